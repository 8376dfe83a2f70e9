import { causeChain } from '../../support/error-text.ts';
import { VERSION } from '../../support/runtime.ts';
import { Log } from '../runner/log.ts';
import {
  type ActionContext,
  maskSecrets,
  type RunOrigin,
  readRunOrigin,
  redactTokens,
} from '../runner/runner.ts';
import type { Failure } from './failures/failures.ts';

/** One action. It keeps its results, so that they can be reported after a crash too. */
export interface Action {
  /** Reads the inputs and does the work. Exceptions are bugs in the action. */
  run(): Promise<readonly Failure[]>;
  /** Reports the results and these failures in outputs, annotations and so on. Returns whether the step succeeded. */
  finish(failures: readonly Failure[]): Promise<boolean>;
}

/**
 * Runs one action from start to end and sets the exit code. It masks the secrets before it writes anything, and reports a
 * result even if the work crashes or never settles.
 *
 * @param name the sub-action's name; empty for the root action
 * @param signal aborted by a cancellation
 */
export async function runAction(
  name: string,
  createAction: (context: ActionContext) => Action,
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  // The step fails if the process ends before there is a result.
  process.exitCode = 1;
  // The work goes on if the reader of the log goes away: the result is also written to files.
  process.stdout.on('error', () => undefined);
  maskSecrets(env);
  const log = new Log();
  const origin = readRunOrigin(env);
  log.info(headline(name, origin));
  const action = createAction({ env, log, signal, origin, startedAt: new Date() });
  const failures = await Promise.race([runSafely(action, env), whenEventLoopDrains()]);
  process.exitCode = (await action.finish(failures)) ? 0 : 1;
  log.flush();
}

function headline(name: string, { repository, ref, commit, run }: RunOrigin): string {
  const parts = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
  return [`playable-export-action ${VERSION}`, ...parts].filter((part) => part).join(' · ');
}

async function runSafely(action: Action, env: NodeJS.ProcessEnv): Promise<readonly Failure[]> {
  try {
    return await action.run();
  } catch (error) {
    // The runner masks nothing in the job summary.
    return [unexpectedError(causeChain(error).map((text) => redactTokens(text, env)))];
  }
}

/** Detects a promise that can no longer settle: Node would exit silently. */
function whenEventLoopDrains(): Promise<readonly Failure[]> {
  return new Promise((resolve) => {
    process.once('beforeExit', () => {
      resolve([unexpectedError(['the run waits for a promise that never settles'])]);
    });
  });
}

function unexpectedError(causes: readonly string[]): Failure {
  const advice = 'This is a bug in the action: please report it with this message.';
  return { title: 'Unexpected error', lines: [causes.join(': '), advice] };
}
