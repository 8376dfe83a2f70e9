import { randomUUID } from 'node:crypto';
import { closeSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Handler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { StorageError } from '../http/errors.ts';
import { BrokenBodyError, type RequestBodies } from '../http/request-body.ts';
import type { UploadSigner } from '../storage/disk-storage.ts';
import type { AssetTable } from '../store/assets.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import type { RecordWriter } from '../store/database.ts';

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
      throw new StorageError(404, 'NoSuchKey', 'The specified key does not exist.');
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
      throw new StorageError(
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
 * @throws {StorageError} 405, 400 for a second kind of credentials, 403 for the signature or the expiry.
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
    throw new StorageError(405, 'MethodNotAllowed', message, { Allow: 'PUT' });
  }
  if (incoming.headers.authorization !== undefined) {
    throw new StorageError(400, 'InvalidArgument', 'Only one auth mechanism allowed');
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
    throw new StorageError(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  if (nowMs >= Number(expires)) throw new StorageError(403, 'AccessDenied', 'Request has expired');
  return assetId;
}

/** @throws {StorageError} 411 without a length, chunked bodies too; 400 above 5 GiB, as S3 answers it. */
function requireLength(incoming: IncomingMessage): void {
  const length = incoming.headers['content-length'];
  if (length === undefined) {
    const message = 'You must provide the Content-Length HTTP header.';
    throw new StorageError(411, 'MissingContentLength', message);
  }
  if (Number(length) > MAX_FILE_BYTES) {
    const message = 'Your proposed upload exceeds the maximum allowed size';
    throw new StorageError(400, 'EntityTooLarge', message);
  }
}

/**
 * Writes what comes into a new file at `path`; only pieces of it are ever in memory. Leaves no file when it fails.
 *
 * @param receive Hands over each piece as it comes, and resolves after the last one.
 * @returns The file's size in bytes.
 * @throws What `receive` rejects with; else what the file system says.
 */
async function receiveFile(
  receive: (onPiece: (piece: Buffer) => void) => Promise<void>,
  path: string,
): Promise<number> {
  // Straight into the page cache: a trip through the thread pool for each step costs several times the step itself.
  const file = openSync(path, 'wx');
  let size = 0;
  let isWhole = false;
  try {
    await receive((piece) => {
      writeFileSync(file, piece);
      size += piece.byteLength;
    });
    isWhole = true;
  } finally {
    closeSync(file);
    if (!isWhole) rmSync(path, { force: true });
  }
  return size;
}
