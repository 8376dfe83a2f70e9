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
  /** How long answers were held back, all together: a timer may be late by a millisecond. */
  readonly delayMs: number;
}

/** A running sink in a process of its own, ended with `await using`. */
export interface Sink extends AsyncDisposable {
  /** Address of the service, with its path prefix. */
  readonly baseUrl: string;
  stats(): Promise<SinkStats>;
}

export interface SinkOptions {
  /** How long each answer is held back. */
  readonly latencyMs?: number;
  /** Lets it speak TLS. */
  readonly certificate?: Certificate | undefined;
}

/**
 * Starts a sink on Node's own server.
 * @throws Error when the sink ends before it listens
 */
export async function startSink({ latencyMs = 0, certificate }: SinkOptions = {}): Promise<Sink> {
  const files = certificate === undefined ? [] : [certificate.certFile, certificate.keyFile];
  const listener = await startListener('sink.ts', String(latencyMs), ...files);
  return {
    baseUrl: `${listener.origin}/v1`,
    stats: async () => JSON.parse(await askSink(`${listener.origin}/stats`, certificate?.cert)) as SinkStats,
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}
