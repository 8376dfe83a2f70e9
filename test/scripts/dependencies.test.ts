import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** The packages in the manifests, in the lock and in CONTRIBUTING.md. */

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string;
  readonly cpu?: string;
}

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8');
/** The folders with a lock. The workspaces use the first one. */
const LOCKED = ['', 'tools/mutation/stryker/'];
const manifests: readonly Manifest[] = [...LOCKED, 'api/', 'emulator/'].map((folder) =>
  JSON.parse(read(`${folder}package.json`)),
);
const requested = manifests.flatMap((one) =>
  Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
);
const locked = LOCKED.flatMap((folder) => {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read(`${folder}package-lock.json`));
  return Object.entries(lock.packages).map(([path, one]): [string, LockedPackage] => [
    `${folder}${path}`,
    one,
  ]);
}).filter(([path]) => path.includes('node_modules/'));
const fetched = locked.filter(([, { link }]) => !link);

describe('CONTRIBUTING.md', () => {
  const [, section = ''] = /^## Dependencies, and why\n(.*?)^## /ms.exec(read('CONTRIBUTING.md')) ?? [];
  const rows = [...section.matchAll(/^\| (`.*?) \| (.*?) \|$/gm)].map(([, names = '', reason = '']) => ({
    names: [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    reason,
  }));

  test('has one row, with a reason, for each package of the manifests and no other', () => {
    const named = rows.flatMap(({ names }) => names);
    expect(named.sort()).toEqual([...new Set(requested.map(([name]) => name))].sort());
    for (const { names, reason } of rows) expect(reason.split(' ').length, names.join()).toBeGreaterThan(1);
  });
});

describe('a package', () => {
  test('is named by an exact version', () => {
    for (const [name, version] of requested) expect(version, name).toMatch(/^(npm:[\w/@-]+@)?\d+\.\d+\.\d+$/);
  });

  test('is locked by its hash and without a URL', () => {
    expect(fetched.length).toBeGreaterThan(100);
    for (const [path, { integrity, resolved }] of fetched) {
      expect(integrity, path).toMatch(/^sha512-/);
      expect(resolved, path).toBeUndefined();
    }
  });

  test('runs no install script: none has one, and npm would not run it', () => {
    expect(locked.filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
    for (const folder of LOCKED) expect(read(`${folder}.npmrc`)).toMatch(/^ignore-scripts=true$/m);
  });
});

test('scripts and tests run on the Node that is locked for this machine', () => {
  const runtimes = fetched.filter(([path]) => /\/node-(linux|win)-/.test(path));
  expect(new Set(runtimes.map(([, { version }]) => version)).size).toBe(1);
  const own = runtimes.find(([, { os, cpu }]) => os === process.platform && cpu === process.arch);
  // There is no locked Node for other platforms, which use their own.
  if (own !== undefined) expect(process.versions.node).toBe(own[1].version);
});
