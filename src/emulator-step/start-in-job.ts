import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listProblems } from '../action/list-problems.ts';
import { Log } from '../action/log.ts';
import { maskSecrets } from '../action/mask-secrets.ts';
import { setOutputs } from '../action/set-outputs.ts';
import { saveState } from '../action/step-state.ts';
import { causeChain } from '../support/cause-chain.ts';
import { VERSION } from '../support/version.ts';
import { EMULATOR_DEFAULTS, type EmulatorInputs, parseEmulatorInputs } from './emulator-inputs.ts';
import { EmulatorProcess } from './emulator-process.ts';
import { hearAddress } from './hear-address.ts';
import { hearAnswer } from './hear-answer.ts';
import { launchEmulator } from './launch-emulator.ts';

const LONGEST_START_S = 30;

/**
 * The main part of the sub-action: starts the emulator in the background of the job. It throws nothing; the exit code
 * tells the verdict, and where that is bad nothing is left running.
 *
 * @param script absolute path of the emulator's file
 * @param cancelled aborted by a cancellation
 */
export async function startInJob(
  env: NodeJS.ProcessEnv,
  script: string,
  cancelled: AbortSignal,
): Promise<void> {
  // Until there is a verdict the step is red, whatever ends the process.
  process.exitCode = 1;
  // Whoever reads the log may stop reading.
  process.stdout.on('error', () => undefined);
  maskSecrets(env);
  const log = new Log();
  log.info(`playable-export-action ${VERSION} · emulator`);
  const { inputs, problems, warnings } = parseEmulatorInputs(env);
  for (const { title, lines } of warnings) log.warning(title, ...lines);
  if (problems.length > 0) {
    const { title, lines, details = [] } = listProblems(problems, problems, 'started');
    log.list(details);
    log.error(title, ...lines);
  } else if (await start(inputs, { env, script, cancelled, log })) {
    process.exitCode = 0;
  }
  log.flush();
}

/** What a start has around it. */
interface Surroundings {
  readonly env: NodeJS.ProcessEnv;
  readonly script: string;
  readonly cancelled: AbortSignal;
  readonly log: Log;
}

async function start(inputs: EmulatorInputs, around: Surroundings): Promise<boolean> {
  const { env, script, cancelled, log } = around;
  const temp = env['RUNNER_TEMP'] || tmpdir();
  const logPath = join(temp, `playable-emulator-${randomUUID().slice(0, 8)}.log`);
  const late = AbortSignal.timeout(LONGEST_START_S * 1_000);
  let child: ChildProcess | undefined;
  try {
    if (inputs.isNewToken) maskSecrets({ INPUT_TOKEN: inputs.token });
    child = launchEmulator({ ...inputs, script, logPath, temp }, env);
    // At once, so that the `post` part finds it also where this one is ended by force.
    if (child.pid !== undefined) saveState({ pid: String(child.pid), log: logPath });
    const signal = AbortSignal.any([cancelled, late]);
    const baseUrl = await hearAddress(child, logPath, signal);
    await hearAnswer(baseUrl, signal);
    setOutputs({ 'base-url': baseUrl, token: inputs.token });
    log.info(`The emulator listens on ${baseUrl} until the job ends; its log is ${logPath}`);
    return true;
  } catch (error) {
    await giveUp(child, script);
    if (cancelled.aborted) {
      log.error(
        'Cancelled',
        'The emulator was about to start: it has been ended, and nothing is left of it.',
      );
      return false;
    }
    const reason = late.aborted
      ? `It did not answer within ${LONGEST_START_S} s`
      : causeChain(error).join(': ');
    log.error('Emulator not started', reason, advice(inputs, logPath));
    return false;
  }
}

/** Leaves nothing behind, neither a process nor what the `post` part would look for. */
async function giveUp(child: ChildProcess | undefined, script: string): Promise<void> {
  if (child?.pid === undefined) return;
  await new EmulatorProcess(child.pid, script).end();
  try {
    saveState({ pid: '' });
  } catch {
    // What could not be kept will not be found either.
  }
}

function advice({ port }: EmulatorInputs, logPath: string): string {
  const log = `The log of the emulator is ${logPath}.`;
  return port === EMULATOR_DEFAULTS.port
    ? log
    : `Where the port is in use, choose another \`port\`, or leave it out for any free one. ${log}`;
}
