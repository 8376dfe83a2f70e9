import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import { VERSION } from '../../src/support/runtime.ts';
import { titlesOf } from './assertions.ts';
import { EXPORT, inputsFor, runAction, startEmulator, TOKEN } from './run-action.ts';
import { startStubService } from './stub-service.ts';

const FILES = { 'index.html': '<!doctype html>', 'img/a.png': Buffer.from([1, 2, 3]), 'empty.json': '' };
const RUN_ORIGIN = {
  GITHUB_REPOSITORY: 'octo/game',
  GITHUB_REF: 'refs/tags/v1.2.0',
  GITHUB_SHA: 'a'.repeat(40),
  GITHUB_RUN_ID: '99',
  GITHUB_RUN_NUMBER: '7',
};

test('uploads every file, then triggers every export, and reports both', async () => {
  const emulator = await startEmulator();
  const result = await runAction({
    files: FILES,
    env: RUN_ORIGIN,
    inputs: inputsFor(`${emulator.baseUrl}/`, {
      variant: 'v-1\nv-2',
      network: 'applovin, unity',
      assets: '**',
      concurrency: '1',
      'file-name': 'path',
    }),
  });

  const stored = emulator.storedAssets();
  const idOf = (name: string): string =>
    stored.find(({ fileName }) => fileName === name)?.assetId ?? 'missing';
  const uploaded = (path: string, size: string, type: string): string =>
    `  ✓ ${path} (${size}, ${type}) is ${idOf(path)}`;
  const exported = (variant: string, name: string): string => {
    const one = emulator.exports().find((some) => some.variantId === variant && some.network === name);
    const said = {
      id: one?.id,
      variantId: variant,
      network: name,
      status: 'queued',
      createdAt: one?.createdAt,
    };
    return `  ✓ ${variant} → ${name}: ${JSON.stringify(said).slice(0, 119)}…`;
  };
  expect(result.lines).toEqual([
    `::add-mask::${TOKEN}`,
    `playable-export-action ${VERSION} · octo/game · tag v1.2.0 · commit aaaaaaa · run #7`,
    '::group::Find files',
    `  in ${result.workspace}: **`,
    '::endgroup::',
    '3 files found (18 B)',
    '::group::Upload 3 files (18 B)',
    uploaded('empty.json', '0 B', 'application/json'),
    uploaded('img/a.png', '3 B', 'image/png'),
    uploaded('index.html', '15 B', 'text/html'),
    '::endgroup::',
    '3 of 3 files uploaded (18 B)',
    '::group::Trigger 4 exports',
    exported('v-1', 'applovin'),
    exported('v-1', 'unity'),
    exported('v-2', 'applovin'),
    exported('v-2', 'unity'),
    '::endgroup::',
    '4 of 4 exports triggered',
    `Manifest: ${result.outputs['manifest']}`,
  ]);
  expect(result.stderr).toBe('');
  expect(result.exitCode).toBe(0);

  const exports = emulator.exports().map(({ variantId, network }) => ({ variantId, network }));
  expect(exports).toEqual([
    { variantId: 'v-1', network: 'applovin' },
    { variantId: 'v-1', network: 'unity' },
    { variantId: 'v-2', network: 'applovin' },
    { variantId: 'v-2', network: 'unity' },
  ]);
  expect(result.outputs).toEqual({
    'asset-ids': JSON.stringify({
      'empty.json': idOf('empty.json'),
      'img/a.png': idOf('img/a.png'),
      'index.html': idOf('index.html'),
    }),
    exports: expect.any(String),
    'uploaded-count': '3',
    'reused-count': '0',
    'failed-count': '0',
    'uploaded-bytes': '18',
    'export-count': '4',
    manifest: expect.stringContaining(result.temp),
  });
  const triggered = exports.map((request) => ({
    ...request,
    status: 'triggered',
    response: expect.objectContaining(request),
  }));
  expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual(triggered);

  const asset = (path: string, contentType: string, size: number): object => {
    const sent = { status: 'uploaded', assetId: idOf(path), attempts: 1, durationMs: expect.any(Number) };
    const sha256 = expect.stringMatching(/^[\da-f]{64}$/);
    return { path, fileName: path, contentType, size, sha256, ...sent };
  };
  expect(result.manifest).toEqual({
    version: 1,
    run: { repository: 'octo/game', id: 99, attempt: 1, commit: 'a'.repeat(40) },
    conclusion: 'success',
    complete: true,
    baseUrl: emulator.baseUrl,
    organizationId: 'org-1',
    startedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    finishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    assets: [
      asset('empty.json', 'application/json', 0),
      asset('img/a.png', 'image/png', 3),
      asset('index.html', 'text/html', 15),
    ],
    exports: triggered.map((one) => ({
      ...one,
      attempts: 1,
      run: { id: 99, attempt: 1, commit: 'a'.repeat(40) },
    })),
  });

  expect(result.summary).toMatch(/^## ✅ Exports triggered · tag v1\.2\.0 · [\d.]+ m?s\n/);
  expect(result.summary).toContain('3 of 3 files uploaded (18 B) · 4 of 4 exports triggered');
  expect(result.summary).toContain(
    '| variant | applovin | unity |\n| --- | --- | --- |\n| v-1 | ✅&nbsp;triggered | ✅&nbsp;triggered |',
  );
  expect(result.summary).toContain(
    '**octo/game** · commit aaaaaaa · run [&#35;<!-- -->7](https://github.com/octo/game/actions/runs/99)\n',
  );

  for (const [name, content] of Object.entries(FILES)) {
    const file = stored.find(({ fileName }) => fileName === name);
    expect(file?.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(readFileSync(file?.filePath ?? '')).toEqual(Buffer.from(content));
  }
  const journal = emulator.journal.entries.map(
    ({ method, path, status }) => `${method} ${path.replace(/[0-9a-f-]{36}/, ':id')} ${status}`,
  );
  expect(journal).toEqual([
    'POST /v1/storage/urls 201',
    'PUT /storage/:id/empty.json 200',
    'POST /v1/storage/urls 201',
    'PUT /storage/:id/a.png 200',
    'POST /v1/storage/urls 201',
    'PUT /storage/:id/index.html 200',
    ...Array(4).fill('POST /v1/export 201'),
  ]);
});

test('sends exactly the requests of the contract', async () => {
  const stub = await startStubService({});
  await runAction({
    files: { 'a b.html': 'hello' },
    env: { ACTIONS_ORCHESTRATION_ID: 'not-to-be-sent' },
    inputs: inputsFor(`${stub.origin}/api/v1`, {
      ...EXPORT,
      assets: '*.html',
      'content-types': '*.html: text/html; charset="utf-8"',
    }),
  });
  const [urlRequest, put, exported, ...others] = stub.journal;
  expect(others).toEqual([]);
  const userAgent = urlRequest?.headers['user-agent'];
  expect(userAgent).toMatch(/^playable-export-action\/[\d.]+ \([\da-f]{16}\)$/);
  const toApi = {
    authorization: `Bearer ${TOKEN}`,
    'content-type': 'application/json',
    'user-agent': userAgent,
  };

  expect([urlRequest?.method, urlRequest?.path]).toEqual(['POST', '/api/v1/storage/urls']);
  expect(JSON.parse(String(urlRequest?.body))).toEqual({
    fileName: 'a b.html',
    contentType: 'text/html; charset="utf-8"',
    organizationId: 'org-1',
  });
  expect(urlRequest?.headers).toMatchObject(toApi);

  expect([put?.method, put?.path, String(put?.body)]).toEqual([
    'PUT',
    '/bucket/1?X-Signature=c0ffee',
    'hello',
  ]);
  const { host, connection, ...headers } = put?.headers ?? {};
  expect(headers).toEqual({
    'accept-encoding': 'identity',
    'content-type': 'text/html; charset="utf-8"',
    'content-length': '5',
    'user-agent': userAgent,
  });
  expect([host, connection]).toEqual([expect.stringContaining('127.0.0.1'), 'keep-alive']);

  expect([exported?.method, exported?.path]).toEqual(['POST', '/api/v1/export']);
  expect(JSON.parse(String(exported?.body))).toEqual({ variantId: 'v-1', network: 'unity' });
  expect(exported?.headers).toMatchObject(toApi);
});

test('exports without uploading, and needs no organization for that', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN, scopes: ['exports:write'] }] });
  const result = await runAction({
    inputs: { token: TOKEN, 'base-url': emulator.baseUrl, 'allow-http': 'true', ...EXPORT },
  });
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ 'asset-ids': '{}', 'uploaded-count': '0', 'export-count': '1' });
  expect(result.manifest).toMatchObject({ organizationId: '', assets: [] });
  expect(result.lines.at(-1)).toBe('Exports triggered, nothing uploaded: `assets` is empty');
  expect(titlesOf(result, 'warning')).toEqual([]);
});

test('uploads without exporting', async () => {
  const emulator = await runEmulator({ tokens: [{ name: TOKEN, scopes: ['assets:write'] }] });
  const result = await runAction({
    files: FILES,
    inputs: inputsFor(emulator.baseUrl, { assets: '**/*.png' }),
  });
  expect(result.exitCode).toBe(0);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '1', exports: '[]', 'export-count': '0' });
  expect(result.lines.at(-1)).toBe(
    'No export was triggered: neither `variant` with `network` nor `exports` was given',
  );
  expect(emulator.storedAssets()).toMatchObject([{ fileName: 'a.png', contentType: 'image/png', size: 3 }]);
});
