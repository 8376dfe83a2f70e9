import { isNewer, parseReleaseTag, requireReleaseTag } from './release-version.ts';

export interface ReleasePlan {
  readonly prerelease: boolean;
  /** Whether it is no prerelease and no other release is newer. */
  readonly latest: boolean;
}

/** What package.json says. */
interface Package {
  readonly version: string;
  /** Such as `github:acme/an-action`. */
  readonly repository: string;
}

/**
 * The kind of release that a tag makes.
 *
 * @param repository the one that is released: a URL, or owner and name
 * @param tags all tags of the repository
 * @throws {Error} for a tag that is no release tag, and if package.json has another version or another owner
 */
export function planRelease(
  tag: string,
  { version, repository: named }: Package,
  repository: string,
  tags: readonly string[],
): ReleasePlan {
  const release = requireReleaseTag(tag);
  const [ours, owner] = [ownerOf(named), ownerOf(repository)];
  if (ours.toLowerCase() !== owner.toLowerCase()) {
    throw new Error(
      `package.json says that the owner is ${ours}, and this repository belongs to ${owner}: run npm run generate -- --owner ${owner}`,
    );
  }
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

/** The part before the name. */
function ownerOf(repository: string): string {
  return /([^/:]+)\/[^/]+$/.exec(repository)?.[1] ?? '';
}
