import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import { type Emulator, startEmulator } from '../../emulator/src/start-emulator.ts';
import { describeMissing, findProgram } from '../../scripts/find-program.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const PACKAGE = readFileSync(join(ROOT, 'package.json'), 'utf8');
const OWNER = /^github:(.+)\//.exec(JSON.parse(PACKAGE).repository)?.[1] ?? '';
const DELIVER = '.github/workflows/deliver.yml';
/** The parts of this tree that a workflow uses. */
const PUBLISHED = ['action.yml', 'dist', 'games'];

/** Replacements of commands that runners have. */
const COMMANDS = join(ROOT, 'test/fixtures/bin');

const ACT = {
  name: 'act',
  variable: 'PLAYABLE_ACT',
  howToGet: 'go install github.com/nektos/act@v0.2.87',
};

const MAX_LINE_LENGTH = 200;

/** Files of a repository, besides its workflow. */
type Files = Iterable<readonly [path: string, text: string]>;

/** A run of the workflow in a repository of a user. */
export interface ActRun {
  /** For `artifacts` and `caches`, which later runs find again. */
  readonly folder: string;
  readonly repository: string;
  readonly baseUrl: string;
  readonly token: string;
  readonly variables?: Readonly<Record<string, string>>;
  /** Counted from 1. */
  readonly attempt?: number;
  readonly runId?: number;
  /** A clone of the published action; by default what this tree would publish. */
  readonly published?: string;
  /** By default `workflow_dispatch`. The content is what the workflow sees of it. */
  readonly event?: { readonly name: string; readonly content?: object };
  /** The legs of matrices that run, as `key:value`; by default all. */
  readonly matrix?: string | undefined;
  /** Cancels the run. */
  readonly signal?: AbortSignal;
}

/** A repository of a user, and an emulator for it. */
export interface User extends AsyncDisposable {
  readonly repository: string;
  readonly emulator: Emulator;
  /** Runs its workflow. */
  runAct(run?: Partial<ActRun>): Promise<number | null>;
}

/** Makes the repository in a folder, from a workflow and other files by path. */
export async function startUser(folder: string, workflow: string, files: Files): Promise<User> {
  const repository = join(folder, 'repository');
  await makeRepository(repository, workflow, files);
  const token = 'act-token-5c2e';
  const emulator = await startEmulator({ tokens: [{ name: token }] });
  const variables = { PLAYABLE_VARIANT: 'bubble-pop-spring' };
  return {
    repository,
    emulator,
    runAct: (run) => runAct({ folder, repository, baseUrl: emulator.baseUrl, token, variables, ...run }),
    [Symbol.asyncDispose]: () => emulator.close(),
  };
}

/**
 * Runs the workflow under act, with this tree as the published action, and prints its log. The folders `artifacts` and `releases` in
 * `folder` replace those of GitHub, and `caches` is that of act's own cache service.
 *
 * @returns act's exit code
 * @throws {Error} without act
 */
