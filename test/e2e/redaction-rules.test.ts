import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, withoutMasks } from './assertions.ts';
import { type ActionResult, EXPORT, runOnStub, type Settings, type StubResult, TOKEN } from './run-action.ts';
import { json, type StubService, storageErrorReply } from './stub-service.ts';

/*
 * What is a secret and what is none, by the contract's "Never": in the action's own text, the token and what gives access in an upload
 * address. In what the service says, only the token and signatures.
 */

const ORGANIZATION = 'studio-with-a-long-name-1234';
const ASSET_ID = 'a-known-asset-id-0123456789';
const SIGNATURE = '5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c5f2b8c0d9e1a4b7c';
/** Values of an upload address that give access. Those of other storages: test/api/redaction/secrets.test.ts. */
const SECRET: Settings = {
  'X-Amz-Signature': SIGNATURE,
  'X-Amz-Security-Token': 'IQoJb3JpZ2luX2VjE+Mxy/AbCdEf0123456789==',
  grant: 'q8Zr4TnV6wX2yB9cD1eF3gH5',
};
/** Others. Under an unknown name, what the action sent and the asset id are no secrets. */
const OPEN: Settings = {
  'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request',
  'response-content-type': 'application/octet-stream',
  org: ORGANIZATION,
  asset: ASSET_ID,
  part: 'short',
  origin: 'cdn.acmeplayables.com',
};
const SECRETS = Object.values(SECRET);
const ADDRESS = String(new URLSearchParams({ ...OPEN, ...SECRET }));

/** Uploads a file to an address with this query, and triggers an export. */
function deliver(service: StubService, search = ADDRESS, more: Settings = {}): Promise<StubResult> {
  const askForUrl: StubService['askForUrl'] = (_nth, _exchange, { origin }) =>
    json({ uploadUrl: `${origin}/bucket/a.html?${search}`, assetId: ASSET_ID });
  const settings = { assets: '*', organization: ORGANIZATION, 'max-attempts': '1', concurrency: '1' };
  return runOnStub(
    { askForUrl, ...service },
    { ...HERE, files: { 'a.html': 'a' }, inputs: { ...settings, ...EXPORT, ...more } },
  );
}

const ownText = ({ stdout, summary }: ActionResult): string => withoutMasks(stdout) + summary;
const responsesOf = ({ outputs }: ActionResult): unknown[] =>
  JSON.parse(outputs['exports'] ?? '').map(({ response }: { response: unknown }) => response);

test.each<[string, StubService['put']]>([
  ['refused', () => storageErrorReply(403, 'Denied', 'no')],
  [
    'cut off',
    () =>
      ({ reset }) =>
        reset(),
  ],
  [
    'redirected',
    (_nth, _exchange, { origin }) => ({ status: 307, headers: { location: `${origin}/${TOKEN}` } }),
  ],
])(
  'neither the token nor a signature in the path of an upload address is shown if the PUT is %s',
  async (_, put) => {
    const askForUrl: StubService['askForUrl'] = (_nth, _exchange, { origin }) =>
      json({ uploadUrl: `${origin}/${TOKEN}/${SIGNATURE}/a?sig=${SIGNATURE}`, assetId: ASSET_ID });
    const result = await deliver({ put: put as NonNullable<typeof put>, askForUrl });
    const shown = ownText(result) + JSON.stringify(result.manifest);
    expect(shown).toContain('/***/***/a');
    for (const secret of [TOKEN, SIGNATURE]) expect(shown).not.toContain(secret);
  },
);

describe('upload addresses', () => {
  test('keep all but their signatures in what the service says of an export', async () => {
    const body = {
      names: Object.values(OPEN),
      secrets: SECRETS,
      address: `https://cdn.example/a?${ADDRESS}`,
    };
    const result = await deliver({ triggerExport: () => json(body) });
    expectGreen(result);
    const expected = [JSON.parse(JSON.stringify(body).replaceAll(SIGNATURE, '***'))];
    expect(responsesOf(result)).toEqual(expected);
    expect(result.manifest.exports.map(({ response }) => response)).toEqual(expected);
    // The log has the links up to their paths.
    for (const value of SECRETS) expect(ownText(result)).not.toContain(value);
  });
});

test.each([
  ['short', TOKEN],
  ['as long as HTTP carries', randomBytes(12_288).toString('base64url')],
])('a token that is %s is used, and replaced in the data', async (_, token) => {
  const data = { by: token, list: [`Bearer ${token}`], size: 1 };
  const result = await deliver({ triggerExport: () => json(data) }, 'sig=1', { token });
  expectGreen(result);
  expect(result.stub.journal[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(responsesOf(result)).toEqual([{ by: '***', list: ['Bearer ***'], size: 1 }]);
  expect(ownText(result) + JSON.stringify(result.manifest)).not.toContain(token.slice(0, 100));
});

test('what the service says arrives unchanged', async () => {
  const bodies = [
    '{"numbers":[1.0,12345678901234567890,1e400]}',
    '{"id":"0123456789abcdef0123456789abcdef","sha":"deadbeefcafe"}',
    '{"names of parameters":["X-Amz-Signature","Signature","sig","X-Amz-Credential"]}',
    '{"host, bucket and path of the upload address":"127.0.0.1/bucket/a.html"}',
    '{"in the form of a token":"https://cdn.example/d?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln"}',
  ];
  const search = `X-Amz-Signature=${SIGNATURE}&bucket=bucket&at=127.0.0.1`;
  const triggerExport = (nth: number) => ({ status: 200, body: bodies[nth - 1] ?? '' });
  const result = await deliver({ triggerExport }, search, { network: 'a, b, c, d, e' });
  expectGreen(result);
  for (const body of bodies) expect(result.outputs['exports']).toContain(`"response":${body}`);
});
