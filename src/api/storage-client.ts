import { parseHttpDate } from '../retry/delays.ts';
import type { AttemptResult } from '../retry/retry.ts';
import { SharedRateLimiter } from '../retry/shared-limiter.ts';
import { redactUrl } from '../support/redact.ts';
import type { UploadBody } from './body/file-body.ts';
import {
  type CallContext,
  type CallError,
  type CallFailure,
  type CallResult,
  call,
  classifyResponse,
} from './call.ts';
import { readStorageErrorBody } from './error-body.ts';
import { AssetFileError, NetworkError, type NetworkErrorReason, StorageRefusedError } from './errors.ts';
import type { HttpTransport } from './http/transport.ts';
import type { UploadTarget } from './responses.ts';
import { uploadUrlExpiry } from './upload-url-expiry.ts';

export interface Upload {
  /** Requests an upload URL from the service. */
  readonly requestTarget: () => Promise<CallResult<UploadTarget>>;
  /** The content type that upload URLs are requested with, byte for byte. */
  readonly contentType: string;
  readonly body: UploadBody;
  /** Called after an attempt that the storage did not confirm, although it may have stored the body. */
  readonly onUnconfirmed?: (() => void) | undefined;
  /** Aborts a PUT that is under way. By default, the signal that is given to `put` does. */
  readonly cancelSignal?: AbortSignal;
}

/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires. It is replaced after 17 s, if its upload has to wait. */
const UNKNOWN_LIFETIME_MS = 20_000;

/** The second step of an upload: sends a file to the storage (service spec part 4), without the token. */
export class StorageClient {
  readonly #transport: HttpTransport;
  readonly #context: CallContext;
  readonly #limiter: SharedRateLimiter;

  constructor({ transport, context }: { transport: HttpTransport; context: CallContext }) {
    this.#transport = transport;
    this.#context = context;
    this.#limiter = new SharedRateLimiter(context.clock, context.waitTimer);
  }

  /**
   * Uploads a file, with retries. Each attempt opens the file anew.
   *
   * An upload URL is requested only when the storage's rate limiter lets the upload go, because it may expire soon. One that
   * expired while its upload had to wait again is replaced.
   *
   * @param signal ends waits, and starts no further attempt
   * @returns the asset's id
   */
  put(upload: Upload, signal: AbortSignal): Promise<CallResult<string>> {
    const { clock } = this.#context;
    let target: UploadTarget | undefined;
    let requestedMs = 0;
    const prepare = async (): Promise<CallFailure | undefined> => {
      if (target !== undefined) {
        const lifetimeMs = (target.lifetimeMs() ?? UNKNOWN_LIFETIME_MS) - ROUNDING_MS;
        if (clock.monotonicMs() < requestedMs + USED_LIFETIME * lifetimeMs) return undefined;
      }
      requestedMs = clock.monotonicMs();
      const result = await upload.requestTarget();
      if (!result.ok) return result;
      target = result.value;
      return undefined;
    };
    const attempt = async () => {
      try {
        const result = await this.#attempt(target as UploadTarget, upload, upload.cancelSignal ?? signal);
        if (!result.ok && result.kind === 'transient') upload.onUnconfirmed?.();
        return result;
      } catch (error) {
        if (!wasNeverSent(error)) upload.onUnconfirmed?.();
        throw error;
      }
    };
    return call(attempt, { idempotent: true, signal, limiter: this.#limiter, prepare }, this.#context);
  }

  async #attempt(
    { uploadUrl, assetId }: UploadTarget,
    { contentType, body }: Upload,
    signal: AbortSignal,
  ): Promise<AttemptResult<string, CallError>> {
    const { clock, secrets } = this.#context;
    const response = await this.#transport.send({
      method: 'PUT',
      url: uploadUrl,
      headers: { 'content-type': contentType },
      body,
      reuseConnection: true,
      signal,
    });
    const { status } = response;
    if (status >= 200 && status < 300) return { ok: true, value: assetId };
    const { headers } = response;
    const errorBody = readStorageErrorBody(response.body.toString('utf8'), (text) => secrets.redact(text));
    const urlExpired = Number(parseHttpDate(headers.date)) >= Number(uploadUrlExpiry(uploadUrl));
    const error = new StorageRefusedError(redactUrl(uploadUrl), status, errorBody, urlExpired);
    if (error.timedOut) return { ok: false, error, kind: 'transient' };
    return { ok: false, error, ...classifyResponse(status, headers, clock.wallMs()) };
  }
}

const NEVER_CONNECTED: readonly NetworkErrorReason[] = [
  'unreachable',
  'untrusted-certificate',
  'plain-http',
  'proxy-certificate',
  'proxy-plain-http',
  'proxy-credentials',
];

/** Whether the storage can't have the whole body. */
function wasNeverSent(error: unknown): boolean {
  if (error instanceof NetworkError) return NEVER_CONNECTED.includes(error.reason);
  return error instanceof AssetFileError;
}
