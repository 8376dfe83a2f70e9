import { readFileSync } from 'node:fs';
import { isUsableProxy, isWithoutProxy, missedBypass } from '../../../api/http/proxy.ts';
import type { RetryLimits } from '../../../retry/decide.ts';
import { isRecord, parseJson } from '../../../support/json.ts';
import { EMPTY_VARIABLE, FROM_STEP, type InputReader } from './input-reader.ts';

/** The inputs that every action needs to reach the service. */
export interface Connection {
  /** Absent if not given. If it is needed, that is a problem. */
  readonly token: string | undefined;
  /** With the path prefix and without a trailing slash; empty if it is not needed, missing or invalid. */
  readonly baseUrl: string;
  readonly limits: RetryLimits;
  readonly idleTimeoutMs: number;
  readonly allowHttp: boolean;
}

/** @param needed whether the action will send anything */
export function readConnection(reader: InputReader, needed: boolean): Connection {
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
  warnOfCertificates(reader);
  return {
    token,
    baseUrl,
    limits: {
      maxAttempts: reader.wholeNumber('max-attempts'),
      maxRetryWaitMs: reader.wholeNumber('max-retry-wait') * 1000,
    },
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

const NO_ADDRESS =
  'must be an address like https://host/prefix: with https:// at its start, and without quotes or variables of a shell';

function baseUrlProblem(text: string, allowHttp: boolean): string | undefined {
  if (text === '')
    return `is empty: give the service address with its path prefix, or the environment variable PLAYABLE_BASE_URL. ${EMPTY_VARIABLE}`;
  // `URL` would silently remove white space, and turn `\` into `/`.
  if (/[\s\\]/.test(text) || !URL.canParse(text)) return NO_ADDRESS;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return NO_ADDRESS;
  if (url.protocol === 'http:' && !allowHttp)
    return 'must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS';
  // `URL` drops user info that is empty.
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
    return 'must not have user info (name:password@)';
  if (text.includes('?') || text.includes('#'))
    return 'must be the address of the API, without a query or a fragment';
  return undefined;
}

/** Rejects proxy variables that no request can use. Messages never quote them: they may hold a password. */
function checkProxies(reader: InputReader, baseUrl: string): void {
  const isNeeded = baseUrl === '' || !isWithoutProxy(new URL(baseUrl));
  for (const name of ['https_proxy', 'http_proxy']) {
    const variable = reader.env[name] ? name : name.toUpperCase();
    const value = reader.env[variable];
    // With an unusable http: address, requests would go past the proxy. With any other value, the request that needs it fails.
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

/** Warns of a file with certificates that Node could not read: it goes on without them. */
function warnOfCertificates({ env, warnings }: InputReader): void {
  const { NODE_EXTRA_CA_CERTS: path } = env;
  if (!path || textOf(path) !== '') return;
  const lines = [
    `NODE_EXTRA_CA_CERTS (an environment variable) names no file that can be read: ${path}`,
    'Connections that need its certificates fail. Correct the path: the file must exist before the step, also in the `container` of the job.',
  ];
  warnings.push({ title: 'Certificates not read', lines });
}

/** The text of an expression or a variable that nothing filled in, or a value that was masked. */
const NOT_FILLED_IN =
  /^(?:(?:secrets|vars|env|inputs|github)\.[\w-]+|\$(?:env:)?[a-z_]\w*|%\w+%|\$\{.*|\{\{.*|\*+)$/is;

/**
 * Reads a token; absent if it is not given. Messages never quote any part of it.
 *
 * Rejects line breaks and characters beyond ASCII: Node would throw an error about the header, and no server could accept it.
 *
 * @param source the expression that gives the token
 */
export function readToken(reader: InputReader, input: string, source: string): string | undefined {
  const token = reader.text(input);
  if (token === '') return undefined;
  if (NOT_FILLED_IN.test(token))
    reader.addProblem(
      input,
      `must be a token, not the name of one or *** from a log: write \`${input}: \${{ ${source} }}\``,
    );
  else if (/^["'`]?Bearer\s/i.test(token))
    reader.addProblem(input, 'must be the token alone: leave out `Bearer` before it, which the action adds');
  else if (!/^[\x21-\x7e]+$/.test(token))
    reader.addProblem(
      input,
      'must be one line of printable ASCII without spaces: check that exactly the token was copied',
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
  const field = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
  const nameOf = (side: string): unknown =>
    ['pull_request', side, 'repo', 'full_name'].reduce(field, parseJson(textOf(path)));
  return nameOf('head') !== nameOf('base');
}

/** The text of a file; `''` if it can't be read. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
