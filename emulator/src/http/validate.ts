import type { Context } from 'hono';
import { shorten } from '../format.ts';
import type { EmulatorEnv } from './context.ts';
import { ResponseError } from './response-error.ts';

/** Returns the problem of a text, if any, as the end of a sentence that starts with the field's name. */
type FieldCheck = (text: string) => string | undefined;

/**
 * Reads exactly the fields of `checks`, all of them strings, from a JSON body, whose type must be `application/json` (api/README.md,
 * *Requests*).
 *
 * @throws {ResponseError} 415 for another content type, 413 above 1 MiB, 400 that lists every other problem.
 */
export function readJsonBody<Field extends string>(
  c: Context<EmulatorEnv>,
  checks: Readonly<Record<Field, FieldCheck>>,
): Record<Field, string> {
  // Several headers come joined.
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    throw new ResponseError(415, 'Content-Type must be application/json');
  }
  if ((c.req.header('Content-Encoding') ?? 'identity').toLowerCase() !== 'identity') {
    throw new ResponseError(415, 'The body must have no Content-Encoding');
  }
  const value = c.get('payload');
  if (value instanceof ResponseError) throw value;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ResponseError(400, 'The body must be a JSON object');
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const problems: string[] = [];
  for (const [field, check] of Object.entries<FieldCheck>(checks)) {
    const content = given.get(field);
    const problem = typeof content === 'string' ? check(content) : 'must be a string';
    if (!given.delete(field)) problems.push(`${field} is required`);
    else if (problem !== undefined) problems.push(`${field} ${problem}`);
  }
  if (given.size > 0) {
    const names = [...given.keys()].map((name) => JSON.stringify(name)).join(', ');
    problems.push(`unknown fields: ${shorten(names, MAX_NAMED)}`);
  }
  if (problems.length > 0) throw new ResponseError(400, problems.join('; '));
  return value as Record<Field, string>;
}

/** Of the names of unknown fields in a response, in characters. */
const MAX_NAMED = 400;
const MAX_CHARACTERS = 1024;

const TOKEN = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";
const QUOTED_STRING = String.raw`"(?:[\t !#-\[\]-~]|\\[\t -~])*"`;

/** RFC 9110 section 8.3.1, ASCII only: the text becomes a header value. */
const MEDIA_TYPE = new RegExp(
  `^${TOKEN}/${TOKEN}(?:[ \\t]*;[ \\t]*${TOKEN}=(?:${TOKEN}|${QUOTED_STRING}))*$`,
);

const checkLength: FieldCheck = (text) =>
  [...text].length > MAX_CHARACTERS ? `must have at most ${MAX_CHARACTERS} characters` : undefined;

/** Accepts 1 to 1,024 characters of well-formed Unicode: the database would change a lone surrogate. */
export const checkText: FieldCheck = (text) => {
  if (text === '') return 'must not be empty';
  return checkLength(text) ?? (text.isWellFormed() ? undefined : 'must be well-formed Unicode');
};

/** Accepts a name or a path, as {@link checkText}. */
export const checkFileName: FieldCheck = (text) =>
  /\p{Cc}/u.test(text) ? 'must not contain control characters' : checkText(text);

/** Accepts `type/subtype` with optional parameters, of at most 1,024 characters: a header has limits. */
export const checkMediaType: FieldCheck = (text) =>
  checkLength(text) ?? (MEDIA_TYPE.test(text) ? undefined : 'must be a media type, such as image/png');

/**
 * Reads the query of `GET /games`. Its limits are those of the emulator (api/README.md, *Not shown*): `page` starts at 1, and `limit`
 * goes from 1 to 100 and defaults to 20.
 *
 * @param values Returns all values of a query parameter.
 * @throws {ResponseError} 400 that lists every problem.
 */
export function readPageQuery(values: (name: string) => readonly string[] | undefined) {
  const problems: string[] = [];
  const read = (name: string, initial: number, max: number, allowed: string): number => {
    const [text = '', ...others] = values(name) ?? [String(initial)];
    const value = others.length === 0 && /^\d+$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > max) problems.push(`${name} must be a whole number ${allowed}`);
    return value;
  };
  const page = read('page', 1, Number.MAX_SAFE_INTEGER, 'from 1');
  const limit = read('limit', 20, 100, 'from 1 to 100');
  if (problems.length > 0) throw new ResponseError(400, problems.join('; '));
  return { page, limit };
}
