import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RealProgram } from '../../scripts/find-program.ts';
import { newFolder } from '../e2e/run-action.ts';
import type { Certificate } from './make-authority.ts';
import { BUCKET, REGION, STORAGE_ACCOUNT } from './sign-address.ts';
import { startProgram } from './start-program.ts';

export const VERSITYGW: RealProgram = {
  name: 'versitygw',
  variable: 'PLAYABLE_S3_SERVER',
  howToGet: 'go install github.com/versity/versitygw/cmd/versitygw@v1.8.0',
};

/**
 * Starts an S3-compatible server that checks signatures, with one empty bucket, for the running test.
 *
 * @returns its port on 127.0.0.1
 */
export async function startS3(tls?: Certificate): Promise<number> {
  const folder = await newFolder();
  const [objects, metadata] = [join(folder, 'objects'), join(folder, 'metadata')];
  await Promise.all([mkdir(join(objects, BUCKET), { recursive: true }), mkdir(metadata)]);
  const { accessKeyId, secretAccessKey } = STORAGE_ACCOUNT;
  return startProgram(VERSITYGW, (port) => [
    ...['--port', `127.0.0.1:${port}`, '--region', REGION, '--keep-alive', '--quiet'],
    ...['--access', accessKeyId, '--secret', secretAccessKey],
    ...(tls === undefined ? [] : ['--cert', tls.certFile, '--key', tls.keyFile]),
    // Metadata in files: not every file system of a machine's temporary folder has extended attributes.
    ...['posix', '--sidecar', metadata, objects],
  ]);
}
