import { Agent, request } from 'current-undici';

/**
 * Asks a sink for something, over a connection of its own.
 *
 * @param ca the authority that the sink's certificate is of, in PEM
 * @throws Error when the answer is none of 2xx
 */
export async function askSink(url: string, ca?: string): Promise<string> {
  const dispatcher = new Agent({ connect: { ca } });
  try {
    const { statusCode, body } = await request(url, { dispatcher });
    if (statusCode >= 300) throw new Error(`The sink answered with ${statusCode}`);
    return await body.text();
  } finally {
    await dispatcher.close();
  }
}
