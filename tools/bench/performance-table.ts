import { type Case, type CaseResult, type Check, isMissed, type Measured } from './case.ts';

/** What `npm run bench -- --write` keeps in results.json. */
export interface Results {
  readonly command: string;
  readonly machine: Readonly<Record<string, string>>;
  readonly cases: readonly (Pick<Case, 'name' | 'title'> & CaseResult)[];
}

type ToTable = (heads: readonly string[], rows: readonly (readonly string[])[]) => string[];

/** The lines of docs/performance.md about results: how they were measured, and a row for each case. */
export function performanceLines({ command, machine, cases }: Results, toTable: ToTable): string[] {
  const { date, processor, memory, system, node, undici } = machine;
  return [
    `Measured on ${date} by \`${command}\`: ${processor}, ${memory}, ${system}, Node ${node}, undici ${undici}.`,
    '',
    ...toTable(['case', 'time', 'peak', 'in one hour', 'against the others'], cases.map(toRow)),
  ];
}

function toRow({ title, sent, contenders: [own, ...others] = [], checks }: Results['cases'][number]) {
  const bounded = checks.filter(({ atMost }) => atMost !== undefined);
  if (own === undefined) return [title, '', '', '', bounded.map(inWords).join('; ')];
  const cells = others.map(({ name, medianMs }) => {
    const ratio = `${(own.medianMs / medianMs).toFixed(2)} ×`;
    return `${name} ${seconds(medianMs)}, ${marked(ratio, `time against ${name}`, checks)}`;
  });
  const hour = sent ? inOneHour(sent, own.medianMs) : '';
  return [title, seconds(own.medianMs), peakOf(own, checks), hour, cells.join('; ')];
}

function peakOf({ peakMb }: Measured, checks: readonly Check[]): string {
  return peakMb === undefined ? '' : marked(`${peakMb.toFixed(0)} MB`, 'peak memory', checks);
}

/** In bold, and with its bound, if it misses that. */
function marked(text: string, what: string, checks: readonly Check[]): string {
  const missed = checks.find((check) => check.what === what && isMissed(check));
  return missed ? `**${text}**, above ${missed.atMost}` : text;
}

function inWords({ what, value, unit }: Check, _: number, checks: readonly Check[]): string {
  return `${what} ${marked(`${value} ${unit}`, what, checks)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toPrecision(3)} s`;
}

/** Files, or for a single one its bytes. */
function inOneHour({ count, bytes }: NonNullable<CaseResult['sent']>, ms: number): string {
  const times = 3_600_000 / ms;
  if (count === 1) return `${((bytes * times) / 1024 ** 4).toPrecision(3)} TiB`;
  const form = { notation: 'compact', compactDisplay: 'long', maximumSignificantDigits: 3 } as const;
  return `${(count * times).toLocaleString('en', form)} files`;
}
