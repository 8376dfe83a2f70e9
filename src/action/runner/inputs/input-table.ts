/** What an input may be, in every action that has it. A test compares this with each `action.yml`, descriptions included. */
export interface InputRule {
  readonly default?: string;
  /** The environment variable that replaces it if it is not given. */
  readonly variable?: string;
  /** The ends of a number's range, both included. Without `max`, the limit is the largest exact integer. */
  readonly min?: number;
  readonly max?: number;
  /** In characters. */
  readonly maxLength?: number;
}

export const INPUTS = {
  token: { variable: 'PLAYABLE_TOKEN' },
  'base-url': { variable: 'PLAYABLE_BASE_URL' },
  organization: { variable: 'PLAYABLE_ORGANIZATION' },
  'max-attempts': { default: '10', min: 1, max: 50 },
  // One day: no service has a reason to ask for more, and timers support it.
  'max-retry-wait': { default: '120', min: 0, max: 86_400 },
  'request-timeout': { default: '60', min: 1, max: 3_600 },
  'allow-http': { default: 'false' },
  'working-directory': { default: '.' },
  'file-name': { default: 'basename' },
  'include-hidden-files': { default: 'false' },
  'if-no-files-found': { default: 'error' },
  'if-pattern-unmatched': { default: 'warn' },
  concurrency: { default: 'auto', min: 1, max: 128 },
  'dry-run': { default: 'false' },
  'reuse-unchanged': { default: 'auto' },
  'retry-unknown': { default: 'false' },
  // The runner fills it in, so that the legs of a matrix are told apart. README.md leaves it out.
  matrix: { default: `\${{ toJSON(matrix) }}` },
  summary: { default: 'true' },
  // GitHub rejects longer names.
  environment: { default: 'playable/{network}', maxLength: 255 },
  'create-if-missing': { default: 'false' },
  'page-size': { min: 1 },
  port: { default: '0', min: 0, max: 65_535 },
  'rate-limit': { min: 0.001, max: 1_000_000 },
} as const satisfies Readonly<Record<string, InputRule>>;

export type InputName = keyof typeof INPUTS;

export function ruleOf(name: string): InputRule {
  return Object.hasOwn(INPUTS, name) ? INPUTS[name as InputName] : {};
}
