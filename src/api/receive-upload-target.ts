import type { Secrets } from './redaction/secrets.ts';
import { parseUploadTarget } from './responses.ts';
import type { UploadTarget } from './upload-target.ts';

/** A shorter token is no secret. */
const SHORTEST_SECRET = 8;

/** Shorter pieces of an address are no secrets. */
const LONG_PIECE = /[a-z\d]{12,}/gi;

/**
 * Reads the answer of `POST /storage/urls`. From then on the address is a secret, and the asset's id holds none.
 *
 * @returns a string that says what is wrong with it where something is
 */
export function receiveUploadTarget(
  text: string,
  { token, secrets, allowHttp }: { token: string; secrets: Secrets; allowHttp: boolean },
): { readonly value: UploadTarget } | string {
  const target = parseUploadTarget(text, allowHttp);
  if (typeof target === 'string') return target;
  const { uploadUrl, assetId } = target.value;
  secrets.learnAddress(uploadUrl);
  // A short token is a part of many an id.
  const bare = token.length < SHORTEST_SECRET ? assetId : secrets.hideToken(assetId);
  // To look an id up among all addresses costs more than asking for this one.
  const pieces = bare.match(LONG_PIECE) ?? [];
  const told = pieces.some((piece) => uploadUrl.search.includes(piece) || uploadUrl.hash.includes(piece));
  return { value: { uploadUrl, assetId: told ? secrets.hideAddresses(bare) : bare } };
}
