import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpTransport } from '../../src/api/http/transport.ts';
import { forEachConcurrently } from '../../src/support/concurrency.ts';
import type { Bench, Case, CaseResult, Check } from '../case.ts';
import { startListener } from '../listener.ts';
import { spread } from '../table.ts';
import type { Counts, Settings } from './limited-service.ts';
import { OWN_STRATEGY, STRATEGIES, type Strategy } from './strategies.ts';

interface Comparison extends Omit<Case, 'run' | 'onlyByName'> {
  readonly files: number;
  /** By the heads of their columns. */
  readonly servers: Readonly<Record<string, Settings>>;
  /** Servers that are measured at the same time; default: all, because a strategy mostly waits. */
  readonly atOnce?: number;
  /** Whether files may fail. */
  readonly isDown?: boolean;
  /** Names of the strategies beside that of the action; default: all. */
  readonly rivals?: readonly string[];
  /** The cell of a strategy and a server, from the counts of each run. `first` are those of the first server. */
  evaluate(
    runs: readonly Counts[],
    server: string,
    first: readonly Counts[],
  ): { readonly cell: string; readonly checks: readonly Check[] };
}

/** Makes a case of strategies that upload the same number of files to the same servers, over real sockets. */
export function compareStrategies(comparison: Comparison): Case {
  const { name, title, runs = 1 } = comparison;
  return { name, title, runs, onlyByName: true, run: (bench) => run(comparison, bench) };
}

async function run(comparison: Comparison, { runs, includes, signal }: Bench): Promise<CaseResult> {
  const { files, rivals, evaluate, isDown = false } = comparison;
  const servers = Object.entries(comparison.servers);
  const { atOnce = servers.length } = comparison;
  const table = [['', ...servers.map(([server]) => server)]];
  const checks: Check[] = [];
  for (const [name, strategy] of Object.entries(STRATEGIES)) {
    const isOwn = name === OWN_STRATEGY;
    if (!isOwn && !(includes(name) && (rivals?.includes(name) ?? true))) continue;
    const measured = servers.map((): Counts[] => []);
    for (let run = 0; run < runs; run += 1) {
      await forEachConcurrently(
        servers,
        atOnce,
        () => signal.aborted,
        async ([, settings], index) => {
          // Started at different times, they do not disturb each other.
          await sleep(atOnce === 1 ? 0 : index * 260, undefined, { signal });
          measured[index]?.push(await measure(settings, files, strategy, signal));
        },
      );
      signal.throwIfAborted();
    }
    const row = [name];
    for (const [index, [server]] of servers.entries()) {
      const counts = measured[index] ?? [];
      const result = evaluate(counts, server, measured[0] ?? []);
      row.push(result.cell);
      if (!isOwn) continue;
      const failed = spread(counts.map(({ storage }) => files - storage.accepted)).max;
      const atMost = isDown ? files : 0;
      const all = [...result.checks, { what: 'failed files', value: failed, unit: 'in one run', atMost }];
      checks.push(...all.map((check) => ({ ...check, what: `${check.what} (${server})` })));
    }
    table.push(row);
  }
  return { server: 'a service and a storage with rate limits', table, checks, leftOut: [] };
}

async function measure(
  settings: Settings,
  files: number,
  strategy: Strategy,
  signal: AbortSignal,
): Promise<Counts> {
  const script = join(import.meta.dirname, 'limited-service.ts');
  await using service = await startListener(script, JSON.stringify(settings));
  const { idleTimeoutMs = 60_000, concurrency } = settings;
  const transport = new HttpTransport({ userAgent: 'bench', idleTimeoutMs });
  try {
    await strategy({ files, baseUrl: service.origin, transport, signal, concurrency });
  } finally {
    transport.close();
  }
  return (await (await fetch(`${service.origin}/counts`)).json()) as Counts;
}
