import { type Double, encode, type Reply, startDouble } from '../chaos/double.ts';

/** A request to the service, as the gate sees it. */
export interface Passing {
  readonly method: string;
  readonly path: string;
  /** Of the JSON body; empty without one. */
  readonly fields: { readonly network?: string };
}

const HEADERS = ['content-type: application/json'];

/**
 * Starts a server that stands before the service and passes each request on. Uploads do not come here.
 *
 * @param refuse responds in place of the service, if it returns a response
 */
export function startGate(
  baseUrl: string,
  refuse: (passing: Passing) => Reply | undefined | Promise<Reply | undefined>,
): Promise<Double> {
  return startDouble(async ({ method, path, head, readBody }) => {
    const body = String(await readBody());
    const refusal = await refuse({ method, path, fields: body === '' ? {} : JSON.parse(body) });
    if (refusal !== undefined) return { bytes: encode({ headers: HEADERS, ...refusal }) };
    const [, authorization = ''] = /^authorization: (.*)$/im.exec(head.replaceAll('\r', '')) ?? [];
    const request = { method, headers: { authorization, 'content-type': 'application/json' } };
    const answer = await fetch(new URL(path, baseUrl), { ...request, body: body || null });
    return { bytes: encode({ status: answer.status, headers: HEADERS, body: await answer.text() }) };
  });
}

/** The service's response to a request that it rejects. */
export function rejection(statusCode: number, error: string, message: string): Reply {
  return { status: statusCode, body: JSON.stringify({ statusCode, error, message }) };
}
