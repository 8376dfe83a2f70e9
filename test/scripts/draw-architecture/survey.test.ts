import { expect, test } from 'vitest';
import { survey } from '../../../scripts/draw-architecture/survey.ts';

const SOURCES = Object.entries({
  'main.ts': "import { run } from './action/run.ts';\n",
  'games.ts': "import { run } from './action/run.ts';\nimport { log } from './action/log.ts';\n",
  'action/run.ts':
    "import { readFile } from 'node:fs';\nimport glob from 'glob';\nimport { log } from './log.ts';\nimport type { A } from '../pipeline/a.ts';\nexport { cut } from '../support/cut.ts';\nawait import('../support/late.ts');\n",
  'action/log.ts': '',
  'action/games/run-games.ts': '',
  'action/games/deep/walk.ts': '',
  'pipeline/a.ts': '',
  'support/cut.ts': '',
  'support/late.ts': '',
}).map(([path, text]) => ({ path, text }));

const { rooms, arrows } = survey(SOURCES);

test('modules are counted in their rooms, and in the folders there', () => {
  expect(rooms.get('entries')).toEqual({ modules: ['main', 'games'], folders: new Map() });
  expect(rooms.get('action')?.modules).toHaveLength(4);
  expect(rooms.get('action')?.folders).toEqual(new Map([['games', 2]]));
});

test('every import from one room to another counts, whatever its kind, and none within a room or of a package', () => {
  expect(arrows).toEqual([
    { from: 'entries', to: 'action', imports: 3 },
    { from: 'action', to: 'pipeline', imports: 1 },
    { from: 'action', to: 'support', imports: 2 },
  ]);
});
