import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { FaultSelector } from './faults/faults.ts';
import { RequestJournal, tokenHider } from './http/journal.ts';
import { LoopbackServer } from './http/server.ts';
import { Permissions } from './middleware/auth.ts';
import { TokenRegistry } from './middleware/tokens.ts';
import { DEFAULT_ORGANIZATION, type EmulatorOptions } from './options.ts';
import { createPlayApp } from './play/play-app.ts';
import type { Services } from './services.ts';
import { UploadSigner } from './storage/disk-storage.ts';
import { assetTable, type UploadedAsset } from './store/asset-table.ts';
import { openDataDirectory } from './store/data-directory.ts';
import { openDatabase, uploadKey } from './store/database.ts';
import { type ExportRecord, exportTable } from './store/export-table.ts';
import { gameTable } from './store/game-table.ts';
import { Releases } from './store/releases.ts';

/** An asset whose PUT has completed. */
export interface StoredAsset
  extends Omit<UploadedAsset, 'createdAt' | 'status' | 'release' | 'client' | 'file'> {
  /** `close()` removes the file unless `dataDir` is set. */
  readonly filePath: string;
}

/** A running emulator. */
export interface Emulator extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  /** `http://127.0.0.1:<other port>`, where playables run. */
  readonly playOrigin: string;
  readonly journal: Pick<RequestJournal, 'entries' | 'of'>;
  /** The assets on this machine's disk, in the order of the requests for their upload URLs. */
  storedAssets(): readonly StoredAsset[];
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
  const {
    port = 0,
    playPort = 0,
    organization = DEFAULT_ORGANIZATION,
    tokens = [{ name: 'dev' }],
    rateLimit,
    retryAfter = 'seconds',
    latencyMs = 0,
    dataDir,
    forbiddenBody = 'a',
    uploadUrlTtlMs = 60_000,
    clientTimeoutMs = 30_000,
    faults,
    now = Date.now,
  } = options;
  const registry = new TokenRegistry(tokens, organization);
  // Disposed in reverse order, also if the start fails.
  await using resources = new AsyncDisposableStack();
  const data = resources.adopt(await openDataDirectory(dataDir), (directory) => directory.dispose());
  const database = resources.adopt(await openDatabase(data.databasePath), (opened) => opened.close());
  const assets = assetTable(database);
  await data.removeOtherFiles(assets.uploaded().map(({ file }) => file));
  const listen = async (wanted: number): Promise<LoopbackServer> =>
    resources.adopt(await LoopbackServer.listen(wanted, clientTimeoutMs), (listening) => listening.close());
  const playServer = await listen(playPort);
  const server = await listen(port);
  const shutdown = new AbortController();
  resources.defer(() => shutdown.abort());

  const journal = new RequestJournal(tokenHider(tokens.map(({ name }) => name)), options.journalLimit);
  const signer = new UploadSigner(uploadKey(database));
  const exports = exportTable(database);
  const baseUrl = `${server.origin}/v1`;
  const services: Services = {
    assets,
    baseUrl,
    clientTimeoutMs,
    data,
    exports,
    faults:
      faults === undefined
        ? undefined
        : { selector: new FaultSelector(faults), clientTimeoutMs, retryAfter, now },
    games: gameTable(database),
    journal,
    latency: async () => {
      if (latencyMs > 0) await sleep(latencyMs, undefined, { signal: shutdown.signal });
    },
    now,
    organization,
    origin: server.origin,
    permissions: new Permissions(forbiddenBody),
    playPort: new URL(playServer.origin).port,
    rateLimit:
      rateLimit === undefined
        ? undefined
        : { rateLimit, rateLimitBurst: options.rateLimitBurst ?? rateLimit, retryAfter, now },
    releases: new Releases(assets, now),
    signer,
    uploadUrl: (asset, nowMs) => signer.uploadUrl(server.origin, asset, nowMs + uploadUrlTtlMs),
    tokens: registry,
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
      assets
        .uploaded()
        .map(({ createdAt: _, status: __, release: ___, client: ____, file, ...asset }) => ({
          ...asset,
          filePath: data.filePath(file),
        }))
        .filter(({ filePath }) => existsSync(filePath)),
    exports: () => exports.all(),
    close,
    [Symbol.asyncDispose]: close,
  };
}
