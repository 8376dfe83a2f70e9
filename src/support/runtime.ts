import { setFlagsFromString } from 'node:v8';

/** The version in package.json, which is not part of the bundle. A test compares the two. */
export const VERSION = '0.1.0';

/**
 * Makes V8 collect garbage sooner, at the cost of some time. By default the heap grows to a multiple of the needed size,
 * which takes much memory for work on 100,000 small objects.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--semi-space-growth-factor=1');
}
