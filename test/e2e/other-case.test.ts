import { test } from 'vitest';
import { CAN } from '../doubles/conditions.ts';
import { CASES, expectPlanned } from './other-case.ts';

/* `test/real` has the same tests for Linux, on NTFS. */
test.skipIf(CAN.distinguishCase).each(CASES)('a run with another case than the disk %s', (_, ...planned) =>
  expectPlanned(...planned),
);
