import { strict as assert } from 'node:assert';
import { type Misbehaviour, type StubExchange, type StubReply, startStub } from './stub-server.ts';

/** `v2` is what GitHub runs, `v1` what `act` and GitHub's own servers of companies speak. */
export type CacheProtocol = 'v1' | 'v2';

/** A written entry. Tests may replace its archive. */
interface CacheEntry {
  readonly key: string;
  /** A digest of the paths and the compression of the archive. */
  readonly version: string;
  /** A compressed tar. */
  archive: Buffer;
}

/** What goes wrong: it takes no entry, answers no question (in protocol `v2`), or does not respond. */
export type CacheTrouble = 'full' | 'denied' | 'silent';

/** What was reserved. It becomes an entry when it is complete. */
interface Reserved {
  readonly key: string;
  readonly version: string;
  archive: Buffer | undefined;
  isWritten: boolean;
}

export interface CacheService {
  /** The oldest first. */
  readonly entries: CacheEntry[];
  /** Method and path of each request, without its query. */
  readonly requests: string[];
  /** The runner's variables that lead to the service. */
  readonly env: Readonly<Record<string, string>>;
  trouble: CacheTrouble | undefined;
  /** How many questions it answers with 429 first (in protocol `v2`). */
  refusals: number;
}

const RUNTIME_TOKEN = 'runtime-token-77d0b3e1';
const SIGNATURE = 'cafe';
const V1 = '/_apis/artifactcache/';
const V2 = '/twirp/github.actions.results.api.v1.CacheService/';

/**
 * Starts the cache service of GitHub Actions for the running test. It is strict: a request that the library does not send, or one with
 * another token, fails the test. An entry is written once and never changes.
 */
