import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, expectRed } from './assertions.ts';
import {
  type ActionResult,
  EXPORT,
  inputsFor,
  runOnStub,
  runSubAction,
  type Settings,
  type StubResult,
  TOKEN,
} from './run-action.ts';
import { errorReply, json, type StubService, startStubService, storageErrorReply } from './stub-service.ts';

/*
 * What is a secret and what is none, by the contract's "Never": in the action's own text, the token and what gives access in an upload
 * address. In what the service says, only the token and signatures.
 */

/** Upload addresses of two storages, more are in test/api/redaction/secrets.test.ts: values that give access, and that name something. */
const DIALECTS: readonly { readonly name: string; readonly secret: Settings; readonly open: Settings }[] = [
  {
    name: 'S3',
    secret: {
      'X-Amz-Signature': '5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c',
      'X-Amz-Security-Token': 'IQoJb3JpZ2luX2VjE+Mxy/AbCdEf0123456789==',
    },
    open: {
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20260203T040506Z',
      'response-content-type': 'application/octet-stream',
    },
  },
  {
    name: 'another storage',
    secret: { grant: 'q8Zr4TnV6wX2yB9cD1eF3gH5' },
    open: {
      org: 'studio-with-a-long-name-1234',
      asset: 'a-known-asset-id-0123456789',
      part: 'short',
      origin: 'cdn.acmeplayables.com',
    },
  },
];

/** Values under unknown names are secrets, unless the action sent them or they are the asset id. */
const ORGANIZATION = 'studio-with-a-long-name-1234';
const ASSET_ID = 'a-known-asset-id-0123456789';

const addressOf = ({ open, secret }: (typeof DIALECTS)[number]): string =>
  String(new URLSearchParams({ ...open, ...secret }));

/** Uploads a file to an address of each of these queries, and triggers an export to each of the networks. */
function deliver(
  searches: readonly string[],
  service: StubService = {},
  more: Settings = {},
): Promise<StubResult> {
  const askForUrl: StubService['askForUrl'] = (nth, _exchange, { origin }) => {
    const assetId = nth === searches.length ? ASSET_ID : `asset-${nth}`;
    return json({ uploadUrl: `${origin}/bucket/a.html?${searches[nth - 1]}`, assetId });
  };
  const settings = { assets: '*', organization: ORGANIZATION, 'max-attempts': '1', concurrency: '1' };
  const files = Object.fromEntries(searches.map((_, index) => [`${'abcde'[index]}.html`, 'a']));
  return runOnStub(
    { askForUrl, ...service },
    { ...HERE, files, inputs: { ...settings, ...EXPORT, ...more } },
  );
}

const ownText = ({ stdout, summary }: ActionResult): string =>
  stdout.replaceAll(/^::add-mask::.*\n/gm, '') + summary;
const responsesOf = ({ outputs }: ActionResult): unknown[] =>
  JSON.parse(outputs['exports'] ?? '').map(({ response }: { response: unknown }) => response);

