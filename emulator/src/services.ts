import type { RequestJournal } from './http/journal.ts';
import type { Settings } from './options.ts';
import type { uploadSigner } from './storage/upload-signer.ts';
import type { DataDirectory } from './store/data-directory.ts';
import type { Records } from './store/records.ts';

/** The options of an emulator, and the parts that its routes use. */
export interface Services extends Settings, Omit<Records, 'uploadKey'> {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /** Aborted when the emulator is closed. */
  readonly closing: AbortSignal;
  readonly data: DataDirectory;
  readonly journal: RequestJournal;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** Port of the origin where playables run. */
  readonly playPort: number;
  readonly signer: ReturnType<typeof uploadSigner>;
}
