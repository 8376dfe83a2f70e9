import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectRed } from '../e2e/assertions.ts';
import { inputsFor, runAction, startEmulator } from '../e2e/run-action.ts';
import { json, startStubService } from '../e2e/stub-service.ts';
import { HERE } from './run-step-here.ts';

const MANIFEST = 'playable-manifest.json';

/** The first of several runs against an emulator. */
async function uploadFirst(files: Readonly<Record<string, string>>) {
  const emulator = await startEmulator();
  const shared = { manifest: MANIFEST, 'reuse-unchanged': 'true' };
  const inputs = inputsFor(emulator.baseUrl, { assets: '**', 'file-name': 'path', ...shared });
  return { emulator, inputs, first: await runAction({ files, inputs, ...HERE }) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

test('the id of a reused file is not taken for another file', async () => {
  const { inputs, first } = await uploadFirst({ 'a.html': 'aaa' });
  const [reused] = Object.values(JSON.parse(first.outputs['asset-ids'] ?? ''));
  const stub = await startStubService({
    askForUrl: (_, __, { origin }) => json({ uploadUrl: `${origin}/bucket/1`, assetId: reused }),
  });
  const earlier = JSON.stringify({ ...first.manifest, baseUrl: stub.origin });
  const second = await runAction({
    ...HERE,
    files: { 'a.html': 'aaa', 'b.html': 'bbb', [MANIFEST]: earlier },
    inputs: { ...inputs, 'base-url': stub.origin },
  });
  expect(expectRed(second, 'Service error')).toContain('the body has the assetId of another file');
  expect(second.outputs).toMatchObject({ 'reused-count': '1', 'uploaded-count': '0' });
});

test('a dry run lists the files to reuse, and keeps the manifest', async () => {
  const { emulator, inputs, first } = await uploadFirst({ 'a.html': 'aaa', 'b.html': 'bbb' });
  const kept = readFileSync(`${first.workspace}/${MANIFEST}`, 'utf8');
  const before = emulator.journal.entries.length;
  const dry = await runAction({
    ...HERE,
    files: { 'a.html': 'aaa', 'b.html': 'BBB', [MANIFEST]: kept },
    inputs: { ...inputs, token: '', 'dry-run': 'true' },
  });
  const [a, b] = first.manifest.assets;
  expect(emulator.journal.entries).toHaveLength(before);
  expect(dry.lines).toContain('1 unchanged file to reuse');
  expect(dry.lines).toContain(`  a.html as a.html (3 B, text/html), still ${a?.assetId}`);
  expect(dry.stdout).not.toContain(b?.assetId);
  expect(dry.summary).toContain('to upload (3 B), 1 to reuse');
  expect(dry.manifest.assets).toMatchObject([
    { path: 'a.html', status: 'reused', assetId: a?.assetId, sha256: sha256('aaa') },
    { path: 'b.html', status: 'planned' },
  ]);
  expect(dry.manifest.assets[1]).not.toHaveProperty('assetId');
  expect(JSON.parse(dry.outputs['asset-ids'] ?? '')).toEqual({ 'a.html': a?.assetId });
  expect(dry.outputs).toMatchObject({ 'reused-count': '1', 'uploaded-count': '0' });
  expect(readFileSync(`${dry.workspace}/${MANIFEST}`, 'utf8')).toBe(kept);
});
