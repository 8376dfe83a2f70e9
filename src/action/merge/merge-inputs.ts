import { resolve } from 'node:path';
import type { ExportRequest } from '../../pipeline/outcomes.ts';
import { readEnvironment } from '../deployments/environment.ts';
import { type Connection, readConnection, readGitHubToken } from '../inputs/connection.ts';
import { type FilePatterns, readExports, readPatterns } from '../inputs/fields.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { finishReading } from '../inputs/misplaced-inputs.ts';
import { readContinuation, temporaryManifestPath } from '../upload/upload-inputs.ts';

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
  readonly reuseUnchanged: boolean;
  readonly retryUnknown: boolean;
  readonly summary: boolean;
  /** If absent, no deployments are recorded. */
  readonly githubToken: string | undefined;
  readonly environment: string;
  /** Quotes untrusted text for a message. */
  readonly quote: (text: string) => string;
}

const REPORTED_INPUTS = ['base-url', 'manifests', 'variant', 'network', 'manifest', 'environment'];

/** Reads all inputs of `merge/`. */
export function readMergeInputs(env: NodeJS.ProcessEnv, now = new Date()): ReadResult<MergeInputs> {
  const reader = new InputReader(env);
  const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
  const patterns = readPatterns(reader, 'manifests');
  if (patterns === undefined) {
    reader.addProblem(
      'manifests',
      'must be given: paths or patterns of the manifests of all parts, one per line',
    );
  }
  const { variants, networks } = readExports(reader);
  const connection = readConnection(reader, variants.length > 0);
  const githubToken = readGitHubToken(reader);
  const manifest = reader.text('manifest');
  const givenManifestPath = manifest === '' ? undefined : resolve(workspace, manifest);
  const inputs: MergeInputs = {
    ...connection,
    patterns: patterns ?? { include: [], exclude: [] },
    exports: variants.flatMap((variantId) => networks.map((network) => ({ variantId, network }))),
    workspace,
    manifestPath: givenManifestPath ?? temporaryManifestPath(env),
    givenManifestPath,
    ...readContinuation(reader, manifest),
    summary: reader.boolean('summary'),
    githubToken,
    environment: readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
    quote: (text) => reader.quote(text),
  };
  return finishReading(inputs, reader, REPORTED_INPUTS, now);
}
