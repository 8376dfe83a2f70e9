import { NO_EXPLANATION } from '../../../api/error-body.ts';
import {
  AssetFileError,
  isAuthError,
  NetworkError,
  type NetworkErrorReason,
  RequestError,
  ServiceError,
  StorageRefusedError,
} from '../../../api/errors.ts';
import { adviceFor, saysClocksDiffer } from '../../../api/storage-dialects.ts';
import type { RetryLimits } from '../../../retry/decide.ts';
import { CancelledError, type RetryFailure } from '../../../retry/results.ts';
import { formatDuration, plural } from '../../../support/format.ts';
import type { ErrorTitle } from '../../runner/titles.ts';
import type { Failure } from './failures.ts';

/** A failure in plain text. */
export interface Explanation {
  readonly title: ErrorTitle;
  /** Equal for failures with one cause, which share an annotation: two files that the storage refuses with one code. */
  readonly groupKey: string;
  /** Complete sentences, as is `advice`. */
  readonly what: string;
  /** The words of the server, which may differ within a group: `variant v-1 has no build`. */
  readonly words?: string;
  readonly advice: string;
}

/** Explains what happened and what to do; `undefined` if the call was only cancelled. */
export function explainFailure(failure: RetryFailure, limits: RetryLimits): Explanation | undefined {
  const { error } = failure;
  if (error instanceof CancelledError) return undefined;
  if (error instanceof NetworkError && error.reason === 'cancelled') return undefined;
  const explanation = explain(failure, limits);
  const isInFront = error instanceof RequestError && error.request.isInFront;
  return isInFront ? explainInFront(error, explanation, isUnknown(failure)) : explanation;
}

/** The failure of one call; `undefined` if it was only cancelled. */
export function toFailure(failure: RetryFailure, limits: RetryLimits): Failure | undefined {
  const explanation = explainFailure(failure, limits);
  return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}

const FRONT = 'Check for a proxy, VPN, firewall, sign-in page or block page.';

/** Explains what came in place of a response of the service: first what is in front of it, then the rest. */
function explainInFront(error: RequestError, own: Explanation, unknown: boolean): Explanation {
  const advice = [FRONT, checkPrefix(error)];
  if (isAuthError(error)) advice.push('If the service sent the page itself:', own.advice);
  else if (unknown || error instanceof NetworkError) advice.push(own.advice);
  const said = isAuthError(error) ? asSentence(error.message) : own.what;
  return { ...own, what: `Something in front of the service answered. ${said}`, advice: advice.join(' ') };
}

function explain(failure: RetryFailure, limits: RetryLimits): Explanation {
  const { error, because } = failure;
  const message = asSentence(error.message);
  const what = `${message}${formatEffort(failure, limits)}`;
  if (isAuthError(error)) return error.status === 401 ? explainRejected(error) : explainDenied(error);
  if ((error instanceof ServiceError || error instanceof StorageRefusedError) && error.status === 429) {
    const server = error instanceof ServiceError ? error.request.location : 'storage';
    const groupKey = `429 ${server} ${because}`;
    return { title: 'Rate limited (429)', groupKey, what, advice: rateAdvice(limits) };
  }
  if (error instanceof StorageRefusedError) {
    const groupKey = `storage ${error.status} ${error.storageError.code} ${because}`;
    const rejected = `The storage rejected the file. ${what}`;
    const [words, advice] = [error.words, storageAdvice(error)];
    return { title: 'Storage refused the upload', groupKey, what: rejected, words, advice };
  }
  if (error instanceof ServiceError) {
    const { method, location } = error.request;
    // Not the message: it may name a request or a file, so that each failure would have a group.
    const groupKey = `service ${method} ${location} ${error.status} ${error.code}`;
    const advice = isUnknown(failure) ? checkServiceFirst(error) : serviceAdvice(error);
    return { title: 'Service error', groupKey, what, words: error.problem, advice };
  }
  if (error instanceof NetworkError) {
    const { proxy } = error.request;
    const own = isUnknown(failure) ? checkServiceFirst(error) : networkAdvice(error, failure, limits);
    const advice = proxy === undefined ? own : `${own} The request went through the proxy ${proxy}.`;
    return { title: 'Network failure', groupKey: `network ${error.reason} ${error.words}`, what, advice };
  }
  if (error instanceof AssetFileError) {
    const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
    return { title: 'File not readable', groupKey: `file ${error.code}`, what: message, advice };
  }
  const advice = 'This is a bug in the action: please report it with this message.';
  return { title: 'Unexpected error', groupKey: `bug ${error.message}`, what: message, advice };
}

