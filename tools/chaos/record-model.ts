/**
 * A model of the record that steps share: the six rules of docs/reruns.md, *The manifest*, once more, written from their text and not
 * from `src`. It says what a step sends, how it ends, and what the record says then. Files and exports go one at a time, in their order.
 */

export interface ModelRun {
  readonly id: number;
  readonly attempt: number;
  readonly commit: string;
}

/**
 * What happens to one request of a step. The step is cancelled during the request with `cancelled` (the answer is then an error) and
 * `answered` (it is good). `full`: the disk is full from then on.
 */
export type Fault = 'refused' | 'rejected' | 'lost' | 'reset' | 'killed' | 'full' | 'cancelled' | 'answered';

export type RequestKind = 'url' | 'put' | 'export';

/** `cancelled`: before the step begins. */
type Obstacle = 'none' | 'invalid' | 'too large' | 'full disk' | 'no outputs' | 'cancelled';

export interface ModelStep {
  /** Its place in the history: it is in the asset ids of its files. */
  readonly number: number;
  readonly uploads: boolean;
  /** Empty if the step only uploads. */
  readonly networks: readonly string[];
  /** The bytes of each file and their type, by path, in order. */
  readonly files: ReadonlyMap<string, string>;
  readonly service: string;
  /** Empty if a step that only exports leaves it out. */
  readonly organization: string;
  /** Absent outside of a workflow. */
  readonly run: ModelRun | undefined;
  readonly continues: boolean;
  readonly retriesUnknown: boolean;
  readonly needsFiles: boolean;
  /** What stops the step before it sends anything. */
  readonly obstacle: Obstacle;
  /** What is done to a request: the nth of this kind in the step, from 0. */
  readonly fault: { readonly kind: RequestKind; readonly nth: number; readonly how: Fault } | undefined;
}

interface ModelExport {
  readonly status: 'triggered' | 'reused' | 'failed' | 'unknown';
  readonly run: ModelRun | undefined;
}

/** What a record says. A file without an id and an export that was not attempted say nothing. */
export interface ModelRecord {
  readonly service: string;
  readonly organization: string;
  readonly run: ModelRun | undefined;
  readonly conclusion: 'success' | 'failure' | 'cancelled';
  readonly finished: boolean;
  readonly complete: boolean | undefined;
  /** By path. */
  readonly files: ReadonlyMap<string, { readonly id: string; readonly bytes: string }>;
  /** By network. */
  readonly exports: ReadonlyMap<string, ModelExport>;
}

export interface Prediction {
  readonly sent: readonly string[];
  /** Absent if the step is killed: then nobody sees an end. */
  readonly end: { readonly exitCode: number; readonly titles: readonly string[] } | undefined;
  /** What lies on the disk; absent if the step leaves the file as it is. */
  readonly record: ModelRecord | undefined;
}

/** What happens to the next request, after these. */
export function faultOf({ fault }: ModelStep, kind: RequestKind, sent: readonly string[]): Fault | undefined {
  if (fault?.kind !== kind) return undefined;
  return sent.filter((one) => one.startsWith(kind)).length === fault.nth ? fault.how : undefined;
}

/** Whether this request gets a good response although this happens. */
export function isGood(how: Fault | undefined, kind: RequestKind): boolean {
  return how === undefined || how === 'full' || (how === 'answered' && kind === 'export');
}

const NOTHING: ModelRecord = {
  ...{ service: '', organization: '', run: undefined, conclusion: 'failure', finished: false },
  ...{ complete: undefined, files: new Map(), exports: new Map() },
};

class Killed extends Error {}

