import type { Asset } from '../outcomes.ts';

/** A `fileName` that the service would get for more than one file. */
export interface NameCollision {
  readonly fileName: string;
  /** Two or more, in the order of the assets. */
  readonly paths: readonly string[];
}

/** Finds the names that more than one asset has, in the order of their first assets. */
export function nameCollisions(assets: readonly Pick<Asset, 'fileName' | 'path'>[]): NameCollision[] {
  const pathsByName = new Map<string, string[]>();
  for (const { fileName, path } of assets) {
    const paths = pathsByName.get(fileName);
    if (paths === undefined) pathsByName.set(fileName, [path]);
    else paths.push(path);
  }
  return [...pathsByName].flatMap(([fileName, paths]) => (paths.length > 1 ? { fileName, paths } : []));
}
