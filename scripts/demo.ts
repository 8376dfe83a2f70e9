/**
 * Shows an upload and its exports without an account: runs the bundled action as a runner does, against the emulator in this process, on
 * examples/bubble-pop, with exports to two networks. The results stay in `.demo`. On a terminal, the emulator then stays open, so that a
 * person can play the playable on its page.
 */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';
import { startEmulator } from '../emulator/src/start-emulator.ts';
import { runStep } from './local-runner.ts';
import { logView } from './log-view.ts';
import { forTerminal } from './read-markdown.ts';

const root = resolve(import.meta.dirname, '..');
const temp = join(root, '.demo');
const token = 'demo-token-4f9c2a';

const print = (text: string): void => {
  process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`);
};
const heading = (text: string): void => print(`\n${styleText(['bold', 'cyan'], text)}\n`);

/** Breaks a long line of JSON. */
const readable = (value: string): string =>
  /^[[{]/.test(value) ? JSON.stringify(JSON.parse(value), null, 2) : value;

await rm(temp, { recursive: true, force: true });
await using emulator = await startEmulator({ tokens: [{ name: token }] });
heading('1. The service, emulated on this machine');
print(`listening on ${emulator.baseUrl}`);

heading('2. The step as it runs in a workflow');
const view = logView();
const result = await runStep({
  bundle: join(root, 'dist/main/index.js'),
  workspace: root,
  temp,
  inputs: {
    token,
    'base-url': emulator.baseUrl,
    'allow-http': 'true',
    organization: 'org-1',
    variant: 'bubble-pop-spring',
    network: 'applovin, unity',
    assets: '**\n!README.md',
    'working-directory': 'examples/bubble-pop',
    'file-name': 'path',
  },
  env: { GITHUB_REPOSITORY: 'octo-games/bubble-pop', GITHUB_REF: 'refs/tags/v1.2.0', GITHUB_RUN_NUMBER: '7' },
  started: ({ stdout }) => {
    createInterface(stdout).on('line', (line) => {
      const shown = view(line);
      if (shown !== undefined) print(shown);
    });
  },
});

heading('3. Outputs, for the steps after it');
for (const [name, value] of Object.entries(result.outputs)) print(`${name} = ${readable(value)}`);

heading('4. The job summary');
print(forTerminal(result.summary, process.stdout.columns || Number.POSITIVE_INFINITY));

heading('5. What the service has now');
print(`${emulator.storedAssets().length} assets and ${emulator.exports().length} triggered exports`);

heading('6. What stays');
print(`manifest     ${relative(root, result.outputs['manifest'] ?? '')}`);
print(`job summary  ${relative(root, join(temp, 'summary.md'))}, Markdown as GitHub shows it`);

const succeeded = result.exitCode === 0 && emulator.exports().length === 2;
if (!succeeded)
  print(styleText('red', `\nThe demonstration failed (exit code ${result.exitCode}).\n${result.stderr}`));
process.exitCode = succeeded ? 0 : 1;

if (succeeded && process.stdin.isTTY && process.stdout.isTTY && !process.env['CI']) {
  heading('7. Play it: open this address in a browser, and press Play');
  print(`${emulator.origin}/`);
  print(`token for uploads of your own: ${token}\n`);
  print('Press Ctrl+C to stop.');
  await once(process, 'SIGINT');
  print('\nStopped.');
}
