import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { renderJobSummary, type SummaryContent } from '../../../../src/action/report/summary/summary.ts';
import type { LimitUsage } from '../../../../src/action/runner/inputs/size-limits.ts';
import { escapeLogLine } from '../../../../src/action/runner/log.ts';
import type { ShownResponse } from '../../../../src/api/export-response.ts';
import type { ExportEntry, ExportOutcome, FileEntry } from '../../../../src/pipeline/outcomes.ts';
import { anyCharacter, hostileText } from '../../../doubles/hostile-text.ts';
import { readMarkdown } from '../../../doubles/read-markdown.ts';

/** In bytes. The runner drops a summary above 1,048,576 as a whole. */
const LIMIT = 900_000;

const CONTEXT = {
  repository: 'owner/game',
  ref: 'branch main',
  commit: '0123456789abcdef',
  run: '#42, attempt 2',
  runUrl: 'https://github.example/owner/game/actions/runs/9',
};

/** The entries of a manifest, whose names tests use for files. */
interface Entries extends Partial<Omit<SummaryContent, 'uploads'>> {
  readonly assets?: readonly FileEntry[];
}

function render({ assets = [], ...entries }: Entries, content: Partial<SummaryContent> = {}): string {
  return renderJobSummary({
    conclusion: 'success',
    durationMs: 12_345,
    uploads: assets,
    exports: [],
    manifestPath: '/temp/manifest.json',
    failures: [],
    limitUsage: [],
    origin: {},
    ...entries,
    ...content,
  });
}

function asset(path: string, rest: Partial<FileEntry> = {}): FileEntry {
  const attempted = { status: 'uploaded', attempts: 1, durationMs: 850 } as const;
  return { path, fileName: path, contentType: 'image/png', size: 1_536, ...attempted, ...rest };
}

function exported(variantId: string, network: string, status: ExportEntry['status']): ExportEntry {
  return { variantId, network, status, attempts: 1 };
}

function said(shown: ShownResponse, variantId = 'v', network = 'n'): ExportOutcome {
  return { variantId, network, status: 'triggered', attempts: 1, shown };
}

function bytesOf(text: string): number {
  return Buffer.byteLength(text);
}

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function serviceError(...lines: readonly string[]) {
  return { title: 'Service error', lines } as const;
}

function usage(pattern: string | undefined, bytes: number, path = 'img/a.html'): LimitUsage {
  const file = { path, absolutePath: `/w/${path}`, fileName: path, contentType: 'a/b', size: bytes };
  const limit = { pattern, bytes: 5_000_000, value: 5, unit: 'MB' } as const;
  return { limit, bytes, matching: [file] };
}

const SLOW = { attempts: 3, durationMs: 61_000 };
/** Of a file that was not sent. */
const UNSENT = { attempts: 0, durationMs: 0 };

