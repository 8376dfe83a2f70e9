import { SharedRateLimiter } from '../retry/shared-limiter.ts';
import { redactUrl } from '../support/redact.ts';
import type { UploadBody } from './body/file-body.ts';
import { type CallContext, type CallResult, call, classifyResponse } from './call.ts';
import { readStorageErrorBody } from './error-body.ts';
import { StorageRefusedError } from './errors.ts';
import type { HttpTransport } from './http/transport.ts';
import { urlRedactor } from './redaction/secrets.ts';

export interface Upload {
  /** The pre-signed upload URL. */
  readonly uploadUrl: URL;
  /** The content type that the upload URL was requested with, byte for byte. */
  readonly contentType: string;
  readonly body: UploadBody;
}

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

  /** Whether the circuit breaker is open: no further request is sent to the storage. */
  get blocked(): boolean {
    return this.#limiter.openCircuit !== undefined;
  }

  /** Uploads a file, with retries. Each attempt opens the file anew. */
  put({ uploadUrl, contentType, body }: Upload, signal: AbortSignal): Promise<CallResult<void>> {
    const { clock, secrets } = this.#context;
    return call(
      async () => {
        const response = await this.#transport.send({
          method: 'PUT',
          url: uploadUrl,
          headers: { 'content-type': contentType },
          body,
          reuseConnection: true,
          signal,
        });
        const { status, headers } = response;
        if (status >= 200 && status < 300) return { ok: true, value: undefined };
        const redactUploadUrl = urlRedactor(uploadUrl);
        const errorBody = readStorageErrorBody(response.body.toString('utf8'), (text) =>
          secrets.redact(redactUploadUrl(text)),
        );
        const error = new StorageRefusedError(redactUrl(uploadUrl), status, errorBody);
        return { ok: false, error, ...classifyResponse(status, headers, clock.wallMs()) };
      },
      { idempotent: true, signal, limiter: this.#limiter },
      this.#context,
    );
  }
}
