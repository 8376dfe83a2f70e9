import { readFileSync } from 'node:fs';
import type { RetryLimits } from '../../retry/decide.ts';
import type { InputReader } from './input-reader.ts';

/** What every action needs to reach the service. */
export interface Connection {
  /** Absent only where it is not needed. */
  readonly token: string | undefined;
  /** With its path prefix and no trailing slash; empty only where it is not needed. */
  readonly baseUrl: string;
  readonly limits: RetryLimits;
  readonly idleTimeoutMs: number;
  readonly allowHttp: boolean;
}

/** A day: no service has a reason to ask for more, and every timer can hold it. */
const MAX_WAIT_S = 86_400;
const MAX_TIMEOUT_S = 3_600;

/** @param needed whether anything will be sent */
export function readConnection(
  reader: InputReader,
  { needed, env }: { readonly needed: boolean; readonly env: NodeJS.ProcessEnv },
): Connection {
  const allowHttp = reader.boolean('allow-http');
  return {
    token: readToken(reader, { needed, env }),
    baseUrl: readBaseUrl(reader, { allowHttp, needed }),
    limits: {
      maxAttempts: reader.wholeNumber('max-attempts', { min: 1, max: 50 }),
      maxRetryWaitMs: reader.wholeNumber('max-retry-wait', { min: 0, max: MAX_WAIT_S }) * 1000,
    },
    idleTimeoutMs: reader.wholeNumber('request-timeout', { min: 1, max: MAX_TIMEOUT_S }) * 1000,
    allowHttp,
  };
}

/**
 * The service's address with its path prefix, without a trailing slash; `''` where it is missing or wrong. Sentences
 * about it don't quote it, since what is wrong with it may be a password or a key in it.
 */
export function readBaseUrl(
  reader: InputReader,
  { allowHttp, needed }: { allowHttp: boolean; needed: boolean },
): string {
  const text = reader.text('base-url', 'PLAYABLE_BASE_URL');
  if (text === '' && !needed) return '';
  const wrong = baseUrlProblem(text, allowHttp);
  if (wrong === undefined) return text.replace(/\/+$/, '');
  reader.reject('base-url', wrong);
  return '';
}

function baseUrlProblem(text: string, allowHttp: boolean): string | undefined {
  if (text === '') return 'must be given: the service address with its path prefix, or PLAYABLE_BASE_URL';
  // The parser would silently take these out, or turn them round.
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return 'must be an address like https://host/prefix';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must be an https: address';
  if (url.protocol === 'http:' && !allowHttp) return 'must be an https: address, unless `allow-http` is true';
  if (url.username !== '' || url.password !== '') return 'must not have user info (name:password@)';
  if (text.includes('?') || text.includes('#')) return 'must not have a query or a fragment';
  return undefined;
}

/**
 * The API token. Sentences about it never quote it: not even the part that is wrong may reach a log.
 *
 * A line break or a character beyond ASCII would make Node's header code throw an error that quotes the whole value.
 */
export function readToken(
  reader: InputReader,
  { needed, env }: { readonly needed: boolean; readonly env: NodeJS.ProcessEnv },
): string | undefined {
  const token = reader.text('token', 'PLAYABLE_TOKEN');
  if (token === '') {
    if (needed) {
      reader.reject(
        'token',
        `is empty: give it as an input or as PLAYABLE_TOKEN. ${explainMissingToken(env)}`,
      );
    }
    return undefined;
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    reader.reject(
      'token',
      'must be one line of printable ASCII without spaces: was it copied whole, and only it?',
    );
  }
  return token;
}

const LIKELY_REASON =
  'Secrets are empty in runs from forks and from Dependabot, and in reusable workflows without `secrets: inherit`';

/**
 * Why a run has no token, in a sentence without its full stop: the one reason where the runner's variables show it, else
 * all that are likely. A reusable workflow can't be told from any other: the variables and the event are its caller's.
 */
export function explainMissingToken(env: NodeJS.ProcessEnv): string {
  if (env['GITHUB_ACTOR'] === 'dependabot[bot]') {
    return (
      'Dependabot started this run, and its runs get no secrets but those under Settings, Secrets, Dependabot: ' +
      "store it there too, or leave this step out (`if: github.actor != 'dependabot[bot]'`)"
    );
  }
  const event = readEvent(env['GITHUB_EVENT_PATH']);
  // `pull_request_target` runs have secrets.
  if (env['GITHUB_EVENT_NAME'] !== 'pull_request_target' && isFromFork(event)) {
    return (
      'This run is for a pull request from a fork, and such runs get no secrets: ' +
      'give `dry-run: true` there, which needs none'
    );
  }
  return LIKELY_REASON;
}

function isFromFork(event: unknown): boolean {
  const request = field(event, 'pull_request');
  const head = field(field(request, 'head'), 'repo');
  const base = field(field(request, 'base'), 'repo');
  const [from, to] = [field(head, 'full_name'), field(base, 'full_name')];
  if (typeof from === 'string' && typeof to === 'string') return from !== to;
  return field(head, 'fork') === true;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function readEvent(path: string | undefined): unknown {
  if (!path) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
