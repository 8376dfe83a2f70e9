import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { boundDocument } from '../../../scripts/conformance/bound-document.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

it('adds keywords, replaces lists and texts, and leaves the rest and the document itself alone', () => {
  const document = { a: { b: { type: 'string' }, c: [1, 2] }, d: 1 };
  const bounds = { a: { b: { minLength: 1 }, c: [3] } };
  expect(boundDocument(document, bounds)).toEqual({
    a: { b: { type: 'string', minLength: 1 }, c: [3] },
    d: 1,
  });
  expect(document).toEqual({ a: { b: { type: 'string' }, c: [1, 2] }, d: 1 });
});

it('refuses bounds of what the document has not got', () => {
  expect(() => boundDocument({ a: {} }, { a: { gone: { minLength: 1 } } })).toThrow(
    'api/openapi.yaml has no gone to bound',
  );
});

it("fits the emulator's bounds to the document", async () => {
  const document = parse(await readFile(`${ROOT}/api/openapi.yaml`, 'utf8'));
  const bounds = parse(await readFile(`${ROOT}/scripts/conformance/emulator-bounds.yaml`, 'utf8'));
  expect(boundDocument(document, bounds)).toHaveProperty('components.schemas.NewGame.properties.name', {
    type: 'string',
    minLength: 1,
  });
});
