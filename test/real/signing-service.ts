import { createHash } from 'node:crypto';
import { json as readJson, text as readText } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { request } from 'current-undici';
import { expect } from 'vitest';
import { startStub } from '../doubles/stub-server.ts';
import { type ActionResult, TOKEN } from '../e2e/run-action.ts';
import { errorReply, json } from '../e2e/stub-service.ts';

/** The body of a request for an upload URL. */
export interface UploadRequest {
  readonly fileName: string;
  readonly contentType: string;
}

/** An upload URL that the service has sent. */
export interface GivenUrl extends UploadRequest {
  readonly assetId: string;
  readonly uploadUrl: string;
}

export interface SigningService {
  readonly origin: string;
  /** Upload URLs in the order of the requests. */
  readonly given: readonly GivenUrl[];
  /** The number of triggered exports. */
  readonly exports: () => number;
}

/**
 * Starts the service on loopback for the running test, with upload URLs of another server.
 *
 * @param sign makes the nth upload URL, counted from 1
 */
export async function startSigningService(
  sign: (upload: UploadRequest, nth: number) => Promise<string>,
): Promise<SigningService> {
  const given: GivenUrl[] = [];
  let asked = 0;
  let exports = 0;
  const stub = await startStub();
  stub.always(async ({ request, respond }) => {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      await readText(request);
      return respond(errorReply(401, 'Unauthorized', 'the token is missing'));
    }
    if (request.url?.endsWith('/export')) {
      await readText(request);
      exports += 1;
      return respond(json({ queued: true }));
    }
    asked += 1;
    const nth = asked;
    const upload = (await readJson(request)) as UploadRequest;
    const target = { assetId: `asset-${nth}`, uploadUrl: await sign(upload, nth) };
    given.push({ ...upload, ...target });
    respond(json(target));
  });
  return { origin: stub.origin, given, exports: () => exports };
}

/** The one account of the storage, in the form that Garage demands. */
export const STORAGE_ACCOUNT = {
  accessKeyId: 'GK0123456789abcdef01234567',
  secretAccessKey: '8d1f36'.repeat(11).slice(0, 64),
};

/** The bucket that exists. */
export const BUCKET = 'playables';

export const REGION = 'us-east-1';

/** A request that a pre-signed URL authorises. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT';
  readonly origin: string;
  readonly key: string;
  /** If given, it is signed: the request must have exactly this header. */
  readonly contentType?: string;
  /** `YYYYMMDDTHHMMSSZ`. Default: now. */
  readonly signedAt?: string;
  readonly lifetimeS?: number;
}

/** A URL with AWS Signature Version 4 in its query, signed by a library that the action does not use. */
export async function signAddress(request: SignedRequest): Promise<string> {
  const { method, origin, key, contentType, signedAt } = request;
  const path = [BUCKET, ...key.split('/')].map(encodeURIComponent).join('/');
  const signer = new AwsV4Signer({
    ...STORAGE_ACCOUNT,
    method,
    url: `${origin}/${path}?X-Amz-Expires=${request.lifetimeS ?? 60}`,
    service: 's3',
    region: REGION,
    signQuery: true,
    // Otherwise the library does not sign the content type.
    allHeaders: true,
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    ...(signedAt !== undefined && { datetime: signedAt }),
  });
  return (await signer.sign()).url.href;
}

/** Fetches the object at a signed URL. */
export async function fetchObject(url: string) {
  const { statusCode, headers, body } = await request(url);
  const bytes = Buffer.from(await body.arrayBuffer());
  return {
    status: statusCode,
    contentType: headers['content-type']?.toString(),
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Expects that no text of a run contains the token or any part of an upload URL after its path. */
export function expectNoTrace(result: ActionResult, given: readonly GivenUrl[]): void {
  const { stdout, stderr, outputs, summary, manifest } = result;
  const masked = `::add-mask::${TOKEN}\n`;
  expect(stdout).toContain(masked);
  const texts =
    stdout.replace(masked, '') + stderr + JSON.stringify(outputs) + summary + JSON.stringify(manifest);
  const secrets = given.flatMap(({ uploadUrl }) => {
    const { search, searchParams } = new URL(uploadUrl);
    const named = ['X-Amz-Signature', 'X-Amz-Credential'].map((name) => searchParams.get(name));
    return [search, ...named.flatMap((value) => (value === null ? [] : [value, encodeURIComponent(value)]))];
  });
  for (const secret of new Set([TOKEN, STORAGE_ACCOUNT.accessKeyId, 'X-Amz-Signature=', ...secrets]))
    expect(texts).not.toContain(secret);
}
