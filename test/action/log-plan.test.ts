import { expect, test } from 'vitest';
import { Log } from '../../src/action/log.ts';
import { logPlan } from '../../src/action/log-plan.ts';
import { captureStdout } from './capture-stdout.ts';

test('a plan is told file by file and export by export', () => {
  const stdout = captureStdout();
  const asset = { absolutePath: '/workspace/a', fileName: 'a.png', contentType: 'image/png', size: 2_048 };
  logPlan(
    {
      assets: [
        { ...asset, path: 'img/a.png' },
        { ...asset, path: 'two\n::error::lines' },
      ],
      exports: [
        { variantId: 'v1', network: 'net' },
        { variantId: 'v2', network: 'net' },
      ],
    },
    new Log(),
  );
  expect(stdout.lines).toEqual([
    'This is a dry run: nothing is sent.',
    '::group::2 files to upload',
    '  img/a.png as a.png (2 KiB, image/png)',
    '  two\\u{a}::error::lines as a.png (2 KiB, image/png)',
    '::endgroup::',
    '2 exports to trigger',
    '  v1 → net',
    '  v2 → net',
  ]);
});

test('a plan of one export has a line about it', () => {
  const stdout = captureStdout();
  logPlan({ assets: [], exports: [{ variantId: 'v1', network: 'net' }] }, new Log());
  expect(stdout.lines.slice(-2)).toEqual(['1 export to trigger', '  v1 → net']);
});

test('a plan without exports has no line about them', () => {
  const stdout = captureStdout();
  logPlan({ assets: [], exports: [] }, new Log());
  expect(stdout.lines).toEqual([
    'This is a dry run: nothing is sent.',
    '::group::0 files to upload',
    '::endgroup::',
  ]);
});
