import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startEmulator } from '../../src/emulator/start-emulator.ts';
import { createGames } from '../create-games.ts';
import { type Coverage, readCoverage } from './coverage.ts';
import type { Profile } from './profiles.ts';

/** The result of a run of schemathesis. */
export interface ProfileRun {
  /** 0 if every check passed. */
  readonly exitCode: number | null;
  /** stdout and stderr. */
  readonly output: string;
  readonly coverage: Coverage;
  readonly durationMs: number;
}

/** Games that exist before the run, so that schemathesis can read some. */
const GAMES = ['Bubble Pop', 'Word Duel', 'größe 🎈'];

/** The token that creates them: the token under test may lack the scope. */
const SETUP_TOKEN = 'setup';

/** Kills a run that hangs; a run usually takes seconds. */
const RUN_LIMIT_MS = 300_000;

/**
 * Runs schemathesis against an emulator in this process: every phase, valid and invalid data, and every check that the
 * configuration does not turn off.
 *
 * @param program the file of schemathesis
 * @param document absolute path of the OpenAPI document
 * @param folder the working directory of schemathesis
 */
export async function runProfile(
  program: string,
  profile: Profile,
  document: string,
  { seed, folder }: { readonly seed: number; readonly folder: string },
): Promise<ProfileRun> {
  const { name, options, examples } = profile;
  const tokens = [...(options.tokens ?? [{ name: 'dev' }]), { name: SETUP_TOKEN }];
  await using emulator = await startEmulator({ ...options, tokens });
  await createGames(emulator.baseUrl, SETUP_TOKEN, GAMES);
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
      // Configurations name other files of this folder with it.
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