export async function startCacheService(protocol: CacheProtocol = 'v2'): Promise<CacheService> {
  const stub = await startStub();
  const reserved: Reserved[] = [];
  const urls = {
    CACHE: { ACTIONS_CACHE_URL: `${stub.origin}/` },
    RESULTS: { ACTIONS_CACHE_SERVICE_V2: 'True', ACTIONS_RESULTS_URL: `${stub.origin}/` },
  };
  const service: CacheService = {
    entries: [],
    requests: [],
    env: { ...(protocol === 'v1' ? urls.CACHE : urls.RESULTS), ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN },
    trouble: undefined,
    refusals: 0,
  };

  /** The entry that these keys find: each key first exactly, then as a prefix, of which the newest counts. */
  const find = (keys: readonly string[], version: string): CacheEntry | undefined => {
    const own = service.entries.filter((entry) => entry.version === version);
    const exact = (key: string) => own.find((entry) => entry.key === key);
    const found = keys.map((key) => exact(key) ?? own.findLast((entry) => entry.key.startsWith(key)));
    return found.find((entry) => entry !== undefined);
  };
  const reserve = (key: string, version: string): number | undefined => {
    assert.match(key, /^[^,]{1,512}$/);
    assert.match(version, /^[\da-f]{64}$/);
    if (reserved.some((one) => one.key === key && one.version === version)) return undefined;
    return reserved.push({ key, version, archive: undefined, isWritten: false });
  };
  const commit = (one: Reserved | undefined, size: number): void => {
    assert(one?.archive !== undefined && !one.isWritten, 'nothing was uploaded');
    assert.equal(one.archive.length, size);
    one.isWritten = true;
    service.entries.push({ key: one.key, version: one.version, archive: one.archive });
  };
  const store = (id: string, archive: Buffer): void => {
    const one = reserved[Number(id) - 1];
    assert(one !== undefined && one.archive === undefined, `no upload to ${id} is expected`);
    one.archive = archive;
  };
  const addressOf = (entry: CacheEntry): string =>
    `${stub.origin}/account/${service.entries.indexOf(entry)}?sig=${SIGNATURE}`;

  const answerV2 = (method: string, body: Record<string, unknown>): StubReply => {
    const { key, version, restore_keys: prefixes = [], size_bytes: size, ...others } = body;
    assert(typeof key === 'string' && typeof version === 'string' && Array.isArray(prefixes));
    assert.deepEqual(others, {});
    if (method !== 'FinalizeCacheEntryUpload') assert.equal(size, undefined);
    if (method === 'CreateCacheEntry') {
      const id = reserve(key, version);
      if (id === undefined) return json({ code: 'already_exists', msg: 'the entry exists' }, 409);
      return json({ ok: true, signed_upload_url: `${stub.origin}/upload/${id}?sig=${SIGNATURE}` });
    }
    if (method === 'FinalizeCacheEntryUpload') {
      const id = reserved.findIndex((one) => one.key === key && one.version === version);
      assert.match(String(size), /^\d+$/);
      commit(reserved[id], Number(size));
      return json({ ok: true, entry_id: String(id + 1) });
    }
    assert.equal(method, 'GetCacheEntryDownloadURL');
    const entry = find([key, ...prefixes], version);
    if (entry === undefined) return json({ ok: false });
    return json({ ok: true, signed_download_url: addressOf(entry), matched_key: entry.key });
  };

  const answerV1 = ({ request }: StubExchange, resource: string, url: URL, body: Buffer): StubReply => {
    const { method, headers } = request;
    const id = /^caches\/(\d+)$/.exec(resource)?.[1];
    if (method === 'PATCH' && id !== undefined) {
      assert.equal(headers['content-range'], `bytes 0-${body.length - 1}/*`);
      store(id, body);
      return { status: 204 };
    }
    assert.match(headers.accept ?? '', /^application\/json;api-version=6\.0-preview\.1$/);
    if (method === 'GET' && resource === 'cache') {
      assert.deepEqual([...url.searchParams.keys()], ['keys', 'version']);
      const { keys = '', version = '' } = Object.fromEntries(url.searchParams);
      const entry = find(keys.split(','), version);
      if (entry === undefined) return { status: 204 };
      return json({ archiveLocation: addressOf(entry), cacheKey: entry.key.toLowerCase() });
    }
    assert.equal(method, 'POST');
    const { key, version, cacheSize, size, ...others } = JSON.parse(String(body));
    assert.deepEqual(others, {});
    if (id !== undefined) {
      commit(reserved[Number(id) - 1], size);
      return { status: 204 };
    }
    assert.equal(resource, 'caches');
    assert(Number.isSafeInteger(cacheSize));
    const cacheId = reserve(key, version);
    return cacheId === undefined ? json({ message: 'the entry exists' }, 409) : json({ cacheId }, 201);
  };

  /** The storage, which sees no token. An archive below 128 MiB comes in one request. */
  const answerBlob = ({ request }: StubExchange, url: URL, sent: Buffer): StubReply => {
    const { method, headers } = request;
    assert.equal(headers.authorization, undefined);
    assert.equal(url.searchParams.get('sig'), SIGNATURE);
    const [, kind, id = ''] = /^\/(upload|account)\/(\d+)$/.exec(url.pathname) ?? [];
    if (kind === 'upload') {
      assert.equal(method, 'PUT');
      assert.equal(headers['x-ms-blob-type'], 'BlockBlob');
      store(id, sent);
      return { status: 201, headers: { etag: '"1"', 'last-modified': new Date(0).toUTCString() } };
    }
    const archive = service.entries[Number(id)]?.archive;
    assert(kind === 'account' && archive !== undefined, `${method} ${url.pathname} is no archive`);
    assert.equal(method, 'GET');
    return { status: 200, body: archive };
  };

  const answer = (exchange: StubExchange, body: Buffer): StubReply | undefined => {
    const { method = '', url: path = '', headers } = exchange.request;
    const url = new URL(path, stub.origin);
    service.requests.push(`${method} ${url.pathname}`);
    const { trouble } = service;
    if (trouble === 'silent') return undefined;
    const isV2 = url.pathname.startsWith(V2);
    if (!isV2 && !url.pathname.startsWith(V1)) return answerBlob(exchange, url, body);
    assert.equal(isV2, protocol === 'v2');
    assert.equal(headers.authorization, `Bearer ${RUNTIME_TOKEN}`);
    if (!isV2) {
      const isFull = trouble === 'full' && method !== 'GET';
      if (isFull) return json({ message: 'cache write denied: the token may only read' }, 403);
      return answerV1(exchange, url.pathname.slice(V1.length), url, body);
    }
    assert.deepEqual([method, headers['content-type']], ['POST', 'application/json']);
    if (url.pathname.includes('/Get') && service.refusals > 0) {
      service.refusals -= 1;
      return json({ code: 'resource_exhausted', msg: 'too many requests' }, 429);
    }
    const isDenied = url.pathname.includes(trouble === 'denied' ? '/Get' : '/Create');
    if (isDenied && (trouble === 'denied' || trouble === 'full'))
      return json({ code: 'permission_denied', msg: 'cache denied: no scope' }, 403);
    return answerV2(url.pathname.slice(V2.length), JSON.parse(String(body)));
  };

  const reply: Misbehaviour = async (exchange) => {
    // Before anything else is received.
    const received = stub.journal.at(-1);
    await exchange.receive();
    try {
      const response = answer(exchange, received?.body ?? Buffer.alloc(0));
      if (response !== undefined) exchange.respond(response);
    } catch (error) {
      // The library gives up at once, and the test fails at its end.
      exchange.respond(json({ code: 'malformed', msg: String(error) }, 400));
      throw error;
    }
  };
  stub.always(reply);
  return service;
}

function json(value: unknown, status = 200): StubReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
