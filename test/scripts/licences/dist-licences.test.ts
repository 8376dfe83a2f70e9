import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
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
const SCRIPT = /\.[cm]?js$/;
const listed = readLicenceList(join(DIST, 'licenses.txt'));
const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;
const production = Object.entries(lock)
  .filter(([path, { dev, optional, link }]) => path.includes('node_modules/') && !dev && !optional && !link)
  .map(([path, one]) => ({ ...one, path, name: path.split('node_modules/').at(-1) ?? '' }));

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
    expect(files, path).toHaveLength(1);
    const own = readFileSync(join(ROOT, path, files[0] ?? ''), 'utf8').replaceAll('\r\n', '\n');
    expect(text, path).toContain(own.trim());
  }
});

test('only undici carries WebAssembly, and the licence of that HTTP parser is there', () => {
  const carried = (folder: string): string[] =>
    filesIn(folder, SCRIPT).flatMap((file) => readFileSync(file, 'utf8').match(/AGFzbQ[\w+/=]*/g) ?? []);
  const own = carried(join(ROOT, 'node_modules/undici/lib'));
  expect(own).not.toEqual([]);
  for (const code of carried(DIST)) expect(own).toContain(code);
  expect(listed.find(({ name }) => name === 'undici')?.text).toContain('Copyright © 2018 Fedor Indutny');
});

test('no script is bundled into which another package was bundled before', () => {
  const scripts = production.flatMap(({ path }) => filesIn(join(ROOT, path), SCRIPT));
  const isMixed = (script: string): boolean =>
    existsSync(`${script}.map`) && /"\.\.\/[^"]*\/node_modules\//.test(readFileSync(`${script}.map`, 'utf8'));
  const { true: mixed = [], false: plain = [] } = Object.groupBy(scripts, (script) => `${isMixed(script)}`);
  expect(mixed).not.toEqual([]);
  const bundled = new Set(codeIn(DIST)).difference(new Set(plain.flatMap(statementsIn)));
  expect(mixed.flatMap(statementsIn).filter((statement) => bundled.has(statement))).toEqual([]);
});

test('the list has each package that has code in the bundle, and no other', () => {
  const bundle = new Set(codeIn(DIST));
  const owners = new Map<string, Set<string>>();
  for (const { path, name, version } of production) {
    // Compilers write the same helpers into many packages.
    for (const line of codeIn(join(ROOT, path)))
      owners.set(line, (owners.get(line) ?? new Set()).add(`${name} ${version}`));
  }
  const found = [...owners].flatMap(([line, names]) =>
    names.size === 1 && bundle.has(line) ? [...names] : [],
  );
  expect([...new Set(found)].sort()).toEqual(listed.map(({ name, version }) => `${name} ${version}`));
});

function codeIn(folder: string): string[] {
  return filesIn(folder, SCRIPT).flatMap(statementsIn);
}

/** The files of a package, without those of the packages in it. */
function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file) && !/node_modules/.test(file))
    .map((file) => join(folder, file));
}

/** The statements that are long enough to tell their file. */
function statementsIn(script: string): string[] {
  return readFileSync(script, 'utf8')
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line.length > 40 && !/^(?:\/\/|\/?\*|import|export)/.test(line));
}
