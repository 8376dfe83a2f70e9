import { readdir, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { Canary } from '../doubles/canary.ts';
import { SELF_SIGNED } from '../doubles/environment.ts';
import { misbehave } from '../doubles/misbehave.ts';
import { type LooseManifest, shardManifests, uploaded, withDigest } from '../doubles/shard-manifests.ts';
import {
  type Received,
  type Script,
  type StubReply,
  type StubServer,
  startStub,
  startStubProxy,
} from '../doubles/stub-server.ts';
import { titlesOf } from './assertions.ts';
import { inputsFor, runAction, runSubAction, type Settings, type SubActionResult } from './run-action.ts';
import { errorReply, json, onGitHub, storageErrorReply } from './stub-service.ts';

/*
 * The contract's "Never", for every action and every result of a run: no secret leaks, in any spelling. A case is one run
 * against servers that send the secrets back, or with inputs that repeat them.
 */

/** The servers and secrets of one run. */
interface Setup {
  readonly canary: Canary;
  readonly githubToken: string;
  readonly service: StubServer;
  readonly storage: StubServer;
  /** GitHub's API. */
  readonly github: StubServer;
  /** The target of redirects. Nothing may connect to it. */
  readonly elsewhere: StubServer;
  /** The upload URLs that the service has sent. */
  readonly uploadUrls: string[];
  workspace: string;
  kill: (signal: 'SIGINT' | 'SIGTERM') => void;
}

/** Responds to the nth request of a kind, counted from 1. */
type Respond = (setup: Setup, nth: number, request: IncomingMessage) => Script;

interface Case {
  /** Responses to requests for upload URLs. */
  readonly askForUrl?: Respond;
  readonly put?: Respond;
  readonly triggerExport?: Respond;
  /** Responses of GitHub's API. */
  readonly deploy?: Respond;
  /** Responses of the service to any request, in turn; the last one repeats. */
  readonly replies?: (token: string, setup: Setup) => readonly StubReply[];
  readonly inputs?: (setup: Setup) => Settings;
  readonly env?: (setup: Setup) => Settings | Promise<Settings>;
  /** Files beside those of every run of the action. */
  readonly files?: (setup: Setup) => Readonly<Record<string, string>>;
  /** The manifest's path, for a run without outputs. */
  readonly readManifest?: (workspace: string) => string;
  /** Adds a file that is larger than any buffer of a connection. */
  readonly large?: boolean;
  /** The server with a certificate that the run does not trust. */
  readonly untrusted?: 'service' | 'storage';
}

type Action = 'main' | 'games' | 'assets' | 'merge';

/** Cases by the title of their error annotations; `green` has none. */
type Cases = Readonly<Record<string, Readonly<Record<string, Case>>>>;

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Programs write JSON with different escapes. */
const JSON_SPELLINGS: readonly ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value).replaceAll('/', '\\/'),
  (value) => JSON.stringify(value).replace(/[<>&'=+]/g, unicodeEscape),
  (value) =>
    JSON.stringify(value, undefined, 2).replace(/[^\w\s{}",:\\[\]]/g, (character) =>
      unicodeEscape(character).toUpperCase().replace('U', 'u'),
    ),
];

/** JSON in the nth spelling. */
function spelledJson(value: unknown, nth: number, status = 200): StubReply {
  const body = (JSON_SPELLINGS[nth % JSON_SPELLINGS.length] ?? JSON.stringify)(value);
  return { status, headers: { 'content-type': 'application/json' }, body };
}

/** The token and upload URLs, as a careless program would put them into a message. */
function secretsOf({ canary, uploadUrls }: Setup): string {
  return [`Authorization: Bearer ${canary.token}`, ...uploadUrls.slice(0, 2)].join(' ');
}

/** An error body of the service with the secrets. */
function leakyError(setup: Setup, nth: number, status: number, prefix = ''): StubReply {
  const secrets = secretsOf(setup);
  return spelledJson(
    { statusCode: status, error: `Failed for ${secrets}`, message: prefix + secrets },
    nth,
    status,
  );
}

function redirect(status: number, location: string): StubReply {
  return { status, headers: { location } };
}

/** Not HTTP, with a secret in it. */
function brokenHead(secret: string): Script {
  return async ({ receive, socket }) => {
    await receive();
    socket.end(`HTTP/1.1 200 OK\r\nX-Bad\u0001: ${secret}\r\n\r\n`);
  };
}

/** The URL of a request to the storage. */
function urlOf({ storage }: Setup, request: IncomingMessage): string {
  return `${storage.origin}${request.url}`;
}

function queryValues(url = ''): string[] {
  return [...new URL(url).searchParams.values()];
}

/** The query of the first upload URL, at another origin. */
function redirectUrl({ elsewhere, uploadUrls }: Setup): string {
  return (uploadUrls[0] ?? '?').replace(/^[^?]*/, `${elsewhere.origin}/`);
}

function uploadTarget(setup: Setup, base: string, assetId = `asset-of-${base}`): StubReply {
  const uploadUrl = setup.canary.uploadUrl(base);
  setup.uploadUrls.push(uploadUrl);
  return json({ uploadUrl, assetId });
}

/** A proxy that rejects every request, with a password in its URL. */
async function rejectingProxy({ canary }: Setup, rejectWith: number): Promise<string> {
  const proxy = await startStubProxy({ rejectWith });
  return proxy.address.replace('//', `//name:${canary.secret("the proxy's password")}@`);
}

const text = (body: string): StubReply => ({ status: 200, body });
const xml = (text: string): string => text.replaceAll('&', '&amp;');
const BUSY = { 'retry-after': '1' };
const TWO_ATTEMPTS = { inputs: () => ({ 'max-attempts': '2' }) };

/** Spellings of the token that the receiver decodes. */
const DISGUISES: readonly ((token: string) => string)[] = [
  encodeURIComponent,
  (token) => token.replace(/[^a-z0-9]/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`),
  (token) => JSON.stringify({ token }).replaceAll('/', '\\/'),
  (token) => JSON.stringify({ token }).replace(/[+=]/g, unicodeEscape),
];
const disguise = (token: string, nth: number): string | undefined =>
  DISGUISES[nth % DISGUISES.length]?.(token);

/** One case per item, named with it. */
function each<T>(
  items: readonly T[],
  name: (item: T) => string,
  of: (item: T) => Case,
): Record<string, Case> {
  return Object.fromEntries(items.map((item) => [name(item), of(item)]));
}

/** One case per response at the same place. */
function at(
  place: 'askForUrl' | 'put' | 'triggerExport' | 'deploy',
  responses: Readonly<Record<string, Respond>>,
): Record<string, Case> {
  const cases = Object.entries(responses).map(([name, respond]) => [name, { [place]: respond }]);
  return Object.fromEntries(cases);
}

const BROKEN = ['resetBeforeResponse', 'closeInsideBody', 'resetInsideBody', 'babble'] as const;

const MAIN: Cases = {
  green: {
    'the run succeeds': { env: () => ({ RUNNER_DEBUG: '', ACTIONS_STEP_DEBUG: '' }) },
    'the run succeeds with debug logging': {},
    'the token comes from the environment, with spaces around it': {
      inputs: () => ({ token: '' }),
      env: ({ canary }) => ({ PLAYABLE_TOKEN: canary.token }),
    },
    'the run is a dry run': { inputs: () => ({ 'dry-run': 'true' }) },
    ...at('triggerExport', {
      'exports respond with the token': ({ canary }, nth) =>
        spelledJson({ [canary.token]: [`Bearer ${canary.token}`] }, nth),
      'exports respond with the token in plain text': ({ canary }) => ({
        status: 200,
        body: `done, Bearer ${canary.token}`,
      }),
      'exports respond with an encoded token': ({ canary }, nth) =>
        spelledJson({ echo: disguise(canary.token, nth) }, nth),
      'exports respond with the upload URLs': ({ uploadUrls }, nth) =>
        spelledJson({ files: uploadUrls }, nth),
      'exports respond with the queries of the upload URLs': ({ uploadUrls }, nth) => {
        const queries = uploadUrls.map((url) => new URL(url).search);
        return spelledJson(queries, nth);
      },
    }),
    ...each(
      ['contain the token', 'are the upload URLs'],
      (ids) => `asset ids ${ids}`,
      (ids) => ({
        askForUrl: ({ canary, storage }, nth) => {
          const uploadUrl = canary.uploadUrl(`${storage.origin}/${nth}`);
          const assetId = ids === 'contain the token' ? `${canary.token}/${nth}` : uploadUrl;
          return spelledJson({ uploadUrl, assetId }, nth);
        },
      }),
    ),
    'an upload URL has a user and a fragment': {
      askForUrl: ({ canary, storage }, nth) => {
        const credentials = `${canary.secret('the user')}:${canary.secret('the password')}`;
        const base = `${storage.origin.replace('//', `//${credentials}@`)}/${nth}`;
        const uploadUrl = `${canary.uploadUrl(base)}#${canary.secret('the fragment')}`;
        return json({ uploadUrl, assetId: `asset-${nth}` });
      },
    },
    ...each(
      [401, 403, 404, 422, 429, 500],
      (status) => `GitHub responds ${status} with its token`,
      (status) => ({
        deploy: ({ githubToken }, nth) =>
          spelledJson({ message: disguise(githubToken, nth), errors: [githubToken] }, nth, status),
      }),
    ),
    ...at('deploy', {
      'GitHub responds with a page that contains its token': ({ githubToken }) => ({
        status: 502,
        body: `${'.'.repeat(280)}${githubToken}`,
      }),
      'GitHub announces a deprecation with its token': ({ githubToken }, nth) => ({
        ...json({ id: nth }, 201),
        headers: {
          'content-type': 'application/json',
          deprecation: githubToken,
          sunset: `::error::${githubToken}`,
          link: `<https://github.example/${githubToken}>; rel="deprecation"`,
        },
      }),
      'GitHub redirects': ({ elsewhere, githubToken }) =>
        redirect(307, `${elsewhere.origin}/?token=${githubToken}`),
      'GitHub responds with broken HTTP': ({ githubToken }) => brokenHead(githubToken),
    }),
    'a proxy rejects requests to GitHub alone': {
      env: async (setup) => ({
        https_proxy: await rejectingProxy(setup, 407),
        GITHUB_API_URL: 'https://github.invalid',
      }),
    },
  },
  'Token rejected (401)': {
    'the service repeats the token that it rejects': {
      askForUrl: (setup, nth) => leakyError(setup, nth, 401),
    },
  },
  'Permission denied (403)': each(
    [
      'Token does not have the required scope: games:write ',
      'Insufficient permissions. Required: games:write ',
    ],
    (message) => `the service denies permission: ${message}`,
    (message) => ({ triggerExport: (setup, nth) => leakyError(setup, nth, 403, message) }),
  ),
  'Rate limited (429)': {
    'the service limits every request': {
      askForUrl: (setup, nth) => ({ ...leakyError(setup, nth, 429), headers: BUSY }),
      inputs: () => ({ 'max-attempts': '2', assets: 'a.html' }),
    },
    'the service asks for a longer wait than allowed': {
      askForUrl: (setup, nth) => ({ ...leakyError(setup, nth, 429), headers: { 'retry-after': '500' } }),
    },
  },
  'Service error': {
    'the service rejects every file': { askForUrl: (setup, nth) => leakyError(setup, nth, 400) },
    ...at('triggerExport', {
      'the service rejects every export': (setup, nth) => leakyError(setup, nth, 422),
      'the service rejects every export with a page': (setup) => ({
        status: 500,
        body: `<p>${secretsOf(setup)}</p>\n<pre>${xml(secretsOf(setup))}</pre>`,
      }),
      'the service puts secrets into headers': (setup) => ({
        status: 500,
        headers: { 'x-request': secretsOf(setup), 'set-cookie': secretsOf(setup) },
      }),
      'the service redirects an export': (setup) => redirect(307, redirectUrl(setup)),
      'the service names an upload URL without its origin': ({ uploadUrls, storage }, nth) =>
        spelledJson({ message: `No file at ${uploadUrls[0]?.slice(storage.origin.length)}` }, nth, 422),
      'the service responds with an encoded token': ({ canary }, nth) =>
        spelledJson({ message: disguise(canary.token, nth) }, nth, 422),
      'the service responds with the token in base64': ({ canary }, nth) =>
        spelledJson({ message: `Basic ${Buffer.from(`ci:${canary.token}`).toString('base64')}` }, nth, 422),
    }),
    'the service fails at every attempt': {
      askForUrl: (setup, nth) => leakyError(setup, nth, 500),
      ...TWO_ATTEMPTS,
    },
    'a response has no asset id': {
      askForUrl: ({ canary, storage }) => json({ uploadUrl: canary.uploadUrl(`${storage.origin}/a`) }),
    },
    ...each(
      ['storage/a', 'ftp://storage.invalid/a'],
      (base) => `an upload URL is not allowed: ${base}`,
      (base) => ({
        askForUrl: ({ canary }) => json({ uploadUrl: canary.uploadUrl(base), assetId: canary.token }),
      }),
    ),
    'a response ends inside an upload URL': {
      askForUrl: ({ canary, storage }) => {
        const whole = JSON.stringify({ uploadUrl: canary.uploadUrl(`${storage.origin}/a`), assetId: 'a' });
        return { status: 200, body: whole.slice(0, -30) };
      },
    },
    ...each(
      [302, 308],
      (status) => `the service redirects with ${status} and all secrets`,
      (status) => ({
        askForUrl: (setup, nth) => {
          const { canary, elsewhere } = setup;
          const location = `${canary.uploadUrl(elsewhere.origin)}&token=${encodeURIComponent(canary.token)}`;
          return { status, headers: { location }, body: nth === 1 ? secretsOf(setup) : '' };
        },
      }),
    ),
    'the service names the signature of an earlier upload URL': {
      inputs: () => ({ concurrency: '1' }),
      askForUrl: (setup, nth) =>
        nth < 3
          ? uploadTarget(setup, `${setup.storage.origin}/bucket/${nth}`)
          : spelledJson({ message: `${queryValues(setup.uploadUrls[0]).at(-1)} is still in use` }, nth, 409),
    },
  },
  'Storage refused the upload': {
    ...at('put', {
      'the storage redirects with the whole query': (setup) => ({
        ...storageErrorReply(307, 'TemporaryRedirect', `Go to ${xml(redirectUrl(setup))}`),
        headers: { location: redirectUrl(setup) },
      }),
      'the storage repeats the URL': (setup, nth, request) => {
        const url = urlOf(setup, request);
        const { search } = new URL(url);
        const replies = [
          storageErrorReply(403, 'SignatureDoesNotMatch', `The address was ${xml(url)}`),
          storageErrorReply(403, xml(search), xml(decodeURIComponent(search))),
          { status: 403, body: `<html><a href="${xml(url)}">${xml(url)}</a>` },
          json({ message: url, query: search }, 400),
        ];
        return replies[nth % replies.length] ?? json({});
      },
      'the storage repeats the values that it signed': (setup, _, request) =>
        storageErrorReply(
          403,
          'SignatureDoesNotMatch',
          xml(queryValues(urlOf(setup, request)).join(' and ')),
        ),
      'the storage encodes the query differently': (setup, nth, request) => {
        const url = urlOf(setup, request);
        const values = queryValues(url);
        const spellings = [
          values.join(' ').replace(/[+/=]/g, (character) => `&#${character.charCodeAt(0)};`),
          values.join(' ').replace(/./g, (character) => `&#x${character.charCodeAt(0).toString(16)};`),
          values.map((value) => `${value.slice(0, 12)}<![CDATA[${value.slice(12)}]]>`).join(' '),
          xml(new URL(url).search.replace(/%../g, (code) => code.toLowerCase())),
        ];
        return storageErrorReply(403, 'SignatureDoesNotMatch', spellings[nth % spellings.length] ?? '');
      },
      'the storage responds with the values in JSON': (setup, nth, request) =>
        spelledJson({ values: queryValues(urlOf(setup, request)) }, nth, 403),
      'the storage names the key of the credential': (setup, _, request) => {
        const key = /AKIA\w+/.exec(urlOf(setup, request))?.[0];
        return storageErrorReply(403, 'InvalidAccessKeyId', `${key} does not exist`);
      },
      'the storage repeats every URL as expired': (setup, _, request) =>
        storageErrorReply(403, 'AccessDenied', `Request has expired: ${xml(urlOf(setup, request))}`),
    }),
    'the storage fails at every attempt': {
      put: (setup, _, request) => ({
        status: 503,
        body: `${setup.canary.token} ${urlOf(setup, request)}`,
        headers: BUSY,
      }),
      ...TWO_ATTEMPTS,
    },
  },
  'Network failure': {
    'the service is not reachable': { inputs: () => ({ 'base-url': 'http://127.0.0.1:9/v1' }) },
    ...each(
      ['http://127.0.0.1:9', 'http://storage.invalid'],
      (origin) => `the storage is not reachable: ${origin}`,
      (origin) => ({ askForUrl: (setup, nth) => uploadTarget(setup, `${origin}/${nth}`) }),
    ),
    ...each(
      BROKEN.flatMap((manner) => [
        ['service', 'triggerExport', manner] as const,
        ['storage', 'put', manner] as const,
      ]),
      ([server, , manner]) => `the ${server} breaks: ${manner}`,
      ([, place, manner]) => ({ [place]: () => misbehave[manner] }),
    ),
    'the service never responds to an export': {
      inputs: () => ({ network: 'a', 'request-timeout': '1' }),
      triggerExport: () => misbehave.stall,
    },
    'the storage stops reading inside a large file': {
      large: true,
      inputs: () => ({ 'request-timeout': '1' }),
      put: () => misbehave.stallUnread,
    },
    'the service responds with broken HTTP': { triggerExport: (setup) => brokenHead(secretsOf(setup)) },
    ...each(
      ['service', 'storage'] as const,
      (untrusted) => `the certificate of the ${untrusted} is not trusted`,
      (untrusted) => ({ untrusted }),
    ),
    'a proxy rejects all requests': {
      inputs: () => ({ 'base-url': 'http://service.invalid/v1' }),
      env: async (setup) => ({ http_proxy: await rejectingProxy(setup, 407) }),
    },
    'a proxy rejects requests to the storage alone': {
      askForUrl: (setup, nth) => uploadTarget(setup, `http://storage.invalid/${nth}`),
      env: async (setup) => ({ http_proxy: await rejectingProxy(setup, 502), no_proxy: '127.0.0.1' }),
    },
  },
  Cancelled: {
    'the run is cancelled during an upload': { large: true, put: (setup) => () => setup.kill('SIGINT') },
    'the run is cancelled during an export': {
      inputs: () => ({ assets: '' }),
      triggerExport: (setup) => () => setup.kill('SIGTERM'),
    },
    'the run is cancelled during a deployment': {
      inputs: () => ({ assets: '' }),
      deploy: (setup) => () => setup.kill('SIGTERM'),
    },
  },
  'File not readable': {
    'a file vanishes before the action reads it': {
      inputs: () => ({ concurrency: '1' }),
      put:
        ({ workspace }) =>
        async ({ receive, respond }) => {
          await receive();
          await rm(`${workspace}/b.html`, { force: true });
          respond({ status: 200 });
        },
    },
  },
  'Outputs not written': {
    'the outputs cannot be written': {
      inputs: () => ({ manifest: 'manifest.json' }),
      env: () => ({ GITHUB_OUTPUT: '/nowhere/output' }),
      readManifest: (workspace) => `${workspace}/manifest.json`,
      triggerExport: ({ canary }) => json({ echo: canary.token }),
    },
  },
  'Invalid input': {
    'the token has a line break': {
      inputs: ({ canary }) => ({ token: `${canary.token.slice(0, 30)}\n${canary.token.slice(30)}` }),
    },
    'the token has a character beyond ASCII': { inputs: ({ canary }) => ({ token: `${canary.token}é` }) },
    'the token is also the value of inputs that allow no text': {
      inputs: ({ canary: { token } }) => ({
        concurrency: token,
        'max-attempts': `${token}${token}`,
        'file-name': token,
        'content-types': token,
        'size-limits': token,
        summary: token,
        'base-url': `https://${token}@service.invalid/`,
      }),
    },
    'the token is in the query of base-url': {
      inputs: ({ canary: { token } }) => ({ 'base-url': `https://service.invalid/v1?token=${token}` }),
    },
    'the token is also the organization': { inputs: ({ canary }) => ({ organization: canary.token }) },
    'the token is part of other inputs': {
      inputs: ({ canary: { token } }) => ({
        'base-url': `https://service.invalid/${token}/v1`,
        variant: token,
        network: `a, ${token}`,
        assets: `${token}/*`,
        'working-directory': token,
        'content-types': `${token}: image/png`,
        'size-limits': `${token}: 5 MB`,
      }),
    },
    'the token for GitHub has a line break': {
      inputs: ({ githubToken }) => ({
        'github-token': `${githubToken.slice(0, 15)}\n${githubToken.slice(15)}`,
      }),
    },
    'the token for GitHub is also the token': { inputs: ({ githubToken }) => ({ token: githubToken }) },
    'the token for GitHub is part of other inputs': {
      inputs: ({ githubToken }) => ({
        'base-url': `https://service.invalid/${githubToken}/v1`,
        organization: githubToken,
        variant: githubToken,
        environment: `{${githubToken}}`,
        'max-attempts': githubToken,
      }),
    },
  },
};

