/**
 * Runs a check that not every change needs. Without an argument it lists them.
 *
 * Usage: npm run verify -- [check] [arguments of the check ...]
 */
import { readFileSync } from 'node:fs';

const VITEST = '../node_modules/vitest/vitest.mjs';

const CHECKS: Readonly<Record<string, readonly [description: string, script: string, ...args: string[]]>> = {
  chaos: ['break a fifth of all requests of a delivery', './chaos/fuzz.ts', '--kind=chaos', '--seeds=20'],
  fuzz: [
    'break responses, the disk and runs, from seeds, and compare what arrived with what was said',
    './chaos/fuzz.ts',
  ],
  conformance: [
    'test the emulator against api/openapi.yaml with schemathesis',
    './conformance/conformance.ts',
  ],
  mutation: ['change the sources with Stryker: do the tests notice?', './mutation/mutation.ts'],
  flows: ['run workflows that continue, wait for approval or attest under act', './act/flows.ts'],
  reruns: ['run the quick start again under act, after each ending of a job', './act/reruns.ts'],
  real: [
    'test against a real S3 server, proxy, browser, mock server and tracer',
    VITEST,
    'run',
    '--project=real',
  ],
  reproducible: ['build the committed dist again in two fresh clones', '../scripts/check-reproducible.ts'],
  audit: ['look up known vulnerabilities of all locked packages', '../scripts/check-audit.ts'],
  rehearsal: ['release into a local repository, and use its tag under act', './act/rehearsal.ts'],
  sbom: ['print a bill of materials of dist as CycloneDX', '../scripts/sbom.ts'],
  windows: ['run the end-to-end tests, or all, on Node for Windows under Wine', './windows/windows.ts'],
  screenshots: ['draw the pictures in docs again, from real runs', './screenshots/screenshots.ts'],
};

const [name = ''] = process.argv.slice(2);
const check = CHECKS[name];
if (check === undefined) {
  const lines = Object.entries(CHECKS).map(([name, [description]]) => `  ${name.padEnd(14)}${description}\n`);
  process.stdout.write(`Usage: npm run verify -- <check> [arguments]\n\n${lines.join('')}`);
  process.exitCode = name === '' ? 0 : 2;
} else if (process.argv.includes('--help')) {
  const [description, script] = check;
  // Each script begins with a comment that has its usage.
  const [usage = ''] =
    /Usage: .*?(?=\s*\*\/|$)/m.exec(readFileSync(new URL(script, import.meta.url), 'utf8')) ?? [];
  process.stdout.write(`${name}: ${description}\n${usage}\n`);
} else {
  const [, script, ...args] = check;
  // The script reads its own arguments.
  process.argv.splice(1, 2, script, ...args);
  try {
    await import(script);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 2;
  }
}
