/** A workflow command that the runner would execute. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/**
 * The commands that the runner finds in a step's stdout, read from its bytes as `ActionCommand.cs` of `actions/runner`
 * reads them: a line ends at LF, CR or both; blanks before `::name key=value,…::data` do not count. In a line
 * without that form, `##[name key=value;…]data` may begin anywhere.
 *
 * The runner ignores unknown names. Here every name counts, so that the tests do not depend on the known ones.
 */
export function runnerCommands(stdout: string | Buffer): RunnerCommand[] {
  const text = Buffer.from(stdout).toString('utf8');
  return text.split(/\r\n|\r|\n/).flatMap((line) => readFirstForm(line) ?? readSecondForm(line) ?? []);
}

/** The lines of stdout that are not commands. */
export function plainLines(stdout: string | Buffer): string[] {
  const lines = Buffer.from(stdout)
    .toString('utf8')
    .split(/\r\n|\r|\n/);
  return lines.filter((line) => line !== '' && runnerCommands(line).length === 0);
}

/** `Char.IsWhiteSpace` of .NET, which the runner trims. */
const BLANK = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** Escapes in the order of their decoding: `%250A` is the text `%0A`. */
const DATA_ESCAPES = ['%0D\r', '%0A\n', '%25%'];
const PROPERTY_ESCAPES = ['%0D\r', '%0A\n', '%3A:', '%2C,', '%25%'];
const SECOND_FORM_ESCAPES = ['%3B;', '%0D\r', '%0A\n', '%5D]', '%25%'];

/** `::name key=value,…::data` */
function readFirstForm(line: string): RunnerCommand | undefined {
  const trimmed = line.replace(BLANK, '');
  const end = trimmed.indexOf('::', 2);
  if (!trimmed.startsWith('::') || end === -1) return undefined;
  const head = readHead(trimmed.slice(2, end), ',', PROPERTY_ESCAPES);
  return { ...head, data: decode(trimmed.slice(end + 2), DATA_ESCAPES) };
}

/** `##[name key=value;…]data` */
function readSecondForm(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start === -1 || end === -1) return undefined;
  const head = readHead(line.slice(start + 3, end), ';', SECOND_FORM_ESCAPES);
  return { ...head, data: decode(line.slice(end + 1), SECOND_FORM_ESCAPES) };
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
    properties: Object.fromEntries(pairs.map(([key, value]) => [key, decode(value, escapes)])),
  };
}

function decode(text: string, escapes: readonly string[]): string {
  return escapes.reduce((rest, code) => rest.replaceAll(code.slice(0, 3), code.slice(3)), text);
}
