import { readFile } from 'node:fs/promises';
import { runBundle } from './run-action.ts';

/**
 * Lets the bundled `games/` list all games, in pages of `limit`, and gives how many it found and how long the whole process
 * took.
 *
 * @param temp An existing folder for what a runner keeps.
 */
export async function walkGames(
  { origin, limit, temp }: { readonly origin: string; readonly limit: number; readonly temp: string },
  signal: AbortSignal,
): Promise<{ readonly games: number; readonly durationMs: number }> {
  const inputs = {
    token: 'dev',
    'base-url': `${origin}/v1`,
    'allow-http': 'true',
    'page-size': String(limit),
  };
  const { durationMs, outputFile } = await runBundle(
    { bundle: 'games', workspace: temp, temp, inputs },
    signal,
  );
  const [, file = ''] = /^games-file<<\S+\n(.*)$/m.exec(await readFile(outputFile, 'utf8')) ?? [];
  const games = JSON.parse(await readFile(file, 'utf8')) as unknown[];
  return { games: games.length, durationMs };
}
