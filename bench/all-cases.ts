import type { Case } from './case.ts';
import { COLD_START } from './cases/cold-start.ts';
import { CONCURRENCY } from './cases/concurrency.ts';
import { EMULATOR } from './cases/emulator.ts';
import { LARGE_FILE } from './cases/large-file.ts';
import { MANY_SMALL } from './cases/many-small.ts';
import { MEDIUM_FILES } from './cases/medium-files.ts';
import { MEMORY } from './cases/memory.ts';
import { MERGE } from './cases/merge.ts';
import { MORE_SMALL } from './cases/more-small.ts';
import { PACE } from './cases/pace.ts';
import { PLAN } from './cases/plan.ts';
import { UNCHANGED_FILES } from './cases/unchanged-files.ts';
import { VERY_MANY } from './cases/very-many.ts';

/** In the order in which they run. */
export const ALL_CASES: readonly Case[] = [
  MANY_SMALL,
  MEDIUM_FILES,
  LARGE_FILE,
  MEMORY,
  MORE_SMALL,
  VERY_MANY,
  ...CONCURRENCY,
  COLD_START,
  UNCHANGED_FILES,
  PLAN,
  MERGE,
  ...PACE,
  EMULATOR,
];
