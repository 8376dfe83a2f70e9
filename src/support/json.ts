/** Whether parsed JSON is an object, not an array or `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Characters after which a part ends. */
const PART_LENGTH = 32_768;

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
  for (const [index, entry] of list.entries()) {
    // In a list, `undefined` becomes `null`.
    part += `${index === 0 ? '' : ','}\n    ${indent(JSON.stringify(entry, undefined, 2) ?? 'null', '    ')}`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  yield `${part}\n  ]`;
}

/** Safe for values, because JSON escapes line breaks in strings. */
function indent(json: string, spaces = '  '): string {
  return json.replaceAll('\n', `\n${spaces}`);
}
