import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { annotations, expectRed } from './assertions.ts';
import { inputsFor, runAction, startEmulator } from './run-action.ts';

/* Hints in annotations about likely mistakes. */

const PLAN = { 'dry-run': 'true', 'base-url': 'https://service.invalid/v1', organization: 'org-1' };

test('files whose names look like items of a list are found, without a hint', async () => {
  const files = { '- a.png': '', '[b, c]': '', "'d'": '' };
  const result = await runAction({
    ...HERE,
    files,
    inputs: { ...PLAN, assets: Object.keys(files).join('\n') },
  });
  expect([...annotations(result, 'error'), ...annotations(result, 'warning')]).toEqual([]);
  expect(result.manifest.assets.map(({ path }) => path)).toEqual(Object.keys(files).sort());
});

test('a wrong `base-url` is named with where the request went', async () => {
  const { baseUrl } = await startEmulator();
  const { origin } = new URL(baseUrl);
  for (const [wrong, advice] of [
    [origin, `the request went to /storage/urls. If the API has one, write \`base-url: ${origin}/PREFIX\``],
    [`${baseUrl}/storage/urls`, 'Is /v1/storage/urls the path prefix of the API?'],
  ] as const) {
    const result = await runAction({
      ...HERE,
      files: { a: 'a' },
      inputs: inputsFor(wrong, { assets: '**' }),
    });
    expect(expectRed(result, 'Service error')).toContain(advice);
    expect(result.manifest.assets).toMatchObject([{ status: 'failed', attempts: 1 }]);
  }
});
