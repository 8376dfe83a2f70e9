import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { annotations } from '../e2e/assertions.ts';
import { type ActionResult, runAction, TOKEN } from '../e2e/run-action.ts';
import { type MockedService, PRISM, startMockedService } from './mocked-service.ts';
import { startRecorder, startS3, testWith, VERSITYGW } from './programs.ts';
import { fetchObject, signAddress } from './signing-service.ts';

/** The root action against a service that others wrote, made of api/openapi.yaml alone, and a storage that others wrote. */

const test = testWith(PRISM, VERSITYGW);

const FILES = {
  'index.html': [randomBytes(5000), 'text/html'],
  'größe/a+b.mp3': [randomBytes(300 * 1024), 'audio/mpeg'],
  'empty.json': [Buffer.alloc(0), 'application/json'],
} as const;

type Path = keyof typeof FILES;
const PATHS = Object.keys(FILES) as Path[];
const BYTES = Object.fromEntries(PATHS.map((path) => [path, FILES[path][0]]));

/** Ids of the examples that a mock can be asked for: `Prefer` takes no text but plain one. */
const idOf = (path: unknown): string => `asset-${PATHS.indexOf(path as Path) + 1}`;

const deliver = (baseUrl: string, inputs: Record<string, string> = {}): Promise<ActionResult> =>
  runAction({
    files: BYTES,
    inputs: {
      token: TOKEN,
      'base-url': baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      assets: '**',
      'file-name': 'path',
      variant: 'v-1, v-2',
      network: 'unity',
      ...inputs,
    },
  });

/** A good run: nothing in it is against the contract. */
function expectGreen(result: StepResult, { exchanges }: MockedService): void {
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  for (const { call, status, violations } of exchanges)
    expect({ call, violations, ok: status >= 200 && status < 300 }).toEqual({
      call,
      violations: undefined,
      ok: true,
    });
}

/** A storage, and the address in it of each path. */
async function startStorage(paths: readonly Path[]) {
  const recorder = await startRecorder(await startS3());
  const origin = `http://127.0.0.1:${recorder.port}`;
  const targets = paths.map(async (path) => {
    const contentType = FILES[path][1];
    const uploadUrl = await signAddress({ method: 'PUT', origin, key: path, contentType });
    return [idOf(path), { uploadUrl, assetId: idOf(path) }] as const;
  });
  return {
    uploadTargets: Object.fromEntries(await Promise.all(targets)),
    puts: () => recorder.requests(),
    sent: () => recorder.sent(),
    expectStored: async (path: Path) => {
      const [bytes, contentType] = FILES[path];
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const stored = await fetchObject(await signAddress({ method: 'GET', origin, key: path }));
      expect(stored).toEqual({ status: 200, contentType, size: bytes.length, sha256 });
    },
  };
}

test('files are delivered and exports triggered, and no request is against the contract', async () => {
  const storage = await startStorage(PATHS);
  const service = await startMockedService({
    uploadTargets: storage.uploadTargets,
    prefer: ({ call, body }) =>
      call === 'POST /storage/urls' ? `example=${idOf((body as { fileName: string }).fileName)}` : undefined,
  });
  const result = await deliver(service.baseUrl);

  expectGreen(result, service);
  expect(service.exchanges.map(({ call }) => call).sort()).toEqual([
    ...['POST /export', 'POST /export'],
    ...['POST /storage/urls', 'POST /storage/urls', 'POST /storage/urls'],
  ]);
  expect(storage.puts()).toHaveLength(PATHS.length);
  expect(storage.sent()).not.toContain(TOKEN);
  for (const path of PATHS) await storage.expectStored(path);
  expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual(
    Object.fromEntries(PATHS.map((path) => [path, idOf(path)])),
  );
  expect(JSON.parse(result.outputs['exports'] ?? '')).toEqual(
    ['v-1', 'v-2'].map((variantId) => ({ variantId, network: 'unity', status: 'triggered' })),
  );
  expect(result.manifest).toMatchObject({ conclusion: 'success', organizationId: 'org-1' });
  expect(result.manifest.assets).toHaveLength(PATHS.length);
  for (const { path, status, assetId, size, contentType } of result.manifest.assets) {
    const [bytes, type] = FILES[path as Path];
    expect({ status, assetId, size, contentType }).toEqual({
      status: 'uploaded',
      assetId: idOf(path),
      size: bytes.length,
      contentType: type,
    });
  }
});

