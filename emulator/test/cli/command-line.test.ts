import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CAN } from '../../../test/doubles/conditions.ts';
import { FAULT_NAMES } from '../../src/options.ts';
import { callApi } from '../client.ts';
import { ENTRY, eventually, runEntry, runListening, takenPort } from '../run-emulator.ts';

/** Expects that the emulator ends at once, and says only why. */
async function expectEnd(
  { closed, written }: Pick<ReturnType<typeof runEntry>, 'closed' | 'written'>,
  code: number,
  why: string,
): Promise<void> {
  expect(await closed).toEqual([code, null]);
  expect(written).toEqual({ stdout: '', stderr: `${why}\n` });
}

describe('the command line', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, and ends with code 0 at %s',
    async (signal) => {
      const { child, written, closed, baseUrl } = await runListening('--port', '0');
      expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
      expect((await callApi({ baseUrl }, 'GET', '/games')).status).toBe(200);
      // A connection without a request must not hold it up.
      const idle = connect(Number(new URL(baseUrl).port), '127.0.0.1').on('error', () => {});
      await once(idle, 'connect');
      child.kill(signal);
      expect(await closed).toEqual([0, null]);
      expect(written.stdout.split('\n')[0]).toBe(`listening on ${baseUrl}`);
      expect(written.stdout).toMatch(/\nended after 1 request\n$/);
      expect(written.stderr).toBe('');
    },
  );

  test('prints the address of its page, the token and the inputs of a step', async () => {
    const token = 'one:games:read';
    const { written, baseUrl } = await runListening(
      '--port=0',
      '--token',
      token,
      '--token=two',
      '--organization=o"1',
    );
    await eventually(() => expect(written.stdout).toContain('network: applovin\n'));
    expect(written.stdout).toMatch(/^The page {3}http:\/\/127\.0\.0\.1:\d+\/$/m);
    expect(written.stdout).toMatch(/^The token {2}one$/m);
    expect(written.stdout).not.toContain('owner');
    const [step = ''] = /^with:[\s\S]*/m.exec(written.stdout) ?? [];
    expect(parse(step)).toMatchObject({
      with: { token: 'one', 'base-url': baseUrl, 'allow-http': true, organization: 'o"1' },
    });
  });

  test.skipIf(process.platform === 'win32')('prints an upload that a shell can run', async () => {
    const token = `a'b"$c\\d`;
    const { written, baseUrl } = await runListening(
      ...['--port=0', `--token=${token}`, `--token-organization=${token}=it's "mine"`],
    );
    await eventually(() => expect(written.stdout).toContain('network: applovin\n'));
    const [commands = ''] = /^url=[\s\S]*?\n\n/m.exec(written.stdout) ?? [];
    const { stderr } = await promisify(execFile)('sh', ['-ec', commands]);
    expect(stderr).toBe('');
    const path = `/assets?organizationId=${encodeURIComponent(`it's "mine"`)}`;
    const { body } = await callApi({ baseUrl }, 'GET', path, { token });
    expect(body).toMatchObject([{ fileName: 'hello.html', status: 'uploaded' }]);
  });

  test('prints no token to a parent process that hears its address', async () => {
    const stdio = ['ignore', 'pipe', 'inherit', 'ipc'] as const;
    const child = spawn(process.execPath, [ENTRY, '--port=0', '--token=secret'], { stdio: [...stdio] });
    const [{ baseUrl }] = (await once(child, 'message')) as [{ baseUrl: string }];
    child.kill();
    const ending = CAN.stopProcesses ? 'ended after 0 requests\n' : '';
    expect(await text(child.stdout as Readable)).toBe(`listening on ${baseUrl}\n${ending}`);
  });

  test('ends with code 2 and a sentence for an invalid argument', async () => {
    const why = "option '--retry-after <form>' argument 'never' is invalid";
    const run = runEntry('--retry-after', 'never');
    await expectEnd(run, 2, `error: ${why}. Allowed choices are seconds, none, date.`);
  });

  test('prints the options and the faults with --help', async () => {
    const { written, closed } = runEntry('--help');
    expect(await closed).toEqual([0, null]);
    expect(written.stderr).toBe('');
    for (const name of ['--port', '--token-revoked', ...FAULT_NAMES])
      expect(written.stdout).toMatch(new RegExp(`\\n  ${name} `));
  });

  test('ends with code 1 and one sentence if the port is in use', async () => {
    const port = await takenPort();
    const run = runEntry('--port', String(port));
    await expectEnd(run, 1, `Port ${port} on 127.0.0.1 is already in use.`);
  });
});
