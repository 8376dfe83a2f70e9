/**
 * Draws the rooms of `src` and the imports between them, as they are in the code.
 *
 * Usage: node scripts/draw-architecture.ts [--check]      --check writes nothing and fails where the picture is stale
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderPicture } from './draw-architecture/render-picture.ts';
import { survey } from './draw-architecture/survey.ts';
import { readSources, SOURCE_FOLDER } from './layers.ts';

const PICTURE = 'docs/architecture.svg';

const file = resolve(import.meta.dirname, '..', PICTURE);
const picture = renderPicture(survey(readSources(SOURCE_FOLDER)));
if (!process.argv.includes('--check')) {
  writeFileSync(file, picture);
  process.stdout.write(`${PICTURE}\n`);
} else {
  const fresh = existsSync(file) && readFileSync(file, 'utf8') === picture;
  process.stdout.write(`${PICTURE} is ${fresh ? 'fresh' : 'stale, run npm run draw:architecture'}\n`);
  if (!fresh) process.exitCode = 1;
}
