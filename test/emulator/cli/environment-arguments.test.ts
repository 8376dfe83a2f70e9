import { expect, it } from 'vitest';
import { environmentArguments } from '../../../src/emulator/cli/environment-arguments.ts';
import { parseArguments } from '../../../src/emulator/cli/parse-arguments.ts';

it.each([
  [undefined, []],
  ['', []],
  [' \n', []],
  ['a', ['--token=a']],
  ['a:games:read,games:write  b\n--c', ['--token=a:games:read,games:write', '--token=b', '--token=--c']],
])('takes each token in the environment for an argument: %j', (tokens, args) => {
  expect(environmentArguments({ PLAYABLE_EMULATOR_TOKENS: tokens })).toEqual(args);
});

it('adds to the tokens of the command line', () => {
  const args = environmentArguments({ PLAYABLE_EMULATOR_TOKENS: 'a:games:read' });
  expect(parseArguments([...args, '--token', 'b'])).toMatchObject({
    kind: 'start',
    options: { tokens: [{ name: 'a', scopes: ['games:read'] }, { name: 'b' }] },
  });
});
