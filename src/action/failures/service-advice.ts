import type { ServiceError } from '../../api/errors.ts';

/** What to check if the service rejects a request, by the end of its path. */
const WHAT_TO_CHECK: readonly (readonly [RegExp, string])[] = [
  [/\/storage\/urls$/, 'Check `organization`, and the name and content type of the file,'],
  [/\/export$/, 'Check `variant` and `network`'],
  [/\/assets$/, 'Check `organization`'],
  [/\/games\/[^/]+$/, 'Check `game`'],
];

/** Says in a sentence what to do about an error response of the service. */
export function serviceAdvice({ method, status, location }: ServiceError): string {
  if (status === 404 && /\/games\/[^/]+$/.test(location)) {
    return 'Check `game`: does the organization of the token have a game with this id? If so, check `base-url`.';
  }
  if (status === 404 || (status >= 300 && status < 400))
    return 'Check `base-url`: the address with its path prefix.';
  if (status >= 500 || status === 408 || status === 425)
    return 'Run again. If it keeps failing, report it to the service with this message.';
  if (status < 400) return 'Check `base-url`: this does not look like a response of the service.';
  const check = location.endsWith('/games')
    ? `Check ${method === 'POST' ? '`name` and `organization`' : '`page-size`'}`
    : WHAT_TO_CHECK.find(([address]) => address.test(location))?.[1];
  return `${check ?? 'Check the inputs'} against the message of the service.`;
}