function explainRejected({ message, request: { isTokenQuoted } }: ServiceError): Explanation {
  const rejected = `The service does not accept the token: it is missing, expired or invalid. ${asSentence(message)}`;
  const newToken =
    "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";
  const fixed = { title: 'Token rejected (401)', groupKey: '401' } as const;
  if (!isTokenQuoted) return { ...fixed, what: rejected, advice: newToken };
  const what = `The token has quotes around it, which are sent as a part of it. ${rejected}`;
  const bare = 'Store it without its quotes in the secret behind `token`. If that does not help:';
  return { ...fixed, what, advice: `${bare} ${newToken}` };
}

/** Both forms of the body (api/README.md, *Errors*). */
const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]*[\w*])+)/;

function explainDenied({ message, problem, request }: ServiceError): Explanation {
  const fixed = { title: 'Permission denied (403)', groupKey: '403' } as const;
  const scope = REQUIRED_SCOPE.exec(message)?.[1];
  if (scope !== undefined) {
    const what = `The token lacks the scope \`${scope}\`. ${asSentence(message)}`;
    const advice = `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`;
    return { ...fixed, what, advice };
  }
  // Only its words say whether it is about the token.
  const answered = `the service answered ${request.method} ${request.location} with 403`;
  const what =
    problem === NO_EXPLANATION ? `No explanation: ${answered}.` : `${asSentence(problem)} So ${answered}.`;
  const advice =
    'Do what the service says. If that does not help, check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).';
  return { ...fixed, what, advice };
}

/** Messages end with untrusted text, with or without a full stop. */
function asSentence(message: string): string {
  return `${message.replace(/[.\s]+$/, '')}.`;
}

function isUnknown({ because }: RetryFailure): boolean {
  return because === 'may-have-been-done';
}

/** What to do after the creation of a game whose outcome is unknown. */
export const RUN_AGAIN = 'Run it again: if the list has the game by then, it is not created twice.';

function checkServiceFirst({ request: { operation } }: RequestError): string {
  if (operation?.path === '/games') return RUN_AGAIN;
  return 'It may have been triggered: check the service before you run it again.';
}

const NETWORK_ADVICE: Readonly<Record<Exclude<NetworkErrorReason, 'proxy-limits'>, string>> = {
  unreachable: 'Check that this runner can reach the host, and `base-url`.',
  'proxy-unreachable': 'Check `https_proxy` or `http_proxy`, and that this runner can reach the proxy.',
  'untrusted-certificate':
    'If a private certificate authority issued the certificate, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the address, and that the certificate is for it and still valid.',
  'client-certificate':
    'The server, or something in front of it, demands a client certificate, and this action sends none. Use an address or a network that needs none.',
  'plain-http': 'The service made this upload URL: report it to the service.',
  'proxy-certificate':
    'If a private certificate authority issued the certificate of the proxy, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the host in `https_proxy` or `http_proxy`.',
  'proxy-plain-http':
    'If the proxy speaks plain http, write http:// instead of https:// in `https_proxy` or `http_proxy`.',
  'proxy-credentials':
    'Check the user name and the password in `https_proxy` or `http_proxy`: special characters are percent-encoded (`@` is %40, `/` is %2F).',
  'proxy-forbids':
    'Ask whoever runs the proxy to allow the host. If this runner can reach it without the proxy, add it to `no_proxy`.',
  'proxy-unusable':
    'Give it a scheme (http or https), a host and a port, or add the host of the request to `no_proxy`.',
  timeout: 'Run again, or raise `request-timeout` if the server is slow.',
  broken: 'Run again. If it keeps failing, check what closes connections between this runner and the host.',
  unparsable:
    'What answered speaks no HTTP/1.1 that can be read. Check the address and its port, and what is between this runner and the host.',
  cancelled: '',
};

