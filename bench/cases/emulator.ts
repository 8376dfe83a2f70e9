import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'current-undici';
import type { Bench, Case, CaseResult } from '../case.ts';
import { runBundle } from '../contenders.ts';
import { startListener } from '../listener.ts';
import { spread, spreadCells } from '../table.ts';

const POSTS = 10_000;
const GAMES = 100_000;
const PAGE_SIZE = 100;
const FILES = 4;
const FILE_MIB = 32;
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
  const [posts, uploads, pages]: [number[], number[], number[]] = [[], [], []];
  const body = Buffer.alloc(FILE_MIB * 1024 ** 2, 'playable');
  // The first round warms up and does not count.
  for (let round = 0; round <= runs; round += 1) {
    signal.throwIfAborted();
    const postMs = await load(emulator.origin, POSTS, 16, requestUploadUrl);
    const uploadMs = await load(emulator.origin, FILES, 2, (pool) => upload(pool, body));
    const pagesMs = await listGames(emulator.origin, temp, signal);
    if (round === 0) continue;
    posts.push(POSTS / (postMs / 1000));
    uploads.push((FILES * FILE_MIB) / (uploadMs / 1000));
    pages.push(pagesMs / 1000);
  }
  return {
    server: 'the emulator',
    table: [
      ['', 'min', 'median', 'max'],
      ['upload URLs per second', ...spreadCells(posts, 0)],
      ['uploads, MiB per second', ...spreadCells(uploads, 0)],
      [`games/ reads ${GAMES} games, s`, ...spreadCells(pages, 2)],
    ],
    checks: [
      { what: 'upload URLs', value: spread(posts).median, unit: 'per second', atLeast: 2_000 },
      { what: 'time of games/', value: spread(pages).median, unit: 's', atMost: 10 },
    ],
    leftOut: [],
  };
}

/** Sends `count` times over this many connections, and returns the time in milliseconds. */
async function load(
  origin: string,
  count: number,
  connections: number,
  send: (pool: Pool) => Promise<unknown>,
): Promise<number> {
  const pool = new Pool(origin, { connections });
  let left = count;
  const work = async (): Promise<void> => {
    for (; left > 0; await send(pool)) left -= 1;
  };
  const startedMs = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const durationMs = performance.now() - startedMs;
  await pool.close();
  return durationMs;
}

async function requestUploadUrl(pool: Pool): Promise<URL> {
  const headers = { authorization: 'Bearer dev', 'content-type': 'application/json' };
  const response = await pool.request({ method: 'POST', path: '/v1/storage/urls', headers, body: ASSET });
  if (response.statusCode !== 201) throw new Error(`The response to a POST is ${response.statusCode}`);
  return new URL(((await response.body.json()) as { uploadUrl: string }).uploadUrl);
}

async function upload(pool: Pool, body: Buffer): Promise<void> {
  const { pathname, search } = await requestUploadUrl(pool);
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await pool.request({ method: 'PUT', path: pathname + search, headers, body });
  await response.body.dump();
  if (response.statusCode !== 200) throw new Error(`The response to a PUT is ${response.statusCode}`);
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
