import { randomInt } from 'node:crypto';

/** A part of a text: from the first number up to, but not including, the second. */
export type Span = readonly [number, number];

/** A random odd number, so that texts with equal hashes can't be made up (Karp and Rabin, 1987). */
const BASE = randomInt(2 ** 20, 2 ** 30) * 2 + 1;

/**
 * Texts that are searched for in another one, exactly and all at once. Hashes decide where a comparison is worth it, so that a search
 * costs the same whatever the number and the length of these texts; only texts of different lengths that begin alike cost one hash each.
 */
export class SearchIndex {
  readonly #window: number;
  readonly #windowPower: number;
  /** By the hash of the first characters: the lengths of the texts that begin so, and their powers of `BASE`. */
  readonly #lengths = new Map<number, Map<number, number>>();
  readonly #hashes = new Set<number>();
  readonly #texts = new Set<string>();

  /** @param window the length of the shortest text, which is at least 1 */
  constructor(window: number) {
    this.#window = window;
    this.#windowPower = powerOf(window);
  }

  add(text: string): void {
    if (this.#texts.has(text)) return;
    this.#texts.add(text);
    const hashes = hash(text);
    this.#hashes.add(Number(hashes[text.length]));
    const beginning = Number(hashes[this.#window]);
    const lengths = this.#lengths.get(beginning) ?? new Map<number, number>();
    this.#lengths.set(beginning, lengths.set(text.length, powerOf(text.length)));
  }

  /** Finds all of the texts, in the order of their beginnings. */
  find(text: string): Span[] {
    const spans: Span[] = [];
    if (this.#texts.size === 0) return spans;
    const hashes = hash(text);
    const ends = new Map<number, number>();
    for (let start = 0; start + this.#window <= text.length; start += 1) {
      const beginning = hashOf(hashes, start, start + this.#window, this.#windowPower);
      for (const [length, power] of this.#lengths.get(beginning) ?? []) {
        const end = start + length;
        if (end > text.length) continue;
        const whole = hashOf(hashes, start, end, power);
        if (!this.#hashes.has(whole)) continue;
        // One that repeats itself, such as `aaaaaaaaa`, may begin at every place of the one before: its hash is enough there.
        if (start >= (ends.get(whole) ?? 0) && !this.#texts.has(text.slice(start, end))) continue;
        ends.set(whole, end);
        spans.push([start, end]);
      }
    }
    return spans;
  }
}

/** The hashes of all beginnings of a text, by their lengths. */
function hash(text: string): Int32Array {
  const hashes = new Int32Array(text.length + 1);
  for (let at = 0; at < text.length; at += 1)
    hashes[at + 1] = Math.imul(Number(hashes[at]), BASE) + text.charCodeAt(at) + 1;
  return hashes;
}

/** The hash of a part of a text. @param power that of its length */
function hashOf(hashes: Int32Array, start: number, end: number, power: number): number {
  return (Number(hashes[end]) - Math.imul(Number(hashes[start]), power)) | 0;
}

/** `BASE` to the power of a length. */
function powerOf(length: number): number {
  let power = 1;
  for (let at = 0; at < length; at += 1) power = Math.imul(power, BASE);
  return power;
}

/** Replaces parts of a text. Parts that overlap are one. */
export function replaceSpans(text: string, spans: readonly Span[], by: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const [start, end] of spans.toSorted(([a], [b]) => a - b)) {
    if (start >= done) parts.push(text.slice(done, start), by);
    done = Math.max(done, end);
  }
  return parts.join('') + text.slice(done);
}
