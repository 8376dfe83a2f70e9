import { type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Message {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends exactly these headers, but for those that HTTP itself needs, over a connection of its own. */
export function send(url: string, { method = 'GET', headers = {}, body }: Message = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (incoming) => {
      text(incoming).then(
        (answer) => resolve({ status: incoming.statusCode, headers: incoming.headers, text: answer }),
        reject,
      );
    });
    outgoing.on('error', reject).end(body);
  });
}
