import { describe, expect, test } from 'vitest';
import type { Failure } from '../../../src/action/failures/failures.ts';
import { invalidInputsResult } from '../../../src/action/inputs/invalid-input.ts';

function refuse(...problems: readonly string[]): Failure {
  const { failures, ...ending } = invalidInputsResult(problems);
  expect(ending).toEqual({ conclusion: 'failure', report: { uploads: [], exports: [] } });
  const [failure, ...others] = failures;
  expect(others).toEqual([]);
  return failure ?? { title: 'Unexpected error', lines: [] };
}

describe('inputs that are wrong', () => {
  test('are one failure that says what to do, and that nothing was sent', () => {
    expect(refuse('`token` is empty', '`concurrency` must be a number')).toEqual({
      title: 'Invalid input',
      lines: [
        '`token` is empty',
        '`concurrency` must be a number',
        "Nothing was sent. Correct it in the step's `with`, or what it names.",
      ],
    });
  });

  test.each([1, 2, 3, 4, 5, 7, 17, 24, 30])('are all named in at most four lines: %i of them', (count) => {
    const names = Array.from({ length: count }, (_, index) => `\`input-${index}\``);
    const { lines, details = [] } = refuse(...names.map((name) => `${name} must be ${'x'.repeat(300)}`));
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join('\n').length).toBeLessThanOrEqual(3_900);
    for (const name of names) expect(lines.slice(0, -1).join('\n')).toContain(`${name} must`);
    expect(details).toHaveLength(count > 3 ? count : 0);
  });

  test('are all named, although one of them has very many problems', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `\`content-types\` line ${index + 1} is wrong`);
    const problems = ['`token` is empty', ...many, '`summary` must be true or false'];
    const { lines, details } = refuse(...problems);
    expect(lines.slice(0, -1)).toEqual([
      '`token` is empty · `content-types` line 1 is wrong',
      '`content-types` line 2 is wrong · `content-types` line 3 is wrong',
      '`content-types` has 1,997 more problems · `summary` must be true or false',
    ]);
    expect(lines.at(-1)).toMatch(/^Nothing was sent\..*the log lists 2,002 problems\.$/);
    expect(details).toEqual(problems);
  });

  test('have room for all names, whatever is quoted in them', () => {
    const names = Array.from({ length: 24 }, (_, index) => `\`input-${index}\``);
    const { lines } = refuse(...names.map((name) => `${name} ${'\u0007'.repeat(60)}`));
    expect(lines.join('\n').length).toBeLessThanOrEqual(3_900);
    for (const name of names) expect(lines.join('\n')).toContain(name);
  });
});
