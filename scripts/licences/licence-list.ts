import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licences of packages that may be bundled, as SPDX names them. They only require their text and notices beside the code, and
 * nothing of the action's users. Another licence needs a decision first.
 */
const ALLOWED = [
  '(Apache-2.0 AND BSD-3-Clause)',
  'Apache-2.0',
  'BSD-2-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
];
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * The `licenses.txt` of bundled files: name, version, licence and text of each package, once.
 *
 * @throws Error if a licence is not allowed or has no text
 */
export function licenceList(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => PACKAGE_FOLDER.exec(file)?.[0] ?? []));
  const entries = [...folders].map((folder) => {
    const { name, version, license } = JSON.parse(textOf(join(folder, 'package.json')));
    const texts = textsIn(folder, /^(licen[cs]e|copying)(\.(md|txt))?$/i);
    // The licence of code that the package contains from elsewhere, or of a package that has no text of it.
    const inner = textsIn(import.meta.dirname, new RegExp(`^${name.replace('/', '\\+')}\\.txt$`));
    const rejected = (why: string): Error =>
      new Error(`${name} ${version} ${why}: do without the package, or decide on it in scripts/licences`);
    if (!ALLOWED.includes(license)) throw rejected(`has the licence ${license}`);
    if (texts.length + inner.length === 0) throw rejected('comes without the text of its licence');
    const notices = textsIn(folder, /^notice(\.(md|txt))?$/i);
    return [`${name} ${version}\n${license}`, ...texts, ...notices, ...inner].join('\n\n');
  });
  return `${[...new Set(entries)].sort().join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}

const textOf = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim();
const textsIn = (folder: string, names: RegExp): string[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => (names.test(file) ? textOf(join(folder, file)) || [] : []));
