import { describe, expect, test } from 'vitest';
import type { Ending } from '../../src/action/ending.ts';
import { Log } from '../../src/action/log.ts';
import { refuseInputs } from '../../src/action/refuse-inputs.ts';
import { captureStdout } from './capture-stdout.ts';

function refuse(...problems: readonly string[]): { ending: Ending; log: readonly string[] } {
  const stdout = captureStdout();
  const ending = refuseInputs(problems, new Log());
  return { ending, log: stdout.lines };
}

function linesOf({ failures }: Ending): readonly string[] {
  return failures.flatMap(({ lines }) => lines);
}

describe('inputs that are wrong', () => {
  test('end the run as a failure in which nothing was sent', () => {
    const { ending, log } = refuse('`token` is empty', '`concurrency` must be a number');
    expect(ending).toEqual({
      conclusion: 'failure',
      report: { uploads: [], exports: [] },
      failures: [
        {
          title: 'Invalid input',
          lines: ['Nothing was sent.', '`token` is empty', '`concurrency` must be a number'],
        },
      ],
    });
    expect(log).toEqual([]);
  });

  test('are all named, although one of them has very many problems', () => {
    const many = Array.from({ length: 2_000 }, (_, index) => `\`content-types\` line ${index + 1} is wrong`);
    const { ending, log } = refuse('`token` is empty', ...many, '`summary` must be true or false');
    expect(linesOf(ending)).toEqual([
      'Nothing was sent.',
      '`token` is empty',
      '`content-types` line 1 is wrong',
      '`content-types` line 2 is wrong',
      '`content-types` line 3 is wrong',
      expect.stringMatching(/^`content-types`: 1,997 more problems/),
      '`summary` must be true or false',
    ]);
    expect(log).toEqual(many);
  });

  test.each([
    [3, 4, 0],
    [4, 5, 4],
  ])('with %i problems of one have %i lines, and %i in the log', (count, lines, logged) => {
    const problems = Array.from({ length: count }, (_, index) => `\`assets\` problem ${index}`);
    const { ending, log } = refuse(...problems);
    expect(linesOf(ending)).toHaveLength(lines);
    expect(log).toHaveLength(logged);
  });
});
