import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { request } from 'current-undici';
import { parse } from 'yaml';
import type { components } from '../../api/schema.generated.ts';
import type { RealProgram } from '../../scripts/find-program.ts';
import { startStub } from '../doubles/stub-server.ts';
import { newFolder } from '../e2e/run-action.ts';
import { startProgram } from './programs.ts';

const PREFIX = '/v1';

/** A request that the mock received. */
interface MockedRequest {
  /** `POST /storage/urls`, without the query. */
  readonly call: string;
  readonly query: URLSearchParams;
  /** The JSON body; `undefined` without a body. */
  readonly body: unknown;
}

/** A request with the response of the mock. */
interface MockedExchange extends MockedRequest {
  readonly status: number;
  /** How it violates api/openapi.yaml, in the mock's words. */
  readonly violations: string | undefined;
}

export interface MockOptions extends MockExamples {
  /** Whether the mock generates responses from the schemas. Default: the document's examples. */
  readonly dynamic?: boolean;
  /** The `Prefer` header that selects the response of the mock. Default: any 2xx. */
  readonly prefer?: (request: MockedRequest) => string | undefined;
}

export interface MockedService {
  readonly baseUrl: string;
  /** In order of arrival. */
  readonly exchanges: readonly MockedExchange[];
}

/**
 * Starts the service for the running test: Prism, which serves api/openapi.yaml, behind a server that selects its
 * responses and records them.
 */
export async function startMockedService(options: MockOptions = {}): Promise<MockedService> {
  const { dynamic = false, prefer } = options;
  const port = await startPrism(await mockDocument(options), dynamic);
  const exchanges: MockedExchange[] = [];
  const front = await startStub();
  front.always(async ({ request: incoming, respond }) => {
    const { method = '', url = '' } = incoming;
    const bytes = await buffer(incoming);
    const { pathname, search, searchParams: query } = new URL(url.replace(PREFIX, ''), front.origin);
    const body: unknown = bytes.length === 0 ? undefined : JSON.parse(bytes.toString());
    const mocked: MockedRequest = { call: `${method} ${pathname}`, query, body };
    const preference = prefer?.(mocked);
    const { host: _, connection: __, ...headers } = incoming.headers;
    const reply = await request(`http://127.0.0.1:${port}${pathname}${search}`, {
      method: method as 'GET' | 'POST',
      headers: {
        ...headers,
        ...(preference !== undefined && { prefer: preference }),
      },
      ...(bytes.length > 0 && { body: bytes }),
    });
    const { 'content-type': type, 'sl-violations': violations } = reply.headers;
    exchanges.push({ ...mocked, status: reply.statusCode, violations: violations?.toString() });
    respond({
      status: reply.statusCode,
      headers: type === undefined ? {} : { 'content-type': String(type) },
      body: Buffer.from(await reply.body.arrayBuffer()),
    });
  });
  return { baseUrl: `${front.origin}${PREFIX}`, exchanges };
}

const DOCUMENT = resolve(import.meta.dirname, '../../api/openapi.yaml');

type Wire = components['schemas'];

/** Responses that the document does not show, by names that a request can select. */
interface MockExamples {
  readonly uploadTargets?: Readonly<Record<string, Wire['UploadTarget']>>;
  readonly gamePages?: Readonly<Record<string, Wire['GamePage']>>;
  /** JSON bodies by operation, such as `GET /assets`. Otherwise these bodies are empty. */
  readonly notShown?: Readonly<Record<string, unknown>>;
}

/** api/openapi.yaml, parsed, with more examples. The contract stays the same. */
async function mockDocument({ uploadTargets, gamePages, notShown = {} }: MockExamples): Promise<unknown> {
  const document = parse(await readFile(DOCUMENT, 'utf8'));
  const { get: listGames } = document.paths['/games'];
  const { post: requestUploadUrl } = document.paths['/storage/urls'];
  if (gamePages !== undefined) giveExamples(listGames, gamePages);
  if (uploadTargets !== undefined) {
    giveExamples(requestUploadUrl, uploadTargets);
    // For generated responses.
    const addresses = Object.values(uploadTargets).map(({ uploadUrl }) => uploadUrl);
    document.components.schemas.UploadTarget.properties.uploadUrl.enum = addresses;
  }
  for (const [operation, example] of Object.entries(notShown)) {
    const [method = '', path = ''] = operation.split(' ');
    const { responses } = document.paths[path][method.toLowerCase()];
    responses['2XX'] = { description: 'Done.', content: { 'application/json': { example } } };
  }
  return document;
}

/** An operation with a JSON response. */
interface JsonOperation {
  readonly responses: { readonly '2XX': { readonly content: { 'application/json': { schema: unknown } } } };
}

function giveExamples({ responses }: JsonOperation, values: Readonly<Record<string, unknown>>): void {
  const { content } = responses['2XX'];
  const examples = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  content['application/json'] = { schema: content['application/json'].schema, ...{ examples } };
}

export const PRISM: RealProgram = {
  name: 'prism',
  variable: 'PLAYABLE_PRISM',
  howToGet: 'npm install --global @stoplight/prism-cli@5.16.0',
};

/**
 * Starts Prism for the running test. It rejects requests that violate the OpenAPI document.
 *
 * @returns its port on 127.0.0.1
 */
async function startPrism(document: unknown, dynamic: boolean): Promise<number> {
  const file = join(await newFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const mode = dynamic ? ['--dynamic', '--seed', '1'] : [];
  return startProgram(PRISM, (port) => ['mock', '--errors', ...mode, '--port', String(port), file]);
}
