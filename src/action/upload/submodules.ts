import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInside, toSlashes } from '../../support/paths.ts';
import { namesIn } from '../inputs/follow-path.ts';

interface Places {
  readonly workspace: string;
  readonly workingDirectory: string;
}

/** Finds that a pattern begins in a submodule that was not fetched, or reaches into one. */
export function missingSubmodule(pattern: string, { workspace, workingDirectory }: Places) {
  const [rest = ''] = /(?<![^/])[^/]*[*?[{].*/.exec(pattern) ?? [];
  const start = join(workingDirectory, pattern.slice(0, pattern.length - rest.length));
  const isReached = (folder: string): boolean =>
    isInside(start, folder) || (/\/|\*\*/.test(rest) && isInside(folder, start));
  const missing = submodules(workspace).find((folder) => isReached(folder) && namesIn(folder)?.length === 0);
  if (missing === undefined) return undefined;
  const name = toSlashes(relative(workspace, missing));
  const reason = `the submodule ${name} is empty; set \`submodules: true\` in the checkout step (actions/checkout).`;
  return { reason, write: [] };
}

/** The folders of the submodules that `.gitmodules` names. */
function submodules(workspace: string): string[] {
  try {
    const text = readFileSync(join(workspace, '.gitmodules'), 'utf8');
    return [...text.matchAll(/^\s*path\s*=\s*"?(.*?)"?\s*$/gm)].map(([, path = '']) => join(workspace, path));
  } catch {
    return [];
  }
}
