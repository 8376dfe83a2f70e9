import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOtherThanManifest } from '../../../src/pipeline/manifest/recognize-manifest.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

test.each([
  [false, 'm.json', ''],
  [false, 'm.json', ' '],
  [false, 'm.json', '{}'],
  [false, 'm.json', '{"version":1,'],
  [false, 'm.json', '{\n  "version": 1,\n  "run": {'],
  [false, 'm.json', '{"version":2}'],
  [false, 'm.json', '{"version":1,"conclusion":"success"'],
  [false, 'm.json', '{"assets":[{"path":'],
  [false, 'm.json', '\0\0\0\0'],
  [false, 'm.json', 'damaged'],
  [false, 'manifest', 'damaged'],
  [false, 'empty.png', ''],
  [false, 'm.json', '{"shard":{'],
  [false, 'm.json', '{"version":1,"whole":{'],
  [false, 'm.json', '{"exports":['],
  [false, 'm.json', 'text {"frames":{'],
  [false, 'm.json', 'text <p>'],
  [false, 'a.png.json', 'damaged'],
  [true, 'list.json', '[ "a"]'],
  [true, 'data.json', '{"version":1.5 ,"width":2}'],
  [true, 'atlas.json', '{"frames":{'],
  [true, 'spine.json', '{"version":"4.1","bones":['],
  [true, 'map.json', '{ "version" : 1, "width": 2 }'],
  [true, 'list.json', '[{"name":"a"}]'],
  [true, 'page', '\n<!doctype html>'],
  [true, 'ball.PNG', '\x89PNG'],
  [true, 'index.html', 'text'],
])('a file is surely no manifest: %j, %s with %j', async (expected, name, content) => {
  const path = join(await temporaryFolder(), name);
  await writeFile(path, content);
  expect(isOtherThanManifest(path)).toBe(expected);
});

test.each(['htm', 'html', 'js', 'mjs', 'jpg', 'jpeg', 'woff', 'woff2'])(
  'a file with the extension .%s is surely no manifest',
  async (extension) => {
    const path = join(await temporaryFolder(), `a.${extension}`);
    await writeFile(path, 'damaged');
    expect(isOtherThanManifest(path)).toBe(true);
  },
);

test('a missing file may become a manifest', () => {
  expect(isOtherThanManifest('/nowhere/index.html')).toBe(false);
});
