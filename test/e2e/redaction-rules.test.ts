import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type { StubServer } from '../doubles/stub-server.ts';
import { expectGreen, expectRed } from './assertions.ts';
import {
  type ActionResult,
  EXPORT,
  inputsFor,
  runAction,
  runSubAction,
  type Settings,
  TOKEN,
} from './run-action.ts';
import { errorReply, json, type StubService, startStubService, storageErrorReply } from './stub-service.ts';

/*
 * What is a secret and what is none, by the contract's "Never": in the action's own text, the token and what gives access in an upload
 * address. In what the service says, only the token and signatures.
 */

/** Upload addresses in the dialects of storages: values that give access, and values that name something. */
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
    name: 'GCS',
    secret: { 'X-Goog-Signature': '0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9' },
    open: { 'X-Goog-Credential': 'uploader@studio-release.iam.gserviceaccount.com/20260203/auto/storage' },
  },
  {
    name: 'Azure',
    secret: { sig: 'k0J5Zz+Qw8/RtYuIoPaSdFgHjKlZxCvBnM1234567890=' },
    open: { skoid: '6f7a8b9c-0d1e-4f2a-8b3c-4d5e6f7a8b9c', sv: '2025-01-05', sp: 'cw' },
  },
  {
    name: 'CloudFront',
    secret: {
      Signature: 'nitfHRCrtziwO2HwPfWw-ySg7n8s0eqQ_Yz5kLmNoPqRsTuV',
      Policy: 'eyJTdGF0ZW1lbnQiOlt7IlJlc291cmNlIjoi',
    },
    open: { 'Key-Pair-Id': 'K2JCJMDEHXQW5F' },
  },
  {
    name: 'another storage',
    secret: { grant: 'q8Zr4TnV6wX2yB9cD1eF3gH5' },
    open: { org: 'studio-with-a-long-name-1234', asset: 'a-known-asset-id-0123456789', part: 'short' },
  },
];

/** Values under unknown names are secrets, unless the action sent them or they are the asset id. */
const ORGANIZATION = 'studio-with-a-long-name-1234';
const ASSET_ID = 'a-known-asset-id-0123456789';

const query = (...parts: readonly Settings[]): string =>
  String(new URLSearchParams(Object.assign({}, ...parts)));

/** Uploads one file to an address with this query, and triggers an export. */
async function deliver(
  search: string,
  service: StubService = {},
): Promise<{ result: ActionResult; stub: StubServer }> {
  const stub = await startStubService({
    askForUrl: (_nth, _exchange, { origin }) =>
      json({ uploadUrl: `${origin}/bucket/a.html?${search}`, assetId: ASSET_ID }),
    ...service,
  });
  const inputs = inputsFor(stub.origin, { assets: '*', organization: ORGANIZATION, 'max-attempts': '1' });
  return { result: await runAction({ files: { 'a.html': 'a' }, inputs: { ...inputs, ...EXPORT } }), stub };
}

const ownText = ({ stdout, summary }: ActionResult): string =>
  stdout.replaceAll(/^::add-mask::.*\n/gm, '') + summary;
const responseOf = ({ outputs }: ActionResult): unknown => JSON.parse(outputs['exports'] ?? '')[0].response;

