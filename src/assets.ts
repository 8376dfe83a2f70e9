import { listenForCancellation } from './action/cancellation.ts';

const signal = listenForCancellation();
const { runAssets } = await import(/* webpackMode: "eager" */ './action/assets/run-assets.ts');
await runAssets(process.env, signal);
process.stdout.write('', () => process.exit());
