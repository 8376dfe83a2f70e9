/** Smaller ones come out of Node's own pool, and cost next to nothing. */
const SMALLEST_BYTES = 4 * 1024;

/** More than there are files in flight are never free at once. */
const MOST_SPARE = 128;

/** By their size in bytes, a power of two. */
const spare = new Map<number, ArrayBuffer[]>();
const lent = new WeakSet<ArrayBufferLike>();

/**
 * A buffer of `size` bytes with anything in it. Memory that is new to the process costs more than what is read into it: the
 * system has to clear it, and the garbage collector to find it.
 */
export function takeBuffer(size: number): Buffer {
  if (size < SMALLEST_BYTES) return Buffer.allocUnsafe(size);
  const capacity = 2 ** Math.ceil(Math.log2(size));
  const memory = spare.get(capacity)?.pop() ?? new ArrayBuffer(capacity);
  lent.add(memory);
  return Buffer.from(memory, 0, size);
}

/** Gives a buffer back that nobody will read any more, where it was taken here; to do it twice does no harm. */
export function giveBack({ buffer }: Buffer): void {
  if (!lent.delete(buffer)) return;
  const free = spare.get(buffer.byteLength) ?? [];
  spare.set(buffer.byteLength, free);
  if (free.length < MOST_SPARE) free.push(buffer as ArrayBuffer);
}
