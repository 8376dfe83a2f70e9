import { playUrl } from '../../src/play/play-app.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { putFile, requestUpload } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

/** Both steps of an upload; resolves with the asset's id. */
export async function upload(
  emulator: Emulator,
  fileName: string,
  contentType: string,
  body: string | Buffer,
  organizationId = 'org-1',
): Promise<string> {
  const { uploadUrl, assetId } = await requestUpload(emulator, { fileName, contentType, organizationId });
  const { status, text } = await putFile(uploadUrl, body, contentType);
  if (status !== 200) throw new Error(`Not uploaded: ${status} ${text}`);
  return assetId;
}

/** An emulator with one uploaded file, and its address at the origin of playables. */
export async function startWithFile(fileName: string, contentType: string, body: string | Buffer) {
  const emulator = await runEmulator();
  const assetId = await upload(emulator, fileName, contentType, body);
  return { emulator, assetId, url: playUrl(emulator.playOrigin, { assetId, fileName, release: 1 }) };
}