function networkAdvice(error: NetworkError, { because }: RetryFailure, limits: RetryLimits): string {
  const { reason, request } = error;
  const { method, proxy, operation } = request;
  if (reason === 'proxy-limits' || because === 'wait-too-long') return rateAdvice(limits);
  if (reason === 'plain-http' && proxy !== undefined)
    return 'Something other than the server may have answered: check what is between this runner and the host.';
  if (reason === 'unreachable' && method === 'PUT')
    return 'The host is that of the upload URL, which the service made. Check that this runner can reach it. If there is no such host, report it to the service.';
  if (reason === 'plain-http' && method !== 'PUT')
    return `Use the server's port for https: in \`base-url\`. If it has none, write \`base-url: ${operation?.baseUrl.replace(/^https:/, 'http:')}\` and \`allow-http: true\`: the token is then sent unencrypted.`;
  return NETWORK_ADVICE[reason];
}

function rateAdvice({ maxAttempts }: RetryLimits): string {
  return `Run again later, or raise \`${maxAttempts === 1 ? 'max-attempts' : 'max-retry-wait'}\`.`;
}

function formatEffort(failure: RetryFailure, { maxRetryWaitMs }: RetryLimits): string {
  const { because, retryAfterMs, effort } = failure;
  const { attempts, elapsedMs = 0 } = effort;
  const tried = ` Tried ${plural(attempts, 'time')} in ${formatDuration(elapsedMs)}.`;
  if (because === 'wait-too-long' && retryAfterMs !== undefined)
    return ` It asked for a wait of ${Math.ceil(retryAfterMs / 1000)} s, but \`max-retry-wait\` allows only ${maxRetryWaitMs / 1000} s.${tried}`;
  return attempts > 1 || because === 'attempts-exhausted' ? tried : '';
}

const KEEPS_FAILING = 'Run again. If it keeps failing, report it to the service with this message.';

function storageAdvice(error: StorageRefusedError): string {
  const { storageError, expired, isPassing, status, words } = error;
  if (storageError.isWebPage || status < 300)
    return `Something in front of the storage may have answered, so the file counts as not stored. ${FRONT} If it was the storage, report it to the service.`;
  if (saysClocksDiffer(words))
    return 'The clock of the service, which signed the upload URL, differs from the clock of the storage: report it to the service.';
  if (expired)
    return 'A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.';
  const ofDialect = adviceFor(words);
  if (ofDialect !== undefined) return ofDialect;
  if (status === 413) return 'The file is larger than the storage accepts.';
  if (status === 404 || status < 400)
    return 'The storage takes no file at the upload URL, and redirects are not followed: report it to the service, which made the URL.';
  if (status === 401 || status === 403)
    return 'Report it to the service: what signed the upload URL may lack a permission, or the storage may accept certain networks only.';
  return status >= 500 || isPassing
    ? KEEPS_FAILING
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

/** What to check if the service rejects a request, by method and path. */
const WHAT_TO_CHECK: Readonly<Record<string, string>> = {
  'POST /storage/urls': 'Check `organization`, and the name and content type of the file,',
  'POST /export': 'Check `variant` and `network`, or `exports`,',
  'GET /assets': 'Check `organization`',
  'POST /games': 'Check `name` and `organization`',
  'GET /games': 'Check `page-size`',
  'GET /games/ID': 'Check `game`',
};

function serviceAdvice(error: ServiceError): string {
  const { status } = error;
  const { method, operation: { path = '' } = {} } = error.request;
  const isElsewhere = status === 404 && isUnknownPath(error) && !error.request.isKnownService;
  if (status === 405 || (status >= 300 && status < 400) || isElsewhere) return checkPrefix(error);
  if (status >= 500 || status === 408 || status === 425) return KEEPS_FAILING;
  if (status < 400 && isAboutUpload(error)) return 'Report it to the service with this message.';
  if (status < 400) return 'Check `base-url`. If it is right, report it to the service with this message.';
  const call = `${method} ${path.replace(/^\/games\/.*/, '/games/ID')}`;
  const advice = `${WHAT_TO_CHECK[call] ?? 'Check the inputs'} against the message of the service.`;
  return status === 404 && !error.request.isKnownService ? `${advice} ${checkPrefix(error)}` : advice;
}

/** Whether the upload URL or the id in a response can't be used: `base-url` is right then. */
function isAboutUpload({ problem }: ServiceError): boolean {
  return /^the (?:uploadUrl|assetId) in the body|of another file$/.test(problem);
}

/** Whether a 404 is about the path: it has no error body of the service, or that of a web framework, such as `Cannot GET /v2/games`. */
function isUnknownPath({ code, message }: ServiceError): boolean {
  return code === '' || /\b(?:cannot (?:get|post) \/|no (?:such )?(?:route|endpoint))/i.test(message);
}
