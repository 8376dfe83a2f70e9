import { expect, test } from 'vitest';
import { giveBack, takeBuffer } from '../../../src/api/body/spare-buffers.ts';

const KIB = 1024;

test('a buffer has the size that was asked for', () => {
  for (const size of [0, 1, 4095, 4096, 4097, 16_385, 262_145]) expect(takeBuffer(size)).toHaveLength(size);
});

test('a buffer that was given back is taken again, for any size that it has room for', () => {
  const first = takeBuffer(20 * KIB);
  giveBack(first);
  expect(takeBuffer(30 * KIB).buffer).toBe(first.buffer);
});

test('a buffer that nobody has given back is nobody else’s', () => {
  const taken = new Set(Array.from({ length: 10 }, () => takeBuffer(9 * KIB).buffer));
  expect(taken.size).toBe(10);
});

test('a part of a buffer gives the whole of it back', () => {
  const first = takeBuffer(100 * KIB);
  giveBack(first.subarray(0, 1));
  expect(takeBuffer(100 * KIB).buffer).toBe(first.buffer);
});

test('a buffer that is given back twice is taken once', () => {
  const first = takeBuffer(50 * KIB);
  giveBack(first);
  giveBack(first);
  expect(takeBuffer(50 * KIB).buffer).toBe(first.buffer);
  expect(takeBuffer(50 * KIB).buffer).not.toBe(first.buffer);
});

test('a buffer from elsewhere is left to whoever made it', () => {
  const foreign = Buffer.from(new ArrayBuffer(64 * KIB));
  giveBack(foreign);
  expect(takeBuffer(64 * KIB).buffer).not.toBe(foreign.buffer);
});

test('no more than 128 of a size are kept', () => {
  const many = Array.from({ length: 130 }, () => takeBuffer(6 * KIB));
  for (const buffer of many) giveBack(buffer);
  const given = new Set(many.map(({ buffer }) => buffer));
  const again = Array.from({ length: 130 }, () => given.has(takeBuffer(6 * KIB).buffer));
  expect(again.filter(Boolean)).toHaveLength(128);
});
