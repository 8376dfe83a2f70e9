import { expect, test } from 'vitest';
import { isNewer, parseReleaseTag, requireReleaseTag } from '../../../scripts/release/tags.ts';

test('a release tag is v and three numbers, and maybe a prerelease', () => {
  expect(parseReleaseTag('v1.20.3')).toEqual({ version: '1.20.3', major: '1', prerelease: '' });
  expect(parseReleaseTag('v2.0.0-rc.1')).toEqual({ version: '2.0.0', major: '2', prerelease: 'rc.1' });
});

test.each([
  ...['v1', 'v1.2', '1.2.3', 'v1.2.3.4', 'v01.2.3', 'v1.2.3-', 'v1.2.3-rc.01', 'v1.2.3+build'],
  ...['v1.2.3\n', ''],
])('%j names no release', (tag) => {
  expect(parseReleaseTag(tag)).toBeUndefined();
  expect(() => requireReleaseTag(tag)).toThrow(`${JSON.stringify(tag)} is no release tag`);
});

test.each([
  ['v2.0.0', 'v1.9.9'],
  ['v1.10.0', 'v1.9.9'],
  ['v1.2.10', 'v1.2.9'],
])('%s is newer than %s, and not the other way round', (one, other) => {
  expect(isNewer(requireReleaseTag(one), requireReleaseTag(other))).toBe(true);
  expect(isNewer(requireReleaseTag(other), requireReleaseTag(one))).toBe(false);
});

test('no release is newer than itself', () => {
  expect(isNewer(requireReleaseTag('v1.2.3'), requireReleaseTag('v1.2.3'))).toBe(false);
});
