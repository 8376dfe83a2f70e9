import { expect, test } from 'vitest';
import { fillEnvironment } from '../../../src/action/deployments/fill-environment.ts';

const EXPORT = { variantId: 'v-1', network: 'unity' };

test.each([
  ['playable/{network}', 'playable/unity'],
  ['{variant}', 'v-1'],
  ['{network}/{variant}/{network}', 'unity/v-1/unity'],
  ['production', 'production'],
])('%s becomes %s', (template, name) => {
  expect(fillEnvironment(template, EXPORT)).toBe(name);
});

test('what is filled in is taken as it is', () => {
  const odd = { variantId: '{network}', network: '$& $1 {variant}' };
  expect(fillEnvironment('{variant} {network}', odd)).toBe('{network} $& $1 {variant}');
});
