import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  diagramArrows,
  findViolations,
  importsOf,
  layerArrows,
  readSources,
  SOURCE_FOLDER,
} from '../../scripts/layers.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { makeFiles } from '../pipeline/prepare-run.ts';

/** What is found in these modules, by path and text. */
function violationsIn(modules: Readonly<Record<string, string>>): string[] {
  return findViolations(Object.entries(modules).map(([path, text]) => ({ path, text })));
}

/** An import of one module in another; both exist. */
function violationsOf(from: string, to: string): string[] {
  const steps = from.split('/').length - 1;
  const target = (steps === 0 ? './' : '../'.repeat(steps)) + to;
  return violationsIn({ [from]: `import { x } from '${target}';\n`, [to]: 'export const x = 1;\n' });
}

describe('the real sources', () => {
  test('are all there', () => {
    const paths = readSources(SOURCE_FOLDER).map(({ path }) => path);
    expect(paths).toEqual([...paths].sort());
    expect(paths).toEqual(
      expect.arrayContaining([
        'main.ts',
        'action/upload/run-upload.ts',
        'pipeline/run-pipeline.ts',
        'support/format.ts',
      ]),
    );
    expect(resolve(SOURCE_FOLDER)).toBe(resolve(import.meta.dirname, '../../src'));
  });

  test('have no violation', () => {
    expect(findViolations(readSources(SOURCE_FOLDER))).toEqual([]);
  });
});

