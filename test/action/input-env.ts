import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { formatProblem } from '../../src/action/report/failures/failures.ts';
import { InputReader } from '../../src/action/runner/inputs/input-reader.ts';

/** An environment with these inputs, as the runner sets them, and further variables. */
export function envWith(
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string | undefined>> = {},
): NodeJS.ProcessEnv {
  const named = Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
  return { ...variables, ...Object.fromEntries(named) };
}

/** What is read of inputs, and what is wrong with them. */
export function readBy<T>(
  inputs: Readonly<Record<string, string>>,
  read: (reader: InputReader) => T,
): { value: T; problems: readonly string[] } {
  const reader = new InputReader(envWith(inputs));
  return { value: read(reader), problems: reader.problems.map(formatProblem) };
}

/** The inputs that a run needs to upload and export. */
export const NEEDED = {
  token: 'token-5b1f0c77',
  'base-url': 'https://api.example.com/v1',
  organization: 'org-1',
  assets: '**',
  variant: 'v1',
  network: 'net',
};

type Rules = Readonly<Record<string, { readonly description: string; readonly default?: string }>>;

/** The content of an `action.yml`. @param folder the action's folder in this repository; empty for the root action */
export function readDeclared(folder = '') {
  const file = resolve(import.meta.dirname, '../..', folder, 'action.yml');
  const { inputs, outputs } = parse(readFileSync(file, 'utf8')) as { inputs: Rules; outputs: object };
  return { inputs: Object.keys(inputs), outputs: Object.keys(outputs), rules: inputs };
}

/** The input variables that `read` reads, in alphabetical order. */
export function variablesRead(
  env: NodeJS.ProcessEnv,
  read: (watched: NodeJS.ProcessEnv) => unknown,
): string[] {
  const names = new Set<string>();
  const watched = new Proxy(env, {
    get: (target, name) => {
      if (typeof name === 'string' && name.startsWith('INPUT_')) names.add(name);
      return Reflect.get(target, name);
    },
  });
  read(watched);
  return [...names].sort();
}

/** The variables of these inputs, in alphabetical order. */
export function variablesOf(inputs: readonly string[]): string[] {
  return inputs.map((name) => `INPUT_${name.toUpperCase()}`).sort();
}
