import { describe, expect, test } from 'vitest';
import { environmentName, readDeployments } from '../../../../src/action/runner/inputs/fields.ts';
import { readBy } from '../../input-env.ts';

const EXPORT = { variantId: 'v-1', network: 'unity' };

test.each([
  ['playable/{network}', 'playable/unity', EXPORT],
  ['{network}/{variant}/{network}', 'unity/v-1/unity', EXPORT],
  ['production', 'production', EXPORT],
  // Values that look like placeholders are not replaced again.
  [
    '{variant} {network}',
    '{network} $& $1 {variant}',
    { variantId: '{network}', network: '$& $1 {variant}' },
  ],
])('%s becomes %s', (template, name, request) => {
  expect(environmentName(template, request)).toBe(name);
});

const EXPORTS = ['v-1', 'v-22'].flatMap((variantId) =>
  ['unity', 'a'].map((network) => ({ variantId, network })),
);

function read(environment: string, exports = EXPORTS, token = 'ghs_0123') {
  const { value, problems } = readBy({ environment, 'github-token': token }, (reader) =>
    readDeployments(reader, exports),
  );
  return { environment: value.environment, problems };
}

describe('the environment', () => {
  test.each([
    ...['playable/{network}', '{variant}', '{network}-{variant}', 'production', 'Prüfung 🎈'],
    // One per network by default.
    '',
  ])('may be %j', (given) => {
    expect(read(given)).toEqual({ environment: given || 'playable/{network}', problems: [] });
  });

  test.each([
    ...['{net}', '{Network}', '{{network}}', '{network', 'network}', '{}'],
    ...['a\nb', 'a\tb', 'a\u2028b', 'a\0b'],
  ])('is rejected with other braces, or unless it is one line: %j', (environment) => {
    const words =
      /^`environment` must be one line without control characters, and without braces except .*, not "/;
    expect(read(environment).problems).toEqual([expect.stringMatching(words)]);
  });

  test('has at most 255 characters with the placeholders filled in', () => {
    const rest = 'x'.repeat(255 - 'v-22unity'.length);
    expect(read(`{variant}{network}${rest}`).problems).toEqual([]);
    expect(read(`{variant}{network}${rest}x`).problems).toEqual([
      '`environment` must be at most 255 characters long with {network} and {variant} filled in',
    ]);
  });

  test('may be longer if no deployments are recorded', () => {
    const long = [{ variantId: 'v', network: 'n'.repeat(300) }];
    expect(read('', long).problems).toHaveLength(1);
    expect(read('', long, '').problems).toEqual([]);
  });
});
