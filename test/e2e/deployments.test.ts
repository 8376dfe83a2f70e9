import { expect, test } from 'vitest';
import { type StubReply, type StubServer, startStubProxy } from '../doubles/stub-server.ts';
import { annotations, withoutMasks } from './assertions.ts';
import {
  type ActionResult,
  EXPORT,
  inputsFor,
  killAfter,
  runAction,
  type Settings,
  TOKEN,
} from './run-action.ts';
import {
  deploymentsOf,
  errorReply,
  GITHUB_TOKEN,
  json,
  onGitHub,
  type StubGitHub,
  type StubService,
  startStubGitHub,
  startStubService,
} from './stub-service.ts';

/* GitHub deployments, against a local double of GitHub's API. */

const DEPLOYMENTS = '/api/v3/repos/owner/game/deployments';

interface Setup {
  readonly github?: StubGitHub;
  readonly service?: StubService;
  readonly inputs?: Settings;
  readonly env?: (api: StubServer) => Readonly<Record<string, string | undefined>>;
  /** Cancels the run through `killAfter`. */
  readonly started?: (api: StubServer, service: StubServer) => ReturnType<typeof killAfter>;
}

interface Delivered {
  readonly result: ActionResult;
  readonly api: StubServer;
  readonly service: StubServer;
  /** Milliseconds since the signal of `started`. */
  readonly elapsedMs: number;
}

/** Triggers exports with deployments, and expects that each token goes only to its own server. */
async function deliver({ github, service, inputs, env = onGitHub, started }: Setup): Promise<Delivered> {
  const api = await startStubGitHub(github);
  const stub = await startStubService(service ?? {});
  const kill = started?.(api, stub);
  const all = { organization: '', ...EXPORT, 'max-attempts': '1', 'github-token': GITHUB_TOKEN, ...inputs };
  const result = await runAction({
    inputs: inputsFor(`${stub.origin}/v1`, all),
    env: env(api),
    ...(kill && { started: kill.started }),
  });
  const elapsedMs = kill?.elapsedMs() ?? 0;
  const { stdout, stderr, outputs, summary, manifest } = result;
  const texts = [withoutMasks(stdout), stderr, summary, JSON.stringify([outputs, manifest])].join('\n');
  expect(texts).not.toContain(TOKEN);
  expect(texts).not.toContain(GITHUB_TOKEN);
  expect(requestsOf(stub)).not.toContain(GITHUB_TOKEN);
  expect(requestsOf(api)).not.toContain(TOKEN);
  return { result, api, service: stub, elapsedMs };
}

function requestsOf({ journal }: StubServer): string {
  return JSON.stringify(
    journal.map(({ path, rawHeaders, body }) => [path, rawHeaders, body.toString('latin1')]),
  );
}

