import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundled-packages.ts';

/** The licences of what packages have taken over from others without their text: files beside this one. */
const TAKEN_OVER: Readonly<Record<string, string>> = { undici: 'undici.txt' };

/** How WebAssembly begins in base64. */
const WEB_ASSEMBLY_START = 'AGFzbQ';

/**
 * The licence of what a package carries inside its own files, for the end of its text; empty where it carries nothing.
 *
 * @throws Error when it carries something of which nobody has said here what it is
 */
export function carriedLicence({ name, version, files }: BundledPackage): string {
  const inside = new Set(files.flatMap(packagesInside));
  if (inside.size > 0)
    throw new Error(
      `${name} ${version} was bundled with ${[...inside].sort().join(', ')} inside, whose licences and versions stay ` +
        'unseen: import the file of it that takes them as packages.',
    );
  const notice = TAKEN_OVER[name];
  if (notice !== undefined) return readFileSync(join(import.meta.dirname, notice), 'utf8');
  if (files.some((file) => readFileSync(file, 'utf8').includes(WEB_ASSEMBLY_START)))
    throw new Error(
      `${name} ${version} carries WebAssembly: find out what that was made of, and name its licence in ` +
        'scripts/licences/carried-code.ts.',
    );
  return '';
}

/** The packages that a file was made of, which its source map names. */
function packagesInside(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: readonly string[] };
  return sources.flatMap((source) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return name === undefined ? [] : [name];
  });
}
