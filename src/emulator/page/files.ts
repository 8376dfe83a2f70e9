import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context, Handler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { ApiError } from '../http/errors.ts';
import type { AssetTable, UploadedAsset } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import { essenceOf, type FileKind, fileKind } from './file-kind.ts';

/** What the routes of files need of the emulator. */
export interface FileServices {
  readonly assets: AssetTable;
  readonly data: DataDirectory;
}

/** For files that anyone may have written: no script runs, nothing else is fetched, no other site shows them. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** `/files/:assetId`: a file to look at, hear, watch, read or save. A page is read here, and played at `/play`. */
export function fileRoute({ assets, data }: FileServices): Handler<EmulatorEnv> {
  return (c) => {
    const asset = findFile(assets, c.req.param('assetId') ?? '');
    const kind = fileKind(asset.contentType);
    // A sound in a tab of its own is fetched by the tab, which in a sandbox would be a stranger to the file.
    const isPlayed = kind === 'audio' || kind === 'video';
    const headers = {
      'Content-Security-Policy': isPlayed ? POLICY : `sandbox; ${POLICY}`,
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...typeHeaders(kind, asset),
    };
    return sendFile(c, data.filePath(asset.assetId), headers);
  };
}

/** The content type is text from outside: only what is known to be harmless stays as it is. */
function typeHeaders(kind: FileKind, { contentType, fileName }: UploadedAsset): Record<string, string> {
  if (kind === 'page' || kind === 'text') return { 'Content-Type': 'text/plain; charset=utf-8' };
  if (kind !== 'other') return { 'Content-Type': essenceOf(contentType) };
  const baseName = fileName.split(/[/\\]/).at(-1) ?? '';
  return {
    'Content-Type': 'application/octet-stream',
    'Content-Disposition': `attachment; filename*=UTF-8''${extendedValue(baseName)}`,
  };
}

/** RFC 8187 section 3.2.1. */
function extendedValue(text: string): string {
  return encodeURIComponent(text).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * The asset with this id.
 *
 * @throws {ApiError} 404 where there is none, or its file has not arrived.
 */
export function findFile(assets: AssetTable, assetId: string): UploadedAsset {
  const asset = assets.find(assetId);
  if (asset?.status === 'uploaded') return asset;
  throw new ApiError(404, 'Not Found', 'There is no such file');
}

/**
 * Answers with the bytes of a file, or with the range that was asked for; only pieces are ever in memory.
 *
 * @throws {ApiError} 404 where there is no such file, 416 for a range behind its end.
 */
export function sendFile(
  c: Context<EmulatorEnv>,
  path: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const { method, headers: asked } = c.env.incoming;
  const file = openFile(path);
  let isSent = false;
  try {
    const { size, ino, mtimeMs } = fstatSync(file);
    const etag = `"${ino}-${mtimeMs}-${size}"`;
    const common = { ...headers, 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, no-cache', ETag: etag };
    if (asked['if-none-match'] === etag) return c.body(null, 304, common);
    const isSame = [undefined, etag].includes(asked['if-range']?.toString());
    const range = method === 'GET' && isSame ? parseRange(asked.range, size) : undefined;
    if (range === 'unsatisfiable') {
      const contentRange = { 'Content-Range': `bytes */${size}` };
      throw new ApiError(416, 'Range Not Satisfiable', `The file has ${size} bytes`, contentRange);
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    const length = { 'Content-Length': String(end - start + 1) };
    if (method !== 'GET' || size === 0) return c.body(null, 200, { ...common, ...length });
    const partial = range && { 'Content-Range': contentRangeOf(range, size) };
    // Closes the file at its end, and when the client goes.
    const body = Readable.toWeb(createReadStream(path, { fd: file, start, end })) as ReadableStream;
    isSent = true;
    return c.body(body, range === undefined ? 200 : 206, { ...common, ...length, ...partial });
  } finally {
    if (!isSent) closeSync(file);
  }
}

function contentRangeOf({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`;
}

function openFile(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new ApiError(404, 'Not Found', 'The file is not kept here');
  }
}

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads a `Range` header, RFC 9110 section 14.
 *
 * @param size Of the whole file, in bytes.
 * @returns `undefined` for the whole file: without the header, and for what it may be left unread for, several ranges
 *   among them; `unsatisfiable` for one that begins behind the end.
 */
function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return undefined;
  if (from === '') return Number(to) === 0 || size === 0 ? 'unsatisfiable' : lastBytes(Number(to), size);
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange {
  return { start: Math.max(0, size - count), end: size - 1 };
}