function gamesPage(...data: readonly unknown[]): StubReply {
  return json({ data, meta: { page: 1, limit: 9, total: data.length, totalPages: 1 } });
}

function leakyGame(token: string) {
  return { id: `g-${token}`, name: `by ${token}`, createdAt: 'now', [token]: [{ deep: `Bearer ${token}` }] };
}

/** One case per response of the service to every request. */
function responses(
  replies: Readonly<Record<string, (token: string, setup: Setup) => StubReply>>,
  inputs: Settings = {},
): Record<string, Case> {
  return each(
    Object.entries(replies),
    ([name]) => name,
    ([, reply]) => ({ inputs: () => inputs, replies: (token, setup) => [reply(token, setup)] }),
  );
}

/** Cases in which the service rejects a request with the token in its error body. */
function rejections(statuses: readonly number[], message: string): Record<string, Case> {
  const replies = statuses.map((status) => {
    return [
      `the service responds ${status}`,
      (token: string) => errorReply(status, token, `${message}: ${token}`),
    ];
  });
  return responses(Object.fromEntries(replies), { 'max-attempts': '1' });
}

const CREATE = { name: 'new', 'create-if-missing': 'true', organization: 'org-1' };
const NO_PERMISSION = 'Insufficient permissions. Required';
const NO_SCOPE = 'Token does not have the required scope';

