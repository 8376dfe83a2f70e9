import { unescape as decode } from 'node:querystring';
import { parseJson } from '../../support/json.ts';
import { parametersOf, roleOf } from '../storage-dialects.ts';
import { readingsOf, spansAsCame } from './encodings.ts';
import { replaceSpans, SearchIndex, type Span } from './search-index.ts';

/** Shorter texts are parts of many words. A shorter token is redacted in text, but not in data. */
export const MIN_SECRET_LENGTH = 8;

/** The secrets of a run: the token, and what gives access in its upload URLs. The runner masks secrets only in logs. */
export class Secrets {
  /** All secrets. */
  readonly #inText: SearchIndex;
  /** The token and the signatures, which are also replaced in data. */
  readonly #inData = new SearchIndex(MIN_SECRET_LENGTH);

  constructor(token = '') {
    this.#inText = new SearchIndex(Math.min(token.length || MIN_SECRET_LENGTH, MIN_SECRET_LENGTH));
    if (token.length >= MIN_SECRET_LENGTH) this.#add(token, true);
    else if (token !== '') this.#inText.add(token);
  }

  /**
   * Adds the values in an upload URL that give access, decoded: its signatures, and others. The form of these URLs is not shown, so the
   * parameters are those of known dialects. A value of 20 characters or more under another name is a key, unless it is a name, a path of
   * words or an id, or, as a whole or between slashes, `known`.
   *
   * @param known what the action sent to get the URL, and the asset id
   */
  addUploadUrl(url: URL, known: readonly string[]): void {
    const userInfo = [url.username, url.password].map(decode);
    const basic = userInfo.join(':');
    for (const value of [...userInfo, basic, Buffer.from(basic).toString('base64')]) this.#add(value, false);
    // Some storages sign in the path: `/up/sig=a1b2;expires=1/key.png`. Under an unknown name there, anything may stand.
    const inPath = parametersOf(`?${url.pathname.replace(/[/;]/g, '&')}`);
    for (const [name, value] of inPath) if (roleOf(name) === 'signature') this.#add(value, true);
    for (const [name, value] of parametersOf(url.search)) {
      const role = roleOf(name);
      const isSecret = role === undefined ? isKey(name, value, known) : role !== 'description';
      if (isSecret) this.#add(value, role === 'signature');
    }
  }

  /** Redacts all secrets in a text that the action writes, in time and memory that are proportional to its length. */
  readonly redact = (text: string): string => replaceSpans(text, spansIn(text, this.#inText), '***');

  /**
   * Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. Of JSON, only texts change: no number,
   * no key and no structure.
   */
  redactData(text: string): string {
    const spans = spansIn(text, this.#inData);
    const isJson = spans.length > 0 && typeof (parseJson(text) ?? '') === 'object';
    return replaceSpans(text, isJson ? inTexts(text, spans) : spans, '***');
  }

  #add(secret: string, isInData: boolean): void {
    if (secret.length < MIN_SECRET_LENGTH) return;
    this.#inText.add(secret);
    if (isInData) this.#inData.add(secret);
  }
}

/** Where an encoded or plain secret is in the text as it came. */
function spansIn(text: string, index: SearchIndex): Span[] {
  return readingsOf(text).flatMap((reading) => spansAsCame(reading, index.find(reading.text)));
}

/** The spans that lie in one text of JSON, for instance in `"a"` of `{"b":"a"}`, and do not begin or end inside an escape such as `\n`. */
function inTexts(json: string, spans: readonly Span[]): readonly Span[] {
  /** For each place in a text, where that text begins. 0 for all places outside of texts, in keys and inside an escape. */
  const texts = new Uint32Array(json.length + 1);
  let [opened, done] = [0, 0];
  for (const { 0: sign, index } of json.matchAll(/\\(?:u.{4}|.)|"/gs)) {
    if (opened > 0) texts.fill(opened, done, index + 1);
    done = index + sign.length;
    if (sign !== '"') continue;
    const isKey = opened > 0 && /^\s*:/.test(json.slice(done));
    if (isKey) texts.fill(0, opened, done);
    opened = opened > 0 ? 0 : done;
  }
  return spans.filter(([start, end]) => texts[start] !== 0 && texts[start] === texts[end]);
}

const UUID = /[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}/g;
/** A time (ISO 8601). */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}$/;
/** Words, numbers and what stands between them, for instance the name of a bucket or the path of a file. */
const WORDS = /^(?=.*\p{L}{3})[\p{L}\d]*(?:[^\p{L}\d][\p{L}\d]*)+$/u;
const WORD = /^\d*(?:\p{Lu}?[\p{Ll}\p{Lo}]*|\p{Lu}+)\d{0,4}$/u;
/** A parameter with the UUID of something that has a name. */
const ID = /(?:^id|Id|[_-]id)=[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;

/** Whether a value under this unknown name is an opaque one that may give access. */
function isKey(name: string, value: string, known: readonly string[]): boolean {
  if (value.length < 20 || isName(value)) return false;
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
