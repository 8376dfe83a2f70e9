import { describeStartFailure, HELP_TEXT } from './emulator/cli/help.ts';
import { environmentArguments, parseArguments } from './emulator/cli/parse-arguments.ts';
import { startEmulator } from './emulator/start-emulator.ts';

const argv = [...environmentArguments(process.env), ...process.argv.slice(2)];
const parsed = parseArguments(argv, { env: process.env });

// Whoever reads the first line may stop reading then.
process.stdout.on('error', () => undefined);

if (parsed.kind === 'help') {
  process.stdout.write(HELP_TEXT);
} else if (parsed.kind === 'invalid') {
  process.stderr.write(parsed.problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = 2;
} else {
  try {
    const emulator = await startEmulator(parsed.options);
    const end = async (): Promise<void> => {
      await emulator.close();
      const answered = emulator.journal.entries.at(-1)?.sequence ?? 0;
      process.stdout.write(`ended after ${answered} ${answered === 1 ? 'request' : 'requests'}\n`);
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
    process.stdout.write(`listening on ${emulator.baseUrl}\n`);
    // To the one who started it, where that is a program which asked for it.
    process.send?.({ baseUrl: emulator.baseUrl });
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, parsed.options.port)}\n`);
    process.exitCode = 1;
  }
}
