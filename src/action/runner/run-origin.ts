import type { ManifestRun } from '../../pipeline/manifest/manifest.ts';

/** Where a run comes from, as text for the log and the summary. Unknown parts are absent. */
export interface RunOrigin {
  /** `owner/name` */
  readonly repository?: string;
  /** For instance `tag v1.2.0`, `branch main`, `pull request #7`. */
  readonly ref?: string;
  /** The commit's full hash. */
  readonly commit?: string;
  /** For instance `#42, attempt 2`. */
  readonly run?: string;
  readonly runUrl?: string;
  /** GitHub's API; absent if a token must not be sent there: neither over TLS nor on loopback. */
  readonly apiUrl?: string;
  /** The run as the manifest names it; absent if its id or commit is unknown. */
  readonly manifestRun?: ManifestRun;
}

const SAFE_ADDRESS = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$)/i;

/** Reads the origin from the runner's variables. The result is empty without a valid `GITHUB_REPOSITORY`. */
export function readRunOrigin(env: NodeJS.ProcessEnv): RunOrigin {
  const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  if (!owner || !repo) return {};
  const repository = `${owner}/${repo}`;
  const ref = env['GITHUB_REF'];
  const commit = env['GITHUB_SHA'];
  const runNumber = toNumber(env['GITHUB_RUN_NUMBER']);
  const attempt = toNumber(env['GITHUB_RUN_ATTEMPT']);
  const runId = toNumber(env['GITHUB_RUN_ID']);
  const repositoryId = toNumber(env['GITHUB_REPOSITORY_ID']);
  const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com';
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
  const ofRepository = { repository, ...(repositoryId > 0 && { repositoryId }) };
  const manifestRun = { ...ofRepository, id: runId, attempt: attempt || 1, commit: commit ?? '' };
  return {
    repository,
    ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
    ...(ref && { ref: describeRef(ref) }),
    ...(commit && { commit }),
    ...(runNumber > 0 && { run: attempt > 1 ? `#${runNumber}, attempt ${attempt}` : `#${runNumber}` }),
    ...(runId > 0 && { runUrl: `${serverUrl}/${repository}/actions/runs/${runId}` }),
    ...(runId > 0 && commit && { manifestRun }),
  };
}

/** 0 if the text is not a number. */
function toNumber(text = ''): number {
  return Number.parseInt(text, 10) || 0;
}

function describeRef(ref: string): string {
  const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
  if (kind === undefined || name === undefined) return ref;
  if (kind === 'pull') return `pull request #${name.replace(/\/.*/, '')}`;
  return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}
