import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { misbehave } from '../doubles/misbehave.ts';
import type { Script, StubReply } from '../doubles/stub-server.ts';
import {
  type Action,
  type Case,
  expectNever,
  hostileFiles,
  type Respond,
  RIGHT,
  type Setup,
  SPELLS,
} from './never.ts';
import type { ActionResult, Settings } from './run-action.ts';
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
const valuesOf = (url = ''): string[] => [...new URL(url).searchParams.values()];

/** Bytes instead of a response. */
function raw(bytes: string): Script {
  return async ({ receive, socket }) => {
    await receive();
    socket.end(bytes);
  };
}

/** All that a server can say an error with: two texts, one of which may be left out. */
const FORMS: readonly ((status: number, one: string, other: string) => Script)[] = [
  (status, error, message) => json({ statusCode: status, error, message }, status),
  (status, title, detail) => json({ title, detail, message: [detail, title], errors: [title] }, status),
  (status, body) => ({ status, body }),
  (status, one, other) => ({ status, body: `<html><title>${xml(one)}</title><pre>${xml(other)}</pre>` }),
  (status, one, other) => storageErrorReply(status, xml(one), xml(other)),
  (status, one, other) => ({
    status,
    body: `<Error><Code>InvalidToken</Code><Details>${xml(one)}</Details><Endpoint>${xml(other)}</Endpoint></Error>`,
  }),
  (status, one, other) => ({ status, headers: { 'x-request': header(one), 'set-cookie': header(other) } }),
  (_, one) => raw(`HTTP/1.1 200 OK\r\nX-Bad\u0001: ${header(one)}\r\n\r\n`),
  (status, one, other) =>
    raw(`HTTP/1.1 ${status} ${header(one)}\r\nX-Said: ${header(other)}\r\n\r\n${other}`),
];

/** Errors in every form with these statuses. */
function errors(...statuses: readonly number[]): Respond[] {
  return FORMS.map(
    (form) =>
      ({ said }, nth) =>
        form(statuses[nth % statuses.length] ?? 0, said(nth), said(nth + 1)),
  );
}

/** An error body of the service with secrets. */
function leakyError({ said }: Setup, nth: number, status: number, prefix = ''): StubReply {
  return json({ statusCode: status, error: said(nth), message: prefix + said(nth + 1) }, status);
}

/** The query of the first upload URL and the token, at another origin. */
function redirectUrl({ elsewhere, uploadUrls, canary: { token } }: Setup): string {
  const url = (uploadUrls[0] ?? '?').replace(/^[^?]*/, `${elsewhere.origin}/`);
  return `${url}&token=${encodeURIComponent(token)}`;
}

/** Each of the responses in turn, and each of them in every spelling. */
function inTurn(responses: readonly Respond[]): Respond {
  return (setup, nth) => {
    const [row, spelling] = [(nth - 1) % responses.length, Math.floor((nth - 1) / responses.length)];
    return responses[row]?.(setup, row + spelling) ?? json({});
  };
}

/** Responses that end the run if they come to a request for an upload URL. */
const NO_URLS_HERE: readonly Respond[] = [
  ({ said }, nth) => ({ status: 404, body: said(nth) }),
  (setup, nth) => ({ ...redirect(302, redirectUrl(setup)), body: setup.said(nth) }),
  (setup) => redirect(308, redirectUrl(setup)),
  ({ text }, nth) => redirect(302, `https://h/${header(text(nth))}`),
];

/** Others to a request for an upload URL, and right ones between them. */
const NO_URL = inTurn([
  ...errors(400, 422, 500),
  ({ text }, nth) => json({ uploadUrl: text(nth), assetId: text(nth + 1) }),
  ({ canary, storage }) => json({ uploadUrl: canary.uploadUrl(`${storage.origin}/a`) }),
  ({ canary }) => json({ uploadUrl: canary.uploadUrl('storage/a'), assetId: canary.token }),
  ({ canary }) => json({ uploadUrl: canary.uploadUrl('ftp://storage.invalid/a'), assetId: canary.token }),
  // The body ends inside the upload URL.
  ({ canary }) =>
    text(JSON.stringify({ uploadUrl: canary.uploadUrl('http://h/a'), assetId: 'a' }).slice(0, -30)),
  ({ uploadUrls }) => json({ message: `${valuesOf(uploadUrls[0]).at(-1)} is in use` }, 409),
]);
const URL_RESPONSES = 15;

