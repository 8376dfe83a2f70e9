import { type Case, type CaseResult, type Check, isMissed, type Measured } from './case.ts';

/** What `npm run bench -- --write` keeps in results.json. */
export interface Results {
  readonly command: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly cases: readonly (Pick<Case, 'name' | 'title'> & CaseResult)[];
}

/** The lines of docs/performance.md about results: how they were measured, and a row for each case. */
export function performanceLines({ command, machine, cases }: Results, toTable: ToTable): string[] {
  const { date, processor, memory, system, node, undici } = machine;
  return [
    `Measured on ${date} by \`${command}\`: ${processor}, ${memory}, ${system}, Node ${node}, undici ${undici}.`,
    '',
    ...toTable(['case', 'time', 'peak', 'in one hour', 'against the others'], cases.map(toRow)),
  ];
}

type ToTable = (heads: readonly string[], rows: readonly (readonly string[])[]) => string[];

function toRow({ title, sent, contenders: [own, ...others] = [], checks }: Results['cases'][number]) {
  const bounded = checks.filter(({ atMost }) => atMost !== undefined);
  if (own === undefined) return [title, '', '', '', bounded.map(inWords).join('; ')];
  const peak = own.peakMb === undefined ? '' : `${own.peakMb.toFixed(0)} MB`;
  const cells = others.map((other) => compared(own, other, checks));
  return [title, seconds(own.medianMs), peak, sent ? inOneHour(sent, own.medianMs) : '', cells.join('; ')];
}

/** A contender with its time, and that of the action as a multiple of it. A missed bound is in the text. */
function compared(own: Measured, { name, medianMs }: Measured, checks: readonly Check[]): string {
  const ratio = `${(own.medianMs / medianMs).toFixed(2)} ×`;
  const missed = checks.find((check) => check.what.endsWith(` ${name}`) && isMissed(check));
  return `${name} ${seconds(medianMs)}, ${missed ? `**${ratio}**, above ${missed.atMost}` : ratio}`;
}

function inWords(check: Check): string {
  const { what, value, unit, atMost } = check;
  return `${what} ${value} ${unit}${isMissed(check) ? `, above ${atMost}` : ''}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toPrecision(3)} s`;
}

/** Files, or for a single one its bytes. */
function inOneHour({ count, bytes }: NonNullable<CaseResult['sent']>, ms: number): string {
  const times = 3_600_000 / ms;
  if (count === 1) return `${((bytes * times) / 1024 ** 4).toPrecision(3)} TiB`;
  const format = new Intl.NumberFormat('en', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  return `${format.format(count * times)} files`;
}
