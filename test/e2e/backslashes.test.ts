import { expect, test } from 'vitest';
import { runAction } from './run-action.ts';

/* Elsewhere, a backslash is part of a name or escapes a wildcard. */
const onWindows = test.runIf(process.platform === 'win32');

onWindows('backslashes separate folders in patterns, exclusions, rules and limits', async () => {
  const { exitCode, manifest, stdout } = await runAction({
    files: { 'dist/img/a.png': 'a', 'dist/img/b.png': 'b', '.git/config': 'c' },
    inputs: {
      assets: '.\\dist\\**\n!dist\\img\\b.*\n.git\\config',
      'content-types': 'dist\\img\\*.png: image/x-test',
      'size-limits': 'dist\\img\\*.png: 1 KB',
      'file-name': 'path',
      'dry-run': 'true',
    },
  });
  expect(exitCode).toBe(0);
  expect(manifest.assets.map(({ path, contentType }) => `${path} ${contentType}`)).toEqual([
    '.git/config application/octet-stream',
    'dist/img/a.png image/x-test',
  ]);
  expect(stdout).not.toContain('::warning');
});
