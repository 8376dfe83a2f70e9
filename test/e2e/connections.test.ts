import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cacheIn } from '../../src/action/rerun/cache-process.ts';
import { spawnNode } from '../doubles/spawn-node.ts';
import { type StubServer, startStub, startStubProxy } from '../doubles/stub-server.ts';
import { startStep, stopStep } from './emulator-step.ts';
import {
  DIST,
  EXPORT,
  inputsFor,
  newFolder,
  recordRun,
  runAction,
  runSubAction,
  startEmulator,
  TOKEN,
} from './run-action.ts';
import {
  deploymentsOf,
  GITHUB_TOKEN,
  json,
  onGitHub,
  type StubService,
  startStubGitHub,
  startStubService,
} from './stub-service.ts';

/* Every connection, name lookup and process of the bundles that GitHub runs. */

const FILES = { 'index.html': '<!doctype html>', 'a.png': 'png' };
const EMULATOR = join(DIST, 'emulator/index.js');

interface Servers {
  readonly service: StubServer;
  readonly storage: StubServer;
  readonly github: StubServer;
}

/** A service, its storage and GitHub, each at its own origin. */
async function startServers(service: StubService = {}): Promise<Servers> {
  const storage = await startStubService({});
  const askForUrl = (nth: number) =>
    json({ uploadUrl: `${storage.origin}/bucket/${nth}?X-Signature=c0ffee`, assetId: `asset-${nth}` });
  return {
    service: await startStubService({ askForUrl, ...service }),
    storage,
    github: await startStubGitHub(),
  };
}

const connectTo = (...servers: readonly { readonly origin: string }[]): string[] =>
  servers.map(({ origin }) => `connect ${new URL(origin).host}`).sort();

/** Records an upload and an export. */
function deliver(
  { service, github }: Servers,
  inputs: Readonly<Record<string, string>> = {},
  more: Readonly<Record<string, string>> = {},
) {
  return recordRun((env) =>
    runAction({
      files: FILES,
      inputs: inputsFor(`${service.origin}/v1`, { ...EXPORT, assets: '**', 'max-attempts': '1', ...inputs }),
      env: { ...env, ...onGitHub(github), ...more },
    }),
  );
}

describe('a delivery', () => {
  test('connects to the service and the storage, and to GitHub only with github-token', async () => {
    const servers = await startServers();
    const without = await deliver(servers);
    expect(without.result.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });
    expect(without.done).toEqual(connectTo(servers.service, servers.storage));

    const recorded = await deliver(servers, { 'github-token': GITHUB_TOKEN });
    expect(recorded.result.exitCode).toBe(0);
    expect(deploymentsOf(servers.github)).toHaveLength(1);
    expect(recorded.done).toEqual(connectTo(servers.service, servers.storage, servers.github));
  });

  test('looks up only the name of the service', async () => {
    const servers = await startServers();
    const { port } = new URL(servers.service.origin);
    const { done } = await deliver(servers, { 'base-url': `http://localhost:${port}/v1`, assets: '' });
    expect(done.filter((one) => !/^connect (127\.0\.0\.1|\[::1\]):\d+$/.test(one))).toEqual([
      'resolve localhost',
    ]);
    expect(done.every((one) => one.endsWith(`:${port}`) || one === 'resolve localhost')).toBe(true);
  });

  test('through a proxy with a password connects only to that, which looks up all names, and uses nothing that Node deprecates', async () => {
    const askForUrl: StubService['askForUrl'] = (nth) =>
      json({ uploadUrl: `http://storage.invalid/bucket/${nth}?X-Signature=c0ffee`, assetId: `a-${nth}` });
    const servers = await startServers({ askForUrl });
    const proxy = await startStubProxy({ tunnelTo: Number(new URL(servers.service.origin).port) });
    const { result, done } = await recordRun((env) =>
      runAction({
        files: FILES,
        inputs: inputsFor('http://service.invalid/v1', { ...EXPORT, assets: '**' }),
        env: {
          ...env,
          http_proxy: proxy.address.replace('//', '//runner:s3cr3t@'),
          NODE_OPTIONS: `${env['NODE_OPTIONS']} --throw-deprecation`,
        },
      }),
    );
    expect(result.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(proxy.journal[0]?.headers).toMatchObject({ 'proxy-authorization': 'Basic cnVubmVyOnMzY3IzdA==' });
    const targets = new Set(proxy.journal.map(({ target }) => target));
    expect(targets).toEqual(new Set(['service.invalid:80', 'storage.invalid:80']));
    expect(done).toEqual(connectTo({ origin: proxy.address }));
  });

  test('connects to no server without anything to send', async () => {
    const servers = await startServers();
    for (const inputs of [{ 'dry-run': 'true' }, { concurrency: 'many' }, { assets: '*.none' }]) {
      const { done } = await deliver(servers, { 'github-token': GITHUB_TOKEN, ...inputs });
      expect(done).toEqual([]);
    }
  });
});

