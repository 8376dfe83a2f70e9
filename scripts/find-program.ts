import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program of another project that tests and checks run. */
export interface RealProgram {
  readonly name: string;
  /** The environment variable that may name its file. */
  readonly variable: string;
  /** The command that installs it, for messages. */
  readonly howToGet: string;
}

export const CHROMIUM: RealProgram = {
  name: 'chromium',
  variable: 'CHROMIUM',
  howToGet: 'apt-get install chromium',
};

/** The program's file; `undefined` if this machine has none. */
export function findProgram({ name, variable }: RealProgram): string | undefined {
  const named = process.env[variable] ?? '';
  return named === '' ? findOnPath(name) : named;
}

export function findOnPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isExecutable);
}

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
