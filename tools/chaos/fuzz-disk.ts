import { createHash } from 'node:crypto';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FuzzResult, makeFiles, Random, runChecked } from './checked-run.ts';
import { FuzzService } from './fuzz-service.ts';

/** Calls and a part of their paths: the files to upload, the manifest, and what the runner keeps. */
const TARGETS = [
  ...['readdir', 'stat', 'stat', 'realpath', 'open', 'read'].map((call) => ({ call, part: '/workspace' })),
  ...['stat', 'open', 'read', 'write', 'rename', 'mkdir'].map((call) => ({ call, part: '/records' })),
  ...['open', 'write'].map((call) => ({ call, part: '/temp/' })),
  { call: 'stat', part: '[excluded]', code: 'ESTALE' },
];
const CODES = ['ESTALE', 'EIO', 'EMFILE', 'ENOSPC', 'EACCES', 'ELOOP', 'ENAMETOOLONG', 'ETIMEDOUT'];
const PATTERNS = [
  'assets/**',
  './assets/{level-0,level-1,link}/*.bin',
  'assets/**/*.bin\nassets/level-0/file-0.bin',
];
const SIZES = [0, 1, 70_000, 300_000, 700_000, 5, 6, 7];

/** Lets calls of the file system fail. Half of the runs continue an earlier one. */
export async function fuzzDisk(seed: number, folder: string): Promise<FuzzResult> {
  const random = new Random('disk', seed);
  const faults = Array.from({ length: 1 + random.int(2) }, () => ({
    code: random.pick(CODES),
    ...random.pick(TARGETS),
    after: random.pick([0, random.int(4), random.int(24)]),
    times: random.pick([1, 1, 3, 100]),
  }));
  await using service = await FuzzService.start();
  const hashes = await makeFiles(folder, SIZES, random);
  const manifestPath = join(folder, 'workspace/records/manifest.json');
  const assets = join(folder, 'workspace/assets');
  await rename(join(assets, 'level-2'), join(folder, 'workspace/linked'));
  await symlink('../linked', join(assets, 'link'));
  await writeFile(join(assets, '[excluded].bin'), 'excluded');
  const inputs = {
    'base-url': service.baseUrl,
    assets: `${random.pick(PATTERNS)}\n!**/[excluded].bin\n!assets/[excluded].bin`,
    'max-attempts': '3',
    manifest: 'records/manifest.json',
    'reuse-unchanged': 'true',
  };
  const logFile = join(folder, 'faults.log');
  const problems: string[] = [];
  if (random.chance(0.5)) {
    problems.push(...(await runChecked({ folder, inputs })).problems);
    await writeFile(join(assets, 'level-0/file-0.bin'), 'changed');
    hashes.set('file-0.bin', createHash('sha256').update('changed').digest('hex'));
    await rm(join(assets, 'level-1/file-1.bin'));
    hashes.delete('file-1.bin');
  }
  const before = await readFile(manifestPath, 'utf8').catch(() => '');
  const run = await runChecked({
    folder,
    inputs,
    preload: join(import.meta.dirname, 'break-disk.mjs'),
    env: { FUZZ_DISK: JSON.stringify(faults), FUZZ_DISK_LOG: logFile },
    mayLoseReports: () => true,
  });
  const injected: readonly string[] = (await readFile(logFile, 'utf8').catch(() => '')).match(/.+/g) ?? [];
  problems.push(...run.problems);
  const { manifest } = run;
  if (manifest !== undefined && before !== (await readFile(manifestPath, 'utf8')))
    problems.push(...service.checkClaims(manifest, hashes));
  if (run.exitCode === 0) {
    const done = manifest?.assets.filter(({ status }) => ['uploaded', 'reused'].includes(status)) ?? [];
    const claimed = new Set(done.map(({ fileName }) => fileName));
    for (const name of hashes.keys())
      if (!claimed.has(name)) problems.push(`${name} is missing, but the run succeeded`);
  }
  // With these errors there is no such file.
  const isGone = injected.some((line) => /(EACCES|ELOOP|ENAMETOOLONG) .*\[excluded\]/.test(line));
  if (!isGone && [...service.owners.values()].includes('[excluded].bin'))
    problems.push('an excluded file was uploaded');
  if (run.exitCode === 1 && injected.length === 0) problems.push('the run failed without a fault');
  const reports = injected.filter((line) => line.includes(join(folder, 'temp')));
  if (reports.length === 0 && (run.summary === '' || Object.keys(run.outputs).length === 0))
    problems.push('there are no outputs or no job summary');
  const shown = injected.slice(0, 2).map((line) => line.replace(folder, ''));
  return { run, problems, faults: [`${injected.length} faults`, ...shown].join('; ') };
}
