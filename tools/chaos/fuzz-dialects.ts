import type { Random } from './fuzz-double.ts';

export const ORGANIZATION = 'acmeplayables-studio-0123456789';
export const HOST = 'cdn.acmeplayables.com';
const ISSUER = 'uploader@acmeplayables.iam.gserviceaccount.com/20260203/auto/storage/goog4_request';

type Fields = Readonly<Record<string, string>>;

/** The query of an upload URL, with the asset id that may stand in it. */
export interface Grant {
  readonly assetId: string;
  readonly query: string;
  readonly signature: string;
  /** Values that give access together with the signature. */
  readonly access: readonly string[];
  /** Values that name or describe something. */
  readonly open: readonly string[];
}

const hex = (random: Random, bytes: number): string => random.bytes(bytes).toString('hex');
const base64 = (random: Random, bytes: number): string => random.bytes(bytes).toString('base64');
const uuid = (random: Random): string => hex(random, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

const SIGNATURE = /signature$|^sig$/i;
const ACCESS = /security-token$|^policy$|^token$/i;
/** S3 (versions 4 and 2), GCS, Azure, CloudFront and Firebase. */
const DIALECTS: readonly ((random: Random) => Fields)[] = [
  (random) => ({
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20260203/us-east-1/s3/aws4_request',
    'X-Amz-Security-Token': `IQoJb3JpZ2luX2Vj${base64(random, 90)}`,
    'X-Amz-SignedHeaders': 'content-type;host',
    'X-Amz-Signature': hex(random, 32),
  }),
  (random) => ({ AWSAccessKeyId: 'AKIAIOSFODNN7EXAMPLE', Signature: base64(random, 20) }),
  (random) => ({ 'X-Goog-Credential': ISSUER, 'X-Goog-Signature': hex(random, 256) }),
  (random) => ({ sv: '2025-01-05', sp: 'cw', skoid: uuid(random), sig: base64(random, 32) }),
  (random) => ({
    Policy: `eyJTdGF0ZW1lbnQiOlt7${base64(random, 60).replace(/[+/]/g, '~')}`,
    Signature: base64(random, 128).replace(/[+/]/g, '-').replaceAll('=', '_'),
    'Key-Pair-Id': 'K2JCJMDEHXQW5F',
  }),
  (random) => ({ uploadType: 'media', token: uuid(random), 'X-Goog-Signature': hex(random, 256) }),
];
const ID_FORMS: readonly ((random: Random, fileName: string, query: Fields) => string)[] = [
  uuid,
  (random) => `12345678901${random.int(2 ** 32)}`,
  (random) => `releases/2026/${uuid(random)}`,
  (random, fileName) => `größe-資産-${random.int(1e9)}/${fileName}`,
  (random) => base64(random, 15),
  // As many letters as can be without a whole secret.
  (random, _, query) => `${random.pick(Object.values(query)).slice(0, 18)}-${random.int(1e9)}`,
];
/** Parameters that repeat what is no secret. */
const REPEATED: readonly ((id: string, fileName: string) => Fields)[] = [
  (id) => ({ name: `assets/${id}` }),
  (id) => ({ 'x-amz-meta-id': id }),
  (id) => ({ 'x-goog-meta-asset': id, org: ORGANIZATION }),
  (_, fileName) => ({ 'response-content-disposition': `attachment; filename="${fileName}"` }),
  (id, fileName) => ({ object: `${ORGANIZATION}/${id}/${fileName}`, file: fileName }),
  () => ({ origin: HOST, org: ORGANIZATION }),
];

/** Signs an upload URL in the dialect of a storage. */
export function makeGrant(random: Random, fileName: string): Grant {
  const dialect = random.pick(DIALECTS)(random);
  const assetId = random.pick(ID_FORMS)(random, fileName, dialect);
  const fields = {
    ...dialect,
    ...random.pick(REPEATED)(assetId, fileName),
    ...random.pick(REPEATED)(assetId, fileName),
  };
  const entries = Object.entries(fields);
  const valuesOf = (pattern: RegExp) => entries.flatMap(([name, value]) => (pattern.test(name) ? value : []));
  const [signature = ''] = valuesOf(SIGNATURE);
  const access = valuesOf(ACCESS);
  // A server may leave `+` and `/` as they are.
  const isRaw = random.chance(0.3);
  const pairs = entries.map(
    ([name, value]) => `${name}=${isRaw && value === signature ? value : encodeURIComponent(value)}`,
  );
  const turn = random.int(pairs.length);
  const query = [...pairs.slice(turn), ...pairs.slice(0, turn)].join('&');
  const open = Object.values(fields).filter((value) => value !== signature && !access.includes(value));
  return { assetId, query, signature, access, open };
}
