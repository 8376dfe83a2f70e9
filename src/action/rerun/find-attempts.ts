import type { CacheAnswer } from './ask-cache.ts';
import { doneLists, type JobKeys, overLists, storedList } from './keys.ts';
import { isEmpty, isSameStep, joinMemories, type Memory, type OwnedRequest, parseSteps } from './memory.ts';

/** What the steps of a job left in earlier attempts of the workflow run. */
export interface Found {
  readonly memory: Memory;
  /** The last attempt that left something; 0 if none did. */
  readonly lastAttempt: number;
  /** Whether all of it was over: the step succeeded. */
  readonly isOver: boolean;
  /** Why something may be missing. */
  readonly trouble: Trouble | undefined;
}

export type Trouble = 'no cache' | 'no answer' | 'damaged' | 'nothing left';

type Restore = (lists: readonly (readonly string[])[]) => Promise<CacheAnswer | undefined>;

/**
 * Joins what the job did in all earlier attempts. A step that was over after an attempt counts no more.
 *
 * @param asked the exports that the step asks for
 */
export async function findAttempts(
  { keys, attempt }: { readonly keys: JobKeys; readonly attempt: number },
  asked: readonly OwnedRequest[],
  restore: Restore,
): Promise<Found> {
  const attempts = Array.from({ length: attempt }, (_, index) => index + 1);
  const earlier = attempts.slice(0, -1);
  // The first attempt has nothing that is over, and no upload before it.
  const answer = await restore([
    ...earlier.map((nth) => doneLists(keys, nth)),
    ...earlier.slice(1).map((nth) => overLists(keys, nth)),
    ...attempts.slice(1).map((nth) => [storedList(keys, nth)]),
  ]);
  const entries = answer?.found ?? [];
  const parsed = entries.map(({ list, text = '' }) => ({ list, steps: parseSteps(text) }));
  const read = (lists: readonly string[]): Memory[] =>
    parsed.flatMap(({ list, steps = [] }) => (lists.includes(list) ? steps : []));
  let [known, ended]: [Memory[], Memory[]] = [[], []];
  let lastAttempt = 0;
  for (const nth of earlier) {
    const [over, done] = [read(overLists(keys, nth)), read(doneLists(keys, nth))];
    known = [...without(over, known), ...done];
    ended = without(done, [...ended, ...over]);
    if (done.length + over.length > 0) lastAttempt = nth;
  }
  const isOwn = (step: Memory): boolean =>
    asked.length === 0 || isSameStep({ files: [], exports: asked }, step);
  const isOver = ended.some(isOwn) && known.filter(isOwn).every(isEmpty);
  const memory = joinMemories(known);
  // An upload stored something in that attempt, so exports without files that were triggered before it are of other files.
  const lastStored = attempts.findLast((nth) => entries.some(({ list }) => list === storedList(keys, nth)));
  const exports = memory.exports.filter((one) => one.files !== '' || one.attempt >= (lastStored ?? 0));
  return { memory: { ...memory, exports }, lastAttempt, isOver, trouble: troubleOf() };

  function troubleOf(): Trouble | undefined {
    if (answer === undefined) return 'no answer';
    if (!answer.isAvailable) return 'no cache';
    if (parsed.some(({ steps }) => steps === undefined)) return 'damaged';
    return lastAttempt === 0 ? 'nothing left' : undefined;
  }
}

function without(others: readonly Memory[], steps: readonly Memory[]): Memory[] {
  return steps.filter((step) => !others.some((one) => isSameStep(one, step)));
}
