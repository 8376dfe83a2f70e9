import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderJobSummary, type SummaryContent } from '../../src/action/job-summary.ts';
import { printable } from '../../src/action/printable.ts';
import type { Manifest, ManifestAsset, ManifestExport } from '../../src/pipeline/manifest.ts';
import { cut } from '../../src/support/cut.ts';
import { hostileText } from '../support-doubles/hostile-text.ts';
import { readMarkdown } from '../support-doubles/read-markdown.ts';

/** The runner drops a larger summary as a whole. */
const RUNNER_LIMIT = 1_048_576;

const MANIFEST: Manifest = {
  version: 1,
  conclusion: 'success',
  baseUrl: 'https://api.example.com/v1',
  organizationId: 'org-1',
  startedAt: '2026-02-03T04:05:06.000Z',
  finishedAt: '2026-02-03T04:05:18.345Z',
  assets: [],
  exports: [],
};

const CONTEXT = {
  repository: 'owner/game',
  ref: 'branch main',
  commit: '0123456789abcdef',
  run: '#42, attempt 2',
  runUrl: 'https://github.example/owner/game/actions/runs/9',
};

function render(manifest: Partial<Manifest>, content: Partial<SummaryContent> = {}): string {
  return renderJobSummary({
    manifest: { ...MANIFEST, ...manifest },
    manifestPath: '/temp/manifest.json',
    failures: [],
    waitedMs: 0,
    context: {},
    ...content,
  });
}

function asset(path: string, rest: Partial<ManifestAsset> = {}): ManifestAsset {
  const attempted = { status: 'uploaded', attempts: 1, durationMs: 850 } as const;
  return { path, fileName: path, contentType: 'image/png', size: 1_536, ...attempted, ...rest };
}

