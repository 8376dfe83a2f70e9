import { resolve } from 'node:path';
import type { ExportRequest } from '../../pipeline/outcomes.ts';
import { readEnvironment } from '../deployments/environment.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { type FilePatterns, readExports, readGitHubToken, readPatterns } from '../inputs/fields.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';

/** The inputs of `merge/`. */
export interface MergeInputs extends Connection {
  readonly patterns: FilePatterns;
  readonly exports: readonly ExportRequest[];
  /** Absolute path. */
  readonly workspace: string;
  /** Absolute path. */
  readonly manifestPath: string;
  /** The same path if `manifest` was given; absent if the action chose it. */
  readonly givenManifestPath: string | undefined;
  readonly summary: boolean;
  /** If absent, no deployments are recorded. */
  readonly githubToken: string | undefined;
  readonly environment: string;
  /** Quotes untrusted text for a message. */
  readonly quote: (text: string) => string;
}

/** Inputs that reach addresses or reports, so they must not contain a token; with their fallback variables. */
const REPORTED_INPUTS = {
  'base-url': 'PLAYABLE_BASE_URL',
  manifests: undefined,
  variant: undefined,
  network: undefined,
  manifest: undefined,
  environment: undefined,
} as const;

/** Reads and checks all inputs of `merge/`. Each problem is one sentence; if there is any, do not use the inputs. */
export function parseMergeInputs(env: NodeJS.ProcessEnv, now = new Date()) {
  const reader = new InputReader(env);
  const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
  const patterns = readPatterns(reader, 'manifests');
  if (patterns === undefined) {
    reader.reject(
      'manifests',
      'must be given: paths or patterns of the manifests of all parts, one per line',
    );
  }
  const { variants, networks } = readExports(reader);
  const connection = readConnection(reader, { needed: variants.length > 0, env });
  const githubToken = readGitHubToken(reader);
  rejectTokensInOtherInputs(reader, { token: connection.token, githubToken }, REPORTED_INPUTS);
  const manifest = reader.text('manifest');
  const givenManifestPath = manifest === '' ? undefined : resolve(workspace, manifest);
  const inputs: MergeInputs = {
    ...connection,
    patterns: patterns ?? { include: [], exclude: [] },
    exports: variants.flatMap((variantId) => networks.map((network) => ({ variantId, network }))),
    workspace,
    manifestPath: givenManifestPath ?? temporaryManifestPath(env),
    givenManifestPath,
    summary: reader.boolean('summary'),
    githubToken,
    environment: readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
    quote: (text) => reader.quote(text),
  };
  const warnings = [
    ...tokenWarnings({ ...connection, tokenCreated: undefined }, now),
    ...checkInputNames(env, reader.names),
  ];
  return { inputs, problems: reader.problems, warnings };
}