const GAMES: Cases = {
  green: {
    ...responses({
      'games are listed': (token) => gamesPage(leakyGame(token)),
      'a list of games has the token in its metadata': (token) =>
        json({ data: [], meta: { page: 1, limit: 9, total: 0, totalPages: 1, next: token }, links: [token] }),
    }),
    ...responses(
      {
        'a game is fetched': (token) => json({ ...leakyGame(token), id: 'g-1' }),
        'a game is fetched as plain text': (token) => text(`Bearer ${token} ${encodeURIComponent(token)}`),
      },
      { game: 'g-1' },
    ),
    'a game is created': {
      inputs: () => CREATE,
      replies: (token) => [gamesPage(), gamesPage(), json({ ...leakyGame(token), name: 'new' }, 201)],
    },
  },
  'Invalid input': {
    'two games have the same name': {
      inputs: () => ({ name: 'a' }),
      replies: (token) => [
        gamesPage({ ...leakyGame(token), name: 'a' }, { ...leakyGame(token), id: `h-${token}`, name: 'a' }),
      ],
    },
    ...responses({ 'no game has the name': (token) => gamesPage(leakyGame(token)) }, { name: 'by' }),
  },
  'Service error': {
    'the creation of a game fails and may have happened': {
      inputs: () => ({ ...CREATE, 'max-attempts': '1' }),
      replies: (token) => [
        gamesPage(),
        gamesPage(),
        errorReply(500, token, `Bearer ${token}`),
        errorReply(400, token, token),
      ],
    },
    ...rejections([400, 404, 500], NO_PERMISSION),
    ...responses({
      'a list of games redirects': (token, { elsewhere }) =>
        redirect(307, `${elsewhere.origin}/?token=${encodeURIComponent(token)}`),
    }),
  },
  'Token rejected (401)': rejections([401], NO_PERMISSION),
  'Permission denied (403)': rejections([403], NO_PERMISSION),
};

