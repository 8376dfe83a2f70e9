import { expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { spareManifest } from '../../../src/action/upload/spare-manifest.ts';
import { parseInputs } from '../../../src/action/upload/upload-inputs.ts';
import { captureStdout } from '../capture-stdout.ts';
import { envWith } from '../env-with.ts';

const ASSET = { path: 'a', absolutePath: '/ws/a', fileName: 'a', contentType: 'text/plain', size: 1 };

function spare(
  reuse: string,
  assets: readonly (typeof ASSET)[],
  shard = '',
): { stays: boolean; lines: string[] } {
  const stdout = captureStdout();
  const env = envWith({ assets: '**', manifest: 'm.json', 'reuse-unchanged': reuse, shard });
  const { inputs } = parseInputs(env);
  const { manifestPath } = spareManifest(inputs, { assets, exports: [] }, { env, log: new Log() });
  return { stays: manifestPath !== inputs.manifestPath, lines: [...stdout.lines] };
}

test('a run without a file leaves the manifest to later runs, and says so', () => {
  const { stays, lines } = spare('true', []);
  expect(stays).toBe(true);
  expect(lines).toEqual([expect.stringMatching(/^There was no file to upload: .*m\.json is left/)]);
});

test.each([
  ['with a file', 'true', [ASSET]],
  ['where nothing is reused', 'false', []],
])('a run %s writes it where it was asked to', (_, reuse, assets) => {
  expect(spare(reuse, assets)).toEqual({ stays: false, lines: [] });
});

test('a shard without a file writes it all the same: those who join the shards wait for it', () => {
  expect(spare('true', [], '2/3')).toEqual({ stays: false, lines: [] });
});
