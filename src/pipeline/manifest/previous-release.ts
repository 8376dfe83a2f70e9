import { isRecord } from '../../support/json.ts';
import { sameAddress } from '../../support/text.ts';
import {
  type ExportOutcome,
  type ExportRequest,
  type FileIdentity,
  hasAssetId,
  PreviousUploads,
  type UploadOutcome,
} from '../outcomes.ts';
import { DAMAGED, damagedField, hasFields, isText, optional } from './fields.ts';
import type { Manifest, ManifestAsset, ManifestExport } from './manifest.ts';
import { type PlacedFile, type RecordedAsset, recordedAssets } from './read-manifest.ts';

/** What a manifest says about the run that wrote it. */
export interface PreviousRun {
  readonly organizationId: string;
  /** Absent if it was not known. */
  readonly commit: string | undefined;
  /** As recorded. */
  readonly assets: readonly ManifestAsset[];
  /** As recorded. `kept` marks those that a later run continues. */
  readonly exports: readonly ManifestExport[];
  /** Every file with an id. */
  readonly uploads: PreviousUploads;
  /** The files of the run itself. The others are ids that it kept of files that it did not have. */
  readonly ownFiles: PreviousUploads;
}

/** `why` completes a sentence and quotes nothing of the file. */
export type PreviousManifest =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unusable'; readonly why: string }
  | { readonly kind: 'usable'; readonly run: PreviousRun };

/** The service and organization that asset ids belong to. An empty field is not compared. */
export interface Destination {
  readonly baseUrl: string;
  readonly organizationId: string;
}

/**
 * Interprets the content of a manifest. One field that no run would write makes the whole manifest unusable. An asset with an id
 * and a SHA-256 counts as uploaded, regardless of its status.
 */
export function toPreviousManifest(
  file: PlacedFile,
  { baseUrl, organizationId }: Destination,
): PreviousManifest {
  if (file.kind !== 'readable') return file;
  const { content } = file;
  const assets = recordedAssets(content);
  if (typeof assets === 'string') return unusable(assets);
  const damage = damagedField(content, FIELDS);
  if (damage !== undefined) return unusable(damage);
  const {
    baseUrl: service,
    organizationId: owner,
    conclusion,
    run,
    exports = [],
  } = content as unknown as Manifest;
  if (baseUrl !== '' && !sameAddress(service, baseUrl)) return unusable('it is about another `base-url`');
  // A run of exports alone may not know the organization.
  const isOpen = owner === '' && assets.length === 0;
  if (organizationId !== '' && owner !== organizationId && !isOpen)
    return unusable('it is about another `organization`');
  const damaged = exports.findIndex((entry) => !hasFields<ManifestExport>(entry, EXPORT_FIELDS));
  if (damaged !== -1) return unusable(`${DAMAGED}: its export ${damaged + 1} is not what a run writes`);
  const commit = isRecord(run) && typeof run['commit'] === 'string' ? run['commit'] : undefined;
  const own = assets.filter(({ status }) => status === 'uploaded' || status === 'reused');
  return {
    kind: 'usable',
    run: {
      organizationId: owner,
      commit,
      assets: assets as readonly unknown[] as readonly ManifestAsset[],
      exports: conclusion === 'success' ? exports : exports.map((entry) => ({ ...entry, kept: true })),
      uploads: uploadsOf(assets),
      ownFiles: uploadsOf(own),
    },
  };
}

function unusable(why: string): PreviousManifest {
  return { kind: 'unusable', why };
}

function uploadsOf(assets: readonly RecordedAsset[]): PreviousUploads {
  return new PreviousUploads(
    assets.flatMap(({ path, fileName, contentType, size, assetId, sha256 }) => {
      // Older versions wrote `***` in place of a part of an id.
      if (assetId === undefined || assetId.includes('***')) return [];
      return { path, fileName, contentType, size, ...(sha256 !== undefined && { sha256 }), assetId };
    }),
  );
}

const FIELDS = { baseUrl: isText, organizationId: isText, exports: optional(Array.isArray) };

const STATUSES: readonly unknown[] = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'];
const isFlag = optional((value) => typeof value === 'boolean');
const EXPORT_FIELDS = {
  variantId: isText,
  network: isText,
  status: (value: unknown) => STATUSES.includes(value),
  deployed: isFlag,
  kept: isFlag,
};

/** What decides whether two runs are of the same release. */
export interface Release {
  readonly commit: string | undefined;
  /** Absent in a run of exports alone, which takes the assets of the manifest. */
  readonly uploads: readonly UploadOutcome<FileIdentity>[] | undefined;
}

function isSameRelease(earlier: PreviousRun, { commit, uploads }: Release): boolean {
  if (earlier.commit !== commit) return false;
  return uploads === undefined || hasSameFiles(earlier.ownFiles, uploads);
}

function hasSameFiles(files: PreviousUploads, uploads: readonly UploadOutcome<FileIdentity>[]): boolean {
  if (files.size !== uploads.length) return false;
  return uploads.every((upload) => {
    const earlier = files.get(upload.asset);
    return (
      earlier !== undefined &&
      hasAssetId(upload) &&
      earlier.assetId === upload.assetId &&
      earlier.sha256 === upload.sha256
    );
  });
}

/** Exports that an earlier run of the same release triggered or may have triggered. */
export interface EarlierExports {
  /** `reused` or `unknown`, by `exportKey`. */
  readonly outcomes: ReadonlyMap<string, ExportOutcome>;
  /** Whether the `unknown` ones are requested again. */
  readonly retryUnknown: boolean;
}

/** Finds the exports that this run continues; none if it is of another release, or if the earlier run succeeded. */
export function earlierExports(
  earlier: PreviousRun,
  { retryUnknown, ...release }: Release & { readonly retryUnknown: boolean },
): EarlierExports {
  const outcomes = new Map<string, ExportOutcome>();
  const recorded = isSameRelease(earlier, release) ? earlier.exports : [];
  for (const { variantId, network, status, response, deployed = false, kept } of recorded) {
    const request = { variantId, network };
    if (!kept) continue;
    if (status === 'triggered' || status === 'reused')
      outcomes.set(exportKey(request), { ...request, status: 'reused', response, deployed });
    else if (status === 'unknown') outcomes.set(exportKey(request), { ...request, status, attempts: 0 });
  }
  return { outcomes, retryUnknown };
}

/** Finds the exports of the same release that this run was not asked for. They stay in the manifest. */
export function otherExports(
  earlier: PreviousRun,
  release: Release,
  requests: readonly ExportRequest[],
): readonly ManifestExport[] {
  if (earlier.exports.length === 0 || !isSameRelease(earlier, release)) return [];
  const requested = new Set(requests.map(exportKey));
  return earlier.exports.filter((entry) => !requested.has(exportKey(entry)));
}

/** Whether an export must be requested, if this is what is known of it before. */
export function isOpen({ status }: ExportOutcome, retryUnknown: boolean): boolean {
  return status === 'not-attempted' || (status === 'unknown' && retryUnknown);
}

export function exportKey({ variantId, network }: ExportRequest): string {
  return JSON.stringify([variantId, network]);
}
