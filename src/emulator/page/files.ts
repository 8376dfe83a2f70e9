import { statSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Handler } from 'hono';
import { percentEncode } from '../../support/text.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';

/** For untrusted files: no scripts, no requests to other origins, no frames on other sites. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `/files/:assetId`: a file to show or save. A page is shown as text; `/play` runs it. */
export function fileRoute({ assets, data }: Services): Handler<EmulatorEnv> {
  return (c) => {
    const asset = findFile(assets, c.req.param('assetId') ?? '');
    const kind = fileKind(asset.contentType);
    // A tab that plays media fetches the file again: with an opaque origin that would be a cross-origin request.
    const sandbox = kind === 'audio' || kind === 'video' ? 'sandbox allow-same-origin' : 'sandbox';
    const headers = {
      'Content-Security-Policy': `${sandbox}; ${POLICY}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...typeHeaders(kind, asset),
    };
    return sendFile(c, data.filePath(asset.assetId), headers);
  };
}

/** The content type is untrusted: only harmless ones are sent unchanged. */
function typeHeaders(kind: FileKind, { contentType, fileName }: UploadedAsset): Record<string, string> {
  if (kind === 'page' || kind === 'text') return { 'Content-Type': 'text/plain; charset=utf-8' };
  if (kind !== 'other') return { 'Content-Type': essenceOf(contentType) };
  const baseName = fileName.split(/[/\\]/).at(-1) ?? '';
  return {
    'Content-Type': 'application/octet-stream',
    // RFC 8187 section 3.2.1.
    'Content-Disposition': `attachment; filename*=UTF-8''${percentEncode(baseName)}`,
  };
}

/** @throws {ApiError} 404 if there is no such asset, or it is pending. */
export function findFile(assets: AssetTable, assetId: string): UploadedAsset {
  const asset = assets.find(assetId);
  if (asset?.status === 'uploaded') return asset;
  throw new ApiError(404, 'There is no such file');
}

/**
 * Streams a file, or the requested range of it.
 *
 * @throws {ApiError} 404 if there is no such file.
 */
export async function sendFile(
  c: Context<EmulatorEnv>,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) throw new ApiError(404, 'The file is not kept here');
  const etag = `"${stats.ino}-${stats.mtimeMs}-${stats.size}"`;
  // RFC 9110: a server may ignore a range of another unit and several ranges, and must ignore that of another version.
  const isRange = /^bytes=\d*-\d*$/.test(c.req.header('Range') ?? '');
  if (!isRange || (c.req.header('If-Range') ?? etag) !== etag) c.req.raw.headers.delete('Range');
  const isCached = c.req.header('If-None-Match') === etag;
  const found = isCached
    ? c.body(null, 304)
    : await serveStatic<EmulatorEnv>({ path })(c, async () => undefined);
  if (!found) throw new ApiError(404, 'The file is not kept here');
  const common = { ...headers, 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, no-cache', ETag: etag };
  for (const [name, value] of Object.entries(common)) found.headers.set(name, value);
  return found;
}

/** How the page shows a file. `page` is HTML; `other` can only be saved. */
export type FileKind = 'image' | 'audio' | 'video' | 'page' | 'text' | 'other';

/** The image types that browsers show. */
const IMAGE = /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/;
const TEXT = /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/;

export function fileKind(contentType: string): FileKind {
  const essence = essenceOf(contentType);
  if (IMAGE.test(essence)) return 'image';
  if (essence.startsWith('audio/')) return 'audio';
  if (essence.startsWith('video/')) return 'video';
  if (essence === 'text/html') return 'page';
  return TEXT.test(essence) ? 'text' : 'other';
}

/** A content type without its parameters, in lower case. */
export function essenceOf(contentType: string): string {
  return contentType.replace(/;.*$/s, '').trim().toLowerCase();
}
