import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error It has no types.
import ncc from '@vercel/ncc';
import { licenceList } from './licences/licence-list.ts';

/** A module in webpack's report, or several that were joined. `nameForCondition` is the path of its file. */
type Module = { identifier?: string; nameForCondition?: string; modules?: Module[] };

/**
 * Bundles a file with all of its imports into `index.js` of a folder, with one file for each part that is loaded later, and writes the
 * licences of its packages to `licenses.txt`.
 *
 * @throws Error if an import is not found, or the licence of a package cannot be listed
 */
export async function bundle(file: string, folder: string): Promise<void> {
  const { code, assets, stats } = await ncc(file, { cache: false, quiet: true });
  const report = stats.toJson({ all: false, ids: true, modules: true, nestedModules: true, warnings: true });
  const modules: Module[] = report.modules.flatMap((one: Module) => one.modules ?? one);
  const missing = modules.filter(({ identifier }) => identifier?.includes('@@notfound'));
  const problems = [...report.warnings, ...missing];
  if (problems.length > 0) throw new Error(`Not bundled: ${JSON.stringify(problems)}`);

  const licences = licenceList(modules.flatMap((one) => one.nameForCondition ?? []));
  const parts = { ...assets, 'index.js': { source: code }, 'licenses.txt': { source: licences } };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, { source }] of Object.entries<{ source: string }>(parts))
    writeFileSync(join(folder, name), source);
}
