import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readCommandLine } from '../../emulator/src/cli/command-line.ts';
import { runEmulator } from '../../emulator/test/run-emulator.ts';
import { InputReader } from '../../src/action/runner/inputs/input-reader.ts';
import { readSizeLimits } from '../../src/action/runner/inputs/size-limits.ts';
import { isRecord } from '../../src/support/json.ts';
import { ALL_CASES } from '../../tools/bench/all-cases.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { nodesOf, PAGES, read } from './pages.ts';

/* What readers copy from the documentation works. */

/** Values to copy: a block of code with its language, or code within a sentence. */
const COPIED = PAGES.flatMap((page) =>
  nodesOf(page).flatMap(({ type, lang, value = '' }) =>
    type === 'code' || type === 'inlineCode' ? { page, lang, value } : [],
  ),
);

const YAML_BLOCKS = COPIED.filter(({ lang }) => lang === 'yaml').map(
  ({ page, value }) => [page, value] as const,
);

/** The steps in a block, which is a workflow, the keys of a job, or steps. A job that calls a workflow counts as one. */
function stepsOf(block: unknown): Readonly<Record<string, unknown>>[] {
  if (Array.isArray(block)) return block.filter(isRecord);
  if (!isRecord(block)) return [];
  return [
    ...('uses' in block ? [block] : []),
    ...stepsOf(block['steps']),
    ...Object.values(isRecord(block['jobs']) ? block['jobs'] : {}).flatMap(stepsOf),
  ];
}

/** The inputs of an action, by its folder, or of a workflow, by its file. */
function inputsOf(used: string): string[] {
  const isWorkflow = used.endsWith('.yml');
  const described = parse(read(join(used, isWorkflow ? '' : 'action.yml')));
  return Object.keys(isWorkflow ? described.on.workflow_call.inputs : described.inputs);
}

test.each(YAML_BLOCKS)('%s has YAML whose steps give known inputs: %#', (_, text) => {
  const steps = stepsOf(parse(text));
  expect(steps).not.toEqual([]);
  for (const step of steps) {
    const [, used] = /\/playable-export-action\/?([\w./-]*)@/.exec(String(step['uses'])) ?? [];
    if (used !== undefined)
      expect(inputsOf(used)).toEqual(expect.arrayContaining(Object.keys(step['with'] ?? {})));
  }
});

/** The values of these keys anywhere in a block. */
function valuesOf(block: unknown, keys: readonly string[]): string[] {
  if (typeof block !== 'object' || block === null) return [];
  return Object.entries(block).flatMap(([key, value]) =>
    typeof value === 'string' && keys.includes(key) ? [value] : valuesOf(value, keys),
  );
}

test('the size limits in YAML are valid', () => {
  const limits = YAML_BLOCKS.flatMap(([, text]) => valuesOf(parse(text), ['size-limits', 'limits']));
  const given = limits.filter((text) => !text.startsWith('${{'));
  expect(given.length).toBeGreaterThanOrEqual(5);
  for (const text of given) {
    const reader = new InputReader({ 'INPUT_SIZE-LIMITS': text });
    expect(readSizeLimits(reader)).not.toEqual([]);
    expect(reader.problems).toEqual([]);
  }
});

const COMMANDS = COPIED.flatMap(({ value }) => value.split(/\n|&&/))
  .map((line) => line.replace(/\s+#.*/, '').trim())
  .filter((line) => line.startsWith('npm '));

test.each([...new Set(COMMANDS)])('the command exists: %s', (command) => {
  const [, verb = '', ...words] = command.split(/\s+/);
  const [name = verb, ...args] = words.filter((word) => word !== '--silent' && word !== '--');
  const { scripts } = JSON.parse(read('package.json'));
  if (verb !== 'run') return void expect(['ci', 'test', 'start', 'version']).toContain(verb);
  expect(Object.keys(scripts)).toContain(name);
  if (name === 'emulator' && !args.includes('--help'))
    expect(readCommandLine(args, {}).tokens).not.toEqual([]);
  const [first = ''] = args.filter((arg) => !/^(\[|-|[A-Z]+$)/.test(arg));
  if (name === 'verify' && first !== '') expect(read('tools/verify.ts')).toContain(`\n  ${first}: [`);
  const cases = args.filter((arg) => !/^(\[|-|\d)/.test(arg));
  // A case, or what the names of several begin with.
  const names = ALL_CASES.flatMap((one) => [one.name, one.name.replace(/-[^-]*$/, '')]);
  if (name === 'bench') expect(names).toEqual(expect.arrayContaining(cases));
});

/** The first block of bash on a page. */
function bashOf(page: string): string {
  return COPIED.find((block) => block.page === page && block.lang === 'bash')?.value ?? '';
}

const hasTools = ['curl', 'jq', 'file', 'sha256sum'].every(
  (tool) => spawnSync(tool, ['--version']).status === 0,
);

test.skipIf(!hasTools)('the shell step of the README uploads files and triggers the export', async () => {
  const script = bashOf('README.md');
  const emulator = await runEmulator({ tokens: [{ name: 'dev' }] });
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'playable'));
  await writeFile(join(folder, 'playable/index.html'), '<!doctype html>');
  const given = {
    TOKEN: 'dev',
    BASE_URL: emulator.baseUrl,
    ORGANIZATION: 'org-1',
    VARIANT: 'v',
    NETWORK: 'n',
  };
  await promisify(execFile)('bash', ['-e', '-c', script], {
    cwd: folder,
    env: { ...process.env, ...given },
  });
  expect(emulator.storedAssets()).toMatchObject([{ fileName: 'index.html', contentType: 'text/html' }]);
  expect(emulator.journal.entries.map(({ method, path }) => `${method} ${path}`)).toContain(
    'POST /v1/export',
  );
});

test.each([
  ['README.md', 1_200],
  ['CONTRIBUTING.md', 1_000],
])('%s has at most %d words besides its generated tables', (page, atMost) => {
  const own = read(page).replace(/<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g, '');
  expect(own.trim().split(/\s+/).length).toBeLessThanOrEqual(atMost);
});

/** All pages, also the snapshots of job summaries; none without Git. */
const TRACKED = spawnSync('git', ['ls-files', '-z', '*.md'], { encoding: 'utf8' }).stdout?.split('\0') ?? [];

test.skipIf(TRACKED.length < 2)('all tracked pages together have at most 18,000 words', () => {
  const words = TRACKED.filter((page) => page !== '').flatMap((page) => read(page).match(/\S+/g) ?? []);
  expect(words.length).toBeLessThanOrEqual(18_000);
});

test('README.md has the quick start in its first 60 lines', () => {
  const [start = ''] = read('README.md').split('## Try it here');
  expect(start).toContain("assets: 'playable/**'");
  expect(start.split('\n').length).toBeLessThanOrEqual(60);
});
