import type { Asset } from './outcomes.ts';

/** A `fileName` that the service would get for more than one file. */
export interface NameCollision {
  readonly fileName: string;
  /** Two or more, in the order of the assets. */
  readonly paths: readonly string[];
}

/** Finds the names that more than one asset has, in the order of their first assets. */
export function nameCollisions(assets: readonly Pick<Asset, 'fileName' | 'path'>[]): NameCollision[] {
  // Nearly all names are of one asset, and a list for each would take memory.
  const seen = new Set<string>();
  const isRepeated = ({ fileName }: Pick<Asset, 'fileName'>): boolean =>
    seen.size === seen.add(fileName).size;
  const repeated = new Set(assets.filter(isRepeated).map(({ fileName }) => fileName));
  const byName = Map.groupBy(
    assets.filter(({ fileName }) => repeated.has(fileName)),
    ({ fileName }) => fileName,
  );
  return [...byName].map(([fileName, same]) => ({ fileName, paths: same.map(({ path }) => path) }));
}
