import { readConnection } from '../inputs/connection.ts';
import { asksForExports, type FilePatterns, readPatterns } from '../inputs/fields.ts';
import { finishReading } from '../inputs/finish-reading.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { type RecordedInputs, readRecordedInputs } from '../upload/upload-inputs.ts';

/** The inputs of `merge/`. */
export interface MergeInputs extends RecordedInputs {
  readonly patterns: FilePatterns;
  readonly ifPatternUnmatched: 'error' | 'warn' | 'ignore';
  /** The workflow run that made the parts; absent if not given. */
  readonly runId: number | undefined;
  /** Quotes untrusted text for a message. */
  readonly quote: (text: string) => string;
}

/** Reads all inputs of `merge/`. */
export function readMergeInputs(env: NodeJS.ProcessEnv): ReadResult<MergeInputs> {
  const reader = new InputReader(env);
  const patterns = readPatterns(reader, 'manifests');
  if (patterns === undefined) {
    reader.addProblem(
      'manifests',
      'must be given: paths or patterns of the manifests of all parts, one per line',
    );
  }
  const runId = reader.text('run-id') === '' ? undefined : reader.wholeNumber('run-id');
  const inputs: MergeInputs = {
    ...readConnection(reader, asksForExports(reader)),
    patterns: patterns ?? { include: [], exclude: [] },
    ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
    runId,
    ...readRecordedInputs(reader),
    quote: (text) => reader.quote(text),
  };
  return finishReading(inputs, reader);
}
