import { isRecord } from '../../support/json.ts';
import type { ManifestAsset } from './manifest.ts';

// What a manifest may hold. Every reader asks here, so that all refuse the same.

type Check = (value: unknown) => boolean;
type Fields = Readonly<Record<string, unknown>>;
type Checks = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isName: Check = (value) => isText(value) && value !== '';
const isSha256: Check = (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
const isTime: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isFlag: Check = (value) => typeof value === 'boolean';

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;

const optional = (check: Check): Check => {
  return (value) => value === undefined || check(value);
};

/** A check for an object whose fields pass these checks. It may have more fields. */
const hasFields = (checks: Checks): Check => {
  return (value) => isRecord(value) && failedCheck(value, checks) === undefined;
};

const ATTEMPT = { id: isCount, attempt: isCount, commit: isText };
const isRun = hasFields({ ...ATTEMPT, repository: isText });

const FIELDS = {
  baseUrl: isText,
  organizationId: isText,
  run: optional(isRun),
  conclusion: optional(isText),
  complete: optional(isFlag),
  startedAt: optional(isTime),
  exports: optional(Array.isArray),
};

const isAsset = hasFields({
  path: isName,
  fileName: isName,
  contentType: isName,
  size: isCount,
  assetId: optional(isName),
  sha256: optional(isSha256),
});

const STATUSES: readonly unknown[] = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'];
const isExport = hasFields({
  variantId: isText,
  network: isText,
  status: (value) => STATUSES.includes(value),
  run: optional(hasFields(ATTEMPT)),
  location: optional(isText),
  deployed: optional(isFlag),
});

/**
 * Checks every field that readers use. Fields of a later version may be there, too.
 *
 * @returns why the manifest can't be used, as a sentence's end that quotes nothing of it; `undefined` if it can
 */
export function findDamage(content: Fields): string | undefined {
  const { assets, exports = [] } = content;
  if (!Array.isArray(assets)) return 'it is damaged: it has no list of assets';
  const name = failedCheck(content, FIELDS);
  if (name !== undefined) return damaged(`\`${name}\``);
  return damagedAsset(assets) ?? damagedEntry('export', exports as unknown[], isExport);
}

/** The end of a sentence about a part of a manifest that no step writes so. */
function damaged(part: string): string {
  return `it is damaged: its ${part} is not what a run writes`;
}

function damagedAsset(assets: readonly unknown[]): string | undefined {
  const damage = damagedEntry('asset', assets, isAsset);
  if (damage !== undefined) return damage;
  const paths = (assets as readonly ManifestAsset[]).map(({ path }) => path);
  const seen = new Set<string>();
  const repeated = paths.findIndex((path) => seen.size === seen.add(path).size);
  return repeated === -1
    ? undefined
    : `it is damaged: its asset ${repeated + 1} has the same path as another one`;
}

function damagedEntry(kind: string, entries: readonly unknown[], isGood: Check): string | undefined {
  const index = entries.findIndex((entry) => !isGood(entry));
  return index === -1 ? undefined : damaged(`${kind} ${index + 1}`);
}

function failedCheck(content: Fields, checks: Checks): string | undefined {
  return Object.keys(checks).find((name) => !checks[name]?.(content[name]));
}
