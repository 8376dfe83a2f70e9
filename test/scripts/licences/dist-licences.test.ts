import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALLOWED_LICENCES } from '../../../scripts/licences/allowed-licences.ts';
import { parseLicenceList } from '../../../scripts/licences/licence-list.ts';

/** Compares each `licenses.txt` in `dist` with the installed packages and with the text of the bundle. */

const ROOT = resolve(import.meta.dirname, '../../..');
const DIST = join(ROOT, 'dist');
const LIST = 'licenses.txt';

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
const entries = readdirSync(DIST);
const listOf = (entry: string) => parseLicenceList(readFileSync(join(DIST, entry, LIST), 'utf8'));

describe.each(entries)('dist/%s', (entry) => {
  test('lists each locked package once, with a text and an allowed licence', () => {
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

  test('has the licence of each package word for word', () => {
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

  test('lists the packages whose files are in the bundle, and no others', () => {
    const text = readFileSync(join(DIST, entry, 'index.js'), 'utf8');
    const files = [...text.matchAll(/^\/\/ .*\bnode_modules\/((?:@[^/\n]+\/)?[^/\n]+)/gm)];
    expect([...new Set(files.map(([, name]) => name))].sort()).toEqual(listOf(entry).map(({ name }) => name));
  });
});

test('no bundle has undici, which a package imports and nothing calls', () => {
  for (const entry of entries) expect(listOf(entry).map(({ name }) => name)).not.toContain('undici');
});

test('no bundle has two versions of a package', () => {
  for (const entry of entries) {
    const listed = listOf(entry).map(({ name }) => name);
    expect(listed.filter((name, index) => listed.indexOf(name) !== index)).toEqual([]);
  }
});

test('every allowed licence is the licence of a bundled package', () => {
  const had = entries.flatMap((entry) => listOf(entry).map(({ licence }) => licence));
  expect([...new Set(had)].sort()).toEqual(ALLOWED_LICENCES);
});
