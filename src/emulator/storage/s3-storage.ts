import { AwsV4Signer } from 'aws4fetch';
import { causeChain } from '../../support/errors.ts';
import { ApiError } from '../http/errors.ts';
import type { S3Options } from '../options.ts';
import type { AssetTable, NewAssetRecord } from '../store/assets.ts';
import { type AssetStorage, assetKey } from './disk-storage.ts';

/** One week, the maximum of S3 ("Authenticating Requests: Using Query Parameters" in its API reference). */
const MAX_LIFETIME_S = 604_800;
const CONCURRENT_HEADS = 16;
const HEAD_TIMEOUT_MS = 30_000;

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

  /** The size of an asset's file in bytes; `undefined` if the file is missing. */
  async function sizeOf(asset: NewAssetRecord): Promise<number | undefined> {
    const signer = new AwsV4Signer({ ...credentials, service: 's3', method: 'HEAD', url: objectUrl(asset) });
    const { url, headers } = await signer.sign();
    const response = await fetch(url, {
      method: 'HEAD',
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(HEAD_TIMEOUT_MS)]),
    }).catch((error: unknown) => {
      throw new ApiError(502, `The request to the bucket failed: ${causeChain(error).at(-1)}`);
    });
    if (response.status === 404) return undefined;
    const length = response.headers.get('content-length');
    if (response.status === 200 && length !== null) return Number(length);
    throw new ApiError(502, `The bucket responded with ${response.status} to the request for a file`);
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
      await Promise.all(Array.from({ length: CONCURRENT_HEADS }, worker));
    },
  };
}
