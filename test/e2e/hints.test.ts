import { describe, expect, test } from 'vitest';
import { needs } from '../doubles/conditions.ts';
import { SELF_SIGNED } from '../doubles/environment.ts';
import { runEmulator } from '../emulator/run-emulator.ts';
import { annotations, expectRed } from './assertions.ts';
import { type ActionResult, inputsFor, runAction, startEmulator } from './run-action.ts';
import { errorReply, json, startStubService } from './stub-service.ts';

/* Hints in annotations about likely mistakes. */

const PLAN = { 'dry-run': 'true', 'base-url': 'https://service.invalid/v1', organization: 'org-1' };

function levels(result: ActionResult): { title: string; message: string }[] {
  return [...annotations(result, 'error'), ...annotations(result, 'warning')];
}

/** Expects that every annotation has two to four lines: what failed, the cause, and what to do next. */
function expectFourLines(result: ActionResult): void {
  for (const { title, message } of levels(result)) {
    const lines = message.split('\n');
    expect(lines.length, `${title}\n${message}`).toBeLessThanOrEqual(4);
    expect(lines.length, `${title}\n${message}`).toBeGreaterThanOrEqual(2);
    expect(message.length).toBeLessThanOrEqual(4_096);
  }
}

describe('a pattern without a match', () => {
  test.each([
    ['quotes', '"*.png"', { 'a.png': '' }, /the quotes are part of the pattern/],
    ['a JSON list', '["*.gif", "*.jpg"]', { 'a.png': '' }, /JSON list.*: `\*\.gif`, `\*\.jpg`/],
    ['hidden files alone', 'img/*', { 'img/.a.png': '' }, /`include-hidden-files` is true/],
    ['nothing checked out', '**', {}, /is an actions\/checkout step or a build step missing/],
    [
      'another case',
      'Img/**',
      { 'img/a.png': '' },
      /there is no Img, but there is img; upper .* Write: `img\/\*\*`/,
    ],
  ])('with %s gets a hint', async (_, assets, files, hint) => {
    if (assets.startsWith('Img')) needs('distinguishCase');
    const result = await runAction({ files, inputs: { ...PLAN, assets } });
    const message = expectRed(result, 'No files found');
    expect(message).toMatch(hint);
    expectFourLines(result);
    const beside = { files: { ...files, 'x.txt': '' }, inputs: { ...PLAN, assets: `x.txt\n${assets}` } };
    if (Object.keys(files).length === 0) return;
    const warned = await runAction(beside);
    expect(annotations(warned, 'warning')).toEqual([
      { title: 'Pattern without a match', message: expect.stringMatching(hint) },
    ]);
    expectFourLines(warned);
  });
});

test('files whose names look like items of a list are found, without a hint', async () => {
  const files = { '- a.png': '', '[b, c]': '', "'d'": '' };
  const result = await runAction({ files, inputs: { ...PLAN, assets: Object.keys(files).join('\n') } });
  expect(levels(result)).toEqual([]);
  expect(result.manifest.assets.map(({ path }) => path)).toEqual(Object.keys(files).sort());
});

test('variants, networks and content types in the form of lists are invalid, each with the corrected line', async () => {
  const inputs = {
    ...PLAN,
    assets: '**',
    variant: '- v1\n- v2',
    network: '["unity", "applovin"]',
    'content-types': '"*.js": "text/plain"',
  };
  const result = await runAction({ files: { 'a.js': '' }, inputs });
  const message = expectRed(result, 'Invalid input');
  for (const line of ['variant: v1, v2', 'network: unity, applovin', '*.js: text/plain'])
    expect(message).toContain(`: write \`${line}\``);
  expectFourLines(result);
});

describe('a wrong `base-url` is shown with the corrected line', () => {
  test.each([
    [
      'without its path prefix',
      'Service error',
      (url: string) => new URL(url).origin,
      (url: string) =>
        `the request went to /storage/urls. If the API has one, write \`base-url: ${new URL(url).origin}/PREFIX\``,
    ],
    [
      'with the path of an operation',
      'Service error',
      (url: string) => `${url}/storage/urls`,
      (url: string) => `Write \`base-url: ${url}\``,
    ],
  ])('%s', async (_, title, wrong, advice) => {
    const { baseUrl } = await startEmulator();
    const result = await runAction({
      files: { a: 'a' },
      inputs: inputsFor(wrong(baseUrl), { assets: '**' }),
    });
    expect(expectRed(result, title)).toContain(advice(baseUrl));
    expect(result.manifest.assets).toMatchObject([{ status: 'failed', attempts: 1 }]);
    expectFourLines(result);
  });

  test('http: to a port for https:', async () => {
    const stub = await startStubService({}, SELF_SIGNED);
    const plain = stub.origin.replace('https:', 'http:');
    const inputs = inputsFor(`${plain}/v1`, { assets: '**', 'max-attempts': '1' });
    const result = await runAction({ files: { a: 'a' }, inputs });
    expect(expectRed(result, 'Network failure')).toContain(`write \`base-url: ${stub.origin}/v1\``);
    expectFourLines(result);
  });
});

