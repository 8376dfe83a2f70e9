/**
 * The emulator as its command line starts it, in a process of its own.
 *
 * Usage: node bench/own-emulator.ts <folder> [<games>]
 *   games  how many games it has from the start
 *
 * Writes one line of JSON, `{"origin": "http://127.0.0.1:<port>"}`, when it listens. Ends when its stdin closes, hence
 * with whoever started it, or on SIGTERM.
 */
import { randomUUID } from 'node:crypto';
import { parseArguments } from '../src/emulator/cli/parse-arguments.ts';
import { startEmulator } from '../src/emulator/start-emulator.ts';
import { openDataDirectory } from '../src/emulator/store/data-directory.ts';
import { openDatabase } from '../src/emulator/store/database.ts';
import { type Game, GameTable } from '../src/emulator/store/games.ts';

const [folder = '', games = '0'] = process.argv.slice(2);
const parsed = parseArguments(['--port', '0', '--data', folder]);
if (parsed.kind !== 'start') throw new Error('The emulator does not take these options');

// A file or a terminal as stdin only comes to its end, a broken pipe is only closed.
for (const event of ['end', 'close']) process.stdin.once(event, () => process.exit());
process.stdin.resume();
process.once('SIGTERM', () => process.exit());

await fillGames(folder, Number(games));
const { origin } = await startEmulator(parsed.options);
process.stdout.write(`${JSON.stringify({ origin })}\n`);

async function fillGames(path: string, count: number): Promise<void> {
  const database = await openDatabase((await openDataDirectory(path)).databasePath);
  new GameTable(database).insertAll(numberedGames(count), 'org-1');
  database.close();
}

function* numberedGames(count: number): Generator<Game> {
  const createdAt = new Date().toISOString();
  for (let n = 1; n <= count; n += 1) yield { id: randomUUID(), name: `Game ${n}`, createdAt };
}
