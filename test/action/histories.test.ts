import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { uploadAction } from '../../src/action/upload/run-upload.ts';
import { HISTORIES, type History, playHistory, type Runner } from '../../tools/chaos/histories.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { fillDisk, runHere } from './run-here.ts';

/*
 * Random histories of steps that share a manifest, against a model of the six rules. A kill is the manifest that lies on the disk at that
 * request. `npm run verify -- fuzz` sends real signals to the bundle.
 */

/** Ends the search for the smallest history, and not the test: below the time limit of a test. */
const SHRINKS_UNTIL_MS = 150_000;

test('what steps send, how they end and what they record is what the rules of the record say', async () => {
  let isFull = false;
  fillDisk(() => isFull);
  async function play(history: History): Promise<void> {
    const folder = await temporaryFolder();
    const workspace = { GITHUB_WORKSPACE: join(folder, 'workspace') };
    const runner: Runner = {
      fillDisk: (full) => {
        isFull = full;
      },
      run: async (inputs, variables, signal) => {
        const { exitCode, annotations } = await runHere(
          uploadAction,
          { token: 't0ken-5b1f0c77', ...inputs },
          { ...workspace, ...variables },
          signal,
        );
        return { exitCode, errors: annotations.filter(({ level }) => level === 'error') };
      },
    };
    expect(await playHistory(history, folder, runner)).toEqual([]);
  }
  const limits = { numRuns: 120, interruptAfterTimeLimit: SHRINKS_UNTIL_MS, markInterruptAsFailure: false };
  await fc.assert(fc.asyncProperty(HISTORIES, play), limits);
});
