/** The parts of a release tag. */
export interface ReleaseVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** Such as `rc.1`; empty if the release is no prerelease. */
  readonly prerelease: string;
}

/** A version of Semantic Versioning 2.0.0 after a `v`, without build metadata. */
const TAG =
  /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?$/i;

/** `undefined` for a tag that names no release, such as `v1`. */
export function parseReleaseTag(tag: string): ReleaseVersion | undefined {
  const match = TAG.exec(tag);
  if (match === null) return undefined;
  const [major = 0, minor = 0, patch = 0] = match.slice(1, 4).map(Number);
  return { major, minor, patch, prerelease: match[4] ?? '' };
}

/** @throws {Error} for a tag that names no release. */
export function requireReleaseTag(tag: string): ReleaseVersion {
  const version = parseReleaseTag(tag);
  if (version !== undefined) return version;
  throw new Error(
    `${JSON.stringify(tag)} is no release tag: it must be like v1.2.3, or v1.2.3-rc.1 for a prerelease`,
  );
}

/** Compares major, minor and patch only. */
export function isNewer(one: ReleaseVersion, other: ReleaseVersion): boolean {
  const steps = [one.major - other.major, one.minor - other.minor, one.patch - other.patch];
  return (steps.find((step) => step !== 0) ?? 0) > 0;
}
