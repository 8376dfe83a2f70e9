import { expect, test } from 'vitest';
import { maskSecrets } from '../../../src/action/runner/runner.ts';
import { captureStdout } from '../run-here.ts';

test.each<[string, NodeJS.ProcessEnv, string[]]>([
  ['a token with and without the white space around it', { INPUT_TOKEN: ' a\n' }, [' a%0A', 'a']],
  ['no empty token', { INPUT_TOKEN: '', PLAYABLE_TOKEN: '' }, []],
  ['no white space', { INPUT_TOKEN: ' \n', PLAYABLE_TOKEN: '\t' }, []],
])('masks %s, and prints nothing where no runner would read it', (_, env, masked) => {
  const stdout = captureStdout();
  maskSecrets(env);
  expect(stdout.lines).toEqual([]);
  maskSecrets({ ...env, GITHUB_OUTPUT: 'file' });
  expect(stdout.lines).toEqual(masked.map((text) => `::add-mask::${text}`));
});
