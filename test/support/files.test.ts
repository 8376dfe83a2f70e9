import { closeSync, openSync, readdirSync } from 'node:fs';
import { chmod, lstat, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { explainDenial, isTemporaryFileOf, patiently, writeFileAtomically } from '../../src/support/files.ts';
import { lockFile, symlink } from '../doubles/conditions.ts';
import { temporaryFolder } from '../doubles/environment.ts';

test('writes a new file and creates missing folders', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'a', 'b', 'manifest.json');
  await writeFileAtomically(path, 'grün');
  expect(await readFile(path, 'utf8')).toBe('grün');
});

test('leaves no file if a part throws', async () => {
  const folder = await temporaryFolder();
  const parts = (function* () {
    yield 'a part';
    throw new Error('no more');
  })();
  await expect(writeFileAtomically(join(folder, 'manifest.json'), parts)).rejects.toThrow('no more');
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['an existing file', 'real/old.json', 'real/old.json'],
  ['a missing file', 'real/new.json', 'real/new.json'],
  ['a file by way of another link', 'other', 'real/old.json'],
])('writes through a link to %s, and keeps the link', async (_, to, written) => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'real'));
  await writeFile(join(folder, 'real', 'old.json'), 'old');
  await symlink(join('real', 'old.json'), join(folder, 'other'));
  await symlink(to, join(folder, 'link'));
  await writeFileAtomically(join(folder, 'link'), 'new');
  expect(await readFile(join(folder, written), 'utf8')).toBe('new');
  expect((await lstat(join(folder, 'link'))).isSymbolicLink()).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['link', 'other', 'real']);
});

test('does not follow links in a circle', async () => {
  const folder = await temporaryFolder();
  await symlink('b', join(folder, 'a'));
  await symlink('a', join(folder, 'b'));
  await expect(writeFileAtomically(join(folder, 'a'), 'x')).rejects.toThrow('ELOOP');
});

test('changes nothing and leaves no file if the rename fails', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'taken');
  await mkdir(path);
  await expect(writeFileAtomically(path, 'new')).rejects.toMatchObject({ syscall: 'rename' });
  expect(await readdir(folder)).toEqual(['taken']);
});

test('leaves one complete content after many concurrent writes', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'manifest.json');
  const contents = Array.from({ length: 10 }, (_, index) => String(index).repeat(50_000));
  await Promise.all(contents.map((content) => writeFileAtomically(path, content)));
  expect(contents).toContain(await readFile(path, 'utf8'));
  expect(await readdir(folder)).toEqual(['manifest.json']);
});

test('the longest name that a file may have can be written', async () => {
  const path = join(await temporaryFolder(), 'n'.repeat(255));
  await writeFileAtomically(path, 'new');
  expect(await readFile(path, 'utf8')).toBe('new');
});

test.runIf(process.platform === 'linux')('fails at once where no folder can be created', async () => {
  await expect(writeFileAtomically('/proc/no/manifest.json', '')).rejects.toMatchObject({ code: 'ENOENT' });
});

test('recognizes the temporary file while it is written', async () => {
  const folder = await temporaryFolder();
  const path = join(folder, 'manifest.json');
  const seen: string[] = [];
  const parts = (function* () {
    yield 'a part';
    seen.push(...readdirSync(folder));
  })();
  await writeFileAtomically(path, parts);
  expect(seen.map((name) => isTemporaryFileOf(join(folder, name), path))).toEqual([true]);
  for (const name of ['manifest.json', '.manifest.json.tmp', join('other', `${seen[0]}`)])
    expect(isTemporaryFileOf(join(folder, name), path)).toBe(false);
});

/** The time that passes before an error is thrown, in seconds. */
async function waitsFor(code: string, platform: NodeJS.Platform): Promise<number> {
  let waitedMs = 0;
  const sleep = async (ms: number): Promise<void> => {
    waitedMs += ms;
  };
  const fail = (): never => {
    throw Object.assign(new Error(code), { code });
  };
  await expect(patiently(fail, { platform, sleep })).rejects.toMatchObject({ code });
  return waitedMs / 1_000;
}

// A descriptor that becomes free: test/pipeline/find/find-assets.test.ts.

test.each<[string, NodeJS.Platform, number]>([
  ['EPERM', 'win32', 5],
  ['EACCES', 'win32', 5],
  ['EBUSY', 'win32', 5],
  ['ENOSPC', 'win32', 0],
  ['EBUSY', 'linux', 0],
  ['EACCES', 'darwin', 0],
  ['EISDIR', 'linux', 0],
  ['EMFILE', 'linux', 5],
  ['ENFILE', 'linux', 5],
])('%s on %s is waited out for %i s: files are locked on Windows only', async (code, platform, seconds) => {
  expect(await waitsFor(code, platform)).toBe(seconds);
});

test('says what locks a file on Windows', () => {
  const error = Object.assign(new Error(), { code: 'EPERM' });
  expect(explainDenial(error, 'win32')).toMatch(/read-only, or another program has it open/);
  expect(explainDenial(error, 'linux')).toBeUndefined();
  expect(explainDenial(new Error(), 'win32')).toBeUndefined();
});

describe.runIf(process.platform === 'win32')('on Windows', () => {
  test.each([
    ['open', (path: string) => openSync(path, 'r')],
    ['locked', lockFile],
  ])('a file that another program has %s for some time is replaced', async (_, use) => {
    const path = join(await temporaryFolder(), 'manifest.json');
    await writeFile(path, 'old');
    const other = use(path);
    let isOpen = true;
    const written = writeFileAtomically(path, 'new').then(() => expect(isOpen).toBe(false));
    await setTimeout(300);
    isOpen = false;
    closeSync(other);
    await written;
    expect(await readFile(path, 'utf8')).toBe('new');
  });

  test('a file that is read-only is not replaced', async () => {
    const path = join(await temporaryFolder(), 'manifest.json');
    await writeFile(path, 'old', { mode: 0o444 });
    await expect(writeFileAtomically(path, 'new')).rejects.toMatchObject({ code: 'EPERM' });
    expect(await readdir(dirname(path))).toEqual(['manifest.json']);
    await chmod(path, 0o666);
  });
});
