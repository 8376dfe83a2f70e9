/**
 * The rival: the upload as a careful user would write it by hand, with nothing but speed in mind. No retries, no
 * patterns, no checks beyond the status, no record.
 *
 * Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… node undici-upload.ts <folder> <base URL>
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'current-undici';

/** The action's default `concurrency`. */
const WORKERS = 16;
const CONTENT_TYPE = 'application/octet-stream';

const [folder = '', baseUrl = ''] = process.argv.slice(2);
const organizationId = process.env['PLAYABLE_ORGANIZATION'];
const { origin, pathname } = new URL(`${baseUrl}/storage/urls`);
const headers = {
  authorization: `Bearer ${process.env['PLAYABLE_TOKEN']}`,
  'content-type': 'application/json',
};
const pool = new Pool(origin, { connections: WORKERS });

async function upload(fileName: string): Promise<void> {
  const bytes = await readFile(join(folder, fileName));
  const body = JSON.stringify({ fileName, contentType: CONTENT_TYPE, organizationId });
  const asked = await pool.request({ method: 'POST', path: pathname, headers, body });
  if (asked.statusCode !== 201) throw new Error(`${fileName}: no upload address (${asked.statusCode})`);
  const { uploadUrl } = (await asked.body.json()) as { uploadUrl: string };
  // The sink is service and storage in one: the pool of one origin is enough here.
  const path = uploadUrl.slice(origin.length);
  const put = await pool.request({
    method: 'PUT',
    path,
    headers: { 'content-type': CONTENT_TYPE },
    body: bytes,
  });
  await put.body.dump();
  if (put.statusCode !== 200) throw new Error(`${fileName}: not stored (${put.statusCode})`);
}

const queue = (await readdir(folder)).values();
const work = async (): Promise<void> => {
  for (const fileName of queue) await upload(fileName);
};
await Promise.all(Array.from({ length: WORKERS }, work));
await pool.close();
