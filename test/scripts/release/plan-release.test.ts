import { expect, test } from 'vitest';
import { planRelease } from '../../../scripts/release/plan-release.ts';

test('the newest release is the latest, whatever prereleases and other tags there are', () => {
  const tags = ['v1', 'v1.2.2', 'v1.2.3', 'v2.0.0-rc.1', 'playground', ''];
  expect(planRelease('v1.2.3', '1.2.3', tags)).toEqual({ prerelease: false, latest: true });
});

test('a patch of an older line is not the latest', () => {
  expect(planRelease('v1.2.3', '1.2.3', ['v1.3.0', 'v1.2.3'])).toEqual({ prerelease: false, latest: false });
});

test('a prerelease is not the latest, even where it is the first of all', () => {
  expect(planRelease('v1.0.0-rc.1', '1.0.0-rc.1', ['v1.0.0-rc.1'])).toEqual({
    prerelease: true,
    latest: false,
  });
});

test('a tag that package.json does not say is refused, with both', () => {
  expect(() => planRelease('v1.2.3', '1.2.2', [])).toThrow('The tag is v1.2.3, and package.json says 1.2.2');
});

test('a tag that names no release is refused', () => {
  expect(() => planRelease('v1', '1', [])).toThrow('"v1" is no release tag');
});
