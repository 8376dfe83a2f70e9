import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { runAssets } from '../../../src/action/assets/run-assets.ts';
import { type Script, type StubServer, startStub } from '../../doubles/stub-server.ts';
import { breakingEnv } from '../breaking-env.ts';
import { readDeclared } from '../input-env.ts';
import { runStepHere, type StepRunHere } from '../run-here.ts';

function run(
  { origin }: Pick<StubServer, 'origin'>,
  inputs: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): Promise<StepRunHere> {
  const given = { token: 't0ken-5b1f0c77', organization: 'org-1', 'allow-http': 'true', 'max-attempts': '1' };
  return runStepHere(runAssets, { ...given, 'base-url': origin, ...inputs }, signal);
}

async function startWith(...replies: readonly Script[]): Promise<StubServer> {
  return (await startStub()).next(...replies);
}

describe('the outputs', () => {
  test.each([
    ['[{"b":1.0}]', 'json'],
    ['none yet', 'txt'],
    ['', 'txt'],
  ])('are the body as it came, and a file with it: %j', async (body, extension) => {
    const { exitCode, outputs } = await run(await startWith({ status: 200, body }));
    expect(exitCode).toBe(0);
    expect(Object.keys(outputs).sort()).toEqual([...readDeclared('assets').outputs].sort());
    expect(outputs['assets']).toBe(body);
    expect(outputs['assets-file']).toMatch(new RegExp(`playable-assets-[\\da-f]{8}\\.${extension}$`));
    expect(await readFile(outputs['assets-file'] ?? '', 'utf8')).toBe(body);
  });

  test('are empty where nothing came', async () => {
    const { exitCode, outputs } = await run(await startWith({ status: 404 }));
    expect(exitCode).toBe(1);
    expect(outputs).toEqual({ assets: '', 'assets-file': '' });
  });
});

describe('the log', () => {
  test('says what is asked for, and how much came', async () => {
    const { lines } = await run(await startWith({ status: 200, body: '[1]' }));
    expect(lines.slice(2, 5)).toEqual([
      '::group::List the assets of org-1',
      '::endgroup::',
      '3 B from the service',
    ]);
  });

  test('tells of waits, those of one kind together', async () => {
    const stub = await startWith({ status: 503 }, { status: 503 }, { status: 200, body: '[]' });
    const { exitCode, lines } = await run(stub, { 'max-attempts': '3' });
    expect(exitCode).toBe(0);
    expect(lines.filter((line) => line.includes('answered 503'))).toHaveLength(1);
    expect(lines.join('\n')).toMatch(/^Waited .* in all, for rate limits and before further tries$/m);
  });
});

describe('a run is red', () => {
  test('where inputs are wrong, and nothing is sent', async () => {
    const stub = await startStub();
    const { exitCode, annotations } = await run(stub, { organization: '', organisation: 'org-1' });
    expect(exitCode).toBe(1);
    expect(annotations.map(({ title }) => title)).toEqual(['Unknown input', 'Invalid input']);
    expect(stub.journal).toEqual([]);
  });

  test('where the service refuses', async () => {
    const { exitCode, annotations } = await run(await startWith({ status: 401 }));
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ level: 'error', title: 'Token rejected (401)' }]);
  });

  test('where it is cancelled', async () => {
    const cancellation = new AbortController();
    const stub = await startWith(() => cancellation.abort('SIGTERM'));
    const { exitCode, annotations } = await run(stub, {}, cancellation.signal);
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([
      {
        title: 'Cancelled',
        lines: ['The run was cancelled (SIGTERM) before the list had come.', 'Run it again.'],
      },
    ]);
  });

  test('where it breaks down', async () => {
    const { exitCode, annotations, outputs } = await runStepHere(
      (env, signal) => runAssets(breakingEnv(env, 'INPUT_ORGANIZATION'), signal),
      { token: 't0ken-5b1f0c77' },
    );
    expect(exitCode).toBe(1);
    expect(annotations).toMatchObject([{ title: 'Unexpected error' }]);
    expect(outputs).toEqual({ assets: '', 'assets-file': '' });
  });
});
