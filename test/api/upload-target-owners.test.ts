import { expect, test } from 'vitest';
import type { UploadTarget } from '../../src/api/responses.ts';
import { UploadTargetOwners } from '../../src/api/service-client.ts';

function target(assetId: string, path: string): UploadTarget {
  const uploadUrl = new URL(`https://s.example/${path}`);
  return { assetId, uploadUrl, requestTarget: `/${path}`, usableMs: 20_000 };
}

test('an asset id of an earlier run belongs to its file', () => {
  const owners = new UploadTargetOwners();
  owners.addUploaded('a-1', 'one.html');
  expect(owners.claim(target('a-1', '1'), 'one.html')).toHaveProperty('value');
  expect(owners.claim(target('a-1', '2'), 'two.html')).toMatch(/the assetId of another file/);
});
