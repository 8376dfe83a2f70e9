import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { EmulatorEnv } from '../http/context.ts';
import { errorResponse, methodNotAllowed, ResponseError } from '../http/response-error.ts';
import { requireLocalHost } from '../middleware/local-host.ts';
import type { Services } from '../services.ts';
import type { UploadedAsset } from '../store/records.ts';
import { isArchive, openArchive, readFromArchive, UnreadableFile } from './archive.ts';
import { findNetwork } from './networks.ts';
import { MRAID_SCRIPT, PLAY_SCRIPT, WORKER_START } from './scripts.ts';
import {
  type Content,
  fileHeaders,
  fileKind,
  findFile,
  normalName,
  notKept,
  sendContent,
  typeOfName,
} from './uploaded-files.ts';

/** For every response, because workers have the policy of their own. A page on this machine may have any port if it is forwarded. */
const POLICY: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "sandbox allow-scripts allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'self'; frame-ancestors 'self' http://127.0.0.1:* http://localhost:*",
  // The emulator's page shows images and media. No other site knows the random id in their addresses.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A process of its own in desktop Chromium: an endless loop in a playable does not stop the page.
  'Origin-Agent-Cluster': '?1',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
};

const PATH = '/:place{\\d{1,9}(?:-[a-z]+)?}/:assetId/:name{.+}';

/** What a request for a file is answered with. `where` says if it is not of the release of the page, or only its base name fits. */
type Found = { readonly contentType: string; readonly content: Content; readonly where?: string };

/**
 * The origin of all uploaded files, where playables run: `/:release/:assetId/<name>` is an uploaded file, one beside it in that release, or
 * one in an uploaded zip; `/:release-:network/…` is the same with the interface of that network. Canvas, workers and storage work as on a
 * website of its own.
 *
 * Playables are untrusted. The policy lets them reach nothing but this origin, and also holds in workers and in frames of their own.
 *
 * `name` is the name of a file of the same organization. Its last segment is enough, since uploads may have names without
 * folders.
 */
export function createPlayApp(services: Services): Hono<EmulatorEnv> {
  const { assets, data, journal, origin } = services;
  const app = new Hono<EmulatorEnv>();
  app.onError((error, c) => errorResponse(error, c, journal));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(POLICY)) c.res.headers.set(name, value);
    const { error } = c;
    if (error === undefined) return;
    // A line beside the frame says why.
    const why = `failed;desc=${JSON.stringify(error.message).replace(/[^ -~]/g, '?')}`;
    if (error instanceof UnreadableFile) c.res.headers.set('Server-Timing', why);
    if (c.req.header('Sec-Fetch-Dest') !== 'iframe') return;
    c.res = new Response(PLAY_ELEMENT, c.res);
    c.res.headers.set('Content-Type', 'text/html');
  });
  app.use(requireLocalHost, (c, next) => {
    if (c.req.header('Service-Worker') === undefined) return next();
    // It would stay, and answer for every later playable.
    throw new ResponseError(403, 'Playables have no service worker');
  });
  app.get('/play.js', (c) => sendScript(c, PLAY_SCRIPT));
  app.get('/:path{(?:.+/)?mraid\\.js}', (c, next) => {
    const [, network] = /^\/\d+-([a-z]+)\//.exec(c.req.path) ?? [];
    const isProvided = network === undefined || findNetwork(network)?.mraid;
    return isProvided ? sendScript(c, MRAID_SCRIPT) : next();
  });
  app.get(PATH, async (c) => {
    const [release, network] = c.req.param('place').split('-');
    const page = { ...findFile(assets, c.req.param('assetId')), release: Number(release) };
    const name = c.req.param('name');
    const { content, contentType, where } = isArchive(page)
      ? await findInArchive(data.filePath(page.file), name)
      : findBeside(services, page, name);
    const [kind, shownIn] = [fileKind(contentType), c.req.header('Sec-Fetch-Dest') ?? ''];
    // In a tab without a frame, a playable could lead itself to any address.
    if (shownIn === 'document' && kind !== 'other') return c.redirect(origin + playTab(page, network));
    const headers = fileHeaders(name, contentType, shownIn);
    if (where) c.header('Server-Timing', `found;desc="${where}"`);
    const isOpened = kind === 'page' && /frame|^$/.test(shownIn);
    const isWorker = /worker$/.test(shownIn) && !('Content-Encoding' in headers);
    if (!isOpened && !isWorker) return sendContent(c, content, headers);
    const bytes = 'bytes' in content ? content.bytes : await readFile(content.path).catch(notKept);
    if (isOpened) keepStorageOf(c, `${page.release}-${page.assetId}`);
    const changed = isOpened ? withPlayScript(bytes) : Buffer.concat([Buffer.from(WORKER_START), bytes]);
    return c.body(new Uint8Array(changed), 200, headers);
  });
  app.all(PATH, methodNotAllowed('GET, HEAD'));
  app.notFound((c) => errorResponse(new ResponseError(404, 'There is no such file'), c, journal));
  return app;
}

