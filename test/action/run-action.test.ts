import { describe, expect, test } from 'vitest';
import { type Action, type ActionContext, runAction } from '../../src/action/run-action.ts';
import { VERSION } from '../../src/support/runtime.ts';
import { type CapturedStdout, captureStdout, spareProcess, standStill } from './run-here.ts';

interface Framed {
  readonly stdout: CapturedStdout;
  /** The endings that were told. */
  readonly told: readonly string[];
  readonly base: ActionContext;
  /** The exit code while the work goes on. */
  readonly exitCodeBefore: unknown;
  readonly exitCode: unknown;
}

interface Frame extends Partial<Action<string>> {
  readonly name?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Runs a step in this process. */
async function frame({ name = 'games', env = {}, ...step }: Frame = {}): Promise<Framed> {
  spareProcess();
  const stdout = captureStdout();
  const told: string[] = [];
  let base: ActionContext | undefined;
  let exitCodeBefore: unknown;
  const signal = new AbortController().signal;
  const create = (given: ActionContext): Action<string> => {
    base = given;
    return {
      run: async () => {
        exitCodeBefore = process.exitCode;
        return (await step.run?.()) ?? 'worked';
      },
      onCrash: ({ title, lines }) => [title, ...lines].join('\n'),
      finish: async (ending) => {
        told.push(ending);
        return (await step.finish?.(ending)) ?? true;
      },
    };
  };
  await runAction(name, create, env, signal);
  if (base === undefined) throw new Error('the step was not prepared');
  expect(base.signal).toBe(signal);
  return { stdout, told, base, exitCodeBefore, exitCode: process.exitCode };
}

describe('a step', () => {
  test.each([
    [true, 0],
    [false, 1],
  ])('whose verdict is %s ends with the code %i, and is red until then', async (verdict, code) => {
    const { exitCodeBefore, exitCode, told } = await frame({ finish: async () => verdict });
    expect(exitCodeBefore).toBe(1);
    expect(exitCode).toBe(code);
    expect(told).toEqual(['worked']);
  });

  test('masks every token before it writes anything else', async () => {
    const env = { INPUT_TOKEN: ' token-1 ', PLAYABLE_TOKEN: 'token-2', 'INPUT_GITHUB-TOKEN': 'token-3' };
    const { stdout } = await frame({ env });
    expect(stdout.lines.slice(0, 4)).toEqual([
      '::add-mask:: token-1 ',
      '::add-mask::token-1',
      '::add-mask::token-2',
      '::add-mask::token-3',
    ]);
    expect(stdout.lines[4]).toMatch(/^playable-export-action /);
  });

  test.each([
    ['', `playable-export-action ${VERSION}`],
    ['games', `playable-export-action ${VERSION} · games`],
  ])('says what it is, and no more where nothing is known: %j', async (name, line) => {
    expect((await frame({ name })).stdout.lines).toEqual([line]);
  });

  test('says where it comes from', async () => {
    const env = {
      GITHUB_REPOSITORY: 'octo/game',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: 'c0ffee1234',
      GITHUB_RUN_NUMBER: '7',
    };
    const { stdout, base } = await frame({ env });
    expect(stdout.lines[0]).toMatch(/ · games · octo\/game · branch main · commit c0ffee1 · run #7/);
    expect(base.origin).toMatchObject({ repository: 'octo/game' });
  });

  test('goes on where nobody reads its log any more', async () => {
    const { told } = await frame({
      run: async () => {
        process.stdout.emit('error', new Error('EPIPE'));
        return 'worked on';
      },
    });
    expect(told).toEqual(['worked on']);
  });
});

describe('a step that breaks down', () => {
  test('is told with what it threw, and asks for a report', async () => {
    const cause = new Error('the cause');
    const { told } = await frame({
      run: async () => {
        throw new Error('a bug', { cause });
      },
    });
    expect(told).toEqual([
      'Unexpected error\na bug: the cause\nThis is a bug in the action: please report it with this message.',
    ]);
  });

  test('is told also where what it threw is no error', async () => {
    const { told } = await frame({ run: () => Promise.reject('a text') });
    expect(told).toEqual([expect.stringContaining('a text')]);
  });

  test('is told where it waits for what will never come', async () => {
    const known = new Set(process.listeners('beforeExit'));
    const { told } = await frame({
      run: () => {
        setImmediate(() => standStill(known));
        return new Promise(() => undefined);
      },
      finish: async () => false,
    });
    expect(told).toEqual([expect.stringContaining('Unexpected error\nthe run came to a standstill')]);
  });
});
