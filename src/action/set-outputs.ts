import * as core from './core.ts';

/**
 * Writes outputs of the step, each by its name.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
export function setOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}
