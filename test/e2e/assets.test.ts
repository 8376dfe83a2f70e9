import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { type Script, type StubReply, type StubServer, startStub } from '../doubles/stub-server.ts';
import { putFile, requestUpload } from '../emulator/client.ts';
import { runEmulator } from '../emulator/run-emulator.ts';
import { annotations, runSubAction, type SubActionResult, type SubActionRun, TOKEN } from './run-action.ts';
import { json, refusal } from './stub-service.ts';

/** The sub-action `assets/` as GitHub runs it, against the emulator, and against a service that does what that never would. */

function run(
  baseUrl: string,
  inputs: Readonly<Record<string, string>> = {},
  more: Partial<SubActionRun> = {},
): Promise<SubActionResult> {
  const given = { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true', organization: 'org-1' };
  return runSubAction({ action: 'assets', inputs: { ...given, ...inputs }, ...more });
}

async function startWith(...replies: readonly Script[]): Promise<StubServer> {
  return (await startStub()).next(...replies);
}

/** What holds for every green run. */
async function expectSuccess(result: SubActionResult, body: string): Promise<void> {
  expect(result.stderr).toBe('');
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expectWellTold(result);
  expect(await readFile(result.outputs['assets-file'] ?? '', 'utf8')).toBe(body);
}

/** What holds for every red run; the message of its only error. */
async function expectFailure(result: SubActionResult, title: string): Promise<string> {
  expect(result.stderr).toBe('');
  const errors = annotations(result, 'error');
  expect(errors.map((error) => error.title)).toEqual([title]);
  expect(result.exitCode).toBe(1);
  expectWellTold(result);
  expect(result.outputs).toEqual({ assets: '', 'assets-file': '' });
  expect(await readdir(result.temp)).not.toContainEqual(expect.stringMatching(/^playable-assets/));
  return errors[0]?.message ?? '';
}

function expectWellTold({ stdout, outputs, summary }: SubActionResult): void {
  expect(stdout).not.toMatch(/undefined|\[object |\n\s+at /);
  expect(stdout.startsWith(`::add-mask::${TOKEN}\n`)).toBe(true);
  expect(stdout.replace(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN);
  expect(summary).toBe('');
  expect(Object.keys(outputs).sort()).toEqual(['assets', 'assets-file']);
}

describe('the assets of an organization', () => {
  test('are the answer of the service as it came', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }, { name: 'dev' }] });
    const { uploadUrl, assetId } = await requestUpload(emulator, { fileName: 'ball "1".png' });
    await putFile(uploadUrl, 'bytes');
    const result = await run(emulator.baseUrl);
    const { assets = '' } = result.outputs;
    await expectSuccess(result, assets);
    expect(JSON.stringify(JSON.parse(assets))).toBe(assets);
    expect(JSON.parse(assets)).toMatchObject([{ assetId, fileName: 'ball "1".png' }]);
    expect(result.outputs['assets-file']).toMatch(/playable-assets-[\da-f]{8}\.json$/);
  });

  test('are asked for by one request that names it', async () => {
    const stub = await startWith(json([]));
    const result = await run(`${stub.origin}/v1/`, { organization: 'o & 1/ü' });
    await expectSuccess(result, '[]');
    expect(stub.only.path).toBe('/v1/assets?organizationId=o+%26+1%2F%C3%BC');
    expect(stub.only.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  test('may come from the environment alone', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    const env = {
      PLAYABLE_TOKEN: TOKEN,
      PLAYABLE_BASE_URL: emulator.baseUrl,
      PLAYABLE_ORGANIZATION: 'org-1',
    };
    const result = await run('', { token: '', organization: '' }, { env });
    await expectSuccess(result, '[]');
  });

  test.each<[string, StubReply, string]>([
    ['numbers and order as they are', { status: 200, body: '{"b":1.0,"a":12345678901234567890}' }, 'json'],
    ['blanks and lines', { status: 200, body: '[\r\n  1,\n  2\n]' }, 'json'],
    ['a text', { status: 200, body: 'none yet' }, 'txt'],
    ['nothing', { status: 204 }, 'txt'],
    ['an empty body', { status: 200, body: '' }, 'txt'],
    ['null', { status: 200, body: 'null' }, 'json'],
    ['HTML', { status: 203, body: '<html></html>' }, 'txt'],
  ])('may be %s', async (_what, reply, extension) => {
    const stub = await startWith(reply);
    const result = await run(stub.origin);
    const body = String(reply.body ?? '');
    await expectSuccess(result, body);
    expect(result.outputs['assets']).toBe(body);
    expect(result.outputs['assets-file']).toMatch(new RegExp(`\\.${extension}$`));
  });

  test('that are too many for an output are in the file', async () => {
    const body = JSON.stringify(Array.from({ length: 6_000 }, (_, index) => ({ id: `asset-${index}` })));
    const stub = await startWith({ status: 200, body });
    const result = await run(stub.origin);
    await expectSuccess(result, body);
    expect(result.outputs['assets']?.length).toBe(0);
    expect(annotations(result, 'warning')).toMatchObject([
      {
        title: 'Output left empty',
        message: expect.stringContaining(result.outputs['assets-file'] ?? '?'),
      },
    ]);
  });

  test('that just fit an output are in both', async () => {
    const body = `"${'ü'.repeat(49_999)}"`;
    const stub = await startWith({ status: 200, body });
    const result = await run(stub.origin);
    await expectSuccess(result, body);
    expect(result.outputs['assets']).toBe(body);
    expect(annotations(result, 'warning')).toEqual([]);
  });

  test('come at last from a service that fails at first', async () => {
    const stub = await startWith({ status: 503 }, ({ reset }) => reset(), json([]));
    await expectSuccess(await run(stub.origin), '[]');
  });
});

