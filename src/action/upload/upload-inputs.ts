import { resolve } from 'node:path';
import type { Concurrency } from '../../pipeline/concurrency.ts';
import type { FileNaming } from '../../pipeline/find/find-assets.ts';
import type { ExportRequest } from '../../pipeline/outcomes.ts';
import { type Connection, readConnection } from '../runner/inputs/connection.ts';
import {
  type ContentTypeRule,
  type FilePatterns,
  readContentTypes,
  readDeployments,
  readExports,
  readOrganization,
  readPatterns,
} from '../runner/inputs/fields.ts';
import { finishReading, misspelledInputs } from '../runner/inputs/finish-reading.ts';
import { EMPTY_VARIABLE, InputReader, type ReadResult } from '../runner/inputs/input-reader.ts';
import { type InputName, ruleOf } from '../runner/inputs/input-table.ts';
import { readSizeLimits, type SizeLimit } from '../runner/inputs/size-limits.ts';

export interface UploadInputs extends Connection {
  /** Absolute. */
  readonly workspace: string;
  readonly exports: readonly ExportRequest[];
  /** The absolute path of the input `manifest`, where an earlier step's manifest may be; absent if not given. */
  readonly manifestPath: string | undefined;
  /** `auto`: continues only in a re-run of a job that failed. */
  readonly reuseUnchanged: 'auto' | boolean;
  /** The leg of the matrix, as JSON. */
  readonly matrix: string;
  /** Whether exports that an earlier step or attempt may have triggered are triggered again. */
  readonly retryUnknown: boolean;
  readonly summary: boolean;
  /** Absent if no deployments are wanted. */
  readonly githubToken: string | undefined;
  /** The name of a deployment's environment, with the placeholders `{network}` and `{variant}`. */
  readonly environment: string;
  /** Empty if it is neither needed nor given. */
  readonly organizationId: string;
  /** Absent if there is nothing to upload. */
  readonly patterns: FilePatterns | undefined;
  /** Whether the step was to upload, also if its inputs are invalid. */
  readonly isToUpload: boolean;
  /** Absolute. */
  readonly workingDirectory: string;
  readonly fileNaming: FileNaming;
  readonly contentTypeRules: readonly ContentTypeRule[];
  readonly sizeLimits: readonly SizeLimit[];
  readonly includeHidden: boolean;
  readonly ifNoFilesFound: 'error' | 'warn' | 'ignore';
  /** What to do about a pattern that matched nothing while others did. */
  readonly ifPatternUnmatched: 'error' | 'warn' | 'ignore';
  readonly concurrency: Concurrency;
  readonly dryRun: boolean;
}

/** Reads all inputs of the root action. Checks neither paths nor files. */
export function readUploadInputs(env: NodeJS.ProcessEnv): ReadResult<UploadInputs> {
  const reader = new InputReader(env);
  const dryRun = reader.boolean('dry-run');
  const patterns = readPatterns(reader, 'assets');
  const recorded = readRecordedInputs(reader);
  const isToExport = ['variant', 'network', 'exports'].some((name) => reader.given(name) !== '');
  // A dry run may be for a pull request from a fork, which gets neither secrets nor variables of the repository.
  const needsOrganization = patterns !== undefined && !dryRun;
  const organizationId = readOrganization(reader, needsOrganization ? 'upload assets' : undefined);

  if (patterns === undefined && !isToExport) {
    reader.addProblem(
      'assets',
      'or `variant` with `network`, or `exports`, must be given: there is nothing to do',
    );
  }
  /** Whether the value of an input is invalid, or its name misspelled. */
  const hasMistake = (name: string): boolean =>
    reader.problems.some(({ input }) => input === name) ||
    [...misspelledInputs(reader).values()].includes(name);

  const sizeLimits = readSizeLimits(reader);
  if (reader.given('size-limits') !== '' && patterns === undefined) {
    reader.addProblem('size-limits', 'must be given with `assets`: it limits the matched files');
  }

  const inputs: UploadInputs = {
    ...readConnection(reader, !dryRun),
    organizationId,
    patterns,
    ...recorded,
    workingDirectory: resolve(recorded.workspace, reader.text('working-directory')),
    fileNaming: reader.choice('file-name', ['basename', 'path']),
    contentTypeRules: readContentTypes(reader),
    sizeLimits,
    includeHidden: reader.boolean('include-hidden-files'),
    ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
    ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
    concurrency: reader.wholeNumber('concurrency', 'auto'),
    dryRun: dryRun || hasMistake('dry-run'),
    isToUpload: patterns !== undefined || !isToExport || hasMistake('assets'),
  };
  if (!inputs.isToUpload) warnOfEmptyAssets(reader);
  return finishReading(inputs, reader);
}

/** The inputs that only serve `assets`. Wrappers may pass fixed values, so they are no problem without it. */
const SERVE_ASSETS: readonly InputName[] = [
  ...(['working-directory', 'file-name', 'include-hidden-files'] as const),
  ...(['if-no-files-found', 'if-pattern-unmatched'] as const),
];

/** Warns if a step that only exports has inputs that speak of files: a misspelled variable must not release old files unnoticed. */
function warnOfEmptyAssets(reader: InputReader): void {
  const isGiven = (name: InputName): boolean => {
    const text = reader.text(name).toLowerCase();
    return text !== ruleOf(name).default && text !== './';
  };
  const given = [
    ...SERVE_ASSETS.filter(isGiven),
    ...(reader.given('content-types') === '' ? [] : ['content-types']),
  ];
  if (given.length === 0) return;
  const lines = [
    'Nothing was uploaded, because `assets` is empty: the exports are of the files that the service has.',
    `Only \`assets\` needs what is given: ${given.map((name) => `\`${name}\``).join(', ')}.`,
    `If files were meant: ${EMPTY_VARIABLE}. If not, leave these inputs out.`,
  ];
  reader.warnings.push({ title: 'No files found', lines });
}

/** Reads what to export, where the manifest is, whether the run continues from it, and what else is reported. */
function readRecordedInputs(reader: InputReader) {
  const exports = readExports(reader);
  const workspace = resolve(reader.env['GITHUB_WORKSPACE'] || process.cwd());
  const manifest = reader.text('manifest');
  const reuseUnchanged = reader.boolean('reuse-unchanged', 'auto');
  const retryUnknown = reader.boolean('retry-unknown');
  if (reuseUnchanged === true && manifest === '') {
    reader.addProblem(
      'manifest',
      'must be given with `reuse-unchanged: true`: a later run must find the file again, and the default is a new file per run',
    );
  }
  if (retryUnknown && reuseUnchanged === false) {
    reader.addProblem(
      'retry-unknown',
      'must not be given with `reuse-unchanged: false`: it is about exports of an earlier step or attempt',
    );
  }
  return {
    workspace,
    exports,
    manifestPath: manifest === '' ? undefined : resolve(workspace, manifest),
    reuseUnchanged,
    matrix: reader.given('matrix'),
    retryUnknown,
    summary: reader.boolean('summary'),
    ...readDeployments(reader, exports),
  };
}
