import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { FaultSelector } from './faults/faults.ts';
import { RequestJournal, tokenHider } from './http/journal.ts';
import { RequestBodies } from './http/request-body.ts';
import { LoopbackServer } from './http/server.ts';
import { Permissions } from './middleware/auth.ts';
import { TokenRegistry } from './middleware/tokens.ts';
import { DEFAULT_ORGANIZATION, type EmulatorOptions } from './options.ts';
import { diskStorage, UploadSigner } from './storage/disk-storage.ts';
import { s3Storage } from './storage/s3-storage.ts';
import { AssetTable, type UploadedAsset } from './store/assets.ts';
import { hashFile, openDataDirectory } from './store/data-directory.ts';
import { openDatabase, RecordWriter } from './store/database.ts';
import { type ExportRecord, ExportTable } from './store/exports.ts';
import { GameTable } from './store/games.ts';
import { type FileServices, restoreFiles } from './store/replace-files.ts';

/** An asset whose PUT has completed. */
export interface StoredAsset extends Omit<UploadedAsset, 'createdAt' | 'status'> {
  /** `close()` removes the file unless `dataDir` is set. */
  readonly filePath: string;
}

/** A running emulator. */
export interface Emulator extends AsyncDisposable {
  /** `http://127.0.0.1:<port>/v1` */
  readonly baseUrl: string;
  /** `http://127.0.0.1:<port>` */
  readonly origin: string;
  readonly journal: Pick<RequestJournal, 'entries' | 'of'>;
  /** The assets on this machine's disk, in the order of the requests for their upload URLs. */
  storedAssets(): readonly StoredAsset[];
  exports(): readonly ExportRecord[];
  /**
   * Makes later requests with this token fail with 401.
   *
   * @throws {TypeError} for an unknown token.
   */
  revoke(tokenName: string): void;
  /** Closes every connection and frees all resources. Later calls do nothing. */
  close(): Promise<void>;
}

/**
 * Starts the service of service-spec.md on 127.0.0.1 in this process, with its own storage or a bucket.
 *
 * @throws {TypeError} for an unknown scope.
 * @throws {Error} if the port, the folder or its database can't be used.
 */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const {
    port = 0,
    organization = DEFAULT_ORGANIZATION,
    tokens = [{ name: 'dev' }],
    rateLimit,
    retryAfter = 'seconds',
    latencyMs = 0,
    dataDir,
    s3,
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
  const assets = new AssetTable(database);
  await restoreFiles(assets, data);
  await data.removePartialFiles();
  const server = resources.adopt(await LoopbackServer.listen(port, clientTimeoutMs), (listening) =>
    listening.close(),
  );
  const shutdown = new AbortController();
  const records = new RecordWriter(database);
  const hashing = hashFiles({ assets, data, records }, shutdown.signal).catch(() => undefined);
  resources.defer(() => {
    shutdown.abort();
    return hashing;
  });

  const journal = new RequestJournal(tokenHider(tokens.map(({ name }) => name)), options.journalLimit);
  const bodies = new RequestBodies(clientTimeoutMs);
  const signer = new UploadSigner(data.uploadKey);
  const exports = new ExportTable(database);
  const baseUrl = `${server.origin}/v1`;
  const app = createApp({
    assets,
    baseUrl,
    bodies,
    data,
    exports,
    faults:
      faults === undefined ? undefined : { selector: new FaultSelector(faults), bodies, retryAfter, now },
    games: new GameTable(database),
    journal,
    latency: async () => {
      if (latencyMs > 0) await sleep(latencyMs, undefined, { signal: shutdown.signal });
    },
    now,
    organization,
    permissions: new Permissions(forbiddenBody),
    rateLimit:
      rateLimit === undefined
        ? undefined
        : { rateLimit, rateLimitBurst: options.rateLimitBurst ?? rateLimit, retryAfter, now },
    records,
    signer,
    storage:
      s3 === undefined
        ? diskStorage({ signer, origin: server.origin, uploadUrlTtlMs })
        : s3Storage({ assets, s3, uploadUrlTtlMs, now, signal: shutdown.signal }),
    tokens: registry,
  });
  server.serve(app, bodies);

  const owned = resources.move();
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= owned.disposeAsync();
    return closed;
  };
  return {
    baseUrl,
    origin: server.origin,
    journal,
    storedAssets: () =>
      assets
        .uploaded()
        .map(({ createdAt: _, status: __, ...asset }) => ({
          ...asset,
          filePath: data.filePath(asset.assetId),
        }))
        .filter(({ filePath }) => existsSync(filePath)),
    exports: () => exports.all(),
    revoke: (tokenName) => registry.revoke(tokenName),
    close,
    [Symbol.asyncDispose]: close,
  };
}

/** Hashes the files whose records have no hash, in the background. */
async function hashFiles({ assets, data, records }: FileServices, signal: AbortSignal): Promise<void> {
  for (const assetId of assets.unhashed()) {
    // A file that can't be read has no hash.
    const sha256 = await hashFile(data.filePath(assetId), signal).catch(() => undefined);
    if (signal.aborted) return;
    if (sha256 !== undefined) await records.write(() => assets.saveHash(assetId, sha256));
  }
}
