import { describeStart, describeStartFailure, HELP_TEXT } from './emulator/cli/help.ts';
import { environmentArguments, parseArguments } from './emulator/cli/parse-arguments.ts';
import { listenForStop, STOP_VARIABLE } from './emulator/http/stop-server.ts';
import { startEmulator } from './emulator/start-emulator.ts';

const argv = [...environmentArguments(process.env), ...process.argv.slice(2)];
const parsed = parseArguments(argv, { env: process.env });

// The reader of the first line may close the pipe after it.
process.stdout.on('error', () => undefined);

if (parsed.kind === 'help') {
  process.stdout.write(HELP_TEXT);
} else if (parsed.kind === 'invalid') {
  process.stderr.write(parsed.problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = 2;
} else {
  try {
    const emulator = await startEmulator(parsed.options);
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
    if (process.send === undefined) process.stdout.write(describeStart(emulator.baseUrl, parsed.options));
    else process.send({ baseUrl: emulator.baseUrl, stopUrl: stopServer?.url });
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, parsed.options.port)}\n`);
    process.exitCode = 1;
  }
}
