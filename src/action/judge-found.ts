import type { FoundAssets } from '../pipeline/find-assets.ts';
import { nameCollisions } from '../pipeline/name-collisions.ts';
import { nameSome } from '../support/name-some.ts';
import { plural } from '../support/plural.ts';
import type { Failure } from './failure.ts';
import { hintForPattern } from './hint-for-pattern.ts';
import type { Inputs } from './inputs.ts';

/** The runner cuts an annotation at 4,096 characters. */
const MOST_PROBLEMS = 10;

/** What is to be said about the files that were found. */
export interface Judgement {
  /** What forbids to send anything; empty where all is well. */
  readonly failures: readonly Failure[];
  readonly warnings: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** Holds what was found against what was asked for. */
export function judgeFound(found: FoundAssets, inputs: Inputs): Judgement {
  const { outsideLinks, unusable, assets } = found;
  const warnings = outsideLinks.length === 0 ? [] : [linksNotFollowed(outsideLinks)];
  const problems = [
    ...unusable.map(
      ({ path, why }) => `\`assets\` matches ${nameSome([path])}, which can't be uploaded: ${why}`,
    ),
    ...sameNames(found, inputs),
  ];
  if (problems.length > 0) {
    const more = problems.length - MOST_PROBLEMS;
    const rest = more > 0 ? [`And ${plural(more, 'more problem')} of this kind.`] : [];
    const lines = ['Nothing was sent.', ...problems.slice(0, MOST_PROBLEMS), ...rest];
    return { failures: [{ title: 'Invalid input', lines }], warnings };
  }
  if (assets.length > 0) return { failures: [], warnings: [...warnings, ...withoutMatch(found, inputs)] };

  const lines = nothingFound(inputs);
  if (inputs.ifNoFilesFound === 'error') {
    return { failures: [{ title: 'No files found', lines: [...lines, 'Nothing was sent.'] }], warnings };
  }
  const warned = inputs.ifNoFilesFound === 'warn' ? [{ title: 'No files found', lines }] : [];
  return { failures: [], warnings: [...warnings, ...warned] };
}

function linksNotFollowed(links: readonly string[]): Judgement['warnings'][number] {
  const lead = plural(links.length, 'symbolic link leads', 'symbolic links lead');
  const lines = [
    `${lead} out of the workspace and will not be uploaded: ${nameSome(links)}`,
    'Copy what is needed into the workspace, or exclude the links.',
  ];
  return { title: 'Symbolic link not followed', lines };
}

function withoutMatch({ unmatched }: FoundAssets, inputs: Inputs): Judgement['warnings'] {
  return unmatched.map((pattern) => {
    const hint = hintForPattern(pattern, inputs);
    const lines = [`No file matches ${pattern}`, ...(hint === undefined ? [] : [hint])];
    return { title: 'Pattern without a match', lines };
  });
}

function nothingFound(inputs: Inputs): string[] {
  const { include, exclude } = inputs.patterns ?? { include: [], exclude: [] };
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  const hints = include.flatMap((pattern) => hintForPattern(pattern, inputs) ?? []);
  return [`No file in ${inputs.workingDirectory} matches: ${nameSome(patterns, 10)}`, ...new Set(hints)];
}

function sameNames({ assets }: FoundAssets, { naming }: Inputs): string[] {
  const advice = naming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
  return nameCollisions(assets).map(
    ({ fileName, paths }) =>
      `\`assets\` matches ${plural(paths.length, 'file')} that would get the name ${nameSome([fileName])}${advice}: ${nameSome(paths)}`,
  );
}
