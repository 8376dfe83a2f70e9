import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { AwsV4Signer } from 'aws4fetch';
import { onTestFinished } from 'vitest';
import type { S3Options } from '../../../src/emulator/options.ts';

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
 * A bucket on loopback for the running test. It responds with 403 if the query or the header of a request has a wrong
 * signature. `test/real` has servers that calculate signatures by themselves.
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
      secretAccessKey: 'never-sent-8d1f36',
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
    if (!(await isSigned(request, s3)) || request.headers['transfer-encoding'] !== undefined)
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

/** Whether the request is what it would be if it was signed here, for a time that has not passed. */
async function isSigned(request: IncomingMessage, { options }: StubBucket): Promise<boolean> {
  const { endpoint, bucket: _, ...credentials } = options;
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '', endpoint);
  const query = url.searchParams;
  const sessionToken = query.get('X-Amz-Security-Token') ?? String(headers['x-amz-security-token'] ?? '');
  const signed = { ...credentials, service: 's3', method, ...(sessionToken && { sessionToken }) };
  if (headers.authorization !== undefined) {
    const datetime = String(headers['x-amz-date']);
    const { headers: expected } = await new AwsV4Signer({ ...signed, url: url.href, datetime }).sign();
    return expected.get('authorization') === headers.authorization;
  }
  const lifetimeS = Number(query.get('X-Amz-Expires'));
  const datetime = query.get('X-Amz-Date') ?? '';
  const { url: expected } = await new AwsV4Signer({
    ...signed,
    url: `${endpoint}${url.pathname}?X-Amz-Expires=${lifetimeS}`,
    datetime,
    headers: { 'content-type': headers['content-type'] ?? '' },
    signQuery: true,
    allHeaders: true,
  }).sign();
  return expected.href === url.href && isAlive(datetime, lifetimeS);
}

function isAlive(datetime: string, lifetimeS: number): boolean {
  const signedAt = Date.parse(datetime.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  return lifetimeS >= 1 && lifetimeS <= 604_800 && Date.now() < signedAt + lifetimeS * 1000;
}
