import type { components } from '../../src/api/schema.generated.ts';
import type { Emulator } from '../../src/emulator/start-emulator.ts';
import { callApi } from './client.ts';

type NewAsset = components['schemas']['NewAsset'];
type UploadTarget = components['schemas']['UploadTarget'];

/** The first step of an upload; a PNG for `org-1` unless told otherwise. */
export async function requestUpload(
  emulator: Emulator,
  fields: Partial<NewAsset> = {},
): Promise<UploadTarget> {
  const { status, body } = await callApi(emulator, 'POST', '/storage/urls', {
    body: { fileName: 'ball.png', contentType: 'image/png', organizationId: 'org-1', ...fields },
  });
  if (status !== 201) throw new Error(`No upload address: ${status} ${JSON.stringify(body)}`);
  return body as UploadTarget;
}
