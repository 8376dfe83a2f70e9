import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { S3Options } from '../../../src/emulator/options.ts';

const SECRET = 'never-sent-8d1f36';

export interface StubBucket {
  readonly options: S3Options;
  /** By key, decoded. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly contentType: string | undefined }>;
  /** Method and key, such as `HEAD key`, in order of arrival. */
  readonly requests: string[];
  /** If set, the status of all responses. */
  rejectWith: number | undefined;
  /** The methods whose responses have a `Content-Length`. */
  lengthOf: readonly string[];
}

/**
 * A bucket on loopback for the running test. It calculates the AWS Signature Version 4 of each request itself, and
 * responds with 403 if the query or the header has another one.
 */
export async function startBucket(): Promise<StubBucket> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const s3: StubBucket = {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'playables',
      region: 'eu-west-1',
      accessKeyId: 'AKIASTUB',
      secretAccessKey: SECRET,
    },
    objects: new Map(),
    requests: [],
    rejectWith: undefined,
    lengthOf: ['HEAD', 'GET'],
  };
  server.on('request', async (request, response) => {
    const bytes = await buffer(request);
    const { pathname } = new URL(request.url ?? '', s3.options.endpoint);
    const key = decodeURIComponent(pathname).replace('/playables/', '');
    s3.requests.push(`${request.method} ${key}`);
    if (s3.rejectWith !== undefined) return response.writeHead(s3.rejectWith).end();
    if (!isSigned(request) || request.headers['transfer-encoding'] !== undefined)
      return response.writeHead(403).end();
    if (request.method === 'PUT') {
      s3.objects.set(key, { bytes, contentType: request.headers['content-type'] });
      return response.writeHead(200).end();
    }
    const object = s3.objects.get(key);
    if (object === undefined) return response.writeHead(404).end();
    const length = { 'content-length': object.bytes.byteLength };
    response.writeHead(200, s3.lengthOf.includes(request.method ?? '') ? length : {});
    response.write(object.bytes);
    return response.end();
  });
  return s3;
}

/** "Signature Version 4 signing process" and "Authenticating Requests: Using Query Parameters" of the S3 API reference. */
function isSigned(request: IncomingMessage): boolean {
  const url = new URL(request.url ?? '', 'http://x');
  const inHeader =
    /^AWS4-HMAC-SHA256 Credential=AKIASTUB\/(?<scope>\S+), SignedHeaders=(?<names>\S+), Signature=(?<signature>\w+)$/.exec(
      request.headers.authorization ?? '',
    )?.groups;
  const query = url.searchParams;
  const given = inHeader ?? {
    scope: (query.get('X-Amz-Credential') ?? '').replace('AKIASTUB/', ''),
    names: query.get('X-Amz-SignedHeaders') ?? '',
    signature: query.get('X-Amz-Signature') ?? '',
  };
  const { scope = '', names = '', signature } = given;
  const date = query.get('X-Amz-Date') ?? String(request.headers['x-amz-date']);
  const [day, ...place] = scope.split('/');
  if (place.join('/') !== 'eu-west-1/s3/aws4_request' || !date.startsWith(`${day}T`)) return false;
  if (inHeader === undefined && !isAlive(date, Number(query.get('X-Amz-Expires')))) return false;
  query.delete('X-Amz-Signature');
  const canonical = [
    request.method,
    // As sent: some servers do not encode it themselves.
    request.url?.replace(/\?.*$/, ''),
    [...query]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${request.headers[name]}`),
    '',
    names,
    request.headers['x-amz-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', date, scope, createHash('sha256').update(canonical).digest('hex')].join(
    '\n',
  );
  const key = [...scope.split('/')].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}

function isAlive(date: string, lifetimeS: number): boolean {
  const signedAt = Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return lifetimeS >= 1 && lifetimeS <= 604_800 && Date.now() < signedAt + lifetimeS * 1000;
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
