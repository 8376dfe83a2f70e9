import { systemClock, WaitTimer } from '../retry/clock.ts';
import { causeChain } from '../support/errors.ts';
import { VERSION } from '../support/runtime.ts';
import type { Failure } from './failures/failures.ts';
import { type RunOrigin, readRunOrigin } from './run-origin.ts';
import { Log } from './runner/log.ts';
import { maskSecrets } from './runner/workflow-commands.ts';

/** What every action has from its first moment on. */
export interface ActionContext {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  /** Adds up the time that requests wait for the service or the storage. */
  readonly waitTimer: WaitTimer;
  /** Aborted by a cancellation. */
  readonly signal: AbortSignal;
  readonly origin: RunOrigin;
  readonly startedAt: Date;
}

/** One action, with a result `R` of its own. */
export interface Action<R> {
  /** Reads the inputs and does the work. An exception is a bug in the action. */
  run(): Promise<R>;
  /** The result of a run that crashed. */
  onCrash(failure: Failure): R;
  /** Writes outputs, annotations and whatever else reports the result. Returns whether the step succeeded. */
  finish(result: R): Promise<boolean>;
}

/**
 * Runs one action from start to end. It masks the secrets before anything is written, keeps the step red until there is a
 * result, and reports a result even if the work crashes or never settles. It throws nothing and sets the exit code.
 *
 * @param name of the sub-action; empty for the root action
 * @param signal aborted by a cancellation
 */
export async function runAction<R>(
  name: string,
  createAction: (context: ActionContext) => Action<R>,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  // The step is red until there is a result, whatever ends the process.
  process.exitCode = 1;
  // If the reader of the log goes away, the work goes on: files hold its result.
  process.stdout.on('error', () => undefined);
  maskSecrets(env);
  const log = new Log();
  const origin = readRunOrigin(env);
  log.info(headline(name, origin));
  const startedAt = new Date();
  const action = createAction({
    env,
    log,
    waitTimer: new WaitTimer(systemClock),
    signal,
    origin,
    startedAt,
  });
  const result = await Promise.race([runSafely(action), whenEventLoopDrains(action)]);
  process.exitCode = (await action.finish(result)) ? 0 : 1;
}

function headline(name: string, { repository, ref, commit, run }: RunOrigin): string {
  const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
  return [`playable-export-action ${VERSION}`, ...parts].filter((part) => part).join(' · ');
}

async function runSafely<R>(action: Action<R>): Promise<R> {
  try {
    return await action.run();
  } catch (error) {
    return action.onCrash(unexpectedError(error));
  }
}

/** Node ends silently, with exit code 0, if nothing is left that could settle a promise that is awaited. */
function whenEventLoopDrains<R>(action: Action<R>): Promise<R> {
  return new Promise((resolve) => {
    process.once('beforeExit', () => {
      resolve(action.onCrash(unexpectedError(new Error('the run came to a standstill'))));
    });
  });
}

function unexpectedError(error: unknown): Failure {
  const advice = 'This is a bug in the action: please report it with this message.';
  return { title: 'Unexpected error', lines: [causeChain(error).join(': '), advice] };
}
