import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new path in the folder that the runner empties after the job: `<prefix>-<random>.<extension>`. There is no file yet. */
export function temporaryFile(env: NodeJS.ProcessEnv, prefix: string, extension: string): string {
  return join(env['RUNNER_TEMP'] || tmpdir(), `${prefix}-${randomUUID().slice(0, 8)}.${extension}`);
}
