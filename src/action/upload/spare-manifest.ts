import type { Plan } from '../../pipeline/run-pipeline.ts';
import type { Log } from '../runner/log.ts';
import { type Inputs, temporaryManifestPath } from './upload-inputs.ts';

/**
 * A run without a file has nothing for later runs to reuse, and must not take what an earlier one left them. A shard without
 * one is waited for all the same, by those who join them.
 */
export function spareManifest(
  inputs: Inputs,
  { assets }: Plan,
  { env, log }: { env: NodeJS.ProcessEnv; log: Log },
): Inputs {
  if (!inputs.reuseUnchanged || assets.length > 0 || inputs.shard !== undefined) return inputs;
  log.info(`There was no file to upload: ${inputs.manifestPath} is left to later runs as it is`);
  return { ...inputs, manifestPath: temporaryManifestPath(env) };
}
