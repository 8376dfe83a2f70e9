import { cancellationSignal, exitProcess } from './support/cancellation.ts';

const signal = cancellationSignal();
const { runAction } = await import('./action/report/run-action.ts');
const { gamesAction } = await import('./action/games/run-games.ts');
await runAction('games', gamesAction, process.env, signal);
process.stdout.write('', exitProcess);
