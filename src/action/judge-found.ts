import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FoundAssets } from '../pipeline/find-assets.ts';
import { nameSome } from '../support/name-some.ts';
import { plural } from '../support/plural.ts';
import type { Failure } from './failure.ts';
import type { Inputs } from './inputs.ts';
import type { Log } from './log.ts';

/** What forbids to upload what was found; warnings about the rest go to the log. */
export function judgeFound(found: FoundAssets, inputs: Inputs, log: Log): Failure[] {
  const { outsideLinks, unmatched, assets } = found;
  if (outsideLinks.length > 0) {
    const links = `${plural(outsideLinks.length, 'symbolic link leads', 'symbolic links lead')} out of the workspace`;
    log.warning(
      'Symbolic link not followed',
      `${links} and will not be uploaded: ${nameSome(outsideLinks)}\nCopy what is needed into the workspace, or exclude the links.`,
    );
  }
  const problems = [
    ...found.unusable.map(({ path, why }) => `\`assets\` matches ${path}, which can't be uploaded: ${why}`),
    ...sameNames(found, inputs),
  ];
  if (problems.length > 0)
    return [{ title: 'Invalid input', message: ['Nothing was sent.', ...problems].join('\n') }];

  if (assets.length > 0) {
    for (const pattern of unmatched) {
      log.warning('Pattern without a match', `No file matches ${pattern}${hint(pattern, inputs)}`);
    }
    return [];
  }
  const { include, exclude } = inputs.patterns ?? { include: [], exclude: [] };
  const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
  const hints = [...new Set(include.map((pattern) => hint(pattern, inputs)))].join('');
  const message = `No file in ${inputs.workingDirectory} matches: ${nameSome(patterns, 10)}${hints}`;
  if (inputs.ifNoFilesFound === 'error')
    return [{ title: 'No files found', message: `${message}\nNothing was sent.` }];
  if (inputs.ifNoFilesFound === 'warn') log.warning('No files found', message);
  else log.info(message);
  return [];
}

function sameNames({ assets }: FoundAssets, { naming }: Inputs): string[] {
  const paths = new Map<string, string[]>();
  for (const { fileName, path } of assets) {
    const same = paths.get(fileName);
    if (same === undefined) paths.set(fileName, [path]);
    else same.push(path);
  }
  const doubles = [...paths].filter(([, same]) => same.length > 1);
  const advice = naming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
  return doubles.map(
    ([fileName, same]) =>
      `\`assets\` matches ${plural(same.length, 'file')} that would get the name ${fileName}${advice}: ${nameSome(same)}`,
  );
}

/** A likely reason why a pattern matches nothing, as a line of its own; empty where none is likely. */
function hint(pattern: string, { workingDirectory, includeHidden }: Inputs): string {
  const folder = statSync(resolve(workingDirectory, pattern), { throwIfNoEntry: false });
  if (folder?.isDirectory())
    return `\nHint: that is a folder; write ${pattern.replace(/\/+$/, '')}/** for the files in it.`;
  if (/^['"].*['"]$/.test(pattern)) return '\nHint: the quotes are part of the pattern; leave them out.';
  if (pattern.includes(',') && !pattern.includes('{'))
    return '\nHint: patterns stand one on a line, without commas.';
  if (readdirSync(workingDirectory).length === 0) {
    return '\nHint: the folder is empty; is an actions/checkout step or a build missing before this one?';
  }
  if (
    !includeHidden &&
    readdirSync(workingDirectory).some((name) => name.startsWith('.') && name !== '.git')
  ) {
    return '\nHint: wildcards leave out dot files unless `include-hidden-files` is true.';
  }
  return '';
}
