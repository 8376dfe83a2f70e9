import { dirname, isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder or lies below it. Both are absolute. Symbolic links are not resolved. */
export function isInside(path: string, folder: string): boolean {
  const fromFolder = relative(folder, path);
  return fromFolder !== '..' && !fromFolder.startsWith(`..${sep}`) && !isAbsolute(fromFolder);
}

/** A path and the folders above it, up to the root of the disk. */
export function upFrom(path: string): string[] {
  const parent = dirname(path);
  return parent === path ? [path] : [path, ...upFrom(parent)];
}

/** Sorts by path, in the order of JavaScript strings. No two paths are equal. */
export function byPath(one: { readonly path: string }, other: { readonly path: string }): number {
  return one.path < other.path ? -1 : 1;
}

/** Removes a leading `./` from a pattern. The paths that it is compared with have none. */
export function stripDotSlash(pattern: string): string {
  return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}

/** Writes `/` for Windows' separator. Elsewhere `\\` is part of a name, or escapes a wildcard. */
export function toSlashes(path: string, separator = sep): string {
  return separator === '\\' ? path.replaceAll('\\', '/') : path;
}
