import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { credentialFailures } from '../../../src/action/upload/unfit-files.ts';
import type { Asset } from '../../../src/pipeline/outcomes.ts';
import { foundAssets } from '../../pipeline/prepare-run.ts';
import { assetAt } from '../../pipeline/some-outcomes.ts';

function asset(path: string, realPath = `/w/${path}`): Asset {
  const stateWhenFound = { realPath, dev: 1, ino: 1, size: 1, mtimeMs: 1, ctimeMs: 1 };
  return assetAt(path, { absolutePath: `/w/${path}`, stateWhenFound });
}

function linesFor(...assets: readonly Asset[]): readonly string[] {
  const failures = credentialFailures(foundAssets({ assets }));
  expect(failures.map(({ title }) => title)).toEqual(failures.length > 0 ? ['Credential file matched'] : []);
  return failures[0]?.lines ?? [];
}

test.each([
  ...['.env', '.env.production', '.env.example.js', 'env.local', '.npmrc', '.netrc'],
  ...['gha-creds-0123456789abcdef.json', 'key.pem', '.pem', 'a.b.pem', 'cert.p12', 'cert.pfx'],
  ...['release.jks', 'debug.keystore', 'id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519'],
  ...['.ENV', 'Key.PEM', 'ID_RSA', 'Cert.Pfx', 'two\nlines.pem'],
])('%j holds credentials, at any depth', (name) => {
  expect(linesFor(asset(name))).toHaveLength(2);
  expect(linesFor(asset(`deep/er/${name}`))).toHaveLength(2);
});

const PAGE = readFileSync(resolve(import.meta.dirname, '../../../docs/files.md'), 'utf8');
const [, TABLE = ''] = /\n## Credential files\n([\s\S]*?)(?:\n## |$)/.exec(PAGE) ?? [];
const DOCUMENTED = [...TABLE.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
  cell.replaceAll('`', '').split(', '),
);

test('docs/files.md lists them', () => {
  expect(DOCUMENTED).toHaveLength(15);
  for (const name of DOCUMENTED) expect(linesFor(asset(name.replace('*', 'some'))), name).toHaveLength(2);
});

test.each([
  ...['level.json', 'creds.json', 'gha-creds.json', 'gha-creds-x.json.png', 'a.key.png', 'template.env.js'],
  ...['env.js', 'env', 'environment.hdr', '.environment', 'a.env', 'npmrc', 'a.npmrc', 'sky.env.jpg', 'pem'],
  ...['key.pem.js', 'jks', 'a.jks.png', 'id_rsa.pub', 'id_rsa.js', 'my_id_rsa', 'grid_rsa', 'id_ed25519.png'],
  ...['.env/a.js', 'key.pem/a.js', '__proto__', '.htaccess', 'envelope.local'],
])('%s holds none', (path) => {
  expect(linesFor(asset(path))).toEqual([]);
});

test('are counted in the annotation and listed in the log if there are many, links with their targets', () => {
  const assets = Array.from({ length: 9 }, (_, index) => asset(`${index}.pem`));
  const [failure] = credentialFailures(foundAssets({ assets: [asset('a.txt', '/w/.env'), ...assets] }));
  const [line = ''] = failure?.lines ?? [];
  expect(line).toMatch(
    / 10 files that may hold credentials: a\.txt \(a link to \.env\), 0\.pem, .* and 5 more$/,
  );
  expect(failure?.details).toEqual(['a.txt (a link to .env)', ...assets.map(({ path }) => path)]);
});
