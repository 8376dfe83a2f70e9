/** What a name or an answer from outside may hold to be taken for something else. */
const HOSTILE = [
  '::',
  ':',
  '##[',
  '##',
  '#',
  '[',
  ']',
  '::error::',
  '::add-mask::',
  '##[set-output]',
  '\n',
  '\r',
  '\r\n',
  '\t',
  ' ',
  '\0',
  '\b',
  '\u001b[31m',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2028',
  '\u2029',
  '\u2066',
  '\u3000',
  '\ufeff',
  '\u{e0041}',
  '\ud800',
  '\\',
  '%0A',
  '%',
  '<',
  '>',
  '&',
  '&#58;',
  '`',
  '*',
  '_',
  '|',
  '~',
  '"',
  "'",
  '-',
  '+',
  '1.',
  'www.',
  'http://',
  '@',
  '$',
  'ü',
  '日',
  '🎈',
  'a',
  'b.png',
] as const;

/** Texts made of hostile parts; the same ones each time. */
export function randomTexts(count: number): string[] {
  const random = pseudoRandom(20_260_203);
  return Array.from({ length: count }, () => {
    const parts = Array.from(
      { length: Math.floor(random() * 9) },
      () => HOSTILE[Math.floor(random() * HOSTILE.length)],
    );
    return parts.join('');
  });
}

/** Numbers in [0, 1) that look like chance ("mulberry32", Ettinger 2017). */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
