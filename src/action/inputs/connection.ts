import { readFileSync } from 'node:fs';

const PROBABLE =
  'Secrets are empty in runs from forks and from Dependabot, and in reusable workflows without `secrets: inherit`';

/**
 * Why a run has no token, in a sentence without its full stop: the one reason where the runner's variables show it, else
 * all that are likely. A reusable workflow can't be told from any other: the variables and the event are its caller's.
 */
export function whyNoToken(env: NodeJS.ProcessEnv): string {
  if (env['GITHUB_ACTOR'] === 'dependabot[bot]') {
    return (
      'Dependabot started this run, and its runs get no secrets but those under Settings, Secrets, Dependabot: ' +
      "store it there too, or leave this step out (`if: github.actor != 'dependabot[bot]'`)"
    );
  }
  const event = readEvent(env['GITHUB_EVENT_PATH']);
  // `pull_request_target` runs have secrets.
  if (env['GITHUB_EVENT_NAME'] !== 'pull_request_target' && isFromFork(event)) {
    return (
      'This run is for a pull request from a fork, and such runs get no secrets: ' +
      'give `dry-run: true` there, which needs none'
    );
  }
  return PROBABLE;
}

function isFromFork(event: unknown): boolean {
  const request = field(event, 'pull_request');
  const head = field(field(request, 'head'), 'repo');
  const base = field(field(request, 'base'), 'repo');
  const [from, to] = [field(head, 'full_name'), field(base, 'full_name')];
  if (typeof from === 'string' && typeof to === 'string') return from !== to;
  return field(head, 'fork') === true;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}

function readEvent(path: string | undefined): unknown {
  if (!path) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
