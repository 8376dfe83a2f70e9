import { expect } from 'vitest';
import { type ActionRun, runAction } from './run-action.ts';

const FILES = {
  'dist/index.html': '<!doctype html>',
  'dist/index.map': '{}',
  'keys/id_rsa': 'key',
  'out/manifest.json': '{"version":1,"baseUrl":"","organizationId":"","assets":[]}',
};

/** Expects that a dry run would upload these paths. @param start how a run starts Node */
export async function expectPlanned(
  assets: string,
  paths: readonly string[],
  start: Pick<ActionRun, 'spawnNode'> = {},
): Promise<void> {
  const inputs = { assets, manifest: 'OUT/Manifest.JSON', 'file-name': 'path', 'dry-run': 'true' };
  const { exitCode, manifest } = await runAction({ files: FILES, inputs, ...start });
  expect(exitCode).toBe(0);
  const names = manifest.assets.map(({ path, fileName }) => [path, fileName]);
  expect(names).toEqual(paths.map((path) => [path, path]));
}

/** What a run does on a file system to which `A` and `a` are one name, with which `assets`, and the paths that it takes. */
export const CASES: readonly (readonly [name: string, assets: string, paths: readonly string[]])[] = [
  ['uploads a file once, under its name on disk', 'DIST/Index.HTML\ndist/index.html', ['dist/index.html']],
  [
    'takes names after wildcards and in braces from the disk',
    '*/Index.HTML\n{DIST,x}/*.html',
    ['dist/index.html'],
  ],
  ['excludes files in every spelling of their folder', 'DIST/*\n!dist/*.map', ['dist/index.html']],
  ['excludes files by another spelling', '{DIST,dist}/**\n!Dist/Index.MAP', ['dist/index.html']],
  ['takes a credential file that is named in full', 'KEYS/ID_RSA', ['keys/id_rsa']],
  ['never uploads the manifest', '**\n!KEYS', ['dist/index.html', 'dist/index.map']],
];
