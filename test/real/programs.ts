import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { describeMissing, findOnPath, findProgram, type RealProgram } from '../../scripts/find-program.ts';
import {
  type ActionResult,
  type ActionRun,
  EXPORT,
  inputsFor,
  newFolder,
  runAction,
  TOKEN,
} from '../e2e/run-action.ts';
import {
  BUCKET,
  expectNoTrace,
  REGION,
  type SignedRequest,
  type SigningService,
  STORAGE_ACCOUNT,
  signAddress,
  startSigningService,
} from './signing-service.ts';

/** Maximum time until a program listens. */
const START_TIMEOUT_MS = 45_000;
/** Maximum attempts: another process may take the free port first. */
const MAX_ATTEMPTS = 5;

/**
 * Starts a server on a free port of 127.0.0.1 for the running test. On Linux it also ends if the test's process dies.
 *
 * @returns the port, on which the server listens
 * @throws Error with the program's output, if it does not listen in time
 */
export async function startProgram(
  program: RealProgram,
  argumentsFor: (port: number) => readonly string[] | Promise<readonly string[]>,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  let output = '';
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const port = await freePort();
    const [command, ...options] = withParentDeath(findProgram(program) ?? program.name);
    const child = spawn(command, [...options, ...(await argumentsFor(port))], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    const ended = new Promise<'ended'>((resolve) => {
      child.once('close', () => resolve('ended'));
      child.once('error', ({ message }) => {
        output += message;
        resolve('ended');
      });
    });
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await ended;
    });
    const stop = new AbortController();
    const outcome = await Promise.race([ended, listening(port, stop.signal)]);
    stop.abort();
    if (outcome === 'listening') return port;
    if (outcome === 'silent') break;
  }
  throw new Error(`${program.name} did not start: ${output.trim() || 'no output'}`);
}

/** A command line with which Linux ends the program when this process ends. */
function withParentDeath(file: string): [string, ...string[]] {
  const setpriv = findOnPath('setpriv');
  if (process.platform !== 'linux' || setpriv === undefined) return [file];
  return [setpriv, '--pdeathsig', 'KILL', file];
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function listening(port: number, signal: AbortSignal): Promise<'listening' | 'silent'> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!signal.aborted && performance.now() < deadline) {
    if (await accepts(port)) return 'listening';
    await sleep(20);
  }
  return 'silent';
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

export interface ServersOptions {
  /** This machine's host in URLs. Default: 127.0.0.1. */
  readonly host?: string;
  /** Signs the nth upload URL, counted from 1. `right` is the request that the action will send. */
  readonly sign?: (right: SignedRequest, nth: number) => Promise<string>;
  /** Starts the storage and returns its port. Default: versitygw. */
  readonly startStorage?: () => Promise<number>;
  /** Whether a recorder passes on the requests to the storage. Default: true. */
  readonly recorded?: boolean;
}

export interface Servers {
  readonly service: SigningService;
  /** Host and port in the URLs that the action uses. */
  readonly hosts: { readonly service: string; readonly storage: string };
  readonly storageOrigin: string;
  /** Recorded requests to the storage: `PUT /bucket/key`. */
  readonly puts: () => readonly string[];
  /** Runs the action, which uploads all files of the workspace and triggers one export. */
  readonly deliver: (run: Partial<ActionRun>) => Promise<ActionResult>;
}

/**
 * Starts the service and a real storage for the running test. `deliver` expects that the storage never receives the
 * token, and that the run prints neither the token nor a signature.
 */
export async function startServers(options: ServersOptions = {}): Promise<Servers> {
  const { host = '127.0.0.1', sign = signAddress, startStorage = startS3, recorded = true } = options;
  const s3Port = await startStorage();
  const recorder = recorded ? await startRecorder(s3Port) : undefined;
  const storage = `${host}:${recorder?.port ?? s3Port}`;
  const storageOrigin = `http://${storage}`;
  const service = await startSigningService(({ fileName: key, contentType }, nth) =>
    sign({ method: 'PUT', origin: storageOrigin, key, contentType }, nth),
  );
  const hosts = { service: `${host}:${new URL(service.origin).port}`, storage };
  return {
    service,
    hosts,
    storageOrigin,
    puts: () => recorder?.requests() ?? [],
    deliver: async ({ inputs, env, ...run }) => {
      const result = await runAction({
        ...run,
        env: { RUNNER_DEBUG: '1', ...env },
        inputs: inputsFor(`http://${hosts.service}/v1`, {
          assets: '**',
          'file-name': 'path',
          ...EXPORT,
          ...inputs,
        }),
      });
      expectNoTrace(result, service.given);
      expect(recorder?.sent() ?? '').not.toContain(TOKEN);
      return result;
    },
  };
}

export const VERSITYGW: RealProgram = {
  name: 'versitygw',
  variable: 'PLAYABLE_S3_SERVER',
  howToGet: 'go install github.com/versity/versitygw/cmd/versitygw@v1.8.0',
};

/**
 * Starts an S3-compatible server that checks signatures, with one empty bucket, for the running test.
 *
 * @returns its port on 127.0.0.1
 */
