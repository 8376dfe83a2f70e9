import { hash } from 'node:crypto';
import { type Random, TOKEN } from './checked-run.ts';
import { encode, type Heard, type Reply, type Wire } from './double.ts';

/** What a request is about, and how often that was asked for, counted from 1. */
export interface Subject {
  readonly kind: 'url' | 'put' | 'export';
  readonly name: string;
  readonly nth: number;
}

/** A response of which the client may not see the status: then `confirms` is `false`. */
export type Spoilt = Wire & { readonly confirms?: boolean };

/** Turns the right response into the one that is sent. */
export type Spoil = (reply: Reply, subject: Subject, service: FuzzService) => Spoilt;

/** An upload URL that the service has given. */
export interface Grant {
  readonly assetId: string;
  readonly fileName: string;
  readonly uploadUrl: string;
  readonly signature: string;
}

/** Storages sign in hexadecimal or base64, with values beside the signature that are secret too, or name something. */
const DIALECTS: readonly ((random: Random) => Readonly<Record<string, string>>)[] = [
  (random) => ({
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request',
    'X-Amz-Security-Token': `IQoJb3JpZ2luX2Vj${random.bytes(90).toString('base64')}`,
    'X-Amz-Signature': random.bytes(32).toString('hex'),
  }),
  (random) => ({ AWSAccessKeyId: 'AKIAIOSFODNN7EXAMPLE', Signature: random.bytes(20).toString('base64') }),
  (random) => ({ sv: '2025-01-05', sp: 'cw', sig: random.bytes(32).toString('base64') }),
];
const SIGNATURE = /signature$|^sig$/i;
const ASSET_IDS: readonly ((random: Random, nth: number, signature: string) => string)[] = [
  (random, nth) => `${nth}-${random.bytes(8).toString('hex')}`,
  (_, nth) => `größe-資産 ${nth}/index.html`,
  (random, nth) => `${nth}${random.bytes(15).toString('base64')}`,
  // As many letters as can be without a whole secret.
  (_, nth, signature) => `${signature.slice(0, 18)}-${nth}`,
];

/** The place of a secret in a text, and what must be left of it. */
const MARK = '⟦⟧';
const DOWNLOAD = `https://cdn.example/b/a.html?X-Amz-SignedHeaders=host&X-Amz-Credential=AKIA1&X-Amz-Signature=`;
const SECRETS = [MARK, DOWNLOAD + MARK, `${DOWNLOAD}0123456789abcdef0123456789abcdef`];
const LITERALS = '0|1.10|-0|1E+2|5e123456|1234567890123456789|12345678901234567890.50|true|null'.split('|');
const PIECES = '__proto__|1|10| "\u2028\0😀\\u0041 |::error::x||SignedHeaders|X-Amz-Signature|sig'.split('|');
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

/** Parses JSON and keeps numbers as they are written. */
export function exact<T>(text: string): T {
  const keep = (_: string, value: unknown, { source }: { source?: string }) =>
    typeof value === 'number' ? { number: source } : value;
  return JSON.parse(text, keep) as T;
}

/** The service and its storage, with a record of what it confirmed. */
export class FuzzService {
  readonly grants: Grant[] = [];
  /** Hashes of the bodies whose PUT was confirmed with a 2xx, by asset id. */
  readonly stored = new Map<string, Set<string>>();
  /** The responses to requests for an export in this run, in order. */
  exports: { readonly network: string; readonly status: number; readonly mayBeDone: boolean }[] = [];
  /** How often each export was confirmed with a 2xx. */
  readonly done = new Map<string, number>();
  /** What must arrive of the last response to each export that was not spoilt, parsed by `exact`. */
  readonly said = new Map<string, unknown>();
  readonly problems: string[] = [];
  /** Values that give access together with a signature: the service's data may have them, and the log may not. */
  readonly access: string[] = [];
  /** Spellings of secrets that the service's data had. */
  readonly spelled: string[] = [];
  /** Those of the upload URLs that the client has used: it may not have read the others yet, and could not hide them. */
  readonly #used = new Set<string>();
  /** How many upload URLs the runs before this one got. */
  #grantedBefore = 0;
  readonly #counts = new Map<string, number>();
  readonly #random: Random;
  readonly #spoil: Spoil;

  constructor(random: Random, spoil: Spoil) {
    this.#random = random;
    this.#spoil = spoil;
  }

