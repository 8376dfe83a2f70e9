import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLOWED_LICENCES } from './allowed-licences.ts';
import type { BundledPackage } from './bundled-packages.ts';
import { carriedLicence } from './carried-code.ts';

const LICENCE_FILE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const NOTICE_FILE = /^notice(\.(md|txt))?$/i;

/**
 * What has to lie beside a bundle for a package: its licence and notices, word for word, and those of what it carries.
 *
 * @throws Error when its licence is not an allowed one, when it has no text, or when it carries what nobody has named
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
  return [...own, ...textsIn(folder, NOTICE_FILE), carriedLicence(from)].join('\n\n').trim();
}

/** What the files of these names say, the empty ones left out. */
function textsIn(folder: string, names: RegExp): string[] {
  return readdirSync(folder)
    .filter((file) => names.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .filter((text) => text !== '');
}
