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
}

/** A running sink in a process of its own, ended with `await using`. */
export interface Sink extends AsyncDisposable {
  /** Address of the service, with its path prefix. */
  readonly baseUrl: string;
  stats(): Promise<SinkStats>;
}

/** @throws Error when the sink ends before it listens */
export async function startSink(): Promise<Sink> {
  const listener = await startListener('sink.ts');
  return {
    baseUrl: `${listener.origin}/v1`,
    stats: async () => {
      const response = await fetch(`${listener.origin}/stats`);
      return (await response.json()) as SinkStats;
    },
    [Symbol.asyncDispose]: () => listener[Symbol.asyncDispose](),
  };
}
