/**
 * Draws the emulator's page as a browser shows it after a delivery: the bundled action against the emulator, and a
 * picture of the page's upper part. Needs what `draw-summary.ts` needs, and the emulator's usual port.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startEmulator } from '../src/emulator/start-emulator.ts';
import { deliverExample, EXAMPLE_TOKEN } from './deliver-example.ts';
import { takePicture } from './take-picture.ts';

const PICTURE = 'docs/emulator-page.png';
/** In CSS pixels: two rows of assets, of which the second one goes on below. */
const SIZE = { width: 1_200, height: 1_180 };
const PORT = 8787;

const folder = await mkdtemp(join(tmpdir(), 'draw-page-'));
try {
  await using emulator = await startEmulator({ port: PORT, tokens: [{ name: EXAMPLE_TOKEN }] });
  for (const name of ['Word Duel', 'Bubble Pop']) await createGame(emulator.baseUrl, name);
  const { exitCode, stdout } = await deliverExample(emulator, folder);
  if (exitCode !== 0) throw new Error(`the run ended with ${exitCode}: ${stdout}`);
  await takePicture(`${emulator.origin}/`, SIZE, resolve(import.meta.dirname, '..', PICTURE));
  process.stdout.write(`${PICTURE}\n`);
} catch (error) {
  process.stderr.write(`${PICTURE}: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function createGame(baseUrl: string, name: string): Promise<void> {
  const { status } = await fetch(`${baseUrl}/games`, {
    method: 'POST',
    headers: { authorization: `Bearer ${EXAMPLE_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, organizationId: 'org-1' }),
  });
  if (status !== 201) throw new Error(`no game was created: ${status}`);
}
