import * as core from './workflow-commands.ts';

/**
 * Keeps values for the step's `post` part; each replaces an earlier one of its name.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
export function saveState(state: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(state)) core.saveState(name, value);
}

/** A value that the step's main part has kept; empty where it has not. */
export function readState(env: NodeJS.ProcessEnv, name: string): string {
  return env[`STATE_${name}`] ?? '';
}
