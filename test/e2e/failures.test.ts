import { closeSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hereIfPossible } from '../action/run-step-here.ts';
import { CAN, chmod, lockFile } from '../doubles/conditions.ts';
import { SELF_SIGNED, SELF_SIGNED_FILE } from '../doubles/environment.ts';
import { preload, spawnNode } from '../doubles/spawn-node.ts';
import { type StubServer, startStub, startStubProxy } from '../doubles/stub-server.ts';
import {
  expectGreen,
  expectRed,
  namedInputs,
  OUTPUTS,
  statusesOf,
  titlesOf,
  withoutMasks,
} from './assertions.ts';
import {
  type ActionResult,
  type ActionRun,
  cancelledAt,
  EXPORT,
  inputsFor,
  killAfter,
  runAction,
  runOnEmulator,
  runSubAction,
  type Settings,
  startEmulator,
  TOKEN,
} from './run-action.ts';
import { errorReply, json, type StubService, startStubService, storageErrorReply } from './stub-service.ts';

/* Every row of the contract's table "Failures", and faults around the action: in this process, and where that matters as the bundle. */

const FILES = { 'a.html': 'aaa', 'b.html': 'bbb', 'c.html': 'ccc' };
const ONE_FILE = { files: { 'a.html': 'a' } };
const NOWHERE = 'https://service.invalid';

/** Uploads `FILES` and triggers an export, one request at a time. */
function deliver(
  baseUrl: string,
  inputs: Settings = {},
  more: Partial<ActionRun> = {},
): Promise<ActionResult> {
  const all = inputsFor(baseUrl, { assets: '*.html', ...EXPORT, concurrency: '1', ...inputs });
  return runAction({ files: FILES, inputs: all, ...hereIfPossible(more), ...more });
}

