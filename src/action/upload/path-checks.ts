import { accessSync, constants, realpathSync, type Stats, statSync } from 'node:fs';
import { relative } from 'node:path';
import { type Purpose, problemOf } from '../../pipeline/find/lines.ts';
import { SearchArea } from '../../pipeline/find/search-area.ts';
import { type Manifest, missingFiles, readManifest } from '../../pipeline/manifest/manifest.ts';
import { errorCode } from '../../support/error-text.ts';
import { plural } from '../../support/format.ts';
import { isInside, toSlashes } from '../../support/paths.ts';
import { joinTruncated } from '../../support/text.ts';
import { folderMeant } from '../runner/inputs/follow-path.ts';
import { EMPTY_VARIABLE, type InputReader, type Problem } from '../runner/inputs/input-reader.ts';
import { pathProblem } from '../runner/inputs/names.ts';
import { MAX_SEARCHES, startFinder } from './pattern-hints.ts';
import type { UploadInputs } from './upload-inputs.ts';

/** What is wrong with the inputs, paths included, and where the manifest is. */
export interface CheckedPaths {
  readonly problems: readonly Problem[];
  /** The file that steps share; absent without `manifest`, and if there is a problem with it: then the file stays as it is. */
  readonly sharedPath?: string;
  /** What that file has, which the step extends; absent for a new record. */
  readonly earlier?: Manifest | undefined;
}

/**
 * Checks `working-directory`, where patterns begin, and `manifest`, and reads the manifest.
 *
 * @param known problems that were found before: a path with a token in it must not be used
 */
export async function checkPaths(
  inputs: UploadInputs,
  known: readonly Problem[],
  reader: InputReader,
): Promise<CheckedPaths> {
  const { manifestPath, isToUpload } = inputs;
  // A wrapper may pass `working-directory: dist` to a step that only exports, where there is no `dist`.
  const isFolderNeeded = isToUpload || pathProblem(reader.text('working-directory')) !== undefined;
  const folder = isFolderNeeded ? folderProblem(inputs, reader) : undefined;
  const problems =
    folder === undefined
      ? await patternProblems(inputs, reader)
      : [{ input: 'working-directory', text: folder }];
  if (manifestPath === undefined || known.some(({ input }) => input === 'manifest')) return { problems };
  const given = reader.text('manifest');
  const isFolder = toSlashes(given).endsWith('/');
  const slip =
    pathProblem(given) ?? (isFolder ? 'must be a file, but what ends in / is a folder' : undefined);
  const earlier = slip ? `${slip}, not ${reader.quote(given)}` : await readManifest(manifestPath, inputs);
  return typeof earlier === 'string'
    ? { problems: [...problems, { input: 'manifest', text: earlier }] }
    : { problems, sharedPath: manifestPath, earlier };
}

/** Why a step that only exports must not export the files of the record; empty if it may. */
export function explainIncomplete(
  earlier: Manifest | undefined,
  { reuseUnchanged }: Pick<UploadInputs, 'reuseUnchanged'>,
): Problem[] {
  const missing = missingFiles(earlier);
  if (missing === undefined) return [];
  const files = plural(missing.length, 'file was', 'files were');
  const what =
    missing.length === 0
      ? ' (its step ended before it sent anything)'
      : `, ${files} not uploaded by its step (${joinTruncated(missing)})`;
  const inputs = reuseUnchanged === true ? '`manifest` and `reuse-unchanged`' : '`manifest`';
  const text = `records an upload that is not complete${what}: run the upload step again, or leave ${inputs} out to export anyway`;
  return [{ input: 'manifest', text }];
}

function folderProblem(
  { workingDirectory: folder, workspace }: UploadInputs,
  reader: InputReader,
): string | undefined {
  if (!statOf(workspace)?.isDirectory())
    return 'is relative to the workspace, but GITHUB_WORKSPACE names no folder';
  const stats = statOf(folder);
  const given = reader.text('working-directory');
  const slip = pathProblem(given);
  if (stats === undefined || slip !== undefined) {
    const path = toSlashes(relative(workspace, folder));
    const meant = folderMeant(path, workspace);
    const missing = `must be a folder, but there is no ${reader.quote(isInside(folder, workspace) ? path : folder)}`;
    const what = slip ? `${slip}, not ${reader.quote(given)}` : missing;
    if (meant !== undefined) return `${what}: write \`working-directory: ${meant}\``;
    return slip ? what : `${what}: is an actions/checkout step or a build step missing before this step?`;
  }
  if (!stats.isDirectory()) return `must be a folder, but ${reader.quote(folder)} is a file`;
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    if (isInside(folder, workspace) && !isInside(realpathSync(folder), realpathSync(workspace)))
      return 'must not lead out of the workspace through a symbolic link';
    return undefined;
  } catch (error) {
    return `must be a folder that can be read (${errorCode(error)})`;
  }
}

/** The problems of lines that can't be used, such as `/etc/*`, with what to write instead if something like it matches. */
async function patternProblems(inputs: UploadInputs, reader: InputReader): Promise<Problem[]> {
  const { patterns, contentTypeRules, sizeLimits } = inputs;
  const { include = [], exclude = [] } = patterns ?? {};
  const lines: readonly (readonly [input: string, line: string, purpose: Purpose])[] = [
    ...include.map((line) => ['assets', line, 'include'] as const),
    ...exclude.map((line) => ['assets', line, 'exclude'] as const),
    ...contentTypeRules.map(({ pattern }) => ['content-types', pattern, 'describe'] as const),
    ...sizeLimits.map(({ pattern = '' }) => ['size-limits', pattern, 'describe'] as const),
  ];
  const area = new SearchArea(inputs);
  const wrong = lines.flatMap(([input, line, purpose]) => {
    const problem = problemOf(line, area);
    return problem === undefined ? [] : { input, line, purpose, problem };
  });
  const isEmptied = (line: string): boolean => /^\/[*/]*$/.test(line);
  const searched = wrong.filter(({ line }) => !isEmptied(line)).slice(0, MAX_SEARCHES);
  const startMeant = searched.length > 0 ? await startFinder(inputs) : () => undefined;
  return wrong.map((one) => {
    const { input, line, purpose, problem } = one;
    const text = `${problem}: ${reader.quote(purpose === 'exclude' ? `!${line}` : line)}`;
    if (isEmptied(line)) return { input, text: `${text}. ${EMPTY_VARIABLE}` };
    const meant = searched.includes(one) ? startMeant(line, purpose) : undefined;
    return { input, text: meant === undefined ? text : `${text}; write ${reader.quote(meant)}` };
  });
}

/** `undefined` if there is nothing, or nothing that can be looked at. */
function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
