import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { Canary } from '../doubles/canary.ts';
import { SELF_SIGNED } from '../doubles/environment.ts';
import { misbehave } from '../doubles/misbehave.ts';
import {
  type Script,
  type StubReply,
  type StubServer,
  startStub,
  startStubProxy,
} from '../doubles/stub-server.ts';
import { expectNoLeak } from './assertions.ts';
import { type ActionResult, annotations, runAction } from './run-action.ts';
import { json, onGitHub, xmlRefusal } from './stub-service.ts';

/** The contract's "Never" over every way in which a run may end: no secret of it is anywhere, in no spelling. */

/** Where a run takes place. */
interface Stage {
  readonly canary: Canary;
  readonly service: StubServer;
  readonly storage: StubServer;
  /** GitHub's API. */
  readonly github: StubServer;
  readonly githubToken: string;
  /** Where redirects lead; nothing is ever to come there. */
  readonly elsewhere: StubServer;
  /** The upload addresses given so far. */
  readonly uploadUrls: string[];
  workspace: string;
  /** Sends the run a signal. */
  kill: (signal: 'SIGINT' | 'SIGTERM') => void;
}

/** What is answered to the nth request of a kind, counted from 1. */
type Answer = (stage: Stage, nth: number, request: IncomingMessage) => Script;

type Settings = Readonly<Record<string, string>>;

interface Ending {
  readonly ending: string;
  /** The title of the error annotations; absent where the run is green. */
  readonly title?: string;
  readonly askForUrl?: Answer;
  readonly put?: Answer;
  readonly triggerExport?: Answer;
  readonly deploy?: Answer;
  readonly inputs?: (stage: Stage) => Settings;
  readonly env?: (stage: Stage) => Settings | Promise<Settings>;
  /** Where the manifest is, for a run without outputs. */
  readonly readManifest?: (workspace: string) => string;
  /** Whether there is a file that no connection takes at once. */
  readonly large?: boolean;
  /** Which side speaks TLS, with a certificate that nothing trusts. */
  readonly untrusted?: 'service' | 'storage';
}

