import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { CAN } from '../doubles/conditions.ts';
import { titlesOf } from '../e2e/assertions.ts';
import { FILES, UPLOAD } from '../e2e/job.ts';
import { type ActionRun, EXPORT, inputsFor, newFolder, runAction, type Settings } from '../e2e/run-action.ts';
import { startStubService } from '../e2e/stub-service.ts';

/* The record on real disks: a file that is a mount point, and a folder in which only owners replace files. */

/** Mounts something at a path for the running test. */
function mount(path: string, ...args: readonly string[]): void {
  execFileSync('mount', [...args, path]);
  onTestFinished(() => void execFileSync('umount', [path]));
}

/** Steps that share the manifest at an absolute path. */
async function startSteps(manifest: string) {
  const stub = await startStubService({});
  return async (inputs: Settings, more: Partial<ActionRun> = {}) => {
    const before = stub.journal.length;
    const shared = { manifest, 'reuse-unchanged': 'true', concurrency: '1', ...inputs };
    const result = await runAction({
      files: FILES,
      inputs: inputsFor(stub.origin, shared),
      readManifest: () => manifest,
      ...more,
    });
    const requests = stub.journal.length - before;
    return { exitCode: result.exitCode, titles: titlesOf(result, 'error'), requests };
  };
}

const UNWRITTEN = { exitCode: 1, titles: ['Manifest not written'], requests: 0 };

/** The record after an upload that could not be recorded. */
const incomplete = (record: string): string => record.replace('"complete": true', '"complete":false');

test.runIf(CAN.mountDisks)('a whole release is recorded in a file that is a mount point', async () => {
  const folder = await newFolder();
  const [file, manifest] = [join(folder, 'outside.json'), join(folder, 'm.json')];
  for (const path of [file, manifest]) await writeFile(path, '');
  mount(manifest, '--bind', file);
  const step = await startSteps(manifest);
  expect(await step(UPLOAD)).toEqual({ exitCode: 0, titles: [], requests: 4 });
  expect(await step(EXPORT)).toEqual({ exitCode: 0, titles: [], requests: 1 });
  expect(await step({ ...UPLOAD, ...EXPORT })).toEqual({ exitCode: 0, titles: [], requests: 0 });
  const { conclusion, complete, assets, exports }: Manifest = JSON.parse(await readFile(file, 'utf8'));
  const statuses = [...assets, ...exports].map(({ status }) => status);
  expect({ conclusion, complete, statuses }).toEqual({
    conclusion: 'success',
    complete: true,
    statuses: ['reused', 'reused', 'reused'],
  });
  expect((await readdir(folder)).sort()).toEqual(['m.json', 'outside.json']);
});

/** Starts Node without the right to replace files of others. Root has it everywhere else. */
const withoutRight: NonNullable<ActionRun['spawnNode']> = (args, options) => {
  const command = ['--bounding-set', '-fowner', process.execPath, ...args];
  return spawn('setpriv', command, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
};

test.runIf(CAN.mountDisks)(
  "in a sticky folder nothing is sent, and an upload into another user's manifest is not complete",
  async () => {
    const folder = await newFolder();
    const manifest = join(folder, 'm.json');
    const step = await startSteps(manifest);
    await step(UPLOAD);
    const record = await readFile(manifest, 'utf8');
    await chmod(folder, 0o1777);
    for (const [path, owner] of [[folder, 65_534] as const, [manifest, 65_533] as const])
      await chown(path, owner, owner);
    expect(await step(EXPORT, { spawnNode: withoutRight })).toEqual(UNWRITTEN);
    expect(await readFile(manifest, 'utf8')).toBe(record);
    expect(await step(UPLOAD, { spawnNode: withoutRight })).toEqual(UNWRITTEN);
    expect(await readFile(manifest, 'utf8')).toBe(incomplete(record));
    expect(await readdir(folder)).toEqual(['m.json']);
  },
);
