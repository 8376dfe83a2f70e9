/**
 * The rival: an upload as a careful user would write it for speed alone. It has no retries, no patterns, no checks beyond the
 * status and no manifest.
 *
 * Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… node undici.mjs <folder> <base URL> <connections>
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'current-undici';

const contentType = 'application/octet-stream';

const [folder, baseUrl, number] = process.argv.slice(2);
const connections = Number(number);
const organizationId = process.env['PLAYABLE_ORGANIZATION'];
const { origin, pathname } = new URL(`${baseUrl}/storage/urls`);
const headers = {
  authorization: `Bearer ${process.env['PLAYABLE_TOKEN']}`,
  'content-type': 'application/json',
};
const pool = new Pool(origin, { connections });

async function upload(fileName) {
  const bytes = await readFile(join(folder, fileName));
  const asset = JSON.stringify({ fileName, contentType, organizationId });
  const post = await pool.request({ method: 'POST', path: pathname, headers, body: asset });
  if (post.statusCode !== 201) throw new Error(`${fileName}: no upload URL (${post.statusCode})`);
  const { uploadUrl } = await post.body.json();
  // The server is service and storage in one, so the pool of one origin is enough.
  const path = uploadUrl.slice(origin.length);
  const put = await pool.request({
    method: 'PUT',
    path,
    headers: { 'content-type': contentType },
    body: bytes,
  });
  await put.body.dump();
  if (put.statusCode !== 200) throw new Error(`${fileName}: not stored (${put.statusCode})`);
}

const queue = (await readdir(folder)).values();
async function work() {
  for (const fileName of queue) await upload(fileName);
}
await Promise.all(Array.from({ length: connections }, work));
await pool.close();
