import {
  type Script,
  type StubExchange,
  type StubReply,
  type StubServer,
  startStub,
} from '../doubles/stub-server.ts';

/** The reaction to the nth request of a kind, counted from 1, after its body was read; `undefined` sends no response. */
type Behaviour = (nth: number, exchange: StubExchange, stub: StubServer) => Script | undefined;

export interface StubService {
  readonly askForUrl?: Behaviour;
  readonly put?: Behaviour;
  readonly triggerExport?: Behaviour;
}

export const RIGHT: Required<StubService> = {
  askForUrl: (nth, _, { origin }) =>
    json({ uploadUrl: `${origin}/bucket/${nth}?X-Signature=c0ffee`, assetId: `asset-${nth}` }),
  put: () => ({ status: 200 }),
  triggerExport: () => json({ queued: true }),
};

/**
 * Starts a service with its storage. It responds correctly, except for the given behaviours: the emulator never responds
 * incorrectly.
 */
export async function startStubService(service: StubService, tls?: Tls): Promise<StubServer> {
  return reactTo(await startStub(tls), kindOf, { ...RIGHT, ...service });
}

type Tls = { readonly key: string; readonly cert: string };

/** Lets a server react to each request by its kind. */
export function reactTo<Kind extends string>(
  stub: StubServer,
  kindOf: (method: string, path: string) => Kind,
  behaviours: Readonly<Record<Kind, Behaviour>>,
): StubServer {
  const counts = new Map<Kind, number>();
  return stub.always(async (exchange) => {
    const { method = '', url = '' } = exchange.request;
    const kind = kindOf(method, url);
    await exchange.receive();
    const nth = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, nth);
    const reply = behaviours[kind](nth, exchange, stub);
    if (typeof reply === 'function') await reply(exchange);
    else if (reply !== undefined) exchange.respond(reply);
  });
}

export function json(value: unknown, status = 200): StubReply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** An error with the body of api/README.md, *Errors*. */
export function errorReply(statusCode: number, error: string, message: string): StubReply {
  return json({ statusCode, error, message }, statusCode);
}

/** An error body of S3-compatible storage. */
export function storageErrorReply(status: number, code: string, message: string): StubReply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body };
}

export function kindOf(method: string, path: string): keyof StubService {
  if (method === 'PUT') return 'put';
  return path.endsWith('/export') ? 'triggerExport' : 'askForUrl';
}

/** The same for GitHub's API. */
type GitHubBehaviour = (nth: number, exchange: StubExchange) => StubReply | undefined;

export interface StubGitHub {
  /** Responds to `POST /repos/{owner}/{repo}/deployments`. */
  readonly create?: GitHubBehaviour;
  /** Responds to `POST /repos/{owner}/{repo}/deployments/{id}/statuses`. */
  readonly setStatus?: GitHubBehaviour;
}

export interface SeenDeployment {
  readonly environment: string;
  readonly states: readonly string[];
}

/** The token for GitHub of every test that needs one. */
export const GITHUB_TOKEN = 'ghs_e2e-9c41d2aa7f';

/** The variables that the runner sets, with this server as GitHub's API. */
export function onGitHub(api: StubServer): Record<string, string> {
  return {
    GITHUB_API_URL: `${api.origin}/api/v3`,
    GITHUB_REPOSITORY: 'owner/game',
    GITHUB_SHA: '0123456789abcdef0123456789abcdef01234567',
    GITHUB_REF: 'refs/tags/v1.2.0',
    GITHUB_RUN_ID: '987',
    GITHUB_SERVER_URL: 'https://github.example',
  };
}

/** Starts GitHub's API for deployments. It responds correctly, except for the given behaviours. */
export async function startStubGitHub(github: StubGitHub = {}, tls?: Tls): Promise<StubServer> {
  const stub = await startStub(tls);
  const right: Required<StubGitHub> = {
    create: (nth) => json({ id: nth, url: `${stub.origin}/api/v3/repos/owner/game/deployments/${nth}` }, 201),
    setStatus: (nth) => json({ id: 1000 + nth }, 201),
  };
  const kindOf = (_: string, path: string) => (path.endsWith('/statuses') ? 'setStatus' : 'create');
  return reactTo(stub, kindOf, { ...right, ...github });
}

/** The created deployments in the order of their ids, each with its states. */
export function deploymentsOf({ journal }: StubServer): SeenDeployment[] {
  const created = journal.filter(({ path }) => path.endsWith('/deployments'));
  return created.map(({ body }, index) => ({
    environment: JSON.parse(body.toString()).environment,
    states: journal
      .filter(({ path }) => path.endsWith(`/deployments/${index + 1}/statuses`))
      .map((request) => JSON.parse(request.body.toString()).state),
  }));
}
