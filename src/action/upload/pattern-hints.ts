import { readdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { globIterateSync } from 'glob/raw';
import type { UploadInputs } from './upload-inputs.ts';

type Place = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** Folders that are searched for a hint; a tree may be very large, and the run has searched it once already. */
const MAX_FOLDERS = 2_000;

/**
 * A likely reason why a pattern matches nothing, in a sentence; `undefined` where none is likely.
 *
 * @param mostFolders how many may be searched for it, which takes its time
 */
export function hintForPattern(pattern: string, place: Place, mostFolders = MAX_FOLDERS): string | undefined {
  const why =
    likelyReason(pattern, place) ??
    (mostFolders > 0 ? matchedOtherwise(pattern, place, mostFolders) : undefined);
  return why === undefined ? undefined : `Hint: ${why}${why.includes('; is ') ? '?' : '.'}`;
}

function likelyReason(pattern: string, place: Place): string | undefined {
  const { workingDirectory, workspace } = place;
  if (/^['"].*['"]$/.test(pattern)) return 'the quotes are part of the pattern; leave them out';
  if (isFolder(resolve(workingDirectory, pattern))) {
    return `that is a folder; write ${pattern.replace(/\/+$/, '')}/** for the files in it`;
  }
  if (pattern.includes(',') && !pattern.includes('{')) return 'patterns stand one on a line, without commas';
  if (readdirSync(workingDirectory).length === 0) {
    return 'the folder is empty; is an actions/checkout step or a build missing before this one';
  }
  const below = relative(workspace, workingDirectory).replaceAll('\\', '/');
  if (below !== '' && pattern.startsWith(`${below}/`)) {
    return `patterns start in \`working-directory\`; leave out ${below}/`;
  }
  const [first = ''] = pattern.split('\\');
  if (first !== pattern && isFolder(resolve(workingDirectory, first))) {
    return 'the parts of a path are separated by /, not by \\';
  }
  return firstMissing(pattern, workingDirectory);
}

/** Whether something would match it if other inputs were different. */
function matchedOtherwise(
  pattern: string,
  { workingDirectory, includeHidden, patterns }: Place,
  mostFolders: number,
): string | undefined {
  // What leads out of the folder may lead to all there is.
  if (pattern.startsWith('/') || pattern.split('/').includes('..')) return undefined;
  const matches = (dot: boolean): boolean => matchesAny(pattern, workingDirectory, { dot, mostFolders });
  if (matches(includeHidden)) {
    const excluding = patterns !== undefined && patterns.exclude.length > 0;
    return excluding ? 'files match it, and exclusions (!) leave all of them out' : undefined;
  }
  return !includeHidden && matches(true)
    ? 'it matches dot files alone, which wildcards leave out unless `include-hidden-files` is true'
    : undefined;
}

/** Looks for the first folder on the way to the first wildcard that is not there, at least not in this spelling. */
function firstMissing(pattern: string, workingDirectory: string): string | undefined {
  if (pattern.startsWith('/')) return undefined;
  const parts = pattern.split('/');
  const wild = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part));
  let folder = workingDirectory;
  for (const [index, part] of parts.slice(0, wild === -1 ? parts.length : wild).entries()) {
    const names = namesIn(folder);
    if (part === '..' || names === undefined) return undefined;
    if (!names.includes(part)) {
      const other = names.find((name) => name.toLowerCase() === part.toLowerCase());
      if (other !== undefined) return `there is no ${part} but a ${other}; capital and small letters differ`;
      const isLast = index === parts.length - 1;
      return isLast
        ? undefined
        : `there is no folder ${parts.slice(0, index + 1).join('/')}; is an actions/checkout step or a build missing before this one`;
    }
    folder = resolve(folder, part);
  }
  return undefined;
}

function matchesAny(
  pattern: string,
  cwd: string,
  { dot, mostFolders }: { dot: boolean; mostFolders: number },
): boolean {
  let folders = 0;
  const ignore = {
    ignored: ({ name }: { name: string }) => name === '.git',
    childrenIgnored: ({ name }: { name: string }) => {
      folders += 1;
      return name === '.git' || folders > mostFolders;
    },
  };
  try {
    const found = globIterateSync(pattern, { cwd, dot, ignore, nocase: false, nodir: true }).next();
    return found.done === false;
  } catch {
    // A pattern may be longer than the library takes.
    return false;
  }
}

function namesIn(folder: string): string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}

function isFolder(path: string): boolean {
  // A pattern may hold characters that no path may: then it is none.
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
