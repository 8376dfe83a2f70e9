import { expect, test } from 'vitest';
import type { Mutant } from '../../../scripts/mutation/mutant.ts';
import { scoreOf, scoreTable } from '../../../scripts/mutation/score.ts';

function mutant(fate: Mutant['fate']): Mutant {
  return { file: 'src/a.ts', lineNumber: 1, line: 'a', becomes: 'b', fate };
}

test('counts what timed out as noticed, and explained survivors only in the second score', () => {
  const known = mutant('survived');
  const mutants = [mutant('killed'), mutant('killed'), mutant('timed out'), mutant('survived'), known];
  expect(scoreOf('src', mutants, [{ mutant: known, because: 'it is so' }])).toEqual({
    name: 'src',
    mutants: 5,
    killed: 2,
    timedOut: 1,
    survived: 2,
    explained: 1,
    score: 60,
    scoreExplained: 75,
  });
});

test('never rounds up to a score that was not reached', () => {
  const mutants = [...Array.from({ length: 2_999 }, () => mutant('killed')), mutant('survived')];
  const [, , row] = scoreTable([scoreOf('src', mutants, [])]).split('\n');
  expect(row).toBe('| src | 3000 | 2999 | 0 | 1 | 0 | 99.9 % | 99.9 % |');
});
