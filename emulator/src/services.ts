import type { RequestJournal } from './http/journal.ts';
import type { Settings } from './options.ts';
import type { UploadSigner } from './storage/upload-signer.ts';
import type { AssetTable } from './store/asset-table.ts';
import type { DataDirectory } from './store/data-directory.ts';
import type { ExportTable } from './store/export-table.ts';
import type { GameTable } from './store/game-table.ts';
import type { Releases } from './store/releases.ts';

/** The options of an emulator, and the parts that its routes use. */
export interface Services extends Settings {
  readonly assets: AssetTable;
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /** Aborted when the emulator is closed. */
  readonly closing: AbortSignal;
  readonly data: DataDirectory;
  readonly exports: ExportTable;
  readonly games: GameTable;
  readonly journal: RequestJournal;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Port of the origin where playables run. */
  readonly playPort: number;
  readonly releases: Releases;
  readonly signer: UploadSigner;
}
