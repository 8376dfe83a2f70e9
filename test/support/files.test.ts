import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeFileAtomically } from '../../src/support/files.ts';
import { temporaryFolder } from '../doubles/environment.ts';

test('writes a new file, and makes the folders that are missing', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a', 'b', 'manifest.json');
  await writeFileAtomically(path, 'grün');
  expect(await readFile(path, 'utf8')).toBe('grün');
});

test('writes the parts of a content one after the other', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFileAtomically(path, ['grün', '', ' und ', '🎮']);
  expect(await readFile(path, 'utf8')).toBe('grün und 🎮');
});

test('leaves nothing behind where a part can not be made', async () => {
  const folder = await temporaryFolder();
  const parts = (function* () {
    yield 'a part';
    throw new Error('no more');
  })();
  await expect(writeFileAtomically(join(folder, 'manifest.json'), parts)).rejects.toThrow('no more');
  expect(await readdir(folder)).toEqual([]);
});

test('replaces a file that is there', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFile(path, 'a much longer content than the new one');
  await writeFileAtomically(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
});

test('puts another file in the place of the old one, so that a reader has either of them whole', async () => {
  const path = join(await temporaryFolder(), 'manifest.json');
  await writeFile(path, 'old');
  const before = await stat(path);
  await writeFileAtomically(path, 'new');
  expect((await stat(path)).ino).not.toBe(before.ino);
});

test('leaves nothing else behind', async () => {
  const folder = await temporaryFolder();
  await writeFileAtomically(join(folder, 'manifest.json'), 'new');
  expect(await readdir(folder)).toEqual(['manifest.json']);
});

test('leaves nothing behind and nothing changed where it fails', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'taken');
  await mkdir(path);
  await expect(writeFileAtomically(path, 'new')).rejects.toMatchObject({ syscall: 'rename' });
  expect(await readdir(folder)).toEqual(['taken']);
});

test('says so where a folder of the path is a file', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'file'), '');
  await expect(writeFileAtomically(join(folder, 'file', 'manifest.json'), 'new')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['file']);
});

test('many at once leave one of the contents, whole', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'manifest.json');
  const contents = Array.from({ length: 10 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(contents.map((content) => writeFileAtomically(path, content)));
  expect(contents).toContain(await readFile(path, 'utf8'));
  expect(await readdir(folder)).toEqual(['manifest.json']);
});
