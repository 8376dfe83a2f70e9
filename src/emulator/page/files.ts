import { closeSync, createReadStream, fstatSync, openSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { ApiRefusal } from '../http/api-refusal.ts';
import type { EmulatorEnv } from '../http/context.ts';
import { type ByteRange, parseRange } from './parse-range.ts';

/**
 * Answers with the bytes of a file, or with the range that was asked for; only pieces are ever in memory.
 *
 * @throws {ApiRefusal} 404 where there is no such file, 416 for a range behind its end.
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
      throw new ApiRefusal(416, 'Range Not Satisfiable', `The file has ${size} bytes`, contentRange);
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
    throw new ApiRefusal(404, 'Not Found', 'The file is not kept here');
  }
}
