import type { EmulatorOptions } from '../../src/emulator/options.ts';

/** One run of schemathesis against one emulator. */
export interface Profile {
  /** Also the name of its configuration, a TOML file beside this one that says what is particular about it. */
  readonly name: string;
  /** Settings of the emulator. */
  readonly options: EmulatorOptions;
  /** Whether the document is to say the emulator's own bounds too (emulator-bounds.yaml). */
  readonly bounded: boolean;
  /** Test cases an operation, in each phase that has a number. */
  readonly examples: number;
  /** Answers, as `METHOD /path status`, of which each must have come: otherwise it was not tried what should be. */
  readonly answers: readonly string[];
  /** Whether every link of the document must have been followed to a 2xx. */
  readonly followsLinks: boolean;
}

const GETS = ['GET /games', 'GET /games/{game_id}', 'GET /assets'];
const POSTS = ['POST /games', 'POST /storage/urls', 'POST /export'];
const OPERATIONS = [...GETS, ...POSTS];

const each = (operations: readonly string[], ...statuses: readonly number[]): string[] =>
  operations.flatMap((operation) => statuses.map((status) => `${operation} ${status}`));

/** What a good token comes by. */
const EVERYTHING = [
  ...each(GETS, 200),
  ...each(POSTS, 201, 400, 415),
  ...each(OPERATIONS, 401),
  'GET /games 400',
  'GET /games/{game_id} 404',
  'GET /assets 400',
  // Not among the document's operations.
  ...each(['DELETE /games', 'GET /export', 'PUT /storage/urls'], 405),
];

export const PROFILES: readonly Profile[] = [
  {
    name: 'within-bounds',
    options: {},
    bounded: true,
    examples: 80,
    answers: [...EVERYTHING, ...each(['GET /assets', 'POST /games', 'POST /storage/urls'], 403)],
    followsLinks: true,
  },
  {
    name: 'as-written',
    options: {},
    bounded: false,
    examples: 80,
    answers: EVERYTHING,
    followsLinks: false,
  },
  {
    name: 'two-organizations',
    options: { tokens: [{ name: 'dev' }, { name: 'other', organization: 'org-2' }] },
    bounded: true,
    examples: 40,
    answers: EVERYTHING,
    followsLinks: true,
  },
  {
    name: 'rate-limited',
    // So that the first requests pass and later ones don't, however slow the machine is.
    options: { rateLimit: 10, rateLimitBurst: 40, retryAfter: 'date' },
    bounded: true,
    examples: 30,
    answers: [...each(OPERATIONS, 429), 'GET /games 200', 'POST /games 201'],
    followsLinks: false,
  },
  {
    name: 'few-scopes',
    options: { tokens: [{ name: 'poor', scopes: ['games:read'] }], forbiddenBody: 'b' },
    bounded: true,
    examples: 20,
    answers: [...each(['GET /assets', ...POSTS], 403), ...each(['GET /games', 'GET /games/{game_id}'], 200)],
    followsLinks: false,
  },
  {
    name: 'expired-token',
    options: { tokens: [{ name: 'old', expiresAt: 0 }] },
    bounded: true,
    examples: 20,
    answers: each(OPERATIONS, 401),
    followsLinks: false,
  },
  {
    name: 'no-token',
    options: {},
    bounded: true,
    examples: 20,
    answers: each(OPERATIONS, 401),
    followsLinks: false,
  },
];
