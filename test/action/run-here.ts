import type { EventEmitter } from 'node:events';
import fs from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { EOL } from 'node:os';
import { dirname, join } from 'node:path';
import * as core from '@actions/core';
import { onTestFinished, vi } from 'vitest';
import { parseFileCommands } from '../../scripts/local-runner.ts';
import { unescapeData } from '../../scripts/read-annotations.ts';
import { type Action, runAction } from '../../src/action/report/run-action.ts';
import type { ActionContext } from '../../src/action/runner/runner.ts';
import { replaceBuiltin, temporaryFolder } from '../doubles/environment.ts';
import { envWith } from './input-env.ts';

export interface RunHere {
  readonly exitCode: unknown;
  readonly outputs: Readonly<Record<string, string>>;
  readonly annotations: readonly Annotation[];
  readonly lines: readonly string[];
}

/** `@actions/core` writes all job summaries of its process into the file of the first one, also those of other test files. */
export function forgetSummaryFile(): void {
  Reflect.deleteProperty(core.summary, '_filePath');
}

/** Makes the file for the outputs of the running test, in a folder of its own. */
export async function makeOutputFile(): Promise<string> {
  const file = join(await temporaryFolder(), 'output');
  await writeFile(file, '');
  vi.stubEnv('GITHUB_OUTPUT', file);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return file;
}

/** Runs an action in this process, with its own output file and temporary folder. */
export async function runHere(
  action: (context: ActionContext) => Action,
  inputs: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string | undefined>> = {},
  signal: AbortSignal = new AbortController().signal,
): Promise<RunHere> {
  const restore = restoreProcess();
  const file = await makeOutputFile();
  const stdout = captureStdout();
  const env = envWith(inputs, { RUNNER_TEMP: dirname(file), GITHUB_OUTPUT: file, ...variables });
  await runAction('', action, env, signal);
  const { exitCode } = process;
  restore();
  return {
    exitCode,
    outputs: parseFileCommands(await readFile(file, 'utf8')),
    annotations: annotationsIn(stdout.lines),
    lines: stdout.lines,
  };
}

/** Lets writes of the manifest `m.json` fail as on a full disk. @param isFull says so for the nth write of it, counted from 1 */
export function fillDisk(isFull: (write: number) => boolean): void {
  let writes = 0;
  replaceBuiltin(fs.promises, 'rename', async (from, to) => {
    if (String(to).endsWith('m.json')) writes += 1;
    if (String(to).endsWith('m.json') && isFull(writes))
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    fs.renameSync(from, to);
  });
}

/** Restores the exit code and the event listeners of this process after the test, or when the returned function is called. */
export function restoreProcess(): () => void {
  const { exitCode } = process;
  const events: readonly (readonly [EventEmitter, string])[] = [
    [process, 'beforeExit'],
    [process.stdout, 'error'],
  ];
  const before = events.map(([emitter, event]) => new Set(emitter.listeners(event)));
  const restore = (): void => {
    process.exitCode = exitCode;
    for (const [index, [emitter, event]] of events.entries()) {
      const own = emitter.listeners(event).filter((listener) => !before[index]?.has(listener));
      for (const listener of own) emitter.off(event, listener as () => void);
    }
  };
  onTestFinished(restore);
  return restore;
}

/**
 * Emits `beforeExit` to the actions of the running test, as Node does if no pending promise can settle.
 *
 * @param known listeners of others
 */
export function emitBeforeExit(known: ReadonlySet<unknown>): void {
  for (const listener of process.listeners('beforeExit')) if (!known.has(listener)) listener(0);
}

export interface CapturedStdout {
  /** The text written so far. */
  readonly text: string;
  /** Its lines, without the last line break. */
  readonly lines: readonly string[];
}

/** Captures what the running test writes to stdout. */
export function captureStdout(): CapturedStdout {
  let text = '';
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    // Windows ends lines by `\r\n`.
    text += String(chunk).replaceAll(EOL, '\n');
    return true;
  });
  onTestFinished(() => spy.mockRestore());
  return {
    get text() {
      return text;
    },
    get lines() {
      return text === '' ? [] : text.replace(/\n$/, '').split('\n');
    },
  };
}

export interface Annotation {
  readonly level: string;
  readonly title: string;
  readonly lines: readonly string[];
}

/** The annotations in the lines of a log, as the runner reads them. */
export function annotationsIn(lines: readonly string[]): Annotation[] {
  return lines.flatMap((line) => {
    const [, level, title = '', message = ''] = /^::(error|warning) title=([^:]*)::(.*)$/.exec(line) ?? [];
    return level === undefined
      ? []
      : { level, title: unescapeData(title), lines: unescapeData(message).split('\n') };
  });
}
