import { resolve } from 'node:path';
import { readConnection } from '../runner/inputs/connection.ts';
import {
  readContentTypes,
  readDeployments,
  readExports,
  readOrganization,
  readPatterns,
} from '../runner/inputs/fields.ts';
import { finishReading, misspelledProblems } from '../runner/inputs/finish-reading.ts';
import { EMPTY_VARIABLE, InputReader } from '../runner/inputs/input-reader.ts';
import { ruleOf } from '../runner/inputs/input-table.ts';
import { readSizeLimits } from '../runner/inputs/size-limits.ts';

export type UploadInputs = ReturnType<typeof readUploadInputs>['inputs'];

/** Reads all inputs of the root action. Checks neither paths nor files. */
export function readUploadInputs(env: NodeJS.ProcessEnv) {
  const reader = new InputReader(env);
  const dryRun = reader.boolean('dry-run');
  const patterns = readPatterns(reader, 'assets');
  const exports = readExports(reader);
  const isToExport = ['variant', 'network', 'exports'].some((name) => reader.given(name) !== '');
  const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
  const manifest = reader.text('manifest');
  const reuseUnchanged = reader.boolean('reuse-unchanged', 'auto');
  const retryUnknown = reader.boolean('retry-unknown');
  if (reuseUnchanged === true && manifest === '')
    reader.addProblem(
      'manifest',
      'must be given with `reuse-unchanged: true`: a later run must find the file again, and the default is a new file per run',
    );
  if (retryUnknown && reuseUnchanged === false)
    reader.addProblem(
      'retry-unknown',
      'must not be given with `reuse-unchanged: false`: it is about exports of an earlier step or attempt',
    );
  const summary = reader.boolean('summary');
  const deployments = readDeployments(reader, exports);
  // A dry run may be for a pull request from a fork, which gets neither secrets nor variables of the repository.
  const needsOrganization = patterns !== undefined && !dryRun;
  const organizationId = readOrganization(reader, needsOrganization ? 'upload assets' : undefined);
  if (patterns === undefined && !isToExport)
    reader.addProblem(
      'assets',
      'or `variant` with `network`, or `exports`, must be given: there is nothing to do',
    );
  const sizeLimits = readSizeLimits(reader);
  if (reader.given('size-limits') !== '' && patterns === undefined)
    reader.addProblem('size-limits', 'must be given with `assets`: it limits the matched files');

  /** Whether the value of an input is invalid, or its name misspelled. */
  const hasMistake = (name: string): boolean =>
    [...reader.problems, ...misspelledProblems(reader)].some(({ input, meant = input }) => meant === name);

  const inputs = {
    ...readConnection(reader, !dryRun),
    /** Empty if it is neither needed nor given. */
    organizationId,
    /** Absent if there is nothing to upload. */
    patterns,
    exports,
    /** Absolute. */
    workspace,
    /** Absolute. */
    workingDirectory: resolve(workspace, reader.text('working-directory')),
    fileNaming: reader.choice('file-name', ['basename', 'path']),
    contentTypeRules: readContentTypes(reader),
    sizeLimits,
    includeHidden: reader.boolean('include-hidden-files'),
    ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
    /** What to do about a pattern that matched nothing while others did. */
    ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
    concurrency: reader.wholeNumber('concurrency', 'auto'),
    /** Absolute: where an earlier step's manifest may be; absent if not given. */
    manifestPath: manifest === '' ? undefined : resolve(workspace, manifest),
    /** `auto`: continues only in a re-run of a job that failed. */
    reuseUnchanged,
    /** Whether exports that an earlier step or attempt may have triggered are triggered again. */
    retryUnknown,
    /** The leg of the matrix, as JSON. */
    matrix: reader.given('matrix'),
    summary,
    ...deployments,
    dryRun: dryRun || hasMistake('dry-run'),
    /** Whether the step was to upload, also if its inputs are invalid. */
    isToUpload: patterns !== undefined || !isToExport || hasMistake('assets'),
  };
  if (!inputs.isToUpload) warnOfEmptyAssets(reader);
  return finishReading(inputs, reader);
}

/** The inputs that only serve `assets`. Wrappers may pass fixed values, so they are no problem without it. */
const SERVE_ASSETS = [
  ...['working-directory', 'file-name', 'include-hidden-files'],
  ...['if-no-files-found', 'if-pattern-unmatched', 'content-types'],
];

/** Warns if a step that only exports has inputs that speak of files: a misspelled variable must not release old files unnoticed. */
function warnOfEmptyAssets(reader: InputReader): void {
  const given = SERVE_ASSETS.filter(
    (name) => !['', './', ruleOf(name).default].includes(reader.text(name).toLowerCase()),
  );
  if (given.length === 0) return;
  const lines = [
    'Nothing was uploaded, because `assets` is empty: the exports are of the files that the service has.',
    `Only \`assets\` needs what is given: ${given.map((name) => `\`${name}\``).join(', ')}.`,
    `If files were meant: ${EMPTY_VARIABLE}. If not, leave these inputs out.`,
  ];
  reader.warnings.push({ title: 'No files found', lines });
}
