import { cutReleaseNotes } from './cut-release-notes.ts';

/**
 * What a release changes in a file, besides the version in package.json and the lock. The date is like `2026-01-31`.
 *
 * @throws {Error} if the notes are not ready
 */
export const RELEASE_EDITS: Readonly<
  Record<string, (text: string, version: string, date: string) => string>
> = {
  'CHANGELOG.md': (text, version, date) => {
    const changelog = text
      .replace(/^## \[Unreleased\]$/m, `$&\n\n## [${version}] - ${date}`)
      .replace(
        /^\[Unreleased\]: (.+)\/(?:commits|compare)\/.+$/m,
        `[Unreleased]: $1/compare/v${version}...main\n[${version}]: $1/releases/tag/v${version}`,
      );
    cutReleaseNotes(changelog, version);
    return changelog;
  },
  'README.md': (text, version) =>
    version.includes('-') ? text : text.replace(/^\*\*No release exists yet\*\*.*\n\n/m, ''),
  'src/support/runtime.ts': (text, version) =>
    text.replace(/(?<=^export const VERSION = ').*(?=';$)/m, version),
};
