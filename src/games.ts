import { listenForCancellation } from './action/cancellation.ts';

const signal = listenForCancellation();
const { runGames } = await import(/* webpackMode: "eager" */ './action/games/run-games.ts');
await runGames(process.env, signal);
process.stdout.write('', () => process.exit());