describe('a job summary', () => {
  const CRASHED = [{ title: 'Unexpected error', lines: ['bug'] }] as const;
  test.each<
    [
      SummaryContent['conclusion'],
      FileEntry['status'][],
      ExportEntry['status'][],
      string,
      SummaryContent['failures']?,
    ]
  >([
    ['success', ['uploaded'], ['triggered'], '✅ Exports triggered'],
    ['success', [], ['triggered'], '✅ Exports triggered, nothing uploaded: `assets` is empty'],
    ['success', ['uploaded'], [], '✅ Files uploaded, no export triggered'],
    ['failure', [], ['failed'], '❌ No export triggered'],
    ['failure', ['not-attempted'], [], '❌ Not all files uploaded'],
    ['failure', ['planned'], ['not-attempted'], '❌ Unexpected error', CRASHED],
    ['failure', ['reused'], ['not-attempted'], '❌ No export triggered'],
    ['failure', [], ['triggered'], '❌ Unexpected error', CRASHED],
    ['failure', [], [], '❌ Unexpected error', CRASHED],
    ['cancelled', [], [], '⚠️ Cancelled'],
    ['cancelled', ['uploaded'], ['triggered', 'unknown'], '⚠️ Cancelled · Not all exports triggered'],
  ])(
    'of a %s with files %j and exports %j has the heading %s',
    (conclusion, files, exports, heading, failures = []) => {
      const assets = files.map((status) => asset('a', { status }));
      const pairs = exports.map((status) => exported('v', 'a', status));
      const text = render({ conclusion, assets, exports: pairs }, { failures });
      expect(text.split('\n')[0]).toBe(`## ${heading} · 12.3 s`);
    },
  );

  test('says that an upload found no file, and the exports were triggered all the same', () => {
    const text = render({ exports: [exported('v', 'a', 'triggered')] }, { foundNothing: true });
    expect(text.split('\n')[0]).toBe('## ✅ Exports triggered, no file uploaded · 12.3 s');
  });

  test('of a success shows files, exports and origin', async () => {
    const text = render(
      {
        assets: [
          asset('img/ball.png', { assetId: 'id-1' }),
          asset('index.html', { contentType: 'text/html', size: 10, assetId: 'id-2', ...SLOW }),
          asset('sound.mp3', { status: 'reused', assetId: 'id-3', size: 5_000, ...UNSENT }),
        ],
        exports: ['v1', 'v2'].flatMap((variant) =>
          ['a', 'b'].map((network) => exported(variant, network, 'triggered')),
        ),
      },
      { origin: CONTEXT },
    );
    await expect(text).toMatchFileSnapshot('snapshots/success.md');
  });

  test('of a failure lists failed files first, then the largest', async () => {
    const text = render(
      {
        conclusion: 'failure',
        assets: [
          asset('small', { assetId: 'id-1', size: 1 }),
          asset('none', { status: 'not-attempted', ...UNSENT }),
          asset('failed', { status: 'failed', error: 'no', attempts: 2 }),
          asset('large', { assetId: 'id-2', size: 9_000_000 }),
          asset('failed-too', { status: 'failed', error: 'no', attempts: 2, size: 2_000 }),
          asset('reused', { status: 'reused', assetId: 'id-3', size: 20, ...UNSENT }),
        ],
        exports: [
          exported('v0', 'a', 'triggered'),
          exported('v1', 'a', 'triggered'),
          exported('v1', 'b', 'failed'),
          exported('v2', 'a', 'unknown'),
          exported('v2', 'b', 'not-attempted'),
        ],
      },
      {
        origin: CONTEXT,
        failures: [
          serviceError('2 files not uploaded: failed, failed-too', 'It said: <b>no</b>.', 'Do this.'),
          { title: 'Cancelled', lines: ['Stopped.'] },
          { title: 'Invalid input', lines: ['Nothing was sent.', '`network` is wrong.'] },
        ],
      },
    );
    await expect(text).toMatchFileSnapshot('snapshots/failure.md');
  });

  test('of a plan shows what a run would do', async () => {
    const planned = { status: 'planned', ...UNSENT } as const;
    const text = render({
      conclusion: 'planned',
      assets: [asset('a', planned), asset('b', { ...planned, status: 'reused', assetId: 'id-1' })],
      exports: [exported('v1', 'a', 'not-attempted'), exported('v1', 'b', 'reused')],
    });
    await expect(text).toMatchFileSnapshot('snapshots/plan.md');
  });

  test('of several files shows the failed one and folds the others away', async () => {
    const many = times(3, (index) => asset(`image-${index}.png`, { size: index }));
    const assets = [...many, asset('broken.png', { status: 'failed', error: 'no' })];
    await expect(render({ conclusion: 'failure', assets })).toMatchFileSnapshot('snapshots/several-files.md');
  });

  test('of many failed files shows twenty of them and folds the rest away', () => {
    const many = times(25, (index) => asset(`${index}.png`, { status: 'failed' }));
    const text = render({ conclusion: 'failure', assets: [asset('good.png', { size: 9_999 }), ...many] });
    const [open = '', folded = ''] = text.split('<details>');
    expect(open.match(/^\|.* \d+\S*png /gm)).toHaveLength(20);
    expect(folded).toContain('<summary>❌ failed: 5 · ✅ uploaded: 1</summary>');
    expect(folded.match(/❌&nbsp;failed/g)).toHaveLength(5);
  });

  test.each<[SummaryContent['conclusion'], string[]]>([
    ['success', ['| y ', '| x ', ...times(18, (nth) => `| v${nth} `)]],
    ['failure', ['| y ', '| x ']],
  ])('of many variants shows open, after a %s, what lacks an export, or twenty', (conclusion, shown) => {
    const good = times(21, (index) => exported(`v${index}`, 'a', 'triggered'));
    const bad = [exported('x', 'a', 'not-attempted'), exported('y', 'a', 'unknown')];
    const text = render({ conclusion, exports: [...good, ...bad] });
    const [open = '', folded = ''] = text.split('<details>');
    expect(open.match(/^\| [vxy]\d* /gm)).toEqual(shown);
    const summary = `<summary>${23 - shown.length} more variants</summary>`;
    expect(folded).toContain(`${summary}\n\n| variant | a |\n| --- | --- |\n| v`);
  });

  test.each([
    [10, false],
    [11, true],
  ])('of %i failures shows ten, and counts the others: %s', (count, more) => {
    const failures = times(count, (index) => serviceError(`cause number ${index}`));
    const text = render({ conclusion: 'failure' }, { failures });
    expect(text.match(/cause number/g)).toHaveLength(10);
    expect(text.includes('And 1 more cause')).toBe(more);
  });

  test('of a run without files and exports is short', async () => {
    await expect(render({})).toMatchFileSnapshot('snapshots/nothing.md');
  });

  test('of a re-run says what it does not repeat, above everything else and without markup', () => {
    const sentence = 'Attempt 1 triggered <b>.';
    const [, , counts, , continued] = render({ assets: [asset('a')] }, { continued: sentence }).split('\n');
    expect([counts, continued]).toEqual([
      expect.stringContaining('1 file'),
      'Attempt 1 triggered &#60;b&#62;.',
    ]);
  });

  test.each(['repository', 'ref', 'commit', 'run', 'runUrl'] as const)(
    'leaves out %s if it is not known',
    (name) => {
      const { [name]: _, ...origin } = CONTEXT;
      const text = render({ assets: [asset('a')], exports: [exported('v', 'n', 'triggered')] }, { origin });
      expect(text).not.toMatch(/undefined|null|NaN|\(\)|· ·|^ ·|· $|\*\*\*\*/m);
      const [heading = '', ...others] = text.trimEnd().split('\n');
      const last = others.at(-1) ?? '';
      expect(heading.split(' · ')).toHaveLength(name === 'ref' ? 2 : 3);
      expect(last.split(' · ')).toHaveLength(['ref', 'runUrl'].includes(name) ? 4 : 3);
    },
  );
});

