import { rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, resolve } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';
import { bundledPackages } from './licences/bundled-packages.ts';
import { formatLicenceList } from './licences/licence-list.ts';

const PREFIX = 'builtin:';

/**
 * Gets Node's modules as CommonJS does. An `import` of one reads all its exports, and `node:http` loads the client of `fetch` for
 * one of them.
 */
const builtins: Plugin = {
  name: 'builtins',
  resolveId: (id) => (isBuiltin(id) ? { id: `${PREFIX}${id}`, moduleSideEffects: false } : undefined),
  load(id) {
    if (!id.startsWith(PREFIX)) return undefined;
    return `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(PREFIX.length))});`;
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
    treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/]@actions[\\/]/, sideEffects: false }] },
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
