import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../emulator/test/run-emulator.ts';
import { VERSION } from '../../src/support/runtime.ts';
import { readDeclared } from '../action/input-env.ts';
import { CAN } from '../doubles/conditions.ts';
import { plainLines, runnerCommands } from '../doubles/runner-commands.ts';
import { preload } from '../doubles/spawn-node.ts';
import { annotations, expectRed } from './assertions.ts';
import { type EmulatorStep, emulatorsIn, processes, startStep, stopStep } from './emulator-step.ts';
import { EXPORT, newFolder, runAction } from './run-action.ts';

const TOKEN = 'given-token-0a1b2c3d';

/** Preloaded: the emulator that a main part starts stops itself before it can respond, and then the main part gets a signal. */
function stopEmulatorThen(signal: NodeJS.Signals): { readonly env: { readonly NODE_OPTIONS: string } } {
  const NODE_OPTIONS = preload(`
    import child_process from 'node:child_process';
    import { syncBuiltinESMExports } from 'node:module';
    const { spawn } = child_process;
    child_process.spawn = (program, args, options) => {
      setImmediate(() => process.kill(process.pid, '${signal}'));
      return spawn('sh', ['-c', 'kill -STOP $$; exec "$0" "$@"', program, ...args], options);
    };
    syncBuiltinESMExports();`);
  return { env: { NODE_OPTIONS } };
}

/** The process id of the emulator that a step has started. */
async function emulatorOf({ temp }: EmulatorStep): Promise<number> {
  const [emulator] = await emulatorsIn(temp);
  if (emulator === undefined) throw new Error('no emulator runs');
  return emulator.pid;
}

describe('the emulator step', () => {
  test('starts the emulator, which serves later steps and ends with the job', async () => {
    const start = await startStep();
    const { 'base-url': baseUrl = '', token = '' } = start.outputs;
    expect(start).toMatchObject({ exitCode: 0, stderr: '' });
    expect(Object.keys(start.outputs).sort()).toEqual([...readDeclared('emulator').outputs].sort());
    expect(token).toMatch(/^emulator-[0-9a-f]{32}$/);
    expect(baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/v1$/);
    expect(start.stdout.split('\n')).toEqual([
      `playable-export-action ${VERSION} · emulator`,
      `::add-mask::${token}`,
      `The emulator listens on ${baseUrl} until the job ends; its log is ${start.state['log']}`,
      '',
    ]);

    const delivery = await runAction({
      files: { 'index.html': '<!doctype html>', 'img/a.png': 'png' },
      inputs: {
        ...{ token, 'base-url': baseUrl, 'allow-http': 'true', organization: 'org-1' },
        ...{ ...EXPORT, assets: '**' },
      },
    });
    expect(delivery.exitCode).toBe(0);
    expect(delivery.outputs).toMatchObject({ 'uploaded-count': '2', 'export-count': '1' });

    // Two requests for upload URLs, two uploads, one export.
    expect(await stopStep(start)).toMatchObject({
      exitCode: 0,
      stdout: 'The emulator ended after 5 requests.\n',
      stderr: '',
    });
    // It says that it has ended, and is gone a moment later.
    await eventually(async () => expect(await emulatorsIn(start.temp)).toEqual([]));
    await expect(fetch(baseUrl)).rejects.toThrow();
    // Uploaded files are removed. The log stays in the folder that the runner removes.
    expect((await readdir(start.temp)).sort()).toEqual(
      ['output', 'state', 'summary.md', String(start.state['log']).slice(start.temp.length + 1)].sort(),
    );
  });

  test.runIf(CAN.readProc)(
    'starts the emulator in its own session, without open files and inputs of the step',
    async () => {
      const start = await startStep(
        { token: TOKEN },
        { env: { SOME_SECRET: 'x', RUNNER_TRACKING_ID: 'job-1' } },
      );
      const [emulator] = await emulatorsIn(start.temp);
      const stat = await readFile(`/proc/${emulator?.pid}/stat`, 'utf8');
      const [, , group, session] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      expect([group, session]).toEqual([String(emulator?.pid), String(emulator?.pid)]);
      expect(emulator?.environment).toContain('RUNNER_TRACKING_ID=job-1\0');
      expect(emulator?.environment).not.toMatch(/INPUT_|SOME_SECRET|GITHUB_/);
    },
  );
});

