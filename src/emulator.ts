import { CommanderError } from 'commander';
import { readCommandLine } from './emulator/cli/read-command-line.ts';
import { describeStart } from './emulator/examples.ts';
import { listenForStop, STOP_VARIABLE } from './emulator/http/stop-server.ts';
import type { EmulatorOptions } from './emulator/options.ts';
import { startEmulator } from './emulator/start-emulator.ts';
import { errorCode } from './support/errors.ts';

// The reader of the first line may close the pipe after it.
process.stdout.on('error', () => undefined);

async function run(options: EmulatorOptions): Promise<void> {
  const emulator = await startEmulator(options);
  const secret = process.env[STOP_VARIABLE] ?? '';
  let ended = false;
  const stop = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    stopServer?.close();
    await emulator.close();
    const count = emulator.journal.entries.at(-1)?.sequence ?? 0;
    process.stdout.write(`ended after ${count} ${count === 1 ? 'request' : 'requests'}\n`);
  };
  const stopServer = secret === '' ? undefined : await listenForStop(secret, () => void stop());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.once(signal, () => void stop());
  process.stdout.write(`listening on ${emulator.baseUrl}\n`);
  // A parent process with an IPC channel reads no text, and may keep the output where the token must not be.
  if (process.send === undefined) process.stdout.write(describeStart(emulator, options));
  else process.send({ baseUrl: emulator.baseUrl, stopUrl: stopServer?.url });
}

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  await run(options).catch((error) => {
    const problem =
      errorCode(error) === 'EADDRINUSE'
        ? `Port ${error.port} on 127.0.0.1 is already in use.`
        : `The emulator could not start: ${error instanceof Error ? error.message : String(error)}`;
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  });
} catch (error) {
  // It has printed its message.
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
