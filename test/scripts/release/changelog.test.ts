import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutReleaseNotes } from '../../../scripts/release/changelog.ts';

const CHANGELOG = `# Changelog

All that people notice.

## [Unreleased]

### Added

- Something to come.

## [1.2.3] - 2026-01-31

### Fixed

- What was broken ([more][1.2.3]).

## [1.2.3-rc.1] - 2026-01-30

- A try.

## [1.2.2] - 2026-01-02

- The first.

[1.2.3]: https://example.com/1.2.3
`;

test('the notes are the section of the version, without the link definitions', () => {
  expect(cutReleaseNotes(CHANGELOG, '1.2.3')).toBe('### Fixed\n\n- What was broken ([more][1.2.3]).\n');
  expect(cutReleaseNotes(CHANGELOG, '1.2.2')).toBe('- The first.\n');
});

test.each([
  ['1.2.4', CHANGELOG, 'CHANGELOG.md has no section for 1.2.4: run npm run release -- prepare v1.2.4'],
  ['1.2', CHANGELOG, 'CHANGELOG.md has no section for 1.2:'],
  ['1.0.0', '## [1.0.0] - soon\n\n- All.\n', 'CHANGELOG.md has no date for 1.0.0'],
  [
    '1.0.0',
    '## [1.0.0] - 2026-01-01\n\n## [0.9.0] - 2025-01-01\n',
    'CHANGELOG.md lists no changes for 1.0.0',
  ],
  [
    '1.0.0',
    `## [1.0.0] - 2026-01-01\n${'\n- A.'.repeat(61)}`,
    'CHANGELOG.md has 61 lines for 1.0.0: shorten them to a page of 60',
  ],
  ['1.0.0', '## [1.0.0] - 2026-01-01\n\n- A.\n\n## [1.0.0] - 2026-01-02\n', 'CHANGELOG.md has 2 sections'],
])(
  'a version without exactly one complete section is rejected with advice: %s',
  (version, changelog, sentence) => {
    expect(() => cutReleaseNotes(changelog, version)).toThrow(sentence);
  },
);

test('the real changelog has notes for each of its versions, in the kinds of Keep a Changelog', () => {
  const real = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  for (const [, version = ''] of real.matchAll(/^## \[(\d.+?)\]/gm))
    expect(cutReleaseNotes(real, version)).toMatch(/^### /);
  for (const [, kind] of real.matchAll(/^### (.+)$/gm))
    expect(kind).toMatch(/^(?:Added|Changed|Deprecated|Removed|Fixed|Security)$/);
});
