/** Whether parsed JSON is an object, and neither an array nor `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Entries of a list that become one part: as a text of some hundred kB where an entry is a file of a manifest. */
const ENTRIES_PER_PART = 1_000;

/**
 * A file of JSON part by part: what `JSON.stringify(value, undefined, 2)` makes, and a line break. The lists in its fields
 * never stand in memory as a whole: one string holds 512 MiB at most, and takes twice its size while it is made.
 *
 * @param value of plain data; lists deeper in it come in one part with what they are in
 */
export function* jsonInParts(value: object): Generator<string> {
  let separator = '{';
  for (const [name, content] of Object.entries(value) as [string, unknown][]) {
    if (content === undefined) continue;
    yield `${separator}\n  ${JSON.stringify(name)}: `;
    separator = ',';
    if (Array.isArray(content) && content.length > 0) yield* listInParts(content);
    else yield indented(JSON.stringify(content, undefined, 2));
  }
  yield separator === '{' ? '{}\n' : '\n}\n';
}

function* listInParts(list: readonly unknown[]): Generator<string> {
  for (let start = 0; start < list.length; start += ENTRIES_PER_PART) {
    const part = JSON.stringify(list.slice(start, start + ENTRIES_PER_PART), undefined, 2);
    // Between its brackets, the last of which has a line of its own.
    yield `${start === 0 ? '[' : ','}${indented(part.slice(1, -2))}`;
  }
  yield '\n  ]';
}

/** A line break within a text of JSON is never a part of a value. */
function indented(json: string): string {
  return json.replaceAll('\n', '\n  ');
}
