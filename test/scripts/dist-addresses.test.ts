import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The addresses and hosts in the text of the bundles, also those that no case of `test/e2e/connections.test.ts` reaches. */

const DIST = resolve(import.meta.dirname, '../../dist');

/** Everything that the bundles may name, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'http://': '@actions/http-client asks whether an address begins like this',
  'https://': 'likewise',
  'http://${HOST}:${address.port}': 'the address of the emulator: loopback',
  'http://${c.env.incoming.headers.host}': 'the host of a request to the page of the emulator',
  'http://${hostname.startsWith(': 'the origin where its playables run: the same host',
  'http://127.0.0.1:*': 'the pages that may show playables: those of this machine',
  'http://localhost:*': 'likewise',
  'http://${proxyVar}': 'the proxy that the environment names without a scheme',
  'http://${value}': 'likewise',
  'http://127.0.0.1:${port}${path}': 'where the emulator of a step takes the request to end',
  'http://host:3128:': 'the example in the message about a wrong proxy variable',
  'http://localhost': 'the base of an address inside Hono, which is only taken apart',
  'http://localhost${mergePath(': 'likewise',
  'http://localhost:9999': 'the origin of an agent for tests in undici, which nothing here creates',
  'http://www.w3.org': 'the namespace of SVG',
  'https://${place}': 'an address in the response to an export, which is shown',
  'https://api.github.com': "GitHub's API, unless the runner names another address",
  'https://clicktag.invalid': 'what the emulator gives to playables as clickTag: a name that no host has',
  'https://docs.github.com': 'advice in messages of @actions/core',
  'https://git-lfs.github.com': 'the beginning of a file that is only a pointer of Git LFS',
  'https://github.com': 'GitHub, unless the runner names another address, and advice in messages of packages',
  'https://host': 'the example in the message about a wrong base-url',
  'https://tools.ietf.org': 'quoted in comments of undici, which the lines do not show as comments',
  'https://uploads.github.com': 'where Octokit would upload the files of a release',
  '127.0.0.1': 'the address of the emulator',
  'entry.dev': 'no host, but the disk that a file is on',
  'githubstatus.com': 'advice in a message',
};

const ADDRESS = /\b(?:https?|wss?|ftp):\/\/[^\s"'`)<>\\/]*/g;
const HOST =
  /(?<![\w/@-]\.?)(?:[a-z0-9-]+\.)+(?:ai|app|cloud|co|com|dev|io|net|org|sh)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

test('the bundles name the service, GitHub and themselves, and no other host', () => {
  const named = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => readFileSync(join(DIST, path), 'utf8').split('\n'))
    .flatMap((line) => {
      const code = withoutComment(line);
      return [...(code.match(ADDRESS) ?? []), ...(code.replaceAll(ADDRESS, '').match(HOST) ?? [])];
    });
  expect([...new Set(named)].sort()).toEqual(Object.keys(REASONS).sort());
});

/** No code uses the addresses in comments: packages quote many standards. */
function withoutComment(line: string): string {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return '';
  return line.replace(/(?:^|\s)\/\/\s.*$/, '').replaceAll(/\/\*.*?\*\//g, '');
}
