import type { Asset } from '../pipeline/asset.ts';
import type { ReusedAsset } from '../pipeline/find-unchanged.ts';
import { nameCollisions } from '../pipeline/name-collisions.ts';
import type { Plan } from '../pipeline/run-pipeline.ts';
import { formatBytes } from '../support/format-bytes.ts';
import { nameSome } from '../support/name-some.ts';
import { plural } from '../support/plural.ts';
import { hintForPattern } from './hint-for-pattern.ts';
import type { Inputs } from './inputs.ts';
import type { Log } from './log.ts';

/** A longer list is folded away. */
const LONGEST_OPEN_LIST = 50;

/** Lines of each list. All of them together stay well below 2,000. */
const MOST = { uploads: 1_000, reused: 400, collisions: 50, unmatched: 50, exports: 200 } as const;

/** What a dry run has found out. */
export interface PlanFindings {
  readonly plan: Plan;
  /** Those of the plan's assets that a run would not send again. */
  readonly reused: readonly ReusedAsset[];
  /** Patterns that no file matches. */
  readonly unmatched: readonly string[];
  readonly inputs: Inputs;
}

/** Tells the log what a run would do. */
export function logPlan({ plan, reused, unmatched, inputs }: PlanFindings, log: Log): void {
  const { assets, exports } = plan;
  const { manifestPath } = inputs;
  const unchanged = new Set(reused.map(({ asset }) => asset));
  const uploads = assets.filter((asset) => !unchanged.has(asset));
  const collisions = nameCollisions(assets);
  const list = (heading: string, lines: readonly string[], most: number, where = ''): void =>
    logList({ heading, lines, most, where }, log);

  log.info('This is a dry run: nothing is sent.');
  const inManifest = `, in the manifest: ${manifestPath}`;
  if (assets.length > 0 || inputs.patterns !== undefined)
    list(`${plural(uploads.length, 'file')} to upload`, uploads.map(describe), MOST.uploads, inManifest);
  if (reused.length > 0) {
    const lines = reused.map(({ asset, assetId }) => `${describe(asset)}, still ${assetId}`);
    list(`${plural(reused.length, 'unchanged file')} to reuse`, lines, MOST.reused, inManifest);
  }
  if (collisions.length > 0) {
    const lines = collisions.map(
      ({ fileName, paths }) =>
        `${nameSome([fileName])} for ${plural(paths.length, 'file')}: ${nameSome(paths)}`,
    );
    const heading = `${plural(collisions.length, 'name')} for more than one file, which no run would send`;
    list(heading, lines, MOST.collisions);
  }
  if (unmatched.length > 0) {
    const lines = unmatched.map((pattern) => {
      const hint = hintForPattern(pattern, inputs);
      return hint === undefined ? pattern : `${pattern}  (${hint})`;
    });
    list(
      plural(unmatched.length, 'pattern without a match', 'patterns without a match'),
      lines,
      MOST.unmatched,
    );
  }
  if (exports.length > 0) {
    const lines = exports.map(({ variantId, network }) => `${variantId} → ${network}`);
    list(`${plural(exports.length, 'export')} to trigger`, lines, MOST.exports, inManifest);
  }
  const again =
    reused.length > 0
      ? [`${plural(reused.length, 'file')} to reuse (${sizeOf(reused.map(({ asset }) => asset))})`]
      : [];
  const totals = [
    `${plural(uploads.length, 'file')} to upload (${sizeOf(uploads)})`,
    ...again,
    `${plural(exports.length, 'export')} to trigger`,
  ];
  log.info(`In all: ${totals.join(', ')}`);
  const missing = notGiven(inputs);
  if (missing.length > 0) log.info(`Not given, and needed by a run that is not dry: ${missing.join(', ')}`);
}

/** A list with its heading, cut with a count of the rest. */
function logList(
  { heading, lines, most, where }: { heading: string; lines: readonly string[]; most: number; where: string },
  log: Log,
): void {
  const folded = lines.length > LONGEST_OPEN_LIST;
  if (folded) log.startGroup(heading);
  else log.info(heading);
  for (const line of lines.slice(0, most)) log.info(`  ${line}`);
  if (lines.length > most) log.info(`  And ${plural(lines.length - most, 'more', 'more')}${where}`);
  if (folded) log.endGroup();
}

function describe({ path, fileName, contentType, size }: Asset): string {
  return `${path} as ${fileName} (${formatBytes(size)}, ${contentType})`;
}

function sizeOf(assets: readonly Asset[]): string {
  return formatBytes(assets.reduce((sum, { size }) => sum + size, 0));
}

/** Names of what a fork's pull request has no part in: neither secrets nor variables of the repository. */
function notGiven({ token, baseUrl, organizationId, patterns }: Inputs): string[] {
  return [
    ...(token === undefined ? ['`token`'] : []),
    ...(baseUrl === '' ? ['`base-url`'] : []),
    ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
  ];
}
