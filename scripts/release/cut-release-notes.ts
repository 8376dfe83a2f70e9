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
