import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/* Own runners may start an action with an older Node, which can't load the bundle. */

const DIST = resolve(import.meta.dirname, '../../dist');
/** What the runner starts. The action starts the program of the cache itself. */
const ENTRIES = readdirSync(DIST).filter(
  (name) => name !== 'cache' && statSync(join(DIST, name)).isDirectory(),
);

/** Preloaded, so that the process takes itself for an older Node. */
const OLDER = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})`;

test.each(ENTRIES)('%s says in one sentence that Node 20 is too old', (entry) => {
  const args = [`--import=${OLDER}`, join(DIST, entry, 'index.js')];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout:
      '::error title=Runner too old::This action needs Node 24, and this is v20.19.0: update the runner.\n',
    stderr: '',
  });
});
