import { formatBytes } from '../support/format.ts';

/** Maximum size of one response, as the manifest writes it. Deeply nested JSON grows much when it is indented. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Maximum size of all responses of a run. */
const MAX_TOTAL_BYTES = 16 * 1024 * 1024;

/** Makes a function that returns a response as it is, or a sentence instead of one that is too large to be kept. */
export function responseKeeper(): (response: unknown) => unknown {
  let total = 0;
  return (response) => {
    if (response === undefined) return undefined;
    const bytes = writtenBytes(response);
    if (bytes > MAX_RESPONSE_BYTES)
      return `(left out: as indented JSON, it has more than ${formatBytes(MAX_RESPONSE_BYTES)})`;
    if (total + bytes > MAX_TOTAL_BYTES)
      return `(left out: as indented JSON, all responses together have more than ${formatBytes(MAX_TOTAL_BYTES)})`;
    total += bytes;
    return response;
  };
}

function writtenBytes(response: unknown): number {
  const compact = Buffer.byteLength(JSON.stringify(response));
  return compact > MAX_RESPONSE_BYTES ? compact : Buffer.byteLength(JSON.stringify(response, undefined, 2));
}
