import { type Random, TOKEN } from './checked-run.ts';
import { encode, type Reply } from './double.ts';
import { type FuzzService, isSuccess, type Spoilt } from './fuzz-service.ts';

type Fault = (right: Reply, random: Random, service: FuzzService) => Spoilt;

const JSON_TYPE = 'content-type: application/json';
const STATUSES = [199, 204, 205, 206, 299, 302, 304, 307, 400, 403, 404, 408, 409, 425, 500, 504, 600, 999];
const WAITS = '|0|1|-1|1e9|1, 2|99999999999999999999|Wed, 21 Oct 2015 07:28:00 GMT'.split('|');
const CHUNK_SIZES = 'zz|-1|ffffffffffffffff|5;x||00000000000'.split('|');
/** Confirms nothing. */
const PAGE = '<!doctype html><title>::error::Sign in ##[x]</title>';
const BODIES = [
  ...'null|[]|""|{}|{"uploadUrl":1,"assetId":2}|{"uploadUrl":"x","assetId":"y"}|{"__proto__":1}'.split('|'),
  ...[nested(100), nested(200_000), 'x'.repeat(70_000), 'x'.repeat(20_000_000)],
  PAGE,
];
/** How storages say that an upload URL has expired. */
const EXPIRED = [
  ...'{"error":"ExpiredSignature"}|{"code":"expired_auth_token"}|{"message":"jwt expired"}|The link has expired'.split(
    '|',
  ),
  '<Error><Code>AccessDenied</Code><Message>Request has expired</Message><Expires>##[error]x</Expires></Error>',
  '<Error><Code>AuthenticationFailed</Code><AuthenticationErrorDetail>Signature not valid in the specified time frame: Start [Thu, 01 Jan 2026 00:00:00 GMT] - Expiry [Thu, 01 Jan 2026 01:00:00 GMT] - Current [Thu, 01 Jan 2026 02:00:00 GMT]</AuthenticationErrorDetail></Error>',
];
const GZIP = 'content-encoding: gzip';
const HEADERS = [
  ...'x: \0|x : y|x: a\r\n folded|: x|no colon|ü: \xff|x: ::error::|content-length: 7'.split('|'),
  ...['transfer-encoding: chunked', GZIP, 'connection: close', 'location: /elsewhere'],
  ...[8_000, 17_000, 300_000].map((length) => `x: ${'y'.repeat(length)}`),
  ...[50, 1_000, 2_500].map((count) => Array.from({ length: count }, (_, at) => `x-${at}: y`).join('\r\n')),
];
const PREFIXES = [
  ...[1, 50].flatMap((times) =>
    [100, 102, 103].map((status) => `HTTP/1.1 ${status} I\r\n\r\n`.repeat(times)),
  ),
  ...['HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\n\r\n', '\r\n', '\r\n'.repeat(40), 'HTTP/1.1 OK\r\n'],
];
const CUTS = ['close', 'reset'] as const;
const BREAKS = ['close', 'reset', 'stall'] as const;
const ENDS = ['keep', 'close', 'reset'] as const;

