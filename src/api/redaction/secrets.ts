import { unescape as decode } from 'node:querystring';
import { binaryForms, decodeEscapes } from './encodings.ts';
import { SearchIndex, type Span } from './search-index.ts';

/** Shorter texts are parts of many words. A shorter token is redacted in text, but not in data. */
export const MIN_SECRET_LENGTH = 8;
/** Stands for a text in case of a bug here. An exception could quote what it failed on. */
const NOT_REDACTED = '(a text that could not be redacted)';

/** The secrets of a run: the token, and what gives access in its upload URLs. The runner masks secrets only in logs. */
export class Secrets {
  /** The token and the signatures, which are also replaced in data. */
  readonly #everywhere = new SearchIndex();
  readonly #inText = new SearchIndex();

  constructor(token = '') {
    const isShort = token.length < MIN_SECRET_LENGTH;
    addPlain(isShort ? this.#inText : this.#everywhere, token);
    if (!isShort) for (const form of binaryForms(token)) this.#everywhere.add(form);
  }

  /** Adds what gives access in an upload URL. @param known what the action sent to get it, and the asset id */
  addUploadUrl(url: URL, known: readonly string[]): void {
    const { signatures, others } = uploadUrlSecrets(url, known);
    for (const value of signatures) if (value.length >= MIN_SECRET_LENGTH) addPlain(this.#everywhere, value);
    for (const value of others) if (value.length >= MIN_SECRET_LENGTH) addPlain(this.#inText, value);
  }

  /** Redacts all secrets in a text that the action writes, in time and memory that are proportional to its length. */
  redact(text: string): string {
    return redactWith([this.#everywhere, this.#inText], text);
  }

  /** Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. */
  redactData(text: string): string {
    return redactWith([this.#everywhere], text);
  }
}

/** Adds a secret as it is, and as `decodeEscapes` leaves it, because it may hold what looks like an escape. */
function addPlain(index: SearchIndex, secret: string): void {
  index.add(secret);
  const decoded = decodeEscapes(secret)?.text ?? '';
  if (decoded.length >= MIN_SECRET_LENGTH) index.add(decoded);
}

function redactWith(indexes: readonly SearchIndex[], text: string): string {
  try {
    const plain = indexes
      .flatMap((index) => index.find(text))
      .map(([start, end]): Span => [withBackslashes(text, start), end]);
    const decoded = decodeEscapes(text);
    if (decoded !== undefined)
      for (const [start, end] of indexes.flatMap((index) => index.find(decoded.text)))
        plain.push([Number(decoded.places[start]), Number(decoded.places[end])]);
    return replaceSpans(text, plain);
  } catch {
    return NOT_REDACTED;
  }
}

/** Backslashes before a secret escape its first character. */
function withBackslashes(text: string, start: number): number {
  let first = start;
  while (text[first - 1] === '\\') first -= 1;
  return first;
}

function replaceSpans(text: string, spans: Span[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of spans.sort((a, b) => a[0] - b[0])) {
    if (start >= done) parts.push(text.slice(done, start), '***');
    done = Math.max(done, end);
  }
  return parts.join('') + text.slice(done);
}

/** Parameters whose value signs a pre-signed URL: S3 and GCS (versions 2 and 4), OSS and COS, CloudFront, Azure (`sig`). */
const SIGNATURE = /(?:^|-)signature$|^sig$/i;
/** Parameters whose value gives access together with a signature: a session's token, and CloudFront's policy. */
const ACCESS = /(?:^|-)(?:security-token|policy)$/i;
/** Other parameters of these dialects. Key ids, scopes, dates and headers name or describe something. */
const DESCRIPTION =
  /^(?:(?:x-(?:amz|goog|ms|oss|cos|id)|q)\b.*|response-.*|(?:aws|oss)accesskeyid|googleaccessid|key-pair-id|s(?:v|s|rt|p|e|t|pr|r|i|ip|kt|ke|ks|kv|dd|cid|aoid|uoid|koid|ktid)|rsc[cdelt])$/i;
const UUID = /[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}/g;
/** A time (ISO 8601). */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}$/;
/** Words, numbers and what stands between them, for instance the name of a bucket or the path of a file. */
const WORDS = /^(?=.*\p{L}{3})[\p{L}\d]*(?:[^\p{L}\d][\p{L}\d]*)+$/u;
const WORD = /^\d*(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)\d{0,4}$/u;
/** A parameter with the UUID of something that has a name. */
const ID = /(?:^id|Id|[_-]id)=[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;

/**
 * Finds the values in an upload URL that give access, decoded: its signatures, and others. The form of these URLs is not shown, so the
 * parameters are those of known storages. A value of 20 characters or more under another name is a key, unless it is a name, a path of
 * words or an id, or, as a whole or between slashes, `known`.
 *
 * @param known what the action sent to get the URL, and the asset id
 */
function uploadUrlSecrets(url: URL, known: readonly string[]) {
  const signatures: string[] = [];
  const userInfo = [url.username, url.password].map(decode);
  const basic = userInfo.join(':');
  const others = [...userInfo, basic, Buffer.from(basic).toString('base64')];
  // `searchParams` would read `+` as a blank.
  for (const parameter of url.search.slice(1).split('&')) {
    const name = parameter.replace(/=.*/s, '');
    const value = decode(parameter.slice(name.length + 1));
    if (SIGNATURE.test(name)) signatures.push(value);
    else if (ACCESS.test(name) || isKey(name, value, known)) others.push(value);
  }
  return { signatures, others };
}

/** Whether a value under this name is an opaque one that may give access. */
function isKey(name: string, value: string, known: readonly string[]): boolean {
  if (value.length < 20 || DESCRIPTION.test(name) || isName(value)) return false;
  if (ID.test(`${name}=${value}`) && !/session/i.test(name)) return false;
  return ![value, ...value.split('/')].some((part) => known.includes(part));
}

/** Whether a value is a time, a host, a path or words. UUIDs in it count as words. */
function isName(value: string): boolean {
  const plain = value.replace(UUID, 'uuid');
  return (
    TIME.test(value) ||
    HOST.test(value) ||
    (WORDS.test(plain) && plain.split(/[^\p{L}\d]/u).every((word) => WORD.test(word)))
  );
}
