import { join } from 'node:path';
import { findOnPath } from '../../scripts/find-program.ts';
import { startListener } from '../listener.ts';
import { startNginx } from './nginx.ts';
import type { SinkStats } from './stats.ts';

/** The service and its storage in a process of their own, which store nothing; `await using` stops it. */
export interface Sink extends AsyncDisposable {
  readonly name: string;
  /** URL of the service, with its path prefix. */
  readonly baseUrl: string;
  stats(): Promise<SinkStats>;
}

/**
 * Starts nginx if the case prefers it and this machine has it, or a server on Node.
 *
 * @param latencyMs the delay of each response
 * @param folder an empty folder for nginx
 */
export async function openSink(prefers: 'nginx' | 'node', latencyMs: number, folder: string): Promise<Sink> {
  const late = latencyMs === 0 ? '' : `, responses after ${latencyMs} ms`;
  const nginx = findOnPath('nginx');
  if (prefers === 'nginx' && nginx !== undefined)
    return { name: `nginx${late}`, ...(await startNginx(nginx, folder, latencyMs)) };
  const listener = await startListener(join(import.meta.dirname, 'node-sink.ts'), String(latencyMs));
  return {
    name: `Node${late}`,
    baseUrl: `${listener.origin}/v1`,
    stats: async () => (await (await fetch(`${listener.origin}/stats`)).json()) as SinkStats,
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}

/**
 * Checks that a run sent exactly this to the sink: one request for an upload URL and one PUT per file.
 *
 * @throws Error if anything is missing or additional
 */
export async function checkDelivery<T>(
  sink: Sink,
  { files, bytes }: { readonly files: number; readonly bytes: number },
  deliver: () => Promise<T>,
): Promise<T> {
  const before = await sink.stats();
  const result = await deliver();
  const after = await sink.stats();
  const received = {
    uploadUrls: after.uploadUrls - before.uploadUrls,
    files: after.files - before.files,
    bytes: after.fileBytes - before.fileBytes,
    others: after.others - before.others,
  };
  const [actual, expected] = [
    JSON.stringify(received),
    JSON.stringify({ uploadUrls: files, files, bytes, others: 0 }),
  ];
  if (actual !== expected) throw new Error(`The sink received ${actual}, not ${expected}`);
  return result;
}
