import { AwsV4Signer } from 'aws4fetch';
import { causeChain } from '../../support/errors.ts';
import { ApiError } from '../http/errors.ts';
import type { S3Options } from '../options.ts';
import type { AssetTable, NewAssetRecord } from '../store/assets.ts';
import { type AssetStorage, assetKey } from './disk-storage.ts';

/** One week, the maximum of S3 ("Authenticating Requests: Using Query Parameters" in its API reference). */
const MAX_LIFETIME_S = 604_800;
const CONCURRENT_REQUESTS = 16;
const REQUEST_TIMEOUT_MS = 30_000;

export interface S3StorageServices {
  readonly assets: AssetTable;
  readonly s3: S3Options;
  readonly uploadUrlTtlMs: number;
  readonly now: () => number;
  /** Aborts the requests to the bucket. */
  readonly signal: AbortSignal;
}

/**
 * A bucket of an S3-compatible server. AWS Signature Version 4 signs its upload URLs and the content type. Clients upload
 * directly to the bucket, so the emulator has to ask the bucket for uploaded files.
 */
export function s3Storage({ assets, s3, uploadUrlTtlMs, now, signal }: S3StorageServices): AssetStorage {
  const { endpoint, bucket, ...credentials } = s3;
  const lifetimeS = Math.min(MAX_LIFETIME_S, Math.max(1, Math.floor(uploadUrlTtlMs / 1000)));
  const objectUrl = ({ assetId, fileName }: NewAssetRecord): string =>
    `${endpoint}/${bucket}/${assetKey(assetId, fileName)}`;

  /** Requests an asset's file; `undefined` if the file is missing. */
  async function request(asset: NewAssetRecord, method: 'HEAD' | 'GET'): Promise<Response | undefined> {
    const signer = new AwsV4Signer({ ...credentials, service: 's3', method, url: objectUrl(asset) });
    const { url, headers } = await signer.sign();
    // A compressed response has another length.
    headers.set('Accept-Encoding', 'identity');
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
    });
    if (response.status === 404) return undefined;
    if (response.status === 200) return response;
    throw new ApiError(502, `The bucket responded with ${response.status} to the request for a file`);
  }

  /** The size of an asset's file in bytes; `undefined` if the file is missing. */
  async function sizeOf(asset: NewAssetRecord): Promise<number | undefined> {
    try {
      const head = await request(asset, 'HEAD');
      // Some servers do not send the length in response to HEAD.
      const response = head?.headers.has('content-length') === false ? await request(asset, 'GET') : head;
      return response && (await lengthOf(response));
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError(502, `The request to the bucket failed: ${causeChain(error).at(-1)}`);
    }
  }

  return {
    async uploadUrl(asset, nowMs) {
      const signer = new AwsV4Signer({
        ...credentials,
        service: 's3',
        method: 'PUT',
        url: `${objectUrl(asset)}?X-Amz-Expires=${lifetimeS}`,
        signQuery: true,
        // By default, `AwsV4Signer` does not sign the content type.
        allHeaders: true,
        headers: { 'content-type': asset.contentType },
        datetime: new Date(nowMs).toISOString().replace(/[:-]|\.\d+/g, ''),
      });
      return (await signer.sign()).url.href;
    },
    /**
     * Asks the bucket for the files of pending assets, and of assets whose upload URL has not expired.
     *
     * @throws {ApiError} 502 if a request to the bucket fails.
     */
    async refresh(organizationId) {
      const since = new Date(now() - lifetimeS * 1000).toISOString();
      const queue = assets.writable(organizationId, since).values();
      const worker = async (): Promise<void> => {
        for (const asset of queue) {
          const size = await sizeOf(asset);
          if (size !== undefined) assets.complete(asset.assetId, size);
        }
      };
      await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker));
    },
  };
}

/** The length of a body in bytes. Reads the body only if its headers do not have the length. */
async function lengthOf({ headers, body }: Response): Promise<number> {
  const length = headers.get('content-length');
  if (length !== null) {
    await body?.cancel();
    return Number(length);
  }
  let bytes = 0;
  for await (const chunk of body ?? []) bytes += chunk.byteLength;
  return bytes;
}
