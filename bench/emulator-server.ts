/**
 * The emulator with games in its database.
 *
 * Usage: node bench/emulator-server.ts <folder> <number of games>
 */
import { randomUUID } from 'node:crypto';
import { startEmulator } from '../src/emulator/start-emulator.ts';
import { openDataDirectory } from '../src/emulator/store/data-directory.ts';
import { openDatabase } from '../src/emulator/store/database.ts';
import { type Game, GameTable } from '../src/emulator/store/games.ts';
import { exitWithParent } from './listener.ts';

const [folder = '', count] = process.argv.slice(2);
exitWithParent();
const database = await openDatabase((await openDataDirectory(folder)).databasePath);
new GameTable(database).insertAll(numberedGames(Number(count)), 'org-1');
database.close();
const { origin } = await startEmulator({ dataDir: folder, journalLimit: 10_000 });
process.stdout.write(`${origin}\n`);

function* numberedGames(count: number): Generator<Game> {
  const createdAt = new Date().toISOString();
  for (let n = 1; n <= count; n += 1) yield { id: randomUUID(), name: `Game ${n}`, createdAt };
}
