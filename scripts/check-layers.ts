/** Fails if a module imports what it must not (see layers.ts), or if docs/architecture.md shows other arrows than the code has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diagramArrows, findViolations, layerArrows, readProducts, SOURCE_FOLDER } from './layers.ts';

const DIAGRAM = 'docs/architecture.md';

const sources = readProducts();
const inCode = layerArrows(sources);
const inDiagram = diagramArrows(readFileSync(join(SOURCE_FOLDER, '..', DIAGRAM), 'utf8'));
const problems = [
  ...findViolations(sources),
  ...inCode.filter((arrow) => !inDiagram.includes(arrow)).map((arrow) => `${DIAGRAM} lacks: ${arrow}`),
  ...inDiagram
    .filter((arrow) => !inCode.includes(arrow))
    .map((arrow) => `${DIAGRAM} shows, but no import does: ${arrow}`),
];
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.stdout.write(`layers: ${sources.length} modules, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;
