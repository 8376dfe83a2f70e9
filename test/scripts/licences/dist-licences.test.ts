import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALLOWED_LICENCES } from '../../../scripts/licences/allowed-licences.ts';
import { parseLicenceList } from '../../../scripts/licences/licence-list.ts';

/** The lists in `dist`, held against what is installed and against the text of the bundles. */

const ROOT = resolve(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
const LIST = 'licenses.txt';

/** Lines that are shorter stand in many packages. */
const TELLING_LENGTH = 40;

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const lock: Record<string, LockedPackage> = JSON.parse(
  readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
).packages;
const production = Object.entries(lock).filter(
  ([path, { dev, optional }]) => path.includes('node_modules/') && !dev && !optional,
);
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';
const modules = new Map(production.map(([path]) => [path, modulesIn(join(ROOT, path))]));
const names = namesOf(modules);
const entries = readdirSync(DIST);
const listOf = (entry: string) => parseLicenceList(readFileSync(join(DIST, entry, LIST), 'utf8'));

describe.each(entries)('dist/%s', (entry) => {
  test('lists packages as they are locked, each once, with a text and an allowed licence', () => {
    const known = production.map(([path, { version, license }]) => `${nameOf(path)} ${version} ${license}`);
    const listed = listOf(entry);
    for (const { name, version, licence, text } of listed) {
      expect(known).toContain(`${name} ${version} ${licence}`);
      expect(ALLOWED_LICENCES).toContain(licence);
      expect(text).toMatch(/permission is hereby granted|permission to use|blue oak model|apache license/i);
    }
    const keys = listed.map(({ name, version }) => `${name} ${version}`);
    expect(keys).toEqual([...new Set(keys)].sort());
  });

  test('has the licence that came with each package, word for word', () => {
    for (const { name, version, text } of listOf(entry)) {
      const paths = production.filter(([path, one]) => nameOf(path) === name && one.version === version);
      for (const [path] of paths) {
        const files = readdirSync(join(ROOT, path)).filter((file) => /^licen[cs]e/i.test(file));
        expect(files, path).toHaveLength(1);
        const own = readFileSync(join(ROOT, path, files[0] ?? ''), 'utf8').replaceAll('\r\n', '\n');
        expect(text, path).toContain(own.trim());
      }
    }
  });

  test('lists the packages whose lines stand in the bundle, and no others', () => {
    const lines = new Set(modulesIn(join(DIST, entry)).flat());
    const there = production.flatMap(([path]) => (standsIn(lines, path) ? [nameOf(path)] : []));
    const listed = listOf(entry).map(({ name }) => name);
    expect([...new Set(there)].sort()).toEqual([...new Set(listed)].sort());
  });
});

test('each package is bundled in one version', () => {
  for (const entry of entries) {
    const listed = listOf(entry).map(({ name }) => name);
    const double = listed.filter((name, index) => listed.indexOf(name) !== index);
    expect(double).toEqual([]);
  }
});

test('no licence is allowed that nobody has', () => {
  const had = entries.flatMap((entry) => listOf(entry).map(({ licence }) => licence));
  expect([...new Set(had)].sort()).toEqual(ALLOWED_LICENCES);
});

/** The telling lines of all modules in a folder, packages inside it left out; one list a module. What is minified is one line. */
function modulesIn(folder: string): string[][] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[cm]?js$/.test(path) && !path.includes('node_modules'))
    .map((path) =>
      readFileSync(join(folder, path), 'utf8')
        .split(/[\n;]/)
        .map((line) => line.trim())
        .filter((line) => line.length >= TELLING_LENGTH && !/^(\/\/|\/?\*|import |export \{)/.test(line)),
    );
}

/** The names of the packages that each line stands in. */
function namesOf(modules: ReadonlyMap<string, readonly string[][]>): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const [path, lists] of modules) {
    for (const line of lists.flat()) names.set(line, (names.get(line) ?? new Set()).add(nameOf(path)));
  }
  return names;
}

/** Whether most lines of a module that stand in no other package are among these. */
function standsIn(lines: ReadonlySet<string>, path: string): boolean {
  return (modules.get(path) ?? []).some((module) => {
    const own = module.filter((line) => names.get(line)?.size === 1);
    return own.length > 0 && own.filter((line) => lines.has(line)).length * 2 > own.length;
  });
}
