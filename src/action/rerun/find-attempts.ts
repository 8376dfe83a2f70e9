import type { Answered } from './ask-cache.ts';
import { doneLists, type JobKeys, overList, storedList } from './keys.ts';
import { isEmpty, joinMemories, type Memory, parseMemory, withoutOver } from './memory.ts';

/** What the steps of a job left in earlier attempts of the workflow run. */
export interface Found {
  readonly memory: Memory;
  /** The last attempt that left what it did; 0 if none did. */
  readonly lastAttempt: number;
  /** Whether all of it was over: the step succeeded. */
  readonly isOver: boolean;
  /** Why something may be missing. */
  readonly trouble: 'none' | 'no cache' | 'no answer' | 'damaged' | 'nothing left';
}

type Restore = (lists: readonly string[]) => Promise<Answered>;

/** Joins what the job did in all earlier attempts. What was over after an attempt counts no more. */
export async function findAttempts(
  { keys, attempt }: { readonly keys: JobKeys; readonly attempt: number },
  restore: Restore,
): Promise<Found> {
  const attempts = Array.from({ length: attempt }, (_, index) => index + 1);
  const earlier = attempts.slice(0, -1);
  // The first attempt has nothing that is over, and no upload before it.
  const { answer, entries } = await restore([
    ...earlier.flatMap((nth) => doneLists(keys, nth)),
    ...earlier.slice(1).map((nth) => overList(keys, nth)),
    ...attempts.slice(1).map((nth) => storedList(keys, nth)),
  ]);
  const memories = entries.map(({ list, text = '' }) => ({ list, memory: parseMemory(text) }));
  const read = (list: string): Memory[] =>
    memories.flatMap((one) => (one.list === list ? (one.memory ?? []) : []));
  let known: Memory[] = [];
  let lastAttempt = 0;
  let isOver = false;
  for (const nth of earlier) {
    const [over, done] = [read(overList(keys, nth)), doneLists(keys, nth).flatMap(read)];
    known = [...known.map((memory) => over.reduce(withoutOver, memory)), ...done];
    isOver = known.every(isEmpty) && done.length === 0 && (isOver || over.length > 0);
    if (done.length > 0) lastAttempt = nth;
  }
  const memory = joinMemories(known);
  // An upload stored something in that attempt, so exports without files that were triggered before it are of other files.
  const lastStored = attempts.findLast((nth) => entries.some(({ list }) => list === storedList(keys, nth)));
  const exports = memory.exports.filter((one) => one.files !== '' || one.attempt >= (lastStored ?? 0));
  return { memory: { ...memory, exports }, lastAttempt, isOver, trouble: troubleOf() };

  function troubleOf(): Found['trouble'] {
    if (answer === undefined) return 'no answer';
    if (!answer.isAvailable) return 'no cache';
    if (memories.some((one) => one.memory === undefined)) return 'damaged';
    return lastAttempt === 0 && !isOver ? 'nothing left' : 'none';
  }
}
