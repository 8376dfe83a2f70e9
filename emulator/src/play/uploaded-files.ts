import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import mime from 'mime';
import type { EmulatorEnv } from '../http/context.ts';
import { ResponseError } from '../http/response-error.ts';
import type { Records, UploadedAsset } from '../store/records.ts';

/** @throws {ResponseError} 404 if there is no such asset, or it is pending. */
export function findFile(assets: Records['assets'], assetId: string): UploadedAsset {
  const asset = assets.find.get(assetId);
  if (asset?.status === 'uploaded') return asset;
  throw new ResponseError(404, 'There is no such file');
}

/** Removes the path segments that browsers resolve: empty, `.` and `..`. */
export function normalName(fileName: string): string {
  return fileName
    .split(/[/\\]/)
    .filter((segment) => !['', '.', '..'].includes(segment))
    .join('/');
}

/** What a response has: a file, or bytes out of a zip. */
export type Content = { readonly path: string } | { readonly bytes: Buffer };

export const notKept = (): never => {
  throw new ResponseError(404, 'The file is not kept here');
};

/**
 * Sends a content, or the requested range of it.
 *
 * @throws {ResponseError} 404 if there is no such file.
 */
export async function sendContent(
  c: Context<EmulatorEnv>,
  content: Content,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const size = 'bytes' in content ? content.bytes.byteLength : (await stat(content.path).catch(notKept)).size;
  // RFC 9110: a server may ignore a range of another unit and several ranges, and ignores one that ends before it begins. A packed file has
  // no parts.
  const isPacked = 'Content-Encoding' in headers;
  const [, first, last] = (!isPacked && /^bytes=(\d*)-(\d*)$/i.exec(c.req.header('Range') ?? '')) || [];
  const isRange = first && last ? Number(first) <= Number(last) : Boolean(first || last);
  const start = isRange ? Number(first || Math.max(0, size - Number(last))) : 0;
  const end = Math.min(isRange && first && last ? Number(last) : size - 1, size - 1);
  if (isRange && start > end) return c.body(null, 416, { ...headers, 'Content-Range': `bytes */${size}` });
  const sent = {
    ...headers,
    'Accept-Ranges': isPacked ? 'none' : 'bytes',
    'Content-Length': String(end - start + 1),
    ...(isRange && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  };
  const status = isRange ? 206 : 200;
  if (c.req.method === 'HEAD' || end < start) return c.body(null, status, sent);
  if ('bytes' in content) return c.body(new Uint8Array(content.bytes.subarray(start, end + 1)), status, sent);
  const stream = createReadStream(content.path, { start, end });
  return c.body(Readable.toWeb(stream) as ReadableStream, status, sent);
}

const ALLOWED_TYPES = /^(?:application|audio|font|image|model|text|video)\/[a-z\d.+-]+$/;

/** The headers of a file that is shown in `shownIn`, a Sec-Fetch-Dest. */
export function fileHeaders(name: string, contentType: string, shownIn: string): Record<string, string> {
  // A browser unpacks what a page asks for, such as the `game.wasm.br` of a Unity build.
  const [, inner, packed] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
  if (inner !== undefined && shownIn !== 'document')
    return { 'Content-Type': typeOfName(inner), 'Content-Encoding': packed === 'br' ? 'br' : 'gzip' };
  const isOnItsOwn = shownIn === 'iframe' && fileKind(contentType) === 'text';
  const type = { 'Content-Type': safeType(contentType, isOnItsOwn) };
  return shownIn === 'document' ? { ...type, 'Content-Disposition': 'attachment' } : type;
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

/** The content type that the extension of a name stands for. */
export function typeOfName(name: string): string {
  return essenceOf(mime.getType(name) ?? 'application/octet-stream');
}

/** The types that browsers show or play, by how they do it. */
const KINDS = {
  image: /^image\/(?:apng|avif|bmp|gif|jpeg|png|svg\+xml|vnd\.microsoft\.icon|webp|x-icon)$/,
  audio: /^audio\/(?:aac|flac|mp3|mp4|mpeg|ogg|opus|wave?|webm|x-(?:flac|m4a|wav))$/,
  video: /^video\/(?:mp4|ogg|quicktime|webm|x-m4v)$/,
  page: /^text\/html$/,
  text: /^(?:text\/.+|application\/(?:.+\+)?(?:json|xml)|application\/(?:javascript|yaml|toml))$/,
};

/** `other` can only be saved. */
export type FileKind = keyof typeof KINDS | 'other';

export function fileKind(contentType: string): FileKind {
  const essence = essenceOf(contentType);
  const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];
  return kinds.find((kind) => KINDS[kind].test(essence)) ?? 'other';
}

/** A content type without its parameters, in lower case. A browser runs no script of the type that `.cjs` has, which is Node's. */
export function essenceOf(contentType: string): string {
  const essence = contentType.replace(/;.*$/s, '').trim().toLowerCase();
  return essence === 'application/node' ? 'text/javascript' : essence;
}
