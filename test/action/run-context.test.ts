import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type RunContext, readRunContext } from '../../src/action/run-context.ts';
import { temporaryFolder } from '../doubles/environment.ts';
import { captureStdout } from './capture-stdout.ts';

const RUN = {
  GITHUB_REPOSITORY: 'owner/game',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ID: '987',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_SERVER_URL: 'https://github.example',
};

/** The origin of a run with these variables and no others of GitHub's. */
function readWith(variables: Readonly<Record<string, string>>): RunContext {
  for (const name of Object.keys(process.env)) if (name.startsWith('GITHUB_')) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  return readRunContext();
}

describe('the origin of a run', () => {
  test('is all that the runner tells', () => {
    expect(readWith(RUN)).toEqual({
      repository: 'owner/game',
      ref: 'branch main',
      commit: '0123456789abcdef0123456789abcdef01234567',
      run: '#42',
      runUrl: 'https://github.example/owner/game/actions/runs/987',
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
    expect(readWith({ ...RUN, GITHUB_REF }).ref).toBe(ref);
  });

  test('counts attempts from the second', () => {
    expect(readWith({ ...RUN, GITHUB_RUN_NUMBER: '1', GITHUB_RUN_ATTEMPT: '1' }).run).toBe('#1');
    expect(readWith({ ...RUN, GITHUB_RUN_ATTEMPT: '2' }).run).toBe('#42, attempt 2');
  });

  test.each([
    ['GITHUB_REF', 'ref'],
    ['GITHUB_SHA', 'commit'],
    ['GITHUB_RUN_NUMBER', 'run'],
    ['GITHUB_RUN_ID', 'runUrl'],
  ])('is without what is not known: %s', (name, field) => {
    const { [name]: _, ...others } = { ...RUN } as Record<string, string>;
    const context = readWith(others);
    expect(context).not.toHaveProperty(field);
    expect(Object.keys(context)).toHaveLength(4);
    expect(Object.values(context).join()).not.toMatch(/undefined|NaN/);
  });

  test('is nothing outside of GitHub', () => {
    expect(readWith({})).toEqual({});
    expect(readWith({ ...RUN, GITHUB_REPOSITORY: 'nonsense' })).toEqual({});
  });

  test.each([
    ['missing', undefined],
    ['damaged', '{"action": '],
    ['empty', ''],
    ['whole', '{"action": "published"}'],
  ])('is the same where the file of the event is %s, and nothing is written', async (_, content) => {
    const stdout = captureStdout();
    const event = join(await temporaryFolder(), 'event.json');
    if (content !== undefined) await writeFile(event, content);
    expect(readWith({ ...RUN, GITHUB_EVENT_PATH: event })).toEqual(readWith(RUN));
    expect(readWith(RUN).repository).toBe('owner/game');
    expect(stdout.text).toBe('');
  });
});
