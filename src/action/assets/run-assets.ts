import { formatBytes } from '../../support/format.ts';
import { isRecord, parseJson } from '../../support/json.ts';
import { toFailure } from '../report/failures/explain-failure.ts';
import { cancelledFailure } from '../report/failures/failures.ts';
import { Progress } from '../report/progress/progress.ts';
import type { Action } from '../report/run-action.ts';
import { finishQuery, withInputs } from '../report/sub-action.ts';
import { readConnection } from '../runner/inputs/connection.ts';
import { readOrganization } from '../runner/inputs/fields.ts';
import { finishReading } from '../runner/inputs/finish-reading.ts';
import { InputReader } from '../runner/inputs/input-reader.ts';
import type { Log } from '../runner/log.ts';
import type { ActionContext } from '../runner/runner.ts';
import { withService } from '../service-session.ts';

/** The sub-action `assets/`: lists the assets of an organization. */
export function assetsAction(context: ActionContext): Action {
  const { env, log, signal } = context;
  let body: Buffer | undefined;
  return {
    run: () =>
      withInputs(readAssetsInputs(env), context, async ({ organizationId, ...connection }) => {
        const progress = new Progress(log);
        progress.startPhase(`List the assets of ${organizationId}`);
        const response = await withService(connection, progress.logWait.bind(progress), ({ service }) =>
          service.listAssets({ organizationId }, signal),
        ).finally(() => progress.endPhase());
        if (response.ok) {
          body = response.value;
          log.info(`${formatBytes(body.length)} from the service`);
          warnOfMorePages(parseJson(body.toString('utf8')), log);
          return [];
        }
        const explained = toFailure(response, connection.limits);
        const failures = explained === undefined ? [] : [explained];
        if (!signal.aborted) return failures;
        const reason = `The run was cancelled (${signal.reason}) before the list arrived.`;
        return [...failures, cancelledFailure(reason, 'Run it again.')];
      }),
    finish: (failures) => {
      const assets = body?.toString('utf8') ?? '';
      // The body is not shown (api/README.md, *Requests*), so it may be no JSON.
      const extension = parseJson(assets) === undefined ? 'txt' : 'json';
      const result = { name: 'assets', extension, outputs: { assets }, content: body, failures } as const;
      return finishQuery(result, context);
    },
  };
}

/** The service knows no pages of assets, so the others can't be requested. Its list of games has `meta.totalPages`. */
function warnOfMorePages(list: unknown, log: Log): void {
  const meta = isRecord(list) ? list['meta'] : undefined;
  if (!isRecord(meta) || typeof meta['totalPages'] !== 'number' || meta['totalPages'] <= 1) return;
  log.warning(
    'More pages of assets',
    'The service says that there are several pages (`meta.totalPages`), and sent one.',
    'The outputs have only what it sent: it documents no way to ask for the other pages of assets.',
  );
}

export function readAssetsInputs(env: NodeJS.ProcessEnv) {
  const reader = new InputReader(env);
  const organizationId = readOrganization(reader, 'list its assets');
  return finishReading({ ...readConnection(reader, true), organizationId }, reader);
}
