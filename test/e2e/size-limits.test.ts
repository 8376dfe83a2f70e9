import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectRed } from './assertions.ts';
import { EXPORT, inputsFor, runAction, runOnEmulator, startEmulator } from './run-action.ts';

const FILES = {
  'index.html': Buffer.alloc(4_100),
  'deep/extra.html': Buffer.alloc(1_000),
  'deep/a.png': Buffer.alloc(4_900),
};

test('sends nothing if files or their total are too large, and names them in one annotation', async () => {
  const limits = '*.html: 0.5 KiB\n*.png: 5 KB\ntotal: 9 KB';
  const inputs = { assets: '**', 'size-limits': limits, ...EXPORT };
  const result = await runOnEmulator({ files: FILES, inputs });
  const message = expectRed(result, 'Size limit exceeded');
  expect(message.split('\n')).toEqual([
    '`*.html: 0.5 KiB`: 2 files are larger: index.html (4.004 KiB, 3,588 bytes over), deep/extra.html (0.9766 KiB, 488 bytes over)',
    '`total: 9 KB`: 3 files have 10 KB, 1,000 bytes over. The largest: deep/a.png (4.9 KB), index.html (4.1 KB), deep/extra.html (1 KB)',
    expect.stringMatching(/^Nothing was sent\./),
  ]);
  expect(result.requests).toEqual([]);
  expect(result.summary).toContain('❌ 10 of 9 KB');
  expect(result.manifest).toMatchObject({
    conclusion: 'failure',
    assets: [{ status: 'not-attempted' }, {}, {}],
  });
});

test('a dry run shows the bars, and fails with the same error', async () => {
  const limits = '*.html: 4 KB\ntotal: 1 MB\n*.mp4: 1 MB';
  const inputs = { 'dry-run': 'true', assets: '**', 'file-name': 'path', 'size-limits': limits };
  const result = await runAction({ ...HERE, files: FILES, inputs });
  expect(expectRed(result, 'Size limit exceeded')).toContain('`*.html: 4 KB`: 1 file is larger: index.html');
  expect(result.lines).toEqual(
    expect.arrayContaining([
      '3 size limits',
      '  ██████████ 4.1 of 4 KB for *.html: index.html, which is above the limit',
      '  ░░░░░░░░░░ 0.01 of 1 MB for total: 3 files',
      '  ░░░░░░░░░░ 0 of 1 MB for *.mp4: no file',
      'Total: 3 files to upload (9.8 KiB)',
    ]),
  );
});

test('reused files count', async () => {
  const emulator = await startEmulator();
  const reuse = {
    manifest: 'm.json',
    'reuse-unchanged': 'true',
    assets: '*.js',
    'size-limits': 'total: 1 KB',
  };
  const inputs = inputsFor(emulator.baseUrl, reuse);
  const a = { 'a.js': 'x'.repeat(900) };
  const first = await runAction({ ...HERE, files: a, inputs });
  const earlier = { 'm.json': JSON.stringify(first.manifest) };
  const same = await runAction({ ...HERE, files: { ...a, ...earlier }, inputs });
  expect(same.outputs['reused-count']).toBe('1');
  const larger = await runAction({ ...HERE, files: { ...a, 'b.js': 'y'.repeat(101), ...earlier }, inputs });
  expect(expectRed(larger, 'Size limit exceeded')).toContain('2 files have 1.001 KB');
});
