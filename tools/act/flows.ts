/**
 * Runs workflows for a release under act, against an emulator in this process:
 * - the examples that export the files of a commit, and the caller of deliver.yml in docs/recipes.md: the service rejects one network.
 *   The second attempt ("Re-run all jobs") must send that export and nothing else.
 * - examples/workflows/attest.yml: its checksums must be those of all files.
 * - examples/workflows/build-and-release.yml: the same with what a real bundler wrote. And the four calls of deliver.yml in docs/recipes.md:
 *   there the second attempt has the failed jobs only.
 * - examples/workflows/reuse.yml with two tags: the second sends only the file that changed. A third, while GitHub fails, sends nothing.
 * - the jobs that share very many files in docs/recipes.md: a folder that fails keeps the exports from running.
 * - the comment on a pull request there.
 *
 * Usage: npm run verify -- flows
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdtempDisposable, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { live, type Run } from './live.ts';
import { expect, git, printChecks, startUser, type User } from './run-act.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Every workflow uploads `playable/` and exports to these. */
const [ACCEPTED, REJECTED] = ['applovin', 'unity'];
const FILES = [
  ['playable/index.html', '<!doctype html>'],
  ['playable/sounds/pop one.txt', 'pop'],
  ['playable/* star.txt', 'star'],
] as const;
/** Where the recipe of several games expects the build of each game for each network. */
const SEVERAL_BUILDS = ['bubble-pop', 'word-duel'].flatMap((game) =>
  [ACCEPTED, REJECTED].map((network) => `dist/${game}/${network}`),
);

const read = (path: string): Promise<string> => readFile(join(ROOT, path), 'utf8');
await using temporary = await mkdtempDisposable(join(tmpdir(), 'flows-'));
const folder = temporary.path;
for (const name of ['export-on-release', 'attest', 'release-a-game', 'reuse'])
  await continues(name, await read(`examples/workflows/${name}.yml`));
const byHand = { variant: 'bubble-pop', network: REJECTED, upload: 'true' };
await continues('export-by-hand', await read('examples/workflows/export-by-hand.yml'), byHand);
const recipes = await read('docs/recipes.md');
await continues('deliver', blockWith('      working-directory: playable\n      assets', recipes));
await attests(await read('examples/workflows/attest.yml'));
await builds('build', await read('examples/workflows/build-and-release.yml'), ['dist']);
await builds('several-games', blockWith('artifact: playables\n', recipes), SEVERAL_BUILDS);
await reuses(await read('examples/workflows/reuse.yml'));
await shares(blockWith('matrix.assets', recipes));
await comments(blockWith('gh pr comment', recipes));
printChecks('workflows');

/**
 * The block of YAML that has this text.
 *
 * @throws {Error} if the page has none
 */
function blockWith(text: string, page: string): string {
  const blocks = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, block = '']) => block);
  const found = blocks.find((block) => block.includes(text));
  if (found === undefined) throw new Error(`No block of docs/recipes.md has ${JSON.stringify(text)}.`);
  return found;
}

/** @param inputs those of `workflow_dispatch`, with the network that is rejected, if the workflow has them */
async function continues(
  name: string,
  workflow: string,
  inputs?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await using user = await startUser(join(folder, 'continue', name), workflow, FILES);
  const isByHand = workflow.includes('workflow_dispatch');
  const event = { name: isByHand ? 'workflow_dispatch' : 'push', ...(inputs && { content: { inputs } }) };
  const accepted = inputs === undefined ? [ACCEPTED] : [];
  await live(name, user, twoAttempts(FILES.length, accepted, [REJECTED]), event);
}

/** In the first attempt, the service rejects one network. The second must send these exports and nothing else. */
function twoAttempts(files: number, accepted: string[], rejected: string[], matrix?: string): Run[] {
  return [
    { fault: 'unity is rejected', isGreen: false, files, exports: accepted },
    { matrix, isGreen: true, files: 0, exports: rejected },
  ];
}

async function attests(workflow: string): Promise<void> {
  await using user = await startUser(join(folder, 'attest'), workflow, FILES);
  expect("attest: act's exit code", await user.runAct(), 0);
  const list = join(folder, 'attest/artifacts/attested/playable-checksums.txt');
  const cwd = join(user.repository, 'playable');
  const checked = execFileSync('sha256sum', ['--check', '--strict', list], { cwd, encoding: 'utf8' });
  expect('attest: files with their checksum', checked.trim().split('\n').length, FILES.length);
}

