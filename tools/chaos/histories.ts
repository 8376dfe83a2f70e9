import { hash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as fc from 'fast-check';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { contradictions } from './claims.ts';
import { encode, type Heard, startDouble, type Wire } from './double.ts';
import {
  type Fault,
  faultOf,
  isGood,
  type ModelRecord,
  type ModelRun,
  type ModelStep,
  predict,
  type RequestKind,
} from './record-model.ts';

/** What was done to the file at `manifest` before a step: the first four change nothing, or begin a new record. */
const EDITS = {
  none: (text) => text,
  marked: (text) => `\uFEFF${text.replace(/^\uFEFF/, '')}`,
  emptied: () => '',
  removed: () => '',
  'cut off': (text) => text.slice(0, -20),
  'another version': (text) => text.replace('"version": 1', '"version": 2'),
  'no manifest': () => '{}',
  'listed twice': (text) => text.replace(/("exports": )\[/, `$1[${TWICE},${TWICE},`),
} satisfies Readonly<Record<string, (text: string) => string>>;
const TWICE = '{"variantId":"v","network":"n9","status":"failed","attempts":1}';

/** A step of a history. `modelStep` adds what follows from the steps before it, and the origin to `service`, which is a path here. */
interface HistoryStep extends Omit<ModelStep, 'number' | 'uploads' | 'files' | 'run'> {
  readonly kind: 'upload' | 'export' | 'both';
  /** The files that changed since the step before, with their content: `null` is no change, and `''` removes the file. */
  readonly files: Readonly<Record<string, string | null>>;
  /** What is uploaded: files of this pattern, with this type. */
  readonly pattern: string;
  readonly type: string;
  readonly follows: 'step' | 'attempt' | 'run' | 'commit' | 'older run';
  readonly edit: keyof typeof EDITS;
}

export interface History {
  readonly isInWorkflow: boolean;
  readonly steps: readonly HistoryStep[];
}

const mostly = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 14 },
    { arbitrary: fc.constantFrom(usual, ...others), weight: 2 },
  );
const file = fc.constantFrom(null, null, null, null, null, 'one', 'two', 'longer', '');
const badResponse = fc.constantFrom<Fault[]>('refused', 'rejected', 'lost', 'reset');
const interruption = fc.constantFrom<Fault[]>('killed', 'killed', 'cancelled', 'answered', 'full');
const fault = fc.record({
  kind: fc.constantFrom<RequestKind[]>('url', 'put', 'export'),
  nth: fc.nat(2),
  how: fc.oneof(badResponse, interruption),
});
const step = fc.record<HistoryStep>({
  kind: fc.constantFrom('upload', 'export', 'both'),
  files: fc.record({ 'a.txt': file, 'b.txt': file, 'c.txt': file }),
  pattern: mostly('*.txt', '*.none'),
  type: mostly('text/plain', 'text/x-other'),
  networks: fc.subarray(['n1', 'n2', 'n3'], { minLength: 1 }),
  follows: fc.constantFrom('step', 'step', 'attempt', 'run', 'commit', 'older run'),
  service: mostly('/v1', '/v2'),
  organization: mostly('org-1', 'org-2', ''),
  continues: mostly(true, false),
  retriesUnknown: mostly(false, true),
  needsFiles: fc.boolean(),
  obstacle: mostly('none', 'invalid', 'too large', 'full disk', 'no outputs', 'cancelled'),
  fault: fc.option(fault, { freq: 2, nil: undefined }),
  edit: mostly('none', ...(Object.keys(EDITS) as (keyof typeof EDITS)[])),
});

/** Histories of steps that share a manifest. */
export const HISTORIES = fc.record<History>({
  isInWorkflow: mostly(true, false),
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
});

/** Runs the action in the place of a step. */
export interface Runner {
  run(
    inputs: Readonly<Record<string, string>>,
    env: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<{ readonly exitCode: unknown; readonly errors: readonly { readonly title: string }[] }>;
  /** Lets writes of the manifest fail from now on, or succeed. */
  fillDisk(isFull: boolean): void;
}

/** The service and the storage of a history. Its faults are those of the step that is under way. */
class Service {
  readonly problems: string[] = [];
  /** The requests of the step, in order. */
  sent: string[] = [];
  /** The manifest at the request at which the step was killed. */
  left: string | undefined;
  /** Cancels the step. */
  cancel = new AbortController();
  #step: ModelStep | undefined;
  readonly #manifest: string;
  readonly #runner: Runner;
  /** The run that requested an export last, by network, unless it was refused, or a record had other files since then. */
  #triggered = new Map<string, number | undefined>();
  #files = '';