export async function runAct(run: ActRun): Promise<number | null> {
  const { folder, repository, baseUrl, token, variables = {}, attempt = 1, runId = 77 } = run;
  const act = findProgram(ACT);
  if (act === undefined) throw new Error(describeMissing(ACT));
  const github: Record<string, string> = {};
  for (const name of ['artifacts', 'releases']) {
    github[name.toUpperCase()] = join(folder, name);
    await mkdir(join(folder, name), { recursive: true });
  }
  const { name: event, content = {} } = run.event ?? { name: 'workflow_dispatch' };
  const eventPath = join(folder, 'event.json');
  await writeFile(eventPath, JSON.stringify(content));
  const published = run.published ?? (await publish(join(folder, 'action')));
  const given = { PLAYABLE_BASE_URL: baseUrl, PLAYABLE_ORGANIZATION: 'org-1', ...variables };
  // The id that act gives to every run tells no run from another.
  const env = { ...github, GITHUB_RUN_ATTEMPT: String(attempt), GITHUB_RUN_ID: String(runId) };
  const pairs = (flag: string, values: Readonly<Record<string, string>>): string[] =>
    Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);
  const args = [
    event,
    ...['--eventpath', eventPath],
    ...['-P', 'ubuntu-latest=-self-hosted'],
    ...(run.matrix === undefined ? [] : ['--matrix', run.matrix]),
    ...['--cache-server-path', join(folder, 'caches'), '--cache-server-addr', '127.0.0.1'],
    ...pairs('--secret', { PLAYABLE_TOKEN: token, GITHUB_TOKEN: 'token-of-the-job' }),
    ...pairs('--env', env),
    ...pairs('--var', given),
    ...pairs('--local-repository', await localActions(run.published ?? ROOT, published)),
  ];
  // As `node24`, act runs the first `node` on the path. Each run has a new runner's folders.
  const runner = join(folder, `runner-${runId}-${attempt}`);
  const child = spawn(act, args, {
    cwd: repository,
    env: {
      ...process.env,
      CI: undefined,
      PATH: [dirname(process.execPath), COMMANDS, process.env['PATH']].join(delimiter),
      XDG_CACHE_HOME: join(runner, 'cache'),
      XDG_CONFIG_HOME: join(runner, 'config'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  run.signal?.addEventListener('abort', () => child.kill('SIGINT'));
  // Leaves out outputs and summaries, which have one line per file.
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('[') && !line.includes('::set-output::'))
      process.stdout.write(`${line.slice(0, MAX_LINE_LENGTH)}\n`);
  }
  const [code] = await ended;
  return code;
}

/** Copies what a workflow uses of this tree. */
async function publish(folder: string): Promise<string> {
  for (const name of PUBLISHED) await cp(join(ROOT, name), join(folder, name), { recursive: true });
  await mkdir(dirname(join(folder, DELIVER)), { recursive: true });
  await writeFile(join(folder, DELIVER), forAct(await readFile(join(ROOT, DELIVER), 'utf8')));
  return folder;
}

/** The local replacement of each action that the examples, the recipes and deliver.yml of a tree use, by `action@version`. */
async function localActions(tree: string, published: string): Promise<Record<string, string>> {
  const examples = join(tree, 'examples/workflows');
  const pages = ['docs/recipes.md', DELIVER].map((name) => join(tree, name));
  const files = [...pages, ...(await readdir(examples)).map((name) => join(examples, name))];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const used = texts.join('\n').matchAll(/uses: ([\w-]+\/([\w-]+))[\w/.-]*@(\S+)/g);
  return Object.fromEntries(
    [...used].flatMap(([, action = '', name = '', version]) => {
      if (name === 'playable-export-action') return [[`${action}@${version}`, published]];
      const replacement = join(ROOT, 'test/fixtures/actions', name);
      return existsSync(replacement) ? [[`${action}@${version}`, replacement]] : [];
    }),
  );
}

/**
 * Adapts a workflow: steps on pages may need an owner, and the emulator's URLs are `http:`.
 */
function forAct(workflow: string): string {
  const isTold = workflow.includes('allow-http:');
  return workflow
    .replaceAll('<owner>', OWNER)
    .replace(/uses: [\w-]+\/playable-export-action\b.*\n( +)with:\n/g, (lines, indent: string) =>
      isTold ? lines : `${lines}${indent}  allow-http: true\n`,
    );
}

/** Makes a repository of a user: a workflow, and other files, by path. */
export async function makeRepository(folder: string, workflow: string, files: Files): Promise<void> {
  for (const [path, text] of [['.github/workflows/workflow.yml', forAct(workflow)], ...files] as const) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'sample');
}

/** Without these settings git would collect garbage in the background while act copies the repository. */
const SETTINGS = ['gc.auto=0', 'maintenance.auto=false', 'user.name=sample', 'user.email=sample@example.com'];

export function git(folder: string, ...args: string[]): void {
  execFileSync('git', ['-C', folder, ...SETTINGS.flatMap((setting) => ['-c', setting]), ...args]);
}

/** The checks that held, and those that did not. */
const checks: { readonly held: string[]; readonly failed: string[] } = { held: [], failed: [] };

/** Prints whether it is so. If it is not, this check fails. */
export function expect(what: string, actual: unknown, wanted: unknown): void {
  const holds = isDeepStrictEqual(actual, wanted);
  const seen = `${what}: ${JSON.stringify(actual)}`;
  const line = holds ? `✓ ${seen}` : `✗ ${seen}, not ${JSON.stringify(wanted)}`;
  process.stdout.write(`${line}\n`);
  (holds ? checks.held : checks.failed).push(line);
  if (!holds) process.exitCode = 1;
}

/** Prints how many checks held, and those that did not. */
export function printChecks(subject: string): void {
  const { held, failed } = checks;
  const result = `${held.length} of ${held.length + failed.length} checks of the ${subject} held`;
  process.stdout.write(`\n${[result, ...failed].join('\n')}\n`);
}
