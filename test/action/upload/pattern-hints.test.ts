import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hintForPattern } from '../../../src/action/upload/pattern-hints.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../../pipeline/prepare-run.ts';

async function hint(
  pattern: string,
  files: readonly string[] = ['a.txt'],
  { includeHidden = false, below = '', exclude = [] as readonly string[] } = {},
): Promise<string | undefined> {
  const workspace = await temporaryFolder();
  await makeFiles(workspace, ...files);
  const workingDirectory = join(workspace, below);
  const patterns = { include: [pattern], exclude };
  return hintForPattern(pattern, { workspace, workingDirectory, includeHidden, patterns });
}

describe('a pattern without a match', () => {
  test.each(['"dist/**"', "'*.png'"])('may have quotes that are part of it: %s', async (pattern) => {
    expect(await hint(pattern)).toMatch(/quotes/);
  });

  test.each([
    ['img', 'img/**'],
    ['img/', 'img/**'],
  ])('may be the name of a folder: %s', async (pattern, better) => {
    expect(await hint(pattern, ['img/a.png'])).toContain(`write ${better} for`);
  });

  test('may be several, with commas between them', async () => {
    expect(await hint('*.png,*.jpg')).toMatch(/one on a line/);
    expect(await hint('*.{png,jpg}')).toBeUndefined();
  });

  test.each(['a"b".png', 'a"b"', '"a"b', '"a', "it's"])(
    'may have quotes that are meant: %s',
    async (pattern) => {
      expect(await hint(pattern)).toBeUndefined();
    },
  );

  test('may come from a folder that is empty', async () => {
    expect(await hint('**', [])).toMatch(/actions\/checkout/);
  });

  test.each([
    ['**', ['.env']],
    ['**/*.json', ['a.txt', 'data/.level.json']],
    ['data/*', ['data/.level.json']],
  ])('may be meant for dot files: %s', async (pattern, files) => {
    expect(await hint(pattern, files)).toMatch(/`include-hidden-files` is true\.$/);
    expect(await hint(pattern, files, { includeHidden: true })).toBeUndefined();
  });

  test('is not meant for dot files where none matches, nor for .git', async () => {
    expect(await hint('*.json', ['a.txt', '.env'])).toBeUndefined();
    expect(await hint('**', ['.git/config', '.git/hooks/a'])).toBeUndefined();
  });

  test('may begin with a folder that is not there', async () => {
    expect(await hint('dist/**')).toMatch(/no folder dist; .*actions\/checkout.*\?$/);
    expect(await hint('game/dist/*.js', ['game/a.txt'])).toMatch(/no folder game\/dist;/);
    expect(await hint('gone.txt')).toBeUndefined();
  });

  test('may differ in capital letters', async () => {
    expect(await hint('Dist/**', ['dist/a.js'])).toMatch(/no Dist but a dist;/);
    expect(await hint('img/ball.PNG', ['img/ball.png'])).toMatch(/no ball\.PNG but a ball\.png;/);
  });

  test('may repeat the working directory', async () => {
    const place = { below: 'examples/game' };
    expect(await hint('examples/game/**', ['examples/game/a.js'], place)).toMatch(
      /leave out examples\/game\//,
    );
  });

  test('may have the separators of Windows', async () => {
    expect(await hint('img\\**\\*.png', ['img/a.png'])).toMatch(/separated by \//);
    expect(await hint('a\\[1\\].txt')).toBeUndefined();
  });

  test.each([
    [4, true],
    [2, false],
    [0, false],
  ])('is searched for in so many folders and no more: %i', async (mostFolders, found) => {
    const workspace = await temporaryFolder();
    await makeFiles(workspace, 'a/b/c/.x');
    const place = { workspace, workingDirectory: workspace, includeHidden: false, patterns: undefined };
    expect(hintForPattern('**/*x', place, mostFolders) !== undefined).toBe(found);
  });

  test('may be excluded as a whole', async () => {
    expect(await hint('*.map', ['a.map'], { exclude: ['**/*.map'] })).toMatch(/exclusions \(!\)/);
    expect(await hint('*.map', ['a.txt'], { exclude: ['**/*.map'] })).toBeUndefined();
  });

  test.each(['*.png', '/nowhere/**', 'a.txt/*', '[', `{${'long,'.repeat(2_000)}}`, '../../**', '\n'])(
    'may have no likely reason: %s',
    async (pattern) => {
      expect(await hint(pattern)).toBeUndefined();
    },
  );
});
