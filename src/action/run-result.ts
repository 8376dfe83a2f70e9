import { isStored } from '../pipeline/is-stored.ts';
import type { PipelineReport } from '../pipeline/run-pipeline.ts';
import { nameSome } from '../support/name-some.ts';
import { plural } from '../support/plural.ts';
import { type Failure, nameExport } from './failures/failures.ts';

/** What a cancelled run did, and what to do now. `signal` is what ended it: SIGINT or SIGTERM. */
export function explainCancellation({ uploads, exports }: PipelineReport, signal: string): Failure {
  const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
  const reused = uploads.filter(({ status }) => status === 'reused').length;
  const triggered = exports.filter(({ status }) => status === 'triggered').length;
  const unknown = exports.filter(({ status }) => status === 'unknown').map(nameExport);
  const done = [
    ...(uploads.length > 0 ? [`${uploaded} of ${plural(uploads.length, 'file')} uploaded`] : []),
    ...(reused > 0 ? [`${reused} reused`] : []),
    ...(exports.length > 0 ? [`${triggered} of ${plural(exports.length, 'export')} triggered`] : []),
  ];
  const goOn = uploads.every(isStored) ? '' : '; with `reuse-unchanged` it goes on where this one ended';
  const advice =
    unknown.length > 0
      ? `May have been triggered, so look in the service before you run it again: ${nameSome(unknown)}`
      : `Run it again when it may go to its end${goOn}.`;
  const lines = [
    `The run was cancelled (${signal}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
    'What was done is in the outputs and the manifest.',
    advice,
  ];
  return { title: 'Cancelled', lines };
}
