import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'current-undici';
import type { Bench, Case, CaseResult } from '../case.ts';
import { runBundle } from '../contenders.ts';
import { startListener } from '../listener.ts';
import { spread, spreadCells } from '../table.ts';

const POSTS = 10_000;
const CONNECTIONS = 16;
const GAMES = 100_000;
const PAGE_SIZE = 100;
const ASSET = JSON.stringify({
  fileName: 'ball.png',
  contentType: 'application/octet-stream',
  organizationId: 'org-1',
});

/** The emulator in a process of its own, with a folder for its data. */
export const EMULATOR: Case = {
  name: 'emulator',
  title: 'the emulator',
  runs: 5,
  onlyByName: true,
  run: measure,
};

async function measure({ runs, newFolder, signal }: Bench): Promise<CaseResult> {
  const script = join(import.meta.dirname, '../emulator-server.ts');
  await using emulator = await startListener(script, await newFolder('data'), String(GAMES));
  const temp = await newFolder('runner');
  const [posts, pages]: [number[], number[]] = [[], []];
  // The first round warms up and does not count.
  for (let round = 0; round <= runs; round += 1) {
    signal.throwIfAborted();
    const postMs = await requestUploadUrls(emulator.origin);
    const pagesMs = await listGames(emulator.origin, temp, signal);
    if (round === 0) continue;
    posts.push(POSTS / (postMs / 1000));
    pages.push(pagesMs / 1000);
  }
  return {
    server: 'the emulator',
    table: [
      ['', 'min', 'median', 'max'],
      ['upload URLs per second', ...spreadCells(posts, 0)],
      [`games/ reads ${GAMES} games, s`, ...spreadCells(pages, 2)],
    ],
    checks: [
      { what: 'upload URLs', value: spread(posts).median, unit: 'per second', atLeast: 2_000 },
      { what: 'time of games/', value: spread(pages).median, unit: 's', atMost: 10 },
    ],
    leftOut: [],
  };
}

/** Requests upload URLs over some connections at once, and returns the time in milliseconds. */
async function requestUploadUrls(origin: string): Promise<number> {
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const headers = { authorization: 'Bearer dev', 'content-type': 'application/json' };
  const request = { method: 'POST', path: '/v1/storage/urls', headers, body: ASSET } as const;
  const startedMs = performance.now();
  const work = async (): Promise<void> => {
    for (let sent = 0; sent < POSTS / CONNECTIONS; sent += 1) {
      const { statusCode, body } = await pool.request(request);
      await body.dump();
      if (statusCode !== 201) throw new Error(`The response to a POST is ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const durationMs = performance.now() - startedMs;
  await pool.close();
  return durationMs;
}

/** Reads all pages of games with the bundled `games/`, and returns the time of its process in milliseconds. */
async function listGames(origin: string, temp: string, signal: AbortSignal): Promise<number> {
  const place = { workspace: temp, temp, env: {}, signal };
  const { durationMs, outputs } = await runBundle('games', place, {
    token: 'dev',
    'base-url': `${origin}/v1`,
    'allow-http': 'true',
    'page-size': String(PAGE_SIZE),
  });
  const { length } = JSON.parse(await readFile(outputs['games-file'] ?? '', 'utf8'));
  if (length !== GAMES) throw new Error(`games/ found ${length} games, not ${GAMES}`);
  return durationMs;
}
