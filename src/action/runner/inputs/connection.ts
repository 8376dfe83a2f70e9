import { readFileSync } from 'node:fs';
import { isUsableProxy, isWithoutProxy, missedBypass } from '../../../api/http/proxy.ts';
import { EMPTY_VARIABLE, FROM_STEP, type InputReader } from './input-reader.ts';

/** The inputs that every action needs to reach the service. */
export type Connection = ReturnType<typeof readConnection>;

/** @param needed whether the action will send anything */
export function readConnection(reader: InputReader, needed: boolean) {
  const allowHttp = reader.boolean('allow-http');
  const token = readToken(reader, 'token', 'secrets.PLAYABLE_TOKEN');
  if (token === undefined && needed)
    reader.addProblem(
      'token',
      `is empty: set the input or the environment variable PLAYABLE_TOKEN. ${whyNoToken(reader)}`,
    );
  const baseUrl = readBaseUrl(reader, needed, allowHttp);
  checkProxies(reader, baseUrl);
  warnOfNoProxy(reader, baseUrl);
  const limits = {
    maxAttempts: reader.wholeNumber('max-attempts'),
    maxRetryWaitMs: reader.wholeNumber('max-retry-wait') * 1000,
  };
  return {
    /** Absent if not given. If it is needed, that is a problem. */
    token,
    /** With the path prefix and without a trailing slash; empty if it is not needed, missing or invalid. */
    baseUrl,
    limits,
    idleTimeoutMs: reader.wholeNumber('request-timeout') * 1000,
    allowHttp,
  };
}

/** Reads `base-url`, `''` if missing or invalid. Messages never quote it: it may wrongly contain a password or a key. */
function readBaseUrl(reader: InputReader, needed: boolean, allowHttp: boolean): string {
  const known = reader.problems.length;
  const [text = ''] = reader.copied('base-url', [reader.text('base-url')], false);
  if ((text === '' && !needed) || reader.problems.length > known) return '';
  const problem = baseUrlProblem(text, allowHttp);
  if (problem === undefined) return text.replace(/\/+$/, '');
  reader.addProblem('base-url', problem);
  return '';
}

function baseUrlProblem(text: string, allowHttp: boolean): string | undefined {
  if (text === '')
    return `is empty: give the service address with its path prefix, or the environment variable PLAYABLE_BASE_URL. ${EMPTY_VARIABLE}`;
  const url = URL.parse(text);
  // `URL` would silently remove white space, and turn `\` into `/`.
  if (url === null || /[\s\\]/.test(text) || !/^https?:$/.test(url.protocol))
    return 'must be an address like https://host/prefix: with https:// at its start, and without quotes or variables of a shell';
  if (url.protocol === 'http:' && !allowHttp)
    return 'must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS';
  // `URL` drops user info, a query or a fragment that is empty.
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
    return 'must not have user info (name:password@)';
  return /[?#]/.test(text) ? 'must be the address of the API, without a query or a fragment' : undefined;
}

/** Rejects proxy variables that no request can use. Messages never quote them: they may hold a password. */
function checkProxies(reader: InputReader, baseUrl: string): void {
  const isNeeded = baseUrl === '' || !isWithoutProxy(new URL(baseUrl));
  for (const name of ['https_proxy', 'http_proxy']) {
    const variable = reader.env[name] ? name : name.toUpperCase();
    const value = reader.env[variable];
    // If the service needs no proxy, GitHub may, and a request to it fails by itself. But with a broken http: address it would bypass the proxy.
    if (!value || isUsableProxy(value) || (!isNeeded && !/^https?:\/\//.test(value))) continue;
    reader.addProblem(
      variable,
      '(an environment variable) must be an address like http://host:3128: with its scheme (http or https), a port up to 65535, and special characters of the password percent-encoded (`/` is %2F)',
    );
  }
}

/** Warns if `no_proxy` has the host of the service in the form `*.name`, which other programs know and Node does not. */
function warnOfNoProxy({ env, warnings }: InputReader, baseUrl: string): void {
  const noProxy = env['no_proxy'] || env['NO_PROXY'] || '';
  const entry = baseUrl === '' ? undefined : missedBypass(new URL(baseUrl), noProxy);
  if (entry === undefined) return;
  const lines = [
    `The requests to the service go through the proxy, although \`no_proxy\` has \`${entry}\`.`,
    `Write \`${entry.slice(1)}\`: a \`*\` there matches nothing.`,
  ];
  warnings.push({ title: 'Proxy not bypassed', lines });
}

/** What a token must not look like, in that order, and what to do then. `#` stands for the input and the expression that gives it. */
const TOKEN_MISTAKES: readonly (readonly [RegExp, string])[] = [
  [
    // An expression or a variable that nothing filled in, or a value that was masked.
    /^(?:(?:secrets|vars|env|inputs|github)\.[\w-]+|\$(?:env:)?[a-z_]\w*|%\w+%|\$\{.*|\{\{.*|\*+)$/is,
    'must be a token, not the name of one or *** from a log: write `#`',
  ],
  [/^["'`]?Bearer\s/i, 'must be the token alone: leave out `Bearer` before it, which the action adds'],
  [
    // Node would throw an error about the header, and no server could accept it.
    /[^\x21-\x7e]/,
    'must be one line of printable ASCII without spaces: check that exactly the token was copied',
  ],
];

/**
 * Reads a token; absent if it is not given. Messages never quote any part of it.
 *
 * @param source the expression that gives the token
 */
export function readToken(reader: InputReader, input: string, source: string): string | undefined {
  const token = reader.text(input);
  if (token === '') return undefined;
  const text = TOKEN_MISTAKES.find(([mistake]) => mistake.test(token))?.[1];
  if (text !== undefined)
    reader.addProblem(
      input,
      text.replace('#', () => `${input}: \${{ ${source} }}`),
    );
  return token;
}

/** Why a run may have no token, the most likely reason first, without a final full stop. */
function whyNoToken({ env, names }: InputReader): string {
  const instead = names.has('dry-run') ? ' (use `dry-run: true` there, which needs no token)' : '';
  const fork = `the run is from a fork${instead}`;
  const others = [
    'there is no secret of that name',
    'it is a secret of an environment and the job has no `environment:`',
    'the run is from Dependabot (its secrets are under Settings, Secrets, Dependabot)',
    'it is in a reusable workflow without `secrets: inherit`',
  ];
  const reasons = isFromFork(env) ? [fork, ...others] : [...others, fork];
  return `Either ${reasons.join(', or ')}. ${FROM_STEP}`;
}

/** Whether the run is for a pull request of another repository: GitHub gives it no secrets. */
function isFromFork({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path }: NodeJS.ProcessEnv): boolean {
  if (event !== 'pull_request' || !path) return false;
  try {
    const { head, base } = JSON.parse(readFileSync(path, 'utf8')).pull_request;
    // A fork that was deleted has no `repo`.
    return head.repo?.full_name !== base.repo.full_name;
  } catch {
    return false;
  }
}
