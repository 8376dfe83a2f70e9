import { unescape as decode } from 'node:querystring';
import { binaryPatterns, encodedPattern } from './encodings.ts';

/** Shorter texts are parts of many words. A shorter token is redacted in text, but not in data. */
export const MIN_SECRET_LENGTH = 8;
const RUN = /[a-z\d]+/gi;
/** Encoded characters come first, because their letters and digits are not part of a run. */
const ENCODED_OR_RUN = /%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]+/gi;

/** The secrets of a run: the token, and what gives access in its upload URLs. The runner masks secrets only in logs. */
export class Secrets {
  readonly #token: RegExp;
  readonly #isShort: boolean;
  /** The values in upload URLs by their longest run of letters and digits: a text is searched only for those whose run it has. */
  readonly #byRun = new Map<string, string[]>();
  readonly #signatures = new Set<string>();

  constructor(token = '') {
    this.#isShort = token.length < MIN_SECRET_LENGTH;
    const patterns = [encodedPattern(token), ...(this.#isShort ? [] : binaryPatterns(token))];
    // Without a token: nothing matches.
    this.#token = token === '' ? /(?!)/g : new RegExp(patterns.join('|'), 'g');
  }

  /** Adds what gives access in an upload URL. @param known what the action sent to get it, and the asset id */
  addUploadUrl(url: URL, known: readonly string[]): void {
    const { signatures, others } = uploadUrlSecrets(url, known);
    for (const value of signatures) this.#signatures.add(value);
    for (const value of [...signatures, ...others].filter(({ length }) => length >= MIN_SECRET_LENGTH)) {
      const [run = ''] = (value.match(RUN) ?? []).sort((a, b) => b.length - a.length);
      const alike = this.#byRun.get(run) ?? [];
      if (!alike.includes(value)) this.#byRun.set(run, alike.concat(value));
    }
  }

  /** Redacts all secrets in a text that the action writes. */
  redact(text: string): string {
    return this.#redactValues(text.replace(this.#token, '***'), () => true);
  }

  /** Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. */
  redactData(text: string): string {
    const kept = this.#isShort ? text : text.replace(this.#token, '***');
    return this.#redactValues(kept, (value) => this.#signatures.has(value));
  }

  #redactValues(text: string, isRedacted: (value: string) => boolean): string {
    if (this.#byRun.size === 0) return text;
    const runs = [...new Set([...(text.match(RUN) ?? []), ...(text.match(ENCODED_OR_RUN) ?? [])])];
    const values = runs.flatMap((run) => this.#byRun.get(run) ?? []).filter(isRedacted);
    const patterns = values.map((value) => new RegExp(encodedPattern(value), 'g'));
    return patterns.reduce((rest, pattern) => rest.replace(pattern, '***'), text);
  }
}

/** Parameters whose value signs a pre-signed URL: S3 and GCS (versions 2 and 4), CloudFront, Azure (`sig`). */
const SIGNATURE = /(?:^|-)signature$|^sig$/i;
/** Parameters whose value gives access together with a signature: a session's token, and CloudFront's policy. */
const ACCESS = /(?:^|-)(?:security-token|policy)$/i;
/** Other parameters of these dialects. Key ids, scopes, dates and headers name or describe something. */
const DESCRIPTION =
  /^(?:x-(?:amz|goog|ms|id)\b.*|response-.*|awsaccesskeyid|googleaccessid|key-pair-id|s(?:v|s|rt|p|e|t|pr|r|i|ip|kt|ke|ks|kv|dd|cid|aoid|uoid|koid|ktid)|rsc[cdelt])$/i;
/** A host, or words, for instance the name of a bucket. */
const NAME = /^(?:[a-z\d-]+\.)+[a-z]{2,24}$|^[a-z]+(?:[-_./][a-z]+)+$/;
/** A parameter with the UUID of something that has a name. */
const ID = /(?:^id|Id|[_-]id)=[\dA-Fa-f]{8}(?:-[\dA-Fa-f]{4}){3}-[\dA-Fa-f]{12}$/;

/**
 * Finds the values in an upload URL that give access, decoded: its signatures, and others. The spec does not show these URLs, so the
 * parameters are those of known storages. A value of 20 characters or more under another name is a key, unless it is a name or an id,
 * or, as a whole or between slashes, `known`.
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
    const isHarmless =
      DESCRIPTION.test(name) || NAME.test(value) || (ID.test(parameter) && !/session/i.test(name));
    const isKnown = [value, ...value.split('/')].some((part) => known.includes(part));
    const isKey = value.length >= 20 && !isHarmless && !isKnown;
    if (SIGNATURE.test(name)) signatures.push(value);
    else if (ACCESS.test(name) || isKey) others.push(value);
  }
  return { signatures, others };
}
