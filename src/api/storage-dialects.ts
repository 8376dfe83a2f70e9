import { unescape as decode } from 'node:querystring';

/** How one kind of storage writes its pre-signed URLs, and what it says of errors. All names are of any case. */
interface StorageDialect {
  readonly name: string;
  /** Parameters whose value signs the URL. */
  readonly signature?: RegExp;
  /** Parameters whose value gives access together with a signature. */
  readonly access?: RegExp;
  /** All other parameters: they name or describe something. */
  readonly description?: RegExp;
  /** When a URL expires, in milliseconds since the epoch by the clock that signed it; `NaN` if it does not say. */
  readonly expiry?: (valueNamed: (name: string) => string) => number;
  /** Passing troubles that it answers with 4xx: codes by status. */
  readonly passing?: Readonly<Record<number, readonly string[]>>;
  /** Says that the URL, or what it is signed with, has expired. */
  readonly saysExpired?: (words: string) => boolean;
  /** What it says of clocks that differ. */
  readonly clocks?: RegExp;
  /** What to do about other words. */
  readonly advice?: readonly (readonly [words: RegExp, advice: string])[];
}

const OTHER_REQUEST =
  'The upload URL was signed for a different request: look for a proxy that rewrites headers, or report it to the service.';
const TOO_LARGE = 'The file is larger than the storage accepts.';

/** What a storage says of an address, a signature, a token or a policy. The claim is that of a JWT. */
const EXPIRED =
  /expired|\bexp\W+claim|\b(?:date|request|signature|timestamp|token|url|link)\W+(?:is )?too old/i;
/** Other things that expire, and words that deny it. A new upload URL would not help. */
const NOT_THE_URL =
  /(?:\blease\b[^.]*|(?:lease|licen[cs]e|trial|subscription|plan|account|certificate)[\W_]*(?:has|is|was)?[\W_]*|\bnot[\W_]+(?:yet )?)expired/gi;
/** Azure's words about a signature that is used too early or too late. */
const TIME_FRAME = /specified time frame(?:.*Expiry \[([^\]]*)\].*Current \[([^\]]*)\])?/i;

/** One row a dialect. To add one: its parameters, its expiry, its words, and a row in the tests of upload URLs. */
const DIALECTS: readonly StorageDialect[] = [
  {
    name: 'S3 and its relatives, Signature Version 4',
    signature: /^x-amz-signature$/i,
    access: /^x-amz-security-token$/i,
    description: /^x-(?:amz-.*|id)$/i,
    expiry: (valueNamed) => signedUntil('x-amz', valueNamed),
    // "Error responses" in the API reference of S3.
    passing: { 400: ['RequestTimeout', 'IncompleteBody'], 409: ['OperationAborted'] },
    clocks: /RequestTimeTooSkewed/i,
    advice: [
      [/SignatureDoesNotMatch/i, OTHER_REQUEST],
      [/\bEntityTooLarge\b/, TOO_LARGE],
    ],
  },
  {
    name: 'Google Cloud Storage, version 4',
    signature: /^x-goog-signature$/i,
    access: /^x-goog-security-token$/i,
    description: /^x-goog-.*$/i,
    expiry: (valueNamed) => signedUntil('x-goog', valueNamed),
  },
  {
    name: 'OSS, version 4',
    signature: /^x-oss-signature$/i,
    access: /^x-oss-security-token$/i,
    description: /^x-oss-.*$/i,
    expiry: (valueNamed) => signedUntil('x-oss', valueNamed),
    clocks: /RequestNotReadyYet/i,
  },
  {
    name: 'S3, Google and OSS, version 2, and CloudFront',
    signature: /^signature$/i,
    access: /^(?:security-token|policy)$/i,
    description: /^(?:(?:aws|oss)accesskeyid|googleaccessid|key-pair-id|response-.*)$/i,
    // A smaller number is a duration, whose start is not known.
    expiry: (valueNamed) =>
      /^\d{10,}$/.test(valueNamed('expires')) ? 1_000 * Number(valueNamed('expires')) : Number.NaN,
  },
  {
    name: 'COS',
    signature: /^q-signature$/i,
    access: /^x-cos-security-token$/i,
    description: /^(?:q|x-cos)-.*$/i,
  },
  {
    name: 'Azure, shared access signature',
    signature: /^sig$/i,
    description:
      /^(?:s(?:v|s|rt|p|e|t|pr|r|i|ip|kt|ke|ks|kv|dd|cid|aoid|uoid|koid|ktid)|rsc[cdelt]|x-ms-.*)$/i,
    expiry: (valueNamed) => Date.parse(valueNamed('se')),
    saysExpired: (words) => {
      const [frame, expiry = '', current = ''] = TIME_FRAME.exec(words) ?? [];
      return frame !== undefined && !(Date.parse(current) < Date.parse(expiry));
    },
    clocks: TIME_FRAME,
    advice: [[/AuthenticationFailed/i, OTHER_REQUEST]],
  },
  {
    name: 'others, of which only the words of the language are known',
    signature: /-signature$/i,
    access: /-(?:security-token|policy)$/i,
    saysExpired: (words) => EXPIRED.test(words.replace(NOT_THE_URL, '')),
    clocks: /not (?:yet valid|valid yet)/i,
    // Garage has no code of its own.
    advice: [[/invalid signature/i, OTHER_REQUEST]],
  },
];

