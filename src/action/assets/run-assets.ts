import type { CallFailure } from '../../api/call.ts';
import type { PipelineEvents } from '../../pipeline/events.ts';
import { formatBytes } from '../../support/format.ts';
import { type Failure, toFailure } from '../failures/failures.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { invalidInputFailure } from '../inputs/invalid-input.ts';
import { checkInputNames, rejectTokensInOtherInputs } from '../inputs/misplaced-inputs.ts';
import { tokenWarnings } from '../inputs/token-warnings.ts';
import { Progress } from '../progress/progress.ts';
import { finishQuery } from '../report/finish-run.ts';
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
  const { inputs, problems, warnings } = parseAssetsInputs(env);
  log.warnings(warnings);
  if (problems.length > 0) return { assets: undefined, failures: [invalidInputFailure(problems)] };
  const assets = await listAssets(inputs, context);
  if (typeof assets === 'string') return { assets, failures: [] };
  const explained = toFailure(assets, { limits: inputs.limits, oneAtATime: true });
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
    linesReplaceStatus: false,
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

/** Inputs that reach addresses or the log, so they must not contain the token; with their fallback variables. */
const REPORTED_INPUTS = { 'base-url': 'PLAYABLE_BASE_URL', organization: 'PLAYABLE_ORGANIZATION' } as const;

/** Reads and checks all inputs of `assets/`. Each problem is one sentence; if there is any, do not use the inputs. */
export function parseAssetsInputs(env: NodeJS.ProcessEnv, now = new Date()) {
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
  const inputs: AssetsInputs = { ...connection, organizationId };
  return { inputs, problems: reader.problems, warnings };
}
