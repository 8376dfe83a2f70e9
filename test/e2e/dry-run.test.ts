import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runEmulator } from '../emulator/run-emulator.ts';
import { annotations, expectGreen } from './assertions.ts';
import { runAction } from './run-action.ts';

const EARLIER = '{"version":1,"baseUrl":"","organizationId":"","assets":[]}';

test('shows the plan without a token, and sends nothing', async () => {
  const emulator = await runEmulator();
  const result = await runAction({
    files: { 'index.html': '<p>', 'img/a.png': 'png', 'earlier.json': EARLIER },
    inputs: {
      'dry-run': 'true',
      'base-url': emulator.baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      assets: '**\n!*.json\n*.mp4',
      variant: 'v-1',
      network: 'unity\napplovin',
      manifest: 'earlier.json',
    },
  });
  expect(result.exitCode).toBe(0);
  expect(emulator.journal.entries).toEqual([]);
  expect(result.stdout).toContain('  img/a.png as a.png (3 B, image/png)');
  expect(result.stdout).toContain('  v-1 → applovin');
  expect(annotations(result, 'warning')).toMatchObject([{ title: 'Pattern without a match' }]);
  expect(result.summary).toContain('Plan: nothing was sent');
  expect(result.summary).toContain('**2 files** to upload (6 B) · **2 exports** to trigger');
  expect(result.manifest).toMatchObject({
    conclusion: 'planned',
    assets: [
      { path: 'img/a.png', status: 'planned', attempts: 0 },
      { path: 'index.html', status: 'planned' },
    ],
    exports: [{ status: 'not-attempted' }, { status: 'not-attempted' }],
  });
  expect(result.outputs['manifest']).toContain(result.temp);
  expect(readFileSync(`${result.workspace}/earlier.json`, 'utf8')).toBe(EARLIER);
});

test('is green in a pull request from a fork without secrets and variables, and lists the inputs that a run needs', async () => {
  const result = await runAction({
    files: { 'index.html': '<p>' },
    inputs: {
      token: '',
      'base-url': '',
      organization: '',
      'dry-run': 'true',
      assets: '**',
      variant: 'v',
      network: 'n',
    },
    // No request can leave the machine.
    env: { https_proxy: 'http://127.0.0.1:9', http_proxy: 'http://127.0.0.1:9' },
  });
  expectGreen(result);
  expect(result.lines).toContain('A real run also needs: `token`, `base-url`, `organization`');
  expect(result.manifest).toMatchObject({ conclusion: 'planned', baseUrl: '', organizationId: '' });
});

test('does not upload an earlier manifest', async () => {
  const result = await runAction({
    files: { 'index.html': '<p>', 'manifest.json': EARLIER },
    inputs: { 'dry-run': 'true', assets: '**', manifest: 'manifest.json' },
  });
  expect(result.manifest.assets.map(({ path }) => path)).toEqual(['index.html']);
});

test('rejects a path for the manifest like a real run', async () => {
  const result = await runAction({
    files: { 'folder/index.html': '<p>' },
    inputs: { 'dry-run': 'true', assets: '**', manifest: 'folder' },
  });
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Invalid input' }]);
});

test('shows the plan of a red run', async () => {
  const result = await runAction({
    files: { 'a/x.html': '', 'b/x.html': '' },
    inputs: { 'dry-run': 'true', assets: '**\n*.mp4', variant: 'v', network: 'n' },
  });
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Invalid input' }]);
  expect(result.lines).toEqual(
    expect.arrayContaining([
      '2 files to upload',
      '1 file name used more than once: a real run would fail',
      '  x.html for 2 files: a/x.html, b/x.html',
      '1 pattern without a match',
      '1 export to trigger',
    ]),
  );
});

test('writes the manifest of a red run to the path that its log names', async () => {
  const files = Object.fromEntries(
    Array.from({ length: 1_001 }, (_, index) => [`${index % 2}/${index}`, '']),
  );
  const result = await runAction({
    files: { ...files, '0/x': '', '1/x': '' },
    inputs: { 'dry-run': 'true', assets: '**' },
  });
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Invalid input' }]);
  expect(result.lines).toContain(`  And 3 more, in the manifest: ${result.outputs['manifest']}`);
});

test('logs fewer than 2,000 lines for 20,000 files, and the manifest has all of them', async () => {
  const result = await runAction({
    files: {},
    prepare: async (workspace) => {
      for (let folder = 0; folder < 100; folder += 1) {
        mkdirSync(`${workspace}/${folder}`);
        for (let file = 0; file < 200; file += 1) writeFileSync(`${workspace}/${folder}/${file}.json`, '{}');
      }
    },
    inputs: { 'dry-run': 'true', assets: '**', 'file-name': 'path', variant: 'v', network: 'n' },
  });
  expect(result.exitCode).toBe(0);
  expect(result.lines.length).toBeLessThan(2_000);
  expect(result.lines).toContain(`  And 19,000 more, in the manifest: ${result.outputs['manifest']}`);
  expect(result.lines).toContain('Total: 20,000 files to upload (39 KiB), 1 export to trigger');
  expect(result.manifest.assets).toHaveLength(20_000);
});
