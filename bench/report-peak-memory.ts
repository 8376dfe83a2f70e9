/**
 * Loaded into a process before its own script: as it exits, writes its peak resident memory in KiB to file
 * descriptor 3. Asked from inside, because the figure is gone with the process and a poll would miss its last part.
 */
import { readFileSync, writeSync } from 'node:fs';

function peakKibibytes(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  // On Linux `maxRSS` may be the parent's, which is counted until the program starts; `VmHWM` is never.
  const status = readFileSync('/proc/self/status', 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]);
}

process.once('exit', () => {
  writeSync(3, String(peakKibibytes()));
});
