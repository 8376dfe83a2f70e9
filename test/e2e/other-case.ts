import { expect } from 'vitest';
import { type ActionRun, runAction } from './run-action.ts';

/** How a run starts Node. */
export type Start = Pick<ActionRun, 'spawnNode'>;

const FILES = {
  'dist/index.html': '<!doctype html>',
  'dist/index.map': '{}',
  'keys/id_rsa': 'key',
  'out/manifest.json': '{"version":1,"baseUrl":"","organizationId":"","assets":[]}',
};

/** The paths that a dry run would upload. */
async function plannedPaths(assets: string, start: Start): Promise<string[]> {
  const inputs = { assets, manifest: 'OUT/Manifest.JSON', 'file-name': 'path', 'dry-run': 'true' };
  const { exitCode, manifest } = await runAction({ files: FILES, inputs, ...start });
  expect(exitCode).toBe(0);
  return manifest.assets.map(({ path, fileName }) => {
    expect(fileName).toBe(path);
    return path;
  });
}

const PATTERNS: readonly (readonly [name: string, assets: string, paths: readonly string[]])[] = [
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

/** What a run does on a file system to which `A` and `a` are one name. */
export const CASES: readonly (readonly [name: string, check: (start: Start) => Promise<void>])[] =
  PATTERNS.map(([name, assets, paths]) => {
    return [name, async (start) => expect(await plannedPaths(assets, start)).toEqual(paths)];
  });
