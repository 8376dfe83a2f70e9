import { statSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { globIterateSync } from 'glob/raw';
import { followPath, namesIn } from '../../support/spelling.ts';
import { joinTruncated } from '../../support/text.ts';
import { type Hint, slipOfStart, slipOfWriting } from './pattern-slips.ts';
import type { UploadInputs } from './upload-inputs.ts';

type SearchInputs = Pick<UploadInputs, 'workingDirectory' | 'workspace' | 'includeHidden' | 'patterns'>;

/** Folders searched per hint: a tree may be very large. */
const MAX_FOLDERS = 2_000;

/**
 * Finds a likely reason why a pattern matches nothing; `undefined` if there is none.
 *
 * @param maxFolders the number of folders to search for files that the pattern would match with other inputs
 */
export function hintForPattern(
  pattern: string,
  inputs: SearchInputs,
  maxFolders = MAX_FOLDERS,
): Hint | undefined {
  const hint =
    likelyHint(pattern, inputs) ?? (maxFolders > 0 ? searchHint(pattern, inputs, maxFolders) : undefined);
  return hint && { ...hint, write: hint.write.map((line) => onDisk(line, inputs.workingDirectory)) };
}

/** A hint about an exclusion that is written in a wrong way and matches no file. */
export function hintForExclusion(pattern: string, inputs: SearchInputs): Hint | undefined {
  const hint = slipOfWriting(pattern);
  if (hint === undefined || firstMatch(pattern, inputs.workingDirectory, { dot: true }) !== undefined)
    return undefined;
  return {
    ...hint,
    write: hint.write.map((line) => `!${onDisk(line.replace(/^!/, ''), inputs.workingDirectory)}`),
  };
}

/** Formats hints as sentences, one per reason. */
export function formatHints(hints: readonly Hint[]): string[] {
  return [...Map.groupBy(hints, ({ reason }) => reason)].map(([reason, same]) => {
    const lines = [...new Set(same.flatMap(({ write }) => write))].map((line) => `\`${line}\``);
    if (lines.length === 0) return `Hint: ${reason}`;
    return `Hint: ${reason} Write${lines.length > 1 ? ', one per line' : ''}: ${joinTruncated(lines, 10)}`;
  });
}

const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';

function likelyHint(pattern: string, inputs: SearchInputs): Hint | undefined {
  const { workingDirectory, workspace, patterns } = inputs;
  if (isFolder(resolve(workingDirectory, pattern))) return { reason: 'that is a folder.', write: [pattern] };
  const slip = slipOfWriting(pattern, patterns?.include);
  if (slip !== undefined) return slip;
  const names = namesIn(workingDirectory);
  if (names?.length === 0) return { reason: `the folder is empty; ${IS_STEP_MISSING}`, write: [] };
  const below = relative(workspace, workingDirectory).replaceAll('\\', '/');
  if (below !== '' && pattern.startsWith(`${below}/`)) {
    const reason = `patterns are relative to \`working-directory\`; remove ${below}/.`;
    return { reason, write: [pattern.slice(below.length + 1)] };
  }
  return (
    slipOfStart(pattern, inputs, (name) => names?.includes(name) === true) ??
    missingPart(pattern, workingDirectory)
  );
}

/** Searches for files that the pattern would match with other inputs, or in another case. */
function searchHint(
  pattern: string,
  { workingDirectory, includeHidden, patterns }: SearchInputs,
  maxFolders: number,
): Hint | undefined {
  // Outside the folder, the search may reach the whole disk.
  if (pattern.startsWith('/') || pattern.split('/').includes('..')) return undefined;
  const find = (text: string, options: SearchOptions): string | undefined =>
    firstMatch(text, workingDirectory, { dot: includeHidden, maxFolders, ...options });
  if (find(pattern, {}) !== undefined) {
    const excluding = patterns !== undefined && patterns.exclude.length > 0;
    const reason = 'files match, but exclusions (!) remove all of them.';
    return excluding ? { reason, write: [] } : undefined;
  }
  if (!includeHidden && find(pattern, { dot: true }) !== undefined) {
    const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
    return { reason, write: [] };
  }
  const found = find(pattern, { nocase: true });
  if (found === undefined) return undefined;
  const spellings = [
    pattern.replace(/(?<=^|\/)[^/*?[\]{}()!+@]+$/, posix.basename(found)),
    pattern.replace(/\.\w+$/, posix.extname(found)),
    pattern.toLowerCase(),
  ];
  const write = spellings.find((text) => find(text, {}) !== undefined);
  return { reason: `there is ${found}; ${CASE_MATTERS}`, write: write === undefined ? [] : [write] };
}

const CASE_MATTERS = 'upper and lower case matter.';

function missingPart(pattern: string, workingDirectory: string): Hint | undefined {
  const { path, misspelled, missing } = followPath(pattern, workingDirectory);
  if (misspelled !== undefined) {
    const [part, name] = misspelled;
    const isCase = part.toLowerCase() === name.toLowerCase();
    return {
      reason: `there is no ${part}, but there is ${name}${isCase ? `; ${CASE_MATTERS}` : '.'}`,
      write: [path],
    };
  }
  return missing === undefined
    ? undefined
    : { reason: `there is no folder ${missing}; ${IS_STEP_MISSING}`, write: [] };
}

/** A corrected pattern in the spelling of the disk. A folder becomes a pattern for the files in it. */
function onDisk(pattern: string, workingDirectory: string): string {
  const { path } = followPath(pattern, workingDirectory);
  return isFolder(resolve(workingDirectory, path)) ? posix.join(path, '**') : path;
}

interface SearchOptions {
  readonly dot?: boolean;
  readonly nocase?: boolean;
  readonly maxFolders?: number;
}

/** The first file that matches a pattern, with `/`. */
function firstMatch(
  pattern: string,
  cwd: string,
  { maxFolders = MAX_FOLDERS, ...options }: SearchOptions,
): string | undefined {
  let folders = 0;
  const ignore = {
    ignored: ({ name }: { name: string }) => name === '.git',
    childrenIgnored: ({ name }: { name: string }) => {
      folders += 1;
      return name === '.git' || folders > maxFolders;
    },
  };
  try {
    const search = globIterateSync(pattern, {
      cwd,
      ignore,
      nocase: false,
      nodir: true,
      posix: true,
      ...options,
    });
    const { done, value } = search.next();
    return done === true ? undefined : value;
  } catch {
    // The pattern is longer than the library accepts.
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
