import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import type { UploadBody } from '../../../src/api/body/file-body.ts';
import { inBlocks, inOneBuffer, openTransport, requestTo, send } from '../../doubles/call-context.ts';
import { CAN } from '../../doubles/conditions.ts';
import { startStub } from '../../doubles/stub-server.ts';

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

test.runIf(CAN.readAfterReset).each([
  ['one buffer', inOneBuffer(Buffer.alloc(256 * 1024))],
  ['blocks', inBlocks(96, 256 * 1024)],
])('an early response to a body in %s is read, although the connection is reset', async (_, body) => {
  const url = await startRejectingServer();
  const transport = openTransport();
  for (let count = 0; count < 40; count += 1) {
    const { status, body: words } = await transport.send(requestTo(url, { method: 'PUT', body }));
    expect([status, words.toString()]).toEqual([403, 'nope!']);
  }
});

test('says how much of a body in blocks is sent, and nothing of one in a single buffer, which is small', async () => {
  const stub = (await startStub()).always({ status: 200 });
  const sent: number[] = [];
  const put = (body: UploadBody) =>
    send(stub.url('/'), { method: 'PUT', body, onSent: (bytes) => sent.push(bytes) });
  await put(inBlocks(2, 100 * 1024));
  expect(sent).toEqual([64, 100, 164, 200].map((kib) => kib * 1024));
  sent.length = 0;
  await put(inOneBuffer(Buffer.alloc(100 * 1024)));
  expect(sent).toEqual([]);
});
