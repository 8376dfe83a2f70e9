import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { uploadAction } from '../../../src/action/upload/run-upload.ts';
import type { Manifest } from '../../../src/pipeline/manifest/manifest.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { errorReply, json, startStubService } from '../../e2e/stub-service.ts';
import { type RunHere, runHere } from '../run-here.ts';

/** A workspace with two files, and runs in it. The service answers the second export with this status. */
async function prepare(status: number) {
  const workspace = await temporaryFolder();
  await mkdir(join(workspace, 'a'));
  for (const name of ['x.txt', 'y.txt']) await writeFile(join(workspace, 'a', name), name);
  const stub = await startStubService({
    triggerExport: (nth) => (nth === 2 ? errorReply(status, 'error', 'words') : json({ nth })),
  });
  const inputs = {
    token: 't0ken-5b1f0c77',
    'base-url': stub.origin,
    'allow-http': 'true',
    organization: 'o',
  };
  const release = {
    assets: 'a/*',
    variant: 'v',
    network: 'n1,n2,n3',
    manifest: 'm.json',
    'reuse-unchanged': 'true',
  };
  const run = (more: Readonly<Record<string, string>> = {}): Promise<RunHere> =>
    runHere(
      uploadAction,
      { ...inputs, ...release, concurrency: '1', ...more },
      {
        wrap: (env) => ({ ...env, GITHUB_WORKSPACE: workspace }),
      },
    );
  const statuses = async (): Promise<string[]> => {
    const manifest: Manifest = JSON.parse(await readFile(join(workspace, 'm.json'), 'utf8'));
    return manifest.exports.map((entry) => entry.status);
  };
  return { run, statuses, stub, workspace };
}

test('a run triggers what an earlier one did not, and reports the rest as done', async () => {
  const { run, statuses, stub } = await prepare(400);
  expect((await run()).exitCode).toBe(1);
  expect(await statuses()).toEqual(['triggered', 'failed', 'triggered']);
  const second = await run();
  expect(second.exitCode).toBe(0);
  expect(await statuses()).toEqual(['reused', 'triggered', 'reused']);
  expect(second.lines).toContain('  = v → n1: an earlier run triggered it');
  expect(second.outputs).toMatchObject({ 'reused-count': '2', 'export-count': '1' });
  expect(stub.journal).toHaveLength(2 * 2 + 3 + 1);
});

test('an export that may have been triggered is an error until it is retried', async () => {
  const { run, statuses } = await prepare(500);
  await run();
  expect(await statuses()).toEqual(['triggered', 'unknown', 'triggered']);
  const plan = await run({ 'dry-run': 'true' });
  expect(plan.lines).toEqual(
    expect.arrayContaining([
      '2 exports that an earlier run triggered',
      '1 export that an earlier run may have triggered: a real run would fail',
    ]),
  );
  const second = await run();
  expect(second.exitCode).toBe(1);
  expect(second.annotations).toMatchObject([
    {
      title: 'Service error',
      lines: ['An earlier run may have triggered 1 export: v to n2', expect.any(String), expect.any(String)],
    },
  ]);
  expect((await run({ 'retry-unknown': 'true' })).exitCode).toBe(0);
  expect(await statuses()).toEqual(['reused', 'triggered', 'reused']);
});

test.each<[string, Readonly<Record<string, string>>, number, string[]]>([
  ['a variant without a network', { network: '' }, 1, ['Invalid input']],
  ['a manifest that is a folder', { manifest: 'a' }, 1, ['Invalid input']],
  ['a pattern without a match', { assets: 'nothing/*' }, 1, ['No files found']],
  [
    'a pattern without a match beside others',
    { assets: 'a/*\nb/*', 'if-pattern-unmatched': 'error' },
    1,
    ['No files found'],
  ],
  [
    'only exclusions that leave nothing',
    { assets: 'a/*\n!a/**', 'if-no-files-found': 'warn', variant: '', network: '' },
    0,
    ['No files found'],
  ],
  [
    'nothing found and nothing to say',
    { assets: 'b/*', 'if-no-files-found': 'ignore', variant: '', network: '' },
    0,
    [],
  ],
  ['a file above its limit', { 'size-limits': '*.txt: 1 B' }, 1, ['Size limit exceeded']],
  ['a dry run without a match', { assets: 'nothing/*', 'dry-run': 'true' }, 1, ['No files found']],
  ['one part of two', { shard: '1/2', variant: '', network: '' }, 0, []],
  ['an export without files', { assets: '', organization: '' }, 0, []],
])('%s ends as it should', async (_, more, exitCode, titles) => {
  const { run } = await prepare(200);
  const result = await run(more);
  expect(result.annotations.map(({ title }) => title)).toEqual(titles);
  expect(result.exitCode).toBe(exitCode);
});
