import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** Makes an empty folder for the running test, which is removed when the test ends. */
export async function temporaryFolder(): Promise<string> {
  // On macOS the temporary folder is a symbolic link, and the code reports real paths.
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'playable-test-')));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

const NOBODY_UID = 65_534;

/** Runs `act` as a user whom file permissions apply to, even if root runs the tests. */
export async function withoutRoot<T>(folder: string, act: () => T | Promise<T>): Promise<T> {
  if (process.geteuid?.() !== 0) return act();
  // Only root can enter the temporary folder by default.
  await chmod(dirname(folder), 0o755);
  await chmod(folder, 0o755);
  process.seteuid?.(NOBODY_UID);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}

/** Replaces a function of a built-in module for the running test, also in modules that have imported it. */
export function replaceBuiltin<T extends object, N extends keyof T>(module: T, name: N, value: T[N]): void {
  const original = module[name];
  const replace = (by: T[N]): void => {
    module[name] = by;
    syncBuiltinESMExports();
  };
  replace(value);
  onTestFinished(() => replace(original));
}

/** Notes the first parameter of each call from now on. @param also is done before each of them */
export function recordCalls<T extends object>(
  module: T,
  name: keyof T,
  also = (_: unknown): unknown => undefined,
) {
  const calls: unknown[] = [];
  const original = module[name] as (...parameters: unknown[]) => unknown;
  const recording = (...parameters: unknown[]): unknown => {
    calls.push(parameters[0]);
    also(parameters[0]);
    return original(...parameters);
  };
  replaceBuiltin(module, name, recording as T[keyof T]);
  return calls;
}

/** The file of `SELF_SIGNED`, for NODE_EXTRA_CA_CERTS. */
export const SELF_SIGNED_FILE = fileURLToPath(new URL('../fixtures/self-signed.pem', import.meta.url));

const pem = readFileSync(SELF_SIGNED_FILE, 'utf8');

function block(kind: string): string {
  const found = new RegExp(`-----BEGIN ${kind}-----[^]*-----END ${kind}-----`).exec(pem)?.[0];
  if (found === undefined) throw new Error(`the fixture has no ${kind}`);
  return `${found}\n`;
}

/** An untrusted certificate for 127.0.0.1, localhost and service.invalid. */
export const SELF_SIGNED = { cert: block('CERTIFICATE'), key: block('PRIVATE KEY') };

/** Trusts the certificate of `SELF_SIGNED` for the running test. */
export function trustSelfSigned(): void {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, SELF_SIGNED.cert]);
  onTestFinished(() => setDefaultCACertificates(before));
}

/** Returns the same numbers in [0, 1) for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const COMPARISONS = 3;
/** Long for the clocks of all systems, whose ticks may take 16 ms. */
const MEASURABLE_MS = 30;

/**
 * How many times the processor time of `less` the one of `more` takes, at least: the smallest of three proportions, so that one pause of
 * the machine does not matter. Of twice the work it is 2, if the work is linear, and 4, if it is quadratic.
 *
 * @param bound the first proportion below it is enough
 */
export async function costRatio(more: () => unknown, less: () => unknown, bound = 0): Promise<number> {
  const cpuMs = async (work: () => unknown, times: number): Promise<number> => {
    const before = process.threadCpuUsage();
    for (let count = 0; count < times; count += 1) await work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1_000;
  };
  let times = 1;
  while ((await cpuMs(less, times)) < MEASURABLE_MS) times *= 2;
  let smallest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < COMPARISONS && smallest >= bound; count += 1)
    smallest = Math.min(smallest, (await cpuMs(more, times)) / (await cpuMs(less, times)));
  return smallest;
}
