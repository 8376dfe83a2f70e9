import { expect } from 'vitest';
import { type ActionResult, type ActionRun, runAction, TOKEN } from '../e2e/run-action.ts';
import { expectNoTrace } from './expect-no-trace.ts';
import type { Certificate } from './make-authority.ts';
import { type SignedRequest, signAddress } from './sign-address.ts';
import { type SigningService, startSigningService } from './signing-service.ts';
import { startRecorder } from './start-recorder.ts';
import { startS3 } from './start-s3.ts';

export interface ServersOptions {
  /** How the action is to name this machine. */
  readonly host?: string;
  /** Certificates of both, for TLS. */
  readonly tls?: { readonly service: Certificate; readonly storage: Certificate };
  /** Makes the nth address, counted from 1; otherwise than right, where it is given. */
  readonly sign?: (right: SignedRequest, nth: number) => Promise<string>;
  /** Whether someone stands between the action and the storage to note down what is sent. */
  readonly recorded?: boolean;
}

export interface Servers {
  readonly service: SigningService;
  /** Host and port, as the action has them. */
  readonly hosts: { readonly service: string; readonly storage: string };
  readonly storageOrigin: string;
  /** Requests that reached the storage in clear text and were noted down: `PUT /bucket/key`. */
  readonly puts: () => readonly string[];
  /** Runs the action: everything in the workspace is uploaded, then one export triggered. */
  readonly deliver: (run: Partial<ActionRun>) => Promise<ActionResult>;
}

/**
 * Starts the service and a real storage for the running test. Whatever is delivered, the token never gets to the storage,
 * and neither it nor a signature into what the run tells.
 */
export async function startServers(options: ServersOptions = {}): Promise<Servers> {
  const { host = '127.0.0.1', tls, sign = signAddress, recorded = true } = options;
  const scheme = tls === undefined ? 'http' : 'https';
  const s3Port = await startS3(tls?.storage);
  const recorder = recorded ? await startRecorder(s3Port) : undefined;
  const storage = `${host}:${recorder?.port ?? s3Port}`;
  const storageOrigin = `${scheme}://${storage}`;
  const service = await startSigningService(
    ({ fileName: key, contentType }, nth) =>
      sign({ method: 'PUT', origin: storageOrigin, key, contentType }, nth),
    tls?.service,
  );
  const hosts = { service: `${host}:${new URL(service.origin).port}`, storage };
  return {
    service,
    hosts,
    storageOrigin,
    puts: () => recorder?.requests() ?? [],
    deliver: async ({ inputs, env, ...run }) => {
      const result = await runAction({
        ...run,
        // As talkative as it can be.
        env: { RUNNER_DEBUG: '1', ...env },
        inputs: {
          token: TOKEN,
          'base-url': `${scheme}://${hosts.service}/v1`,
          ...(tls === undefined && { 'allow-http': 'true' }),
          organization: 'org-1',
          assets: '**',
          'file-name': 'path',
          variant: 'v-1',
          network: 'unity',
          ...inputs,
        },
      });
      expectNoTrace(result, service.given);
      expect(recorder?.sent() ?? '').not.toContain(TOKEN);
      return result;
    },
  };
}
