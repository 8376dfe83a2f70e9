import type { ChildProcess } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { CAN, makePipe } from '../doubles/conditions.ts';
import { titlesOf } from './assertions.ts';
import { EXPORT, inputsFor, runAction, runSubAction, type Settings } from './run-action.ts';
import { onGitHub, startStubGitHub, startStubService } from './stub-service.ts';

/* A look-up of a name occupies a thread until the system gives it up. No process waits for that. */

/** Preloaded: a look-up of a name below `.invalid` occupies a thread for ever, and sends the process a signal, if there is one. */
const hanging = (signal = ''): string =>
  `--import=data:text/javascript,${encodeURIComponent(`
  import dns from 'node:dns';
  import { open } from 'node:fs';
  const { lookup } = dns;
  dns.lookup = (host, ...more) => {
    if (!host.endsWith('.invalid')) return lookup(host, ...more);
    open(process.env.PIPE, () => undefined);
    if ('${signal}') process.kill(process.pid, '${signal}');
  };`)}`;

/** A named pipe that nobody writes to. */
const withPipe = {
  prepare: (workspace: string) => makePipe(`${workspace}/pipe`),
  envOf: (workspace: string) => ({ PIPE: `${workspace}/pipe` }),
  started: (child: ChildProcess) => onTestFinished(() => void child.kill('SIGKILL')),
};
const DELIVERY = { assets: '*.html', ...EXPORT };
const NOWHERE = inputsFor('https://service.invalid/v1');

test.runIf(CAN.makePipes).each<['main' | 'games' | 'assets', string, string, Settings]>([
  ['main', 'SIGINT', 'Cancelled', { ...DELIVERY }],
  ['games', 'SIGTERM', 'Cancelled', { organization: '' }],
  ['assets', 'SIGINT', 'Cancelled', {}],
  ['main', '', 'Network failure', { ...DELIVERY, 'request-timeout': '1', 'max-attempts': '1' }],
])('%s ends while a look-up hangs: %s %s', async (action, signal, title, more) => {
  const run = {
    files: { 'a.html': 'a' },
    inputs: { ...NOWHERE, ...more },
    env: { NODE_OPTIONS: hanging(signal) },
    ...withPipe,
  };
  const result = await (action === 'main' ? runAction(run) : runSubAction({ action, ...run }));
  expect([titlesOf(result, 'error'), result.exitCode, result.stderr]).toEqual([[title], 1, '']);
});

test.runIf(CAN.makePipes)('a green step stays green while a look-up for GitHub hangs', async () => {
  const stub = await startStubService({});
  const result = await runAction({
    inputs: inputsFor(stub.origin, { ...EXPORT, 'github-token': 'ghs_0123456789' }),
    env: {
      ...onGitHub(await startStubGitHub()),
      GITHUB_API_URL: 'https://github.invalid',
      NODE_OPTIONS: hanging(),
    },
    ...withPipe,
  });
  expect(titlesOf(result, 'warning')).toEqual(['Deployment not recorded']);
  expect([titlesOf(result, 'error'), result.exitCode, result.stderr]).toEqual([[], 0, '']);
});
