import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { causeChain, errorCode } from '../../support/error-text.ts';
import { lastLines } from '../../support/files.ts';
import { Log, MAX_ANNOTATION_LINES } from '../runner/log.ts';

const MAX_WAIT_MS = 5_000;
/** Beside two lines of the annotation that are not from the log. */
const MAX_LOG_LINES = MAX_ANNOTATION_LINES - 2;

/** The `post` part of the sub-action: ends the emulator. It never throws or fails the job. */
export async function stopInJob(env: NodeJS.ProcessEnv): Promise<void> {
  // The reader of stdout may close the pipe.
  process.stdout.on('error', () => undefined);
  const log = new Log();
  // What the main part saved.
  const { STATE_stop: stopUrl = '', STATE_log: logPath = '' } = env;
  try {
    if (stopUrl === '') log.info('No emulator was started: there is nothing to end.');
    else log.info(`The emulator ${await requestStop(stopUrl)}.`);
  } catch (error) {
    if (errorCode(error) === 'ECONNREFUSED') {
      const lines = await lastLines(logPath, MAX_LOG_LINES);
      log.warning('Emulator ended early', 'It ended before the job. Its last log lines:', ...lines, logPath);
    } else {
      log.warning('Emulator not ended', 'The runner ends it with the job.', ...causeChain(error));
    }
  }
  log.flush();
}

/** Asks an emulator to end, and resolves with what it says when it has closed everything. */
async function requestStop(stopUrl: string): Promise<string> {
  // With an agent of its own: the global one may take a proxy from the environment.
  const options = { method: 'POST', agent: false, signal: AbortSignal.timeout(MAX_WAIT_MS) };
  const sent = request(stopUrl, options);
  // Also after the response: the emulator ends before the connection does.
  sent.on('error', () => undefined);
  const [response] = await once(sent.end(), 'response');
  return text(response);
}
