import { type FaultName, type FaultOptions, isFaultName } from '../options.ts';

const MAX_SEED = 4_294_967_295;

/** Parses the value of `--faults`, `name=rate,name=rate,seed=N`, as the help text describes it; `undefined` if it is invalid. */
export function parseFaults(text: string): FaultOptions | undefined {
  const rates: Partial<Record<FaultName, number>> = {};
  let seed: number | undefined;
  for (const item of text.split(',')) {
    const { name = '', value = '' } = /^(?<name>[^=]+)=(?<value>\d+(?:\.\d+)?)$/.exec(item)?.groups ?? {};
    const number = Number(value);
    if (name === 'seed' && seed === undefined && /^\d+$/.test(value) && number <= MAX_SEED) seed = number;
    else if (isFaultName(name) && rates[name] === undefined) rates[name] = number;
    else return undefined;
  }
  const total = Object.values(rates).reduce((sum, rate) => sum + rate, 0);
  // The sum of decimal fractions has an error.
  return total > 1 + Number.EPSILON * 8 ? undefined : { rates, ...(seed !== undefined && { seed }) };
}
