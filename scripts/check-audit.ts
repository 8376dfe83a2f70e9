/**
 * Fails where the registry knows of a weakness in any package of the lock, and where it does not answer. One that has no
 * such service at all, as a mirror may be, is told in one line and fails nothing.
 *
 * Usage: npm run verify -- audit
 */
import { exec } from 'node:child_process';
import { resolve } from 'node:path';

/** What `npm audit --json` prints: a report, or what went wrong. */
interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, Weakness>>;
  readonly statusCode?: number;
  readonly message?: string;
}

interface Weakness {
  readonly name: string;
  readonly severity: string;
  /** Other packages by their name, where the weakness is theirs. */
  readonly via: readonly (
    | string
    | { readonly title: string; readonly range: string; readonly url: string }
  )[];
}

/** How a server says that it has nothing there. */
const ABSENT: readonly unknown[] = [404, 405, 501];

const cwd = resolve(import.meta.dirname, '..');
const { vulnerabilities, statusCode, message } = await audit();
if (vulnerabilities !== undefined) {
  const weak = Object.values(vulnerabilities);
  for (const one of weak) process.stdout.write(`${describe(one)}\n`);
  process.stdout.write(`audit: packages with a known weakness: ${weak.length}\n`);
  process.exitCode = weak.length === 0 ? 0 : 1;
} else if (ABSENT.includes(statusCode)) {
  process.stdout.write(`audit: not done, this registry has no such service (${statusCode})\n`);
} else {
  process.stdout.write(`audit: no answer. ${message}\n`);
  process.exitCode = 1;
}

/** npm ends with 1 for both, a weakness and an error: what it prints tells them apart. */
function audit(): Promise<Audit> {
  return new Promise((resolve, reject) => {
    exec('npm audit --json --package-lock-only', { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout) => {
      if (stdout === '') reject(error ?? new Error('npm audit has printed nothing'));
      else resolve(JSON.parse(stdout) as Audit);
    });
  });
}

function describe({ name, severity, via }: Weakness): string {
  const reasons = via.map((one) =>
    typeof one === 'string' ? `by ${one}` : `${one.title} in ${one.range}, ${one.url}`,
  );
  return `${name} (${severity}): ${reasons.join('; ')}`;
}
