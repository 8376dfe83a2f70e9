import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { runStep } from '../../scripts/local-runner.ts';
import { newFolder, recordRun } from '../e2e/run-action.ts';
import { GITHUB_TOKEN, onGitHub, startStubGitHub, startStubService } from '../e2e/stub-service.ts';
import { testWith } from './programs.ts';

const STRACE: RealProgram = {
  name: 'strace',
  variable: 'PLAYABLE_STRACE',
  howToGet: 'apt-get install strace',
};
const BUNDLE = resolve(import.meta.dirname, '../../dist/main/index.js');

const test = testWith(STRACE);

test('the system sees the connections that the record of the end-to-end tests has, and nothing more', async () => {
  const service = await startStubService({});
  const github = await startStubGitHub();
  const folder = await newFolder();
  const trace = join(folder, 'trace');
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const { result, done } = await recordRun(async (env) =>
    runStep({
      bundle: await tracedBundle(folder, trace, env),
      workspace: folder,
      temp: join(folder, 'temp'),
      inputs: {
        ...{ token: 'traced-token', 'base-url': `${service.origin}/v1`, 'allow-http': 'true' },
        ...{ organization: 'org-1', variant: 'v-1', network: 'unity', assets: 'index.html' },
        'github-token': GITHUB_TOKEN,
      },
      env: onGitHub(github),
    }),
  );
  expect(result.stdout).toContain('1 of 1 export triggered');
  expect(result.exitCode).toBe(0);
  expect(addressesIn(await readFile(trace, 'utf8'))).toEqual(done);
  expect(done).toHaveLength(2);
});

/** A script that runs the bundle with this environment below strace, which takes the runner's place. */
async function tracedBundle(folder: string, trace: string, env: Record<string, string>): Promise<string> {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const args = [
    '-f',
    '-qq',
    '-e',
    'trace=network',
    '-o',
    trace,
    'env',
    ...variables,
    process.execPath,
    BUNDLE,
  ];
  const program = findProgram(STRACE) ?? STRACE.name;
  const script = join(folder, 'traced.mjs');
  await writeFile(
    script,
    `import { spawnSync } from 'node:child_process';
    process.exitCode = spawnSync(${JSON.stringify(program)}, ${JSON.stringify(args)}, { stdio: 'inherit' }).status ?? 1;`,
  );
  return script;
}

/** What was done with any address, once each, in the words of the record. */
function addressesIn(trace: string): string[] {
  const calls = trace.matchAll(/^\d+ +(connect|bind|send\w+)\(.*?\{sa_family=(\w+)(.*?)\}/gm);
  const told = [...calls].map(([, call, family, rest = '']) => {
    const [, port, address] = /^, sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]+)"\)$/.exec(rest) ?? [];
    return family === 'AF_INET' ? `${call} ${address}:${port}` : `${call} ${family}${rest}`;
  });
  return [...new Set(told)].sort();
}
