import { expect, test } from 'vitest';
import { NETWORKS } from '../../src/play/networks.ts';
import { send } from '../client.ts';
import { makeZip } from '../play/make-zip.ts';
import { startWithFile } from './upload.ts';

/** What a network checks of an upload: each line, and whether the file alone is good. */
async function linesOf(network: string, name: string, type: string, content: string | Buffer) {
  const { emulator, assetId } = await startWithFile(name, type, content);
  const { status, text } = await send(`${emulator.origin}/checks/${assetId}?network=${network}`);
  expect(status).toBe(200);
  const lines: readonly { line: string; source: string; isGood: boolean }[] = JSON.parse(text);
  for (const { source } of lines) expect(source).toMatch(/\d{4}-\d\d-\d\d/);
  return lines;
}

const PAGE =
  '<!doctype html><meta name="ad.size" content="width=320,height=480"><script>XMLHttpRequest</script>';

test.each(NETWORKS.map(({ id }) => id))(
  '%s has lines for a page and for a zip, each with a source',
  async (id) => {
    const page = await linesOf(id, 'index.html', 'text/html', PAGE);
    const zip = makeZip({
      'index.html': PAGE,
      'game.js': 'mraid.open()',
      'config.json': '{"playable_orientation":0}',
    });
    const zipped = await linesOf(id, 'game.zip', 'application/zip', zip);
    for (const lines of [page, zipped])
      expect(lines.map(({ line }) => line)).toContain('calls no other host');
  },
);

test('a network that is not known has no list', async () => {
  const { emulator, assetId } = await startWithFile('index.html', 'text/html', PAGE);
  expect((await send(`${emulator.origin}/checks/${assetId}?network=nobody`)).status).toBe(404);
});
