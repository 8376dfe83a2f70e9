import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Inputs } from './inputs.ts';

/** A likely reason why a pattern matches nothing, in a sentence; `undefined` where none is likely. */
export function hintForPattern(
  pattern: string,
  { workingDirectory, includeHidden }: Pick<Inputs, 'workingDirectory' | 'includeHidden'>,
): string | undefined {
  if (/^['"].*['"]$/.test(pattern)) return 'Hint: the quotes are part of the pattern; leave them out.';
  if (isFolder(resolve(workingDirectory, pattern))) {
    return `Hint: that is a folder; write ${pattern.replace(/\/+$/, '')}/** for the files in it.`;
  }
  if (pattern.includes(',') && !pattern.includes('{'))
    return 'Hint: patterns stand one on a line, without commas.';
  const entries = readdirSync(workingDirectory);
  if (entries.length === 0) {
    return 'Hint: the folder is empty; is an actions/checkout step or a build missing before this one?';
  }
  if (!includeHidden && entries.some((name) => name.startsWith('.') && name !== '.git')) {
    return 'Hint: wildcards leave out dot files unless `include-hidden-files` is true.';
  }
  return undefined;
}

function isFolder(path: string): boolean {
  // A pattern may hold characters that no path may: then it is none.
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
