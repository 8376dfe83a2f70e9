import { rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { bundledPackages } from './licences/bundled-packages.ts';
import { formatLicenceList } from './licences/licence-list.ts';

const PREFIX = 'builtin:';
/** Exports of Node's modules that packages name, although they are getters. Other getters load more modules, or print that they are deprecated. */
const GETTERS: readonly string[] = ['promises', 'globalAgent'];

/**
 * Gets Node's modules with `process.getBuiltinModule`, and reads only the exports that the bundle uses. An `import` reads all of
 * them, and `node:http` loads the client of `fetch` for one.
 */
const builtins: Plugin = {
  name: 'builtins',
  resolveId: (id) => (isBuiltin(id) ? { id: `${PREFIX}${id}`, moduleSideEffects: false } : undefined),
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    const name = id.slice(PREFIX.length);
    const builtin = Object.getOwnPropertyDescriptors(process.getBuiltinModule(name));
    const exports = Object.entries(builtin).flatMap(([key, { get }]) =>
      /^[a-z_$][\w$]*$/i.test(key) && (get === undefined || GETTERS.includes(key)) ? key : [],
    );
    return [
      `const builtin = process.getBuiltinModule(${JSON.stringify(name)});`,
      'export default builtin;',
      ...exports.map((key) => `export const ${key} = builtin.${key};`),
    ].join('\n');
  },
};

/**
 * Bundles a file with all of its imports into one module, `index.js` of a folder, and writes the licences of its packages to
 * `licenses.txt`. What nothing uses is left out.
 *
 * @throws Error if an import is not found, or the licence of a package cannot be listed
 */
export async function bundle(file: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const build = await rolldown({
    input: file,
    // The bundle names its files relative to this folder.
    cwd: resolve(import.meta.dirname, '..'),
    platform: 'node',
    plugins: [builtins],
    // Node 20 knows no newer syntax.
    transform: { target: 'es2024' },
    // Their files only define functions. Otherwise, each bundle would have their HTTP client, which no action calls.
    treeshake: {
      moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@actions[\\/]/, sideEffects: false }],
      // Otherwise, all exports of Node's modules would be read.
      propertyReadSideEffects: false,
    },
    onLog: (level, log, report) => report(level === 'warn' ? 'error' : level, log),
  });
  const { output } = await build.write({
    file: join(folder, 'index.js'),
    format: 'esm',
    codeSplitting: false,
    minify: false,
  });
  const files = output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : []));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  writeFileSync(join(folder, 'licenses.txt'), formatLicenceList(bundledPackages(files)));
}
