/**
 * The rival: an action as many people write it, on `@actions/http-client`, with streams and 16 files at a time. It has no retries of
 * its own, no patterns and no manifest.
 *
 * Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… node http-client.mjs <folder> <base URL>
 */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HttpClient } from '@actions/http-client';

const [folder, baseUrl] = process.argv.slice(2);
const client = new HttpClient('upload-action', [], { keepAlive: true });
const authorization = `Bearer ${process.env['PLAYABLE_TOKEN']}`;
const organizationId = process.env['PLAYABLE_ORGANIZATION'];
const contentType = 'application/octet-stream';

async function upload(fileName) {
  const path = join(folder, fileName);
  const { size } = await stat(path);
  const asset = { fileName, contentType, organizationId };
  const { result } = await client.postJson(`${baseUrl}/storage/urls`, asset, { authorization });
  const headers = { 'content-type': contentType, 'content-length': size };
  const { message } = await client.sendStream('PUT', result.uploadUrl, createReadStream(path), headers);
  message.resume();
  if (message.statusCode !== 200) throw new Error(`${fileName}: not stored (${message.statusCode})`);
}

const queue = (await readdir(folder)).values();
async function work() {
  for (const fileName of queue) await upload(fileName);
}
await Promise.all(Array.from({ length: 16 }, work));
client.dispose();
