import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minimatch } from 'minimatch';
import { describe, expect, test } from 'vitest';
import { ROOT, readWorkflows } from './read-workflows.ts';

const read = (name: string) => JSON.parse(readFileSync(join(ROOT, `.github/rulesets/${name}.json`), 'utf8'));

/** The parameters of a rule; `undefined` without such a rule. */
function ruleOf(name: string, type: string) {
  return read(name).rules.find((rule: { type: string }) => rule.type === type);
}

test('main demands a pull request, an approval of the code owners, and the check of CI, with exceptions for nobody', () => {
  const [{ context }] = ruleOf('main', 'required_status_checks').parameters.required_status_checks;
  const ci = readWorkflows('.github/workflows').find(({ path }) => path.endsWith('/ci.yml'));
  expect(ci?.workflow.jobs[context]).toMatchObject({ name: context });
  expect(ruleOf('main', 'pull_request').parameters).toMatchObject({ require_code_owner_review: true });
  expect(read('main')).toMatchObject({ target: 'branch', enforcement: 'active', bypass_actors: [] });
});

describe('the rules for tags', () => {
  const { conditions } = read('release-tags');
  const [pattern] = conditions.ref_name.include;

  test.each([
    ['v0.1.0', true],
    ['v1.2.3-rc.1', true],
    ['v1', false],
  ])('%s is a release, whose tag only maintainers create, move or delete: %s', (tag, isRelease) => {
    expect(minimatch(`refs/tags/${tag}`, pattern)).toBe(isRelease);
    for (const type of ['creation', 'update', 'deletion']) expect(ruleOf('release-tags', type)).toBeDefined();
  });
});
