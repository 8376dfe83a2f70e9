/** One of the service's operations, as it is asked for once. */
export interface Operation<T> {
  /** As in api/openapi.yaml. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Below the base address, with a leading slash. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Whether doing it twice does no harm. */
  readonly idempotent: boolean;
  /** Reads the body of a 2xx answer; a string says what is wrong with it. */
  readonly parse: (body: string) => { readonly value: T } | string;
  /** Waited for when the request is about to be sent for the first time. */
  readonly beforeSent?: (() => Promise<void>) | undefined;
}
