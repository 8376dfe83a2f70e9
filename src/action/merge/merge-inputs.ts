import type { ExportRequest } from '../../pipeline/outcomes.ts';
import { readConnection } from '../inputs/connection.ts';
import { type FilePatterns, readExports, readPatterns } from '../inputs/fields.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { finishReading } from '../inputs/misplaced-inputs.ts';
import { type RecordedInputs, readRecordedInputs } from '../upload/upload-inputs.ts';

/** The inputs of `merge/`. */
export interface MergeInputs extends RecordedInputs {
  readonly patterns: FilePatterns;
  readonly exports: readonly ExportRequest[];
  /** Quotes untrusted text for a message. */
  readonly quote: (text: string) => string;
}

const REPORTED_INPUTS = ['base-url', 'manifests', 'variant', 'network', 'manifest', 'environment'];

/** Reads all inputs of `merge/`. */
export function readMergeInputs(env: NodeJS.ProcessEnv, now = new Date()): ReadResult<MergeInputs> {
  const reader = new InputReader(env);
  const patterns = readPatterns(reader, 'manifests');
  if (patterns === undefined) {
    reader.addProblem(
      'manifests',
      'must be given: paths or patterns of the manifests of all parts, one per line',
    );
  }
  const { variants, networks } = readExports(reader);
  const connection = readConnection(reader, variants.length > 0);
  const inputs: MergeInputs = {
    ...connection,
    patterns: patterns ?? { include: [], exclude: [] },
    exports: variants.flatMap((variantId) => networks.map((network) => ({ variantId, network }))),
    ...readRecordedInputs(reader, { variants, networks }),
    quote: (text) => reader.quote(text),
  };
  return finishReading(inputs, reader, REPORTED_INPUTS, now);
}
