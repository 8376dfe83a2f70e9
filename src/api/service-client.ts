import { hash } from 'node:crypto';
import type { components } from '../../api/schema.generated.ts';
import type { RetryResult } from '../retry/results.ts';
import { type ExportResponse, parseExportResponse } from './export-response.ts';
import { parseHttpDate } from './header-dates.ts';
import {
  type Parsed,
  parseGame,
  parseGamePage,
  parseResponseBody,
  parseUploadTarget,
  type UploadTarget,
} from './responses.ts';
import { ServiceCaller } from './service-caller.ts';

type Wire = components['schemas'];

/** The operations of the service (api/README.md, *Requests*), with retries. None throws. */
export class ServiceClient extends ServiceCaller {
  /** The file of each asset id, and of the hash of each upload URL, so that no upload replaces the bytes of another file. */
  readonly #owners = new Map<string, string>();

  /** One page of the games. The bounds of `page` and `limit` are not shown, so none is checked. */
  listGames(
    query: { page?: number; limit?: number },
    signal: AbortSignal,
  ): Promise<RetryResult<Wire['GamePage']>> {
    const parse = (text: string) => parseGamePage(text, this.secrets);
    return this.call({ method: 'GET', path: '/games', query, idempotent: true, parse }, signal);
  }

  /** The response body is not shown: the result is JSON if it is JSON, else text; `undefined` if it is blank. */
  createGame(body: Wire['NewGame'], signal: AbortSignal): Promise<RetryResult<unknown>> {
    const parse = (text: string) => parseResponseBody(this.secrets.redactData(text));
    return this.call({ method: 'POST', path: '/games', body, idempotent: false, parse }, signal);
  }

  /** For the result, see `createGame`. A body with another id is an error. */
  getGame(gameId: string, signal: AbortSignal): Promise<RetryResult<unknown>> {
    const path = `/games/${encodeURIComponent(gameId)}`;
    const parse = (text: string) => parseGame(text, gameId, this.secrets);
    return this.call({ method: 'GET', path, idempotent: true, parse }, signal);
  }

  /** The response body is not shown: the result is its bytes. */
  listAssets(query: { organizationId: string }, signal: AbortSignal): Promise<RetryResult<Buffer>> {
    // Latin-1 has a character for each byte, and secrets are ASCII.
    const parse = (_: string, { body }: { readonly body: Buffer }) => ({
      value: Buffer.from(this.secrets.redactData(body.toString('latin1')), 'latin1'),
    });
    return this.call({ method: 'GET', path: '/assets', query, idempotent: true, parse }, signal);
  }

  /** Records the id of a file that an earlier run uploaded. If the service gives it to another file, `requestUploadUrl` rejects it. */
  addUploaded(assetId: string, fileName: string): void {
    this.#owners.set(assetId, fileName);
  }

  /** The first step of an upload: requests a pre-signed upload URL. A repeated request only leaves one URL unused. */
  requestUploadUrl(body: Wire['NewAsset'], signal: AbortSignal): Promise<RetryResult<UploadTarget>> {
    return this.call(
      {
        method: 'POST',
        path: '/storage/urls',
        body,
        idempotent: true,
        parse: (text, { headers: { date } }) => {
          const { context, allowHttp } = this.options;
          const dateMs = parseHttpDate(date) ?? context.clock.wallMs();
          const target = parseUploadTarget(text, Object.values(body), dateMs, this.secrets, allowHttp);
          return typeof target === 'string' ? target : this.#claim(target.value, body.fileName);
        },
      },
      signal,
    );
  }

  /**
   * Triggers an export.
   *
   * @param signal ends waits, starts no further attempt, and aborts a request of which nothing was sent
   * @param requestSignal aborts a request that is under way, whose export is then unknown
   * @param beforeSent awaited once, before the request is sent for the first time; with an error, it is not sent
   */
  triggerExport(
    body: Wire['NewExport'],
    signal: AbortSignal,
    requestSignal = signal,
    beforeSent?: () => Promise<Error | undefined>,
  ): Promise<RetryResult<ExportResponse>> {
    const parse = (text: string, response: Parameters<typeof parseExportResponse>[1]) =>
      parseExportResponse(text, response, this.secrets);
    return this.call(
      { method: 'POST', path: '/export', body, idempotent: false, parse, beforeSent },
      signal,
      requestSignal,
    );
  }

  /** Rejects a target that belongs to another file. */
  #claim(target: UploadTarget, fileName: string): Parsed<UploadTarget> {
    const { assetId, uploadUrl, requestTarget } = target;
    // A whole URL for each file would take a third of the memory of a large upload.
    const urlHash = hash('sha256', uploadUrl.origin + requestTarget, 'base64');
    for (const [field, key] of Object.entries({ assetId, uploadUrl: urlHash })) {
      if ((this.#owners.get(key) ?? fileName) !== fileName)
        return `the body has the ${field} of another file`;
    }
    this.#owners.set(assetId, fileName).set(urlHash, fileName);
    return { value: target };
  }
}
