/**
 * What the rivals in JavaScript share: they upload every file of a folder, a number of files at a time.
 *
 * Usage: PLAYABLE_TOKEN=… PLAYABLE_ORGANIZATION=… node RIVAL.mjs <folder> <base URL> [number]
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const [folder, baseUrl, number = '16'] = process.argv.slice(2);
const contentType = 'application/octet-stream';

export const atOnce = Number(number);
export const urlsUrl = `${baseUrl}/storage/urls`;
export const authorization = `Bearer ${process.env['PLAYABLE_TOKEN']}`;

/** Calls `upload` with the path of each file, and with the body of the request for its upload URL. */
export async function uploadAll(upload) {
  const organizationId = process.env['PLAYABLE_ORGANIZATION'];
  const queue = (await readdir(folder)).values();
  const work = async () => {
    for (const fileName of queue)
      await upload(join(folder, fileName), { fileName, contentType, organizationId });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
