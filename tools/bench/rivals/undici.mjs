/**
 * The rival: an upload as a careful user would write it for speed alone, with a given number of connections. It has no retries, no
 * patterns, no checks beyond the status and no manifest.
 */
import { readFile } from 'node:fs/promises';
import { Pool } from 'current-undici';
import { atOnce, authorization, uploadAll, urlsUrl } from './upload-all.mjs';

const { origin, pathname } = new URL(urlsUrl);
const headers = { authorization, 'content-type': 'application/json' };
const pool = new Pool(origin, { connections: atOnce });
await uploadAll(async (path, asset) => {
  const body = await readFile(path);
  const request = { method: 'POST', path: pathname, headers, body: JSON.stringify(asset) };
  const post = await pool.request(request);
  if (post.statusCode !== 201) throw new Error(`${path}: no upload URL (${post.statusCode})`);
  const { uploadUrl } = await post.body.json();
  const put = await pool.request({
    method: 'PUT',
    // One program serves both origins, so the pool of one is enough.
    path: uploadUrl.slice(origin.length),
    headers: { 'content-type': asset.contentType },
    body,
  });
  await put.body.dump();
  if (put.statusCode !== 200) throw new Error(`${path}: not stored (${put.statusCode})`);
});
await pool.close();
