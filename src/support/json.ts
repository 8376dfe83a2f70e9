/** Whether parsed JSON is an object, not an array or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** List entries per part: a few hundred kB of text if an entry is a file of a manifest. */
const ENTRIES_PER_PART = 1_000;

/**
 * Yields the text of `JSON.stringify(value, undefined, 2)` and a line break in parts. The lists in the fields of `value`
 * are split, so that a large one needs no string of its size: a string holds at most 512 MiB.
 *
 * @param value plain data; deeper lists are not split
 */
export function* jsonInParts(value: object): Generator<string> {
  let separator = '{';
  for (const [name, content] of Object.entries(value) as [string, unknown][]) {
    if (content === undefined) continue;
    yield `${separator}\n  ${JSON.stringify(name)}: `;
    separator = ',';
    if (Array.isArray(content) && content.length > 0) yield* listInParts(content);
    else yield indent(JSON.stringify(content, undefined, 2));
  }
  yield separator === '{' ? '{}\n' : '\n}\n';
}

function* listInParts(list: readonly unknown[]): Generator<string> {
  for (let start = 0; start < list.length; start += ENTRIES_PER_PART) {
    const part = JSON.stringify(list.slice(start, start + ENTRIES_PER_PART), undefined, 2);
    // Without `[` at the start and a line break with `]` at the end.
    yield `${start === 0 ? '[' : ','}${indent(part.slice(1, -2))}`;
  }
  yield '\n  ]';
}

/** Safe for values, because JSON escapes line breaks in strings. */
function indent(json: string): string {
  return json.replaceAll('\n', '\n  ');
}
