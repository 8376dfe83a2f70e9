import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ContentTypeRule } from '../../pipeline/find/content-types.ts';
import type { FileNaming } from '../../pipeline/find/find-assets.ts';
import type { Shard } from '../../pipeline/shards/split.ts';
import { readEnvironment } from '../deployments/environment.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import {
  type FilePatterns,
  readContentTypes,
  readExports,
  readGitHubToken,
  readPatterns,
  readShard,
  readTokenCreated,
} from '../inputs/fields.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';
import type { Warning } from '../runner/log.ts';

/** What the root action was asked to do, checked as far as text can be checked. */
export interface UploadInputs extends Connection {
  /** Midnight UTC of the day on which the token was made, where that is known. */
  readonly tokenCreated: Date | undefined;
  /** Empty where it is not needed and not given. */
  readonly organizationId: string;
  readonly variants: readonly string[];
  readonly networks: readonly string[];
  /** Absent where nothing is to be uploaded. */
  readonly patterns: FilePatterns | undefined;
  /** Absent where all that is found is to be uploaded. */
  readonly shard: Shard | undefined;
  /** Absolute; so is `workspace`. */
  readonly workingDirectory: string;
  readonly workspace: string;
  readonly fileNaming: FileNaming;
  readonly contentTypeRules: readonly ContentTypeRule[];
  readonly includeHidden: boolean;
  readonly ifNoFilesFound: 'error' | 'warn' | 'ignore';
  readonly concurrency: number | 'auto';
  readonly dryRun: boolean;
  /** Absolute. */
  readonly manifestPath: string;
  /** Absolute: the place that was asked for, where an earlier run's manifest may be. Absent where none was. */
  readonly givenManifestPath: string | undefined;
  readonly reuseUnchanged: boolean;
  readonly summary: boolean;
  /** Absent where no deployments are wanted. */
  readonly githubToken: string | undefined;
  /** The name of a deployment's environment, with `{network}` and `{variant}` still in it. */
  readonly environment: string;
}

/** The inputs, and a sentence for each that is wrong; with one such sentence nothing of them may be used. */
export interface ParsedInputs {
  readonly inputs: UploadInputs;
  readonly problems: readonly string[];
  /** What is to be said about inputs that may well be right. */
  readonly warnings: readonly Warning[];
}

/** Inputs that end up in addresses, outputs, manifest and summary; with the variable that stands in for one. */
const REPORTED_INPUTS = {
  'base-url': 'PLAYABLE_BASE_URL',
  organization: 'PLAYABLE_ORGANIZATION',
  variant: undefined,
  network: undefined,
  assets: undefined,
  'working-directory': undefined,
  'content-types': undefined,
  manifest: undefined,
  environment: undefined,
} as const;

/** Reads all inputs of the root action; a pure function of its arguments, but for the event and the name of a new manifest. */
export function readInputs(env: NodeJS.ProcessEnv, now = new Date()): ParsedInputs {
  const reader = new InputReader(env);
  const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
  const dryRun = reader.boolean('dry-run');
  const patterns = readPatterns(reader, 'assets');
  const { variants, networks } = readExports(reader);
  const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');

  if (patterns === undefined && variants.length === 0 && networks.length === 0) {
    reader.reject('assets', 'or `variant` with `network` must be given: there is nothing to do');
  }
  // A dry run in a pull request from a fork is given neither secrets nor variables of the repository.
  if (patterns !== undefined && organizationId === '' && !dryRun) {
    reader.reject('organization', 'must be given to upload assets, as an input or as PLAYABLE_ORGANIZATION');
  }
  const shard = readShard(reader);
  if (shard !== undefined && patterns === undefined) {
    reader.reject('shard', 'must be given with `assets`, of which it is a part');
  }
  if (shard !== undefined && shard.total > 1 && variants.length > 0) {
    reader.reject(
      'shard',
      'must not be given with `variant`: the other parts are not there yet. `merge/` triggers the exports when all are',
    );
  }

  const manifest = reader.text('manifest');
  const reuseUnchanged = reader.boolean('reuse-unchanged');
  if (reuseUnchanged && manifest === '') {
    reader.reject(
      'manifest',
      'must be given with `reuse-unchanged`, as a path that a later run finds again: the default is a new file in each run',
    );
  }
  const connection = readConnection(reader, { needed: !dryRun, env });
  const githubToken = readGitHubToken(reader);
  rejectTokensInOtherInputs(reader, { token: connection.token, githubToken }, REPORTED_INPUTS);

  const inputs: UploadInputs = {
    ...connection,
    tokenCreated: readTokenCreated(reader, now),
    organizationId,
    variants,
    networks,
    patterns,
    shard,
    workspace,
    workingDirectory: resolve(workspace, reader.text('working-directory')),
    fileNaming: reader.choice('file-name', ['basename', 'path']),
    contentTypeRules: readContentTypes(reader),
    includeHidden: reader.boolean('include-hidden-files'),
    ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
    concurrency: reader.wholeNumberOr('concurrency', 'auto', { min: 1, max: 128 }),
    dryRun,
    manifestPath: manifest === '' || dryRun ? temporaryManifestPath(env) : resolve(workspace, manifest),
    givenManifestPath: manifest === '' ? undefined : resolve(workspace, manifest),
    reuseUnchanged,
    summary: reader.boolean('summary'),
    githubToken,
    environment: readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
  };
  const warnings = [...tokenWarnings(inputs, now), ...checkInputNames(env, reader.names)];
  return { inputs, problems: reader.problems, warnings };
}

/** A file of its own under `RUNNER_TEMP`, so that steps of one job don't overwrite each other's manifest. */
export function temporaryManifestPath(env: NodeJS.ProcessEnv): string {
  return join(env['RUNNER_TEMP'] || tmpdir(), `playable-export-manifest-${randomUUID().slice(0, 8)}.json`);
}
