import { setFlagsFromString } from 'node:v8';

/**
 * Lets V8 find garbage in one go and not beside the work, which a heap of some 10 MiB takes a few milliseconds for: to do it
 * in steps makes every write to an object a little slower, and takes a processor. `spareMemory` undoes it.
 */
export function spareTime(): void {
  setFlagsFromString('--no-incremental-marking');
}
