import { describeStart, describeStartFailure, HELP_TEXT } from './emulator/cli/help.ts';
import { environmentArguments, parseArguments } from './emulator/cli/parse-arguments.ts';
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
    const stop = async (): Promise<void> => {
      await emulator.close();
      const count = emulator.journal.entries.at(-1)?.sequence ?? 0;
      process.stdout.write(`ended after ${count} ${count === 1 ? 'request' : 'requests'}\n`);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
    process.stdout.write(`listening on ${emulator.baseUrl}\n`);
    // A parent process with an IPC channel reads no text, and may keep the output where the token must not be.
    if (process.send === undefined) process.stdout.write(describeStart(emulator.baseUrl, parsed.options));
    else process.send({ baseUrl: emulator.baseUrl });
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, parsed.options.port)}\n`);
    process.exitCode = 1;
  }
}
