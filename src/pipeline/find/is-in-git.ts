import { sep } from 'node:path';

/** Whether a part of a path is `.git`: that folder may hold the credentials of a checkout. */
export function isInGit(path: string): boolean {
  // Hardly ever so, and to take a path apart is long for a hundred thousand files.
  return path.includes('.git') && path.split(sep).includes('.git');
}
