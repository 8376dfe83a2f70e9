import type { ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { type CheckedRun, Random, runChecked } from './checked-run.ts';
import { encode, startDouble } from './double.ts';
import { FuzzService, type Spoil } from './fuzz-service.ts';
import { judge, type Order } from './judge.ts';
import { FAULTS, type FaultName } from './wire-faults.ts';

/** A delivery, and what disturbs it. Everything else follows from the seed. */
export interface Plan {
  readonly seed: number;
  /** Files to upload; with 0 the steps only export. */
  readonly files: number;
  readonly networks: number;
  readonly maxAttempts: number;
  readonly requestTimeoutS: number;
  /** Faults of responses, and the share of the responses that have one. */
  readonly faults?: readonly FaultName[];
  readonly rate?: number;
  /** Errors of the file system: see break-disk.mjs. */
  readonly disk?: readonly object[];
  /** How many runs a signal interrupts. */
  readonly signals?: number;
}

/** Calls and a part of their paths: the files to upload, the manifest, and what the runner keeps. */
const CALLS = [
  ...['readdir', 'stat', 'stat', 'realpath', 'open', 'read'].map((call) => ({ call, part: '/workspace' })),
  ...['stat', 'open', 'read', 'write', 'rename', 'mkdir'].map((call) => ({ call, part: '/records' })),
  ...['open', 'write'].map((call) => ({ call, part: '/temp/' })),
];
const CODES = ['ESTALE', 'EIO', 'EMFILE', 'ENOSPC', 'EACCES', 'ELOOP', 'ENAMETOOLONG', 'ETIMEDOUT'];
const SIGNALS = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP'] as const;
/** What networks and busy servers do. */
const USUAL = ['busy', '5xx', 'nothing', 'long length', 'cut head', 'expired upload'] as const;

/** What each kind of seed does to a delivery. */
export const PLANS: Readonly<Record<'wire' | 'disk' | 'signals' | 'chaos', (seed: number) => Plan>> = {
  wire: (seed) => {
    const random = new Random('wire', seed);
    return {
      ...{ seed, files: 14, networks: 12, maxAttempts: random.pick([1, 3, 10]), requestTimeoutS: 1 },
      faults: Array.from({ length: 3 }, () => random.pick(Object.keys(FAULTS) as FaultName[])),
      rate: random.pick([0.05, 0.2, 0.5]),
    };
  },
  disk: (seed) => {
    const random = new Random('disk', seed);
    const fault = () => ({
      ...{ ...random.pick(CALLS), code: random.pick(CODES), times: random.pick([1, 1, 3, 100]) },
      after: random.pick([0, random.int(4), random.int(24)]),
    });
    const disk = Array.from({ length: 1 + random.int(2) }, fault);
    return { seed, files: 14, networks: 2, maxAttempts: 3, requestTimeoutS: 60, disk };
  },
  signals: (seed) => {
    return { seed, files: 40, networks: 12, maxAttempts: 2, requestTimeoutS: 60, signals: 1 + (seed % 4) };
  },
  // Of ten seeds, three give up early, so that files fail; and one has only exports, so that some of these fail.
  chaos: (seed) => ({
    ...{ seed, faults: USUAL, rate: 0.2, requestTimeoutS: 1 },
    ...(seed % 10 === 4
      ? { files: 0, networks: 120, maxAttempts: 1 }
      : { files: 1_000, networks: 3 + (seed % 10), maxAttempts: [10, 10, 2, 10, 3][seed % 5] ?? 10 }),
  }),
};

/** The runner sends SIGTERM so long after SIGINT. */
const GRACE_MS = 7_500;
const KIB = 1024;
/** The action sends a file above 256 KiB in blocks. */
const SIZES = [0, 1, 256 * KIB - 1, 256 * KIB, 256 * KIB + 1, 300 * KIB, 700 * KIB];
/** Names that mean something in a URL, a shell, a workflow command, a terminal or JavaScript, as far as the system allows them. */
const NAMES = [
  ...['a b&c.html', 'ünï-😀.png', '[1].json', '-rf.txt', "it's.css", '##[add-mask]x.js', '::error::x.txt'],
  ...['%0A::error::x', '%2e%2e%2fup.txt', '__proto__', 'constructor', '#fragment?query=1.html', '{a,b}*.txt'],
  ...['comma, semicolon; equals=.csv', 'right\u202Eto-left.txt', `${'long-'.repeat(40)}.bin`],
].filter((name) => process.platform !== 'win32' || !/[<>:"|?*\\]/.test(name));

/** What became of a delivery: its first run that was disturbed, all problems, one sentence each, and what was done to it. */
export interface Delivery {
  readonly run: CheckedRun;
  readonly problems: readonly string[];
  readonly faults: string;
}

/** Disturbs the runs of a delivery while it is on. */
class Disturber {
  isOn = false;
  signal: NodeJS.Signals | undefined;
  signalledAt: number | undefined;
  /** The faults that responses had. */
  readonly faults = new Set<string>();
  #child: ChildProcess | undefined;
  #requestsLeft = 0;
  readonly #plan: Plan;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  /** A signal may come at any request or any time, also before the first request and after the last one. */
  begin(child: ChildProcess, random: Random): void {
    this.#child = child;
    this.signalledAt = undefined;
    this.signal = this.isOn && this.#plan.signals ? random.pick(SIGNALS) : undefined;
    this.#requestsLeft = random.int(2 * this.#plan.files + this.#plan.networks + 1);
    if (random.chance(0.3)) void setTimeout(80 + random.int(900)).then(() => this.#interrupt());
  }

  readonly spoil: Spoil = (right, { kind, name, nth }, service) => {
    const { seed, faults = [], rate = 0 } = this.#plan;
    this.#requestsLeft -= 1;
    if (this.#requestsLeft < 0) this.#interrupt();
    const own = new Random(seed, kind, name, nth);
    if (!this.isOn || !own.chance(rate)) return { bytes: encode(right) };
    const fault = own.pick(faults);
    this.faults.add(fault);
    return FAULTS[fault](right, own, service);
  };

  #interrupt(): void {
    const [child, signal] = [this.#child, this.signal];
    if (signal !== undefined && child?.exitCode === null && child.kill(signal))
      this.signalledAt ??= Date.now();
  }
}

/**
 * Makes a delivery that is disturbed, and continues it in peace. Between two runs it does what a person would do: it looks up each
 * `unknown` export in the service, and removes those that are there from the inputs.
 */
export async function deliver(plan: Plan, folder: string): Promise<Delivery> {
  const random = new Random('delivery', plan.seed, plan.files);
  const disturber = new Disturber(plan);
  const service = new FuzzService(random, disturber.spoil);
  await using double = await startDouble((heard) => service.respond(heard));
  const files = await makeFiles(plan.files, folder, random);
  const naming = random.pick(['basename', 'path']);
  const fixed = {
    ...{ 'base-url': double.baseUrl, manifest: 'records/manifest.json', 'reuse-unchanged': 'true' },
    ...{ 'max-retry-wait': '10', 'file-name': naming, concurrency: random.pick(['1', '4', '16', 'auto']) },
    'max-attempts': String(plan.maxAttempts),
  };
  const record = join(folder, 'workspace', fixed.manifest);
  const log = join(folder, 'faults.log');
  const [problems, ends]: [string[], string[]] = [[], []];
  let networks = Array.from({ length: plan.networks }, (_, index) => `network-${index}`);
  let recorded: ReadonlyMap<string, string> = new Map();

  async function step(assets: string, order: Order): Promise<CheckedRun> {
    service.beginRun();
    const disk = disturber.isOn && plan.disk !== undefined;
    // In peace nothing may time out, also on a machine with a high load.
    const timeoutS = disturber.isOn ? plan.requestTimeoutS : 60;
    const exported = order.networks.length > 0 && { variant: 'v', network: order.networks.join() };
    const run = await runChecked({
      folder,
      inputs: {
        ...{ ...fixed, assets, ...exported },
        ...{ 'request-timeout': String(timeoutS), 'retry-unknown': String(!order.isFirst) },
      },
      env: {
        ...{ GITHUB_REPOSITORY: 'o/game', GITHUB_REPOSITORY_ID: '5', GITHUB_SHA: 'c0ffee' },
        ...{ GITHUB_RUN_ID: '987', GITHUB_RUN_ATTEMPT: String(ends.length + 1) },
        ...(disk && { FUZZ_DISK: JSON.stringify(plan.disk), FUZZ_DISK_LOG: log }),
      },
      preload: disk ? join(import.meta.dirname, 'break-disk.mjs') : undefined,
      started: (child) => disturber.begin(child, random),
      secrets: () => [...service.grants.map(({ signature }) => signature), ...service.spelled],
      mayLoseReports: () => disk || disturber.signalledAt !== undefined,
    });
    const { signal, signalledAt } = disturber;
    const endedAt = Date.now();
    await double.settled();
    if (endedAt - (signalledAt ?? endedAt) > GRACE_MS)
      problems.push(`the run ended ${endedAt - (signalledAt ?? 0)} ms after the signal`);
    // A signal may come before Node can handle signals, or when it no longer does.
    const isUnhandled = signal === 'SIGKILL' || /^$|\nManifest: /.test(run.stdout);
    const wasKilled = run.exitCode === null && signalledAt !== undefined && isUnhandled;
    ends.push(wasKilled ? `${signal}` : `${run.exitCode}`);
    problems.push(...run.problems.filter((one) => !wasKilled || !/exit code|left behind/.test(one)));
    if (wasKilled) await removeTemporaryFiles(folder);
    else problems.push(...judge(run, service, order));
    // A file that is recorded is not sent again, and stays recorded.
    const before = recorded;
    recorded = await idsIn(record, files);
    const again = service.ownGrants.filter(({ fileName }) => before.has(fileName));
    const lost = [...before].filter(([fileName, id]) => recorded.get(fileName) !== id);
    problems.push(...again.map(({ fileName }) => `${fileName} was sent again`));
    problems.push(...lost.map(([fileName]) => `${fileName} lost its id`));
    return run;
  }

  // The folder is one of three: an earlier step has uploaded some files, and one of them has changed since then.
  if (plan.files > 0 && random.chance(0.3)) {
    const some = new Map([...files].filter(([path]) => path.includes('/level-0/')));
    await step('assets/level-0/**', { files: some, networks: [], naming, isFirst: true });
    const [[path = ''] = []] = some;
    await writeFile(join(folder, 'workspace', path), 'changed');
    files.set(path, hash('sha256', 'changed'));
    recorded = await idsIn(record, files);
  }
  const assets = plan.files > 0 ? 'assets/**' : '';
  let disturbed: CheckedRun | undefined;
  for (let left = Math.max(1, plan.signals ?? 0); left >= 0; left -= 1) {
    disturber.isOn = left > 0;
    const run = await step(assets, { files, networks, naming, isFirst: ends.length === 0 });
    disturbed ??= run;
    if (run.exitCode === 0) break;
    networks = networks.filter((network) => !service.done.has(network));
    if (left === 0) problems.push('the delivery did not succeed in peace');
  }
  problems.push(...service.problems);
  const lacking = plan.networks - service.done.size;
  if (lacking > 0) problems.push(`${lacking} exports were never triggered`);
  const injected = [...disturber.faults, ...(await injectedInto(log))].join(', ');
  const faults = `${plan.files} files, ${plan.networks} networks, exits ${ends.join(' ')}; ${injected}`;
  return { run: disturbed as CheckedRun, problems, faults };
}

/** Files in three folders, one of which is a link. Returns the hash of each by its path. */
async function makeFiles(count: number, folder: string, random: Random): Promise<Map<string, string>> {
  const assets = join(folder, 'workspace/assets');
  const hashes = new Map<string, string>();
  for (const path of ['level-0', 'level-1', '../linked'])
    await mkdir(join(assets, path), { recursive: true });
  await symlink('../linked', join(assets, 'level-2'));
  for (let index = 0; index < count; index += 1) {
    const name = NAMES[(index + 7 * random.int(2)) % NAMES.length];
    const path = `assets/level-${index % 3}/${index}-${name}`;
    const content = random.bytes(SIZES[index] ?? random.int(16 * KIB));
    await writeFile(join(folder, 'workspace', path), content);
    hashes.set(path, hash('sha256', content));
  }
  return hashes;
}

/** The asset ids of files as they are now, by file name. */
async function idsIn(record: string, files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const text = await readFile(record, 'utf8').catch(() => '{"assets":[]}');
  const { assets } = JSON.parse(text) as Pick<Manifest, 'assets'>;
  const current = assets.filter(({ path, sha256 }) => sha256 === files.get(path));
  return new Map(current.flatMap(({ fileName, assetId }) => (assetId ? [[fileName, assetId]] : [])));
}

async function injectedInto(log: string): Promise<string[]> {
  const text = await readFile(log, 'utf8').catch(() => '');
  return [...new Set(text.match(/^\w+ \w+/gm))];
}

/** A killed run may leave the file behind with which it was just replacing the manifest, or its note. */
async function removeTemporaryFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names) if (name.endsWith('.tmp')) await rm(join(folder, name));
}
