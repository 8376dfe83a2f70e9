import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startEmulator } from '../../src/emulator/start-emulator.ts';
import type { Profile } from './profiles.ts';
import { type Coverage, readCoverage } from './read-coverage.ts';

/** How a run of schemathesis ended. */
export interface ProfileRun {
  /** 0 where every check held. */
  readonly exitCode: number | null;
  /** All that it said. */
  readonly output: string;
  readonly coverage: Coverage;
  readonly durationMs: number;
}

/** Games that are there from the beginning, so that there is something to find. */
const GAMES = ['Bubble Pop', 'Word Duel', 'größe 🎈'];

/** The token that makes them; the one under test need not be able to. */
const GARDENER = 'gardener';

/** Longest run, of which seconds are usual. */
const RUN_LIMIT_MS = 300_000;

/**
 * Runs schemathesis against an emulator of this process: every phase, valid and invalid data, and every check that the
 * configuration does not turn off.
 *
 * @param program its file
 * @param document the OpenAPI document, as an absolute path
 * @param folder for what it writes
 */
export async function runProfile(
  program: string,
  profile: Profile,
  document: string,
  { seed, folder }: { readonly seed: number; readonly folder: string },
): Promise<ProfileRun> {
  const { name, options, examples } = profile;
  const tokens = [...(options.tokens ?? [{ name: 'dev' }]), { name: GARDENER }];
  await using emulator = await startEmulator({ ...options, tokens });
  await createGames(emulator.baseUrl);
  const report = join(folder, `${name}.ndjson`);
  const startedAt = performance.now();
  const child = spawn(
    program,
    [
      ...['--config-file', join(import.meta.dirname, `${name}.toml`), 'run', document],
      ...['--url', emulator.baseUrl, '--mode', 'all'],
      ...['--phases', 'examples,coverage,fuzzing,stateful', '--continue-on-failure'],
      ...['--seed', String(seed), '--max-examples', String(examples), '--generation-database', 'none'],
      ...['--report', 'ndjson', '--report-ndjson-path', report, '--no-color'],
    ],
    {
      cwd: folder,
      // Configurations name files beside them by it.
      env: { ...process.env, CONFORMANCE_FOLDER: import.meta.dirname },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: RUN_LIMIT_MS,
      killSignal: 'SIGKILL',
    },
  );
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return {
    exitCode,
    output: stdout + stderr,
    coverage: await readCoverage(report),
    durationMs: performance.now() - startedAt,
  };
}

async function createGames(baseUrl: string): Promise<void> {
  for (const name of GAMES) {
    const { status } = await fetch(`${baseUrl}/games`, {
      method: 'POST',
      headers: { authorization: `Bearer ${GARDENER}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name, organizationId: 'org-1' }),
    });
    if (status !== 201) throw new Error(`The emulator made no game: ${status}`);
  }
}
