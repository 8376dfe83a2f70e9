import { readdirSync, readFileSync } from 'node:fs';
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
}

const DIST = join(ROOT, 'dist');
const listed = readLicenceList(join(DIST, 'licenses.txt'));
const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;
const production = Object.entries(lock)
  .filter(([path, { dev, optional }]) => path.includes('node_modules/') && !dev && !optional)
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

test('the licence of the HTTP parser that undici carries as WebAssembly is there', () => {
  expect(listed.find(({ name }) => name === 'undici')?.text).toContain('Copyright © 2018 Fedor Indutny');
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

/** The statements that are long enough to tell their file. */
function codeIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file) && !/node_modules/.test(file))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/[\n;]/))
    .map((line) => line.trim())
    .filter((line) => line.length > 40 && !/^(?:\/\/|\/?\*|import|export)/.test(line));
}
