/**
 * Runs schemathesis with api/openapi.yaml against the emulator in several settings: every phase, valid and invalid data, and every
 * check that the configuration does not turn off. Prints one line per run and the result last.
 *
 * Usage: npm run verify -- conformance [--seed N] [--only NAME]
 *   --seed N     seed of all random data; default 1
 *   --only NAME  one run: within-bounds, as-written, two-organizations, … (see profiles.ts)
 *
 * The exit code is 1 if a check failed, or if a run did not reach what it has to reach.
 */
import { execFile } from 'node:child_process';
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { parse } from 'yaml';
import { startEmulator } from '../../emulator/src/start-emulator.ts';
import { describeMissing, findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { numberOption } from '../../scripts/number-option.ts';
import { isRecord } from '../../src/support/json.ts';
import { createGames } from '../create-games.ts';
import { findGaps, listLinks, readCoverage } from './coverage.ts';
import { PROFILES, type Profile } from './profiles.ts';

const SCHEMATHESIS: RealProgram = {
  name: 'schemathesis',
  variable: 'PLAYABLE_SCHEMATHESIS',
  howToGet: 'pip install schemathesis==4.32.5',
};
const DOCUMENT = resolve(import.meta.dirname, '../../api/openapi.yaml');
const BOUNDS = resolve(import.meta.dirname, 'emulator-bounds.yaml');
/** Games that exist before the run, so that schemathesis can read some. */
const GAMES = ['Bubble Pop', 'Word Duel', 'größe 🎈'];
/** The token that creates them: the token under test may lack the scope. */
const SETUP_TOKEN = 'setup';
/** Kills a run that hangs; a run usually takes seconds. */
const RUN_LIMIT_MS = 300_000;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
});
const seed = numberOption('seed', values.seed, 0);
const profiles = PROFILES.filter(({ name }) => values.only === undefined || name === values.only);
if (profiles.length === 0)
  throw new RangeError(`--only must be one of ${PROFILES.map(({ name }) => name).join(', ')}`);
const program = findProgram(SCHEMATHESIS);
if (program === undefined) throw new Error(describeMissing(SCHEMATHESIS));

await using temporary = await mkdtempDisposable(join(tmpdir(), 'conformance-'));
const folder = temporary.path;
const document = parse(await readFile(DOCUMENT, 'utf8'));
const bounded = join(folder, 'bounded.json');
await writeFile(bounded, JSON.stringify(boundDocument(document, parse(await readFile(BOUNDS, 'utf8')))));
const links = listLinks(document);
const failed: string[] = [];
for (const profile of profiles) {
  const report = join(folder, `${profile.name}.ndjson`);
  const output = await runProfile(program, profile, profile.asWritten ? DOCUMENT : bounded, report);
  const coverage = await readCoverage(report);
  const problems = [output ?? [], findGaps(profile, coverage, links)].flat();
  const { cases, responses } = coverage;
  const reached = `${cases} test cases, ${coverage.links.size} links, ${responses.size} kinds of responses`;
  print(`${problems.length === 0 ? '✓' : '✗'} ${profile.name}: ${reached}`);
  for (const problem of problems) print(`  ${problem}`);
  if (problems.length > 0) failed.push(profile.name);
}
print(
  failed.length === 0
    ? `${profiles.length} of ${profiles.length} runs: the emulator conforms to api/openapi.yaml`
    : `${profiles.length - failed.length} of ${profiles.length} runs passed. FAILED: ${failed.join(', ')} (seed ${seed})`,
);
process.exitCode = failed.length === 0 ? 0 : 1;

/** Returns the output of schemathesis if a check failed. */
async function runProfile(
  program: string,
  { name, options = {}, examples }: Profile,
  document: string,
  report: string,
): Promise<string | undefined> {
  const tokens = [...(options.tokens ?? [{ name: 'dev' }]), { name: SETUP_TOKEN }];
  await using emulator = await startEmulator({ ...options, tokens });
  await createGames(emulator.baseUrl, SETUP_TOKEN, GAMES);
  const args = [
    ...['--config-file', join(import.meta.dirname, `${name}.toml`), 'run', document],
    ...['--url', emulator.baseUrl, '--mode', 'all'],
    ...['--phases', 'examples,coverage,fuzzing,stateful', '--continue-on-failure'],
    ...['--seed', String(seed), '--max-examples', String(examples), '--generation-database', 'none'],
    ...['--report', 'ndjson', '--report-ndjson-path', report, '--no-color'],
  ];
  const settings = {
    cwd: folder,
    // Configurations name other files of this folder with it.
    env: { ...process.env, CONFORMANCE_FOLDER: import.meta.dirname },
    timeout: RUN_LIMIT_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 64 * 1024 * 1024,
  } as const;
  const running = promisify(execFile)(program, args, settings);
  return await running.then(
    () => undefined,
    ({ stdout, stderr, message }) => `${stdout}${stderr}${message}`,
  );
}

/**
 * Merges emulator-bounds.yaml into api/openapi.yaml, both parsed, as RFC 7396 says; `null`, which deletes, is not supported.
 *
 * @throws {TypeError} if the bounds name something that the document does not have
 */
function boundDocument(document: unknown, bounds: unknown): unknown {
  if (!isRecord(bounds)) return bounds;
  const bounded: Record<string, unknown> = isRecord(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(bounds)) {
    if (isRecord(value) && !isRecord(bounded[key]))
      throw new TypeError(`api/openapi.yaml has no ${key} to bound`);
    bounded[key] = boundDocument(bounded[key], value);
  }
  return bounded;
}