const ASSETS: Cases = {
  green: responses({
    'assets are listed': (token) => text(`{ "by": ${JSON.stringify(token)}, "size": 1.0 }`),
    'assets are listed as plain text': (token) =>
      text(`by ${token}, ${Buffer.from(token).toString('base64')}`),
    'assets are listed with other escapes': (token) =>
      text(JSON.stringify([token, { [token]: encodeURIComponent(token) }]).replaceAll('/', '\\/')),
  }),
  'Token rejected (401)': rejections([401], NO_SCOPE),
  'Permission denied (403)': rejections([403], NO_SCOPE),
  'Service error': {
    ...rejections([422, 503], NO_SCOPE),
    ...responses({
      'a list of assets redirects': (token, { elsewhere }) =>
        redirect(302, `${elsewhere.origin}/${encodeURIComponent(token)}`),
    }),
  },
};

/** Joins two manifests, one of which contains the token in a field: without exports, and before an export. */
function joins(fields: Readonly<Record<string, (token: string) => LooseManifest>>): Record<string, Case> {
  return each(
    Object.keys(fields).flatMap((field) => [[field, ''] as const, [field, 'v-1'] as const]),
    ([field, variant]) => `a manifest has the token in its ${field}${variant && ', before an export'}`,
    ([field, variant]) => ({
      inputs: () => ({ variant, network: variant && 'unity' }),
      files: ({ canary, service }) => {
        const [one, two] = shardManifests([['a'], ['b']], `${service.origin}/v1`);
        const changed = { ...one, ...fields[field]?.(canary.token) };
        const manifests = withDigest(changed, { ...two }).map((manifest) => JSON.stringify(manifest));
        return Object.fromEntries(manifests.map((manifest, index) => [`${index + 1}.json`, manifest]));
      },
    }),
  );
}

