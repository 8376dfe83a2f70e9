/** Tells the processes that run tests which they are: a JSON array of patterns. */
export const TESTS_VARIABLE = 'PLAYABLE_MUTATION_TESTS';
