import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';

export interface Heard {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly head: string;
  readBody(): Promise<Buffer>;
}

export interface Reply {
  readonly status: number;
  readonly headers?: readonly string[];
  readonly body: string;
}

/** A response as bytes. */
export interface Wire {
  readonly bytes: Buffer;
  /** Bytes that are written at once, and the time between two writes. */
  readonly pieceBytes?: number;
  readonly pauseMs?: number;
  readonly end?: 'keep' | 'close' | 'reset' | 'stall';
  /** Written after the response and this time, when the connection may be idle. Nothing follows: the next response would be that of another request. */
  readonly late?: { readonly bytes: Buffer; readonly afterMs: number };
  /** Sent before the request's body is read. */
  readonly early?: boolean;
  /** The time before a response that is not early. */
  readonly delayMs?: number;
  /** Called with the body, before a response that is not early. */
  readonly arrived?: (body: Buffer) => void;
}

export interface Double extends AsyncDisposable {
  readonly baseUrl: string;
  /** Waits for the responses to all requests that have come, also of a client that was killed. */
  settled(): Promise<unknown>;
}

export function encode({ status, headers = [], body }: Reply, length = Buffer.byteLength(body)): Buffer {
  const lines = [`HTTP/1.1 ${status} Status`, `content-length: ${length}`, ...headers];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/** Starts a server on loopback that writes each response byte by byte as `respond` says. */
export async function startDouble(respond: (heard: Heard) => Wire | Promise<Wire>): Promise<Double> {
  const sockets = new Set<Socket>();
  const underWay = new Set<Promise<unknown>>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
    serve(socket).catch(() => socket.destroy());
  });
  async function serve(socket: Socket): Promise<void> {
    let rest = Buffer.alloc(0);
    const chunks = socket[Symbol.asyncIterator]();
    const readMore = async (): Promise<void> => {
      const { value, done } = await chunks.next();
      if (done) throw new Error('the client closed the connection');
      rest = Buffer.concat([rest, value]);
    };
    for (;;) {
      while (!rest.includes('\r\n\r\n')) await readMore();
      const headBytes = rest.indexOf('\r\n\r\n') + 4;
      const head = rest.toString('latin1', 0, headBytes);
      const [method = '', path = ''] = head.split(' ');
      const size = headBytes + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      const readBody = async (): Promise<Buffer> => {
        while (rest.length < size) await readMore();
        return rest.subarray(headBytes, size);
      };
      const answering = answer(socket, { method, path, head, readBody });
      underWay.add(answering);
      const end = await answering.finally(() => underWay.delete(answering));
      rest = rest.subarray(size);
      if (end === 'close') return void socket.end();
      if (end === 'reset') return void socket.resetAndDestroy();
      if (end === 'stall') return;
    }
  }
  async function answer(socket: Socket, heard: Heard): Promise<Wire['end']> {
    const wire = await respond(heard);
    if (wire.early) await write(socket, wire);
    const body = await heard.readBody();
    if (wire.delayMs) await setTimeout(wire.delayMs);
    wire.arrived?.(body);
    if (!wire.early) await write(socket, wire);
    const { late } = wire;
    if (late !== undefined) void setTimeout(late.afterMs).then(() => socket.end(late.bytes));
    return wire.end;
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    settled: () => Promise.allSettled(underWay),
    [Symbol.asyncDispose]: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function write(socket: Socket, { bytes, pieceBytes = bytes.length, pauseMs = 0 }: Wire): Promise<void> {
  for (let at = 0; at < bytes.length && !socket.destroyed; at += pieceBytes) {
    socket.write(bytes.subarray(at, at + pieceBytes));
    if (at + pieceBytes < bytes.length) await setTimeout(pauseMs);
  }
}

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
  readonly #counts = new Map<string, number>();
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
    service.#double = await startDouble((heard) => service.#respond(heard));
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
    await this.#double?.settled();
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
      const now = hashes.get(fileName) ?? '';
      // A step that failed keeps the ids of files that it did not touch, with the bytes that they stand for.
      const hash = manifest.complete === false ? (sha256 ?? now) : now;
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

  async #respond(heard: Heard): Promise<Wire> {
    const [kind, name, reply] = await this.#answer(heard);
    const nth = (this.#counts.get(`${kind} ${name}`) ?? 0) + 1;
    this.#counts.set(`${kind} ${name}`, nth);
    const wire = this.#spoil(reply, { kind, name, nth }, this);
    const status = wire.confirms === false ? 0 : statusOf(wire);
    const arrived = (body: Buffer): void => {
      if (kind === 'put' && isSuccess(status)) this.#store(name, body);
      if (kind === 'export') this.#export(name, status);
    };
    return { ...wire, delayMs: this.latencyMs, arrived };
  }

  #store(assetId: string, body: Buffer): void {
    const hashes = this.stored.get(assetId) ?? new Map<string, number>();
    this.stored.set(assetId, hashes.set(createHash('sha256').update(body).digest('hex'), Date.now()));
  }

  #export(name: string, status: number): void {
    const last = this.exports.findLast((one) => one.name === name);
    if (last !== undefined && last.status !== 429 && last.status !== 503)
      this.problems.push(`the export ${name} was sent again after ${last.status || 'no status'}`);
    this.exports.push({ name, status });
  }

  async #answer({ method, path, head, readBody }: Heard): Promise<[Subject['kind'], string, Reply]> {
    if (method === 'PUT') {
      if (/\r\n(authorization|transfer-encoding):/i.test(head))
        this.problems.push('a PUT has a token or chunks');
      const assetId = path.slice('/bucket/'.length, path.indexOf('?'));
      return ['put', assetId, { status: 200, headers: ['etag: "0"'], body: '' }];
    }
    const fields: Record<string, string> = JSON.parse((await readBody()).toString());
    const { variantId, network = '', fileName = '' } = fields;
    if (path !== '/v1/export') return ['url', fileName, this.grant(fileName)];
    const reply = this.refusedNetworks.has(network)
      ? { status: 400, body: '{"statusCode":400,"error":"Bad Request","message":"x"}' }
      : { status: 202, headers: ['content-type: application/json'], body: '{"queued":true}' };
    return ['export', `${variantId} ${network}`, reply];
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
