import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { ApiError, errorResponse, methodNotAllowed } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { requireLocalHost } from '../middleware/local-host.ts';
import type { Services } from '../services.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';
import { MRAID } from './stubs/mraid.ts';
import { PLAY } from './stubs/play.ts';
import { essenceOf, fileKind, findFile, sendFile } from './uploaded-files.ts';

const ALLOWED_TYPES = /^(?:application|audio|font|image|model|text|video)\/[a-z\d.+-]+$/;

/** For every response, because workers have the policy of their own. A page on this machine may have any port if it is forwarded. */
const POLICY: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "sandbox allow-scripts allow-same-origin allow-forms; default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'self'; frame-ancestors 'self' http://127.0.0.1:* http://localhost:*",
  // The emulator's page shows images and media. No other site knows the random id in their addresses.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-DNS-Prefetch-Control': 'off',
};

/**
 * The origin of all uploaded files, where playables run: `/:release/:assetId/<name>` is an uploaded file, or one beside it in that
 * release. Canvas, workers and storage work as on a website of its own.
 *
 * Playables are untrusted. The policy lets them reach nothing but this origin, and also holds in workers and in frames of their own.
 *
 * `name` is the name of a file of the same organization. Its last segment is enough, since uploads may have names without
 * folders.
 */
export function createPlayApp({ assets, data, journal, origin }: Services): Hono<EmulatorEnv> {
  const app = new Hono<EmulatorEnv>();
  app.onError((error, c) => errorResponse(error, c, journal));
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(POLICY)) c.res.headers.set(name, value);
  });
  app.use(requireLocalHost, (c, next) => {
    if (c.req.header('Service-Worker') === undefined) return next();
    // It would stay, and answer for every later playable.
    throw new ApiError(403, 'Playables have no service worker');
  });
  // Every app that shows ads with MRAID has its own.
  app.get('/:path{(?:.+/)?mraid\\.js}', (c) => sendScript(c, MRAID));
  app.get('/:release{\\d{1,9}}/:assetId/:name{.+}', async (c) => {
    const release = Number(c.req.param('release'));
    const page = { ...findFile(assets, c.req.param('assetId')), release };
    const name = c.req.param('name');
    const { asset, where } = findBeside(assets, page, name);
    const path = data.filePath(asset.file);
    const [kind, shownIn] = [fileKind(asset.contentType), c.req.header('Sec-Fetch-Dest') ?? ''];
    // In a tab without a frame, a playable could lead itself to any address.
    if (shownIn === 'document' && kind !== 'other')
      return c.redirect(`${origin}${playTab({ ...asset, release })}`);
    if (shownIn === 'document') c.header('Content-Disposition', 'attachment');
    const type = { 'Content-Type': safeType(asset.contentType, shownIn === 'iframe' && kind === 'text') };
    if (where !== '') c.header('Server-Timing', `found;desc="${where}"`);
    const isOpened = kind === 'page' && /frame|^$/.test(shownIn);
    return isOpened ? sendPage(c, path, type) : sendFile(c, path, type);
  });
  app.get('/play.js', (c) => sendScript(c, PLAY));
  app.all('/:release{\\d{1,9}}/:assetId/:name{.+}', methodNotAllowed('GET, HEAD'));
  app.notFound((c) => errorResponse(new ApiError(404, 'There is no such file'), c, journal));
  return app;
}

/**
 * Finds a file beside a page, and says where if it is not of the release of `page` or only its base name fits.
 *
 * @throws {ApiError} 404 if no file beside `page` has that name.
 */
function findBeside(
  assets: AssetTable,
  page: UploadedAsset,
  name: string,
): { asset: UploadedAsset; where: string } {
  if (name === normalName(page.fileName)) return { asset: page, where: '' };
  const baseName = name.slice(name.lastIndexOf('/') + 1);
  for (const candidate of new Set([name, baseName])) {
    const asset = assets.nearestNamed(page, candidate);
    if (asset === undefined) continue;
    const where = [
      ...(candidate === name ? [] : ['by its base name']),
      ...(asset.release === page.release ? [] : [`in release ${asset.release}`]),
    ];
    return { asset, where: where.join(', ') };
  }
  throw new ApiError(404, 'There is no such file');
}

function sendScript(c: Context<EmulatorEnv>, script: string): Response {
  return c.body(script, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Cache-Control': 'no-store',
  });
}

/** A document type after blanks and comments, which must stay first. */
const DOCTYPE = /^(?:\xef\xbb\xbf)?(?:\s|<!--(?:(?!-->).)*-->)*<!doctype[^>]*>|^(?:\xef\xbb\xbf)?/is;
/** Licences may stand before it. */
const MAX_START_BYTES = 65_536;
/** A page that begins so is sent as it is. */
const UTF_16 = /^(?:\xff\xfe|\xfe\xff)/;
const PLAY_ELEMENT = '<script src="/play.js"></script>';

/** Sends an HTML document with `play.js` before everything else. */
async function sendPage(
  c: Context<EmulatorEnv>,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const bytes = await readFile(path).catch(() => {
    throw new ApiError(404, 'The file is not kept here');
  });
  const text = bytes.toString('latin1', 0, MAX_START_BYTES);
  const [start = ''] = DOCTYPE.exec(text) ?? [];
  const parts = [bytes.subarray(0, start.length), Buffer.from(PLAY_ELEMENT), bytes.subarray(start.length)];
  const page = UTF_16.test(text) ? bytes : Buffer.concat(parts);
  return c.body(page, 200, { ...headers, 'Cache-Control': 'no-store' });
}

/** The content type is untrusted: only types that a page can load are sent, with their charset. A script without one has its page's. */
function safeType(contentType: string, isOnItsOwn: boolean): string {
  const essence = essenceOf(contentType);
  if (!ALLOWED_TYPES.test(essence)) return 'application/octet-stream';
  const known = /;\s*charset="?([a-z\d_-]+)"?\s*(?:;|$)/i.exec(contentType)?.[1];
  // Browsers would save some kinds of text, such as CSV, and a frame must not.
  if (isOnItsOwn && !essence.endsWith('xml')) return `text/plain; charset=${known ?? 'utf-8'}`;
  return known === undefined ? essence : `${essence}; charset=${known}`;
}

/**
 * The origin of playables for a request to the page: its host with another port. With another host, the frame would be of another site,
 * and browsers deny such a frame its storage. No policy can name an IPv6 host (CSP level 3, section 2.3.1).
 */
export function playOriginFor(c: Context<EmulatorEnv>, playPort: string): string {
  const { hostname } = new URL(`http://${c.env.incoming.headers.host}`);
  return `http://${hostname.startsWith('[') ? '127.0.0.1' : hostname}:${playPort}`;
}

/** The address of a playable page with the files of a release. It ends with the file's name, so that relative URLs lead to files uploaded beside it. */
export function playUrl(
  playOrigin: string,
  { assetId, fileName, release }: Pick<UploadedAsset, 'assetId' | 'fileName' | 'release'>,
): string {
  return `${playOrigin}/${release}/${assetId}/${normalName(fileName).split('/').map(encodeURIComponent).join('/')}`;
}

/** The path at the emulator's page that shows a file in a tab of its own. */
export function playTab({ assetId, release }: Pick<UploadedAsset, 'assetId' | 'release'>): string {
  return `/play/${assetId}?release=${release}`;
}

/** Removes the path segments that browsers resolve: empty, `.` and `..`. */
function normalName(fileName: string): string {
  return fileName
    .split(/[/\\]/)
    .filter((segment) => !['', '.', '..'].includes(segment))
    .join('/');
}
