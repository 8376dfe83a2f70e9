import { isRecord } from '../support/json.ts';
import { truncate } from '../support/text.ts';
import { formatErrorBody, readErrorBody } from './error-body.ts';
import type { HttpResponse } from './http/transport.ts';
import type { Secrets } from './redaction/secrets.ts';
import { redactUntrusted } from './redaction/untrusted-text.ts';
import { parseResponseBody } from './responses.ts';

/** What the service said about an export. */
export interface ExportResponse {
  /** As `parseResponseBody` gives it; absent if the body was empty. */
  readonly response?: unknown;
  readonly location?: string;
  /** Why the response was left out, as the end of a sentence. */
  readonly leftOut?: string;
  /** Absent if there is nothing to show. */
  readonly shown?: ShownResponse;
}

/** What people see of a response: redacted, each text one line. */
export interface ShownResponse {
  /** From its `Location`, and from the texts of its body that are an `https:` address. */
  readonly links: readonly ResponseLink[];
  /** The beginning of its body; empty if that is blank, or is a link. */
  readonly words: string;
  /** What it says of a failure, although its status says success; absent if nothing. */
  readonly complaint?: string;
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
  const body = secrets.redactData(text);
  const response = parseResponseBody(body).value;
  const shown = showResponse(body, response, location, (words) => secrets.redact(words));
  return { value: { ...place, ...(response !== undefined && { response }), ...(shown && { shown }) } };
}

const MAX_LENGTH = 120;
const MAX_LINKS = 3;
/** Texts that are searched for links. To redact one takes longer than to read it. */
const MAX_TEXTS = 1_000;
const MAX_LINK_LENGTH = 1_000;

function showResponse(
  body: string,
  response: unknown,
  location: string | undefined,
  redact: (text: string) => string,
): ShownResponse | undefined {
  const quote = (text: string): string => truncate(redactUntrusted(redact(text)), MAX_LENGTH);
  const place = location ? [toLink(location, redact) ?? { text: quote(location) }] : [];
  const found = [...place, ...textsOf(response).flatMap((text) => toLink(text, redact) ?? [])];
  const links = [...new Map(found.map((link) => [link.text, link])).values()].slice(0, MAX_LINKS);
  const words = toLink(body, redact) ? '' : quote(body);
  if (links.length === 0 && words === '') return undefined;
  const complaint = isComplaint(response) && quote(formatErrorBody(readErrorBody(body, redact, 200), words));
  return { links, words, ...(complaint && { complaint }) };
}

function isComplaint(response: unknown): boolean {
  if (!isRecord(response)) return false;
  const { success, error, id, status } = response;
  const hasError = (typeof error === 'string' && error.trim() !== '') || isRecord(error);
  return success === false || (hasError && id === undefined && status === undefined);
}

/** The first texts in a response, the outermost first. */
function textsOf(response: unknown): string[] {
  const values = [response];
  for (const value of values)
    if (typeof value === 'object' && value !== null)
      for (const inner of Object.values(value)) values.push(inner);
  return values.filter((value) => typeof value === 'string').slice(0, MAX_TEXTS);
}

function toLink(value: string, redact: (text: string) => string): ResponseLink | undefined {
  const url = /^https:\/\/\S+$/i.test(value.trim()) ? URL.parse(value) : null;
  if (url === null) return undefined;
  const place = `${url.host}${url.pathname}`;
  const shown = redact(place);
  const mayFollow = url.href === `https://${place}` && shown === place && place.length <= MAX_LINK_LENGTH;
  return { text: truncate(shown, MAX_LENGTH), ...(mayFollow && { url: url.href }) };
}
