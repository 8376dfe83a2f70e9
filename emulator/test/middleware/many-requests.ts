import { temporaryFolder } from '../../../test/doubles/environment.ts';
import type { JournalEntry } from '../../src/http/journal.ts';
import type { EmulatorOptions, FaultName } from '../../src/options.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { RawConnection, requestUpload } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

/** Enough for every timing of a fault. */
const MANY = 24;

/** Equal requests, each with its own connection, to an emulator that injects the same fault into all of them. */
export interface ManyRequests {
  readonly emulator: Emulator;
  readonly requests: readonly { readonly name: string; readonly connection: RawConnection }[];
  /** The journal's entries in the order of the requests; `undefined` for a request that has not arrived. */
  entries(): (JournalEntry | undefined)[];
  /** The names of the requests that were handled. */
  done(): string[];
}

/** Triggers exports. Their names are the variants. */
export async function manyExports(name: FaultName, options: EmulatorOptions = {}): Promise<ManyRequests> {
  const emulator = await runEmulator({ ...options, faults: { rates: { [name]: 1 } } });
  const headers = { Authorization: 'Bearer dev', 'Content-Type': 'application/json' };
  const requests = await Promise.all(
    names('v').map(async (variantId) => {
      const connection = await RawConnection.open(emulator.origin);
      connection.send('POST', '/v1/export', headers, JSON.stringify({ variantId, network: 'unity' }));
      return { name: variantId, connection };
    }),
  );
  return {
    emulator,
    requests,
    entries: () =>
      requests.map(({ name: variantId }) =>
        emulator.journal.entries.find(({ body }) => JSON.stringify(body).includes(`"${variantId}"`)),
      ),
    done: () => emulator.exports().map(({ variantId }) => variantId),
  };
}

/**
 * Uploads files of `bytes` bytes. Their names are the file names.
 *
 * @param sent The number of bytes to send. Default: all of them.
 */
export async function manyUploads(
  name: FaultName,
  { bytes, sent = bytes }: { readonly bytes: number; readonly sent?: number },
): Promise<ManyRequests> {
  const dataDir = await temporaryFolder();
  const addresses = await requestWithoutFaults(dataDir);
  const emulator = await runEmulator({ dataDir, faults: { rates: { [name]: 1 } } });
  const headers = { 'Content-Type': 'image/png', 'Content-Length': String(bytes) };
  const requests = await Promise.all(
    addresses.map(async ({ fileName, target }) => {
      const connection = await RawConnection.open(emulator.origin);
      connection.send('PUT', target, headers, Buffer.alloc(sent, 'x'));
      return { name: fileName, connection };
    }),
  );
  return {
    emulator,
    requests,
    entries: () =>
      requests.map(({ name: fileName }) =>
        emulator.journal.entries.find(({ path }) => path.endsWith(`/${fileName}`)),
      ),
    done: () => emulator.storedAssets().map(({ fileName }) => fileName),
  };
}

/** Requests upload URLs from an emulator without faults in the same folder. */
async function requestWithoutFaults(dataDir: string): Promise<{ fileName: string; target: string }[]> {
  const emulator = await runEmulator({ dataDir });
  const addresses: { fileName: string; target: string }[] = [];
  for (const fileName of names('f')) {
    const { pathname, search } = new URL((await requestUpload(emulator, { fileName })).uploadUrl);
    addresses.push({ fileName, target: pathname + search });
  }
  await emulator.close();
  return addresses;
}

function names(prefix: string): string[] {
  return Array.from({ length: MANY }, (_, index) => `${prefix}-${index + 1}`);
}
