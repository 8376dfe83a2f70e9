import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { parseFileCommands } from '../../../scripts/local-runner.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { writeOutputs } from '../../../src/action/runner/outputs.ts';
import { ServiceError } from '../../../src/api/errors.ts';
import type { ExportOutcome, UploadOutcome } from '../../../src/pipeline/outcomes.ts';
import { assetAt, callFailure, failed, reused, triggered, uploaded } from '../../pipeline/some-outcomes.ts';
import { readDeclared } from '../input-env.ts';
import { annotationsIn, captureStdout, makeOutputFile } from '../run-here.ts';

const LIMIT = 100_000;

async function write(uploads: readonly UploadOutcome[], exports: readonly ExportOutcome[] = []) {
  const file = await makeOutputFile();
  const stdout = captureStdout();
  const log = new Log();
  writeOutputs({ uploads, exports }, '/temp/manifest.json', { env: process.env, log });
  log.flush();
  const leftEmpty = annotationsIn(stdout.lines).map(({ lines }) => lines.join(' '));
  return { outputs: parseFileCommands(await readFile(file, 'utf8')), leftEmpty };
}

const ERROR = new ServiceError({ method: 'POST', location: 'https://h/v1/export' }, 500, 'no');

/** An export that the service answered like this. */
function exported(variantId: string, response: unknown): ExportOutcome {
  return triggered({ variantId, network: 'net' }, response);
}

/** A text of this many bytes, most of them of this character. */
function textOf(bytes: number, character: string): string {
  const width = Buffer.byteLength(character);
  return character.repeat(Math.floor(bytes / width)) + 'x'.repeat(bytes % width);
}

describe('the outputs', () => {
  test('are all those of action.yml, even if nothing was done', async () => {
    const { outputs } = await write([]);
    expect(Object.keys(outputs).sort()).toEqual([...readDeclared().outputs].sort());
    const counts = { 'uploaded-count': '0', 'reused-count': '0', 'failed-count': '0', 'uploaded-bytes': '0' };
    const exports = { exports: '[]', 'export-count': '0' };
    expect(outputs).toEqual({ 'asset-ids': '{}', ...counts, ...exports, manifest: '/temp/manifest.json' });
  });

  test('report every file and every export', async () => {
    const { outputs, leftEmpty } = await write(
      [
        uploaded(assetAt('img/a.png', { size: 3_000_000_000 }), 'id-1'),
        uploaded(assetAt('b "quoted".png', { size: 7 }), 'id-2'),
        reused(assetAt('old.png', { size: 9 }), 'id-0'),
        failed(assetAt('c', { size: 100 }), ERROR),
      ],
      [
        exported('v1', { id: 'e-1' }),
        exported('v2', undefined),
        exported('v3', null),
        { variantId: 'v5', network: 'net', status: 'failed', attempts: 1, failure: callFailure(ERROR) },
      ],
    );
    expect(JSON.parse(outputs['asset-ids'] ?? '')).toEqual({
      'img/a.png': 'id-1',
      'b "quoted".png': 'id-2',
      'old.png': 'id-0',
    });
    expect(JSON.parse(outputs['exports'] ?? '')).toEqual([
      { variantId: 'v1', network: 'net', status: 'triggered', response: { id: 'e-1' } },
      { variantId: 'v2', network: 'net', status: 'triggered' },
      { variantId: 'v3', network: 'net', status: 'triggered', response: null },
      { variantId: 'v5', network: 'net', status: 'failed' },
    ]);
    expect(outputs).toMatchObject({
      'uploaded-count': '2',
      'reused-count': '1',
      'failed-count': '1',
      'uploaded-bytes': '3000000007',
      'export-count': '3',
    });
    expect(leftEmpty).toEqual([]);
  });
});

test('`asset-ids` is empty only above 100,000 bytes', async () => {
  const fixed = Buffer.byteLength('{"a":""}');
  const writeWith = (bytes: number) => write([uploaded(assetAt('a'), textOf(bytes - fixed, '日'))]);
  const full = await writeWith(LIMIT);
  expect(Buffer.byteLength(full.outputs['asset-ids'] ?? '')).toBe(LIMIT);
  expect(full.leftEmpty).toEqual([]);
  const { outputs, leftEmpty } = await writeWith(LIMIT + 1);
  expect(outputs).toMatchObject({ 'asset-ids': '', 'uploaded-count': '1' });
  expect(leftEmpty).toEqual([expect.stringMatching(/^`asset-ids` .*the manifest: \/temp\/manifest\.json$/)]);
});

describe('`exports`', () => {
  test('has no responses above 100,000 bytes', async () => {
    const bare = { variantId: 'v', network: 'net', status: 'triggered' };
    const fixed = Buffer.byteLength(JSON.stringify([{ ...bare, response: '' }]));
    const writeWith = (bytes: number) => write([], [exported('v', textOf(bytes - fixed, '🎈'))]);
    const full = await writeWith(LIMIT);
    expect(Buffer.byteLength(full.outputs['exports'] ?? '')).toBe(LIMIT);
    expect(full.outputs['exports']).toContain('"response"');
    expect(JSON.parse((await writeWith(LIMIT + 1)).outputs['exports'] ?? '')).toEqual([bare]);
    const placed = { ...exported('v', textOf(LIMIT, '🎈')), location: '/exports/1' };
    const { outputs } = await write([], [placed]);
    expect(JSON.parse(outputs['exports'] ?? '')).toEqual([{ ...bare, location: '/exports/1' }]);
  });

  test('is empty if the exports alone take more than 100,000 bytes', async () => {
    const exports = Array.from({ length: 2_000 }, (_, index) => exported(`variant-${index}`, undefined));
    const { outputs, leftEmpty } = await write([], exports);
    expect(outputs).toMatchObject({ exports: '', 'export-count': '2000' });
    expect(leftEmpty).toEqual([expect.stringMatching(/^`exports` .*the manifest: \/temp\/manifest\.json$/)]);
  });
});
