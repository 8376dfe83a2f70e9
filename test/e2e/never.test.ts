import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { escapeLogLine } from '../../src/action/runner/log.ts';
import { truncate } from '../../src/support/text.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { readMarkdown } from '../doubles/read-markdown.ts';
import { plainLines } from '../doubles/runner-commands.ts';
import { type Script, type StubReply, startStubProxy } from '../doubles/stub-server.ts';
import {
  type Action,
  type Case,
  expectNever,
  hostileFiles,
  type Place,
  queryValues,
  type Respond,
  RIGHT,
  type Setup,
  SPELLINGS,
  spelledJson,
} from './never.ts';
import type { ActionResult, Settings, SubActionResult } from './run-action.ts';
import { json, storageErrorReply } from './stub-service.ts';

/*
 * The contract's "Never", for every action and every result of a run: no secret leaks, in any spelling, and text from the service, the
 * storage, GitHub, file names, git and manifests is data. Each case is one run; `never.ts` says what holds for all.
 */

/** Cases by the titles of their error annotations, joined by `+`; `green` has none. */
type Cases = Readonly<Record<string, Readonly<Record<string, Case>>>>;

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
/** The part of a text that a header may hold, of which two fit into a head: Node takes 16 KiB. */
const header = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').slice(0, 7_000);
const text = (body: string): StubReply => ({ status: 200, body });
const redirect = (status: number, location: string): StubReply => ({ status, headers: { location } });

/** An error body of the service with secrets. */
function leakyError({ said }: Setup, nth: number, status: number, prefix = ''): StubReply {
  return spelledJson({ statusCode: status, error: said(nth), message: prefix + said(nth + 1) }, nth, status);
}

/** Bytes instead of a response. */
function raw(bytes: string): Script {
  return async ({ receive, socket }) => {
    await receive();
    socket.end(bytes);
  };
}

const brokenHead = (secret: string): Script =>
  raw(`HTTP/1.1 200 OK\r\nX-Bad\u0001: ${header(secret)}\r\n\r\n`);

/** The query of the first upload URL and the token, at another origin. */
function redirectUrl({ elsewhere, uploadUrls, canary: { token } }: Setup): string {
  const url = (uploadUrls[0] ?? '?').replace(/^[^?]*/, `${elsewhere.origin}/`);
  return `${url}&token=${encodeURIComponent(token)}`;
}

/** One case per item, named with it. */
function each<T>(
  items: readonly T[],
  name: (item: T) => string,
  of: (item: T) => Case,
): Record<string, Case> {
  return Object.fromEntries(items.map((item) => [name(item), of(item)]));
}

/** Each of the responses in turn, first all in one spelling. */
function inTurn(responses: readonly Respond[]): Respond {
  return (setup, nth, request) => {
    const [row, spelling] = [(nth - 1) % responses.length, Math.floor((nth - 1) / responses.length)];
    return responses[row]?.(setup, spelling, request) ?? json({});
  };
}

/** The same, with the right response to every second request. */
function everySecond(place: Place, responses: readonly Respond[]): Respond {
  const others = inTurn(responses);
  return (setup, nth, request) => (nth % 2 === 0 ? others : RIGHT[place])(setup, Math.ceil(nth / 2), request);
}

/** The service's responses to any request, other than errors that stop a run. */
const REJECTED: readonly Respond[] = [
  (setup, nth) => leakyError(setup, nth, 400),
  (setup, nth) => leakyError(setup, nth, 422),
  ({ said }, nth) => ({ status: 500, body: `<p>${said(nth)}</p>\n<pre>${xml(said(nth))}</pre>` }),
  ({ said }, nth) => ({
    status: 500,
    headers: { 'x-request': header(said(nth)), 'set-cookie': header(said(nth)) },
  }),
  ({ said }, nth) => brokenHead(said(nth)),
];

/** Those that end the run if they come to a request for an upload URL. */
const NO_URLS_HERE: readonly Respond[] = [
  ({ said }, nth) => ({ status: 404, body: said(nth) }),
  (setup, nth) => ({ ...redirect(302, redirectUrl(setup)), body: setup.said(nth) }),
  (setup) => redirect(308, redirectUrl(setup)),
  ({ text }, nth) => redirect(302, `https://h/${header(text(nth))}`),
];

