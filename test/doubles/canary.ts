import { randomBytes } from 'node:crypto';

/** A part of a secret of this length is found at every position. */
const SHORTEST_LEAK = 12;
/** Texts are searched in steps of this length, for pieces that are short enough to be found. */
const STEP = 4;
const PIECE = SHORTEST_LEAK - STEP + 1;

/**
 * The random secrets of one run, and a search for them: complete or in part, plain or encoded.
 */
export class Canary {
  /** With characters that encodings change, and parts that look encoded. Each is so short that two tokens hardly ever have a piece in common. */
  readonly token = `cn+${random()}/${random()}\\uQ7w${random()}%70${random()}&lt;${random()}=\\`;
  readonly #names = new Map<string, string>([[this.token, 'the token']]);
  readonly #session = this.#secret('the session', `${random()}+${random()}/${random()}=`);
  readonly #policy = this.#secret('the policy', `${random()}${random()}`);

  /** A pre-signed URL like those of S3, with its own signature. Its key id and scope are no secrets. */
  uploadUrl(base: string): string {
    const query = new URLSearchParams({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request',
      'X-Amz-Expires': '60',
      'X-Amz-Security-Token': this.#session,
      'X-Amz-Policy': this.#policy,
      'X-Amz-Signature': this.#secret('a signature', randomBytes(32).toString('hex')),
    });
    return `${base}?${query}`;
  }

  /** Adds another secret. */
  secret(name: string, end = ''): string {
    return this.#secret(name, random() + end);
  }

  /**
   * Reports each secret in each of the named texts.
   *
   * @param isIncluded selects secrets by their names; all by default
   */
  leaksIn(
    texts: Readonly<Record<string, string>>,
    isIncluded: (name: string) => boolean = () => true,
  ): string[] {
    const pieces = new Map<string, string>();
    for (const [secret, name] of this.#names) {
      if (!isIncluded(name)) continue;
      for (let at = 0; at + PIECE <= secret.length; at += 1)
        pieces.set(secret.slice(at, at + PIECE).toLowerCase(), name);
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

/** A text with its escapes decoded: those of JSON, HTML and URLs, also one inside another. */
function decodings(text: string): string[] {
  const once = [decodeJson(text), decodeHtml(text), decodePercent(text)];
  return [...once, ...once.flatMap((read) => [decodeJson(read), decodeHtml(read), decodePercent(read)])];
}

function decodeJson(text: string): string {
  return text.replace(/\\(?:u([\da-f]{4})|(["\\/]))/gi, (_, code?: string, sign = '') =>
    code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function decodeHtml(text: string): string {
  return text
    .replace(/<!--.*?-->/g, '')
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replaceAll('&amp;', '&');
}

function decodePercent(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
