/** A warning, as it stands in an annotation. */
export interface Notice {
  /** Fixed words, never text from outside. */
  readonly title: string;
  /** What happened, where, and what to do: at most three, so that the last annotation has room to count the rest. */
  readonly lines: readonly string[];
}
