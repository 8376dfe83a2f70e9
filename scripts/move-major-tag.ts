/**
 * Moves the tag `vX` at `origin` to a release, but never to an older one.
 *
 * Usage: node scripts/move-major-tag.ts v1.2.3      in a clone with all tags, with the right to push
 */
import { moveMajorTag } from './release/move-major-tag.ts';

const [tag = ''] = process.argv.slice(2);
try {
  process.stdout.write(`${moveMajorTag(process.cwd(), tag)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
