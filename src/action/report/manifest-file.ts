import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { PipelineEvents } from '../../pipeline/events.ts';
import type { Conclusion, Manifest } from '../../pipeline/manifest/manifest.ts';
import type { RunRecord } from '../../pipeline/manifest/run-record.ts';
import { withDeadline } from '../../support/cancellation.ts';
import { followLinks, writeFileAtomically } from '../../support/files.ts';
import { jsonInParts } from '../../support/json.ts';
import { isInside } from '../../support/paths.ts';
import { SharedWrite } from '../../support/workers.ts';
import { type ActionContext, temporaryFile } from '../runner/runner.ts';
import { type Failure, notWritten } from './failures/failures.ts';

/**
 * The file of a step's manifest. It is written before anything is sent, before the first `PUT`, before each export request, and at the
 * end, so that a killed step leaves a true record. What can't be recorded is not sent.
 */
export class ManifestFile {
  /** Absolute: a path that steps share, or a new one under `RUNNER_TEMP`, so that other steps do not overwrite the file. */
  readonly path: string;
  /** A shared path, relative to the workspace if it is in there; absent for a file under `RUNNER_TEMP`, which goes with the runner. */
  readonly keptAt: string | undefined;
  /** Why the first write failed that did. */
  failure: Failure | undefined;
  readonly #record: RunRecord;
  readonly #signal: AbortSignal;
  readonly #writes = new SharedWrite(() => this.#writeNow());

  /** @param sharedPath of the file that several steps share; absolute */
  constructor(
    record: RunRecord,
    { env, signal }: Pick<ActionContext, 'env' | 'signal'>,
    sharedPath?: string | undefined,
  ) {
    this.#record = record;
    this.#signal = signal;
    this.path = sharedPath ?? temporaryFile(env, 'playable-export-manifest', 'json');
    const workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
    this.keptAt =
      sharedPath && isInside(sharedPath, workspace) ? relative(workspace, sharedPath) : sharedPath;
  }

  /**
   * Says at once, in a shared file, that the upload of this step is not complete. Whatever ends the step then, a step that only exports does
   * not export the earlier files. No folder is made for that: a new, empty `dist` would hide that the build step is missing.
   */
  async begin(): Promise<void> {
    if (this.keptAt === undefined || this.#record.complete !== false) return;
    const folder = dirname(await followLinks(this.path).catch(() => this.path));
    if (!existsSync(folder)) return;
    // A full disk may have space again before the next step.
    if ((await this.write()) !== undefined) await markIncomplete(this.path).catch(() => undefined);
  }

  readonly listener: Partial<PipelineEvents> = {
    beforeFirstPut: () => this.#writes.run(),
    beforeExport: () => this.#writes.run(),
  };

  /** Writes the record as it is when the write begins. Returns why this write, or one before it, failed. */
  async write(): Promise<Failure | undefined> {
    await this.#writes.run();
    return this.failure;
  }

  /** Waits for writes under way, and writes the manifest for the last time. Returns why it failed. */
  async finish(conclusion: Conclusion, finishedAt: Date): Promise<Failure | undefined> {
    await this.#writes.settled();
    const error = await this.#put(this.#record.manifest(conclusion, finishedAt));
    return error && notWritten('Manifest not written', this.path, error, LAST_WRITE);
  }

  /** Shared by the calls of one turn of the event loop. */
  async #writeNow(): Promise<Error | undefined> {
    const error = await this.#put(this.#record.manifest('failure'));
    if (error) this.failure ??= notWritten('Manifest not written', this.path, error, NOT_SENT);
    return error;
  }

  async #put(manifest: Manifest): Promise<Error | undefined> {
    const write = writeFileAtomically(this.path, jsonInParts(manifest));
    return withDeadline(write, this.#signal).then(
      () => undefined,
      (error: Error) => error,
    );
  }
}

const CHECK_FILE =
  'Check the space on the disk and who owns the file, or choose another place with `manifest`.';
const NOT_SENT = `What could not be recorded was not sent. ${CHECK_FILE}`;
const LAST_WRITE = `The log and the outputs have what the manifest lacks. ${CHECK_FILE}`;

/** Overwrites ` true` with `false` in the file, which has the same length: that works on a full disk, too. */
async function markIncomplete(path: string): Promise<void> {
  const field = '\n"complete":';
  const start = (await readFile(path)).indexOf(`${field} true`);
  if (start === -1) return;
  await using file = await open(path, 'r+');
  await file.write('false', start + field.length);
}
