import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { assetsAction, readAssetsInputs } from '../../../src/action/assets/run-assets.ts';
import { type Script, type StubReply, startStub } from '../../doubles/stub-server.ts';
import { readDeclared } from '../input-env.ts';
import { type RunHere, runHere } from '../run-here.ts';
import { CONNECTION, type Settings, testSubActionInputs } from '../sub-action-inputs.ts';

const { problemsWith } = testSubActionInputs({
  folder: 'assets',
  parse: readAssetsInputs,
  needed: { ...CONNECTION, organization: 'org-1' },
  given: { organization: 'org-1' },
  defaults: { organizationId: 'org-1' },
  read: { organizationId: 'org-1' },
  misspelled: ['organisation', 'organization'],
});

test('an organization is needed', () => {
  expect(problemsWith({ organization: '' })).toEqual([
    expect.stringMatching(/^`organization` is empty, and it is needed to list its assets: set the input or/),
  ]);
});

const GIVEN = { token: 't0ken-5b1f0c77', organization: 'org-1', 'allow-http': 'true', 'max-attempts': '1' };

/** Lists the assets of a service with this response. */
async function run(reply: StubReply): Promise<RunHere> {
  const { origin } = (await startStub()).next(reply);
  return runHere(assetsAction, { ...GIVEN, 'base-url': origin });
}

test.each<[string, Settings, Settings, Script, number]>([
  ['Invalid input', { 'max-attempts': '0' }, {}, { status: 200 }, 0],
  ['Outputs not written', {}, { GITHUB_OUTPUT: '/nowhere/outputs' }, { status: 200 }, 0],
  ['Token rejected (401)', {}, {}, { status: 401 }, 1],
])('%s: a red run has one annotation and empty outputs', async (title, inputs, env, reply, requests) => {
  const stub = (await startStub()).always(reply);
  const all = { ...GIVEN, 'base-url': stub.origin, ...inputs };
  const { exitCode, annotations, outputs } = await runHere(assetsAction, all, env);
  expect([exitCode, annotations.map((one) => one.title)]).toEqual([1, [title]]);
  expect(stub.journal).toHaveLength(requests);
  if (env['GITHUB_OUTPUT'] === undefined) expect(outputs).toEqual({ assets: '', 'assets-file': '' });
});

/* The requests and the outputs: test/e2e/assets.test.ts. A cancelled run: test/e2e/hanging-look-ups.test.ts. */

test.each([
  ['bytes that are no UTF-8', '5b22ff fe80c3 225d', '["\ufffd\ufffd\ufffd\ufffd"]'],
  ['a byte order mark', 'efbbbf 5b5d 0d0a', '\ufeff[]\r\n'],
])('the outputs keep %s in the file, and are UTF-8 as text', async (_, hex, text) => {
  const body = Buffer.from(hex.replaceAll(' ', ''), 'hex');
  const { outputs } = await run({ status: 200, body });
  expect(await readFile(outputs['assets-file'] ?? '')).toEqual(body);
  expect(outputs['assets']).toBe(text);
  expect(Object.keys(outputs).sort()).toEqual([...readDeclared('assets').outputs].sort());
});

test('the log names the organization and the size of the response', async () => {
  const { lines } = await run({ status: 200, body: '[1]' });
  const group = ['::group::List the assets of org-1', '::endgroup::'];
  expect(lines.slice(2, 5)).toEqual([...group, '3 B from the service']);
});

describe('a body that says how many pages there are', () => {
  test.each(['3', '2.0', '12345678901234567890', '1e999'])('is a warning if these are %s', async (number) => {
    const body = `{"data":[],"meta":{"totalPages":${number}}}`;
    const { exitCode, annotations } = await run({ status: 200, body });
    expect(exitCode).toBe(0);
    const lines = [expect.stringContaining('several pages (`meta.totalPages`)'), expect.anything()];
    expect(annotations).toEqual([{ level: 'warning', title: 'More pages of assets', lines }]);
  });

  test.each([
    ...['\ufeff{"meta":{"totalPages":1}}', '{"meta":{"totalPages":1.0}}', '{"meta":{"totalPages":0}}'],
    ...['{"meta":{"totalPages":-7}}', '{"meta":{"totalPages":"3"}}', '{"meta":{"totalPages":null}}'],
    ...['{"meta":[{"totalPages":3}]}', '{"meta":3}', '{"totalPages":3}', '[{"meta":{"totalPages":3}}]'],
    ...['{"meta":{"totalPages":3}', '3', 'null'],
  ])('is none otherwise: %s', async (body) => {
    const { exitCode, annotations } = await run({ status: 200, body });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([]);
  });
});
