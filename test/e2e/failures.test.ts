import { symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runEmulator } from '../emulator/run-emulator.ts';
import { type ActionResult, annotations, newFolder, runAction, TOKEN } from './run-action.ts';
import { json, refusal, startStubService, xmlRefusal } from './stub-service.ts';

/** Every row of the contract's table "Failures", against the bundle that GitHub runs. */

const FILES = { 'a.html': 'aaa', 'b.html': 'bbb', 'c.html': 'ccc' };

function inputsFor(baseUrl: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    token: TOKEN,
    'base-url': baseUrl,
    'allow-http': 'true',
    organization: 'org-1',
    assets: '*.html',
    variant: 'v-1',
    network: 'unity',
    concurrency: '1',
    ...more,
  };
}

/** What holds for every red run. */
function expectFailure(result: ActionResult, title: string): string {
  expect(result.exitCode).toBe(1);
  const errors = annotations(result, 'error');
  expect(errors.map((error) => error.title)).toEqual([title]);
  const message = errors[0]?.message ?? '';
  expect(result.stdout + result.summary + JSON.stringify(result.manifest)).not.toMatch(
    /undefined|\[object |\n\s+at /,
  );
  expect(result.stdout.replace(`::add-mask::${TOKEN}`, '')).not.toContain(TOKEN);
  expect(result.stderr).toBe('');
  expect(result.summary).toContain(`### ⛔ ${title}\n`);
  expect(result.manifest.conclusion).toBe(title === 'Cancelled' ? 'cancelled' : 'failure');
  expect(Object.keys(result.outputs).sort()).toEqual([
    'asset-ids',
    'export-count',
    'exports',
    'failed-count',
    'manifest',
    'reused-count',
    'uploaded-bytes',
    'uploaded-count',
  ]);
  return message;
}

test('Invalid input: lists every wrong input at once and sends nothing', async () => {
  const emulator = await runEmulator();
  const result = await runAction({
    inputs: {
      token: 'two words',
      'base-url': emulator.baseUrl,
      assets: '!*.map',
      variant: 'v-1',
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
    },
  });
  expect(result.exitCode).toBe(1);
  const [{ title, message } = { title: '', message: '' }, ...others] = annotations(result, 'error');
  expect(title).toBe('Invalid input');
  expect(others).toEqual([]);
  const named = [...message.matchAll(/(?:^| · )`([\w-]+)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([
    'allow-http',
    'assets',
    'base-url',
    'concurrency',
    'content-types',
    'dry-run',
    'file-name',
    'if-no-files-found',
    'include-hidden-files',
    'max-attempts',
    'max-retry-wait',
    'network',
    'organization',
    'request-timeout',
    'reuse-unchanged',
    'summary',
    'token',
    'working-directory',
  ]);
  expect(message).toContain('`concurrency` must be a whole number from 1 to 128, or auto, not "0"');
  expect(message).toContain('`if-no-files-found` must be one of error, warn, ignore, not "fail"');
  expect(message).toContain('Nothing was sent.');
  expect(result.stdout.replace('::add-mask::two words', '')).not.toContain('two words');
  expect(emulator.journal.entries).toEqual([]);
  expect(result.outputs).toMatchObject({ 'asset-ids': '{}', exports: '[]', 'failed-count': '0' });
  expect(result.manifest).toMatchObject({ conclusion: 'failure', assets: [], exports: [] });
});

test('Invalid input: an address that is not https: is refused without allow-http, loopback included', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({ files: FILES, inputs: inputsFor(emulator.baseUrl, { 'allow-http': '' }) });
  expect(expectFailure(result, 'Invalid input')).toContain(
    '`base-url` must be an https: address, unless `allow-http` is true',
  );
  expect(emulator.journal.entries).toEqual([]);
});

test('Invalid input: an empty token gets the hints that people need', async () => {
  const result = await runAction({
    files: FILES,
    inputs: inputsFor('https://service.invalid', { token: '' }),
  });
  const message = expectFailure(result, 'Invalid input');
  expect(message).toMatch(/`token` is empty.*forks.*Dependabot.*secrets: inherit/);
});

test('Invalid input: leaves the manifest of an earlier run alone', async () => {
  const result = await runAction({
    files: { ...FILES, 'manifest.json': '{"earlier": true}' },
    inputs: inputsFor('https://service.invalid', { concurrency: 'many', manifest: 'manifest.json' }),
  });
  expectFailure(result, 'Invalid input');
  expect(result.outputs['manifest']).toContain(result.temp);
});

test('No files found: names the patterns and the directory, with a hint, and sends nothing', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({
    files: FILES,
    inputs: inputsFor(emulator.baseUrl, { assets: '"*.html"\n!x.html' }),
  });
  const message = expectFailure(result, 'No files found');
  expect(message).toContain(`No file in ${result.workspace} matches: "*.html", !x.html`);
  expect(message).toContain('quotes');
  expect(result.outputs['exports']).toBe('[{"variantId":"v-1","network":"unity","status":"not-attempted"}]');
  expect(emulator.journal.entries).toEqual([]);
});

test.each([
  ['warn', 1],
  ['ignore', 0],
])('if-no-files-found: %s lets the exports go on', async (ifNoFilesFound, warnings) => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const inputs = inputsFor(emulator.baseUrl, { assets: '*.mp4', 'if-no-files-found': ifNoFilesFound });
  const result = await runAction({ files: FILES, inputs });
  expect(result.exitCode).toBe(0);
  expect(annotations(result, 'warning').map(({ title }) => title)).toEqual(
    Array(warnings).fill('No files found'),
  );
  expect(emulator.exports()).toHaveLength(1);
});

test('a single pattern without a match is a warning that names it', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({
    files: FILES,
    inputs: inputsFor(emulator.baseUrl, { assets: '*.html\n*.mp4' }),
  });
  expect(result.exitCode).toBe(0);
  expect(annotations(result, 'warning')).toEqual([
    { title: 'Pattern without a match', message: expect.stringContaining('No file matches *.mp4') },
  ]);
});

test('Invalid input: two files that would get one name are named, and nothing is sent', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const files = { 'en/index.html': '', 'de/index.html': '', 'other.html': '' };
  const result = await runAction({ files, inputs: inputsFor(emulator.baseUrl, { assets: '**' }) });
  const message = expectFailure(result, 'Invalid input');
  expect(message).toContain('index.html');
  expect(message).toContain('de/index.html, en/index.html');
  expect(message).toContain('`file-name: path`');
  expect(result.manifest.assets.map(({ status }) => status)).toEqual(Array(3).fill('not-attempted'));
  expect(emulator.journal.entries).toEqual([]);
  expect(result.outputs['manifest']).toContain(result.temp);
});

test('Token rejected (401): stops at once and says where tokens are made', async () => {
  const emulator = await runEmulator({ tokens: [{ name: 'another' }] });
  const result = await runAction({
    files: FILES,
    inputs: inputsFor(emulator.baseUrl, { concurrency: '16' }),
  });
  const message = expectFailure(result, 'Token rejected (401)');
  expect(message).toMatch(/missing, expired or invalid/);
  expect(message).toMatch(/developer area, under tokens/);
  expect(emulator.journal.entries).toHaveLength(1);
  expect(result.manifest.assets.map(({ status }) => status)).toEqual([
    'failed',
    'not-attempted',
    'not-attempted',
  ]);
});

test.each(['a', 'b'] as const)(
  'Permission denied (403): names the missing scope from body %s and stops',
  async (forbiddenBody) => {
    const emulator = await runEmulator({
      tokens: [{ name: TOKEN, scopes: ['assets:write'] }],
      forbiddenBody,
    });
    const result = await runAction({
      files: FILES,
      inputs: inputsFor(emulator.baseUrl, { network: 'a,b,c', concurrency: '16' }),
    });
    const message = expectFailure(result, 'Permission denied (403)');
    expect(message).toContain('The token lacks the scope `exports:write`');
    expect(result.outputs).toMatchObject({ 'uploaded-count': '3', 'export-count': '0' });
    expect(emulator.journal.of('POST', '/v1/export')).toHaveLength(1);
  },
);

test('Permission denied (403): without a scope in it, the service says it in its own words', async () => {
  const stub = await startStubService({
    askForUrl: () => refusal(403, 'Forbidden', 'Organization is suspended'),
  });
  const result = await runAction({ files: FILES, inputs: inputsFor(stub.origin) });
  expect(expectFailure(result, 'Permission denied (403)')).toContain('Forbidden: Organization is suspended');
  expect(stub.journal).toHaveLength(1);
});

test('Rate limited (429): obeys Retry-After, and gives up after max-attempts with how long and how often it tried', async () => {
  const limited = { status: 429, headers: { 'retry-after': '1' } };
  const stub = await startStubService({ triggerExport: () => limited });
  const result = await runAction({ inputs: inputsFor(stub.origin, { assets: '', 'max-attempts': '2' }) });
  const message = expectFailure(result, 'Rate limited (429)');
  expect(message).toMatch(/Tried 2 times and waited 1(\.\d)? s in between/);
  expect(stub.journal).toHaveLength(2);
  expect(result.stdout).toContain('waiting 1 s as it asked');
});

test('Rate limited (429): a wait above max-retry-wait fails at once and names both numbers', async () => {
  const stub = await startStubService({
    askForUrl: () => ({ status: 429, headers: { 'retry-after': '121' } }),
  });
  const result = await runAction({ files: { 'a.html': '' }, inputs: inputsFor(stub.origin) });
  const message = expectFailure(result, 'Rate limited (429)');
  expect(message).toContain('It asked for a wait of 121 s, but `max-retry-wait` allows only 120 s');
  expect(stub.journal).toHaveLength(1);
});

test('a 429 that passes is waited out, and the run is green', async () => {
  const limit = { rateLimit: 1, rateLimitBurst: 1, retryAfter: 'seconds' } as const;
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }], ...limit });
  const files = Object.fromEntries(Array.from({ length: 4 }, (_, index) => [`${index}.html`, 'x']));
  const result = await runAction({ files, inputs: inputsFor(emulator.baseUrl, { concurrency: '8' }) });
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '4', 'export-count': '1' });
  expect(emulator.journal.entries.some(({ status }) => status === 429)).toBe(true);
});

test('Storage refused the upload: its own code and words, one annotation a cause, never a word about the token', async () => {
  const stub = await startStubService({
    put: (nth) =>
      nth === 2
        ? { status: 200 }
        : xmlRefusal(403, 'SignatureDoesNotMatch', 'The signature we calculated differs'),
  });
  const result = await runAction({ files: FILES, inputs: inputsFor(stub.origin) });
  const message = expectFailure(result, 'Storage refused the upload');
  expect(message).toContain('2 files not uploaded: a.html, c.html');
  expect(message).toContain('403: SignatureDoesNotMatch: The signature we calculated differs');
  expect(message).not.toMatch(/token/i);
  expect(message).not.toContain('X-Signature');
  expect(result.outputs).toMatchObject({
    'asset-ids': '{"b.html":"asset-2"}',
    'failed-count': '2',
    'export-count': '0',
  });
  expect(result.manifest.assets.map(({ status }) => status)).toEqual(['failed', 'uploaded', 'failed']);
  expect(stub.journal.some(({ path }) => path.endsWith('/export'))).toBe(false);
});

test('an expired upload address is replaced by a new one, once a file', async () => {
  const expired = xmlRefusal(403, 'AccessDenied', 'Request has expired');
  const stub = await startStubService({ put: (nth) => (nth === 1 || nth > 3 ? expired : { status: 200 }) });
  const result = await runAction({ files: FILES, inputs: inputsFor(stub.origin) });
  const message = expectFailure(result, 'Storage refused the upload');
  expect(message).toContain('1 file not uploaded: c.html');
  expect(message).toContain('Request has expired');
  expect(result.manifest.assets).toMatchObject([
    { path: 'a.html', status: 'uploaded', assetId: 'asset-2', attempts: 2 },
    { path: 'b.html', status: 'uploaded', assetId: 'asset-3', attempts: 1 },
    { path: 'c.html', status: 'failed', attempts: 2 },
  ]);
});

test.each([
  ['a 500', refusal(500, 'Internal', 'Database is down'), 'answered 500: Internal: Database is down'],
  ['a 404', refusal(404, 'Not Found', 'No such thing'), 'answered 404: Not Found: No such thing'],
  [
    'a page instead of JSON',
    { status: 502, body: '<html>\nBad\tGateway</html>' },
    'answered 502: <html> Bad Gateway</html>',
  ],
  ['an empty refusal', { status: 400 }, 'answered 400: no explanation was given'],
  [
    'a redirect',
    { status: 302, headers: { location: 'https://elsewhere.invalid/' } },
    'answered 302: a redirect',
  ],
  ['a 2xx without uploadUrl', json({ assetId: 'a' }), 'answered 200: the body has no uploadUrl'],
  [
    'a 2xx without assetId',
    json({ uploadUrl: 'https://s.invalid/' }),
    'answered 200: the body has no assetId',
  ],
  ['a 204', { status: 204 }, 'answered 204: the body is empty'],
])('Service error: %s, with status, words, method and path', async (_, reply, expected) => {
  const stub = await startStubService({ askForUrl: () => reply });
  const inputs = inputsFor(stub.origin, { 'max-attempts': '1' });
  const result = await runAction({ files: { 'a.html': '' }, inputs });
  expect(expectFailure(result, 'Service error')).toContain(`POST ${stub.origin}/storage/urls ${expected}`);
});

test('Service error: an upload address that is not https: is not used', async () => {
  const stub = await startStubService({
    askForUrl: () => json({ uploadUrl: 'ftp://storage.invalid/?X-Signature=c0ffee', assetId: 'a' }),
  });
  const result = await runAction({ files: { 'a.html': '' }, inputs: inputsFor(stub.origin) });
  const message = expectFailure(result, 'Service error');
  expect(message).toContain('is not an https: address');
  expect(message).not.toContain('c0ffee');
});

test('an export that may have been done is not repeated, and is told as unknown', async () => {
  const stub = await startStubService({ triggerExport: (nth) => (nth === 1 ? { status: 500 } : undefined) });
  const result = await runAction({ inputs: inputsFor(stub.origin, { assets: '' }) });
  expect(expectFailure(result, 'Service error')).toContain('It may have been triggered: check the service');
  expect(stub.journal).toHaveLength(1);
  expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual([
    { variantId: 'v-1', network: 'unity', status: 'unknown' },
  ]);
});

test("one export's failure does not stop the others", async () => {
  const stub = await startStubService({
    triggerExport: (nth) => (nth === 2 ? refusal(422, 'Invalid', 'No such network') : json({})),
  });
  const result = await runAction({ inputs: inputsFor(stub.origin, { assets: '', network: 'a,b,c' }) });
  expect(expectFailure(result, 'Service error')).toContain('1 export not triggered: v-1 to b');
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(['triggered', 'failed', 'triggered']);
  expect(result.outputs['export-count']).toBe('2');
});

test('Network failure: nobody answers; host, path and the whole cause chain', async () => {
  const inputs = inputsFor('http://127.0.0.1:9/v1', { 'max-attempts': '2' });
  const result = await runAction({ files: { 'a.html': '' }, inputs });
  const message = expectFailure(result, 'Network failure');
  expect(message).toContain('POST http://127.0.0.1:9/v1/storage/urls: connect ECONNREFUSED 127.0.0.1:9');
  expect(message).toContain('Tried 2 times');
});

test('Network failure: a connection that breaks; a proxy that it did not go through is not named', async () => {
  const stub = await startStubService({
    triggerExport: (_, { socket }) => {
      socket.destroy();
      return undefined;
    },
  });
  const env = { http_proxy: 'http://me:hunter2@proxy.invalid:3128', no_proxy: '127.0.0.1' };
  const result = await runAction({ inputs: inputsFor(stub.origin, { assets: '' }), env });
  const message = expectFailure(result, 'Network failure');
  expect(message).toContain('socket hang up');
  expect(message).not.toContain('proxy.invalid');
  expect(stub.journal).toHaveLength(1);
});

test('Network failure: the proxy that the request went through is named, without its password', async () => {
  const env = { http_proxy: 'http://me:hunter2@127.0.0.1:9' };
  const inputs = inputsFor('http://service.invalid/v1', { assets: '', 'max-attempts': '1' });
  const result = await runAction({ inputs, env });
  const [error] = annotations(result, 'error');
  expect(error).toMatchObject({
    title: 'Network failure',
    message: expect.stringContaining('through the proxy 127.0.0.1:9.'),
  });
  expect(result.stdout + result.summary).not.toContain('hunter2');
});

test('Network failure: no progress for request-timeout', async () => {
  const stub = await startStubService({ askForUrl: () => undefined });
  const inputs = inputsFor(stub.origin, { 'request-timeout': '1', 'max-attempts': '1' });
  const result = await runAction({ files: { 'a.html': '' }, inputs });
  expect(expectFailure(result, 'Network failure')).toContain('no progress for 1 s');
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'Cancelled: %s ends the run within 5 s, with all that was done',
  async (signal) => {
    const stub = await startStubService({ put: (nth) => (nth === 1 ? { status: 200 } : undefined) });
    let signalled = 0;
    const result = await runAction({
      files: FILES,
      inputs: inputsFor(stub.origin),
      started: async (child) => {
        await stub.arrived(4);
        signalled = performance.now();
        child.kill(signal);
      },
    });
    expect(performance.now() - signalled).toBeLessThan(5_000);
    const message = expectFailure(result, 'Cancelled');
    expect(message).toContain(`(${signal}): 1 of 3 files uploaded, 0 of 1 export triggered`);
    expect(result.outputs).toMatchObject({ 'asset-ids': '{"a.html":"asset-1"}', 'uploaded-count': '1' });
    expect(result.manifest.assets.map(({ status }) => status)).toEqual([
      'uploaded',
      'failed',
      'not-attempted',
    ]);
  },
);

test('Cancelled: an export that was under way is unknown', async () => {
  const stub = await startStubService({ triggerExport: () => undefined });
  const result = await runAction({
    inputs: inputsFor(stub.origin, { assets: '', network: 'a,b' }),
    started: async (child) => {
      await stub.arrived(1);
      child.kill('SIGINT');
    },
  });
  const message = expectFailure(result, 'Cancelled');
  expect(message).toContain(
    'May have been triggered, so check the service before you run it again: v-1 to a',
  );
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(['unknown', 'not-attempted']);
});

test('symbolic links out of the workspace are not followed; one warning names them', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const outside = await newFolder();
  const result = await runAction({
    files: FILES,
    inputs: inputsFor(emulator.baseUrl, { assets: '**' }),
    prepare: async (workspace) => {
      await symlink('/etc/passwd', `${workspace}/secrets.html`);
      await symlink(outside, `${workspace}/folder`);
      await symlink('a.html', `${workspace}/d.html`);
    },
  });
  expect(result.exitCode).toBe(0);
  expect(annotations(result, 'warning')).toMatchObject([
    { title: 'Symbolic link not followed', message: expect.stringContaining('folder, secrets.html') },
  ]);
  const stored = emulator.storedAssets().map(({ fileName }) => fileName);
  expect(stored).toEqual(['a.html', 'b.html', 'c.html', 'd.html']);
});

test('a token that the service or the storage sends back goes nowhere', async () => {
  const stub = await startStubService({
    askForUrl: (nth, _, { origin }) => json({ uploadUrl: `${origin}/${nth}`, assetId: `of ${TOKEN}/${nth}` }),
    triggerExport: () => json({ echo: `Bearer ${TOKEN}` }),
  });
  const refused = await startStubService({
    askForUrl: () => refusal(401, 'Unauthorized', `no such token: ${TOKEN}`),
  });
  const red = await runAction({ files: FILES, inputs: inputsFor(refused.origin) });
  expectFailure(red, 'Token rejected (401)');
  const green = await runAction({ files: FILES, inputs: inputsFor(stub.origin) });
  expect(green.exitCode).toBe(0);
  for (const { stdout, outputs, summary, manifest } of [red, green]) {
    const told = stdout.replace(`::add-mask::${TOKEN}`, '') + JSON.stringify([outputs, summary, manifest]);
    expect(told).not.toContain(TOKEN);
  }
});

test('a manifest that cannot be written makes the run red', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const inputs = inputsFor(emulator.baseUrl, { manifest: 'a.html/manifest.json' });
  const result = await runAction({ files: FILES, inputs });
  expect(expectFailure(result, 'Invalid input')).toContain('`manifest` must be in a folder');
  expect(emulator.journal.entries).toEqual([]);
});
