import { chmod as allow, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unreadableFailures } from '../../../src/action/upload/unfit-files.ts';
import { chmod } from '../../doubles/conditions.ts';
import { temporaryFolder, withoutRoot } from '../../doubles/environment.ts';
import { assetAt } from '../../pipeline/some-outcomes.ts';

const NEVER = new AbortController().signal;

async function assetsIn(folder: string, ...names: readonly string[]) {
  for (const name of names) await writeFile(join(folder, name), name);
  return names.map((name) => ({ ...assetAt(name), absolutePath: join(folder, name) }));
}

test('files that can not be read are named together, with the reason of the first', async () => {
  const folder = await temporaryFolder();
  const assets = await assetsIn(folder, 'a', 'b', 'c');
  for (const name of ['a', 'c']) await chmod(join(folder, name), 0o200);
  await allow(join(folder, 'b'), 0o644);
  expect(await withoutRoot(folder, () => unreadableFailures(assets, NEVER))).toEqual([
    {
      title: 'File not readable',
      lines: [
        '2 files not readable: a, c',
        'The file could not be read: EACCES.',
        'Nothing was sent. Check who owns the files and may read them, or exclude them in `assets`.',
      ],
    },
  ]);
});

// A file that is gone: test/e2e/failures.test.ts.
test('an empty file is not named, and none after a cancellation', async () => {
  const folder = await temporaryFolder();
  const assets = await assetsIn(folder, 'a');
  await writeFile(join(folder, 'a'), '');
  expect(await unreadableFailures(assets, NEVER)).toEqual([]);
  await rm(join(folder, 'a'));
  expect(await unreadableFailures(assets, AbortSignal.abort())).toEqual([]);
});
