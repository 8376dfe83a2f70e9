import { gzipSync } from 'node:zlib';
import { type Random, TOKEN } from './checked-run.ts';
import { encode, type Wire } from './fuzz-service.ts';

export const ORGANIZATION = 'acmeplayables-studio-0123456789';
export const HOST = 'cdn.acmeplayables.com';
const ISSUER = 'uploader@acmeplayables.iam.gserviceaccount.com/20260203/auto/storage/goog4_request';

type Fields = Readonly<Record<string, string>>;

/** The query of an upload URL, with the asset id that may stand in it. */
export interface Grant {
  readonly assetId: string;
  readonly query: string;
  readonly signature: string;
  /** Values that give access together with the signature. */
  readonly access: readonly string[];
  /** Values that name or describe something. */
  readonly open: readonly string[];
}

const hex = (random: Random, bytes: number): string => random.bytes(bytes).toString('hex');
const base64 = (random: Random, bytes: number): string => random.bytes(bytes).toString('base64');
const uuid = (random: Random): string => hex(random, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const SIGNATURE = /signature$|^sig$/i;
const ACCESS = /security-token$|^policy$|^token$/i;
/** S3 (versions 4 and 2), GCS, Azure, CloudFront and Firebase. */
const DIALECTS: readonly ((random: Random) => Fields)[] = [
  (random) => ({
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request',
    'X-Amz-Security-Token': `IQoJb3JpZ2luX2Vj${base64(random, 90)}`,
    'X-Amz-SignedHeaders': 'content-type;host',
    'X-Amz-Signature': hex(random, 32),
  }),
  (random) => ({ AWSAccessKeyId: 'AKIAIOSFODNN7EXAMPLE', Signature: base64(random, 20) }),
  (random) => ({ 'X-Goog-Credential': ISSUER, 'X-Goog-Signature': hex(random, 256) }),
  (random) => ({ sv: '2025-01-05', sp: 'cw', skoid: uuid(random), sig: base64(random, 32) }),
  (random) => ({
    Policy: `eyJTdGF0ZW1lbnQiOlt7${base64(random, 60).replace(/[+/]/g, '~')}`,
    Signature: base64(random, 128).replace(/[+/]/g, '-').replaceAll('=', '_'),
    'Key-Pair-Id': 'K2JCJMDEHXQW5F',
  }),
  (random) => ({ uploadType: 'media', token: uuid(random), 'X-Goog-Signature': hex(random, 256) }),
];
const ID_FORMS: readonly ((random: Random, fileName: string, query: Fields) => string)[] = [
  uuid,
  (random) => `12345678901${random.int(2 ** 32)}`,
  (random) => `releases/2026/${uuid(random)}`,
  (random, fileName) => `größe-資産-${random.int(1e9)}/${fileName}`,
  (random) => base64(random, 15),
  // As many letters as can be without a whole secret.
  (random, _, query) => `${random.pick(Object.values(query)).slice(0, 18)}-${random.int(1e9)}`,
];
/** Parameters that repeat what is no secret. */
const REPEATED: readonly ((id: string, fileName: string) => Fields)[] = [
  (id) => ({ name: `assets/${id}` }),
  (id) => ({ 'x-amz-meta-id': id }),
  (id) => ({ 'x-goog-meta-asset': id, org: ORGANIZATION }),
  (_, fileName) => ({ 'response-content-disposition': `attachment; filename="${fileName}"` }),
  (id, fileName) => ({ object: `${ORGANIZATION}/${id}/${fileName}`, file: fileName }),
  () => ({ origin: HOST, org: ORGANIZATION }),
];

/** Signs an upload URL in the dialect of a storage. */
export function makeGrant(random: Random, fileName: string): Grant {
  const dialect = random.pick(DIALECTS)(random);
  const assetId = random.pick(ID_FORMS)(random, fileName, dialect);
  const fields = {
    ...dialect,
    ...random.pick(REPEATED)(assetId, fileName),
    ...random.pick(REPEATED)(assetId, fileName),
  };
  const entries = Object.entries(fields);
  const valuesOf = (pattern: RegExp) => entries.flatMap(([name, value]) => (pattern.test(name) ? value : []));
  const [signature = ''] = valuesOf(SIGNATURE);
  const access = valuesOf(ACCESS);
  // A server may leave `+` and `/` as they are.
  const isRaw = random.chance(0.3);
  const pairs = entries.map(
    ([name, value]) => `${name}=${isRaw && value === signature ? value : encodeURIComponent(value)}`,
  );
  const turn = random.int(pairs.length);
  const query = [...pairs.slice(turn), ...pairs.slice(0, turn)].join('&');
  const open = Object.values(fields).filter((value) => value !== signature && !access.includes(value));
  return { assetId, query, signature, access, open };
}

/** What the service said about an export, and what must become of it. */
export interface Answer {
  readonly wire: Wire;
  readonly status: 'triggered' | 'failed' | 'unknown';
  /** Parsed by `exact`. */
  readonly response?: unknown;
  readonly location?: string;
  /** Parts of the error. */
  readonly error?: readonly string[];
}

/** The place of a secret in a text. */
const MARK = '⟦⟧';
const DOWNLOAD = `https://${HOST}/b/a.html?X-Amz-SignedHeaders=host&X-Amz-Credential=AKIA1&X-Amz-Signature=`;
const NUMBERS = '0|1.10|-0|1E+2|5e123456|1234567890123456789|0.1e-7|12345678901234567890.50'.split('|');
const TEXTS = [...NUMBERS, ` queued ${MARK}\n`, '"ready"', '{"cut":', `<p>${MARK}</p>`];
const PIECES = '__proto__|1|10| "\u2028\0😀\\u0041 |::error::x||SignedHeaders|Signature'.split('|');
const SPACES = ['', '', ' ', '\n\t', '\r\n  '];
const escapeAll = (text: string, write: (code: string) => string): string =>
  text.replace(/[^a-z\d]/gi, (sign) => write(sign.charCodeAt(0).toString(16).padStart(2, '0')));
/** What a JSON string may hold in place of a secret. */
const SPELLINGS: readonly ((secret: string) => string)[] = [
  (secret) => secret,
  encodeURIComponent,
  (secret) => encodeURIComponent(encodeURIComponent(secret)),
  (secret) => secret.replaceAll('/', '\\/'),
  (secret) => escapeAll(secret, (code) => `\\u00${code}`),
  (secret) => escapeAll(secret, (code) => `&#x${code};`),
];

/** What must be left of a text with secrets. */
export const cleared = (text: string): string => text.replaceAll(MARK, '***');

export const webPage = (title: string): string => `<!-- x -->\n<!DOCTYPE html><html><title>${title}</title>`;

export function gzipped(text: string): Wire {
  const body = gzipSync(text);
  const head = encode({ status: 200, headers: ['content-encoding: gzip'], body: '' }, body.length);
  return { bytes: Buffer.concat([head, body]) };
}

/** Parses JSON and keeps numbers as they are written. */
export function exact<T>(text: string): T {
  const keep = (_: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' ? { number: source } : value;
  return JSON.parse(text, keep) as T;
}

/** Makes up what the service says in a run. */
export class Speaker {
  readonly #random: Random;
  /** Names, ids, hosts: no secrets anywhere. */
  readonly words: string[];
  readonly signatures: string[] = [];
  /** Values that give access, but may be in the service's data. */
  readonly access: string[] = [];
  /** Those of the upload URLs that the client has used: it may not have read the others yet, and could not hide them. */
  readonly used: string[] = [];
  /** Spellings of secrets that the data had. */
  readonly spelled: string[] = [];

  constructor(random: Random, words: string[]) {
    this.#random = random;
    this.words = words;
  }

  /** Puts secrets into a JSON text or a header. */
  say(text: string): string {
    return text.replaceAll(MARK, () => {
      const secret = this.#random.pick([TOKEN, ...this.signatures]);
      const spell = this.#random.pick(SPELLINGS);
      this.spelled.push(spell(secret));
      return spell(secret);
    });
  }

  /** A sentence of an error, and what must be left of it. The action shortens the title of a page to 100 characters. */
  complain(): [sent: string, left: string] {
    const word = this.#random.pick(this.words.filter(({ length }) => length < 90));
    const secret = this.#random.pick([TOKEN, ...this.used]);
    return [`${word} has ${secret}`, `${word} has ***`];
  }

  /** A JSON text of random values, with places for secrets. */
  json(depth = 0): string {
    const random = this.#random;
    const space = (): string => random.pick(SPACES);
    const many = (item: () => string): string =>
      Array.from({ length: random.int(5) }, () => space() + item() + space()).join();
    const kind = depth === 0 ? random.int(2) : random.int(5);
    if (kind === 0 && depth < 6) return `[${many(() => this.json(depth + 1))}]`;
    if (kind === 1 && depth < 6) return `{${many(() => `${this.#key()}${space()}:${this.json(depth + 1)}`)}}`;
    return kind < 3 ? random.pick([...NUMBERS, 'true', 'false', 'null']) : this.#string();
  }

  /** Keys hold no secrets: the action changes none, so that the structure stays. */
  #key(): string {
    return this.#string().replaceAll(MARK, 'key');
  }

  #string(): string {
    const secrets = [MARK, DOWNLOAD + MARK, `${DOWNLOAD}0123456789abcdef0123456789abcdef`];
    const piece = (): string =>
      this.#random.pick(this.#random.pick([this.words, this.access, PIECES, secrets])) ?? '';
    return JSON.stringify(piece() + this.#random.pick([' ', '|', '/']) + piece());
  }

  /** The answer to a request for an export. */
  answer(): Answer {
    const random = this.#random;
    const type = random.pick(['content-type: application/json', 'content-type: text/html']);
    const reply = (status: number, body: string, header = 'x: y'): { readonly wire: Wire } => ({
      wire: { bytes: encode({ status, headers: [type, header], body }) },
    });
    const [[first, left], [second, leftToo]] = [this.complain(), this.complain()];
    const kind = random.int(10);
    if (kind === 0) return { status: 'unknown', ...reply(200, webPage(first)), error: [left] };
    if (kind === 1)
      return { status: 'unknown', wire: gzipped(this.say(this.json())), error: ['compressed (gzip)'] };
    if (kind === 2 || kind === 3) {
      const forms = [
        { error: first, message: second },
        { error: 'No', message: [first, second] },
        { title: first, detail: second },
      ];
      const body = JSON.stringify(random.pick(forms));
      return { status: 'failed', ...reply(random.pick([400, 404, 422]), body), error: [left, leftToo] };
    }
    const status = random.pick([200, 201, 202]);
    if (kind === 4) {
      const link = random.pick([undefined, `${DOWNLOAD}${MARK}&x=1`]);
      const sent = reply(status, random.pick(['', '\r\n ']), link && `location: ${this.say(link)}`);
      return { status: 'triggered', ...sent, ...(link && { location: cleared(link) }) };
    }
    const text = kind === 5 ? random.pick(TEXTS) : this.json();
    const body = (kind === 5 ? '' : random.pick(['', '\uFEFF'])) + this.say(text);
    const response = kind === 5 ? cleared(text) : exact(cleared(text));
    return {
      status: 'triggered',
      ...reply(status, body, random.pick([undefined, 'content-encoding: utf-8'])),
      response,
    };
  }
}
