import { expect, test } from 'vitest';
import { uploadAction } from '../../../src/action/upload/run-upload.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { gatherRequests, makeFiles, startStubService } from '../../pipeline/prepare-run.ts';
import { runHere } from '../run-here.ts';

type Settings = Readonly<Record<string, string>>;

/** Runs in a workspace with two files, in this folder or a new one. */
async function run(
  more: Settings,
  { folder, service = {} }: { folder?: string; service?: Parameters<typeof startStubService>[0] } = {},
) {
  const workspace = folder ?? (await temporaryFolder());
  await makeFiles(workspace, 'a/x.txt', 'a/y.txt');
  const { baseUrl } = await startStubService(service);
  const given = {
    token: 't0ken-5b1f0c77',
    'base-url': baseUrl,
    'allow-http': 'true',
    organization: 'org-1',
    assets: 'a/*',
    variant: 'v',
    network: 'n1,n2,n3',
    manifest: 'm.json',
    'reuse-unchanged': 'true',
  };
  const wrap = (env: NodeJS.ProcessEnv) => ({ ...env, GITHUB_WORKSPACE: workspace });
  return { ...(await runHere(uploadAction, { ...given, ...more }, { wrap })), baseUrl };
}

/** What the inputs are without secrets and variables of the repository. */
const FORK = { token: '', 'base-url': '', organization: '' };
const UPLOAD_ONLY = { variant: '', network: '' };

test.each<[string, Settings, number, ...string[]]>([
  ['a variant without a network', { network: '' }, 1, 'Invalid input'],
  ['a manifest that is a folder', { manifest: 'a' }, 1, 'Invalid input'],
  ['a pattern without a match', { assets: 'nothing/*' }, 1, 'No files found'],
  [
    'a pattern without a match beside others',
    { assets: 'a/*\nb/*', 'if-pattern-unmatched': 'error' },
    1,
    'No files found',
  ],
  [
    'only exclusions that leave nothing',
    { assets: 'a/*\n!a/**', 'if-no-files-found': 'warn', ...UPLOAD_ONLY },
    0,
    'No files found',
  ],
  ['nothing to find or say', { assets: 'b/*', 'if-no-files-found': 'ignore', ...UPLOAD_ONLY }, 0],
  ['a file above its limit', { 'size-limits': '*.txt: 1 B' }, 1, 'Size limit exceeded'],
  ['a dry run without a match', { assets: 'nothing/*', 'dry-run': 'true' }, 1, 'No files found'],
  [
    'a dry run in a fork, with a file above its limit',
    { 'dry-run': 'true', ...FORK, 'size-limits': '*.txt: 1 B\ntotal: 1 MB' },
    1,
    'Size limit exceeded',
  ],
  ['an export without files', { assets: '', organization: '' }, 0],
])('%s ends as it should', async (_, more, exitCode, ...titles) => {
  const result = await run(more);
  expect(result.annotations.map(({ title }) => title)).toEqual(titles);
  expect(result.exitCode).toBe(exitCode);
});

test('a dry run after a run lists the files to reuse, with their ids, and the total', async () => {
  const folder = await temporaryFolder();
  const first = await run({ ...UPLOAD_ONLY, concurrency: '1' }, { folder });
  const dry = { ...UPLOAD_ONLY, 'base-url': first.baseUrl, 'dry-run': 'true' };
  const { lines } = await run(dry, { folder });
  expect(lines).toEqual(
    expect.arrayContaining([
      '2 unchanged files to reuse',
      '  a/x.txt as x.txt (7 B, text/plain), still asset-1',
      '  a/y.txt as y.txt (7 B, text/plain), still asset-2',
      'Total: 0 files to upload (0 B), 2 files to reuse (14 B), 0 exports to trigger',
    ]),
  );
});

test('the concurrency `auto` triggers 16 exports at a time', async () => {
  const held = gatherRequests(16);
  const variant = Array.from({ length: 49 }, (_, index) => `v${index}`).join();
  const service = { export: (nth: number) => (nth > 1 ? held.join : undefined) };
  const { exitCode } = await run({ assets: '', variant, network: 'net' }, { service });
  expect([held.max, exitCode]).toEqual([16, 0]);
});