  /** Those of this run. */
  get ownGrants(): readonly Grant[] {
    return this.grants.slice(this.#grantedBefore);
  }

  /** A client knows the secrets and the upload URLs of its own run only. */
  beginRun(): void {
    this.exports = [];
    this.#grantedBefore = this.grants.length;
    this.#used.clear();
  }

  async respond(heard: Heard): Promise<Wire> {
    const [kind, name, reply] = await this.#answer(heard);
    const nth = (this.#counts.get(`${kind} ${name}`) ?? 0) + 1;
    this.#counts.set(`${kind} ${name}`, nth);
    const wire = this.#spoil(reply, { kind, name, nth }, this);
    if (kind === 'export' && !wire.bytes.equals(encode(reply))) this.said.delete(name);
    const status = wire.confirms === false ? 0 : statusOf(wire);
    const arrived = (body: Buffer): void => {
      if (kind === 'put' && isSuccess(status)) {
        this.stored.set(name, (this.stored.get(name) ?? new Set()).add(hash('sha256', body)));
      }
      if (kind === 'export') this.#export(name, status, wire);
    };
    return { ...wire, arrived };
  }

  #export(network: string, status: number, { bytes }: Wire): void {
    const last = this.exports.findLast((one) => one.network === network);
    if (last?.mayBeDone)
      this.problems.push(`the export to ${network} was sent again after ${last.status || 'no status'}`);
    const isRefused = status === 429 || (status === 503 && /\r\nretry-after:/i.test(String(bytes)));
    this.exports.push({ network, status, mayBeDone: !isRefused });
    if (isSuccess(status)) this.done.set(network, (this.done.get(network) ?? 0) + 1);
  }

  async #answer({ method, path, head, origin, readBody }: Heard): Promise<[Subject['kind'], string, Reply]> {
    if (method === 'PUT') {
      if (/\r\n(authorization|transfer-encoding):/i.test(head) || head.includes(TOKEN))
        this.problems.push('a PUT has a token or chunks');
      const nth = Number(/^\/bucket\/(\d+)\?/.exec(path)?.[1]);
      const { assetId = '', signature = '' } = this.grants[nth] ?? {};
      this.#used.add(signature);
      return ['put', assetId, { status: 200, headers: ['etag: "0"'], body: '' }];
    }
    const { network = '', fileName = '' }: Record<string, string> = JSON.parse(String(await readBody()));
    const isExport = path === '/v1/export';
    const body = isExport ? this.#say(network) : this.#grant(fileName, origin);
    const reply = { status: 201, headers: ['content-type: application/json'], body };
    return isExport ? ['export', network, reply] : ['url', fileName, reply];
  }

  #grant(fileName: string, origin: string): string {
    const [random, nth] = [this.#random, this.grants.length];
    const fields = Object.entries(random.pick(DIALECTS)(random));
    const [, signature = ''] = fields.find(([name]) => SIGNATURE.test(name)) ?? [];
    const assetId = random.pick(ASSET_IDS)(random, nth, signature);
    // Parameters that repeat what is no secret, and a signature whose `+` and `/` a server leaves as they are.
    const isRaw = random.chance(0.3);
    const repeated = random.pick([[], [['x-amz-meta-id', assetId] as const], [['file', fileName] as const]]);
    const pairs = [...fields, ...repeated].map(
      ([name, value]) => `${name}=${isRaw && value === signature ? value : encodeURIComponent(value)}`,
    );
    const turn = random.int(pairs.length);
    const query = [...pairs.slice(turn), ...pairs.slice(0, turn)].join('&');
    const uploadUrl = `${origin}/bucket/${nth}?${query}`;
    this.grants.push({ assetId, fileName, uploadUrl, signature });
    this.access.push(...fields.flatMap(([name, value]) => (/-Token$/.test(name) ? value : [])));
    return JSON.stringify({ assetId, uploadUrl });
  }

  /** A response to an export, with secrets in its texts. */
  #say(network: string): string {
    const text = this.#json();
    this.said.set(network, exact(text.replaceAll(MARK, '***')));
    return text.replaceAll(MARK, () => {
      const secret = this.#random.pick([TOKEN, ...this.#used]);
      const spelled = this.#random.pick(SPELLINGS)(secret);
      this.spelled.push(spelled);
      return spelled;
    });
  }

  /** A JSON text of random values: a list or an object. */
  #json(depth = 0): string {
    const random = this.#random;
    const space = (): string => random.pick(SPACES);
    const many = (item: () => string): string =>
      Array.from({ length: random.int(5) }, () => space() + item() + space()).join();
    const kind = depth === 0 ? random.int(2) : random.int(5);
    if (kind === 0 && depth < 6) return `[${many(() => this.#json(depth + 1))}]`;
    // Keys hold no secrets: the action changes none, so that the structure stays.
    const key = (): string => this.#string().replaceAll(MARK, 'key');
    if (kind === 1 && depth < 6) return `{${many(() => `${key()}${space()}:${this.#json(depth + 1)}`)}}`;
    return kind < 3 ? random.pick(LITERALS) : this.#string();
  }

  #string(): string {
    const random = this.#random;
    const { assetId = '', fileName = '' } = this.grants.length > 0 ? random.pick(this.grants) : {};
    const lists = [[assetId, fileName], this.access, PIECES, SECRETS].filter(({ length }) => length > 0);
    const piece = (): string => random.pick(random.pick(lists));
    return JSON.stringify(piece() + random.pick([' ', '|', '/']) + piece());
  }
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The final status in the bytes of a response; 0 if there is none. */
function statusOf({ bytes }: Wire): number {
  const heads = bytes.toString('latin1').matchAll(/HTTP\/1\.1 (\d{3})/g);
  return [...heads].map(([, status]) => Number(status)).find((status) => status >= 200) ?? 0;
}
