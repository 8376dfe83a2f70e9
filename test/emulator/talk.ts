import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Emulator } from '../../src/emulator/start-emulator.ts';

/** Sends `request` as it stands, then closes that half of the connection, and gives all that came back. */
export async function talk(emulator: Emulator, request: string): Promise<string> {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(emulator.origin).port),
    allowHalfOpen: true,
  });
  await once(socket, 'connect');
  socket.end(request);
  return text(socket);
}
