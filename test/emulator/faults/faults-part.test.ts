import { describe, expect, it } from 'vitest';
import type { FaultName } from '../../../src/emulator/fault-options.ts';
import { eventually } from '../eventually.ts';
import { type ManyRequests, manyExports, manyUploads } from './many-requests.ts';

const KIB = 1024;

/** The requests on which many come, with the moments at which a fault can meet them. */
const SIDES = [
  ['an export', manyExports, ['after', 'before']],
  ['a small upload', (name: FaultName) => manyUploads(name, { bytes: 10 }), ['after', 'before', 'during']],
  [
    'a large upload',
    (name: FaultName) => manyUploads(name, { bytes: 300 * KIB }),
    ['after', 'before', 'during'],
  ],
] as const;

/** Waits until every request has arrived and what was to be done is done. */
async function arrived(many: ManyRequests): Promise<void> {
  await eventually(() => {
    const after = many.entries().filter((entry) => entry?.fault?.when === 'after');
    expect(many.entries()).not.toContain(undefined);
    expect(many.done()).toHaveLength(after.length);
  });
}

/** The work was done exactly where the journal says so, and every moment was met. */
function expectTruth(many: ManyRequests, name: string, moments: readonly string[]): void {
  const met = many.requests.map((request, index) => ({ ...request, fault: many.entries()[index]?.fault }));
  expect(met.every(({ fault }) => fault?.name === name)).toBe(true);
  expect([...new Set(met.map(({ fault }) => fault?.when))].sort()).toEqual(moments);
  const after = met.filter(({ fault }) => fault?.when === 'after').map((request) => request.name);
  expect(many.done().sort()).toEqual(after.sort());
}

function contentLength(head: string): number {
  return Number(/^content-length: (\d+)$/im.exec(head)?.[1]);
}

describe.each(SIDES)('%s', (_, start, moments) => {
  it('is reset before any answer, whether its work was done or not', async () => {
    const many = await start('reset');
    for (const { connection } of many.requests) {
      expect(await connection.ended).toBe('reset');
      expect(connection.received).toBe('');
    }
    expectTruth(many, 'reset', moments);
    expect(many.entries().every((entry) => entry?.status === undefined)).toBe(true);
  });

  it('is reset inside the body of an answer that looks like success', async () => {
    const many = await start('reset-body');
    for (const { connection } of many.requests) {
      expect(await connection.ended).toBe('reset');
      const [head = '', body = ''] = connection.received.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 20[01] /);
      expect(body.length).toBeLessThan(contentLength(head));
    }
    expectTruth(many, 'reset-body', moments);
    expect(many.entries().every((entry) => [200, 201].includes(entry?.status ?? 0))).toBe(true);
  });

  it('gets fewer bytes than Content-Length says, and an orderly end', async () => {
    const many = await start('truncate');
    for (const { connection } of many.requests) {
      expect(await connection.ended).toBe('orderly');
      const [head = '', body = ''] = connection.received.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 20[01] /);
      expect(body.length).toBeLessThan(contentLength(head));
    }
    expectTruth(many, 'truncate', moments);
  });

  it('gets no answer, until the client ends the connection', async () => {
    const many = await start('stall');
    await arrived(many);
    expectTruth(many, 'stall', moments);
    // A stall in the middle of a large body is seen by nobody who has stopped reading.
    const others = many.requests.filter((__, index) => many.entries()[index]?.fault?.when !== 'during');
    for (const { connection } of others) connection.end();
    for (const { connection } of others) await connection.ended;
    for (const { connection } of many.requests) expect(connection.received).toBe('');
  });

  it('gets no answer, until the emulator ends', async () => {
    const many = await start('stall');
    await arrived(many);
    await many.emulator.close();
    for (const { connection } of many.requests) await connection.ended;
    for (const { connection } of many.requests) expect(connection.received).toBe('');
    expect(many.entries().every((entry) => entry?.status === undefined)).toBe(true);
  });
});

it('lets now more, now less of an answer out', async () => {
  const many = await manyExports('truncate');
  for (const { connection } of many.requests) await connection.ended;
  const lengths = many.requests.map(({ connection }) => connection.received.split('\r\n\r\n')[1]?.length);
  expect(new Set(lengths).size).toBeGreaterThan(5);
});

it('meets a large upload before a byte of it has been read, or when a part has', async () => {
  const bytes = 300 * KIB;
  const many = await manyUploads('reset', { bytes });
  for (const { connection } of many.requests) await connection.ended;
  const readAt = (when: string): number[] =>
    many.entries().flatMap((entry) => (entry?.fault?.when === when ? [entry.bodyBytes] : []));
  expect(new Set(readAt('before'))).toEqual(new Set([0]));
  expect(new Set(readAt('after'))).toEqual(new Set([bytes]));
  const parts = readAt('during');
  expect(Math.min(...parts)).toBeGreaterThan(0);
  expect(Math.min(...parts)).toBeLessThan(bytes);
});

describe.each(['reset', 'reset-body', 'stall', 'truncate'] as const)('the fault %s', (name) => {
  it('ends the connection of a client that stops in the middle of its upload', async () => {
    const many = await manyUploads(name, { bytes: 1_000, sent: 500 });
    await eventually(() => expect(many.entries()).not.toContain(undefined));
    for (const { connection } of many.requests) connection.end();
    for (const { connection } of many.requests) await connection.ended;
    expect(many.done()).toEqual([]);
  });

  it('does no harm where the client has gone before the answer', async () => {
    const many = await manyExports(name, { latencyMs: 20 });
    await eventually(() => expect(many.entries()).not.toContain(undefined));
    for (const { connection } of many.requests) connection.destroy();
    await arrived(many);
    expectTruth(many, name, ['after', 'before']);
    await many.emulator.close();
  });
});
