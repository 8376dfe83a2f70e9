import { base64Cores, spellingsPattern } from './spellings.ts';

const HIDDEN = '***';
/**
 * A shorter text is no secret: it is part of many words. A shorter token is redacted as it is, but not in its other spellings.
 */
export const MIN_SECRET_LENGTH = 8;
/** What lies deeper in a value is left out: each level takes a part of the stack, here and wherever it is written. */
const MAX_DEPTH = 200;
/** Shorter pieces of an address, such as a region, stand in many a text and open nothing. */
const MIN_PIECE_LENGTH = 12;

/** To find the pieces takes time that most runs can save, and addresses that are kept as they are take memory. */
const MAX_ADDRESSES = 2_000;

const LONG_PIECES = new RegExp(`[a-z\\d]{${MIN_PIECE_LENGTH},}`, 'gi');
/** Character codes first: the letters and digits in them are none of the text's. */
const PIECES = new RegExp(
  String.raw`%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]{${MIN_PIECE_LENGTH},}`,
  'gi',
);
const QUERY = /[?#][^\s"'<>]*/g;

/**
 * What must not be told: the token, and everything in upload addresses beyond origin and path. The runner masks logs only,
 * while words from outside go to files and outputs as well.
 */
export class Secrets {
  readonly #token: RegExp | undefined;
  readonly #isShort: boolean;
  /** Of addresses, in lower case. */
  readonly #pieces = new Set<string>();
  /** Those of which the pieces are not known yet: most runs never ask for them. */
  readonly #learned: URL[] = [];

  constructor(token = '') {
    this.#isShort = token.length < MIN_SECRET_LENGTH;
    if (token === '') return;
    const disguises = [...base64Cores(token).map(spelledBase64), hex(token), hex(token).toUpperCase()];
    const patterns = [spellingsPattern(token), ...(this.#isShort ? [] : disguises)];
    this.#token = new RegExp(patterns.join('|'), 'g');
  }

  /** From now on, what is secret in this upload address is hidden. */
  addUploadUrl(url: URL): void {
    this.#learned.push(url);
    if (this.#learned.length >= MAX_ADDRESSES) this.#digest();
  }

  /** The text with every secret in it hidden. */
  redact(text: string): string {
    return this.redactUploadUrls(this.redactToken(text));
  }

  /** The text with the token in it hidden. */
  redactToken(text: string): string {
    return this.#token === undefined ? text : text.replace(this.#token, HIDDEN);
  }

  /** The text with the secrets of upload addresses in it hidden. */
  redactUploadUrls(text: string): string {
    this.#digest();
    if (this.#pieces.size === 0) return text;
    return text
      .replace(QUERY, (query) =>
        query.replace(PIECES, this.#hidePiece) === query ? query : `${query.charAt(0)}${HIDDEN}`,
      )
      .replace(PIECES, this.#hidePiece);
  }

  /**
   * The same for all texts in a JSON value, names of fields included; but a shorter token is no secret there: it is a part of
   * many an id, a name or a number, with which a workflow goes on.
   */
  redactValue(value: unknown, depth = 0): unknown {
    if (depth > MAX_DEPTH) return HIDDEN;
    if (typeof value === 'string') return this.#hideInValue(value);
    if (typeof value === 'number') return this.#hideInValue(String(value)) === String(value) ? value : HIDDEN;
    if (Array.isArray(value)) return value.map((entry) => this.redactValue(entry, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, content]) => [
        this.#hideInValue(name),
        this.redactValue(content, depth + 1),
      ]),
    );
  }

  #hideInValue(text: string): string {
    return this.#isShort ? this.redactUploadUrls(text) : this.redact(text);
  }

  #digest(): void {
    for (const url of this.#learned.splice(0)) this.#learn(url);
  }

  #learn({ username, password, searchParams, search, hash }: URL): void {
    for (const part of [username, password, ...searchParams.values(), search, hash]) {
      for (const [piece] of part.matchAll(LONG_PIECES)) this.#pieces.add(piece.toLowerCase());
    }
  }

  readonly #hidePiece = (piece: string): string => (this.#pieces.has(piece.toLowerCase()) ? HIDDEN : piece);
}

/** Base64 has two alphabets (RFC 4648, 4 and 5). */
function spelledBase64(text: string): string {
  return [...text]
    .map((character) => {
      if (character === '+') return `(?:${spellingsPattern('+')}|-)`;
      return character === '/' ? `(?:${spellingsPattern('/')}|_)` : spellingsPattern(character);
    })
    .join('');
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}

/**
 * Makes the function that takes out of a text what a pre-signed address has beyond origin and path: the query as a whole
 * and every value in it, in whatever spelling.
 */
export function redactAddress({
  search,
  searchParams,
  hash,
  username,
  password,
}: URL): (text: string) => string {
  const secrets = [search, hash, username, password, ...searchParams.values()].filter(
    ({ length }) => length >= MIN_SECRET_LENGTH,
  );
  if (secrets.length === 0) return (text) => text;
  const pattern = new RegExp(secrets.map(spellingsPattern).join('|'), 'g');
  return (text) => text.replace(pattern, '***');
}
