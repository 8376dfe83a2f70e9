import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { askSink } from './ask-sink.ts';
import { startListener } from './start-listener.ts';
import type { Sink, SinkOptions, SinkStats } from './start-sink.ts';

const POLL_MS = 5;

/**
 * Starts nginx as a sink. What it was sent is counted in its log.
 *
 * @param folder an empty one, for all that it writes
 * @throws Error when it ends before it listens
 */
export async function startNginx(
  folder: string,
  { latencyMs = 0, certificate }: SinkOptions = {},
): Promise<Sink> {
  const files = certificate === undefined ? [] : [certificate.certFile, certificate.keyFile];
  const listener = await startListener('nginx.ts', folder, String(latencyMs), ...files);
  const log = await open(join(folder, 'access.log'));
  const stats = { uploadUrls: 0, files: 0, fileBytes: 0, exports: 0, others: 0, delayMs: 0 };
  let begun = '';

  /** Counts what the log has gained, up to the line of a mark. */
  const countUpTo = async (mark: string): Promise<void> => {
    for (;;) {
      const lines = (begun + (await readOn(log))).split('\n');
      begun = lines.pop() ?? '';
      for (const line of lines) if (!line.startsWith('GET /mark/')) count(line, stats);
      if (lines.some((line) => line.startsWith(mark))) return;
      await sleep(POLL_MS);
    }
  };
  return {
    baseUrl: `${listener.origin}/v1`,
    stats: async (): Promise<SinkStats> => {
      // The log is written with a delay, but in order: what comes before the mark has been written with it.
      const mark = `/mark/${randomUUID()}`;
      await askSink(`${listener.origin}${mark}`, certificate?.cert);
      await countUpTo(`GET ${mark} `);
      return { ...stats };
    },
    [Symbol.asyncDispose]: async () => {
      await log.close();
      await listener[Symbol.asyncDispose]();
    },
  };
}

/** Everything from where the last reading ended. */
async function readOn(log: Awaited<ReturnType<typeof open>>): Promise<string> {
  const buffer = Buffer.alloc(1024 * 1024);
  let text = '';
  for (;;) {
    const { bytesRead } = await log.read(buffer);
    if (bytesRead === 0) return text;
    text += buffer.toString('latin1', 0, bytesRead);
  }
}

function count(line: string, stats: { -readonly [Name in keyof SinkStats]: SinkStats[Name] }): void {
  const [method, path = '', status, length, received, seconds] = line.split(' ');
  stats.delayMs += Number(seconds) * 1000;
  const route = `${method} ${path.startsWith('/storage/') ? '/storage' : path} ${status}`;
  if (route === 'POST /v1/storage/urls 201') {
    stats.uploadUrls += 1;
  } else if (route === 'PUT /storage 200' && Number(received) > Number(length)) {
    // What was received is head and body: less would mean that the answer did not wait for the body.
    stats.files += 1;
    stats.fileBytes += Number(length);
  } else {
    stats.others += 1;
  }
}
