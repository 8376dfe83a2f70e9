import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeLogLine } from '../../src/action/runner/sanitize.ts';
import { truncate } from '../../src/support/text.ts';
import { hostileFileName, hostileText } from '../doubles/hostile-text.ts';
import { readMarkdown } from '../doubles/read-markdown.ts';
import { plainLines, runnerCommands } from '../doubles/runner-commands.ts';
import type { StubReply } from '../doubles/stub-server.ts';
import { expectOwnCommandsOnly } from './assertions.ts';
import { type ActionResult, runAction, TOKEN } from './run-action.ts';
import { json, refusal, startStubService, xmlRefusal } from './stub-service.ts';

/**
 * Whatever the service, the storage, file names and git say, in the bundle that GitHub runs: stdout has the commands that
 * the action means, and the summary its own markup.
 */

/** The fixed titles of annotations. */
const TITLES = [
  'Token rejected (401)',
  'Permission denied (403)',
  'Rate limited (429)',
  'Storage refused the upload',
  'Service error',
  'Network failure',
  'Output left empty',
];

/** Few at a time, since each is a run, and never made smaller: the same seed says all. */
const RUNS = { numRuns: 3, endOnFailure: true };

const text = hostileText();
const texts = fc.array(text, { minLength: 30, maxLength: 30 });
/** One that an input of several values takes for one value. */
const value = text
  .map((some) =>
    some
      .toWellFormed()
      .replace(/[\r\n,\0]/g, '')
      .trim(),
  )
  .filter((some) => some !== '');

function inputsFor(baseUrl: string, more: Readonly<Record<string, string>>): Record<string, string> {
  return { token: TOKEN, 'base-url': baseUrl, 'allow-http': 'true', 'max-attempts': '1', ...more };
}

