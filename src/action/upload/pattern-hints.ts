import { readdirSync, statSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { globIterateSync } from 'glob/raw';
import type { UploadInputs } from './upload-inputs.ts';

type SearchInputs = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** Folders searched per hint: a tree may be very large. */
const MAX_FOLDERS = 2_000;

/**
 * Suggests in a sentence why a pattern matches nothing; `undefined` if no reason is likely.
 *
 * @param maxFolders the number of folders to search for files that the pattern would match with other inputs
 */
export function hintForPattern(
  pattern: string,
  inputs: SearchInputs,
  maxFolders = MAX_FOLDERS,
): string | undefined {
  const reason =
    likelyReason(pattern, inputs) ??
    (maxFolders > 0 ? reasonByInputs(pattern, inputs, maxFolders) : undefined);
  return reason && `Hint: ${reason}`;
}

const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';

function likelyReason(pattern: string, inputs: SearchInputs): string | undefined {
  const { workingDirectory, workspace } = inputs;
  if (/^['"].*['"]$/.test(pattern)) return 'the quotes are part of the pattern; remove them.';
  if (isFolder(resolve(workingDirectory, pattern))) {
    return `that is a folder; write ${pattern.replace(/\/+$/, '')}/** for the files in it.`;
  }
  if (pattern.includes(',') && !pattern.includes('{')) return 'write one pattern per line, without commas.';
  if (namesIn(workingDirectory)?.length === 0) {
    return `the folder is empty; ${IS_STEP_MISSING}`;
  }
  const below = relative(workspace, workingDirectory).replaceAll('\\', '/');
  if (below !== '' && pattern.startsWith(`${below}/`)) {
    return `patterns are relative to \`working-directory\`; remove ${below}/.`;
  }
  const [first = ''] = pattern.split('\\');
  if (first !== pattern && isFolder(resolve(workingDirectory, first))) {
    return 'separate the parts of a path with /, not with \\.';
  }
  return firstMissing(pattern, workingDirectory);
}

/** Searches for files that the pattern would match with other inputs. */
function reasonByInputs(
  pattern: string,
  { workingDirectory, includeHidden, patterns }: SearchInputs,
  maxFolders: number,
): string | undefined {
  // Outside the folder, the search may reach the whole disk.
  if (pattern.startsWith('/') || pattern.split('/').includes('..')) return undefined;
  const matches = (dot: boolean): boolean => matchesAny(pattern, workingDirectory, { dot, maxFolders });
  if (matches(includeHidden)) {
    const excluding = patterns !== undefined && patterns.exclude.length > 0;
    return excluding ? 'files match, but exclusions (!) remove all of them.' : undefined;
  }
  return !includeHidden && matches(true)
    ? 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.'
    : undefined;
}

/** Looks for the first part of the path, up to the first wildcard, that does not exist in this spelling. */
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
      if (other !== undefined)
        return `there is no ${part}, but there is ${other}; upper and lower case matter.`;
      const isLast = index === parts.length - 1;
      return isLast
        ? undefined
        : `there is no folder ${parts.slice(0, index + 1).join('/')}; ${IS_STEP_MISSING}`;
    }
    folder = resolve(folder, part);
  }
  return undefined;
}

function matchesAny(
  pattern: string,
  cwd: string,
  { dot, maxFolders }: { dot: boolean; maxFolders: number },
): boolean {
  let folders = 0;
  const ignore = {
    ignored: ({ name }: { name: string }) => name === '.git',
    childrenIgnored: ({ name }: { name: string }) => {
      folders += 1;
      return name === '.git' || folders > maxFolders;
    },
  };
  try {
    const found = globIterateSync(pattern, { cwd, dot, ignore, nocase: false, nodir: true }).next();
    return found.done === false;
  } catch {
    // The pattern is longer than the library accepts.
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
  try {
    return statSync(path).isDirectory();
  } catch {
    // Nothing is there, or the pattern has characters that no path may have.
    return false;
  }
}
