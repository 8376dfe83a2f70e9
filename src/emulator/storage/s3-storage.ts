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
export class S3Storage implements AssetStorage {
  readonly #services: S3StorageServices;
  readonly #lifetimeS: number;

  constructor(services: S3StorageServices) {
    this.#services = services;
    const seconds = Math.floor(services.uploadUrlTtlMs / 1000);
    this.#lifetimeS = Math.min(MAX_LIFETIME_S, Math.max(1, seconds));
  }

  async uploadUrl(asset: NewAssetRecord, nowMs: number): Promise<string> {
    const signer = this.#signer('PUT', `${this.#objectUrl(asset)}?X-Amz-Expires=${this.#lifetimeS}`, {
      signQuery: true,
      // By default, `AwsV4Signer` does not sign the content type.
      allHeaders: true,
      headers: { 'content-type': asset.contentType },
      datetime: new Date(nowMs).toISOString().replace(/[:-]|\.\d+/g, ''),
    });
    return (await signer.sign()).url.href;
  }

  /**
   * Asks the bucket for the files of pending assets, and of assets whose upload URL has not expired.
   *
   * @throws {ApiError} 502 if a request to the bucket fails.
   */
  async refresh(organizationId: string): Promise<void> {
    const { assets, now } = this.#services;
    const since = new Date(now() - this.#lifetimeS * 1000).toISOString();
    const queue = assets.writable(organizationId, since).values();
    const worker = async (): Promise<void> => {
      for (const asset of queue) {
        const size = await this.#sizeOf(asset);
        if (size !== undefined) assets.complete(asset.assetId, size);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_HEADS }, worker));
  }

  /** The size of an asset's file in bytes; `undefined` if the file is missing. */
  async #sizeOf(asset: NewAssetRecord): Promise<number | undefined> {
    const { url, headers } = await this.#signer('HEAD', this.#objectUrl(asset)).sign();
    const response = await fetch(url, {
      method: 'HEAD',
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([this.#services.signal, AbortSignal.timeout(HEAD_TIMEOUT_MS)]),
    }).catch((error: unknown) => {
      throw new ApiError(502, `The request to the bucket failed: ${causeChain(error).at(-1)}`);
    });
    if (response.status === 404) return undefined;
    const length = response.headers.get('content-length');
    if (response.status === 200 && length !== null) return Number(length);
    throw new ApiError(502, `The bucket responded with ${response.status} to the request for a file`);
  }

  #objectUrl({ assetId, fileName }: NewAssetRecord): string {
    const { endpoint, bucket } = this.#services.s3;
    return `${endpoint}/${bucket}/${assetKey(assetId, fileName)}`;
  }

  #signer(
    method: 'HEAD' | 'PUT',
    url: string,
    more: Partial<ConstructorParameters<typeof AwsV4Signer>[0]> = {},
  ): AwsV4Signer {
    const { region, accessKeyId, secretAccessKey, sessionToken } = this.#services.s3;
    return new AwsV4Signer({
      ...more,
      method,
      url,
      service: 's3',
      region,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== undefined && { sessionToken }),
    });
  }
}
