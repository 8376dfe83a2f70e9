/**
 * Runs the README's first workflow again under act, with act's own cache service, after each ending of its job: what must a second and a
 * third attempt send, and what a new run? Each history is run twice, from fresh workspaces.
 *
 * Usage: npm run verify -- reruns
 */
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { live, type Run } from './live.ts';
import { printChecks, startUser } from './run-act.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const FILES = [
  ['playable/index.html', '<!doctype html>'],
  ['playable/sounds/pop one.txt', 'pop'],
] as const;
const BOTH = ['applovin', 'unity'];

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
  for (const time of ['once', 'twice']) {
    await using temporary = await mkdtempDisposable(join(tmpdir(), 'reruns-'));
    await using user = await startUser(temporary.path, workflow, FILES);
    await live(`${name}, ${time}`, user, history, { name: 'push' });
  }
printChecks('re-runs');
