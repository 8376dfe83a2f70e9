import type { FoundAssets } from '../../pipeline/find/find-assets.ts';
import { plural } from '../../support/format.ts';
import { joinTruncated } from '../../support/text.ts';
import { type Failure, invalidInputFailure, listFailure } from '../report/failures/failures.ts';
import type { Problem } from '../runner/inputs/input-reader.ts';
import {
  formatLimit,
  formatSize,
  isExceeded,
  type LimitUsage,
  measureLimits,
} from '../runner/inputs/size-limits.ts';
import type { Warning } from '../runner/log.ts';
import { explainLinesWithoutEffect } from './lines-without-effect.ts';
import { credentialFailures, lfsPointerFailures } from './unfit-files.ts';
import type { UploadInputs } from './upload-inputs.ts';

/**
 * Compares the files that were found with what the inputs ask for.
 *
 * @returns `failures` (if there is any, the action sends nothing), `warnings`, and `notes` for the log about lines of inputs without an
 *   effect
 */
export async function checkAssets(found: FoundAssets, inputs: UploadInputs, signal: AbortSignal) {
  const problems = [...unusableProblems(found), ...collisionProblems(found, inputs)];
  const failures = [
    ...(problems.length > 0 ? [invalidInputFailure(problems)] : []),
    ...credentialFailures(found),
    ...(await lfsPointerFailures(found, signal)),
    ...sizeFailures(measureLimits(found.assets, inputs)),
  ];
  const idle = await explainLinesWithoutEffect(found, inputs, signal);
  // If there are no files, another failure says why: a file that can't be uploaded, for instance.
  if (failures.length === 0 || found.assets.length > 0) failures.push(...idle.failures);
  const warnings = [...warningsOfLinks(found), ...emptyPageWarnings(found), ...idle.warnings];
  return { failures, warnings, notes: idle.notes };
}

function unusableProblems({ unusable }: FoundAssets): Problem[] {
  return unusable.map(({ path, why }) => ({
    input: 'assets',
    text: `matches ${joinTruncated([path])}, which can't be uploaded: ${why}`,
  }));
}

/** The names that the service would get for more than one file. */
function collisionProblems({ assets }: FoundAssets, { fileNaming }: UploadInputs): Problem[] {
  // Not `Map.groupBy` over all files: nearly every name is of one file, and 100,000 lists would take memory.
  const seen = new Set<string>();
  const again = assets.filter(({ fileName }) => seen.size === seen.add(fileName).size);
  const repeated = new Set(again.map(({ fileName }) => fileName));
  const same = assets.filter(({ fileName }) => repeated.has(fileName));
  const advice = fileNaming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
  return [...Map.groupBy(same, ({ fileName }) => fileName)].map(([fileName, files]) => {
    const name = `${plural(files.length, 'file')} that would get the name ${joinTruncated([fileName])}`;
    const text = `matches ${name}${advice}: ${joinTruncated(files.map(({ path }) => path))}`;
    return { input: 'assets', text };
  });
}

function warningsOfLinks({ outsideLinks, linksBehindLinks }: FoundAssets): Warning[] {
  const warn = (paths: readonly string[], where: string, advice: string): Warning[] => {
    if (paths.length === 0) return [];
    const links = plural(paths.length, 'symbolic link leads', 'symbolic links lead');
    const what = `${links} ${where}: ${joinTruncated(paths)}`;
    return [{ title: 'Symbolic link not followed', lines: [what, advice] }];
  };
  const outside = 'out of the workspace, or into .git, and will not be uploaded';
  const behind = 'to a folder behind another link, where no wildcard follows';
  return [
    ...warn(outsideLinks, outside, 'Copy the files into the workspace, or exclude the links.'),
    ...warn(linksBehindLinks, behind, 'Write a line that names them, or exclude them.'),
  ];
}

function emptyPageWarnings({ assets }: FoundAssets): Warning[] {
  const empty = assets.filter(({ size, contentType }) => size === 0 && contentType.startsWith('text/html'));
  if (empty.length === 0) return [];
  const what = plural(empty.length, 'HTML file is empty', 'HTML files are empty');
  const names = joinTruncated(empty.map(({ path }) => path));
  return [{ title: 'Empty HTML file', lines: [`${what} (0 bytes): ${names}`, 'Check the build step.'] }];
}

/** One failure for all limits that are exceeded. */
export function sizeFailures(usages: readonly LimitUsage[]): Failure[] {
  const problems = usages.filter(isExceeded).map(explainExcess);
  const advice =
    'Nothing was sent. Make the files smaller, exclude some, or raise the limit in `size-limits`.';
  return problems.length === 0 ? [] : [listFailure('Size limit exceeded', problems, advice)];
}

function explainExcess({ limit, bytes, matching }: LimitUsage): string {
  const line = `\`${joinTruncated([formatLimit(limit)])}\``;
  const sizeOf = (size: number): string => `${formatSize(size, limit)} ${limit.unit}`;
  const excessOf = (size: number): string => `${plural(size - limit.bytes, 'byte')} over`;
  if (limit.pattern === undefined) {
    const have = plural(matching.length, 'file has', 'files have');
    const named = matching.map(({ path, size }) => `${path} (${sizeOf(size)})`);
    return `${line}: ${have} ${sizeOf(bytes)}, ${excessOf(bytes)}. The largest: ${joinTruncated(named)}`;
  }
  const larger = matching.filter(({ size }) => size > limit.bytes);
  const named = larger.map(({ path, size }) => `${path} (${sizeOf(size)}, ${excessOf(size)})`);
  return `${line}: ${plural(larger.length, 'file is', 'files are')} larger: ${joinTruncated(named)}`;
}
