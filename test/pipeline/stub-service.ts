import {
  type Received,
  type Script,
  type StubReply,
  type StubServer,
  startStub,
} from '../doubles/stub-server.ts';

/** What is done with the n-th request of a kind, counted from 1, in place of what should be. */
type Deviation = (count: number) => Script | undefined;

const KINDS = { uploadUrl: 'POST /v1/storage/urls', put: 'PUT /put/', export: 'POST /v1/export' } as const;

type Kind = keyof typeof KINDS;

export interface StubService {
  readonly stub: StubServer;
  readonly baseUrl: string;
  /** The requests of a kind so far. */
  readonly requests: (kind: Kind) => readonly Received[];
}

/** What every upload address has behind its path, with the number of the address at its end: a secret. */
export const SECRET_QUERY = 'X-Signature=5ec2e7';

const UNKNOWN: StubReply = { status: 418, body: 'no such endpoint' };

/**
 * A service with its storage that does what it should where the test says nothing else: the n-th address is for the
 * asset `asset-n`, a PUT is answered with 200, an export with an empty 204.
 */
export async function startStubService(
  deviations: Readonly<Partial<Record<Kind, Deviation>>> = {},
): Promise<StubService> {
  const stub = await startStub();
  const counts: Record<Kind, number> = { uploadUrl: 0, put: 0, export: 0 };
  const kindOf = (method: string, path: string): Kind | undefined =>
    (['uploadUrl', 'put', 'export'] as const).find((kind) => `${method} ${path}`.startsWith(KINDS[kind]));
  const asItShould = (kind: Kind, count: number): StubReply => {
    if (kind !== 'uploadUrl') return { status: kind === 'put' ? 200 : 204 };
    const uploadUrl = `${stub.origin}/put/${count}?${SECRET_QUERY}${count}`;
    return { status: 201, body: JSON.stringify({ uploadUrl, assetId: `asset-${count}` }) };
  };
  stub.always(async (exchange) => {
    const { method = '', url = '' } = exchange.request;
    const kind = kindOf(method, url);
    if (kind !== undefined) counts[kind] += 1;
    const count = kind === undefined ? 0 : counts[kind];
    const script = kind === undefined ? UNKNOWN : (deviations[kind]?.(count) ?? asItShould(kind, count));
    if (typeof script === 'function') {
      await script(exchange);
    } else {
      await exchange.receive();
      exchange.answer(script);
    }
  });
  return {
    stub,
    baseUrl: `${stub.origin}/v1`,
    requests: (kind) => stub.journal.filter(({ method, path }) => kindOf(method, path) === kind),
  };
}
