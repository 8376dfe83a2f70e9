import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Explanation } from './explanations.ts';

/** @throws {Error} for an explanation of a file that is not there, or without a reason. */
export function readExplanations(path: string): readonly Explanation[] {
  const explanations: readonly Explanation[] = parse(readFileSync(path, 'utf8')) ?? [];
  for (const { file, because } of explanations) {
    if (!existsSync(file)) throw new Error(`${path}: there is no ${file}`);
    if (!because?.trim()) throw new Error(`${path}: an explanation for ${file} has no \`because\``);
  }
  return explanations;
}
