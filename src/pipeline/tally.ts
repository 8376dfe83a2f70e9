import type { ExportEntry, FileEntry } from './outcomes.ts';

const NO_FILES = { all: 0, uploaded: 0, reused: 0, failed: 0, 'not-attempted': 0, planned: 0 };
const NO_EXPORTS = { all: 0, triggered: 0, reused: 0, failed: 0, unknown: 0, 'not-attempted': 0 };

/** How many files and exports ended how: by status, and all together. */
export interface Tally {
  readonly files: Readonly<typeof NO_FILES>;
  /** The bytes of these files. */
  readonly bytes: Readonly<typeof NO_FILES>;
  readonly exports: Readonly<typeof NO_EXPORTS>;
}

/** A report or a part of it, or the entries of a manifest. */
interface Counted {
  readonly uploads?: readonly Pick<FileEntry, 'status' | 'size'>[];
  readonly exports?: readonly Pick<ExportEntry, 'status'>[];
}

/** Counts files and exports. */
export function tally(report: Counted): Tally {
  const [files, bytes, exports] = [{ ...NO_FILES }, { ...NO_FILES }, { ...NO_EXPORTS }];
  for (const file of report.uploads ?? [])
    for (const status of ['all', file.status] as const) {
      files[status] += 1;
      bytes[status] += file.size;
    }
  for (const { status } of report.exports ?? [])
    for (const counted of ['all', status] as const) exports[counted] += 1;
  return { files, bytes, exports };
}
