import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { spawnNode } from '../doubles/spawn-node.ts';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../../src/support/cancellation.ts')).href;

/** Prints when the signal aborts, and confirms each line of input. */
const SCRIPT = `
  const { cancellationSignal } = await import(${JSON.stringify(MODULE)});
  const signal = cancellationSignal();
  signal.addEventListener('abort', () => console.log('aborted by ' + signal.reason));
  process.stdin.on('data', () => console.log('still here: ' + signal.reason));
  process.stdin.once('end', () => process.exit(7));
  console.log('ready ' + signal.aborted);
`;

test.each<[NodeJS.Signals, NodeJS.Signals]>([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
  ['SIGHUP', 'SIGTERM'],
  // The runner presses Ctrl-C, and Ctrl-Break 7.5 s later.
  ...(process.platform === 'win32' ? [['SIGINT', 'SIGBREAK'] as [NodeJS.Signals, NodeJS.Signals]] : []),
])('%s aborts, and a later %s neither ends the process nor aborts again', async (first, second) => {
  const child = spawnNode(['--input-type=module', '--eval', SCRIPT], { stdin: true });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  child.stdin.on('error', () => undefined);
  const closed = once(child, 'close');
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (more: string) => {
    output += more;
  });
  const waitFor = async (line: string): Promise<void> => {
    while (!output.includes(`${line}\n`)) {
      if (!child.stdout.readable) throw new Error(`it ended after: ${output}`);
      await Promise.race([once(child.stdout, 'data'), closed]);
    }
  };

  await waitFor('ready false');
  child.kill(first);
  await waitFor(`aborted by ${first}`);
  child.kill(second);
  child.stdin.write('?');
  await waitFor(`still here: ${first}`);
  child.stdin.end();
  expect(await closed).toEqual([7, null]);
  expect(output).toBe(`ready false\naborted by ${first}\nstill here: ${first}\n`);
});
