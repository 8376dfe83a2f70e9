/** What is known of a token that looks like a browser's session. */
export interface SessionToken {
  /** When it expires, by its own words. */
  readonly expiresAt?: Date;
}

const BASE64URL = /^[\w-]+$/;

/**
 * Looks whether a token is a JWT: three parts of base64url, the first a JSON object (RFC 7519, 3). The service gives those
 * to browsers (service spec part 5); how its API tokens look is not shown, so one of them may be a JWT as well.
 */
export function readSessionToken(token: string): SessionToken | undefined {
  const parts = token.split('.');
  const [header = '', claims = ''] = parts;
  if (parts.length !== 3 || !parts.every((part) => BASE64URL.test(part))) return undefined;
  if (typeof readObject(header)?.['alg'] !== 'string') return undefined;
  const seconds = readObject(claims)?.['exp'];
  const expiresAt = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
  return Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt };
}

function readObject(part: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
