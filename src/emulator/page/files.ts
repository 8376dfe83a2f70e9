import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import { errorCode } from '../../support/errors.ts';
import { percentEncode } from '../../support/text.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { Services } from '../services.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';
import { essenceOf, type FileKind, fileKind } from './file-kind.ts';

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
 * @throws {ApiError} 404 if there is no such file, 416 for a range behind its end.
 */
export function sendFile(
  c: Context<EmulatorEnv>,
  path: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const { method, headers: request } = c.env.incoming;
  const file = openFile(path);
  let isStreaming = false;
  try {
    const { size, ino, mtimeMs } = fstatSync(file);
    const etag = `"${ino}-${mtimeMs}-${size}"`;
    const common = { ...headers, 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, no-cache', ETag: etag };
    if (request['if-none-match'] === etag) return c.body(null, 304, common);
    const isSame = [undefined, etag].includes(request['if-range']?.toString());
    const range = method === 'GET' && isSame ? parseRange(request.range, size) : undefined;
    if (range === 'unsatisfiable') {
      throw new ApiError(416, `The file has ${size} bytes`, { 'Content-Range': `bytes */${size}` });
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const length = { 'Content-Length': String(end - start + 1) };
    if (method !== 'GET' || size === 0) return c.body(null, 200, { ...common, ...length });
    const partial = range && { 'Content-Range': `bytes ${start}-${end}/${size}` };
    // The stream closes the file at its end, and when the client disconnects.
    const body = Readable.toWeb(createReadStream(path, { fd: file, start, end })) as ReadableStream;
    isStreaming = true;
    return c.body(body, range === undefined ? 200 : 206, { ...common, ...length, ...partial });
  } finally {
    if (!isStreaming) closeSync(file);
  }
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new ApiError(404, 'The file is not kept here');
  }
}

/** The offsets of the first and the last byte. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a `Range` header, RFC 9110 section 14.
 *
 * @returns `undefined` for the whole file: without a header, and for headers that a server may ignore, such as several
 *   ranges; `unsatisfiable` for a range that starts behind the end.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  const isSuffix = from === '';
  if (!isSuffix && to !== '' && Number(to) < Number(from)) return undefined;
  const start = isSuffix ? Math.max(0, size - Number(to)) : Number(from);
  if (start >= size) return 'unsatisfiable';
  return { start, end: isSuffix || to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
