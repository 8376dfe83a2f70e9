import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { StepResult } from '../../scripts/local-runner.ts';
import { escapeLogLine } from '../../src/action/runner/sanitize.ts';
import type { Canary } from '../doubles/canary.ts';
import { runnerCommands } from '../doubles/runner-commands.ts';
import type { Received, StubServer } from '../doubles/stub-server.ts';
import { type ActionResult, type SubActionResult, TOKEN } from './run-action.ts';

/** The servers that a run could reach. */
export interface Wire {
  /** Each has a journal of what it was sent. */
  readonly service: Pick<StubServer, 'journal'>;
  readonly storage: Pick<StubServer, 'journal'>;
  readonly github: Pick<StubServer, 'journal'>;
  /** Where redirects lead. */
  readonly elsewhere: Pick<StubServer, 'connections'>;
}

/** What a request to the storage must not have: whatever says who asks, or where it came from. */
const PERSONAL = ['authorization', 'proxy-authorization', 'cookie', 'referer', 'origin'];

/**
 * Holds a run against the contract's "Never": no secret in anything that it wrote, none in a request that should not have
 * it, and nothing at all sent to where a redirect leads.
 */
export async function expectNoLeak(result: ActionResult, canary: Canary, wire: Wire): Promise<void> {
  const manifest = JSON.stringify(result.manifest);
  expect(canary.leaksIn({ ...(await allThatWasWritten(result)), manifest })).toEqual([]);
  expect(canary.leaksIn(requests('service', wire.service.journal), (name) => name !== 'the token')).toEqual(
    [],
  );
  expect(canary.leaksIn(requests('storage', wire.storage.journal), isToken)).toEqual([]);
  expect(
    canary.leaksIn(requests('GitHub', wire.github.journal), (name) => name !== 'the token for GitHub'),
  ).toEqual([]);
  const sent = wire.storage.journal.flatMap(({ headers }) => Object.keys(headers));
  expect(sent.filter((name) => PERSONAL.includes(name))).toEqual([]);
  expect(wire.elsewhere.connections).toBe(0);
}

/** Upload addresses are the storage's own. */
function isToken(name: string): boolean {
  return name === 'the token' || name === 'the token for GitHub';
}

/** The log without the lines that mask the token, and every file that there is after the run, their names included. */
export async function allThatWasWritten({
  stdout,
  stderr,
  outputs,
  summary,
  workspace,
}: SubActionResult): Promise<Record<string, string>> {
  const folder = dirname(workspace);
  // Before anything else; the runner takes these lines away.
  const masks = /^(?:::add-mask::[^\n]*\n)+/.exec(stdout)?.[0] ?? '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(
    files.map(async (path) => [path.slice(folder.length), await readFile(path, 'latin1')] as const),
  );
  return {
    stdout: stdout.slice(masks.length),
    stderr,
    outputs: JSON.stringify(outputs),
    summary,
    'names of files': files.join('\n'),
    ...Object.fromEntries(contents),
  };
}

function requests(side: string, journal: readonly Received[]): Record<string, string> {
  const texts = journal.map(({ method, path, rawHeaders, body }, index) => {
    const headers = rawHeaders.join('\n');
    return [
      `request ${index + 1} to the ${side}`,
      [method, path, headers, body.toString('latin1')].join('\n'),
    ];
  });
  return Object.fromEntries(texts);
}

/** What only the runner or a terminal would read, the ends of lines left out. */
const ACTING = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Holds a step's log against what the runner makes of it: the commands are those that the action means, and all text in them
 * and between them can only be read.
 *
 * @param titles that annotations may have
 */
export function expectOwnCommandsOnly({ stdout, stderr }: StepResult, titles: readonly string[]): void {
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(ACTING);
  const commands = runnerCommands(stdout);
  expect(commands.filter(({ name }) => name === 'add-mask')).toEqual([
    { name: 'add-mask', properties: {}, data: TOKEN },
  ]);
  for (const { name, properties, data } of commands) {
    expect(['add-mask', 'group', 'endgroup', 'error', 'warning']).toContain(name);
    const isAnnotation = name === 'error' || name === 'warning';
    expect(isAnnotation ? titles : [undefined]).toContain(properties['title']);
    expect(Object.keys(properties)).toHaveLength(isAnnotation ? 1 : 0);
    expect(data.length).toBeLessThanOrEqual(4_096);
    for (const line of data.split('\n')) expect(escapeLogLine(line)).toBe(line);
  }
  expect(commands.filter(({ name }) => name === 'error').length).toBeLessThanOrEqual(10);
}
