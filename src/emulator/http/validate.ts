import type { Context } from 'hono';
import type { EmulatorEnv } from './context.ts';
import { ApiError } from './errors.ts';
import { MAX_PAYLOAD_BYTES, MAX_PAYLOAD_DEPTH } from './request-body.ts';

/**
 * The fields of a request's JSON body (service spec part 4: such requests carry `Content-Type: application/json`).
 *
 * @throws {ApiError} 415 for another content type, 413 above 1 MiB, 400 for anything else that is wrong.
 */
export function readJsonBody<Field extends string>(
  c: Context<EmulatorEnv>,
  checks: Readonly<Record<Field, FieldCheck>>,
): Record<Field, string> {
  const { 'content-type': types = [], 'content-encoding': codings = [] } = c.env.incoming.headersDistinct;
  const [mediaType = ''] = (types[0] ?? '').split(';');
  if (types.length > 1 || mediaType.trim().toLowerCase() !== 'application/json') {
    throw new ApiError(415, 'Unsupported Media Type', 'Content-Type must be application/json');
  }
  if (codings.some((coding) => coding.toLowerCase() !== 'identity')) {
    throw new ApiError(415, 'Unsupported Media Type', 'The body must have no Content-Encoding');
  }
  const payload = c.get('payload');
  switch (payload.kind) {
    case 'json':
      return readFields(payload.value, checks);
    case 'too-large':
      throw new ApiError(413, 'Payload Too Large', `The body must have at most ${MAX_PAYLOAD_BYTES} bytes`);
    case 'too-deep':
      throw new ApiError(400, 'Bad Request', `The body must have at most ${MAX_PAYLOAD_DEPTH} levels`);
    case 'malformed':
      throw new ApiError(400, 'Bad Request', 'The body must be JSON in UTF-8');
    case 'broken':
      // The client has closed its half of the connection: nothing else can come over it.
      throw new ApiError(400, 'Bad Request', 'The body ended too early', { Connection: 'close' });
  }
}

/** Says what is wrong with a field's text, as the end of a sentence that starts with the field's name. */
export type FieldCheck = (text: string) => string | undefined;

const MAX_NAMED_FIELDS = 10;
const MAX_NAME_LENGTH = 100;

/**
 * Takes exactly the fields of `checks`, all of them strings, from a JSON body.
 *
 * @throws {ApiError} 400 that names every problem in one message.
 */
function readFields<Field extends string>(
  value: unknown,
  checks: Readonly<Record<Field, FieldCheck>>,
): Record<Field, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiError(400, 'Bad Request', 'The body must be a JSON object');
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = new Map<string, string>();
  const problems: string[] = [];
  for (const [field, check] of Object.entries<FieldCheck>(checks)) {
    const content = given.get(field);
    const problem = given.has(field) ? problemOf(content, check) : 'is required';
    if (problem !== undefined) problems.push(`${field} ${problem}`);
    else if (typeof content === 'string') fields.set(field, content);
    given.delete(field);
  }
  if (given.size > 0) problems.push(`unknown fields: ${listNames([...given.keys()])}`);
  if (problems.length > 0) throw new ApiError(400, 'Bad Request', problems.join('; '));
  return Object.fromEntries(fields) as Record<Field, string>;
}

function problemOf(content: unknown, check: FieldCheck): string | undefined {
  return typeof content === 'string' ? check(content) : 'must be a string';
}

function listNames(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED_FIELDS)
    .map((name) => JSON.stringify(name.slice(0, MAX_NAME_LENGTH)));
  const hidden = names.length - shown.length;
  return shown.join(', ') + (hidden > 0 ? ` and ${hidden} more` : '');
}

const MAX_FILE_NAME_CHARACTERS = 1024;

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED_STRING = String.raw`"(?:[\t !#-\[\]-~]|\\[\t -~])*"`;

/** RFC 9110 section 8.3.1, ASCII only: the text has to survive as a header unchanged. */
const MEDIA_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|${QUOTED_STRING}))*$`,
);

/** Non-empty text that UTF-8 can hold. */
export function checkText(text: string): string | undefined {
  if (text === '') return 'must not be empty';
  // A lone surrogate would come back from the records as another text.
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode';
}

/** What is taken as a `fileName`: a name or a path, at most 1,024 characters. */
export function checkFileName(text: string): string | undefined {
  if (/\p{Cc}/u.test(text)) return 'must not contain control characters';
  if ([...text].length > MAX_FILE_NAME_CHARACTERS) {
    return `must have at most ${MAX_FILE_NAME_CHARACTERS} characters`;
  }
  return checkText(text);
}

/** A media type: `type/subtype`, parameters allowed (service spec part 4). */
export function checkMediaType(text: string): string | undefined {
  return MEDIA_TYPE.test(text) ? undefined : 'must be a media type, such as image/png';
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

/** Which part of a list is asked for: `page` counts from 1. */
export interface PageQuery {
  readonly page: number;
  readonly limit: number;
}

/**
 * Reads the query of `GET /games`. Default, minimum and maximum are "not shown" (service spec part 4): here `page`
 * starts at 1, and `limit` is 20 and goes from 1 to 100.
 *
 * @param values All values that a query parameter came with.
 * @throws {ApiError} 400 that names every problem in one message.
 */
export function readPageQuery(values: (name: string) => readonly string[] | undefined): PageQuery {
  const page = wholeNumber(values('page') ?? ['1'], Number.MAX_SAFE_INTEGER);
  const limit = wholeNumber(values('limit') ?? [String(DEFAULT_LIMIT)], MAX_LIMIT);
  if (page !== undefined && limit !== undefined) return { page, limit };
  const problems = [
    ...(page === undefined ? ['page must be a whole number from 1'] : []),
    ...(limit === undefined ? [`limit must be a whole number from 1 to ${MAX_LIMIT}`] : []),
  ];
  throw new ApiError(400, 'Bad Request', problems.join('; '));
}

function wholeNumber([text = '', ...others]: readonly string[], max: number): number | undefined {
  const value = others.length === 0 && /^\d+$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= max ? value : undefined;
}
