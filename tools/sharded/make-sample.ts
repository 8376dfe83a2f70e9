import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const FILES_PER_FOLDER = 500;

/** Adds `allow-http` to the example: the emulator's URLs are `http:`. */
function allowingHttp(workflow: string): string {
  return workflow.replace(
    /uses: [\w-]+\/playable-export-action\b.*\n( +)with:\n/g,
    (lines, indent: string) => `${lines}${indent}  allow-http: true\n`,
  );
}

/** Makes a repository of a user: the example workflow, and small files of different sizes in `playable/`. */
export async function makeSample(folder: string, example: string, files: number): Promise<void> {
  const workflow = join(folder, '.github/workflows/sharded.yml');
  await mkdir(dirname(workflow), { recursive: true });
  await writeFile(workflow, allowingHttp(await readFile(example, 'utf8')));
  for (let index = 0; index < files; index += 1) {
    const part = join(folder, 'playable', `set-${Math.floor(index / FILES_PER_FOLDER)}`);
    if (index % FILES_PER_FOLDER === 0) await mkdir(part, { recursive: true });
    await writeFile(join(part, `level-${index}.json`), `{"level":${index}}\n`.repeat(1 + (index % 40)));
  }
  // Without these settings git would collect garbage in the background while act copies the repository.
  const settings = [
    'gc.auto=0',
    'maintenance.auto=false',
    'user.name=sample',
    'user.email=sample@example.com',
  ];
  const git = (...args: string[]): void => {
    execFileSync('git', ['-C', folder, ...settings.flatMap((setting) => ['-c', setting]), ...args]);
  };
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'sample');
}