describe('upload addresses', () => {
  const ADDRESSES = DIALECTS.map(addressOf);
  const NETWORKS = { network: 'a, b' };
  const SECRETS = DIALECTS.flatMap(({ secret }) => Object.values(secret));
  const WORDS = DIALECTS.map(({ secret, open }) => [...Object.values(secret), ...Object.values(open)]);
  const said = (nth: number): string => (WORDS[nth - 1] ?? []).join(' | ');
  const shown = WORDS.map((words) =>
    words.map((word) => (SECRETS.includes(word) ? '***' : word)).join(' | '),
  );

  test.each<[string, string, StubService]>([
    [
      'the storage',
      'Storage refused the upload',
      { put: (nth) => storageErrorReply(400, 'Refused', said(nth).replaceAll('&', '&amp;')) },
    ],
    ['the service', 'Service error', { triggerExport: (nth) => errorReply(422, 'No', said(nth)) }],
  ])('have their access redacted in the words of %s, and nothing else', async (_, title, service) => {
    const result = await deliver(ADDRESSES, service, NETWORKS);
    expect(expectRed(result, title)).toContain(shown[0]);
    const { assets, exports } = result.manifest;
    const errors = [...assets, ...exports].flatMap(({ error }) => error ?? []);
    expect(errors).toEqual(shown.map((words) => expect.stringContaining(words)));
    const texts = ownText(result) + JSON.stringify(result.manifest) + JSON.stringify(result.outputs);
    for (const value of SECRETS) expect(texts).not.toContain(value);
  });

  test('keep all but their signatures in what the service says of an export', async () => {
    const bodies = DIALECTS.map(({ secret, open }, index) => ({
      names: Object.values(open),
      secrets: Object.values(secret),
      address: `https://cdn.example/a?${ADDRESSES[index]}`,
    }));
    const triggerExport = (nth: number) => json(bodies[nth - 1]);
    const result = await deliver(ADDRESSES, { triggerExport }, NETWORKS);
    expectGreen(result);
    const signatures = DIALECTS.flatMap(({ secret }) => Object.entries(secret))
      .filter(([key]) => /^(?:x-\w+-signature|signature|sig)$/i.test(key))
      .flatMap(([, value]) => [value, encodeURIComponent(value)]);
    expect(signatures).toHaveLength(2);
    const expected = signatures.reduce(
      (text, value) => text.replaceAll(value, '***'),
      JSON.stringify(bodies),
    );
    expect(responsesOf(result)).toEqual(JSON.parse(expected));
    expect(result.manifest.exports.map(({ response }) => response)).toEqual(JSON.parse(expected));
    // The log has the links up to their paths.
    for (const value of SECRETS) expect(ownText(result)).not.toContain(value);
  });
});

test('the token is replaced in the data of every action', async () => {
  const data = { by: TOKEN, list: [`Bearer ${TOKEN}`], size: 1 };
  const result = await deliver(['sig=1'], { triggerExport: () => json(data) });
  expect(responsesOf(result)).toEqual([{ by: '***', list: ['Bearer ***'], size: 1 }]);
  const stub = await startStubService({ askForUrl: () => ({ status: 200, body: `[ "${TOKEN}", 1.0 ]` }) });
  const assets = await runSubAction({ ...HERE, action: 'assets', inputs: inputsFor(stub.origin) });
  expect(await readFile(assets.outputs['assets-file'] ?? '', 'utf8')).toBe('[ "***", 1.0 ]');
});

describe('what the service says', () => {
  test('arrives unchanged', async () => {
    const bodies = [
      '{"numbers":[1.0,12345678901234567890,1e400]}',
      '{"id":"0123456789abcdef0123456789abcdef","sha":"deadbeefcafe"}',
      '{"names of parameters":["X-Amz-Signature","Signature","sig","X-Amz-Credential"]}',
      '{"host, bucket and path of the upload address":"127.0.0.1/bucket/a.html"}',
      '{"in the form of a token":"https://cdn.example/d?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln"}',
    ];
    const search = 'X-Amz-Signature=5f2b8c0d5f2b8c0d5f2b8c0d5f2b8c0d&bucket=bucket&at=127.0.0.1';
    const triggerExport = (nth: number) => ({ status: 200, body: bodies[nth - 1] ?? '' });
    const result = await deliver([search], { triggerExport }, { network: 'a, b, c, d, e' });
    expectGreen(result);
    for (const body of bodies) expect(result.outputs['exports']).toContain(`"response":${body}`);
  });

  test.each([
    ['the token', (_: string) => `${TOKEN}/1`],
    ['the signature of its own upload address', (signature: string) => `id-${signature}`],
  ])('is a Service error if an asset id has to be changed: %s', async (_, assetId) => {
    const signature = '5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c';
    const result = await deliver([''], {
      askForUrl: (_nth, _exchange, { origin }) =>
        json({ uploadUrl: `${origin}/a?X-Amz-Signature=${signature}`, assetId: assetId(signature) }),
    });
    const message = expectRed(result, 'Service error');
    expect(message).not.toContain(signature);
    expect(result.outputs['asset-ids']).toBe('{}');
    expect(result.stub.journal.filter(({ path }) => path.endsWith('/export'))).toEqual([]);
    expect(ownText(result) + JSON.stringify(result.manifest)).not.toMatch(
      new RegExp(`${TOKEN}|${signature}`),
    );
  });

  test('may repeat a value of its address that is also an asset id', async () => {
    const result = await deliver([`id=${ASSET_ID}&sig=5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c`]);
    expectGreen(result);
    expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual({ 'a.html': ASSET_ID });
  });
});
