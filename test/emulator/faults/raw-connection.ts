import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection on which HTTP is spoken by hand, with all that has come back so far. */
export class RawConnection {
  readonly #socket: Socket;
  #received = '';
  /** How the other side ended it: by saying so, or by a reset. */
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

  /** Connects for the running test. Its own half stays open until `end` is called. */
  static async open(origin: string): Promise<RawConnection> {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), allowHalfOpen: true });
    onTestFinished(() => void socket.destroy());
    await once(socket, 'connect');
    return new RawConnection(socket);
  }

  get received(): string {
    return this.#received;
  }

  /** Sends a request, whose `Content-Length` is the body's unless it is among the headers. */
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

  /** Says that no more will come. */
  end(): void {
    this.#socket.end();
  }

  /** Goes without a word. */
  destroy(): void {
    this.#socket.destroy();
  }
}
