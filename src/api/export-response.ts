import { isRecord, numberText } from '../support/json.ts';
import { truncate } from '../support/text.ts';
import type { HttpResponse } from './http/transport.ts';
import type { Secrets } from './redaction/secrets.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';
import { parseResponseBody } from './responses.ts';

/** What the service said about an export. */
export interface ExportResponse {
  /** As `parseResponseBody` gives it; absent if the body was empty. */
  readonly response?: unknown;
  /** The `Location` of the response. */
  readonly location?: string;
  /** Why the response was left out, as the end of a sentence. */
  readonly leftOut?: string;
  /** Absent if there is nothing to show. */
  readonly shown?: ShownResponse;
}

/** What people see of a response: redacted, each text one line. */
export interface ShownResponse {
  /** An id and a status, or the beginning of a text. */
  readonly words: readonly string[];
  readonly links: readonly ResponseLink[];
}

export interface ResponseLink {
  /** Host and path. */
  readonly text: string;
  /** Absent if the address has more than host and path: it may give access to everybody who reads the log. */
  readonly url?: string;
}

/** Parses the body of `POST /export`, whose form is not shown (api/README.md, *Requests*). */
export function parseExportResponse(
  text: string,
  { headers, truncated }: Pick<HttpResponse, 'headers' | 'truncated'>,
  secrets: Secrets,
): { readonly value: ExportResponse } {
  const location = headers.location && secrets.redactData(headers.location);
  const place = location ? { location } : {};
  if (truncated) return { value: { ...place, leftOut: 'it is larger than 1 MiB' } };
  const response = parseResponseBody(secrets.redactData(text)).value;
  const shown = showResponse(response, location, (words) => secrets.redact(words));
  const isEmpty = shown.words.length + shown.links.length === 0;
  return { value: { ...place, ...(response !== undefined && { response }), ...(!isEmpty && { shown }) } };
}

const MAX_WORDS_LENGTH = 80;
const MAX_LINKS = 3;
const MAX_LINK_LENGTH = 1_000;
/** Values of a response that are looked at. */
const MAX_VALUES = 1_000;
/** Ids that the request names, or that are the same for every export. */
const OTHER_IDS = /^(?:variant|organi[sz]ation|game|user|network|project|request|asset)_?id$/i;

function showResponse(
  response: unknown,
  location: string | undefined,
  redact: (text: string) => string,
): ShownResponse {
  const quote = (text: string): string => truncate(redactUntrusted(redact(text)), MAX_WORDS_LENGTH);
  const fields = fieldsOf(response);
  const texts = [...fields.map(([, text]) => text), ...(location === undefined ? [] : [location])];
  const found = texts.flatMap((text) => toLink(text, redact) ?? []);
  const links = found.filter((link, index) => found.findIndex(({ text }) => text === link.text) === index);
  const isLink = (text: string): boolean => toLink(text, redact) !== undefined;
  const ids = fields.filter(([name]) => /(?:^id|Id|ID|_id)$/.test(name) && !OTHER_IDS.test(name));
  const id =
    ids.find(([name]) => /^export_?id$/i.test(name)) ?? ids.find(([name]) => name === 'id') ?? ids[0];
  const status = fields.find(([name]) => /^(?:status|state)$/i.test(name));
  const words = [id?.[1], status?.[1], typeof response === 'string' ? response : undefined, location];
  const shown = words.flatMap((text) => (text === undefined || isLink(text) ? [] : quote(text)));
  return { words: shown, links: links.slice(0, MAX_LINKS) };
}

/** The texts and numbers of a response with their names, the outermost first. */
function fieldsOf(response: unknown): (readonly [string, string])[] {
  const queue: [string, unknown][] = [['', response]];
  for (const [, value] of queue) {
    if (queue.length > MAX_VALUES) break;
    if (isRecord(value) || Array.isArray(value)) queue.push(...Object.entries(value).slice(0, MAX_VALUES));
  }
  return queue.flatMap(([name, value]) => {
    const text = typeof value === 'string' ? value : numberText(value);
    return text === undefined || text.trim() === '' ? [] : [[name, text] as const];
  });
}

function toLink(value: string, redact: (text: string) => string): ResponseLink | undefined {
  const url = /^https:\/\/\S+$/i.test(value) ? URL.parse(value) : null;
  if (url === null) return undefined;
  const place = `${url.host}${url.pathname}`;
  const shown = redact(place);
  const text = truncate(shown, 2 * MAX_WORDS_LENGTH);
  const mayFollow = url.href === `https://${place}` && shown === place && place.length <= MAX_LINK_LENGTH;
  return mayFollow ? { text, url: url.href } : { text };
}
