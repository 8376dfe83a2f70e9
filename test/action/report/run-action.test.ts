import { describe, expect, test } from 'vitest';
import { type Action, runAction } from '../../../src/action/report/run-action.ts';
import type { ActionContext } from '../../../src/action/runner/runner.ts';
import { VERSION } from '../../../src/support/runtime.ts';
import { captureStdout, emitBeforeExit, restoreProcess } from '../run-here.ts';

interface TestAction extends Partial<Action> {
  readonly name?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs an action in this process. The results are the failures that were reported. */
async function run({ name = 'games', env = {}, ...action }: TestAction = {}) {
  restoreProcess();
  const stdout = captureStdout();
  const results: string[] = [];
  let exitCodeBefore: unknown;
  const signal = new AbortController().signal;
  const create = (context: ActionContext): Action => {
    expect(context.signal).toBe(signal);
    return {
      run: async () => {
        exitCodeBefore = process.exitCode;
        return (await action.run?.()) ?? [];
      },
      finish: async (failures) => {
        results.push(failures.map(({ title, lines }) => [title, ...lines].join('\n')).join('\n'));
        return (await action.finish?.(failures)) ?? true;
      },
    };
  };
  await runAction(name, create, env, signal);
  return { stdout, results, exitCodeBefore, exitCode: process.exitCode };
}

describe('an action', () => {
  test.each([
    [true, 0],
    [false, 1],
  ])('whose success is %s ends with exit code %i, and with 1 if it ends early', async (success, code) => {
    const { exitCodeBefore, exitCode, results } = await run({ finish: async () => success });
    expect(exitCodeBefore).toBe(1);
    expect(exitCode).toBe(code);
    expect(results).toEqual(['']);
  });

  test('masks every token before it writes anything else', async () => {
    const tokens = { INPUT_TOKEN: ' token-1 ', PLAYABLE_TOKEN: 'token-2', 'INPUT_GITHUB-TOKEN': 'token-3' };
    const { lines } = (await run({ env: { GITHUB_ACTIONS: 'true', ...tokens } })).stdout;
    const masked = [' token-1 ', 'token-1', 'token-2', 'token-3'];
    expect(lines.slice(0, 4)).toEqual(masked.map((token) => `::add-mask::${token}`));
    expect(lines[4]).toMatch(/^playable-export-action /);
  });

  test.each([
    ['', `playable-export-action ${VERSION}`],
    ['games', `playable-export-action ${VERSION} · games`],
  ])('logs only its version and name without the variables of the runner: %j', async (name, line) => {
    expect((await run({ name })).stdout.lines).toEqual([line]);
  });
});

describe('an action that crashes', () => {
  test.each([
    ['an error with its cause', new Error('a bug', { cause: new Error('the cause') }), 'a bug: the cause'],
    ['what is no error', 'a text', 'a text'],
  ])('reports %s, and asks for a bug report', async (_, thrown, message) => {
    const { results } = await run({ run: () => Promise.reject(thrown) });
    expect(results).toEqual([
      `Unexpected error\n${message}\nThis is a bug in the action: please report it with this message.`,
    ]);
  });

  test('shows no token of its environment', async () => {
    const [token, other] = ['first-token-0123456789', 'second-token-0123456789'];
    const thrown = new Error(`no ${token}`, { cause: `no ${encodeURIComponent(other)}` });
    const env = { INPUT_TOKEN: ` ${token} `, 'INPUT_GITHUB-TOKEN': other };
    const { results } = await run({ env, run: () => Promise.reject(thrown) });
    expect(results.join()).toContain('Unexpected error\nno ***: no ***');
  });

  test('reports that it waits for a promise that never settles', async () => {
    const known = new Set(process.listeners('beforeExit'));
    const { results } = await run({
      run: () => {
        setImmediate(() => emitBeforeExit(known));
        return new Promise(() => undefined);
      },
      finish: async () => false,
    });
    expect(results).toEqual([
      expect.stringContaining('Unexpected error\nthe run waits for a promise that never settles'),
    ]);
  });
});
