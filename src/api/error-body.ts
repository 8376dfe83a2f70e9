import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { redactUntrusted } from '../support/redact.ts';

/** Characters that are read of each of them: no more than a few hundred are quoted. */
const MAX_BODY_LENGTH = 16_384;

/** What the body of a refusal says: the fields of service spec part 7 where it has them. */
export interface ErrorBody {
  readonly error?: string;
  readonly message?: string;
}

/**
 * Reads an error body. Anything but the JSON object of the spec counts as one message.
 *
 * @param hide takes secrets out of a text
 */
export function readErrorBody(text: string, hide: (text: string) => string): ErrorBody {
  const quote = (words: string): string => redactUntrusted(hide(words.slice(0, MAX_BODY_LENGTH)));
  const json = parseObject(text);
  if (json === undefined) return text.trim() === '' ? {} : { message: quote(text) };
  return {
    ...(typeof json['error'] === 'string' && { error: quote(json['error']) }),
    ...(typeof json['message'] === 'string' && { message: quote(json['message']) }),
  };
}

/** The words as they stand in a sentence: `error: message`, either alone, or that there were none. */
export function formatErrorBody(words: ErrorBody): string {
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

/** Characters of XML that are read: a refusal has a few hundred, and some 10,000 where it explains a signature. */
const MAX_XML_LENGTH = 16_384;
/** Characters of any other text that are read. */
const MAX_TEXT_LENGTH = 4_096;

/** What the storage says of a refused PUT, in its own words. */
export interface StorageErrorBody {
  /** For instance `SignatureDoesNotMatch`. */
  readonly code?: string;
  readonly message?: string;
}

/**
 * Reads the body of a refused PUT: the `<Error><Code/><Message/></Error>` of S3-type storage where it is that,
 * else whatever text it is.
 *
 * @param hide takes secrets out of a text, once it is no longer XML
 */
export function readStorageErrorBody(body: string, hide: (text: string) => string): StorageErrorBody {
  const quote = (words: string): string => redactUntrusted(hide(words));
  const text = body.slice(0, MAX_XML_LENGTH);
  if (text.trim() === '') return {};
  const error = parseErrorElement(text);
  if (error === undefined) return { message: quote(text.slice(0, MAX_TEXT_LENGTH).replace(/<[^>]*>/g, ' ')) };
  const code = childText(error, 'Code');
  const message = childText(error, 'Message');
  return {
    ...(code && { code: quote(code) }),
    ...(message && { message: quote(message) }),
  };
}

function parseErrorElement(text: string): XmlElement | undefined {
  try {
    const root = parseXml(text.trim()).root;
    return root?.name === 'Error' ? root : undefined;
  } catch {
    return undefined;
  }
}

function childText(element: XmlElement, name: string): string | undefined {
  const isNamed = (node: XmlNode): node is XmlElement => node instanceof XmlElement && node.name === name;
  return element.children.find(isNamed)?.text.trim();
}
