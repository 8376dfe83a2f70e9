import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { describeMissing, findProgram, type RealProgram } from '../../scripts/find-program.ts';

/**
 * Vitest's `test` for a file that needs programs of others. Where one is missing, its tests are skipped, and one line
 * says so; with PLAYABLE_REAL=required in the environment they fail instead.
 */
export function testWith(...programs: readonly RealProgram[]): ReturnType<typeof test.skipIf> {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return test.skipIf(false);
  const wanted = missing.map(describeMissing);
  const file = relative(process.cwd(), expect.getState().testPath ?? 'this file');
  if (process.env['PLAYABLE_REAL'] === 'required')
    throw new Error(`${file} needs more: ${wanted.join('; ')}`);
  process.stdout.write(`SKIPPED ${file}: ${wanted.join('; ')}\n`);
  return test.skipIf(true);
}
