/**
 * Finds when a pre-signed URL expires: `X-Amz-Date` and `X-Amz-Expires` (AWS Signature Version 4), the same with `X-Goog-`,
 * `Expires` (Version 2), or `se` (Azure SAS). None of them is in the service spec.
 *
 * @returns milliseconds since the epoch by the clock of the server that signed the URL; `undefined` if the URL does not say
 */
export function uploadUrlExpiry({ searchParams }: URL): number | undefined {
  const fields = new Map(Array.from(searchParams, ([name, value]) => [name.toLowerCase(), value]));
  for (const prefix of ['x-amz-', 'x-goog-']) {
    const signedMs = parseBasicDate(fields.get(`${prefix}date`) ?? '');
    const expiryMs = signedMs + 1_000 * parseSeconds(fields.get(`${prefix}expires`));
    if (Number.isFinite(expiryMs)) return expiryMs;
  }
  const expiryMs = 1_000 * parseSeconds(fields.get('expires'));
  if (Number.isFinite(expiryMs)) return expiryMs;
  const azureMs = Date.parse(fields.get('se') ?? '');
  return Number.isNaN(azureMs) ? undefined : azureMs;
}

/** Parses `20261122T093000Z`. */
function parseBasicDate(text: string): number {
  const match = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text);
  if (match === null) return Number.NaN;
  const [, year, month, day, hour, minute, second] = match;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function parseSeconds(text: string | undefined): number {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
