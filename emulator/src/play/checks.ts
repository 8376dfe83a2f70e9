import { isUtf8 } from 'node:buffer';
import type { Delivery } from './delivery.ts';
import { type Check, callsOf, type Form, type Network, type Watch } from './network.ts';
import { findNetwork } from './networks.ts';

/** A line of the list beside a frame. `isGood` says what is known of the file: the page adds the sizes of other files to one that is not of all. */
export interface CheckLine extends Omit<Watch, 'line'> {
  readonly text: string;
  readonly source: string;
  readonly isGood?: boolean;
  /** Bytes; at most `good` is good, and more than `bad` is bad. */
  readonly size?: {
    readonly bytes: number;
    readonly isAll: boolean;
    readonly good: number;
    readonly bad: number;
  };
}

/** Rules that networks share; not every one has them in writing. */
const COMMON: readonly Check[] = [
  { line: 'calls no other host', need: ['started'], never: ['call to another host'] },
  ...[
    { line: 'no store before or at the first touch', need: ['touched'], never: ['early exit'] },
    { line: 'silent until the first touch', need: ['touched'], never: ['sound'] },
  ].map((check) => ({ ...check, source: `in writing: ${findNetwork('applovin')?.source}` })),
];

/** The list of what a network checks, in the order in which it shows. */
export async function checkLines(network: Network, delivery: Delivery): Promise<CheckLine[]> {
  const exit: Check = {
    line: `its call to action is ${callsOf(network).join(' or ')}`,
    need: ['exit'],
    never: ['foreign exit'],
  };
  const checks = [...network.checks, exit, ...COMMON].filter(
    (check) => (check.in ?? delivery.form) === delivery.form,
  );
  const lines = await Promise.all(
    checks.map(async (check) => {
      const seen = await look(check, delivery);
      return seen && { source: network.source, ...(check.source && { source: check.source }), ...seen };
    }),
  );
  return lines.filter((line) => line !== undefined);
}

const MB = 1_000_000;
const MIB = 1024 ** 2;
const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'is').test(text);

/** `undefined` if there is nothing to see. */
async function look(check: Check, delivery: Delivery): Promise<Omit<CheckLine, 'source'> | undefined> {
  const { form, names, page } = delivery;
  if ('mb' in check) {
    const { mb, orMb = mb, isUnpacked } = check;
    const size = {
      bytes: isUnpacked ? delivery.unpackedBytes : delivery.bytes,
      isAll: form === 'zip',
      // Whether MB or MiB are meant, no source says.
      good: mb * MB,
      bad: orMb * MIB,
    };
    return {
      text: `${isUnpacked ? 'unpacked ' : ''}at most ${mb}${orMb === mb ? '' : ` or ${orMb}`} MB`,
      size,
    };
  }
  if ('form' in check) {
    if (check.form === 'html')
      return { text: 'one HTML file', isGood: form === 'html', never: ['second file'] };
    const { files = Number.POSITIVE_INFINITY } = check;
    const most =
      form === 'zip' && Number.isFinite(files) ? `: ${names.length} of at most ${files} files` : '';
    return { text: `a zip${most}`, isGood: form === 'zip' && names.length <= files };
  }
  if ('without' in check) {
    const { without } = check;
    const isGood = !(await codeOf(delivery)).includes(without);
    return { text: `no ${without} in the code`, isGood, never: [without] };
  }
  const { line: text } = check;
  if ('names' in check) return { text, isGood: matches(check.names, names.join('\n')) };
  if ('isUtf8' in check) return { text, isGood: isUtf8(page) };
  if (!('has' in check)) {
    const { line: _, source: __, in: ___, ...watch } = check as Watch & { source?: string; in?: Form };
    return { text, ...watch };
  }
  if (check.unless && matches(check.unless, await codeOf(delivery))) return undefined;
  const content = check.file === undefined ? page : await delivery.read(check.file);
  return { text, isGood: matches(check.has, content?.toString() ?? '') };
}

/** The text of its page and scripts. */
async function codeOf({ names, page, read, form }: Delivery): Promise<string> {
  const scripts = form === 'zip' ? names.filter((name) => /\.(?:[cm]?js|html?)$/i.test(name)) : [];
  const contents = await Promise.all(scripts.map(read));
  return [page, ...contents].join('\n');
}
