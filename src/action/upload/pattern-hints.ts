import { posix, relative, resolve } from 'node:path';
import { globIterateSync } from 'glob/raw';
import { Exclusions, kindOf } from '../../pipeline/find/patterns.ts';
import { toSlashes } from '../../support/paths.ts';
import { joinTruncated } from '../../support/text.ts';
import { followPath, namesIn } from '../inputs/follow-path.ts';
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
  const glob = withFolder(pattern, inputs.workingDirectory);
  const hint =
    likelyHint(glob, inputs) ?? (maxFolders > 0 ? searchHint(glob, inputs, maxFolders) : undefined);
  return hint && { ...hint, write: hint.write.map((line) => onDisk(line, inputs.workingDirectory)) };
}

/** A hint about an exclusion that leaves nothing out, if it is written in a wrong way. */
export function hintForExclusion(pattern: string, { workingDirectory }: SearchInputs): Hint | undefined {
  const hint = slipOfWriting(pattern);
  const write = hint?.write.map((line) => `!${onDisk(line.replace(/^!/, ''), workingDirectory)}`) ?? [];
  return hint && { ...hint, write };
}

/** Whether an exclusion that leaves nothing out concerns files that are not uploaded for another reason: dot files, or others that are excluded. */
export function wouldExclude(exclusion: string, { workingDirectory, patterns }: SearchInputs): boolean {
  const exclusions = new Exclusions([exclusion], workingDirectory);
  const accepts = (path: string): boolean =>
    exclusions.excludes(toSlashes(relative(workingDirectory, resolve(workingDirectory, path))));
  const find = (pattern: string): string | undefined =>
    firstMatch(withFolder(pattern, workingDirectory), workingDirectory, {
      dot: true,
      searchesGit: true,
      accepts,
    });
  return patterns?.include.some((pattern) => find(pattern) !== undefined) === true;
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

/** A corrected pattern in the spelling of the disk. */
function onDisk(pattern: string, workingDirectory: string): string {
  return withFolder(followPath(pattern, workingDirectory).path, workingDirectory);
}

/** A pattern that names a folder means the files in it. */
function withFolder(pattern: string, workingDirectory: string): string {
  return kindOf(resolve(workingDirectory, pattern)) === 'folder' ? posix.join(pattern, '**') : pattern;
}

interface SearchOptions {
  readonly dot?: boolean;
  readonly nocase?: boolean;
  readonly maxFolders?: number;
  readonly searchesGit?: boolean;
  readonly accepts?: (path: string) => boolean;
}

/** The first file that matches a pattern and is accepted, with `/`. */
function firstMatch(
  pattern: string,
  cwd: string,
  { maxFolders = MAX_FOLDERS, searchesGit = false, accepts = () => true, ...options }: SearchOptions,
): string | undefined {
  let folders = 0;
  const ignore = {
    ignored: ({ name }: { name: string }) => name === '.git' && !searchesGit,
    childrenIgnored: ({ name }: { name: string }) => {
      folders += 1;
      return (name === '.git' && !searchesGit) || folders > maxFolders;
    },
  };
  try {
    const search = { cwd, ignore, nocase: false, nodir: true, posix: true, ...options };
    for (const path of globIterateSync(pattern, search)) if (accepts(path)) return path;
    return undefined;
  } catch {
    // The pattern is longer than the library accepts.
    return undefined;
  }
}
