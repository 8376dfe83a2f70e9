import { describe, expect, test } from 'vitest';
import type { LimitUsage } from '../../../src/action/runner/inputs/size-limits.ts';
import { Log } from '../../../src/action/runner/log.ts';
import { logPlan } from '../../../src/action/upload/dry-run.ts';
import { readUploadInputs } from '../../../src/action/upload/upload-inputs.ts';
import type { ExportOutcome, PipelineReport } from '../../../src/pipeline/outcomes.ts';
import { assetAt, recordOf, reused } from '../../pipeline/some-outcomes.ts';
import { envWith, NEEDED } from '../input-env.ts';
import { captureStdout } from '../run-here.ts';

/* The rest of a dry run: test/e2e/dry-run.test.ts, reuse.test.ts and size-limits.test.ts. */

function linesFor(report: PipelineReport, limitUsage: readonly LimitUsage[] = []): readonly string[] {
  const stdout = captureStdout();
  logPlan(report, readUploadInputs(envWith(NEEDED)).inputs, limitUsage, new Log());
  return stdout.lines;
}

describe('the log of a plan', () => {
  test('lists exports apart that an earlier step or attempt triggered or may have triggered', () => {
    const exports: ExportOutcome[] = [
      { variantId: 'v1', network: 'a', status: 'not-attempted', attempts: 0 },
      { variantId: 'v1', network: 'b', status: 'reused', attempts: 0 },
      { variantId: 'v1', network: 'c', status: 'unknown', attempts: 0 },
    ];
    expect(linesFor({ uploads: [], exports }).slice(1)).toEqual([
      '1 export to trigger',
      '  v1 to a',
      '1 export that an earlier step or attempt triggered',
      '  v1 to b',
      '1 export that an earlier step or attempt may have triggered: a real run would fail',
      '  v1 to c',
      'Total: 1 export to trigger',
    ]);
  });

  test('stays below 2,000 lines, and counts the rest', () => {
    const assets = Array.from({ length: 40_000 }, (_, index) => assetAt(`${index}.png`, { size: 2_048 }));
    const exports = Array.from({ length: 2_000 }, (_, index) => ({ variantId: `v${index}`, network: 'net' }));
    const plan = recordOf({ assets, exports, dryRun: true }).report();
    const unchanged = assets.slice(20_000).map((file) => reused(file));
    const report = { ...plan, uploads: [...plan.uploads.slice(0, 20_000), ...unchanged] };
    const limit = { pattern: '*', bytes: 1, value: 1, unit: 'B' } as const;
    const limitUsage = Array.from({ length: 500 }, () => ({ limit, bytes: 0, matching: [] }));
    const lines = linesFor(report, limitUsage);
    expect(lines.length).toBeLessThan(1_900);
    for (const rest of ['19,800', '1,800', '300']) expect(lines).toContain(`  and ${rest} more`);
    expect(lines.at(-1)).toBe(
      'Total: 20,000 files to upload (39 MiB), 20,000 to reuse, 2,000 exports to trigger',
    );
  });
});
