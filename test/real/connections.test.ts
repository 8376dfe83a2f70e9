import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { runStep } from '../../scripts/local-runner.ts';
import { EXPORT, inputsFor, newFolder, recordRun } from '../e2e/run-action.ts';
import { GITHUB_TOKEN, onGitHub, startStubGitHub, startStubService } from '../e2e/stub-service.ts';
import { testWith } from './programs.ts';

const STRACE: RealProgram = {
  name: 'strace',
  variable: 'PLAYABLE_STRACE',
  howToGet: 'apt-get install strace',
};
const BUNDLE = resolve(import.meta.dirname, '../../dist/main/index.js');

const test = testWith(STRACE);

test('the record of the end-to-end tests has exactly the connections that the system reports', async () => {
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
      inputs: inputsFor(`${service.origin}/v1`, {
        ...EXPORT,
        assets: 'index.html',
        'github-token': GITHUB_TOKEN,
      }),
      env: onGitHub(github),
    }),
  );
  expect(result.stdout).toContain('1 of 1 export triggered');
  expect(result.exitCode).toBe(0);
  expect(addressesIn(await readFile(trace, 'utf8'))).toEqual(done);
  expect(done).toHaveLength(2);
});

/** A script that runs the bundle with this environment under strace. */
async function tracedBundle(folder: string, trace: string, env: Record<string, string>): Promise<string> {
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const strace = ['-f', '-qq', '-e', 'trace=network', '-o', trace];
  const args = [...strace, 'env', ...variables, process.execPath, BUNDLE];
  const program = findProgram(STRACE) ?? STRACE.name;
  const script = join(folder, 'traced.mjs');
  await writeFile(
    script,
    `import { spawnSync } from 'node:child_process';
    process.exitCode = spawnSync(${JSON.stringify(program)}, ${JSON.stringify(args)}, { stdio: 'inherit' }).status ?? 1;`,
  );
  return script;
}

/** The network operations of a trace, once each, as the record writes them. */
function addressesIn(trace: string): string[] {
  const calls = trace.matchAll(/^\d+ +(connect|bind|send\w+)\(.*?\{sa_family=(\w+)(.*?)\}/gm);
  const operations = [...calls].map(([, call, family, rest = '']) => {
    const [, port, address] = /^, sin_port=htons\((\d+)\), sin_addr=inet_addr\("([^"]+)"\)$/.exec(rest) ?? [];
    return family === 'AF_INET' ? `${call} ${address}:${port}` : `${call} ${family}${rest}`;
  });
  return [...new Set(operations)].sort();
}
