import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, onTestFailed } from 'vitest';
import { escapeLogLine } from '../../src/action/runner/log.ts';
import { HERE } from '../action/run-step-here.ts';
import { Canary } from '../doubles/canary.ts';
import { CAN } from '../doubles/conditions.ts';
import { hostileFileName, hostileText } from '../doubles/hostile-text.ts';
import { readMarkdown } from '../doubles/read-markdown.ts';
import { runnerCommands } from '../doubles/runner-commands.ts';
import { SPELLINGS } from '../doubles/spellings.ts';
import { type Received, type Script, type StubServer, startStub } from '../doubles/stub-server.ts';
import { titlesOf } from './assertions.ts';
import { inputsFor, runAction, runSubAction, type Settings, type SubActionResult } from './run-action.ts';
import { json, onGitHub, reactTo } from './stub-service.ts';

/*
 * Runs an action against servers, files and inputs that are full of secrets and of text that a runner or a page could act on, and
 * checks the contract's "Never" in everything that the run wrote and sent.
 */

export type Action = 'main' | 'games' | 'assets';

/** The servers, secrets and texts of one run. */
export interface Setup {
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
  /** The nth of the hostile texts, which repeat. */
  readonly text: (nth: number) => string;
  /** The same as it can be an id: with the marks of a YAML or JSON list, or invisible characters, it would be an `Invalid input`. */
  readonly value: (nth: number) => string;
  /** A hostile text with a token and an upload URL in it, in the nth spelling. By default it is the token of the service. */
  readonly said: (nth: number, token?: string) => string;
  kill: (signal: 'SIGINT' | 'SIGTERM') => void;
}

/** Responds to the nth request of a kind, counted from 1. */
export type Respond = (setup: Setup, nth: number) => Script;

/** Responses to uploads, to exports, to all other requests to the service, and of GitHub's API. */
export type Place = 'askForUrl' | 'put' | 'triggerExport' | 'deploy';

export interface Case extends Partial<Readonly<Record<Place, Respond>>> {
  readonly inputs?: (setup: Setup) => Settings;
  readonly env?: (setup: Setup) => Settings | Promise<Settings>;
  /** Instead of four files with hostile names, for the root action. */
  readonly files?: (setup: Setup) => Readonly<Record<string, string>>;
  /** What else holds after the run. */
  readonly after?: (result: SubActionResult, setup: Setup) => void | Promise<void>;
}

/** An upload URL, or a part of it, as it stands in texts. */
const PARTS: readonly ((url: URL) => string)[] = [
  ({ href }) => href,
  ({ pathname, search }) => pathname + search,
  ({ searchParams }) => [...searchParams.values()].join(' and '),
  ({ search }) => decodeURIComponent(search),
];
export const SPELLS = Object.values(SPELLINGS);

/** The nth of some texts, which repeat. */
function pick(texts: readonly string[]): (nth: number) => string {
  return (nth) => texts[nth % texts.length] ?? '';
}

/** Commands and markup of every kind. */
const COMMANDS = 'a\n::error::b\r ::add-mask::c\u2028##[error]d <b>[x](https://evil.example)';

