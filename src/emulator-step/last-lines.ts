import { readFile } from 'node:fs/promises';

/** The last lines of a text file that have something in them; none where it can't be read. */
export async function lastLines(path: string, count: number): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  return lines.slice(-count);
}
