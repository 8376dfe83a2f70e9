import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../doubles/environment.ts';

/** `npm run generate -- --owner NAME`, in copies of this tree. */

const ROOT = resolve(import.meta.dirname, '../..');
const IGNORED = ['.git', 'node_modules', 'build', 'coverage', '.demo', '.cache'];
const REPOSITORY = 'playable-export-action';

/** Runs the script in a copy: its exit code and its output. */
function runOwner(folder: string, ...args: string[]): Promise<[code: unknown, printed: string]> {
  const script = join(folder, 'scripts/owner.ts');
  return new Promise((done) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      done([error?.code ?? 0, stdout + stderr]),
    );
  });
}

function readTree(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}

/** A copy that names one owner in package.json and `named` in a page. */
async function smallCopy(named: string): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'scripts'));
  await cp(join(ROOT, 'scripts/owner.ts'), join(folder, 'scripts/owner.ts'));
  const settings = {
    ...{ name: REPOSITORY, version: '1.2.3', type: 'module' },
    repository: `github:acme/${REPOSITORY}`,
  };
  await writeFile(join(folder, 'package.json'), JSON.stringify(settings));
  await writeFile(join(folder, 'page.md'), `first\nuses: ${named}/${REPOSITORY}/games@v1\n`);
  return folder;
}

test('another owner is written into every file, and the way back gives the same tree', async () => {
  const folder = await temporaryFolder();
  await cp(ROOT, folder, { recursive: true, filter: (path) => !IGNORED.includes(basename(path)) });
  const before = readTree(folder);
  const { repository } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const [, owner = ''] = /^github:(.+)\//.exec(repository) ?? [];

  expect(await runOwner(folder, '--owner', 'Some-Owner-2')).toEqual([
    0,
    expect.stringMatching(/^owner: Some-Owner-2, written into \d\d files: commit them$/m),
  ]);
  const renamed = readTree(folder);
  const named = new RegExp(`(?:${owner}|<owner>)/${REPOSITORY}`);
  expect(Object.values(before).filter((text) => named.test(text)).length).toBeGreaterThan(20);
  expect(Object.keys(renamed).filter((path) => named.test(renamed[path] ?? ''))).toEqual([]);
  expect(await runOwner(folder, '--check')).toEqual([0, expect.any(String)]);
  const readme = renamed[join(folder, 'README.md')];
  expect(readme).toContain('/badge.svg)');
  expect(readme).not.toContain('No release exists yet');

  await runOwner(folder, '--owner', owner);
  // After a release, a step uses it by its full version.
  const released = new RegExp(`(?<=uses: \\S+/${REPOSITORY}@v\\d+)\\.[\\w.-]+`, 'g');
  const expected = Object.entries(before).map(([path, text]) => [path, text.replace(released, '')]);
  expect(readTree(folder)).toEqual(Object.fromEntries(expected));
});

const NAMED = [
  `- uses: acme/${REPOSITORY}@v1`,
  `uses: <owner>/${REPOSITORY}/.github/workflows/deliver.yml@v1`,
  `  return "- uses: acme/${REPOSITORY}/games@v1"`,
  `[![CI](https://github.com/acme/${REPOSITORY}/badge.svg)](https://github.com/acme/${REPOSITORY})`,
  `git clone git@github.com:acme/${REPOSITORY}.git`,
  `"repository": "github:acme/${REPOSITORY}",`,
  `gh attestation verify --repo acme/${REPOSITORY}`,
  `* @acme/${REPOSITORY}`,
  `      acme/${REPOSITORY}/*: ref-pin`,
];
const PATHS = [
  `__webpack_require__("../../b/${REPOSITORY}/node_modules/x/index.js")`,
  `   ../b/${REPOSITORY}/node_modules/`,
  `cd code/${REPOSITORY} && npm ci`,
  `C:/code/${REPOSITORY}/dist`,
  `https://example.com/b/${REPOSITORY}`,
  `https://github.com/b/${REPOSITORY}-fork`,
];

test('a line that names the owner names the new one, and a path that ends as the repository is named has none', async () => {
  const folder = await smallCopy('acme');
  for (const [name, lines] of Object.entries({ named: NAMED, paths: PATHS }))
    await writeFile(join(folder, `${name}.txt`), lines.join('\n'));
  expect(await runOwner(folder, '--owner=other')).toEqual([0, expect.not.stringContaining('.txt')]);
  const renamed = NAMED.map((line) => line.replaceAll(/<owner>|acme/g, 'other'));
  expect((await readFile(join(folder, 'named.txt'), 'utf8')).split('\n')).toEqual(renamed);
  expect((await readFile(join(folder, 'paths.txt'), 'utf8')).split('\n')).toEqual(PATHS);
});

test('a copy of a released tree uses its own tag vX, because the releases belong to the previous owner', async () => {
  const folder = await smallCopy('acme');
  const workflow = join(folder, 'deliver.yml');
  const used = `uses: acme/${REPOSITORY}`;
  await writeFile(workflow, `${used}@v1.2.3\n${used}/games@main\nuses: actions/checkout@v7.0.1\n`);
  await runOwner(folder);
  expect(await readFile(workflow, 'utf8')).toContain(`${used}@v1.2.3\n`);

  await runOwner(folder, '--owner=other');
  const own = `uses: other/${REPOSITORY}`;
  const renamed = `${own}@v1\n${own}/games@v1\nuses: actions/checkout@v7.0.1\n`;
  expect(await readFile(workflow, 'utf8')).toBe(renamed);
});

test.each([
  ['a'.repeat(39), 'a'.repeat(39)],
  ['a'.repeat(40), '<owner>'],
])(
  'of the owner %j, a step on a page shows %s, and only a placeholder has no badges and no release',
  async (name, shown) => {
    const folder = await smallCopy('acme');
    const page = join(folder, 'page.md');
    await writeFile(page, `${await readFile(page, 'utf8')}https://github.com/acme/${REPOSITORY}\n`);
    const readme = join(folder, 'README.md');
    await writeFile(readme, '<!-- badges -->\n<!-- no release -->\n');
    for (const owner of [name, 'acme', name])
      expect(await runOwner(folder, `--owner=${owner}`)).toEqual([0, expect.any(String)]);
    expect(await runOwner(folder, '--check')).toEqual([0, expect.any(String)]);
    expect(await readFile(page, 'utf8')).toBe(
      `first\nuses: ${shown}/${REPOSITORY}/games@v1\nhttps://github.com/${name}/${REPOSITORY}\n`,
    );
    const isPlaceholder = shown !== name;
    const text = await readFile(readme, 'utf8');
    expect([text.includes('/badge.svg)'), text.includes('No release exists yet')]).toEqual([
      !isPlaceholder,
      isPlaceholder,
    ]);
  },
);
