import { unescape as decode } from 'node:querystring';
import { binaryPatterns, encodedPattern } from './encodings.ts';

const REDACTED = '***';
/**
 * The shortest token that is redacted everywhere. Shorter texts are parts of many words: a shorter token is redacted in text, but not
 * in its hex and base64 forms and not in parsed JSON.
 */
export const MIN_SECRET_LENGTH = 8;
/** Deeper values are redacted: recursion uses the stack here and where the value is written. */
const MAX_DEPTH = 200;
/** Shorter runs of letters and digits in a URL, such as a region, occur in other text and give no access. */
const MIN_FRAGMENT_LENGTH = 12;

/** A run of letters and digits that may be a secret. */
export const FRAGMENT = new RegExp(`[a-z\\d]{${MIN_FRAGMENT_LENGTH},}`, 'gi');
/** Encoded characters come first, because their letters and digits are not part of the text. */
const ENCODED_OR_FRAGMENT = new RegExp(
  String.raw`%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|${FRAGMENT.source}`,
  'gi',
);
/** A text with encoded characters has one of these. */
const ENCODED = /[%\\&]/;
const QUERY = /[?#][^\s"'<>]*/g;

/**
 * Redacts the secrets that an action handles: the token, and each sequence of 12 or more letters and digits in the query, fragment or
 * user info of an upload URL. The runner masks secrets only in logs, but text from the service also goes to files and outputs.
 */
export class Secrets {
  readonly #token: RegExp | undefined;
  readonly #tokenLength: number;
  readonly #isShort: boolean;
  /** Fragments of upload URLs, in lower case. */
  readonly #fragments = new Set<string>();
  /** Of the upload URL that was added last. */
  #latestParts: readonly string[] = [];

  constructor(token = '') {
    this.#tokenLength = token.length;
    this.#isShort = token.length < MIN_SECRET_LENGTH;
    if (token === '') return;
    const patterns = [encodedPattern(token), ...(this.#isShort ? [] : binaryPatterns(token))];
    this.#token = new RegExp(patterns.join('|'), 'g');
  }

  /** Adds each sequence of 12 or more letters and digits in the query, fragment or user info of an upload URL. */
  addUploadUrl(url: URL): void {
    const parts = [...url.search.split('&'), url.hash, url.username, url.password];
    // The URLs of a run differ in few parts. To add all of them takes 4 % of an upload's CPU time.
    parts.forEach((part, index) => {
      if (part !== this.#latestParts[index]) this.#addSecret(part);
    });
    this.#latestParts = parts;
  }

  #addSecret(text: string): void {
    const isEncoded = ENCODED.test(text);
    // `%` and `&` begin an encoded character in one text, and stand for themselves in another.
    for (const pattern of isEncoded ? [FRAGMENT, ENCODED_OR_FRAGMENT] : [FRAGMENT]) {
      for (const part of (isEncoded ? `${text} ${decode(text)}` : text).match(pattern) ?? []) {
        if (!/\W/.test(part)) this.#fragments.add(part.toLowerCase());
      }
    }
  }

  /** Redacts all secrets in a text. */
  redact(text: string): string {
    return this.redactUploadUrls(this.#redactToken(text));
  }

  /** Redacts the secrets of upload URLs in a text. */
  redactUploadUrls(text: string): string {
    if (this.#fragments.size === 0) return text;
    const redactFragments = (part: string): string => part.replace(ENCODED_OR_FRAGMENT, this.#redactFragment);
    return redactFragments(
      text.replace(QUERY, (query) =>
        redactFragments(query) === query ? query : `${query.charAt(0)}${REDACTED}`,
      ),
    );
  }

  /** Redacts the token in a JSON string. A token shorter than 8 characters stays, as in `redactValue`. */
  redactTokenInValue(text: string): string {
    return this.#isShort ? text : this.#redactToken(text);
  }

  /**
   * Redacts all strings and numbers in a JSON value, names of fields included. A token shorter than 8 characters stays: it is
   * part of many ids and names, which the workflow needs.
   */
  redactValue(value: unknown, depth = 0): unknown {
    if (depth > MAX_DEPTH) return REDACTED;
    if (typeof value === 'string') return this.#redactString(value);
    if (typeof value === 'number')
      return this.#redactString(String(value)) === String(value) ? value : REDACTED;
    if (Array.isArray(value)) return value.map((entry) => this.redactValue(entry, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, content]) => [
        this.#redactString(name),
        this.redactValue(content, depth + 1),
      ]),
    );
  }

  #redactString(text: string): string {
    return this.redactUploadUrls(this.redactTokenInValue(text));
  }

  #redactToken(text: string): string {
    // Each encoding of the token is at least as long as the token, so a shorter text can't contain it. Most asset ids are shorter.
    if (this.#token === undefined || text.length < this.#tokenLength) return text;
    return text.replace(this.#token, REDACTED);
  }

  readonly #redactFragment = (text: string): string =>
    this.#fragments.has(text.toLowerCase()) ? REDACTED : text;
}

/** The parts of a URL beyond origin and path, with the query as a whole and its values. */
function urlSecrets({ search, searchParams, hash, username, password }: URL): string[] {
  return [search, hash, username, password, ...searchParams.values()];
}

/** Makes a function that redacts, in any encoding, everything in a pre-signed URL beyond origin and path. */
export function urlRedactor(url: URL): (text: string) => string {
  const secrets = urlSecrets(url).filter(({ length }) => length >= MIN_SECRET_LENGTH);
  if (secrets.length === 0) return (text) => text;
  const pattern = new RegExp(secrets.map(encodedPattern).join('|'), 'g');
  return (text) => text.replace(pattern, REDACTED);
}
