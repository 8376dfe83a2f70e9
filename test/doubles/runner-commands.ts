/** A command that the runner would obey. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/**
 * The commands that the runner finds in a step's stdout, read from its bytes as `ActionCommand.cs` of `actions/runner`
 * reads them: a line ends at LF, CR or both; blanks before `::name key=value,…::data` do not count; where that does not
 * fit, `##[name key=value;…]data` may begin anywhere.
 *
 * The runner obeys the names that it knows; here every name counts, so that nothing hangs on which it knows.
 */
export function runnerCommands(stdout: string | Buffer): RunnerCommand[] {
  const text = Buffer.from(stdout).toString('utf8');
  return text.split(/\r\n|\r|\n/).flatMap((line) => readFirstForm(line) ?? readSecondForm(line) ?? []);
}

/** The lines of a stdout that are no commands. */
export function plainLines(stdout: string | Buffer): string[] {
  const lines = Buffer.from(stdout)
    .toString('utf8')
    .split(/\r\n|\r|\n/);
  return lines.filter((line) => line !== '' && runnerCommands(line).length === 0);
}

/** `Char.IsWhiteSpace` of .NET, by which the runner trims. */
const BLANK = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** What is undone, in this order: a `%250A` is the text `%0A`. */
const OF_DATA = ['%0D\r', '%0A\n', '%25%'];
const OF_PROPERTIES = ['%0D\r', '%0A\n', '%3A:', '%2C,', '%25%'];
const OF_SECOND_FORM = ['%3B;', '%0D\r', '%0A\n', '%5D]', '%25%'];

/** `::name key=value,…::data` */
function readFirstForm(line: string): RunnerCommand | undefined {
  const trimmed = line.replace(BLANK, '');
  const end = trimmed.indexOf('::', 2);
  if (!trimmed.startsWith('::') || end === -1) return undefined;
  const head = readHead(trimmed.slice(2, end), ',', OF_PROPERTIES);
  return { ...head, data: undo(trimmed.slice(end + 2), OF_DATA) };
}

/** `##[name key=value;…]data` */
function readSecondForm(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start === -1 || end === -1) return undefined;
  const head = readHead(line.slice(start + 3, end), ';', OF_SECOND_FORM);
  return { ...head, data: undo(line.slice(end + 1), OF_SECOND_FORM) };
}

function readHead(head: string, separator: string, escapes: readonly string[]): Omit<RunnerCommand, 'data'> {
  const [name = '', ...rest] = head.split(' ');
  const pairs = rest
    .join(' ')
    .trim()
    .split(separator)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const)
    .filter(([key, value]) => key !== '' && value !== '');
  return {
    name: name.toLowerCase(),
    properties: Object.fromEntries(pairs.map(([key, value]) => [key, undo(value, escapes)])),
  };
}

function undo(text: string, escapes: readonly string[]): string {
  return escapes.reduce((rest, code) => rest.replaceAll(code.slice(0, 3), code.slice(3)), text);
}
