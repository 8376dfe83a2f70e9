import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cutReleaseNotes, RELEASE_EDITS } from '../../../scripts/release/changelog.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** The real file, or a text, as it is in a release. */
function edit(file: string, version: string, text = readFileSync(join(ROOT, file), 'utf8')): string {
  return RELEASE_EDITS[file]?.(text, version, '2026-01-31') ?? '';
}

test('what was unreleased becomes the notes, and both headings have a link', () => {
  const added = '## [Unreleased]\n\n### Added\n\n- One.\n';
  const first = edit('CHANGELOG.md', '1.0.0', `${added}\n[Unreleased]: https://host/a/b/commits/main\n`);
  expect(first).toBe(`## [Unreleased]

## [1.0.0] - 2026-01-31

### Added

- One.

[Unreleased]: https://host/a/b/compare/v1.0.0...main
[1.0.0]: https://host/a/b/releases/tag/v1.0.0
`);
  const second = edit('CHANGELOG.md', '1.1.0', first.replace('## [Unreleased]\n', added));
  expect(second).toMatch(/\[Unreleased\]: .+v1\.1\.0\.\.\.main\n\[1\.1\.0\]: .+\n\[1\.0\.0\]: /);
});

test('a release that is prepared twice is rejected', () => {
  const prepared = '## [Unreleased]\n\n## [1.0.0] - 2026-01-31\n\n- One.\n';
  expect(() => edit('CHANGELOG.md', '1.0.0', prepared)).toThrow('already has a section for 1.0.0');
});

test.each([
  ['1.0.0-rc.1', 'Wait. <!-- no release -->\n\nEnd\n'],
  ['1.0.0', 'End\n'],
])('after %s the README begins with %j', (version, readme) => {
  expect(edit('README.md', version, 'Wait. <!-- no release -->\n\nEnd\n')).toBe(readme);
});

describe('the files of this repository', () => {
  test('have notes for the next release, if anything is unreleased', () => {
    const text = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
    const isEmpty = /^## \[Unreleased\]\s+(?:## |\[)/m.test(text);
    if (!isEmpty) expect(cutReleaseNotes(edit('CHANGELOG.md', '99.0.0'), '99.0.0')).toMatch(/^### /);
  });

  test('say that there is no release until there is one', () => {
    const isReleased = /^## \[[\d.]+\]/m.test(readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8'));
    const marker = '<!-- no release -->';
    expect(edit('README.md', '99.0.0')).not.toContain(marker);
    expect(readFileSync(join(ROOT, 'README.md'), 'utf8').includes(marker)).toBe(!isReleased);
  });

  test('let the reusable workflow use the release', () => {
    const text = edit('.github/workflows/deliver.yml', '99.0.0');
    expect([...text.matchAll(/playable-export-action@(\S+)/g)].map(([, tag]) => tag)).toEqual(['v99.0.0']);
  });

  test('name the version', () => {
    expect(edit('src/support/runtime.ts', '99.0.0')).toContain("export const VERSION = '99.0.0';");
  });
});
