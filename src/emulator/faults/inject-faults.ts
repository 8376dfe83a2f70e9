import type { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import type { EmulatorEnv } from '../http/context.ts';
import type { OpenEntry } from '../http/journal.ts';
import type { RequestBodies } from '../http/request-body.ts';
import { faultRefusal, type RefusalSettings } from './fault-refusal.ts';
import type { FaultDice, FaultTarget } from './faults.ts';

/** What faults need of the emulator. */
export interface FaultServices extends RefusalSettings {
  readonly dice: FaultDice;
  readonly bodies: RequestBodies;
}

/**
 * Lets each request meet its fault: decides whether its work is done, and answers with the refusal that some faults
 * are. `breakAnswer` sees to the others.
 *
 * @param targetOf Says what a request is about.
 */
export function injectFaults(
  { dice, bodies, ...settings }: FaultServices,
  targetOf: (entry: OpenEntry) => FaultTarget,
): MiddlewareHandler<EmulatorEnv> {
  return async (c, next) => {
    const entry = c.get('entry');
    const target = targetOf(entry);
    const fault = dice.throwFor(target);
    if (fault === undefined) return next();
    entry.fault = { name: fault.name, when: fault.when };
    const refusal = faultRefusal(fault, target.side, settings);
    if (refusal === undefined) c.set('broken', fault);
    if (fault.when === 'after') await next();
    if (refusal !== undefined) {
      // An answer that comes in place of another would inherit its headers.
      c.res = undefined;
      throw refusal;
    }
    if (fault.when === 'after') return undefined;
    if (fault.when === 'during') {
      const bytes = fault.share * Number(entry.headers['content-length']);
      await readPart(bodies.open(c.env.incoming), bytes, entry);
    }
    // Success, of which the client sees a part at most.
    return target.side === 'api' ? c.json({ status: 'queued' }) : c.body(null);
  };
}

/**
 * Reads until so many bytes have come; what follows stays unread.
 *
 * @throws {BrokenBodyError} when the client is the first to break it off.
 */
async function readPart(body: Readable, bytes: number, entry: OpenEntry): Promise<void> {
  for await (const chunk of body as AsyncIterable<Buffer>) {
    entry.bodyBytes += chunk.byteLength;
    if (entry.bodyBytes >= bytes) return;
  }
}
