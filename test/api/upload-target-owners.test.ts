import { expect, test } from 'vitest';
import type { UploadTarget } from '../../src/api/responses.ts';
import { UploadTargetOwners } from '../../src/api/upload-target-owners.ts';

const MANY = 5_000;

function target(assetId: string, path: string): UploadTarget {
  return { assetId, uploadUrl: new URL(`https://s.example/${path}`), lifetimeMs: () => undefined };
}

test.each([0, MANY])('after %i targets, an upload URL belongs to the file that it was given for', (count) => {
  const owners = new UploadTargetOwners();
  for (let index = 0; index < count; index += 1) owners.claim(target(`id-${index}`, `${index}`), `${index}`);
  const given = target('a-1', 'one?signature=1');
  expect(owners.claim(given, 'one.html')).toEqual({ value: given });
  expect(owners.claim(given, 'one.html')).toEqual({ value: given });
  expect(owners.claim(target('a-2', 'one?signature=1'), 'two.html')).toMatch(/the uploadUrl of another file/);
  expect(owners.claim(target('a-1', 'one?signature=2'), 'two.html')).toMatch(/the assetId of another file/);
});

test('the first and the last of many upload URLs belong to the files that they were given for', () => {
  const owners = new UploadTargetOwners();
  for (let index = 0; index < MANY; index += 1) owners.claim(target(`id-${index}`, `${index}`), `${index}`);
  for (const index of [0, MANY - 1]) {
    expect(owners.claim(target('new', `${index}`), 'two.html')).toMatch(/the uploadUrl of another file/);
    expect(owners.claim(target(`id-${index}`, `${index}`), `${index}`)).toHaveProperty('value');
  }
});

test('an asset id of an earlier run belongs to its file', () => {
  const owners = new UploadTargetOwners();
  owners.addUploaded('a-1', 'one.html');
  expect(owners.claim(target('a-1', '1'), 'one.html')).toHaveProperty('value');
  expect(owners.claim(target('a-1', '2'), 'two.html')).toMatch(/the assetId of another file/);
});
