import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';

/** The layers of `src` from top to bottom: a layer imports from itself and from those below it. `report` and `runner` are floors of `action`. */
export const LAYERS: readonly string[] = [
  ...['entries', 'action', 'report', 'runner'],
  ...['pipeline', 'api', 'retry', 'support'],
];

/** Access to the environment, which is forbidden below the layer `action`. */
const ENVIRONMENT = /\bprocess\s*(?:\??\.|\[\s*['"])\s*env\b|=\s*process\s*[;,)]|from '(?:node:)?process'/;

/** Who may import these packages. Every other `@actions` package belongs to the layer `action`. */
const OWNERS: Readonly<Record<string, string>> = {
  '@actions/cache': 'cache.ts',
  '@actions/http-client': 'api/http/',
};

/** Every module imports `@actions/core` in this form, so that its calls can be found in the text. */
const CORE = '@actions/core';
const CORE_IMPORT = `import * as core from '${CORE}';`;

/** The only modules that may write to the runner, each with the functions of `@actions/core` that it may call. */
const RUNNER_WRITERS: Readonly<Record<string, readonly string[]>> = {
  'action/runner/log.ts': ['info', 'startGroup', 'endGroup', 'error', 'warning'],
  'action/runner/runner.ts': ['setSecret', 'saveState'],
  'action/runner/outputs.ts': ['setOutput'],
  'action/report/summary/summary.ts': ['summary'],
};

/** Other ways to write to stdout or stderr. Only entries may use them: the emulator's entry writes to a terminal. */
const DIRECT_WRITES =
  /(?<!['"`])\bconsole\s*\.|\bprocess\s*\.\s*std(?:out|err)\b(?!\s*\.on\()|\bstd(?:out|err)\s*\.\s*write\b|\bwriteSync\s*\(/;

/** The other product. It shares only the wire types with the client that it tests, and neither imports the other. */
const EMULATOR = '../emulator/src/';
const WIRE_TYPES = '../api/';
const EMULATOR_ENTRY = `${EMULATOR}main.ts`;

/** Scripts for browsers, where `console` is not that of the runner. */
const IN_BROWSER = /^\.\.\/emulator\/src\/\w+\/script\//;

export interface SourceFile {
  /** Relative to `src`, with `/`: `../emulator/src/…` is a module of the emulator. */
  readonly path: string;
  readonly text: string;
}

/** All modules below a folder. */
export function readSources(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules'))
    .map((path) => ({ path: path.split(sep).join('/'), text: readFileSync(join(folder, path), 'utf8') }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The modules of both products and the wire types between them. */
export function readProducts(): SourceFile[] {
  return ['', EMULATOR, WIRE_TYPES].flatMap((folder) =>
    readSources(join(SOURCE_FOLDER, folder)).map(({ path, text }) => ({ path: folder + path, text })),
  );
}

/**
 * One sentence per violation: an import that points up or that only other modules may make, access to the
 * environment, a forbidden write to the runner. The linter finds circles of imports.
 */
export function findViolations(sources: readonly SourceFile[]): string[] {
  const violations: string[] = [];
  for (const { path, text } of sources) {
    for (const target of importsOf({ path, text })) {
      const owner = ownerOf(target);
      if (owner !== undefined && !path.startsWith(owner))
        violations.push(`${path} imports ${target}, which only ${owner} may import`);
      if (target.includes('node_modules/'))
        violations.push(`${path} imports ${target}: use the package's public entry`);
      if (target.endsWith('.ts') && !mayImport(path, target))
        violations.push(`${path} must not import ${target}`);
    }
    const below = ['pipeline', 'api', 'retry', 'support'].includes(layerOf(path));
    if (below && ENVIRONMENT.test(text)) violations.push(`${path} must not read the environment`);
    violations.push(...runnerViolations({ path, text }));
  }
  return violations;
}

/** One sentence per way in which a module writes to the runner although `RUNNER_WRITERS` does not allow it. */
function runnerViolations(source: SourceFile): string[] {
  const { path, text } = source;
  const writes = !isEntry(path) && !IN_BROWSER.test(path) && DIRECT_WRITES.test(text);
  const violations = writes
    ? [`${path} must not write to stdout or stderr: use ${Object.keys(RUNNER_WRITERS)[0]}`]
    : [];
  if (!importsOf(source).includes(CORE)) return violations;
  const allowed = RUNNER_WRITERS[path];
  if (allowed === undefined) return [...violations, `${path} must not import ${CORE}`];
  if (!text.includes(CORE_IMPORT)) {
    return [...violations, `${path} must import ${CORE} as core, so that this check finds its calls`];
  }
  const called = new Set([...text.matchAll(/(?<!\/)\bcore\.(\w+)/g)].map(([, name = '']) => name));
  const foreign = [...called].filter((name) => !allowed.includes(name));
  return [...violations, ...foreign.map((name) => `${path} must not call core.${name}`)];
}

/** The path, or its beginning, of the modules that may import a package; `undefined` if every module may. */
function ownerOf(target: string): string | undefined {
  // `runnerViolations` checks imports of `@actions/core`.
  if (!target.startsWith('@actions/') || target === CORE) return undefined;
  return OWNERS[target.split('/', 2).join('/')] ?? 'action/';
}

/** The imports of a module: paths relative to `src`, and names of packages. */
export function importsOf({ path, text }: SourceFile): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b[^;'"]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\((?:\/\*.*?\*\/\s*)?'([^']+)'\)/gm,
  );
  return [...statements].map(([, named, bare, dynamic]) => {
    const target = named ?? bare ?? dynamic ?? '';
    return target.startsWith('.')
      ? posix.relative('/src', posix.join('/src', posix.dirname(path), target))
      : target;
  });
}

/** The first folder of a module below `src`, or a floor of `action`; modules in no folder are entries. */
export function layerOf(path: string): string {
  if (path.startsWith(EMULATOR)) return 'emulator';
  if (path.startsWith(WIRE_TYPES)) return 'wire-types';
  const [folder = '', floor = ''] = path.split('/');
  if (folder === 'action' && LAYERS.includes(floor)) return floor;
  return floor === '' ? 'entries' : folder;
}

const isEntry = (path: string): boolean => !path.includes('/') || path === EMULATOR_ENTRY;

function mayImport(from: string, to: string): boolean {
  const [source, target] = [layerOf(from), layerOf(to)];
  if (isEntry(to)) return false;
  if (source === target) return true;
  if (target === 'wire-types') return source === 'api' || source === 'emulator';
  const rank = (layer: string): number => LAYERS.indexOf(layer);
  return rank(source) !== -1 && rank(source) < rank(target);
}

/** The folder of the sources, relative to the working directory. */
export const SOURCE_FOLDER = join(relative(process.cwd(), dirname(import.meta.dirname)), 'src');

/** Sorted lines `from --> to`, one per pair of layers between which there is an import. */
export function layerArrows(sources: readonly SourceFile[]): string[] {
  const arrows = sources.flatMap((source) =>
    importsOf(source)
      .filter((target) => target.endsWith('.ts') && layerOf(target) !== layerOf(source.path))
      .map((target) => `${layerOf(source.path)} --> ${layerOf(target)}`),
  );
  return [...new Set(arrows)].sort();
}

/** The arrows of the Mermaid diagram in a Markdown page, sorted; labels and shapes are ignored. */
export function diagramArrows(markdown: string): string[] {
  const [, diagram = ''] = /```mermaid\n(.*?)```/s.exec(markdown) ?? [];
  return [...diagram.matchAll(/^ *([\w-]+) *--> *([\w-]+) *$/gm)]
    .map(([, from, to]) => `${from} --> ${to}`)
    .sort();
}
