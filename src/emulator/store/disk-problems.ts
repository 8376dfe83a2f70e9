import { errorCode } from '../../support/errors.ts';

/** Codes of the system, and names of SQLite's codes. */
const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'the emulator may not write there',
  EDQUOT: 'the disk quota is used up',
  EEXIST: 'a part of the path is a file',
  EIO: 'the disk failed',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such folder, and none can be created',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EPERM: 'the emulator may not write there',
  EROFS: 'it is read-only',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_IOERR: 'the disk failed',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_FULL: 'the disk is full',
  SQLITE_NOTADB: 'it is damaged',
};

/** The primary result codes of SQLite ("Result and Error Codes"). */
const SQLITE_CODES: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  26: 'SQLITE_NOTADB',
};

/** The code of an error of the system or of SQLite, such as `ENOSPC` or `SQLITE_FULL`. */
export function codeOf(error: unknown): string | undefined {
  // The low byte of an extended code is the primary one.
  if (error instanceof Error && 'errcode' in error) return SQLITE_CODES[Number(error.errcode) & 0xff];
  return errorCode(error);
}

/** What is wrong with the disk, as the end of a sentence; `undefined` for other errors. */
export function diskProblem(error: unknown): string | undefined {
  const code = codeOf(error) ?? '';
  return PROBLEMS[code] === undefined ? undefined : `${PROBLEMS[code]} (${code})`;
}

export function isDiskFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].includes(codeOf(error) ?? '');
}
