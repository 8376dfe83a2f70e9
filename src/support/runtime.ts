import { setFlagsFromString } from 'node:v8';

/** The version in package.json, which is not part of the bundle; a test holds the two against each other. */
export const VERSION = '0.1.0';

/**
 * Lets V8 collect garbage sooner, for work that keeps many small things: by itself it lets the heap grow to a multiple of
 * what is needed first. Costs some time, hence not for everybody.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--semi-space-growth-factor=1');
}
