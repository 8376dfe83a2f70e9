import { cp } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Emulator } from '../src/emulator/start-emulator.ts';
import { runStep, type StepResult } from './local-runner.ts';

const root = resolve(import.meta.dirname, '..');

/** The name of a token that the emulator is to be started with. */
export const EXAMPLE_TOKEN = 'draw-token-4f9c2a';

/** Delivers examples/bubble-pop with the bundled action, as the release of a tag would, from a copy in `folder`. */
export async function deliverExample({ baseUrl }: Emulator, folder: string): Promise<StepResult> {
  const workspace = join(folder, 'bubble-pop');
  await cp(join(root, 'examples/bubble-pop'), workspace, { recursive: true });
  return runStep({
    bundle: join(root, 'dist/main/index.js'),
    workspace,
    temp: join(folder, 'temp'),
    inputs: {
      token: EXAMPLE_TOKEN,
      'base-url': baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      variant: 'bubble-pop-spring\nbubble-pop-summer',
      network: 'applovin, ironsource, unity',
      assets: '**\n!README.md',
      'file-name': 'path',
      manifest: 'manifest.json',
    },
    env: {
      GITHUB_REPOSITORY: 'octo-games/bubble-pop',
      GITHUB_REF: 'refs/tags/v1.2.0',
      GITHUB_SHA: '6a1f0c24b9d1e7c5a3f2b8d94e07c61523fa9be8',
      GITHUB_RUN_NUMBER: '7',
      GITHUB_RUN_ID: '1234567890',
    },
  });
}
