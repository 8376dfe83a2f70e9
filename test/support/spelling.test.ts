import { link, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foldFor, spellAsOnDisk } from '../../src/support/spelling.ts';
import { CAN } from '../doubles/conditions.ts';
import { temporaryFolder } from '../doubles/environment.ts';

async function makeFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'Dist'));
  await writeFile(join(folder, 'Dist', 'grün.txt'), '');
  return folder;
}

test.each(['Dist/grün.txt', 'Dist/*.txt', 'nothing/at/all', '**/x', ''])(
  'a path or pattern that is spelled as on the disk stays as it is: %j',
  async (path) => {
    const absolutePath = join(await makeFolder(), path);
    expect(spellAsOnDisk(absolutePath)).toBe(absolutePath);
  },
);

test.runIf(CAN.distinguishCase)('names that differ in case stay different, even of one file', async () => {
  const folder = await makeFolder();
  await link(join(folder, 'Dist', 'grün.txt'), join(folder, 'Dist', 'GRÜN.TXT'));
  for (const path of ['Dist/GRÜN.TXT', 'Dist/grün.txt', 'DIST/grün.txt'])
    expect(spellAsOnDisk(join(folder, path))).toBe(join(folder, path));
});

test
  .runIf(CAN.distinguishCase)
  .each([[], ['1', '_'], ['a'], ['readme', 'README'], ['readme', 'README', 'b']])(
  'names are compared by case in a folder that has %j, also if they are links to one file',
  async (...names) => {
    const folder = await temporaryFolder();
    const [first, ...others] = names.map((name) => join(folder, name));
    if (first !== undefined) await writeFile(first, '');
    for (const other of others) await link(String(first), other);
    expect(foldFor(folder)('A')).toBe('A');
  },
);

test.skipIf(CAN.distinguishCase).each([
  ['DIST/GRÜN.TXT', 'Dist/grün.txt'],
  ['dist/*.TXT', 'Dist/*.TXT'],
  ['dist/nothing', 'Dist/nothing'],
])('where case does not matter, the names of the disk replace others: %s', async (path, spelled) => {
  const folder = await makeFolder();
  expect(spellAsOnDisk(join(folder, path))).toBe(join(folder, spelled));
});
