import type { JournalEntry } from '../../../src/emulator/http/journal.ts';
import type { EmulatorOptions, FaultName } from '../../../src/emulator/options.ts';
import type { Emulator } from '../../../src/emulator/start-emulator.ts';
import { requestUpload } from '../client.ts';
import { newFolder, runEmulator } from '../run-emulator.ts';
import { RawConnection } from './raw-connection.ts';

/** Enough for every moment to be met. */
const MANY = 24;

/** Requests of one kind, each on a connection of its own, to an emulator where all of them meet a fault. */
export interface ManyRequests {
  readonly emulator: Emulator;
  readonly requests: readonly { readonly name: string; readonly connection: RawConnection }[];
  /** The journal's entries in the order of the requests; `undefined` for one that has not arrived. */
  entries(): (JournalEntry | undefined)[];
  /** The names of those requests whose work was done. */
  done(): string[];
}

/** Triggers exports, whose names are their variants. */
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
 * Puts files of so many bytes to their addresses, whose names are those of the files.
 *
 * @param sent How many of the bytes are sent; all of them unless told otherwise.
 */
export async function manyUploads(
  name: FaultName,
  { bytes, sent = bytes }: { readonly bytes: number; readonly sent?: number },
): Promise<ManyRequests> {
  const dataDir = await newFolder();
  const addresses = await askWithoutFaults(dataDir);
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

/** Addresses of an emulator that had no faults yet, for one that keeps the same folder. */
async function askWithoutFaults(dataDir: string): Promise<{ fileName: string; target: string }[]> {
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
