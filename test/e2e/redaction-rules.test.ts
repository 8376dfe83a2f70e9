import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, withoutMasks } from './assertions.ts';
import { type ActionResult, EXPORT, runOnStub, type Settings, type StubResult, TOKEN } from './run-action.ts';
import { json, type StubService, storageErrorReply } from './stub-service.ts';

/*
 * What is a secret and what is none, by the contract's "Never": in the action's own text, the token and what gives access in an upload
 * address. In what the service says, only the token and signatures. Values of other storages: test/api/redaction/secrets.test.ts.
 */

const SIGNATURE = '5f2b8c0d9e1a4b7c'.repeat(4);
const SESSION = 'IQoJb3JpZ2luX2VjE+Mxy/AbCdEf0123456789==';
const KEY_ID = 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request';
const ADDRESS = `X-Amz-Credential=${KEY_ID}&X-Amz-Security-Token=${encodeURIComponent(SESSION)}&X-Amz-Signature=${SIGNATURE}`;

/** Uploads files to addresses with this path and query, and triggers exports. */
function deliver(service: StubService, address: string, more: Settings = {}): Promise<StubResult> {
  const askForUrl: StubService['askForUrl'] = (nth, _, { origin }) =>
    json({ uploadUrl: `${origin}/${nth}/${address}`, assetId: `asset-${nth}` });
  const files = { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' };
  const inputs = { assets: '*', 'max-attempts': '1', concurrency: '1', ...EXPORT, ...more };
  return runOnStub({ askForUrl, ...service }, { ...HERE, files, inputs });
}

const ownText = ({ stdout, summary }: ActionResult): string => withoutMasks(stdout) + summary;

test('neither the token nor a signature in the path of an upload address is shown if a PUT is refused, cut off or redirected', async () => {
  const put: StubService['put'] = (nth, _, { origin }) => {
    if (nth === 1) return storageErrorReply(403, 'Denied', 'no');
    return nth === 2 ? ({ reset }) => reset() : { status: 307, headers: { location: `${origin}/${TOKEN}` } };
  };
  const result = await deliver({ put }, `${TOKEN}/${SIGNATURE}/a?sig=${SIGNATURE}`);
  const shown = ownText(result) + JSON.stringify(result.manifest);
  expect(shown.match(/\/\*\*\*\/\*\*\*\/a/g)?.length).toBeGreaterThanOrEqual(3);
  for (const secret of [TOKEN, SIGNATURE]) expect(shown).not.toContain(secret);
});

test('what the service says of an export arrives unchanged, but for signatures', async () => {
  const bodies = [
    '{"numbers":[1.0,12345678901234567890,1e400]}',
    '{"id":"0123456789abcdef0123456789abcdef","sha":"deadbeefcafe"}',
    '{"names of parameters":["X-Amz-Signature","Signature","sig","X-Amz-Credential"]}',
    '{"host, bucket and path of the upload address":"127.0.0.1/bucket/a.html"}',
    '{"in the form of a token":"https://cdn.example/d?token=eyJhbGciOiJIUzI1NiJ9.e30.c2ln"}',
    `{"address":"https://cdn.example/a?${ADDRESS}","session":"${SESSION}"}`,
  ];
  const triggerExport = (nth: number) => ({ status: 200, body: bodies[nth - 1] ?? '' });
  const result = await deliver({ triggerExport }, `bucket/a.html?${ADDRESS}`, {
    network: 'a, b, c, d, e, f',
  });
  expectGreen(result);
  for (const body of bodies)
    expect(result.outputs['exports']).toContain(`"response":${body.replaceAll(SIGNATURE, '***')}`);
  const responses = JSON.parse(result.outputs['exports'] ?? '').map(({ response }: Settings) => response);
  expect(result.manifest.exports.map(({ response }) => response)).toEqual(responses);
  // The log has the links up to their paths.
  for (const secret of [SIGNATURE, SESSION]) expect(ownText(result)).not.toContain(secret);
});

test('a token that is as long as HTTP carries is used, and replaced in the data', async () => {
  const token = randomBytes(12_288).toString('base64url');
  const data = { by: token, list: [`Bearer ${token}`], size: 1 };
  const result = await deliver({ triggerExport: () => json(data) }, 'a?sig=1', { token });
  expectGreen(result);
  expect(result.stub.journal[0]?.headers.authorization).toBe(`Bearer ${token}`);
  expect(result.outputs['exports']).toContain('"response":{"by":"***","list":["Bearer ***"],"size":1}');
  expect(ownText(result) + JSON.stringify(result.manifest)).not.toContain(token.slice(0, 100));
});
