import { once } from 'node:events';
import { type ClientRequest, type IncomingHttpHeaders, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { components } from '../../api/schema.generated.ts';
import type { Emulator } from '../src/start-emulator.ts';

export interface ApiCall {
  /** The bearer token; `null` sends none. Default `dev`. */
  readonly token?: string | null;
  /** Sent as JSON; text and bytes are sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** Sends a request to the API; `path` is relative to `baseUrl`. */
export async function callApi(
  emulator: Pick<Emulator, 'baseUrl'>,
  method: string,
  path: string,
  { token = 'dev', body, headers = {} }: ApiCall = {},
): Promise<ApiResponse> {
  const payload =
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const response = await send(`${emulator.baseUrl}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: response.text === '' ? undefined : JSON.parse(response.text),
  };
}

/** The second step of an upload. */
export function putFile(
  uploadUrl: string,
  body: string | Buffer,
  contentType = 'image/png',
): Promise<RawResponse> {
  return send(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body });
}

/** The head of a PUT to `uploadUrl`, up to its last header. */
export function putHead(uploadUrl: string, ...headers: readonly string[]): string {
  const { pathname, search } = new URL(uploadUrl);
  const lines = [`PUT ${pathname}${search} HTTP/1.1`, 'Host: x', 'Content-Type: image/png', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Starts a PUT of this many bytes; the test writes them. */
export function openPut(uploadUrl: string, length: number, contentType = 'image/png'): ClientRequest {
  const headers = { 'content-type': contentType, 'content-length': length };
  return request(uploadUrl, { method: 'PUT', headers, agent: false }).on('error', () => {});
}

type NewAsset = components['schemas']['NewAsset'];
type UploadTarget = components['schemas']['UploadTarget'];

/** The first step of an upload, by default of a PNG for `org-1`. */
export async function requestUpload(
  emulator: Pick<Emulator, 'baseUrl'>,
  fields: Partial<NewAsset> = {},
): Promise<UploadTarget> {
  const { status, body } = await callApi(emulator, 'POST', '/storage/urls', {
    body: { fileName: 'ball.png', contentType: 'image/png', organizationId: 'org-1', ...fields },
  });
  if (status !== 201) throw new Error(`No upload URL: ${status} ${JSON.stringify(body)}`);
  return body as UploadTarget;
}

export interface Message {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface RawResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends a request with exactly these headers, and those that HTTP needs, over a new connection. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body }: Message = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (incoming) => {
      text(incoming).then(
        (response) => resolve({ status: incoming.statusCode, headers: incoming.headers, text: response }),
        reject,
      );
    });
    outgoing.on('error', reject).end(body);
  });
}

/** Sends raw bytes, and returns the raw response when the server closes the connection. The client's half stays open, or is cut off. */
export async function sendRaw(
  { origin }: Pick<Emulator, 'origin'>,
  bytes: string,
  end?: 'cut off',
): Promise<string> {
  const connection = await RawConnection.open(origin);
  connection.write(bytes);
  if (end !== undefined) connection.end();
  await connection.ended;
  return connection.received;
}

/** A TCP connection for handwritten HTTP. */
export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  /** How the server closed the connection. */
  readonly ended: Promise<'orderly' | 'reset'>;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('latin1').on('data', (text: string) => {
      this.#received += text;
    });
    this.ended = new Promise((resolve) => {
      socket.once('end', () => resolve('orderly')).on('error', () => resolve('reset'));
    });
  }

  /** Connects for the running test. The client's half stays open until `end` is called. */
  static async open(origin: string): Promise<RawConnection> {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  /** Whether the server has closed both halves: it resets the connection when more bytes arrive. */
  get isClosed(): boolean {
    return this.#socket.destroyed;
  }

  get received(): string {
    return this.#received;
  }

  /** Sends a request, with the `Content-Length` of the body by default. */
  send(
    method: string,
    target: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer | string,
  ): void {
    const fields = { Host: 'x', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    this.#socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
    this.#socket.write(body);
  }

  /** Sends text as it is. */
  write(text: string): void {
    this.#socket.write(text);
  }

  /** Closes the client's half. */
  end(): void {
    this.#socket.end();
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
