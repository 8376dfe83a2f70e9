import { expect, test } from 'vitest';
import {
  JobMemory,
  type Note,
  parseNotes,
  withoutReplaced,
} from '../../../src/pipeline/manifest/job-memory.ts';
import type { FileEntry, StoredBytes } from '../../../src/pipeline/outcomes.ts';

const RUN = { repository: 'owner/game', id: 987, attempt: 1, commit: 'c0ffee' };
const OWNER = { baseUrl: 'https://service.example/v1', organizationId: 'o' };
const FILE: FileEntry & StoredBytes = {
  ...{ path: 'a.png', fileName: 'a.png', contentType: 'image/png', size: 3, attempts: 1, durationMs: 1 },
  ...{ status: 'uploaded', sha256: 'ab'.repeat(32), assetId: 'asset-1' },
};
const EXPORT = { variantId: 'v', network: 'unity', status: 'triggered', attempts: 1, run: RUN } as const;
const NOTE: Note = {
  ...{ version: 1, run: RUN, conclusion: 'failure', ...OWNER, startedAt: '2026-11-28T12:00:00.000Z' },
  ...{ files: 'cd'.repeat(32), assets: [FILE], exports: [EXPORT] },
};

const parse = (...notes: readonly object[]) => parseNotes(JSON.stringify(notes));

test('what a job kept is read as it is', () => {
  expect(parse(NOTE, { ...NOTE, files: '', assets: [] })).toEqual([NOTE, { ...NOTE, files: '', assets: [] }]);
});

test.each<readonly [string, object]>([
  ['another version', { version: 2 }],
  ['no service', { baseUrl: undefined }],
  ['no run', { run: undefined }],
  ['a digest that is none', { files: 'AB'.repeat(32) }],
  ['no digest', { files: undefined }],
  ['a hash that is none', { assets: [{ ...FILE, sha256: 'AB'.repeat(32) }] }],
  ['an id that is no text', { assets: [{ ...FILE, assetId: { toString: 'asset-1' } }] }],
  ['a negative size', { assets: [{ ...FILE, size: -1 }] }],
  ['a file that is listed twice', { assets: [FILE, FILE] }],
  ['another status of an export', { exports: [{ ...EXPORT, status: 'done' }] }],
  ['an export without a network', { exports: [{ ...EXPORT, network: undefined }] }],
  ['a flag that is none', { exports: [{ ...EXPORT, deployed: 1 }] }],
  ['a run without an attempt', { exports: [{ ...EXPORT, run: { id: 1, commit: '' } }] }],
])('a note with %s counts as damaged, and with it the whole', (_, change) => {
  expect(parse(NOTE, { ...NOTE, ...change })).toBeUndefined();
});

test.each(['', '{', 'null', '{}', '[null]', '[[]]', '{"version":1}'])('%j is damaged', (text) => {
  expect(parseNotes(text)).toBeUndefined();
});

test('a note goes as soon as later ones have all its files and exports, of the same service', () => {
  const later: Note = { ...NOTE, exports: [{ ...EXPORT, status: 'failed' }] };
  const other: Note = { ...NOTE, baseUrl: 'https://staging.example/v1' };
  expect(withoutReplaced([NOTE, other, later])).toEqual([other, later]);
  const less: Note = { ...later, assets: [] };
  expect(withoutReplaced([NOTE, less])).toEqual([NOTE, less]);
});

test('a file that was stored twice has its later id', () => {
  const notes = ['asset-1', 'asset-2'].map((assetId) => ({ ...NOTE, assets: [{ ...FILE, assetId }] }));
  const found = new JobMemory(notes, 2, OWNER).findUploads(FILE);
  expect(found).toEqual([{ assetId: 'asset-2', sha256: FILE.sha256 }]);
});