/**
 * The example game, bundled by esbuild: smaller files with the same names.
 *
 * @param folders of the builds: one for each network, or one for all
 */
async function builds(name: string, workflow: string, folders: readonly string[]): Promise<void> {
  const repository = join(folder, name, 'repository');
  const game = join(ROOT, 'examples/bubble-pop');
  await cp(game, repository, { recursive: true });
  const bundle = (dist: string): string =>
    `esbuild js/*.js css/*.css --minify --outdir=${dist} && cp -r index.html audio data images models ${dist}/`;
  const build = folders.map(bundle).join(' && ');
  const manifest = { private: true, scripts: { build }, devDependencies: { esbuild: '0.28.2' } };
  await writeFile(join(repository, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--package-lock-only', '--silent'], { cwd: repository });
  await using user = await startUser(join(folder, name), workflow, []);
  const of = (network: string): string[] =>
    folders.filter((dist) => !dist.includes('/') || dist.endsWith(network)).map(() => network);
  const failedJobs = folders.length > 1 ? `network:${REJECTED}` : undefined;
  const history = twoAttempts(13 * folders.length, of(ACCEPTED), of(REJECTED), failedJobs);
  await live(name, user, history, { name: 'push' });
  const stored = user.emulator.storedAssets().find(({ fileName }) => fileName.endsWith('game.js'));
  const { size } = await stat(join(game, 'js/game.js'));
  expect(`${name}: game.js is smaller than its source`, Number(stored?.size) < size / 1.5, true);
}

async function reuses(workflow: string): Promise<void> {
  await using user = await startUser(join(folder, 'reuse'), workflow, FILES);
  for (const [index, tag] of ['v1.0.0', 'v1.1.0', 'v1.2.0'].entries()) {
    const isOutage = index === 2;
    if (isOutage) await writeFile(join(folder, 'reuse/outage'), '');
    await writeFile(join(user.repository, FILES[0][0]), tag);
    git(user.repository, 'commit', '--quiet', '--all', '-m', tag);
    git(user.repository, 'tag', tag);
    const code = await user.runAct({ event: { name: 'push' }, attempt: index + 1 });
    expect(`reuse: act succeeds at ${tag}`, code === 0, !isOutage);
  }
  const names = user.emulator.storedAssets().map(({ fileName }) => fileName);
  expect('reuse: files sent by all tags', names.length, FILES.length + 1);
  expect('reuse: the last one', names.at(-1), 'index.html');
  expect('reuse: exports', user.emulator.exports().length, 4);
}

async function shares(workflow: string): Promise<void> {
  const [page, level, sound] = ['playable/index.html', 'playable/levels/1/a.json', 'playable/sounds/pop.mp3'];
  const files = [page, level].map((path) => [path, path] as const);
  await using lacking = await startUser(join(folder, 'share', 'lacking'), workflow, files);
  const namesOf = ({ emulator }: User) => emulator.storedAssets().map(({ fileName }) => fileName);
  const event = { name: 'push' };
  expect('share: act fails without the sounds', (await lacking.runAct({ event })) !== 0, true);
  expect('share: files without the sounds', namesOf(lacking).toSorted(), [page, level]);
  expect('share: exports without the sounds', lacking.emulator.exports().length, 0);

  await using whole = await startUser(join(folder, 'share', 'whole'), workflow, [...files, [sound, sound]]);
  expect("share: act's exit code", await whole.runAct({ event }), 0);
  expect('share: files', namesOf(whole).toSorted(), [page, level, sound]);
  expect('share: exports', whole.emulator.exports().length, 2);
}

async function comments(workflow: string): Promise<void> {
  await using user = await startUser(join(folder, 'comment'), workflow, FILES);
  const event = { name: 'pull_request', content: { pull_request: { number: 7 } } };
  expect("comment: act's exit code", await user.runAct({ event, variables: {} }), 0);
  const lines = (await readFile(join(folder, 'comment/comments'), 'utf8')).split('\n');
  expect('comment: the command', lines[0], 'pr comment 7 --body-file -');
  expect('comment: an export', lines[3], '- `bubble-pop-test` to `applovin`: triggered');
}
