import type { FaultServices } from './faults/inject.ts';
import type { RequestJournal } from './http/journal.ts';
import type { Permissions } from './middleware/auth.ts';
import type { RateLimitSettings } from './middleware/rate-limit.ts';
import type { TokenRegistry } from './middleware/tokens.ts';
import type { UploadSigner } from './storage/disk-storage.ts';
import type { AssetTable, NewAssetRecord } from './store/asset-table.ts';
import type { DataDirectory } from './store/data-directory.ts';
import type { ExportTable } from './store/export-table.ts';
import type { GameTable } from './store/game-table.ts';
import type { Releases } from './store/releases.ts';

/** The parts of an emulator that its routes use. */
export interface Services {
  readonly assets: AssetTable;
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /** See `EmulatorOptions`. */
  readonly clientTimeoutMs: number;
  readonly data: DataDirectory;
  readonly exports: ExportTable;
  readonly faults: FaultServices | undefined;
  readonly games: GameTable;
  readonly journal: RequestJournal;
  /** Resolves after the delay that every request gets. */
  readonly latency: () => Promise<void>;
  /** Wall clock in Unix milliseconds. */
  readonly now: () => number;
  readonly organization: string;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly permissions: Permissions;
  /** Port of the origin where playables run. */
  readonly playPort: string;
  readonly rateLimit: RateLimitSettings | undefined;
  readonly releases: Releases;
  readonly signer: UploadSigner;
  /** The URL of the PUT of an asset's file, whose lifetime starts at `nowMs` (Unix milliseconds). */
  readonly uploadUrl: (asset: NewAssetRecord, nowMs: number) => string;
  readonly tokens: TokenRegistry;
}
