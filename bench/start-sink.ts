import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

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
  const child = spawn(process.execPath, [join(import.meta.dirname, 'sink.ts')], {
    // stdin is what ties the sink to this process, should this one be killed.
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface(child.stdout);
  const [line] = await Promise.race([once(lines, 'line'), ended]);
  if (typeof line !== 'string') throw new Error('The sink ended before it listened');
  const { origin }: { origin: string } = JSON.parse(line);
  return {
    baseUrl: `${origin}/v1`,
    stats: async () => {
      const response = await fetch(`${origin}/stats`);
      return (await response.json()) as SinkStats;
    },
    [Symbol.asyncDispose]: async () => {
      child.kill();
      await ended;
    },
  };
}
