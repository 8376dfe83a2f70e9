/** The rules of the page that need no browser. */
import type { CheckLine } from '../../play/network.ts';

/** What a playable did while it was played for one network. */
export interface Played {
  readonly facts: Set<string>;
  /** The facts before its first call to action, if there was one. */
  before?: ReadonlySet<string> | undefined;
  /** Of the files that it loaded besides its page. */
  otherBytes: number;
}

const NOTHING: Played = { facts: new Set(), otherBytes: 0 };

export const megabytes = (bytes: number) => (bytes / 1e6).toFixed(3);

/** A line of the list, as it stands. */
export const judge = (check: CheckLine, { facts, before, otherBytes }: Played = NOTHING) => {
  const { isGood, need = [], never = [], isFirst, size } = check;
  const has = (among: ReadonlySet<string>) => need.every((fact) => among.has(fact));
  const isLate = isFirst && before !== undefined && !has(before);
  const bytes = size ? size.bytes + (size.isAll ? 0 : otherBytes) : 0;
  const isBad = !isGood || never.some((fact) => facts.has(fact)) || isLate || (size && bytes > size.bad);
  const isOpen = !has(facts) || (size && bytes > size.good);
  const text = size ? `${megabytes(bytes)} MB, ${check.line}` : check.line;
  const state: 'bad' | 'open' | 'good' = isBad ? 'bad' : isOpen ? 'open' : 'good';
  return { state, text, source: check.source };
};

/** `all good`, or `2 bad, 3 open`. */
export const verdictOf = (checks: readonly CheckLine[], played?: Played) => {
  const states = checks.map((check) => judge(check, played).state);
  const counts = (['bad', 'open'] as const)
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0);
  return counts.map(({ state, count }) => `${count} ${state}`).join(', ') || 'all good';
};

/** A network with its list, and what the playable did when it was played for it. */
export interface Judged {
  readonly label: string;
  readonly checks: readonly CheckLine[];
  readonly played: Played | undefined;
}

/** All verdicts as text for a ticket: of the chosen network with each line that is not good, of the others in one line each. */
export const verdictText = (name: string, chosen: Judged | undefined, all: readonly Judged[]) => {
  const head = ({ label, checks, played }: Judged) => `${label}: ${verdictOf(checks, played)}`;
  const lines = chosen?.checks
    .map((check) => judge(check, chosen.played))
    .filter(({ state }) => state !== 'good')
    .map(({ state, text, source }) => `- ${state}: ${text} (${source})`);
  const others = all.filter((one) => one !== chosen).map(head);
  return [name, ...(chosen ? [head(chosen), ...(lines ?? [])] : []), ...others, ''].join('\n');
};

/** So long after the last touch a call to action is none of the person who plays. */
const TOUCHED_MS = 1000;
/** What is wrong with a call to action, if anything. `touchedAt` is infinite while a finger is down. */
export const exitFact = (facts: ReadonlySet<string>, touchedAt: number | undefined, now: number) => {
  if (touchedAt === undefined) return 'store without a touch';
  if (!facts.has('touched')) return 'store at the first touch';
  return now - touchedAt > TOUCHED_MS ? 'store by itself' : undefined;
};

/** A playable that sends more messages within a second is ended. Of a list, each 100 count as one more. */
export const MAX_MESSAGES = 500;
export const createFloodGate = () => {
  let [since, count] = [Number.NEGATIVE_INFINITY, 0];
  /** Whether a message, a list of `length` of them, is one too many. How long it took to read says nothing: the machine may be busy. */
  return (now: number, length = 0) => {
    if (now - since >= 1000) [since, count] = [now, 0];
    count += 1 + length / 100;
    return count > MAX_MESSAGES;
  };
};
