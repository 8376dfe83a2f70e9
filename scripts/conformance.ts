/**
 * Runs schemathesis, which nobody here wrote, with api/openapi.yaml against the emulator in several settings. Prints a
 * line a run and a verdict last; `--help` names the options.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { boundDocument } from './conformance/bound-document.ts';
import { findGaps } from './conformance/find-gaps.ts';
import { listLinks } from './conformance/list-links.ts';
import type { Profile } from './conformance/profiles.ts';
import {
  CONFORMANCE_HELP,
  type ConformanceOptions,
  readConformanceOptions,
} from './conformance/read-options.ts';
import { runProfile } from './conformance/run-profile.ts';
import { describeMissing, findProgram, type RealProgram } from './find-program.ts';

const SCHEMATHESIS: RealProgram = {
  name: 'schemathesis',
  variable: 'PLAYABLE_SCHEMATHESIS',
  howToGet: 'pip install schemathesis==4.32.5',
};

const DOCUMENT = resolve(import.meta.dirname, '../api/openapi.yaml');
const BOUNDS = resolve(import.meta.dirname, 'conformance/emulator-bounds.yaml');

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main(program: string, options: ConformanceOptions, folder: string): Promise<void> {
  const document = parse(await readFile(DOCUMENT, 'utf8'));
  const bounded = join(folder, 'bounded.json');
  await writeFile(bounded, JSON.stringify(boundDocument(document, parse(await readFile(BOUNDS, 'utf8')))));
  const links = listLinks(document);

  const checkOne = async (profile: Profile): Promise<boolean> => {
    const run = await runProfile(program, profile, profile.bounded ? bounded : DOCUMENT, {
      seed: options.seed,
      folder,
    });
    const { cases, operations, links: followed, answers } = run.coverage;
    const gaps = findGaps(profile, run.coverage, links);
    const good = run.exitCode === 0 && gaps.length === 0;
    if (options.verbose || run.exitCode !== 0) say(run.output);
    say(
      `${good ? '✓' : '✗'} ${profile.name}: ${cases} test cases of ${operations.size} operations, ` +
        `${followed.size} of ${links.length} links, ${answers.size} kinds of answers, ` +
        `${(run.durationMs / 1000).toFixed(1)} s`,
    );
    for (const gap of gaps) say(`  ${gap}`);
    return good;
  };

  const bad: string[] = [];
  for (const profile of options.profiles) if (!(await checkOne(profile))) bad.push(profile.name);
  const { length } = options.profiles;
  say(
    bad.length === 0
      ? `${length} of ${length} runs: the emulator is what api/openapi.yaml says`
      : `${length - bad.length} of ${length} runs are good. NOT good: ${bad.join(', ')} (seed ${options.seed})`,
  );
  process.exitCode = bad.length === 0 ? 0 : 1;
}

const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
try {
  const options = readConformanceOptions(process.argv.slice(2));
  const program = findProgram(SCHEMATHESIS);
  if (options === 'help') process.stdout.write(CONFORMANCE_HELP);
  else if (program === undefined) throw new Error(describeMissing(SCHEMATHESIS));
  else await main(program, options, folder);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
} finally {
  await rm(folder, { recursive: true, force: true });
}
