import type { CallFailure } from '../../api/call.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { formatBytes } from '../../support/format.ts';
import { type Failure, toFailure } from '../failures/failures.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { readOrganization } from '../inputs/fields.ts';
import { InputReader, type ReadResult } from '../inputs/input-reader.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { finishReading } from '../inputs/misplaced-inputs.ts';
import { Progress } from '../progress/progress.ts';
import { finishQuery, outputsFailure } from '../report/finish-run.ts';
import type { Action, ActionContext } from '../run-action.ts';
import { withService } from '../service-session.ts';

interface AssetsResult {
  /** The unchanged response body; absent if there was none. */
  readonly assets: string | undefined;
  readonly failures: readonly Failure[];
}

/** The sub-action `assets/`: lists the assets of an organization. */
export function assetsAction(context: ActionContext): Action<AssetsResult> {
  return {
    run: () => runAssets(context),
    onCrash: (failure) => ({ assets: undefined, failures: [failure] }),
    finish: ({ assets, failures }) => {
      // Service spec part 4 does not show the response body, so it may be no JSON.
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
  const unwritable = await outputsFailure(env, signal);
  if (unwritable !== undefined) return { assets: undefined, failures: [unwritable] };
  const assets = await listAssets(inputs, context);
  if (typeof assets === 'string') return { assets, failures: [] };
  const explained = toFailure(assets, { limits: inputs.limits, hasNoConcurrencyInput: true });
  const failures = explained === undefined ? [] : [explained];
  if (!signal.aborted) return { assets: undefined, failures };
  const lines = [`The run was cancelled (${signal.reason}) before the list arrived.`, 'Run it again.'];
  return { assets: undefined, failures: [...failures, { title: 'Cancelled', lines }] };
}

async function listAssets(
  { organizationId, ...connection }: AssetsInputs,
  { log, waitTimer, signal }: ActionContext,
): Promise<string | CallFailure> {
  const progress = new Progress(log);
  progress.startPhase({
    title: `List the assets of ${organizationId}`,
    linesPostponeStatus: false,
    status: () => 'no response yet',
  });
  const onWait: PipelineEvents['waiting'] = (wait) => progress.logWait(wait);
  const response = await withService(connection, { onWait, waitTimer }, ({ service }) =>
    service.listAssets({ organizationId }, signal),
  ).finally(() => progress.endPhase());
  if (!response.ok) return response;
  log.info(`${formatBytes(Buffer.byteLength(response.value))} from the service`);
  return response.value;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}

/** The inputs of `assets/`. */
interface AssetsInputs extends Connection {
  readonly organizationId: string;
}

const REPORTED_INPUTS = ['base-url', 'organization'];

/** Reads all inputs of `assets/`. */
export function readAssetsInputs(env: NodeJS.ProcessEnv, now = new Date()): ReadResult<AssetsInputs> {
  const reader = new InputReader(env);
  const organizationId = readOrganization(reader, 'list its assets');
  const inputs = { ...readConnection(reader, true), organizationId };
  return finishReading(inputs, reader, REPORTED_INPUTS, now);
}
