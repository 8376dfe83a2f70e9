/**
 * Changes the sources, one small thing at a time, and tells which changes no test notices; `--help` names the options.
 */
import { writeFile } from 'node:fs/promises';
import { type Area, chooseAreas } from './mutation/areas.ts';
import { judgeSurvivors } from './mutation/explanations.ts';
import type { Mutant } from './mutation/mutant.ts';
import { mutateArea } from './mutation/mutate-area.ts';
import { mutationPage } from './mutation/mutation-page.ts';
import { readExplanations } from './mutation/read-explanations.ts';
import {
  MUTATION_HELP,
  type MutationOptions,
  readMutationOptions,
} from './mutation/read-mutation-options.ts';
import { scoreOf, scoreTable } from './mutation/score.ts';

const EXPLAINED = 'scripts/mutation/explained.yaml';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

async function main({ paths, atLeast, again, write }: MutationOptions): Promise<void> {
  const explanations = readExplanations(EXPLAINED);
  const areas = chooseAreas(paths);
  const found: { readonly area: Area; readonly mutants: readonly Mutant[] }[] = [];
  for (const area of areas) found.push({ area, mutants: await mutateArea(area, again) });

  const mutants = found.flatMap((one) => one.mutants);
  const files = areas.flatMap((area) => area.files);
  const survivors = mutants.filter(({ fate }) => fate === 'survived');
  const { explained, unexplained, stale } = judgeSurvivors(survivors, explanations, files);
  const byArea = found.map((one) => scoreOf(one.area.name, one.mutants, explained));
  const byFile = [...Map.groupBy(mutants, ({ file }) => file)].map(([file, some]) =>
    scoreOf(file, some, explained),
  );

  const total = [...byArea, scoreOf('all', mutants, explained)];
  say(`\n${scoreTable(byFile)}\n${scoreTable(total)}`);
  for (const { mutant, because } of explained) say(`${told(mutant)}\n  because: ${because}`);
  if (unexplained.length > 0) say(`\nNo test notices, and ${EXPLAINED} does not explain:\n`);
  for (const mutant of unexplained) say(told(mutant));
  for (const sentence of stale) say(`\n${sentence}, and no survivor is that: take it out of ${EXPLAINED}`);
  const low = byArea.filter(({ score }) => score < atLeast);
  for (const { name } of low) say(`\n${name} is below ${atLeast} %`);
  if (write) {
    const command = ['npm run mutation --', ...process.argv.slice(2)].join(' ');
    const day = new Date().toISOString().slice(0, 10);
    await writeFile('docs/mutation.md', mutationPage(total, byFile, explained, { day, command }));
  }
  process.exitCode = unexplained.length + stale.length + low.length > 0 ? 1 : 0;
}

function told({ file, lineNumber, line, becomes }: Mutant): string {
  return `${file}:${lineNumber}\n  - ${line}\n  + ${becomes}`;
}

try {
  const options = readMutationOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(MUTATION_HELP);
  else await main(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
