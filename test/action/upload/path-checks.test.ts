import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatProblem } from '../../../src/action/report/failures/failures.ts';
import { EMPTY_VARIABLE, InputReader } from '../../../src/action/runner/inputs/input-reader.ts';
import { checkPaths } from '../../../src/action/upload/path-checks.ts';
import { readUploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import { chmod, symlink } from '../../doubles/conditions.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeFiles } from '../../pipeline/prepare-run.ts';
import { envWith } from '../input-env.ts';

interface Folders {
  readonly workspace: string;
  readonly temp: string;
}

async function makeFolders(): Promise<Folders> {
  const folder = await temporaryFolder();
  const folders = { workspace: join(folder, 'work'), temp: join(folder, 'temp') };
  await mkdir(folders.workspace);
  await mkdir(folders.temp);
  return folders;
}

async function check(
  { workspace, temp }: Folders,
  given: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const env = envWith(given, { GITHUB_WORKSPACE: workspace, RUNNER_TEMP: temp });
  const { problems } = await checkPaths(readUploadInputs(env).inputs, [], new InputReader(env));
  return problems.map(formatProblem);
}

/**
 * What is given as a path, and the start of the problem with it; none if the path is valid. How a path must not be written:
 * test/action/runner/inputs/names.test.ts.
 */
type Case = [path: string, problem?: RegExp];

const MISSING = /^`working-directory` must be a folder, but there is no "(?:game\/|file\/)?\w+": .*checkout/;
const FILE = /^`working-directory` must be a folder, but ".*file" is a file/;
const OUTSIDE = /^`working-directory` must not lead out of the workspace/;
const NOT_A_FILE = /^`manifest` must be a file, but (?:a folder|what ends in \/ is a folder)/;
const NOT_FILLED_IN =
  /^`(?:manifest|working-directory)` must be one path on one line, without quotes, and without ~, variables and expressions/;

async function expectProblem(input: string, path: string, problem?: RegExp): Promise<void> {
  const folders = await makeFolders();
  await mkdir(join(folders.workspace, 'game'));
  await writeFile(join(folders.workspace, 'file'), '');
  await symlink('game', join(folders.workspace, 'inside'));
  await symlink(folders.temp, join(folders.workspace, 'outside'));
  await symlink('gone', join(folders.workspace, 'dangling'));
  const expected = problem === undefined ? [] : [expect.stringMatching(problem)];
  expect(await check(folders, { [input]: path.replace('TEMP', folders.temp) })).toEqual(expected);
}

test.each<Case>([
  ...['', '.', 'game', './game/', '../temp', 'TEMP', 'inside'].map((path): Case => [path]),
  ['gone', MISSING],
  ['game/gone', MISSING],
  ['~', NOT_FILLED_IN],
  ...['gaem', '"game"', '/game', '~/game', '$GITHUB_WORKSPACE/game', '../game'].map(
    (path): Case => [path, /^`working-directory` must be .*g\w+e.*: write `working-directory: game`$/],
  ),
  ['dangling', MISSING],
  ['file/below', MISSING],
  ['file', FILE],
  ['outside', OUTSIDE],
])('checks that `working-directory` is a folder: %j', async (path, problem) => {
  await expectProblem('working-directory', path, problem);
});

test.each([
  ['gone', []],
  ['~/game', [expect.stringMatching(NOT_FILLED_IN)]],
])('a step that only exports needs no folder `working-directory`, but a path: %j', async (path, expected) => {
  const exported = { variant: 'v-1', network: 'unity', 'content-types': '*.bin: image/png' };
  expect(await check(await makeFolders(), { ...exported, 'working-directory': path })).toEqual(expected);
});

test.runIf(process.platform === 'linux').each(['Game', String.raw`.\game`])(
  'names the folder that `working-directory` means: %j',
  async (path) => {
    await expectProblem('working-directory', path, /: write `working-directory: game`$/);
  },
);

test.each<Case>([
  ...['', 'new.json', 'a/b/new.json', 'file', 'TEMP/m.json', 'n'.repeat(255)].map((path): Case => [path]),
  ['game', NOT_A_FILE],
  ['.', NOT_A_FILE],
  ['game/', NOT_A_FILE],
  ['new/', NOT_A_FILE],
  ['~/m.json', NOT_FILLED_IN],
  ['n'.repeat(256), /^`manifest` can't be read \(ENAMETOOLONG\)/],
])('checks that `manifest` is a file, new or old: %j', async (path, problem) => {
  await expectProblem('manifest', path, problem);
});

test.skipIf(process.platform === 'win32')('rejects a device as `manifest`', async () => {
  await expectProblem('manifest', '/dev/null', NOT_A_FILE);
});

// The superuser has access to every folder.
test.skipIf(process.getuid?.() === 0).each([
  ['no right', 0o000],
  ['only the right to write', 0o200],
  ['only the right to list', 0o400],
])('rejects a `working-directory` to which it has %s', async (_, mode) => {
  const folders = await makeFolders();
  const closed = join(folders.workspace, 'closed');
  await mkdir(closed);
  await chmod(closed, mode);
  const problems = await check(folders, { 'working-directory': 'closed' });
  await chmod(closed, 0o700);
  expect(problems).toEqual(['`working-directory` must be a folder that can be read (EACCES)']);
});

test('accepts a workspace that is a symbolic link', async () => {
  const folders = await makeFolders();
  await mkdir(join(folders.workspace, 'game'));
  const workspace = join(folders.temp, 'linked');
  await symlink(folders.workspace, workspace);
  expect(await check({ ...folders, workspace }, { 'working-directory': 'game' })).toEqual([]);
});

test('reports a missing workspace once', async () => {
  const folders = await makeFolders();
  const workspace = join(folders.workspace, 'gone');
  const problems = await check({ ...folders, workspace }, { manifest: 'm.json' });
  expect(problems).toEqual([expect.stringMatching(/^`working-directory` .*GITHUB_WORKSPACE/)]);
});

test('reports both inputs at once', async () => {
  const problems = await check(await makeFolders(), { 'working-directory': 'gone', manifest: '.' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['`working-directory`', '`manifest`']);
});

describe('a pattern', () => {
  const OUTSIDE = 'must have no line that begins outside the workspace; it starts in `working-directory`';
  const TOO_MANY = 'must have no line whose braces stand for more than 1,000 lines';
  const TOO_LONG = 'must have lines of at most 4,096 bytes, one pattern a line';

  test.each<[input: string, line: string, problem: string]>([
    ['assets', '/game/**', `${OUTSIDE}: "/game/**"; write "game/**"`],
    ['assets', '!/game/*.map', `${OUTSIDE}: "!/game/*.map"; write "!game/*.map"`],
    ['assets', '!/game', `${OUTSIDE}: "!/game"; write "!./game"`],
    // What no name in the folder is certain to mean.
    ['assets', '/etc/*', `${OUTSIDE}: "/etc/*"`],
    ['assets', '/**', `${OUTSIDE}: "/**". ${EMPTY_VARIABLE}`],
    ['assets', '*/../../x', `${OUTSIDE}: "*/../../x"`],
    ['assets', '{game,../x}/*', `${OUTSIDE}: "{game,../x}/*"`],
    ['content-types', '../x/*.js: text/plain', `${OUTSIDE}: "../x/*.js"`],
    ['size-limits', '/etc/*.js: 1 MB', `${OUTSIDE}: "/etc/*.js"`],
    ['assets', '!{1..1001}', TOO_MANY],
    ['assets', '{a,b}'.repeat(17), TOO_MANY],
    ['assets', '{a/b,c}'.repeat(14), TOO_MANY],
    ['assets', 'a'.repeat(4_097), TOO_LONG],
    ['assets', `{${'name,'.repeat(2_000)}x}`, TOO_LONG],
  ])('that can not be used is a problem of `%s`: %.20s', async (input, line, problem) => {
    const folders = await makeFolders();
    await makeFiles(folders.workspace, 'game/a.js', 'game/a.map');
    const [found = '', ...others] = await check(folders, { [input]: line });
    expect(others).toEqual([]);
    const start = `\`${input}\` ${problem}`;
    // A long line is shortened.
    expect(problem.endsWith('"') ? found : found.slice(0, start.length)).toBe(start);
  });

  test('is corrected in the first ten lines only: each correction looks at all files', async () => {
    const folders = await makeFolders();
    await makeFiles(folders.workspace, 'game/a.js');
    const lines = Array.from({ length: 12 }, (_, index) => `/game/{a,b${index}}.js`);
    const found = await check(folders, { assets: lines.join('\n') });
    expect(found.map((problem) => problem.includes('; write "game/'))).toEqual([
      ...Array(10).fill(true),
      ...Array(2).fill(false),
    ]);
  });

  test('may begin with the path of the workspace, be 4,096 bytes long, and stand for 1,000 lines', async () => {
    const folders = await makeFolders();
    for (const line of [`${folders.workspace}/*.js`, 'a'.repeat(4_096), '{1..1000}'])
      expect(await check(folders, { assets: line })).toEqual([]);
  });
});
