import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, withoutMasks } from './assertions.ts';
import { EXPORT, inputsFor, runAction, runSubAction } from './run-action.ts';
import { json, startStubService } from './stub-service.ts';

/* Secrets of any length and number cost neither a run nor a leak. */

/** A token like a JWT of this length. */
const tokenOf = (length: number): string => randomBytes(length).toString('base64url').slice(0, length);

test.each([8, 40, 800, 1_850, 16_384])('a token of %i characters is used and never shown', async (length) => {
  const token = tokenOf(length);
  const stub = await startStubService({ triggerExport: () => json({ echo: token, id: 'e-1' }) });
  const inputs = inputsFor(stub.origin, { token, assets: '*.html', ...EXPORT, manifest: 'm.json' });
  const result = await runAction({ ...HERE, files: { 'a.html': 'a' }, inputs });
  expectGreen(result);
  expect(stub.journal[0]?.headers['authorization']).toBe(`Bearer ${token}`);
  const shown = [withoutMasks(result.stdout), result.summary, JSON.stringify(result.outputs)];
  for (const text of [...shown, JSON.stringify(result.manifest)])
    expect(text).not.toContain(token.slice(0, 100));
});

test.each([1_850, 16_384])(
  'invalid inputs and a dry run do not show a token of %i characters',
  async (length) => {
    const token = tokenOf(length);
    const long = { token, 'github-token': tokenOf(length), 'base-url': 'https://service.invalid' };
    const dry = await runAction({
      ...HERE,
      files: { 'a.html': 'a' },
      inputs: { ...long, assets: '*.html', 'dry-run': 'true' },
    });
    expect(dry.exitCode).toBe(0);
    const wrong = await runAction({ ...HERE, inputs: { ...long, concurrency: token } });
    const games = await runSubAction({ ...HERE, action: 'games', inputs: { ...long, name: token } });
    for (const { exitCode, stdout } of [wrong, games]) {
      expect(exitCode).toBe(1);
      expect(stdout).toContain('::error title=Invalid input::');
      expect(withoutMasks(stdout)).not.toContain(token.slice(0, 60));
    }
  },
);

test('1,000 upload URLs that share words with an export response cost no run', async () => {
  const urls: string[] = [];
  const query = () =>
    `name=organizations%2Fprod%2F${crypto.randomUUID()}.png&X-Amz-Signature=${randomBytes(32).toString('hex')}`;
  const stub = await startStubService({
    askForUrl: (nth, _, { origin }) => {
      urls.push(`${origin}/bucket/${nth}?${query()}`);
      return json({ uploadUrl: urls.at(-1), assetId: `asset-${nth}` });
    },
    triggerExport: () => json({ kind: 'organizations', urls }),
  });
  const files = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [`${index}.png`, String(index)]),
  );
  const result = await runAction({ files, inputs: inputsFor(stub.origin, { assets: '*.png', ...EXPORT }) });
  expectGreen(result);
  const [exported] = JSON.parse(result.outputs['exports'] || '[{}]');
  expect([exported.status, result.manifest.exports[0]?.response]).toMatchObject([
    'triggered',
    { kind: 'organizations' },
  ]);
  const kept = JSON.stringify(result.manifest);
  for (const url of urls.slice(0, 20)) expect(kept).not.toContain(url.split('Signature=')[1]);
});
