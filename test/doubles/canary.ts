import { randomBytes } from 'node:crypto';

/** A part of a secret with so many characters is found, wherever it stands. */
const SHORTEST_LEAK = 12;
/** Text is looked at in steps of so many characters, for pieces so much shorter that one of them must be met. */
const STEP = 4;
const PIECE = SHORTEST_LEAK - STEP + 1;

/**
 * The secrets of one run, unlike any other text, and the means to find them again: whole or in part, and in the
 * spellings in which programs write a text.
 */
export class Canary {
  /** With the signs that base64 has, which most spellings write otherwise. */
  readonly token = `cn+${random()}/${random()}==`;
  readonly #names = new Map<string, string>([[this.token, 'the token']]);
  readonly #credential = this.#secret(
    'the credential',
    `AKIA${randomBytes(8).toString('hex').toUpperCase()}`,
  );
  readonly #session = this.#secret('the session', `${random()}+${random()}/${random()}=`);
  readonly #policy = this.#secret('the policy', randomBytes(30).toString('base64'));

  /** A pre-signed address of the form that S3 has, with a signature of its own. */
  uploadUrl(base: string): string {
    const query = new URLSearchParams({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': `${this.#credential}/20260203/us-east-1/s3/aws4_request`,
      'X-Amz-Expires': '60',
      'X-Amz-Security-Token': this.#session,
      'X-Amz-Policy': this.#policy,
      'X-Amz-Signature': this.#secret('a signature', randomBytes(32).toString('hex')),
    });
    return `${base}?${query}`;
  }

  /** Another secret, to be found like the others. */
  secret(name: string): string {
    return this.#secret(name, random());
  }

  /**
   * A sentence for each secret in each of the texts, which are given by their names.
   *
   * @param isMeant which secrets count, by their names; all of them by default
   */
  leaksIn(
    texts: Readonly<Record<string, string>>,
    isMeant: (name: string) => boolean = () => true,
  ): string[] {
    const pieces = new Map<string, string>();
    for (const [secret, name] of this.#names) {
      if (!isMeant(name)) continue;
      for (const written of [secret, ...encodings(secret)])
        for (let at = 0; at + PIECE <= written.length; at += 1)
          pieces.set(written.slice(at, at + PIECE).toLowerCase(), name);
    }
    return Object.entries(texts).flatMap(([place, text]) => {
      const leaks = new Map<string, string>();
      for (const read of new Set([text, ...decodings(text)])) {
        const { name, around } = findPiece(read, pieces) ?? {};
        if (name !== undefined && !leaks.has(name)) leaks.set(name, `${name} in ${place}: ${around}`);
      }
      return [...leaks.values()];
    });
  }

  #secret(name: string, secret: string): string {
    this.#names.set(secret, name);
    return secret;
  }
}

/** Letters and digits. */
function random(): string {
  return randomBytes(12)
    .toString('hex')
    .replace(/./g, (digit, at) =>
      at % 2 === 0 ? digit : ('ghijklmnopqrstuv'[Number.parseInt(digit, 16)] ?? ''),
    );
}

function findPiece(
  text: string,
  pieces: ReadonlyMap<string, string>,
): { readonly name: string; readonly around: string } | undefined {
  const lower = text.toLowerCase();
  for (let at = 0; at + PIECE <= lower.length; at += STEP) {
    const name = pieces.get(lower.slice(at, at + PIECE));
    if (name !== undefined)
      return { name, around: JSON.stringify(text.slice(Math.max(0, at - 60), at + 60)) };
  }
  return undefined;
}

/** A secret in the forms that can't be found by decoding the text around it: hexadecimal, and base64 at every offset. */
function encodings(secret: string): string[] {
  const base64 = [0, 1, 2].map((offset) => {
    const encoded = Buffer.from(' '.repeat(offset) + secret)
      .toString('base64')
      .replace(/=+$/, '');
    // The first and the last character may hold bits of what stands beside it.
    return encoded.slice(Math.ceil((offset * 4) / 3), -1);
  });
  const forUrls = base64.map((encoded) => encoded.replaceAll('+', '-').replaceAll('/', '_'));
  return [Buffer.from(secret).toString('hex'), ...base64, ...forUrls];
}

/** A text as it is once its escapes have been read: those of JSON, of HTML, of addresses, and of one in the other. */
function decodings(text: string): string[] {
  const once = [readJsonEscapes(text), readEntities(text), readCodes(text)];
  return [...once, ...once.flatMap((read) => [readJsonEscapes(read), readEntities(read), readCodes(read)])];
}

function readJsonEscapes(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(["\\/]))/gi, (_, code?: string, sign = '') =>
    code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function readEntities(text: string): string {
  return text
    .replace(/<!--.*?-->/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
}

function readCodes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
