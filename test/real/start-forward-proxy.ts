import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RealProgram } from '../../scripts/find-program.ts';
import { newFolder } from '../e2e/run-action.ts';
import { startProgram } from './start-program.ts';

export const TINYPROXY: RealProgram = {
  name: 'tinyproxy',
  variable: 'PLAYABLE_PROXY_SERVER',
  howToGet: 'apt-get install tinyproxy-bin',
};

/**
 * A host that is this machine, for whoever runs here, and that a client may go to through a proxy: the HTTP client of
 * the toolkit never does so for `localhost` and 127.0.0.0/8. Linux connects it to loopback.
 */
export const PROXIED_HOST = '0.0.0.0';

export interface ForwardProxy {
  /** Host and port. */
  readonly host: string;
  /** Host and port of every tunnel that was asked for, granted or not, from the proxy's own log. */
  readonly tunnels: () => Promise<string[]>;
}

/**
 * Starts a forward proxy on loopback for the running test.
 *
 * @param rules further lines of its configuration
 */
export async function startForwardProxy(...rules: readonly string[]): Promise<ForwardProxy> {
  const folder = await newFolder();
  const [configuration, log] = [join(folder, 'tinyproxy.conf'), join(folder, 'tinyproxy.log')];
  const port = await startProgram(TINYPROXY, async (free) => {
    const lines = [`Port ${free}`, 'Listen 127.0.0.1', `LogFile "${log}"`, 'LogLevel Connect', ...rules, ''];
    await writeFile(configuration, lines.join('\n'));
    return ['-d', '-c', configuration];
  });
  return {
    host: `127.0.0.1:${port}`,
    tunnels: async () => {
      const requests = (await readFile(log, 'utf8')).matchAll(/Request .*: CONNECT (\S+) HTTP\//g);
      return [...requests].map(([, target = '']) => target);
    },
  };
}
