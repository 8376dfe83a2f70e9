import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Context, Handler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import { originForm } from '../http/journal.ts';
import { readBody } from '../http/request-body.ts';
import { ResponseError } from '../http/response-error.ts';
import { checkFileName } from '../http/validate.ts';
import { typeOfName } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';
import type { AssetRecord } from '../store/asset-table.ts';

/** Maximum file of one PUT: 5 GiB, as in S3. */
const MAX_FILE_BYTES = 5 * 1024 ** 3;

/**
 * The second step of an upload (api/README.md, *Upload in two steps*): a PUT to a pre-signed URL. Like S3, it responds with 200, an
 * empty body and an `ETag`, or with an error in XML.
 */
export function storageRoute(services: Services): Handler<EmulatorEnv> {
  const { assets } = services;
  return async (c) => {
    const assetId = authorizeUpload(c.env.incoming, services);
    const asset = assets.find.get(assetId);
    if (asset === undefined)
      throw new ResponseError(404, 'The specified key does not exist.', { code: 'NoSuchKey' });
    await storeFile(c, asset, services);
    return c.body(null, 200, { 'Content-Length': '0', ETag: `"${randomUUID()}"` });
  };
}

/** Takes the body of a request as the file of an asset, which has a record. */
async function storeFile(c: Context<EmulatorEnv>, asset: AssetRecord, services: Services): Promise<void> {
  const { assets, clientTimeoutMs, data, releases } = services;
  const { assetId } = asset;
  const file = data.newFile(assetId);
  const path = data.filePath(file);
  const received = await receiveFile(c, clientTimeoutMs, path);
  const earlier = assets.find.get(assetId)?.file;
  try {
    assets.complete.run({ ...received, assetId, file, release: asset.release ?? releases.of(asset) });
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
  // On Windows one that is being read stays, until the next start removes it.
  if (earlier) await rm(data.filePath(earlier)).catch(() => undefined);
}

/**
 * `POST /upload?name=`: a file that a person dropped on the page. It needs no token and goes to the organization of the first one, so only
 * the page itself may send it.
 */
export function uploadRoute(services: Services): Handler<EmulatorEnv> {
  const { assets, now, organization, tokens } = services;
  return async (c) => {
    const { host, origin } = c.env.incoming.headers;
    // Browsers name the origin of a page with each POST, and no page can change it.
    if (origin !== `http://${host}`) throw new ResponseError(403, 'Only the page itself uploads here');
    const fileName = c.req.query('name') ?? '';
    const problem = checkFileName(fileName);
    if (problem !== undefined) throw new ResponseError(400, `name ${problem}`);
    const asset = {
      ...{ assetId: randomUUID(), fileName, contentType: typeOfName(fileName), client: '' },
      organizationId: tokens[0]?.organization ?? organization,
      createdAt: new Date(now()).toISOString(),
    };
    assets.insert.run(asset);
    await storeFile(c, assets.find.get(asset.assetId) as AssetRecord, services);
    const { release } = assets.find.get(asset.assetId) as AssetRecord;
    return c.json({ assetId: asset.assetId, release }, 201);
  };
}

/**
 * Checks the method, raw path, content type, expiry and length of a request.
 *
 * @returns The id of the asset that it may write.
 * @throws {ResponseError} As S3 does: 405; 400 for an Authorization header or above 5 GiB; 403 for a wrong signature or an expired URL; 411
 *   without a length, also for chunked bodies.
 */
function authorizeUpload(
  { method, headers, headersDistinct, url = '' }: IncomingMessage,
  services: Services,
): string {
  if (method !== 'PUT') {
    const message = 'The specified method is not allowed against this resource.';
    throw new ResponseError(405, message, { code: 'MethodNotAllowed', headers: { Allow: 'PUT' } });
  }
  if (headers.authorization !== undefined)
    throw new ResponseError(400, 'Only one auth mechanism allowed', { code: 'InvalidArgument' });
  // Joined, two Content-Type headers do not match the signature.
  const contentType = (headersDistinct['content-type'] ?? []).join(', ');
  const signed = services.signer.verify(originForm(url), contentType);
  if (signed === undefined) {
    const message =
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.';
    throw new ResponseError(403, message, { code: 'SignatureDoesNotMatch' });
  }
  if (services.now() >= signed.expiresMs)
    throw new ResponseError(403, 'Request has expired', { code: 'AccessDenied' });
  const length = headers['content-length'];
  if (length === undefined) {
    const message = 'You must provide the Content-Length HTTP header.';
    throw new ResponseError(411, message, { code: 'MissingContentLength' });
  }
  if (Number(length) > MAX_FILE_BYTES) {
    const message = 'Your proposed upload exceeds the maximum allowed size';
    throw new ResponseError(400, message, { code: 'EntityTooLarge' });
  }
  return signed.assetId;
}

/**
 * Streams a request body into a new file at `path`, and removes the file on failure.
 *
 * @returns The size of the file in bytes, and its SHA-256 in lower-case hex.
 * @throws The error of `readBody` or of the file system.
 */
async function receiveFile(c: Context<EmulatorEnv>, timeoutMs: number, path: string) {
  // Synchronous calls: a write to the page cache is several times faster than a round trip to the thread pool.
  const file = openSync(path, 'wx');
  const hash = createHash('sha256');
  let isComplete = false;
  try {
    await readBody(c, timeoutMs, (chunk) => {
      writeFileSync(file, chunk);
      hash.update(chunk);
      return true;
    });
    isComplete = true;
    return { size: c.get('entry').bodyBytes, sha256: hash.digest('hex') };
  } finally {
    closeSync(file);
    if (!isComplete) rmSync(path, { force: true });
  }
}
