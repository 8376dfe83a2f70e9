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
  const numberOf = (name: string): number => Number.parseInt(env[name] ?? '', 10) || 0;
  const repository = `${owner}/${repo}`;
  const { GITHUB_REF: ref, GITHUB_SHA: commit } = env;
  const id = numberOf('GITHUB_RUN_ID');
  const number = numberOf('GITHUB_RUN_NUMBER');
  const attempt = numberOf('GITHUB_RUN_ATTEMPT') || 1;
  const repositoryId = numberOf('GITHUB_REPOSITORY_ID');
  const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
  const ofRepository = { repository, ...(repositoryId > 0 && { repositoryId }) };
  return {
    repository,
    ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
    ...(ref && { ref: describeRef(ref) }),
    ...(commit && { commit }),
    ...(number > 0 && { run: attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}` }),
    ...(id > 0 && {
      runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${id}`,
    }),
    ...(id > 0 && commit && { manifestRun: { ...ofRepository, id, attempt, commit } }),
  };
}

function describeRef(ref: string): string {
  return ref
    .replace(/^refs\/tags\/(?=.)/, 'tag ')
    .replace(/^refs\/heads\/(?=.)/, 'branch ')
    .replace(/^refs\/pull\/([^/]+).*/, 'pull request #$1');
}
