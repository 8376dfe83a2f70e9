import { AwsV4Signer } from 'aws4fetch';
import { ApiError } from '../http/errors.ts';
import type { S3Options } from '../options.ts';
import type { AssetTable, NewAssetRecord } from '../store/assets.ts';
import { type AssetStorage, assetKey } from './disk-storage.ts';

/** What an address of S3 may live at most: a week, "Authenticating Requests: Using Query Parameters" of its API. */
const MAX_LIFETIME_S = 604_800;
const CONCURRENT_HEADS = 16;
const HEAD_TIMEOUT_MS = 30_000;

/** What a bucket as storage needs of the emulator. */
export interface S3StorageServices {
  readonly assets: AssetTable;
  readonly s3: S3Options;
  readonly uploadUrlTtlMs: number;
  /** Wall clock in Unix milliseconds. */
  readonly now: () => number;
  /** Ends what the bucket is being asked. */
  readonly signal: AbortSignal;
}

/**
 * A bucket of an S3-compatible server as storage. Its addresses are signed with AWS Signature Version 4, over the content
 * type too; files go there past the emulator, which finds out what has arrived by looking.
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
    const signer = this.#signer('PUT', `${this.#address(asset)}?X-Amz-Expires=${this.#lifetimeS}`, {
      signQuery: true,
      // Without this it leaves out the content type, as browsers need it.
      allHeaders: true,
      headers: { 'content-type': asset.contentType },
      datetime: new Date(nowMs).toISOString().replace(/[:-]|\.\d+/g, ''),
    });
    return (await signer.sign()).url.href;
  }

  /**
   * Looks in the bucket for every file that may have come since: of assets that are pending, and of those whose
   * address can still be used again.
   *
   * @throws {ApiError} 502 when the bucket does not say whether it has a file.
   */
  async settle(organizationId: string): Promise<void> {
    const { assets, now } = this.#services;
    const open = assets.unsettled(organizationId, new Date(now() - this.#lifetimeS * 1000).toISOString());
    const queue = open.values();
    const look = async (): Promise<void> => {
      for (const asset of queue) {
        const size = await this.#sizeOf(asset);
        if (size !== undefined) assets.complete(asset.assetId, size);
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_HEADS }, look));
  }

  /** The size of an asset's file in bytes; `undefined` where there is none. */
  async #sizeOf(asset: NewAssetRecord): Promise<number | undefined> {
    const { url, headers } = await this.#signer('HEAD', this.#address(asset)).sign();
    const answer = await fetch(url, {
      method: 'HEAD',
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([this.#services.signal, AbortSignal.timeout(HEAD_TIMEOUT_MS)]),
    }).catch((error: unknown) => {
      throw new ApiError(502, 'Bad Gateway', `The bucket could not be asked: ${reasonOf(error)}`);
    });
    if (answer.status === 404) return undefined;
    const length = answer.headers.get('content-length');
    if (answer.status === 200 && length !== null) return Number(length);
    throw new ApiError(
      502,
      'Bad Gateway',
      `The bucket answered ${answer.status} when it was asked for a file`,
    );
  }

  #address({ assetId, fileName }: NewAssetRecord): string {
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

/** Why `fetch` failed, which it tells in the cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}
