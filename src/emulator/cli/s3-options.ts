import type { S3Options } from '../options.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface S3Argument {
  /** The end of a sentence that starts with "--name must be". */
  readonly allowed: string;
  readonly isAllowed: (text: string) => boolean;
}

/** The options that say where files go, by their name without dashes. Each may be given once. */
export const S3_ARGUMENTS: ReadonlyMap<string, S3Argument> = new Map<string, S3Argument>([
  ['storage', { allowed: 'disk or s3', isAllowed: (text) => text === 'disk' || text === 's3' }],
  ['s3-endpoint', { allowed: 'an http or https address of a host alone', isAllowed: isOrigin }],
  [
    's3-bucket',
    {
      allowed: 'the name of a bucket',
      isAllowed: (text) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text),
    },
  ],
  ['s3-region', { allowed: 'the name of a region', isAllowed: (text) => /^[a-z0-9-]+$/.test(text) }],
]);

const DEFAULT_REGION = 'us-east-1';

/**
 * Puts together the bucket that is asked for, with credentials that come from the environment alone: a command line can
 * be read by everybody on a machine.
 *
 * @param given The options of {@link S3_ARGUMENTS} on the command line.
 * @returns No bucket where files stay on the disk; a sentence for everything that is wrong or missing.
 */
export function readS3Options(
  given: ReadonlyMap<string, string>,
  env: Environment,
): { readonly s3?: S3Options; readonly problems: readonly string[] } {
  const problems = [...given].flatMap(([name, text]) => {
    const { allowed, isAllowed } = S3_ARGUMENTS.get(name) ?? {};
    return isAllowed?.(text) === false ? [`--${name} must be ${allowed}, not ${JSON.stringify(text)}`] : [];
  });
  const storage = given.get('storage') ?? 'disk';
  if (storage === 'disk') {
    const useless = [...given.keys()].filter((name) => name !== 'storage');
    return { problems: [...problems, ...useless.map((name) => `--${name} needs --storage s3`)] };
  }
  if (storage !== 's3') return { problems };
  const needed = (value: string | undefined, what: string): string => {
    if (value === undefined || value === '') problems.push(`--storage s3 needs ${what}`);
    return value ?? '';
  };
  const endpoint = needed(given.get('s3-endpoint') ?? undefined, '--s3-endpoint');
  const bucket = needed(given.get('s3-bucket') ?? undefined, '--s3-bucket');
  const accessKeyId = needed(env['AWS_ACCESS_KEY_ID'], 'AWS_ACCESS_KEY_ID in the environment');
  const secretAccessKey = needed(env['AWS_SECRET_ACCESS_KEY'], 'AWS_SECRET_ACCESS_KEY in the environment');
  if (problems.length > 0) return { problems };
  const sessionToken = env['AWS_SESSION_TOKEN'] ?? '';
  return {
    s3: {
      endpoint: new URL(endpoint).origin,
      bucket,
      region: given.get('s3-region') ?? DEFAULT_REGION,
      accessKeyId,
      secretAccessKey,
      ...(sessionToken !== '' && { sessionToken }),
    },
    problems,
  };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}
