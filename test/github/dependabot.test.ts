import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './read-workflows.ts';

interface Update {
  readonly 'package-ecosystem': string;
  readonly directory?: string;
  readonly directories?: readonly string[];
}

const { updates } = parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) as {
  updates: Update[];
};

/** The folders in which Dependabot updates an ecosystem. */
function watched(ecosystem: string): string[] {
  return updates
    .filter((update) => update['package-ecosystem'] === ecosystem)
    .flatMap(({ directory, directories = [] }) => (directory === undefined ? directories : [directory]))
    .sort();
}

test('Dependabot updates every folder with an action or with workflows', () => {
  const actions = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'action.yml')));
  expect(actions).toContain('emulator');
  const folders = ['/', '/examples/workflows', ...actions.map((name) => `/${name}`)];
  expect(watched('github-actions')).toEqual(folders.sort());
});

test('Dependabot updates every lock file', () => {
  const exclude = (path: string): boolean => path.endsWith('node_modules');
  const locks = globSync('**/package-lock.json', { cwd: ROOT, exclude });
  expect(locks.length).toBeGreaterThan(1);
  const folders = locks.map((lock) => posix.resolve('/', lock.replaceAll('\\', '/'), '..'));
  expect(watched('npm')).toEqual(folders.sort());
});
