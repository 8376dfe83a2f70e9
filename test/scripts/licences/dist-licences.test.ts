import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../github/read-workflows.ts';
import { readLicenceList } from './read-licence-list.ts';

/** Compares `licenses.txt` in `dist` with the installed packages. */

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  /** Whether it is a workspace. */
  readonly link?: boolean;
}

const DIST = join(ROOT, 'dist');
/** Packages without a text of their licence: `scripts/licences` has one with the author of their package.json. */
const WITHOUT_TEXT = ['@nodable/entities'];
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

/** The files of a package, without those of the packages in it. */
function filesIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => names.test(file) && !/node_modules/.test(file))
    .map((file) => join(folder, file));
}
