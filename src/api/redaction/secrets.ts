import { binaryPatterns, encodedPattern } from './encodings.ts';
import { uploadUrlSecrets } from './upload-url-secrets.ts';

/** Shorter texts are parts of many words. A shorter token is redacted in text, but not in data. */
export const MIN_SECRET_LENGTH = 8;
const REDACTED = '***';
const RUN = /[a-z\d]+/gi;
/** Encoded characters come first, because their letters and digits are not part of a run. */
const ENCODED_OR_RUN = /%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]+/gi;

/** The secrets of a run: the token, and what gives access in its upload URLs. The runner masks secrets only in logs. */
export class Secrets {
  readonly #token: RegExp | undefined;
  readonly #isShort: boolean;
  /** Values in upload URLs, by their longest run of letters and digits: a text is searched only for those whose run it has. */
  readonly #signatures = new Map<string, Set<string>>();
  readonly #others = new Map<string, Set<string>>();

  constructor(token = '') {
    this.#isShort = token.length < MIN_SECRET_LENGTH;
    const patterns = [encodedPattern(token), ...(this.#isShort ? [] : binaryPatterns(token))];
    if (token !== '') this.#token = new RegExp(patterns.join('|'), 'g');
  }

  /** Adds what gives access in an upload URL. @param known what the action sent to get it, and the asset id */
  addUploadUrl(url: URL, known: readonly string[]): void {
    const { signatures, others } = uploadUrlSecrets(url, known);
    for (const value of signatures) addValue(this.#signatures, value);
    for (const value of others) addValue(this.#others, value);
  }

  /** Redacts all secrets in a text that the action writes. */
  redact(text: string): string {
    return redactValues(redactValues(this.#redactToken(text), this.#signatures), this.#others);
  }

  /** Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. */
  redactData(text: string): string {
    return redactValues(this.#isShort ? text : this.#redactToken(text), this.#signatures);
  }

  #redactToken(text: string): string {
    return this.#token === undefined ? text : text.replace(this.#token, REDACTED);
  }
}

function addValue(values: Map<string, Set<string>>, value: string): void {
  if (value.length < MIN_SECRET_LENGTH) return;
  const [run = ''] = (value.match(RUN) ?? []).sort((a, b) => b.length - a.length);
  values.set(run, (values.get(run) ?? new Set()).add(value));
}

function redactValues(text: string, values: ReadonlyMap<string, ReadonlySet<string>>): string {
  if (values.size === 0) return text;
  const runs = new Set([...(text.match(RUN) ?? []), ...(text.match(ENCODED_OR_RUN) ?? [])]);
  const found = [...runs].flatMap((run) => [...(values.get(run) ?? [])]);
  return found.reduce((rest, value) => rest.replace(new RegExp(encodedPattern(value), 'g'), REDACTED), text);
}
