import { expect, test } from 'vitest';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, putFile, send } from '../client.ts';
import { runEmulator } from '../run-emulator.ts';

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
  ['other clients between two exports', 'curl:i.html curl:a.js export curl:b.js', [1, 1, 2]],
  ['other clients with a pause and a repeated name', 'curl:i pause curl:i again curl:b', [1, 1, 1]],
  ['an export without an upload', 'export export curl:a export export curl:b', [1, 2]],
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
  const emulator = await runEmulator({ now: () => nowMs });
  const ids: string[] = [];
  let lastUrl = '';
  const upload = async (step: string) => {
    const [client = '', fileName = ''] = step.split(':');
    const { assetId, uploadUrl } = await requestBy(emulator, CLIENTS[client] ?? '', fileName);
    ids.push(assetId);
    lastUrl = uploadUrl;
    return putFile(uploadUrl, fileName, 'text/plain');
  };
  const acts: Record<string, () => unknown> = {
    pause: () => {
      nowMs += 3_600_000;
    },
    again: () => putFile(lastUrl, 'again', 'text/plain'),
    export: () => callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } }),
  };
  for (const step of steps.split(' ')) await (acts[step] ?? (() => upload(step)))();
  const sections = (await send(emulator.origin)).text.split('<h3>Release ').slice(1);
  const releaseOf = (id: string) =>
    Number.parseInt(sections.find((text) => text.includes(`<code>${id}<`)) ?? '', 10);
  expect(ids.map(releaseOf)).toEqual(expected);
});
