import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readWorkflows } from '../github/read-workflows.ts';

/** The versions of Node that the project promises: `engines` in package.json, and every place that repeats them. */

const read = (path: string): string => readFileSync(resolve(ROOT, path), 'utf8');
const { engines } = JSON.parse(read('package.json'));
/** The oldest release of each major version, such as `20.19.0`. */
const oldest: string[] = engines.node.match(/\d+\.\d+\.\d+/g);
const major = read('.node-version').trim();

test('every locked package runs on the oldest versions, so that npm ci warns of none', () => {
  const allowed = oldest.map((version) => `:semver(${version}, :attr(engines, [node]))`).join('');
  const query = `npm query --package-lock-only ":attr(engines, [node]):not(${allowed})"`;
  const found: { name: string; version: string; engines: { node: string } }[] = JSON.parse(
    execSync(query, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  expect(found.map(({ name, version, engines }) => `${name} ${version} needs ${engines.node}`)).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', '.ci/run'])('%s names the oldest versions', (path) => {
  const [first, second, newest] = oldest.map((version) => version.replace(/(?:\.0)+$/, ''));
  expect(read(path)).toContain(`Node ${first}, ${second}, ${newest} or newer`);
});

test('.node-version names the Node that runs the action', () => {
  expect(parse(read('action.yml')).runs.using).toBe(`node${major}`);
  expect(process.versions.node).toMatch(new RegExp(`^${major}\\.`));
});

test('CI tests with the oldest Node of engines, and everything else with .node-version', () => {
  const { matrix } = parse(read('.github/workflows/ci.yml')).jobs.test.strategy;
  expect(matrix.node.map(String)).toEqual([major]);
  expect(matrix.include).toEqual([{ os: 'ubuntu-latest', node: oldest[0] }]);
  const used = readWorkflows('.github/workflows').flatMap(({ text }) =>
    [...text.matchAll(/^ *node-version: (.+)$/gm)].map(([, version]) => version),
  );
  expect([...new Set(used)].sort()).toEqual([`\${{ matrix.node }}`, major]);
});
