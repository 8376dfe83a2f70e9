import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Pages about what networks check, which the emulator's page names beside each line. */
const SOURCES = [
  'bigoads.com',
  'developer.playcanvas.com',
  'developers.is.com',
  'doc.playturbo.com',
  'docs-stg.lunalabs.io',
  'docs.liftoff.io',
  'docs.lunalabs.io',
  'docs.unity.com',
  'help.moloco.com',
  'support.axon.ai',
  'support.google.com',
  'support.vungle.com',
];

/** The addresses and hosts in the text of the bundles, also those that no case of `test/e2e/connections.test.ts` reaches. */

const DIST = resolve(import.meta.dirname, '../../dist');
/** This bundle is minified: it has no lines, hardly a comment, and names of variables that change with each update. */
const MINIFIED = 'cache/index.js';

/** Everything that the bundles may name, and why. */
const REASONS: Readonly<Record<string, string>> = {
  'http://': '@actions/http-client asks whether an address begins like this',
  'https://': 'likewise',
  'http://${HOST}:${address.port}': 'the address of the emulator: loopback',
  'http://${c.env.incoming.headers.host}': 'the host of a request to the page of the emulator',
  'http://${hostname.startsWith(': 'the origin where its playables run: the same host',
  'http://127.0.0.1:*': 'the pages that may show playables: those of this machine',
  'http://localhost:*': 'likewise',
  'http://${host}': 'the origin of the page, from which alone it takes a dropped file',
  'http://${proxyVar}': 'the proxy that the environment names without a scheme',
  'http://${value}': 'likewise',
  'http://${…}': 'likewise, in the minified bundle',
  'http://127.0.0.1:10000': "in the connection string of Azure's own emulator, which nothing here uses",
  'http://127.0.0.1:${port}${path}': 'where the emulator of a step takes the request to end',
  'http://host:3128:': 'the example in the message about a wrong proxy variable',
  'http://localhost': 'the base of an address inside Hono, which is only taken apart',
  'http://localhost${(0,url.uc': 'likewise',
  'http://localhost:9999': 'the origin of an agent for tests in undici, which nothing here creates',
  'http://www.w3.org': 'the namespace of SVG',
  'https://${place}': 'an address in the response to an export, which is shown',
  'https://${…}.blob.core.windows.net': 'the audience of tokens of Azure, which nothing here asks for',
  'https://api.github.com': "GitHub's API, unless the runner names another address",
  'https://clicktag.invalid': 'what the emulator gives to playables as clickTag: a name that no host has',
  'https://disk.azure.com': 'the audience of tokens of Azure, which nothing here asks for',
  'https://disk.compute.azure.com': 'likewise',
  'https://docs.github.com': 'advice in messages of @actions/core',
  'https://emscripten.org': 'advice in a message about WebAssembly in browsers',
  'https://git-lfs.github.com': 'the beginning of a file that is only a pointer of Git LFS',
  'https://github.com': 'GitHub, unless the runner names another address, and advice in messages of packages',
  'https://host': 'the example in the message about a wrong base-url',
  'https://jimmy.warting.se': 'the author of a few lines of undici, in their licence',
  'https://learn.microsoft.com': 'advice in a message of @azure/storage-blob',
  'https://storage.azure.com': 'the audience of tokens of Azure, which nothing here asks for',
  'https://tools.ietf.org': 'quoted in comments of undici, which the lines do not show as comments',
  'https://uploads.github.com': 'where Octokit would upload the files of a release',
  '127.0.0.1': 'the address of the emulator',
  'blob.core.windows.net': 'how the address of a cache entry ends that GitHub keeps at Azure',
  'githubstatus.com': 'advice in a message',
  ...Object.fromEntries(SOURCES.map((host) => [host, 'a source of what a network checks'])),
};

const ADDRESS = /\b(?:https?|wss?|ftp):\/\/[^\s"'`)<>\\/]*/g;
const HOST =
  /(?<![\w/@-]\.?)(?:[a-z0-9-]+\.)+(?:ai|app|cloud|co|com|dev|io|net|org|sh)\b|\b\d{1,3}(?:\.\d{1,3}){3}\b/g;

test('the bundles name no host without a reason', () => {
  const named = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.js'))
    .flatMap((path) => {
      const text = readFileSync(join(DIST, path), 'utf8');
      return path === join(MINIFIED)
        ? text.replaceAll(/(?<=\$\{)\w+(?=\})/g, '…')
        : text.split('\n').map(withoutComment);
    })
    .flatMap((code) => {
      return [...(code.match(ADDRESS) ?? []), ...(code.replaceAll(ADDRESS, '').match(HOST) ?? [])];
    });
  expect([...new Set(named)].sort()).toEqual(Object.keys(REASONS).sort());
});

/** No code uses the addresses in comments: packages quote many standards. */
function withoutComment(line: string): string {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return '';
  return line.replace(/(?:^|\s)\/\/\s.*$/, '').replaceAll(/\/\*.*?\*\//g, '');
}