/** The storage's responses to an upload. */
const NO_PUT = inTurn([
  ...errors(403, 400, 401),
  ({ said }, nth) => storageErrorReply(403, 'AccessDenied', `Request has expired: ${xml(said(nth))}`),
  ({ uploadUrls }) => {
    const split = valuesOf(uploadUrls[0]).map((one) => `${one.slice(0, 12)}<![CDATA[${one.slice(12)}]]>`);
    return storageErrorReply(403, 'SignatureDoesNotMatch', split.join(' '));
  },
  (setup) => ({
    ...storageErrorReply(307, 'TemporaryRedirect', `Go to ${xml(redirectUrl(setup))}`),
    headers: { location: redirectUrl(setup) },
  }),
]);

/** The service's responses to an export that it triggered. */
const TRIGGERED: readonly Respond[] = [
  ({ said, text }, nth) => json({ [text(nth)]: [said(nth), said(nth + 1)] }),
  ({ said }, nth) => text(said(nth)),
  ({ uploadUrls }) => json({ files: uploadUrls }),
  ({ canary: { token } }, nth) => json([token, SPELLS[nth % SPELLS.length]?.(token)]),
];

/** GitHub's responses to a new deployment. */
const NO_DEPLOYMENT: readonly Respond[] = [
  ...FORMS.map((form, row): Respond => {
    const status = [422, 500, 401, 403, 404, 502][row % 6] ?? 0;
    return ({ said, githubToken }, nth) => form(status, said(nth, githubToken), githubToken);
  }),
  ({ elsewhere, githubToken }) => redirect(307, `${elsewhere.origin}/?token=${githubToken}`),
  ({ githubToken }, nth) => ({
    ...json({ id: nth }, 201),
    headers: {
      deprecation: githubToken,
      sunset: `::error::${githubToken}`,
      link: `<https://h/${githubToken}>`,
    },
  }),
];

/** Exports of ten variants to four networks, after uploads whose URLs are known by then. */
const MANY_EXPORTS: Pick<Case, 'inputs' | 'after'> = {
  inputs: ({ value }) => {
    const values = [...new Set(Array.from({ length: 60 }, (_, nth) => value(nth)))];
    const [variant, network] = [values.slice(0, 10).join('\n'), values.slice(-4).join('\n')];
    return { variant, network, 'github-token': '' };
  },
  after: (_, { service }) =>
    expect(service.journal.filter(({ path }) => path.endsWith('/export'))).toHaveLength(40),
};

const { resetBeforeResponse, closeInsideBody, resetInsideBody, babble } = misbehave;
const denied: Respond = (setup, nth) => leakyError(setup, nth, 403, 'Insufficient permissions. Required: ');
/** Some of the texts are URLs. No request may leave the machine. */
const NOWHERE = 'http://127.0.0.1:9';
const STAY_HERE = { http_proxy: NOWHERE, https_proxy: NOWHERE, no_proxy: '127.0.0.1' };

/** A file whose only byte is an x, as an earlier run recorded it. */
const FILE_X = {
  ...{ contentType: 'application/octet-stream', size: 1, status: 'uploaded', attempts: 1, durationMs: 1 },
  sha256: createHash('sha256').update('x').digest('hex'),
};

