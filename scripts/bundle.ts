// @ts-expect-error It has no types.
import ncc from '@vercel/ncc';

/** A module in webpack's report, or several that were joined. `nameForCondition` is the path of its file. */
type Module = { identifier?: string; nameForCondition?: string; modules?: Module[] };

interface Bundle {
  /** By name: `index.js`, and one for each part that is loaded later. */
  readonly files: Readonly<Record<string, string>>;
  /** The paths of the modules in it. */
  readonly modules: readonly string[];
}

interface BundleOptions {
  /** Whether names and blanks are shortened. Nothing else changes: ncc's minifier does not rewrite code. */
  readonly minify?: boolean;
  /** Packages that others use if they happen to be installed. To the bundle they never are, neither at the build nor at run time. */
  readonly absent?: readonly string[];
}

/**
 * Bundles a file with all of its imports.
 *
 * @throws Error if an import is not found
 */
export async function bundle(
  file: string,
  { minify = false, absent = [] }: BundleOptions = {},
): Promise<Bundle> {
  // Node looks for `#absent` only in the package.json beside the bundle, so no folder above it can provide it.
  const externals = Object.fromEntries(absent.map((name) => [name, '#absent']));
  const { code, assets, stats } = await ncc(file, { cache: false, quiet: true, minify, externals });
  const report = stats.toJson({ all: false, ids: true, modules: true, nestedModules: true, warnings: true });
  const modules: Module[] = report.modules.flatMap((one: Module) => one.modules ?? one);
  const missing = modules.filter(({ identifier }) => identifier?.includes('@@notfound'));
  const problems = [...report.warnings, ...missing];
  if (problems.length > 0) throw new Error(`Not bundled: ${JSON.stringify(problems)}`);

  const parts = Object.entries<{ source: string }>(assets).map(([name, { source }]) => [name, source]);
  const paths = modules.flatMap((one) => one.nameForCondition ?? []);
  return { files: { 'index.js': code, ...Object.fromEntries(parts) }, modules: paths };
}
