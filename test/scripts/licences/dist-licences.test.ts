import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundle } from '../../../scripts/bundle.ts';
import { ROOT } from '../../github/read-workflows.ts';
import { readLicenceList } from './read-licence-list.ts';

/** Compares `licenses.txt` in `dist` with the installed packages and with the text of the bundle. */

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** Whether it is a workspace. */
  readonly link?: boolean;
}

const DIST = join(ROOT, 'dist');
/** The bundle that is minified. */
const MINIFIED = join(DIST, 'cache/index.js');
/** Packages without a text of their licence: `scripts/licences` has one with the author of their package.json. */
const WITHOUT_TEXT = ['@nodable/entities'];
/** Packages whose every statement is in another package too, word for word. The names of files in the plain form show them. */
const COPIED = ['@azure/abort-controller'];
/** What `npm test` compiles from `src` and `emulator/src` before. */
const COMPILED = join(ROOT, '.cache/build');
const SCRIPT = /\.[cm]?js$/;
const listed = readLicenceList(join(DIST, 'licenses.txt'));
const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;
const production = Object.entries(lock)
  .filter(([path, { dev, optional, link }]) => path.includes('node_modules/') && !dev && !optional && !link)
  .map(([path, one]) => ({ ...one, path, name: path.split('node_modules/').at(-1) ?? '' }));
/** The minified bundle as it was before: names, blanks and comments are as in the packages. */
let plain = '';

beforeAll(async () => {
  const { files } = await bundle(join(COMPILED, 'src/cache.js'), { absent: ['supports-color'] });
  plain = files['index.js'] ?? '';
});

test('each listed package is locked and listed once', () => {
  const known = production.map(({ name, version, license }) => `${name} ${version} ${license}`);
  for (const { name, version, licence } of listed) expect(known).toContain(`${name} ${version} ${licence}`);
  const keys = listed.map(({ name, version }) => `${name} ${version}`);
  expect(keys).toEqual([...new Set(keys)].sort());
});

test.each(listed)('the licence of $name $version is there word for word', ({ name, version, text }) => {
  expect(text).toMatch(
    /permission is hereby granted|permission to use|redistribution and use|blue oak model|apache license/i,
  );
  for (const { path } of production.filter((one) => one.name === name && one.version === version)) {
    const files = readdirSync(join(ROOT, path)).filter((file) => /^licen[cs]e/i.test(file));
    expect(files, path).toHaveLength(WITHOUT_TEXT.includes(name) ? 0 : 1);
    if (files.length === 0) {
      const { author } = JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8'));
      expect(text).toContain(`\nCopyright (c) ${author.replace(/ \(.*/, '')}\n`);
      continue;
    }
    const own = readFileSync(join(ROOT, path, files[0] ?? ''), 'utf8').replaceAll('\r\n', '\n');
    expect(text, path).toContain(own.trim());
  }
});

test('only these packages carry WebAssembly, and the licences of the code in it are there', () => {
  const CARRIERS = {
    undici: ['Copyright © 2018 Fedor Indutny'],
    '@azure/storage-common': ['2010-2014 Emscripten authors', 'Copyright © 2005-2020 Rich Felker'],
  };
  const carried = (folder: string): string[] =>
    filesIn(folder, SCRIPT).flatMap((file) => readFileSync(file, 'utf8').match(/AGFzbQ[\w+/=]*/g) ?? []);
  const shipped = carried(DIST);
  const known = Object.entries(CARRIERS).flatMap(([name, holders]) => {
    const own = carried(join(ROOT, 'node_modules', name));
    expect(shipped.filter((code) => own.includes(code))).not.toEqual([]);
    for (const holder of holders) expect(listed.find((one) => one.name === name)?.text).toContain(holder);
    return own;
  });
  expect(shipped.filter((code) => !known.includes(code))).toEqual([]);
});

test('the minified bundle has the words of its plain form, and no other', () => {
  // The minifier gives variables shorter names, and writes numbers in another form.
  const words = (text: string) => new Set(text.match(/\b[a-z_$][\w$]{5,}/gi));
  const added = words(readFileSync(MINIFIED, 'utf8')).difference(words(plain));
  expect([...added]).toEqual([]);
});

test('minifying removes no copyright notice that is not elsewhere in dist', () => {
  const readable = filesIn(DIST, /\.(?:js|txt)$/)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const notices = plain.match(/(?<=^\s*(?:\/\/|\*)\s*)Copyright \S.*?(?=\s*$)/gim) ?? [];
  expect(notices.length).toBeGreaterThan(5);
  expect(notices.filter((notice) => !readable.includes(notice))).toEqual([]);
});

test('no script is bundled into which another package was bundled before', () => {
  const scripts = production.flatMap(({ path }) => filesIn(join(ROOT, path), SCRIPT));
  const isMixed = (script: string): boolean =>
    existsSync(`${script}.map`) && /"\.\.\/[^"]*\/node_modules\//.test(readFileSync(`${script}.map`, 'utf8'));
  const { true: mixed = [], false: plain = [] } = Object.groupBy(scripts, (script) => `${isMixed(script)}`);
  expect(mixed).not.toEqual([]);
  const bundled = bundledCode().difference(new Set(plain.flatMap(statementsIn)));
  expect(mixed.flatMap(statementsIn).filter((statement) => bundled.has(statement))).toEqual([]);
});

test('the list has each package that has code in the bundle, and no other', () => {
  const code = bundledCode();
  const owners = new Map<string, Set<string>>();
  const own = { folder: COMPILED, owner: 'this project' };
  const packages = production.map(({ path, name, version }) => ({
    folder: join(ROOT, path),
    owner: `${name} ${version}`,
  }));
  for (const { folder, owner } of [own, ...packages]) {
    // Compilers write the same helpers into many packages.
    for (const line of codeIn(folder)) owners.set(line, (owners.get(line) ?? new Set()).add(owner));
  }
  const copied = production
    .filter(({ name }) => COPIED.includes(name) && plain.includes(`: ./node_modules/${name}/`))
    .map(({ name, version }) => `${name} ${version}`);
  const found = [...owners].flatMap(([line, names]) =>
    names.size === 1 && code.has(line) ? [...names] : [],
  );
  for (const one of copied) expect(found).not.toContain(one);
  const shown = new Set([...found, ...copied]);
  shown.delete(own.owner);
  expect([...shown].sort()).toEqual(listed.map(({ name, version }) => `${name} ${version}`));
});

/** The statements of the bundles, of the minified one as they were before. */
function bundledCode(): Set<string> {
  const files = filesIn(DIST, SCRIPT).filter((file) => file !== MINIFIED);
  return new Set([...files.flatMap(statementsIn), ...statementsOf(plain)]);
}

function codeIn(folder: string): string[] {
  return filesIn(folder, SCRIPT).flatMap(statementsIn);
}

/** The files of a package, without those of the packages in it. */
function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file) && !/node_modules/.test(file))
    .map((file) => join(folder, file));
}

const statementsIn = (script: string): string[] => statementsOf(readFileSync(script, 'utf8'));

/** The statements that are long enough to tell their file. */
function statementsOf(text: string): string[] {
  return text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line.length > 30 && !/^(?:\/\/|\/?\*|import|export)/.test(line));
}
