import { resolve } from 'node:path';
import type { ExportRequest } from '../../pipeline/outcomes.ts';
import { readEnvironment } from '../deployments/environment.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { type FilePatterns, readExports, readGitHubToken, readPatterns } from '../inputs/fields.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';
import type { Warning } from '../runner/log.ts';
import { temporaryManifestPath } from '../upload/upload-inputs.ts';

/** What `merge/` was asked to do, checked as far as text can be checked. */
export interface MergeInputs extends Connection {
  readonly patterns: FilePatterns;
  readonly exports: readonly ExportRequest[];
  /** Absolute. */
  readonly workspace: string;
  readonly manifestPath: string;
  /** Absent where the place was left to the action. */
  readonly givenManifestPath: string | undefined;
  readonly summary: boolean;
  /** Absent where no deployments are wanted. */
  readonly githubToken: string | undefined;
  readonly environment: string;
  /** Text as it stands in a sentence. */
  readonly quote: (text: string) => string;
}

/** The inputs, and a sentence for each that is wrong; with one such sentence nothing of them may be used. */
export interface ParsedMergeInputs {
  readonly inputs: MergeInputs;
  readonly problems: readonly string[];
  readonly warnings: readonly Warning[];
}

/** Inputs that end up in addresses, outputs, manifest and summary; with the variable that stands in for one. */
const REPORTED_INPUTS = {
  'base-url': 'PLAYABLE_BASE_URL',
  manifests: undefined,
  variant: undefined,
  network: undefined,
  manifest: undefined,
  environment: undefined,
} as const;

/** Reads all inputs of `merge/`; a pure function of its arguments, but for the event and the name of a new manifest. */
export function parseMergeInputs(env: NodeJS.ProcessEnv, now = new Date()): ParsedMergeInputs {
  const reader = new InputReader(env);
  const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
  const patterns = readPatterns(reader, 'manifests');
  if (patterns === undefined) {
    reader.reject(
      'manifests',
      'must be given: the paths of the manifests of all parts, or patterns, one a line',
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
