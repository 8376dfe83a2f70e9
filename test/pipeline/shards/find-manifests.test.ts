import { randomUUID } from 'node:crypto';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findManifests } from '../../../src/pipeline/shards/find-manifests.ts';
import { toSlashes } from '../../../src/support/paths.ts';
import { makePipe } from '../../doubles/conditions.ts';
import { makePlaces } from '../find/find-files.ts';

const find = (workingDirectory: string, include: readonly string[], exclude: readonly string[] = []) =>
  findManifests(
    { include, exclude },
    workingDirectory,
    join(workingDirectory, 'joined.json'),
    new AbortController().signal,
  );

const FILES = ['b/1.json', 'a/2.json', 'c.json', 'c.txt', '.temp/.m.json'];
const FOLDER = ['p [1]/m.json', 'p [1]/deep/n.json', 'p [1]/log.txt', 'p 1/x.json'];
const IN_FOLDER = ['p [1]/deep/n.json', 'p [1]/m.json'];

test.each<[string, string[], string[], found: string[], unmatched?: string[], exclude?: string[]]>([
  [
    'each once and sorted',
    FILES,
    ['c.json', '*/*.json', 'a/2.json'],
    ['.temp/.m.json', 'a/2.json', 'b/1.json', 'c.json'],
  ],
  ['with any name if it is named', FILES, ['c.txt', '.temp/*'], ['.temp/.m.json', 'c.txt']],
  ['but not if they are excluded', FILES, ['a/2.json', 'b/1.json'], ['b/1.json'], ['a/2.json'], ['2.*']],
  [
    'although other patterns match nothing',
    FILES,
    ['*.x', 'c.*', 'x'.repeat(5_000)],
    ['c.json', 'c.txt'],
    ['*.x', 'x'.repeat(5_000)],
  ],
  ...['p [1]', 'p [1]/', 'p [1]/**', 'p [1]/**/*.json', '* [[]*'].map(
    (pattern): [string, string[], string[], string[]] => [`in ${pattern}`, FOLDER, [pattern], IN_FOLDER],
  ),
  ['in a folder of other files', ['a/log.txt'], ['a'], [], ['a']],
  ['in a folder by patterns', FOLDER, ['p [1]/*.json', 'p [1]/*.txt'], ['p [1]/log.txt', 'p [1]/m.json']],
])('manifests are found %s', async (_, files, include, expected, notMatched = [], exclude = []) => {
  const { workspace } = await makePlaces(...files);
  const { paths, unmatched } = await find(workspace, include, exclude);
  expect(paths.map((path) => toSlashes(relative(workspace, path)))).toEqual(expected);
  expect(unmatched).toEqual(notMatched);
});

test('manifests are found and excluded outside the workspace', async () => {
  const { workspace, outside } = await makePlaces('../in-not/m/1.json', '../in-not/m/old.json');
  const beside = relative(workspace, outside);
  for (const pattern of [`${outside}/*/*.json`, `${beside}/**/*.json`])
    for (const exclude of ['**/old.json', `${outside}/*/old.json`, `${beside}/m/old.json`])
      expect((await find(workspace, [pattern], [exclude])).paths).toEqual([join(outside, 'm/1.json')]);
  const notFromRoot = await find(workspace, [`${outside}/m/*`], [`${outside.slice(1)}/m/old.json`]);
  expect(notFromRoot.paths).toHaveLength(2);
});

test.skipIf(process.platform === 'win32')(
  'the own manifest is none of them, behind a link neither',
  async () => {
    const left = `.${randomUUID()}.tmp`;
    const { workspace } = await makePlaces('1.json', 'joined.json', left, 'latest -> .');
    for (const pattern of ['*', 'latest/*'])
      expect(await find(workspace, [pattern])).toMatchObject({
        paths: [expect.stringMatching(/1\.json$/)],
        hasOwn: true,
      });
  },
);

test.skipIf(process.platform === 'win32')('named pipes and links to nothing are reported', async () => {
  const { workspace } = await makePlaces('a.json', 'link.json -> nothing');
  makePipe(join(workspace, 'pipe.json'));
  const { paths, unusable } = await find(workspace, ['*.json', 'pipe.json']);
  expect(paths).toEqual([join(workspace, 'a.json')]);
  expect(Object.fromEntries(unusable)).toEqual({
    [join(workspace, 'link.json')]: 'it is a symbolic link to nothing',
    [join(workspace, 'pipe.json')]: 'it is not a regular file',
  });
});
