/** Which files are asked for. */
export interface AssetSearch {
  /** Glob patterns in the order given, each with `/`. */
  readonly include: readonly string[];
  /** Glob patterns of what is left out; one that names a folder leaves out all that is in it. */
  readonly exclude: readonly string[];
  /** Absolute; where patterns start. */
  readonly workingDirectory: string;
  /** Absolute; symbolic links must not lead out of it. */
  readonly workspace: string;
  /** Whether wildcards match dot files. */
  readonly includeHidden: boolean;
  /** Absolute paths that are never assets, whatever the patterns say. */
  readonly never: readonly string[];
}
