import { createHash, randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import type { Context, Handler } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { EmulatorEnv } from '../http/context.ts';
import { originForm } from '../http/journal.ts';
import { readBody } from '../http/request-body.ts';
import { ResponseError } from '../http/response-error.ts';
import { checkFileName } from '../http/validate.ts';
import { typeOfName } from '../play/uploaded-files.ts';
import type { Services } from '../services.ts';

/** Maximum file of one PUT: 5 GiB, as in S3. */
const MAX_FILE_BYTES = 5 * 1024 ** 3;

/**
 * The second step of an upload (api/README.md, *Upload in two steps*): a PUT to a pre-signed URL. Like S3, it responds with 200, an
 * empty body and an `ETag`, or with an error in XML.
 */
export function storageRoute(services: Services): Handler<EmulatorEnv> {
  return async (c) => {
    const assetId = authorizeUpload(c.env.incoming, services);
    if (services.assets.find.get(assetId) === undefined)
      throw storageError(404, 'NoSuchKey', 'The specified key does not exist.');
    await storeFile(c, assetId, services);
    return c.body(null, 200, { 'Content-Length': '0', ETag: `"${randomUUID()}"` });
  };
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
    const assetId = randomUUID();
    assets.insert.run({
      ...{ assetId, fileName, contentType: typeOfName(fileName), client: null },
      organizationId: tokens[0]?.organization ?? organization,
      createdAt: new Date(now()).toISOString(),
    });
    await storeFile(c, assetId, services);
    return c.json({ assetId, release: assets.find.get(assetId)?.release }, 201);
  };
}

/** Takes the body of a request as the file of an asset, which has a record, and leaves no file on failure. */
async function storeFile(c: Context<EmulatorEnv>, assetId: string, services: Services): Promise<void> {
  const { assets, clientTimeoutMs, data } = services;
  const file = data.newFile(assetId);
  const path = data.filePath(file);
  let earlier: string | null | undefined;
  try {
    const received = await receiveFile(c, clientTimeoutMs, path);
    earlier = assets.find.get(assetId)?.file;
    assets.complete.run({ ...received, assetId, file });
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
  // On Windows one that is being read stays, until the next start removes it.
  if (earlier) await rm(data.filePath(earlier)).catch(() => undefined);
}

function storageError(status: ContentfulStatusCode, code: string, message: string): ResponseError {
  return new ResponseError(status, message, { code });
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
    throw storageError(400, 'InvalidArgument', 'Only one auth mechanism allowed');
  // Joined, two Content-Type headers do not match the signature.
  const contentType = (headersDistinct['content-type'] ?? []).join(', ');
  const signed = services.signer.verify(originForm(url), contentType);
  if (signed === undefined)
    throw storageError(
      403,
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  if (services.now() >= signed.expiresMs) throw storageError(403, 'AccessDenied', 'Request has expired');
  const length = headers['content-length'];
  if (length === undefined)
    throw storageError(411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.');
  if (Number(length) > MAX_FILE_BYTES)
    throw storageError(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
  return signed.assetId;
}

/**
 * Streams a request body into a new file at `path`.
 *
 * @returns The size of the file in bytes, and its SHA-256 in lower-case hex.
 * @throws The error of `readBody` or of the file system.
 */
async function receiveFile(c: Context<EmulatorEnv>, timeoutMs: number, path: string) {
  // Synchronous calls: a write to the page cache is several times faster than a round trip to the thread pool.
  const file = openSync(path, 'wx');
  const hash = createHash('sha256');
  try {
    await readBody(c, timeoutMs, (chunk) => {
      writeFileSync(file, chunk);
      hash.update(chunk);
      return true;
    });
    return { size: c.get('entry').bodyBytes, sha256: hash.digest('hex') };
  } finally {
    closeSync(file);
  }
}
