import { InvalidArgumentError } from 'commander';
import { parseFaults } from '../faults/faults.ts';
import { FAULT_NAMES, type FaultOptions, isScope, SCOPES, type TokenOption } from '../options.ts';

export const MAX_PORT = 65_535;
/** About one request per quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;
const MAX_SECONDS = 1_000_000_000;

const RATE_ALLOWED = `a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`;
const TOKEN_ALLOWED = `NAME or NAME:scope,scope, a name in visible ASCII without a colon and scopes of ${SCOPES.join(', ')}`;
const FAULTS_ALLOWED = `a list such as 429=0.1,seed=7 of ${FAULT_NAMES.join(', ')}, each once, with rates from 0 to 1, together at most 1`;

export function readText(text: string): string {
  return text || reject('some text');
}

export function wholeNumber(unit: string, max: number): (text: string) => number {
  const allowed = `a whole number ${unit} to ${max}`;
  return (text) => (/^\d+$/.test(text) && Number(text) <= max ? Number(text) : reject(allowed));
}

export function readRate(text: string): number {
  const isRate = /^\d+(?:\.\d+)?$/.test(text) && Number(text) >= MIN_RATE && Number(text) <= MAX_RATE;
  return isRate ? Number(text) : reject(RATE_ALLOWED);
}

export function readFaults(text: string): FaultOptions {
  return parseFaults(text) ?? reject(FAULTS_ALLOWED);
}

export function addToken(text: string, tokens: readonly TokenOption[] = []): readonly TokenOption[] {
  const [, name, list] = /^([!-9;-~]+)(?::(.*))?$/.exec(text) ?? [];
  const scopes = list?.split(',');
  if (name === undefined || scopes?.every(isScope) === false) return reject(TOKEN_ALLOWED);
  if (tokens.some((token) => token.name === name)) return reject('given once');
  return [...tokens, { name, ...(scopes && { scopes }) }];
}

/** Unix milliseconds of an ISO 8601 moment with its zone, or of `+SECONDS` from the start; `undefined` for another text. */
export function parseTime(text: string, startMs: number): number | undefined {
  if (/^\+\d+(?:\.\d+)?$/.test(text) && Number(text) <= MAX_SECONDS) return startMs + Number(text) * 1000;
  const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const timeMs = isMoment ? Date.parse(text) : Number.NaN;
  // `Date.parse` accepts February 30 as March 2.
  const isDay = new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10));
  return isDay && !Number.isNaN(timeMs) ? timeMs : undefined;
}

function reject(allowed: string): never {
  throw new InvalidArgumentError(`It must be ${allowed}.`);
}