/** Expects these exports and one warning about their deployments, and returns its message. */
function expectOneWarning({ result }: Delivered, exports: readonly string[] = ['triggered']): string {
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(exports);
  const warnings = annotations(result, 'warning');
  expect(warnings.map(({ title }) => title)).toEqual(['Deployment not recorded']);
  const message = warnings[0]?.message ?? '';
  expect(message.split('\n').length).toBeLessThanOrEqual(4);
  expect(message).not.toMatch(/undefined|\[object /);
  return message;
}

test('an export is a deployment of the commit: in progress before the request, then a success', async () => {
  const order: string[] = [];
  const { result, api } = await deliver({
    github: {
      create: () => {
        order.push('create');
        return json({ id: 7 }, 201);
      },
      setStatus: (nth) => {
        order.push(`status ${nth}`);
        return json({ id: nth }, 201);
      },
    },
    service: {
      triggerExport: () => {
        order.push('export');
        return json({ queued: true });
      },
    },
  });
  expect(result.exitCode).toBe(0);
  expect(annotations(result, 'warning')).toEqual([]);
  expect(order).toEqual(['create', 'status 1', 'export', 'status 2']);
  const log_url = 'https://github.example/owner/game/actions/runs/987';
  expect(api.journal.map(({ method, path, body }) => [method, path, JSON.parse(body.toString())])).toEqual([
    [
      'POST',
      DEPLOYMENTS,
      {
        ref: '0123456789abcdef0123456789abcdef01234567',
        environment: 'playable/unity',
        description: 'Export of v-1 to unity',
        auto_merge: false,
        required_contexts: [],
        production_environment: false,
      },
    ],
    [
      'POST',
      `${DEPLOYMENTS}/7/statuses`,
      { state: 'in_progress', description: 'Export of v-1 to unity', log_url },
    ],
    [
      'POST',
      `${DEPLOYMENTS}/7/statuses`,
      { state: 'success', description: 'Triggered', log_url, auto_inactive: true },
    ],
  ]);
  for (const { headers } of api.journal) {
    expect(headers.authorization).toBe(`token ${GITHUB_TOKEN}`);
    expect(headers['user-agent']).toMatch(/^playable-export-action\//);
  }
  expect(result.stdout).toMatch(/^::add-mask::/);
  expect(result.stdout).toContain(`::add-mask::${GITHUB_TOKEN}\n`);
  expect(result.stdout).toContain('1 GitHub deployment recorded');
});

test('deployments need no event file', async () => {
  const { result, api } = await deliver({
    env: (api) => ({ ...onGitHub(api), GITHUB_EVENT_PATH: '/nowhere/event.json' }),
  });
  expect(deploymentsOf(api)).toEqual([{ environment: 'playable/unity', states: ['in_progress', 'success'] }]);
  expect(result.stdout).not.toContain('/nowhere');
});

test('with an empty github-token nothing is sent to GitHub', async () => {
  const { result, api } = await deliver({ inputs: { 'github-token': '' } });
  expect(result.exitCode).toBe(0);
  expect(annotations(result, 'warning')).toEqual([]);
  expect(api.journal).toEqual([]);
});

test('two variants to two networks are four deployments in their environments', async () => {
  const inputs = { variant: 'v-1,v-2', network: 'unity,applovin' };
  const shared = await deliver({ inputs });
  expect(shared.result.exitCode).toBe(0);
  const environments = ['applovin', 'applovin', 'unity', 'unity'].map((network) => `playable/${network}`);
  const states = ['in_progress', 'success'];
  expect(sorted(shared.api)).toEqual(environments.map((environment) => ({ environment, states })));
  // The deployments of one environment must not replace each other.
  expect(replaced(shared.api)).toEqual([false, false, false, false]);
  const own = await deliver({ inputs: { ...inputs, environment: '{variant} on {network}' } });
  expect(sorted(own.api).map(({ environment }) => environment)).toEqual([
    'v-1 on applovin',
    'v-1 on unity',
    'v-2 on applovin',
    'v-2 on unity',
  ]);
  expect(replaced(own.api)).toEqual([true, true, true, true]);
});

function sorted(api: StubServer): ReturnType<typeof deploymentsOf> {
  return deploymentsOf(api).sort((a, b) => (a.environment < b.environment ? -1 : 1));
}

function replaced({ journal }: StubServer): unknown[] {
  const statuses = journal.filter(({ path }) => path.endsWith('/statuses'));
  const bodies = statuses.map(({ body }) => JSON.parse(body.toString()));
  return bodies.filter(({ state }) => state === 'success').map(({ auto_inactive }) => auto_inactive);
}

test('an environment with the name production is a production environment', async () => {
  const { api } = await deliver({ inputs: { environment: 'production' } });
  expect(JSON.parse(api.journal[0]?.body.toString() ?? '')).toMatchObject({ production_environment: true });
});

test('a failed export is a failure, and one with an unknown result is an error', async () => {
  const { result, api } = await deliver({
    service: {
      triggerExport: (nth) =>
        [json({}), errorReply(422, 'Invalid', 'No such network'), { status: 500 }][nth - 1],
    },
    inputs: { network: 'a,b,c', concurrency: '1' },
  });
  expect(result.exitCode).toBe(1);
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(['triggered', 'failed', 'unknown']);
  expect(deploymentsOf(api)).toEqual([
    { environment: 'playable/a', states: ['in_progress', 'success'] },
    { environment: 'playable/b', states: ['in_progress', 'failure'] },
    { environment: 'playable/c', states: ['in_progress', 'error'] },
  ]);
  expect(annotations(result, 'warning')).toEqual([]);
});

test('an export with a retry is one deployment', async () => {
  const { result, api } = await deliver({
    service: { triggerExport: (nth) => (nth === 1 ? { status: 429 } : json({})) },
    inputs: { 'max-attempts': '5' },
  });
  expect(result.exitCode).toBe(0);
  expect(deploymentsOf(api)).toEqual([{ environment: 'playable/unity', states: ['in_progress', 'success'] }]);
});

test('exports that are not attempted are no deployments', async () => {
  const { result, api, service } = await deliver({
    service: { triggerExport: () => errorReply(401, 'Unauthorized', 'Token expired') },
    inputs: { network: 'a,b,c,d' },
  });
  expect(service.journal).toHaveLength(1);
  expect(result.manifest.exports.map(({ status }) => status)).toEqual([
    'failed',
    'not-attempted',
    'not-attempted',
    'not-attempted',
  ]);
  expect(deploymentsOf(api)).toEqual([{ environment: 'playable/a', states: ['in_progress', 'failure'] }]);
});

test('a dry run is no deployment', async () => {
  const { result, api } = await deliver({ inputs: { 'dry-run': 'true' } });
  expect(result.exitCode).toBe(0);
  expect(api.journal).toEqual([]);
});

const NOT_ACCESSIBLE = {
  message: 'Resource not accessible by integration',
  documentation_url: 'https://docs.github.com/rest/deployments/deployments#create-a-deployment',
};

test.each<[number, StubReply, string]>([
  [401, json({ message: 'Bad credentials' }, 401), 'Give `github.token` as `github-token`'],
  [403, json(NOT_ACCESSIBLE, 403), '`permissions: deployments: write`'],
  [404, json({ message: 'Not Found' }, 404), '`permissions: deployments: write`'],
  [429, json({ message: 'Slow down' }, 429), 'Record fewer exports at a time'],
  [403, json({ message: 'You have exceeded a secondary rate limit' }, 403), 'Record fewer exports at a time'],
])(
  'after %i from GitHub no request follows, and one warning explains it: %j',
  async (status, reply, advice) => {
    const delivered = await deliver({ github: { create: () => reply }, inputs: { network: 'a,b,c' } });
    const message = expectOneWarning(delivered, ['triggered', 'triggered', 'triggered']);
    expect(message).toContain('3 exports without a complete deployment');
    expect(message).toContain('v-1 to a, v-1 to b, v-1 to c');
    expect(message).toContain(`POST ${delivered.api.origin}${DEPLOYMENTS} answered ${status}: `);
    expect(message).toContain(JSON.parse(String(reply.body)).message);
    expect(message).toContain(advice);
    expect(delivered.api.journal).toHaveLength(1);
    expect(delivered.result.exitCode).toBe(0);
  },
);

test('after a 403 to a status no request follows either', async () => {
  const delivered = await deliver({
    github: { setStatus: () => json(NOT_ACCESSIBLE, 403) },
    inputs: { network: 'a,b' },
  });
  expectOneWarning(delivered, ['triggered', 'triggered']);
  expect(delivered.api.journal).toHaveLength(2);
});

test.each<[string, StubReply, string]>([
  [
    'rejects the name',
    json({ message: 'Validation Failed', errors: ['no'] }, 422),
    'Validation Failed: "no"',
  ],
  [
    'responds with a page',
    { status: 502, body: '<html>Bad Gateway</html>'.repeat(100) },
    'answered 502: <html>Bad',
  ],
  ['is busy', { status: 503 }, 'answered 503'],
  ['finds a conflict', json({ message: 'Conflict merging main' }, 409), 'Conflict merging main'],
  ['merges branches', json({ message: 'Auto-merged main' }, 202), 'without a deployment'],
  ['sends an empty response', { status: 204 }, 'without a deployment'],
  ['sends an array', { status: 201, body: '[]', headers: { 'content-type': 'x' } }, 'without a deployment'],
  ['redirects', { status: 307, headers: { location: 'http://127.0.0.1:9/' } }, 'answered 307'],
])('an export is triggered if GitHub %s', async (_, reply, words) => {
  const delivered = await deliver({
    github: { create: (nth) => (nth === 1 ? reply : json({ id: nth }, 201)) },
    inputs: { network: 'a,b' },
  });
  expect(expectOneWarning(delivered, ['triggered', 'triggered'])).toContain(words);
  expect(delivered.result.exitCode).toBe(0);
});

test('a deployment that GitHub rejects does not affect the others', async () => {
  const delivered = await deliver({
    github: { create: (nth) => (nth === 2 ? json({ message: 'No' }, 422) : json({ id: nth }, 201)) },
    inputs: { network: 'a,b,c', concurrency: '1' },
  });
  const message = expectOneWarning(delivered, ['triggered', 'triggered', 'triggered']);
  expect(message).toContain('1 export without a complete deployment');
  expect(deploymentsOf(delivered.api).map(({ states }) => states)).toEqual([
    ['in_progress', 'success'],
    [],
    ['in_progress', 'success'],
  ]);
});

test('GitHub without a response delays one export by 5 s, and no other', async () => {
  let requestedAt = 0;
  const create = (): undefined => {
    requestedAt = performance.now();
  };
  const delivered = await deliver({ github: { create }, inputs: { network: 'a,b,c' } });
  const message = expectOneWarning(delivered, ['triggered', 'triggered', 'triggered']);
  expect(message).toContain('3 exports without a complete deployment');
  expect(message).toContain('GitHub did not respond within 5 s');
  expect(delivered.api.journal).toHaveLength(1);
  expect(performance.now() - requestedAt).toBeLessThan(10_000);
});

test('GitHub without a response at the end delays the run by 5 s', async () => {
  let requestedAt = 0;
  const setStatus = (nth: number): StubReply | undefined => {
    if (nth % 2 === 1) return json({ id: nth }, 201);
    requestedAt = performance.now();
    return undefined;
  };
  const delivered = await deliver({ github: { setStatus } });
  expect(expectOneWarning(delivered)).toContain('GitHub did not respond within 5 s');
  expect(performance.now() - requestedAt).toBeLessThan(10_000);
});

test('exports are triggered if nothing listens at the address of GitHub', async () => {
  const delivered = await deliver({
    env: (api) => ({ ...onGitHub(api), GITHUB_API_URL: 'http://127.0.0.1:2' }),
    inputs: { network: 'a,b' },
  });
  const message = expectOneWarning(delivered, ['triggered', 'triggered']);
  expect(message).toContain('POST http://127.0.0.1:2/repos/owner/game/deployments: ');
  expect(message).toContain('ECONNREFUSED');
});

test('requests to GitHub use the proxy', async () => {
  const proxy = await startStubProxy({ rejectWith: 502 });
  const delivered = await deliver({
    env: (api) => ({
      ...onGitHub(api),
      GITHUB_API_URL: 'https://api.github.invalid',
      https_proxy: proxy.address.replace('//', '//name:hunter2@'),
      no_proxy: '127.0.0.1',
    }),
  });
  expect(expectOneWarning(delivered)).toContain('Nothing to do, unless a proxy');
  expect(proxy.journal.map(({ target }) => target)).toEqual(['api.github.invalid:443']);
  expect(delivered.result.stdout).not.toContain('hunter2');
});

test.each<[string, Record<string, string | undefined>]>([
  ['without a repository', { GITHUB_REPOSITORY: undefined }],
  ['without a commit', { GITHUB_SHA: undefined }],
  ['with an API in clear text', { GITHUB_API_URL: 'http://github.example/api/v3' }],
  ['with an API of no address', { GITHUB_API_URL: 'github.example' }],
])('outside of GitHub, %s, one warning explains it and nothing is sent', async (_, variables) => {
  const delivered = await deliver({
    env: (api) => ({ ...onGitHub(api), ...variables }),
    inputs: { network: 'a,b' },
  });
  expect(expectOneWarning(delivered, ['triggered', 'triggered'])).toContain('Leave `github-token` out');
  expect(delivered.api.journal).toEqual([]);
});

test('a cancellation completes deployments in progress', async () => {
  const { result, api } = await deliver({
    service: { triggerExport: () => undefined },
    inputs: { network: 'a,b' },
    started: (_, service) => killAfter(service, 1),
  });
  expect(result.manifest).toMatchObject({ conclusion: 'cancelled' });
  expect(result.manifest.exports.map(({ status }) => status)).toEqual(['unknown', 'not-attempted']);
  expect(deploymentsOf(api)).toEqual([{ environment: 'playable/a', states: ['in_progress', 'error'] }]);
});

test.each<[string, StubGitHub, readonly string[]]>([
  ['before the export', { create: () => undefined }, ['not-attempted']],
  ['after it', { setStatus: (nth) => (nth === 1 ? json({ id: 1 }, 201) : undefined) }, ['unknown']],
])('a cancellation does not wait for a response of GitHub %s', async (_, github, statuses) => {
  const delivered = await deliver({
    github,
    service: { triggerExport: () => undefined },
    started: (api, service) => killAfter(statuses[0] === 'unknown' ? service : api, 1),
  });
  expect(delivered.elapsedMs).toBeLessThan(5_000);
  expect(expectOneWarning(delivered, statuses)).toContain('The run was cancelled before GitHub responded');
  expect(delivered.result.manifest.conclusion).toBe('cancelled');
});
