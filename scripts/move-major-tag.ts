/**
 * Lets `vX` mean a release at `origin`, unless that were a step back.
 *
 * Usage: node scripts/move-major-tag.ts v1.2.3      in a copy with all tags, as somebody who may push
 */
import { moveMajorTag } from './release/move-major-tag.ts';

const [tag = ''] = process.argv.slice(2);
try {
  process.stdout.write(`${moveMajorTag(process.cwd(), tag)}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