async function startS3(): Promise<number> {
  const folder = await newFolder();
  const [objects, metadata] = [join(folder, 'objects'), join(folder, 'metadata')];
  await Promise.all([mkdir(join(objects, BUCKET), { recursive: true }), mkdir(metadata)]);
  const { accessKeyId, secretAccessKey } = STORAGE_ACCOUNT;
  return startProgram(VERSITYGW, (port) => [
    ...['--port', `127.0.0.1:${port}`, '--region', REGION, '--keep-alive', '--quiet'],
    ...['--access', accessKeyId, '--secret', secretAccessKey],
    // Metadata in files: a temporary folder's file system may have no extended attributes.
    ...['posix', '--sidecar', metadata, objects],
  ]);
}

export const GARAGE: RealProgram = {
  name: 'garage',
  variable: 'PLAYABLE_GARAGE',
  howToGet: 'cargo install garage@2.5.0 --locked --no-default-features --features sqlite,bundled-libs',
};

/**
 * Starts Garage, whose errors are not those of S3, with one empty bucket, for the running test.
 *
 * @returns its port on 127.0.0.1
 */
export async function startGarage(): Promise<number> {
  const folder = await newFolder();
  const configuration = join(folder, 'garage.toml');
  const env = {
    GARAGE_DEFAULT_BUCKET: BUCKET,
    GARAGE_DEFAULT_ACCESS_KEY: STORAGE_ACCOUNT.accessKeyId,
    GARAGE_DEFAULT_SECRET_KEY: STORAGE_ACCOUNT.secretAccessKey,
    RUST_LOG: 'error',
  };
  const writeConfiguration = async (port: number): Promise<readonly string[]> => {
    const lines = [
      ...[`metadata_dir = "${folder}/metadata"`, `data_dir = "${folder}/data"`, 'db_engine = "sqlite"'],
      ...['replication_factor = 1', `rpc_bind_addr = "127.0.0.1:${await freePort()}"`],
      `rpc_secret = "${'0'.repeat(64)}"`,
      ...['[s3_api]', `s3_region = "${REGION}"`, `api_bind_addr = "127.0.0.1:${port}"`],
    ];
    await writeFile(configuration, lines.join('\n'));
    return ['-c', configuration, 'server', '--single-node', '--default-bucket'];
  };
  return startProgram(GARAGE, writeConfiguration, env);
}

export const TINYPROXY: RealProgram = {
  name: 'tinyproxy',
  variable: 'PLAYABLE_PROXY_SERVER',
  howToGet: 'apt-get install tinyproxy-bin',
};

/**
 * A host that Linux connects to loopback, and that `@actions/http-client` reaches through a proxy: it never uses one
 * for `localhost` and 127.0.0.0/8.
 */
export const PROXIED_HOST = '0.0.0.0';

/**
 * Starts a forward proxy on loopback for the running test.
 *
 * @param rules more lines of its configuration
 */
export async function startForwardProxy(...rules: readonly string[]) {
  const folder = await newFolder();
  const [configuration, log] = [join(folder, 'tinyproxy.conf'), join(folder, 'tinyproxy.log')];
  const port = await startProgram(TINYPROXY, async (free) => {
    const lines = [`Port ${free}`, 'Listen 127.0.0.1', `LogFile "${log}"`, 'LogLevel Connect', ...rules, ''];
    await writeFile(configuration, lines.join('\n'));
    return ['-d', '-c', configuration];
  });
  return {
    host: `127.0.0.1:${port}`,
    /** Host and port of every CONNECT request, from the proxy's log. */
    tunnels: async () => {
      const requests = (await readFile(log, 'utf8')).matchAll(/Request .*: CONNECT (\S+) HTTP\//g);
      return [...requests].map(([, target = '']) => target);
    },
  };
}

/**
 * Vitest's `test` for tests that need these programs. If one is missing, the tests are skipped, and one line reports
 * that. With PLAYABLE_REAL=required in the environment they fail instead.
 */
export function testWith(...programs: readonly RealProgram[]): ReturnType<typeof test.skipIf> {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return test.skipIf(false);
  const reasons = missing.map(describeMissing);
  const file = relative(process.cwd(), expect.getState().testPath ?? 'this file');
  if (process.env['PLAYABLE_REAL'] === 'required')
    throw new Error(`${file} needs more: ${reasons.join('; ')}`);
  process.stdout.write(`SKIPPED ${file}: ${reasons.join('; ')}\n`);
  return test.skipIf(true);
}

/** A request line, which may follow the last byte of a body directly. */
const REQUEST_LINE = /((?:GET|PUT|POST) \/[^ ?\r\n]*)\S* HTTP\/1\.1\r\n/g;

/** Records the bytes that clients send, and passes them on to a port of this machine, for the running test. */
async function startRecorder(port: number) {
  const connections: Buffer[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const chunks: Buffer[] = [];
    connections.push(chunks);
    client.on('data', (chunk: Buffer) => chunks.push(chunk));
    const onward = connect(port, '127.0.0.1');
    forward(client, onward);
    forward(onward, client);
  });
  const forward = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  /** All bytes sent to the server, one character per byte, one connection after the other. */
  const sent = (): string => Buffer.concat(connections.flat()).toString('latin1');
  return {
    port: (server.address() as AddressInfo).port,
    sent,
    /** The requests, without queries: `PUT /bucket/key`. */
    requests: () => [...sent().matchAll(REQUEST_LINE)].map(([, request = '']) => request),
  };
}
