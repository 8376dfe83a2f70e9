/** The default per input name, in every action that has the input. Tests compare them with each `action.yml`. */
export const INPUT_DEFAULTS = {
  'max-attempts': '10',
  'max-retry-wait': '120',
  'request-timeout': '60',
  'allow-http': 'false',
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
  'create-if-missing': 'false',
  port: '0',
} as const;

/** The environment variables that replace an input that is not given. */
export const INPUT_VARIABLES: Readonly<Record<string, string | undefined>> = {
  token: 'PLAYABLE_TOKEN',
  'base-url': 'PLAYABLE_BASE_URL',
  organization: 'PLAYABLE_ORGANIZATION',
};