/** As XML can hold it, and where it can't, as it is. */
function xml(some: string): string {
  return some.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** What a header may hold. */
function header(some: string): string {
  return some.replace(/[^\x20-\x7e\xa0-\xff]/g, '');
}

/** What holds for every run. */
function expectOwnWordsOnly(result: ActionResult): void {
  expectOwnCommandsOnly(result, TITLES);
  const { shape } = readMarkdown(result.summary);
  const folds = /html:<details><summary>\d+ (other )?files?, the largest first<\/summary>|html:<\/details>/g;
  const elements = new Set(shape.replace(folds, '').match(/[^\s()]+/g));
  const own =
    'root heading paragraph strong table tableRow tableCell code html:<br> html:<b> html:</b>'.split(' ');
  expect([...elements].filter((element) => !own.includes(element))).toEqual([]);
  expect(Buffer.byteLength(result.summary)).toBeLessThan(900_000);
}

test('files with hostile names, and everything that a service and a storage may say of them', async () => {
  const names = fc.uniqueArray(hostileFileName(), {
    minLength: 30,
    maxLength: 30,
    selector: (name) => name.toLowerCase(),
  });
  const property = fc.asyncProperty(names, texts, text, async (fileNames, said, ref) => {
    // A pattern that is the name of a file is that file: this one can't be.
    const assets = '{files,none}/**';
    const paths = fileNames.map((name) => `files/${name}`);
    const of = (nth: number): string => said[nth % said.length] ?? '';
    const refusals: ((nth: number) => StubReply)[] = [
      (nth) => refusal(400, of(nth), of(nth + 1)),
      (nth) => ({ status: 404, body: of(nth) }),
      (nth) => ({ status: 302, headers: { location: `https://h/${header(of(nth))}` }, body: of(nth) }),
      (nth) => ({ status: 429, headers: { 'retry-after': header(of(nth)) }, body: of(nth) }),
      (nth) => json({ uploadUrl: of(nth), assetId: of(nth) }),
    ];
    const stub = await startStubService({
      askForUrl: (nth, { socket }, { origin }) => {
        if (nth % 8 === 7) {
          socket.end(`HTTP/1.1 500 ${header(of(nth))}\r\nX-Said: ${header(of(nth))}\r\n\r\n${of(nth)}`);
          return undefined;
        }
        const refuse = refusals[nth % 16];
        return refuse?.(nth) ?? json({ uploadUrl: `${origin}/${nth}?sig=x`, assetId: of(nth) || 'none' });
      },
      put: (nth) =>
        [
          { status: 200 },
          xmlRefusal(403, xml(of(nth)), xml(of(nth + 1))),
          { status: 400, body: of(nth) },
          { status: 200 },
        ][nth % 4],
    });
    const result = await runAction({
      files: Object.fromEntries(paths.map((path) => [path, 'x'])),
      inputs: inputsFor(stub.origin, {
        organization: 'org-1',
        assets,
        'include-hidden-files': 'true',
        variant: 'v',
        network: 'n',
      }),
      env: {
        GITHUB_REPOSITORY: 'octo/game',
        GITHUB_REF: `refs/heads/${ref.toWellFormed().replaceAll('\0', '')}`,
        GITHUB_RUN_NUMBER: '7',
        // Some of the texts are addresses, and nothing is to leave the machine.
        http_proxy: 'http://127.0.0.1:9',
        https_proxy: 'http://127.0.0.1:9',
        no_proxy: '127.0.0.1',
      },
    });
    expectOwnWordsOnly(result);

    const found = result.manifest.assets;
    expect(found.map(({ path }) => path).sort()).toEqual([...paths].sort());
    const told = plainLines(result.stdout).filter((line) => /^ {2}[✓✗] /.test(line));
    expect(told.sort()).toEqual(
      found
        .map(({ path, contentType, status, assetId = '', error = '' }) => {
          const rest = status === 'uploaded' ? ` (1 B, ${contentType}) is ${assetId}` : `: ${error}`;
          return escapeLogLine(`  ${status === 'uploaded' ? '✓' : '✗'} ${path}${rest}`);
        })
        .sort(),
    );
    const everything = readMarkdown(result.summary).texts;
    const cells = everything.slice(everything.indexOf('Files') + 1);
    const isStatus = (cell = ''): boolean => /^(✅|❌|➖)\u00a0(uploaded|failed|not attempted)$/.test(cell);
    const shown = cells
      .filter((_, index) => isStatus(cells[index - 1]))
      .map((path) => escapeLogLine(path).trim());
    expect(shown.sort()).toEqual(found.map(({ path }) => escapeLogLine(truncate(path, 120)).trim()).sort());
    const ids = found.flatMap(({ path, assetId }) => (assetId === undefined ? [] : [[path, assetId]]));
    const { 'asset-ids': output = '' } = result.outputs;
    // Of very long ids it is left empty.
    if (output !== '') expect(JSON.parse(output)).toEqual(Object.fromEntries(ids));
  });
  await fc.assert(property, RUNS);
});

test('exports of hostile names, and everything that a service may answer to them', async () => {
  const names = fc.uniqueArray(value, { minLength: 10, maxLength: 10 });
  const property = fc.asyncProperty(names, names, texts, async (variants, networks, said) => {
    const of = (nth: number): string => said[nth % said.length] ?? '';
    const stub = await startStubService({
      triggerExport: (nth) =>
        [
          { status: 200, body: of(nth) },
          json({ [of(nth)]: of(nth + 1) }),
          refusal(422, of(nth), of(nth + 1)),
          { status: 400, body: of(nth) },
        ][nth % 4],
    });
    const result = await runAction({
      inputs: inputsFor(stub.origin, {
        variant: variants.join('\n'),
        network: networks.slice(0, 3).join('\n'),
      }),
    });
    expectOwnWordsOnly(result);
    const told = plainLines(result.stdout).filter((line) => /^ {2}[✓✗] /.test(line));
    expect(told.sort()).toEqual(
      result.manifest.exports
        .map(({ variantId, network, status }) =>
          escapeLogLine(
            `  ${status === 'triggered' ? '✓' : '✗'} ${variantId} → ${network}${status === 'triggered' ? '' : `: ${status}`}`,
          ),
        )
        .sort(),
    );
    const { exports: output = '' } = result.outputs;
    if (output !== '') expect(JSON.parse(output)).toHaveLength(30);
  });
  await fc.assert(property, RUNS);
});

test.each([401, 403])('a refusal of the token with hostile words: %i', async (status) => {
  const property = fc.asyncProperty(text, text, async (error, message) => {
    const stub = await startStubService({
      triggerExport: () => refusal(status, error, `${message} Required: ${message}`),
    });
    const result = await runAction({ inputs: inputsFor(stub.origin, { variant: 'v', network: 'n' }) });
    expectOwnWordsOnly(result);
    expect(runnerCommands(result.stdout).filter(({ name }) => name === 'error')).toHaveLength(1);
  });
  await fc.assert(property, RUNS);
});