const MAIN: Cases = {
  green: {
    'the run succeeds': { env: () => ({ RUNNER_DEBUG: '', ACTIONS_STEP_DEBUG: '' }) },
    'the run is a dry run': { inputs: () => ({ 'dry-run': 'true' }) },
    'files have names that every object has as properties': {
      inputs: () => ({ 'working-directory': 'files', assets: '**' }),
      files: () => ({ 'files/__proto__': 'x', 'files/toString': 'x' }),
      after: ({ outputs }) => expect(outputs['asset-ids']).toMatch(/^\{"__proto__":".*,"toString":/),
    },
    'an earlier manifest has any text': {
      inputs: () => ({ manifest: 'manifest.json', 'reuse-unchanged': 'true' }),
      env: () => ({ GITHUB_RUN_ID: '7', GITHUB_SHA: 'c0ffee' }),
      files: ({ service, text }) => {
        const run = { repository: 'owner/game', id: 7, attempt: 1, commit: 'c0ffee' };
        const record = {
          ...{ version: 1, run: { ...run, commit: text(2) }, conclusion: 'failure', complete: true },
          ...{ baseUrl: `${service.origin}/v1`, organizationId: 'org-1' },
          assets: [{ ...FILE_X, path: 'files/a', fileName: 'a', assetId: `id ${text(5).toWellFormed()}` }],
          exports: ['a', 'b'].map((network, nth) => ({
            ...{ variantId: 'v-1', network, status: 'triggered', attempts: 1, error: text(9 + nth) },
            ...{ run, response: text(11), location: text(12) },
          })),
        };
        return { 'files/a': 'x', 'manifest.json': JSON.stringify(record) };
      },
      after: ({ outputs }) => expect(outputs).toMatchObject({ 'reused-count': '1', 'export-count': '2' }),
    },
    'exports respond with any text': { ...MANY_EXPORTS, triggerExport: inTurn(TRIGGERED) },
    'GitHub records no deployment': {
      inputs: () => ({ network: 'a, b, c, d, e, f, g, h, i, j, k' }),
      deploy: inTurn(NO_DEPLOYMENT),
    },
  },
  'Token rejected (401)': {
    'the service rejects the token': { askForUrl: (setup, nth) => leakyError(setup, nth, 401) },
  },
  'Permission denied (403)': { 'the service denies permission': { triggerExport: denied } },
  'Rate limited (429)': {
    'the service asks for a longer wait than allowed': {
      askForUrl: (setup, nth) => ({ ...leakyError(setup, nth, 429), headers: { 'retry-after': '500' } }),
    },
  },
  'Network failure+Service error+Storage refused the upload': {
    'service and storage reject files': {
      askForUrl: (setup, nth) => (nth % 2 === 0 ? NO_URL : RIGHT.askForUrl)(setup, Math.ceil(nth / 2)),
      put: (setup, nth) => (nth % 2 === 0 ? NO_PUT : RIGHT.put)(setup, Math.ceil(nth / 2)),
      // Each response of the service in each spelling, and for each right URL a response of the storage.
      files: () => hostileFiles(2 * SPELLS.length * URL_RESPONSES),
      env: () => STAY_HERE,
      after: (result) => {
        const { assets } = (result as ActionResult).manifest;
        expect(assets.filter(({ status }) => status === 'not-attempted')).toEqual([]);
        expect(assets.filter(({ status }) => status === 'uploaded').length).toBeGreaterThan(50);
      },
    },
  },
  'Network failure+Service error': {
    'the service rejects exports': {
      ...MANY_EXPORTS,
      triggerExport: inTurn([...errors(400, 422, 500), ...NO_URLS_HERE]),
    },
  },
  'Service error': Object.fromEntries(
    NO_URLS_HERE.map((askForUrl, index) => [`the service has no upload URLs (${index})`, { askForUrl }]),
  ),
  'Network failure': {
    'the storage breaks the connection': {
      put: inTurn([resetBeforeResponse, closeInsideBody, resetInsideBody, babble].map((one) => () => one)),
    },
  },
  Cancelled: {
    'the run is cancelled during an upload': {
      files: () => ({ 'files/a': 'a', 'files/z': 'z'.repeat(4_000_000) }),
      put: (setup) => () => setup.kill('SIGINT'),
    },
  },
  'Invalid input': {
    'the token has a line break': {
      inputs: ({ canary: { token } }) => ({ token: `${token.slice(0, 30)}\n${token.slice(30)}` }),
    },
    'the token is also the value of inputs that allow no text': {
      inputs: ({ canary: { token }, text: line }) => ({
        ...allAre('concurrency max-attempts file-name content-types size-limits summary', token + line(0)),
        'base-url': `https://${token}@service.invalid/`,
      }),
    },
    'the token is part of other inputs': {
      inputs: ({ canary: { token } }) => ({
        ...allAre('organization variant network working-directory', token),
        ...{ assets: `${token}/*`, 'content-types': `${token}: image/png`, 'size-limits': `${token}: 5 MB` },
        'base-url': `https://service.invalid/${token}/v1`,
      }),
    },
    'the token for GitHub has a line break': {
      inputs: ({ githubToken: token }) => ({ 'github-token': `${token.slice(0, 15)}\n${token.slice(15)}` }),
    },
  },
};

/** Inputs that all have one value. */
function allAre(names: string, value: string): Settings {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

function gamesPage(...data: readonly unknown[]): StubReply {
  return json({ data, meta: { page: 1, limit: data.length + 1, total: data.length, totalPages: 1 } });
}

/** A game whose fields may have any text, and unknown fields. */
function leakyGame({ said, text, canary: { token } }: Setup, nth: number) {
  const deep = { [text(nth)]: [{ deep: said(nth) }, token], said: said(nth + 1) };
  return { id: `g-${nth}${said(nth)}`, name: `by ${said(nth)}`, createdAt: said(nth + 2), ...deep };
}

const TWENTY = Array.from({ length: 20 }, (_, nth) => nth);

const GAMES: Cases = {
  green: {
    'games are listed': { askForUrl: (setup) => gamesPage(...TWENTY.map((nth) => leakyGame(setup, nth))) },
    'a game is created': {
      inputs: ({ value }) => ({ 'create-if-missing': 'true', organization: 'org-1', name: value(1) }),
      askForUrl: (setup, nth) =>
        nth === 1 ? gamesPage() : json({ ...leakyGame(setup, 1), name: setup.value(1) }, 201),
      after: (_, { service, value }) => {
        const creation = service.journal.find(({ method }) => method === 'POST');
        expect(JSON.parse(String(creation?.body))).toEqual({ name: value(1), organizationId: 'org-1' });
      },
    },
  },
  'Invalid input': {
    'two games have the same name': {
      inputs: ({ value }) => ({ name: value(1) }),
      askForUrl: (setup) =>
        gamesPage(...[1, 2].map((nth) => ({ ...leakyGame(setup, nth), name: setup.value(1) }))),
    },
  },
  'Service error': {
    'a list of games redirects': { askForUrl: (setup) => redirect(307, redirectUrl(setup)) },
  },
};

const ASSETS: Cases = {
  green: {
    'assets without a secret are listed as they are': {
      inputs: ({ value }) => ({ organization: value(1) }),
      askForUrl: ({ text: line }) => text(TWENTY.map(line).join('\n')),
      after: async ({ outputs }, setup) => {
        const sent = Buffer.from(TWENTY.map(setup.text).join('\n')).toString('utf8');
        expect(await readFile(outputs['assets-file'] ?? '', 'utf8')).toBe(sent);
        const query = new URLSearchParams(setup.service.only.path.replace(/^[^?]*/, ''));
        expect(query.get('organizationId')).toBe(setup.value(1));
      },
    },
    'assets are listed with other escapes': {
      askForUrl: ({ canary: { token }, said }) => {
        const list = [token, { token }, ...TWENTY.map((nth) => ({ said: said(nth) }))];
        return text(JSON.stringify(list).replaceAll('/', '\\/'));
      },
    },
  },
  'Permission denied (403)': {
    'the service denies permission': { askForUrl: denied },
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
