import { findOnPath } from '../scripts/find-program.ts';
import type { Case } from './case.ts';
import type { Certificate } from './make-certificate.ts';
import { startNginx } from './start-nginx.ts';
import { type Sink, startSink } from './start-sink.ts';

/** A sink and how to name it. */
export interface NamedSink extends Sink {
  readonly name: string;
}

/**
 * Starts nginx where a case prefers it and this machine has it, else the sink on Node.
 *
 * @param folder an empty one
 */
export async function openSink(
  { prefers, latencyMs = 0 }: Case['sink'],
  folder: string,
  certificate?: Certificate,
): Promise<NamedSink> {
  const tls = certificate === undefined ? '' : ', TLS';
  const late = latencyMs === 0 ? '' : `, answers after ${latencyMs} ms`;
  const options = { latencyMs, certificate };
  if (prefers === 'nginx' && findOnPath('nginx') !== undefined)
    return Object.assign(await startNginx(folder, options), { name: `nginx${tls}${late}` });
  return Object.assign(await startSink(options), { name: `Node${tls}${late}` });
}