describe.each(DIALECTS)('an upload address of $name', ({ name, secret, open }) => {
  const [secrets, names] = [Object.values(secret), Object.values(open)];

  test('has its access redacted in the words of service and storage, and nothing else', async () => {
    const said = [...secrets, ...names].join(' | ');
    const shown = [...secrets.map(() => '***'), ...names].join(' | ');
    const refuse = storageErrorReply(400, 'Refused', said.replaceAll('&', '&amp;'));
    const refused = await deliver(query(open, secret), { put: () => refuse });
    expect(expectRed(refused.result, 'Storage refused the upload')).toContain(shown);
    const failed = await deliver(query(open, secret), { triggerExport: () => errorReply(422, 'No', said) });
    expect(expectRed(failed.result, 'Service error')).toContain(shown);
    for (const { result } of [refused, failed]) {
      const texts = ownText(result) + JSON.stringify(result.manifest) + JSON.stringify(result.outputs);
      for (const value of secrets) expect(texts).not.toContain(value);
    }
  });

  test('keeps all but its signature in what the service says of an export', async () => {
    const signatures = Object.entries(secret).filter(([key]) =>
      /^(?:x-\w+-signature|signature|sig)$/i.test(key),
    );
    const body = { names, secrets, address: `https://cdn.example/a?${query(open, secret)}` };
    const { result } = await deliver(query(open, secret), { triggerExport: () => json(body) });
    expectGreen(result);
    let expected = JSON.stringify(body);
    for (const [, value] of signatures)
      expected = expected.replaceAll(value, '***').replaceAll(encodeURIComponent(value), '***');
    expect(responseOf(result)).toEqual(JSON.parse(expected));
    expect(result.manifest.exports[0]?.response).toEqual(JSON.parse(expected));
    // The log has the link up to its path.
    for (const value of secrets) expect(ownText(result), name).not.toContain(value);
  });
});

describe('the token', () => {
  test('is replaced in the data of every action', async () => {
    const data = { by: TOKEN, list: [`Bearer ${TOKEN}`], size: 1 };
    const { result } = await deliver('sig=1', { triggerExport: () => json(data) });
    expect(responseOf(result)).toEqual({ by: '***', list: ['Bearer ***'], size: 1 });
    const stub = await startStubService({ askForUrl: () => ({ status: 200, body: `[ "${TOKEN}", 1.0 ]` }) });
    const assets = await runSubAction({ action: 'assets', inputs: inputsFor(stub.origin) });
    expect(await readFile(assets.outputs['assets-file'] ?? '', 'utf8')).toBe('[ "***", 1.0 ]');
  });
});

describe('what the service says', () => {
  test.each([
    ['numbers as they were written', '{"a":1.0,"b":12345678901234567890,"c":1e400}'],
    [
      'ids of 12 and more letters and digits',
      '{"id":"0123456789abcdef0123456789abcdef","sha":"deadbeefcafe"}',
    ],
    ['the names of parameters', '{"uses":["X-Amz-Signature","Signature","sig","X-Amz-Credential"]}'],
    ['host, bucket and path of the upload address', '{"at":"127.0.0.1/bucket/a.html"}'],
    ['a text in the form of a token', '{"link":"https://cdn.example/d?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln"}'],
  ])('arrives unchanged: %s', async (_, body) => {
    const search = 'X-Amz-Signature=5f2b8c0d5f2b8c0d5f2b8c0d5f2b8c0d&bucket=bucket&at=127.0.0.1';
    const { result } = await deliver(search, { triggerExport: () => ({ status: 200, body }) });
    expectGreen(result);
    expect(result.outputs['exports']).toContain(`"response":${body}`);
  });

  test.each([
    ['the token', (_: string) => `${TOKEN}/1`],
    ['the signature of its own upload address', (signature: string) => `id-${signature}`],
  ])('is a Service error if an asset id has to be changed: %s', async (_, assetId) => {
    const signature = '5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c';
    const { result, stub } = await deliver('', {
      askForUrl: (_nth, _exchange, { origin }) =>
        json({ uploadUrl: `${origin}/a?X-Amz-Signature=${signature}`, assetId: assetId(signature) }),
    });
    const message = expectRed(result, 'Service error');
    expect(message).not.toContain(signature);
    expect(result.outputs['asset-ids']).toBe('{}');
    expect(stub.journal.filter(({ path }) => path.endsWith('/export'))).toEqual([]);
    expect(ownText(result) + JSON.stringify(result.manifest)).not.toMatch(
      new RegExp(`${TOKEN}|${signature}`),
    );
  });

  test('may repeat a value of its address that is also an asset id', async () => {
    const { result } = await deliver(`id=${ASSET_ID}&sig=5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c`);
    expectGreen(result);
    expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual({ 'a.html': ASSET_ID });
  });
});