/** The same, and others to a request for an upload URL. */
const NO_URL: readonly Respond[] = [
  ...REJECTED,
  ({ text }, nth) => json({ uploadUrl: text(nth), assetId: text(nth + 1) }),
  ({ canary, storage }) => json({ uploadUrl: canary.uploadUrl(`${storage.origin}/a`) }),
  ({ canary }) => json({ uploadUrl: canary.uploadUrl('storage/a'), assetId: canary.token }),
  ({ canary }) => json({ uploadUrl: canary.uploadUrl('ftp://storage.invalid/a'), assetId: canary.token }),
  // The body ends inside the upload URL.
  ({ canary }) =>
    text(JSON.stringify({ uploadUrl: canary.uploadUrl('http://h/a'), assetId: 'a' }).slice(0, -30)),
  ({ uploadUrls }, nth) =>
    spelledJson({ message: `${queryValues(uploadUrls[0]).at(-1)} is in use` }, nth, 409),
  ({ said }, nth) =>
    raw(`HTTP/1.1 500 ${header(said(nth))}\r\nX-Said: ${header(said(nth))}\r\n\r\n${said(nth)}`),
];

/** How a storage writes the URL of a request, or parts of it, into XML. */
const IN_XML: readonly ((url: string) => string)[] = [
  (url) => `The address was ${xml(url)}`,
  (url) => xml(queryValues(url).join(' and ')),
  (url) =>
    queryValues(url)
      .join(' ')
      .replace(/./g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
  (url) =>
    queryValues(url)
      .map((value) => `${value.slice(0, 12)}<![CDATA[${value.slice(12)}]]>`)
      .join(' '),
  (url) => xml(decodeURIComponent(new URL(url).search)),
];
const inXml = (url: string, nth: number): string => IN_XML[nth % IN_XML.length]?.(url) ?? '';
const urlOf = ({ storage }: Setup, { url }: IncomingMessage): string => `${storage.origin}${url}`;

/** The storage's responses to an upload. */
const NO_PUT: readonly Respond[] = [
  ({ said }, nth) => storageErrorReply(403, xml(said(nth)), xml(said(nth + 1))),
  ({ said }, nth) => ({ status: 400, body: said(nth) }),
  (setup, nth, request) => storageErrorReply(403, 'SignatureDoesNotMatch', inXml(urlOf(setup, request), nth)),
  (setup, nth, request) => storageErrorReply(400, inXml(urlOf(setup, request), nth + 1), 'no'),
  (setup, nth, request) =>
    storageErrorReply(403, 'AccessDenied', `Request has expired: ${inXml(urlOf(setup, request), nth + 2)}`),
  (setup, nth, request) => ({
    status: 403,
    body: `<Error><Code>InvalidToken</Code><Details>${inXml(urlOf(setup, request), nth)}</Details><Endpoint>${xml(setup.said(nth))}</Endpoint></Error>`,
  }),
  ({ said }, nth) => ({ status: 401, body: `<html><title>${xml(said(nth))}</title>` }),
  (setup, _, request) => {
    const url = xml(urlOf(setup, request));
    return { status: 403, body: `<html><a href="${url}">${url}</a>` };
  },
  (setup, nth, request) => {
    const url = urlOf(setup, request);
    return spelledJson({ message: url, query: new URL(url).search, values: queryValues(url) }, nth, 403);
  },
  (setup) => ({
    ...storageErrorReply(307, 'TemporaryRedirect', `Go to ${xml(redirectUrl(setup))}`),
    headers: { location: redirectUrl(setup) },
  }),
];

/** The service's responses to an export that it triggered. */
const TRIGGERED: readonly Respond[] = [
  ({ said, text }, nth) => spelledJson({ [text(nth)]: [said(nth), said(nth + 1)] }, nth),
  ({ said }, nth) => text(said(nth)),
  ({ uploadUrls }, nth) => spelledJson({ files: uploadUrls }, nth),
  ({ uploadUrls }, nth) =>
    spelledJson(
      uploadUrls.map((url) => new URL(url).search),
      nth,
    ),
  ({ canary: { token } }, nth) => spelledJson([token, SPELLINGS[nth % SPELLINGS.length]?.(token, [])], nth),
];
/** An error body of GitHub with the token for it. */
const leakyRejection = ({ githubToken, text }: Setup, nth: number, status: number): StubReply =>
  spelledJson(
    { message: SPELLINGS[nth % SPELLINGS.length]?.(githubToken, []), errors: [githubToken, text(nth)] },
    nth,
    status,
  );

/** GitHub's responses to a new deployment, and to others. One run prints one of each kind of errors. */
const NO_DEPLOYMENT: readonly Respond[] = [
  (setup, nth) => leakyRejection(setup, nth, 422),
  (setup, nth) => leakyRejection(setup, nth, 500),
  (setup, nth) => leakyRejection(setup, nth, 401),
  (setup, nth) => leakyRejection(setup, nth, 403),
  (setup, nth) => leakyRejection(setup, nth, 404),
  ({ githubToken, text }, nth) => ({ status: 502, body: `${'.'.repeat(280)}${githubToken}${text(nth)}` }),
  ({ elsewhere, githubToken }) => redirect(307, `${elsewhere.origin}/?token=${githubToken}`),
  ({ githubToken }) => brokenHead(githubToken),
  ({ githubToken }, nth) => ({
    ...json({ id: nth }, 201),
    headers: {
      'content-type': 'application/json',
      deprecation: githubToken,
      sunset: `::error::${githubToken}`,
      link: `<https://github.example/${githubToken}>; rel="deprecation"`,
    },
  }),
];
const EIGHT = { network: 'a, b, c, d, e, f, g, h' };

/** Exports of ten variants to this number of networks, after uploads whose URLs are known by then. */
function manyExports(networks: number): Pick<Case, 'inputs' | 'after'> {
  return {
    inputs: ({ value }) => {
      const values = [...new Set(Array.from({ length: 60 }, (_, nth) => value(nth)))];
      const [variant, network] = [values.slice(0, 10).join('\n'), values.slice(-networks).join('\n')];
      return { variant, network, 'github-token': '' };
    },
    after: expectExportsListed,
  };
}

const itemLines = ({ stdout }: SubActionResult): string[] =>
  plainLines(stdout)
    .filter((line) => /^ {2}[✓✗] /.test(line))
    .sort();

/** Expects a line of each file in the log and a cell in the summary, with the same text as in manifest and outputs. */
function expectFilesListed(result: SubActionResult): void {
  const { assets } = (result as ActionResult).manifest;
  const lines = assets.map(({ path, contentType, status, assetId = '', error = '' }) => {
    const rest = status === 'uploaded' ? ` (1 B, ${contentType}) is ${assetId}` : `: ${error}`;
    return escapeLogLine(`  ${status === 'uploaded' ? '✓' : '✗'} ${path}${rest}`);
  });
  const listed = itemLines(result).filter((line) => / files[/]/.test(line));
  // Of many files, the log names some.
  expect(lines).toEqual(expect.arrayContaining(listed));
  expect(listed.length).toBeGreaterThanOrEqual(Math.min(lines.length, 50));
  const { texts } = readMarkdown(result.summary);
  const shown = assets.map(({ path }) => escapeLogLine(truncate(path, 120)).trim());
  const cells = texts.slice(texts.indexOf('Files') + 1).map((cell) => escapeLogLine(cell).trim());
  expect(cells.filter((cell) => shown.includes(cell)).sort()).toEqual(shown.sort());
  const ids = assets.flatMap(({ path, assetId }) => (assetId === undefined ? [] : [[path, assetId]]));
  // The output is empty if the ids are very long.
  const output = result.outputs['asset-ids'] || JSON.stringify(Object.fromEntries(ids));
  expect(JSON.parse(output)).toEqual(Object.fromEntries(ids));
  expect(assets.filter(({ status }) => status === 'not-attempted')).toEqual([]);
}

function expectExportsListed(result: SubActionResult): void {
  const { exports } = (result as ActionResult).manifest;
  const lines = exports.map(({ variantId, network, status }) => {
    const [sign, rest] = status === 'triggered' ? ['✓', ''] : ['✗', `: ${status}`];
    return escapeLogLine(`  ${sign} ${variantId} → ${network}${rest}`);
  });
  const listed = itemLines(result).filter((line) => line.includes(' → '));
  // Behind it stands what the service said.
  const known = listed.map((line) => lines.find((own) => line === own || line.startsWith(`${own}: `)));
  expect(known.sort()).toEqual(lines.sort());
  expect(exports.filter(({ status }) => status === 'not-attempted')).toEqual([]);
}

const NO_PERMISSION = 'Insufficient permissions. Required: ';
const BROKEN = ['resetBeforeResponse', 'closeInsideBody', 'resetInsideBody', 'babble'] as const;
/** Some of the texts are URLs. No request may leave the machine. */
const STAY_HERE = {
  http_proxy: 'http://127.0.0.1:9',
  https_proxy: 'http://127.0.0.1:9',
  no_proxy: '127.0.0.1',
};

/** A file whose only byte is an x, as an earlier run recorded it. */
const FILE_X = {
  ...{ contentType: 'application/octet-stream', size: 1, status: 'uploaded', attempts: 1, durationMs: 1 },
  sha256: createHash('sha256').update('x').digest('hex'),
};

const MAIN: Cases = {
  green: {
    'the run succeeds': {
      env: () => ({ RUNNER_DEBUG: '', ACTIONS_STEP_DEBUG: '' }),
      after: expectExportsListed,
    },
    'the run is a dry run': { inputs: () => ({ 'dry-run': 'true' }) },
    'files have names that every object has as properties': {
      inputs: () => ({ 'working-directory': 'files', assets: '**' }),
      files: () => ({ 'files/__proto__': 'x', 'files/toString': 'x' }),
      after: ({ outputs }) =>
        expect(Object.keys(JSON.parse(outputs['asset-ids'] ?? '')).sort()).toEqual(['__proto__', 'toString']),
    },
    'an earlier manifest has any text': {
      inputs: () => ({ manifest: 'manifest.json', 'reuse-unchanged': 'true' }),
      env: () => ({ GITHUB_RUN_ID: '7', GITHUB_SHA: 'c0ffee' }),
      files: ({ service, text }) => {
        const record = {
          version: 1,
          run: { repository: 'owner/game', id: 7, attempt: 1, commit: text(2) },
          conclusion: 'failure',
          complete: true,
          baseUrl: `${service.origin}/v1`,
          organizationId: 'org-1',
          assets: [{ ...FILE_X, path: 'files/a', fileName: 'a', assetId: `id ${text(5).toWellFormed()}` }],
          exports: ['a', 'b'].map((network, nth) => ({
            ...{ variantId: 'v-1', network, status: 'triggered', attempts: 1, error: text(9 + nth) },
            ...{ run: { id: 7, attempt: 1, commit: 'c0ffee' }, response: text(11), location: text(12) },
          })),
        };
        return { 'files/a': 'x', 'manifest.json': JSON.stringify(record) };
      },
      after: ({ outputs }) => expect(outputs).toMatchObject({ 'reused-count': '1', 'export-count': '2' }),
    },
    'exports respond with any text': { ...manyExports(3), triggerExport: inTurn(TRIGGERED) },
    'an upload URL has a user and a fragment': {
      askForUrl: (setup, nth) => {
        const credentials = `${setup.canary.secret('the user')}:${setup.canary.secret('the password')}`;
        const base = `${setup.storage.origin.replace('//', `//${credentials}@`)}/${nth}`;
        const uploadUrl = `${setup.canary.uploadUrl(base)}#${setup.canary.secret('the fragment')}`;
        return json({ uploadUrl, assetId: `asset-${nth}` });
      },
    },
    'GitHub rejects deployments': { inputs: () => EIGHT, deploy: inTurn(NO_DEPLOYMENT.slice(0, 4)) },
    'GitHub responds with other than JSON': { inputs: () => EIGHT, deploy: inTurn(NO_DEPLOYMENT.slice(4)) },
  },
  'Token rejected (401)': {
    'the service rejects the token': { askForUrl: (setup, nth) => leakyError(setup, nth, 401) },
  },
  'Permission denied (403)': {
    'the service denies permission': {
      triggerExport: (setup, nth) => leakyError(setup, nth, 403, NO_PERMISSION),
    },
  },
  'Rate limited (429)': {
    'the service asks for a longer wait than allowed': {
      askForUrl: (setup, nth) => ({ ...leakyError(setup, nth, 429), headers: { 'retry-after': '500' } }),
    },
  },
  'Network failure+Service error+Storage refused the upload': {
    'service and storage reject files': {
      askForUrl: everySecond('askForUrl', NO_URL),
      put: everySecond('put', NO_PUT),
      // Twice the spellings of each row, and for each right URL a response of the storage.
      files: () => hostileFiles(2 * SPELLINGS.length * NO_URL.length),
      env: () => STAY_HERE,
      after: expectFilesListed,
    },
  },
  'Network failure+Service error': {
    'the service rejects exports': {
      ...manyExports(3),
      triggerExport: inTurn([...REJECTED, ...NO_URLS_HERE]),
    },
  },
  'Service error': Object.fromEntries(
    NO_URLS_HERE.map((askForUrl, index) => [`the service has no upload URLs (${index})`, { askForUrl }]),
  ),
  'Network failure': {
    'the storage breaks the connection': {
      put: inTurn(BROKEN.map((manner) => () => misbehave[manner])),
    },
    'a proxy rejects all requests': {
      inputs: () => ({ 'base-url': 'http://service.invalid/v1' }),
      env: async ({ canary }) => {
        const { address } = await startStubProxy({ rejectWith: 407 });
        return { http_proxy: address.replace('//', `//name:${canary.secret("the proxy's password")}@`) };
      },
    },
  },
  Cancelled: {
    'the run is cancelled during an upload': {
      files: () => ({ 'files/a': 'a', 'files/z': 'z'.repeat(4_000_000) }),
      put: (setup) => () => setup.kill('SIGINT'),
    },
  },
  'Invalid input': each<[string, (token: string, githubToken: string, text: string) => Settings]>(
    [
      ['the token has a line break', (token) => ({ token: `${token.slice(0, 30)}\n${token.slice(30)}` })],
      [
        'the token is also the value of inputs that allow no text',
        (token, _, text) => ({
          concurrency: token + text,
          'max-attempts': `${token}${token}`,
          'file-name': token,
          'content-types': token + text,
          'size-limits': token + text,
          summary: token + text,
          'base-url': `https://${token}@service.invalid/`,
        }),
      ],
      [
        'the token is part of other inputs',
        (token) => ({
          'base-url': `https://service.invalid/${token}/v1`,
          organization: token,
          variant: token,
          network: `a, ${token}`,
          assets: `${token}/*`,
          'working-directory': token,
          'content-types': `${token}: image/png`,
          'size-limits': `${token}: 5 MB`,
        }),
      ],
      [
        'the token for GitHub has a line break',
        (_, token) => ({ 'github-token': `${token.slice(0, 15)}\n${token.slice(15)}` }),
      ],
    ],
    ([name]) => name,
    ([, inputs]) => ({
      inputs: ({ canary, githubToken, input }) => inputs(canary.token, githubToken, input(1)),
    }),
  ),
};

function gamesPage(...data: readonly unknown[]): StubReply {
  return json({ data, meta: { page: 1, limit: data.length + 1, total: data.length, totalPages: 1 } });
}

/** A game whose fields may have any text, and unknown fields. */
function leakyGame({ said, text, canary: { token } }: Setup, nth: number) {
  const deep = { [text(nth)]: [{ deep: said(nth) }, token], said: said(nth + 1) };
  return { id: `g-${nth}${said(nth)}`, name: `by ${said(nth)}`, createdAt: said(nth + 2), ...deep };
}

/** A game without a secret. */
function hostileGame(text: (nth: number) => string, nth: number) {
  const [id, name] = [`${nth}${text(nth)}`, `${nth} ${text(nth)}`];
  return { id, name, createdAt: text(nth + 1), [text(nth)]: text(nth + 2) };
}

/** A value as JSON brings it: half surrogate pairs become the replacement character. */
function asSent(value: unknown): unknown {
  return JSON.parse(Buffer.from(JSON.stringify(value)).toString('utf8'));
}

const readOutput = ({ outputs }: SubActionResult, name: string): Promise<string> =>
  readFile(outputs[name] ?? '', 'utf8');

const TWENTY = Array.from({ length: 20 }, (_, nth) => nth);

const GAMES: Cases = {
  green: {
    'games are listed': { replies: (setup) => [gamesPage(...TWENTY.map((nth) => leakyGame(setup, nth)))] },
    'games without a secret are listed as they are': {
      replies: ({ text }) => [gamesPage(...TWENTY.map((nth) => hostileGame(text, nth)))],
      after: async (result, { text }) => {
        const file = await readOutput(result, 'games-file');
        expect(JSON.parse(file)).toEqual(asSent(TWENTY.map((nth) => hostileGame(text, nth))));
        expect([file, '']).toContain(result.outputs['games']);
      },
    },
    'a game is created': {
      inputs: ({ input }) => ({ 'create-if-missing': 'true', organization: 'org-1', name: input(1) }),
      replies: (setup) => [gamesPage(), json({ ...leakyGame(setup, 1), name: setup.input(1) }, 201)],
      after: (_, { service, input }) => {
        const creation = service.journal.find(({ method }) => method === 'POST');
        expect(JSON.parse(String(creation?.body))).toEqual({ name: input(1), organizationId: 'org-1' });
      },
    },
  },
  'Invalid input': {
    'two games have the same name': {
      inputs: ({ input }) => ({ name: input(1) }),
      replies: (setup) => {
        const [name, one, two] = [setup.input(1), leakyGame(setup, 1), leakyGame(setup, 2)];
        return [gamesPage({ ...one, name }, { ...two, name })];
      },
    },
  },
  'Service error': {
    'the service rejects the list': { replies: (setup) => [leakyError(setup, 404, 404)] },
    'a list of games redirects': { replies: (setup) => [redirect(307, redirectUrl(setup))] },
  },
};

const ASSETS: Cases = {
  green: {
    'assets without a secret are listed as they are': {
      inputs: ({ value }) => ({ organization: value(1) }),
      replies: ({ text: line }) => [text(TWENTY.map(line).join('\n'))],
      after: async (result, setup) => {
        const sent = Buffer.from(TWENTY.map(setup.text).join('\n')).toString('utf8');
        expect(await readOutput(result, 'assets-file')).toBe(sent);
        const query = new URLSearchParams(setup.service.only.path.replace(/^[^?]*/, ''));
        expect(query.get('organizationId')).toBe(setup.value(1));
      },
    },
    'assets are listed with other escapes': {
      replies: ({ canary: { token }, said }) => [
        text(JSON.stringify([token, { token, said: said(1) }, ...TWENTY.map(said)]).replaceAll('/', '\\/')),
      ],
    },
  },
  'Permission denied (403)': {
    'the service denies permission': { replies: (setup) => [leakyError(setup, 403, 403, NO_PERMISSION)] },
  },
};

/** The first success of each action is a process of the bundle, and each that is killed; for the others a process adds nothing. */
const CASES = Object.entries({ main: MAIN, games: GAMES, assets: ASSETS }).flatMap(([action, titles]) =>
  Object.entries(titles).flatMap(([title, cases]) =>
    Object.entries(cases).map(([name, some], index) => ({
      ...{ action: action as Action, title, name, some },
      isBundle: title === 'Cancelled' || (title === 'green' && index === 0),
    })),
  ),
);

test.each(CASES)(
  '$action leaks no secret and takes text as data if $name',
  async ({ action, title, some, isBundle }) => {
    await expectNever(action, title === 'green' ? [] : title.split('+'), some, isBundle);
  },
);
