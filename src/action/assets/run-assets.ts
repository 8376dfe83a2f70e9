import type { CallFailure } from '../../api/call.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes } from '../../support/format.ts';
import { type Failure, toFailure } from '../failures/failures.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { toReadResult } from '../inputs/misplaced-inputs.ts';
import { Progress, systemTicker } from '../progress/progress.ts';
import { WaitLog } from '../progress/wait-log.ts';
import { finishQuery } from '../report/finish-query.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';

interface AssetsResult {
  /** The body as it came; absent where none did. */
  readonly assets: string | undefined;
  readonly failures: readonly Failure[];
}

/** The sub-action `assets/`: lists the assets of an organization. */
export function assetsAction(context: ActionContext): Action<AssetsResult> {
  return {
    run: () => runAssets(context),
    onCrash: (failure) => ({ assets: undefined, failures: [failure] }),
    finish: ({ assets, failures }) => {
      // The form of the response is not shown (service spec part 4).
      const extension = assets !== undefined && isJson(assets) ? 'json' : 'txt';
      const file = { output: 'assets-file', prefix: 'playable-assets', extension };
      return finishQuery({ outputs: { assets: assets ?? '' }, content: assets, failures }, file, context);
    },
  };
}

async function runAssets(context: ActionContext): Promise<AssetsResult> {
  const { env, log, signal } = context;
  const { inputs, problems, warnings } = readAssetsInputs(env);
  log.warnings(warnings);
  if (problems.length > 0) return { assets: undefined, failures: [invalidInputFailure(problems)] };
  const assets = await list(inputs, context);
  if (typeof assets === 'string') return { assets, failures: [] };
  const explained = toFailure(assets, { limits: inputs.limits, oneAtATime: true });
  const failures = explained === undefined ? [] : [explained];
  if (!signal.aborted) return { assets: undefined, failures };
  const lines = [`The run was cancelled (${signal.reason}) before the list had come.`, 'Run it again.'];
  return { assets: undefined, failures: [...failures, { title: 'Cancelled', lines }] };
}

async function list(
  { organizationId, ...connection }: AssetsInputs,
  { log, waitTimer, signal }: ActionContext,
): Promise<string | CallFailure> {
  const progress = new Progress(log, { clock: systemClock, ticker: systemTicker });
  const waits = new WaitLog();
  const onWait: PipelineEvents['waiting'] = (wait) => {
    const line = waits.lineFor(wait, systemClock.monotonicMs());
    if (line !== undefined) progress.log(`  ${line}`);
  };
  progress.begin({
    title: `List the assets of ${organizationId}`,
    talkative: false,
    status: () => `no answer yet${waits.formatRemaining(systemClock.monotonicMs())}`,
  });
  try {
    const called = await withService(connection, { onWait, waitTimer }, ({ service }) =>
      service.listAssets({ organizationId }, signal),
    );
    if (!called.ok) return called;
    progress.end();
    log.info(`${formatBytes(Buffer.byteLength(called.value))} from the service`);
    return called.value;
  } finally {
    progress.end();
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

/** What `assets/` was asked to do, checked as far as text can be checked. */
export interface AssetsInputs extends Connection {
  readonly organizationId: string;
}

const REPORTED_INPUTS = ['base-url', 'organization'];

/** Reads all inputs of `assets/`. */
export function readAssetsInputs(env: NodeJS.ProcessEnv, now = new Date()): ReadResult<AssetsInputs> {
  const reader = new InputReader(env);
  const organizationId = reader.text('organization');
  if (organizationId === '') {
    reader.reject(
      'organization',
      'must be given to list its assets, as an input or as PLAYABLE_ORGANIZATION',
    );
  }
  const inputs = { ...readConnection(reader, true), organizationId };
  return toReadResult(inputs, reader, REPORTED_INPUTS, now);
}
