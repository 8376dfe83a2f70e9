import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of which something is in a bundle. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As SPDX names it; `undefined` where the package does not say. */
  readonly licence: string | undefined;
  /** Absolute; so are the files of it that are in the bundle. */
  readonly folder: string;
  readonly files: readonly string[];
}

/** What webpack tells of a bundle with `--stats-out`, as far as it is read here. */
export interface BundleStats {
  readonly modules: readonly BundledModule[];
}

interface BundledModule {
  /** None where the module was left out. */
  readonly chunks?: readonly unknown[];
  /** The file; missing for what is no file. */
  readonly nameForCondition?: string | null;
  /** What was joined to one module. */
  readonly modules?: readonly BundledModule[];
}

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/** The packages of which something is in any part of a bundle, by name and version. */
export function bundledPackages({ modules }: BundleStats): BundledPackage[] {
  const filesOf = new Map<string, string[]>();
  for (const file of new Set(modules.filter(({ chunks }) => chunks?.length).flatMap(filesIn))) {
    const folder = PACKAGE_FOLDER.exec(file)?.[0];
    if (folder !== undefined) filesOf.set(folder, [...(filesOf.get(folder) ?? []), file]);
  }
  return [...filesOf]
    .map(([folder, files]) => ({ ...manifestOf(folder), folder, files: files.sort() }))
    .sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function filesIn({ nameForCondition, modules }: BundledModule): string[] {
  return [...(nameForCondition ? [nameForCondition] : []), ...(modules ?? []).flatMap(filesIn)];
}

function manifestOf(folder: string): Pick<BundledPackage, 'name' | 'version' | 'licence'> {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: typeof license === 'string' ? license : undefined };
}
