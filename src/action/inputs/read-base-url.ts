import type { InputReader } from './input-reader.ts';

/**
 * The service's address with its path prefix, without a trailing slash; `''` where it is missing or wrong. Sentences
 * about it don't quote it, since what is wrong with it may be a password or a key in it.
 */
export function readBaseUrl(
  reader: InputReader,
  { allowHttp, needed }: { allowHttp: boolean; needed: boolean },
): string {
  const text = reader.text('base-url', 'PLAYABLE_BASE_URL');
  if (text === '' && !needed) return '';
  const wrong = whatIsWrong(text, allowHttp);
  if (wrong === undefined) return text.replace(/\/+$/, '');
  reader.reject('base-url', wrong);
  return '';
}

function whatIsWrong(text: string, allowHttp: boolean): string | undefined {
  if (text === '') return 'must be given: the service address with its path prefix, or PLAYABLE_BASE_URL';
  // The parser would silently take these out, or turn them round.
  if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text)) return 'must be an address like https://host/prefix';
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return 'must be an https: address';
  if (url.protocol === 'http:' && !allowHttp) return 'must be an https: address, unless `allow-http` is true';
  if (url.username !== '' || url.password !== '') return 'must not have user info (name:password@)';
  if (text.includes('?') || text.includes('#')) return 'must not have a query or a fragment';
  return undefined;
}
