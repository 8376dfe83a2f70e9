import { systemClock, WaitingTime } from '../retry/clock.ts';
import { causeChain } from '../support/errors.ts';
import { VERSION } from '../support/runtime.ts';
import type { Failure } from './failures/failures.ts';
import type { OutcomeRecord } from './progress/outcome-recorder.ts';
import type { PhaseTimes } from './progress/phase-timer.ts';
import { type RunOrigin, readRunOrigin } from './run-origin.ts';
import { Log } from './runner/log.ts';
import { maskSecrets } from './runner/workflow-commands.ts';

/** What every step of ours has from its first moment on. */
export interface StepBase {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  readonly waiting: WaitingTime;
  readonly signal: AbortSignal;
  readonly context: RunOrigin;
  readonly startedAt: Date;
}

/** What a step does, with an ending of its own kind. */
export interface StepWork<E> {
  /** What it throws is a bug of ours. */
  work(): Promise<E>;
  /** The ending of a step that broke down. */
  brokenDown(failure: Failure): E;
  /** Tells the ending wherever it is told; whether the step is green. */
  finish(ending: E): Promise<boolean>;
}

/**
 * A step from start to end: secrets masked before anything is written, red until there is a verdict, and an ending that is told
 * also where the work breaks down or comes to a standstill. It throws nothing; the exit code tells the verdict.
 *
 * @param name of the sub-action; empty for the root action
 * @param signal aborted by a cancellation
 */
export async function runInFrame<E>(
  name: string,
  { env, signal }: { readonly env: NodeJS.ProcessEnv; readonly signal: AbortSignal },
  prepare: (base: StepBase) => StepWork<E>,
): Promise<void> {
  // Until there is a verdict the step is red, whatever ends the process.
  process.exitCode = 1;
  // Whoever reads the log may stop reading; the work goes on, and is told in files.
  process.stdout.on('error', () => undefined);
  maskSecrets(env);
  const startedAt = new Date();
  const log = new Log();
  const context = readRunOrigin(env);
  log.info(headline(name, context));
  const step = prepare({ env, log, waiting: new WaitingTime(systemClock), signal, context, startedAt });
  const ending = await Promise.race([workSafely(step), standstill(step)]);
  process.exitCode = (await step.finish(ending)) ? 0 : 1;
}

function headline(name: string, { repository, ref, commit, run }: RunOrigin): string {
  const origin = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
  return [`playable-export-action ${VERSION}`, ...origin].filter((part) => part).join(' · ');
}

async function workSafely<E>(step: StepWork<E>): Promise<E> {
  try {
    return await step.work();
  } catch (error) {
    return step.brokenDown(unexpected(error));
  }
}

/** Node would end without a word where nothing is left that could settle what is waited for. */
function standstill<E>(step: StepWork<E>): Promise<E> {
  return new Promise((resolve) => {
    process.once('beforeExit', () => {
      resolve(step.brokenDown(unexpected(new Error('the run came to a standstill'))));
    });
  });
}

function unexpected(error: unknown): Failure {
  const advice = 'This is a bug in the action: please report it with this message.';
  return { title: 'Unexpected error', lines: [causeChain(error).join(': '), advice] };
}

/** What a run of the root action has from its first moment on. */
export interface Run extends StepBase {
  readonly record: OutcomeRecord;
  readonly times: PhaseTimes;
}
