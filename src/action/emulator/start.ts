import type { ChildProcess } from 'node:child_process';
import { dirname } from 'node:path';
import { causeChain } from '../../support/error-text.ts';
import { annotateFailures, type Failure } from '../failures/failures.ts';
import { INPUTS } from '../inputs/input-table.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { writeStepOutputs } from '../runner/outputs.ts';
import { temporaryFile } from '../runner/temporary-file.ts';
import { maskSecrets, saveState } from '../runner/workflow-commands.ts';
import { type EmulatorInputs, readEmulatorInputs } from './emulator-inputs.ts';
import { killEmulator, spawnEmulator, waitUntilListening } from './emulator-process.ts';

const MAX_START_S = 30;

/**
 * The main part of the sub-action `emulator/`: starts the emulator in the background of the job. A failed start leaves no
 * process behind.
 *
 * @param script Absolute path of the emulator's file.
 */
export function startAction(script: string): (context: ActionContext) => Action {
  return (context) => ({
    run: () => runStart(script, context),
    finish: async (failures) => {
      annotateFailures(failures, context.log);
      context.log.flush();
      return failures.length === 0;
    },
  });
}

async function runStart(script: string, context: ActionContext): Promise<readonly Failure[]> {
  const { inputs, problems, warnings } = readEmulatorInputs(context.env);
  context.log.warnings(warnings);
  if (problems.length > 0) return [invalidInputFailure(problems, 'started')];
  const { GITHUB_ACTIONS, GITHUB_OUTPUT } = context.env;
  if (inputs.isNewToken) maskSecrets({ GITHUB_ACTIONS, GITHUB_OUTPUT, INPUT_TOKEN: inputs.token });
  const failure =
    (await outputsFailure(context.env, context.signal)) ?? (await start(inputs, script, context));
  return failure === undefined ? [] : [failure];
}

async function start(
  inputs: EmulatorInputs,
  script: string,
  { env, log, signal: cancelled }: ActionContext,
): Promise<Failure | undefined> {
  const logPath = temporaryFile(env, 'playable-emulator', 'log');
  const timeout = AbortSignal.timeout(MAX_START_S * 1_000);
  let child: ChildProcess | undefined;
  try {
    child = spawnEmulator({ ...inputs, script, temp: dirname(logPath), logPath }, env);
    const signal = AbortSignal.any([cancelled, timeout]);
    const { baseUrl, stopUrl } = await waitUntilListening(child, logPath, signal);
    writeStepOutputs({ 'base-url': baseUrl, token: inputs.token }, { env, log });
    saveState({ stop: stopUrl, log: logPath }, env);
    child.disconnect();
    child.unref();
    log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
    return undefined;
  } catch (error) {
    if (child !== undefined) await killEmulator(child);
    if (cancelled.aborted) {
      const reason = `The run was cancelled (${cancelled.reason}) before the emulator had started.`;
      return { title: 'Cancelled', lines: [reason, 'Nothing is left running. Run it again.'] };
    }
    const reason = timeout.aborted
      ? `It did not respond within ${MAX_START_S} s`
      : causeChain(error).join(': ');
    return { title: 'Emulator not started', lines: [reason, advice(inputs, logPath)] };
  }
}

function advice({ port }: EmulatorInputs, logPath: string): string {
  const log = `The log of the emulator is ${logPath}.`;
  return port === INPUTS.port.default
    ? log
    : `If the port is in use, choose another \`port\`, or leave it out for any free one. ${log}`;
}
