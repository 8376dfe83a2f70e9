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
  readonly #signatures = new SecretValues();
  readonly #others = new SecretValues();

  constructor(token = '') {
    this.#isShort = token.length < MIN_SECRET_LENGTH;
    const patterns = [encodedPattern(token), ...(this.#isShort ? [] : binaryPatterns(token))];
    if (token !== '') this.#token = new RegExp(patterns.join('|'), 'g');
  }

  /** Adds what gives access in an upload URL. @param known what the action sent to get it, and the asset id */
  addUploadUrl(url: URL, known: readonly string[]): void {
    const { signatures, others } = uploadUrlSecrets(url, known);
    for (const value of signatures) this.#signatures.add(value);
    for (const value of others) this.#others.add(value);
  }

  /** Redacts all secrets in a text that the action writes. */
  redact(text: string): string {
    return this.#others.redact(this.#signatures.redact(this.#redactToken(text)));
  }

  /** Redacts the token and the signatures in the service's data, which stays as it was sent otherwise. */
  redactData(text: string): string {
    return this.#signatures.redact(this.#isShort ? text : this.#redactToken(text));
  }

  #redactToken(text: string): string {
    return this.#token === undefined ? text : text.replace(this.#token, REDACTED);
  }
}

/** Values in upload URLs. A text is searched only for those whose longest run of letters and digits it has. */
class SecretValues {
  readonly #values = new Set<string>();
  readonly #byRun = new Map<string, string[]>();

  add(value: string): void {
    if (value.length < MIN_SECRET_LENGTH || this.#values.has(value)) return;
    this.#values.add(value);
    const [run = ''] = (value.match(RUN) ?? []).sort((a, b) => b.length - a.length);
    const others = this.#byRun.get(run);
    if (others === undefined) this.#byRun.set(run, [value]);
    else others.push(value);
  }

  redact(text: string): string {
    if (this.#values.size === 0) return text;
    const runs = new Set([...(text.match(RUN) ?? []), ...(text.match(ENCODED_OR_RUN) ?? [])]);
    const found = [...runs].flatMap((run) => this.#byRun.get(run) ?? []);
    return found.reduce(
      (rest, value) => rest.replace(new RegExp(encodedPattern(value), 'g'), REDACTED),
      text,
    );
  }
}
