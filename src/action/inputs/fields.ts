import { type ExportRequest, exportKey } from '../../pipeline/outcomes.ts';
import { stripDotSlash, toSlashes } from '../../support/paths.ts';
import { splitAtLastColon, stripListMarks } from '../../support/text.ts';
import { readGitHubToken } from './connection.ts';
import { EMPTY_VARIABLE, type InputReader } from './input-reader.ts';
import { INPUTS } from './input-table.ts';

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
  const exclude = lines.filter(isExclusion).map((line) => line.slice(1).trim());
  if (include.length === 0)
    reader.addProblem(name, 'must have a pattern that is neither an exclusion (!) nor a comment (#)');
  if (exclude.includes('')) reader.addProblem(name, 'must have a pattern after every !');
  return { include: [...new Set(include)], exclude };
}

/**
 * Reads the organization's id. Rejects quotes around it: the service would take them for a part of the id.
 *
 * @param need what needs it, which completes `is needed to …`; absent if nothing does
 */
export function readOrganization(reader: InputReader, need?: string): string {
  const [id = ''] = reader.copied('organization', [reader.text('organization')]);
  if (id === '' && need !== undefined)
    reader.addProblem(
      'organization',
      `is empty, and it is needed to ${need}: set the input or the environment variable PLAYABLE_ORGANIZATION. ${EMPTY_VARIABLE}`,
    );
  if (stripListMarks(id) !== id)
    reader.addProblem(
      'organization',
      'must be the id alone: remove what is around it (quotes, a comma, or a dash and a space)',
    );
  return id;
}

/**
 * Reads what to export: `variant` and `network`, which must be given together (every variant goes to every network), or the lines of
 * `exports`.
 */
export function readExports(reader: InputReader): ExportRequest[] {
  if (reader.given('exports') !== '') return readExportLines(reader);
  const variants = readNames(reader, 'variant');
  const networks = readNames(reader, 'network');
  if (variants.length > 0 && networks.length === 0)
    reader.addProblem('network', `is empty, and \`variant\` is given: name the networks. ${EMPTY_VARIABLE}`);
  if (networks.length > 0 && variants.length === 0)
    reader.addProblem('variant', `is empty, and \`network\` is given: name the variants. ${EMPTY_VARIABLE}`);
  return variants.flatMap((variantId) => networks.map((network) => ({ variantId, network })));
}

/** Whether a step is asked for exports, rightly or wrongly. */
export function asksForExports(reader: InputReader): boolean {
  return ['variant', 'network', 'exports'].some((name) => reader.given(name) !== '');
}

/** A whole list or object of YAML or JSON. */
const IN_MARKS = /^(?:\[.*\]|\{.*\}|"[^"]*"|'[^']*')$/;

/** Reads `exports`: lines of the form `variant, variant: network, network`. A pair that is given twice is one. */
function readExportLines(reader: InputReader): ExportRequest[] {
  for (const name of ['variant', 'network'])
    if (reader.given(name) !== '')
      reader.addProblem('exports', `must not be given with \`${name}\`: write every pair into \`exports\``);
  const lines = reader.lines('exports');
  if (lines.length === 0) reader.addProblem('exports', 'must have a line that is no comment (#)');
  const pairs = lines.flatMap(({ number, text }) => {
    const sides = splitAtLastColon(text);
    const [variants = [], networks = []] = sides.map((side) => reader.copied('exports', side.split(',')));
    const isBare =
      !IN_MARKS.test(text) &&
      [text.replace(/,$/, ''), ...variants, ...networks].every((name) => stripListMarks(name) === name);
    if (!isBare || variants.length === 0 || networks.length === 0)
      reader.addProblem(
        'exports',
        `line ${number} must be \`variant, variant: network, network\` without a dash or quotes, not ${reader.quote(text)}`,
      );
    return variants.flatMap((variantId) => networks.map((network) => ({ variantId, network })));
  });
  return [...new Map(pairs.map((pair) => [exportKey(pair), pair])).values()];
}

/** Fills in `{network}` and `{variant}`. */
export function environmentName(template: string, { variantId, network }: ExportRequest): string {
  return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}

/** Reads `github-token`, absent if no deployments are wanted, and the template for their environments. */
export function readDeployments(reader: InputReader, exports: readonly ExportRequest[]) {
  const githubToken = readGitHubToken(reader);
  const environment = reader.text('environment');
  const plain = environment.replace(/\{(?:network|variant)\}/g, '');
  const quoted = reader.quote(environment);
  if (/[{}]/.test(plain))
    reader.addProblem('environment', `must have no braces except {network} and {variant}, not ${quoted}`);
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
    reader.addProblem('environment', 'must be one line without control characters');
  const { maxLength } = INPUTS.environment;
  const isTooLong = (request: ExportRequest): boolean =>
    environmentName(environment, request).length > maxLength;
  if (githubToken && exports.some(isTooLong)) {
    reader.addProblem(
      'environment',
      `must be at most ${maxLength} characters long with {network} and {variant} filled in`,
    );
  }
  return { githubToken, environment };
}

/** Reads a list of names. Rejects dashes, brackets and quotes of a YAML or JSON list: they would become parts of the names. */
function readNames(reader: InputReader, name: string): readonly string[] {
  const names = reader.copied(name, reader.list(name));
  if (IN_MARKS.test(names.join()) || names.some((text) => stripListMarks(text) !== text)) {
    reader.addProblem(
      name,
      'must have one name per line, or names with commas between them, without dashes, brackets and quotes',
    );
  }
  return names;
}

/** Files that match the pattern have this media type. */
export interface ContentTypeRule {
  readonly pattern: string;
  readonly mediaType: string;
}

/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE =
  /[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*/;
/** The last colon in front of a media type separates: names may have colons, too. */
const CONTENT_TYPE = new RegExp(`^(.+):\\s*(${MEDIA_TYPE.source})$`);

/** Reads `content-types`: lines of the form `pattern: media/type`. */
export function readContentTypes(reader: InputReader): readonly ContentTypeRule[] {
  return reader.lines('content-types').flatMap(({ number, text }) => {
    const [, before = '', mediaType = ''] = CONTENT_TYPE.exec(text) ?? [];
    const pattern = before.trim();
    // A dash or quotes of a YAML or JSON list would be part of the pattern, which then matches nothing, or of the type.
    const isBare = [text, pattern, mediaType].every((part) => stripListMarks(part) === part);
    if (isBare && pattern !== '') return [{ pattern, mediaType }];
    reader.addProblem(
      'content-types',
      `line ${number} must be \`pattern: media/type\` without a dash or quotes, not ${reader.quote(text)}`,
    );
    return [];
  });
}
