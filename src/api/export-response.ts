import { truncate } from '../support/text.ts';
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
  /** Of its `Location`. */
  readonly link?: ResponseLink;
  /** The beginning of its body; empty if that is blank. */
  readonly words: string;
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
  const shown = showResponse(body, location, secrets.redact);
  return { value: { ...place, ...(response !== undefined && { response }), ...(shown && { shown }) } };
}

const MAX_LENGTH = 120;
const MAX_LINK_LENGTH = 1_000;

function showResponse(
  body: string,
  location: string | undefined,
  redact: (text: string) => string,
): ShownResponse | undefined {
  const quote = (text: string): string => truncate(redactUntrusted(redact(text)), MAX_LENGTH);
  const link = location && (toLink(location, redact) ?? { text: quote(location) });
  const words = quote(body);
  return link || words !== '' ? { ...(link && { link }), words } : undefined;
}

/** Host and path of an `https:` address; `undefined` for any other text. */
function toLink(value: string, redact: (text: string) => string): ResponseLink | undefined {
  const url = /^https:\/\/\S+$/i.test(value.trim()) ? URL.parse(value) : null;
  if (url === null) return undefined;
  const place = `${url.host}${url.pathname}`;
  const shown = redact(place);
  const mayFollow = url.href === `https://${place}` && shown === place && place.length <= MAX_LINK_LENGTH;
  return { text: truncate(shown, MAX_LENGTH), ...(mayFollow && { url: url.href }) };
}