  constructor(manifest: string, runner: Runner) {
    [this.#manifest, this.#runner] = [manifest, runner];
  }

  begin(step: ModelStep): void {
    [this.#step, this.sent, this.left, this.cancel] = [step, [], undefined, new AbortController()];
    if (step.obstacle === 'cancelled') this.cancel.abort('SIGTERM');
  }

  /** Nothing is known any more of what was triggered. */
  forget(): void {
    this.#triggered.clear();
  }

  /** Exports are of the files that the record has then. */
  see({ assets }: Manifest): void {
    const files = assets.map(({ path, assetId }) => `${path}: ${assetId}`).join();
    if (files !== this.#files) this.forget();
    this.#files = files;
  }

  async respond({ method, path, origin, readBody }: Heard): Promise<Wire> {
    const isPut = method === 'PUT';
    const body = isPut ? {} : JSON.parse((await readBody()).toString());
    const kind: RequestKind = isPut ? 'put' : path.endsWith('/export') ? 'export' : 'url';
    const name = isPut ? path.replace(/^.*\/(.*)-\d+$/, '$1') : (body.network ?? body.fileName);
    const step = this.#step;
    if (step === undefined || this.left !== undefined) return LOST;
    const how = faultOf(step, kind, this.sent);
    this.sent.push(`${kind} ${name}`);
    const text = await readFile(this.#manifest, 'utf8');
    if (kind === 'export') this.#checkExport(name, JSON.parse(text), step, how);
    if (how === 'killed') this.left = text;
    if (how === 'full') this.#runner.fillDisk(true);
    if (how === 'cancelled' || how === 'answered') this.cancel.abort('SIGTERM');
    if (!isGood(how, kind)) {
      if (how === 'refused') return reply(400, { message: 'no' });
      if (how === 'rejected') return reply(401, { message: 'no' });
      return how === 'reset' && kind === 'export' ? { bytes: Buffer.alloc(0), end: 'reset' } : LOST;
    }
    if (kind !== 'url') return reply(200, {});
    const assetId = `${name}-${step.number}`;
    return reply(200, { uploadUrl: `${origin}/bucket/${assetId}`, assetId });
  }

  #checkExport(network: string, record: Manifest, step: ModelStep, how: Fault | undefined): void {
    const { run, continues, retriesUnknown } = step;
    if (record.complete === false) this.problems.push(`${network} was exported although files are missing`);
    this.see(record);
    const isSecond = this.#triggered.has(network) && this.#triggered.get(network) === run?.id;
    if (isSecond && continues && !retriesUnknown) this.problems.push(`a run exported to ${network} twice`);
    if (how === 'refused' || how === 'rejected') this.#triggered.delete(network);
    else this.#triggered.set(network, run?.id);
  }
}

function reply(status: number, body: unknown): Wire {
  return { bytes: encode({ status, body: JSON.stringify(body) }) };
}

/** The response that says nothing about what was done. */
const LOST = reply(500, {});

/** Plays a history in an empty folder. Returns one sentence per contradiction to the model or to what always holds. */
export async function playHistory(history: History, folder: string, runner: Runner): Promise<string[]> {
  const workspace = join(folder, 'workspace');
  const path = join(workspace, 'm.json');
  const service = new Service(path, runner);
  const { problems } = service;
  await using double = await startDouble((heard) => service.respond(heard));
  await mkdir(workspace, { recursive: true });
  const files = new Map([
    ['a.txt', 'one'],
    ['b.txt', 'one'],
  ]);
  let run: ModelRun = { id: 10, attempt: 1, commit: 'c0ffee' };
  let record: ModelRecord | undefined;
  for (const [index, step] of history.steps.entries()) {
    run = follow(run, step.follows);
    await changeFiles(workspace, files, step.files);
    const good = await readFile(path, 'utf8').catch(() => '');
    const before = good === '' ? '' : EDITS[step.edit](good);
    if (step.edit === 'removed') await rm(path, { force: true });
    else if (before !== good) await writeFile(path, before);
    const isDamaged = before !== good && before !== '' && step.edit !== 'marked';
    if (before === '') record = undefined;
    if (before === '') service.forget();
    const order = modelStep(step, files, {
      number: index + 1,
      run: history.isInWorkflow ? run : undefined,
      service: new URL(step.service, double.baseUrl).href,
    });
    const expected = predict(order, isDamaged ? 'damaged' : record);
    service.begin(order);
    runner.fillDisk(order.obstacle === 'full disk');
    const { exitCode, errors } = await runner.run(
      inputsOf(order, step),
      variablesOf(order, workspace),
      service.cancel.signal,
    );
    runner.fillDisk(false);
    await double.settled();
    const wasKilled = service.left !== undefined;
    // The run itself goes on in this process.
    if (service.left !== undefined) await writeFile(path, service.left);
    const text = await readFile(path, 'utf8').catch(() => '');
    if (!isDamaged && text !== '') service.see(JSON.parse(text.replace(/^\uFEFF/, '')));
    const titles = [...new Set(errors.map(({ title }) => title))].sort();
    const found = expected.record === undefined ? text : recordIn(text);
    const contradicted = contradictions([
      // Without a fault, several requests are under way at a time.
      ['sent', service.sent.sort(), expected.sent.toSorted()],
      ['end', wasKilled ? undefined : { exitCode, titles }, expected.end],
      ['file at `manifest`', found, expected.record ?? before],
    ]);
    problems.push(...contradicted.map((problem) => `step ${order.number}: ${problem}`));
    // What follows would only repeat it.
    if (problems.length > 0) break;
    record = expected.record ?? record;
    if (isDamaged) await writeFile(path, good);
  }
  return problems;
}

/** Changes the files of the workspace, and `files` with them. */
async function changeFiles(
  workspace: string,
  files: Map<string, string>,
  changes: HistoryStep['files'],
): Promise<void> {
  for (const [name, content] of Object.entries(changes)) {
    if (content === '') files.delete(name);
    else if (content !== null) files.set(name, content);
    await rm(join(workspace, name), { force: true });
  }
  for (const [name, content] of files) await writeFile(join(workspace, name), content);
}

function follow({ id, attempt, commit }: ModelRun, how: HistoryStep['follows']): ModelRun {
  if (how === 'step') return { id, attempt, commit };
  if (how === 'attempt') return { id, attempt: attempt + 1, commit };
  if (how === 'older run') return { id: Math.max(1, id - 1), attempt: attempt + 1, commit };
  return { id: id + 1, attempt: 1, commit: how === 'run' ? commit : `${id}` };
}

function modelStep(
  step: HistoryStep,
  files: ReadonlyMap<string, string>,
  own: Pick<ModelStep, 'number' | 'run' | 'service'>,
): ModelStep {
  const uploads = step.kind !== 'export';
  const names = uploads && step.pattern === '*.txt' ? [...files.keys()].sort() : [];
  return {
    ...step,
    ...own,
    uploads,
    retriesUnknown: step.continues && step.retriesUnknown,
    networks: step.kind === 'upload' ? [] : step.networks,
    files: new Map(names.map((name) => [name, `${step.type} ${hash('sha256', files.get(name) ?? '')}`])),
    organization: uploads ? step.organization || 'org-1' : step.organization,
  };
}

function inputsOf(step: ModelStep, { pattern, type }: HistoryStep): Record<string, string> {
  const { uploads, networks, obstacle, needsFiles } = step;
  return {
    ...{ 'base-url': step.service, 'allow-http': 'true' },
    ...{ organization: step.organization, manifest: 'm.json' },
    ...{ 'max-attempts': '1', concurrency: obstacle === 'invalid' ? 'many' : step.fault ? '1' : '4' },
    ...{ 'reuse-unchanged': String(step.continues), 'retry-unknown': String(step.retriesUnknown) },
    ...(uploads && {
      assets: pattern,
      'content-types': `*.txt: ${type}`,
      'if-no-files-found': needsFiles ? 'error' : 'ignore',
    }),
    ...(uploads && obstacle === 'too large' && { 'size-limits': '*.txt: 1 B' }),
    ...(networks.length > 0 && { variant: 'v', network: networks.join() }),
  };
}

function variablesOf({ run, obstacle }: ModelStep, workspace: string): Record<string, string> {
  return {
    ...(obstacle === 'no outputs' && { GITHUB_OUTPUT: workspace }),
    ...(run !== undefined && {
      ...{ GITHUB_REPOSITORY: 'o/game', GITHUB_REPOSITORY_ID: '5', GITHUB_SHA: run.commit },
      ...{ GITHUB_RUN_ID: String(run.id), GITHUB_RUN_ATTEMPT: String(run.attempt) },
    }),
  };
}

/** What a manifest says, in the words of the model. */
function recordIn(text: string): ModelRecord | undefined {
  if (text === '') return undefined;
  const manifest: Manifest = JSON.parse(text.replace(/^\uFEFF/, ''));
  const runOf = (run: ModelRun | undefined) =>
    run && { id: run.id, attempt: run.attempt, commit: run.commit };
  return {
    service: manifest.baseUrl,
    organization: manifest.organizationId,
    run: runOf(manifest.run),
    conclusion: manifest.conclusion as ModelRecord['conclusion'],
    finished: manifest.finishedAt !== undefined,
    complete: manifest.complete,
    files: new Map(
      manifest.assets.flatMap(({ path, assetId, contentType, sha256 }) =>
        assetId === undefined ? [] : [[path, { id: assetId, bytes: `${contentType} ${sha256}` }]],
      ),
    ),
    exports: new Map(
      manifest.exports.flatMap(({ network, status, run }) =>
        status === 'not-attempted' ? [] : [[network, { status, run: runOf(run) }]],
      ),
    ),
  };
}
