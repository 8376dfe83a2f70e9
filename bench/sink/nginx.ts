import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Sink } from './sink.ts';
import { NO_STATS, SIGNATURE, type SinkStats } from './stats.ts';

const POLL_MS = 5;

/**
 * Starts nginx as a sink, which takes less of the machine than one on Node. Its access log shows what it received.
 *
 * @param program the file of nginx
 * @param folder an empty folder for all that nginx writes
 * @throws Error if nginx exits before it listens
 */
export async function startNginx(
  program: string,
  folder: string,
  latencyMs: number,
): Promise<Omit<Sink, 'name'>> {
  const address = `127.0.0.1:${await freePort()}`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, configuration(address, folder, latencyMs));
  const nginx = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const exited = once(nginx, 'exit');
  const lines = createInterface(nginx.stderr);
  const listening = new Promise<true>((resolve) => {
    lines.on('line', (line) => {
      // nginx logs this notice once its sockets listen.
      if (line.includes('event method')) resolve(true);
      if (!line.includes('[notice]')) process.stderr.write(`${line}\n`);
    });
  });
  if ((await Promise.race([listening, exited])) !== true) throw new Error('nginx exited before it listened');
  const log = await open(join(folder, 'access.log'));
  const stats = { ...NO_STATS };
  let rest = '';
  return {
    baseUrl: `http://${address}/v1`,
    stats: async () => {
      // The log is delayed but in order: the line of the mark follows the lines of all earlier requests.
      const mark = `/mark/${randomUUID()}`;
      await fetch(`http://${address}${mark}`);
      for (let found = false; !found; ) {
        const parts = (rest + (await readNew(log))).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) if (!line.startsWith('GET /mark/')) count(line, stats);
        found = parts.some((line) => line.startsWith(`GET ${mark} `));
        if (!found) await sleep(POLL_MS);
      }
      return { ...stats };
    },
    [Symbol.asyncDispose]: async () => {
      await log.close();
      nginx.kill();
      await exited;
    },
  };
}

/**
 * One worker is enough: it handles many times as many requests per second as any client here sends.
 *
 * `return` alone would respond before the body has arrived, which a careful client takes for a failure. `mirror` reads the whole
 * body, up to `client_body_buffer_size` into memory. The next phase looks for a file that does not exist, and the page of that
 * error is the response.
 *
 * nginx can only delay a rejected request (`auth_delay`), so a late response is the error page of a 401.
 */
function configuration(address: string, folder: string, latencyMs: number): string {
  const late = latencyMs === 0 ? 'return 401;' : `auth_request /reject; auth_delay ${latencyMs}ms;`;
  const asset = `{"uploadUrl":"http://${address}/storage/$request_id?${SIGNATURE}","assetId":"$request_id"}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
master_process off;
pid "${folder}/nginx.pid";
error_log stderr notice;
events { worker_connections 1024; }
http {
  log_format request '$request_method $uri $status $content_length $request_length';
  access_log "${folder}/access.log" request buffer=256k flush=20ms;
${temporary.map((name) => `  ${name}_temp_path "${folder}/${name}";`).join('\n')}
  client_body_buffer_size 2m;
  client_max_body_size 0;
  log_not_found off;
  recursive_error_pages on;
  keepalive_requests 10000000;
  default_type application/json;
  server {
    root "${folder}/none";
    listen ${address};
    location = /v1/storage/urls { ${late} error_page 401 = @ask; }
    location @ask { mirror /read; error_page 404 405 = @address; }
    location @address { return 201 '${asset}'; }
    location /storage/ { ${late} error_page 401 = @store; }
    location @store { mirror /read; error_page 404 405 = @stored; }
    location @stored { return 200; }
    location = /reject { internal; access_log off; return 401; }
    location = /read { internal; access_log off; return 204; }
    location /mark/ { return 204; }
    location / { return 404; }
  }
}
`;
}

function count(line: string, stats: SinkStats): void {
  const [method, path = '', status, length, received] = line.split(' ');
  const route = `${method} ${path.startsWith('/storage/') ? '/storage' : path} ${status}`;
  if (route === 'POST /v1/storage/urls 201') {
    stats.uploadUrls += 1;
  } else if (route === 'PUT /storage 200' && Number(received) > Number(length)) {
    // nginx received head and body; fewer bytes would mean that the response did not wait for the body.
    stats.files += 1;
    stats.fileBytes += Number(length);
  } else {
    stats.others += 1;
  }
}

/** Reads from the last position to the end of the file. */
async function readNew(log: FileHandle): Promise<string> {
  const buffer = Buffer.alloc(1024 * 1024);
  let text = '';
  for (;;) {
    const { bytesRead } = await log.read(buffer);
    if (bytesRead === 0) return text;
    text += buffer.toString('latin1', 0, bytesRead);
  }
}

/** A free port, because nginx does not say which one it got. */
async function freePort(): Promise<number> {
  const server = createServer().listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
