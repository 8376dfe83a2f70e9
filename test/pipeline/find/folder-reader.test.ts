import { join } from 'node:path';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import { expect, test } from 'vitest';
import { FolderReader } from '../../../src/pipeline/find/folder-reader.ts';
import { replaceBuiltin, temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../prepare-run.ts';

test('the search saves memory from 10,000 folder entries on', async () => {
  const flags: string[] = [];
  replaceBuiltin(v8, 'setFlagsFromString', (flag) => void flags.push(flag));
  const workspace = await temporaryFolder();
  await makeFiles(workspace, ...Array.from({ length: 99 }, (_, index) => `many/${index}`), 'one/a.txt');
  const { readdir } = new FolderReader().fs;
  const read = (folder: string) => promisify(readdir)(join(workspace, folder), { withFileTypes: true });
  for (let entries = 0; entries < 9_999; entries += 99) await read('many');
  expect(flags).toEqual([]);
  for (let repetition = 1; repetition <= 2; repetition += 1) {
    await read('one');
    expect(flags).toEqual([expect.stringContaining('heap'), expect.stringContaining('semi-space')]);
  }
});
