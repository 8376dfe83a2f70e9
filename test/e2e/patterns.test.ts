import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { annotations, expectGreen, expectRed } from './assertions.ts';
import { runAction, runOnEmulator } from './run-action.ts';

/* Patterns; what concerns glob and its relatives runs as the bundle. Links: test/pipeline/find. */

const PLAN = { 'dry-run': 'true', 'file-name': 'path' };
const DIST = {
  'dist/index.html': '<p>',
  'dist/en/index.html': '<p>',
  'dist/a.map': '{}',
  'dist/en/b.map': '{}',
};

// Which can't be used: test/action/upload/path-checks.test.ts.
test('a pattern that can not be used is an invalid input in each input that takes patterns, and nothing is sent', async () => {
  const inputs = {
    assets: `dist\n!/dist\n${'a/'.repeat(3_000)}`,
    'content-types': '/*.map: a/b',
    'size-limits': '../*.map: 1 KB',
  };
  const result = await runOnEmulator({ ...HERE, files: DIST, inputs });
  const message = expectRed(result, 'Invalid input');
  const outside = 'must have no line that begins outside the workspace; it starts in `working-directory`';
  expect(message).toContain('`assets` must have lines of at most 4,096 bytes, one pattern a line');
  expect(message).toContain(`\`assets\` ${outside}: "!/dist"; write "!./dist"`);
  expect(message).toContain(`\`content-types\` ${outside}: "/*.map"`);
  expect(message).toContain(`\`size-limits\` ${outside}: "../*.map"`);
  expect(result.requests).toEqual([]);
});

test('the log counts what wildcards left out as hidden, and names what brackets left out beside the name', async () => {
  const files = {
    'web/[raw]/a': '',
    'web/r/b': '',
    'web/z/c': '',
    '.env': '',
    '.cache/x': '',
    '.git/config': '',
  };
  const inputs = { ...PLAN, assets: '**\n!web/[raw]\n!.cache' };
  const result = await runAction({ files, inputs });
  expectGreen(result);
  expect(result.manifest.assets.map(({ path }) => path)).toEqual(['web/z/c']);
  expect(result.lines).toContain(
    '1 hidden file or folder left out by wildcards (`include-hidden-files: true` takes them): .env',
  );
  expect(result.lines).toContain('!web/[raw] leaves out more than the name that is spelled like it: web/r');
});

test('an exclusion with a comment behind it is a warning that says so', async () => {
  const result = await runAction({
    ...HERE,
    files: DIST,
    inputs: { ...PLAN, assets: 'dist\n!*.map # maps' },
  });
  expect(annotations(result, 'warning')).toMatchObject([
    {
      title: 'Pattern without a match',
      message: expect.stringMatching(/a comment has a line of its own\. Write: `!\*\.map`$/),
    },
  ]);
});
