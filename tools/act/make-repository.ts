import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const PACKAGE = readFileSync(resolve(import.meta.dirname, '../../package.json'), 'utf8');
const OWNER = /^github:(.+)\//.exec(JSON.parse(PACKAGE).repository)?.[1] ?? '';

/**
 * Adapts a workflow: steps on pages may need an owner, the emulator's URLs are `http:`, and `hashFiles` of act finds no file without a
 * container.
 */
export function forAct(workflow: string): string {
  const isTold = workflow.includes('allow-http:');
  return workflow
    .replaceAll('<owner>', OWNER)
    .replace(/uses: [\w-]+\/playable-export-action\b.*\n( +)with:\n/g, (lines, indent: string) =>
      isTold ? lines : `${lines}${indent}  allow-http: true\n`,
    )
    .replaceAll(/ && hashFiles\('[^']*'\) != ''/g, '');
}

export type RepositoryFiles = Iterable<readonly [path: string, text: string]>;

/** Makes a repository of a user: a workflow, and other files, by path. */
export async function makeRepository(
  folder: string,
  workflow: string,
  files: RepositoryFiles,
): Promise<void> {
  for (const [path, text] of [['.github/workflows/workflow.yml', forAct(workflow)], ...files] as const) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'sample');
}

/** Without these settings git would collect garbage in the background while act copies the repository. */
const SETTINGS = ['gc.auto=0', 'maintenance.auto=false', 'user.name=sample', 'user.email=sample@example.com'];

export function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-C', folder, ...SETTINGS.flatMap((setting) => ['-c', setting]), ...args]);
}
