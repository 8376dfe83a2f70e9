import type { Answered } from './ask-cache.ts';
import { doneLists, type JobKeys, overList, storedList } from './keys.ts';
import { isEmpty, isSameStep, joinMemories, type Memory, parseSteps } from './memory.ts';

/** What the steps of a job left in earlier attempts of the workflow run. */
export interface Found {
  readonly memory: Memory;
  /** The last attempt that left something; 0 if none did. */
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
  const parsed = entries.map(({ list, text = '' }) => ({ list, steps: parseSteps(text) }));
  const read = (list: string): Memory[] =>
    parsed.flatMap((one) => (one.list === list ? (one.steps ?? []) : []));
  let known: Memory[] = [];
  let lastAttempt = 0;
  let isOver = false;
  for (const nth of earlier) {
    const [over, done] = [read(overList(keys, nth)), doneLists(keys, nth).flatMap(read)];
    known = [...known.filter((step) => !over.some((one) => isSameStep(one, step))), ...done];
    isOver = known.every(isEmpty) && done.length === 0 && (isOver || over.length > 0);
    if (done.length + over.length > 0) lastAttempt = nth;
  }
  const memory = joinMemories(known);
  // An upload stored something in that attempt, so exports without files that were triggered before it are of other files.
  const lastStored = attempts.findLast((nth) => entries.some(({ list }) => list === storedList(keys, nth)));
  const exports = memory.exports.filter((one) => one.files !== '' || one.attempt >= (lastStored ?? 0));
  return { memory: { ...memory, exports }, lastAttempt, isOver, trouble: troubleOf() };

  function troubleOf(): Found['trouble'] {
    if (answer === undefined) return 'no answer';
    if (!answer.isAvailable) return 'no cache';
    if (parsed.some(({ steps }) => steps === undefined)) return 'damaged';
    return lastAttempt === 0 ? 'nothing left' : 'none';
  }
}
