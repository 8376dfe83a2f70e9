import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runEmulator } from '../emulator/run-emulator.ts';
import { annotations, runAction } from './run-action.ts';

test('shows the plan without a token, and sends nothing', async () => {
  const emulator = await runEmulator();
  const result = await runAction({
    files: { 'index.html': '<p>', 'img/a.png': 'png', 'earlier.json': '{"earlier":true}' },
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
  expect(readFileSync(`${result.workspace}/earlier.json`, 'utf8')).toBe('{"earlier":true}');
});

test('is red where a real run would be: two files with one name', async () => {
  const result = await runAction({
    files: { 'a/x.html': '', 'b/x.html': '' },
    inputs: { 'dry-run': 'true', 'base-url': 'https://service.invalid', organization: 'org-1', assets: '**' },
  });
  expect(result.exitCode).toBe(1);
  expect(annotations(result, 'error')).toMatchObject([{ title: 'Invalid input' }]);
});