test('size limits have a bar each, and the file that uses most of it; those that are exceeded come first', () => {
  const limitUsage = [
    usage('**/*.html', 4_100_000),
    usage(undefined, 6_200_000),
    { ...usage('*.x', 0), matching: [] },
  ];
  expect(render({}, { limitUsage })).toContain(
    [
      '### Size limits\n',
      '| limit | used |  | by |',
      '| --- | --- | --- | --- |',
      '| total | ██████████ | ❌ 6.2 of 5 MB | 1 file |',
      '| &#42;&#42;/&#42;.html | ████████░░ | ✅ 4.1 of 5 MB | img/a.html |',
      '| &#42;.x | ░░░░░░░░░░ | ➖ 0 of 5 MB | no file |\n',
    ].join('\n'),
  );
});

describe('a failure', () => {
  const renderLine = (line: string): string =>
    render({}, { failures: [{ title: 'Invalid input', lines: [line] }] });

  test.each([
    ...['variant', 'games/', 'assets:write', 'file-name: path'],
    ...['dry_run', 'docs/files.md', 'secrets: inherit', '**', `\${{ vars.NAME }}`, '!*.map', '*', '游戏/**'],
    ...['dist/{a,b}/*.html', 'pages/[id].js', 'game (1)/?', '.well-known/*', '#1', '~x', "it's"],
  ])('shows %s in backticks as code', (words) => {
    expect(renderLine(`It needs \`${words}\`.`)).toContain(`It needs \`${words}\`.`);
  });

  test.each(['`</b>`', '`@someone`', '`a|b`', '`[a](b)`', '`a\\`', '`` #1 ``', '` `', '`a'])(
    'shows what may be markup as text, also in backticks: %s',
    (words) => {
      const { texts, shape } = readMarkdown(renderLine(words));
      expect(texts).toContain(words);
      expect(shape).not.toContain('inlineCode');
    },
  );
});

describe('untrusted text', () => {
  /** A summary with the text in every place that may contain untrusted text. */
  function renderAll(text: string, runUrl = CONTEXT.runUrl): string {
    // Links of responses have only a host and a path, of at most 1,000 characters.
    const url = `https://h${new URL(`https://h/${text}`).pathname.slice(0, 990)}`;
    return render(
      {
        conclusion: 'failure',
        assets: [asset(text, { contentType: text, assetId: text, status: 'uploaded' })],
        exports: [exported(text, text, 'triggered')],
      },
      {
        failures: [{ title: 'Service error', lines: [text, text] }],
        limitUsage: [usage(text, 1, text)],
        origin: { ref: text, commit: text, run: text, runUrl },
        manifestPath: text,
        exports: [{ text, url }, { text }].map((link) => said({ link, words: text }, text, text)),
      },
    );
  }

  const text = hostileText().filter((some) => some !== '');

  test.each<[string, (some: string) => string]>([
    ['anywhere', renderAll],
    ['at the beginning of a summary', (ref) => render({}, { origin: { ref } })],
  ])('adds no element %s but words of a failure in backticks, which are code', (_, renderWith) => {
    const elements = (some: string): string =>
      readMarkdown(renderWith(some))
        .shape.replace(/ ?inlineCode\(\)/g, '')
        .replaceAll('( ', '(');
    const expected = elements('word');
    fc.assert(
      fc.property(text, (some) => {
        expect(elements(some)).toBe(expected);
      }),
      { examples: [['```mermaid`']] },
    );
  });

  test('looks the same in a failure as in the log, line by line, with an arrow before the last line', () => {
    const some = fc.array(fc.string({ maxLength: 60, unit: anyCharacter }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, (lines) => {
        const failures = [serviceError(...lines)];
        const { texts } = readMarkdown(render({ conclusion: 'failure' }, { failures }));
        const shown = (texts[texts.indexOf('⛔ Service error') + 1] ?? '').split('\n');
        const printed = lines.map((line, index) => {
          const arrow = index > 0 && index === lines.length - 1 ? '➡️ ' : '';
          return `${arrow}${escapeLogLine(line)}`.replace(/ +$/, '');
        });
        // An invisible line makes no paragraph.
        if (printed.length === 1 && printed[0] === '') return;
        expect(shown.map((line) => escapeLogLine(line).replace(/ +$/, ''))).toEqual(printed);
      }),
    );
  });

  test('cannot break out of the link to the run', () => {
    const harmless = readMarkdown(renderAll('word'));
    for (const runUrl of ['https://h/a)b', 'https://h/(a', 'https://h/a b "c"', 'https://h/<b>|c', 'x\ny\\'])
      expect(readMarkdown(renderAll('word', runUrl)), runUrl).toEqual(harmless);
  });
});

