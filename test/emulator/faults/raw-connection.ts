import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

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
