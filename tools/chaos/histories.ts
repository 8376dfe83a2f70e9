import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as fc from 'fast-check';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import { encode, type Heard, startDouble, type Wire } from './double.ts';
import {
  type Fault,
  faultOf,
  type ModelRecord,
  type ModelRun,
  type ModelStep,
  type Obstacle,
  predict,
  type RequestKind,
} from './record-model.ts';

/** What was done to the file at `manifest` before a step: the first four change nothing, or begin a new record. */
type Edit =
  | 'none'
  | 'marked'
  | 'emptied'
  | 'removed'
  | 'cut off'
  | 'another version'
  | 'no manifest'
  | 'listed twice';

/** A step of a history. `files` has those that changed since the step before: `''` removes one. */
interface HistoryStep {
  readonly kind: 'upload' | 'export' | 'both';
  readonly files: Readonly<Record<string, string | null>>;
  /** What is uploaded: files of this pattern, with this type. */
  readonly pattern: string;
  readonly type: string;
  readonly networks: readonly string[];
  readonly follows: 'step' | 'attempt' | 'run' | 'commit' | 'older run';
  readonly service: string;
  readonly organization: string;
  readonly continues: boolean;
  readonly retriesUnknown: boolean;
  readonly needsFiles: boolean;
  readonly obstacle: Obstacle;
  readonly fault: ModelStep['fault'] | null;
  readonly edit: Edit;
}

export interface History {
  readonly isInWorkflow: boolean;
  readonly steps: readonly HistoryStep[];
}

/** Histories of steps that share a manifest. */
export function histories(faults: readonly Fault[], obstacles: readonly Obstacle[]): fc.Arbitrary<History> {
  const mostly = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
    fc.oneof(
      { arbitrary: fc.constant(usual), weight: 14 },
      { arbitrary: fc.constantFrom(usual, ...others), weight: 2 },
    );
  const file = fc.constantFrom(null, null, null, null, null, 'one', 'two', 'longer', '');
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
    obstacle: mostly('none', ...obstacles),
    fault: fc.option(
      fc.record({
        kind: fc.constantFrom('url', 'put', 'export'),
        nth: fc.nat(2),
        how: fc.constantFrom(...faults),
      }),
      { freq: 2 },
    ),
    edit: mostly<Edit>('none', ...(Object.keys(EDITS) as Edit[])),
  });
  return fc.record({
    isInWorkflow: mostly(true, false),
    steps: fc.array(step, { minLength: 2, maxLength: 8 }),
  });
}

