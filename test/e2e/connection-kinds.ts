import { execFileSync, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import dns, { lookup } from 'node:dns';
import type { EventEmitter } from 'node:events';
import { connect, createServer, Socket } from 'node:net';
import { Worker } from 'node:worker_threads';

/*
 * Uses every native binding of Node that leaves the process, each with its own port or name. No server listens, and nothing leaves the
 * machine: the name server is on loopback too.
 */

function closed(emitter: EventEmitter): Promise<void> {
  return new Promise((resolve) => emitter.on('error', () => undefined).on('close', () => resolve()));
}

const resolver = new dns.promises.Resolver({ timeout: 1, tries: 1 });
resolver.setServers(['127.0.0.1:1']);
const server = createServer();

await Promise.allSettled([
  fetch('http://127.0.0.1:1001'),
  closed(connect(1002, '::1')),
  closed(new Socket().connect('./nowhere.sock')),
  closed(server.listen(0, '127.0.0.1', () => server.close())),
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.send('x', 1003, '127.0.0.1', () => socket.close(() => resolve(undefined)));
  }),
  new Promise((resolve) => lookup('one.invalid', resolve)),
  resolver.resolveTxt('two.invalid'),
  new Promise((resolve) => dns.lookupService('127.0.0.1', 1004, resolve)),
  closed(spawn(process.execPath, ['--version'])),
  new Promise((resolve) => new Worker('', { eval: true }).on('exit', resolve)),
]);
execFileSync(process.execPath, ['-v']);
