import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { type Double, encode, type Heard, type Reply, startDouble, type Wire } from './fuzz-double.ts';

/** What a request is about, and how often that was asked for, counted from 1. */
export interface Subject {
  readonly kind: 'url' | 'put' | 'export';
  readonly name: string;
  readonly nth: number;
}

/** Turns the right response into the one that is sent; `confirms: false` if the client can't see its status. */
export type Spoil = (reply: Reply, subject: Subject, service: FuzzService) => Wire & { confirms?: boolean };

/** The service and its storage, with a record of what it confirmed. */
export class FuzzService implements AsyncDisposable {
  /** The file name that each asset id was given for. */
  readonly owners = new Map<string, string>();
  /** Hashes of the bodies whose PUT was confirmed with a 2xx, by asset id, each with the time. */
  readonly stored = new Map<string, Map<string, number>>();
  /** The status of each response to a request for an export, in order. */
  readonly exports: { readonly name: string; readonly status: number }[] = [];
  readonly signatures: string[] = [];
  readonly problems: string[] = [];
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #counts = new Map<string, number>();
  readonly #early = new Map<Heard, Wire & { confirms?: boolean; status: number }>();
  readonly #spoil: Spoil;
  #double: Double | undefined;
  /** Networks whose exports get a 400. */
  refusedNetworks: ReadonlySet<string> = new Set();
  latencyMs = 0;

  private constructor(spoil: Spoil) {
    this.#spoil = spoil;
  }

  static async start(spoil: Spoil = (reply) => ({ bytes: encode(reply) })): Promise<FuzzService> {
    const service = new FuzzService(spoil);
    service.#double = await startDouble(async (heard, isWhole) => {
      const response = service.#respond(heard, isWhole);
      service.#underWay.add(response);
      return response.finally(() => service.#underWay.delete(response));
    });
    return service;
  }

  get baseUrl(): string {
    return this.#double?.baseUrl ?? '';
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#double?.[Symbol.asyncDispose]();
  }

  /** Waits for the responses to requests of a run that was killed. */
  async finishResponses(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** The right response to a request for an upload URL. */
  grant(fileName: string): Reply {
    const assetId = `asset-${this.owners.size + 1}`;
    const signature = createHash('sha256').update(`${assetId} ${this.baseUrl}`).digest('hex');
    this.owners.set(assetId, fileName);
    this.signatures.push(signature);
    const uploadUrl = `${new URL(this.baseUrl).origin}/bucket/${assetId}?X-Signature=${signature}`;
    return {
      status: 201,
      headers: ['content-type: application/json'],
      body: JSON.stringify({ uploadUrl, assetId }),
    };
  }

  /** One sentence per claim in the manifest that the service never confirmed. */
  checkClaims(manifest: Manifest, hashes: ReadonlyMap<string, string>): string[] {
    const isStored = ({ assetId = '', fileName, sha256 }: Manifest['assets'][number]): boolean => {
      const hash = hashes.get(fileName) ?? '';
      const isTold = this.owners.get(assetId) === fileName && (sha256 ?? hash) === hash;
      return isTold && this.stored.get(assetId)?.has(hash) === true;
    };
    const lies = manifest.assets.filter(
      (asset) => ['uploaded', 'reused'].includes(asset.status) && !isStored(asset),
    );
    const done = new Set(this.exports.filter(({ status }) => isSuccess(status)).map(({ name }) => name));
    const claimed = manifest.exports.filter(({ status }) => status === 'triggered');
    return [
      ...lies.map(({ path, assetId }) => `${path} is not stored as ${assetId}`),
      ...claimed
        .filter(({ variantId, network }) => !done.has(`${variantId} ${network}`))
        .map(({ variantId, network }) => `${variantId} to ${network} was not triggered`),
    ];
  }

  async #respond(heard: Heard, isWhole: boolean): Promise<Wire | undefined> {
    if (heard.method !== 'PUT' && !isWhole) return undefined;
    if (this.latencyMs > 0 && isWhole) await setTimeout(this.latencyMs);
    const [subject, reply] = this.#answer(heard, isWhole);
    if (subject.kind === 'put' && !isWhole) {
      const wire = this.#spoil(reply, subject, this);
      this.#early.set(heard, { ...wire, status: statusOf(wire) });
      return wire.early ? wire : undefined;
    }
    const wire = this.#early.get(heard) ?? this.#spoil(reply, subject, this);
    const status = wire.confirms === false ? 0 : statusOf(wire);
    if (subject.kind === 'put' && isSuccess(status)) {
      const hashes = this.stored.get(subject.name) ?? new Map<string, number>();
      this.stored.set(
        subject.name,
        hashes.set(createHash('sha256').update(heard.body).digest('hex'), Date.now()),
      );
    }
    if (subject.kind === 'export') {
      const last = this.exports.findLast(({ name }) => name === subject.name);
      if (last !== undefined && last.status !== 429 && last.status !== 503)
        this.problems.push(`the export ${subject.name} was sent again after ${last.status || 'no status'}`);
      this.exports.push({ name: subject.name, status });
    }
    return wire;
  }

  #answer({ method, path, head, body }: Heard, isWhole: boolean): [Subject, Reply] {
    const count = (kind: Subject['kind'], name: string): Subject => {
      const nth = (this.#counts.get(`${kind} ${name}`) ?? 0) + (kind === 'put' && isWhole ? 0 : 1);
      this.#counts.set(`${kind} ${name}`, nth);
      return { kind, name, nth };
    };
    if (method === 'PUT') {
      if (/\r\n(authorization|transfer-encoding):/i.test(head))
        this.problems.push('a PUT has a token or chunks');
      const assetId = path.slice('/bucket/'.length, path.indexOf('?'));
      return [count('put', assetId), { status: 200, headers: ['etag: "0"'], body: '' }];
    }
    const fields = JSON.parse(body.toString()) as Record<string, string>;
    if (path === '/v1/export') {
      const reply = this.refusedNetworks.has(fields['network'] ?? '')
        ? { status: 400, body: '{"statusCode":400,"error":"Bad Request","message":"x"}' }
        : { status: 202, headers: ['content-type: application/json'], body: '{"queued":true}' };
      return [count('export', `${fields['variantId']} ${fields['network']}`), reply];
    }
    const fileName = fields['fileName'] ?? '';
    return [count('url', fileName), this.grant(fileName)];
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
