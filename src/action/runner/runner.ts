import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import { Secrets } from '../../api/redaction/secrets.ts';
import type { ManifestRun } from '../../pipeline/manifest/manifest.ts';
import type { Log } from './log.ts';

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

/** What every action works with. */
export interface ActionContext {
  readonly env: NodeJS.ProcessEnv;
  readonly log: Log;
  /** Aborted by a cancellation. */
  readonly signal: AbortSignal;
  readonly origin: RunOrigin;
  readonly startedAt: Date;
}

/** The variables that may hold a token. */
const SECRET_VARIABLES = ['INPUT_TOKEN', 'PLAYABLE_TOKEN', 'INPUT_GITHUB-TOKEN'] as const;

/** Whether a runner reads stdout as commands. Elsewhere, for example on a laptop, the action is a program like any other. */
export function hasRunner(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env['GITHUB_ACTIONS'] || env['GITHUB_OUTPUT']);
}

/** Masks the tokens in the log. Must run before anything else is written. Does nothing without a runner: its command would print the token. */
export function maskSecrets(env: NodeJS.ProcessEnv): void {
  if (!hasRunner(env)) return;
  for (const name of SECRET_VARIABLES) {
    const secret = env[name] ?? '';
    const trimmed = secret.trim();
    if (trimmed === '') continue;
    // The runner masks exact values. The action uses the trimmed one, other programs may print the untrimmed one.
    for (const value of new Set([secret, trimmed])) core.setSecret(value);
  }
}

/** Replaces the tokens in a text that may have one from anywhere. */
export function redactTokens(text: string, env: NodeJS.ProcessEnv): string {
  const secrets = SECRET_VARIABLES.map((name) => new Secrets(env[name]?.trim()));
  return secrets.reduce((rest, secret) => secret.redact(rest), text);
}

/**
 * Saves values for the step's `post` part. A value replaces an earlier value of the same name.
 *
 * @throws Error if the runner's state file is unknown or can't be written
 */
export function saveState(state: Readonly<Record<string, string>>, env: NodeJS.ProcessEnv): void {
  // Without the file the library would print the old `::save-state` command.
  if (!env['GITHUB_STATE']) throw new Error('the variable GITHUB_STATE is not set');
  for (const [name, value] of Object.entries(state)) core.saveState(name, value);
}

/** A new path in the folder that the runner empties after the job: `<prefix>-<random>.<extension>`. There is no file yet. */
export function temporaryFile(env: NodeJS.ProcessEnv, prefix: string, extension: string): string {
  return join(env['RUNNER_TEMP'] || tmpdir(), `${prefix}-${randomUUID().slice(0, 8)}.${extension}`);
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
