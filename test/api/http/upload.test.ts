import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { openTransport } from '../../doubles/call-context.ts';
import { CAN } from '../../doubles/conditions.ts';

/** Rejects a request after its head, and closes with most of the body unread, so that the system resets the connection. */
const SERVER = `
  const server = require('node:net').createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.pause();
      socket.write('HTTP/1.1 403 Forbidden\\r\\nConnection: close\\r\\nContent-Length: 5\\r\\n\\r\\nnope!', () => socket.destroy());
    });
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
  process.stdin.on('end', () => process.exit()).resume();
`;

/** Starts the server in its own process: in this one it could not reset the connection during a write. */
async function startRejectingServer(): Promise<URL> {
  const child = spawn(process.execPath, ['--eval', SERVER], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [port] = await once(createInterface(child.stdout), 'line');
  return new URL(`http://127.0.0.1:${port}/bucket/file`);
}

const { signal } = new AbortController();

test.runIf(CAN.readAfterReset).each([
  ['one buffer', 256 * 1024],
  ['blocks', 24 * 1024 * 1024],
])('an early response to a body in %s is read, although the connection is reset', async (_, size) => {
  const url = await startRejectingServer();
  const transport = openTransport();
  const block = Buffer.alloc(256 * 1024);
  async function* blocks(): AsyncGenerator<Buffer> {
    for (let sent = 0; sent < size; sent += block.length) yield block;
  }
  for (let count = 0; count < 40; count += 1) {
    const body = { size, open: async () => (size === block.length ? block : blocks()) };
    const put = { method: 'PUT', url, headers: {}, body, reuseConnection: true, signal } as const;
    const { status, body: words } = await transport.send(put);
    expect([status, words.toString()]).toEqual([403, 'nope!']);
  }
});