function exported(variantId: string, network: string, status: ManifestExport['status']): ManifestExport {
  return { variantId, network, status, attempts: 1 };
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

describe('a summary', () => {
  test('of a success has everything', () => {
    const text = render(
      {
        assets: [
          asset('img/ball.png', { assetId: 'id-1' }),
          asset('index.html', {
            contentType: 'text/html',
            size: 10,
            assetId: 'id-2',
            attempts: 3,
            durationMs: 61_000,
          }),
        ],
        exports: [
          exported('v1', 'a', 'triggered'),
          exported('v1', 'b', 'triggered'),
          exported('v2', 'a', 'triggered'),
          exported('v2', 'b', 'triggered'),
        ],
      },
      { context: CONTEXT },
    );
    expect(text).toBe(`## ✅ Playable content delivered

**owner/game** · branch main · commit 0123456 · run [&#35;<!-- -->42, attempt 2](https://github.example/owner/game/actions/runs/9)

2 of 2 files uploaded (1.5 KiB) · 4 of 4 exports triggered · 12.3 s

### Exports

| variant | a | b |
| --- | --- | --- |
| v1 | ✅ triggered | ✅ triggered |
| v2 | ✅ triggered | ✅ triggered |

### Assets

| file | type | size | status | asset id | time | attempts |
| --- | --- | --- | --- | --- | --- | --- |
| img/ball.png | image/png | 1.5 KiB | uploaded | id-1 | 850 ms | 1 |
| index.html | text/html | 10 B | uploaded | id-2 | 1 min 1 s | 3 |

Manifest: /temp/manifest.json
`);
  });

  test('says how much of the time was spent waiting, where any was', () => {
    expect(render({}, { waitedMs: 8_900 })).toContain(' · 12.3 s · 8.9 s of that waiting\n');
    expect(render({})).not.toContain('waiting');
  });

  test('of a failure has what failed first, and every status', () => {
    const text = render(
      {
        conclusion: 'failure',
        assets: [
          asset('a', { assetId: 'id-1' }),
          asset('b', { status: 'not-attempted', attempts: 0, durationMs: 0 }),
          asset('c', { status: 'failed', error: 'no', attempts: 2 }),
        ],
        exports: [
          exported('v1', 'a', 'triggered'),
          exported('v1', 'b', 'failed'),
          exported('v2', 'a', 'unknown'),
          exported('v2', 'b', 'not-attempted'),
        ],
      },
      {
        failures: [
          { title: 'Service error', lines: ['1 file not uploaded: c', 'It said: <b>no</b>.', 'Do this.'] },
          { title: 'Cancelled', lines: ['Stopped.'] },
        ],
      },
    );
    expect(text).toBe(`## ❌ Playable content not delivered

1 of 3 files uploaded (1.5 KiB) · 1 of 4 exports triggered · 12.3 s

**Service error**: 1 file not uploaded&#58; c<br>It said&#58; &#60;b&#62;no&#60;/b&#62;.<br>Do this.

**Cancelled**: Stopped.

### Exports

| variant | a | b |
| --- | --- | --- |
| v1 | ✅ triggered | ❌ failed |
| v2 | ❓ unknown | ➖ not attempted |

### Assets

| file | type | size | status | asset id | time | attempts |
| --- | --- | --- | --- | --- | --- | --- |
| c | image/png | 1.5 KiB | failed |  | 850 ms | 2 |
| a | image/png | 1.5 KiB | uploaded | id-1 | 850 ms | 1 |
| b | image/png | 1.5 KiB | not-attempted |  |  |  |

Manifest: /temp/manifest.json
`);
  });

  test('of a plan tells what would be done', () => {
    const text = render({
      conclusion: 'planned',
      assets: [asset('a', { status: 'planned', attempts: 0, durationMs: 0 })],
      exports: [exported('v1', 'a', 'not-attempted')],
    });
    expect(text).toMatch(
      /^## 📝 Plan: nothing was sent\n\n1 file to upload \(1\.5 KiB\) · 1 export to trigger/,
    );
    expect(text).toContain('| a | image/png | 1.5 KiB | planned |  |  |  |');
  });

  test.each([
    [10, false],
    [11, true],
  ])('of %i failures shows ten, and that there are more: %s', (count, more) => {
    const failures = Array.from({ length: count }, (_, index) => ({
      title: 'Service error' as const,
      lines: [`cause number ${index}`],
    }));
    const text = render({ conclusion: 'failure' }, { failures });
    expect(text.match(/cause number/g)).toHaveLength(10);
    expect(text.includes('And 1 more cause')).toBe(more);
  });

  test('of a cancelled run says so', () => {
    expect(render({ conclusion: 'cancelled' })).toMatch(/^## ⚠️ Cancelled\n/);
  });

  test('of nothing is short', () => {
    expect(render({})).toBe(`## ✅ Playable content delivered

0 of 0 files uploaded (0 B) · 0 of 0 exports triggered · 12.3 s

Manifest: /temp/manifest.json
`);
  });

  test.each(['repository', 'ref', 'commit', 'run', 'runUrl'] as const)(
    'has no trace of what is not known: %s',
    (name) => {
      const { [name]: _, ...context } = CONTEXT;
      const text = render({}, { context });
      expect(text).not.toMatch(/undefined|null|NaN|\(\)|· ·|^ ·|· $|\*\*\*\*/m);
      const parts = text.split('\n')[2]?.split(' · ') ?? [];
      expect(parts).toHaveLength(name === 'runUrl' ? 4 : 3);
    },
  );

  test('has numbers in words that fit', () => {
    const text = render({ assets: [asset('a')], exports: [exported('v', 'n', 'triggered')] });
    expect(text).toContain('1 of 1 file uploaded');
    expect(text).toContain('1 of 1 export triggered');
  });

  test('leaves a place open for a pair that was not asked for', () => {
    const text = render({ exports: [exported('v1', 'a', 'triggered'), exported('v2', 'b', 'failed')] });
    expect(text).toContain('| v1 | ✅ triggered |  |\n| v2 |  | ❌ failed |');
  });
});

describe('text from outside', () => {
  /** Every place of a summary into which text from outside comes. */
  function renderAll(text: string, runUrl = CONTEXT.runUrl): string {
    return render(
      {
        conclusion: 'failure',
        assets: [asset(text, { contentType: text, assetId: text, status: 'uploaded' })],
        exports: [exported(text, text, 'triggered')],
      },
      {
        failures: [{ title: 'Service error', lines: [text, text] }],
        context: { ref: text, commit: text, run: text, runUrl },
        manifestPath: text,
      },
    );
  }

  const text = hostileText().filter((some) => some !== '');

  test('makes no element: a summary has the same ones with a plain word in its place', () => {
    const { shape } = readMarkdown(renderAll('word'));
    fc.assert(
      fc.property(text, (some) => {
        expect(readMarkdown(renderAll(some)).shape).toBe(shape);
      }),
    );
  });

  test('makes no element either where a summary begins with it', () => {
    const beginning = (ref: string): string => readMarkdown(render({}, { context: { ref } })).shape;
    fc.assert(
      fc.property(text, (some) => {
        expect(beginning(some)).toBe(beginning('word'));
      }),
    );
  });

  test('is shown in a cell as it is printed', () => {
    fc.assert(
      fc.property(text, text, text, (path, contentType, assetId) => {
        const { texts } = readMarkdown(render({ assets: [asset(path, { contentType, assetId })] }));
        const cells = texts.slice(texts.indexOf('attempts') + 1, texts.indexOf('attempts') + 6);
        const printed = (some: string): string => printable(cut(some, 120)).replace(/ +$/, '');
        expect(cells.map((shown) => printable(shown).replace(/ +$/, ''))).toEqual([
          printed(path),
          printed(contentType),
          '1.5 KiB',
          'uploaded',
          printed(assetId),
        ]);
      }),
    );
  });

  test('is shown in a failure as it is printed, a line a line', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60, unit: 'binary' })), (lines) => {
        const failures = [{ title: 'Service error' as const, lines }];
        const { texts } = readMarkdown(render({ conclusion: 'failure' }, { failures }));
        const shown = texts.find((paragraph) => paragraph.startsWith('Service error: ')) ?? 'Service error: ';
        const printed = lines.slice(0, 12).map((line) => printable(line).replace(/ +$/, ''));
        expect(
          shown
            .slice('Service error: '.length)
            .split('\n')
            .slice(0, 12)
            .map((line) => printable(line).replace(/ +$/, '')),
        ).toEqual(printed.length === 0 ? [''] : printed);
      }),
    );
  });

  test('is no way out of the link to the run', () => {
    const harmless = readMarkdown(renderAll('word'));
    for (const runUrl of ['https://h/a)b', 'https://h/(a', 'https://h/a b "c"', 'https://h/<b>|c', 'x\ny\\'])
      expect(readMarkdown(renderAll('word', runUrl)), runUrl).toEqual(harmless);
  });

  test('that is long is cut in tables', () => {
    const long = `${'a'.repeat(5_000)}.png`;
    const text = render({ assets: [asset(long)], exports: [exported(long, long, 'triggered')] });
    expect(bytesOf(text)).toBeLessThan(2_000);
    expect(text).toContain('a…');
  });

  test('is cut between characters, not inside of one', () => {
    for (const offset of ['', 'a', 'aa']) {
      const long = offset + '🎈'.repeat(200);
      const text = render({ assets: [asset(long)], exports: [exported(long, long, 'triggered')] });
      expect(text.isWellFormed()).toBe(true);
    }
  });
});

