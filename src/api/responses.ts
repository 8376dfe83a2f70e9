import { isRecord } from '../support/json.ts';
import { MIN_SECRET_LENGTH, type Secrets } from './redaction/secrets.ts';
import type { components } from './schema.generated.ts';

type Wire = components['schemas'];

/** A body that the spec does not show: JSON where it is JSON, else text, `undefined` where it is empty. */
export function parseResponseBody(text: string): { value: unknown } {
  if (text.trim() === '') return { value: undefined };
  try {
    // RFC 8259 section 8.1 lets readers ignore a byte order mark.
    return { value: JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text) };
  } catch {
    return { value: text };
  }
}

/** The text of an answer with the secrets in it hidden: as it came, where there are none. */
export function redactResponse(text: string, secrets: Secrets): string {
  const told = String(secrets.redactValue(text));
  if (told === text) return text;
  const { value } = parseResponseBody(text);
  // Within JSON a secret may be a number, or a part of one.
  return typeof value === 'string' ? told : JSON.stringify(secrets.redactValue(value));
}

/** The answer of `POST /storage/urls`; a string says what is wrong with it. */
export function parseUploadTarget(text: string, allowHttp: boolean): { value: UploadTarget } | string {
  const fields = parseObject(text);
  if (typeof fields === 'string') return fields;
  const { uploadUrl, assetId } = fields;
  if (typeof assetId !== 'string' || assetId === '') return 'the body has no assetId';
  if (typeof uploadUrl !== 'string' || uploadUrl === '') return 'the body has no uploadUrl';
  const url = URL.parse(uploadUrl);
  if (url === null) return 'the uploadUrl in the body is not an address';
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    return `the uploadUrl in the body is not an https: address (allow-http: ${allowHttp})`;
  }
  return { value: { uploadUrl: url, assetId } };
}

/** The answer of `GET /games`; a string says what is wrong with it. */
export function parseGamePage(text: string, secrets: Secrets): { value: Wire['GamePage'] } | string {
  const fields = secrets.redactValue(parseObject(text));
  if (!isRecord(fields)) return String(fields);
  const { data, meta } = fields;
  if (!Array.isArray(data) || !data.every(isGame)) return 'the body has no data array of games';
  if (!isPageMeta(meta)) return 'the body has no meta with page, limit, total and totalPages';
  return { value: { data, meta } };
}

function parseObject(text: string): Record<string, unknown> | string {
  const { value } = parseResponseBody(text);
  if (isRecord(value)) return value;
  return value === undefined ? 'the body is empty' : 'the body is not a JSON object';
}

function isGame(value: unknown): value is Wire['Game'] {
  return isRecord(value) && ['id', 'name', 'createdAt'].every((field) => typeof value[field] === 'string');
}

function isPageMeta(value: unknown): value is Wire['PageMeta'] {
  return (
    isRecord(value) &&
    // `1e999` is JSON, and nothing that could be counted with.
    ['page', 'limit', 'total', 'totalPages'].every((field) => Number.isFinite(value[field]))
  );
}

/** Shorter pieces of an address are no secrets. */
const LONG_PIECE = /[a-z\d]{12,}/gi;

/**
 * Reads the answer of `POST /storage/urls`. From then on the address is a secret, and the asset's id holds none.
 *
 * @returns a string that says what is wrong with it where something is
 */
export function parseUploadTargetSafely(
  text: string,
  { token, secrets, allowHttp }: { token: string; secrets: Secrets; allowHttp: boolean },
): { readonly value: UploadTarget } | string {
  const target = parseUploadTarget(text, allowHttp);
  if (typeof target === 'string') return target;
  const { uploadUrl, assetId } = target.value;
  secrets.addUploadUrl(uploadUrl);
  // A short token is a part of many an id.
  const bare = token.length < MIN_SECRET_LENGTH ? assetId : secrets.redactToken(assetId);
  // To look an id up among all addresses costs more than asking for this one.
  const pieces = bare.match(LONG_PIECE) ?? [];
  const told = pieces.some((piece) => uploadUrl.search.includes(piece) || uploadUrl.hash.includes(piece));
  return { value: { uploadUrl, assetId: told ? secrets.redactUploadUrls(bare) : bare } };
}

/** Where one file goes, and the id under which it will be known. */
export interface UploadTarget {
  /** The pre-signed address of one PUT. A secret: whoever has it can upload. */
  readonly uploadUrl: URL;
  readonly assetId: string;
}
