import { describeStartFailure } from './emulator/describe-start-failure.ts';
import { HELP_TEXT } from './emulator/help-text.ts';
import { parseArguments } from './emulator/parse-arguments.ts';
import { startEmulator } from './emulator/start-emulator.ts';

const parsed = parseArguments(process.argv.slice(2), { env: process.env });

if (parsed.kind === 'help') {
  process.stdout.write(HELP_TEXT);
} else if (parsed.kind === 'invalid') {
  process.stderr.write(parsed.problems.map((problem) => `${problem}\n`).join(''));
  process.exitCode = 2;
} else {
  try {
    const emulator = await startEmulator(parsed.options);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void emulator.close());
    process.stdout.write(`listening on ${emulator.baseUrl}\n`);
  } catch (error) {
    process.stderr.write(`${describeStartFailure(error, parsed.options.port)}\n`);
    process.exitCode = 1;
  }
}
