import { AwsV4Signer } from 'aws4fetch';

/** The one account of the storage. */
export const STORAGE_ACCOUNT = { accessKeyId: 'AKIAPLAYABLETEST', secretAccessKey: 'never-sent-8d1f36' };

/** The bucket that exists. */
export const BUCKET = 'playables';

export const REGION = 'us-east-1';

/** One request that an address is to authorise. */
export interface SignedRequest {
  readonly method: 'GET' | 'PUT';
  readonly origin: string;
  readonly bucket?: string;
  readonly key: string;
  /** Signed, where it is given: the request must carry exactly this. */
  readonly contentType?: string;
  readonly region?: string;
  readonly sessionToken?: string;
  /** `YYYYMMDDTHHMMSSZ`; now, where it is not given. */
  readonly signedAt?: string;
  readonly lifetimeS?: number;
}

/** An address pre-signed with AWS Signature Version 4 in its query, by somebody else's code. */
export async function signAddress(request: SignedRequest): Promise<string> {
  const { method, origin, bucket = BUCKET, key, contentType, sessionToken, signedAt } = request;
  const path = [bucket, ...key.split('/')].map(encodeURIComponent).join('/');
  const signer = new AwsV4Signer({
    ...STORAGE_ACCOUNT,
    method,
    url: `${origin}/${path}?X-Amz-Expires=${request.lifetimeS ?? 60}`,
    service: 's3',
    region: request.region ?? REGION,
    signQuery: true,
    // Without this it leaves out the content type, as browsers need it.
    allHeaders: true,
    ...(contentType !== undefined && { headers: { 'content-type': contentType } }),
    ...(sessionToken !== undefined && { sessionToken }),
    ...(signedAt !== undefined && { datetime: signedAt }),
  });
  return (await signer.sign()).url.href;
}
