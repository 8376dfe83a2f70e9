import { describe, expect, test } from 'vitest';
import { checkAssets } from '../../../src/action/upload/check-assets.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { FoundAssets } from '../../../src/pipeline/find/find-assets.ts';
import type { Asset } from '../../../src/pipeline/outcomes.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { foundAssets, makeFiles } from '../../pipeline/prepare-run.ts';
import { assetAt } from '../../pipeline/some-outcomes.ts';
import { envWith } from '../input-env.ts';

/** A signal without a cancellation. */
const NEVER = new AbortController().signal;

async function inputsWith(inputs: Readonly<Record<string, string>>): Promise<UploadInputs> {
  return readUploadInputs(envWith(inputs, { GITHUB_WORKSPACE: await temporaryFolder() })).inputs;
}

async function check(
  found: Partial<FoundAssets>,
  inputs: Readonly<Record<string, string>> = {},
): Promise<Awaited<ReturnType<typeof checkAssets>>> {
  return checkAssets(foundAssets(found), await inputsWith({ assets: '**', ...inputs }), NEVER);
}

function asset(path: string, fileName = path): Asset {
  return assetAt(path, { fileName });
}

describe('files with the same name', () => {
  test('are named once, with all their paths; another case or Unicode form is another name', async () => {
    const named = (name: string, ...folders: readonly string[]) =>
      folders.map((folder) => asset(`${folder}/${name}`, name));
    const others = [asset('d/é', 'é'), asset('d/e\u0301', 'e\u0301'), asset('d/É', 'É')];
    const assets = [
      ...named('x', 'a', 'b', 'c'),
      ...named('y', 'a'),
      ...named('__proto__', 'a', 'b'),
      ...others,
    ];
    const { failures } = await check({ assets });
    const advice = '(`file-name: path` sends their paths instead)';
    expect(failures[0]?.lines.slice(0, -1)).toEqual([
      `\`assets\` matches 3 files that would get the name x ${advice}: a/x, b/x, c/x`,
      `\`assets\` matches 2 files that would get the name __proto__ ${advice}: a/__proto__, b/__proto__`,
    ]);
  });

  test('get no advice to send paths if paths are sent already', async () => {
    const { failures } = await check({ assets: [asset('a', 'x'), asset('b', 'x')] }, { 'file-name': 'path' });
    expect(failures[0]?.lines[0]).toBe('`assets` matches 2 files that would get the name x: a, b');
  });
});

test('reports unusable files with the reason', async () => {
  const unusable = [{ path: 'pipe', why: 'it is not a regular file' }];
  const lines = [
    "`assets` matches pipe, which can't be uploaded: it is not a regular file",
    expect.stringMatching(/^Nothing was sent\./),
  ];
  expect((await check({ assets: [asset('a')], unusable })).failures).toEqual([
    { title: 'Invalid input', lines },
  ]);
});

describe('a pattern without a match', () => {
  test('gets a hint only if a reason is likely', async () => {
    const { warnings } = await check({ assets: [asset('a')], unmatched: ['"quoted"'] });
    expect(warnings[0]?.lines).toEqual([
      expect.stringMatching(/^No file in \S+ matches: "quoted"$/),
      expect.stringMatching(/^Hint: .* without the `"` of a list/),
    ]);
    const inputs = { ...(await inputsWith({})), workingDirectory: import.meta.dirname };
    const found = foundAssets({ assets: [asset('a')], unmatched: ['*.nothing'] });
    expect((await checkAssets(found, inputs, NEVER)).warnings[0]?.lines).toEqual([
      expect.stringMatching(/^No file in \S+ matches: \*\.nothing$/),
      expect.not.stringContaining('Hint'),
    ]);
  });

  test.each([
    ['web/*.js', 'web/'],
    ['*/*.js', '*.js'],
    ['**/a.js', '{web,en}'],
  ])('is said to be left out by an exclusion: %s by !%s', async (line, exclusion) => {
    const inputs = await inputsWith({ assets: `${line}\n!*.map\n!${exclusion}` });
    await makeFiles(inputs.workspace, 'web/a.js', 'b.txt');
    const found = foundAssets({ assets: [asset('b.txt')], unmatched: [line] });
    const { warnings } = await checkAssets(found, inputs, NEVER);
    expect(warnings[0]?.lines[1]).toBe(`Hint: what it matches is left out by !${exclusion}.`);
  });

  test('shares a warning with others of the same hint if there are many', async () => {
    const unmatched = Array.from({ length: 300 }, (_, index) =>
      index % 2 === 0 ? `"${index}"` : `${index}`,
    );
    const { warnings } = await check({ assets: [asset('a')], unmatched });
    expect(warnings.map(({ lines }) => lines[1])).toEqual([
      expect.stringContaining('`"`'),
      // Only the first ones are looked for on the disk.
      expect.stringContaining('the folder is empty'),
      expect.stringMatching(/^Correct the line/),
    ]);
    expect(warnings[0]?.lines[0]).toMatch(/matches: "0", "2", .*/);
  });
});

