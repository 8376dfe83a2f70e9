import type { ServiceError } from '../../api/errors.ts';

/** What to check where the service refuses a request, by the end of its address. */
const WHAT_TO_CHECK: readonly (readonly [RegExp, string])[] = [
  [/\/storage\/urls$/, 'Check `organization`, and the name and content type of the file,'],
  [/\/export$/, 'Check `variant` and `network`'],
  [/\/assets$/, 'Check `organization`'],
  [/\/games\/[^/]+$/, 'Check `game`'],
];

/** A sentence that says what to do about an answer of the service that is no success. */
export function serviceAdvice({ method, status, location }: ServiceError): string {
  if (status === 404 && /\/games\/[^/]+$/.test(location)) {
    return 'Check `game`: is there a game with this id in the organization of the token? Else check `base-url`.';
  }
  if (status === 404 || (status >= 300 && status < 400))
    return 'Check `base-url`: the address with its path prefix.';
  if (status >= 500 || status === 408 || status === 425)
    return 'Run again; where it stays, report it to the service with this message.';
  if (status < 400) return 'Check `base-url`: this does not look like an answer of the service.';
  const check = location.endsWith('/games')
    ? `Check ${method === 'POST' ? '`name` and `organization`' : '`page-size`'}`
    : WHAT_TO_CHECK.find(([address]) => address.test(location))?.[1];
  return `${check ?? 'Check the inputs'} against what the service says.`;
}
