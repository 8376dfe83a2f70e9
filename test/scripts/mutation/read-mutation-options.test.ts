import { expect, test } from 'vitest';
import { readMutationOptions } from '../../../scripts/mutation/read-mutation-options.ts';

test('nothing on the command line asks for all, whatever its score', () => {
  expect(readMutationOptions([])).toEqual({ paths: [], atLeast: 0, again: false, write: false });
});

test('files, folders and a score are taken', () => {
  expect(readMutationOptions(['src/retry', '--at-least', '85', '--again'])).toEqual({
    paths: ['src/retry'],
    atLeast: 85,
    again: true,
    write: false,
  });
});

test.each(['101', '-1', 'much', ''])('a score of %j is refused', (score) => {
  expect(() => readMutationOptions([`--at-least=${score}`])).toThrow(
    '--at-least must be a number from 0 to 100',
  );
});

test('the page is written for a run of everything alone', () => {
  expect(() => readMutationOptions(['src/retry', '--write'])).toThrow('name no files');
});
