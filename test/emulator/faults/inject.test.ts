import { describe, expect, it } from 'vitest';
import type { FaultName } from '../../../src/emulator/fault-options.ts';
import type { EmulatorOptions } from '../../../src/emulator/options.ts';
import type { Emulator } from '../../../src/emulator/start-emulator.ts';
import { callApi } from '../client.ts';
import { newFolder } from '../new-folder.ts';
import { putFile } from '../put-file.ts';
import { requestUpload } from '../request-upload.ts';
import { runEmulator } from '../run-emulator.ts';
import type { Answer } from '../send.ts';

function runFaulty(name: FaultName, options: EmulatorOptions = {}): Promise<Emulator> {
  return runEmulator({ ...options, faults: { rates: { [name]: 1 } } });
}

function triggerExport(emulator: Emulator, variantId = 'v-1'): ReturnType<typeof callApi> {
  return callApi(emulator, 'POST', '/export', { body: { variantId, network: 'unity' } });
}

/** Puts a file so often to an emulator whose every request meets a fault. */
async function putOften(
  times: number,
  name: FaultName,
  options: EmulatorOptions = {},
): Promise<{ emulator: Emulator; answers: Answer[] }> {
  const dataDir = await newFolder();
  const healthy = await runEmulator({ dataDir });
  const { pathname, search } = new URL((await requestUpload(healthy)).uploadUrl);
  await healthy.close();
  const emulator = await runFaulty(name, { ...options, dataDir });
  const answers: Answer[] = [];
  for (let put = 0; put < times; put += 1)
    answers.push(await putFile(emulator.origin + pathname + search, 'x'));
  return { emulator, answers };
}

describe('the fault 429', () => {
  it('refuses a request to the API with the error body, and does nothing', async () => {
    const emulator = await runFaulty('429');
    const { status, headers, body } = await triggerExport(emulator);
    expect(status).toBe(429);
    expect(headers['content-type']).toBe('application/json');
    expect(headers['retry-after']).toBe('1');
    expect(body).toEqual({
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Try again after a delay',
    });
    expect(emulator.exports()).toEqual([]);
    expect(emulator.journal.entries).toMatchObject([{ status: 429, fault: { name: '429', when: 'before' } }]);
  });

  it('refuses an upload with XML, and keeps nothing of it', async () => {
    const { emulator, answers } = await putOften(1, '429');
    expect(answers).toMatchObject([
      { status: 429, headers: { 'content-type': 'application/xml', 'retry-after': '1' } },
    ]);
    expect(answers[0]?.text).toContain('<Code>SlowDown</Code>');
    expect(emulator.storedAssets()).toEqual([]);
  });

  it('says when as the emulator always does: by a date, or not at all', async () => {
    const now = (): number => Date.UTC(2027, 0, 1, 0, 0, 0, 500);
    const byDate = await triggerExport(await runFaulty('429', { retryAfter: 'date', now }));
    expect(byDate.headers['retry-after']).toBe('Fri, 01 Jan 2027 00:00:01 GMT');
    const silent = await triggerExport(await runFaulty('429', { retryAfter: 'none' }));
    expect(silent.headers).not.toHaveProperty('retry-after');
  });
});

