import { describe, expect, test } from 'vitest';
import { type Failure, invalidInputFailure } from '../../../../src/action/report/failures/failures.ts';

function reject(...problems: readonly string[]): Failure {
  const parse = (problem: string) => {
    const [, input = '', text = ''] = /^`([^`]*)` (.*)$/s.exec(problem) ?? [];
    return { input, text };
  };
  return invalidInputFailure(problems.map(parse));
}

describe('invalid inputs', () => {
  test('are one failure, which says what to do and that nothing was sent', () => {
    expect(reject('`token` is empty', '`concurrency` must be a number')).toEqual({
      title: 'Invalid input',
      lines: [
        '`token` is empty',
        '`concurrency` must be a number',
        "Nothing was sent. Correct the step's `with`, or the variables and files that are named here.",
      ],
    });
  });

  test.each([
    ...[1, 2, 3, 4, 5, 7, 17, 24, 30].map((count) => [count, 'must', ` be ${'x'.repeat(300)}`] as const),
    // Escaping makes it very long.
    [24, '', '\u0007'.repeat(60)] as const,
  ])('are all named, one a line if there are at most four: %i', (count, words, rest) => {
    const names = Array.from({ length: count }, (_, index) => `\`input-${index}\``);
    const { lines, details = [] } = reject(...names.map((name) => `${name} ${words}${rest}`));
    expect(lines).toHaveLength(count > 4 ? 2 : count + 1);
    expect(lines.join('\n').length).toBeLessThanOrEqual(3_900);
    for (const name of names) expect(lines.slice(0, -1).join('\n')).toContain(`${name} ${words}`);
    expect(details).toHaveLength(count > 4 ? count : 0);
    const isCut = lines[0]?.includes('…') === true;
    expect(lines.at(-1)?.includes('The log lists more')).toBe(isCut);
  });

  test('are all named if one of them has very many problems', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `\`content-types\` line ${index + 1} is wrong`);
    const problems = ['`token` is empty', ...many, '`summary` must be true or false'];
    const { lines, details } = reject(...problems);
    expect(lines[0]).toBe(
      '`token` is empty · `content-types` line 1 is wrong · `content-types` line 2 is wrong · `content-types` line 3 is wrong · `content-types` has 1,997 more problems · `summary` must be true or false',
    );
    expect(lines.at(-1)).toMatch(/^Nothing was sent\..*The log lists more \(2,002 problems in total\)\.$/);
    expect(details).toEqual(problems);
  });
});
