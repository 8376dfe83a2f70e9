/**
 * Preloaded into a process with `--import`: on exit, writes the peak resident memory in KiB to the file that PEAK_MEMORY_FILE
 * names. The process itself has to write it: after its exit the figure is gone, and polling would miss the last part.
 */
import { readFileSync, writeFileSync } from 'node:fs';

function peakKibibytes() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  // On Linux, `maxRSS` includes the memory of the parent until the program starts; `VmHWM` does not.
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}

process.once('exit', () => writeFileSync(process.env['PEAK_MEMORY_FILE'] ?? '', String(peakKibibytes())));
