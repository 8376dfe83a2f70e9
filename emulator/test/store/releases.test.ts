import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/doubles/environment.ts';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, openPut, putFile, send } from '../client.ts';
import { eventually, runEmulator } from '../run-emulator.ts';

const agent = (digit: string) => `playable-export-action/1.2.3 (${digit.repeat(16)})`;

const CLIENTS: Readonly<Record<string, string>> = {
  A: agent('a'),
  B: agent('b'),
  C: agent('c'),
  curl: `curl/8 (${'a'.repeat(16)})`,
  beta: 'playable-export-action/1.2.3 (beta)',
};

/** Uploads as `client:name`, exports and pauses, and the release of each file in the order of the uploads. */
const CASES: readonly (readonly [what: string, steps: string, releases: number[]])[] = [
  ['runs of the action with the same names', 'A:i.html B:i.html B:a.js C:i.html C:a.js', [1, 2, 2, 3, 3]],
  ['runs of the action at the same time', 'A:a.js B:a.js pause A:b.js export B:b.js A:b.js', [1, 2, 1, 2, 1]],
  ['other clients after an export', 'curl:i.html curl:a.js export curl:b.js', [1, 1, 2]],
  ['other clients after a pause', 'curl:a wait curl:b wait curl:c pause curl:d', [1, 1, 1, 2]],
  ['other clients at a repeated name', 'curl:i.html curl:a curl:i.html curl:a curl:b', [1, 1, 2, 2, 2]],
  ['a slow file', 'curl:a curl:slow pause curl:b finish curl:c pause curl:d', [1, 1, 1, 1, 2]],
  ['a file that is sent again', 'curl:i.html curl:a again curl:b curl:i.html', [1, 1, 1, 2]],
  ['other clients beside a run of the action', 'curl:a A:a beta:b A:b curl:c', [1, 2, 1, 2, 1]],
];

/** The first step of an upload by a client with this `User-Agent`. */
async function requestBy(emulator: Emulator, client: string, fileName: string) {
  const body = { fileName, contentType: 'text/plain', organizationId: 'org-1' };
  const headers = { 'user-agent': client };
  const answer = await callApi(emulator, 'POST', '/storage/urls', { headers, body });
  return answer.body as { uploadUrl: string; assetId: string };
}

test.each(CASES)('releases: %s', async (_, steps, expected) => {
  let nowMs = Date.parse('2027-01-01T12:00:00Z');
  const dataDir = await temporaryFolder();
  const emulator = await runEmulator({ now: () => nowMs, dataDir });
  const ids: string[] = [];
  const wait = (seconds: number) => {
    nowMs += seconds * 1000;
  };
  let lastUrl = '';
  let slow: ReturnType<typeof openPut> | undefined;
  const upload = async (step: string) => {
    const [client = '', fileName = ''] = step.split(':');
    const { assetId, uploadUrl } = await requestBy(emulator, CLIENTS[client] ?? '', fileName);
    ids.push(assetId);
    lastUrl = uploadUrl;
    if (fileName !== 'slow') return putFile(uploadUrl, fileName, 'text/plain');
    slow = openPut(uploadUrl, 2, 'text/plain');
    slow.write('x');
    return eventually(() => expect(readdirSync(dataDir, { recursive: true }).join()).toContain(assetId));
  };
  const acts: Record<string, () => unknown> = {
    pause: () => wait(11),
    wait: () => wait(9),
    again: () => putFile(lastUrl, 'again', 'text/plain'),
    export: () => callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } }),
    finish: async () => {
      const { length } = emulator.storedAssets();
      slow?.end('x');
      await eventually(() => expect(emulator.storedAssets()).toHaveLength(length + 1));
    },
  };
  for (const step of steps.split(' ')) await (acts[step] ?? (() => upload(step)))();
  const sections = (await send(emulator.origin)).text.split('<h3>Release ').slice(1);
  const releaseOf = (id: string) =>
    Number.parseInt(sections.find((text) => text.includes(`<code>${id}<`)) ?? '', 10);
  expect(ids.map(releaseOf)).toEqual(expected);
});