test('two spellings of one file name are a warning that names both', async () => {
  const files = { 'Ball.png': 'a', 'ball.png': 'b' };
  const result = await runAction({ files, inputs: { ...PLAN, assets: '**' } });
  expect(result.exitCode).toBe(0);
  const [{ title, message } = { title: '', message: '' }] = annotations(result, 'warning');
  expect(title).toBe('Two spellings of one name');
  expect(message).toContain('Ball.png and ball.png');
  expectFourLines(result);
});

test('a misspelled input, a wrong value and an old token are reported together', async () => {
  const inputs = {
    ...PLAN,
    assets: '**',
    variants: 'v1',
    'if-no-files-found': 'warning',
    'token-created': '2020-01-31',
  };
  const result = await runAction({ files: { a: '' }, inputs });
  expect(annotations(result, 'error').map(({ message }) => message)).toEqual([
    expect.stringMatching(/\(did you mean warn\?\)\n.*did you mean `variant`\?/),
  ]);
  const warnings = annotations(result, 'warning');
  expect(warnings.map(({ title }) => title)).toEqual(['Old token']);
  expect(warnings[0]?.message).toMatch(/[\d,]+ days old.*\n.*developer area, under tokens/);
  expectFourLines(result);
});

test('a session token works with a warning, and is not printed', async () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const exp = Math.floor(Date.UTC(2033, 4, 18, 3, 33) / 1000);
  const token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'u', iat: exp - 3_600, exp })}.c2lnbmF0dXJl`;
  const emulator = await runEmulator({ tokens: [{ name: token }] });
  const inputs = {
    token,
    'base-url': emulator.baseUrl,
    'allow-http': 'true',
    organization: 'org-1',
    assets: '**',
  };
  const result = await runAction({ files: { a: 'a' }, inputs });
  expect(result.exitCode).toBe(0);
  const [{ title, message } = { title: '', message: '' }] = annotations(result, 'warning');
  expect(title).toBe('Session token');
  expect(message).toContain('expires on 2033-05-18 03:33 UTC');
  const shown = result.stdout.replace(`::add-mask::${token}`, '') + result.summary;
  for (const secret of token.split('.')) expect(shown).not.toContain(secret);
  expectFourLines(result);
});

test('many wrong inputs are all in one annotation of four lines, and one per line in the log', async () => {
  const inputs = {
    'base-url': 'ftp://x',
    assets: '!x',
    variant: 'v',
    concurrency: 'many',
    summary: 'maybe',
    'dry-run': 'perhaps',
    'max-attempts': '0',
    'request-timeout': 'long',
    'content-types': Array.from({ length: 50 }, (_, index) => `line ${index}`).join('\n'),
  };
  const result = await runAction({ inputs });
  const message = expectRed(result, 'Invalid input');
  for (const name of [...Object.keys(inputs), 'network', 'organization', 'token']) {
    if (name !== 'variant') expect(message).toContain(`\`${name}\``);
  }
  for (let line = 1; line <= 50; line += 1) {
    expect(result.lines).toContainEqual(
      expect.stringMatching(new RegExp(`^ {2}\`content-types\` line ${line} must`)),
    );
  }
  expectFourLines(result);
});

test('files that the service rejects for one reason share one annotation', async () => {
  const stub = await startStubService({
    askForUrl: (nth) => errorReply(422, 'Unprocessable Entity', `request ${nth} is not understood`),
  });
  const files = Object.fromEntries(Array.from({ length: 42 }, (_, index) => [`${index}.txt`, 'x']));
  const inputs = inputsFor(stub.origin, { assets: '**' });
  const result = await runAction({ files, inputs });
  const message = expectRed(result, 'Service error');
  expect(message).toMatch(
    /^42 files not uploaded: .* and 37 more\n.*Unprocessable Entity: request \d+ is not understood\.\n/,
  );
  expectFourLines(result);
});

test('a pause of all requests is logged in a few lines', async () => {
  const limited = { ...errorReply(429, 'Too Many Requests', 'slow down'), headers: { 'retry-after': '1' } };
  const stub = await startStubService({
    // The first request is sent alone, and the others together.
    askForUrl: (nth, { request }, { origin }) =>
      nth > 1 && nth <= 17
        ? limited
        : json({ uploadUrl: `${origin}/put/${nth}`, assetId: `${request.method}-${nth}` }),
  });
  const files = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.txt`, 'x']));
  const inputs = inputsFor(stub.origin, { assets: '**' });
  const result = await runAction({ files, inputs });
  expect(result.exitCode).toBe(0);
  const waits = result.lines.filter((line) => line.includes('; waiting '));
  expect(waits.length).toBeGreaterThanOrEqual(1);
  expect(waits.length).toBeLessThanOrEqual(4);
});
