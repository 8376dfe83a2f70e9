import { expect } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { printable } from '../../src/action/runner/sanitize.ts';
import { runnerCommands } from '../doubles/runner-commands.ts';
import { TOKEN } from './run-action.ts';

/** What only the runner or a terminal would read, the ends of lines left out. */
const ACTING = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Holds a step's log against what the runner makes of it: the commands are those that the action means, and all text in them
 * and between them can only be read.
 *
 * @param titles that annotations may have
 */
export function expectOwnCommandsOnly({ stdout, stderr }: StepResult, titles: readonly string[]): void {
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(ACTING);
  const commands = runnerCommands(stdout);
  expect(commands.filter(({ name }) => name === 'add-mask')).toEqual([
    { name: 'add-mask', properties: {}, data: TOKEN },
  ]);
  for (const { name, properties, data } of commands) {
    expect(['add-mask', 'group', 'endgroup', 'error', 'warning']).toContain(name);
    const isAnnotation = name === 'error' || name === 'warning';
    expect(isAnnotation ? titles : [undefined]).toContain(properties['title']);
    expect(Object.keys(properties)).toHaveLength(isAnnotation ? 1 : 0);
    expect(data.length).toBeLessThanOrEqual(4_096);
    for (const line of data.split('\n')) expect(printable(line)).toBe(line);
  }
  expect(commands.filter(({ name }) => name === 'error').length).toBeLessThanOrEqual(10);
}
