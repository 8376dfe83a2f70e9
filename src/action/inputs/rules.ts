import { stripListMarks, trimInvisible } from '../../support/text.ts';
import type { InputReader } from './input-reader.ts';

/** What an input says about the files that match a pattern. */
interface Rule {
  readonly pattern: string;
  readonly value: string;
}

/** Patterns between which a comma was meant to separate. */
const SEVERAL = /^\*[^,{}]*(?:,\s*\*[^,{}]*)+$/;

/**
 * Reads an input with a rule `pattern: value` on each line. The last colon in front of a value separates: names may have colons, too.
 *
 * @param value what a value is, in any case
 * @param form what a line must be, for messages
 */
export function readRules(reader: InputReader, input: string, value: RegExp, form: string): readonly Rule[] {
  const line = new RegExp(`^(.+):\\s*(${value.source})$`, 'i');
  const another = new RegExp(`:\\s*(?:${value.source})\\s*[,;]`, 'i');
  return reader.lines(input).flatMap(({ number, text }) => {
    const rule = trimInvisible(text);
    const [, before = '', found = ''] = line.exec(rule) ?? [];
    const pattern = trimInvisible(before);
    // A dash or quotes of a YAML or JSON list would be part of the pattern, which then matches nothing, or of the value.
    const isBare = [rule, pattern, found].every((part) => stripListMarks(part) === part);
    if (isBare && pattern !== '' && !another.test(pattern) && !SEVERAL.test(pattern))
      return [{ pattern, value: found }];
    const bare = 'without a dash or quotes, with one pattern';
    reader.addProblem(input, `line ${number} must be ${form} ${bare}, not ${reader.quote(text)}`);
    return [];
  });
}
