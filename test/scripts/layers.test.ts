import { join, posix, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations, importsOf, readProducts, readSources } from '../../scripts/layers.ts';

/** What is found in these modules, by path and text. */
function violationsIn(modules: Readonly<Record<string, string>>): string[] {
  return findViolations(Object.entries(modules).map(([path, text]) => ({ path, text })));
}

/** An import of one module in another; both exist. */
function violationsOf(from: string, to: string): string[] {
  const target = `./${posix.relative(posix.join('/src', posix.dirname(from)), posix.join('/src', to))}`;
  return violationsIn({ [from]: `import { x } from '${target}';\n`, [to]: 'export const x = 1;\n' });
}

test('the real sources have no violation', () => {
  expect(findViolations(readProducts())).toEqual([]);
});

describe('an arrow', () => {
  const LAYERS = ['action', 'pipeline', 'api', 'retry', 'support'];
  const lower = (layer: string): string[] => LAYERS.slice(LAYERS.indexOf(layer) + 1);

  test.each(LAYERS)('may stay in the layer or point down, but not up: %s', (layer) => {
    for (const target of [layer, `${layer}/deep`, ...lower(layer)])
      expect(violationsOf(`${layer}/a.ts`, `${target}/b.ts`)).toEqual([]);
    for (const from of [...lower(layer), '../emulator/src'])
      expect(violationsOf(`${from}/a.ts`, `${layer}/b.ts`)).toEqual([
        `${from}/a.ts must not import ${layer}/b.ts`,
      ]);
    expect(violationsOf(`${layer}/a.ts`, '../emulator/src/b.ts')).toHaveLength(1);
  });

  test.each([
    ['../emulator/src/a.ts', '../api/schema.generated.ts', 0],
    ['api/a.ts', '../api/schema.generated.ts', 0],
    ['pipeline/a.ts', '../api/schema.generated.ts', 1],
    ['../emulator/src/main.ts', '../emulator/src/http/b.ts', 0],
    ['../emulator/src/http/b.ts', '../emulator/src/main.ts', 1],
    ['../emulator/src/a.ts', 'api/errors/x.ts', 1],
    ['main.ts', '../emulator/src/a.ts', 1],
    ['main.ts', 'games.ts', 1],
    ['main.ts', 'support/a.ts', 0],
    ['action/a.ts', 'main.ts', 1],
    ['retry/a.ts', 'main.ts', 1],
    ['utils/a.ts', 'support/b.ts', 1],
    ['action/a.ts', 'utils/b.ts', 1],
  ])('from %s to %s is a violation: %i', (from, to, violations) => {
    expect(violationsOf(from, to)).toHaveLength(violations);
  });

  test.each([
    ['an import of types', "import type { X } from '../action/b.ts';"],
    ['an import over several lines', "import {\n  x,\n  type Y,\n} from '../action/b.ts';"],
    ['an import of a module for its effect', "import '../action/b.ts';"],
    ['an export of names', "export { x } from '../action/b.ts';"],
    ['an export of types', "export type { X } from '../action/b.ts';"],
    ['an export of everything', "export * from '../action/b.ts';"],
    ['an import at run time', "const { x } = await import('../action/b.ts');"],
    ['an import at run time with a comment', "await import(/* later */ '../action/b.ts');"],
    ['an import of a type in its place', "let x: import('../action/b.ts').X;"],
    ['an import behind another', "import { a } from './a.ts';\nimport { x } from '../action/b.ts';"],
    ['a way around', "import { x } from './../pipeline/../action/b.ts';"],
  ])('is found in %s', (_, text) => {
    const modules = { 'pipeline/a.ts': 'export {};', 'action/b.ts': 'export {};' };
    expect(violationsIn({ ...modules, 'pipeline/c.ts': `${text}\n` })).toContain(
      'pipeline/c.ts must not import action/b.ts',
    );
  });
});

test.each([
  ['retry/a.ts', "import * as x from '@actions/artifact';"],
  ['action/a.ts', "import * as x from '@actions/http-client';"],
  ['action/rerun/cache-process.ts', "import * as x from '@actions/cache';"],
  ['post.ts', "import * as x from '@actions/cache';"],
  ['api/http/a.ts', "import { restoreCache } from '@actions/cache/lib/cache.js';"],
  ['pipeline/a.ts', "import { summary } from '@actions/core/lib/summary.js';"],
  ['../emulator/src/a.ts', "import { exec } from '@actions/exec';"],
  ['pipeline/a.ts', "const core = await import('@actions/core');"],
])('%s may not import a package of others, in no disguise: %s', (path, text) => {
  expect(violationsIn({ [path]: `${text}\n` })).toHaveLength(1);
});

test.each([
  ['pipeline', "export const x = process.env['HOME'];"],
  ['api', "import { env } from 'node:process';"],
  ['retry', 'const { env } = process;'],
  ['support', "const home = process['env']['HOME'];"],
])('the environment is not read in %s: %s', (layer, text) => {
  expect(violationsIn({ [`${layer}/a.ts`]: `${text}\n` })).toEqual([
    `${layer}/a.ts must not read the environment`,
  ]);
});

describe('modules that may write to the runner', () => {
  const IMPORT = "import * as core from '@actions/core';\n";

  test.each([
    ['action/upload/deliver.ts', 'core.info(text);', 'must not import @actions/core'],
    ['main.ts', '', 'must not import @actions/core'],
    ['../emulator/src/a.ts', '', 'must not import @actions/core'],
    ['action/runner/log.ts', 'core.debug(text);', 'must not call core.debug'],
    ['action/runner/outputs.ts', 'core.warning(text);', 'must not call core.warning'],
    ['action/report/summary/summary.ts', 'core.setOutput(text);', 'must not call core.setOutput'],
  ])('are only these, each with its own calls: %s, %s', (path, calls, violation) => {
    expect(violationsIn({ [path]: `${IMPORT}${calls}\n` })).toEqual([`${path} ${violation}`]);
  });

  test.each([
    'process.stdout.write(text);',
    'process.stderr.write(text);',
    'const { stdout } = process; stdout.write(text);',
    'console.log(text);',
    'writeSync(1, text);',
    'pipeline(body, process.stdout);',
  ])('are the only ones that write to stdout or stderr: %s', (text) => {
    for (const path of ['action/runner/log.ts', 'api/a.ts', 'support/a.ts', '../emulator/src/a.ts'])
      expect(violationsIn({ [path]: `${text}\n` })).toContain(
        `${path} must not write to stdout or stderr: use action/runner/log.ts`,
      );
    for (const path of ['main.ts', '../emulator/src/main.ts', '../emulator/src/play/script/a.ts'])
      expect(violationsIn({ [path]: `${text}\n` })).toEqual([]);
  });
});

const ROOT = resolve(import.meta.dirname, '../..');
test.each(['src', 'emulator', 'test', 'scripts', 'tools'])(
  'no module of %s imports from inside node_modules',
  (folder) => {
    const targets = readSources(join(ROOT, folder)).flatMap(importsOf);
    expect(targets.filter((target) => target.includes('node_modules/'))).toEqual([]);
  },
);
