import { randomUUID } from 'node:crypto';
import { renameSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Handler } from 'hono';
import { BrokenBodyError } from '../http/broken-body-error.ts';
import type { EmulatorEnv } from '../http/context.ts';
import type { RequestBodies } from '../http/request-body.ts';
import { StorageRefusal } from '../http/storage-refusal.ts';
import type { UploadSigner } from '../storage/upload-signer.ts';
import type { AssetTable } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import type { RecordWriter } from '../store/record-writer.ts';
import { receiveFile } from './receive-file.ts';

/** Largest file that one PUT may carry, in bytes: 5 GiB, as with S3. */
const MAX_FILE_BYTES = 5 * 1024 ** 3;

/** What the storage needs of the emulator. */
export interface StorageServices {
  readonly assets: AssetTable;
  readonly bodies: RequestBodies;
  readonly data: DataDirectory;
  readonly records: RecordWriter;
  readonly signer: UploadSigner;
  readonly now: () => number;
}

/**
 * The second step of an upload (service spec part 4): a PUT to a pre-signed address. Answers as S3 does: 200 with an
 * empty body and an `ETag`, or XML.
 */
export function storageRoute({
  assets,
  bodies,
  data,
  records,
  signer,
  now,
}: StorageServices): Handler<EmulatorEnv> {
  return async (c) => {
    const { incoming } = c.env;
    const entry = c.get('entry');
    const assetId = authorizedAsset(incoming, entry.path, entry.query, signer, now());
    requireLength(incoming);
    if (assets.statusOf(assetId) === undefined)
      throw new StorageRefusal(404, 'NoSuchKey', 'The specified key does not exist.');
    const partPath = data.newPartPath(assetId);
    try {
      const size = await receiveFile(
        (onPiece) =>
          bodies.receive(incoming, (piece) => {
            entry.bodyBytes += piece.byteLength;
            onPiece(piece);
          }),
        partPath,
      );
      // So that no record ever speaks of another file than the one that is there, not even after a sudden end.
      while (assets.statusOf(assetId) === 'uploaded') await records.write(() => assets.reopen(assetId));
      renameSync(partPath, data.filePath(assetId));
      await records.write(() => assets.complete(assetId, size));
      return c.body(null, 200, { 'Content-Length': '0', ETag: `"${randomUUID()}"` });
    } catch (error) {
      if (!(error instanceof BrokenBodyError)) throw error;
      throw new StorageRefusal(
        400,
        'IncompleteBody',
        'You did not provide the number of bytes specified by the Content-Length HTTP header.',
        { Connection: 'close' },
      );
    }
  };
}

/**
 * The asset that a request may write, by method, raw path, content type and expiry.
 *
 * @throws {StorageRefusal} 405, 400 for a second kind of credentials, 403 for the signature or the expiry.
 */
function authorizedAsset(
  incoming: IncomingMessage,
  path: string,
  query: string,
  signer: UploadSigner,
  nowMs: number,
): string {
  const method = incoming.method ?? '';
  if (method !== 'PUT') {
    const message = 'The specified method is not allowed against this resource.';
    throw new StorageRefusal(405, 'MethodNotAllowed', message, { Allow: 'PUT' });
  }
  if (incoming.headers.authorization !== undefined) {
    throw new StorageRefusal(400, 'InvalidArgument', 'Only one auth mechanism allowed');
  }
  const { assetId } = /^\/storage\/(?<assetId>[0-9a-f-]+)\/[^/]+$/.exec(path)?.groups ?? {};
  const { expires, signature } =
    /^X-Expires=(?<expires>\d+)&X-Signature=(?<signature>[0-9a-f]{64})$/.exec(query)?.groups ?? {};
  // Sent twice, it is not the one header that was signed.
  const contentType = (incoming.headersDistinct['content-type'] ?? []).join(', ');
  if (
    assetId === undefined ||
    expires === undefined ||
    signature === undefined ||
    !signer.verify({ method, path, contentType, expires }, signature)
  ) {
    throw new StorageRefusal(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  if (nowMs >= Number(expires)) throw new StorageRefusal(403, 'AccessDenied', 'Request has expired');
  return assetId;
}

/** @throws {StorageRefusal} 411 without a length, chunked bodies too; 400 above 5 GiB, as S3 answers it. */
function requireLength(incoming: IncomingMessage): void {
  const length = incoming.headers['content-length'];
  if (length === undefined) {
    const message = 'You must provide the Content-Length HTTP header.';
    throw new StorageRefusal(411, 'MissingContentLength', message);
  }
  if (Number(length) > MAX_FILE_BYTES) {
    const message = 'Your proposed upload exceeds the maximum allowed size';
    throw new StorageRefusal(400, 'EntityTooLarge', message);
  }
}
