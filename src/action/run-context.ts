import { existsSync } from 'node:fs';
import { Context } from '../../node_modules/@actions/github/lib/context.js';

/** Where a run comes from, in words; what is not known is left out. */
export interface RunContext {
  /** `owner/name` */
  readonly repository?: string;
  /** For instance `tag v1.2.0`, `branch main`, `pull request #7`. */
  readonly ref?: string;
  /** The commit's full hash. */
  readonly commit?: string;
  /** For instance `#42, attempt 2`. */
  readonly run?: string;
  readonly runUrl?: string;
}

/**
 * Reads the run's origin from `@actions/github`.
 *
 * By its context module alone: the library's entry reads the event's file when it is imported, and throws where that is
 * damaged; and it brings Octokit, which makes the start of the bundle a fifth longer. A run without a readable origin
 * goes on.
 */
export function readRunContext(): RunContext {
  try {
    const context = loadContext();
    const { owner, repo } = context.repo;
    if (!owner || !repo) return {};
    const repository = `${owner}/${repo}`;
    return {
      repository,
      ...(context.ref && { ref: describeRef(context.ref) }),
      ...(context.sha && { commit: context.sha }),
      ...(context.runNumber > 0 && { run: describeRun(context.runNumber, context.runAttempt) }),
      ...(context.runId > 0 && {
        runUrl: `${context.serverUrl}/${repository}/actions/runs/${context.runId}`,
      }),
    };
  } catch {
    return {};
  }
}

/** Without the event, where its file is missing (which the library would say to stdout) or damaged (which it throws). */
function loadContext(): Context {
  const path = process.env['GITHUB_EVENT_PATH'];
  if (path !== undefined && !existsSync(path)) delete process.env['GITHUB_EVENT_PATH'];
  try {
    return new Context();
  } catch {
    delete process.env['GITHUB_EVENT_PATH'];
    return new Context();
  }
}

function describeRef(ref: string): string {
  const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
  if (kind === undefined || name === undefined) return ref;
  if (kind === 'pull') return `pull request #${name.replace(/\/.*/, '')}`;
  return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}

function describeRun(number: number, attempt: number): string {
  return attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}`;
}
