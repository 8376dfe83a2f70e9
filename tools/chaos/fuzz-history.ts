import type { ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import { type CheckedRun, type FuzzResult, Random, runChecked } from './checked-run.ts';
import { histories, playHistory } from './histories.ts';

/**
 * Plays a history of steps that share a manifest, with real signals, and compares each step with the model of the record. Full disks and
 * answers after a signal need the test in `test/action`, where nothing races.
 */
export async function fuzzHistory(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('history', seed);
  const faults = ['refused', 'rejected', 'lost', 'reset', 'killed', 'unanswered'] as const;
  const [history] = fc.sample(histories(faults, ['invalid', 'too large', 'no outputs']), {
    seed,
    numRuns: 1,
  });
  if (history === undefined) throw new Error('there is no history');
  let child: ChildProcess | undefined;
  let run: CheckedRun | undefined;
  const ofRuns: string[] = [];
  const problems = await playHistory(history, folder, {
    survives: false,
    fillDisk: () => undefined,
    interrupt: (how) => {
      child?.kill(how === 'killed' ? 'SIGKILL' : random.pick(['SIGTERM', 'SIGINT']));
      return { bytes: Buffer.alloc(0), end: 'stall' };
    },
    run: async (inputs, env) => {
      const started = (process: ChildProcess): void => {
        child = process;
      };
      // The model is of the record alone, so each step is a job of its own. Its runner empties this folder.
      await rm(join(folder, 'temp'), { recursive: true, force: true });
      run = await runChecked({ folder, inputs, env, started, mayLoseReports: () => true });
      // A killed run has no exit code, and a manifest may be damaged by intention.
      ofRuns.push(...run.problems.filter((problem) => !/^the exit code is null|is not JSON$/.test(problem)));
      return { exitCode: run.exitCode, errors: readAnnotations(run.stdout, 'error') };
    },
  });
  const shown = history.steps.map(({ kind, fault }) =>
    fault ? `${kind} (${fault.kind} ${fault.how})` : kind,
  );
  const told = problems.length > 0 ? [JSON.stringify(history)] : [];
  return { run: run as CheckedRun, problems: [...problems, ...ofRuns, ...told], faults: shown.join(', ') };
}
