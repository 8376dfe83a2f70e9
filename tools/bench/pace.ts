import { statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpTransport } from '../../src/api/http/transport.ts';
import { Secrets } from '../../src/api/redaction/secrets.ts';
import { ServiceClient } from '../../src/api/service-client.ts';
import { StorageClient } from '../../src/api/storage-client.ts';
import { fanOut } from '../../src/pipeline/events.ts';
import { uploadAssets } from '../../src/pipeline/upload-assets.ts';
import { systemClock as clock, WaitTimer } from '../../src/retry/clock.ts';
import { queuesByOrigin } from '../../src/retry/request-queue.ts';
import type { Bench, Case, CaseResult, Check } from './case.ts';
import type { Counts, ServerSettings } from './server.ts';
import { startServer } from './start-server.ts';

interface Pace extends Omit<Case, 'run'> {
  readonly files: number;
  /** By their names. */
  readonly servers: Readonly<Record<string, ServerSettings>>;
  /** The figures of a server, from the counts of each run. */
  evaluate(runs: readonly Counts[], server: string): readonly Check[];
}

/** Makes a case in which the pipeline of the action uploads to servers with limits, over real sockets. */
export function measurePace(pace: Pace): Case {
  const { name, title, runs = 1 } = pace;
  return { name, title, runs, run: (bench) => run(pace, bench) };
}

async function run(pace: Pace, { runs, signal }: Bench): Promise<CaseResult> {
  const measured = Object.entries(pace.servers).map(([name, settings]) => {
    return { name, settings, counts: [] as Counts[] };
  });
  const measure = async ({ settings, counts }: (typeof measured)[number], delayMs: number) => {
    await sleep(delayMs, undefined, { signal });
    counts.push(await upload(pace.files, settings, signal));
  };
  for (let run = 0; run < runs; run += 1) {
    // An upload mostly waits. Started at different times, they do not disturb each other.
    await Promise.all(measured.map((one, index) => measure(one, index * 260)));
  }
  return { checks: measured.flatMap(({ name, counts }) => pace.evaluate(counts, name)) };
}

/**
 * Uploads one small file many times: each needs an upload URL of the service and a PUT to the storage.
 *
 * @throws Error if the storage did not get all
 */
async function upload(files: number, settings: ServerSettings, signal: AbortSignal): Promise<Counts> {
  await using server = await startServer({ latencyMs: 1, ...settings });
  const token = 'bench-token-4f9c2a';
  const secrets = new Secrets(token);
  const transport = new HttpTransport({ userAgent: 'bench', idleTimeoutMs: 60_000, secrets });
  const limits = { maxAttempts: 10, maxRetryWaitMs: 120_000 };
  const context = {
    limits,
    clock,
    random: Math.random,
    secrets,
    onWait: () => undefined,
    queueOf: queuesByOrigin(clock, new WaitTimer(clock), limits),
  };
  const absolutePath = import.meta.filename;
  const { size } = statSync(absolutePath);
  const asset = { path: 'a', fileName: 'a', contentType: 'text/plain', absolutePath, size };
  try {
    await uploadAssets(
      Array.from({ length: files }, () => asset),
      {
        organizationId: 'org-1',
        service: new ServiceClient({
          baseUrl: `${server.origin}/v1`,
          token,
          transport,
          context,
          allowHttp: true,
        }),
        storage: new StorageClient({ transport, context }),
        concurrency: 'auto',
        clock,
        events: fanOut([]),
        signal,
      },
    );
  } finally {
    transport.close();
  }
  signal.throwIfAborted();
  const counts = await server.counts();
  if (counts.files !== files) throw new Error(`The storage accepted ${counts.files} of ${files} files`);
  return counts;
}
