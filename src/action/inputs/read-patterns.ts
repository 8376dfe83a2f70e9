import { fromHere } from '../../support/from-here.ts';
import type { InputReader } from './input-reader.ts';

export interface FilePatterns {
  readonly include: readonly string[];
  /** Without their `!`. */
  readonly exclude: readonly string[];
}

/** The patterns of an input; `undefined` where it is not given. */
export function readPatterns(reader: InputReader, name: string): FilePatterns | undefined {
  const lines = reader.lines(name).map(({ text }) => text);
  if (reader.text(name) === '') return undefined;
  const isExclusion = (line: string): boolean => line.startsWith('!');
  const include = lines.filter((line) => !isExclusion(line)).map(fromHere);
  const exclude = lines.filter(isExclusion).map((line) => fromHere(line.slice(1).trim()));
  if (include.length === 0)
    reader.reject(name, 'must have a pattern that is no exclusion (!) and no comment (#)');
  if (exclude.includes('')) reader.reject(name, 'must have a pattern behind every !');
  return { include: [...new Set(include)], exclude };
}