describe('the token of the step', () => {
  test.runIf(CAN.readProc)('is masked first, and is in no log and on no command line', async () => {
    const seen = new Set<string>();
    const look = async (): Promise<void> => {
      for (const { commandLine } of await processes()) seen.add(commandLine);
    };
    const start = await startStep(
      { token: TOKEN, scopes: 'games:read' },
      {
        started: (child) => {
          const watch = async (): Promise<void> => {
            while (child.exitCode === null) await look();
          };
          void watch();
        },
      },
    );
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await fetch(`${start.outputs['base-url']}/games`, { headers })).status).toBe(200);
    await look();
    const stop = await stopStep(start);
    const [mask, ...rest] = start.stdout.split('\n');
    expect(mask).toBe(`::add-mask::${TOKEN}`);
    expect([...seen].some((line) => line.includes('emulator/index.js'))).toBe(true);
    const texts = [...rest, ...seen, start.stderr, stop.stdout, stop.stderr, JSON.stringify(start.state)];
    texts.push(await readFile(String(start.state['log']), 'utf8'));
    expect(texts.filter((text) => text.includes(TOKEN))).toEqual([]);
  });

  test('is not quoted if it is invalid, even in another input', async () => {
    const token = 's3cr3t with:a colon';
    const start = await startStep({ token, organization: 'o', port: token, scopes: `x ${token}` });
    expect(start.exitCode).toBe(1);
    const messages = annotations(start, 'error').map(({ message }) => message);
    expect([...plainLines(start.stdout), ...messages].join('\n')).not.toContain('s3cr3t');
  });
});

describe('a start that fails', () => {
  const NOTHING = { outputs: {}, state: {} };

  test('finds out before it that outputs cannot be written', async () => {
    const start = await startStep({}, { env: { GITHUB_OUTPUT: '/nowhere/out' } });
    expect(start).toMatchObject({ exitCode: 1, state: {} });
    expect(expectRed(start, 'Outputs not written')).toMatch(/\/nowhere\/out/);
    expect(await emulatorsIn(start.temp)).toEqual([]);
  });

  test.each<[string, Record<string, string | undefined>, object, RegExp]>([
    ['if its state cannot be saved', { GITHUB_STATE: undefined }, {}, /STATE/],
    ['without a folder for its log', { RUNNER_TEMP: '/nowhere' }, NOTHING, /ENOENT.*[/\\]nowhere[/\\]/],
  ])('names the reason and leaves no emulator %s', async (_, env, expected, words) => {
    const start = await startStep({}, { env });
    expect(start).toMatchObject({ exitCode: 1, ...expected });
    expect(expectRed(start, 'Emulator not started')).toMatch(words);
    expect(await emulatorsIn(start.temp)).toEqual([]);
  });

  test.runIf(CAN.readProc)('kills an emulator that does not end when the step is cancelled', async () => {
    // A stopped process can neither respond nor end.
    const start = await startStep({}, stopEmulatorThen('SIGINT'));
    expect(start).toMatchObject({ outputs: {}, state: {}, stderr: '' });
    expectRed(start, 'Cancelled');
    expect(await emulatorsIn(start.temp)).toEqual([]);
  });

  test.runIf(CAN.readProc)('leaves no emulator if the step itself is killed', async () => {
    const start = await startStep({}, stopEmulatorThen('SIGKILL'));
    expect(start).toMatchObject({ exitCode: null, outputs: {}, state: {} });
    expect(await emulatorsIn(start.temp)).toHaveLength(1);
    await eventually(async () => {
      const left = await emulatorsIn(start.temp);
      // It may stop only now.
      for (const { pid } of left) process.kill(pid, 'SIGCONT');
      expect(left).toEqual([]);
    });
  });
});

test.runIf(CAN.readProc)(
  'the end of the job leaves an emulator that does not answer to the runner',
  async () => {
    const start = await startStep();
    process.kill(await emulatorOf(start), 'SIGSTOP');
    const stop = await stopStep(start);
    expect(stop).toMatchObject({ exitCode: 0, stderr: '' });
    const [warning] = annotations(stop, 'warning');
    expect(warning).toMatchObject({ title: 'Emulator not ended' });
    expect(warning?.message).toMatch(/^The runner ends it with the job\./);
  },
);

test('an emulator that ended before the job cannot send commands to the runner in its last output', async () => {
  const temp = await newFolder();
  const log = join(temp, 'emulator.log');
  await writeFile(log, 'first\n::error::a\r##[add-mask]b\n\n');
  const stop = await stopStep({ state: { stop: 'http://127.0.0.1:9/x', log }, temp });
  expect(runnerCommands(stop.stdout).map(({ name }) => name)).toEqual(['warning']);
  const message = `It ended before the job. Its last log lines:\nfirst\n\\::error::a\n##\\[add-mask]b\n${log}`;
  expect(annotations(stop, 'warning')).toMatchObject([{ title: 'Emulator ended early', message }]);
});
