import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BundleStats, bundledPackages } from './licences/bundled-packages.ts';
import { formatLicenceList } from './licences/licence-list.ts';

const NCC = resolve(import.meta.dirname, '../node_modules/@vercel/ncc/dist/ncc/cli.js');

/**
 * Bundles a file of JavaScript with all of its imports into a folder, and writes their licences to `licenses.txt`. `ncc` could
 * write such a list, but it would name only the packages of the first part if a bundle has parts that are loaded later.
 *
 * @throws Error if the licence of a package cannot be listed
 */
export function bundle(file: string, folder: string): void {
  const notes = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const stats = join(notes, 'stats.json');
    const args = ['build', file, '-o', folder, '--stats-out', stats, '--no-cache', '--quiet'];
    execFileSync(process.execPath, [NCC, ...args], { stdio: 'inherit' });
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      // Few runs load all parts, so a broken part could stay unnoticed.
      execFileSync(process.execPath, ['--check', join(folder, name)], { stdio: 'inherit' });
    }
    const packages = bundledPackages(JSON.parse(readFileSync(stats, 'utf8')) as BundleStats);
    writeFileSync(join(folder, 'licenses.txt'), formatLicenceList(packages));
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}
