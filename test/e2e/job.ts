import { readFileSync } from 'node:fs';
import type { Manifest } from '../../src/pipeline/manifest/manifest.ts';
import type { StubReply, StubServer } from '../doubles/stub-server.ts';
import { type ActionResult, type ActionRun, inputsFor, runAction, type Settings } from './run-action.ts';
import { errorReply, json, type StubService, startStubService } from './stub-service.ts';

/** The path of the manifest that the steps of a job share. */
const MANIFEST = 'm.json';
export const FILES: Settings = { 'a.html': 'aaa', 'b.html': 'bbb' };
export const COMMIT = '0123456789abcdef0123456789abcdef01234567';
/** The inputs of a step that uploads `FILES`. */
export const UPLOAD = { assets: '*.html', organization: 'org-1' };
/** A response after which an export is unknown. */
export const BROKEN = errorReply(500, 'Internal Server Error', 'try later');

interface StepChange extends Partial<Pick<ActionRun, 'started' | 'env'>> {
  readonly files?: Settings;
  /** The manifest before the step, instead of the one that the last step left. */
  readonly earlier?: string;
}

interface StepOfJob extends ActionResult {
  /** The requests of the step: the networks of its exports, and method and path of others. */
  readonly requests: readonly string[];
  /** The content of the shared manifest after the step, which may have been killed. */
  readonly text: string;
  readonly record: Manifest;
}

const RUN = { GITHUB_REPOSITORY: 'owner/game', GITHUB_RUN_ID: '987', GITHUB_SHA: COMMIT };

/** The inputs of a step that only exports to these networks. */
export function exportsTo(...networks: readonly string[]): Settings {
  return { variant: 'v-1', network: networks.join(), organization: '' };
}

/** A service that responds to the second export like this. */
export function secondExport(reply: StubReply | undefined): StubService {
  return { triggerExport: (nth) => (nth === 2 ? reply : json({ job: nth })) };
}

/** The networks that the service was asked to export to. */
export function exportedTo({ journal }: Pick<StubServer, 'journal'>): string[] {
  return journal
    .filter(({ path }) => path === '/export')
    .map(({ body }) => JSON.parse(body.toString()).network);
}

/** Steps of one job or of several attempts, which share a manifest, against a service with this behaviour. */
export async function startJob(
  service: StubService,
  shared: Settings = {},
  how: Pick<ActionRun, 'runStep'> = {},
) {
  const stub = await startStubService(service);
  const reuse = { manifest: MANIFEST, 'reuse-unchanged': 'true', concurrency: '1', ...shared };
  let content: string | undefined;
  const step = async (
    inputs: Settings,
    { files = FILES, earlier = content, env, ...more }: StepChange = {},
  ): Promise<StepOfJob> => {
    const before = stub.journal.length;
    const result = await runAction({
      files: { ...files, ...(earlier !== undefined && { [MANIFEST]: earlier }) },
      inputs: inputsFor(stub.origin, { ...reuse, ...inputs }),
      env: { ...RUN, ...env },
      // A killed step has no outputs.
      ...(more.started && { readManifest: (workspace) => `${workspace}/${MANIFEST}` }),
      ...more,
      ...how,
    });
    const text = readFileSync(`${result.workspace}/${MANIFEST}`, 'utf8');
    content = text;
    const requests = stub.journal
      .slice(before)
      .map((request) => exportedTo({ journal: [request] })[0] ?? `${request.method} ${request.path}`);
    return { ...result, requests, text, record: JSON.parse(text) };
  };
  return { stub, step };
}
