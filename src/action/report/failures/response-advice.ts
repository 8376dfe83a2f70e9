import type { RequestError, ServiceError, StorageRefusedError } from '../../../api/errors.ts';
import { adviceFor, saysClocksDiffer } from '../../../api/storage-dialects.ts';

export function storageAdvice(error: StorageRefusedError): string {
  const { storageError, expired, isPassing, status, words } = error;
  if (storageError.isWebPage || status < 300)
    return `Something in front of the storage may have answered, so the file counts as not stored. ${FRONT} If it was the storage, report it to the service.`;
  if (saysClocksDiffer(words))
    return 'The clock of the service, which signed the upload URL, differs from the clock of the storage: report it to the service.';
  if (expired)
    return 'A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.';
  const known = adviceFor(words);
  if (known !== undefined) return known;
  if (status === 413) return 'The file is larger than the storage accepts.';
  if (status === 404 || status < 400)
    return 'The storage takes no file at the upload URL, and redirects are not followed: report it to the service, which made the URL.';
  if (status === 401 || status === 403) {
    return 'Report it to the service: what signed the upload URL may lack a permission, or the storage may accept certain networks only.';
  }
  return status >= 500 || isPassing
    ? 'Run again. If it keeps failing, report it to the service with this message.'
    : "Check the file's size and content type. If both are right, report it to the service with this message.";
}

/** Says how `base-url` may be wrong if the server does not know the path. The prefix of a service is not known. */
function checkPrefix({ request: { location, operation } }: RequestError): string {
  const { origin, pathname } = new URL(operation?.baseUrl ?? location);
  const asked = location.slice(origin.length);
  return pathname === '/'
    ? `Check \`base-url\`: it has no path prefix, so the request went to ${asked}. If the API has one, write \`base-url: ${origin}/PREFIX\`.`
    : `Check \`base-url\`: the request went to ${asked}. Is ${pathname} the path prefix of the API?`;
}

/** What is said first of every web page that came in place of a response of the service. */
export const IN_FRONT = 'Something in front of the service answered.';
const FRONT = 'Check for a proxy, VPN, firewall, sign-in page or block page.';

export function checkInFront(error: RequestError): string {
  return `${FRONT} ${checkPrefix(error)}`;
}

/** What to check if the service rejects a request, by method and path. */
const WHAT_TO_CHECK: Readonly<Record<string, string>> = {
  'POST /storage/urls': 'Check `organization`, and the name and content type of the file,',
  'POST /export': 'Check `variant` and `network`, or `exports`,',
  'GET /assets': 'Check `organization`',
  'POST /games': 'Check `name` and `organization`',
  'GET /games': 'Check `page-size`',
};

export function serviceAdvice(error: ServiceError): string {
  const { status } = error;
  const { method, operation: { path = '' } = {} } = error.request;
  const isElsewhere = status === 404 && isUnknownPath(error) && !error.request.isKnownService;
  if (status === 405 || (status >= 300 && status < 400) || isElsewhere) return checkPrefix(error);
  if (status >= 500 || status === 408 || status === 425)
    return 'Run again. If it keeps failing, report it to the service with this message.';
  if (status < 400 && isAboutUpload(error)) return 'Report it to the service with this message.';
  if (status < 400) return 'Check `base-url`. If it is right, report it to the service with this message.';
  const isOneGame = path.startsWith('/games/');
  const check = isOneGame ? 'Check `game`' : WHAT_TO_CHECK[`${method} ${path}`];
  const advice = `${check ?? 'Check the inputs'} against the message of the service.`;
  return status === 404 && !error.request.isKnownService ? `${advice} ${checkPrefix(error)}` : advice;
}

/** Whether a response of the service has an upload URL and an id that can't be used: `base-url` is right then. */
function isAboutUpload({ problem }: ServiceError): boolean {
  return /^the (?:uploadUrl|assetId) in the body|of another file$/.test(problem);
}

/** Whether a 404 is about the path: it has no error body of the service, or the words of a web framework without such a route. */
function isUnknownPath({ code, message }: ServiceError): boolean {
  return code === '' || /\b(?:cannot (?:get|post) \/|no (?:such )?(?:route|endpoint))/i.test(message);
}
