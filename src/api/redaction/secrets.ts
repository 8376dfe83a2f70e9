import { base64Cores, spelled } from './spellings.ts';

const HIDDEN = '***';
/** Shorter tokens are looked for as they are alone: their other spellings stand in any text. */
const SHORTEST_DISGUISED = 8;
/** What lies deeper in a value is left out: each level takes a part of the stack, here and wherever it is written. */
const DEEPEST = 200;
/** Shorter pieces of an address, such as a region, stand in many a text and open nothing. */
const SHORTEST_PIECE = 12;

/** To find the pieces takes time that most runs can save, and addresses that are kept as they are take memory. */
const MOST_LEARNED = 2_000;

const LONG_PIECES = new RegExp(`[a-z\\d]{${SHORTEST_PIECE},}`, 'gi');
/** Character codes first: the letters and digits in them are none of the text's. */
const PIECES = new RegExp(
  String.raw`%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]{${SHORTEST_PIECE},}`,
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
    this.#isShort = token.length < SHORTEST_DISGUISED;
    if (token === '') return;
    const disguises = [...base64Cores(token).map(spelledBase64), hex(token), hex(token).toUpperCase()];
    const patterns = [spelled(token), ...(this.#isShort ? [] : disguises)];
    this.#token = new RegExp(patterns.join('|'), 'g');
  }

  /** From now on, what is secret in this upload address is hidden. */
  learnAddress(url: URL): void {
    this.#learned.push(url);
    if (this.#learned.length >= MOST_LEARNED) this.#digest();
  }

  /** The text with every secret in it hidden. */
  hide(text: string): string {
    return this.hideAddresses(this.hideToken(text));
  }

  /** The text with the token in it hidden. */
  hideToken(text: string): string {
    return this.#token === undefined ? text : text.replace(this.#token, HIDDEN);
  }

  /** The text with the secrets of upload addresses in it hidden. */
  hideAddresses(text: string): string {
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
  hideIn(value: unknown, depth = 0): unknown {
    if (depth > DEEPEST) return HIDDEN;
    if (typeof value === 'string') return this.#hideInValue(value);
    if (typeof value === 'number') return this.#hideInValue(String(value)) === String(value) ? value : HIDDEN;
    if (Array.isArray(value)) return value.map((entry) => this.hideIn(entry, depth + 1));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, content]) => [
        this.#hideInValue(name),
        this.hideIn(content, depth + 1),
      ]),
    );
  }

  #hideInValue(text: string): string {
    return this.#isShort ? this.hideAddresses(text) : this.hide(text);
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
      if (character === '+') return `(?:${spelled('+')}|-)`;
      return character === '/' ? `(?:${spelled('/')}|_)` : spelled(character);
    })
    .join('');
}

function hex(text: string): string {
  return Buffer.from(text).toString('hex');
}

/** Shorter values, such as a number of seconds, stand in any text and open nothing. */
const SHORTEST_SECRET = 8;

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
    ({ length }) => length >= SHORTEST_SECRET,
  );
  if (secrets.length === 0) return (text) => text;
  const pattern = new RegExp(secrets.map(spelled).join('|'), 'g');
  return (text) => text.replace(pattern, '***');
}