test('the same holds where every answer is made up from the contract', async () => {
  const storage = await startStorage(['index.html']);
  const service = await startMockedService({ uploadTargets: storage.uploadTargets, dynamic: true });
  const result = await deliver(service.baseUrl, { assets: 'index.html' });
  expectGreen(result, service);
  await storage.expectStored('index.html');
  expect(result.manifest.assets).toMatchObject([{ status: 'uploaded', assetId: expect.stringMatching(/./) }]);
  expect(result.outputs).toMatchObject({ 'uploaded-count': '1', 'export-count': '2' });
});

/** The annotation of a red run. */
function failureIn(result: ActionResult, title: string): string {
  expect(result.exitCode).toBe(1);
  const errors = annotations(result, 'error');
  expect(errors.map((error) => error.title)).toEqual([title]);
  expect(result.manifest.conclusion).toBe('failure');
  return errors[0]?.message ?? '';
}

test.each([
  ['POST /storage/urls', { assets: '**' }],
  ['POST /export', { assets: '' }],
])('a 401 of the mock itself to %s without a token', async (call, inputs) => {
  const service = await startMockedService({ withoutToken: true });
  failureIn(await deliver(service.baseUrl, inputs), 'Token rejected (401)');
  expect(service.exchanges).toMatchObject([
    { call, status: 401, violations: expect.stringContaining('Invalid security scheme used') },
  ]);
});

test.each([
  ['code=403, example=a', 'Permission denied (403)', 'games:write', 1],
  ['code=403, example=b', 'Permission denied (403)', 'games:write', 1],
  ['code=429', 'Rate limited (429)', '2', 2],
  ['code=500', 'Service error', '500', 2],
  ['code=404', 'Service error', '404', 1],
])('%s to an upload address ends as %s', async (answer, title, words, requests) => {
  const service = await startMockedService({ prefer: () => answer });
  const message = failureIn(
    await deliver(service.baseUrl, { 'max-attempts': '2', assets: 'index.html' }),
    title,
  );
  expect(message).toContain(words);
  expect(service.exchanges.map(({ call, violations }) => [call, violations])).toEqual(
    Array.from({ length: requests }, () => ['POST /storage/urls', undefined]),
  );
});

test.each([
  ['code=403, example=b', 'Permission denied (403)', 'failed'],
  ['code=429', 'Rate limited (429)', 'failed'],
  ['code=503', 'Service error', 'unknown'],
  ['code=409', 'Service error', 'failed'],
])('%s to an export ends as %s', async (answer, title, status) => {
  const service = await startMockedService({ prefer: () => answer });
  const result = await deliver(service.baseUrl, { 'max-attempts': '2', assets: '', variant: 'v-1' });
  failureIn(result, title);
  expect(result.manifest.exports).toMatchObject([{ variantId: 'v-1', network: 'unity', status }]);
});

test('a wait that is over after one 429 is no failure', async () => {
  const service = await startMockedService({ prefer: (_, nth) => (nth === 1 ? 'code=429' : undefined) });
  const result = await deliver(service.baseUrl, { assets: '', variant: 'v-1' });
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(service.exchanges.map(({ status }) => status)).toEqual([429, 200]);
});

test('the mock does refuse what is against the contract', async () => {
  const { baseUrl, exchanges } = await startMockedService();
  const { status } = await fetch(`${baseUrl}/export`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/json' },
    body: JSON.stringify({ variantId: 1 }),
  });
  expect(status).toBe(422);
  expect(exchanges).toMatchObject([{ violations: expect.stringContaining("required property 'network'") }]);
});
