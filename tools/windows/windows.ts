/**
 * Runs tests on Node for Windows under Wine: most end-to-end tests of the bundles, or with `--suite` all tests. The first run sets Wine
 * up, which takes about two minutes. Fails if a test fails that `exclusions.ts` does not list, or if a listed one passes.
 *
 * Usage: npm run verify -- windows [--suite] [file or folder ...]      needs root on Debian
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { EXCLUSIONS, type Exclusion } from './exclusions.ts';
import { setUpModules, setUpWine, whyNot } from './set-up.ts';

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { fullName: string; status: string; failureMessages: string[] }[];
}

/** What differs most between systems: two minutes. */
const END_TO_END = 'backslashes|connections|credential-files|delivery|emulator-action|failures|other-case';
const QUICK = [
  ...END_TO_END.split('|').map((name) => `test/e2e/${name}.test.ts`),
  ...['test/support/files.test.ts', 'emulator/test/routes/storage.test.ts'],
];
const REPORT = 'windows-report.json';
const tree = resolve(import.meta.dirname, '../..');
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const { values, positionals } = parseArgs({
  options: { suite: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const problem = whyNot();
if (problem !== undefined) throw new Error(`Wine can't run here: ${problem}.`);
const startedMs = performance.now();
const [wine, modules] = [await setUpWine(), await setUpModules(tree)];
print(`Wine is set up (${Math.round((performance.now() - startedMs) / 1_000)} s).`);
const problems = await runTests(wine, modules, positionals.length > 0 || values.suite ? positionals : QUICK);
for (const one of problems) print(`✗ ${one}`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function runTests(wine: string, modules: string, paths: readonly string[]): Promise<string[]> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'windows-'));
  const scratch = temporary.path;
  const vitest = [
    ...['--disable-warning=ExperimentalWarning', 'node_modules/vitest/vitest.mjs', 'run', ...paths],
    ...[`--maxWorkers=${availableParallelism()}`, '--reporter=default', '--reporter=json'],
    `--outputFile=${REPORT}`,
  ];
  const code = await runNode([wine, tree, modules, scratch, ...vitest], join(scratch, 'log'));
  const report = await readFile(join(scratch, 'tree-upper', REPORT), 'utf8').catch(() => undefined);
  if (report === undefined) return ['Vitest did not end.'];
  const { testResults, numFailedTests, numFailedTestSuites } = JSON.parse(report);
  const problems = judge(testResults);
  if (code !== 0 && numFailedTests + numFailedTestSuites === 0) problems.push(`Vitest ended with ${code}.`);
  return problems;
}

/** Runs `enter.sh`. Wine's output goes through a file: a pipe would lose some. */
async function runNode(args: readonly string[], logPath: string): Promise<number | null> {
  const log = openSync(logPath, 'w');
  const namespace = ['unshare', '--mount', '--pid', '--fork', '--kill-child'];
  // If this process is killed, so is `unshare`, and then all processes of the namespace.
  const child = spawn(
    'setpriv',
    ['--pdeathsig', 'KILL', ...namespace, join(import.meta.dirname, 'enter.sh'), ...args],
    { stdio: ['ignore', log, log] },
  );
  closeSync(log);
  const tail = spawn('tail', ['--follow', '--lines=+1', logPath], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = (): void => void child.kill('SIGKILL');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  const [code] = await once(child, 'exit');
  tail.kill();
  return code;
}

/** One sentence per test or exclusion that is wrong. */
function judge(files: readonly TestFile[]): string[] {
  const results = files.flatMap(({ name, status, message, assertionResults: tests }) => {
    const file = name.replaceAll('\\', '/').replace(/^.*\/action\/action\//, '');
    const broken = { fullName: '', status, failureMessages: [message] };
    return (tests.length === 0 ? [broken] : tests).map((test) => ({ ...test, file }));
  });
  const excludes = ({ file, name = /^/ }: Exclusion, result: (typeof results)[number]): boolean =>
    file === result.file && name.test(result.fullName);
  const failed = results.filter(({ status }) => status === 'failed');
  const wrong = failed.filter((result) => !EXCLUSIONS.some((one) => excludes(one, result)));
  const needless = EXCLUSIONS.filter(
    (one) =>
      one.sometimes !== true &&
      results.some(({ file }) => file === one.file) &&
      !failed.some((result) => excludes(one, result)),
  );
  const passed = results.filter(({ status }) => status === 'passed').length;
  const skipped = results.length - passed - failed.length;
  const excluded = failed.length - wrong.length;
  print(`${passed} tests passed, ${skipped} can't run on Windows, ${excluded} fail because of Wine.`);
  return [
    ...wrong.map(
      ({ file, fullName, failureMessages: [message = ''] }) =>
        `${file}: ${fullName}: ${message.split('\n')[0]}`,
    ),
    ...needless.map(
      ({ file, name = 'any' }) =>
        `${file}: no excluded test (${name}) fails: take it off the list of exclusions`,
    ),
  ];
}
