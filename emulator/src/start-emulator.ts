import { existsSync } from 'node:fs';
import { createApp } from './app.ts';
import { type RequestJournal, requestJournal } from './http/journal.ts';
import { listen } from './http/server.ts';
import { DEFAULTS, type EmulatorOptions } from './options.ts';
import { createPlayApp } from './play/play-app.ts';
import type { Services } from './services.ts';
import { uploadSigner } from './storage/upload-signer.ts';
import { openDataDirectory } from './store/data-directory.ts';
import { openDatabase } from './store/database.ts';
import { type ExportRecord, openRecords, type UploadedAsset } from './store/records.ts';

/** A running emulator. */
export interface Emulator extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** `http://127.0.0.1:<other port>`, where playables run. */
  readonly playOrigin: string;
  readonly journal: Pick<RequestJournal, 'entries' | 'of'>;
  /** The assets on this machine's disk, in the order of their requests. `close()` removes the files unless `dataDir` is set. */
  storedAssets(): readonly (UploadedAsset & { readonly filePath: string })[];
  exports(): readonly ExportRecord[];
  /** Closes every connection and frees all resources. Later calls do nothing. */
  close(): Promise<void>;
}

/**
 * Starts the service of api/README.md on 127.0.0.1 in this process, with its storage.
 *
 * @throws {Error} if the port, the folder or its database can't be used.
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const settings = { ...DEFAULTS, ...options };
  // Disposed in reverse order, also if the start fails.
  await using resources = new AsyncDisposableStack();
  const data = resources.adopt(await openDataDirectory(options.dataDir), (directory) => directory.dispose());
  const database = resources.adopt(await openDatabase(data.databasePath), (opened) => opened.close());
  const { uploadKey, ...records } = openRecords(database);
  const { assets, exports } = records;
  await data.removeOtherFiles(assets.uploaded.all().map(({ file }) => file));
  const serverAt = async (port: number) =>
    resources.adopt(await listen(port, settings.clientTimeoutMs), (listening) => listening.close());
  const playServer = await serverAt(settings.playPort);
  const server = await serverAt(settings.port);
  const shutdown = new AbortController();
  resources.defer(() => shutdown.abort());

  const journal = requestJournal(settings);
  const baseUrl = `${server.origin}/v1`;
  const services: Services = {
    ...settings,
    ...records,
    baseUrl,
    closing: shutdown.signal,
    data,
    journal,
    origin: server.origin,
    playPort: Number(new URL(playServer.origin).port),
    signer: uploadSigner(uploadKey),
  };
  server.serve(createApp(services));
  playServer.serve(createPlayApp(services));

  const owned = resources.move();
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= owned.disposeAsync();
    return closed;
  };
  return {
    baseUrl,
    origin: server.origin,
    playOrigin: playServer.origin,
    journal,
    storedAssets: () =>
      assets.uploaded
        .all()
        .map((asset) => ({ ...asset, filePath: data.filePath(asset.file) }))
        .filter(({ filePath }) => existsSync(filePath)),
    exports: () => exports.all.all(),
    close,
    [Symbol.asyncDispose]: close,
  };
}
