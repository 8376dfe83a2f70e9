import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { moveMajorTag } from '../../../scripts/release/tags.ts';
import { temporaryFolder } from '../../doubles/environment.ts';

const IDENTITY = ['-c', 'user.name=test', '-c', 'user.email=test@example.com', '-c', 'tag.gpgSign=false'];

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', [...IDENTITY, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** A repository to push to, and a copy of it with one commit for each of these tags; a tag after `=` is at the same commit. */
async function repositoryWith(...tags: string[]): Promise<{ origin: string; copy: string }> {
  const folder = await temporaryFolder();
  const [origin, copy] = [join(folder, 'origin'), join(folder, 'copy')];
  git(folder, 'init', '--quiet', '--bare', origin);
  git(folder, 'clone', '--quiet', origin, copy);
  for (const names of tags) {
    git(copy, 'commit', '--quiet', '--allow-empty', '--message', names);
    for (const name of names.split('=')) git(copy, 'tag', name);
  }
  git(copy, 'push', '--quiet', 'origin', '--tags');
  return { origin, copy };
}

const commitAt = (folder: string, tag: string): string =>
  git(folder, 'rev-parse', `refs/tags/${tag}^{commit}`);

test.each([
  ['the first release of a major version creates its tag', ['v0.9.0=v0', 'v1.0.0'], 'v1.0.0'],
  ['a newer release moves it, also below one without it', ['v1.2.9=v1', 'v1.3.0', 'v1.2.10'], 'v1.2.10'],
  ['a prerelease at the same commit does not count', ['v1.3.0=v1.4.0-rc.1=v1', 'v1.3.1'], 'v1.3.1'],
  ['a tag that was set by hand moves forward', ['v1', 'v1.0.0'], 'v1.0.0'],
  ['also one between two releases', ['v1.2.0', 'v1', 'v1.2.1'], 'v1.2.1'],
])('%s', async (_, tags, tag) => {
  const { origin, copy } = await repositoryWith(...tags);
  expect(moveMajorTag(copy, tag)).toBe(`v1 is ${tag} now`);
  expect(commitAt(origin, 'v1')).toBe(commitAt(copy, tag));
  // The tags of other major versions stay.
  if (tags[0] === 'v0.9.0=v0') expect(commitAt(origin, 'v0')).toBe(commitAt(copy, 'v0.9.0'));
});

const NEWER = 'v1 is v1.3.0, which is newer than v1.2.10: it stays there';
const PRERELEASE = 'v1.4.0-rc.1 is a prerelease: v1 stays where it is';

test.each([
  ['a patch of an older line never moves it', ['v1.2.9', 'v1.3.0=v1', 'v1.2.10'], 'v1.2.10', NEWER],
  ['a prerelease never moves it', ['v1.3.0=v1', 'v1.4.0-rc.1'], 'v1.4.0-rc.1', PRERELEASE],
  ['a second run changes nothing', ['v1.2.0', 'v1.3.0=v1'], 'v1.3.0', 'v1 is v1.3.0 already'],
])('%s', async (_, tags, tag, sentence) => {
  const { origin, copy } = await repositoryWith(...tags);
  const before = git(origin, 'show-ref');
  expect(moveMajorTag(copy, tag)).toBe(sentence);
  expect(git(origin, 'show-ref')).toBe(before);
});

test.each([
  [
    'never moves a tag back that was set by hand',
    'v1.2.1',
    'v1 is at no release, and v1.2.1 does not contain',
  ],
  ['moves nothing to a release that does not exist', 'v9.9.9', 'This clone has no tag v9.9.9: git fetch'],
])('%s', async (_, tag, sentence) => {
  const { origin, copy } = await repositoryWith('v1.2.0', 'v1.2.1', 'v1');
  const before = git(origin, 'show-ref');
  expect(() => moveMajorTag(copy, tag)).toThrow(sentence);
  expect(git(origin, 'show-ref')).toBe(before);
});

test.each([
  ['has moved', ['v1.0.0=v1', 'v1.1.0', 'v1.2.0']],
  ['was made', ['v1.0.0', 'v1.1.0', 'v1.2.0']],
])('a push is rejected if the tag %s after the clone was made', async (_, tags) => {
  const { origin, copy } = await repositoryWith(...tags);
  git(origin, 'tag', '--force', 'v1', 'v1.2.0');
  expect(() => moveMajorTag(copy, 'v1.1.0')).toThrow('stale info');
  expect(commitAt(origin, 'v1')).toBe(commitAt(copy, 'v1.2.0'));
});
