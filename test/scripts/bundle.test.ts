import { execFileSync } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { bundle } from '../../scripts/bundle.ts';
import { licenceList } from '../../scripts/licences/licence-list.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { readLicenceList } from './licences/read-licence-list.ts';

/** Bundles small packages with the real bundler. */

type Files = Readonly<Record<string, string>>;

/** The files of a package at this path below `node_modules/` of a project. */
function installed(path: string, files: Files, manifest: object = {}): Files {
  const folder = `node_modules/${path}`;
  const name = path.split('node_modules/').at(-1);
  const stated = { name, version: '1.0.0', license: 'MIT', type: 'module', main: 'index.js', ...manifest };
  const own: Files = { 'package.json': JSON.stringify(stated), LICENSE: `The licence of ${name}`, ...files };
  return Object.fromEntries(Object.entries(own).map(([file, text]) => [`${folder}/${file}`, text]));
}

/** Bundles `main.js` of these files and returns the folder of the bundle, with the list of its licences. */
async function bundled(files: Files, options?: Parameters<typeof bundle>[1]): Promise<string> {
  const project = await temporaryFolder();
  for (const [path, text] of Object.entries({ 'package.json': '{"type":"module"}', ...files })) {
    await mkdir(dirname(join(project, path)), { recursive: true });
    await writeFile(join(project, path), text);
  }
  const out = await temporaryFolder();
  const { files: parts, modules } = await bundle(join(project, 'main.js'), options);
  for (const [name, content] of Object.entries({ ...parts, 'licenses.txt': licenceList(modules) }))
    await writeFile(join(out, name), content);
  return out;
}

test('licenses.txt lists every package of every part with its version and text, and no other', async () => {
  const out = await bundled({
    'main.js': `
      import { first } from 'first';
      console.log(first);
      if (process.argv[2] === 'late') console.log((await import('@scope/late')).late);
    `,
    ...installed('first', {
      'index.js': `import { inner } from 'inner'; import { unused } from 'unused'; export const first = 'first ' + inner;`,
      NOTICE: 'Notice of first\r\nin two lines\r\n',
    }),
    ...installed('first/node_modules/inner', { 'index.js': `export const inner = 'nested';` }),
    ...installed(
      'inner',
      { 'index.js': `export const inner = 'outer';` },
      { version: '2.0.0', license: 'ISC' },
    ),
    ...installed(
      'unused',
      { 'index.js': `export const unused = 'no module imports this';` },
      { sideEffects: false },
    ),
    ...installed('@scope/late', {
      'index.js': `import { inner } from 'inner'; export const late = 'late ' + inner;`,
    }),
    ...installed('absent', { 'index.js': `export const absent = 'absent';` }),
  });
  expect((await readdir(out)).filter((file) => file.endsWith('.js'))).toHaveLength(2);
  expect(execFileSync(process.execPath, [join(out, 'index.js'), 'late'], { encoding: 'utf8' })).toContain(
    'late outer',
  );
  expect(readLicenceList(join(out, 'licenses.txt'))).toEqual([
    { name: '@scope/late', version: '1.0.0', licence: 'MIT', text: 'The licence of @scope/late' },
    {
      name: 'first',
      version: '1.0.0',
      licence: 'MIT',
      text: 'The licence of first\n\nNotice of first\nin two lines',
    },
    { name: 'inner', version: '1.0.0', licence: 'MIT', text: 'The licence of inner' },
    { name: 'inner', version: '2.0.0', licence: 'ISC', text: 'The licence of inner' },
  ]);
});

test('an import that is not found is an error', async () => {
  await expect(bundled({ 'main.js': `import 'absent';` })).rejects.toThrow('@@notfound.js?absent');
  const named = installed('named', { 'index.js': 'export const other = 1;' });
  await expect(
    bundled({ 'main.js': `import { absent } from 'named';\nconsole.log(absent);`, ...named }),
  ).rejects.toThrow(`'absent' (imported as 'absent') was not found in 'named'`);
});

test('a package that others use if it is installed is absent, also if a folder above the bundle has it', async () => {
  const optional = installed('optional', { 'index.js': `console.log('optional');` });
  const carrier = installed(
    'carrier',
    { 'index.js': `try { require('optional'); } catch { console.log('absent'); }` },
    { type: 'commonjs' },
  );
  const files = { 'main.js': `import 'carrier';`, ...carrier, ...optional };
  const run = (out: string) => execFileSync(process.execPath, [join(out, 'index.js')], { encoding: 'utf8' });
  expect(run(await bundled(files))).toBe('optional\n');
  const out = await bundled(files, { absent: ['optional'] });
  for (const [path, text] of Object.entries(optional)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
  expect(run(out)).toBe('absent\n');
  expect(readLicenceList(join(out, 'licenses.txt')).map(({ name }) => name)).toEqual(['carrier']);
});

test.each<[string, Files, object, string]>([
  ['without the text of its licence', { LICENSE: '\n' }, {}, 'comes without the text of its licence'],
  ['with a licence that is not allowed', {}, { license: 'GPL-3.0-only' }, 'has the licence GPL-3.0-only'],
  ['that does not say its licence', {}, { license: undefined }, 'has the licence undefined'],
])('a package %s is not bundled', async (_, files, manifest, words) => {
  const main = `import { carrier } from 'carrier';\nconsole.log(carrier);`;
  const carrier = installed(
    'carrier',
    { 'index.js': `export const carrier = 'carrier';`, ...files },
    manifest,
  );
  await expect(bundled({ 'main.js': main, ...carrier })).rejects.toThrow(`carrier 1.0.0 ${words}`);
});
