import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { plural } from '../format.ts';
import type { UploadedAsset } from '../store/asset-table.ts';
import type { DataDirectory } from '../store/data-directory.ts';
import { isArchive, openArchive, readFromArchive } from './archive.ts';
import { type Check, callsOf, type Form, type Network } from './network.ts';
import { findNetwork } from './networks.ts';

/** What a network would get: an uploaded page, or a zip. */
interface Delivery {
  readonly form: Form;
  /** As uploaded, and unpacked. */
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly names: readonly string[];
  readonly page: Buffer;
  /** `undefined` if there is no such file. */
  readonly read: (name: string) => Promise<Buffer | undefined>;
}

/** @throws {UnreadableFile} if the zip or its page can't be played. */
export async function deliveryOf(asset: UploadedAsset, data: DataDirectory): Promise<Delivery> {
  const { fileName, file, size: bytes } = asset;
  const path = data.filePath(file);
  if (!isArchive(asset)) {
    const read = async (name: string) => (name === fileName ? readFile(path) : undefined);
    return { form: 'html', bytes, unpackedBytes: bytes, names: [fileName], page: await readFile(path), read };
  }
  const { entries, page } = await openArchive(path);
  const read = async (name: string) => {
    const entry = entries.get(name);
    return entry && readFromArchive(path, entry);
  };
  const unpackedBytes = entries.values().reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  const content = (await read(page)) ?? Buffer.of();
  return { form: 'zip', bytes, unpackedBytes, names: [...entries.keys()], page: content, read };
}

const AT_TOUCH = { need: ['touched'], source: `in writing: ${findNetwork('applovin')?.source}` };
/** Rules that networks share; not every one has them in writing. */
const COMMON: readonly Check[] = [
  { line: 'calls no other host', need: ['started'], never: ['call to another host'] },
  { ...AT_TOUCH, line: 'no store before or at the first touch', never: ['early exit'] },
  { ...AT_TOUCH, line: 'silent until the first touch', never: ['sound'] },
];

const MB = 1_000_000;
const MIB = 1024 ** 2;
const matches = (pattern: string, text: string): boolean => new RegExp(pattern, 'is').test(text);

/**
 * The list of what a network checks, in the order in which it shows: what is known of the file, and which facts about the playable are to
 * come. The page adds the sizes of other files to a size that is not of all.
 */
export async function checkLines(network: Network, delivery: Delivery) {
  const line = `its call to action is ${callsOf(network).join(' or ')}`;
  const foreign = `call to action that ${network.label} does not take`;
  const own = [...(network.checks ?? []), { line, need: ['call to action'], never: [foreign] }];
  const { form, names, page, read } = delivery;
  const code = await codeOf(delivery);
  const checks = [...own, ...COMMON].filter(
    (check: Check) => (check.in ?? form) === form && !(check.unless && matches(check.unless, code)),
  );
  return Promise.all(
    checks.map(async (check: Check) => {
      const { source = network.source, need, isFirst, never, mb, orMb = mb, without, files } = check;
      const line = files === undefined ? check.line : `${plural(names.length, 'file')}, ${check.line}`;
      const content = check.file === undefined ? page : await read(check.file);
      const isGood =
        (check.form ?? form) === form &&
        names.length <= (files ?? names.length) &&
        (without === undefined || !code.includes(without)) &&
        matches(check.names ?? '', names.join('\n')) &&
        matches(check.has ?? '', content?.toString() ?? '') &&
        (!check.isUtf8 || isUtf8(page));
      const bytes = check.isUnpacked ? delivery.unpackedBytes : delivery.bytes;
      // Whether MB or MiB are meant, no source says.
      const size = mb && orMb && { bytes, isAll: form === 'zip', good: mb * MB, bad: orMb * MIB };
      return { line, source, isGood, need, isFirst, never, size };
    }),
  );
}

/** The text of its page and scripts. */
async function codeOf({ names, page, read }: Delivery): Promise<string> {
  const contents = await Promise.all(names.filter((name) => /\.(?:[cm]?js|html?)$/i.test(name)).map(read));
  return [page, ...contents].join('\n');
}
