import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { isRecord, numberText, parseExact } from '../support/json.ts';
import { truncate } from '../support/text.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';

/** Characters of a body that are read. An S3 error that explains a signature has about 10,000. */
const MAX_BODY_LENGTH = 16_384;

const MAX_TITLE_LENGTH = 100;
/** Characters of all other fields of a storage's error. */
const MAX_DETAILS_LENGTH = 600;
const MAX_FIELDS = 100;
const MAX_DEPTH = 6;

/** What the body of an error response says. That of the service is shown in api/README.md, *Errors*; gateways and storages have others. */
export interface ErrorBody {
  /** For instance `SignatureDoesNotMatch`; `error` of the service; `title` (RFC 9457). */
  readonly code?: string;
  readonly message?: string;
  /** Of the storage: the other fields that say something: `HeaderName: x-ms-blob-type, HeaderValue: none`. */
  readonly details?: string;
  /** Something in front of the server answered: the body is a web page. */
  readonly isWebPage?: true;
}

type Redact = (text: string) => string;

/** `<style>` and `<script>` with their content, comments, and all other tags. */
const TAGS = /<(style|script)\b.*?(?:<\/\1[^>]*>|$)|<[a-z/!?][^>]*>/gis;
const TITLE = /<title[^<>]*>([^<]*)</i;
const CDATA = /<!\[CDATA\[(.*?)(?:\]\]>|$)/gs;

/** Reads an error body of the service. Fields other than code and message count only if it has neither. For the rest, see `readStorageErrorBody`. */
export function readErrorBody(text: string, redact: Redact, status: number): ErrorBody {
  const { details, ...words } = readStorageErrorBody(text, redact, status);
  return details && !words.code && !words.message ? { message: details } : words;
}

/** The words for a body without any. */
export const NO_EXPLANATION = 'no explanation was given';

/** Formats an error body for a message: `Forbidden: no`, `Forbidden` or `no`, with other fields in parentheses. */
export function formatErrorBody({ code, message, details }: ErrorBody, none = NO_EXPLANATION): string {
  const words = [code, message].filter(Boolean).join(': ');
  return [words, details && (words ? `(${details})` : details)].filter(Boolean).join(' ') || none;
}

/** One line. Secrets are redacted before it is shortened. */
function quote(text: string, redact: Redact): string {
  return redactUntrusted(redact(text));
}

/**
 * Reads a body that has no fields. A web page with 2xx, 401, 403 or 407 came from a proxy, a firewall or a sign-in page (the contract,
 * *Failures*), one with 429 or 5xx is a gateway's usual answer.
 */
function readText(text: string, redact: Redact, status: number): ErrorBody {
  const isPage = isWebPage(text);
  const words = wordsOf(text, redact);
  const name = (isPage && titleOf(text, redact)) || words;
  if (isPage && ((status >= 200 && status < 300) || [401, 403, 407].includes(status)))
    return { message: `the body is a web page${name && `: "${name}"`}`, isWebPage: true };
  const message = status === 429 || status >= 500 ? name : words;
  return message === '' ? {} : { message };
}

/** A text without its tags. */
function wordsOf(text: string, redact: Redact): string {
  // Secrets are redacted first: they may look like tags, lie in CDATA, and a shorter text would cut them.
  const plain = redact(text.replace(CDATA, '$1')).slice(0, MAX_BODY_LENGTH).replace(TAGS, ' ');
  return redactUntrusted(plain);
}

function titleOf(page: string, redact: Redact): string {
  const title = TITLE.exec(page.slice(0, MAX_BODY_LENGTH))?.[1] ?? '';
  return truncate(quote(title, redact), MAX_TITLE_LENGTH);
}

/** The title of a page, or else the beginning of its words. */
export function pageName(page: string, redact: Redact): string {
  return titleOf(page, redact) || truncate(wordsOf(page, redact), MAX_TITLE_LENGTH);
}

/** Whether a body is a web page, whatever its type is. */
export function isWebPage(text: string): boolean {
  return /^<(?:!doctype\s+html|html)[\s/>]/i.test(withoutProlog(text));
}

