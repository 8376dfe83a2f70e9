/**
 * Rehearses a release in a bare repository on this disk: an owner, the major tag by hand as README.md sets it in a copy, the preparation,
 * the tag, the commands of release.yml, the moved major tag, and under act a workflow that uses it. It begins with the last commit.
 *
 * Usage: npm run verify -- rehearsal
 */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtempDisposable, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { makeRepository, runAct } from './run-act.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OWNER = 'rehearsal';
const REPOSITORY = `${OWNER}/playable-export-action`;
/** Records what it would publish, and refuses to publish without its files. */
const GH = `#!/bin/sh
[ "$1" != release ] || { [ -s sbom.cdx.json ] && [ -s checksums.txt ] && [ -s notes.md ]; } || exit 1
echo "gh $*"
`;

await using temporary = await mkdtempDisposable(join(tmpdir(), 'rehearsal-'));
const folder = temporary.path;
const [origin, clone, runnerTemp] = [join(folder, REPOSITORY), join(folder, 'clone'), join(folder, 'temp')];
const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(folder, 'bin'), process.env['PATH']].join(delimiter),
  GITHUB_REPOSITORY: REPOSITORY,
  GITHUB_OUTPUT: join(folder, 'outputs'),
  RUNNER_TEMP: runnerTemp,
};

const tag = await prepare();
const major = majorOf(tag);
await release();
bash(`[ "$(git ls-remote origin refs/tags/${major} | cut -f 1)" = "$(git rev-parse ${tag}^{commit})" ]`);
bash(`grep ' dist/' "$RUNNER_TEMP/checksums.txt" | sha256sum --check --quiet --strict`);
await use(major);
process.stdout.write(
  `\nReleased ${tag} in a local repository, and a workflow that uses ${major} succeeded.\n`,
);

/** Does what docs/releasing.md says before the tag is pushed, and pushes it. */
async function prepare(): Promise<string> {
  for (const made of [runnerTemp, join(folder, 'bin')]) await mkdir(made);
  await writeFile(join(folder, 'bin/gh'), GH, { mode: 0o755 });
  bash(`git clone --quiet --bare '${ROOT}' '${origin}' && git clone --quiet '${origin}' '${clone}'`, folder);
  bash('git config user.name rehearsal && git config user.email rehearsal@example.com');
  bash('git config commit.gpgSign false && git config tag.gpgSign false');
  for (const modules of ['node_modules', 'api/node_modules'])
    await symlink(join(ROOT, modules), join(clone, modules));
  await writeFile(join(clone, '.git/info/exclude'), 'node_modules\n');
  const { version } = JSON.parse(await readFile(join(clone, 'package.json'), 'utf8'));
  const isReleased = bash(`git tag --list v${version}`) !== '';
  const tag = `v${isReleased ? version.replace(/\d+$/, (patch: string) => String(Number(patch) + 1)) : version}`;
  bash(`npm run --silent generate -- --owner ${OWNER}`);
  // The rest of `npm test` is the same for every owner.
  bash('node_modules/.bin/vitest run test/scripts/owner.test.ts');
  const major = majorOf(tag);
  if (bash(`git tag --list ${major}`) === '')
    bash(`git commit --quiet --all --message owner && git tag ${major} && git push --quiet origin ${major}`);
  // After a release, nothing is unreleased.
  bash(`sed -i 's/^## .Unreleased.$/&\\n\\n### Fixed\\n\\n- A rehearsal./' CHANGELOG.md`);
  bash(`npm run --silent release -- prepare ${tag} && npm run --silent build`);
  bash(`git add --all && git commit --quiet --message ${tag} && git tag ${tag}`);
  bash(`git push --quiet origin ${tag}`);
  env['GITHUB_REF_NAME'] = tag;
  return tag;
}

function majorOf(tag: string): string {
  return tag.replace(/\..*/, '');
}

/** Runs the commands of release.yml, besides those that test. */
async function release(): Promise<void> {
  const { jobs } = parse(await readFile(join(clone, '.github/workflows/release.yml'), 'utf8'));
  const commandsOf = (job: string): string[] =>
    jobs[job].steps.flatMap(({ run = '' }: { run?: string }) => (run === '' ? [] : [run]));
  for (const command of commandsOf('verify')) if (!/^npm (?:ci|test)$/.test(command)) bash(command);
  const outputs = await readFile(join(folder, 'outputs'), 'utf8');
  for (const [, name = '', value] of outputs.matchAll(/^(\w+)=(.+)$/gm)) env[name.toUpperCase()] = value;
  for (const command of commandsOf('publish')) bash(command, runnerTemp);
  bash(commandsOf('move-major').at(-1) ?? '');
}

/** Runs the example with the emulator in a repository of a user. */
async function use(major: string): Promise<void> {
  const [published, repository] = [join(folder, 'action'), join(folder, 'user')];
  bash(`git -c advice.detachedHead=false clone --quiet --branch ${major} '${origin}' '${published}'`, folder);
  const workflow = await readFile(join(published, 'examples/workflows/try-with-emulator.yml'), 'utf8');
  bash(`mkdir '${repository}' && cp -r '${published}/examples/bubble-pop' '${repository}/playable'`);
  await makeRepository(repository, workflow, []);
  const code = await runAct({ folder, repository, baseUrl: '', token: '', published });
  if (code !== 0) throw new Error(`A workflow that uses ${major} fails`);
}

/** Runs commands as a step does, prints them with their output, and returns the output. */
function bash(command: string, cwd = clone): string {
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-o', 'pipefail', '-c', command], {
    cwd,
    env,
    encoding: 'utf8',
  });
  process.stdout.write(`$ ${command.trim()}\n${stdout}${stderr}`);
  if (status !== 0) throw new Error(`This failed with ${status}: ${command}`);
  return stdout;
}