/** The end of a signature of version 4: its date and its lifetime in seconds. */
function signedUntil(prefix: string, valueNamed: (name: string) => string): number {
  const signed = valueNamed(`${prefix}-date`);
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(signed) ?? [];
  const [lifetime = Number.NaN] = /^\d+$/.exec(valueNamed(`${prefix}-expires`)) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) + 1_000 * Number(lifetime);
}

/**
 * Finds when a pre-signed URL expires. The service promises no form of it.
 *
 * @returns milliseconds since the epoch by the clock of the server that signed the URL; `undefined` if the URL does not say
 */
export function uploadUrlExpiry({ search }: URL): number | undefined {
  const values = new Map(parametersOf(search).map(([name, value]) => [name.toLowerCase(), value]));
  const valueNamed = (name: string): string => values.get(name) ?? '';
  for (const { expiry } of DIALECTS) {
    const expiryMs = expiry?.(valueNamed);
    if (Number.isFinite(expiryMs)) return expiryMs;
  }
  return undefined;
}

/** The parameters of a query, decoded. `searchParams` would read `+` as a blank. */
export function parametersOf(search: string): (readonly [name: string, value: string])[] {
  return search
    .slice(1)
    .split('&')
    .map((parameter) => {
      const name = parameter.replace(/=.*/s, '');
      return [name, decode(parameter.slice(name.length + 1))];
    });
}

const ROLES = ['signature', 'access', 'description'] as const;

/** What a parameter of an upload URL is; `undefined` if no dialect has one of that name. */
export function roleOf(parameter: string): (typeof ROLES)[number] | undefined {
  return ROLES.find((role) => DIALECTS.some((dialect) => dialect[role]?.test(parameter)));
}

/** Whether an error of a storage is a passing trouble, although its status is 4xx. */
export function isPassingTrouble(status: number, code: string): boolean {
  return DIALECTS.some(({ passing }) => passing?.[status]?.includes(code));
}

/** Whether a storage's error says that the upload URL, or what it is signed with, has expired. */
export function saysExpired(words: string): boolean {
  return DIALECTS.some((dialect) => dialect.saysExpired?.(words));
}

/** Whether a storage's error says that clocks differ. */
export function saysClocksDiffer(words: string): boolean {
  return !saysExpired(words) && DIALECTS.some(({ clocks }) => clocks?.test(words));
}

/** What a storage's error asks for; `undefined` if no dialect has these words. */
export function adviceFor(words: string): string | undefined {
  const known = DIALECTS.flatMap(({ advice = [] }) => advice);
  return known.find(([pattern]) => pattern.test(words))?.[1];
}
