import { expect } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { readAnnotations } from '../../scripts/read-annotations.ts';
import { type ActionResult, TOKEN } from './run-action.ts';

type Ended = Pick<StepResult, 'stdout' | 'exitCode'>;

/** The outputs of the root action. */
export const OUTPUTS = [
  'asset-ids',
  'export-count',
  'exports',
  'failed-count',
  'manifest',
  'reused-count',
  'uploaded-bytes',
  'uploaded-count',
];

/** The annotations of a level in a step's log, decoded. */
export function annotations(
  { stdout }: Pick<StepResult, 'stdout'>,
  level: 'error' | 'warning',
): ReturnType<typeof readAnnotations> {
  return readAnnotations(stdout, level);
}

export function titlesOf(result: Pick<StepResult, 'stdout'>, level: 'error' | 'warning'): string[] {
  return annotations(result, level).map(({ title }) => title);
}

export function expectGreen(result: Ended): void {
  expect(annotations(result, 'error')).toEqual([]);
  expect(result.exitCode).toBe(0);
}

/** @returns the message of the only error annotation, which has this title */
export function expectRed(result: Ended, title: string): string {
  const errors = annotations(result, 'error');
  expect(errors.map((error) => error.title)).toEqual([title]);
  expect(result.exitCode).toBe(1);
  return errors[0]?.message ?? '';
}

/** The inputs that an "Invalid input" names as wrong, each once, sorted. */
export function namedInputs(message: string): string[] {
  const names = [...message.matchAll(/(?:^| · )`([\w-]+)`/gm)].map(([, name = '']) => name);
  return [...new Set(names)].sort();
}

/** Expects a log without the token, `undefined` and stack traces, and these outputs; sub-actions write no summary. */
export function expectWellFormed(result: StepResult, outputs: readonly string[]): void {
  expect(result.stderr).toBe('');
  expect(result.stdout).not.toMatch(/undefined|\[object |\n\s+at /);
  expect(result.stdout.startsWith(`::add-mask::${TOKEN}\n`)).toBe(true);
  expect(withoutMasks(result.stdout)).not.toContain(TOKEN);
  expect(result.summary).toBe('');
  expect(Object.keys(result.outputs).sort()).toEqual(outputs);
}

/** The log without the lines that mask secrets. */
export function withoutMasks(stdout: string): string {
  return stdout.replaceAll(/^::add-mask::.*\n/gm, '');
}

/** The statuses of the files, or of the exports, in a run's manifest. */
export function statusesOf(
  { manifest }: Pick<ActionResult, 'manifest'>,
  list: 'assets' | 'exports',
): string[] {
  return manifest[list].map(({ status }) => status);
}
