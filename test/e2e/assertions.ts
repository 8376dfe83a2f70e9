import { expect } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';

/** The annotations of a level in a step's log, decoded. */
export function annotations(
  { stdout }: StepResult,
  level: 'error' | 'warning',
): ReturnType<typeof readAnnotations> {
  return readAnnotations(stdout, level);
}

export function titlesOf(result: StepResult, level: 'error' | 'warning'): string[] {
  return annotations(result, level).map(({ title }) => title);
}

export function expectGreen(result: StepResult): void {
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
  expect(result.stderr).toBe('');
}

/** @returns the message of the only error annotation, which has this title */
export function expectRed(result: StepResult, title: string): string {
  const errors = annotations(result, 'error');
  expect(errors.map((error) => error.title)).toEqual([title]);
  expect(result.exitCode).toBe(1);
  expect(result.stderr).toBe('');
  return errors[0]?.message ?? '';
}

/** The inputs that an "Invalid input" names as wrong, each once, sorted. */
export function namedInputs(message: string): string[] {
  const names = [...message.matchAll(/(?:^| · )`([\w-]+)`/gm)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** The log without the lines that mask secrets. */
export function withoutMasks(stdout: string): string {
  return stdout.replaceAll(/^::add-mask::.*\n/gm, '');
}