const MERGE: Cases = {
  green: joins({
    path: (token) => ({ assets: [{ ...uploaded('a'), path: `a/${token}`, fileName: token }] }),
    'asset id': (token) => ({ assets: [{ ...uploaded('a'), assetId: `x${encodeURIComponent(token)}` }] }),
    'content type': (token) => ({
      assets: [{ ...uploaded('a'), contentType: Buffer.from(token).toString('base64') }],
    }),
    'unknown field': (token) => ({ [token]: { [token]: token } }),
  }),
  'Invalid input': joins({
    'base-url': (token) => ({ baseUrl: `https://${token}@x/` }),
    organization: (token) => ({ organizationId: token }),
    conclusion: (token) => ({ conclusion: `Bearer ${token}` }),
    error: (token) => ({
      conclusion: 'failure',
      assets: [{ ...uploaded('a'), status: 'failed', error: token }],
    }),
    export: (token) => ({ exports: [{ status: token, response: token }] }),
    run: (token) => ({ run: { repository: token, id: token, attempt: 1, commit: token } }),
  }),
};

const CASES = Object.entries({ main: MAIN, games: GAMES, assets: ASSETS, merge: MERGE }).flatMap(
  ([action, titles]) =>
    Object.entries(titles).flatMap(([title, cases]) =>
      Object.entries(cases).map(([name, some]) => ({ action: action as Action, title, name, some })),
    ),
);

