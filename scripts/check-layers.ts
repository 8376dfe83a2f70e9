/** Fails where a module imports what it must not: see scripts/layers.ts. */
import { findViolations, readSources, SOURCE_FOLDER } from './layers.ts';

const sources = readSources(SOURCE_FOLDER);
const violations = findViolations(sources);
for (const violation of violations) process.stdout.write(`${violation}\n`);
process.stdout.write(`layers: ${sources.length} modules, ${violations.length} violations\n`);
process.exitCode = violations.length === 0 ? 0 : 1;
