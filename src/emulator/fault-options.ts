/** What can befall a request: the names of `--faults`, in the order in which they are told. */
export const FAULT_NAMES = ['429', '5xx', 'reset', 'reset-body', 'stall', 'truncate', 'expired'] as const;

/** One of {@link FAULT_NAMES}; the help text says what each of them does. */
export type FaultName = (typeof FAULT_NAMES)[number];

/** Which faults there are, and how many. */
export interface FaultOptions {
  /** The share of requests that each fault befalls, 0 to 1. Together at most 1; what is left out is 0. */
  readonly rates: Readonly<Partial<Record<FaultName, number>>>;
  /** Another seed, other faults; the same seed, the same ones. Default 0. */
  readonly seed?: number;
}

/** Whether `text` is exactly one of {@link FAULT_NAMES}. */
export function isFaultName(text: string): text is FaultName {
  return FAULT_NAMES.some((name) => name === text);
}

/** The rates' sum, without the dust that adding decimal fractions leaves. */
export function totalRate(rates: FaultOptions['rates']): number {
  const sum = FAULT_NAMES.reduce((total, name) => total + (rates[name] ?? 0), 0);
  return Math.round(sum * 1e9) / 1e9;
}
