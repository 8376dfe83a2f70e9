import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_LICENCES } from './allowed-licences.ts';
import type { BundledPackage } from './bundled-packages.ts';

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const NOTICE_FILE = /^notice(\.(md|txt))?$/i;

/**
 * The text that a bundle needs for a package: its licence and notices, word for word.
 *
 * @throws Error if its licence is not allowed, if it has no text, or if its files contain code of unknown origin
 */
export function licenceText(from: BundledPackage): string {
  const { name, version, licence, folder } = from;
  if (licence === undefined || !ALLOWED_LICENCES.includes(licence))
    throw new Error(
      `${name} ${version} has the licence ${licence ?? '(none)'}: do without the package, or decide on its licence in ` +
        'scripts/licences/allowed-licences.ts.',
    );
  const own = textsIn(folder, LICENCE_FILE);
  if (own.length === 0)
    throw new Error(`${name} ${version} comes without the text of its licence: do without the package.`);
  rejectUnknownCode(from);
  return [...own, ...textsIn(folder, NOTICE_FILE)].join('\n\n');
}

/** The texts of the files with these names, without empty ones. */
function textsIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => names.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .filter((text) => text !== '');
}

/** The first bytes of WebAssembly in base64. */
const WEB_ASSEMBLY_START = 'AGFzbQ';

/** @throws Error if a package's files contain code of unknown origin */
function rejectUnknownCode({ name, version, files }: BundledPackage): void {
  const inside = new Set(files.flatMap(packagesInside));
  if (inside.size > 0)
    throw new Error(
      `${name} ${version} was bundled with ${[...inside].sort().join(', ')} inside, whose licences and versions are ` +
        'unknown: import the file of it that imports them as packages.',
    );
  if (files.some((file) => readFileSync(file, 'utf8').includes(WEB_ASSEMBLY_START)))
    throw new Error(`${name} ${version} carries WebAssembly: find its source and its licence first.`);
}

/** The packages that were bundled into a file, as its source map names them. */
function packagesInside(file: string): string[] {
  if (!existsSync(`${file}.map`)) return [];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: readonly string[] };
  return sources.flatMap((source) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return name === undefined ? [] : [name];
  });
}
