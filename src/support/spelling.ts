import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Spells an absolute path as the disk does, as far as it exists. Where upper and lower case make different names, it already has that spelling. */
export function spellAsOnDisk(path: string): string {
  const parent = dirname(path);
  if (parent === path) return path.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
  const folder = spellAsOnDisk(parent);
  return join(folder, nameOnDisk(basename(path), folder));
}

/** The name that the disk has for an entry of a folder. If there is none, the name as it was given. */
function nameOnDisk(name: string, folder: string): string {
  try {
    const path = join(folder, name);
    const entry = lstatSync(path);
    const other = lstatSync(join(folder, swapCase(name)), { throwIfNoEntry: false });
    if (other?.ino !== entry.ino || other.dev !== entry.dev) return name;
    const names = readdirSync(folder);
    if (names.includes(name)) return name;
    const found = names.find((one) => fold(one) === fold(name));
    // Windows knows more names of an entry, such as `PROGRA~1`.
    return found ?? (entry.isSymbolicLink() ? name : basename(realpathSync.native(path)));
  } catch {
    return name;
  }
}

/** Not of other letters: some have no single letter in the other case. */
const swapCase = (name: string): string =>
  name.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));

const fold = (name: string): string => name.normalize('NFC').toLowerCase();
