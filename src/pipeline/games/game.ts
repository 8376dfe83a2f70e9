import type { components } from '../../api/schema.generated.ts';

/** A game as the service lists it (service spec part 2), with whatever further fields it has. */
export type Game = components['schemas']['Game'];
