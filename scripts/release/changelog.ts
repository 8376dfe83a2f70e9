/** A page, which people read. */
const MAX_LINES = 60;

/**
 * The section of a version in a changelog as keepachangelog.com describes it, without its heading.
 *
 * @throws {Error} if there is no such section, more than one, or one without a date or text, or one longer than a page
 */
export function cutReleaseNotes(changelog: string, version: string): string {
  const lines = changelog.split(/\r?\n/);
  const headings = lines.flatMap((line, index) => (line.startsWith(`## [${version}]`) ? [index] : []));
  const [start] = headings;
  if (start === undefined) {
    throw new Error(`CHANGELOG.md has no section for ${version}: run npm run release -- prepare v${version}`);
  }
  if (headings.length > 1)
    throw new Error(`CHANGELOG.md has ${headings.length} sections for ${version}: join them`);
  if (!/\] - \d{4}-\d{2}-\d{2}$/.test(lines[start] ?? '')) {
    throw new Error(`CHANGELOG.md has no date for ${version}: write \`## [${version}] - YYYY-MM-DD\``);
  }
  const below = lines.slice(start + 1);
  // Below the last version, there are link definitions for all versions.
  const end = below.findIndex((line) => /^## |^\[[^\]]+\]: /.test(line));
  const notes = below
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
  if (notes === '') throw new Error(`CHANGELOG.md lists no changes for ${version}: describe them`);
  const count = notes.split('\n').length;
  if (count > MAX_LINES) {
    throw new Error(`CHANGELOG.md has ${count} lines for ${version}: shorten them to a page of ${MAX_LINES}`);
  }
  return `${notes}\n`;
}

/**
 * What a release changes in a file, besides the version in package.json and the lock. The date is like `2026-01-31`.
 *
 * @throws {Error} if the notes are not ready
 */
export const RELEASE_EDITS: Readonly<
  Record<string, (text: string, version: string, date: string) => string>
> = {
  'CHANGELOG.md': (text, version, date) => {
    if (text.includes(`\n## [${version}]`))
      throw new Error(
        `CHANGELOG.md already has a section for ${version}: put its lines back below [Unreleased], or choose another version`,
      );
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
    version.includes('-') ? text : text.replace(/^.*<!-- no release -->\n\n/m, ''),
  '.github/workflows/deliver.yml': (text, version) =>
    text.replace(/(?<=\/playable-export-action@)\S+/, `v${version}`),
  'src/support/runtime.ts': (text, version) =>
    text.replace(/(?<=^export const VERSION = ').*(?=';$)/m, version),
};
