import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { logPlan, type PlanFindings, showPlan } from '../../../src/action/upload/dry-run.ts';
import { measureLimits } from '../../../src/action/upload/size-limits.ts';
import { readUploadInputs, type UploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { FoundAssets } from '../../../src/pipeline/find/find-assets.ts';
import type { PlacedFile } from '../../../src/pipeline/manifest/read-manifest.ts';
import type { Asset } from '../../../src/pipeline/outcomes.ts';
import type { Plan } from '../../../src/pipeline/run-pipeline.ts';
import { temporaryFolder } from '../../doubles/environment.ts';
import { foundAssets, makeAssets } from '../../pipeline/prepare-run.ts';
import { assetAt, reused } from '../../pipeline/some-outcomes.ts';
import { envWith } from '../input-env.ts';
import { captureStdout } from '../run-here.ts';

const EXPORT = { variantId: 'v1', network: 'net' };

function inputsFor(given: Readonly<Record<string, string>> = {}): UploadInputs {
  const needed = {
    'dry-run': 'true',
    'base-url': 'https://service.invalid',
    organization: 'org-1',
    token: 'token',
    assets: '**',
  };
  const { inputs, problems } = readUploadInputs(envWith({ ...needed, ...given }, { RUNNER_TEMP: '/temp' }));
  expect(problems).toEqual([]);
  return { ...inputs, manifestPath: '/temp/manifest.json' };
}

describe('the log of a plan', () => {
  function asset(path: string, fileName = path, size = 2_048): Asset {
    return assetAt(path, { fileName, contentType: 'image/png', size });
  }

  function linesFor(assets: readonly Asset[], findings: Partial<PlanFindings> = {}): readonly string[] {
    const stdout = captureStdout();
    const nothing = {
      plan: { assets, exports: [] },
      reused: [],
      settled: [],
      unmatched: [],
      limitUsage: [],
      inputs: inputsFor(),
    };
    logPlan({ ...nothing, ...findings }, new Log());
    return stdout.lines;
  }

  test('lists files and exports', () => {
    const assets = [asset('img/a.png', 'a.png'), asset('two\n::error::lines', 'b.png')];
    const exports = [EXPORT, { variantId: 'v2', network: 'net' }];
    expect(linesFor(assets, { plan: { assets, exports } })).toEqual([
      'This is a dry run: nothing is sent.',
      '2 files to upload',
      '  img/a.png as a.png (2 KiB, image/png)',
      '  two\\u{a}::error::lines as b.png (2 KiB, image/png)',
      '2 exports to trigger',
      '  v1 → net',
      '  v2 → net',
      'Total: 2 files to upload (4 KiB), 2 exports to trigger',
    ]);
  });

  test('asks about a network that differs from a known one by a slip', () => {
    const exports = ['aplovin', 'unity', 'moloco'].map((network) => ({ variantId: 'v1', network }));
    expect(linesFor([], { plan: { assets: [], exports } })).toContain(
      'Is the name of the network perhaps applovin, not aplovin? The service decides which names it accepts.',
    );
  });

  test('lists unchanged files apart, with their ids', () => {
    const assets = [asset('a.png'), asset('b.png'), asset('c.png', 'c.png', 1)];
    const [first = asset('none'), , last = asset('none')] = assets;
    expect(linesFor(assets, { reused: [reused(first, 'id-1'), reused(last, 'id-3')] })).toEqual([
      'This is a dry run: nothing is sent.',
      '1 file to upload',
      '  b.png as b.png (2 KiB, image/png)',
      '2 unchanged files to reuse',
      '  a.png as a.png (2 KiB, image/png), still id-1',
      '  c.png as c.png (1 B, image/png), still id-3',
      'Total: 1 file to upload (2 KiB), 2 files to reuse (2 KiB), 0 exports to trigger',
    ]);
  });

  test('lists names of more than one file, with these files', () => {
    const lines = linesFor([asset('a/x.png', 'x.png'), asset('b/x.png', 'x.png'), asset('y.png')]);
    expect(lines).toContain('1 file name used more than once: a real run would fail');
    expect(lines).toContain('  x.png for 2 files: a/x.png, b/x.png');
  });

  test('lists patterns without a match, with hints', async () => {
    const inputs = inputsFor({ 'working-directory': await temporaryFolder() });
    const lines = linesFor([asset('a.png')], { unmatched: ["'*.mp4'", '*.wav'], inputs });
    expect(lines).toContain('2 patterns without a match');
    expect(lines).toContain(
      "  '*.mp4'  (Hint: the quotes are part of the pattern; remove them. Write: `*.mp4`)",
    );
    expect(lines.some((line) => line.startsWith('  *.wav  (Hint: the folder is empty'))).toBe(true);
  });

  test('shows a bar per size limit, also if it is exceeded', () => {
    const assets = [asset('a.html', 'a.html', 4_100), asset('b.js', 'b.js', 6_900)];
    const inputs = inputsFor({ 'size-limits': '**/*.html: 5 KB\ntotal: 10 KB\n*.mp4: 1 MB' });
    const lines = linesFor(assets, { inputs, limitUsage: measureLimits(assets, inputs.sizeLimits) });
    expect(lines.slice(4, 8)).toEqual([
      '3 size limits',
      '  ████████░░ 4.1 of 5 KB for **/*.html: a.html',
      '  ██████████ 11 of 10 KB for total: 2 files, which is above the limit',
      '  ░░░░░░░░░░ 0 of 1 MB for *.mp4: no file',
    ]);
  });

  test('names the inputs that a real run also needs', () => {
    const inputs = inputsFor({ token: '', 'base-url': '', organization: '' });
    expect(linesFor([asset('a')], { inputs }).at(-1)).toBe(
      'A real run also needs: `token`, `base-url`, `organization`',
    );
  });

  test('has no list of files if there are only exports', () => {
    const inputs = inputsFor({ assets: '', organization: '', variant: 'v', network: 'n' });
    expect(linesFor([], { plan: { assets: [], exports: [EXPORT] }, inputs })).toEqual([
      'This is a dry run: nothing is sent.',
      '1 export to trigger',
      '  v1 → net',
      'Total: 0 files to upload (0 B), 1 export to trigger',
    ]);
  });

  test('folds lists of more than 50 items', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => asset(`${index}.png`));
    expect(linesFor(many(50))[1]).toBe('50 files to upload');
    const folded = linesFor(many(51));
    expect(folded[1]).toBe('::group::51 files to upload');
    expect(folded[53]).toBe('::endgroup::');
  });

  test('stays below 2,000 lines, and says where to find the rest', async () => {
    const assets = Array.from({ length: 40_000 }, (_, index) =>
      asset(`${index}.png`, `${index % 10_000}.png`),
    );
    const exports = Array.from({ length: 2_000 }, (_, index) => ({ variantId: `v${index}`, network: 'net' }));
    const unmatched = Array.from({ length: 500 }, (_, index) => `*.${index}`);
    const inputs = inputsFor({ 'working-directory': await temporaryFolder() });
    const unchanged = assets.slice(20_000).map((file) => reused(file, 'id'));
    const limit = { pattern: '*', bytes: 1, value: 1, unit: 'B' } as const;
    const limitUsage = Array.from({ length: 500 }, () => ({ limit, bytes: 0, matching: [] }));
    const findings = { plan: { assets, exports }, reused: unchanged, unmatched, limitUsage, inputs };
    const lines = linesFor(assets, findings);
    expect(lines.length).toBeLessThan(1_900);
    expect(lines).toContain('  And 19,000 more, in the manifest: /temp/manifest.json');
    expect(lines).toContain('  And 19,600 more, in the manifest: /temp/manifest.json');
    expect(lines).toContain('  And 1,800 more, in the manifest: /temp/manifest.json');
    expect(lines).toContain('  And 450 more');
    expect(lines.at(-1)).toBe(
      'Total: 20,000 files to upload (39 MiB), 20,000 files to reuse (39 MiB), 2,000 exports to trigger',
    );
  });
});

