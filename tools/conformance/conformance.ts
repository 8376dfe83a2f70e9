/**
 * Runs schemathesis with api/openapi.yaml against the emulator in several settings. Prints one line per run and the result last.
 *
 * Usage: npm run verify -- conformance [--seed N] [--only NAME] [--verbose]
 *   --seed N     seed of all random data; default 1
 *   --only NAME  one run: within-bounds, as-written, two-organizations, … (see profiles.ts)
 *   --verbose    print the output of schemathesis
 *
 * The exit code is 1 if a check failed, or if a run did not reach what it has to reach.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { describeMissing, findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { numberOption } from '../../scripts/number-option.ts';
import { findGaps, listLinks } from './coverage.ts';
import { PROFILES } from './profiles.ts';
import { runProfile } from './run-profile.ts';

const SCHEMATHESIS: RealProgram = {
  name: 'schemathesis',
  variable: 'PLAYABLE_SCHEMATHESIS',
  howToGet: 'pip install schemathesis==4.32.5',
};

const DOCUMENT = resolve(import.meta.dirname, '../../api/openapi.yaml');
const BOUNDS = resolve(import.meta.dirname, 'emulator-bounds.yaml');

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const seed = numberOption('seed', values.seed, { min: 0, max: 999_999_999, whole: true });
const profiles = PROFILES.filter(({ name }) => values.only === undefined || name === values.only);
if (profiles.length === 0)
  throw new RangeError(`--only must be one of ${PROFILES.map(({ name }) => name).join(', ')}`);
const program = findProgram(SCHEMATHESIS);
if (program === undefined) throw new Error(describeMissing(SCHEMATHESIS));

const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
try {
  const document = parse(await readFile(DOCUMENT, 'utf8'));
  const bounded = join(folder, 'bounded.json');
  await writeFile(bounded, JSON.stringify(boundDocument(document, parse(await readFile(BOUNDS, 'utf8')))));
  const links = listLinks(document);
  const failed: string[] = [];
  for (const profile of profiles) {
    const { exitCode, output, coverage, durationMs } = await runProfile(
      program,
      profile,
      profile.bounded ? bounded : DOCUMENT,
      { seed, folder },
    );
    const gaps = findGaps(profile, coverage, links);
    const passed = exitCode === 0 && gaps.length === 0;
    if (values.verbose || exitCode !== 0) print(output);
    print(
      `${passed ? '✓' : '✗'} ${profile.name}: ${coverage.cases} test cases of ${coverage.operations.size} operations, ` +
        `${coverage.links.size} of ${links.length} links, ${coverage.responses.size} kinds of responses, ` +
        `${(durationMs / 1000).toFixed(1)} s`,
    );
    for (const gap of gaps) print(`  ${gap}`);
    if (!passed) failed.push(profile.name);
  }
  const { length } = profiles;
  print(
    failed.length === 0
      ? `${length} of ${length} runs: the emulator conforms to api/openapi.yaml`
      : `${length - failed.length} of ${length} runs passed. FAILED: ${failed.join(', ')} (seed ${seed})`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/**
 * Merges emulator-bounds.yaml into api/openapi.yaml, both parsed, as RFC 7396 says; `null`, which deletes, is not supported.
 *
 * @throws {TypeError} if the bounds name something that the document does not have
 */
function boundDocument(document: unknown, bounds: unknown): unknown {
  if (!isObject(bounds)) return bounds;
  const bounded: Record<string, unknown> = isObject(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(bounds)) {
    if (isObject(value) && !isObject(bounded[key]))
      throw new TypeError(`api/openapi.yaml has no ${key} to bound`);
    bounded[key] = boundDocument(bounded[key], value);
  }
  return bounded;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
