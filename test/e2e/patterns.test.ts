import { describe, expect, test } from 'vitest';
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

/** The start of the problem with each line, and what it says to write. */
const OUTSIDE = 'must have no line that begins outside the workspace; it starts in `working-directory`';
const TOO_MANY = 'must have no line whose braces stand for more than 1,000 lines';
const TOO_LONG = 'must have lines of at most 4,096 bytes, one pattern a line';

describe('a pattern that can not be used is an invalid input, and nothing is sent:', () => {
  test.each<[line: string, text: string]>([
    ['/dist/**', `${OUTSIDE}: "/dist/**"; write "dist/**"`],
    ['!/dist', `${OUTSIDE}: "!/dist"; write "!./dist"`],
    ['/', `${OUTSIDE}: "/"`],
    ['../*', `${OUTSIDE}: "../*"`],
    ['{dist,../x}/*', `${OUTSIDE}: "{dist,../x}/*"`],
    ['{a,b}'.repeat(17), TOO_MANY],
    [`!${'{a,b}'.repeat(10)}`, TOO_MANY],
    ['a/'.repeat(3_000), TOO_LONG],
    [`{${'name,'.repeat(2_000)}x}`, TOO_LONG],
  ])('case %#', async (line, text) => {
    const inputs = { assets: `dist\n${line}` };
    const result = await runOnEmulator({ ...HERE, files: DIST, inputs });
    expect(expectRed(result, 'Invalid input')).toContain(`\`assets\` ${text}`);
    expect(result.requests).toEqual([]);
  });

  test('in content-types and size-limits, too', async () => {
    const inputs = { assets: 'dist', 'content-types': '/*.map: a/b', 'size-limits': '../*.map: 1 KB' };
    const message = expectRed(
      await runAction({ ...HERE, files: DIST, inputs: { ...inputs, ...PLAN } }),
      'Invalid input',
    );
    expect(message).toContain(`\`content-types\` ${OUTSIDE}: "/*.map"`);
    expect(message).toContain(`\`size-limits\` ${OUTSIDE}: "../*.map"`);
  });
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
