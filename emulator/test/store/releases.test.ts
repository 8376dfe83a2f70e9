import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Emulator } from '../../src/start-emulator.ts';
import { callApi, openPut, putFile, send } from '../client.ts';
import { eventually, newFolder, runEmulator } from '../run-emulator.ts';

const agent = (digit: string) => `playable-export-action/1.2.3 (${digit.repeat(16)})`;

/** Uploads, exports and pauses of an organization, and the release of each file in the order of the uploads. */
const CASES: readonly (readonly [
  string,
  readonly (readonly [action: string, client?: string])[],
  number[],
])[] = [
  [
    'runs of the action one after another, with the same names',
    [
      ['index.html', agent('a')],
      ['index.html', agent('b')],
      ['game.js', agent('b')],
      ['index.html', agent('c')],
      ['game.js', agent('c')],
    ],
    [1, 2, 2, 3, 3],
  ],
  [
    'runs of the action at the same time, after a pause, an export and a name twice',
    [
      ['a.js', agent('a')],
      ['a.js', agent('b')],
      ['pause'],
      ['b.js', agent('a')],
      ['export'],
      ['b.js', agent('b')],
      ['b.js', agent('a')],
    ],
    [1, 2, 1, 2, 1],
  ],
  ['other clients after an export', [['index.html'], ['a.js'], ['export'], ['b.js']], [1, 1, 2]],
  [
    'other clients after a pause',
    [['index.html'], ['short pause'], ['a.js'], ['short pause'], ['b.js'], ['pause'], ['c.js']],
    [1, 1, 1, 2],
  ],
  [
    'other clients at a repeated name',
    [['index.html'], ['a.js'], ['index.html'], ['a.js'], ['b.js']],
    [1, 1, 2, 2, 2],
  ],
  [
    'a slow file that is in flight for longer than a pause',
    [['index.html'], ['slow.js'], ['pause'], ['a.js'], ['finish'], ['b.js'], ['pause'], ['c.js']],
    [1, 1, 1, 1, 2],
  ],
  [
    'other clients beside a run of the action, and digits that are none',
    [
      ['a.js'],
      ['a.js', agent('a')],
      ['b.js', 'playable-export-action/1.2.3 (beta)'],
      ['b.js', agent('a')],
      ['c.js', `curl (${'a'.repeat(16)})`],
    ],
    [1, 2, 1, 2, 1],
  ],
];

/** The first step of an upload by a client with this `User-Agent`. */
async function requestBy(emulator: Emulator, client: string, fileName: string, contentType = 'text/plain') {
  const body = { fileName, contentType, organizationId: 'org-1' };
  const answer = await callApi(emulator, 'POST', '/storage/urls', {
    headers: { 'user-agent': client },
    body,
  });
  return answer.body as { uploadUrl: string; assetId: string };
}

test.each(CASES)('releases: %s', async (_, steps, expected) => {
  let nowMs = Date.parse('2027-01-01T12:00:00Z');
  const dataDir = await newFolder();
  const emulator = await runEmulator({ now: () => nowMs, dataDir });
  const ids: string[] = [];
  const wait = (seconds: number) => {
    nowMs += seconds * 1000;
  };
  let slow: ReturnType<typeof openPut> | undefined;
  const upload = async (fileName: string, client = 'curl/8') => {
    const { assetId, uploadUrl } = await requestBy(emulator, client, fileName);
    ids.push(assetId);
    if (!fileName.startsWith('slow')) return putFile(uploadUrl, fileName, 'text/plain');
    slow = openPut(uploadUrl, 2, 'text/plain');
    slow.write('x');
    return eventually(() => expect(readdirSync(dataDir, { recursive: true }).join()).toContain(assetId));
  };
  const acts: Record<string, () => unknown> = {
    pause: () => wait(11),
    'short pause': () => wait(9),
    export: () => callApi(emulator, 'POST', '/export', { body: { variantId: 'v', network: 'n' } }),
    finish: async () => {
      const { length } = emulator.storedAssets();
      slow?.end('x');
      await eventually(() => expect(emulator.storedAssets()).toHaveLength(length + 1));
    },
  };
  for (const [action, client] of steps) await (acts[action] ?? (() => upload(action, client)))();
  const sections = (await send(emulator.origin)).text.split('<h3>Release ').slice(1);
  const releaseOf = (id: string) =>
    Number.parseInt(sections.find((text) => text.includes(`<code>${id}<`)) ?? '', 10);
  expect(ids.map(releaseOf)).toEqual(expected);
});

test('the page shows each release with its files, and plays its own', async () => {
  const emulator = await runEmulator();
  for (const [digit, files] of [
    ['a', ['index.html']],
    ['b', ['index.html', 'game.js']],
    ['c', ['index.html', 'game.js']],
  ] as const)
    for (const fileName of files) {
      const type = fileName.endsWith('js') ? 'text/javascript' : 'text/html';
      const { uploadUrl } = await requestBy(emulator, agent(digit), fileName, type);
      await putFile(uploadUrl, `${digit} ${fileName}`, type);
    }
  const { text } = await send(emulator.origin);
  expect(text.match(/Release \d+ .*?\d files?/g)?.map((line) => line.replace(/ <.*·/, ''))).toEqual([
    'Release 3 2 files',
    'Release 2 2 files',
    'Release 1 1 file',
  ]);
  const frames = [...text.matchAll(/<iframe src="([^"]+)index\.html"/g)].map(([, address]) => address);
  const games = await Promise.all(frames.map((address) => send(`${address}game.js`)));
  expect(games.map(({ text: game, headers }) => [game, headers['server-timing']])).toEqual([
    ['c game.js', undefined],
    ['b game.js', undefined],
    ['b game.js', 'found;desc="in release 2"'],
  ]);
});
