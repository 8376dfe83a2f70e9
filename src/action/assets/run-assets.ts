import type { CallFailure } from '../../api/call.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes } from '../../support/format.ts';
import { type Failure, toFailure } from '../failures/failures.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';
import { Progress, systemTicker } from '../progress/progress.ts';
import { WaitLog } from '../progress/wait-log.ts';
import { finishQuery } from '../report/finish-query.ts';
import type { Action, ActionContext } from '../run-action.ts';
import type { Warning } from '../runner/log.ts';
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
  const { inputs, problems, warnings } = parseAssetsInputs(env);
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

/** The inputs, and a sentence for each that is wrong; with one such sentence nothing of them may be used. */
export interface ParsedAssetsInputs {
  readonly inputs: AssetsInputs;
  readonly problems: readonly string[];
  readonly warnings: readonly Warning[];
}

/** Inputs that end up in addresses and the log, with the variables that stand in for them. */
const REPORTED_INPUTS = { 'base-url': 'PLAYABLE_BASE_URL', organization: 'PLAYABLE_ORGANIZATION' } as const;

/** Reads all inputs of `assets/`; a pure function of its arguments, but for the event. */
export function parseAssetsInputs(env: NodeJS.ProcessEnv, now = new Date()): ParsedAssetsInputs {
  const reader = new InputReader(env);
  const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');
  if (organizationId === '') {
    reader.reject(
      'organization',
      'must be given to list its assets, as an input or as PLAYABLE_ORGANIZATION',
    );
  }
  const connection = readConnection(reader, { needed: true, env });
  rejectTokensInOtherInputs(reader, connection, REPORTED_INPUTS);
  const warnings = [
    ...tokenWarnings({ ...connection, tokenCreated: undefined }, now),
    ...checkInputNames(env, reader.names),
  ];
  return { inputs: { ...connection, organizationId }, problems: reader.problems, warnings };
}
