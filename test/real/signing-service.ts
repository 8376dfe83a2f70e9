import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { json as readJson, text as readText } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request } from 'current-undici';
import { expect } from 'vitest';
import { runStep, type StepResult } from '../../scripts/local-runner.ts';
import { startStub } from '../doubles/stub-server.ts';
import { type ActionResult, newFolder, TOKEN } from '../e2e/run-action.ts';
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

/** The one account of the storage. */
export const STORAGE_ACCOUNT = { accessKeyId: 'AKIAPLAYABLETEST', secretAccessKey: 'never-sent-8d1f36' };

/** The bucket that exists. */
export const BUCKET = 'playables';

export const REGION = 'us-east-1';

/** One request that an address is to authorise. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT';
  readonly origin: string;
  readonly s3?: string;
  readonly key: string;
  /** Signed, where it is given: the request must carry exactly this. */
  readonly contentType?: string;
  readonly region?: string;
  readonly sessionToken?: string;
  /** `YYYYMMDDTHHMMSSZ`; now, where it is not given. */
  readonly signedAt?: string;
  readonly lifetimeS?: number;
}

/** An address pre-signed with AWS Signature Version 4 in its query, by somebody else's code. */
export async function signAddress(request: SignedRequest): Promise<string> {
  const { method, origin, s3 = BUCKET, key, contentType, sessionToken, signedAt } = request;
  const path = [s3, ...key.split('/')].map(encodeURIComponent).join('/');
  const signer = new AwsV4Signer({
    ...STORAGE_ACCOUNT,
    method,
    url: `${origin}/${path}?X-Amz-Expires=${request.lifetimeS ?? 60}`,
    service: 's3',
    region: request.region ?? REGION,
    signQuery: true,
    // Without this it leaves out the content type, as browsers need it.
    allHeaders: true,
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    ...(sessionToken !== undefined && { sessionToken }),
    ...(signedAt !== undefined && { datetime: signedAt }),
  });
  return (await signer.sign()).url.href;
}

/** What the storage has under a key. */
export interface StoredObject {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Fetches what is at a signed address, trusting one authority more. */
export async function fetchObject(url: string, ca?: string): Promise<StoredObject> {
  const agent = new Agent({ connect: { ...(ca !== undefined && { ca }) } });
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent });
    const bytes = Buffer.from(await body.arrayBuffer());
    return {
      status: statusCode,
      contentType: headers['content-type']?.toString(),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  } finally {
    await agent.close();
  }
}

/** Nothing that a run told, in whatever way, has the token or any part of an address behind its path. */
export function expectNoTrace(result: ActionResult, given: readonly GivenAddress[]): void {
  const { stdout, stderr, outputs, summary, manifest } = result;
  const masked = `::add-mask::${TOKEN}\n`;
  expect(stdout).toContain(masked);
  const told =
    stdout.replace(masked, '') + stderr + JSON.stringify(outputs) + summary + JSON.stringify(manifest);
  const secrets = given.flatMap(({ uploadUrl }) => {
    const { search, searchParams } = new URL(uploadUrl);
    const named = ['X-Amz-Signature', 'X-Amz-Credential', 'X-Amz-Security-Token'].map((name) =>
      searchParams.get(name),
    );
    return [search, ...named.flatMap((value) => (value === null ? [] : [value, encodeURIComponent(value)]))];
  });
  for (const secret of new Set([TOKEN, STORAGE_ACCOUNT.accessKeyId, 'X-Amz-Signature=', ...secrets]))
    expect(told).not.toContain(secret);
}

/** Runs a bundled sub-action as the runner does, in an empty workspace. */
export async function runBundle(
  name: 'games' | 'assets',
  inputs: Readonly<Record<string, string>>,
): Promise<StepResult> {
  const folder = await newFolder();
  const workspace = join(folder, 'workspace');
  await mkdir(workspace);
  const bundle = resolve(import.meta.dirname, `../../dist/${name}/index.js`);
  return runStep({ bundle, workspace, temp: join(folder, 'temp'), inputs });
}
