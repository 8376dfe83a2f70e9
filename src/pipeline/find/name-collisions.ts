import type { Asset } from '../outcomes.ts';

/** A `fileName` that the service would be told for more than one file. */
export interface NameCollision {
  readonly fileName: string;
  /** Two or more, in the order of the assets. */
  readonly paths: readonly string[];
}

/** The names that more than one asset would get, in the order in which each is first met. */
export function nameCollisions(assets: readonly Pick<Asset, 'fileName' | 'path'>[]): NameCollision[] {
  const paths = new Map<string, string[]>();
  for (const { fileName, path } of assets) {
    const same = paths.get(fileName);
    if (same === undefined) paths.set(fileName, [path]);
    else same.push(path);
  }
  return [...paths].flatMap(([fileName, same]) => (same.length > 1 ? { fileName, paths: same } : []));
}
