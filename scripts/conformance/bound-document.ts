/** A JSON object of unknown content. */
type Tree = Record<string, unknown>;

/**
 * Merges emulator-bounds.yaml into api/openapi.yaml, both parsed: RFC 7396, but for `null`, which would take away.
 *
 * @throws {TypeError} where the bounds speak of what the document has not got: it has changed since.
 */
export function boundDocument(document: unknown, bounds: unknown): unknown {
  if (!isTree(bounds)) return bounds;
  const bounded: Tree = isTree(document) ? { ...document } : {};
  for (const [key, value] of Object.entries(bounds)) {
    if (isTree(value) && !isTree(bounded[key]))
      throw new TypeError(`api/openapi.yaml has no ${key} to bound`);
    bounded[key] = boundDocument(bounded[key], value);
  }
  return bounded;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
