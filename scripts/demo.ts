/**
 * Shows the main job without an account: the emulator in this process, and the bundled action as a runner would start
 * it, on examples/bubble-pop, exported to two networks. On a terminal the uploads are a bar, else a line each. Everything
 * that stays is in `.demo`.
 */
import { rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { startEmulator } from '../src/emulator/start-emulator.ts';
import { runStep } from './local-runner.ts';
import { logView } from './log-view.ts';
import { uploadBar } from './upload-bar.ts';

const root = resolve(import.meta.dirname, '..');
const temp = join(root, '.demo');
const token = 'demo-token-4f9c2a';

const say = (text: string): void => {
  process.stdout.write(`${process.stdout.isTTY ? text : stripVTControlCharacters(text)}\n`);
};
const heading = (text: string): void => say(`\n${styleText(['bold', 'cyan'], text)}\n`);

await rm(temp, { recursive: true, force: true });
// One that does not know its width has no room for a bar.
const onTerminal = process.stdout.isTTY && process.stdout.columns > 0;
// On this machine all is done before a bar could be seen: answers take as long as they do from far away.
const latencyMs = onTerminal ? 250 : 0;
await using emulator = await startEmulator({ tokens: [{ name: token }], latencyMs });
heading('1. The service, emulated on this machine');
say(`listening on ${emulator.baseUrl}`);

heading('2. The step as it runs in a workflow');
const view = logView();
const barTakes = onTerminal ? uploadBar() : () => false;
let rest = '';
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
    manifest: '.demo/manifest.json',
  },
  env: { GITHUB_REPOSITORY: 'octo-games/bubble-pop', GITHUB_REF: 'refs/tags/v1.2.0', GITHUB_RUN_NUMBER: '7' },
  onStdout: (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (barTakes(line)) continue;
      const shown = view(line);
      if (shown !== undefined) say(shown);
    }
  },
});

heading('3. Outputs, for the steps after it');
for (const [name, value] of Object.entries(result.outputs)) say(`${name} = ${value}`);

heading('4. The job summary, as Markdown');
say(result.summary.trimEnd());

heading('5. What the service has now');
say(`${emulator.storedAssets().length} assets and ${emulator.exports().length} exports`);

heading('6. What stays');
say(`manifest     ${relative(root, join(temp, 'manifest.json'))}`);
say(`job summary  ${relative(root, join(temp, 'summary.md'))}`);

const delivered = result.exitCode === 0 && emulator.exports().length === 2;
if (!delivered)
  say(styleText('red', `\nThe demonstration failed (exit code ${result.exitCode}).\n${result.stderr}`));
process.exitCode = delivered ? 0 : 1;
