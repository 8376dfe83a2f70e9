/** The defaults of the root action's inputs. `action.yml` says the same; a test holds the two against each other. */
export const INPUT_DEFAULTS = {
  'working-directory': '.',
  'file-name': 'basename',
  'include-hidden-files': 'false',
  'if-no-files-found': 'error',
  concurrency: '16',
  'max-attempts': '10',
  'max-retry-wait': '120',
  'request-timeout': '60',
  'dry-run': 'false',
  'reuse-unchanged': 'false',
  summary: 'true',
  'allow-http': 'false',
  environment: 'playable/{network}',
} as const satisfies Readonly<Record<string, string>>;
