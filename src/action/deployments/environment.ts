import type { ExportRequest } from '../../pipeline/outcomes.ts';
import type { InputReader } from '../inputs/input-reader.ts';

/** Fills in `{network}` and `{variant}`. */
export function environmentName(template: string, { variantId, network }: ExportRequest): string {
  return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}

/** GitHub rejects longer names. */
const MAX_NAME_LENGTH = 255;

/**
 * Reads the template for the environment of the deployments.
 *
 * @param exports values for the placeholders; absent if no deployments are recorded: then only the template's own length is checked
 */
export function readEnvironment(
  reader: InputReader,
  exports: { readonly variants: readonly string[]; readonly networks: readonly string[] } | undefined,
): string {
  const template = reader.text('environment');
  const plain = template.replace(/\{(?:network|variant)\}/g, '');
  if (/[{}]/.test(plain)) {
    reader.addProblem(
      'environment',
      `must have no braces except {network} and {variant}, not ${reader.quote(template)}`,
    );
  }
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
    reader.addProblem('environment', 'must be one line without control characters');
  const longest = { variantId: longestOf(exports?.variants), network: longestOf(exports?.networks) };
  if (environmentName(template, longest).length > MAX_NAME_LENGTH) {
    reader.addProblem(
      'environment',
      `must be at most ${MAX_NAME_LENGTH} characters long with {network} and {variant} filled in`,
    );
  }
  return template;
}

function longestOf(values: readonly string[] = []): string {
  return values.reduce((longest, value) => (value.length > longest.length ? value : longest), '');
}
