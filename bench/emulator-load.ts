import { Pool } from 'current-undici';

const CONTENT_TYPE = 'application/octet-stream';
const HEADERS = { authorization: 'Bearer dev', 'content-type': 'application/json' };
const ASSET = JSON.stringify({ fileName: 'ball.png', contentType: CONTENT_TYPE, organizationId: 'org-1' });

/** Asks for `count` upload addresses over so many connections at once, and gives how many came in a second. */
export async function postsPerSecond(origin: string, count: number, connections: number): Promise<number> {
  const { durationMs } = await load(origin, count, connections, async (pool) => {
    await post(pool);
  });
  return (count / durationMs) * 1000;
}

/** Uploads `body` so many times, one file each, over so many connections at once, and gives the bytes in a second. */
export async function uploadedPerSecond(
  origin: string,
  body: Buffer,
  files: number,
  connections: number,
): Promise<number> {
  const { durationMs } = await load(origin, files, connections, async (pool) => {
    const { pathname, search } = new URL((await post(pool)).uploadUrl);
    const headers = { 'content-type': CONTENT_TYPE };
    const answer = await pool.request({ method: 'PUT', path: pathname + search, headers, body });
    await answer.body.dump();
    if (answer.statusCode !== 200) throw new Error(`A PUT was answered with ${answer.statusCode}`);
  });
  return ((body.byteLength * files) / durationMs) * 1000;
}

async function post(pool: Pool): Promise<{ uploadUrl: string }> {
  const { statusCode, body } = await pool.request({
    method: 'POST',
    path: '/v1/storage/urls',
    headers: HEADERS,
    body: ASSET,
  });
  if (statusCode !== 201) throw new Error(`A POST was answered with ${statusCode}`);
  return (await body.json()) as { uploadUrl: string };
}

async function load(origin: string, count: number, connections: number, send: (pool: Pool) => Promise<void>) {
  const pool = new Pool(origin, { connections });
  try {
    let left = count;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        await send(pool);
      }
    };
    const startedMs = performance.now();
    await Promise.all(Array.from({ length: connections }, work));
    return { durationMs: performance.now() - startedMs };
  } finally {
    await pool.close();
  }
}
