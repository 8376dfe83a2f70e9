import { link, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ignoresCase } from '../../src/support/files.ts';
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
    expect(ignoresCase(folder)).toBe(false);
  },
);

test.skipIf(CAN.distinguishCase)('names are not compared by case where case does not matter', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'grün.txt'), '');
  expect(ignoresCase(folder)).toBe(true);
});
