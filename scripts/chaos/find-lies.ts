import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { ChaosRun } from './chaos-run.ts';
import { checkEnding } from './check-ending.ts';
import { checkExports } from './check-exports.ts';
import { checkFiles } from './check-files.ts';
import { checkSecrets } from './check-secrets.ts';

/** Everything in which what a run told is not what the other side knows, a sentence each; none for an honest run. */
export function findLies(run: ChaosRun): string[] {
  const manifest = parseManifest(run.manifestText);
  if (manifest === undefined) {
    return [`the process ended with ${run.step.exitCode} and without a manifest`, ...checkSecrets(run)];
  }
  return [
    ...checkFiles(run, manifest),
    ...checkExports(run, manifest),
    ...checkEnding(run, manifest),
    ...checkSecrets(run),
  ];
}

function parseManifest(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
