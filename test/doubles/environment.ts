import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** An empty folder for the running test, removed with all that is in it when the test ends. */
export async function temporaryFolder(): Promise<string> {
  // macOS has its temporary files behind a symbolic link, and what the code tells are real paths.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'playable-test-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
