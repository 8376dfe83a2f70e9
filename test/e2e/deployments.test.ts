import { expect, test } from 'vitest';
import { HERE } from '../action/run-step-here.ts';
import { SELF_SIGNED, SELF_SIGNED_FILE } from '../doubles/environment.ts';
import { type StubServer, startStubProxy } from '../doubles/stub-server.ts';
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
  GITHUB_TOKEN,
  json,
  onGitHub,
  type StubGitHub,
  type StubService,
  startStubGitHub,
  startStubService,
} from './stub-service.ts';

/* GitHub deployments, against a local double of GitHub's API. Its limits and what follows: test/action/report/deployments. */

const DEPLOYMENTS = '/api/v3/repos/owner/game/deployments';

interface Setup {
  readonly github?: StubGitHub;
  readonly service?: StubService;
  readonly inputs?: Settings;
  readonly env?: (api: StubServer) => Readonly<Record<string, string | undefined>>;
  /** Number of requests to the service after which the run is cancelled. */
  readonly cancelledAfter?: number;
}

interface Delivered {
  readonly result: ActionResult;
  readonly api: StubServer;
}

/** Triggers exports with deployments, and expects that each token goes only to its own server. */
async function deliver({
  github,
  service,
  inputs,
  env = onGitHub,
  cancelledAfter,
}: Setup): Promise<Delivered> {
  const api = await startStubGitHub(github);
  const stub = await startStubService(service ?? {});
  const kill = cancelledAfter === undefined ? undefined : killAfter(stub, cancelledAfter);
  const all = { organization: '', ...EXPORT, 'max-attempts': '1', 'github-token': GITHUB_TOKEN, ...inputs };
  const variables: Readonly<Record<string, string | undefined>> = { ...kill?.env, ...env(api) };
  // Only a process reads these. The event file is read once, when a module is loaded.
  const isProcess = /NODE_|https_proxy|EVENT_PATH/.test(Object.keys(variables).join());
  const result = await runAction({
    ...(isProcess ? {} : HERE),
    inputs: inputsFor(`${stub.origin}/v1`, all),
    ...kill,
    env: variables as Settings,
  });
  const { stdout, stderr, outputs, summary, manifest } = result;
  const texts = [withoutMasks(stdout), stderr, summary, JSON.stringify([outputs, manifest])].join('\n');
  // Node prints its warnings there.
  expect(stderr).toBe('');
  expect(texts).not.toContain(TOKEN);
  expect(texts).not.toContain(GITHUB_TOKEN);
  expect(requestsOf(stub)).not.toContain(GITHUB_TOKEN);
  expect(requestsOf(api)).not.toContain(TOKEN);
  return { result, api };
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

test('an export is a deployment of the commit: created before the request, a success after it', async () => {
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
  expect(order).toEqual(['create', 'export', 'status 1']);
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
      },
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

test.each(['/nowhere/event.json', import.meta.filename])(
  'deployments need no event file: %s',
  async (path) => {
    const { result, api } = await deliver({ env: (api) => ({ ...onGitHub(api), GITHUB_EVENT_PATH: path }) });
    expect(deploymentsOf(api)).toEqual([{ environment: 'playable/unity', states: ['success'] }]);
    expect(annotations(result, 'warning')).toEqual([]);
    expect(result.stdout).not.toContain(path);
  },
);

const NOT_ACCESSIBLE = {
  message: 'Resource not accessible by integration',
  documentation_url: 'https://docs.github.com/rest/deployments/deployments#create-a-deployment',
};

test('exports are triggered although GitHub denies permission, and one warning explains it', async () => {
  const github: StubGitHub = { create: () => json(NOT_ACCESSIBLE, 403) };
  const delivered = await deliver({ github, inputs: { network: 'a,b' } });
  const message = expectOneWarning(delivered, ['triggered', 'triggered']);
  expect(message).toContain('2 exports without a complete deployment: v-1 to a, v-1 to b');
  expect(message).toContain('`permissions: deployments: write`');
  expect(deploymentsOf(delivered.api)).toHaveLength(1);
  expect(delivered.result.exitCode).toBe(0);
});

test('deployments go through a tunnel of the proxy, with the certificates of the machine', async () => {
  const github = await startStubGitHub({}, SELF_SIGNED);
  const proxy = await startStubProxy({ tunnelTo: Number(github.url('/').port) });
  const env = (api: StubServer): Record<string, string> => ({
    ...onGitHub(api),
    GITHUB_API_URL: 'https://service.invalid/api/v3',
    https_proxy: proxy.address.replace('//', '//name:hunter2@'),
    no_proxy: '127.0.0.1',
  });
  const untrusted = await deliver({ env });
  expect(expectOneWarning(untrusted)).toContain('self-signed certificate');
  expect(untrusted.result.stdout).not.toContain('hunter2');
  const { result } = await deliver({
    env: (api) => ({ ...env(api), NODE_EXTRA_CA_CERTS: SELF_SIGNED_FILE }),
  });
  expect(annotations(result, 'warning')).toEqual([]);
  expect(deploymentsOf(github)).toEqual([{ environment: 'playable/unity', states: ['success'] }]);
  expect(new Set(proxy.journal.map(({ target }) => target))).toEqual(new Set(['service.invalid:443']));
});

test.each<[string, Record<string, string | undefined>]>([
  ['without a repository', { GITHUB_REPOSITORY: undefined }],
  ['without a commit', { GITHUB_SHA: undefined }],
  ['with an API in clear text', { GITHUB_API_URL: 'http://github.example/api/v3' }],
])('outside of GitHub one warning explains it and nothing is sent: %s', async (_, variables) => {
  const delivered = await deliver({ env: (api) => ({ ...onGitHub(api), ...variables }) });
  expect(expectOneWarning(delivered)).toContain('Leave `github-token` out');
  expect(delivered.api.journal).toEqual([]);
});
