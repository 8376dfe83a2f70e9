import { readFileSync } from 'node:fs';
import { browserScript } from '../browser-script.ts';
import { callsOf } from './network.ts';
import { NETWORKS } from './networks.ts';

const MRAID = readFileSync(new URL('./script/mraid.ts', import.meta.url), 'utf8');

/** The parts of play.js, each of which uses those before it. */
const PARTS = [
  MRAID,
  readFileSync(new URL('./script/report.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/texts.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/interfaces.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/calls.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/files.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/sound.ts', import.meta.url), 'utf8'),
  readFileSync(new URL('./script/lifecycle.ts', import.meta.url), 'utf8'),
];

/** The beginning of the script of a worker, in one line. A page may have the same script. */
export const WORKER_START =
  `if (self.WorkerGlobalScope) { const channel = new BroadcastChannel('playable-worker');
  addEventListener('securitypolicyviolation', ({ blockedURI }) => channel.postMessage(blockedURI));
  new PerformanceObserver((list) => { for (const entry of list.getEntries()) channel.postMessage(JSON.parse(JSON.stringify(entry))); })
    .observe({ type: 'resource', buffered: true }); }`.replaceAll('\n', '');

const interfaces = NETWORKS.map((network) => {
  const { checks: _, source: __, ...shown } = network;
  return { ...shown, calls: callsOf(network) };
});

/** `play.js`, the first script of every page. It is a block, because a playable may use the same names. */
export const PLAY_SCRIPT = `{ const NETWORKS = ${JSON.stringify(interfaces)}, WORKER = ${JSON.stringify(WORKER_START)};\n${browserScript(...PARTS)} }`;

/**
 * `mraid.js`, which starts `mraid` anew for a game that asks for it late. A frame without an address has no play.js, but the page around it
 * has.
 */
export const MRAID_SCRIPT = `{ ${browserScript(MRAID)}
  const toolsOf = (page) => { try { return page[Symbol.for('playable-emulator')]; } catch { return undefined; } };
  const tools = toolsOf(window) ?? toolsOf(parent);
  if (tools) startMraid(tools, true); }`;