test('warns once of links that are not followed', async () => {
  const { failures, warnings } = await check({ assets: [asset('a')], outsideLinks: ['b.txt', 'c'] });
  expect(failures).toEqual([]);
  const lines = [
    expect.stringMatching(/^2 symbolic links lead out of the .*: b\.txt, c$/),
    expect.any(String),
  ];
  expect(warnings).toEqual([{ title: 'Symbolic link not followed', lines }]);
});

test('warns of HTML files without a byte, and of no other empty file', async () => {
  const empty = (path: string, contentType: string) => assetAt(path, { size: 0, contentType });
  const html = [empty('a.html', 'text/html'), empty('b/b.htm', 'text/html; charset=utf-8')];
  const { failures, warnings } = await check({
    assets: [...html, empty('c.txt', 'text/plain'), asset('d.html')],
  });
  expect(failures).toEqual([]);
  expect(warnings).toEqual([
    {
      title: 'Empty HTML file',
      lines: ['2 HTML files are empty (0 bytes): a.html, b/b.htm', 'Check the build step.'],
    },
  ]);
});

describe('a line without an effect is named in the log', () => {
  test('if it is an exclusion that may be a safety net', async () => {
    const found = { assets: [asset('a')], unusedExclusions: ['!*.map', '!node_modules'] };
    const { warnings, notes } = await check(found);
    expect(warnings).toEqual([]);
    expect(notes).toEqual(['2 exclusions leave nothing out: !*.map, !node_modules']);
  });

  test('if it describes no file', async () => {
    const { warnings, notes } = await check(
      { assets: [asset('a.html')] },
      {
        'content-types': '*.bin: a/b\n*.html: c/d',
        'size-limits': '*.html: 5 MB\nimg/*: 2 KiB\ntotal: 1 MB',
      },
    );
    expect(warnings).toEqual([]);
    expect(notes).toEqual([
      'No file to upload matches 1 line of `content-types`: *.bin: a/b',
      'No file to upload matches 1 line of `size-limits`: img/*: 2 KiB',
    ]);
  });
});

test('a limit applies by each path of a file, and one with several patterns is corrected', async () => {
  const found = { assets: [{ ...assetAt('z/l.png', { size: 2_000 }), otherPaths: ['a/l.png'] }] };
  const { failures, warnings } = await check(found, { 'size-limits': 'a/*: 1 KB\n*.png, *.js: 5 KB' });
  expect(failures).toMatchObject([{ title: 'Size limit exceeded' }]);
  expect(warnings[0]?.lines).toEqual([
    expect.stringContaining('matches: *.png, *.js: 5 KB (in `size-limits`)'),
    'Hint: each line is one pattern, without the `,` of a list. Write: `*.png: 5 KB`',
  ]);
});

describe('a pattern that matches nothing while others do', () => {
  const FOUND = { assets: [asset('a.js')], unmatched: ['*.webp', '!raw/**'] };
  const ASSETS = '*.js\n*.webp\n!raw/**';

  test.each([
    ['', 2],
    ['warn', 2],
    ['ignore', 0],
  ])('is a warning unless `if-pattern-unmatched` says otherwise: %j', async (given, count) => {
    const { failures, warnings } = await check(FOUND, { assets: ASSETS, 'if-pattern-unmatched': given });
    expect(failures).toEqual([]);
    expect(warnings.map(({ title }) => title)).toEqual(Array(count).fill('Pattern without a match'));
  });

  test('is left to `if-no-files-found` if no other does', async () => {
    const given = { assets: '*.webp', 'if-pattern-unmatched': 'error', 'if-no-files-found': 'ignore' };
    expect(await check({ unmatched: ['*.webp'] }, given)).toMatchObject({ failures: [], warnings: [] });
  });
});

test('files that none of many patterns matches get each hint once', async () => {
  const { failures } = await check({}, { assets: '*.png\n*.jpg\n*.gif' });
  expect(failures[0]?.lines.filter((line) => line.includes('Hint: '))).toHaveLength(1);
});
