import type { Case } from './case.ts';
import { COLD_START } from './cases/cold-start.ts';
import { FINDING_FILES } from './cases/finding-files.ts';
import { LARGE_FILE } from './cases/large-file.ts';
import { LATE_ANSWERS } from './cases/late-answers.ts';
import { MANY_SMALL } from './cases/many-small.ts';
import { MEDIUM_FILES } from './cases/medium-files.ts';
import { MORE_SMALL } from './cases/more-small.ts';
import { OVER_TLS } from './cases/over-tls.ts';
import { UNCHANGED_FILES } from './cases/unchanged-files.ts';
import { VERY_MANY } from './cases/very-many.ts';

/** In the order in which they run. */
export const ALL_CASES: readonly Case[] = [
  MANY_SMALL,
  MEDIUM_FILES,
  LARGE_FILE,
  MORE_SMALL,
  VERY_MANY,
  LATE_ANSWERS,
  OVER_TLS,
  COLD_START,
  UNCHANGED_FILES,
  FINDING_FILES,
];
