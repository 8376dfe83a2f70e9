/**
 * Fails if the registry knows a vulnerability of a locked package, or if it does not respond. A registry without this service, such
 * as a mirror, is no failure.
 *
 * Usage: npm run verify -- audit
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** The output of `npm audit --json`: a report, or an error. */
interface Audit {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly statusCode?: number;
  readonly message?: string;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** Names of other packages if the vulnerability is theirs. */
  readonly via: readonly (
    | string
    | { readonly title: string; readonly range: string; readonly url: string }
  )[];
}

/** The statuses of a registry that has no audit service. */
const ABSENT: readonly unknown[] = [404, 405, 501];

/** The folders with a lock. */
const LOCKED = ['.', 'tools/mutation/stryker'];

const root = resolve(import.meta.dirname, '..');
const audits = LOCKED.map((folder) => audit(resolve(root, folder)));
const failed = audits.find(({ vulnerabilities }) => vulnerabilities === undefined);
if (failed === undefined) {
  const vulnerable = audits.flatMap(({ vulnerabilities = {} }) => Object.values(vulnerabilities));
  for (const one of vulnerable) process.stdout.write(`${describe(one)}\n`);
  process.stdout.write(`audit: packages with a known vulnerability: ${vulnerable.length}\n`);
  process.exitCode = vulnerable.length === 0 ? 0 : 1;
} else if (ABSENT.includes(failed.statusCode)) {
  process.stdout.write(`audit: not done, this registry has no such service (${failed.statusCode})\n`);
} else {
  process.stdout.write(`audit: no response. ${failed.message}\n`);
  process.exitCode = 1;
}

/** npm exits with 1 for a vulnerability and for an error: only its output differs. */
function audit(cwd: string): Audit {
  const options = { cwd, shell: true, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { stdout, stderr } = spawnSync('npm audit --json --package-lock-only', options);
  if (stdout === '') throw new Error(`npm audit has printed nothing: ${stderr}`);
  return JSON.parse(stdout);
}

function describe({ name, severity, via }: Vulnerability): string {
  const reasons = via.map((one) =>
    typeof one === 'string' ? `by ${one}` : `${one.title} in ${one.range}, ${one.url}`,
  );
  return `${name} (${severity}): ${reasons.join('; ')}`;
}
