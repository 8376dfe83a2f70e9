/**
 * The rival: an action as many people write it, on `@actions/http-client`, with streams and 16 files at a time. It has no retries of
 * its own, no patterns and no manifest.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { HttpClient } from '@actions/http-client';
import { authorization, uploadAll, urlsUrl } from './upload-all.mjs';

const client = new HttpClient('upload-action', [], { keepAlive: true });
await uploadAll(async (path, asset) => {
  const { size } = await stat(path);
  const { result } = await client.postJson(urlsUrl, asset, { authorization });
  const headers = { 'content-type': asset.contentType, 'content-length': size };
  const { message } = await client.sendStream('PUT', result.uploadUrl, createReadStream(path), headers);
  message.resume();
  if (message.statusCode !== 200) throw new Error(`${path}: not stored (${message.statusCode})`);
});
client.dispose();
