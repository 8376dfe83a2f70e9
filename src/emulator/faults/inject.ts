import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import type { Fault } from './faults.ts';

/**
 * Keeps the answer of a request whose fault is `reset`, `reset-body`, `stall` or `truncate` from coming whole, whatever
 * it is. To be outermost, so that it has the last word on the answer and on the journal's status.
 */
export const breakAnswer: MiddlewareHandler<EmulatorEnv> = async (c, next) => {
  await next();
  const fault = c.get('broken');
  if (fault === undefined) return;
  c.get('entry').status = await breakOff(c, fault);
  c.res = RESPONSE_ALREADY_SENT;
};

/** Resolves with the status that went out, if one did. */
async function breakOff(c: Context<EmulatorEnv>, { name, when, share }: Fault): Promise<number | undefined> {
  const { incoming, outgoing } = c.env;
  const { socket } = incoming;
  if (name === 'stall') {
    // Where the stall is in the body itself, its rest stays with the client.
    if (when !== 'during') incoming.resume();
    await closing(socket);
    return undefined;
  }
  if (name === 'reset') {
    socket.resetAndDestroy();
    return undefined;
  }
  await sendPart(outgoing, c.res, share);
  if (name === 'reset-body') {
    socket.resetAndDestroy();
  } else {
    // What is still to come is read: an end with unread bytes behind it would be a reset.
    incoming.resume();
    socket.end();
  }
  return c.res.status;
}

/** Resolves when the connection has ended. The client's end is enough: HTTP alone would wait for the rest of a body. */
function closing(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) return resolve();
    socket.once('close', () => resolve());
    if (socket.readableEnded) socket.destroy();
    else socket.once('end', () => socket.destroy());
  });
}

/** Sends the head, which promises a byte more than there is, and a share of the body: nothing, all of it, or in between. */
async function sendPart(outgoing: ServerResponse, answer: Response, share: number): Promise<void> {
  const body = Buffer.from(await answer.arrayBuffer());
  const length = body.byteLength + 1;
  const part = body.subarray(0, Math.floor(share * length));
  outgoing.writeHead(answer.status, { ...Object.fromEntries(answer.headers), 'content-length': length });
  const { socket } = outgoing;
  // What is written to a connection that has just ended is dropped without a word.
  if (socket === null || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    outgoing.write(part, () => resolve());
  });
}
