import { execFileSync } from 'node:child_process';
import { isNewer, parseReleaseTag, requireReleaseTag } from './release-version.ts';

/**
 * Lets `vX` mean the release `vX.Y.Z` at `origin`, where that is no step back. A copy whose tags are no longer those of
 * `origin` is refused by it.
 *
 * @param folder a copy with all tags
 * @returns what was done, in a sentence
 * @throws {Error} where nobody can know whether it is a step back.
 */
export function moveMajorTag(folder: string, tag: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commitOf = (name: string): string => git('rev-parse', '--verify', `refs/tags/${name}^{commit}`);

  const release = requireReleaseTag(tag);
  const major = `v${release.major}`;
  if (release.prerelease !== '') return `${tag} is a prerelease: ${major} stays where it is`;

  const now = git('for-each-ref', '--format=%(objectname)', `refs/tags/${major}`);
  if (now !== '') {
    const meant = git('tag', '--points-at', commitOf(major))
      .split('\n')
      .filter((name) => parseReleaseTag(name)?.major === release.major && !name.includes('-'));
    if (meant.includes(tag)) return `${major} is ${tag} already`;
    if (meant.length === 0) {
      throw new Error(`${major} is at no release: move it to one by hand, then run this again`);
    }
    const newer = meant.find((name) => isNewer(requireReleaseTag(name), release));
    if (newer !== undefined) return `${major} is ${newer}, which is newer than ${tag}: it stays there`;
  }

  // Without a value the lease says that there must be no such tag yet.
  git(
    'push',
    '--quiet',
    `--force-with-lease=refs/tags/${major}:${now}`,
    'origin',
    `${commitOf(tag)}:refs/tags/${major}`,
  );
  return `${major} is ${tag} now`;
}
