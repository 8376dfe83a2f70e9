import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

/** What an `action.yml` declares. */
export interface Declared {
  /** Names of all inputs. */
  readonly inputs: readonly string[];
  readonly defaults: Readonly<Record<string, string>>;
  readonly outputs: readonly string[];
}

/** @param folder of the action within this repository; empty for the root action */
export function readDeclared(folder = ''): Declared {
  const file = resolve(import.meta.dirname, '../..', folder, 'action.yml');
  const { inputs, outputs } = parse(readFileSync(file, 'utf8')) as {
    inputs: Record<string, { default?: string }>;
    outputs: Record<string, unknown>;
  };
  const defaults = Object.entries(inputs).flatMap(([name, { default: value }]) => {
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    inputs: Object.keys(inputs),
    defaults: Object.fromEntries(defaults),
    outputs: Object.keys(outputs),
  };
}

/** The variables of inputs that are read, in alphabetical order. */
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