describe('the fault 5xx', () => {
  it('answers 500, 502, 503 or 504 with the error body, whether the export was recorded or not', async () => {
    const emulator = await runFaulty('5xx');
    const variants = Array.from({ length: 60 }, (_, index) => `v-${index}`);
    const answers = await Promise.all(variants.map((variantId) => triggerExport(emulator, variantId)));
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual([500, 502, 503, 504]);
    for (const { status, body } of answers) {
      expect(body).toEqual({ statusCode: status, error: expect.any(String), message: expect.any(String) });
    }
    const after = emulator.journal.entries.filter(({ fault }) => fault?.when === 'after');
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThan(variants.length);
    expect(emulator.exports().map(({ variantId }) => ({ variantId, network: 'unity' }))).toEqual(
      after.map(({ body }) => body),
    );
  });

  it('answers an upload with XML, and with no header of the answer that it stands for', async () => {
    const { emulator, answers } = await putOften(40, '5xx');
    const codes = answers.map(({ status, text }) => `${status} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1]}`);
    expect([...new Set(codes)].sort()).toEqual([
      '500 InternalError',
      '502 BadGateway',
      '503 ServiceUnavailable',
      '504 GatewayTimeout',
    ]);
    for (const { headers } of answers) expect(headers).not.toHaveProperty('etag');
    expect(emulator.storedAssets()).toHaveLength(1);
  });

  it('says Retry-After with a 503 alone, and only where nothing was done', async () => {
    const { emulator, answers } = await putOften(60, '5xx');
    const told = answers.map(({ headers }) => headers['retry-after']);
    const entries = emulator.journal.of('PUT', '/storage/');
    expect(told).toEqual(
      entries.map(({ status, fault }) => (status === 503 && fault?.when === 'before' ? '1' : undefined)),
    );
    expect(told).toContain('1');
  });
});

describe('the fault expired', () => {
  it('refuses an upload as the storage refuses an address that has expired', async () => {
    const { emulator, answers } = await putOften(1, 'expired');
    expect(answers[0]?.status).toBe(403);
    expect(answers[0]?.text).toContain('<Code>AccessDenied</Code><Message>Request has expired</Message>');
    expect(emulator.storedAssets()).toEqual([]);
  });

  it('is none of the API', async () => {
    expect((await triggerExport(await runFaulty('expired'))).status).toBe(201);
  });
});

describe('faults', () => {
  it('come before authentication, and after the journal', async () => {
    const emulator = await runFaulty('429');
    const body = { a: 1 };
    expect((await callApi(emulator, 'POST', '/games', { token: null, body })).status).toBe(429);
    expect(emulator.journal.entries).toMatchObject([{ body, status: 429 }]);
  });

  it('meet a request as often as it comes, and each time anew', async () => {
    const emulator = await runEmulator({ faults: { rates: { '429': 0.5 }, seed: 1 } });
    for (let nth = 0; nth < 20; nth += 1) await triggerExport(emulator);
    const statuses = new Set(emulator.journal.entries.map(({ status }) => status));
    expect(statuses).toEqual(new Set([201, 429]));
  });

  it('are the same for the same seed, though every address is a new one', async () => {
    const uploadAll = async (order: (names: string[]) => string[]): Promise<string[]> => {
      const emulator = await runEmulator({ faults: { rates: { '429': 0.3, expired: 0.3 }, seed: 5 } });
      const names = Array.from({ length: 20 }, (_, index) => `f-${index}`);
      for (const fileName of order(names)) {
        const body = { fileName, contentType: 'image/png', organizationId: 'org-1' };
        const answer = await callApi(emulator, 'POST', '/storage/urls', { body });
        if (answer.status === 201) await putFile((answer.body as { uploadUrl: string }).uploadUrl, 'x');
      }
      const told = emulator.journal.entries.map(({ method, path, body, status }) =>
        method === 'PUT'
          ? `PUT ${path.split('/').at(-1)} ${status}`
          : `POST ${JSON.stringify(body)} ${status}`,
      );
      return told.sort();
    };
    expect(await uploadAll((names) => names.toReversed())).toEqual(await uploadAll((names) => names));
  });

  it('leave no word in the journal where there are none', async () => {
    const emulator = await runEmulator();
    await triggerExport(emulator);
    expect(emulator.journal.entries).toMatchObject([{ fault: undefined, status: 201 }]);
  });

  it('keep an emulator from starting where their rates make no sense', async () => {
    await expect(runEmulator({ faults: { rates: { reset: 2 } } })).rejects.toThrow(RangeError);
  });
});
