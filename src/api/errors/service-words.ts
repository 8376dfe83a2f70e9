import { quoteOutsideText } from '../../support/quote-outside-text.ts';

/** What the body of a refusal says: the fields of service spec part 7 where it has them. */
export interface ServiceWords {
  readonly error?: string;
  readonly message?: string;
}

/** Reads an error body. Anything but the JSON object of the spec counts as one message. */
export function readServiceWords(text: string): ServiceWords {
  const json = parseObject(text);
  if (json === undefined) return text.trim() === '' ? {} : { message: quoteOutsideText(text) };
  return {
    ...(typeof json['error'] === 'string' && { error: quoteOutsideText(json['error']) }),
    ...(typeof json['message'] === 'string' && { message: quoteOutsideText(json['message']) }),
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
