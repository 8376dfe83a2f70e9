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
import type { ActionContext } from '../run-action.ts';
import { temporaryFile } from '../runner/runner.ts';

/**
 * The file of a step's manifest. It is written before anything is sent, before the first `PUT`, before each export request, and at the
 * end, so that a killed step leaves a true record. What can't be recorded is not sent.
 */
export class ManifestFile {
  /** Absolute. A new path under `RUNNER_TEMP`, so that the steps of a job do not overwrite each other's manifests; or one that is shared. */
  path: string;
  /** The same, relative to the workspace if it is in there; absent if the file is not shared and goes with the runner. */
  keptAt: string | undefined;
  /** Of the first write that failed. The last write reports its own. */
  error: Error | undefined;
  readonly #record: RunRecord;
  readonly #signal: AbortSignal;
  readonly #workspace: string;
  readonly #writes = new SharedWrite(() => this.#writeNow());

  constructor(record: RunRecord, { env, signal }: Pick<ActionContext, 'env' | 'signal'>) {
    this.#record = record;
    this.#signal = signal;
    this.#workspace = resolve(env['GITHUB_WORKSPACE'] || process.cwd());
    this.path = temporaryFile(env, 'playable-export-manifest', 'json');
  }

  /**
   * Uses the file that several steps share. If the step is to upload, it says in it at once that the upload is not complete: whatever
   * ends this step, a step that only exports must not export the earlier files. It makes no folder for that, because hints of a search
   * are about the folders that exist.
   */
  async share(path: string): Promise<void> {
    this.path = path;
    this.keptAt = isInside(path, this.#workspace) ? relative(this.#workspace, path) : path;
    const folder = dirname(await followLinks(path).catch(() => path));
    if (this.#record.complete !== false || !existsSync(folder)) return;
    // A full disk may have space again before the next step.
    if ((await this.write()) !== undefined) await markIncomplete(path).catch(() => undefined);
  }

  readonly listener: Partial<PipelineEvents> = {
    beforeFirstPut: () => this.write(),
    beforeExport: () => this.write(),
  };

  /** Writes the record as it is when the write begins. The calls of one turn of the event loop share a write. Returns its error. */
  write(): Promise<Error | undefined> {
    return this.#writes.run();
  }

  /**
   * Waits for writes under way, and writes the manifest for the last time.
   *
   * @throws the error of the file system
   */
  async finish(conclusion: Conclusion, finishedAt: Date): Promise<void> {
    await this.#writes.settled();
    await this.#put(this.#record.manifest(conclusion, finishedAt));
  }

  #writeNow(): Promise<Error | undefined> {
    return this.#put(this.#record.manifest('failure')).then(
      () => undefined,
      (error: Error) => {
        this.error ??= error;
        return error;
      },
    );
  }

  #put(manifest: Manifest): Promise<void> {
    return withDeadline(writeFileAtomically(this.path, jsonInParts(manifest)), this.#signal);
  }
}

/** Says in place that an upload is not complete, which needs no space on the disk: the two words have one length, with a blank. */
async function markIncomplete(path: string): Promise<void> {
  const field = '\n"complete":';
  const start = (await readFile(path)).indexOf(`${field} true`);
  if (start === -1) return;
  await using file = await open(path, 'r+');
  await file.write('false', start + field.length);
}
