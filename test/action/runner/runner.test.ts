import { describe, expect, test } from 'vitest';
import { maskSecrets, readRunOrigin } from '../../../src/action/runner/runner.ts';
import { captureStdout } from '../run-here.ts';

test.each<[string, NodeJS.ProcessEnv, string[]]>([
  ['a token with and without the white space around it', { INPUT_TOKEN: ' a\n' }, [' a%0A', 'a']],
  ['no empty token', { INPUT_TOKEN: '', PLAYABLE_TOKEN: '' }, []],
  ['no white space', { INPUT_TOKEN: ' \n', PLAYABLE_TOKEN: '\t' }, []],
])('masks %s, and prints nothing where no runner would read it', (_, env, masked) => {
  const stdout = captureStdout();
  maskSecrets(env);
  expect(stdout.lines).toEqual([]);
  maskSecrets({ ...env, GITHUB_OUTPUT: 'file' });
  expect(stdout.lines).toEqual(masked.map((text) => `::add-mask::${text}`));
});

const RUN = {
  GITHUB_REPOSITORY: 'owner/game',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ID: '987',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_SERVER_URL: 'https://github.example',
};

describe('the origin of a run', () => {
  test("is read from the runner's variables", () => {
    const { GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = RUN;
    expect(readRunOrigin(RUN)).toEqual({
      repository,
      apiUrl: 'https://api.github.com',
      ref: 'branch main',
      commit,
      run: '#42',
      runUrl: 'https://github.example/owner/game/actions/runs/987',
      manifestRun: { repository, id: 987, attempt: 1, commit },
    });
  });

  test.each([
    ['refs/tags/v1.2.0', 'tag v1.2.0'],
    ['refs/heads/feature/a/b', 'branch feature/a/b'],
    ['refs/pull/7/merge', 'pull request #7'],
    ['refs/other/x', 'refs/other/x'],
    ['main', 'main'],
    ['x/refs/heads/main', 'x/refs/heads/main'],
  ])('names %s as %s', (GITHUB_REF, ref) => {
    expect(readRunOrigin({ ...RUN, GITHUB_REF }).ref).toBe(ref);
  });

  test('has the attempt from the second one on', () => {
    expect(readRunOrigin({ ...RUN, GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ATTEMPT: '1' }).run).toBe('#1');
    expect(readRunOrigin({ ...RUN, GITHUB_RUN_ATTEMPT: '2' })).toMatchObject({
      run: '#42, attempt 2',
      manifestRun: { id: 987, attempt: 2 },
    });
    expect(readRunOrigin({ ...RUN, GITHUB_RUN_ATTEMPT: '' }).manifestRun?.attempt).toBe(1);
  });

  test.each([
    ['GITHUB_REF', ['ref']],
    ['GITHUB_SHA', ['commit', 'manifestRun']],
    ['GITHUB_RUN_NUMBER', ['run']],
    ['GITHUB_RUN_ID', ['runUrl', 'manifestRun']],
  ])('is incomplete without %s', (name, fields) => {
    const { [name]: _, ...others } = { ...RUN } as Record<string, string>;
    const origin = readRunOrigin(others);
    for (const field of fields) expect(origin).not.toHaveProperty(field);
    expect(Object.keys(origin)).toHaveLength(7 - fields.length);
    expect(Object.values(origin).join()).not.toMatch(/undefined|NaN/);
  });

  test.each([
    ['https://github.example/api/v3/', 'https://github.example/api/v3'],
    ['http://localhost/api', 'http://localhost/api'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
    ['http://github.example', undefined],
    ['http://127.0.0.1.evil.example', undefined],
    ['http://localhost:80@evil.example', undefined],
    ['https://:80', undefined],
    ['github.example', undefined],
  ])('has an address of the API only if a token may be sent there: %s', (GITHUB_API_URL, apiUrl) => {
    expect(readRunOrigin({ ...RUN, GITHUB_API_URL }).apiUrl).toBe(apiUrl);
  });

  test('is empty without a valid GITHUB_REPOSITORY', () => {
    expect(readRunOrigin({})).toEqual({});
    expect(readRunOrigin({ ...RUN, GITHUB_REPOSITORY: 'nonsense' })).toEqual({});
  });
});
