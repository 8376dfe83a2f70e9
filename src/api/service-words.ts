import { quoteOutsideText } from '../support/redact.ts';

/** Characters that are read of each of them: no more than a few hundred are quoted. */
const WORDS_LOOKED_AT = 16_384;

/** What the body of a refusal says: the fields of service spec part 7 where it has them. */
export interface ServiceWords {
  readonly error?: string;
  readonly message?: string;
}

/**
 * Reads an error body. Anything but the JSON object of the spec counts as one message.
 *
 * @param hide takes secrets out of a text
 */
export function readServiceWords(text: string, hide: (text: string) => string): ServiceWords {
  const quote = (words: string): string => quoteOutsideText(hide(words.slice(0, WORDS_LOOKED_AT)));
  const json = parseObject(text);
  if (json === undefined) return text.trim() === '' ? {} : { message: quote(text) };
  return {
    ...(typeof json['error'] === 'string' && { error: quote(json['error']) }),
    ...(typeof json['message'] === 'string' && { message: quote(json['message']) }),
  };
}

/** The words as they stand in a sentence: `error: message`, either alone, or that there were none. */
export function sayServiceWords(words: ServiceWords): string {
  const said = [words.error, words.message].filter((word) => word !== undefined && word !== '').join(': ');
  return said === '' ? 'no explanation was given' : said;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
