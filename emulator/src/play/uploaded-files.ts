import { serveStatic } from '@hono/node-server/serve-static';
import type { Context } from 'hono';
import { ApiError } from '../http/api-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';

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
  // RFC 9110: a server may ignore a range of another unit and several ranges.
  if (!/^bytes=\d*-\d*$/.test(c.req.header('Range') ?? '')) c.req.raw.headers.delete('Range');
  const found = await serveStatic<EmulatorEnv>({ path })(c, async () => undefined);
  if (!found) throw new ApiError(404, 'The file is not kept here');
  const common = { ...headers, 'Accept-Ranges': 'bytes', 'Cache-Control': 'no-store' };
  for (const [name, value] of Object.entries(common)) found.headers.set(name, value);
  return found;
}

/** How a browser shows a file. `page` is HTML; `other` can only be saved. */
export type FileKind = 'image' | 'audio' | 'video' | 'page' | 'text' | 'other';

/** The image types that browsers show. */
const IMAGE = /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/;
/** The sounds and videos that browsers play. */
const SOUND = /^audio\/(?:aac|flac|mp3|mp4|mpeg|ogg|opus|wave?|webm|x-(?:flac|m4a|wav))$/;
const VIDEO = /^video\/(?:mp4|ogg|quicktime|webm|x-m4v)$/;
const TEXT = /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/;

export function fileKind(contentType: string): FileKind {
  const essence = essenceOf(contentType);
  if (IMAGE.test(essence)) return 'image';
  if (SOUND.test(essence)) return 'audio';
  if (VIDEO.test(essence)) return 'video';
  if (essence === 'text/html') return 'page';
  return TEXT.test(essence) ? 'text' : 'other';
}

/** A content type without its parameters, in lower case. */
export function essenceOf(contentType: string): string {
  return contentType.replace(/;.*$/s, '').trim().toLowerCase();
}
