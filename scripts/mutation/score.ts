import type { Explained } from './explanations.ts';
import type { Mutant } from './mutant.ts';

/** What became of the mutants of a file, of an area or of all. */
export interface Score {
  readonly name: string;
  readonly mutants: number;
  readonly killed: number;
  readonly timedOut: number;
  readonly survived: number;
  /** Of the survivors, those that are explained. */
  readonly explained: number;
  /** Noticed of all, 0 to 100. */
  readonly score: number;
  /** Noticed of those that are not explained. */
  readonly scoreExplained: number;
}

export function scoreOf(name: string, mutants: readonly Mutant[], explained: readonly Explained[]): Score {
  const count = (fate: Mutant['fate']): number => mutants.filter((mutant) => mutant.fate === fate).length;
  const reasons = new Set(explained.map(({ mutant }) => mutant));
  const known = mutants.filter((mutant) => reasons.has(mutant)).length;
  const noticed = mutants.length - count('survived');
  return {
    name,
    mutants: mutants.length,
    killed: count('killed'),
    timedOut: count('timed out'),
    survived: count('survived'),
    explained: known,
    score: share(noticed, mutants.length),
    scoreExplained: share(noticed, mutants.length - known),
  };
}

/** The scores as a Markdown table. */
export function scoreTable(scores: readonly Score[]): string {
  const rows = scores.map((score) => [
    score.name,
    ...[score.mutants, score.killed, score.timedOut, score.survived, score.explained].map(String),
    percent(score.score),
    percent(score.scoreExplained),
  ]);
  const head = ['', 'mutants', 'killed', 'timed out', 'survived', 'explained', 'score', 'without explained'];
  return [head, ['---', ...head.slice(1).map(() => '---:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

function share(part: number, all: number): number {
  return all === 0 ? 100 : (part / all) * 100;
}

/** Rounded down, so that 100 % means all of them. */
function percent(value: number): string {
  return `${(Math.floor(value * 10) / 10).toFixed(1)} %`;
}