describe('a dry run', () => {
  async function show(
    plan: Plan,
    found: FoundAssets | undefined,
    inputs: UploadInputs,
    file: PlacedFile = { kind: 'missing' },
  ) {
    const stdout = captureStdout();
    const { signal } = new AbortController();
    const previous = await showPlan(
      { plan, found, limitUsage: [], inputs, file },
      { origin: {}, log: new Log(), signal },
    );
    return { previous, stdout };
  }

  test('returns the uploads that a real run would reuse', async () => {
    const assets = await makeAssets(['same', 'changed']);
    const uploads = assets.map(({ absolutePath: _, ...file }, index) => {
      const sha256 = createHash('sha256').update('same').digest('hex');
      return { ...file, status: 'uploaded', assetId: `id-${index}`, sha256 };
    });
    const head = { version: 1, baseUrl: 'https://service.invalid', organizationId: 'org-1' };
    const inputs = inputsFor({ manifest: 'm.json', 'reuse-unchanged': 'true' });
    const file: PlacedFile = { kind: 'readable', content: { ...head, assets: uploads } };
    const { previous, stdout } = await show({ assets, exports: [] }, foundAssets(), inputs, file);
    const [same, changed] = assets;
    expect(same && previous.get(same)).toMatchObject({ assetId: 'id-0' });
    expect(changed && previous.get(changed)).toBeUndefined();
    expect(stdout.lines).toContain('1 unchanged file to reuse');
  });

  test('reads neither manifest nor files without `reuse-unchanged`', async () => {
    const assets = (await makeAssets(1)).map((asset) => ({ ...asset, absolutePath: '/nowhere' }));
    const found = foundAssets({ unmatched: ['*.mp4'] });
    const { previous, stdout } = await show({ assets, exports: [] }, found, inputsFor());
    expect(previous.reusableCount).toBe(0);
    expect(stdout.lines).toContain('1 pattern without a match');
  });

  test('reads the manifest for exports, too', async () => {
    const reuse = { manifest: 'm.json', 'reuse-unchanged': 'true' };
    const inputs = inputsFor({ assets: '', variant: 'v', network: 'n', ...reuse });
    const { previous, stdout } = await show({ assets: [], exports: [EXPORT] }, undefined, inputs);
    expect(previous.reusableCount).toBe(0);
    expect(stdout.lines).toContain(`No previous manifest, so no file is reused: ${inputs.givenManifestPath}`);
  });
});
