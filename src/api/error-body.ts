import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { isRecord, parseExact } from '../support/json.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';

/** Characters of a body that are read. An S3 error that explains a signature has about 10,000. */
const MAX_BODY_LENGTH = 16_384;
/** Characters that are read of a body in another format, for instance HTML. */
const MAX_TEXT_LENGTH = 4_096;

/** What the body of an error response of the service says: as service spec part 7 shows it, or in the words of other forms. */
export interface ErrorBody {
  readonly error?: string;
  readonly message?: string;
}

/** The body of an error response of the storage. */
export interface StorageErrorBody {
  /** For instance `SignatureDoesNotMatch`. */
  readonly code?: string;
  readonly message?: string;
}

/** `<style>` and `<script>` with their content, comments, and all other tags. */
const TAGS = /<(style|script)\b.*?(?:<\/\1[^>]*>|$)|<[a-z/!?][^>]*>/gis;

/**
 * Reads an error body of the service. Frameworks write a list of messages, or `title` and `detail` (RFC 9457). A body that is not a
 * JSON object becomes the message, without tags of HTML.
 *
 * @param redact removes secrets from a text
 */
export function readErrorBody(text: string, redact: (text: string) => string): ErrorBody {
  const quote = (part: string): string => redactUntrusted(redact(part.slice(0, MAX_BODY_LENGTH)));
  const fields = parseExact(text);
  if (!isRecord(fields)) return readText(text, redact);
  const { error, message, detail, title } = fields;
  const words = textsOf(message).join('; ') || [title, textsOf(detail).join('; ')].filter(isText).join(': ');
  return {
    ...(typeof error === 'string' && { error: quote(error) }),
    ...(words && { message: quote(words) }),
  };
}

/** The texts of a message, of a list of messages, or of a list of objects with one each. */
function textsOf(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => textsOf(isRecord(item) ? (item['message'] ?? item['msg']) : item));
  return isText(value) ? [value] : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Formats an error body for a message: `Forbidden: no`, `Forbidden` or `no`. */
export function formatErrorBody(
  { error, code, message }: ErrorBody & StorageErrorBody,
  none = 'no explanation was given',
): string {
  return [error, code, message].filter(Boolean).join(': ') || none;
}

/** Quotes a text without its tags. Secrets are redacted first: they may look like tags, and a shorter text would cut them. */
function readText(text: string, redact: (text: string) => string): { readonly message?: string } {
  const words = redact(text.slice(0, MAX_BODY_LENGTH)).slice(0, MAX_TEXT_LENGTH).replace(TAGS, ' ');
  return words.trim() === '' ? {} : { message: redactUntrusted(words) };
}

/**
 * Reads an error body of the storage: `<Error><Code/><Message/></Error>` of S3. Any other text becomes the message, without
 * tags.
 *
 * @param redact removes secrets from a text; called after XML is parsed
 */
export function readStorageErrorBody(body: string, redact: (text: string) => string): StorageErrorBody {
  const quote = (part: string): string => redactUntrusted(redact(part));
  const text = body.slice(0, MAX_BODY_LENGTH);
  const error = parseErrorElement(text);
  if (error === undefined) return readText(text, redact);
  const code = childText(error, 'Code');
  const message = childText(error, 'Message');
  return {
    ...(code && { code: quote(code) }),
    ...(message && { message: quote(message) }),
  };
}

/** Whether a body is an error of S3. Some storages send one with a status of success. */
export function isErrorDocument(text: string): boolean {
  return /^<Error[\s/>]/.test(withoutProlog(text.slice(0, MAX_BODY_LENGTH)));
}

/** Removes what may stand before the root of a document: blanks, comments and declarations of XML. */
export function withoutProlog(text: string): string {
  return text.replace(/^(?:\s|<!--(?:(?!-->).)*-->|<\?[^>]*>)+/s, '');
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
