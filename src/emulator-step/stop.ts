import { Log } from '../action/runner/log.ts';
import { readState } from '../action/runner/workflow-commands.ts';
import { causeChain } from '../support/errors.ts';
import { plural } from '../support/format.ts';
import { EmulatorProcess, lastLines } from './emulator-process.ts';

/** Of what it said before it ended; an annotation has four lines. */
const MAX_LOG_LINES = 2;

/** The start asks once itself. */
const NOT_OF_THE_JOB = 1;

/**
 * The `post` part of the sub-action: ends the emulator that its main part has started. It throws nothing and fails no job.
 *
 * @param script absolute path of the emulator's file
 */
export async function stopInJob(env: NodeJS.ProcessEnv, script: string): Promise<void> {
  // Whoever reads the log may stop reading.
  process.stdout.on('error', () => undefined);
  const log = new Log();
  try {
    await stop({ pid: readState(env, 'pid'), logPath: readState(env, 'log') }, script, log);
  } catch (error) {
    log.warning('Emulator not ended', causeChain(error).join(': '));
  }
  log.flush();
}

async function stop(
  { pid, logPath }: { readonly pid: string; readonly logPath: string },
  script: string,
  log: Log,
): Promise<void> {
  // To the system, 0 and negative numbers are whole groups of processes.
  if (!/^[1-9]\d*$/.test(pid)) {
    log.info('No emulator was started: there is nothing to end.');
    return;
  }
  const emulator = new EmulatorProcess(Number(pid), script);
  if (!emulator.isRunning) {
    const said = await lastLines(logPath, MAX_LOG_LINES);
    log.warning(
      'Emulator ended early',
      'It had ended before the job did. The last that it said:',
      ...said,
      logPath,
    );
    return;
  }
  if (!(await emulator.end())) {
    log.warning(
      'Emulator not ended',
      `Its process ${pid} could not be ended; the runner ends it with the job.`,
    );
    return;
  }
  const [last = ''] = await lastLines(logPath, 1);
  const [, count] = /^ended after (\d+) request/.exec(last) ?? [];
  const answered = count === undefined ? '' : `, after ${plural(Number(count) - NOT_OF_THE_JOB, 'request')}`;
  log.info(`The emulator has ended${answered}.`);
}
