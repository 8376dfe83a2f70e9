import { CommanderError } from 'commander';
import { readCommandLine } from './cli/command-line.ts';
import { describeStart } from './examples.ts';
import { plural } from './format.ts';
import { listenForStop } from './http/stop-server.ts';
import type { EmulatorOptions } from './options.ts';
import { startEmulator } from './start-emulator.ts';

// The reader of the first line may close the pipe after it.
process.stdout.on('error', () => undefined);

async function run(options: EmulatorOptions): Promise<void> {
  const emulator = await startEmulator(options);
  const end = async (): Promise<string> => {
    await emulator.close();
    const words = `ended after ${plural(emulator.journal.entries.at(-1)?.sequence ?? 0, 'request')}`;
    process.stdout.write(`${words}\n`);
    return words;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const) process.once(signal, end);
  process.stdout.write(`listening on ${emulator.baseUrl}\n`);
  if (process.send === undefined) {
    process.stdout.write(describeStart(emulator, options));
    return;
  }
  // A parent process with an IPC channel reads no text, and may keep the output where the token must not be.
  const addresses = { baseUrl: emulator.baseUrl, stopUrl: await listenForStop(end) };
  // If this fails, the parent is gone, and nobody can stop the emulator. So it stops itself.
  process.send(addresses, undefined, undefined, (error) => error && end());
}

try {
  const options = readCommandLine(process.argv.slice(2), process.env);
  await run(options).catch((error) => {
    const problem =
      error?.code === 'EADDRINUSE'
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
