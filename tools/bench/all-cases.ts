import type { Case } from './case.ts';
import { PACE } from './cases/pace.ts';
import { UPLOADS } from './cases/uploads.ts';

/** In the order in which they run. */
export const ALL_CASES: readonly Case[] = [...UPLOADS, PACE];
