/** One layer of escapes: of JSON (RFC 8259, 7), of URLs (RFC 3986, 2.1), and of HTML and XML. */
const ESCAPE =
  /\\u([\da-f]{4})|\\(.)|%([\da-f]{2})|&(?:#0*(\d{1,3})|#x0*([\da-f]{1,2})|(amp|lt|gt|quot|apos));/gis;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** JSON in JSON in a URL in HTML needs four. Each takes one pass over the text. */
const MAX_LAYERS = 6;

/** A text without escapes, and for each of its characters, and for its end, the place in the text as it came. */
interface Decoded {
  readonly text: string;
  readonly places: Uint32Array;
}

/** Decodes the escapes of ASCII characters, also those that are escaped several times. `undefined` if there are none. */
export function decodeEscapes(text: string): Decoded | undefined {
  let decoded: Decoded | undefined;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const next = decodeLayer(decoded ?? { text, places: new Uint32Array() }, decoded === undefined);
    if (next === undefined) break;
    decoded = next;
  }
  return decoded;
}

function decodeLayer({ text, places }: Decoded, isFirst: boolean): Decoded | undefined {
  const parts: string[] = [];
  const nextPlaces = new Uint32Array(text.length + 1);
  let [end, length] = [0, 0];
  const copy = (until: number): void => {
    parts.push(text.slice(end, until));
    for (; end < until; end += 1) nextPlaces[length++] = isFirst ? end : Number(places[end]);
  };
  for (const match of text.matchAll(ESCAPE)) {
    const character = decodeEscape(match);
    if (character === undefined) continue;
    copy(match.index);
    parts.push(character);
    nextPlaces[length++] = isFirst ? end : Number(places[end]);
    end += match[0].length;
  }
  if (end === 0) return undefined;
  copy(text.length);
  nextPlaces[length++] = isFirst ? end : Number(places[end]);
  return { text: parts.join(''), places: nextPlaces.subarray(0, length) };
}

/** The character behind an escape; `undefined` if it is not printable ASCII. */
function decodeEscape([, json, plain, percent, decimal, hex, name]: RegExpMatchArray): string | undefined {
  if (plain !== undefined) return plain;
  if (name !== undefined) return NAMED[name.toLowerCase()];
  const code = decimal === undefined ? Number.parseInt([json, percent, hex].join(''), 16) : Number(decimal);
  return code >= 0x20 && code <= 0x7e ? String.fromCharCode(code) : undefined;
}

/** A text in hex, and in base64 with either alphabet (RFC 4648, 4 and 5) after any number of other bytes. */
export function binaryForms(text: string): string[] {
  const bytes = Buffer.from(text);
  const base64 = [0, 1, 2].flatMap((offset) => {
    const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
    // Each 3 bytes are 4 characters. The first and the last character may also hold bits of the bytes around the text.
    const [start, end] = [Math.ceil((offset * 4) / 3), Math.floor((shifted.length * 4) / 3)];
    return [shifted.toString('base64'), shifted.toString('base64url')].map((one) => one.slice(start, end));
  });
  const hex = bytes.toString('hex');
  return [hex, hex.toUpperCase(), ...base64];
}
