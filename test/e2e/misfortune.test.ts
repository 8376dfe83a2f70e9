import { rm, symlink, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { runEmulator } from '../emulator/run-emulator.ts';
import { annotations, runAction, TOKEN } from './run-action.ts';
import { json, refusal, startStubService } from './stub-service.ts';

/** Things that go wrong around the action: none may cost what was done, or show a stack trace. */

function inputsFor(baseUrl: string, more: Record<string, string> = {}): Record<string, string> {
  return { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true', organization: 'org-1', ...more };
}

test('an answer that ends HTTP is a failure like any other', async () => {
  const stub = await startStubService({
    put: (_, { socket }) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n');
      return undefined;
    },
  });
  const inputs = inputsFor(stub.origin, { assets: '*', 'max-attempts': '1' });
  const result = await runAction({ files: { 'a.html': 'a' }, inputs });
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Network failure' }]);
  expect(result.outputs['failed-count']).toBe('1');
});

test('outputs that cannot be written make the run red, and the manifest still tells all', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const inputs = inputsFor(emulator.baseUrl, { variant: 'v-1', network: 'unity', manifest: 'm.json' });
  const result = await runAction({
    inputs,
    env: { GITHUB_OUTPUT: '/nowhere/output' },
    readManifest: (workspace) => `${workspace}/m.json`,
  });
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Outputs not written' }]);
  expect(result.stdout + result.stderr).not.toMatch(/\n\s+at /);
  expect(result.summary).toContain('Outputs not written');
  expect(result.manifest.exports).toMatchObject([{ status: 'triggered' }]);
});

test('a log that nobody reads any more does not end the work', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({
    files: { 'a.html': 'a' },
    inputs: inputsFor(emulator.baseUrl, { assets: '*', variant: 'v-1', network: 'unity' }),
    started: (child) => child.stdout?.destroy(),
  });
  expect(result.stderr).toBe('');
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '1', 'export-count': '1' });
});

test('a workspace that does not exist is an invalid input', async () => {
  const result = await runAction({
    inputs: inputsFor('https://service.invalid', { assets: '*' }),
    env: { GITHUB_WORKSPACE: '/nowhere' },
  });
  expect(annotations(result, 'error')).toMatchObject([
    { title: 'Invalid input', message: expect.stringContaining('GITHUB_WORKSPACE') },
  ]);
});

test('a damaged event file costs nothing that is known otherwise', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({
    inputs: inputsFor(emulator.baseUrl, { variant: 'v-1', network: 'unity' }),
    prepare: (workspace) => writeFile(`${workspace}/event.json`, '{broken'),
    envOf: (workspace) => ({ GITHUB_EVENT_PATH: `${workspace}/event.json`, GITHUB_REPOSITORY: 'octo/game' }),
  });
  expect(result.lines[1]).toContain('octo/game');
});

test('a token that was put into the wrong input is not told', async () => {
  const long = `${TOKEN}${'x'.repeat(100)}`;
  const result = await runAction({ inputs: { token: long, 'file-name': long, concurrency: long } });
  const told = result.stdout.replace(`::add-mask::${long}`, '') + result.summary;
  expect(told).not.toContain(TOKEN);
});

test('inputs that hold nothing but separators or comments are invalid, not absent', async () => {
  const inputs = inputsFor('https://service.invalid', { variant: ',', network: ' , ', assets: '# nothing' });
  const [error] = annotations(await runAction({ inputs }), 'error');
  for (const name of ['variant', 'network', 'assets'])
    expect(error?.message).toContain(`\`${name}\` must have a`);
});

test('many wrong lines of one input leave room for the others', async () => {
  const lines = Array.from({ length: 300 }, (_, index) => `*.${index} text/plain`).join('\n');
  const result = await runAction({ inputs: { 'content-types': lines, concurrency: '0' } });
  const [error] = annotations(result, 'error');
  expect(error?.message.length).toBeLessThan(4_096);
  expect(error?.message).toContain('`concurrency`');
  expect(error?.message).toContain('297 more problems');
});

test('a wait that is too long is met once, and nobody else runs into it', async () => {
  const stub = await startStubService({
    askForUrl: () => ({ status: 429, headers: { 'retry-after': '500' } }),
  });
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}.html`, 'x']));
  const result = await runAction({ files, inputs: inputsFor(stub.origin, { assets: '*' }) });
  expect(annotations(result, 'error').map(({ title }) => title)).toEqual(['Rate limited (429)']);
  expect(stub.journal).toHaveLength(1);
});

test('a refused token ends the waits of others at once', async () => {
  const stub = await startStubService({
    triggerExport: (nth) => {
      if (nth === 1) return json({});
      return nth === 2
        ? { status: 429, headers: { 'retry-after': '60' } }
        : refusal(401, 'Unauthorized', 'expired');
    },
  });
  const inputs = inputsFor(stub.origin, { variant: 'v-1', network: 'a,b,c,d' });
  const started = performance.now();
  const result = await runAction({ inputs });
  expect(performance.now() - started).toBeLessThan(20_000);
  expect(annotations(result, 'error').map(({ title }) => title)).toEqual(['Token rejected (401)']);
});

test('Retry-After: 0 does not use up all attempts in no time', async () => {
  const stub = await startStubService({
    triggerExport: (nth) => (nth < 3 ? { status: 429, headers: { 'retry-after': '0' } } : json({})),
  });
  const result = await runAction({ inputs: inputsFor(stub.origin, { variant: 'v-1', network: 'a' }) });
  expect(result.exitCode).toBe(0);
});

test('a folder that vanishes before the run is told as what it is', async () => {
  const result = await runAction({
    inputs: inputsFor('https://service.invalid', { assets: '*', 'working-directory': 'gone' }),
    files: { 'gone/a.txt': '' },
    prepare: (workspace) => rm(`${workspace}/gone`, { recursive: true }),
  });
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Invalid input' }]);
});

test('files behind a link to a folder of the workspace are delivered, and a circle of links is not followed', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({
    files: { 'shared/y.txt': 'y', 'playable/index.html': 'i' },
    inputs: inputsFor(emulator.baseUrl, {
      assets: '**',
      'working-directory': 'playable',
      'file-name': 'path',
    }),
    prepare: async (workspace) => {
      await symlink('../shared', `${workspace}/playable/lib`);
      await symlink('..', `${workspace}/playable/loop`);
    },
  });
  expect(annotations(result, 'error')).toEqual([]);
  expect(emulator.storedAssets().map(({ fileName }) => fileName)).toEqual(['index.html', 'lib/y.txt']);
});

test('a file found again through a link to its folder is sent once where its name is all that is sent', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN }] });
  const result = await runAction({
    files: { 'shared/y.txt': 'y' },
    inputs: inputsFor(emulator.baseUrl, { assets: '**' }),
    prepare: (workspace) => symlink('shared', `${workspace}/again`),
  });
  expect(result.exitCode).toBe(0);
  expect(result.manifest.assets.map(({ path }) => path)).toEqual(['shared/y.txt']);
});
