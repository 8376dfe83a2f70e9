import { describe, expect, it } from 'vitest';
import { settleBriefly } from '../../../src/emulator/page/settle-briefly.ts';
import { putFile } from '../put-file.ts';
import { requestUpload } from '../request-upload.ts';
import { runEmulator } from '../run-emulator.ts';
import { send } from '../send.ts';
import { startBucket } from '../storage/start-bucket.ts';

describe('the page of an emulator with a bucket', () => {
  it('says what has arrived there, without a preview', async () => {
    const { options } = await startBucket();
    const emulator = await runEmulator({ bucket: options });
    const { uploadUrl, assetId } = await requestUpload(emulator, { fileName: 'here.png' });
    await putFile(uploadUrl, '12345');
    await requestUpload(emulator, { fileName: 'late.png' });
    const { text } = await send(emulator.origin);
    expect(text).toMatch(
      /late\.png.*waiting for its bytes.*Its bytes are not kept here.*here\.png.*uploaded<\/span> 5 B/s,
    );
    expect(text).not.toContain('SHA-256');
    expect(text).not.toMatch(/X-Amz|AKIA/);
    expect((await send(`${emulator.origin}/files/${assetId}`)).status).toBe(404);
  });

  it('is shown also where the bucket does not answer as it should', async () => {
    const { options } = await startBucket();
    const emulator = await runEmulator({ bucket: { ...options, endpoint: 'http://127.0.0.1:9' } });
    await requestUpload(emulator, { fileName: 'late.png' });
    const { status, text } = await send(emulator.origin);
    expect(status).toBe(200);
    expect(text).toContain('waiting for its bytes');
  });
});

describe('settleBriefly', () => {
  it('waits no longer than a second, and starts nothing twice', async () => {
    const asked: string[] = [];
    const last = Promise.withResolvers<void>();
    const storage = {
      uploadUrl: () => '',
      settle: (organization: string) => {
        asked.push(organization);
        return organization === 'slow' ? last.promise : Promise.resolve();
      },
    };
    const startedAt = performance.now();
    await settleBriefly(storage, ['slow', 'quick']);
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(990);
    const waiting = settleBriefly(storage, ['slow', 'quick']);
    expect(asked).toEqual(['slow', 'quick', 'quick']);
    last.resolve();
    await waiting;
    await settleBriefly(storage, ['slow']);
    expect(asked).toEqual(['slow', 'quick', 'quick', 'slow']);
  });
});
