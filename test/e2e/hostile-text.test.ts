import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { escapeLogLine } from '../../src/action/runner/sanitize.ts';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { digestList } from '../../src/pipeline/shards/split.ts';
import { truncate } from '../../src/support/text.ts';
import { CAN } from '../doubles/conditions.ts';
import { hostileFileName, hostileText } from '../doubles/hostile-text.ts';
import { readMarkdown } from '../doubles/read-markdown.ts';
import { plainLines, runnerCommands } from '../doubles/runner-commands.ts';
import { type LooseManifest, shardManifests, uploaded, withDigest } from '../doubles/shard-manifests.ts';
import { type StubReply, startStub } from '../doubles/stub-server.ts';
import { createThen, startGamesService } from '../pipeline/games/games-service.ts';
import { expectGreen, expectRed } from './assertions.ts';
import {
  inputsFor,
  newFolder,
  runAction,
  runSubAction,
  type Settings,
  type SubActionResult,
  TOKEN,
} from './run-action.ts';
import { errorReply, json, startStubService, storageErrorReply } from './stub-service.ts';

/*
 * Text from the service, the storage, file names, git and manifests is data, for every action: stdout contains only the
 * action's own commands, and the job summary only its own markup.
 */

/** The titles that annotations of each action may have in these tests. */
const TITLES = {
  main: [
    'Token rejected (401)',
    'Permission denied (403)',
    'Rate limited (429)',
    'Storage refused the upload',
    'Service error',
    'Network failure',
    'Output left empty',
  ],
  games: [
    'Invalid input',
    'Token rejected (401)',
    'Permission denied (403)',
    'Service error',
    'Output left empty',
    'Games missing',
  ],
  assets: ['Service error', 'Output left empty'],
  merge: ['Invalid input', 'Output left empty'],
} as const;

type Action = keyof typeof TITLES;

/** Characters that act on the runner or a terminal, except line feeds. */
const ACTING = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** The action's own markup in the job summary of `merge`: folded lists, and errors whose last line is bold. */
const MERGE_MARKUP =
  /html:<\/?details>(?:<summary>[^<]*<\/summary>)?|paragraph\((?:html:<br> )*html:<b> html:<\/b>\)/g;

