import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectRed, titlesOf } from './assertions.ts';
import { runOnEmulator } from './run-action.ts';

const FILES = { 'index.html': '<p>', '.env': 'KEY=1', 'keys/sign.pem': 'key', 'keys/a.key.png': 'png' };

test('the advice works for names of any form', async () => {
  const names = ['keys/sign.pem', '!sign.pem', '#sign.pem', 'sign[1].pem', ' sign.pem'];
  const deliver = (keys: readonly string[], patterns: readonly string[]) =>
    runOnEmulator({
      ...HERE,
      files: { 'index.html': '<p>', ...Object.fromEntries(keys.map((name) => [name, 'key'])) },
      inputs: { assets: ['**', ...patterns].join('\n'), 'file-name': 'path' },
    });
  const [exclusions, inFull]: [string[], string[]] = [[], []];
  for (const name of names) {
    const message = expectRed(await deliver([name], []), 'Credential file matched');
    const advice = /with (.+) on a line of its own\. .* name it in full: (.+)$/.exec(message);
    exclusions.push(advice?.[1] ?? '');
    inFull.push(advice?.[2] ?? '');
  }
  expect((await deliver(names, exclusions)).stored).toHaveLength(1);
  expect((await deliver(names, inFull)).stored).toHaveLength(1 + names.length);
});

test.each([
  ['a run', {}],
  ['a dry run', { 'dry-run': 'true' }],
])('is reported with all other problems of the files by %s, one annotation per title', async (_, more) => {
  const inputs = { assets: '**', 'size-limits': 'total: 1 B', ...more };
  const pointer = 'version https://git-lfs.github.com/spec/v1\n';
  const files = { ...FILES, 'b/index.html': '', 'c.png': pointer };
  const result = await runOnEmulator({ files, inputs });
  expect(result.requests).toEqual([]);
  const titles = [
    'Invalid input',
    'Credential file matched',
    'Git LFS pointer matched',
    'Size limit exceeded',
  ];
  expect(titlesOf(result, 'error')).toEqual(titles);
  for (const title of titles) expect(result.summary).toContain(`### ⛔ ${title}`);
});
