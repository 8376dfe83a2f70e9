import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';

/*
 * Preloaded with `node --import`. Writes a line into the file RECORD_CONNECTIONS for each address that the process connects
 * to, listens on or sends to, each name that it looks up, and each process or thread that it starts. It wraps Node's native
 * bindings, which all modules and packages use.
 */

type Call = (...args: unknown[]) => unknown;
type Methods = Record<string, Call>;
type SyncStart = { readonly args: readonly string[] };
type Native = Record<string, Call & { prototype: Methods }> & Methods;

const file = process.env['RECORD_CONNECTIONS'] ?? '';
const native = (name: string): Native =>
  (process as unknown as { binding: (name: string) => Native }).binding(name);

function record(operation: string): void {
  appendFileSync(file, `${operation}\n`);
}

/** Records each call of the method, as `describe` formats its arguments. */
function watch(owner: Methods | undefined, method: string, describe: (...args: unknown[]) => string): void {
  const original = owner?.[method];
  if (owner === undefined || original === undefined) throw new Error(`This Node has no native ${method}`);
  owner[method] = function (this: unknown, ...args) {
    record(describe(...args));
    return Reflect.apply(original, this, args);
  };
}

const { TCP } = native('tcp_wrap');
watch(TCP?.prototype, 'connect', (_, address, port) => `connect ${address}:${port}`);
watch(TCP?.prototype, 'connect6', (_, address, port) => `connect [${address}]:${port}`);
watch(TCP?.prototype, 'bind', (address, port) => `listen ${address}:${port}`);
watch(TCP?.prototype, 'bind6', (address, port) => `listen [${address}]:${port}`);

const { UDP } = native('udp_wrap');
for (const method of ['bind', 'bind6', 'connect', 'connect6'])
  watch(UDP?.prototype, method, (address, port) => `udp ${method} ${address}:${port}`);
for (const method of ['send', 'send6'])
  watch(UDP?.prototype, method, (_request, _list, _count, port, address) => `udp send ${address}:${port}`);

const { Pipe } = native('pipe_wrap');
watch(Pipe?.prototype, 'connect', (_, path) => `connect ${path}`);
watch(Pipe?.prototype, 'bind', (path) => `listen ${path}`);

const names = native('cares_wrap');
watch(names, 'getaddrinfo', (_, name) => `resolve ${name}`);
watch(names, 'getnameinfo', (_, address) => `resolve ${address}`);
for (const query of Object.keys(names['ChannelWrap']?.prototype ?? {}).filter((key) =>
  /^query|^getHost/.test(key),
))
  watch(names['ChannelWrap']?.prototype, query, (_, name) => `resolve ${name}`);

watch(native('process_wrap')['Process']?.prototype, 'spawn', (_, args) => `start ${[args].flat().join(' ')}`);
watch(native('spawn_sync'), 'spawn', (options) => `start ${(options as SyncStart).args.join(' ')}`);

// The operations of threads are not recorded, so threads themselves are.
workerThreads.Worker = class extends workerThreads.Worker {
  constructor(...args: ConstructorParameters<typeof workerThreads.Worker>) {
    record('start a thread');
    super(...args);
  }
};
syncBuiltinESMExports();

record('recording');
