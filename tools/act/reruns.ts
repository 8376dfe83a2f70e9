/**
 * Runs the README's first workflow again under act, with act's own cache service, after each ending of its job: what must a second and a
 * third attempt send, and what a new run? Each history is run twice, from fresh workspaces.
 *
 * Usage: npm run verify -- reruns
 */
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Passing, rejection, startGate } from './gate.ts';
import { checks, expect, startUser } from './run-act.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = [
  ['playable/index.html', '<!doctype html>'],
  ['playable/sounds/pop one.txt', 'pop'],
] as const;
const BOTH = ['applovin', 'unity'];

/** What happens in one run, and what it must send. */
interface Run {
  readonly fault?: 'unity is rejected' | 'the token is rejected' | 'cancelled' | 'a later step fails';
  /** By default the next attempt of the run before it. */
  readonly isNew?: true;
  readonly isGreen: boolean;
  /** Files whose bytes it sends. */
  readonly files: number;
  /** The exports that reach the service. */
  readonly exports: readonly string[];
}

const whole = { isGreen: true, files: FILES.length, exports: BOTH } as const;
const nothing = { files: 0, exports: [] } as const;
const afresh = { ...whole, isNew: true } as const;
const HISTORIES: Readonly<Record<string, readonly Run[]>> = {
  'a network is rejected once': [
    { ...whole, fault: 'unity is rejected', isGreen: false, exports: ['applovin'] },
    { isGreen: true, files: 0, exports: ['unity'] },
    whole,
    afresh,
  ],
  'a network is rejected twice': [
    { ...whole, fault: 'unity is rejected', isGreen: false, exports: ['applovin'] },
    { ...nothing, fault: 'unity is rejected', isGreen: false },
    { isGreen: true, files: 0, exports: ['unity'] },
    afresh,
  ],
  'the token is rejected': [
    { ...whole, fault: 'the token is rejected', isGreen: false, exports: [] },
    { ...nothing, fault: 'the token is rejected', isGreen: false },
    { isGreen: true, files: 0, exports: BOTH },
    afresh,
  ],
  // Whether unity was triggered is not known, so no attempt triggers it without `retry-unknown`.
  'cancelled while an export is under way': [
    { ...whole, fault: 'cancelled', isGreen: false, exports: ['applovin'] },
    { ...nothing, isGreen: false },
    { ...nothing, isGreen: false },
    afresh,
  ],
  'a later step of the job fails': [
    { ...whole, fault: 'a later step fails', isGreen: false },
    { ...nothing, fault: 'a later step fails', isGreen: false },
    { ...nothing, isGreen: true },
    afresh,
  ],
  'the job succeeds': [whole, whole, whole, afresh],
};

const [, quickStart = ''] =
  /```yaml\n([\s\S]*?)```/.exec(await readFile(join(ROOT, 'README.md'), 'utf8')) ?? [];
const workflow = `${quickStart}      - run: test "$BROKEN" = no\n        env: { BROKEN: '\${{ vars.BROKEN }}' }\n`;

for (const [name, history] of Object.entries(HISTORIES))
  for (const time of ['once', 'twice']) await live(`${name}, ${time}`, history);
const { held, failed } = checks;
process.stdout.write(`\n${held.length} of ${held.length + failed.length} checks of the re-runs held\n`);
process.stdout.write(failed.map((line) => `${line}\n`).join(''));

async function live(name: string, history: readonly Run[]): Promise<void> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'reruns-'));
  await using user = await startUser(temporary.path, workflow, FILES);
  const { emulator } = user;
  let [runId, attempt] = [77, 0];
  let fault: Run['fault'];
  let cancel = new AbortController();
  // One for all runs: another address is another service.
  await using gate = await startGate(emulator.baseUrl, (passing) => respond(passing, fault, cancel));
  for (const { isNew, isGreen, files, exports, ...run } of history) {
    [runId, attempt] = isNew ? [runId + 1, 1] : [runId, attempt + 1];
    fault = run.fault;
    cancel = new AbortController();
    const before = { files: emulator.storedAssets().length, exports: emulator.exports().length };
    const code = await user.runAct({
      ...{ baseUrl: gate.baseUrl, runId, attempt, event: { name: 'push' }, signal: cancel.signal },
      variables: { BROKEN: fault === 'a later step fails' ? 'yes' : 'no' },
    });
    const networks = emulator.exports().map(({ network }) => network);
    const seen = {
      isGreen: code === 0,
      files: emulator.storedAssets().length - before.files,
      exports: networks.slice(before.exports).toSorted(),
    };
    expect(`${name}: run ${runId}, attempt ${attempt}${fault ? `, ${fault}` : ''}`, seen, {
      isGreen,
      files,
      exports,
    });
  }
}

function respond({ path, fields }: Passing, fault: Run['fault'], cancel: AbortController) {
  if (path !== '/v1/export') return undefined;
  if (fault === 'the token is rejected') return rejection(401, 'Unauthorized', 'the token has expired');
  if (fields.network !== 'unity') return undefined;
  if (fault === 'unity is rejected')
    return rejection(400, 'Bad Request', 'the network rejects exports today');
  if (fault !== 'cancelled') return undefined;
  cancel.abort();
  return new Promise<never>(() => undefined);
}
