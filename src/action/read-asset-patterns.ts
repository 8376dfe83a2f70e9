import { fromHere } from '../support/from-here.ts';
import type { InputReader } from './input-reader.ts';

export interface AssetPatterns {
  readonly include: readonly string[];
  /** Without their `!`. */
  readonly exclude: readonly string[];
}

/** The patterns of `assets`; `undefined` where the input is not given, so that nothing is to be uploaded. */
export function readAssetPatterns(reader: InputReader): AssetPatterns | undefined {
  const lines = reader.lines('assets').map(({ text }) => text);
  if (reader.text('assets') === '') return undefined;
  const isExclusion = (line: string): boolean => line.startsWith('!');
  const include = lines.filter((line) => !isExclusion(line)).map(fromHere);
  const exclude = lines.filter(isExclusion).map((line) => fromHere(line.slice(1).trim()));
  if (include.length === 0)
    reader.reject('assets', 'must have a pattern that is no exclusion (!) and no comment (#)');
  if (exclude.includes('')) reader.reject('assets', 'must have a pattern behind every !');
  return { include: [...new Set(include)], exclude };
}