/** @param before what the step finds: `damaged` is what no step writes; absent if there is no record */
export function predict(step: ModelStep, before: ModelRecord | 'damaged' | undefined): Prediction {
  const { networks, files, service, organization, run, continues, obstacle } = step;
  const earlier = before === undefined || before === 'damaged' ? NOTHING : before;
  const sent: string[] = [];
  const titles = new Set<string>();
  const open = new Set(networks);
  let { uploads } = step;
  let isFull = obstacle === 'full disk';
  let isCancelled = obstacle === 'cancelled';
  let record: ModelRecord = { ...earlier, run };
  let disk: ModelRecord | undefined;

  /** Rule 2. If the record can't be written, nothing has changed. */
  function write(change: Partial<ModelRecord>): boolean {
    if (isFull) titles.add('Manifest not written');
    if (isFull) return false;
    record = { ...record, conclusion: 'failure', finished: false, ...change };
    disk = record;
    return true;
  }

  /** Rule 3: exports are of the files that were there, unless a `PUT` of another one may have begun. */
  function withFiles(now: ModelRecord['files'], begun: Iterable<string> = []): Partial<ModelRecord> {
    const isSame =
      [...begun].every((path) => earlier.files.has(path)) &&
      [...now].every(([path, { id }]) => earlier.files.get(path)?.id === id);
    return { files: now, exports: isSame && now.size === earlier.files.size ? earlier.exports : new Map() };
  }

  function enter(network: string, entry: ModelExport): Pick<ModelRecord, 'exports'> {
    return { exports: new Map([...record.exports, [network, entry]]) };
  }

  /** Returns `ok`, `failed`, `unknown`, or `stop`: it failed, and nothing else goes on. */
  function send(kind: RequestKind, name: string): 'ok' | 'failed' | 'unknown' | 'stop' {
    const how = faultOf(step, kind, sent);
    sent.push(`${kind} ${name}`);
    if (how === 'killed') throw new Killed();
    isFull ||= how === 'full';
    isCancelled ||= how === 'cancelled' || how === 'answered';
    if (isGood(how, kind)) return 'ok';
    if (isCancelled && kind !== 'export') return 'stop';
    const isRejected = how === 'rejected' && kind !== 'put';
    const other = kind === 'put' ? 'Storage refused the upload' : 'Service error';
    titles.add(
      isRejected ? 'Token rejected (401)' : how === 'reset' && kind === 'export' ? 'Network failure' : other,
    );
    if (isRejected) return 'stop';
    return kind === 'export' && how !== 'refused' && how !== 'rejected' ? 'unknown' : 'failed';
  }

  /** Returns whether every file is stored. */
  function uploadAll(): boolean {
    const isUnchanged = (path: string) => continues && earlier.files.get(path)?.bytes === files.get(path);
    const toSend = [...files.keys()].filter((path) => !isUnchanged(path));
    const [after, waiting, stored] = [new Map(earlier.files), new Set(toSend), new Set<string>()];
    const begun = new Set<string>();
    let hasBegun = false;
    for (const path of toSend) {
      const granted = send('url', path);
      if (granted === 'stop') break;
      if (granted === 'ok') {
        // Rule 2: before the first `PUT`, without the ids of files whose bytes will change.
        const kept = new Map([...after].filter(([one]) => !waiting.has(one)));
        if (!hasBegun && !write(withFiles(kept, waiting))) break;
        hasBegun = true;
        begun.add(path);
        const answer = send('put', path);
        after.delete(path);
        if (answer === 'stop') break;
        if (answer === 'ok') after.set(path, { id: `${path}-${step.number}`, bytes: files.get(path) ?? '' });
        if (answer === 'ok') stored.add(path);
      }
      waiting.delete(path);
    }
    const complete = stored.size === toSend.length;
    // Rule 3: files that an upload no longer has go once it is complete.
    const kept = [...after].filter(([path]) => !complete || files.has(path));
    record = { ...record, complete, ...withFiles(new Map(kept), begun) };
    return complete;
  }

  function exportAll(): void {
    const toSend = networks.filter((network) => {
      // Rule 5.
      const entry = record.exports.get(network);
      if (!continues || entry === undefined || entry.run?.id !== run?.id) return true;
      if (entry.status === 'failed') return true;
      if (entry.status === 'unknown') {
        if (!step.retriesUnknown) titles.add('Service error');
        return step.retriesUnknown;
      }
      record = { ...record, ...enter(network, { ...entry, status: 'reused' }) };
      open.delete(network);
      return false;
    });
    for (const network of toSend) {
      if (isCancelled) return;
      if (!write(enter(network, { status: 'unknown', run }))) continue;
      const answer = send('export', network);
      const status = answer === 'ok' ? 'triggered' : answer === 'unknown' ? 'unknown' : 'failed';
      record = { ...record, ...enter(network, { status, run }) };
      if (answer === 'ok') open.delete(network);
      if (answer === 'stop') return;
    }
  }

  function carryOut(): unknown {
    // Rule 4: before anything else that can fail.
    if (uploads && !write({ complete: false })) {
      // The one word is changed in place, which needs no space.
      if (earlier.complete === true) disk = { ...earlier, complete: false };
      return undefined;
    }
    const isIncomplete = (): boolean => !uploads && open.size > 0 && record.complete === false;
    if (obstacle === 'invalid' || isIncomplete()) return titles.add('Invalid input');
    record = { ...record, service, organization: organization || record.organization };
    if (uploads && isCancelled) return undefined;
    if (uploads && files.size === 0) {
      if (step.needsFiles) return titles.add('No files found');
      uploads = false;
      record = { ...record, complete: earlier.complete };
    }
    if (uploads && obstacle === 'too large') return titles.add('Size limit exceeded');
    if (isIncomplete()) return titles.add('Invalid input');
    if (obstacle === 'no outputs') return titles.add('Outputs not written');
    return write({}) && (!uploads || uploadAll()) && exportAll();
  }

  // Rule 1.
  const isOther = (one: string, other: string): boolean => one !== '' && other !== '' && one !== other;
  const isOwn = !isOther(service, earlier.service) && !isOther(organization, earlier.organization);
  if (before === 'damaged' || !isOwn) {
    titles.add('Invalid input');
    if (obstacle === 'no outputs') titles.add('Outputs not written');
    return { sent, end: { exitCode: 1, titles: [...titles] }, record: undefined };
  }
  try {
    carryOut();
  } catch (error) {
    if (error instanceof Killed) return { sent, end: undefined, record: disk };
    throw error;
  }
  const isDone = open.size === 0 && (!uploads || record.complete === true);
  if (isCancelled && !isDone && !titles.has('Invalid input')) titles.add('Cancelled');
  // Also for a step that stopped before that: nothing can be written at its end either.
  if (obstacle === 'no outputs') titles.add('Outputs not written');
  const isLost = titles.has('Outputs not written');
  const conclusion =
    titles.has('Cancelled') && !isLost ? 'cancelled' : titles.size > 0 ? 'failure' : 'success';
  write({ conclusion, finished: true });
  return { sent, end: { exitCode: titles.size > 0 ? 1 : 0, titles: [...titles].sort() }, record: disk };
}