const EDITS: Readonly<Record<Edit, (text: string) => string>> = {
  none: (text) => text,
  marked: (text) => `\uFEFF${text.replace(/^\uFEFF/, '')}`,
  emptied: () => '',
  removed: () => '',
  'cut off': (text) => text.slice(0, -20),
  'another version': (text) => text.replace('"version": 1', '"version": 2'),
  'no manifest': () => '{}',
  'listed twice': (text) => text.replace(/("exports": )\[/, `$1[${TWICE},${TWICE},`),
};
const TWICE = '{"variantId":"v","network":"n9","status":"failed","attempts":1}';

/** Runs the action, and does to it what happens to a step. */
export interface Runner {
  run(
    inputs: Readonly<Record<string, string>>,
    env: Readonly<Record<string, string>>,
    isCancelled: boolean,
  ): Promise<{ readonly exitCode: unknown; readonly errors: readonly { readonly title: string }[] }>;
  /** Ends the run. Returns what it hears from the service. */
  interrupt(how: 'killed' | 'cancelled'): Wire;
  fillDisk(isFull: boolean): void;
}

/** The service and the storage of a history. Its faults are those of the step that is under way. */
class Service {
  readonly problems: string[] = [];
  /** The requests of the step, in order. */
  sent: string[] = [];
  /** The manifest at the request at which the step was killed. */
  left: string | undefined;
  #step: ModelStep | undefined;
  readonly #grants = new Map<string, number>();
  readonly #manifest: string;
  readonly #runner: Runner;
  /** The run that requested an export last, by network, unless it was refused, or a record had other files since then. */
  #triggered = new Map<string, number | undefined>();
  #files = '';

  constructor(manifest: string, runner: Runner) {
    [this.#manifest, this.#runner] = [manifest, runner];
  }

  begin(step: ModelStep): void {
    [this.#step, this.sent, this.left] = [step, [], undefined];
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

  async respond({ method, path, head, readBody }: Heard): Promise<Wire> {
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
    if (how === 'killed' || how === 'cancelled' || how === 'answered') {
      const wire = this.#runner.interrupt(how === 'killed' ? how : 'cancelled');
      if (how !== 'answered' || kind !== 'export') return wire;
    }
    if (how === 'reset' && kind === 'export') return { bytes: Buffer.alloc(0), end: 'reset' };
    if (how === 'lost' || how === 'reset') return LOST;
    if (how === 'refused' || how === 'rejected')
      return reply(how === 'refused' ? 400 : 401, { message: 'no' });
    if (kind !== 'url') return reply(200, {});
    const assetId = nextId(this.#grants, name);
    const [, host] = /\r\nhost: *(\S+)/i.exec(head) ?? [];
    return reply(200, { uploadUrl: `http://${host}/bucket/${assetId}`, assetId });
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
export const LOST = reply(500, {});

function nextId(grants: Map<string, number>, name: string): string {
  grants.set(name, (grants.get(name) ?? 0) + 1);
  return `${name}-${grants.get(name)}`;
}

/** Plays a history in an empty folder. Returns one sentence per contradiction to the model or to what always holds. */
export async function playHistory(history: History, folder: string, runner: Runner): Promise<string[]> {
  const workspace = join(folder, 'workspace');
  const path = join(workspace, 'm.json');
  const service = new Service(path, runner);
  const { problems } = service;
  await using double = await startDouble((heard) => service.respond(heard));
  await mkdir(workspace, { recursive: true });
  const grants = new Map<string, number>();
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
    const order = modelStep(
      step,
      files,
      history.isInWorkflow ? run : undefined,
      new URL(double.baseUrl).origin,
    );
    const expected = predict(order, isDamaged ? 'damaged' : record, (name) => nextId(grants, name));
    service.begin(order);
    runner.fillDisk(order.obstacle === 'full disk');
    const { exitCode, errors } = await runner.run(
      inputsOf(order, step),
      variablesOf(order, workspace),
      order.obstacle === 'cancelled',
    );
    runner.fillDisk(false);
    await double.settled();
    const wasKilled = service.left !== undefined;
    // The run itself goes on in this process.
    if (service.left !== undefined) await writeFile(path, service.left);
    const text = await readFile(path, 'utf8').catch(() => '');
    if (!isDamaged && text !== '') service.see(JSON.parse(text.replace(/^\uFEFF/, '')));
    const { sent } = service;
    const titles = [...new Set(errors.map(({ title }) => title))].sort();
    const claims = {
      // Without a fault, several requests are under way at a time.
      sent: [sent.sort(), [...expected.sent].sort()],
      end: [wasKilled ? undefined : { exitCode, titles }, expected.end],
      'file at `manifest`':
        expected.record === undefined ? [text, before] : [recordIn(text), flat(expected.record)],
    };
    for (const [what, [actual, wanted]] of Object.entries(claims))
      if (!isDeepStrictEqual(actual, wanted))
        problems.push(
          `step ${index + 1}: ${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}`,
        );
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
  run: ModelRun | undefined,
  origin: string,
): ModelStep {
  const uploads = step.kind !== 'export';
  const names = uploads && step.pattern === '*.txt' ? [...files.keys()].sort() : [];
  return {
    ...{ uploads, run, continues: step.continues, needsFiles: step.needsFiles },
    retriesUnknown: step.continues && step.retriesUnknown,
    networks: step.kind === 'upload' ? [] : step.networks,
    files: new Map(names.map((name) => [name, `${step.type} ${sha256(files.get(name) ?? '')}`])),
    service: origin + step.service,
    organization: uploads ? step.organization || 'org-1' : step.organization,
    obstacle: step.obstacle,
    fault: step.fault ?? undefined,
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function inputsOf(step: ModelStep, { pattern, type }: HistoryStep): Record<string, string> {
  const { uploads, networks, obstacle, needsFiles } = step;
  return {
    ...{
      'base-url': step.service,
      'allow-http': 'true',
      organization: step.organization,
      manifest: 'm.json',
    },
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

/** The record in the words of the model, as plain data. */
function flat({ files, exports, ...head }: ModelRecord): unknown {
  return JSON.parse(JSON.stringify({ ...head, files: sorted(files), exports: sorted(exports) }));
}

function sorted(entries: Iterable<readonly [string, unknown]>): unknown[] {
  return [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What a manifest says, likewise. */
function recordIn(text: string): unknown {
  if (text === '') return undefined;
  const { baseUrl, organizationId, run, conclusion, complete, finishedAt, assets, exports } = JSON.parse(
    text.replace(/^\uFEFF/, ''),
  ) as Manifest;
  const attempt = (one: ModelRun | undefined) =>
    one && { id: one.id, attempt: one.attempt, commit: one.commit };
  return flat({
    ...{
      service: baseUrl,
      organization: organizationId,
      run: attempt(run),
      conclusion: conclusion as ModelRecord['conclusion'],
    },
    ...{ finished: finishedAt !== undefined, complete },
    files: new Map(
      assets.flatMap(({ path, assetId, contentType, sha256 }) =>
        assetId === undefined ? [] : [[path, { id: assetId, bytes: `${contentType} ${sha256}` }]],
      ),
    ),
    exports: new Map(
      exports.flatMap(({ network, status, run }) =>
        status === 'not-attempted' ? [] : [[network, { status, run: attempt(run) }]],
      ),
    ),
  });
}