/** Inputs of every run of an action, beside those of the connection. */
const INPUTS: Readonly<Record<Action, Settings>> = {
  main: { assets: '*.html', variant: 'v-1', network: 'a, b, c, d', 'max-attempts': '1' },
  games: { organization: '' },
  assets: {},
  merge: { organization: '', manifests: '*.json' },
};

const RIGHT: Required<Pick<Case, 'askForUrl' | 'put' | 'triggerExport' | 'deploy'>> = {
  askForUrl: (setup, nth) => uploadTarget(setup, `${setup.storage.origin}/bucket/${nth}`),
  put: () => ({ status: 200 }),
  triggerExport: () => json({ queued: true }),
  deploy: (_, nth) => json({ id: nth }, 201),
};

async function startServers(some: Case): Promise<Setup> {
  const { untrusted } = some;
  const canary = new Canary();
  const setup: Setup = {
    canary,
    githubToken: canary.secret('the token for GitHub'),
    github: await startStub(),
    service: await startStub(untrusted === 'service' ? SELF_SIGNED : undefined),
    storage: await startStub(untrusted === 'storage' ? SELF_SIGNED : undefined),
    elsewhere: await startStub(),
    uploadUrls: [],
    workspace: '',
    kill: () => undefined,
  };
  const counts = { askForUrl: 0, put: 0, triggerExport: 0, deploy: 0 };
  const replies = [...(some.replies?.(canary.token, setup) ?? [])];
  const script =
    (kindOf: (request: IncomingMessage) => keyof typeof counts): Script =>
    async (exchange): Promise<void> => {
      const kind = kindOf(exchange.request);
      counts[kind] += 1;
      const reply =
        (replies.length > 1 ? replies.shift() : replies[0]) ??
        (some[kind] ?? RIGHT[kind])(setup, counts[kind], exchange.request);
      if (typeof reply === 'function') {
        await reply(exchange);
        return;
      }
      await exchange.receive();
      exchange.respond(reply);
    };
  setup.service.always(script(({ url }) => (url?.endsWith('/export') ? 'triggerExport' : 'askForUrl')));
  setup.storage.always(script(() => 'put'));
  setup.github.always(script(() => 'deploy'));
  return setup;
}

