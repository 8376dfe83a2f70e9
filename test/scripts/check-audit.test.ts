import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../doubles/environment.ts';
import { type StubReply, startStub } from '../doubles/stub-server.ts';

/** npm's own audit, against a stub registry. */

const SCRIPT = resolve(import.meta.dirname, '../../scripts/check-audit.ts');
const ADVISORY = {
  id: 1,
  url: 'https://example.com/advisory',
  title: 'Takes any extension',
  severity: 'high',
  vulnerable_versions: '<5',
  cwe: [],
  cvss: { score: 7 },
};

/** Runs the script with this registry and an empty cache: its exit code and its output. */
async function auditAt(registry: string): Promise<[code: unknown, printed: string]> {
  const npm = { registry, cache: await temporaryFolder(), fetch_retries: '0' };
  const variables = Object.entries(npm).map(([name, value]) => [`npm_config_${name}`, value]);
  const env = { ...process.env, ...Object.fromEntries(variables) };
  return new Promise((done) => {
    execFile(process.execPath, [SCRIPT], { env }, (error, stdout) => done([error?.code ?? 0, stdout]));
  });
}

async function auditAnswered(reply: StubReply): Promise<[code: unknown, printed: string]> {
  const registry = (await startStub()).always(async ({ request, receive, respond }) => {
    await receive();
    respond(request.method === 'POST' ? reply : { status: 404, body: '{}' });
  });
  return auditAt(`${registry.origin}/`);
}

const json = (value: unknown): StubReply => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

test('the audit passes if the registry knows no vulnerability', async () => {
  expect(await auditAnswered(json({}))).toEqual([0, 'audit: packages with a known vulnerability: 0\n']);
});

test('the audit also reads the lock of Stryker', async () => {
  const [code, printed] = await auditAnswered(
    json({ 'mutation-testing-metrics': [{ ...ADVISORY, vulnerable_versions: '<99' }] }),
  );
  expect(code).toBe(1);
  expect(printed).toMatch(/^mutation-testing-metrics \(high\): /m);
});

test('the audit fails if a vulnerability is known, and names it', async () => {
  const [code, printed] = await auditAnswered(json({ mime: [ADVISORY] }));
  expect(code).toBe(1);
  expect(printed).toBe(
    'mime (high): Takes any extension in <5, https://example.com/advisory\n' +
      'audit: packages with a known vulnerability: 1\n',
  );
});

test.each([404, 405])(
  'the audit passes with a note if the registry has no audit service: %i',
  async (status) => {
    expect(await auditAnswered({ status, body: '{}' })).toEqual([
      0,
      `audit: not done, this registry has no such service (${status})\n`,
    ]);
  },
);

test.each([401, 503])('the audit fails if the registry responds with an error: %i', async (status) => {
  const [code, printed] = await auditAnswered({ status, body: '{}' });
  expect(code).toBe(1);
  expect(printed).toContain(`audit: no response. ${status} `);
});

test('the audit fails if there is no registry', async () => {
  const [code, printed] = await auditAt('http://127.0.0.1:2/');
  expect(code).toBe(1);
  expect(printed).toContain('audit: no response. ');
});
