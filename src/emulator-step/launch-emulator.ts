import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

/** What the emulator needs of its environment; the rest, such as other inputs of the step, is none of its business. */
const NEEDED = ['PATH', 'SystemRoot', 'RUNNER_TRACKING_ID'];

/** What is to be started, and where it writes to. */
export interface Launch {
  /** Absolute path of the emulator's file. */
  readonly script: string;
  readonly args: readonly string[];
  /** Beside what it needs of ours. */
  readonly env: Readonly<Record<string, string>>;
  /** A new file for all that it says. */
  readonly logPath: string;
  /** Where it keeps what was uploaded, until it ends. */
  readonly temp: string;
}

/**
 * Starts the emulator as a process in a session of its own, which outlives the step: some runners end what a step leaves
 * behind. It holds nothing of ours open.
 */
export function launchEmulator(
  { script, args, env, logPath, temp }: Launch,
  own: NodeJS.ProcessEnv,
): ChildProcess {
  const log = openSync(logPath, 'wx', 0o600);
  try {
    const needed = NEEDED.map((name) => [name, own[name]] as const).filter(
      ([, value]) => value !== undefined,
    );
    return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
      cwd: temp,
      detached: true,
      env: { ...Object.fromEntries(needed), TMPDIR: temp, TEMP: temp, ...env },
      stdio: ['ignore', log, log, 'ipc'],
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}
