import { FAULT_NAMES, type FaultName, type FaultOptions, isFaultName, totalRate } from '../options.ts';

const MAX_SEED = 4_294_967_295;

/**
 * Parses the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it.
 *
 * @returns The faults, or the problems, each as the end of a sentence that starts with the option's name.
 */
export function parseFaultSpec(text: string): {
  readonly faults?: FaultOptions;
  readonly problems: readonly string[];
} {
  const rates = new Map<FaultName, number>();
  const seen = new Set<string>();
  const problems: string[] = [];
  let seed: number | undefined;
  for (const item of text.split(',')) {
    const { name, value } = /^(?<name>[^=]+)=(?<value>.*)$/s.exec(item)?.groups ?? {};
    if (name === undefined || value === undefined) {
      problems.push(`must be a list of name=rate, separated by commas, not ${JSON.stringify(item)}`);
      continue;
    }
    if (seen.has(name)) problems.push(`${JSON.stringify(name)} must be given once`);
    seen.add(name);
    if (name === 'seed') {
      if (/^\d+$/.test(value) && Number(value) <= MAX_SEED) seed = Number(value);
      else problems.push(`seed must be a whole number from 0 to ${MAX_SEED}, not ${JSON.stringify(value)}`);
    } else if (!isFaultName(name)) {
      problems.push(`must use the names ${FAULT_NAMES.join(', ')} or seed, not ${JSON.stringify(name)}`);
    } else if (/^\d+(?:\.\d+)?$/.test(value) && Number(value) <= 1) {
      rates.set(name, Number(value));
    } else {
      problems.push(`${name} must be a rate from 0 to 1, not ${JSON.stringify(value)}`);
    }
  }
  const faults = { rates: Object.fromEntries(rates), ...(seed !== undefined && { seed }) };
  const total = totalRate(faults.rates);
  if (total > 1) problems.push(`must have rates that add up to at most 1, not ${total}`);
  return problems.length > 0 ? { problems } : { faults, problems };
}
