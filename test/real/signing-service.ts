import { json as readJson, text as readText } from 'node:stream/consumers';
import { startStub } from '../doubles/stub-server.ts';
import { TOKEN } from '../e2e/run-action.ts';
import { json, refusal } from '../e2e/stub-service.ts';

/** What the service is asked for an address with (service spec part 4). */
export interface AddressWish {
  readonly fileName: string;
  readonly contentType: string;
}

/** An address that the service gave out. */
export interface GivenAddress extends AddressWish {
  readonly assetId: string;
  readonly uploadUrl: string;
}

export interface SigningService {
  readonly origin: string;
  /** In the order in which they were asked for. */
  readonly given: readonly GivenAddress[];
  /** Exports triggered. */
  readonly exports: () => number;
}

/**
 * Starts the service on loopback for the running test. Its storage is somewhere else, and it gives out whatever
 * addresses it is told to.
 *
 * @param sign makes the nth address, counted from 1
 */
export async function startSigningService(
  sign: (wish: AddressWish, nth: number) => Promise<string>,
  tls?: { key: string; cert: string },
): Promise<SigningService> {
  const given: GivenAddress[] = [];
  let asked = 0;
  let exports = 0;
  const stub = await startStub(tls);
  stub.always(async ({ request, answer }) => {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      await readText(request);
      return answer(refusal(401, 'Unauthorized', 'the token is missing'));
    }
    if (request.url?.endsWith('/export')) {
      await readText(request);
      exports += 1;
      return answer(json({ queued: true }));
    }
    asked += 1;
    const nth = asked;
    const wish = (await readJson(request)) as AddressWish;
    const address = { ...wish, assetId: `asset-${nth}`, uploadUrl: await sign(wish, nth) };
    given.push(address);
    answer(json({ uploadUrl: address.uploadUrl, assetId: address.assetId }));
  });
  return { origin: stub.origin, given, exports: () => exports };
}
