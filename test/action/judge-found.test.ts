import { describe, expect, test } from 'vitest';
import { type Inputs, parseInputs } from '../../src/action/inputs.ts';
import { type Judgement, judgeFound } from '../../src/action/judge-found.ts';
import type { Asset } from '../../src/pipeline/asset.ts';
import type { FoundAssets } from '../../src/pipeline/find-assets.ts';
import { temporaryFolder } from '../support-doubles/temporary-folder.ts';
import { envWith } from './env-with.ts';

async function inputsWith(inputs: Readonly<Record<string, string>>): Promise<Inputs> {
  return parseInputs(envWith(inputs, { GITHUB_WORKSPACE: await temporaryFolder() })).inputs;
}

async function judge(
  found: Partial<FoundAssets>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Judgement> {
  const nothing = { assets: [], unmatched: [], outsideLinks: [], unusable: [] };
  return judgeFound({ ...nothing, ...found }, await inputsWith({ assets: '**', ...inputs }));
}

function asset(path: string, fileName = path): Asset {
  return { path, absolutePath: `/workspace/${path}`, fileName, contentType: 'a/b', size: 1 };
}

test('assets with names of their own are all well', async () => {
  expect(await judge({ assets: [asset('a'), asset('b')] })).toEqual({ failures: [], warnings: [] });
});

describe('files that would get one name', () => {
  test('forbid to send anything, and are named', async () => {
    const assets = [asset('en/a.png', 'a.png'), asset('b.png'), asset('de/a.png', 'a.png')];
    const { failures } = await judge({ assets });
    expect(failures).toEqual([{ title: 'Invalid input', lines: expect.any(Array) }]);
    const [, problem = '', ...others] = failures[0]?.lines ?? [];
    expect(others).toEqual([]);
    expect(problem).toContain('en/a.png');
    expect(problem).toContain('de/a.png');
    expect(problem).toContain('2 files');
    expect(problem).toContain('`file-name: path`');
    expect(problem).not.toContain('b.png');
  });

  test('come without the advice to send paths where paths are sent', async () => {
    const { failures } = await judge({ assets: [asset('a', 'x'), asset('b', 'x')] }, { 'file-name': 'path' });
    expect(failures[0]?.lines[1]).toMatch(/^`assets` matches 2 files that would get the name x: a, b$/);
  });

  test('may be named like what every object has', async () => {
    const assets = ['__proto__', 'constructor'].flatMap((name) => [asset(`a/${name}`, name), asset(name)]);
    const { failures } = await judge({ assets });
    expect(failures[0]?.lines).toHaveLength(3);
    expect((await judge({ assets: [asset('__proto__'), asset('constructor')] })).failures).toEqual([]);
  });

  test('differ where only the case of a letter differs', async () => {
    expect((await judge({ assets: [asset('a.png'), asset('A.png')] })).failures).toEqual([]);
  });

  test('leave the annotation within what the runner shows, however many they are', async () => {
    const assets = Array.from({ length: 20_000 }, (_, index) => [
      asset(`en/${'long/'.repeat(40)}${index}.png`, `${index}.png`),
      asset(`de/${'long/'.repeat(40)}${index}.png`, `${index}.png`),
    ]).flat();
    const lines = (await judge({ assets })).failures[0]?.lines ?? [];
    expect(lines.join('\n').length).toBeLessThanOrEqual(4_096);
    expect(lines.at(-1)).toMatch(/more/);
  });
});

test('what can be no asset forbids to send anything, with the reason', async () => {
  const unusable = [
    { path: '../x', why: 'it lies outside the workspace' },
    { path: 'pipe', why: 'it is not a regular file' },
  ];
  const { failures } = await judge({ assets: [asset('a')], unusable });
  expect(failures).toHaveLength(1);
  expect(failures[0]?.title).toBe('Invalid input');
  expect(failures[0]?.lines).toEqual([
    'Nothing was sent.',
    expect.stringMatching(/^`assets` .*\.\.\/x.*it lies outside the workspace/),
    expect.stringMatching(/^`assets` .*pipe.*it is not a regular file/),
  ]);
});

test.each([
  [10, 11],
  [11, 12],
  [12, 12],
])('of %i problems there are %i lines', async (count, lines) => {
  const unusable = Array.from({ length: count }, (_, index) => ({ path: `pipe-${index}`, why: 'a pipe' }));
  const told = (await judge({ unusable })).failures[0]?.lines ?? [];
  expect(told).toHaveLength(lines);
  expect(/^And \d+ more/.test(told.at(-1) ?? '')).toBe(count > 10);
});

describe('links that lead outside', () => {
  test('are one warning that names them', async () => {
    const outsideLinks = ['a', 'b/c'];
    const { failures, warnings } = await judge({ assets: [asset('x')], outsideLinks });
    expect(failures).toEqual([]);
    expect(warnings).toEqual([
      {
        title: 'Symbolic link not followed',
        lines: [expect.stringMatching(/^2 symbolic links lead out .*: a, b\/c$/), expect.any(String)],
      },
    ]);
  });

  test('may be one', async () => {
    const { warnings } = await judge({ assets: [asset('x')], outsideLinks: ['a'] });
    expect(warnings[0]?.lines[0]).toMatch(/^1 symbolic link leads out .*: a$/);
  });

  test('are told beside what forbids to send anything', async () => {
    const { failures, warnings } = await judge({ outsideLinks: ['a'] });
    expect(failures.map(({ title }) => title)).toEqual(['No files found']);
    expect(warnings).toHaveLength(1);
  });
});

describe('a pattern without a match', () => {
  test('is a warning each that names it', async () => {
    const { failures, warnings } = await judge({ assets: [asset('a')], unmatched: ['*.webp', 'dist/**'] });
    expect(failures).toEqual([]);
    expect(warnings.map(({ title }) => title)).toEqual(Array(2).fill('Pattern without a match'));
    expect(warnings.map(({ lines }) => lines[0])).toEqual([
      'No file matches *.webp',
      'No file matches dist/**',
    ]);
  });

  test('comes with a likely reason, and with none where none is likely', async () => {
    const { warnings } = await judge({ assets: [asset('a')], unmatched: ['"quoted"'] });
    expect(warnings[0]?.lines).toEqual([
      'No file matches "quoted"',
      expect.stringMatching(/^Hint: .*quotes/),
    ]);
    const inputs = { ...(await inputsWith({})), workingDirectory: import.meta.dirname };
    const found = { assets: [asset('a')], unmatched: ['*.nothing'], outsideLinks: [], unusable: [] };
    expect(judgeFound(found, inputs).warnings[0]?.lines).toEqual(['No file matches *.nothing']);
  });
});

describe('nothing found', () => {
  test('is an error that names the patterns, the folder and a likely reason', async () => {
    const { failures, warnings } = await judge({}, { assets: '"dist/**"\n!*.map' });
    expect(warnings).toEqual([]);
    expect(failures).toHaveLength(1);
    expect(failures[0]?.title).toBe('No files found');
    const text = failures[0]?.lines.join('\n');
    expect(text).toMatch(/No file in .* matches: "dist\/\*\*", !\*\.map/);
    expect(text).toMatch(/Hint: .*quotes/);
    expect(text).toContain('Nothing was sent.');
  });

  test('has each hint once', async () => {
    const { failures } = await judge({}, { assets: '*.png\n*.jpg\n*.gif' });
    expect(failures[0]?.lines.filter((line) => line.startsWith('Hint'))).toHaveLength(1);
  });

  test('is a warning, not one a pattern, where that is asked for', async () => {
    const given = { 'if-no-files-found': 'warn', assets: '*.a\n*.b' };
    const { failures, warnings } = await judge({ unmatched: ['*.a', '*.b'] }, given);
    expect(failures).toEqual([]);
    expect(warnings.map(({ title }) => title)).toEqual(['No files found']);
  });

  test('is nothing where that is asked for', async () => {
    expect(await judge({ unmatched: ['**'] }, { 'if-no-files-found': 'ignore' })).toEqual({
      failures: [],
      warnings: [],
    });
  });
});
