import { formatNumber } from '../../support/format-number.ts';
import type { Log } from './log.ts';

/** On Linux one value above 131,072 bytes stops the next step ("Argument list too long"). */
export const LARGEST_OUTPUT_BYTES = 100_000;

export function fitsOutput(text: string): boolean {
  return Buffer.byteLength(text) <= LARGEST_OUTPUT_BYTES;
}

/**
 * An output as a later step can take it: too large a one is left empty, and a warning names what has it instead.
 *
 * @param instead where it stands, as the end of a sentence: `the manifest: <path>`
 */
export function fitOutput(name: string, text: string, instead: string, log: Log): string {
  if (fitsOutput(text)) return text;
  log.warning(
    'Output left empty',
    `\`${name}\` would be larger than ${formatNumber(LARGEST_OUTPUT_BYTES)} bytes, which a later step could not take.`,
    `What it would say is in ${instead}`,
  );
  return '';
}
