/**
 * Prints a bill of materials of `dist` as CycloneDX: every bundled package with its version, licence and hash.
 *
 * Usage: npm run --silent verify -- sbom >sbom.cdx.json
 */
import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deliveredPackages } from './licences/licence-list.ts';
import { narrowSbom } from './narrow-sbom.ts';

const root = resolve(import.meta.dirname, '..');
const { name } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
// Read from the lock, because installed packages would name the registry that they came from.
const command = 'npm sbom --sbom-format cyclonedx --sbom-type application --package-lock-only';
const installed = JSON.parse(execSync(command, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }));
const sbom = narrowSbom(installed, name, deliveredPackages(resolve(root, 'dist')));
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);
