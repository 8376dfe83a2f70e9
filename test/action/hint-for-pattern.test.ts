import { describe, expect, test } from 'vitest';
import { hintForPattern } from '../../src/action/hint-for-pattern.ts';
import { makeFiles } from '../pipeline/make-files.ts';
import { temporaryFolder } from '../support-doubles/temporary-folder.ts';

async function hint(
  pattern: string,
  files: readonly string[] = ['a.txt'],
  includeHidden = false,
): Promise<string | undefined> {
  const workingDirectory = await temporaryFolder();
  await makeFiles(workingDirectory, ...files);
  return hintForPattern(pattern, { workingDirectory, includeHidden });
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

  test('may be meant for dot files', async () => {
    expect(await hint('**', ['.env'])).toMatch(/`include-hidden-files` is true/);
    expect(await hint('*.json', ['a.txt', '.env'])).toMatch(/`include-hidden-files`/);
    expect(await hint('**', ['.env'], true)).toBeUndefined();
  });

  test('is not meant for .git', async () => {
    expect(await hint('*.png', ['.git/config'])).toBeUndefined();
  });

  test.each(['*.png', 'gone/**', 'a.txt/*', '[', `{${'long,'.repeat(2_000)}}`, '../../**', '\n'])(
    'may have no likely reason: %s',
    async (pattern) => {
      expect(await hint(pattern)).toBeUndefined();
    },
  );
});
