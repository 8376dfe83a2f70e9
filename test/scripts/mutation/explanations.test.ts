import { describe, expect, test } from 'vitest';
import { type Explanation, judgeSurvivors } from '../../../scripts/mutation/explanations.ts';
import type { Mutant } from '../../../scripts/mutation/mutant.ts';

const FILE = 'src/retry/decide.ts';
const SURVIVOR: Mutant = {
  file: FILE,
  lineNumber: 7,
  line: 'if (a) {',
  becomes: 'if (true) {',
  fate: 'survived',
};
const EXPLANATION: Explanation = {
  file: FILE,
  because: 'nobody can tell.\n',
  changes: [{ line: 'if (a) {', becomes: 'if (true) {' }],
};

describe('a survivor', () => {
  test('is explained by its text, wherever in the file it stands', () => {
    for (const lineNumber of [7, 70]) {
      const mutant = { ...SURVIVOR, lineNumber };
      expect(judgeSurvivors([mutant], [EXPLANATION], [FILE])).toEqual({
        explained: [{ mutant, because: 'nobody can tell.' }],
        unexplained: [],
        stale: [],
      });
    }
  });

  test('is not explained by what is said of another change, line or file', () => {
    for (const other of [{ becomes: 'if (false) {' }, { line: 'if (b) {' }, { file: 'src/retry/pace.ts' }]) {
      const mutant = { ...SURVIVOR, ...other };
      const { explained, unexplained } = judgeSurvivors([mutant], [EXPLANATION], [FILE]);
      expect(explained).toEqual([]);
      expect(unexplained).toEqual([mutant]);
    }
  });

  test('may be one of several changes of a line with one reason', () => {
    const changes = [{ line: SURVIVOR.line, becomes: ['if (false) {', 'if (true) {'] }];
    const { explained, stale } = judgeSurvivors([SURVIVOR], [{ ...EXPLANATION, changes }], [FILE]);
    expect(explained).toHaveLength(1);
    expect(stale).toEqual([expect.stringContaining('`if (false) {`')]);
  });
});

describe('an explanation', () => {
  test('that fits no survivor is stale', () => {
    const { stale } = judgeSurvivors([], [EXPLANATION], [FILE]);
    expect(stale).toEqual([
      'src/retry/decide.ts: `if (a) {` is explained for the case that it becomes `if (true) {`',
    ]);
  });

  test('of a file that was not mutated is left alone', () => {
    expect(judgeSurvivors([], [EXPLANATION], ['src/retry/pace.ts']).stale).toEqual([]);
  });
});
