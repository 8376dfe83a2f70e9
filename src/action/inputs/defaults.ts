export const CONNECTION_DEFAULTS = {
  'max-attempts': '10',
  'max-retry-wait': '120',
  'request-timeout': '60',
  'allow-http': 'false',
} as const;

export const ROOT_DEFAULTS = {
  ...CONNECTION_DEFAULTS,
  'working-directory': '.',
  'file-name': 'basename',
  'include-hidden-files': 'false',
  'if-no-files-found': 'error',
  'if-pattern-unmatched': 'warn',
  concurrency: 'auto',
  'dry-run': 'false',
  'reuse-unchanged': 'false',
  'retry-unknown': 'false',
  summary: 'true',
  environment: 'playable/{network}',
} as const;

export const GAMES_DEFAULTS = { ...CONNECTION_DEFAULTS, 'create-if-missing': 'false' } as const;

export const EMULATOR_DEFAULTS = { port: '0' } as const;

/** The default per input name, in every action that has the input. Tests compare them with each `action.yml`. */
export const INPUT_DEFAULTS = {
  ...ROOT_DEFAULTS,
  ...GAMES_DEFAULTS,
  ...EMULATOR_DEFAULTS,
} as const satisfies Readonly<Record<string, string>>;

/** The environment variables that replace an input that is not given. */
export const INPUT_VARIABLES: Readonly<Record<string, string | undefined>> = {
  token: 'PLAYABLE_TOKEN',
  'base-url': 'PLAYABLE_BASE_URL',
  organization: 'PLAYABLE_ORGANIZATION',
};

/** The other inputs of all actions. They have no default. */
export const INPUTS_WITHOUT_DEFAULT = [
  ...Object.keys(INPUT_VARIABLES),
  ...[
    'variant',
    'network',
    'assets',
    'content-types',
    'size-limits',
    'manifest',
    'manifests',
    'token-created',
  ],
  ...['shard', 'github-token', 'game', 'name', 'page-size', 'scopes', 'rate-limit'],
];
