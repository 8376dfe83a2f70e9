import type { Asset } from './outcomes.ts';

/** A `fileName` that the service would get for more than one file. */
export interface NameCollision {
  readonly fileName: string;
  /** Two or more, in the order of the assets. */
  readonly paths: readonly string[];
}

/** Finds the names that more than one asset has, in the order of their first assets. */
export function nameCollisions(assets: readonly Pick<Asset, 'fileName' | 'path'>[]): NameCollision[] {
  const byName = [...Map.groupBy(assets, ({ fileName }) => fileName)].filter(([, { length }]) => length > 1);
  return byName.map(([fileName, same]) => ({ fileName, paths: same.map(({ path }) => path) }));
}
