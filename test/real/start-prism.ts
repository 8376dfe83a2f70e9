import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RealProgram } from '../../scripts/find-program.ts';
import { newFolder } from '../e2e/run-action.ts';
import { startProgram } from './start-program.ts';

export const PRISM: RealProgram = {
  name: 'prism',
  variable: 'PLAYABLE_PRISM',
  howToGet: 'npm install --global @stoplight/prism-cli@5.16.0',
};

/**
 * Starts a server that answers as an OpenAPI document says, and refuses requests that are not as it says, for the running
 * test.
 *
 * @param dynamic whether answers are made up from the schemas, and not the document's examples
 * @returns its port on 127.0.0.1
 */
export async function startPrism(document: unknown, dynamic: boolean): Promise<number> {
  const file = join(await newFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(document));
  const mode = dynamic ? ['--dynamic', '--seed', '1'] : [];
  return startProgram(PRISM, (port) => ['mock', '--errors', ...mode, '--port', String(port), file]);
}
