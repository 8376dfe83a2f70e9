import { describe, expect, it } from 'vitest';
import { UploadSigner } from '../../../src/emulator/storage/upload-signer.ts';

const UPLOAD = {
  method: 'PUT',
  path: '/storage/1/a.png',
  contentType: 'image/png',
  expires: '1800000000000',
};

describe('UploadSigner', () => {
  const signer = new UploadSigner(Buffer.alloc(32, 1));
  const signature = signer.sign(UPLOAD);

  it('signs with HMAC-SHA256 over the four parts, joined by newlines', () => {
    // printf 'PUT\n/storage/1/a.png\nimage/png\n1800000000000' | openssl dgst -sha256 -mac HMAC -macopt hexkey:01…01
    expect(signature).toBe('0a6fe27b6646a3d0fb36b6c80c6958b9ad38994d4a978c572217d2a14a9a829a');
    expect(signer.verify(UPLOAD, signature)).toBe(true);
  });

  it.each([{ method: 'POST' }, { path: '/storage/2/a.png' }, { contentType: 'image/gif' }, { expires: '1' }])(
    'does not know its signature with %j',
    (change) => {
      expect(signer.verify({ ...UPLOAD, ...change }, signature)).toBe(false);
    },
  );

  it('does not know the signature of another key, nor half of its own', () => {
    expect(new UploadSigner(Buffer.alloc(32, 2)).verify(UPLOAD, signature)).toBe(false);
    expect(signer.verify(UPLOAD, signature.slice(0, 32))).toBe(false);
  });
});