describe('a summary stays below what the runner takes', () => {
  function assets(count: number, name: (index: number) => string): ManifestAsset[] {
    return Array.from({ length: count }, (_, index) =>
      asset(name(index), { assetId: `5f0c77b1-0000-4000-8000-${String(index).padStart(12, '0')}` }),
    );
  }

  test('with 20,000 assets, of which it shows the first and counts the rest', () => {
    const text = render({
      assets: assets(20_000, (index) => `images/level-${index}/background_${index}.png`),
    });
    expect(bytesOf(text)).toBeLessThan(900_000);
    expect(text).toContain('20,000');
    expect(text).toMatch(/\n\n19,000 more files in the manifest\.\n/);
  });

  test('with 20,000 assets of which some failed, which it shows', () => {
    const uploaded = assets(20_000, (index) => `${index}.png`);
    const failed = [asset('failed-one', { status: 'failed' }), asset('failed-two', { status: 'failed' })];
    const text = render({ conclusion: 'failure', assets: [...uploaded, ...failed] });
    expect(text).toContain('| failed-one |');
    expect(text).toContain('| failed-two |');
  });

  test.each([
    ['long', 'long-name/'.repeat(40)],
    ['of wide characters', '日本語'.repeat(80)],
    ['of balloons', '🎈'.repeat(120)],
    ['of what has to be escaped', '_(#|#)_'.repeat(40)],
    ['of what has to be spelled out', '\u202e\u200b\u0001'.repeat(80)],
  ])('with 3,000 assets whose names and ids are %s', (_, name) => {
    const many = Array.from({ length: 3_000 }, (_, index) => asset(`${name}${index}`, { assetId: name }));
    expect(bytesOf(render({ assets: many }))).toBeLessThan(900_000);
  });

  test('with 100 variants for 100 networks', () => {
    const names = Array.from({ length: 100 }, (_, index) => `a-rather-long-name-${index}`);
    const exports = names.flatMap((variant) =>
      names.map((network) => exported(variant, network, 'not-attempted')),
    );
    expect(bytesOf(render({ exports, assets: assets(20_000, String) }))).toBeLessThan(RUNNER_LIMIT);
  });

  test('with 1,000 variants for 100 networks', () => {
    const exports = Array.from({ length: 100_000 }, (_, index) =>
      exported(`variant-${index % 1_000}`, `network-${Math.floor(index / 1_000)}`, 'not-attempted'),
    );
    const text = render({ exports });
    expect(bytesOf(text)).toBeLessThan(RUNNER_LIMIT);
    expect(text).toContain('| variant-0 |');
    expect(text).toMatch(/\n\n\d+ more variants in the manifest\.\n/);
  });

  test('with more networks than a row can hold', () => {
    const exports = Array.from({ length: 10_000 }, (_, index) =>
      exported('v', `network-${index}`, 'unknown'),
    );
    const text = render({ exports });
    expect(bytesOf(text)).toBeLessThan(RUNNER_LIMIT);
    expect(text).not.toContain('| v |');
    expect(text).toContain('1 variant: see the manifest.');
  });

  test('with failures of many long lines', () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `problem_${index}: ${'x_'.repeat(60)}`);
    const text = render({ conclusion: 'failure' }, { failures: [{ title: 'Invalid input', lines }] });
    expect(bytesOf(text)).toBeLessThan(RUNNER_LIMIT);
  });

  test('whatever is in them, as often as may be', () => {
    const worst = fc.oneof(
      hostileText(),
      fc.constantFrom('\u202e', '\u{e0041}', '@', ':', '🎈').map((character) => character.repeat(5_000)),
    );
    fc.assert(
      fc.property(worst, (text) => {
        const lines = Array.from({ length: 30 }, (_, index) => `${index}${text}`);
        const failures = lines.map((line) => ({ title: 'Service error' as const, lines: [line, ...lines] }));
        const names = lines.map((line) => cut(line, 120));
        const markdown = render(
          {
            conclusion: 'failure',
            assets: Array.from({ length: 1_500 }, () => asset(text, { contentType: text, assetId: text })),
            exports: names.flatMap((variant) => names.map((network) => exported(variant, network, 'failed'))),
          },
          { failures, context: { repository: text, ref: text, commit: text, run: text }, manifestPath: text },
        );
        expect(bytesOf(markdown)).toBeLessThan(RUNNER_LIMIT);
      }),
      { numRuns: 20 },
    );
  });

  test('with many failures', () => {
    const failures = Array.from({ length: 5_000 }, (_, index) => ({
      title: 'Service error' as const,
      lines: [`1 file not uploaded: ${index}`, `It said ${'"words" '.repeat(40)}`, 'Do this.'],
    }));
    expect(bytesOf(render({ conclusion: 'failure' }, { failures }))).toBeLessThan(RUNNER_LIMIT);
  });
});
