import { buffer } from 'node:stream/consumers';
import { request } from 'current-undici';
import { startStub } from '../doubles/stub-server.ts';
import { type MockAnswers, mockDocument } from './mock-document.ts';
import { startPrism } from './start-prism.ts';

/** Where the service is, below its origin. */
const PREFIX = '/v1';

/** A request as the mock got it. */
interface MockedRequest {
  /** `POST /storage/urls`, without the query. */
  readonly call: string;
  readonly query: URLSearchParams;
  /** The JSON that was sent; `undefined` without a body. */
  readonly body: unknown;
}

/** A request with what the mock made of it. */
interface MockedExchange extends MockedRequest {
  readonly status: number;
  /** What is against api/openapi.yaml in it, in the mock's words. */
  readonly violations: string | undefined;
}

export interface MockOptions extends MockAnswers {
  readonly dynamic?: boolean;
  /** Which of its answers a request is to get, as a `Prefer` header; any good one, where there is none. */
  readonly prefer?: (request: MockedRequest, nth: number) => string | undefined;
  /** Takes the token away from requests before the mock sees them. */
  readonly withoutToken?: boolean;
}

export interface MockedService {
  readonly baseUrl: string;
  /** In order of arrival. */
  readonly exchanges: readonly MockedExchange[];
}

/**
 * Starts the service for the running test: a server that knows nothing of us but api/openapi.yaml, and in front of it one
 * that asks it for certain answers and notes down what it says.
 */
export async function startMockedService(options: MockOptions = {}): Promise<MockedService> {
  const { dynamic = false, prefer, withoutToken = false } = options;
  const port = await startPrism(await mockDocument(options), dynamic);
  const exchanges: MockedExchange[] = [];
  const front = await startStub();
  let arrived = 0;
  front.always(async ({ request: incoming, answer }) => {
    arrived += 1;
    const nth = arrived;
    const { method = '', url = '' } = incoming;
    const bytes = await buffer(incoming);
    const { pathname, search, searchParams: query } = new URL(url.replace(PREFIX, ''), front.origin);
    const body: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
    const mocked: MockedRequest = { call: `${method} ${pathname}`, query, body };
    const preference = prefer?.(mocked, nth);
    const { host: _, connection: __, authorization, ...headers } = incoming.headers;
    const reply = await request(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: method as 'GET' | 'POST',
      headers: {
        ...headers,
        ...(!withoutToken && authorization !== undefined && { authorization }),
        ...(preference !== undefined && { prefer: preference }),
      },
      ...(bytes.length > 0 && { body: bytes }),
    });
    const { 'content-type': type, 'sl-violations': violations } = reply.headers;
    exchanges.push({ ...mocked, status: reply.statusCode, violations: violations?.toString() });
    answer({
      status: reply.statusCode,
      headers: type === undefined ? {} : { 'content-type': String(type) },
      body: Buffer.from(await reply.body.arrayBuffer()),
    });
  });
  return { baseUrl: `${front.origin}${PREFIX}`, exchanges };
}
