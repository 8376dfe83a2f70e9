/**
 * Builds what GitHub runs, after `tsc`: one bundle, of which each entry loads its part. Its bytes are the same in any folder.
 *
 * Usage: npm run build [-- FOLDER]      default: `dist`
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { bundle } from './bundle.ts';
import { licenceList } from './licences/licence-list.ts';

/** Each entry is a folder of `dist`, and starts with this module. */
const ENTRIES = {
  main: 'src/main',
  post: 'src/post',
  games: 'src/games',
  assets: 'src/assets',
  emulator: 'emulator/src/main',
  'emulator-start': 'src/emulator-start',
  'emulator-stop': 'src/emulator-stop',
};

/** `debug` colours its lines by this package if it finds it. It comes with a tool of ours, and users would get it by that accident. */
const ABSENT = ['supports-color'];

// The bundle names its files relative to this folder.
process.chdir(resolve(import.meta.dirname, '..'));
const target = process.argv[2] ?? 'dist';
const compiled = '.cache/build';
for (const name of globSync('emulator/src/**/*.js', { cwd: compiled })) inlineFiles(name);
const all = resolve(compiled, 'index.js');
const starts = Object.entries(ENTRIES).map(
  ([name, module]) => `  '${name}': () => import('./${module}.js'),\n`,
);
writeFileSync(all, `export const start = {\n${starts.join('')}};\n`);
const entries = Object.keys(ENTRIES).map((name) => [`${name}/index.js`, entry(name)] as const);
const actions = await bundle(all);
// A program of its own, which only re-runs and failed jobs start. Its library has 3.5 MB as plain code.
const cache = await bundle(resolve(compiled, 'src/cache.js'), { minify: true, absent: ABSENT });
const files = [
  ...Object.entries(actions.files),
  ...Object.entries(cache.files).map(([name, content]) => [`cache/${name}`, content] as const),
  ['licenses.txt', licenceList([...actions.modules, ...cache.modules])] as const,
  ...entries,
];
rmSync(target, { recursive: true, force: true });
for (const [name, content] of files) {
  mkdirSync(dirname(join(target, name)), { recursive: true });
  writeFileSync(join(target, name), content);
}
if (target === 'dist')
  process.stdout.write(`dist: ${files.length} files written. Commit those that changed.\n`);

/** Replaces the reading of a file beside a module, such as the page's CSS, by its text. */
function inlineFiles(module: string): void {
  const path = join(compiled, module);
  const reading = /readFileSync\(new URL\('([^']+)', import\.meta\.url\), 'utf8'\)/g;
  const text = readFileSync(path, 'utf8');
  const inlined = text.replace(reading, (_, file: string) =>
    JSON.stringify(readFileSync(join(dirname(module), file), 'utf8')),
  );
  if (inlined !== text) writeFileSync(path, inlined);
}

/** Older versions of Node can't load the bundle, and would fail with an error about its syntax or a missing function. */
function entry(name: string): string {
  return `const { node } = process.versions;
if (Number.parseInt(node, 10) >= 24) {
  const { start } = await import('../index.js');
  await start['${name}']();
} else {
  console.log(\`::error title=Runner too old::This action needs Node 24, and this is v\${node}: update the runner.\`);
  process.exitCode = 1;
}
`;
}
