import type { EmulatorOptions } from '../../emulator/src/options.ts';

/** One run of schemathesis against one emulator. */
export interface Profile {
  /** Also the name of its configuration, a TOML file in this folder. */
  readonly name: string;
  /** Settings of the emulator. */
  readonly options?: EmulatorOptions;
  /** Whether the document stays as it is; else emulator-bounds.yaml is merged into it. */
  readonly asWritten?: boolean;
  /** Test cases per operation, in each phase with a number of cases. */
  readonly examples: number;
  /** Responses that must occur, as `METHOD /path status`. */
  readonly responses: readonly string[];
  /** Whether every link of the document must lead to a 2xx. */
  readonly followsLinks?: boolean;
}

const GETS = ['GET /games', 'GET /games/{game_id}', 'GET /assets'];
const POSTS = ['POST /games', 'POST /storage/urls', 'POST /export'];
const OPERATIONS = [...GETS, ...POSTS];

const each = (operations: readonly string[], ...statuses: readonly number[]): string[] =>
  operations.flatMap((operation) => statuses.map((status) => `${operation} ${status}`));

/** What a valid token reaches. */
const ALL_RESPONSES = [
  ...each(GETS, 200),
  ...each(POSTS, 201, 400, 415),
  ...each(OPERATIONS, 401),
  'GET /games 400',
  'GET /games/{game_id} 404',
  'GET /assets 400',
  // Methods that the document does not have.
  ...each(['DELETE /games', 'GET /export', 'PUT /storage/urls'], 405),
];

export const PROFILES: readonly Profile[] = [
  {
    name: 'within-bounds',
    examples: 80,
    responses: [...ALL_RESPONSES, ...each(['GET /assets', 'POST /games', 'POST /storage/urls'], 403)],
    followsLinks: true,
  },
  {
    name: 'as-written',
    asWritten: true,
    examples: 80,
    responses: ALL_RESPONSES,
  },
  {
    name: 'two-organizations',
    options: { tokens: [{ name: 'dev' }, { name: 'other', organization: 'org-2' }] },
    examples: 40,
    responses: ALL_RESPONSES,
    followsLinks: true,
  },
  {
    name: 'rate-limited',
    // On a machine of any speed, the first requests pass and later ones do not.
    options: { rateLimit: 10, rateLimitBurst: 40, retryAfter: 'date' },
    examples: 30,
    responses: [...each(OPERATIONS, 429), 'GET /games 200', 'POST /games 201'],
  },
  {
    name: 'few-scopes',
    options: { tokens: [{ name: 'poor', scopes: ['games:read'] }], forbiddenBody: 'b' },
    examples: 20,
    responses: [
      ...each(['GET /assets', ...POSTS], 403),
      ...each(['GET /games', 'GET /games/{game_id}'], 200),
    ],
  },
  {
    name: 'expired-token',
    options: { tokens: [{ name: 'old', expiresAt: 0 }] },
    examples: 20,
    responses: each(OPERATIONS, 401),
  },
  {
    name: 'no-token',
    examples: 20,
    responses: each(OPERATIONS, 401),
  },
];
