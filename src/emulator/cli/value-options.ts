import { parseFaultSpec } from '../faults/parse.ts';
import type { EmulatorOptions, S3Options } from '../options.ts';

/** The settings of all options that have one value. */
interface Settings extends EmulatorOptions {
  readonly storage?: 'disk' | 's3';
  readonly endpoint?: string;
  readonly bucket?: string;
  readonly region?: string;
}

interface ValueOption {
  /** Completes the sentence "--name must be …". */
  readonly allowed: string;
  /** Returns `false` for an invalid value. */
  readonly parse: (text: string) => Settings | false;
}

const MAX_PORT = 65_535;
const MAX_LATENCY_MS = 600_000;
/** About one request per quarter of an hour. */
const MIN_RATE = 0.001;
const MAX_RATE = 1_000_000;

/** The options with one value, by their names without dashes. */
const VALUE_OPTIONS = new Map<string, ValueOption>(
  Object.entries<ValueOption>({
    port: {
      allowed: `a whole number from 0 (any free port) to ${MAX_PORT}`,
      parse: (text) => isWholeNumber(text, MAX_PORT) && { port: Number(text) },
    },
    organization: { allowed: 'an id', parse: (text) => text !== '' && { organization: text } },
    'rate-limit': {
      allowed: `a number of requests per second from ${MIN_RATE} to ${MAX_RATE}`,
      parse: (text) => {
        const rateLimit = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : 0;
        return rateLimit >= MIN_RATE && rateLimit <= MAX_RATE && { rateLimit };
      },
    },
    'retry-after': {
      allowed: 'none, seconds or date',
      parse: (text) => (text === 'none' || text === 'seconds' || text === 'date') && { retryAfter: text },
    },
    latency: {
      allowed: `a whole number of milliseconds from 0 to ${MAX_LATENCY_MS}`,
      parse: (text) => isWholeNumber(text, MAX_LATENCY_MS) && { latencyMs: Number(text) },
    },
    data: { allowed: 'a folder', parse: (text) => text !== '' && { dataDir: text } },
    'forbidden-body': {
      allowed: 'a or b',
      parse: (text) => (text === 'a' || text === 'b') && { forbiddenBody: text },
    },
    faults: {
      allowed: 'a list of name=rate',
      parse: (text) => {
        const { faults } = parseFaultSpec(text);
        return faults !== undefined && { faults };
      },
    },
    storage: {
      allowed: 'disk or s3',
      parse: (text) => (text === 'disk' || text === 's3') && { storage: text },
    },
    's3-endpoint': {
      allowed: 'an http or https address of a host alone',
      parse: (text) => {
        const url = URL.parse(text);
        const isOrigin = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
        return isOrigin && { endpoint: url.origin };
      },
    },
    's3-bucket': {
      allowed: 'the name of a bucket',
      parse: (text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text) && { bucket: text },
    },
    's3-region': {
      allowed: 'the name of a region',
      parse: (text) => /^[a-z0-9-]+$/.test(text) && { region: text },
    },
  }),
);

export const VALUE_OPTION_NAMES: ReadonlySet<string> = new Set(VALUE_OPTIONS.keys());

function isWholeNumber(text: string, max: number): boolean {
  return /^\d+$/.test(text) && Number(text) <= max;
}

/** The problems of an option's value, each as the end of a sentence that starts with the option's name. */
export function valueProblems(
  name: string,
  text: string,
  quote: (text: string) => string = JSON.stringify,
): readonly string[] {
  if (name === 'faults') return parseFaultSpec(text).problems;
  const { allowed, parse } = VALUE_OPTIONS.get(name) ?? {};
  return parse?.(text) === false ? [`must be ${allowed}, not ${quote(text)}`] : [];
}

const DEFAULT_REGION = 'us-east-1';

/**
 * Converts option values to emulator options. The credentials of a bucket come from `env` only: every process on the
 * machine can read a command line.
 *
 * @returns The options of all valid values, and a sentence per problem.
 */
export function readValues(
  values: readonly (readonly [name: string, text: string])[],
  env: Readonly<Record<string, string | undefined>>,
): { readonly options: EmulatorOptions; readonly problems: readonly string[] } {
  const parsed = values.map(([name, text]) => VALUE_OPTIONS.get(name)?.parse(text));
  const settings: Settings = Object.assign({}, ...parsed);
  const { storage = 'disk', endpoint, bucket, region, ...options } = settings;
  const problems = values.flatMap(([name, text]) =>
    valueProblems(name, text).map((problem) => `--${name} ${problem}`),
  );
  const given = new Map(values);
  if ((given.get('storage') ?? 'disk') === 'disk') {
    const unused = [...given.keys()].filter((name) => name.startsWith('s3-'));
    return { options, problems: [...problems, ...unused.map((name) => `--${name} needs --storage s3`)] };
  }
  if (storage === 'disk') return { options, problems };
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = env;
  const required = {
    '--s3-endpoint': given.get('s3-endpoint'),
    '--s3-bucket': given.get('s3-bucket'),
    'AWS_ACCESS_KEY_ID in the environment': accessKeyId,
    'AWS_SECRET_ACCESS_KEY in the environment': secretAccessKey,
  };
  for (const [name, value] of Object.entries(required)) {
    if (!value) problems.push(`--storage s3 needs ${name}`);
  }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return { options, problems };
  const s3: S3Options = {
    endpoint,
    bucket,
    region: region ?? DEFAULT_REGION,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  };
  return { options: { ...options, s3 }, problems };
}