async function startServers(some: Case): Promise<Setup> {
  const seed = randomInt(2 ** 31);
  onTestFailed(() => void process.stderr.write(`The seed of the texts is ${seed}.\n`));
  const sample = fc.sample(hostileText(), { numRuns: 120, seed });
  const texts = sample.map((some, index) => (index % 2 === 0 ? COMMANDS + some : some));
  // What can be a name.
  const values = texts.map((some) =>
    some
      .toWellFormed()
      .replace(/[,;，、\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/\p{Zs}/gu, ' ')
      .replace(/(?<=:) +| +(?=#)|\$+(?=[{(])|\{(?=\{)/g, '')
      .replace(/^(?:\s*-\s+|[`[\]{}#$\s\p{Quotation_Mark}])+/u, '')
      .trim(),
  );
  const [text, canary] = [pick(texts), new Canary()];
  const setup: Setup = {
    canary,
    githubToken: canary.secret('the token for GitHub', '%'),
    github: await startStub(),
    service: await startStub(),
    storage: await startStub(),
    elsewhere: await startStub(),
    uploadUrls: [],
    text,
    value: pick([...new Set(values)].filter((value) => value !== '')),
    said: (nth, token = canary.token) => {
      const part = PARTS[(nth + Math.floor(nth / SPELLS.length)) % PARTS.length];
      const urls = setup.uploadUrls.slice(0, 2).map((url) => part?.(new URL(url)));
      const secrets = SPELLS[nth % SPELLS.length]?.([token, ...urls].join(' '));
      return nth % 3 === 0 ? `${secrets} ${text(nth)}` : `${text(nth).slice(0, 90)} ${secrets} ${text(nth)}`;
    },
    kill: () => undefined,
  };
  const respond = (place: Place) => (nth: number) => (some[place] ?? RIGHT[place])(setup, nth);
  const all = { put: respond('put'), deploy: respond('deploy') };
  const ofService = { askForUrl: respond('askForUrl'), triggerExport: respond('triggerExport') };
  reactTo(setup.service, (_, path) => (path.endsWith('/export') ? 'triggerExport' : 'askForUrl'), ofService);
  reactTo(setup.storage, () => 'put', all);
  reactTo(setup.github, () => 'deploy', all);
  return setup;
}

export const RIGHT: Readonly<Record<Place, Respond>> = {
  askForUrl: ({ canary, storage, uploadUrls }, nth) => {
    const uploadUrl = canary.uploadUrl(`${storage.origin}/bucket/${nth}`);
    uploadUrls.push(uploadUrl);
    return json({ uploadUrl, assetId: `asset-${nth}` });
  },
  put: () => ({ status: 200 }),
  triggerExport: () => json({ queued: true }),
  deploy: (_, nth) => json({ id: nth }, 201),
};

/** Files with hostile names, which differ in more than case. */
export function hostileFiles(count: number): Readonly<Record<string, string>> {
  const lengths = { minLength: count, maxLength: count };
  const names = CAN.nameFreely
    ? fc.uniqueArray(hostileFileName(), { ...lengths, selector: (name) => name.toLowerCase() })
    : fc.constant(Array.from({ length: count }, (_, index) => `${index}.html`));
  const [paths = []] = fc.sample(names, 1);
  return Object.fromEntries(paths.map((name) => [`files/${name}`, 'x']));
}

/** Inputs of every run of an action, beside those of the connection. */
const INPUTS: Readonly<Record<Action, Settings>> = {
  // A pattern that is also the name of a file would match only that file. No file has this name.
  main: { assets: '{files,none}/**', 'include-hidden-files': 'true', variant: 'v-1', network: 'a, b, c, d' },
  games: { organization: '' },
  assets: {},
};

async function run(action: Action, some: Case, setup: Setup, isBundle: boolean): Promise<SubActionResult> {
  const options = {
    ...(isBundle ? {} : HERE),
    files: some.files?.(setup) ?? (action === 'main' ? hostileFiles(4) : {}),
    inputs: {
      ...inputsFor(`${setup.service.origin}/v1`, { token: setup.canary.token, 'max-attempts': '1' }),
      ...INPUTS[action],
      ...(action === 'main' && { 'github-token': setup.githubToken }),
      ...some.inputs?.(setup),
    },
    env: {
      RUNNER_DEBUG: '1',
      ACTIONS_STEP_DEBUG: 'true',
      ...onGitHub(setup.github),
      GITHUB_REF: `refs/heads/${setup.value(0)}`,
      ...(await some.env?.(setup)),
    },
    envOf: (workspace: string) => ({ HOME: workspace, TMPDIR: workspace }),
    started: (child: { kill: (signal: NodeJS.Signals) => unknown }) => {
      setup.kill = (signal) => child.kill(signal);
    },
  };
  return action === 'main' ? runAction(options) : runSubAction({ action, ...options });
}

/**
 * Runs a case and expects what holds for every run, and these titles of errors.
 *
 * @param titles none for a green run; one or more of them for a red one, whose annotations are ten at most
 * @param isBundle whether the run is a process of the bundle; else it happens in this process
 */
export async function expectNever(
  action: Action,
  titles: readonly string[],
  some: Case,
  isBundle: boolean,
): Promise<void> {
  const setup = await startServers(some);
  const result = await run(action, some, setup, isBundle);
  const found = new Set(titlesOf(result, 'error'));
  expect(titles).toEqual(expect.arrayContaining([...found]));
  expect(found.size > 0).toBe(titles.length > 0);
  expect(result.exitCode).toBe(titles.length === 0 ? 0 : 1);
  expectDataOnly(titles, result, setup);
  await expectNoLeak(result, setup);
  await some.after?.(result, setup);
}

/** The titles that warnings may have in these tests. */
const WARNINGS = ['No files found', 'Output left empty', 'Deployment not recorded', 'Retries'];
/** Characters that act on the runner or a terminal, except line feeds. */
const ACTING = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
/** The action's own markup in the job summary: folded lists, errors whose last line is bold, and lists of responses. */
const OWN_MARKUP =
  /html:<\/?details>(?:<summary>[^<]*<\/summary>)?|paragraph\((?:html:<br> )*html:<b> html:<\/b>\)|list\((?: ?listItem\(paragraph\((?:link\(\) ?)*(?:html:<code> html:<\/code>)?\)\))+\)/g;
const OWN_ELEMENTS = 'root heading paragraph strong table tableRow tableCell code link html:<br>'.split(' ');

/** Expects the action's own commands only, in a log that is text, and its own markup only. */
function expectDataOnly(
  titles: readonly string[],
  { stdout, stderr, summary }: SubActionResult,
  { canary, githubToken }: Setup,
): void {
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(ACTING);
  expect(stdout).not.toContain('Unexpected error');
  const commands = runnerCommands(stdout);
  for (const { name, properties, data } of commands) {
    if (name === 'add-mask') expect([canary.token, githubToken]).toContain(data.replace(/[\né ]/g, ''));
    const allowed = { error: titles, warning: WARNINGS }[name] ?? [undefined];
    expect(['add-mask', 'group', 'endgroup', 'error', 'warning', 'debug']).toContain(name);
    expect(allowed).toContain(properties['title']);
    expect(Object.keys(properties)).toHaveLength(properties['title'] === undefined ? 0 : 1);
    expect(data.length).toBeLessThanOrEqual(4_096);
    if (name !== 'add-mask') for (const line of data.split('\n')) expect(escapeLogLine(line)).toBe(line);
  }
  expect(commands.filter(({ name }) => name === 'error').length).toBeLessThanOrEqual(10);

  // Words without markup in them may be code.
  const shape = readMarkdown(summary).shape.replaceAll(/inlineCode\(\) ?/g, '');
  const elements = new Set(shape.replaceAll(OWN_MARKUP, '').match(/[^\s()]+/g));
  expect([...elements].filter((element) => !OWN_ELEMENTS.includes(element))).toEqual([]);
  expect(Buffer.byteLength(summary)).toBeLessThan(900_000);
}

/** Headers that say who sent a request to the storage, or which page led to it. */
const PERSONAL = ['authorization', 'proxy-authorization', 'cookie', 'referer', 'origin'];

/** Expects that the run wrote no secret, sent each secret only to its own server, and followed no redirect. */
async function expectNoLeak(result: SubActionResult, setup: Setup): Promise<void> {
  const { canary, service, storage, github, elsewhere } = setup;
  const { own, data } = await writtenTexts(result);
  expect(canary.leaksIn(own)).toEqual([]);
  // What the service says is data: a download address in it may share these parts.
  expect(canary.leaksIn(data, (name) => name !== 'the session' && name !== 'the policy')).toEqual([]);
  const authorization = `Bearer ${canary.token}`;
  for (const { headers } of service.journal) expect(headers.authorization).toBe(authorization);
  expect(canary.leaksIn(requestTexts('service', service.journal, authorization))).toEqual([]);
  const isToken = (name: string): boolean => name === 'the token' || name === 'the token for GitHub';
  expect(canary.leaksIn(requestTexts('storage', storage.journal), isToken)).toEqual([]);
  const isForeign = (name: string): boolean => name !== 'the token for GitHub';
  expect(canary.leaksIn(requestTexts('GitHub', github.journal), isForeign)).toEqual([]);
  // The user info of an upload URL is for the storage.
  const sent = storage.journal
    .flatMap(({ headers }) => Object.entries(headers))
    .filter(([name, value]) => name !== 'authorization' || !String(value).startsWith('Basic '));
  expect(sent.filter(([name]) => PERSONAL.includes(name))).toEqual([]);
  expect(elsewhere.connections).toBe(0);
}

type Texts = Readonly<Record<string, string>>;

/**
 * All places where a secret must not come out: the log without the first lines, which mask the secrets, and every file after the
 * run, with the names of all. `data` are those that hold what the service said.
 */
async function writtenTexts(result: SubActionResult): Promise<{ own: Texts; data: Texts }> {
  const { stdout, stderr, outputs, summary, workspace } = result;
  const { 'asset-ids': ids = '', exports = '', ...ownOutputs } = outputs;
  const folder = dirname(workspace);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const own: Record<string, string> = {
    stdout: stdout.replace(/^(?:::add-mask::[^\n]*\n)+/, ''),
    stderr,
    outputs: JSON.stringify(ownOutputs),
    summary,
    'names of files': paths.join('\n'),
  };
  const data: Record<string, string> = { 'asset-ids': ids, exports };
  for (const path of paths) {
    const name = path.slice(folder.length);
    const content = await readFile(path, 'latin1');
    if (/[\\/](?:output|[\w-]*(?:manifest|games|assets)[\w-]*\.json)$/.test(name)) data[name] = content;
    else own[name] = content;
  }
  return { own, data };
}

/** The requests that a server received, without the header that carries the token. */
function requestTexts(server: string, journal: readonly Received[], authorization?: string): Texts {
  const texts = journal.map(({ method, path, rawHeaders, body }, index) => {
    const headers = rawHeaders.filter((header) => header !== authorization);
    return [
      `request ${index + 1} to the ${server}`,
      [method, path, ...headers, body.toString('latin1')].join('\n'),
    ];
  });
  return Object.fromEntries(texts);
}
