/** What a release tag says. */
export interface ReleaseVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
  /** Such as `rc.1`; empty for a release that is none. */
  readonly prerelease: string;
}

/** As Semantic Versioning 2.0.0 has it, with a `v` before it and without build metadata. */
const TAG =
  /^v(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-z-][\da-z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-z-][\da-z-]*))*))?$/i;

/** `undefined` for a tag that names no release, as `v1` does. */
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

/** Whether one comes after the other, whatever prereleases they are of. */
export function isNewer(one: ReleaseVersion, other: ReleaseVersion): boolean {
  const steps = [one.major - other.major, one.minor - other.minor, one.patch - other.patch];
  return (steps.find((step) => step !== 0) ?? 0) > 0;
}
