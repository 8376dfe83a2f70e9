import { unescape as decode } from 'node:querystring';
import type { RequestQueue } from '../retry/request-queue.ts';
import type { AttemptResult } from '../retry/results.ts';
import { Attempts } from '../retry/retry.ts';
import type { UploadBody } from './body/file-body.ts';
import { type CallContext, classifyResponse, resultOf } from './call.ts';
import { type ErrorBody, isErrorDocument, isWebPage, readStorageErrorBody } from './error-body.ts';
import { locationOf, StorageRefusedError } from './errors.ts';
import { parseHttpDate } from './header-dates.ts';
import type { HttpTransport } from './http/transport.ts';
import { basicHeader } from './http/tunnel.ts';
import { encodingProblem, proxyError, redirectOf, type UploadTarget } from './responses.ts';
import { uploadUrlExpiry } from './storage-dialects.ts';

export interface UploadContent {
  /** The content type that the upload URL was requested with, byte for byte. */
  readonly contentType: string;
  readonly body: UploadBody;
  /** As in `HttpRequest`. */
  readonly onSent?: (bytes: number) => void;
}

/** Buffers of the system take the first bytes of an upload, also if the storage reads none. They are full after this time. */
const BUFFERED_MS = 1_000;

/** The second step of an upload: sends a file to the storage, without the token (api/README.md, *Upload in two steps*). */
export class StorageClient {
  readonly #transport: HttpTransport;
  readonly #context: CallContext;
  /** The requests to the storage of the last upload URL; absent before the first one. */
  #queue: RequestQueue | undefined;

  constructor({ transport, context }: { transport: HttpTransport; context: CallContext }) {
    this.#transport = transport;
    this.#context = context;
  }

  /**
   * Begins the attempts of an upload. Each one is made with `put`.
   *
   * @param signal ends waits, and starts no further attempt
   * @param service the requests to the service, which storages may share
   * @returns attempts that result in the asset's id
   */
  startAttempts(signal: AbortSignal, service: RequestQueue): Attempts<string> {
    const queue = this.#queue ?? service;
    return new Attempts({ ...this.#context, idempotent: true, signal, queue });
  }

  /** The requests to the server of an upload URL. */
  queueFor({ uploadUrl }: UploadTarget): RequestQueue {
    this.#queue = this.#context.queueOf(uploadUrl);
    return this.#queue;
  }

  /** Makes one attempt to upload a file, which has its turn. Never throws. */
  put(target: UploadTarget, content: UploadContent, signal: AbortSignal): Promise<AttemptResult<string>> {
    const queue = this.queueFor(target);
    return resultOf(this.#put(queue, target, content, signal), true, queue);
  }

  async #put(
    queue: RequestQueue,
    { uploadUrl, requestTarget, assetId }: UploadTarget,
    { contentType, body, onSent }: UploadContent,
    signal: AbortSignal,
  ): Promise<AttemptResult<string>> {
    const { clock, secrets } = this.#context;
    const sentMs = clock.monotonicMs();
    const userInfo = [decode(uploadUrl.username), decode(uploadUrl.password)] as const;
    const response = await this.#transport.send({
      method: 'PUT',
      url: uploadUrl,
      requestTarget,
      headers: { 'content-type': contentType, ...basicHeader('authorization', ...userInfo) },
      body,
      onSent: (bytes) => {
        onSent?.(bytes);
        // A large upload on a slow line shows that the storage is alive.
        if (clock.monotonicMs() > sentMs + BUFFERED_MS) queue.sawProgress(sentMs);
      },
      onConnected: () => queue.letOthersFollow(),
      reuseConnection: true,
      signal,
    });
    const { status, headers } = response;
    const text = response.body.toString('utf8');
    const encoded = encodingProblem(response);
    const isError = encoded || isErrorDocument(text) || (status === 200 && isWebPage(text));
    if (status >= 200 && status < 300 && !isError) return { ok: true, value: assetId };
    const location = secrets.redact(locationOf(uploadUrl));
    const said = encoded ? { message: encoded } : readStorageErrorBody(text, secrets.redact, status);
    const redirect = redirectOf(response, uploadUrl.href, secrets);
    const details = [said.details, redirect?.words].filter(Boolean).join(', ');
    const errorBody: ErrorBody = { ...said, ...(details && { details }) };
    if (status === 407)
      return { ok: false, error: proxyError({ method: 'PUT', location }, errorBody), kind: 'permanent' };
    const urlExpired = Number(parseHttpDate(headers.date)) >= Number(uploadUrlExpiry(uploadUrl));
    const error = new StorageRefusedError(location, status, errorBody, urlExpired);
    if (error.isPassing) return { ok: false, error, kind: 'transient' };
    return { ok: false, error, ...classifyResponse(response, true, clock.wallMs()) };
  }
}
