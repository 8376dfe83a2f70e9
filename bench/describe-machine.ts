import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, machine, release, totalmem, type } from 'node:os';
import { resolve } from 'node:path';
import { findOnPath } from '../scripts/find-program.ts';

/** How each program of others is asked for its version. */
const PROGRAMS: Readonly<Record<string, readonly string[]>> = {
  nginx: ['-v'],
  curl: ['--version'],
  jq: ['--version'],
  bash: ['--version'],
};

/** What results depend on beside the action: names and values, in the order in which they are told. */
export function describeMachine(): [name: string, value: string][] {
  return [
    ['CPU', `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`],
    ['memory', `${(totalmem() / 1024 ** 3).toFixed(0)} GiB`],
    ['system', `${systemName()}, ${type()} ${release()} ${machine()}`],
    ['Node', process.version.slice(1)],
    ['undici, glob', `${versionOfPackage('current-undici')}, ${versionOfPackage('glob')}`],
    ...Object.entries(PROGRAMS).map(([name, args]): [string, string] => [name, versionOf(name, args)]),
  ];
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="(.*)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'unknown';
  } catch {
    return 'unknown';
  }
}

function versionOfPackage(name: string): string {
  const path = resolve(import.meta.dirname, '../node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
}

function versionOf(name: string, args: readonly string[]): string {
  const file = findOnPath(name);
  if (file === undefined) return 'not there';
  // nginx tells it on stderr.
  const said = execFileSync('sh', ['-c', '"$0" "$@" 2>&1', file, ...args], { encoding: 'utf8' });
  return /\d+(?:\.\d+)+/.exec(said)?.[0] ?? said.trim();
}
