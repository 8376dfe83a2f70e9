import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files below a folder, each with its own path as its content; folders that are missing are made. */
export async function makeFiles(folder: string, ...paths: readonly string[]): Promise<void> {
  await Promise.all([...new Set(paths.map((path) => dirname(join(folder, path))))].map(makeFolder));
  await Promise.all(paths.map((path) => writeFile(join(folder, path), path)));
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true });
}
