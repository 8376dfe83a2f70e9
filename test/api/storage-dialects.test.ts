import { expect, test } from 'vitest';
import { uploadUrlExpiry } from '../../src/api/storage-dialects.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const SIGNED = 'X-Amz-Date=20261122T115900Z';

test.each([
  ['S3, Signature Version 4', `${SIGNED}&X-Amz-Expires=60&X-Amz-Signature=a`, NOON],
  ['S3, with names in lower case', 'x-amz-date=20261122T115900Z&x-amz-expires=60', NOON],
  ['Google', 'X-Goog-Date=20261122T115900Z&X-Goog-Expires=60', NOON],
  ['OSS, version 4', 'x-oss-date=20261122T115900Z&x-oss-expires=60', NOON],
  ['S3, Signature Version 2', `AWSAccessKeyId=A&Expires=${NOON / 1000}&Signature=a`, NOON],
  ['Azure', 'sv=2025-05-05&se=2026-11-22T12%3A00%3A00Z&sig=a', NOON],
  ['Azure, without seconds', 'se=2026-11-22T12%3A00Z&sig=a', NOON],
  ['no date', 'X-Amz-Expires=60', undefined],
  ['no lifetime', SIGNED, undefined],
  ['a date of another form', 'X-Amz-Date=2026-11-22&X-Amz-Expires=60', undefined],
  ['a date that does not exist', 'X-Amz-Date=20261399T115900Z&X-Amz-Expires=60', undefined],
  ['a lifetime in the place of a time', 'expires=900', undefined],
  ['a lifetime that is no number', `${SIGNED}&X-Amz-Expires=soon`, undefined],
  ['a date of Azure that is none', 'se=tomorrow', undefined],
  ['another query', 'signature=a', undefined],
])('finds when the upload URL expires: %s', (_, query, expected) => {
  expect(uploadUrlExpiry(new URL(`https://storage.example/a?${query}`))).toBe(expected);
});
