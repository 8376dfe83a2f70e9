import { expect, test } from 'vitest';
import { planRelease } from '../../../scripts/release/plan-release.ts';

test('the newest release is the latest, with any prereleases and other tags', () => {
  const tags = ['v1', 'v1.2.2', 'v1.2.3', 'v2.0.0-rc.1', 'playground', ''];
  expect(planRelease('v1.2.3', '1.2.3', tags)).toEqual({ prerelease: false, latest: true });
});

test('a patch of an older version is not the latest', () => {
  expect(planRelease('v1.2.3', '1.2.3', ['v1.3.0', 'v1.2.3'])).toEqual({ prerelease: false, latest: false });
});

test('a prerelease is not the latest, even if it is the first release', () => {
  expect(planRelease('v1.0.0-rc.1', '1.0.0-rc.1', ['v1.0.0-rc.1'])).toEqual({
    prerelease: true,
    latest: false,
  });
});

test('a tag with another version than package.json is rejected, and the message names both', () => {
  expect(() => planRelease('v1.2.3', '1.2.2', [])).toThrow('The tag is v1.2.3, and package.json says 1.2.2');
});

test('a tag that names no release is rejected', () => {
  expect(() => planRelease('v1', '1', [])).toThrow('"v1" is no release tag');
});
