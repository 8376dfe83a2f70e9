import prettyBytes from 'pretty-bytes';

/** `1,234` */
export function formatNumber(value: number): string {
  return value.toLocaleString('en');
}

/** `512 B`, `1.5 KiB` */
export function formatBytes(bytes: number): string {
  return prettyBytes(bytes, { binary: true, locale: 'en' });
}

/** `1 file`, `2 files` */
export function plural(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** Shortens a text to `length` UTF-16 units, `…` included, without a lone surrogate at its end. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Control characters, and what is invisible or changes the direction of a text; not the variation selectors of emoji. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;

/** Replaces invisible characters by their code, such as `\u{202e}`. */
export function showInvisible(text: string): string {
  return text.replace(INVISIBLE, (sign) =>
    sign === '\t' ? ' ' : `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  );
}
