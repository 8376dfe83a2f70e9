import { type StubExchange, type StubReply, type StubServer, startStub } from '../doubles/stub-server.ts';

/** What to answer to the nth request of a kind, counted from 1; `undefined` leaves the exchange as it is. */
type Behaviour = (nth: number, exchange: StubExchange, stub: StubServer) => StubReply | undefined;

export interface StubService {
  readonly askForUrl?: Behaviour;
  readonly put?: Behaviour;
  readonly triggerExport?: Behaviour;
}

/**
 * A service and its storage that do as they are told where they are told, and else what is right. For everything that
 * the emulator, being right, never does.
 */
export async function startStubService(
  service: StubService,
  tls?: { key: string; cert: string },
): Promise<StubServer> {
  const stub = await startStub(tls);
  const counts = { askForUrl: 0, put: 0, triggerExport: 0 };
  const right: Required<StubService> = {
    askForUrl: (nth) =>
      json({ uploadUrl: `${stub.origin}/bucket/${nth}?X-Signature=c0ffee`, assetId: `asset-${nth}` }),
    put: () => ({ status: 200 }),
    triggerExport: () => json({ queued: true }),
  };
  stub.always(async (exchange) => {
    const kind = kindOf(exchange);
    await exchange.receive();
    counts[kind] += 1;
    const reply = (service[kind] ?? right[kind])(counts[kind], exchange, stub);
    if (reply !== undefined) exchange.answer(reply);
  });
  return stub;
}

export function json(value: unknown, status = 200): StubReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** An error body of service spec part 7. */
export function refusal(statusCode: number, error: string, message: string): StubReply {
  return json({ statusCode, error, message }, statusCode);
}

/** A refusal as S3-type storage words it. */
export function xmlRefusal(status: number, code: string, message: string): StubReply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

function kindOf({ request }: StubExchange): keyof StubService {
  if (request.method === 'PUT') return 'put';
  return request.url?.endsWith('/export') ? 'triggerExport' : 'askForUrl';
}
