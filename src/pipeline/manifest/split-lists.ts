/** Longest entry of a list, and most bytes outside the lists. An asset id may have 1 MiB, the limit of a response. */
const MAX_PIECE_BYTES = 8 * 1024 * 1024;

const [QUOTE, COMMA, OPEN_LIST, BACKSLASH, CLOSE_LIST, OPEN, CLOSE] = Buffer.from('",[\\]{}');

/** A part of the JSON text is larger than any that a run writes. */
export class PieceTooLargeError extends Error {}

/** A part of the text, which may begin and end anywhere in a chunk. */
class Piece {
  #parts: Buffer[] = [];
  #bytes = 0;

  add(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#bytes > MAX_PIECE_BYTES) throw new PieceTooLargeError();
    this.#parts.push(part);
  }

  /** The last characters, if they are ASCII. */
  get tail(): string {
    return Buffer.concat(this.#parts.slice(-50).map((part) => part.subarray(-50))).toString('latin1');
  }

  /** Returns the text and forgets it. */
  take(): string {
    const text = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#bytes = 0;
    return text;
  }
}

/**
 * Splits the text of a JSON object, so that a large one needs no memory of its size: entries of the lists in its fields are
 * passed on one by one.
 *
 * @param isSplit whether the entries of the list in this field are passed on
 * @param onEntry gets the text of an entry, which may be no valid JSON
 * @returns the text without those entries, which may be no valid JSON
 * @throws PieceTooLargeError
 */
export async function splitLists(
  chunks: AsyncIterable<Buffer>,
  isSplit: (field: string) => boolean,
  onEntry: (field: string, text: string) => void,
): Promise<string> {
  const rest = new Piece();
  const entry = new Piece();
  /** The field of the list that is read. */
  let field: string | undefined;
  let isFirst = true;
  let depth = 0;
  let isString = false;
  let isEscaped = false;
  for await (const chunk of chunks) {
    let start = 0;
    const finishPiece = (end: number): void => {
      (field === undefined ? rest : entry).add(chunk.subarray(start, end));
      start = end;
    };
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index];
      if (isString) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isString = false;
      } else if (byte === QUOTE) isString = true;
      else if (byte === OPEN) depth += 1;
      else if (byte === OPEN_LIST) {
        depth += 1;
        if (depth !== 2) continue;
        finishPiece(index + 1);
        const name = /"(\w+)"\s*:\s*\[$/.exec(rest.tail)?.[1];
        if (name === undefined || !isSplit(name)) continue;
        field = name;
      } else if (byte === CLOSE || byte === CLOSE_LIST) {
        depth -= 1;
        if (depth !== 1 || field === undefined) continue;
        finishPiece(index);
        const text = entry.take();
        if (text.trim() !== '' || !isFirst) onEntry(field, text);
        field = undefined;
        isFirst = true;
      } else if (byte === COMMA && depth === 2 && field !== undefined) {
        finishPiece(index);
        onEntry(field, entry.take());
        isFirst = false;
        start += 1;
      }
    }
    finishPiece(chunk.length);
  }
  return rest.take() + entry.take();
}
