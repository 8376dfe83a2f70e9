import { ApiRefusal } from './api-refusal.ts';

/** Says what is wrong with a field's text, as the end of a sentence that starts with the field's name. */
export type FieldCheck = (text: string) => string | undefined;

const MAX_NAMED_FIELDS = 10;
const MAX_NAME_LENGTH = 100;

/**
 * Takes exactly the fields of `checks`, all of them strings, from a JSON body.
 *
 * @throws {ApiRefusal} 400 that names every problem in one message.
 */
export function readFields<Field extends string>(
  value: unknown,
  checks: Readonly<Record<Field, FieldCheck>>,
): Record<Field, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ApiRefusal(400, 'Bad Request', 'The body must be a JSON object');
  }
  const given = new Map<string, unknown>(Object.entries(value));
  const fields = new Map<string, string>();
  const problems: string[] = [];
  for (const [field, check] of Object.entries<FieldCheck>(checks)) {
    const content = given.get(field);
    const problem = given.has(field) ? problemOf(content, check) : 'is required';
    if (problem !== undefined) problems.push(`${field} ${problem}`);
    else if (typeof content === 'string') fields.set(field, content);
    given.delete(field);
  }
  if (given.size > 0) problems.push(`unknown fields: ${listNames([...given.keys()])}`);
  if (problems.length > 0) throw new ApiRefusal(400, 'Bad Request', problems.join('; '));
  return Object.fromEntries(fields) as Record<Field, string>;
}

function problemOf(content: unknown, check: FieldCheck): string | undefined {
  return typeof content === 'string' ? check(content) : 'must be a string';
}

function listNames(names: readonly string[]): string {
  const shown = names
    .slice(0, MAX_NAMED_FIELDS)
    .map((name) => JSON.stringify(name.slice(0, MAX_NAME_LENGTH)));
  const hidden = names.length - shown.length;
  return shown.join(', ') + (hidden > 0 ? ` and ${hidden} more` : '');
}