/** The ways in which programs write JSON, each another one of the allowed spellings. */
const SPELLINGS: readonly ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value).replaceAll('/', '\\/'),
  (value) => JSON.stringify(value).replace(/[<>&'=+]/g, byNumber),
  (value) =>
    JSON.stringify(value, undefined, 2).replace(/[^\w\s{}",:\\[\]]/g, (sign) =>
      byNumber(sign).toUpperCase().replace('U', 'u'),
    ),
];

function byNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

function spell(value: unknown, nth: number, status = 200): StubReply {
  const body = (SPELLINGS[nth % SPELLINGS.length] ?? JSON.stringify)(value);
  return { status, headers: { 'content-type': 'application/json' }, body };
}

/** An error body of the service that tells all. */
function tellAll(stage: Stage, nth: number, status: number, words = ''): StubReply {
  const error = `Failed for ${secretsOf(stage)}`;
  return spell({ statusCode: status, error, message: `${words}${secretsOf(stage)}` }, nth, status);
}

/** The token and the upload addresses, as a careless program would put them into a message. */
function secretsOf({ canary, uploadUrls }: Stage): string {
  return [`Authorization: Bearer ${canary.token}`, ...uploadUrls.slice(0, 2)].join(' ');
}

/** The address of a request to the storage. */
function addressOf({ storage }: Stage, request: IncomingMessage): string {
  return `${storage.origin}${request.url}`;
}

function valuesOf(address = ''): string[] {
  return [...new URL(address).searchParams.values()];
}

/** The secrets of an upload address, behind another origin. */
function movedTo({ elsewhere, uploadUrls }: Stage): string {
  return (uploadUrls[0] ?? '?').replace(/^[^?]*/, `${elsewhere.origin}/`);
}

function upload(stage: Stage, base: string, assetId = `asset-of-${base}`): StubReply {
  const uploadUrl = stage.canary.uploadUrl(base);
  stage.uploadUrls.push(uploadUrl);
  return json({ uploadUrl, assetId });
}

const xml = (text: string): string => text.replaceAll('&', '&amp;');
const BUSY = { 'retry-after': '1' };

/** How a text comes back that is the token all the same. */
const DISGUISES: readonly ((token: string) => string)[] = [
  encodeURIComponent,
  (token) => token.replace(/[^a-z0-9]/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
  (token) => JSON.stringify({ token }).replaceAll('/', '\\/'),
  (token) => JSON.stringify({ token }).replace(/[+=]/g, byNumber),
];

const ENDINGS: readonly Ending[] = [
  { ending: 'all is well', env: () => ({ RUNNER_DEBUG: '', ACTIONS_STEP_DEBUG: '' }) },
  { ending: 'all is well, and debug is on' },
  {
    ending: 'all is well, and the token comes from the environment, padded',
    inputs: () => ({ token: '' }),
    env: ({ canary }) => ({ PLAYABLE_TOKEN: canary.token }),
  },
  { ending: 'nothing is sent in a dry run', inputs: () => ({ 'dry-run': 'true' }) },
  {
    ending: 'all is well, and exports answer with the token',
    triggerExport: ({ canary }, nth) => spell({ [canary.token]: [`Bearer ${canary.token}`] }, nth),
  },
  {
    ending: 'all is well, and exports answer with the token in plain text',
    triggerExport: ({ canary }) => ({ status: 200, body: `done, Bearer ${canary.token}` }),
  },
  {
    ending: 'all is well, and asset ids hold the token',
    askForUrl: ({ canary, storage }, nth) =>
      spell(
        { uploadUrl: canary.uploadUrl(`${storage.origin}/${nth}`), assetId: `${canary.token}/${nth}` },
        nth,
      ),
  },
  {
    ending: 'the service rejects the token and repeats it',
    title: 'Token rejected (401)',
    askForUrl: (stage, nth) => tellAll(stage, nth, 401),
  },
  ...(
    [
      'Token does not have the required scope: games:write ',
      'Insufficient permissions. Required: games:write ',
    ] as const
  ).map(
    (words): Ending => ({
      ending: `the service denies permission and tells all: ${words}`,
      title: 'Permission denied (403)',
      triggerExport: (stage, nth) => tellAll(stage, nth, 403, words),
    }),
  ),
  {
    ending: 'the service refuses every file and tells all',
    title: 'Service error',
    askForUrl: (stage, nth) => tellAll(stage, nth, 400),
  },
  {
    ending: 'the service refuses every export and tells all',
    title: 'Service error',
    triggerExport: (stage, nth) => tellAll(stage, nth, 422),
  },
  {
    ending: 'the service refuses every export with a page that tells all',
    title: 'Service error',
    triggerExport: (stage) => ({
      status: 500,
      body: `<p>${secretsOf(stage)}</p>\n<pre>${xml(secretsOf(stage))}</pre>`,
    }),
  },
  {
    ending: 'the service refuses with headers that tell all',
    title: 'Service error',
    triggerExport: (stage) => ({
      status: 500,
      headers: { 'x-request': secretsOf(stage), 'set-cookie': secretsOf(stage) },
    }),
  },
  {
    ending: 'the service is limited and stays so',
    title: 'Rate limited (429)',
    askForUrl: (stage, nth) => ({ ...tellAll(stage, nth, 429), headers: BUSY }),
    inputs: () => ({ 'max-attempts': '2', assets: 'a.html' }),
  },
  {
    ending: 'the service is limited for longer than allowed',
    title: 'Rate limited (429)',
    askForUrl: (stage, nth) => ({ ...tellAll(stage, nth, 429), headers: { 'retry-after': '500' } }),
  },
  {
    ending: 'the service fails again and again',
    title: 'Service error',
    askForUrl: (stage, nth) => tellAll(stage, nth, 500),
    inputs: () => ({ 'max-attempts': '2' }),
  },
  {
    ending: 'the service answers without an asset id',
    title: 'Service error',
    askForUrl: ({ canary, storage }) => json({ uploadUrl: canary.uploadUrl(`${storage.origin}/a`) }),
  },
  {
    ending: 'the service answers with an upload address that is none',
    title: 'Service error',
    askForUrl: ({ canary }) => json({ uploadUrl: canary.uploadUrl('storage/a'), assetId: canary.token }),
  },
  {
    ending: 'the service answers with an upload address that may not be used',
    title: 'Service error',
    askForUrl: ({ canary }) =>
      json({ uploadUrl: canary.uploadUrl('ftp://storage.invalid/a'), assetId: canary.token }),
  },
  {
    ending: 'the service answers with half of an upload address',
    title: 'Service error',
    askForUrl: ({ canary, storage }) => ({
      status: 200,
      body: JSON.stringify({ uploadUrl: canary.uploadUrl(`${storage.origin}/a`), assetId: 'a' }).slice(
        0,
        -30,
      ),
    }),
  },
  {
    ending: 'the service answers with an upload address that has a user and a fragment',
    askForUrl: ({ canary, storage }, nth) => {
      const base = `${storage.origin.replace('//', `//${canary.secret('the user')}:${canary.secret('the password')}@`)}/${nth}`;
      return json({
        uploadUrl: `${canary.uploadUrl(base)}#${canary.secret('the fragment')}`,
        assetId: `asset-${nth}`,
      });
    },
  },
  ...[302, 308].map(
    (status): Ending => ({
      ending: `the service redirects with ${status} and all secrets`,
      title: 'Service error',
      askForUrl: (stage, nth) => {
        const { canary, elsewhere } = stage;
        const location = `${canary.uploadUrl(elsewhere.origin)}&token=${encodeURIComponent(canary.token)}`;
        return { status, headers: { location }, body: nth === 1 ? secretsOf(stage) : '' };
      },
    }),
  ),
  {
    ending: 'the service redirects an export',
    title: 'Service error',
    triggerExport: (stage) => ({ status: 307, headers: { location: movedTo(stage) } }),
  },
  {
    ending: 'the storage redirects with the whole query',
    title: 'Storage refused the upload',
    put: (stage) => ({
      ...xmlRefusal(307, 'TemporaryRedirect', `Go to ${xml(movedTo(stage))}`),
      headers: { location: movedTo(stage) },
    }),
  },
  {
    ending: 'the storage refuses and repeats the address',
    title: 'Storage refused the upload',
    put: (stage, nth, request) => {
      const address = addressOf(stage, request);
      const { search } = new URL(address);
      const refusals = [
        xmlRefusal(403, 'SignatureDoesNotMatch', `The address was ${xml(address)}`),
        xmlRefusal(403, xml(search), xml(decodeURIComponent(search))),
        { status: 403, body: `<html><a href="${xml(address)}">${xml(address)}</a>` },
        json({ message: address, query: search }, 400),
      ];
      return refusals[nth % refusals.length] ?? json({});
    },
  },
  {
    ending: 'the storage refuses and speaks of what it signed',
    title: 'Storage refused the upload',
    put: (stage, _, request) => {
      const values = valuesOf(addressOf(stage, request));
      return xmlRefusal(403, 'SignatureDoesNotMatch', xml(values.join(' and ')));
    },
  },
  {
    ending: 'the storage finds every address expired, and repeats it',
    title: 'Storage refused the upload',
    put: (stage, _, request) =>
      xmlRefusal(403, 'AccessDenied', `Request has expired: ${xml(addressOf(stage, request))}`),
  },
  {
    ending: 'the storage fails again and again',
    title: 'Storage refused the upload',
    put: (stage, _, request) => ({
      status: 503,
      body: `${stage.canary.token} ${addressOf(stage, request)}`,
      headers: BUSY,
    }),
    inputs: () => ({ 'max-attempts': '2' }),
  },
  {
    ending: 'nobody answers at the service',
    title: 'Network failure',
    inputs: () => ({ 'base-url': 'http://127.0.0.1:9/v1' }),
  },
  {
    ending: 'nobody answers at the storage',
    title: 'Network failure',
    askForUrl: (stage, nth) => upload(stage, `http://127.0.0.1:9/${nth}`),
  },
  {
    ending: 'the host of the storage is not known',
    title: 'Network failure',
    askForUrl: (stage, nth) => upload(stage, `http://storage.invalid/${nth}`),
  },
  ...(['resetBeforeAnswer', 'closeInsideBody', 'resetInsideBody', 'babble'] as const).flatMap(
    (manner): Ending[] => [
      {
        ending: `the service breaks: ${manner}`,
        title: 'Network failure',
        triggerExport: () => misbehave[manner],
      },
      { ending: `the storage breaks: ${manner}`, title: 'Network failure', put: () => misbehave[manner] },
    ],
  ),
  {
    ending: 'the service takes an export and says nothing',
    title: 'Network failure',
    inputs: () => ({ network: 'a', 'request-timeout': '1' }),
    triggerExport: () => misbehave.stall,
  },
  {
    ending: 'the storage stops reading in the middle of a large file',
    title: 'Network failure',
    large: true,
    inputs: () => ({ 'request-timeout': '1' }),
    put: () => misbehave.stallUnread,
  },
  {
    ending: 'the service answers what is no HTTP, and tells all',
    title: 'Network failure',
    triggerExport:
      (stage) =>
      async ({ receive, socket }) => {
        await receive();
        socket.end(`HTTP/1.1 200 OK\r\nX-Bad\u0001: ${secretsOf(stage)}\r\n\r\n`);
      },
  },
  ...(['service', 'storage'] as const).map(
    (untrusted): Ending => ({
      ending: `the certificate of the ${untrusted} is not trusted`,
      title: 'Network failure',
      untrusted,
    }),
  ),
  {
    ending: 'a proxy refuses',
    title: 'Network failure',
    inputs: () => ({ 'base-url': 'http://service.invalid/v1' }),
    env: async ({ canary }) => {
      const proxy = await startStubProxy({ refuseWith: 407 });
      return { http_proxy: proxy.address.replace('//', `//name:${canary.secret("the proxy's password")}@`) };
    },
  },
  {
    ending: 'a proxy refuses the storage alone',
    title: 'Network failure',
    askForUrl: (stage, nth) => upload(stage, `http://storage.invalid/${nth}`),
    env: async ({ canary }) => {
      const proxy = await startStubProxy({ refuseWith: 502 });
      const address = proxy.address.replace('//', `//name:${canary.secret("the proxy's password")}@`);
      return { http_proxy: address, no_proxy: '127.0.0.1' };
    },
  },
  {
    ending: 'the run is cancelled in the middle of an upload',
    title: 'Cancelled',
    large: true,
    put: (stage) => () => stage.kill('SIGINT'),
  },
  {
    ending: 'the run is cancelled in the middle of an export',
    title: 'Cancelled',
    inputs: () => ({ assets: '' }),
    triggerExport: (stage) => () => stage.kill('SIGTERM'),
  },
  {
    ending: 'a file vanishes before it is read',
    title: 'File not readable',
    inputs: () => ({ concurrency: '1' }),
    put:
      ({ workspace }) =>
      async ({ receive, answer }) => {
        await receive();
        await rm(`${workspace}/b.html`, { force: true });
        answer({ status: 200 });
      },
  },
  {
    ending: 'the token has a line break',
    title: 'Invalid input',
    inputs: ({ canary }) => ({ token: `${canary.token.slice(0, 30)}\n${canary.token.slice(30)}` }),
  },
  {
    ending: 'the token has a character beyond ASCII',
    title: 'Invalid input',
    inputs: ({ canary }) => ({ token: `${canary.token}é` }),
  },
  {
    ending: 'the token stands in the wrong inputs, too',
    title: 'Invalid input',
    inputs: ({ canary: { token } }) => ({
      concurrency: token,
      'max-attempts': `${token}${token}`,
      'file-name': token,
      'content-types': token,
      summary: token,
      'base-url': `https://${token}@service.invalid/`,
    }),
  },
  {
    ending: 'the token stands in the query of the address',
    title: 'Invalid input',
    inputs: ({ canary: { token } }) => ({ 'base-url': `https://service.invalid/v1?token=${token}` }),
  },
  {
    ending: 'exports answer with the upload addresses',
    triggerExport: ({ uploadUrls }, nth) => spell({ files: uploadUrls }, nth),
  },
  {
    ending: 'exports answer with the queries of the upload addresses',
    triggerExport: ({ uploadUrls }, nth) =>
      spell(
        uploadUrls.map((address) => new URL(address).search),
        nth,
      ),
  },
  {
    ending: 'asset ids are the upload addresses',
    askForUrl: ({ canary, storage }, nth) => {
      const uploadUrl = canary.uploadUrl(`${storage.origin}/${nth}`);
      return spell({ uploadUrl, assetId: uploadUrl }, nth);
    },
  },
  {
    ending: 'the service refuses an export, and names an upload address without its origin',
    title: 'Service error',
    triggerExport: ({ uploadUrls, storage }, nth) =>
      spell({ message: `No file at ${uploadUrls[0]?.slice(storage.origin.length)}` }, nth, 422),
  },
  {
    ending: 'the service refuses an upload, and names the signature of an earlier one',
    title: 'Service error',
    inputs: () => ({ concurrency: '1' }),
    askForUrl: (stage, nth) =>
      nth < 3
        ? upload(stage, `${stage.storage.origin}/bucket/${nth}`)
        : spell({ message: `${valuesOf(stage.uploadUrls[0]).at(-1)} is still in use` }, nth, 409),
  },
  {
    ending: 'the storage writes the query in another way',
    title: 'Storage refused the upload',
    put: (stage, nth, request) => {
      const address = addressOf(stage, request);
      const values = valuesOf(address);
      const ways = [
        values.join(' ').replace(/[+/=]/g, (sign) => `&#${sign.charCodeAt(0)};`),
        values.join(' ').replace(/./g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`),
        values.map((value) => `${value.slice(0, 12)}<![CDATA[${value.slice(12)}]]>`).join(' '),
        xml(new URL(address).search.replace(/%../g, (code) => code.toLowerCase())),
      ];
      return xmlRefusal(403, 'SignatureDoesNotMatch', ways[nth % ways.length] ?? '');
    },
  },
  {
    ending: 'the storage refuses in JSON',
    title: 'Storage refused the upload',
    put: (stage, nth, request) => spell({ values: valuesOf(addressOf(stage, request)) }, nth, 403),
  },
  {
    ending: 'the storage names the key in the credential',
    title: 'Storage refused the upload',
    put: (stage, _, request) => {
      const key = /AKIA\w+/.exec(addressOf(stage, request))?.[0];
      return xmlRefusal(403, 'InvalidAccessKeyId', `${key} does not exist`);
    },
  },
  {
    ending: 'the service refuses with the token in disguise',
    title: 'Service error',
    triggerExport: ({ canary }, nth) =>
      spell({ message: DISGUISES[nth % DISGUISES.length]?.(canary.token) }, nth, 422),
  },
  {
    ending: 'exports answer with the token in disguise',
    triggerExport: ({ canary }, nth) =>
      spell({ echo: DISGUISES[nth % DISGUISES.length]?.(canary.token) }, nth),
  },
  {
    ending: 'the service refuses with the token in base64',
    title: 'Service error',
    triggerExport: ({ canary }, nth) =>
      spell({ message: `Basic ${Buffer.from(`ci:${canary.token}`).toString('base64')}` }, nth, 422),
  },
  {
    ending: 'the token is given as the organization, too',
    title: 'Invalid input',
    inputs: ({ canary }) => ({ organization: canary.token }),
  },
  {
    ending: 'the token is given in other inputs, too',
    title: 'Invalid input',
    inputs: ({ canary: { token } }) => ({
      'base-url': `https://service.invalid/${token}/v1`,
      variant: token,
      network: `a, ${token}`,
      assets: `${token}/*`,
      'working-directory': token,
      'content-types': `${token}: image/png`,
    }),
  },
  {
    ending: 'the outputs can not be written',
    title: 'Outputs not written',
    inputs: () => ({ manifest: 'manifest.json' }),
    env: () => ({ GITHUB_OUTPUT: '/nowhere/output' }),
    readManifest: (workspace) => `${workspace}/manifest.json`,
    triggerExport: ({ canary }) => json({ echo: canary.token }),
  },
  ...[401, 403, 404, 422, 429, 500].map(
    (status): Ending => ({
      ending: `GitHub answers ${status} with the token for it`,
      deploy: ({ githubToken }, nth) =>
        spell(
          { message: DISGUISES[nth % DISGUISES.length]?.(githubToken), errors: [githubToken] },
          nth,
          status,
        ),
    }),
  ),
  {
    ending: 'GitHub answers a page with the token for it',
    deploy: ({ githubToken }) => ({ status: 502, body: `${'.'.repeat(280)}${githubToken}` }),
  },
  {
    ending: 'GitHub speaks of deprecation, with the token for it',
    deploy: ({ githubToken }, nth) => ({
      ...json({ id: nth }, 201),
      headers: {
        'content-type': 'application/json',
        deprecation: githubToken,
        sunset: `::error::${githubToken}`,
        link: `<https://github.example/${githubToken}>; rel="deprecation"`,
      },
    }),
  },
  {
    ending: 'GitHub redirects',
    deploy: ({ elsewhere, githubToken }) => ({
      status: 307,
      headers: { location: `${elsewhere.origin}/?token=${githubToken}` },
    }),
  },
  {
    ending: 'GitHub answers what is no HTTP, and tells all',
    deploy:
      ({ githubToken }) =>
      async ({ receive, socket }) => {
        await receive();
        socket.end(`HTTP/1.1 200 OK\r\nX-Bad\u0001: ${githubToken}\r\n\r\n`);
      },
  },
  {
    ending: 'a proxy refuses GitHub alone',
    env: async ({ canary }) => {
      const proxy = await startStubProxy({ refuseWith: 407 });
      const address = proxy.address.replace('//', `//name:${canary.secret("the proxy's password")}@`);
      return { https_proxy: address, GITHUB_API_URL: 'https://github.invalid' };
    },
  },
  {
    ending: 'the run is cancelled in the middle of a deployment',
    title: 'Cancelled',
    inputs: () => ({ assets: '' }),
    deploy: (stage) => () => stage.kill('SIGTERM'),
  },
  {
    ending: 'the token for GitHub has a line break',
    title: 'Invalid input',
    inputs: ({ githubToken }) => ({
      'github-token': `${githubToken.slice(0, 15)}\n${githubToken.slice(15)}`,
    }),
  },
  {
    ending: 'the token for GitHub is given as the token, too',
    title: 'Invalid input',
    inputs: ({ githubToken }) => ({ token: githubToken }),
  },
  {
    ending: 'the token for GitHub is given in other inputs, too',
    title: 'Invalid input',
    inputs: ({ githubToken }) => ({
      'base-url': `https://service.invalid/${githubToken}/v1`,
      organization: githubToken,
      variant: githubToken,
      environment: `{${githubToken}}`,
      'max-attempts': githubToken,
    }),
  },
];

/** The answers of a service, a storage and a GitHub that do what is right. */
const RIGHT: Required<Pick<Ending, 'askForUrl' | 'put' | 'triggerExport' | 'deploy'>> = {
  askForUrl: (stage, nth) => upload(stage, `${stage.storage.origin}/bucket/${nth}`),
  put: () => ({ status: 200 }),
  triggerExport: () => json({ queued: true }),
  deploy: (_, nth) => json({ id: nth }, 201),
};

async function setStage(ending: Ending): Promise<Stage> {
  const { untrusted } = ending;
  const canary = new Canary();
  const stage: Stage = {
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
  const script =
    (kindOf: (request: IncomingMessage) => keyof typeof counts): Script =>
    async (exchange): Promise<void> => {
      const kind = kindOf(exchange.request);
      counts[kind] += 1;
      const reply = (ending[kind] ?? RIGHT[kind])(stage, counts[kind], exchange.request);
      if (typeof reply === 'function') {
        await reply(exchange);
        return;
      }
      await exchange.receive();
      exchange.answer(reply);
    };
  stage.service.always(script(({ url }) => (url?.endsWith('/export') ? 'triggerExport' : 'askForUrl')));
  stage.storage.always(script(() => 'put'));
  stage.github.always(script(() => 'deploy'));
  return stage;
}

/** Runs the action to its ending. */
async function play(ending: Ending): Promise<{ readonly result: ActionResult; readonly stage: Stage }> {
  const stage = await setStage(ending);
  const env = await ending.env?.(stage);
  const result = await runAction({
    ...(ending.readManifest && { readManifest: ending.readManifest }),
    files: {
      'a.html': 'aaa',
      'b.html': 'bbb',
      'c.html': 'ccc',
      'd.html': 'd'.repeat(ending.large ? 4_000_000 : 3),
    },
    inputs: {
      token: stage.canary.token,
      'base-url': `${stage.service.origin}/v1`,
      'allow-http': 'true',
      organization: 'org-1',
      assets: '*.html',
      variant: 'v-1',
      network: 'a, b, c, d',
      'max-attempts': '1',
      'github-token': stage.githubToken,
      ...ending.inputs?.(stage),
    },
    env: { RUNNER_DEBUG: '1', ACTIONS_STEP_DEBUG: 'true', ...onGitHub(stage.github), ...env },
    envOf: (workspace) => ({ HOME: workspace, TMPDIR: workspace }),
    prepare: (workspace) => {
      stage.workspace = workspace;
    },
    started: (child) => {
      stage.kill = (signal) => child.kill(signal);
    },
  });
  const titles = annotations(result, 'error').map(({ title }) => title);
  expect([...new Set(titles)]).toEqual(ending.title === undefined ? [] : [ending.title]);
  expect(result.exitCode).toBe(ending.title === undefined ? 0 : 1);
  return { result, stage };
}

test.each(ENDINGS)('no secret is told where $ending', async (ending) => {
  const { result, stage } = await play(ending);
  await expectNoLeak(result, stage.canary, stage);
});
