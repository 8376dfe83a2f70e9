import { expect, onTestFinished, test } from 'vitest';
import { CAN, makePipe } from '../doubles/conditions.ts';
import { preload } from '../doubles/spawn-node.ts';
import { titlesOf } from './assertions.ts';
import { inputsFor, runAction, runSubAction, type Settings } from './run-action.ts';

/* A look-up of a name occupies a thread until the system gives it up. No process waits for that: test/support/cancellation.test.ts. */

/** Preloaded: a look-up of a name below `.invalid` occupies a thread for ever, and sends the process a signal, if there is one. */
const hanging = (signal: string): string =>
  preload(`
  import dns from 'node:dns';
  import { open } from 'node:fs';
  const { lookup } = dns;
  dns.lookup = (host, ...more) => {
    if (!host.endsWith('.invalid')) return lookup(host, ...more);
    open(process.env.PIPE, () => undefined);
    if ('${signal}') process.kill(process.pid, '${signal}');
  };`);

test.runIf(CAN.makePipes).each<['main' | 'games' | 'assets', string, string, Settings]>([
  ['games', 'SIGTERM', 'Cancelled', { organization: '' }],
  ['assets', 'SIGINT', 'Cancelled', {}],
  ['main', '', 'Network failure', { assets: '*.html', 'request-timeout': '1', 'max-attempts': '1' }],
])('%s ends while a look-up hangs: %s %s', async (action, signal, title, more) => {
  const run: Parameters<typeof runAction>[0] = {
    files: { 'a.html': 'a' },
    inputs: { ...inputsFor('https://service.invalid/v1'), ...more },
    env: { NODE_OPTIONS: hanging(signal) },
    // Nobody writes to it.
    prepare: (workspace) => makePipe(`${workspace}/pipe`),
    envOf: (workspace) => ({ PIPE: `${workspace}/pipe` }),
    started: (child) => onTestFinished(() => void child.kill('SIGKILL')),
  };
  const result = await (action === 'main' ? runAction(run) : runSubAction({ action, ...run }));
  expect([titlesOf(result, 'error'), result.exitCode, result.stderr]).toEqual([[title], 1, '']);
});
