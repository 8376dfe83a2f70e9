import { execFileSync } from 'node:child_process';

/** The parts of a release tag. */
export interface ReleaseTag {
  /** Such as `1.2.3`. */
  readonly version: string;
  readonly major: string;
  /** Such as `rc.1`; empty if the release is no prerelease. */
  readonly prerelease: string;
}

/** A version of Semantic Versioning 2.0.0 after a `v`, without build metadata. */
const TAG =
  /^v((0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*))(?:-((?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?$/i;

/** `undefined` for a tag that names no release, such as `v1`. */
export function parseReleaseTag(tag: string): ReleaseTag | undefined {
  const [whole, version = '', major = '', prerelease = ''] = TAG.exec(tag) ?? [];
  return whole === undefined ? undefined : { version, major, prerelease };
}

/** @throws {Error} for a tag that names no release. */
export function requireReleaseTag(tag: string): ReleaseTag {
  const release = parseReleaseTag(tag);
  if (release !== undefined) return release;
  throw new Error(
    `${JSON.stringify(tag)} is no release tag: it must be like v1.2.3, or v1.2.3-rc.1 for a prerelease`,
  );
}

/** Compares major, minor and patch only. */
function isNewer(one: ReleaseTag, other: ReleaseTag): boolean {
  return one.version.localeCompare(other.version, 'en', { numeric: true }) > 0;
}

/**
 * The kind of release that a tag makes. It is the latest if it is no prerelease and no other release is newer.
 *
 * @param named what package.json says; `repository` is such as `github:acme/an-action`
 * @param repository the one that is released: a URL, or owner and name
 * @param tags all tags of the repository
 * @throws {Error} for a tag that is no release tag, and if package.json has another version or another owner
 */
export function planRelease(
  tag: string,
  named: { readonly version: string; readonly repository: string },
  repository: string,
  tags: readonly string[],
): { readonly prerelease: boolean; readonly latest: boolean } {
  const release = requireReleaseTag(tag);
  const [ours, owner] = [named.repository, repository].map((one) => /([^/:]+)\/[^/]+$/.exec(one)?.[1] ?? '');
  if (ours?.toLowerCase() !== owner?.toLowerCase()) {
    throw new Error(
      `package.json says that the owner is ${ours}, and this repository belongs to ${owner}: run npm run generate -- --owner ${owner}`,
    );
  }
  if (tag !== `v${named.version}`) {
    throw new Error(
      `The tag is ${tag}, and package.json says ${named.version}: let both say the same, and tag that commit`,
    );
  }
  const prerelease = release.prerelease !== '';
  const others = tags.map((other) => parseReleaseTag(other));
  const newer = others.some((other) => other?.prerelease === '' && isNewer(other, release));
  return { prerelease, latest: !prerelease && !newer };
}

/**
 * Moves the tag `vX` at `origin` to the release `vX.Y.Z`, unless `vX` is at a newer release. A `vX` at no release, such as one that
 * was tagged by hand, only moves forward. If the tags of the clone are no longer those of `origin`, `origin` rejects the push.
 *
 * @param folder a clone with all tags
 * @returns one sentence about the result
 * @throws {Error} if the clone has no tag `vX.Y.Z`, and if `vX` is at a commit that is neither a release nor contained in `vX.Y.Z`
 */
export function moveMajorTag(folder: string, tag: string): string {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
  const commitOf = (name: string): string => git('rev-parse', '--verify', `refs/tags/${name}^{commit}`);

  const release = requireReleaseTag(tag);
  const major = `v${release.major}`;
  if (release.prerelease !== '') return `${tag} is a prerelease: ${major} stays where it is`;

  const objectOf = (name: string): string =>
    git('for-each-ref', '--format=%(objectname)', `refs/tags/${name}`);
  if (objectOf(tag) === '')
    throw new Error(`This clone has no tag ${tag}: git fetch --tags --force gets those of origin`);
  const now = objectOf(major);
  if (now !== '') {
    const here = git('tag', '--points-at', commitOf(major)).split('\n');
    const current = here.filter((name) => {
      const other = parseReleaseTag(name);
      return other?.major === release.major && other.prerelease === '';
    });
    if (current.includes(tag)) return `${major} is ${tag} already`;
    const isContained = git('tag', '--merged', commitOf(tag), '--list', major) !== '';
    if (current.length === 0 && !isContained)
      throw new Error(
        `${major} is at no release, and ${tag} does not contain its commit: move it to a release by hand, then run this again`,
      );
    const newer = current.find((name) => isNewer(requireReleaseTag(name), release));
    if (newer !== undefined) return `${major} is ${newer}, which is newer than ${tag}: it stays there`;
  }

  // An empty value of the lease means that the tag must not exist yet.
  const lease = `--force-with-lease=refs/tags/${major}:${now}`;
  git('push', '--quiet', lease, 'origin', `${commitOf(tag)}:refs/tags/${major}`);
  return `${major} is ${tag} now`;
}
