import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long it may take to end in good order, and how long the system may take to end it. */
const PATIENCE_MS = 3_000;
const LOOK_AGAIN_MS = 10;

/**
 * The emulator as a process of its own, known by its id alone: the one who asks is not the one who started it.
 *
 * The system gives ids again. Where it tells what a process runs, one that runs something else is not taken for it.
 */
export class EmulatorProcess {
  readonly #pid: number;
  readonly #script: string;

  /** @param script absolute path of the file that it runs */
  constructor(pid: number, script: string) {
    this.#pid = pid;
    this.#script = script;
  }

  get isRunning(): boolean {
    try {
      process.kill(this.#pid, 0);
      if (process.platform !== 'linux') return true;
      // Empty for one that has ended and that nobody has asked about yet.
      return readFileSync(`/proc/${this.#pid}/cmdline`, 'utf8').split('\0').includes(this.#script);
    } catch {
      return false;
    }
  }

  /**
   * Ends it, by force where it does not end itself, and waits until it is gone.
   *
   * @returns whether it is
   */
  async end(): Promise<boolean> {
    return (await this.#endBy('SIGTERM')) || (await this.#endBy('SIGKILL'));
  }

  async #endBy(signal: NodeJS.Signals): Promise<boolean> {
    const deadline = performance.now() + PATIENCE_MS;
    if (this.isRunning) this.#send(signal);
    while (this.isRunning && performance.now() < deadline) await sleep(LOOK_AGAIN_MS);
    return !this.isRunning;
  }

  #send(signal: NodeJS.Signals): void {
    try {
      process.kill(this.#pid, signal);
    } catch {
      // It has just ended.
    }
  }
}
