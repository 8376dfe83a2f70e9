import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Contender, Place } from './case.ts';
import { ASSETS } from './file-sets.ts';
import { type FinishedStep, ORGANIZATION, runAction, TOKEN } from './run-action.ts';
import { runProcess } from './run-process.ts';

const RIVALS = join(import.meta.dirname, 'rivals');

/** The bundled root action, which uploads everything. */
export const ACTION: Contender = {
  name: 'action',
  delivers: 'all',
  run: (place, signal) => runStep(place, {}, signal),
};

/** The bundled root action, which finds and judges everything and sends nothing. */
export const DRY_RUN: Contender = {
  name: 'action, dry run',
  delivers: 'nothing',
  run: async (place, signal) => {
    const step = await runStep(place, { 'dry-run': 'true' }, signal);
    const { assets } = await manifestOf(step);
    if (assets.length === place.files.count) return step;
    throw new Error(`${assets.length} files were planned, not ${place.files.count}`);
  },
};

/** A script on undici that does nothing but send. */
export const UNDICI: Contender = {
  name: 'undici',
  delivers: 'all',
  run: async (place, signal) => {
    const script = await place.script('undici-upload.ts');
    return runProcess(
      { args: [...place.nodeOptions, script, place.folder, place.baseUrl], env: uploaderEnv(place) },
      signal,
    );
  },
};

export const CURL_WRITTEN = shellRival('curl --parallel, as people write it', 'curl-parallel.sh', [
  'curl',
  'jq',
]);
export const CURL_NO_FORKS = shellRival('curl --parallel, without forks', 'curl-parallel-no-forks.sh', [
  'curl',
  'awk',
]);

/** A rival that is a shell script of `rivals/`, started with the folder and the service's address. */
export function shellRival(name: string, script: string, needs: readonly string[]): Contender {
  return {
    name,
    needs: ['bash', ...needs],
    delivers: 'all',
    run: (place, signal) =>
      runProcess(
        {
          command: 'bash',
          args: [join(RIVALS, script), place.folder, place.baseUrl],
          env: uploaderEnv(place),
        },
        signal,
      ),
  };
}

/** Runs the root action on a place's files, with further inputs. */
export function runStep(
  place: Place,
  inputs: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FinishedStep> {
  const { workspace, baseUrl, temp, trust: env, nodeOptions } = place;
  return runAction(
    { baseUrl, workspace, temp, nodeOptions, env, inputs: { 'working-directory': ASSETS, ...inputs } },
    signal,
  );
}

/** The manifest that a step names. */
export async function manifestOf({ outputFile }: FinishedStep): Promise<{ assets: { status: string }[] }> {
  const [, file = ''] = /^manifest<<\S+\n(.*)$/m.exec(await readFile(outputFile, 'utf8')) ?? [];
  return JSON.parse(await readFile(file, 'utf8'));
}

function uploaderEnv({ trust }: Place): Record<string, string | undefined> {
  return { PATH: process.env['PATH'], PLAYABLE_TOKEN: TOKEN, PLAYABLE_ORGANIZATION: ORGANIZATION, ...trust };
}
