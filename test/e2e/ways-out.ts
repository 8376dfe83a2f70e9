import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import dns, { lookup } from 'node:dns';
import type { EventEmitter } from 'node:events';
import { get } from 'node:http';
import { connect as connectHttp2 } from 'node:http2';
import { get as getSecurely } from 'node:https';
import { connect, createServer, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Worker } from 'node:worker_threads';

/*
 * Goes every way out of a process that Node knows, each to a port, or with a name, of its own. Nobody is there, and nothing
 * leaves the machine: the names are asked for at a name server that is not there either.
 */

function ended(emitter: EventEmitter): Promise<void> {
  return new Promise((resolve) => emitter.on('error', () => undefined).on('close', () => resolve()));
}

const nobody = new dns.promises.Resolver({ timeout: 1, tries: 1 });
nobody.setServers(['127.0.0.1:1']);
const alsoNobody = new dns.Resolver({ timeout: 1, tries: 1 });
alsoNobody.setServers(['127.0.0.1:1']);
const server = createServer();

await Promise.allSettled([
  fetch('http://127.0.0.1:1001'),
  ended(get('http://127.0.0.1:1002')),
  ended(getSecurely('https://127.0.0.1:1003')),
  ended(connectHttp2('http://127.0.0.1:1004')),
  ended(connectTls(1005, '127.0.0.1')),
  new Promise((resolve) => new WebSocket('ws://127.0.0.1:1006').addEventListener('close', resolve)),
  ended(connect(1007, '::1')),
  ended(new Socket().connect('./nowhere.sock')),
  ended(server.listen(0, '127.0.0.1', () => server.close())),
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.send('x', 1008, '127.0.0.1', () => socket.close(() => resolve(undefined)));
  }),
  new Promise((resolve) => lookup('one.invalid', resolve)),
  dns.promises.lookup('two.invalid'),
  new Promise((resolve) => alsoNobody.resolve4('three.invalid', resolve)),
  nobody.resolveTxt('four.invalid'),
  new Promise((resolve) => dns.lookupService('127.0.0.1', 1009, resolve)),
  ended(spawn(process.execPath, ['--version'])),
  new Promise((resolve) => new Worker('', { eval: true }).on('exit', resolve)),
]);
execFileSync(process.execPath, ['-v']);
