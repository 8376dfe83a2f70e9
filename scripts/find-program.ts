import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that others wrote, which tests and checks run. */
export interface RealProgram {
  readonly name: string;
  /** The environment variable that names its file, where that is not on the path. */
  readonly variable: string;
  /** A command, to be told to whoever has not got it. */
  readonly howToGet: string;
}

/** The program's file; `undefined` where this machine has none. */
export function findProgram({ name, variable }: RealProgram): string | undefined {
  const named = process.env[variable] ?? '';
  return named === '' ? findOnPath(name) : named;
}

export function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

/** What to tell whoever has not got it. */
export function describeMissing({ name, variable, howToGet }: RealProgram): string {
  return `${name} is not on the path, nor named by ${variable} (${howToGet})`;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
