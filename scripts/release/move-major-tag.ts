import { execFileSync } from 'node:child_process';
import { isNewer, parseReleaseTag, requireReleaseTag } from './release-version.ts';

/**
 * Moves the tag `vX` at `origin` to the release `vX.Y.Z`, unless `vX` is at a newer release. If the tags of the clone are no longer
 * those of `origin`, `origin` rejects the push.
 *
 * @param folder a clone with all tags
 * @returns one sentence about the result
 * @throws {Error} if `vX` is at no release, so that nothing says which one is newer
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
    const current = git('tag', '--points-at', commitOf(major))
      .split('\n')
      .filter((name) => parseReleaseTag(name)?.major === release.major && !name.includes('-'));
    if (current.includes(tag)) return `${major} is ${tag} already`;
    if (current.length === 0) {
      throw new Error(`${major} is at no release: move it to one by hand, then run this again`);
    }
    const newer = current.find((name) => isNewer(requireReleaseTag(name), release));
    if (newer !== undefined) return `${major} is ${newer}, which is newer than ${tag}: it stays there`;
  }

  // An empty value of the lease means that the tag must not exist yet.
  git(
    'push',
    '--quiet',
    `--force-with-lease=refs/tags/${major}:${now}`,
    'origin',
    `${commitOf(tag)}:refs/tags/${major}`,
  );
  return `${major} is ${tag} now`;
}
