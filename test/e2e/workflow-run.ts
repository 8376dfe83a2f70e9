import { join } from 'node:path';
import { runStep, type Step } from '../../scripts/local-runner.ts';
import { type Job, startAttempts } from '../action/rerun/workflow-run.ts';
import { type CacheProtocol, startCacheService } from '../doubles/cache-service.ts';
import { preload, spawnNode } from '../doubles/spawn-node.ts';
import { DIST } from './run-action.ts';
import type { StubService } from './stub-service.ts';

/** Preloaded: no limit ends a request to the cache, which takes seconds on a machine that does ten other things. */
const NO_LIMITS = preload('AbortSignal.timeout = () => new AbortController().signal;');

/**
 * Preloaded: limits pass twenty times as fast, but together no more than the 10 s that the contract promises: what waits for longer never
 * ends.
 */
export const FAST_LIMITS = preload(`
  let passed = 0;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => {
      passed += ms;
      if (passed <= 10_000) controller.abort();
    }, ms / 20);
    return controller.signal;
  };`);

interface ProcessJob extends Job {
  /** For the steps only, not for their `post` programs. */
  readonly main?: Partial<Pick<Step, 'started' | 'env'>>;
  /** How the processes are limited. */
  readonly limits?: string;
}

/** A workflow run whose programs are the bundles, as processes, with the real library and its service. */
export async function startRun(service: StubService, protocol: CacheProtocol = 'v2', isAzure = false) {
  const cache = await startCacheService(protocol, isAzure);
  const run = await startAttempts(service, ({ entry, env, ...part }, job: ProcessJob) => {
    const { env: own, ...change } = entry === 'main' ? (job.main ?? {}) : {};
    const options = [cache.env, job.env, own].map((one) => one?.['NODE_OPTIONS'] ?? '');
    const NODE_OPTIONS = [job.limits ?? NO_LIMITS, ...options].join(' ');
    return runStep({
      ...{ bundle: join(DIST, entry, 'index.js'), spawnNode, ...part, ...change },
      env: { ...cache.env, ...env, ...own, NODE_OPTIONS },
    });
  });
  return { cache, ...run };
}
