import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { callApi, openPut, requestUpload } from '../client.ts';
import { newFolder, runListening } from '../run-emulator.ts';

const MIB = 1024 * 1024;
const FILE_MIB = 256;
const block = Buffer.alloc(MIB, 'x');
/** Buffers in transit and uncollected garbage. */
const GROWTH_MIB = 128;

/** The peak memory of a process in MiB. */
async function peakOf(pid: number | undefined): Promise<number> {
  const [, kibibytes] = /^VmHWM:\s+(\d+) kB$/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kibibytes) / 1024;
}

test.skipIf(process.platform !== 'linux')('a file of 256 MiB is never completely in memory', async () => {
  const folder = await newFolder();
  const { child, baseUrl } = await runListening('--port', '0', '--data', folder);
  const { uploadUrl } = await requestUpload({ baseUrl }, { contentType: 'text/plain' });
  const before = await peakOf(child.pid);
  const blocks = Array.from({ length: FILE_MIB }, () => block);
  const put = openPut(uploadUrl, FILE_MIB * MIB, 'text/plain');
  const responded = new Promise((resolve) => put.once('response', ({ statusCode }) => resolve(statusCode)));
  await pipeline(Readable.from(blocks), put);
  expect(await responded).toBe(200);
  const [file = ''] = await readdir(join(folder, 'files'));
  expect((await stat(join(folder, 'files', file))).size).toBe(FILE_MIB * MIB);
  const { body } = await callApi({ baseUrl }, 'GET', '/assets?organizationId=org-1');
  expect(body).toMatchObject([{ size: FILE_MIB * MIB }]);
  expect((await peakOf(child.pid)) - before).toBeLessThan(GROWTH_MIB);
});