/**
 * Reads an error body of the storage: the XML of S3 and its relatives, or JSON. Any other text becomes the message, without tags.
 *
 * @param redact removes secrets from a text; called before and after a body is parsed
 * @param status that of the response, which says what a web page means
 */
export function readStorageErrorBody(body: string, redact: Redact, status: number): ErrorBody {
  const record = parseExact(body);
  // Redacted before it is shortened, which could cut a secret.
  const error = isRecord(record) ? record : parseElement(redact(body).slice(0, MAX_BODY_LENGTH));
  return error === undefined ? readText(body, redact, status) : wordsOfFields(fieldsOf(error), redact);
}

/** The beginning of a document without what may stand before its root: blanks, comments and declarations of XML. */
function withoutProlog(text: string): string {
  return text.slice(0, MAX_BODY_LENGTH).replace(/^(?:\s|<!--(?:(?!-->).)*-->|<\?[^>]*>)+/s, '');
}

/** Whether a body is an error of S3. Some storages send one with a status of success. */
export function isErrorDocument(text: string): boolean {
  return /^<Error[\s/>]/.test(withoutProlog(text));
}

/** The root of a document of XML that is an error. A fragment of HTML may be XML too. */
function parseElement(text: string): XmlElement | undefined {
  try {
    const root = parseXml(text.trim()).root;
    return root && /error|fault/i.test(root.name) ? root : undefined;
  } catch {
    return undefined;
  }
}

/** A field or an element without others in it. */
interface Field {
  readonly name: string;
  readonly text: string;
}

/** The fields of parsed JSON, or the elements of XML, at every depth. */
function* fieldsOf(value: unknown, name = '', depth = 0): Generator<Field> {
  if (depth > MAX_DEPTH) return;
  if (value instanceof XmlElement) {
    const elements = value.children.filter((node) => node instanceof XmlElement);
    for (const element of elements) yield* fieldsOf(element, element.name, depth + 1);
    if (elements.length === 0) yield { name, text: value.text.trim() };
  } else if (Array.isArray(value)) {
    for (const item of value) yield* fieldsOf(item, name, depth + 1);
  } else if (isRecord(value)) {
    for (const [key, item] of Object.entries(value)) yield* fieldsOf(item, key, depth + 1);
  } else yield { name, text: typeof value === 'string' ? value.trim() : (numberText(value) ?? '') };
}

/** The first of these names that a body has is its code, and the first of the others is its message. */
const CODES = ['error', 'code', 'errorcode', 'title'];
const MESSAGES = ['message', 'msg', 'error_description', 'detail'];
/** What says nothing new to a person: ids of a request and of a key, the path, credentials, and what a signature was calculated from. */
const SILENT =
  /^(?:.*(?:request|host|trace|correlation)-?_?id-?\d*|resource|(?:stringtosign|canonicalrequest)(?:bytes)?|signature(?:provided)?|.*access-?_?key-?_?id|.*token(?:-\d+)?)$/i;

/** Finds code and message among the fields of a storage's error. All others that say something are details. */
function wordsOfFields(all: Generator<Field>, redact: Redact): ErrorBody {
  const fields = [...all.take(MAX_FIELDS)].filter(
    ({ name, text }) =>
      text !== '' && !SILENT.test(name) && !/^\w*(?:code|status): \d{3}$/i.test(`${name}: ${text}`),
  );
  const named = (names: readonly string[]): string | undefined =>
    names.find((one) => fields.some(({ name, text }) => name.toLowerCase() === one && !/^\d+$/.test(text)));
  const textOf = (wanted: string | undefined): string => {
    const texts = fields.filter(({ name }) => name.toLowerCase() === wanted).map(({ text }) => text);
    return quote([...new Set(texts)].join('; '), redact);
  };
  const [codeName, messageName] = [named(CODES), named(MESSAGES)];
  const [code, message] = [textOf(codeName), textOf(messageName)];
  const details = fields
    .filter(({ name }) => ![codeName, messageName].includes(name.toLowerCase()))
    .map(({ name, text }) => quote(name === '' ? text : `${name}: ${text}`, redact))
    .join(', ');
  return {
    ...(code && { code }),
    ...(message && { message }),
    ...(details && { details: truncate(details, MAX_DETAILS_LENGTH) }),
  };
}
