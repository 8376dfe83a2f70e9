import { joinTruncated } from '../../../support/text.ts';
import type { InputReader } from './input-reader.ts';

// What a name and a path must not be, in every input that takes some: the contract, *Lists and names*.

/** Quotes of every script, without the brackets that stand around titles in East Asia. */
const CURLY = /(?![\u300c-\u300f\u301d-\u301f\ufe41-\ufe44\uff62\uff63])(?!["'])\p{Quotation_Mark}/u.source;
/** Quotes around the whole. */
const QUOTED = new RegExp(`^(["'])(?:(?!\\1).)*\\1$|^${CURLY}(?:(?!${CURLY}).)*${CURLY}$`, 'su');
/** Marks around the whole, or only at the beginning: `[a]`, `[a`, `"a`. */
const IN_MARKS = new RegExp(
  `^(["'\`])(?!.*\\1\\s*[^\\s,])|^(?:${CURLY})(?!.*${CURLY}.)|^\\[(?!.*\\]\\s*[^\\s,\\]])|^\\{(?!.*\\})|^[\\]}]`,
  'su',
);

type Mistake = readonly [RegExp, advice: string];

const NOT_FILLED_IN: Mistake = [
  /^\$[a-z]|\$[{(]|\{\{/i,
  `nothing fills in such a variable or expression here; in the workflow, write \`\${{ env.NAME }}\``,
];
const NO_TEXT: Mistake = [
  /^(?:Array|Object|\[object Object\]|null|undefined)$/,
  `that is what a list or an object becomes as text; write \`\${{ join(matrix.NAME) }}\``,
];

/** What to do about a variable or an expression that was not filled in; `undefined` if a text looks like none. */
export function notFilledIn(text: string): string | undefined {
  return [NOT_FILLED_IN, NO_TEXT].find(([mistake]) => mistake.test(text))?.[1];
}

/** What a name must not be, and what to do then. */
const MISTAKES: readonly Mistake[] = [
  NO_TEXT,
  [/^#|\s#/, 'a comment has a line of its own, which begins with #'],
  [/^-\s/, 'leave out the dash of a list'],
  [IN_MARKS, 'leave out quotes, backticks and brackets'],
  [/[;，、]/, 'separate names with commas, or write one per line'],
  [/:\s/, 'a colon with a blank behind it is in no name; `exports` has one in each line'],
  NOT_FILLED_IN,
  [/,$/, 'leave out the comma behind it'],
];

/** Cleans names as `reader.copied` does, and rejects those that are a slip, such as `[a]`. */
export function readNames(reader: InputReader, input: string, values: readonly string[]): readonly string[] {
  const names = reader.copied(input, values);
  const adviceFor = (name: string) => MISTAKES.find(([mistake]) => mistake.test(name))?.[1];
  for (const [advice, wrong] of Map.groupBy(names, adviceFor))
    if (advice !== undefined)
      reader.addProblem(
        input,
        `must not be ${joinTruncated(wrong.map((name) => reader.quote(name)))}: ${advice}`,
      );
  return names;
}

/** Reads an input that is a list of names: one per line, or with commas between them. */
export function readNameList(reader: InputReader, input: string): readonly string[] {
  return readNames(reader, input, reader.list(input));
}

/** Reads an input that is one name; `''` if it is not given. */
export function readName(reader: InputReader, input: string): string {
  return readNames(reader, input, [reader.text(input)])[0] ?? '';
}

export function isQuoted(text: string): boolean {
  return QUOTED.test(text);
}

/** What is wrong with how a path is written, as in `Problem`; `undefined` if nothing is. */
export function pathProblem(path: string): string | undefined {
  if (!isQuoted(path) && !/^[~$]|\$\{\{|[\r\n]/.test(path)) return undefined;
  return `must be one path on one line, without quotes, and without ~, variables and expressions, which nothing fills in here (\`\${{ runner.temp }}\` in the workflow is $RUNNER_TEMP)`;
}
