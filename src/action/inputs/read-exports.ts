import type { InputReader } from './input-reader.ts';

/** Every variant is exported to every network; both lists are empty where nothing is. */
export interface WantedExports {
  readonly variants: readonly string[];
  readonly networks: readonly string[];
}

/** Reads `variant` and `network`, which must be given together. */
export function readExports(reader: InputReader): WantedExports {
  const variants = reader.list('variant');
  const networks = reader.list('network');
  if (variants.length > 0 && networks.length === 0) reader.reject('network', 'must be given with `variant`');
  if (networks.length > 0 && variants.length === 0) reader.reject('variant', 'must be given with `network`');
  return { variants, networks };
}
