import type { Answered, CacheOrder } from './ask-cache.ts';
import { attemptOf, isOver, listKey, overKey, type StepKeys, storedKey } from './keys.ts';
import { joinMemories, type Memory, parseMemory } from './memory.ts';

/** What earlier attempts of the workflow run left for a step. */
export type Found =
  | { readonly kind: 'memory'; readonly memory: Memory; readonly lastAttempt: number }
  /** The step succeeded in an earlier attempt. */
  | { readonly kind: 'over' }
  | { readonly kind: 'nothing'; readonly isAvailable: boolean; readonly isDamaged: boolean };

type Restore = (entries: NonNullable<CacheOrder['restore']>) => Promise<Answered>;

/** Looks for what this step left, and then for what its job left in later attempts. What several calls of a workflow left is joined. */
export async function findAttempts(
  { keys, attempt }: { readonly keys: StepKeys; readonly attempt: number },
  restore: Restore,
): Promise<Found> {
  // GitHub allows 50 attempts. The newest first.
  const earlier = Array.from({ length: attempt - 1 }, (_, index) => attempt - 1 - index);
  const ofStep = await restore(
    earlier.flatMap((nth) => [{ key: listKey(keys, nth).key }, overKey(keys, nth)]),
  );
  if (isOver(ofStep.answer?.found)) return { kind: 'over' };
  const newest = attemptOf(ofStep.answer?.found);
  const later = earlier.filter((nth) => nth > newest).map((nth) => listKey(keys, nth));
  const found = [ofStep, ...(later.length > 0 ? [await restore(later)] : [])].filter(
    ({ answer }) => answer?.found !== undefined,
  );
  const memories = found.map(({ text = '' }) => parseMemory(text));
  const known = memories.filter((memory) => memory !== undefined);
  if (known.length === 0 || known.length < memories.length) {
    const isAvailable = ofStep.answer?.isAvailable !== false;
    return { kind: 'nothing', isAvailable, isDamaged: memories.length > 0 };
  }
  const memory = await withoutOldExports(joinMemories(known), { keys, attempt }, restore);
  return {
    kind: 'memory',
    memory,
    lastAttempt: Math.max(...found.map(({ answer }) => attemptOf(answer?.found))),
  };
}

/** Drops exports without files that were triggered before an upload of a later attempt stored something. */
async function withoutOldExports(
  memory: Memory,
  { keys, attempt }: { readonly keys: StepKeys; readonly attempt: number },
  restore: Restore,
): Promise<Memory> {
  const blind = memory.exports.filter(({ files }) => files === '');
  if (blind.length === 0) return memory;
  const oldest = Math.min(...blind.map((one) => one.attempt));
  const later = Array.from({ length: attempt - oldest }, (_, index) => storedKey(keys, attempt - index));
  const { answer } = await restore(later);
  const marked = attemptOf(answer?.found);
  return { ...memory, exports: memory.exports.filter((one) => one.files !== '' || one.attempt >= marked) };
}
