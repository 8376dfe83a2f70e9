import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { putFile, requestUpload } from '../../emulator/test/client.ts';
import { HERE } from '../action/run-step-here.ts';
import { type StubReply, startStub } from '../doubles/stub-server.ts';
import { expectGreen, expectWellFormed } from './assertions.ts';
import { inputsFor, runSubAction, type SubActionResult, startEmulator } from './run-action.ts';

/* The sub-action `assets/`, against the emulator, and against a service that responds incorrectly. */

function run(baseUrl: string): Promise<SubActionResult> {
  return runSubAction({ action: 'assets', inputs: inputsFor(baseUrl), ...HERE });
}

const OUTPUTS = ['assets', 'assets-file'];

async function expectSuccess(result: SubActionResult, body: string): Promise<void> {
  expectGreen(result);
  expectWellFormed(result, OUTPUTS);
  expect(await readFile(result.outputs['assets-file'] ?? '', 'utf8')).toBe(body);
}

describe('the assets of an organization', () => {
  test('are the unchanged response of the service', async () => {
    const emulator = await startEmulator();
    const { uploadUrl, assetId } = await requestUpload(emulator, { fileName: 'ball "1".png' });
    await putFile(uploadUrl, 'bytes');
    const result = await run(emulator.baseUrl);
    const { assets = '' } = result.outputs;
    await expectSuccess(result, assets);
    expect(JSON.stringify(JSON.parse(assets))).toBe(assets);
    expect(JSON.parse(assets)).toMatchObject([{ assetId, fileName: 'ball "1".png' }]);
    expect(result.outputs['assets-file']).toMatch(/playable-assets-[\da-f]{8}\.json$/);
  });

  test.each<[string, StubReply, string]>([
    ['unchanged numbers and fields', { status: 200, body: '{"b":1.0,"a":12345678901234567890}' }, 'json'],
    ['a text', { status: 200, body: 'none yet' }, 'txt'],
    ['nothing', { status: 204 }, 'txt'],
  ])('can be %s', async (_what, reply, extension) => {
    const stub = (await startStub()).next(reply);
    const result = await run(stub.origin);
    const body = String(reply.body ?? '');
    await expectSuccess(result, body);
    expect(result.outputs['assets']).toBe(body);
    expect(result.outputs['assets-file']).toMatch(new RegExp(`\\.${extension}$`));
  });
});