/** Before a page starts, what another playable has stored is removed, which may have filled all of it. */
function keepStorageOf(c: Context<EmulatorEnv>, playable: string): void {
  // Cookies know no ports, and no other file of the playable has this one.
  const name = `playable-of-${new URL(c.req.url).port}`;
  if (getCookie(c, name) !== playable) c.header('Clear-Site-Data', '"storage"');
  setCookie(c, name, playable, { httpOnly: true, maxAge: 31_536_000, sameSite: 'Strict' });
}

/** @throws {ResponseError} 404 if the zip has no such file, or can't be played. */
async function findInArchive(path: string, name: string): Promise<Found> {
  const { entries } = await openArchive(path);
  const entry = entries.get(name);
  if (entry === undefined) throw new ResponseError(404, 'There is no such file in the zip');
  return { contentType: typeOfName(name), content: { bytes: await readFromArchive(path, entry) } };
}

/** @throws {ResponseError} 404 if no file beside `page` has that name. */
function findBeside({ assets, data }: Services, page: UploadedAsset, name: string): Found {
  const { organizationId, release } = page;
  const named = (fileName: string) => assets.nearestNamed.get({ organizationId, release, fileName });
  const whole = name === normalName(page.fileName) ? page : named(name);
  const asset = whole ?? named(name.slice(name.lastIndexOf('/') + 1));
  if (asset === undefined) throw new ResponseError(404, 'There is no such file');
  const where = [!whole && 'by its base name', asset.release !== release && `in release ${asset.release}`];
  const content = { path: data.filePath(asset.file) };
  return { contentType: asset.contentType, content, where: where.filter(Boolean).join(', ') };
}

function sendScript(c: Context<EmulatorEnv>, script: string): Response {
  return c.body(script, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
}

/** Licences may stand before it. */
const MAX_START_BYTES = 65_536;
const PLAY_ELEMENT = '<script src="/play.js"></script>';

/** An HTML document with `play.js` before everything else. */
function withPlayScript(page: Buffer): Buffer {
  const text = page.toString('latin1', 0, MAX_START_BYTES);
  // UTF-16.
  if (/^(?:\xff\xfe|\xfe\xff)/.test(text)) return page;
  const start = startLength(text);
  return Buffer.concat([page.subarray(0, start), Buffer.from(PLAY_ELEMENT), page.subarray(start)]);
}

/** The length of a byte order mark, and of a document type after blanks and comments, which must stay first. */
function startLength(text: string): number {
  const mark = text.startsWith('\xef\xbb\xbf') ? 3 : 0;
  let at = mark;
  for (;;) {
    while (/\s/.test(text.charAt(at))) at += 1;
    if (!text.startsWith('<!--', at)) break;
    const end = text.indexOf('-->', at + 4);
    if (end < 0) return mark;
    at = end + 3;
  }
  if (text.slice(at, at + 9).toLowerCase() !== '<!doctype') return mark;
  // Without an end, this is 0.
  return Math.max(mark, text.indexOf('>', at) + 1);
}

/**
 * The origin of playables for a request to the page: its host with another port. With another host, the frame would be of another site,
 * and browsers deny such a frame its storage. No policy can name an IPv6 host (CSP level 3, section 2.3.1).
 */
export function playOriginFor(c: Context<EmulatorEnv>, playPort: number): string {
  const { hostname } = new URL(`http://${c.env.incoming.headers.host}`);
  return `http://${hostname.startsWith('[') ? '127.0.0.1' : hostname}:${playPort}`;
}

/** A page of a playable: an uploaded file, or a file in an uploaded zip, with the files of a release. */
export type PlayedPage = Pick<UploadedAsset, 'assetId' | 'fileName' | 'release'>;

/** The address of a page with the interface of a network. It ends with the file's name, so that relative URLs lead to files beside it. */
export function playUrl(origin: string, { assetId, fileName, release }: PlayedPage, network = ''): string {
  const place = network === '' ? release : `${release}-${network}`;
  return `${origin}/${place}/${assetId}/${normalName(fileName).split('/').map(encodeURIComponent).join('/')}`;
}

/** The path at the emulator's page that shows a file in a tab of its own. */
export function playTab({ assetId, release }: Omit<PlayedPage, 'fileName'>, network = ''): string {
  return `/play/${assetId}?release=${release}${network === '' ? '' : `&network=${network}`}`;
}
