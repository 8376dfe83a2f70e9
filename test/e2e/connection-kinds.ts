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
 * Opens every kind of connection that Node offers, each with its own port or name. No server listens, and nothing leaves the
 * machine: the name server is on loopback too.
 */

function closed(emitter: EventEmitter): Promise<void> {
  return new Promise((resolve) => emitter.on('error', () => undefined).on('close', () => resolve()));
}

const resolver = new dns.promises.Resolver({ timeout: 1, tries: 1 });
resolver.setServers(['127.0.0.1:1']);
const callbackResolver = new dns.Resolver({ timeout: 1, tries: 1 });
callbackResolver.setServers(['127.0.0.1:1']);
const server = createServer();

await Promise.allSettled([
  fetch('http://127.0.0.1:1001'),
  closed(get('http://127.0.0.1:1002')),
  closed(getSecurely('https://127.0.0.1:1003')),
  closed(connectHttp2('http://127.0.0.1:1004')),
  closed(connectTls(1005, '127.0.0.1')),
  new Promise((resolve) => new WebSocket('ws://127.0.0.1:1006').addEventListener('close', resolve)),
  closed(connect(1007, '::1')),
  closed(new Socket().connect('./nowhere.sock')),
  closed(server.listen(0, '127.0.0.1', () => server.close())),
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.send('x', 1008, '127.0.0.1', () => socket.close(() => resolve(undefined)));
  }),
  new Promise((resolve) => lookup('one.invalid', resolve)),
  dns.promises.lookup('two.invalid'),
  new Promise((resolve) => callbackResolver.resolve4('three.invalid', resolve)),
  resolver.resolveTxt('four.invalid'),
  new Promise((resolve) => dns.lookupService('127.0.0.1', 1009, resolve)),
  closed(spawn(process.execPath, ['--version'])),
  new Promise((resolve) => new Worker('', { eval: true }).on('exit', resolve)),
]);
execFileSync(process.execPath, ['-v']);
