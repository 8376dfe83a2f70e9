import { isNewer, parseReleaseTag, requireReleaseTag } from './release-version.ts';

export interface ReleasePlan {
  readonly prerelease: boolean;
  /** Whether it is no prerelease and no other release is newer. */
  readonly latest: boolean;
}

/**
 * The kind of release that a tag makes.
 *
 * @param version the one in package.json
 * @param tags all tags of the repository
 * @throws {Error} for a tag that is no release tag or has another version than package.json
 */
export function planRelease(tag: string, version: string, tags: readonly string[]): ReleasePlan {
  const release = requireReleaseTag(tag);
  if (tag !== `v${version}`) {
    throw new Error(
      `The tag is ${tag}, and package.json says ${version}: let both say the same, and tag that commit`,
    );
  }
  const prerelease = release.prerelease !== '';
  const newer = tags
    .map((other) => parseReleaseTag(other))
    .some((other) => other?.prerelease === '' && isNewer(other, release));
  return { prerelease, latest: !prerelease && !newer };
}
