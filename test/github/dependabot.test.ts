import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './read-workflows.ts';

interface Update {
  readonly 'package-ecosystem': string;
  readonly directory?: string;
  readonly directories?: readonly string[];
  readonly cooldown?: { readonly 'default-days'?: number };
}

const { updates } = parse(readFileSync(join(ROOT, '.github/dependabot.yml'), 'utf8')) as {
  updates: Update[];
};

/** The folders that are watched for new versions of some kind. */
function watched(ecosystem: string): string[] {
  return updates
    .filter((update) => update['package-ecosystem'] === ecosystem)
    .flatMap(({ directory, directories = [] }) => (directory === undefined ? directories : [directory]))
    .sort();
}

test('every folder with an action or with workflows is watched', () => {
  const actions = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'action.yml')));
  expect(actions).toContain('emulator');
  const folders = ['/', '/examples/workflows', ...actions.map((name) => `/${name}`)];
  expect(watched('github-actions')).toEqual(folders.sort());
});

test('the one lock file is watched', () => {
  expect(watched('npm')).toEqual(['/']);
});

test('no version is proposed in its first week', () => {
  for (const { cooldown } of updates) expect(cooldown?.['default-days']).toBeGreaterThanOrEqual(7);
});
