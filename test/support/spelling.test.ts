import { link, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { foldFor } from '../../src/support/spelling.ts';
import { CAN } from '../doubles/conditions.ts';
import { temporaryFolder } from '../doubles/environment.ts';

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

test.skipIf(CAN.distinguishCase)('names are compared in lower case where case does not matter', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'grün.txt'), '');
  expect(foldFor(folder)('GRU\u0308N')).toBe('grün');
});
