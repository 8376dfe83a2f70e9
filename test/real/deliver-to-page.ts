import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Emulator, startEmulator } from '../../src/emulator/start-emulator.ts';
import { runAction, TOKEN } from '../e2e/run-action.ts';

const PLAYABLE = resolve(import.meta.dirname, '../../examples/bubble-pop');

/** An emulator for the running test, to which the bundled action has delivered a game: 13 files, 2 exports. */
export async function deliverToPage(): Promise<Emulator> {
  const emulator = await startEmulator({ tokens: [{ name: TOKEN }] });
  onTestFinished(() => emulator.close());
  await callService(emulator, '/games', { name: 'Bubble Pop', organizationId: 'org-1' });
  const { exitCode } = await runAction({
    prepare: (workspace) => cp(PLAYABLE, workspace, { recursive: true }),
    inputs: {
      token: TOKEN,
      'base-url': emulator.baseUrl,
      'allow-http': 'true',
      organization: 'org-1',
      assets: '**\n!README.md',
      'file-name': 'path',
      variant: 'bubble-pop-spring',
      network: 'applovin, unity',
    },
  });
  expect(exitCode).toBe(0);
  return emulator;
}

/** Uploads one file past the action. */
export async function uploadFile(
  emulator: Emulator,
  fileName: string,
  contentType: string,
  body: string,
): Promise<void> {
  const asked = { fileName, contentType, organizationId: 'org-1' };
  const { uploadUrl } = (await callService(emulator, '/storage/urls', asked)) as { uploadUrl: string };
  const answer = await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': contentType }, body });
  expect(answer.status).toBe(200);
}

async function callService({ baseUrl }: Emulator, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return answer.json();
}
