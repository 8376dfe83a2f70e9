import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Not of other letters: some have no single letter in the other case. */
const swapCase = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

/** Whether `A` and `a` are one name in a folder. The folder itself may be where another disk is mounted, so an entry decides. */
export function ignoresCase(folder: string): boolean {
  try {
    const names = readdirSync(folder);
    // Two names that differ in case may be hard links to one file.
    const name = names.find((one) => /[a-z]/i.test(one) && !names.includes(swapCase(one)));
    return name !== undefined && isSameEntry(join(folder, name), join(folder, swapCase(name)));
  } catch {
    return false;
  }
}

function isSameEntry(path: string, other: string): boolean {
  const [entry, otherEntry] = [path, other].map((one) => lstatSync(one, { throwIfNoEntry: false }));
  return entry !== undefined && entry.ino === otherEntry?.ino && entry.dev === otherEntry.dev;
}
