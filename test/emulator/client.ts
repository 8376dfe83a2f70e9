import type { IncomingHttpHeaders } from 'node:http';
import type { Emulator } from '../../src/emulator/start-emulator.ts';
import { send } from './send.ts';

export interface ApiCall {
  /** The bearer token; `null` sends none. Default `dev`. */
  readonly token?: string | null;
  /** Sent as JSON, or as it stands when it is text or bytes. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ApiAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** One request to the API of `emulator`; `path` is relative to its base address. */
export async function callApi(
  emulator: Emulator,
  method: string,
  path: string,
  { token = 'dev', body, headers = {} }: ApiCall = {},
): Promise<ApiAnswer> {
  const payload =
    body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const answer = await send(`${emulator.baseUrl}${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    body: answer.text === '' ? undefined : JSON.parse(answer.text),
  };
}
