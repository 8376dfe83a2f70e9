import { stripTypeScriptTypes } from 'node:module';

/** The modules of a folder `script` as one script for browsers: without types, imports and exports. Each uses those before it. */
export function browserScript(...modules: readonly string[]): string {
  const scripts = modules.map((text) =>
    stripTypeScriptTypes(text).replace(/^import [^;]*;|^export (?=const|function)/gm, ''),
  );
  return scripts.join('').replace(/\n\s*\n/g, '\n');
}
