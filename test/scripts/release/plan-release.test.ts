import { expect, test } from 'vitest';
import { parseReleaseTag, planRelease, requireReleaseTag } from '../../../scripts/release/tags.ts';

const HERE = 'acme/an-action';

/** Plans a release of a repository whose package.json says this. */
function plan(tag: string, version: string, tags: readonly string[] = [], repository = HERE) {
  return planRelease(tag, { version, repository: `github:${HERE}` }, repository, tags);
}

test.each([
  [
    'the newest release',
    'v1.2.3',
    ['v1', 'v1.2.2', 'v1.1.10', 'v1.2.3', 'v2.0.0-rc.1', 'playground', ''],
    false,
    true,
  ],
  ['a patch of an older version', 'v1.2.3', ['v1.10.0', 'v1.2.3'], false, false],
  ['a prerelease, even if it is the first release', 'v1.0.0-rc.1', ['v1.0.0-rc.1'], true, false],
])('%s is the latest or not: %s', (_, tag, tags, prerelease, latest) => {
  expect(plan(tag, tag.slice(1), tags)).toEqual({ prerelease, latest });
});

test('a tag of another version than package.json is rejected', () => {
  expect(() => plan('v1.2.3', '1.2.2')).toThrow('The tag is v1.2.3, and package.json says 1.2.2');
});

test.each([HERE, 'https://github.com/Acme/an-action.git', 'git@github.com:acme/an-action.git'])(
  'the owner in package.json is that of the repository: %s',
  (repository) => {
    expect(plan('v1.2.3', '1.2.3', [], repository).latest).toBe(true);
  },
);

test.each(['other/an-action', 'git@github.com:other/acme.git', ''])(
  'a repository of another owner is not released: %j',
  (repository) => {
    expect(() => plan('v1.2.3', '1.2.3', [], repository)).toThrow('package.json says that the owner is acme');
  },
);

test('a release tag is v and three numbers, and maybe a prerelease', () => {
  expect(parseReleaseTag('v1.20.3')).toEqual({ version: '1.20.3', major: '1', prerelease: '' });
  expect(parseReleaseTag('v2.0.0-rc.1')).toEqual({ version: '2.0.0', major: '2', prerelease: 'rc.1' });
  const others = [
    'v1.2',
    '1.2.3',
    'v1.2.3.4',
    'v01.2.3',
    'v1.2.3-',
    'v1.2.3-rc.01',
    'v1.2.3+b',
    'v1.2.3\n',
    '',
  ];
  for (const tag of others)
    expect(() => requireReleaseTag(tag)).toThrow(`${JSON.stringify(tag)} is no release tag`);
});
