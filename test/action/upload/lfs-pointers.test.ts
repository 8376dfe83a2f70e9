import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lfsPointerFailures } from '../../../src/action/upload/unfit-files.ts';
import { type FoundAssets, findAssets } from '../../../src/pipeline/find/find-assets.ts';
import { chmod, symlink } from '../../doubles/conditions.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';

const POINTER = `version https://git-lfs.github.com/spec/v1
oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
size 12345
`;

const NEVER = new AbortController().signal;

/** Finds all files of a new folder with this content. */
async function findIn(files: Readonly<Record<string, string>>): Promise<FoundAssets & { folder: string }> {
  const folder = await temporaryFolder();
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  await symlink('a.png', join(folder, 'link.png'));
  const search = { include: ['**'], exclude: [], workingDirectory: folder, workspace: folder };
  const found = await findAssets(
    { ...search, includeHidden: false, neverUpload: [], signal: NEVER },
    'path',
    () => () => 'text/plain',
  );
  return { ...found, folder };
}

test.each([
  ['as git-lfs writes it', POINTER],
  ['with Windows line ends', POINTER.replaceAll('\n', '\r\n')],
  ['of a later version, cut off', 'version https://git-lfs.github.com/spec/'],
  ['of 1,023 bytes', POINTER.padEnd(1_023)],
])('a pointer %s is rejected, also behind a link', async (_, content) => {
  const what =
    '`assets` matches 2 files that are only a pointer of Git LFS, without the content: a.png, link.png';
  const advice =
    'Nothing was sent. Set `lfs: true` in the checkout step (actions/checkout), or exclude such files in `assets`.';
  expect(await lfsPointerFailures(await findIn({ 'a.png': content, 'b.png': 'png' }), NEVER)).toEqual([
    { title: 'Git LFS pointer matched', lines: [what, advice] },
  ]);
});

test.each([
  ['is empty', ''],
  ['has 1,024 bytes', POINTER.padEnd(1_024)],
  ['mentions a pointer later on', `How a pointer looks:\n${POINTER}`],
  ['begins with a blank line', `\n${POINTER}`],
  ['has another version', 'version https://example.com/spec/ and a text that goes on'],
  ['has other letters', POINTER.toUpperCase()],
])('a file that %s is none', async (_, content) => {
  expect(await lfsPointerFailures(await findIn({ 'a.png': content }), NEVER)).toEqual([]);
});

test('a file that can not be read, or that was removed, is left to its upload', async () => {
  const found = await findIn({ 'a.png': 'png', 'b.png': POINTER, 'c.png': POINTER });
  await chmod(join(found.folder, 'b.png'), 0o000);
  await rm(join(found.folder, 'c.png'));
  expect(await withoutRoot(found.folder, () => lfsPointerFailures(found, NEVER))).toEqual([]);
});

test('after a cancellation no file is read', async () => {
  expect(await lfsPointerFailures(await findIn({ 'a.png': POINTER }), AbortSignal.abort())).toEqual([]);
});
