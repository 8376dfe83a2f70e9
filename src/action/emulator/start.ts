import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { causeChain } from '../../support/error-text.ts';
import { lastLines } from '../../support/files.ts';
import { annotateFailures, cancelledFailure, type Failure } from '../report/failures/failures.ts';
import type { Action } from '../report/run-action.ts';
import { withInputs } from '../report/sub-action.ts';
import { readOrganization } from '../runner/inputs/fields.ts';
import { misspelledProblems } from '../runner/inputs/finish-reading.ts';
import { InputReader } from '../runner/inputs/input-reader.ts';
import { INPUTS } from '../runner/inputs/input-table.ts';
import { writeStepOutputs } from '../runner/outputs.ts';
import { type ActionContext, maskSecrets, saveState, temporaryFile } from '../runner/runner.ts';

const MAX_START_S = 30;

/**
 * The main part of the sub-action `emulator/`: starts the emulator in the background of the job. A failed start leaves no
 * process behind.
 *
 * @param script Absolute path of the emulator's file.
 */
export function startAction(script: string): (context: ActionContext) => Action {
  return (context) => ({
    run: () =>
      withInputs(readEmulatorInputs(context.env), context, (inputs) => start(inputs, script, context)),
    finish: async (failures) => {
      annotateFailures(failures, context.log);
      return failures.length === 0;
    },
  });
}

async function start(
  inputs: EmulatorInputs,
  script: string,
  { env, log, signal: cancelled }: ActionContext,
): Promise<readonly Failure[]> {
  const { GITHUB_ACTIONS, GITHUB_OUTPUT } = env;
  if (inputs.isNewToken) maskSecrets({ GITHUB_ACTIONS, GITHUB_OUTPUT, INPUT_TOKEN: inputs.token });
  const logPath = temporaryFile(env, 'playable-emulator', 'log');
  const timeout = AbortSignal.timeout(MAX_START_S * 1_000);
  let child: ChildProcess | undefined;
  try {
    child = spawnEmulator(inputs, script, logPath, env);
    const signal = AbortSignal.any([cancelled, timeout]);
    const { baseUrl, stopUrl } = await waitUntilListening(child, logPath, signal);
    writeStepOutputs({ 'base-url': baseUrl, token: inputs.token }, 'the input `token`', { env, log });
    saveState({ stop: stopUrl, log: logPath }, env);
    child.disconnect();
    child.unref();
    log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
    return [];
  } catch (error) {
    if (child?.kill('SIGKILL')) await once(child, 'exit');
    if (cancelled.aborted) {
      const reason = `The run was cancelled (${cancelled.reason}) before the emulator had started.`;
      return [cancelledFailure(reason, 'Nothing is left running. Run it again.')];
    }
    const reason = timeout.aborted
      ? `It did not respond within ${MAX_START_S} s`
      : causeChain(error).join(': ');
    return [{ title: 'Emulator not started', lines: [reason, `The log of the emulator is ${logPath}.`] }];
  }
}

/**
 * Starts the emulator in its own session: some runners end the processes of a step's session with the step.
 *
 * @param script absolute path of the emulator's file
 * @param logPath a new file for stdout and stderr, in the folder for the emulator's files
 */
function spawnEmulator(
  { args, env }: EmulatorInputs,
  script: string,
  logPath: string,
  // It does not get the others, such as the inputs of the step.
  { PATH, SystemRoot, RUNNER_TRACKING_ID }: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logPath, 'wx', 0o600);
  const temp = dirname(logPath);
  try {
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: temp,
      detached: true,
      env: { PATH, SystemRoot, RUNNER_TRACKING_ID, TMPDIR: temp, TEMP: temp, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}

/**
 * Waits until the emulator reports its addresses: the base URL of its API, and where a POST ends it.
 *
 * @throws {Error} If it can't be started; or if it ends, with the last lines of its log.
 * @throws An AbortError when `signal` is aborted.
 */
export async function waitUntilListening(
  child: ChildProcess,
  logPath: string,
  signal: AbortSignal,
): Promise<{ readonly baseUrl: string; readonly stopUrl: string }> {
  const started = once(child, 'message', { signal }).then(([addresses]) => addresses);
  const ended = once(child, 'exit', { signal }).then(async ([code, killedBy]): Promise<never> => {
    const lines = await lastLines(logPath, 2);
    throw new Error(lines.join(' ') || `It ended at once, with ${killedBy ?? `exit code ${code}`}`);
  });
  return Promise.race([started, ended]);
}

type EmulatorInputs = ReturnType<typeof readEmulatorInputs>['inputs'];

const SCOPES = ['games:read', 'games:write', 'assets:read', 'assets:write', 'exports:write'];

/** Reads all inputs of the sub-action. A test compares what they may be with the emulator's command line. */
export function readEmulatorInputs(env: NodeJS.ProcessEnv) {
  const reader = new InputReader(env);
  const port = reader.wholeNumber('port');
  // Not in `action.yml`: a default there would override the environment variable.
  const organization = readOrganization(reader);
  const rate = readRate(reader);
  const token = readEmulatorToken(reader);
  const scopes = readScopes(reader);
  const accepted = scopes.length === 0 ? token : `${token}:${scopes.join(',')}`;
  return {
    inputs: {
      token,
      /** Whether the token was generated. */
      isNewToken: reader.given('token') === '',
      args: [
        `--port=${port}`,
        ...(organization ? [`--organization=${organization}`] : []),
        ...(rate ? [`--rate-limit=${rate}`] : []),
      ],
      // The token is a variable, because other processes can read a command line.
      env: { PLAYABLE_EMULATOR_TOKENS: accepted },
    },
    problems: [...misspelledProblems(reader), ...reader.problems],
    warnings: [],
  };
}

function readRate(reader: InputReader): string {
  const rate = reader.text('rate-limit');
  const { min, max } = INPUTS['rate-limit'];
  const isRate = /^\d+(?:\.\d+)?$/.test(rate) && Number(rate) >= min && Number(rate) <= max;
  if (rate !== '' && !isRate)
    reader.rejectValue('rate-limit', rate, `a number of requests per second from ${min} to ${max}`);
  return rate;
}

/** Generates a token by default: the runner would mask a fixed default everywhere in the job's logs. */
function readEmulatorToken(reader: InputReader): string {
  const given = reader.given('token');
  if (given === '') return `emulator-${randomBytes(16).toString('hex')}`;
  if (!/^[!-9;-~]+$/.test(given))
    reader.addProblem('token', 'must be one line of printable ASCII without spaces and without a colon');
  return given;
}

function readScopes(reader: InputReader): readonly string[] {
  const scopes = reader.list('scopes');
  const unknown = scopes.filter((scope) => !SCOPES.includes(scope)).map((scope) => reader.quote(scope));
  if (unknown.length > 0)
    reader.addProblem('scopes', `must be one or more of ${SCOPES.join(', ')}, not ${unknown.join(', ')}`);
  return scopes;
}
