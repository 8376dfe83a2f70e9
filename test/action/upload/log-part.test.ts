import { expect, test } from 'vitest';
import { Log } from '../../../src/action/runner/log.ts';
import { logPart } from '../../../src/action/upload/log-part.ts';
import { captureStdout } from '../capture-stdout.ts';

function told(sizes: readonly number[], whole: { readonly files: number; readonly bytes: number }): unknown {
  const stdout = captureStdout();
  const assets = sizes.map((size) => {
    return { path: 'a', absolutePath: '/w/a', fileName: 'a', contentType: 'a/b', size };
  });
  const part = { shard: { index: 2, total: 1_000 }, whole: { ...whole, sha256: 'ab' } };
  logPart(part, { assets, exports: [] }, new Log());
  return stdout.lines;
}

test('a part is told with how much of the whole it is', () => {
  const sizes = Array.from({ length: 2_048 }, () => 1);
  expect(told(sizes, { files: 3_000, bytes: 5 * 1_024 })).toEqual([
    'This is part 2 of 1,000: 2,048 of 3,000 files (2 KiB of 5 KiB)',
  ]);
});

test('a part may have nothing', () => {
  expect(told([], { files: 1, bytes: 1 })).toEqual(['This is part 2 of 1,000: 0 of 1 file (0 B of 1 B)']);
});
