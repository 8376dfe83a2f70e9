// @ts-expect-error It has no types.
import ncc from '@vercel/ncc';
import { licenceList } from './licences/licence-list.ts';

/** A module in webpack's report, or several that were joined. `nameForCondition` is the path of its file. */
type Module = { identifier?: string; nameForCondition?: string; modules?: Module[] };

/**
 * Bundles a file with all of its imports. Returns the files of the bundle by name: `index.js`, one for each part that is loaded later, and
 * `licenses.txt` with the licences of its packages.
 *
 * @throws Error if an import is not found, or the licence of a package cannot be listed
 */
export async function bundle(file: string): Promise<Record<string, string>> {
  const { code, assets, stats } = await ncc(file, { cache: false, quiet: true });
  const report = stats.toJson({ all: false, ids: true, modules: true, nestedModules: true, warnings: true });
  const modules: Module[] = report.modules.flatMap((one: Module) => one.modules ?? one);
  const missing = modules.filter(({ identifier }) => identifier?.includes('@@notfound'));
  const problems = [...report.warnings, ...missing];
  if (problems.length > 0) throw new Error(`Not bundled: ${JSON.stringify(problems)}`);

  const parts = Object.entries<{ source: string }>(assets).map(([name, { source }]) => [name, source]);
  const licences = licenceList(modules.flatMap((one) => one.nameForCondition ?? []));
  return { 'index.js': code, ...Object.fromEntries(parts), 'licenses.txt': licences };
}
