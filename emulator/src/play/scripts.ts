import { readFileSync } from 'node:fs';
import { callsOf } from './network.ts';
import { NETWORKS } from './networks.ts';

const MRAID = readFileSync(new URL('./script/mraid.js', import.meta.url), 'utf8');

/** The parts of play.js, each of which uses those before it. */
const PARTS = [
  readFileSync(new URL('./script/report.js', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/interfaces.js', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/calls.js', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/files.js', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/sound.js', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/lifecycle.js', import.meta.url), 'utf8'),
];

/** The beginning of the script of a worker, in one line. A page may have the same script. */
export const WORKER_START =
  `if (self.WorkerGlobalScope) { const channel = new BroadcastChannel('playable-worker');
  addEventListener('securitypolicyviolation', ({ blockedURI }) => channel.postMessage(blockedURI));
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) channel.postMessage(entry.toJSON()); })
    .observe({ type: 'resource', buffered: true }); }`.replaceAll('\n', '');

const interfaces = NETWORKS.map((network) => {
  const { checks: _, source: __, ...shown } = network;
  return { ...shown, calls: callsOf(network) };
});

/** `play.js`, the first script of every page. It is a block, because a playable may use the same names. */
export const PLAY_SCRIPT = `{ const NETWORKS = ${JSON.stringify(interfaces)}, WORKER = ${JSON.stringify(WORKER_START)};\n${[MRAID, ...PARTS].join('')} }`;

/**
 * `mraid.js`, which starts `mraid` anew for a game that asks for it late. A frame without an address has no play.js, but the page around it
 * has.
 */
export const MRAID_SCRIPT = `{ ${MRAID}
  const toolsOf = (page) => { try { return page[Symbol.for('playable-emulator')]; } catch { return undefined; } };
  const tools = toolsOf(window) ?? toolsOf(parent);
  if (tools) startMraid(tools, true); }`;
