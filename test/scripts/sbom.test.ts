import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readLicenceList } from './licences/read-licence-list.ts';

/** The bill of materials that a release has, compared with `dist` and the lock. */

const ROOT = resolve(import.meta.dirname, '../..');

const script = resolve(ROOT, 'scripts/sbom.ts');
const text = execFileSync(process.execPath, [script], { encoding: 'utf8' });
const sbom = JSON.parse(text);
const lock: Record<string, { version?: string; integrity?: string }> = JSON.parse(
  readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'),
).packages;

test('the bill is CycloneDX and names the project, in any folder', () => {
  expect(sbom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    metadata: { component: { type: 'application', name: 'playable-export-action' } },
  });
});

test('the bill has every bundled package with version, licence and hash, and no other', () => {
  const expected = readLicenceList(resolve(ROOT, 'dist/licenses.txt')).map(({ name, version, licence }) => {
    const [, locked] = Object.entries(lock).find(
      ([path, one]) => path.endsWith(`node_modules/${name}`) && one.version === version,
    ) ?? ['', undefined];
    const sha512 = Buffer.from(locked?.integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex');
    return expect.objectContaining({
      name,
      version,
      purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
      // CycloneDX tells one licence from an expression of several.
      licenses: [/ (?:AND|OR) /.test(licence) ? { expression: licence } : { license: { id: licence } }],
      hashes: [{ alg: 'SHA-512', content: sha512 }],
    });
  });
  expect(expected.length).toBeGreaterThan(10);
  expect(sbom.components).toEqual(expected);
});

test('the bill says which package needs which, so that the project leads to each of them', () => {
  const needs = new Map<string, string[]>(
    sbom.dependencies.map((one: { ref: string; dependsOn: string[] }) => [one.ref, one.dependsOn]),
  );
  const refs = [sbom.metadata.component, ...sbom.components].map((one) => one['bom-ref']);
  expect([...needs.keys()]).toEqual([...new Set(refs)]);
  const reached = new Set<string>();
  const follow = (ref: string): void => {
    expect(refs).toContain(ref);
    if (reached.has(ref)) return;
    reached.add(ref);
    for (const next of needs.get(ref) ?? []) follow(next);
  };
  follow(refs[0]);
  expect(reached.size).toBe(refs.length);
});

test('the bill names no host and no folder of this machine', () => {
  expect(text.match(/https?:\/\/[^/"]+/g)).toEqual(['http://cyclonedx.org']);
  expect(text).not.toContain(ROOT);
});
