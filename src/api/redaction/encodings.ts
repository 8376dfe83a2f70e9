import type { Span } from './search-index.ts';

/** An encoding that programs put around a text. Each escape stands for one UTF-16 unit. */
interface Encoding {
  readonly escape: RegExp;
  readonly decode: (all: string, hex?: string, other?: string) => string;
}

const fromHex = (hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));
const CONTROLS: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const ENCODINGS: readonly Encoding[] = [
  // Of JSON (RFC 8259, 7), and backslashes before other signs.
  {
    escape: /\\(?:u([\da-fA-F]{4})|([^\w\s]|[bfnrt]))/g,
    decode: (_, hex, sign = '') => (hex === undefined ? (CONTROLS[sign] ?? sign) : fromHex(hex)),
  },
  // Of ASCII characters (RFC 3986, 2.1).
  { escape: /%([0-7][\da-f])/gi, decode: (_, hex = '') => fromHex(hex) },
  // References of HTML and XML.
  {
    escape: /&(?:#x0*([\da-f]{1,2})|(#0*\d{1,3}|amp|lt|gt|quot|apos));/gi,
    decode: (_, hex, name = '') =>
      hex === undefined
        ? (NAMED[name.toLowerCase()] ?? String.fromCharCode(Number(name.slice(1))))
        : fromHex(hex),
  },
];

/** A text with some layers of encoding taken off. */
export interface Reading {
  readonly text: string;
  /** The encoding that was taken off last, and the text before; absent for the text as it came. */
  readonly from?: { readonly encoding: Encoding; readonly outer: Reading };
}

/** JSON in JSON in a URL in HTML is one of eight. A hostile text may have many more, and each costs a pass over the text. */
const MAX_READINGS = 16;

/** A text as it is, and with each layer of encoding taken off it, in any order; those with the fewest layers first. */
export function readingsOf(text: string): readonly Reading[] {
  const readings: Reading[] = [{ text }];
  const known = new Set([text]);
  for (const outer of readings)
    for (const encoding of ENCODINGS) {
      if (readings.length === MAX_READINGS) return readings;
      const inner = outer.text.replace(encoding.escape, encoding.decode);
      if (!known.has(inner)) readings.push({ text: inner, from: { encoding, outer } });
      known.add(inner);
    }
  return readings;
}

/** Where parts of a reading lie in the text as it came. */
export function spansAsCame({ text, from }: Reading, spans: readonly Span[]): readonly Span[] {
  if (from === undefined || spans.length === 0) return spans;
  const { encoding, outer } = from;
  const places = new Uint32Array(text.length + 1);
  let [read, came] = [0, 0];
  for (const { 0: all, index } of outer.text.matchAll(encoding.escape)) {
    while (came <= index) places[read++] = came++;
    came = index + all.length;
  }
  while (read <= text.length) places[read++] = came++;
  return spansAsCame(
    outer,
    spans.map(([start, end]): Span => [Number(places[start]), Number(places[end])]),
  );
}
