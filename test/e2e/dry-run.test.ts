import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
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
      assets: '**\n*.mp4',
      variant: 'v-1',
      network: 'unity\napplovin',
      manifest: 'earlier.json',
    },
  });
  expect(result.exitCode).toBe(0);
  expect(emulator.journal.entries).toEqual([]);
  expect(result.stdout).toContain('  img/a.png as a.png (3 B, image/png)');
  expect(result.stdout).toContain('  v-1 to applovin');
  expect(annotations(result, 'warning')).toMatchObject([{ title: 'Pattern without a match' }]);
  expect(result.summary).toContain('Plan: nothing was sent');
  expect(result.summary).toContain('2 files to upload (6 B) · 2 exports to trigger');
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
