import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { DataDirectory } from '../store/data-directory.ts';
import type { UploadedAsset } from '../store/records.ts';
import { isArchive, openArchive, readFromArchive } from './archive.ts';
import { type Check, type CheckLine, callsOf, type Delivery, type Network } from './network.ts';
import { findNetwork } from './networks.ts';

/** Of the texts of an upload that are looked at: several times what any network takes. */
const MAX_TEXT_BYTES = 16 * 1024 ** 2;

/** @throws {UnreadableFile} if the zip or its page can't be played. */
export async function deliveryOf(asset: UploadedAsset, data: DataDirectory): Promise<Delivery> {
  const { fileName, file, size: bytes } = asset;
  const path = data.filePath(file);
  if (!isArchive(asset)) {
    const page = await buffer(createReadStream(path, { end: MAX_TEXT_BYTES - 1 }));
    const code = page.toString('latin1');
    const html = code.toLowerCase();
    return { form: 'html', bytes, unpackedBytes: bytes, names: [fileName], page, html, code, config: '' };
  }
  const { entries, page: pageName } = await openArchive(path);
  const read = async (name: string): Promise<Buffer> => {
    const entry = entries.get(name);
    return entry === undefined ? Buffer.of() : readFromArchive(path, entry);
  };
  const page = (await read(pageName)).subarray(0, MAX_TEXT_BYTES);
  const start = page.toString('latin1');
  const code = [start];
  let left = MAX_TEXT_BYTES - page.byteLength;
  for (const [name, { uncompressedSize }] of entries) {
    const isCode = name !== pageName && /\.(?:[cm]?js|html?)$/i.test(name);
    if (!isCode || uncompressedSize > left) continue;
    left -= uncompressedSize;
    code.push((await read(name)).toString('latin1'));
  }
  return {
    ...{ form: 'zip', bytes, names: [...entries.keys()], page, html: start.toLowerCase() },
    unpackedBytes: entries.values().reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0),
    code: code.join('\n'),
    config: (await read('config.json')).toString('latin1', 0, MAX_TEXT_BYTES),
  };
}

const AT_TOUCH = { need: ['touched'], source: `in writing: ${findNetwork('applovin')?.source}` };
/** Rules that networks share; not every one has them in writing. */
const COMMON: readonly Check[] = [
  { line: 'calls no other host', need: ['started'], never: ['call to another host'] },
  { ...AT_TOUCH, line: 'no store without a touch', never: ['store without a touch'] },
  { ...AT_TOUCH, line: 'silent until the first touch', never: ['sound'] },
];

/** The lines of a network that do not depend on a delivery, in the order in which they show. */
export function checksOf(network: Network): readonly Check[] {
  const line = `its call to action is ${callsOf(network).join(' or ')}`;
  const foreign = `call to action that ${network.label} does not take`;
  return [...(network.checks ?? []), { line, need: ['call to action'], never: [foreign] }, ...COMMON];
}

/** The list of what a network checks, in the order in which it shows. */
export function checkLines(network: Network, delivery: Delivery): CheckLine[] {
  const isAll = delivery.form === 'zip';
  return checksOf(network)
    .filter(({ isFor }) => isFor?.(delivery) !== false)
    .map(({ isFor: _, isGood, line, said, size, source = network.source, ...check }) => ({
      ...check,
      line: said ? `${said(delivery)}, ${line}` : line,
      source,
      isGood: isGood?.(delivery) !== false,
      ...(size && {
        size: { ...size, isAll, bytes: size.isUnpacked ? delivery.unpackedBytes : delivery.bytes },
      }),
    }));
}
