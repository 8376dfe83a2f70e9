import { closeSync, createReadStream, openSync, statSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { ApiRefusal } from '../api-refusal.ts';
import type { UploadedAsset } from '../asset-table.ts';
import type { EmulatorEnv } from '../emulator-env.ts';
import { type ByteRange, parseRange } from './parse-range.ts';

/**
 * Answers with the bytes of an asset, or with the range that was asked for; only pieces are ever in memory.
 *
 * @param path The file, which has to be the one that `asset` speaks of.
 * @throws {ApiRefusal} 404 where there is no such file, 416 for a range behind its end.
 */
export function sendFile(
  c: Context<EmulatorEnv>,
  { size }: UploadedAsset,
  path: string,
  headers: Readonly<Record<string, string>>,
): Response {
  const { method, headers: asked } = c.env.incoming;
  // Not its hash, which may take long to find: a file that takes another's place is a later one.
  const etag = `"${size}-${lookAt(path, (file) => statSync(file).mtimeMs)}"`;
  const common = { ...headers, 'Accept-Ranges': 'bytes', 'Cache-Control': 'private, no-cache', ETag: etag };
  if (asked['if-none-match'] === etag) return c.body(null, 304, common);
  const isSame = [undefined, etag].includes(asked['if-range']?.toString());
  const range = method === 'GET' && isSame ? parseRange(asked.range, size) : undefined;
  if (range === 'unsatisfiable') {
    const contentRange = { 'Content-Range': `bytes */${size}` };
    throw new ApiRefusal(416, 'Range Not Satisfiable', `The file has ${size} bytes`, contentRange);
  }
  const file = lookAt(path, (existing) => openSync(existing, 'r'));
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const length = { 'Content-Length': String(end - start + 1) };
  if (method !== 'GET' || size === 0) {
    closeSync(file);
    return c.body(null, 200, { ...common, ...length });
  }
  const partial = range && { 'Content-Range': contentRangeOf(range, size) };
  const body = Readable.toWeb(createReadStream(path, { fd: file, start, end })) as ReadableStream;
  return c.body(body, range === undefined ? 200 : 206, { ...common, ...length, ...partial });
}

function contentRangeOf({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`;
}

/** @throws {ApiRefusal} 404 where there is no file. */
function lookAt(path: string, look: (path: string) => number): number {
  try {
    return look(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new ApiRefusal(404, 'Not Found', 'The file is not kept here');
  }
}