describe('a run is red:', () => {
  test('Invalid input: every wrong one at once, and nothing is sent', async () => {
    const stub = await startStub();
    const result = await run(`${stub.origin}?a=b`, {
      token: 'two words',
      organization: '',
      'max-attempts': '0',
      'max-retry-wait': '-1',
      'request-timeout': 'soon',
      'allow-http': 'sure',
    });
    const message = await failureWithoutToken(result);
    const named = [...message.matchAll(/(?:^| · )`([\w-]+)`/gm)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([
      'allow-http',
      'base-url',
      'max-attempts',
      'max-retry-wait',
      'organization',
      'request-timeout',
      'token',
    ]);
    expect(stub.journal).toEqual([]);
  });

  test('Invalid input: the token as the organization', async () => {
    const stub = await startStub();
    const message = await expectFailure(await run(stub.origin, { organization: TOKEN }), 'Invalid input');
    expect(message).toContain('`organization` must not contain the token');
    expect(stub.journal).toEqual([]);
  });

  test('Token rejected (401)', async () => {
    const emulator = await runEmulator();
    const message = await expectFailure(await run(emulator.baseUrl), 'Token rejected (401)');
    expect(message).toContain('developer area, under tokens');
    expect(emulator.journal.entries).toHaveLength(1);
  });

  test.each(['a', 'b'] as const)('Permission denied (403): body %s', async (forbiddenBody) => {
    const tokens = [{ name: TOKEN, scopes: ['games:read'] }];
    const emulator = await runEmulator({ tokens, forbiddenBody });
    const message = await expectFailure(await run(emulator.baseUrl), 'Permission denied (403)');
    expect(message).toContain('the scope `assets:read`');
    expect(emulator.journal.entries).toHaveLength(1);
  });

  test('Permission denied (403): an organization that is not the token’s', async () => {
    const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
    await expectFailure(await run(emulator.baseUrl, { organization: 'org-2' }), 'Permission denied (403)');
  });

  test('Rate limited (429)', async () => {
    const stub = (await startStub()).always({ status: 429, headers: { 'retry-after': '1' } });
    const message = await expectFailure(
      await run(stub.origin, { 'max-attempts': '2' }),
      'Rate limited (429)',
    );
    expect(message).toMatch(/Tried 2 times and waited [\d.]+ m?s/);
    expect(message).not.toContain('concurrency');
    expect(stub.journal).toHaveLength(2);
  });

  test('Rate limited (429): a wait above max-retry-wait', async () => {
    const stub = await startWith({ status: 429, headers: { 'retry-after': '7' } });
    const message = await expectFailure(
      await run(stub.origin, { 'max-retry-wait': '5' }),
      'Rate limited (429)',
    );
    expect(message).toContain('It asked for a wait of 7 s, but `max-retry-wait` allows only 5 s.');
  });

  test.each<[string, StubReply, string]>([
    ['400', refusal(400, 'Bad Request', 'no such organization'), 'Check `organization`'],
    ['404', refusal(404, 'Not Found', 'nothing here'), 'Check `base-url`'],
    ['301', { status: 301, headers: { location: 'https://else.example/' } }, 'which is not followed'],
    ['304', { status: 304 }, 'Check `base-url`'],
    ['500', refusal(500, 'Oops', 'try later'), 'answered 500: Oops: try later'],
  ])('Service error: %s', async (_status, reply, words) => {
    const stub = await startWith(reply);
    const message = await expectFailure(await run(stub.origin, { 'max-attempts': '1' }), 'Service error');
    expect(message).toContain(words);
  });

  test('Network failure: nothing is reached', async () => {
    const result = await run('http://127.0.0.1:9', { 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('ECONNREFUSED');
  });

  test('Network failure: no progress for request-timeout', async () => {
    const stub = await startWith(({ response }) => response.write('['));
    const result = await run(stub.origin, { 'request-timeout': '1', 'max-attempts': '1' });
    expect(await expectFailure(result, 'Network failure')).toContain('no progress for 1 s');
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('Cancelled: by %s, within 5 s', async (signal) => {
    const stub = await startWith(() => undefined);
    let signalled = 0;
    const result = await run(
      stub.origin,
      {},
      {
        started: async (child) => {
          await stub.arrived(1);
          signalled = performance.now();
          child.kill(signal);
        },
      },
    );
    expect(performance.now() - signalled).toBeLessThan(5_000);
    expect(await expectFailure(result, 'Cancelled')).toContain(`The run was cancelled (${signal})`);
  });

  test('Outputs not written', async () => {
    const stub = await startWith(json([]));
    const result = await run(stub.origin, {}, { env: { GITHUB_OUTPUT: '' } });
    expect(result.exitCode).toBe(1);
    expect(annotations(result, 'error')).toMatchObject([{ title: 'Outputs not written' }]);
  });
});

/** The token of that run is another one. */
async function failureWithoutToken(result: SubActionResult): Promise<string> {
  expect(result.exitCode).toBe(1);
  expect(result.outputs).toEqual({ assets: '', 'assets-file': '' });
  const [error, ...others] = annotations(result, 'error');
  expect(others).toEqual([]);
  expect(error?.title).toBe('Invalid input');
  return error?.message ?? '';
}
