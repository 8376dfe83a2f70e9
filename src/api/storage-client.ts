import { SharedRateLimiter } from '../retry/shared-limiter.ts';
import { addressLocation } from '../support/redact.ts';
import type { UploadBody } from './body/file-body.ts';
import { type CallContext, type CallResult, call, classifyResponse } from './call.ts';
import { readStorageErrorBody } from './error-body.ts';
import { StorageRefusedError } from './errors.ts';
import type { HttpTransport } from './http/transport.ts';
import { redactAddress } from './redaction/secrets.ts';

export interface Upload {
  /** The pre-signed upload URL. */
  readonly uploadUrl: URL;
  /** Byte for byte what the address was asked for with. */
  readonly contentType: string;
  readonly body: UploadBody;
}

/**
 * Second step of an upload: the bytes go straight to the storage (service spec part 4). No token ever comes here, so
 * no answer of the storage says anything about it.
 */
export class StorageClient {
  readonly #transport: HttpTransport;
  readonly #context: CallContext;
  readonly #limiter: SharedRateLimiter;

  constructor(options: { transport: HttpTransport; context: CallContext }) {
    this.#transport = options.transport;
    this.#context = options.context;
    this.#limiter = new SharedRateLimiter(options.context.clock, options.context.waitTimer);
  }

  /** Whether the storage asked for so long a wait that nothing is sent there any more. */
  get blocked(): boolean {
    return this.#limiter.openCircuit !== undefined;
  }

  /** Puts a file at its address, with all the attempts that it is worth; the file is opened anew for each. */
  put({ uploadUrl, contentType, body }: Upload, signal: AbortSignal): Promise<CallResult<void>> {
    return call(
      async () => {
        const answer = await this.#transport.send({
          method: 'PUT',
          url: uploadUrl,
          headers: { 'content-type': contentType },
          body,
          reuseConnection: true,
          signal,
        });
        const { status } = answer;
        if (status >= 200 && status < 300) return { ok: true, value: undefined };
        const hideAddress = redactAddress(uploadUrl);
        const refusal = readStorageErrorBody(answer.body.toString('utf8'), (text) =>
          this.#context.secrets.redact(hideAddress(text)),
        );
        const error = new StorageRefusedError(addressLocation(uploadUrl), status, refusal);
        return {
          ok: false,
          error,
          ...classifyResponse(status, answer.headers, this.#context.clock.wallMs()),
        };
      },
      { idempotent: true, signal, limiter: this.#limiter },
      this.#context,
    );
  }
}
