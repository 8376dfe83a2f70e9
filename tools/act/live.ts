import { type Double, encode, type Reply, startDouble } from '../chaos/double.ts';
import { type ActRun, expect, type User } from './run-act.ts';

/** What happens in one run of a workflow, and what it must send. */
export interface Run {
  readonly fault?: 'unity is rejected' | 'the token is rejected' | 'cancelled' | 'a later step fails';
  /** By default the next attempt of the run before it. */
  readonly isNew?: true;
  /** The legs of a matrix that run, as `key:value`; by default all. */
  readonly matrix?: string | undefined;
  readonly isGreen: boolean;
  /** Files whose bytes it sends. */
  readonly files: number;
  /** The networks of the exports that reach the service, sorted. */
  readonly exports: readonly string[];
}

const HEADERS = ['content-type: application/json'];

/** Runs the workflow of a user once for each run of a history, and expects what it says. */
export async function live(
  name: string,
  { emulator, runAct }: User,
  history: readonly Run[],
  event: NonNullable<ActRun['event']>,
): Promise<void> {
  let [runId, attempt] = [77, 0];
  let fault: Run['fault'];
  let cancel = new AbortController();
  // One for all runs: another address is another service.
  await using gate = await startGate(emulator.baseUrl, (network) => refuse(network, fault, cancel));
  for (const { isNew, matrix, isGreen, files, exports, ...run } of history) {
    [runId, attempt] = isNew ? [runId + 1, 1] : [runId, attempt + 1];
    fault = run.fault;
    cancel = new AbortController();
    const before = {
      files: emulator.storedAssets().length,
      exports: emulator.exports().length,
      requests: emulator.journal.entries.length,
    };
    const code = await runAct({
      ...{ baseUrl: gate.baseUrl, runId, attempt, event, matrix, signal: cancel.signal },
      // A workflow that has such a step fails in it if `BROKEN` is `yes`.
      variables: {
        PLAYABLE_VARIANT: 'bubble-pop-spring',
        BROKEN: fault === 'a later step fails' ? 'yes' : 'no',
      },
    });
    const networks = emulator.exports().map(({ network }) => network);
    const requests = emulator.journal.entries.slice(before.requests).filter(({ method }) => method !== 'GET');
    const seen = {
      isGreen: code === 0,
      files: emulator.storedAssets().length - before.files,
      exports: networks.slice(before.exports).toSorted(),
      ...(files === 0 && { requests: requests.length }),
    };
    // A run that sends no file sends its exports and nothing else.
    const wanted = { isGreen, files, exports, ...(files === 0 && { requests: exports.length }) };
    expect(`${name}: run ${runId}, attempt ${attempt}${fault ? `, ${fault}` : ''}`, seen, wanted);
  }
}

/**
 * Starts a server that stands before the service and passes each request on. Uploads do not come here.
 *
 * @param refuse responds to an export in place of the service, if it returns a response
 */
function startGate(
  baseUrl: string,
  refuse: (network: string) => Reply | undefined | Promise<Reply | undefined>,
): Promise<Double> {
  return startDouble(async ({ method, path, head, readBody }) => {
    const body = String(await readBody());
    const refusal = path === '/v1/export' ? await refuse(JSON.parse(body).network) : undefined;
    if (refusal !== undefined) return { bytes: encode({ headers: HEADERS, ...refusal }) };
    const [, authorization = ''] = /^authorization: (.*)$/im.exec(head.replaceAll('\r', '')) ?? [];
    const request = { method, headers: { authorization, 'content-type': 'application/json' } };
    const answer = await fetch(new URL(path, baseUrl), { ...request, body: body || null });
    return { bytes: encode({ status: answer.status, headers: HEADERS, body: await answer.text() }) };
  });
}

function refuse(network: string, fault: Run['fault'], cancel: AbortController) {
  if (fault === 'the token is rejected') return rejection(401, 'Unauthorized', 'the token has expired');
  if (network !== 'unity') return undefined;
  if (fault === 'unity is rejected')
    return rejection(400, 'Bad Request', 'the network rejects exports today');
  if (fault !== 'cancelled') return undefined;
  cancel.abort();
  return new Promise<never>(() => undefined);
}

/** The service's response to a request that it rejects. */
function rejection(statusCode: number, error: string, message: string): Reply {
  return { status: statusCode, body: JSON.stringify({ statusCode, error, message }) };
}
