import { expect, test } from 'vitest';
import { maskSecrets } from '../../../src/action/runner/workflow-commands.ts';
import { captureStdout } from '../run-here.ts';

test('masks a token with and without the white space around it', () => {
  const stdout = captureStdout();
  maskSecrets({ GITHUB_OUTPUT: 'file', INPUT_TOKEN: ' padded\n' });
  expect(stdout.lines).toEqual(['::add-mask:: padded%0A', '::add-mask::padded']);
});

test.each([{}, { INPUT_TOKEN: '', PLAYABLE_TOKEN: '' }, { INPUT_TOKEN: ' \n', PLAYABLE_TOKEN: '\t' }])(
  'masks no empty token and no white space: %j',
  (env) => {
    const stdout = captureStdout();
    maskSecrets({ ...env, GITHUB_ACTIONS: 'true' });
    expect(stdout.lines).toEqual([]);
  },
);

test('prints no token where no runner would read the command', () => {
  const stdout = captureStdout();
  maskSecrets({ INPUT_TOKEN: 'from-input' });
  expect(stdout.lines).toEqual([]);
});