/** Faults of servers, and of proxies in front of them. */
export const FAULTS = {
  'byte by byte': (right) => ({ bytes: encode(right), pieceBytes: 1 }),
  trickle: (right, random) => ({ bytes: encode(right), pieceBytes: 1, pauseMs: random.pick([5, 40]) }),
  prefix: (right, random) => ({ bytes: Buffer.concat([Buffer.from(random.pick(PREFIXES)), encode(right)]) }),
  headers: (right, random) => {
    const header = random.pick(HEADERS);
    const confirms = header !== GZIP || right.body === '';
    return { bytes: encode({ ...right, headers: [...(right.headers ?? []), header] }), confirms };
  },
  body: ({ status }, random) => reply(status, random.pick(BODIES), JSON_TYPE),
  'web page': ({ status }, random) =>
    reply(
      random.pick([status, status, 400, 401, 403, 404, 407, 429, 451, 502, 511]),
      PAGE,
      'content-type: text/html',
    ),
  expired: (_, random) => {
    const status = 400 + random.int(100);
    return reply(status, random.pick(EXPIRED), random.pick([JSON_TYPE, 'content-type: application/xml']));
  },
  'expired upload': (right) =>
    right.body === '' ? reply(403, EXPIRED.at(-2) ?? '') : { bytes: encode(right) },
  'nested field': ({ status, body }) => reply(status, body.replace(/\}$/, `,"x":${nested(50_000)}}`)),
  status: (_, random) => reply(random.pick(STATUSES), '{"message":"##[error]no"}'),
  busy: (_, random) =>
    reply(random.pick([429, 503]), '', random.pick(['retry-after: 0', 'retry-after: 1', 'x: y'])),
  '5xx': (_, random) => reply(500 + random.int(5), '{"statusCode":500,"error":"No"}', JSON_TYPE),
  wait: (_, random) => reply(random.pick([429, 503]), '', `retry-after: ${random.pick(WAITS)}`),
  'cut head': (right, random) => {
    const bytes = encode(right);
    const length = 1 + random.int(bytes.indexOf('\r\n\r\n') + 3);
    return { bytes: bytes.subarray(0, length), end: random.pick(CUTS), confirms: false };
  },
  'long length': (right, random) => ({
    bytes: encode(right, Buffer.byteLength(right.body) + 5),
    end: random.pick(BREAKS),
  }),
  'short length': (right, random) => ({ bytes: encode(right, random.int(1 + right.body.length)) }),
  chunks: ({ status, body }, random) => {
    const head = `HTTP/1.1 ${status} OK\r\ntransfer-encoding: chunked\r\n\r\n`;
    return { bytes: Buffer.from(`${head}${random.pick(CHUNK_SIZES)}\r\n${body}\r\n0\r\n\r\n`) };
  },
  early: (right, random) => {
    const status = random.pick([right.status, 400, 403, 413, 429, 500, 503]);
    return { bytes: encode({ ...right, status }), early: true, end: random.pick(ENDS) };
  },
  nothing: (_, random) => ({ bytes: Buffer.alloc(0), end: random.pick(BREAKS) }),
  garbage: (_, random) => {
    return { bytes: Buffer.from(Array.from({ length: 99 }, () => random.int(256))), end: random.pick(ENDS) };
  },
  'no length': ({ status, body }, random) => {
    const sent = body.slice(0, random.int(1 + body.length));
    const bytes = Buffer.from(`HTTP/1.1 ${status} OK\r\nconnection: close\r\n\r\n${sent}`);
    return { bytes, end: 'reset', confirms: false };
  },
  // An error: it may reach the client after the next request, and is its response then.
  'late answer': (right, random) => {
    const late = encode({ status: random.pick([400, 403, 500, 503]), body: '{"message":"late"}' });
    return { bytes: encode(right), late: { bytes: late, afterMs: random.pick([0, 1, 5, 20]) } };
  },
  twice: (right) => ({ bytes: Buffer.concat([encode(right), encode(right)]) }),
  echo: (_, random, { grants }) => {
    const url = grants.length > 0 ? random.pick(grants).uploadUrl : '';
    const body = { error: `Bearer ${TOKEN}`, message: `${encodeURIComponent(url)} ${url}\n::error::x` };
    return reply(random.pick([400, 403, 500]), JSON.stringify(body), JSON_TYPE);
  },
  // Uses a file that the client has already sent in this run, so that it can notice the mistake.
  'of another': (right, random, { ownGrants, stored }) => {
    const sent = ownGrants.filter(({ assetId }) => stored.has(assetId));
    const fields = right.body.includes('"assetId"') ? JSON.parse(right.body) : {};
    if (sent.length === 0 || !('uploadUrl' in fields)) return { bytes: encode(right) };
    const { assetId, uploadUrl } = random.pick(sent);
    const other = random.chance(0.5) ? { assetId } : { uploadUrl };
    return reply(right.status, JSON.stringify({ ...fields, ...other }), JSON_TYPE);
  },
} satisfies Readonly<Record<string, Fault>>;

export type FaultName = keyof typeof FAULTS;

function nested(depth: number): string {
  return `${'['.repeat(depth)}${']'.repeat(depth)}`;
}

function reply(status: number, body: string, ...headers: string[]): Spoilt {
  return { bytes: encode({ status, body, headers }), confirms: body !== PAGE || !isSuccess(status) };
}
