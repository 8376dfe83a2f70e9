import * as core from './workflow-commands.ts';

/**
 * Hands a step's outputs to the runner.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
export function writeStepOutputs(outputs: Readonly<Record<string, string | number>>): void {
  // Without it they would go to stdout as commands, past everything that makes text from outside harmless.
  if (!process.env['GITHUB_OUTPUT']) throw new Error('the variable is not set');
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}