/** Expects what holds for every red run, and returns the message of its only error. */
function expectFailure(result: ActionResult, title: string): string {
  const message = expectRed(result, title);
  expect(result.stderr).toBe('');
  const manifest = JSON.stringify(result.manifest);
  expect(result.stdout + result.summary + manifest).not.toMatch(/undefined|\[object |\n\s+at /);
  expect(withoutMasks(result.stdout)).not.toContain(TOKEN);
  expect(result.summary).toContain(`### ⛔ ${title}\n`);
  expect(result.manifest.conclusion).toBe(title === 'Cancelled' ? 'cancelled' : 'failure');
  expect(Object.keys(result.outputs).sort()).toEqual(OUTPUTS);
  return message;
}

/** Delivers with a service that responds incorrectly, and expects this error. */
async function failWith(
  title: string,
  service: StubService,
  inputs: Settings = {},
  more: Partial<ActionRun> = {},
): Promise<{ stub: StubServer; result: ActionResult; message: string }> {
  const stub = await startStubService(service);
  const result = await deliver(stub.origin, inputs, more);
  return { stub, result, message: expectFailure(result, title) };
}

describe('Invalid input', () => {
  test('lists every wrong input at once and sends nothing', async () => {
    const emulator = await startEmulator();
    const wrong = {
      token: 'two words',
      'base-url': emulator.baseUrl,
      assets: '!*.map',
      'working-directory': 'nowhere',
      'file-name': 'full',
      'content-types': '*.html text/html',
      'include-hidden-files': 'yes',
      'if-no-files-found': 'fail',
      concurrency: '0',
      'max-attempts': '51',
      'max-retry-wait': '-1',
      'request-timeout': '1.5',
      'dry-run': '1',
      'reuse-unchanged': 'please',
      summary: 'on',
      'allow-http': 'maybe',
    };
    const result = await runAction({ inputs: { ...wrong, variant: 'v-1' } });
    const message = expectRed(result, 'Invalid input');
    expect(namedInputs(message)).toEqual([...Object.keys(wrong), 'network', 'organization'].sort());
    expect(message).toContain('`concurrency` must be a whole number from 1 to 128, or auto, not "0"');
    expect(message).toContain('`if-no-files-found` must be one of error, warn, ignore, not "fail"');
    expect(message).toContain('Nothing was sent.');
    expect(withoutMasks(result.stdout)).not.toContain('two words');
    expect(emulator.journal.entries).toEqual([]);
    expect(result.outputs).toMatchObject({ 'asset-ids': '{}', exports: '[]', 'failed-count': '0' });
    expect(result.manifest).toMatchObject({ conclusion: 'failure', assets: [], exports: [] });
  });

  const FROM_STEP = 'From a step? Its `id` is missing, or the step comes later';
  const EMPTY_VARIABLE = `\`\${{ vars.NAME }}\` gives nothing if no variable has that name, and a repository variable is not read by itself. ${FROM_STEP}`;

  test('says word for word what may be the cause of each empty input', async () => {
    const empty = { token: '', 'base-url': '', organization: '', variant: '' };
    const message = expectFailure(await deliver(NOWHERE, empty), 'Invalid input');
    for (const sentence of [
      `\`token\` is empty: set the input or the environment variable PLAYABLE_TOKEN. Either there is no secret of that name, or it is a secret of an environment and the job has no \`environment:\`, or the run is from Dependabot (its secrets are under Settings, Secrets, Dependabot), or it is in a reusable workflow without \`secrets: inherit\`, or the run is from a fork (use \`dry-run: true\` there, which needs no token). ${FROM_STEP}`,
      `\`base-url\` is empty: give the service address with its path prefix, or the environment variable PLAYABLE_BASE_URL. ${EMPTY_VARIABLE}`,
      `\`organization\` is empty, and it is needed to upload assets: set the input or the environment variable PLAYABLE_ORGANIZATION. ${EMPTY_VARIABLE}`,
      `\`variant\` is empty, and \`network\` is given: name the variants. ${EMPTY_VARIABLE}`,
    ])
      expect(message).toContain(sentence);
  });
});

test('No files found: names the patterns and the directory, with a hint, and sends nothing', async () => {
  const inputs = { assets: '"*.html"\n!x.html', ...EXPORT };
  const result = await runOnEmulator({ files: FILES, inputs });
  const message = expectFailure(result, 'No files found');
  expect(message).toContain(`No file in ${result.workspace} matches: "*.html", !x.html`);
  expect(message).toContain('without the `"` of a list');
  expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual([
    { variantId: 'v-1', network: 'unity', status: 'not-attempted' },
  ]);
  expect(result.requests).toEqual([]);
});

test('Token rejected (401): stops at once and says where tokens are made', async () => {
  const emulator = await startEmulator({ tokens: [{ name: 'another' }] });
  const result = await deliver(emulator.baseUrl, { concurrency: '16' });
  const message = expectFailure(result, 'Token rejected (401)');
  expect(message).toMatch(/missing, expired or invalid/);
  expect(message).toMatch(/developer area, under tokens/);
  expect(emulator.journal.entries).toHaveLength(1);
  expect(statusesOf(result, 'assets')).toEqual(['failed', 'not-attempted', 'not-attempted']);
});

test('Permission denied (403): names the missing scope and stops, with both forms of the response', async () => {
  for (const forbiddenBody of ['a', 'b'] as const) {
    const tokens = [{ name: TOKEN, scopes: ['assets:write'] }] as const;
    const emulator = await startEmulator({ tokens, forbiddenBody });
    const result = await deliver(emulator.baseUrl, { network: 'a,b,c', concurrency: '16' });
    const message = expectFailure(result, 'Permission denied (403)');
    expect(message).toContain('The token lacks the scope `exports:write`');
    expect(result.outputs).toMatchObject({ 'uploaded-count': '3', 'export-count': '0' });
    expect(emulator.journal.of('POST', '/v1/export')).toHaveLength(1);
  }
});

const limitedFor = (seconds: number) => () => ({
  ...errorReply(429, 'Too Many Requests', 'The quota is 5 per day'),
  headers: { 'retry-after': String(seconds) },
});

test('Rate limited (429): obeys Retry-After, and gives up after max-retry-wait with how long and how often it tried', async () => {
  const service = { triggerExport: limitedFor(0.6) };
  const inputs = { assets: '', 'max-retry-wait': '1' };
  const { stub, result, message } = await failWith('Rate limited (429)', service, inputs);
  expect(message).toMatch(/429: Too Many Requests: The quota is 5 per day\. Tried \d times in [\d.]+ s/);
  // On a machine that is busy for half a second, the second attempt is the last one: test/api has the numbers in virtual time.
  expect(stub.journal.length).toBeGreaterThan(1);
  expect(message).toContain(`Tried ${stub.journal.length} times`);
  expect(result.stdout).toContain('waiting 600 ms as the server asked');
});

test('Storage refused the upload: quotes the storage, once per cause, and does not mention the token', async () => {
  const refused = storageErrorReply(403, 'SignatureDoesNotMatch', 'The signature we calculated differs');
  const put = (nth: number) => (nth === 2 ? { status: 200 } : refused);
  const { stub, result, message } = await failWith('Storage refused the upload', { put });
  expect(message).toContain('2 files not uploaded: a.html, c.html');
  expect(message).toContain('403: SignatureDoesNotMatch: The signature we calculated differs');
  expect(message).not.toMatch(/token/i);
  expect(message).not.toContain('X-Signature');
  expect(result.outputs).toMatchObject({
    'asset-ids': '{"b.html":"asset-2"}',
    'failed-count': '2',
    'export-count': '0',
  });
  expect(statusesOf(result, 'assets')).toEqual(['failed', 'uploaded', 'failed']);
  expect(stub.journal.some(({ path }) => path.endsWith('/export'))).toBe(false);
});

test('Service error: one annotation if each export gets a sign-in page with status 200', async () => {
  const title = `Sign in\n::error::no ##[error]no ${'x'.repeat(500)}`;
  const page = { status: 200, body: `<!doctype html>\n<title>${title}</title>` };
  const stub = await startStubService({ triggerExport: () => page });
  const result = await deliver(stub.origin, { assets: '', network: 'a,b,c' });
  expect(statusesOf(result, 'exports')).toEqual(['unknown', 'unknown', 'unknown']);
  const message = expectRed(result, 'Service error');
  expect(message).toContain('the body is a web page: "Sign in ::error::no ##\\[error]no x');
  expect(message).toMatch(
    /Something in front of the service answered\. .*x…"\..*sign-in page.*It may have been triggered/s,
  );
  expect(message.length).toBeLessThan(650);
});

test('Network failure: names host, path and all causes if nothing listens', async () => {
  const result = await deliver('http://127.0.0.1:9/v1', { 'max-attempts': '2' }, ONE_FILE);
  const message = expectFailure(result, 'Network failure');
  expect(message).toContain('POST http://127.0.0.1:9/v1/storage/urls: connect ECONNREFUSED 127.0.0.1:9');
  expect(message).toContain('Tried 2 times');
});

describe('what concerns every request of a server ends the run after one', () => {
  const MANY = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.html`, `${index}`]));
  const AT_ONCE = { concurrency: '16' };
  const storageAt = (origin: string): StubService => ({
    askForUrl: (nth) => json({ uploadUrl: `${origin}/${nth}`, assetId: `asset-${nth}` }),
  });

  function expectOneAttempt({ manifest }: ActionResult): void {
    const statuses = manifest.assets.map(({ status }) => status).sort();
    expect(statuses).toEqual(['failed', ...Array(29).fill('not-attempted')]);
  }

  test.each([
    [404, ': no explanation', {}],
    [405, ': no explanation', {}],
    [302, ': a redirect to login.example/sso, which', { location: 'https://login.example/sso?a=b' }],
  ])('no upload URLs at this address: %i', async (status, words, headers) => {
    const service = { askForUrl: () => ({ status, headers }) };
    const { stub, result, message } = await failWith('Service error', service, AT_ONCE, { files: MANY });
    expect(message).toContain(`POST ${stub.origin}/storage/urls answered ${status}${words}`);
    expectOneAttempt(result);
    expect(stub.journal).toHaveLength(1);
  });

  test.each([
    ['the service', 407, 'Check the user name and the password in `https_proxy` or `http_proxy`'],
    ['the storage', 407, 'Check the user name and the password in `https_proxy` or `http_proxy`'],
    ['the service', 403, 'Ask whoever runs the proxy to allow the host'],
    ['the storage', 451, 'Ask whoever runs the proxy to allow the host'],
  ])('a proxy before %s that opens no tunnel for a lasting reason: %i', async (whose, rejectWith, advice) => {
    const proxy = await startStubProxy({ rejectWith, page: '<html><title>Studio IT</title>' });
    const stub = await startStubService(storageAt('http://storage.invalid'));
    const origin = whose === 'the service' ? 'http://service.invalid/v1' : stub.origin;
    const env = { http_proxy: proxy.address.replace('//', '//me:hunter2@') };
    const result = await deliver(origin, AT_ONCE, { files: MANY, env });
    const message = expectFailure(result, 'Network failure');
    expect(message).toContain(`the proxy answered ${rejectWith} ("Studio IT")`);
    expect(message).toContain(advice);
    expect(message).toContain(`The request went through the proxy ${new URL(proxy.address).host}.`);
    expect(result.stdout + result.summary).not.toContain('hunter2');
    expectOneAttempt(result);
    expect(proxy.journal).toHaveLength(1);
  });

  test.each(['the service', 'the storage'])('a certificate of %s that is not trusted', async (whose) => {
    const untrusted = await startStub(SELF_SIGNED);
    const stub = await startStubService(storageAt(untrusted.origin));
    const origin = whose === 'the service' ? untrusted.origin : stub.origin;
    const result = await deliver(origin, AT_ONCE, { files: MANY });
    const message = expectFailure(result, 'Network failure');
    expect(message).toMatch(/self[- ]signed certificate/);
    expect(message).toContain('NODE_EXTRA_CA_CERTS');
    expectOneAttempt(result);
    // A connection without TLS is not counted.
    expect(untrusted.journal).toEqual([]);
  });
});

test('a private certificate authority is trusted with NODE_EXTRA_CA_CERTS, without allow-http', async () => {
  const stub = await startStubService({}, SELF_SIGNED);
  const env = { NODE_EXTRA_CA_CERTS: SELF_SIGNED_FILE };
  expectGreen(await deliver(stub.origin, { 'allow-http': '' }, { ...ONE_FILE, env }));
  expect(stub.journal.map(({ method }) => method)).toEqual(['POST', 'PUT', 'POST']);
});

describe('File not readable', () => {
  test.each(['false', 'true'])('is found before anything is sent, with `dry-run: %s`', async (dryRun) => {
    const NODE_OPTIONS = preload(`import { rmSync } from 'node:fs';
      const { write } = process.stdout;
      process.stdout.write = (text, ...more) => {
        if (text.includes(' files found (')) rmSync(process.env.GITHUB_WORKSPACE + '/z.html');
        return write.call(process.stdout, text, ...more);
      };`);
    const stub = await startStubService({});
    const files = { 'a.html': 'a', 'z.html': 'z' };
    const result = await deliver(stub.origin, { 'dry-run': dryRun }, { files, env: { NODE_OPTIONS } });
    expect(expectFailure(result, 'File not readable')).toMatch(
      /^1 file not readable: z\.html\nThe file could not be read: it no longer exists\.\nNothing was sent\./,
    );
    expect(stub.journal).toEqual([]);
  });

  describe.runIf(process.platform === 'win32')('on Windows', () => {
    /** Another program locks the file, and releases it after some milliseconds or after the run. */
    const runWithLock = async (ms?: number) => {
      let locked = -1;
      const release = (): void => closeSync(locked);
      const askForUrl: StubService['askForUrl'] = (nth, _, { origin }) => {
        if (ms !== undefined) setTimeout(release, ms);
        return json({ uploadUrl: `${origin}/${nth}`, assetId: 'x' });
      };
      const stub = await startStubService({ askForUrl });
      const prepare = (folder: string): void => {
        locked = lockFile(join(folder, 'a.html'));
      };
      const result = await deliver(stub.origin, {}, { ...ONE_FILE, prepare });
      if (ms === undefined) release();
      return { stub, result };
    };

    test('uploads a file that is locked for a second', async () => {
      const { stub, result } = await runWithLock(1_000);
      expect(titlesOf(result, 'error')).toEqual([]);
      expect(stub.journal.filter(({ method }) => method === 'PUT')).toHaveLength(1);
    });

    test('names a file that stays locked, and what locks files', async () => {
      const { stub, result } = await runWithLock();
      const message = expectFailure(result, 'File not readable');
      expect(message).toContain(
        'a.html\nThe file could not be read: another program has it open (EBUSY), often a virus scanner',
      );
      expect(stub.journal.filter(({ method }) => method === 'PUT')).toEqual([]);
    });
  });
});

describe('Cancelled', () => {
  // Of each signal: test/support/cancellation.test.ts.
  test('ends without the response of the storage, with all results', async () => {
    const stub = await startStubService({ put: (nth) => (nth === 1 ? { status: 200 } : undefined) });
    const result = await deliver(stub.origin, {}, killAfter(stub, 4, 'SIGTERM'));
    const message = expectFailure(result, 'Cancelled');
    expect(message).toMatch(/\(SIGTERM\): 1 of 3 files uploaded .*; 0 of 1 export triggered/);
    expect(result.outputs).toMatchObject({ 'asset-ids': '{"a.html":"asset-1"}', 'uploaded-count': '1' });
    expect(statusesOf(result, 'assets')).toEqual(['uploaded', 'failed', 'not-attempted']);
  });

  test('ends the search for files, and sends nothing', async () => {
    const result = await runOnEmulator({
      inputs: { assets: '**' },
      prepare: (workspace) => {
        for (let folder = 0; folder < 6_000; folder += 1)
          mkdirSync(join(workspace, `${folder % 100}/${folder}`), { recursive: true });
      },
      ...cancelledAt('::group::Find files', 'SIGINT'),
    });
    expect(expectRed(result, 'Cancelled')).toContain('(SIGINT): nothing was done');
    expect(result.requests).toEqual([]);
    expect(result.stdout).not.toMatch(/files? found/);
  });
});

describe('a fault of the runner', () => {
  test('sends nothing if outputs cannot be written, and the manifest says so', async () => {
    const result = await runOnEmulator({
      inputs: { ...EXPORT, manifest: 'm.json' },
      env: { GITHUB_OUTPUT: '/nowhere/output' },
      readManifest: (workspace) => `${workspace}/m.json`,
    });
    expect(result.exitCode).toBe(1);
    expect(titlesOf(result, 'error')).toEqual(['Outputs not written']);
    expect(result.manifest.conclusion).toBe('failure');
    expect(result.stdout + result.stderr).not.toMatch(/\n\s+at /);
    expect(result.summary).toContain('Outputs not written');
    expect(statusesOf(result, 'exports')).toEqual(['not-attempted']);
    expect(result.requests).toEqual([]);
  });

  test.runIf(CAN.startAsOthers)('names the user that may not write outputs', async () => {
    const result = await runSubAction({
      action: 'assets',
      inputs: inputsFor('http://127.0.0.1:9'),
      prepare: (workspace) => chmod(dirname(workspace), 0o755),
      spawnNode: (args, options) => spawnNode(args, { ...options, uid: 65_534 }),
    });
    const message = expectRed(result, 'Outputs not written');
    expect(message).toContain('The step runs as user 65534. If its job has a `container`, give that');
  });

  test('does not end the run if the log is closed', async () => {
    const emulator = await startEmulator();
    const started: ActionRun['started'] = (child) => child.stdout?.destroy();
    const result = await deliver(emulator.baseUrl, {}, { ...ONE_FILE, started });
    expect(result.stderr).toBe('');
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ 'uploaded-count': '1', 'export-count': '1' });
  });
});
