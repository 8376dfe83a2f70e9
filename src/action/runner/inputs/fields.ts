import { type ExportRequest, exportKey } from '../../../pipeline/outcomes.ts';
import { stripDotSlash, toSlashes } from '../../../support/paths.ts';
import { splitAtLastColon, stripListMarks, trimInvisible } from '../../../support/text.ts';
import { readToken } from './connection.ts';
import { TOKEN_OF_WRAPPERS } from './finish-reading.ts';
import { EMPTY_VARIABLE, type InputReader } from './input-reader.ts';
import { INPUTS } from './input-table.ts';
import { readName, readNameList, readNames } from './names.ts';

export interface FilePatterns {
  readonly include: readonly string[];
  /** Without their `!`. */
  readonly exclude: readonly string[];
}

/** Reads an input's patterns; `undefined` if it is not given. */
export function readPatterns(reader: InputReader, name: string): FilePatterns | undefined {
  const lines = reader.lines(name).map(({ text }) => toSlashes(text));
  if (reader.text(name) === '') return undefined;
  const isExclusion = (line: string): boolean => line.startsWith('!');
  const include = lines.filter((line) => !isExclusion(line)).map(stripDotSlash);
  const exclude = lines.filter(isExclusion).map((line) => trimInvisible(line.slice(1)));
  if (include.length === 0)
    reader.addProblem(name, 'must have a pattern that is neither an exclusion (!) nor a comment (#)');
  if (exclude.includes('')) reader.addProblem(name, 'must have a pattern after every !');
  return { include: [...new Set(include)], exclude };
}

/** @param need what needs the organization, which completes `is needed to …`; absent if nothing does */
export function readOrganization(reader: InputReader, need?: string): string {
  const id = readName(reader, 'organization');
  if (id === '' && need !== undefined)
    reader.addProblem(
      'organization',
      `is empty, and it is needed to ${need}: set the input or the environment variable PLAYABLE_ORGANIZATION. ${EMPTY_VARIABLE}`,
    );
  return id;
}

/**
 * Reads what to export: `variant` and `network`, which must be given together (every variant goes to every network), or the lines of
 * `exports`.
 */
export function readExports(reader: InputReader): readonly ExportRequest[] {
  if (reader.given('exports') !== '') return readExportLines(reader);
  const variants = readNameList(reader, 'variant');
  const networks = readNameList(reader, 'network');
  const needs = (name: string, other: string): void => {
    if (reader.given(name) === '' && reader.given(other) !== '')
      reader.addProblem(name, `is empty, and \`${other}\` is given: name the ${name}s. ${EMPTY_VARIABLE}`);
  };
  needs('network', 'variant');
  needs('variant', 'network');
  return pairsOf(variants, networks);
}

/** Reads `exports`: lines of the form `variant, variant: network, network`. A pair that is given twice is one. */
function readExportLines(reader: InputReader): ExportRequest[] {
  for (const name of ['variant', 'network'])
    if (reader.given(name) !== '')
      reader.addProblem('exports', `must not be given with \`${name}\`: write every pair into \`exports\``);
  const lines = reader.lines('exports');
  if (lines.length === 0) reader.addProblem('exports', 'must have a line that is no comment (#)');
  const pairs = lines.flatMap(({ number, text }) => {
    const sides = splitAtLastColon(text);
    if (sides.includes(''))
      reader.addProblem(
        'exports',
        `line ${number} must be \`variant, variant: network, network\`, not ${reader.quote(text)}`,
      );
    const [variants = [], networks = []] = sides.map((side) =>
      readNames(reader, 'exports', reader.split('exports', side)),
    );
    return pairsOf(variants, networks);
  });
  return [...new Map(pairs.map((pair) => [exportKey(pair), pair])).values()];
}

function pairsOf(variants: readonly string[], networks: readonly string[]): ExportRequest[] {
  return variants.flatMap((variantId) => networks.map((network) => ({ variantId, network })));
}

export function environmentName(template: string, { variantId, network }: ExportRequest): string {
  return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}

/** Reads `github-token`, absent if no deployments are wanted, and the template for their environments, such as `playable/{network}`. */
export function readDeployments(reader: InputReader, exports: readonly ExportRequest[]) {
  const githubToken = readToken(reader, 'github-token', 'github.token');
  const environment = reader.text('environment');
  const plain = environment.replace(/\{(?:network|variant)\}/g, '');
  const allowed = 'one line without control characters, and without braces except {network} and {variant}';
  if (/[{}\p{Cc}\p{Zl}\p{Zp}]/u.test(plain)) reader.rejectValue('environment', environment, allowed);
  const { maxLength } = INPUTS.environment;
  const isTooLong = (request: ExportRequest): boolean =>
    environmentName(environment, request).length > maxLength;
  const atMost = `must be at most ${maxLength} characters long with {network} and {variant} filled in`;
  if (githubToken && exports.some(isTooLong)) reader.addProblem('environment', atMost);
  if (githubToken === undefined) warnOfNoDeployments(reader, environment);
  return { githubToken, environment };
}

/** Warns if the inputs speak of deployments, and none will be recorded. */
function warnOfNoDeployments({ env, warnings }: InputReader, environment: string): void {
  const hasEnvironment = environment !== INPUTS.environment.default;
  const variable = `INPUT_${TOKEN_OF_WRAPPERS.toUpperCase()}`;
  const isOfWrapper = variable in env && env[variable]?.trim();
  if (!hasEnvironment && !isOfWrapper) return;
  const given = hasEnvironment ? '`environment`' : `\`${TOKEN_OF_WRAPPERS}\` (from ${variable})`;
  const lines = [
    `${given} without \`github-token\`: no export is recorded as a deployment.`,
    `For deployments, give \`github-token: \${{ github.token }}\`. In runs from forks, secrets are empty.`,
  ];
  warnings.push({ title: 'Deployment not recorded', lines });
}

export interface ContentTypeRule {
  readonly pattern: string;
  readonly mediaType: string;
}

/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE =
  /[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*/;

export function readContentTypes(reader: InputReader): readonly ContentTypeRule[] {
  const rules = readRules(reader, 'content-types', MEDIA_TYPE, '`pattern: media/type`');
  return rules.map(({ pattern, value }) => ({ pattern, mediaType: value }));
}

/** What an input says about the files that match a pattern. */
interface Rule {
  readonly pattern: string;
  readonly value: string;
}

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
    const [, before = '', found = ''] = line.exec(text) ?? [];
    const pattern = trimInvisible(before);
    // In `- *.bin: a/b` the dash would be a part of the pattern, which would match nothing.
    const isBare = [text, pattern, found].every((part) => stripListMarks(part) === part);
    if (isBare && pattern !== '' && !another.test(pattern)) return [{ pattern, value: found }];
    const bare = 'without a dash or quotes, with one pattern';
    reader.addProblem(input, `line ${number} must be ${form} ${bare}, not ${reader.quote(text)}`);
    return [];
  });
}
