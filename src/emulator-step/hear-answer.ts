import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

/**
 * Sees that the emulator answers. It is asked at its storage, whose requests no rate limit counts: the job has all that
 * the limit allows.
 *
 * @param baseUrl of its API
 * @throws Error when there is no answer; what `signal` was aborted with
 */
export async function hearAnswer(baseUrl: string, signal: AbortSignal): Promise<void> {
  const request = get(new URL('/storage/', baseUrl), { agent: false });
  const [response]: IncomingMessage[] = await once(request, 'response', { signal });
  response?.resume();
}
