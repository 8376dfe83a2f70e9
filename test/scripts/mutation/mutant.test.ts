import { expect, test } from 'vitest';
import { describeChange } from '../../../scripts/mutation/mutant.ts';

const SOURCE = `function one(): void {
  if (first && second) {
    act();
  }
}
`;

test('a change within a line is that line, before and after', () => {
  const location = { start: { line: 2, column: 7 }, end: { line: 2, column: 22 } };
  expect(describeChange(SOURCE, location, 'first || second')).toEqual({
    lineNumber: 2,
    line: 'if (first && second) {',
    becomes: 'if (first || second) {',
  });
});

test('a change of several lines is the first of them, and what they are put together to', () => {
  const location = { start: { line: 2, column: 24 }, end: { line: 4, column: 4 } };
  expect(describeChange(SOURCE, location, '{}')).toEqual({
    lineNumber: 2,
    line: 'if (first && second) {',
    becomes: 'if (first && second) {}',
  });
});
