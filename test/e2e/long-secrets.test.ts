import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { expectGreen, withoutMasks } from './assertions.ts';
import { EXPORT, inputsFor, runAction } from './run-action.ts';
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
