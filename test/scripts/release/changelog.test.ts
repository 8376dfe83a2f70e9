import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
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

test.each([
  ['the notes are the section of the version', '1.2.3', '### Fixed\n\n- What was broken ([more][1.2.3]).\n'],
  ['the notes of the last version end before the link definitions', '1.2.2', '- The first.\n'],
])('%s', (_, version, notes) => {
  expect(cutReleaseNotes(CHANGELOG, version)).toBe(notes);
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

describe('the real changelog', () => {
  const real = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const [, ...versions] = [...real.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);

  test('has notes for each of its versions', () => {
    for (const heading of versions) {
      const [, version = ''] = /^\[(.+)\] - /.exec(heading) ?? [];
      expect(cutReleaseNotes(real, version)).toMatch(/^### /);
    }
  });

  test('has only the kinds of changes of Keep a Changelog', () => {
    const kinds = [...real.matchAll(/^### (.+)$/gm)].map(([, kind]) => kind);
    for (const kind of kinds) expect(kind).toMatch(/^(?:Added|Changed|Deprecated|Removed|Fixed|Security)$/);
  });
});
