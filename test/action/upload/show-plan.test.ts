import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { showPlan } from '../../../src/action/upload/show-plan.ts';
import { type Inputs, parseInputs } from '../../../src/action/upload/upload-inputs.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { makeAssets } from '../../pipeline/prepare-run.ts';
import { captureStdout } from '../capture-stdout.ts';
import { envWith } from '../env-with.ts';

const NEVER = new AbortController().signal;
const FOUND = { assets: [], unmatched: [], outsideLinks: [], unusable: [] };

function inputsFor(more: Record<string, string> = {}): Inputs {
  const given = {
    'dry-run': 'true',
    'base-url': 'https://service.invalid',
    organization: 'org-1',
    assets: '**',
  };
  const { inputs, problems } = parseInputs(envWith({ ...given, ...more }));
  expect(problems).toEqual([]);
  return inputs;
}

test('a plan brings the uploads that a run would reuse, and no others', async () => {
  const stdout = captureStdout();
  const assets = await makeAssets(['same', 'changed']);
  const uploads = assets.map(({ absolutePath: _, ...file }, index) => {
    const sha256 = createHash('sha256').update('same').digest('hex');
    return { ...file, status: 'uploaded', assetId: `id-${index}`, sha256 };
  });
  const head = { version: 1, baseUrl: 'https://service.invalid', organizationId: 'org-1' };
  const manifest = join(await temporaryFolder(), 'm.json');
  await writeFile(manifest, JSON.stringify({ ...head, assets: uploads }));
  const inputs = inputsFor({ manifest, 'reuse-unchanged': 'true' });
  const plan = { assets, exports: [] };
  const earlier = await showPlan(plan, FOUND, inputs, { log: new Log(), signal: NEVER });
  const [same, changed] = assets;
  expect(same && earlier.of(same)).toMatchObject({ assetId: 'id-0' });
  expect(changed && earlier.of(changed)).toBeUndefined();
  expect(stdout.lines).toContain('1 unchanged file to reuse');
});

test('a plan without reuse reads no manifest and no file', async () => {
  const stdout = captureStdout();
  const assets = (await makeAssets(1)).map((asset) => ({ ...asset, absolutePath: '/nowhere' }));
  const found = { ...FOUND, unmatched: ['*.mp4'] };
  const earlier = await showPlan({ assets, exports: [] }, found, inputsFor(), {
    log: new Log(),
    signal: NEVER,
  });
  expect(earlier.count).toBe(0);
  expect(stdout.lines).toContain('1 pattern without a match');
});

test('a plan of exports alone has no manifest to look for', async () => {
  const stdout = captureStdout();
  const inputs = inputsFor({
    assets: '',
    variant: 'v',
    network: 'n',
    manifest: 'm.json',
    'reuse-unchanged': 'true',
  });
  const plan = { assets: [], exports: [{ variantId: 'v', network: 'n' }] };
  const earlier = await showPlan(plan, undefined, inputs, { log: new Log(), signal: NEVER });
  expect(earlier.count).toBe(0);
  expect(stdout.text).not.toContain('manifest');
});