async function run(action: Action, some: Case, setup: Setup): Promise<SubActionResult> {
  const hasDeployments = action === 'main' || action === 'merge';
  const page = {
    'a.html': 'aaa',
    'b.html': 'bbb',
    'c.html': 'ccc',
    'd.html': 'd'.repeat(some.large ? 4_000_000 : 3),
  };
  const options = {
    files: action === 'main' ? page : (some.files?.(setup) ?? {}),
    inputs: {
      ...inputsFor(`${setup.service.origin}/v1`, { token: setup.canary.token }),
      ...INPUTS[action],
      ...(hasDeployments && { 'github-token': setup.githubToken }),
      ...some.inputs?.(setup),
    },
    env: {
      RUNNER_DEBUG: '1',
      ACTIONS_STEP_DEBUG: 'true',
      ...onGitHub(setup.github),
      ...(await some.env?.(setup)),
    },
    envOf: (workspace: string) => ({ HOME: workspace, TMPDIR: workspace }),
    prepare: (workspace: string) => {
      setup.workspace = workspace;
    },
    started: (child: { kill: (signal: NodeJS.Signals) => unknown }) => {
      setup.kill = (signal) => child.kill(signal);
    },
  };
  if (action !== 'main') return runSubAction({ action, ...options });
  const { readManifest } = some;
  return runAction({ ...options, ...(readManifest && { readManifest }) });
}

