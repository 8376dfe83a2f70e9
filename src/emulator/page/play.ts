import { createHash } from 'node:crypto';
import type { Context, Handler } from 'hono';
import { html, raw } from 'hono/html';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';
import { essenceOf, findFile, normalName, playPath, sendFile } from './files.ts';
import { type Html, plainText } from './text.ts';

const ALLOWED_TYPES = /^(?:application|audio|font|image|model|text|video)\/[a-z\d.+-]+$/;

/** `/play/:assetId`: plays an uploaded page in a tab of its own. */
export function playPageRoute({ assets }: Services): Handler<EmulatorEnv> {
  return (c) => {
    const { assetId, fileName } = findFile(assets, c.req.param('assetId') ?? '');
    const headers = ownPageHeaders({ style: PLAY_STYLE, frames: ownSource(c, `/play/${assetId}/`) });
    return c.html(playPage(fileName, playPath(assetId, fileName)), 200, headers);
  };
}

/**
 * `/play/:assetId/<name>`: runs an uploaded page in a frame, with the files beside it. The page is untrusted: it runs in a
 * sandbox with an opaque origin, and can load only files below its own path. In a tab without a frame it could lead itself
 * to any address, so a tab gets the page with the frame.
 *
 * `name` is the name of a file of the same organization. Its last segment is enough, since uploads may have names without
 * folders.
 */
export function playRoute({ assets, data }: Services): Handler<EmulatorEnv> {
  return (c) => {
    const page = findFile(assets, c.req.param('assetId') ?? '');
    if (c.req.header('Sec-Fetch-Dest') === 'document') return c.redirect(`/play/${page.assetId}`);
    const asset = findBeside(assets, page, c.req.param('name') ?? '');
    const source = ownSource(c, `/play/${page.assetId}/`);
    return sendFile(c, data.filePath(asset.assetId), {
      'Access-Control-Allow-Origin': 'null',
      'Content-Security-Policy': `sandbox allow-scripts; default-src ${source} 'unsafe-inline' 'unsafe-eval' data: blob:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'`,
      'Content-Type': safeType(asset.contentType),
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  };
}

/** @throws {ApiError} 404 if no file beside `page` has that name. */
function findBeside(assets: AssetTable, page: UploadedAsset, name: string): UploadedAsset {
  if (name === normalName(page.fileName)) return page;
  const baseName = name.slice(name.lastIndexOf('/') + 1);
  for (const candidate of new Set([name, baseName])) {
    const asset = assets.newestNamed(page.organizationId, candidate);
    if (asset?.status === 'uploaded') return asset;
  }
  throw new ApiError(404, 'There is no such file');
}

/** The content type is untrusted: only types that a page can load are sent, with their charset. */
function safeType(contentType: string): string {
  const essence = essenceOf(contentType);
  if (!ALLOWED_TYPES.test(essence)) return 'application/octet-stream';
  const [, charset] = /;\s*charset="?([a-z\d_-]+)"?\s*(?:;|$)/i.exec(contentType) ?? [];
  return charset === undefined ? essence : `${essence}; charset=${charset}`;
}

interface OwnPage {
  readonly style: string;
  readonly script?: string;
  /** The sources of its frames. */
  readonly frames: string;
  /** The targets of its forms. */
  readonly forms?: string;
}

/** The headers of a document of the emulator. */
export function ownPageHeaders({ style, script, frames, forms = "'none'" }: OwnPage): Record<string, string> {
  const scripts = script === undefined ? "'none'" : hashSource(script);
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; img-src 'self'; media-src 'self'; style-src ${hashSource(style)}; script-src ${scripts}; frame-src ${frames}; base-uri 'none'; form-action ${forms}; frame-ancestors 'none'`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/**
 * A source of a Content-Security-Policy for everything below `path`. It contains the Host header, so use it only behind
 * `requireLocalHost`. It is the whole origin for an IPv6 host, which no source can name (CSP level 3, section 2.3.1).
 */
export function ownSource(c: Context<EmulatorEnv>, path: string): string {
  const host = c.env.incoming.headers.host ?? '';
  return host.startsWith('[') ? "'self'" : `http://${host}${path}`;
}

const PLAY_STYLE = 'body { margin: 0; } iframe { display: block; width: 100vw; height: 100vh; border: 0; }';

/** The frame of a playable, which has an opaque origin: it reaches neither the page nor its storage. */
export function playFrame(path: string, label: string): Html {
  return html`<iframe src="${path}" title="${label}" sandbox="allow-scripts" referrerpolicy="no-referrer" loading="lazy"></iframe>`;
}

/**
 * An HTML document without scripts, for a tab of its own. It holds the playable in a frame, because only the policy of the
 * document around it can prevent a playable from sending data away by leading its own tab to another address.
 */
function playPage(fileName: string, path: string): Html {
  const name = plainText(fileName);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="/favicon.ico" type="image/svg+xml">
<style>${raw(PLAY_STYLE)}</style>
</head>
<body>${playFrame(path, name)}</body>
</html>
`;
}