describe('an arrow', () => {
  const LAYERS = ['action', 'pipeline', 'api', 'retry', 'support'];
  const pairs = LAYERS.flatMap((upper, index) =>
    LAYERS.slice(index + 1).map((lower) => [upper, lower] as const),
  );

  test.each(pairs)('may point down: from %s to %s', (upper, lower) => {
    expect(violationsOf(`${upper}/a.ts`, `${lower}/b.ts`)).toEqual([]);
  });

  test.each(pairs)('must not point up: to %s from %s', (upper, lower) => {
    expect(violationsOf(`${lower}/a.ts`, `${upper}/b.ts`)).toEqual([
      `${lower}/a.ts must not import ${upper}/b.ts`,
    ]);
  });

  test.each(LAYERS)('may stay in the layer: %s', (layer) => {
    expect(violationsOf(`${layer}/a.ts`, `${layer}/deep/b.ts`)).toEqual([]);
    expect(violationsOf(`${layer}/deep/a.ts`, `${layer}/b.ts`)).toEqual([]);
  });

  test.each([...LAYERS, 'emulator'])('may lead from an entry to %s, and never back', (layer) => {
    expect(violationsOf('main.ts', `${layer}/a.ts`)).toEqual([]);
    expect(violationsOf(`${layer}/a.ts`, 'main.ts')).toEqual([`${layer}/a.ts must not import main.ts`]);
  });

  test('must not lead from entry to entry', () => {
    expect(violationsOf('main.ts', 'games.ts')).toHaveLength(1);
  });

  test('must not lead from or to an unknown layer', () => {
    expect(violationsOf('utils/a.ts', 'support/b.ts')).toHaveLength(1);
    expect(violationsOf('action/a.ts', 'utils/b.ts')).toHaveLength(1);
  });

  test.each([
    ['a named import', "import { x } from '../action/b.ts';"],
    ['a default import', "import x from '../action/b.ts';"],
    ['a namespace', "import * as x from '../action/b.ts';"],
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

  test.each([
    ['a package', "import { x } from 'glob';"],
    ['a part of Node', "import { join } from 'node:path';"],
    ['a text that only looks like it', "const text = 'from ../action/b.ts';"],
    ['an import that is commented out', "// import { x } from '../action/b.ts';"],
    ['a comment', "// see ../action/b.ts\n * from '../action/b.ts'"],
  ])('is not found in %s', (_, text) => {
    expect(violationsIn({ 'pipeline/a.ts': `${text}\n` })).toEqual([]);
  });
});

describe('the emulator', () => {
  test('may import small functions, the wire types, and nothing else of the client', () => {
    expect(violationsOf('emulator/a.ts', 'support/x.ts')).toEqual([]);
    expect(violationsOf('emulator/a.ts', 'api/schema.generated.ts')).toEqual([]);
    expect(violationsOf('emulator/a.ts', 'emulator/b.ts')).toEqual([]);
    for (const path of ['api/call.ts', 'api/errors/x.ts', 'retry/x.ts', 'pipeline/x.ts', 'action/x.ts']) {
      expect(violationsOf('emulator/a.ts', path)).toEqual([`emulator/a.ts must not import ${path}`]);
    }
  });

  test.each(['action', 'pipeline', 'api', 'retry', 'support'])('is not imported by %s', (layer) => {
    expect(violationsOf(`${layer}/a.ts`, 'emulator/b.ts')).toHaveLength(1);
  });
});

describe('the emulator as a step', () => {
  test('may import the emulator and the action, and all below', () => {
    for (const layer of ['emulator', 'action', 'pipeline', 'api', 'retry', 'support'])
      expect(violationsOf('emulator-step/a.ts', `${layer}/b.ts`)).toEqual([]);
  });

  test('is imported only by entries', () => {
    expect(violationsOf('main.ts', 'emulator-step/a.ts')).toEqual([]);
    for (const layer of ['emulator', 'action', 'pipeline', 'support'])
      expect(violationsOf(`${layer}/a.ts`, 'emulator-step/b.ts')).toHaveLength(1);
  });
});

describe('a package that only some modules may import', () => {
  test.each([
    ['@actions/artifact', 'action/run-origin.ts'],
    ['@actions/http-client', 'api/http/transport.ts'],
  ])('is imported by them: %s by %s', (name, path) => {
    expect(violationsIn({ [path]: `import * as core from '${name}';\n` })).toEqual([]);
  });

  test.each([
    [
      '@actions/artifact',
      ['main.ts', 'pipeline/a.ts', 'api/a.ts', 'retry/a.ts', 'support/a.ts', 'emulator/a.ts'],
    ],
    [
      '@actions/http-client',
      ['main.ts', 'action/a.ts', 'pipeline/a.ts', 'api/service-client.ts', 'support/a.ts', 'emulator/a.ts'],
    ],
  ])('is imported nowhere else: %s', (name, elsewhere) => {
    for (const path of elsewhere) {
      const violations = violationsIn({ [path]: `import * as x from '${name}';\n` });
      expect(violations).toEqual([expect.stringContaining(`${path} imports ${name}`)]);
    }
  });

  test.each([
    ['a part of it', "import { summary } from '@actions/core/lib/summary.js';"],
    ['another package of the family', "import { exec } from '@actions/exec';"],
    ['an import at run time', "const core = await import('@actions/core');"],
  ])('is found in disguise: %s', (_, text) => {
    expect(violationsIn({ 'pipeline/a.ts': `${text}\n` })).toHaveLength(1);
  });
});

describe('the environment', () => {
  test.each(['pipeline', 'api', 'retry', 'support'])('is not read in %s', (layer) => {
    const text = "export const x = process.env['HOME'];\n";
    expect(violationsIn({ [`${layer}/a.ts`]: text })).toEqual([
      `${layer}/a.ts must not read the environment`,
    ]);
  });

  test('may be read in the action, the emulator and the entries', () => {
    const text = 'export const x = process.env;\n';
    expect(violationsIn({ 'action/a.ts': text, 'main.ts': text, 'emulator/a.ts': text })).toEqual([]);
  });

  test.each([
    "import { env } from 'node:process';",
    'const { env } = process;',
    "const home = process['env']['HOME'];",
  ])('is found in disguise: %s', (text) => {
    expect(violationsIn({ 'pipeline/a.ts': `${text}\n` })).toEqual([
      'pipeline/a.ts must not read the environment',
    ]);
  });
});

describe('modules that may write to the runner', () => {
  const IMPORT = "import * as core from '@actions/core';\n";

  test.each([
    ['action/runner/log.ts', 'core.info(text);\ncore.error(text);\ncore.startGroup(text);'],
    ['action/runner/workflow-commands.ts', 'core.setSecret(text);\ncore.saveState(name, text);'],
    ['action/runner/outputs.ts', 'core.setOutput(name, text);'],
    ['action/report/finish-run.ts', 'core.summary.addRaw(text);'],
  ])('may make their own calls: %s', (path, calls) => {
    expect(violationsIn({ [path]: `${IMPORT}${calls}\n` })).toEqual([]);
  });

  test.each([
    ['action/upload/deliver.ts', 'core.info(text);', 'must not import @actions/core'],
    ['action/upload/deliver.ts', '', 'must not import @actions/core'],
    ['action/runner/log.ts', 'core.debug(text);', 'must not call core.debug'],
    ['action/runner/outputs.ts', 'core.warning(text);', 'must not call core.warning'],
    ['action/report/finish-run.ts', 'core.setOutput(text);', 'must not call core.setOutput'],
  ])('are only these, each with its own calls: %s, %s', (path, calls, violation) => {
    expect(violationsIn({ [path]: `${IMPORT}${calls}\n` })).toEqual([`${path} ${violation}`]);
  });

  test.each(['main.ts', 'pipeline/a.ts', 'api/a.ts', 'emulator/a.ts'])('do not include %s', (path) => {
    expect(violationsIn({ [path]: IMPORT })).toEqual([`${path} must not import @actions/core`]);
  });

  test('must not import it under another name', () => {
    expect(violationsIn({ 'action/runner/log.ts': "import { debug } from '@actions/core';\n" })).toEqual([
      'action/runner/log.ts must import @actions/core as core, so that this check finds its calls',
    ]);
  });

  test.each([
    'process.stdout.write(text);',
    'process.stderr.write(text);',
    'const { stdout } = process; stdout.write(text);',
    'console.log(text);',
    'writeSync(1, text);',
    'pipeline(body, process.stdout);',
  ])('are the only ones that write to stdout or stderr: %s', (text) => {
    for (const path of ['action/runner/log.ts', 'api/a.ts', 'support/a.ts', 'emulator/a.ts'])
      expect(violationsIn({ [path]: `${text}\n` })).toContain(
        `${path} must not write to stdout or stderr: use action/runner/log.ts`,
      );
    expect(violationsIn({ 'main.ts': `${text}\n` })).toEqual([]);
  });

  test('are not needed for a listener on stdout', () => {
    expect(violationsIn({ 'action/a.ts': "process.stdout.on('error', ignore);\n" })).toEqual([]);
  });
});

describe('a cycle', () => {
  test('of two modules is found and reported once', () => {
    const violations = violationsIn({
      'api/a.ts': "import type { B } from './b.ts';\n",
      'api/b.ts': "import type { A } from './a.ts';\n",
    });
    expect(violations).toEqual(['cycle: api/a.ts → api/b.ts → api/a.ts']);
  });

  test('of many modules is found, from any module that leads into it', () => {
    const violations = violationsIn({
      'api/0.ts': "import './1.ts';\nimport { x } from './1.ts';\n",
      'api/1.ts': "import { x } from './2.ts';\n",
      'api/2.ts': "export * from './3.ts';\n",
      'api/3.ts': "await import('./1.ts');\n",
    });
    expect(violations).toEqual(['cycle: api/1.ts → api/2.ts → api/3.ts → api/1.ts']);
  });

  test('of a module with itself is found', () => {
    expect(violationsIn({ 'api/a.ts': "import { x } from './a.ts';\n" })).toHaveLength(1);
  });

  test('is not reported for several ways to one module', () => {
    const violations = violationsIn({
      'api/a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';\n",
      'api/b.ts': "import { d } from './d.ts';\n",
      'api/c.ts': "import { d } from './d.ts';\n",
      'api/d.ts': 'export {};\n',
    });
    expect(violations).toEqual([]);
  });
});

test('all violations are reported', () => {
  const violations = violationsIn({
    'support/a.ts':
      "import { b } from '../api/b.ts';\nimport * as core from '@actions/core';\nprocess.env;\n",
    'api/b.ts': "import { a } from '../support/a.ts';\nimport { c } from '../action/c.ts';\n",
    'action/c.ts': 'export {};\n',
  });
  expect(violations).toHaveLength(5);
});

test('sources are read from all folders, with / and in order', async () => {
  const folder = await temporaryFolder();
  await makeFiles(folder, 'b/c.ts', 'a.ts', 'b/d/e.ts', 'b/readme.md', 'b/x.json');
  await writeFile(join(folder, 'a.ts'), "export const a = 'ü';\n");
  expect(readSources(folder)).toEqual([
    { path: 'a.ts', text: "export const a = 'ü';\n" },
    { path: 'b/c.ts', text: 'b/c.ts' },
    { path: 'b/d/e.ts', text: 'b/d/e.ts' },
  ]);
});

describe('the diagram', () => {
  const sources = [
    { path: 'main.ts', text: "import { a } from './action/a.ts';\n" },
    {
      path: 'action/a.ts',
      text: "import { b } from './b.ts';\nimport { c } from '../api/c.ts';\nimport 'glob';\n",
    },
    { path: 'action/b.ts', text: "import { c } from '../api/c.ts';\n" },
    { path: 'api/c.ts', text: '' },
  ];

  test('has one arrow per pair of layers', () => {
    expect(layerArrows(sources)).toEqual(['action --> api', 'entries --> action']);
  });

  test('is read from a Markdown page, sorted', () => {
    const page =
      '# Page\n\n```mermaid\nflowchart TD\n  entries --> action\n  action --> api\n```\n\na --> b\n';
    expect(diagramArrows(page)).toEqual(['action --> api', 'entries --> action']);
  });
});

describe('public entries', () => {
  const ROOT = resolve(import.meta.dirname, '../..');
  const folders = ['src', 'test', 'scripts', 'tools', 'bench'].filter((name) => existsSync(join(ROOT, name)));

  test.each(folders)('no module of %s imports from inside node_modules', (folder) => {
    const inside = readSources(join(ROOT, folder)).flatMap((source) =>
      importsOf(source)
        .filter((target) => target.includes('node_modules/'))
        .map((target) => `${source.path} imports ${target}`),
    );
    expect(inside).toEqual([]);
  });

  test('an import from inside node_modules is a violation', () => {
    const path = ['..', '..', 'node_modules', '@actions/x/lib/context.js'].join('/');
    const text = `import { Context } from '${path}';\n`;
    expect(violationsIn({ 'action/a.ts': text })).toEqual([
      expect.stringContaining("use the package's public entry"),
    ]);
  });
});
