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
 * The library reads the event's file when it is loaded, and throws where that is damaged: it is loaded only here, and
 * a run without a readable origin goes on.
 */
export async function readRunContext(): Promise<RunContext> {
  try {
    const { context } = await import(/* webpackMode: "eager" */ '@actions/github');
    const { owner, repo } = context.repo;
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

function describeRef(ref: string): string {
  const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
  if (kind === undefined || name === undefined) return ref;
  if (kind === 'pull') return `pull request #${name.replace(/\/.*/, '')}`;
  return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}

function describeRun(number: number, attempt: number): string {
  return attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}`;
}
