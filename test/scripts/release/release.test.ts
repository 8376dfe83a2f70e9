import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../doubles/environment.ts';

const SCRIPT = resolve(import.meta.dirname, '../../../scripts/release.ts');

/** Runs the script in an empty folder. */
async function runRelease(...args: string[]): Promise<{ code: unknown; stdout: string; stderr: string }> {
  const cwd = await temporaryFolder();
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT, ...args], { cwd }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}

test.each([[[]], [['--help']], [['prepare', '--help']]])(
  'with the arguments %j, it says what each word does',
  async (args) => {
    const { code, stdout, stderr } = await runRelease(...args);
    expect([code, stderr]).toEqual([0, '']);
    const words = [...stdout.matchAll(/^ {2}(\S+) +\w+ the .+$/gm)].map(([, word]) => word);
    expect(words).toEqual(['prepare', 'plan', 'notes', 'move-major-tag']);
  },
);

test('an unknown word fails, and names the known ones', async () => {
  const { code, stdout, stderr } = await runRelease('publish', 'v1.2.3');
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^"publish" is none of the words below\.\n\nUsage: [\s\S]*\n {2}prepare /);
});

test('without a tag of a release, a word does nothing', async () => {
  const { code, stderr } = await runRelease('prepare');
  expect([code, stderr]).toEqual([1, expect.stringContaining('"" is no release tag')]);
});
