import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ContentTypeRule } from '../pipeline/content-types.ts';
import type { FileNaming } from '../pipeline/find-assets.ts';
import type { RetryLimits } from '../retry/decide.ts';
import { InputReader } from './input-reader.ts';
import { type AssetPatterns, readAssetPatterns } from './read-asset-patterns.ts';
import { readBaseUrl } from './read-base-url.ts';
import { readContentTypes } from './read-content-types.ts';
import { readEnvironment } from './read-environment.ts';
import { readGitHubToken } from './read-github-token.ts';
import { readToken } from './read-token.ts';
import { refuseTokenElsewhere } from './refuse-token-elsewhere.ts';

/** What the root action was asked to do, checked as far as text can be checked. */
export interface Inputs {
  /** Absent only in a dry run. */
  readonly token: string | undefined;
  /** With its path prefix and no trailing slash. */
  readonly baseUrl: string;
  /** Empty where it is not needed and not given. */
  readonly organizationId: string;
  readonly variants: readonly string[];
  readonly networks: readonly string[];
  /** Absent where nothing is to be uploaded. */
  readonly patterns: AssetPatterns | undefined;
  /** Absolute; so is `workspace`. */
  readonly workingDirectory: string;
  readonly workspace: string;
  readonly naming: FileNaming;
  readonly contentTypeRules: readonly ContentTypeRule[];
  readonly includeHidden: boolean;
  readonly ifNoFilesFound: 'error' | 'warn' | 'ignore';
  readonly concurrency: number;
  readonly limits: RetryLimits;
  readonly idleTimeoutMs: number;
  readonly dryRun: boolean;
  /** Absolute. */
  readonly manifestPath: string;
  readonly summary: boolean;
  readonly allowHttp: boolean;
  /** Absent where no deployments are wanted. */
  readonly githubToken: string | undefined;
  /** The name of a deployment's environment, with `{network}` and `{variant}` still in it. */
  readonly environment: string;
}

/** The inputs, and a sentence for each that is wrong; with one such sentence nothing of them may be used. */
export interface ParsedInputs {
  readonly inputs: Inputs;
  readonly problems: readonly string[];
}

/** A day: no service has a reason to ask for more, and every timer can hold it. */
const LONGEST_WAIT_S = 86_400;
const LONGEST_TIMEOUT_S = 3_600;

/** Reads all inputs of the root action; a pure function of the environment, but for the name of a new manifest. */
export function parseInputs(env: NodeJS.ProcessEnv): ParsedInputs {
  const reader = new InputReader(env);
  const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
  const dryRun = reader.boolean('dry-run');
  const allowHttp = reader.boolean('allow-http');
  const patterns = readAssetPatterns(reader);
  const variants = reader.list('variant');
  const networks = reader.list('network');
  const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');

  if (patterns === undefined && variants.length === 0 && networks.length === 0) {
    reader.reject('assets', 'or `variant` with `network` must be given: there is nothing to do');
  }
  if (patterns !== undefined && organizationId === '') {
    reader.reject('organization', 'must be given to upload assets, as an input or as PLAYABLE_ORGANIZATION');
  }
  if (variants.length > 0 && networks.length === 0) reader.reject('network', 'must be given with `variant`');
  if (networks.length > 0 && variants.length === 0) reader.reject('variant', 'must be given with `network`');

  const token = readToken(reader, { needed: !dryRun });
  const githubToken = readGitHubToken(reader);
  refuseTokenElsewhere(reader, { token, githubToken });

  const inputs: Inputs = {
    token,
    baseUrl: readBaseUrl(reader, { allowHttp }),
    organizationId,
    variants,
    networks,
    patterns,
    workspace,
    workingDirectory: resolve(workspace, reader.text('working-directory')),
    naming: reader.choice('file-name', ['basename', 'path']),
    contentTypeRules: readContentTypes(reader),
    includeHidden: reader.boolean('include-hidden-files'),
    ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
    concurrency: reader.wholeNumber('concurrency', { min: 1, max: 128 }),
    limits: {
      maxAttempts: reader.wholeNumber('max-attempts', { min: 1, max: 50 }),
      maxRetryWaitMs: reader.wholeNumber('max-retry-wait', { min: 0, max: LONGEST_WAIT_S }) * 1000,
    },
    idleTimeoutMs: reader.wholeNumber('request-timeout', { min: 1, max: LONGEST_TIMEOUT_S }) * 1000,
    dryRun,
    manifestPath: manifestPath(reader.text('manifest'), { workspace, dryRun, env }),
    summary: reader.boolean('summary'),
    allowHttp,
    githubToken,
    environment: readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
  };
  return { inputs, problems: reader.problems };
}

/** A file of its own under `RUNNER_TEMP`, so that steps of one job don't overwrite each other's manifest. */
export function temporaryManifestPath(env: NodeJS.ProcessEnv): string {
  return join(env['RUNNER_TEMP'] || tmpdir(), `playable-export-manifest-${randomUUID().slice(0, 8)}.json`);
}

function manifestPath(
  given: string,
  { workspace, dryRun, env }: { workspace: string; dryRun: boolean; env: NodeJS.ProcessEnv },
): string {
  return given === '' || dryRun ? temporaryManifestPath(env) : resolve(workspace, given);
}
