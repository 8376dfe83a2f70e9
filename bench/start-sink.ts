import { askSink } from './ask-sink.ts';
import type { Certificate } from './make-certificate.ts';
import { startListener } from './start-listener.ts';

/** What a sink was sent since it started. */
export interface SinkStats {
  /** Upload addresses handed out. */
  readonly uploadUrls: number;
  /** Files received whole. */
  readonly files: number;
  readonly fileBytes: number;
  readonly exports: number;
  /** Requests for anything that a sink does not have. */
  readonly others: number;
  /** How long answers were held back, all together. A timer is late by up to a millisecond or two. */
  readonly delayMs: number;
}

/** A running sink in a process of its own, ended with `await using`. */
export interface Sink extends AsyncDisposable {
  /** Address of the service, with its path prefix. */
  readonly baseUrl: string;
  stats(): Promise<SinkStats>;
}

/**
 * Starts a sink on `node:http`.
 *
 * @param options.latencyMs time from the end of a request to its answer
 * @param options.certificate makes it a sink on `node:https`
 * @throws Error when the sink ends before it listens
 */
export async function startSink(
  options: { readonly latencyMs?: number; readonly certificate?: Certificate | undefined } = {},
): Promise<Sink> {
  const { latencyMs = 0, certificate } = options;
  const files = certificate === undefined ? [] : [certificate.certFile, certificate.keyFile];
  const listener = await startListener('sink.ts', String(latencyMs), ...files);
  return {
    baseUrl: `${listener.origin}/v1`,
    stats: async () => JSON.parse(await askSink(`${listener.origin}/stats`, certificate?.cert)) as SinkStats,
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}
