/** Whether parsed JSON is an object, not an array, `null` or a number. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value);
}

declare global {
  // ECMAScript 2026, in Node since version 22.
  interface JSON {
    parse(
      text: string,
      reviver: (key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
    rawJSON(text: string): { readonly rawJSON: string };
    isRawJSON(value: unknown): value is { readonly rawJSON: string };
  }
}

/**
 * Parses JSON so that `JSON.stringify` writes every number as it was. A number that it would write otherwise, such as `1.10` or
 * `1234567890123456789`, becomes raw JSON.
 *
 * @throws SyntaxError, or RangeError if the values are nested too deeply
 */
export function parseExact(text: string): unknown {
  return JSON.parse(text, (_, value, { source = '' }) =>
    typeof value === 'number' && String(value) !== source ? JSON.rawJSON(source) : value,
  );
}

/** The text of a number in the result of `parseExact`, as it was written; `undefined` if the value is not a number. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}

/** Characters after which a part ends. */
const PART_LENGTH = 32_768;
/** Entries of a list that become text together. Few enough for a string, also if each has some MiB. */
const PART_ENTRIES = 16;

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
  let part = '[';
  for (let start = 0; start < list.length; start += PART_ENTRIES) {
    // The extra array nests the entries as deep as in the whole text, so that they have the right indentation.
    const text = JSON.stringify([list.slice(start, start + PART_ENTRIES)], undefined, 2);
    part += `${start === 0 ? '' : ','}${text.slice('[\n  ['.length, -'\n  ]\n]'.length)}`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield `${part}\n  ]`;
}

/** Safe for values, because JSON escapes line breaks in strings. */
function indent(json: string): string {
  return json.replaceAll('\n', '\n  ');
}
