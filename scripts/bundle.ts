import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BundleStats, bundledPackages } from './licences/bundled-packages.ts';
import { formatLicenceList } from './licences/licence-list.ts';
import { toAscii } from './to-ascii.ts';

const NCC = resolve(import.meta.dirname, '../node_modules/@vercel/ncc/dist/ncc/cli.js');

/**
 * Bundles a file of JavaScript with all that it imports into a folder, and writes the licences of what it imports beside it. The
 * list is ours: that of `ncc` names the packages of one part only, where a bundle has parts that are loaded later.
 *
 * @throws Error when a package has no licence that can be listed
 */
export function bundle(file: string, folder: string): void {
  const notes = mkdtempSync(join(tmpdir(), 'bundle-'));
  try {
    const stats = join(notes, 'stats.json');
    const args = ['build', file, '-o', folder, '--stats-out', stats, '--no-cache', '--quiet'];
    execFileSync(process.execPath, [NCC, ...args], { stdio: 'inherit' });
    for (const name of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
      const part = join(folder, name);
      writeFileSync(part, toAscii(readFileSync(part, 'utf8')));
      // Some are loaded in few runs only.
      execFileSync(process.execPath, ['--check', part], { stdio: 'inherit' });
    }
    const packages = bundledPackages(JSON.parse(readFileSync(stats, 'utf8')) as BundleStats);
    writeFileSync(join(folder, 'licenses.txt'), formatLicenceList(packages));
  } finally {
    rmSync(notes, { recursive: true, force: true });
  }
}
