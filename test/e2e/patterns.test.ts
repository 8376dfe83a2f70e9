import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, expectRed } from './assertions.ts';
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

test('the log counts what wildcards left out as hidden, and names the whole folders that they took', async () => {
  const files = {
    'web/[raw]/a': '',
    'web/r/b': '',
    'web/z/c': '',
    '.env': '',
    '.cache/x': '',
    '.git/config': '',
  };
  const result = await runAction({ files, inputs: { ...PLAN, assets: 'w*\n*\n!web/[raw]\n!.cache' } });
  expectGreen(result);
  expect(result.manifest.assets.map(({ path }) => path)).toEqual(['web/r/b', 'web/z/c']);
  expect(result.lines).toContain(
    '1 hidden file or folder left out by wildcards (`include-hidden-files: true` takes them): .env',
  );
  expect(result.lines).toContain('A wildcard took 1 whole folder: web');
});

test('a line that may be right, such as one that several jobs share, is one of the log', async () => {
  const assets = 'dist\n!*.txt\n!node_modules';
  const inputs = { ...PLAN, assets, 'size-limits': 'unity/**: 5 MB', 'if-pattern-unmatched': 'error' };
  const result = await runAction({ ...HERE, files: DIST, inputs });
  expectGreen(result);
  expect(result.lines).toContain('2 exclusions leave nothing out: !*.txt, !node_modules');
  expect(result.lines).toContain('No file to upload matches 1 line of `size-limits`: unity/**: 5 MB');
});
