import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, expectRed } from './assertions.ts';
import { runOnEmulator } from './run-action.ts';

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n';
const FILES = { 'index.html': '<p>', 'img/a.png': POINTER, 'img/b.png': 'png' };

test.each([
  ['a run', {}],
  ['a dry run', { 'dry-run': 'true' }],
])('a pointer of Git LFS stops %s, and nothing is sent', async (_, more) => {
  const result = await runOnEmulator({ ...HERE, files: FILES, inputs: { assets: '**', ...more } });
  const message = expectRed(result, 'Git LFS pointer matched');
  expect(message).toContain(': img/a.png\nNothing was sent. Set `lfs: true` in the checkout step');
  expect(result.requests).toEqual([]);
});

test('the other files are sent if the pointer is excluded', async () => {
  const result = await runOnEmulator({ files: FILES, inputs: { assets: '**\n!img/a.png' } });
  expectGreen(result);
  expect(result.stored).toHaveLength(2);
});
