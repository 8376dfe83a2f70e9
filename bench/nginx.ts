/**
 * nginx as a sink: it answers as fast as a server can, keeps nothing, and writes a line for every request.
 *
 * Usage: node bench/nginx.ts <folder> [<latency in ms> [<certificate> <key>]]
 *   folder  an empty one, for all that nginx writes: its requests are in `access.log`
 *
 * Writes one line of JSON, `{"origin": "http://127.0.0.1:<port>"}`, when it listens. Ends when its stdin closes, hence
 * with whoever started it, or on SIGTERM.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findOnPath } from '../scripts/find-program.ts';
import { nginxConfiguration } from './nginx-configuration.ts';

const HOST = '127.0.0.1';

const [folder = '', latency = '0', certFile, keyFile] = process.argv.slice(2);
const address = `${HOST}:${await freePort()}`;
const tls = certFile === undefined || keyFile === undefined ? undefined : { certFile, keyFile };
const configuration = join(folder, 'nginx.conf');
writeFileSync(configuration, nginxConfiguration({ address, folder, latencyMs: Number(latency), tls }));

const nginx = spawn(findOnPath('nginx') ?? 'nginx', ['-p', folder, '-c', configuration], {
  stdio: ['ignore', 'ignore', 'pipe'],
});
const end = (): void => void nginx.kill();
// A file or a terminal as stdin only comes to its end, a broken pipe is only closed.
for (const event of ['end', 'close']) process.stdin.once(event, end);
process.stdin.resume();
process.once('SIGTERM', end);
nginx.once('error', (error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
nginx.once('exit', (code) => process.exit(code ?? 0));

for await (const line of createInterface(nginx.stderr)) {
  // Said once its sockets listen.
  if (line.includes('event method'))
    process.stdout.write(`${JSON.stringify({ origin: `${tls ? 'https' : 'http'}://${address}` })}\n`);
  if (!line.includes('[notice]')) process.stderr.write(`${line}\n`);
}

/** A port that nobody has: nginx can't be asked for the one that it was given. */
async function freePort(): Promise<number> {
  const server = createServer().listen({ host: HOST, port: 0 });
  await once(server, 'listening');
  const given = server.address();
  if (given === null || typeof given === 'string') throw new TypeError('The server has no port');
  server.close();
  await once(server, 'close');
  return given.port;
}
