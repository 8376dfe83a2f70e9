import { sameAddress } from '../../support/text.ts';
import {
  type ExportOutcome,
  type ExportRequest,
  exportKey,
  type FileIdentity,
  hasAssetId,
  isTriggered,
  type UploadOutcome,
} from '../outcomes.ts';
import type { Manifest, ManifestAsset, ManifestExport, ManifestRun } from './manifest.ts';
import type { ReplaceableFile } from './read-manifest.ts';

/** Bytes that the service has, and the file that they are from. */
export interface EarlierFile extends FileIdentity {
  readonly assetId: string;
  /** In lower-case hex. Without it the file is uploaded again. */
  readonly sha256?: string;
}

/** What a step compares an earlier manifest with. */
export interface Self {
  /** Empty if it is not known; then it is not compared. */
  readonly baseUrl: string;
  /** Likewise. */
  readonly organizationId: string;
  /** Absent outside a workflow. */
  readonly run: ManifestRun | undefined;
}

/** `act` gives this id to every run, so it does not tell runs apart. */
const ID_OF_EVERY_RUN = 1;

/**
 * The state that the earlier steps with the same `manifest` left: which file has which id, which export was triggered by which run,
 * and whether the upload is complete.
 */
export class EarlierManifest {
  /** Why nothing of the file can be used, as the end of a sentence that quotes nothing of it. Absent if it can be used, or there is none. */
  readonly unusable: string | undefined;
  /** As recorded; absent if there is no file that can be used. */
  readonly content: Manifest | undefined;
  /** The files with an id, as recorded, by path. */
  readonly files: ReadonlyMap<string, EarlierFile>;
  /** By `exportKey`. */
  readonly exports: ReadonlyMap<string, ManifestExport>;
  readonly #self: Self;

  constructor(file: ReplaceableFile, self: Self) {
    this.#self = self;
    const content = file.kind === 'readable' ? file.content : undefined;
    this.unusable = file.kind === 'unusable' ? file.why : content && findOtherOwner(content, self);
    this.content = this.unusable === undefined ? content : undefined;
    const { assets = [], exports = [] } = this.content ?? {};
    this.files = new Map(assets.flatMap((asset) => (hasId(asset) ? [[asset.path, asset]] : [])));
    this.exports = new Map(exports.map((entry) => [exportKey(entry), entry]));
  }

  /** Number of files that may be reused. */
  get reusableCount(): number {
    return this.files.values().reduce((count, { sha256 }) => count + (sha256 === undefined ? 0 : 1), 0);
  }

  /** Finds the upload of a file with the same path, `fileName`, content type and size. Its bytes may still differ. */
  find(file: FileIdentity): Required<EarlierFile> | undefined {
    const entry = this.files.get(file.path);
    if (entry === undefined || !isSameFile(entry, file) || entry.sha256 === undefined) return undefined;
    return { ...entry, sha256: entry.sha256 };
  }

  /** Whether exactly these files are recorded, with these ids and bytes. Files without an id are not compared. */
  hasFiles(files: Iterable<Partial<EarlierFile> & FileIdentity>): boolean {
    let count = 0;
    for (const file of files) {
      if (file.assetId === undefined) continue;
      const entry = this.files.get(file.path);
      if (entry === undefined || !isSameFile(entry, file)) return false;
      if (entry.assetId !== file.assetId || entry.sha256 !== file.sha256) return false;
      count += 1;
    }
    return count === this.files.size;
  }

  /** Whether an export of the same commit was not triggered, or not for certain. */
  get isUnfinished(): boolean {
    return this.exports.values().some((entry) => this.#isOfCommit(entry) && !isTriggered(entry));
  }

  /** What is recorded of an export. */
  exportOf(request: ExportRequest): ManifestExport | undefined {
    return this.exports.get(exportKey(request));
  }

  /**
   * What earlier steps did about these exports for this release: `reused`, `unknown` or `not-attempted`. Of the same release are a
   * run of the same commit with the same assets. This run triggered the exports itself in an earlier step or attempt; or they belong to
   * an unfinished release, which any run finishes.
   *
   * @param uploads absent in a step that only exports: its assets are the recorded ones
   */
  exportsBefore(
    requests: readonly ExportRequest[],
    uploads: readonly UploadOutcome<FileIdentity>[] | undefined,
  ): ExportOutcome[] {
    const hasSameAssets = uploads === undefined || this.hasFiles(uploads.filter(hasAssetId).map(toFile));
    const { isUnfinished } = this;
    return requests.map((request) => {
      const entry = hasSameAssets ? this.exportOf(request) : undefined;
      if (entry === undefined || !this.#isOfCommit(entry)) return { ...request, status: 'not-attempted' };
      if (entry.status === 'unknown') return { ...request, status: 'unknown', attempts: 0 };
      if (!isTriggered(entry) || !(isUnfinished || this.#isOfThisRun(entry)))
        return { ...request, status: 'not-attempted' };
      const { run, response, location, deployed } = entry;
      return {
        ...request,
        status: 'reused',
        ...(entry.status === 'reused' && { isTakenOver: true }),
        ...(run && { run }),
        ...(response !== undefined && { response }),
        ...(location !== undefined && { location }),
        ...(deployed !== undefined && { deployed }),
      };
    });
  }

  /**
   * The files that are not stored, if a step that only exports must not export these assets; `undefined` if it may. It may if no step
   * that was to upload has written the file.
   */
  get missing(): readonly string[] | undefined {
    const { complete, assets = [] } = this.content ?? {};
    if (complete !== false) return undefined;
    return assets.filter((asset) => !hasAssetId(asset)).map(({ path }) => path);
  }

  #isOfCommit({ run }: ManifestExport): boolean {
    return run?.commit === this.#self.run?.commit;
  }

  #isOfThisRun({ run }: ManifestExport): boolean {
    const own = this.#self.run;
    const { repository } = this.content?.run ?? {};
    return (
      own !== undefined && own.id !== ID_OF_EVERY_RUN && own.id === run?.id && own.repository === repository
    );
  }
}

function toFile({
  asset,
  ...outcome
}: Extract<UploadOutcome<FileIdentity>, { assetId: string }>): EarlierFile {
  const { path, fileName, contentType, size } = asset;
  const { assetId, sha256 } = outcome;
  return { path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
}

function isSameFile(one: FileIdentity, other: FileIdentity): boolean {
  return one.fileName === other.fileName && one.contentType === other.contentType && one.size === other.size;
}

/** Older versions wrote `***` in place of a part of an id. */
function hasId(asset: ManifestAsset): asset is ManifestAsset & { readonly assetId: string } {
  return asset.assetId !== undefined && !asset.assetId.includes('***');
}

/** Why a manifest is not about the same service and organization. */
function findOtherOwner(
  { baseUrl: service, organizationId: owner }: Manifest,
  { baseUrl, organizationId }: Self,
): string | undefined {
  if (baseUrl !== '' && service !== '' && !sameAddress(service, baseUrl))
    return 'it is about another `base-url`';
  // A step that only exports may not know the organization.
  if (organizationId !== '' && owner !== '' && owner !== organizationId)
    return 'it is about another `organization`';
  return undefined;
}
