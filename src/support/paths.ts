import { isAbsolute, relative, sep } from 'node:path';

/** Whether a path is a folder or lies below it. Both are absolute; symbolic links are not looked at. */
export function isInside(path: string, folder: string): boolean {
  // Nearly always so, and the long way is long for a hundred thousand files.
  if (path.startsWith(folder) && path[folder.length] === sep && !path.includes('..')) return true;
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** A pattern without a leading `./`: it is compared with paths that have none. */
export function stripDotSlash(pattern: string): string {
  return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}