test.each(CASES)('$action leaks no secret if $name', async ({ action, title, some }) => {
  const setup = await startServers(some);
  const result = await run(action, some, setup);
  const titles = titlesOf(result, 'error');
  expect(action === 'main' ? [...new Set(titles)] : titles).toEqual(title === 'green' ? [] : [title]);
  expect(result.exitCode).toBe(title === 'green' ? 0 : 1);
  await expectNoLeak(result, setup);
});

/** Headers that say who sent a request to the storage, or which page led to it. */
const PERSONAL = ['authorization', 'proxy-authorization', 'cookie', 'referer', 'origin'];

/** Expects that the run wrote no secret, sent each secret only to its own server, and followed no redirect. */
async function expectNoLeak(result: SubActionResult, setup: Setup): Promise<void> {
  const { canary, service, storage, github, elsewhere } = setup;
  expect(canary.leaksIn(await writtenTexts(result))).toEqual([]);
  const authorization = `Bearer ${canary.token}`;
  for (const { headers } of service.journal) expect(headers.authorization).toBe(authorization);
  expect(canary.leaksIn(requestTexts('service', service.journal, authorization))).toEqual([]);
  const isToken = (name: string): boolean => name === 'the token' || name === 'the token for GitHub';
  expect(canary.leaksIn(requestTexts('storage', storage.journal), isToken)).toEqual([]);
  const isForeign = (name: string): boolean => name !== 'the token for GitHub';
  expect(canary.leaksIn(requestTexts('GitHub', github.journal), isForeign)).toEqual([]);
  const sent = storage.journal.flatMap(({ headers }) => Object.keys(headers));
  expect(sent.filter((name) => PERSONAL.includes(name))).toEqual([]);
  expect(elsewhere.connections).toBe(0);
}

/** The log without the first lines, which mask the secrets, and every file after the run, with the names of all. */
async function writtenTexts(result: SubActionResult): Promise<Record<string, string>> {
  const { stdout, stderr, outputs, summary, workspace } = result;
  const folder = dirname(workspace);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    // The manifests that `merge` reads are the only files that may contain the token.
    files
      .filter((path) => !/[\\/]workspace[\\/][12]\.json$/.test(path))
      .map(async (path) => [path.slice(folder.length), await readFile(path, 'latin1')] as const),
  );
  return {
    stdout: stdout.replace(/^(?:::add-mask::[^\n]*\n)+/, ''),
    stderr,
    outputs: JSON.stringify(outputs),
    summary,
    'names of files': files.join('\n'),
    ...Object.fromEntries(contents),
  };
}

/** The requests that a server received, without the header that carries the token. */
function requestTexts(
  server: string,
  journal: readonly Received[],
  authorization?: string,
): Record<string, string> {
  const texts = journal.map(({ method, path, rawHeaders, body }, index) => {
    const headers = rawHeaders.filter((header) => header !== authorization);
    return [
      `request ${index + 1} to the ${server}`,
      [method, path, ...headers, body.toString('latin1')].join('\n'),
    ];
  });
  return Object.fromEntries(texts);
}
