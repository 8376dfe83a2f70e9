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
  const lower = (layer: string): string[] => LAYERS.slice(LAYERS.indexOf(layer) + 1);

  test.each(LAYERS)('may stay in the layer or point down, but not up: %s', (layer) => {
    for (const target of [layer, `${layer}/deep`, ...lower(layer)])
      expect(violationsOf(`${layer}/a.ts`, `${target}/b.ts`)).toEqual([]);
    for (const from of [...lower(layer), 'emulator'])
      expect(violationsOf(`${from}/a.ts`, `${layer}/b.ts`)).toEqual(
        from === 'emulator' && layer === 'support' ? [] : [`${from}/a.ts must not import ${layer}/b.ts`],
      );
    expect(violationsOf(`${layer}/a.ts`, 'emulator/b.ts')).toHaveLength(1);
  });

  test.each([...LAYERS, 'emulator', 'emulator-step'])(
    'may lead from an entry to %s, and never back',
    (layer) => {
      expect(violationsOf('main.ts', `${layer}/a.ts`)).toEqual([]);
      expect(violationsOf(`${layer}/a.ts`, 'main.ts')).toEqual([`${layer}/a.ts must not import main.ts`]);
    },
  );

  test.each([...LAYERS, 'emulator'])(
    'may lead from the emulator as a step to %s, and never back',
    (layer) => {
      expect(violationsOf('emulator-step/a.ts', `${layer}/b.ts`)).toEqual([]);
      expect(violationsOf(`${layer}/a.ts`, 'emulator-step/b.ts')).toHaveLength(1);
    },
  );

  test.each([
    ['emulator/a.ts', 'api/schema.generated.ts', 0],
    ['emulator/a.ts', 'emulator/b.ts', 0],
    ['emulator/a.ts', 'api/errors/x.ts', 1],
    ['main.ts', 'games.ts', 1],
    ['utils/a.ts', 'support/b.ts', 1],
    ['action/a.ts', 'utils/b.ts', 1],
  ])('from %s to %s is a violation: %i', (from, to, violations) => {
    expect(violationsOf(from, to)).toHaveLength(violations);
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

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    'of two modules',
    { a: "import type { B } from './b.ts';", b: "import type { A } from './a.ts';" },
    ['a', 'b', 'a'],
  ],
  [
    'of many modules, from any that leads into it',
    {
      0: "import './1.ts';\nimport { x } from './1.ts';",
      1: "import { x } from './2.ts';",
      2: "export * from './3.ts';",
      3: "await import('./1.ts');",
    },
    ['1', '2', '3', '1'],
  ],
  ['of a module with itself', { a: "import { x } from './a.ts';" }, ['a', 'a']],
  [
    'but not several ways to one module',
    {
      a: "import { b } from './b.ts';\nimport { c } from './c.ts';",
      b: "import { d } from './d.ts';",
      c: "import { d } from './d.ts';",
      d: 'export {};',
    },
    [],
  ],
])('a cycle is reported once: %s', (_, modules, cycle) => {
  const texts = Object.entries(modules).map(([name, text]) => [`api/${name}.ts`, `${text}\n`]);
  const expected = cycle.map((name) => `api/${name}.ts`).join(' → ');
  expect(violationsIn(Object.fromEntries(texts))).toEqual(expected === '' ? [] : [`cycle: ${expected}`]);
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
