import { expect, test } from 'vitest';
import { planRelease } from '../../../scripts/release/tags.ts';

const HERE = 'acme/an-action';

/** Plans a release of a repository whose package.json says this. */
function plan(tag: string, version: string, tags: readonly string[] = [], repository = HERE) {
  return planRelease(tag, { version, repository: `github:${HERE}` }, repository, tags);
}

test('the newest release is the latest, with any prereleases and other tags', () => {
  const tags = ['v1', 'v1.2.2', 'v1.2.3', 'v2.0.0-rc.1', 'playground', ''];
  expect(plan('v1.2.3', '1.2.3', tags)).toEqual({ prerelease: false, latest: true });
});

test('a patch of an older version is not the latest', () => {
  expect(plan('v1.2.3', '1.2.3', ['v1.3.0', 'v1.2.3'])).toEqual({ prerelease: false, latest: false });
});

test('a prerelease is not the latest, even if it is the first release', () => {
  expect(plan('v1.0.0-rc.1', '1.0.0-rc.1', ['v1.0.0-rc.1'])).toEqual({
    prerelease: true,
    latest: false,
  });
});

test('a tag with another version than package.json is rejected, and the message names both', () => {
  expect(() => plan('v1.2.3', '1.2.2')).toThrow('The tag is v1.2.3, and package.json says 1.2.2');
});

test('a tag that names no release is rejected', () => {
  expect(() => plan('v1', '1')).toThrow('"v1" is no release tag');
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
