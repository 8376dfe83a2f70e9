import type { Profile } from './profiles.ts';
import type { Coverage } from './read-coverage.ts';

/**
 * What a run should have come by and did not: without it, that no check failed says little.
 *
 * @param links of the document, as `listLinks` gives them
 */
export function findGaps(
  { answers, followsLinks }: Profile,
  coverage: Coverage,
  links: readonly string[],
): readonly string[] {
  return [
    ...answers.filter((answer) => !coverage.answers.has(answer)).map((answer) => `no answer ${answer}`),
    ...(followsLinks ? links : [])
      .filter((link) => ![...coverage.links].some((followed) => followed.startsWith(`${link} -> `)))
      .map((link) => `no 2xx by the link ${link}`),
  ];
}
