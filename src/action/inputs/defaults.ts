/** The defaults of what every action needs to reach the service. */
export const CONNECTION_DEFAULTS = {
  'max-attempts': '10',
  'max-retry-wait': '120',
  'request-timeout': '60',
  'allow-http': 'false',
} as const;

/** The defaults of the root action's inputs. */
export const ROOT_DEFAULTS = {
  ...CONNECTION_DEFAULTS,
  'working-directory': '.',
  'file-name': 'basename',
  'include-hidden-files': 'false',
  'if-no-files-found': 'error',
  concurrency: '16',
  'dry-run': 'false',
  'reuse-unchanged': 'false',
  summary: 'true',
  environment: 'playable/{network}',
} as const;

/** The defaults of the inputs of `games/`. */
export const GAMES_DEFAULTS = { ...CONNECTION_DEFAULTS, 'create-if-missing': 'false' } as const;

/** The defaults of the inputs of `emulator/`. */
export const EMULATOR_DEFAULTS = { port: '0' } as const;

/**
 * The defaults of all inputs; one name has one default, wherever it is an input. Each `action.yml` says the same; tests hold
 * them against each other.
 */
export const INPUT_DEFAULTS = {
  ...ROOT_DEFAULTS,
  ...GAMES_DEFAULTS,
  ...EMULATOR_DEFAULTS,
} as const satisfies Readonly<Record<string, string>>;
