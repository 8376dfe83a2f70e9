import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip: its text, and what its list says if that is not true. */
export type ZippedFile =
  | string
  | Buffer
  | { readonly text?: string | Buffer; readonly size?: number; readonly isEncrypted?: true };

/** A zip (APPNOTE.TXT 6.3.10) of these files by their names. */
export function makeZip(files: Readonly<Record<string, ZippedFile>>): Buffer<ArrayBuffer> {
  const [bodies, list]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, file] of Object.entries(files)) {
    const isBare = typeof file === 'string' || Buffer.isBuffer(file);
    const { text = '', size, isEncrypted } = isBare ? { text: file } : file;
    const packed = deflateRawSync(text);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? Buffer.byteLength(text), 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, Buffer.from(name)]));
    bodies.push(body);
    offset += body.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(list.length, 8);
  end.writeUInt16LE(list.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...list, end]);
}
