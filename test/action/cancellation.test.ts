import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const MODULE = pathToFileURL(resolve(import.meta.dirname, '../../src/action/cancellation.ts')).href;

/** Tells what the signal does, and stays until it is told to end. */
const SCRIPT = `
  const { listenForCancellation } = await import(${JSON.stringify(MODULE)});
  const signal = listenForCancellation();
  signal.addEventListener('abort', () => console.log('aborted by ' + signal.reason));
  process.on('SIGTERM', () => console.log('still here: ' + signal.reason));
  process.stdin.once('end', () => process.exit(7)).resume();
  console.log('ready ' + signal.aborted);
`;

// Windows has no signals that another process could send.
test.skipIf(process.platform === 'win32')(
  'SIGINT aborts, and a SIGTERM after it neither kills nor aborts again',
  async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    onTestFinished(() => {
      child.kill('SIGKILL');
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const told = async (line: string): Promise<void> => {
      while (!output.includes(`${line}\n`)) await once(child.stdout, 'data');
    };
    const closed = once(child, 'close');
    await told('ready false');
    child.kill('SIGINT');
    await told('aborted by SIGINT');
    child.kill('SIGTERM');
    await told('still here: SIGINT');
    child.stdin.end();
    expect(await closed).toEqual([7, null]);
    expect(output).toBe('ready false\naborted by SIGINT\nstill here: SIGINT\n');
  },
);
