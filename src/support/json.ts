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
 * `1234567890123456789`, becomes raw JSON. Ignores a byte order mark (RFC 8259, 8.1).
 *
 * @returns `undefined` if the text is not JSON, or nested too deeply
 */
export function parseExact(text: string): unknown {
  return parseJson(text, (_, value, { source = '' }) =>
    typeof value === 'number' && String(value) !== source ? JSON.rawJSON(source) : value,
  );
}

/** Parses JSON whose numbers need not stay as they were written. Returns `undefined` if the text is not JSON. */
export function parseJson(text: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
    return reviver === undefined ? JSON.parse(json) : JSON.parse(json, reviver);
  } catch {
    return undefined;
  }
}

/** The text of a number in the result of `parseExact`, as it was written; `undefined` if the value is not a number. */
export function numberText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}

/** Entries of a list in one part. Each has at most some MiB. */
const PART_ENTRIES = 100;

/**
 * Yields JSON with a line for each field, and for each entry of a list in a field. It comes in parts, because a string holds at most
 * 512 MiB.
 *
 * @param record has one field or more
 */
export function* jsonInParts(record: object): Generator<string> {
  let separator = '{';
  for (const [name, content] of Object.entries(record)) {
    if (content === undefined) continue;
    yield `${separator}\n${JSON.stringify(name)}: `;
    separator = ',';
    if (!Array.isArray(content) || content.length === 0) {
      yield JSON.stringify(content);
      continue;
    }
    for (let start = 0; start < content.length; start += PART_ENTRIES) {
      const lines = content.slice(start, start + PART_ENTRIES).map((entry) => `\n${JSON.stringify(entry)}`);
      yield (start === 0 ? '[' : ',') + lines.join();
    }
    yield '\n]';
  }
  yield '\n}\n';
}

// What parsed JSON must be like that comes from a file which others may have written.

export type Check = (value: unknown) => boolean;

/** By the name of a field. */
export type Checks = Readonly<Record<string, Check>>;

export const isText: Check = (value) => typeof value === 'string';
export const isName: Check = (value) => isText(value) && value !== '';
export const isFlag: Check = (value) => typeof value === 'boolean';
/** A whole number from 0. */
export const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
/** In lower-case hex. */
export const isSha256: Check = (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
export const isTime: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));

export function isOneOf(...values: readonly unknown[]): Check {
  return (value) => values.includes(value);
}

export function optional(check: Check): Check {
  return (value) => value === undefined || check(value);
}

/** A check for an object whose fields pass these checks. It may have more fields, of a later version. */
export function hasFields(checks: Checks): Check {
  return (value) => isRecord(value) && Object.keys(checks).every((name) => checks[name]?.(value[name]));
}
