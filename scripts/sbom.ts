/**
 * Prints a bill of materials of `dist` as CycloneDX: every bundled package with its version, licence and hash. npm's own bill also
 * lists packages that are not bundled. It names the project after its folder, and before npm 11 it lists a package twice that is
 * installed twice. Its option `--omit dev` would leave out bundled packages that the tests need.
 *
 * Usage: npm run --silent verify -- sbom >sbom.cdx.json
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of a bill that this script reads. */
interface Bill {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
}

const cwd = resolve(import.meta.dirname, '..');
// Read from the lock, because installed packages would name the registry that they came from.
const command = 'npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only';
const all: Bill = JSON.parse(execSync(command, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
const manifestIn = (folder: string) => JSON.parse(readFileSync(resolve(cwd, folder, 'package.json'), 'utf8'));
const { name, workspaces } = manifestIn('');
const licences = readFileSync(resolve(cwd, 'dist/licenses.txt'), 'utf8');

// `npm run` would add the repository's addresses.
const project = { ...all.metadata.component, name, externalReferences: [] };
const components = licences.split(`${'='.repeat(80)}\n\n`).map((entry) => {
  const [bundled] = entry.split('\n', 1);
  const found = all.components.find((one) => `${one.name} ${one.version}` === bundled);
  if (found === undefined) throw new Error(`npm sbom does not know ${bundled}.`);
  return found;
});
const kept = new Set([project, ...components].map((one) => one['bom-ref']));
const needs = (ref: string): readonly string[] =>
  all.dependencies.filter((one) => one.ref === ref).flatMap(({ dependsOn }) => dependsOn);
// The project and its workspaces are one program.
const program = ['', ...workspaces].map(manifestIn).map((one) => `${one.name}@${one.version}`);
const dependencies = [...kept].map((ref) => {
  const needed = ref === project['bom-ref'] ? program.flatMap(needs) : needs(ref);
  return { ref, dependsOn: [...new Set(needed)].filter((one) => kept.has(one)) };
});
const bill = { ...all, metadata: { ...all.metadata, component: project }, components, dependencies };
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
