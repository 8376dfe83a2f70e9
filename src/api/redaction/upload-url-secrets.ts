import { unescape as decode } from 'node:querystring';

/** Parameters whose value signs a pre-signed URL: S3 and GCS (versions 2 and 4), CloudFront, Azure (`sig`). */
const SIGNATURE = /(?:^|-)signature$|^sig$/i;
/** Parameters whose value gives access together with a signature: a session's token, and CloudFront's policy. */
const ACCESS = /(?:^|-)(?:security-token|policy)$/i;
/** Other parameters of these dialects. Key ids, scopes, dates and headers name or describe something, and give no access. */
const DESCRIPTION =
  /^(?:x-(?:amz|goog|ms|id)\b.*|response-.*|awsaccesskeyid|googleaccessid|key-pair-id|s(?:v|s|rt|p|e|t|pr|r|i|ip|kt|ke|ks|kv|dd|cid|aoid|uoid|koid|ktid)|rsc[cdelt])$/i;
/** The value of a parameter with another name may be a key if it has this length. */
const MIN_KEY_LENGTH = 20;
const HOST = /^(?:[a-z\d-]+\.)+[a-z]{2,24}$/;
/** For instance the name of a bucket. */
const WORDS = /^[a-z]+(?:[-_./][a-z]+)+$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Finds the values in an upload URL that give access, decoded: its signatures, and others. The spec does not show these URLs, so the
 * parameters are those of known storages. A long value under another name is a key, unless it is a host, words or the UUID of something
 * that has a name, or, as a whole or between slashes, `known`.
 *
 * @param known what the action sent to get the URL, and the asset id
 */
export function uploadUrlSecrets(url: URL, known: readonly string[]) {
  const signatures: string[] = [];
  const userInfo = [decode(url.username), decode(url.password)];
  const basic = userInfo.join(':');
  const others = [...userInfo, basic, Buffer.from(basic).toString('base64')];
  // `searchParams` would read `+` as a blank.
  for (const parameter of url.search.slice(1).split('&')) {
    const name = parameter.replace(/=.*/s, '');
    const value = decode(parameter.slice(name.length + 1));
    const isKnown = [value, ...value.split('/')].some((part) => known.includes(part));
    const isName = DESCRIPTION.test(name) || HOST.test(value) || WORDS.test(value) || isId(name, value);
    const isKey = !isName && !isKnown && value.length >= MIN_KEY_LENGTH;
    if (SIGNATURE.test(name)) signatures.push(value);
    else if (ACCESS.test(name) || isKey) others.push(value);
  }
  return { signatures, others };
}

function isId(name: string, value: string): boolean {
  return /(?:^id|Id|[_-]id)$/.test(name) && !/session/i.test(name) && UUID.test(value);
}
