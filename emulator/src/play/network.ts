/**
 * What a member of an interface does: `call` is a call to action, which names an address it is given; `report` tells that it was called;
 * `idle` does nothing here, and says so, with an answer; `then:<name>` calls a function of the playable after it
 * was called; `viewable`, `volume` and `size` answer for the container; `listen` and `unlisten` take a listener for an event of it. `answer`
 * is a function with an answer that never changes, and `value` is no function.
 */
export type Member =
  | 'call'
  | 'report'
  | `then:${string}`
  | 'viewable'
  | 'volume'
  | 'size'
  | 'listen'
  | 'unlisten'
  | { readonly answer: unknown }
  | { readonly idle: unknown }
  | { readonly value: unknown };

type Members = Readonly<Record<string, Member>>;

/** Global functions, and objects with their members. */
type Interfaces = Readonly<Record<string, Member | Members>>;

/** How an ad network runs playables, and what it checks. */
export interface Network {
  /** Its label in lower case, in addresses. */
  readonly id: string;
  readonly label: string;
  /** Other words in the path of a file that name the network. */
  readonly words?: readonly string[];
  /** A public page, and the day on which it was read: of what the network provides and checks. */
  readonly source: string;
  /** The version of `mraid` that the app injects, with a script tag or without one. */
  readonly mraid?: '2.0' | '3.0';
  /** What the app injects. */
  readonly provides?: Interfaces;
  /** A script of the network, by its name and a regular expression for its address, and what it defines: only pages that ask for it have that. */
  readonly script?: { readonly name: string; readonly address: string; readonly provides: Interfaces };
  /** Whether `window.open` is a call to action, too. */
  readonly opens?: true;
  /** Texts that the playable posts to the page around it. */
  readonly messages?: Readonly<Record<string, 'call' | 'report'>>;
  /** Besides those that all networks have in common. */
  readonly checks?: readonly Check[];
}

/** What a network would get: an uploaded page, or a zip. Its texts are those of its first 16 MiB, one character a byte. */
export interface Delivery {
  readonly form: 'html' | 'zip';
  /** As uploaded, and unpacked. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  /** The paths of its files. */
  readonly names: readonly string[];
  readonly page: Uint8Array;
  /** The page in lower case. */
  readonly html: string;
  /** The page and all scripts. */
  readonly code: string;
  /** The `config.json` of a zip, or nothing. */
  readonly config: string;
}

/** A line of the list of what a network checks. It is good if all of these are true. */
export interface Check {
  readonly line: string;
  /** What stands before the line. */
  readonly said?: (delivery: Delivery) => string;
  /** If another than that of the network. */
  readonly source?: string;
  /** Whether there is such a line at all. */
  readonly isFor?: (delivery: Delivery) => boolean;
  /** Must take linear time, without a regular expression that can backtrack: a text may have many megabytes, and be hostile. */
  readonly isGood?: (delivery: Delivery) => boolean;
  /** Its largest size in bytes: up to `good` it is good, above `bad` bad. */
  readonly size?: { readonly good: number; readonly bad: number; readonly isUnpacked?: boolean };
  /** Facts about the playable that must come, with `isFirst` before the first call to action. */
  readonly need?: readonly string[];
  readonly isFirst?: true;
  /** None of these facts comes. */
  readonly never?: readonly string[];
}

/** A line of the list for one delivery: what is known of its files, and which facts about the playable are to come. */
export interface CheckLine extends Pick<Check, 'line' | 'need' | 'isFirst' | 'never'> {
  readonly source: string;
  readonly isGood: boolean;
  /** The page adds the sizes of other files to a size that is not of all. */
  readonly size?: Check['size'] & { readonly bytes: number; readonly isAll: boolean };
}

/** The names of its calls to action. */
export function callsOf({ provides, script, messages = {}, mraid, opens }: Network): string[] {
  const named = (kinds: object, prefix = ''): string[] =>
    Object.entries(kinds).flatMap(([name, kind]) => {
      if (typeof kind === 'string') return kind === 'call' ? [prefix + name] : [];
      return named(kind ?? {}, `${prefix}${name}.`);
    });
  const posted = named(messages).map((text) => `postMessage '${text}'`);
  const members = named({ ...provides, ...script?.provides });
  return [...(mraid ? ['mraid.open'] : []), ...members, ...posted, ...(opens ? ['window.open'] : [])];
}
