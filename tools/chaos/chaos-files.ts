import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file to upload: `size` in bytes, `sha256` in lower-case hex. */
export interface ChaosFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

const KIB = 1024;

/** Names that mean something in a URL, a shell, a workflow command, a terminal or JavaScript, as far as the system allows them. */
const STRANGE_NAMES: readonly string[] = [
  'a b&c.html',
  'ünï-😀.png',
  '[1].json',
  '-rf.txt',
  "it's.css",
  '##[add-mask]x.js',
  '::error::x.txt',
  '%0A::error::x',
  '%2e%2e%2fup.txt',
  '__proto__',
  'constructor',
  '#fragment?query=1.html',
  'comma, semicolon; equals=.csv',
  '{a,b}*.txt',
  'right\u202Eto-left.txt',
  `${'long-'.repeat(40)}.bin`,
].filter((name) => process.platform !== 'win32' || !/[<>:"|?*\\]/.test(name));

/** Sizes around 256 KiB, above which the action sends a file in blocks. */
const SPECIAL_SIZES: readonly number[] = [0, 1, 256 * KIB - 1, 256 * KIB, 256 * KIB + 1, 300 * KIB];

/** Writes `count` files. Every base name is unique, and the same seed gives the same files. */
export async function makeChaosFiles(folder: string, count: number, seed: number): Promise<ChaosFile[]> {
  const files: ChaosFile[] = [];
  for (let index = 0; index < count; index += 1) {
    const random = createHash('sha256').update(`${seed} ${index}`).digest();
    const size = SPECIAL_SIZES[index] ?? sizeOf(index, random.readUInt32BE());
    const content = createHash('shake256', { outputLength: size }).update(random).digest();
    const path = pathOf(index);
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
    files.push({ path, size, sha256: createHash('sha256').update(content).digest('hex') });
  }
  return files;
}

/** Most files have up to 16 KiB. One of 40 is large enough to be sent in blocks. */
function sizeOf(index: number, random: number): number {
  return index % 40 === 0 ? 256 * KIB + (random % (44 * KIB)) : random % (16 * KIB);
}

function pathOf(index: number): string {
  const name =
    STRANGE_NAMES[index] ?? `asset-${index}.${['png', 'html', 'json', 'glb', 'unknown'][index % 5]}`;
  return index % 3 === 0 ? name : `level-${index % 3}/part ${index % 7}/${name}`;
}
