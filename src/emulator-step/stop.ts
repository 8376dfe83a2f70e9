import { Log } from '../action/runner/log.ts';
import { readState } from '../action/runner/workflow-commands.ts';
import { causeChain } from '../support/errors.ts';
import { plural } from '../support/format.ts';
import { lastLines, removeFiles, stopEmulator } from './emulator-process.ts';

/** An annotation has four lines. */
const MAX_LOG_LINES = 2;

/**
 * The `post` part of the sub-action: stops the emulator. It never throws or fails the job.
 *
 * @param script Absolute path of the emulator's file.
 */
export async function stopInJob(env: NodeJS.ProcessEnv, script: string): Promise<void> {
  // The reader of stdout may close the pipe.
  process.stdout.on('error', () => undefined);
  const log = new Log();
  try {
    const [pid, logPath, stopUrl] = [readState(env, 'pid'), readState(env, 'log'), readState(env, 'stop')];
    await stop({ pid, logPath, stopUrl, script }, log);
  } catch (error) {
    log.warning('Emulator not ended', causeChain(error).join(': '));
  }
  log.flush();
}

async function stop(
  { pid, logPath, stopUrl, script }: Readonly<Record<'pid' | 'logPath' | 'stopUrl' | 'script', string>>,
  log: Log,
): Promise<void> {
  // For `kill`, 0 and negative numbers are process groups.
  if (!/^[1-9]\d*$/.test(pid)) {
    log.info('No emulator was started: there is nothing to end.');
    return;
  }
  const result = await stopEmulator({ pid: Number(pid), script, stopUrl });
  if (result !== 'running') await removeFiles(logPath);
  if (result === 'gone') {
    const lines = await lastLines(logPath, MAX_LOG_LINES);
    log.warning('Emulator ended early', 'It ended before the job. Its last log lines:', ...lines, logPath);
    return;
  }
  if (result === 'running') {
    log.warning(
      'Emulator not ended',
      `Process ${pid} could not be stopped; the runner stops it with the job.`,
    );
    return;
  }
  const [last = ''] = await lastLines(logPath, 1);
  const [, count] = /^ended after (\d+) request/.exec(last) ?? [];
  const requests = count === undefined ? '' : `, after ${plural(Number(count), 'request')}`;
  log.info(`The emulator has ended${requests}.`);
}