/** Expects what holds for every run: its own commands only, in a log that is text, and its own markup only. */
function expectDataOnly(action: Action, { stdout, stderr, summary }: StepResult): void {
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(ACTING);
  expect(stdout).not.toContain('Unexpected error');
  const commands = runnerCommands(stdout);
  expect(commands.filter(({ name }) => name === 'add-mask')).toEqual([
    { name: 'add-mask', properties: {}, data: TOKEN },
  ]);
  for (const { name, properties, data } of commands) {
    expect(['add-mask', 'group', 'endgroup', 'error', 'warning']).toContain(name);
    const isAnnotation = name === 'error' || name === 'warning';
    expect(isAnnotation ? TITLES[action] : [undefined]).toContain(properties['title']);
    expect(Object.keys(properties)).toHaveLength(isAnnotation ? 1 : 0);
    expect(data.length).toBeLessThanOrEqual(4_096);
    for (const line of data.split('\n')) expect(escapeLogLine(line)).toBe(line);
  }
  expect(commands.filter(({ name }) => name === 'error').length).toBeLessThanOrEqual(10);

  // The action's own words may be code.
  const shape = readMarkdown(summary).shape.replaceAll(/inlineCode\(\) ?/g, '');
  if (action === 'merge')
    expect(shape.replaceAll(MERGE_MARKUP, '')).not.toMatch(/html:|link\(|image\(|@\w|#\d/);
  else {
    const folds =
      /html:<details><summary>\d+ (other )?files?, the largest first<\/summary>|html:<\/details>/g;
    const elements = new Set(shape.replace(folds, '').match(/[^\s()]+/g));
    const own =
      'root heading paragraph strong table tableRow tableCell code html:<br> html:<b> html:</b>'.split(' ');
    expect([...elements].filter((element) => !own.includes(element))).toEqual([]);
  }
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
}

async function run(
  action: 'games' | 'assets' | 'merge',
  inputs: Settings,
  files: Readonly<Record<string, string>> = {},
): Promise<SubActionResult> {
  const result = await runSubAction({ action, inputs: { 'max-attempts': '1', ...inputs }, files });
  expectDataOnly(action, result);
  return result;
}

/** Commands and markup of every kind, for the texts of which few are printed. */
const COMMANDS = 'a\n::error::b\r ::add-mask::c\u2028##[error]d <b>[x](https://evil.example)';

const text = hostileText();
const command = text.map((some) => `${COMMANDS}${some}`);
/** Text that can be the value of an input. */
const input = command.map((some) => some.toWellFormed().replaceAll('\0', '').trim());
/** Text that is one value of an input with several values. With the marks of a YAML or JSON list, it would be an `Invalid input`. */
const value = text
  .map((some) =>
    some
      .toWellFormed()
      .replace(/[\r\n,\0]/g, '')
      .trim()
      .replace(/^(?:-\s+|["'[])+/, ''),
  )
  .filter((some) => some !== '');

const listOf = (count: number, some = text) => fc.array(some, { minLength: count, maxLength: count });
const setOf = (count: number, some: fc.Arbitrary<string>) =>
  fc.uniqueArray(some, { minLength: count, maxLength: count, selector: (name) => name.toLowerCase() });

/** Checks few sets of texts, since each takes a run, and does not shrink a failure: the seed reproduces it. */
function check<T extends [unknown, ...unknown[]]>(
  numRuns: number,
  property: fc.IAsyncProperty<T>,
): Promise<void> {
  return fc.assert(property, { numRuns, endOnFailure: true });
}

/** Text as XML can hold it; characters that XML cannot hold stay. */
function xml(some: string): string {
  return some.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The part of a text that a header may hold. */
function header(some: string): string {
  return some.replace(/[^\x20-\x7e\xa0-\xff]/g, '');
}

/** The nth of the texts, which repeat. */
function pick(texts: readonly string[]): (nth: number) => string {
  return (nth) => texts[nth % texts.length] ?? '';
}

/** A value as JSON brings it: half surrogate pairs become the replacement character. */
function asSent(value: unknown): unknown {
  return JSON.parse(Buffer.from(JSON.stringify(value)).toString('utf8'));
}

const itemLines = ({ stdout }: StepResult): string[] =>
  plainLines(stdout)
    .filter((line) => /^ {2}[✓✗] /.test(line))
    .sort();

describe('the root action', () => {
  test('treats file names, and all that a service and a storage say of them, as data', async () => {
    const names = setOf(30, hostileFileName());
    const property = fc.asyncProperty(names, listOf(30), text, async (fileNames, said, ref) => {
      const of = pick(said);
      const paths = fileNames.map((name) => `files/${name}`);
      const rejections: ((nth: number) => StubReply)[] = [
        (nth) => errorReply(400, of(nth), of(nth + 1)),
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
          const reject = rejections[nth % 16];
          return reject?.(nth) ?? json({ uploadUrl: `${origin}/${nth}?sig=x`, assetId: of(nth) || 'none' });
        },
        put: (nth) =>
          [
            { status: 200 },
            storageErrorReply(403, xml(of(nth)), xml(of(nth + 1))),
            { status: 400, body: of(nth) },
            { status: 200 },
          ][nth % 4],
      });
      const result = await runAction({
        files: Object.fromEntries(paths.map((path) => [path, 'x'])),
        inputs: inputsFor(stub.origin, {
          // A pattern that is also the name of a file would match only that file. No file has this name.
          assets: '{files,none}/**',
          'max-attempts': '1',
          'include-hidden-files': 'true',
          variant: 'v',
          network: 'n',
        }),
        env: {
          GITHUB_REPOSITORY: 'octo/game',
          GITHUB_REF: `refs/heads/${ref.toWellFormed().replaceAll('\0', '')}`,
          GITHUB_RUN_NUMBER: '7',
          // Some of the texts are URLs. No request may leave the machine.
          http_proxy: 'http://127.0.0.1:9',
          https_proxy: 'http://127.0.0.1:9',
          no_proxy: '127.0.0.1',
        },
      });
      expectDataOnly('main', result);

      const { assets } = result.manifest;
      expect(assets.map(({ path }) => path).sort()).toEqual([...paths].sort());
      const lines = assets.map(({ path, contentType, status, assetId = '', error = '' }) => {
        const rest = status === 'uploaded' ? ` (1 B, ${contentType}) is ${assetId}` : `: ${error}`;
        return escapeLogLine(`  ${status === 'uploaded' ? '✓' : '✗'} ${path}${rest}`);
      });
      expect(itemLines(result)).toEqual(lines.sort());
      const { texts } = readMarkdown(result.summary);
      const cells = texts.slice(texts.indexOf('Files') + 1);
      const isStatus = (cell = ''): boolean => /^(✅|❌|➖)\u00a0(uploaded|failed|not attempted)$/.test(cell);
      const shown = cells
        .filter((_, index) => isStatus(cells[index - 1]))
        .map((path) => escapeLogLine(path).trim());
      expect(shown.sort()).toEqual(
        assets.map(({ path }) => escapeLogLine(truncate(path, 120)).trim()).sort(),
      );
      const ids = assets.flatMap(({ path, assetId }) => (assetId === undefined ? [] : [[path, assetId]]));
      const { 'asset-ids': output = '' } = result.outputs;
      // The output is empty if the ids are very long.
      if (output !== '') expect(JSON.parse(output)).toEqual(Object.fromEntries(ids));
    });
    await check(3, property);
  });

  test('treats names of exports, and all that a service responds to them, as data', async () => {
    const names = fc.uniqueArray(value, { minLength: 10, maxLength: 10 });
    const property = fc.asyncProperty(names, names, listOf(30), async (variants, networks, said) => {
      const of = pick(said);
      const stub = await startStubService({
        triggerExport: (nth) =>
          [
            { status: 200, body: of(nth) },
            { status: 200, headers: { 'content-type': 'text/html' }, body: `<title>${of(nth)}</title>` },
            json({ [of(nth)]: of(nth + 1) }),
            errorReply(422, of(nth), of(nth + 1)),
            { status: 400, body: of(nth) },
          ][nth % 5],
      });
      const [variant, network] = [variants.join('\n'), networks.slice(0, 3).join('\n')];
      const inputs = inputsFor(stub.origin, { organization: '', 'max-attempts': '1', variant, network });
      const result = await runAction({ inputs });
      expectDataOnly('main', result);
      const lines = result.manifest.exports.map(({ variantId, network, status }) => {
        const [sign, rest] = status === 'triggered' ? ['✓', ''] : ['✗', `: ${status}`];
        return escapeLogLine(`  ${sign} ${variantId} → ${network}${rest}`);
      });
      expect(itemLines(result)).toEqual(lines.sort());
      const { exports: output = '' } = result.outputs;
      if (output !== '') expect(JSON.parse(output)).toHaveLength(30);
    });
    await check(3, property);
  });

  test.each([401, 403])('treats the words of a %i as data', async (status) => {
    const property = fc.asyncProperty(text, text, async (error, message) => {
      const triggerExport = () => errorReply(status, error, `${message} Required: ${message}`);
      const stub = await startStubService({ triggerExport });
      const inputs = inputsFor(stub.origin, { 'max-attempts': '1', variant: 'v', network: 'n' });
      const result = await runAction({ inputs });
      expectDataOnly('main', result);
      expect(runnerCommands(result.stdout).filter(({ name }) => name === 'error')).toHaveLength(1);
    });
    await check(3, property);
  });
});

describe('games', () => {
  const games = (baseUrl: string, inputs: Settings) =>
    run('games', inputsFor(baseUrl, { organization: '', ...inputs }));

  test('treats names and unknown fields of games as data', async () => {
    const property = fc.asyncProperty(listOf(20, command), input, async (said, name) => {
      const of = pick(said);
      const service = await startGamesService({ names: [...said, name] });
      for (const [index, game] of service.games.entries()) {
        Object.assign(game, {
          id: `${index}${of(index)}`,
          createdAt: of(index + 1),
          [of(index)]: of(index + 2),
        });
        Object.assign(game, { name: index === said.length ? name : `${index} ${of(index)}` });
      }
      const listed = await games(service.baseUrl, { 'page-size': '7' });
      expectGreen(listed);
      const file = await readFile(listed.outputs['games-file'] ?? '', 'utf8');
      expect(JSON.parse(file)).toEqual(asSent(service.games));
      const { games: output = '' } = listed.outputs;
      if (output !== '') expect(output).toBe(file);

      const found = await games(service.baseUrl, { name });
      expectGreen(found);
      const written = await readFile(found.outputs['games-file'] ?? '', 'utf8');
      expect(JSON.parse(written)).toEqual([asSent(service.games.at(-1))]);
      expect((await games(service.baseUrl, { name: `${name}?` })).exitCode).toBe(1);
    });
    await check(3, property);
  });

  test('treats the ids of two games with one name as data', async () => {
    const property = fc.asyncProperty(command, command, input, async (one, another, name) => {
      const service = await startGamesService({ names: [name, name] });
      Object.assign(service.games[0] ?? {}, { id: `1${one}` });
      Object.assign(service.games[1] ?? {}, { id: `2${another}` });
      const result = await games(service.baseUrl, { name });
      expect(result.exitCode).toBe(1);
      const errors = runnerCommands(result.stdout).filter((some) => some.name === 'error');
      expect(errors.map(({ properties }) => properties)).toEqual([{ title: 'Invalid input' }]);
    });
    await check(3, property);
  });

  test('treats the name of a game that it creates, and every response to that, as data', async () => {
    const property = fc.asyncProperty(input, command, command, async (name, one, another) => {
      const replies: StubReply[] = [
        json({ id: one, name, [one]: another }),
        { status: 200, body: one },
        errorReply(422, one, another),
        errorReply(401, one, another),
        errorReply(403, one, `Insufficient permissions. Required: ${another}`),
      ];
      for (const reply of replies) {
        const service = await startGamesService({
          create: createThen(reply),
        });
        const create = { name, 'create-if-missing': 'true', organization: 'org-1' };
        const result = await games(service.baseUrl, create);
        expect(result.exitCode).toBe(reply.status === 200 ? 0 : 1);
        expect(JSON.parse(service.creations()[0] ?? '')).toEqual({ name, organizationId: 'org-1' });
        if (reply.body === one) expect(result.outputs['game-id']).toBe('g-1');
      }
    });
    await check(2, property);
  });
});

test('assets treats every response as data', async () => {
  const property = fc.asyncProperty(listOf(20, command), input, async (said, organization) => {
    const bodies = [said.join('\n'), JSON.stringify(said.map((name) => ({ name }))), said[0] ?? ''];
    for (const body of bodies) {
      const stub = (await startStub()).next({ status: 200, body });
      const result = await run('assets', inputsFor(stub.origin, { organization }));
      expectGreen(result);
      const written = await readFile(result.outputs['assets-file'] ?? '', 'utf8');
      expect(written).toBe(Buffer.from(body).toString('utf8'));
      const query = new URLSearchParams(stub.only.path.replace(/^[^?]*/, ''));
      expect(query.get('organizationId')).toBe(organization);
    }
    const [error = '', message = ''] = said;
    const stub = (await startStub()).next(errorReply(400, error, message));
    expect((await run('assets', inputsFor(stub.origin, { organization }))).exitCode).toBe(1);
  });
  await check(3, property);
});

describe('merge', () => {
  const field = command.map((some) => some.toWellFormed());

  function merge(manifests: readonly unknown[]): Promise<SubActionResult> {
    const files = manifests.map((manifest, index) => {
      return [`m/${index}.json`, typeof manifest === 'string' ? manifest : JSON.stringify(manifest)] as const;
    });
    return run('merge', { token: TOKEN, manifests: 'm/*.json' }, Object.fromEntries(files));
  }

  test('treats all fields of manifests that it joins as data', async () => {
    const property = fc.asyncProperty(
      listOf(6, field),
      async ([baseUrl = '', organizationId = '', ...rest]) => {
        const assets = rest.map((some, index) => ({
          ...uploaded(`${index}${some}`),
          contentType: some,
          assetId: `id-${index}`,
        }));
        const whole = digestList(assets.toSorted((a, b) => (a.path < b.path ? -1 : 1)));
        const common = { ...shardManifests([[], []], '')[0], baseUrl, organizationId, whole };
        const result = await merge([
          { ...common, shard: { index: 1, total: 2 }, assets: assets.slice(0, 2) },
          { ...common, shard: { index: 2, total: 2 }, assets: assets.slice(2) },
        ]);
        expectGreen(result);
      },
    );
    await check(8, property);
  });

  test('treats the fields that its problems quote as data', async () => {
    const property = fc.asyncProperty(field, field, async (one, another) => {
      const manifests = shardManifests([['a'], ['b'], ['c']], `https://${one}`);
      const [first, second, third] = manifests as [Manifest, Manifest, Manifest];
      const named = { ...uploaded('b'), path: one, fileName: another };
      const cases: readonly (readonly unknown[])[] = [
        [first, { ...second, baseUrl: another }, third],
        [
          { ...first, organizationId: one },
          { ...second, organizationId: another },
        ],
        [
          { ...first, conclusion: one },
          { ...second, conclusion: another },
        ],
        [first, { ...second, run: { ...first.run, id: one } }, third],
        [first, { ...second, run: { ...first.run, commit: another } }, third],
        [{ ...first, assets: [named] }, { ...second, assets: [named] }, third],
        [{ ...first, assets: [named] }, { ...second, assets: [{ ...named, path: another }] }, third],
      ];
      for (const some of cases) expectRed(await merge(some), 'Invalid input');
    });
    await check(3, property);
  });

  test.runIf(CAN.nameFreely)('treats the names of manifests as data', async () => {
    const property = fc.asyncProperty(setOf(4, hostileFileName()), async (names) => {
      const folder = join(await newFolder(), 'm');
      await mkdir(folder);
      const [first, second] = shardManifests([['a'], ['b']], 'https://x').map((some) => JSON.stringify(some));
      const contents = [first, second, second, '{'];
      for (const [index, name] of names.entries())
        await writeFile(join(folder, `${index}${name}`.slice(0, 120)), contents[index] ?? '');
      const inputs = { token: TOKEN, manifests: `${folder}/*` };
      expectRed(await run('merge', inputs), 'Invalid input');
      const superfluous = (await readdir(folder)).filter((some) => /^[23]/.test(some));
      for (const name of superfluous) await rm(join(folder, name));
      expectGreen(await run('merge', inputs));
    });
    await check(4, property);
  });

  const [MANIFEST] = shardManifests([['a']], 'https://x');
  const HUGE = Number.MAX_SAFE_INTEGER;
  const changed = (change: LooseManifest): string => JSON.stringify({ ...MANIFEST, ...change });

  test.each<[string, string]>([
    ['a huge number of parts', changed({ shard: { index: 1, total: HUGE } })],
    ['more parts than an array can have', changed({ shard: { index: 1, total: 2 ** 32 - 1 } })],
    ['an infinite number', JSON.stringify(MANIFEST).replace('"total":1', '"total":1e999')],
    ['a time that is an object', changed({ startedAt: { toString: 1, valueOf: 1 } })],
    ['arrays instead of objects', changed({ shard: [1, 1], whole: [], exports: [[]] })],
    ['an object instead of a list', changed({ assets: { length: 1, 0: uploaded('a') } })],
    ['all fields in its prototype', `{"__proto__":${JSON.stringify(MANIFEST)}}`],
    [
      'its part in its prototype',
      changed({ shard: undefined }).replace('{', '{"__proto__":{"shard":{"index":1,"total":1}},'),
    ],
    ['a file of a negative size', changed({ assets: [{ ...uploaded('a'), size: -1 }] })],
    [
      'a deeply nested export',
      changed({ exports: 0 }).replace(
        '"exports":0',
        `"exports":${'['.repeat(400_000)}${']'.repeat(400_000)}`,
      ),
    ],
  ])('rejects a manifest with %s', async (_, manifest) => {
    expect(expectRed(await merge([manifest]), 'Invalid input')).toContain('m/0.json');
  });

  test('accepts an id with a line break, as the root action does', async () => {
    const assetId = 'a\n::error::b';
    const assets = [{ ...uploaded('a'), assetId }];
    const result = await merge(withDigest({ ...MANIFEST, assets }));
    expectGreen(result);
    expect(JSON.parse(result.outputs['asset-ids'] ?? '')).toEqual({ a: assetId });
  });

  test('accepts file names that every object has as properties', async () => {
    const paths = ['__proto__', 'constructor', 'hasOwnProperty', 'toString'];
    const result = await merge(shardManifests([paths.slice(0, 2), paths.slice(2)], 'https://x'));
    expectGreen(result);
    expect(Object.entries(JSON.parse(result.outputs['asset-ids'] ?? ''))).toEqual(
      paths.map((path) => [path, `id-of-${path}`]),
    );
  });

  test('reports the largest sizes and times as they are', async () => {
    const assets = [{ ...uploaded('a'), size: HUGE, durationMs: HUGE, attempts: HUGE }];
    const startedAt = '+275760-09-13T00:00:00.000Z';
    const result = await merge(withDigest({ ...MANIFEST, assets, startedAt }));
    expectGreen(result);
    expect(result.outputs['uploaded-bytes']).toBe(String(HUGE));
    expect(result.summary).not.toMatch(/NaN|Infinity|[^\d]-\d+ /);
  });
});