describe('a job summary stays below the limit of the runner', () => {
  test('with 20,000 assets, 2,000 of them failed, with very long names, and long exports and failures', () => {
    // Spelled out, this character is the longest.
    const name = '\u{e0041}'.repeat(4_096);
    const many = times(20_000, (index) =>
      asset(name, {
        contentType: name,
        assetId: name,
        size: index,
        status: index % 10 === 0 ? 'failed' : 'uploaded',
      }),
    );
    const names = times(50, (index) => `${index}${name}`);
    const exports = names.flatMap((variant) => names.map((network) => exported(variant, network, 'failed')));
    const lines = times(20, () => name);
    const failures = times(100, () => serviceError(...lines));
    const limitUsage = times(50, () => usage(name, 1, name));
    const origin = { repository: name, ref: name, commit: name, run: name, runUrl: `https://h/${name}` };
    const text = render(
      { conclusion: 'failure', assets: many, exports },
      { failures, limitUsage, origin, manifestPath: name },
    );
    expect(bytesOf(text)).toBeLessThan(LIMIT);
    expect(text).toContain('18,000 of 20,000 files uploaded');
    expect(text).toMatch(/\n\nAnd 1[89],\d\d\d more files in the manifest\.\n/);
    expect(text).toContain('And 90 more causes in the log.');
  });

  test('with 1,000 variants for 100 networks', () => {
    const exports = times(100_000, (index) =>
      exported(`variant-${index % 1_000}`, `network-${Math.floor(index / 1_000)}`, 'not-attempted'),
    );
    const text = render({ exports });
    expect(bytesOf(text)).toBeLessThan(LIMIT);
    expect(text).toContain('| variant-0 |');
    expect(text).toMatch(/\n\nAnd \d+ more variants in the manifest\.\n/);
  });

  test('with more networks than a row has room for', () => {
    const exports = times(10_000, (index) => exported('v', `network-${index}`, 'unknown'));
    const text = render({ exports });
    expect(bytesOf(text)).toBeLessThan(LIMIT);
    expect(text).not.toContain('| v |');
    expect(text).toContain('No room for 1 variant here: see the manifest.');
  });
});

describe('what the service said of an export', () => {
  test('is a line below the table, in which only an address without more than host and path is a link', async () => {
    const link = { text: 'play.example/a|b&lt;', url: 'https://play.example/a|b&lt;' };
    const outcomes: ExportOutcome[] = [
      said({ link, words: '{"id":"e|1","state":"<b>queued"}' }, 'v1'),
      said({ link: { text: 'play.example/c' }, words: 'queued' }, 'v2'),
      { variantId: 'v3', network: 'n', status: 'triggered', attempts: 1 },
    ];
    const exports = outcomes.map(({ variantId, network, status }) => exported(variantId, network, status));
    await expect(render({ exports }, { exports: outcomes })).toMatchFileSnapshot('snapshots/responses.md');
  });

  test.each([
    [20, false],
    [21, true],
  ])('is folded away if there is much of it: %i exports', (count, isFolded) => {
    const text = render({}, { exports: times(count, () => said({ words: 'queued' })) });
    expect(text.includes('<details><summary>21 responses</summary>\n\n- v → n: <code>')).toBe(isFolded);
  });

  test('is cut off before it makes the summary too large', () => {
    const link = { text: '@'.repeat(120), url: `https://h/${'&'.repeat(980)}` };
    const text = render({}, { exports: times(1_000, () => said({ link, words: '@'.repeat(120) })) });
    expect(bytesOf(text)).toBeLessThan(126_000);
    expect(text).toMatch(/\n\nAnd \d+ more responses in the manifest\.\n/);
  });
});
