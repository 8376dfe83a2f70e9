import type { CallFailure } from '../../api/call.ts';
import { systemClock } from '../../retry/clock.ts';
import { formatBytes } from '../../support/format.ts';
import { type Failure, failureOf } from '../failures/failures.ts';
import { type Connection, readConnection } from '../inputs/connection.ts';
import { InputReader } from '../inputs/input-reader.ts';
import { listProblems } from '../inputs/invalid-input.ts';
import { judgeUnknownInputs, refuseTokenElsewhere } from '../inputs/misplaced-inputs.ts';
import { judgeToken } from '../inputs/token-warnings.ts';
import { Progress, systemTicker } from '../progress/progress.ts';
import { WaitNotes } from '../progress/wait-log.ts';
import { finishReading } from '../report/finish-query.ts';
import { runInFrame, type StepBase } from '../run-action.ts';
import type { Notice } from '../runner/log.ts';
import { openService } from '../service-session.ts';

interface Ending {
  /** The body as it came; absent where none did. */
  readonly assets: string | undefined;
  readonly failures: readonly Failure[];
}

/**
 * The sub-action `assets/` from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
export function runAssets(env: NodeJS.ProcessEnv, signal: AbortSignal): Promise<void> {
  return runInFrame<Ending>('assets', { env, signal }, (base) => ({
    work: () => work(env, base),
    brokenDown: (failure) => ({ assets: undefined, failures: [failure] }),
    finish: ({ assets, failures }) => {
      // The form of the answer is not shown (service spec part 4).
      const extension = assets !== undefined && isJson(assets) ? 'json' : 'txt';
      const file = { output: 'assets-file', prefix: 'playable-assets', extension };
      return finishReading({ outputs: { assets: assets ?? '' }, content: assets, failures }, file, env, base);
    },
  }));
}

async function work(env: NodeJS.ProcessEnv, base: StepBase): Promise<Ending> {
  const { inputs, problems, warnings } = parseAssetsInputs(env);
  for (const { title, lines } of warnings) base.log.warning(title, ...lines);
  if (problems.length > 0) return { assets: undefined, failures: [listProblems(problems)] };
  const assets = await list(inputs, base);
  if (typeof assets === 'string') return { assets, failures: [] };
  const explained = failureOf(assets, { limits: inputs.limits, oneAtATime: true });
  const failures = explained === undefined ? [] : [explained];
  const { aborted, reason } = base.signal;
  const lines = [`The run was cancelled (${reason}) before the list had come.`, 'Run it again.'];
  return { assets: undefined, failures: aborted ? [...failures, { title: 'Cancelled', lines }] : failures };
}

async function list(
  { organizationId, ...connection }: AssetsInputs,
  { log, waiting, signal }: StepBase,
): Promise<string | CallFailure> {
  const progress = new Progress(log, { clock: systemClock, ticker: systemTicker });
  const waits = new WaitNotes();
  const { service, close } = openService(connection, {
    onWait: (wait) => {
      const line = waits.note(wait, systemClock.monotonicMs());
      if (line !== undefined) progress.say(`  ${line}`);
    },
    waiting,
  });
  progress.begin({
    title: `List the assets of ${organizationId}`,
    talkative: false,
    status: () => `no answer yet${waits.left(systemClock.monotonicMs())}`,
  });
  try {
    const called = await service.listAssets({ organizationId }, signal);
    if (!called.ok) return called;
    progress.end();
    log.info(`${formatBytes(Buffer.byteLength(called.value))} from the service`);
    return called.value;
  } finally {
    progress.end();
    close();
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
  readonly warnings: readonly Notice[];
}

/** Inputs that end up in addresses and the log, with the variables that stand in for them. */
const TOLD = { 'base-url': 'PLAYABLE_BASE_URL', organization: 'PLAYABLE_ORGANIZATION' } as const;

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
  refuseTokenElsewhere(reader, connection, TOLD);
  const warnings = [
    ...judgeToken({ ...connection, tokenCreated: undefined }, now),
    ...judgeUnknownInputs(env, reader.names),
  ];
  return { inputs: { ...connection, organizationId }, problems: reader.problems, warnings };
}
