/**
 * What a member of an interface does: `call` is a call to action, which names an address it is given; `report` tells that it was called;
 * `nothing` does nothing here and says so, and `idle` does the same with an answer; `then:<name>` calls a function of the playable after it
 * was called; `viewable`, `volume` and `size` answer for the container; `listen` and `unlisten` take a listener for an event of it. `answer`
 * is a function with an answer that never changes, and `value` is no function.
 */
type Member =
  | 'call'
  | 'report'
  | 'nothing'
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
  /** In addresses. */
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
  /** A script of the network, by a regular expression for its address, and what it defines: only pages that ask for it have that. */
  readonly script?: { readonly address: string; readonly provides: Interfaces };
  /** Whether `window.open` is a call to action, too. */
  readonly opens?: true;
  /** Texts that the playable posts to the page around it. */
  readonly messages?: Readonly<Record<string, 'call' | 'report'>>;
  /** Besides those that all networks have in common. */
  readonly checks: readonly Check[];
}

/**
 * What a network checks: of the file (`mb`, `form`, `without`, `names`, `has`, `isUtf8`), or of what the playable does. Regular expressions
 * ignore case, and `.` is any character.
 */
export type Check = {
  /** Only of an upload of this form. */
  readonly in?: Form;
  /** If another than that of the network. */
  readonly source?: string;
} & (
  | {
      /** Its largest size, as uploaded or unpacked. */
      readonly mb: number;
      /** Another source names this one. */
      readonly orMb?: number;
      readonly isUnpacked?: true;
    }
  | {
      readonly form: Form;
      /** The most in a zip. */
      readonly files?: number;
    }
  /** A text that its code must not have. */
  | { readonly without: string }
  /** Matches the paths of its files, one a line. */
  | { readonly line: string; readonly names: string }
  /** Matches the page or `file`, which the zip has; there is no line if the code matches `unless`. */
  | { readonly line: string; readonly has: string; readonly file?: string; readonly unless?: string }
  | { readonly line: string; readonly isUtf8: true }
  | Watch
);

/** What the playable does: facts that play.js reports, of which one of `need` must come, and none of `never`. */
export interface Watch {
  readonly line: string;
  readonly need?: readonly string[];
  /** Before the first call to action. */
  readonly isFirst?: true;
  readonly never?: readonly string[];
}

export type Form = 'html' | 'zip';

/** The names of its calls to action. */
export function callsOf({ provides, script, messages, mraid, opens }: Network): string[] {
  const members = Object.entries({ ...provides, ...script?.provides }).flatMap(([name, part]) =>
    [[name, part], ...Object.entries(part).map(([member, kind]) => [`${name}.${member}`, kind])].filter(
      ([, kind]) => kind === 'call',
    ),
  );
  const posted = Object.entries(messages ?? {}).filter(([, kind]) => kind === 'call');
  return [
    ...(mraid ? ['mraid.open'] : []),
    ...members.map(([name]) => String(name)),
    ...(opens ? ['window.open'] : []),
    ...posted.map(([text]) => `postMessage '${text}'`),
  ];
}
