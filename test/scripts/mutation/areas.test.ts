import { expect, test } from 'vitest';
import { chooseAreas } from '../../../scripts/mutation/areas.ts';

test('all areas are mutated where none is named', () => {
  expect(chooseAreas([]).map(({ name }) => name)).toEqual([
    'src/retry',
    'src/pipeline',
    'src/action/upload/upload-inputs.ts',
  ]);
});

test('a folder or a file cuts its area down, and leaves the others out', () => {
  expect(chooseAreas(['./src/pipeline/games/']).map(({ name }) => name)).toEqual(['src/pipeline']);
  expect(chooseAreas(['src/retry/decide.ts', 'src/action'])).toMatchObject([
    { name: 'src/retry', files: ['src/retry/decide.ts'], tests: ['test/retry/**/*.test.ts'] },
    { name: 'src/action/upload/upload-inputs.ts', files: ['src/action/upload/upload-inputs.ts'] },
  ]);
});

test.each(['src/api', 'src/ret', 'src/retry/nothing.ts'])(
  '%s is refused: nothing in it is mutated',
  (path) => {
    expect(() => chooseAreas([path])).toThrow(`${path} holds nothing that is mutated`);
  },
);
