import { spawn } from 'node:child_process';
import { findProgram, type RealProgram } from '../../scripts/find-program.ts';
import { CASES, expectPlanned } from '../e2e/other-case.ts';
import { testWith } from './programs.ts';

/** A driver of NTFS that can ignore case, as Windows does. Its package also has `mkntfs`. */
const NTFS: RealProgram = {
  name: 'lowntfs-3g',
  variable: 'PLAYABLE_LOWNTFS_3G',
  howToGet: 'apt-get install ntfs-3g; it needs root',
};

/** Moves the working directory to a new disk, in a mount namespace of its own, which ends with the shell and so does the driver. */
const ON_NTFS = `
  set -e
  driver=$1; shift
  image=$(mktemp); copy=$(mktemp -d); trap 'rm -rf "$image" "$copy"' EXIT
  truncate -s 16M "$image"
  PATH="$PATH:/sbin:/usr/sbin" mkntfs --fast --force --quiet "$image" >&2 2>/dev/null
  cp -r . "$copy"
  "$driver" -o ignore_case "$image" "$PWD"
  cd "$PWD"
  cp -r "$copy/." .
  "$@" && status=0 || status=$?
  cd /; umount "$OLDPWD"
  exit "$status"`;

const start: Parameters<typeof expectPlanned>[2] = {
  spawnNode: (args, options) => {
    // Not `sh`, which may drop variables such as `INPUT_DRY-RUN`.
    const shell = ['bash', '-c', ON_NTFS, 'bash', findProgram(NTFS) ?? NTFS.name, process.execPath, ...args];
    const namespace = ['--mount', '--pid', '--fork', '--kill-child', ...shell];
    return spawn('unshare', namespace, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  },
};

testWith(NTFS).each(CASES)('a run with another case than the disk %s', (_, ...planned) =>
  expectPlanned(...planned, start),
);
