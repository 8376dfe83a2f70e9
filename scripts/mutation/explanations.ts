import type { Mutant } from './mutant.ts';

/** Why no test can, or should, notice a change. */
export interface Explanation {
  readonly file: string;
  readonly because: string;
  /** Line by line, what it is and what it may become; as `Mutant` has them. */
  readonly changes: readonly { readonly line: string; readonly becomes: string | readonly string[] }[];
}

export interface Explained {
  readonly mutant: Mutant;
  readonly because: string;
}

export interface Judgement {
  readonly explained: readonly Explained[];
  readonly unexplained: readonly Mutant[];
  /** A sentence for each change that is explained although no survivor has it. */
  readonly stale: readonly string[];
}

/**
 * Holds explanations against the survivors of a run.
 *
 * @param files what was mutated: explanations of other files are left alone
 */
export function judgeSurvivors(
  survivors: readonly Mutant[],
  explanations: readonly Explanation[],
  files: readonly string[],
): Judgement {
  const reasons = new Map<string, string>();
  const unused = new Map<string, string>();
  for (const { file, because, changes } of explanations) {
    if (!files.includes(file)) continue;
    for (const { line, becomes } of changes) {
      for (const text of [becomes].flat()) {
        const key = keyOf({ file, line, becomes: text });
        reasons.set(key, because.trim());
        unused.set(key, `${file}: \`${line}\` is explained for the case that it becomes \`${text}\``);
      }
    }
  }
  const explained: Explained[] = [];
  const unexplained: Mutant[] = [];
  for (const mutant of survivors) {
    const because = reasons.get(keyOf(mutant));
    if (because === undefined) unexplained.push(mutant);
    else explained.push({ mutant, because });
    unused.delete(keyOf(mutant));
  }
  return { explained, unexplained, stale: [...unused.values()] };
}

function keyOf({ file, line, becomes }: Pick<Mutant, 'file' | 'line' | 'becomes'>): string {
  return JSON.stringify([file, line, becomes]);
}
