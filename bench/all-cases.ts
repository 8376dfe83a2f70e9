import type { Case } from './case.ts';
import { COLD_START } from './cases/cold-start.ts';
import { LARGE_FILE } from './cases/large-file.ts';
import { MANY_SMALL } from './cases/many-small.ts';

/** In the order in which they run. */
export const ALL_CASES: readonly Case[] = [MANY_SMALL, COLD_START, LARGE_FILE];
