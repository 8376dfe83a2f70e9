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

test.each<[string, StubReply, number, RegExp]>([
  ['passes without a vulnerability', json({}), 0, /^audit: packages with a known vulnerability: 0\n$/],
  [
    'fails and names the vulnerabilities of both locks, also that of Stryker',
    json({ mime: [ADVISORY], 'mutation-testing-metrics': [{ ...ADVISORY, vulnerable_versions: '<99' }] }),
    1,
    /^mime \(high\): Takes any extension in <5, https:\/\/example\.com\/advisory\n.*^mutation-testing-metrics \(high\): Takes any .*^audit: packages with a known vulnerability: \d+\n$/ms,
  ],
  [
    'passes with a note if the registry has no audit service',
    { status: 405, body: '{}' },
    0,
    /^audit: not done, this registry has no such service \(405\)\n$/,
  ],
  ['fails if the registry fails', { status: 503, body: '{}' }, 1, /audit: no response\. 503 /],
])('the audit %s', async (_, reply, code, printed) => {
  expect(await auditAnswered(reply)).toEqual([code, expect.stringMatching(printed)]);
});
