import { createHash } from 'node:crypto';
import { Agent, request } from 'current-undici';

/** What the storage has under a key. */
export interface StoredObject {
  readonly status: number;
  readonly contentType: string | undefined;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Fetches what is at a signed address, trusting one authority more. */
export async function fetchObject(url: string, ca?: string): Promise<StoredObject> {
  const agent = new Agent({ connect: { ...(ca !== undefined && { ca }) } });
  try {
    const { statusCode, headers, body } = await request(url, { dispatcher: agent });
    const bytes = Buffer.from(await body.arrayBuffer());
    return {
      status: statusCode,
      contentType: headers['content-type']?.toString(),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
  } finally {
    await agent.close();
  }
}