describe('the program of the cache', () => {
  const key = 'playable-export-job-1.';
  /** An entry is a compressed archive: these programs write and read it. `zstd` is looked for, and never on the path. */
  const ARCHIVER = /^start (?:[A-Z]:\\Program Files\\Git\\usr\\bin\\|\S*[/\\])?tar(?:\.exe)?(?: |$)/;

  /** Records how an entry is saved and restored. */
  async function record(env: Readonly<Record<string, string>>) {
    const folder = await newFolder();
    return recordRun((recorder) => {
      const use = cacheIn(DIST, { PATH: process.env['PATH'], RUNNER_TEMP: folder, ...recorder, ...env });
      return use({ save: { [key]: '[]' }, find: [[key]] }, 150_000);
    });
  }

  test('connects only to the cache service of the runner, and to the storage that it names', async () => {
    const [service, storage] = [await startStub(), await startStub()];
    const signed = `${storage.origin}/account/container/entry?sig=c0ffee`;
    const entry = json({ ok: true, signed_download_url: signed, matched_key: key });
    service.next(
      ...[json({ ok: true, signed_upload_url: signed }), json({ ok: true, entry_id: '1' })],
      // A look-up, and the library's own before it restores the entry.
      ...[entry, entry],
    );
    storage.next(
      { status: 201, headers: { etag: '"1"', 'last-modified': new Date(0).toUTCString() } },
      ({ respond }) => respond({ status: 200, body: storage.journal[0]?.body ?? '' }),
    );
    const { result, done } = await record({
      ACTIONS_CACHE_SERVICE_V2: 'true',
      ACTIONS_RESULTS_URL: `${service.origin}/`,
      ACTIONS_RUNTIME_TOKEN: 'runtime-token',
    });
    expect(result).toEqual({ why: '', saved: [key], found: 0, text: '[]' });
    expect(done.filter((one) => !ARCHIVER.test(one))).toEqual(connectTo(service, storage));
    expect(storage.journal.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  test('connects to nothing and starts nothing where the runner has no cache service', async () => {
    // Other services of the runner have the address of the results, too.
    const results = { ACTIONS_RESULTS_URL: 'http://127.0.0.1:9/', ACTIONS_RUNTIME_TOKEN: 'runtime-token' };
    for (const env of [{}, results])
      expect(await record(env)).toEqual({ result: { why: 'This runner has no cache service.' }, done: [] });
  });
});

describe('a sub-action', () => {
  test.each(['games', 'assets'] as const)('%s connects only to the service', async (action) => {
    const service = await startEmulator();
    const github = await startStubGitHub();
    const { result, done } = await recordRun((env) =>
      runSubAction({
        action,
        inputs: inputsFor(service.baseUrl, action === 'assets' ? {} : { organization: '' }),
        env: { ...env, ...onGitHub(github) },
      }),
    );
    expect(result.exitCode).toBe(0);
    expect(done).toEqual(connectTo(new URL(service.baseUrl)));
  });

  test('emulator connects to nothing at its start, and only to the emulator at its end', async () => {
    const start = await recordRun((env) => startStep({}, { env }));
    expect(start.done).toEqual([
      `start ${process.execPath} --disable-warning=ExperimentalWarning ${EMULATOR} --port=0`,
    ]);
    const stop = await recordRun((env) => stopStep(start.result, { env }));
    expect(stop.result.exitCode).toBe(0);
    expect(stop.done).toEqual(connectTo(new URL(start.result.state['stop'] ?? '')));
  });

  test('the emulator listens only on loopback, and connects to no server', async () => {
    const { done } = await recordRun(async (env) => {
      const child = spawnNode([EMULATOR, '--port', '0', '--token', TOKEN], {
        env: { PATH: process.env['PATH'], TMPDIR: await newFolder(), ...env },
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
      const result = await runAction({
        files: FILES,
        inputs: inputsFor(line.replace('listening on ', ''), { ...EXPORT, assets: '**' }),
      });
      expect(result.exitCode).toBe(0);
      child.kill('SIGTERM');
      await once(child, 'close');
    });
    expect(done).toEqual(['listen 127.0.0.1:0']);
  });
});
