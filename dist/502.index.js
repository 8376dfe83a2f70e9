export const id = 502;
export const ids = [502];
export const modules = {

/***/ 2502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ RUN_AGAIN),
/* harmony export */   SP: () => (/* binding */ explainFailure),
/* harmony export */   w2: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _api_error_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1194);
/* harmony import */ var _api_storage_dialects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5446);
/* harmony import */ var _retry_results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(769);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);





/** Explains what happened and what to do; `undefined` if the call was only cancelled. */
function explainFailure(failure, limits) {
    const { error } = failure;
    if (error instanceof _retry_results_js__WEBPACK_IMPORTED_MODULE_3__/* .CancelledError */ .c)
        return undefined;
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr && error.reason === 'cancelled')
        return undefined;
    const explanation = explain(failure, limits);
    const isInFront = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI && error.request.isInFront;
    return isInFront ? explainInFront(error, explanation, isUnknown(failure)) : explanation;
}
/** The failure of one call; `undefined` if it was only cancelled. */
function toFailure(failure, limits) {
    const explanation = explainFailure(failure, limits);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
const FRONT = 'Check for a proxy, VPN, firewall, sign-in page or block page.';
/** Explains what came in place of a response of the service: first what is in front of it, then the rest. */
function explainInFront(error, own, unknown) {
    const advice = [FRONT, checkPrefix(error)];
    if ((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthError */ .HY)(error))
        advice.push('If the service sent the page itself:', own.advice);
    else if (unknown || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr)
        advice.push(own.advice);
    const said = (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthError */ .HY)(error) ? asSentence(error.message) : own.what;
    return { ...own, what: `Something in front of the service answered. ${said}`, advice: advice.join(' ') };
}
function explain(failure, limits) {
    const { error, because } = failure;
    const message = asSentence(error.message);
    const what = `${message}${formatEffort(failure, limits)}`;
    if ((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isAuthError */ .HY)(error))
        return error.status === 401 ? explainRejected(error) : explainDenied(error);
    if ((error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StorageRefusedError */ .A1) && error.status === 429) {
        const server = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7 ? error.request.location : 'storage';
        const groupKey = `429 ${server} ${because}`;
        return { title: 'Rate limited (429)', groupKey, what, advice: rateAdvice(limits) };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StorageRefusedError */ .A1) {
        const groupKey = `storage ${error.status} ${error.storageError.code} ${because}`;
        const rejected = `The storage rejected the file. ${what}`;
        const [words, advice] = [error.words, storageAdvice(error)];
        return { title: 'Storage refused the upload', groupKey, what: rejected, words, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ServiceError */ ._7) {
        const { method, location } = error.request;
        // Not the message: it may name a request or a file, so that each failure would have a group.
        const groupKey = `service ${method} ${location} ${error.status} ${error.code}`;
        const advice = isUnknown(failure) ? checkServiceFirst(error) : serviceAdvice(error);
        return { title: 'Service error', groupKey, what, words: error.problem, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .NetworkError */ .Dr) {
        const { proxy } = error.request;
        const own = isUnknown(failure) ? checkServiceFirst(error) : networkAdvice(error, failure, limits);
        const advice = proxy === undefined ? own : `${own} The request went through the proxy ${proxy}.`;
        return { title: 'Network failure', groupKey: `network ${error.reason} ${error.words}`, what, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AssetFileError */ .DP) {
        const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
        return { title: 'File not readable', groupKey: `file ${error.code}`, what: message, advice };
    }
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', groupKey: `bug ${error.message}`, what: message, advice };
}
function explainRejected({ message, request: { isTokenQuoted } }) {
    const rejected = `The service does not accept the token: it is missing, expired or invalid. ${asSentence(message)}`;
    const newToken = "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";
    const fixed = { title: 'Token rejected (401)', groupKey: '401' };
    if (!isTokenQuoted)
        return { ...fixed, what: rejected, advice: newToken };
    const what = `The token has quotes around it, which are sent as a part of it. ${rejected}`;
    const bare = 'Store it without its quotes in the secret behind `token`. If that does not help:';
    return { ...fixed, what, advice: `${bare} ${newToken}` };
}
/** Both forms of the body (api/README.md, *Errors*). */
const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]*[\w*])+)/;
function explainDenied({ message, problem, request }) {
    const fixed = { title: 'Permission denied (403)', groupKey: '403' };
    const scope = REQUIRED_SCOPE.exec(message)?.[1];
    if (scope !== undefined) {
        const what = `The token lacks the scope \`${scope}\`. ${asSentence(message)}`;
        const advice = `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`;
        return { ...fixed, what, advice };
    }
    // Only its words say whether it is about the token.
    const answered = `the service answered ${request.method} ${request.location} with 403`;
    const what = problem === _api_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_EXPLANATION */ .gG ? `No explanation: ${answered}.` : `${asSentence(problem)} So ${answered}.`;
    const advice = 'Do what the service says. If that does not help, check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).';
    return { ...fixed, what, advice };
}
/** Messages end with untrusted text, with or without a full stop. */
function asSentence(message) {
    return `${message.replace(/[.\s]+$/, '')}.`;
}
function isUnknown({ because }) {
    return because === 'may-have-been-done';
}
/** What to do after the creation of a game whose outcome is unknown. */
const RUN_AGAIN = 'Run it again: if the list has the game by then, it is not created twice.';
function checkServiceFirst({ request: { operation } }) {
    if (operation?.path === '/games')
        return RUN_AGAIN;
    return 'It may have been triggered: check the service before you run it again.';
}
const NETWORK_ADVICE = {
    unreachable: 'Check that this runner can reach the host, and `base-url`.',
    'proxy-unreachable': 'Check `https_proxy` or `http_proxy`, and that this runner can reach the proxy.',
    'untrusted-certificate': 'If a private certificate authority issued the certificate, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the address, and that the certificate is for it and still valid.',
    'client-certificate': 'The server, or something in front of it, demands a client certificate, and this action sends none. Use an address or a network that needs none.',
    'plain-http': 'The service made this upload URL: report it to the service.',
    'proxy-certificate': 'If a private certificate authority issued the certificate of the proxy, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the host in `https_proxy` or `http_proxy`.',
    'proxy-plain-http': 'If the proxy speaks plain http, write http:// instead of https:// in `https_proxy` or `http_proxy`.',
    'proxy-credentials': 'Check the user name and the password in `https_proxy` or `http_proxy`: special characters are percent-encoded (`@` is %40, `/` is %2F).',
    'proxy-forbids': 'Ask whoever runs the proxy to allow the host. If this runner can reach it without the proxy, add it to `no_proxy`.',
    'proxy-unusable': 'Give it a scheme (http or https), a host and a port, or add the host of the request to `no_proxy`.',
    timeout: 'Run again, or raise `request-timeout` if the server is slow.',
    broken: 'Run again. If it keeps failing, check what closes connections between this runner and the host.',
    unparsable: 'What answered speaks no HTTP/1.1 that can be read. Check the address and its port, and what is between this runner and the host.',
    cancelled: '',
};
function networkAdvice(error, { because }, limits) {
    const { reason, request } = error;
    const { method, proxy, operation } = request;
    if (reason === 'proxy-limits' || because === 'wait-too-long')
        return rateAdvice(limits);
    if (reason === 'plain-http' && proxy !== undefined)
        return 'Something other than the server may have answered: check what is between this runner and the host.';
    if (reason === 'unreachable' && method === 'PUT')
        return 'The host is that of the upload URL, which the service made. Check that this runner can reach it. If there is no such host, report it to the service.';
    if (reason === 'plain-http' && method !== 'PUT')
        return `Use the server's port for https: in \`base-url\`. If it has none, write \`base-url: ${operation?.baseUrl.replace(/^https:/, 'http:')}\` and \`allow-http: true\`: the token is then sent unencrypted.`;
    return NETWORK_ADVICE[reason];
}
function rateAdvice({ maxAttempts }) {
    return `Run again later, or raise \`${maxAttempts === 1 ? 'max-attempts' : 'max-retry-wait'}\`.`;
}
function formatEffort(failure, { maxRetryWaitMs }) {
    const { because, retryAfterMs, effort } = failure;
    const { attempts, elapsedMs = 0 } = effort;
    const tried = ` Tried ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(attempts, 'time')} in ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(elapsedMs)}.`;
    if (because === 'wait-too-long' && retryAfterMs !== undefined)
        return ` It asked for a wait of ${Math.ceil(retryAfterMs / 1000)} s, but \`max-retry-wait\` allows only ${maxRetryWaitMs / 1000} s.${tried}`;
    return attempts > 1 || because === 'attempts-exhausted' ? tried : '';
}
const KEEPS_FAILING = 'Run again. If it keeps failing, report it to the service with this message.';
function storageAdvice(error) {
    const { storageError, expired, isPassing, status, words } = error;
    if (storageError.isWebPage || status < 300)
        return `Something in front of the storage may have answered, so the file counts as not stored. ${FRONT} If it was the storage, report it to the service.`;
    if ((0,_api_storage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .saysClocksDiffer */ .Ye)(words))
        return 'The clock of the service, which signed the upload URL, differs from the clock of the storage: report it to the service.';
    if (expired)
        return 'A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.';
    const ofDialect = (0,_api_storage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .adviceFor */ .cp)(words);
    if (ofDialect !== undefined)
        return ofDialect;
    if (status === 413)
        return 'The file is larger than the storage accepts.';
    if (status === 404 || status < 400)
        return 'The storage takes no file at the upload URL, and redirects are not followed: report it to the service, which made the URL.';
    if (status === 401 || status === 403)
        return 'Report it to the service: what signed the upload URL may lack a permission, or the storage may accept certain networks only.';
    return status >= 500 || isPassing
        ? KEEPS_FAILING
        : "Check the file's size and content type. If both are right, report it to the service with this message.";
}
/** Says how `base-url` may be wrong if the server does not know the path. The prefix of a service is not known. */
function checkPrefix({ request: { location, operation } }) {
    const { origin, pathname } = new URL(operation?.baseUrl ?? location);
    const asked = location.slice(origin.length);
    return pathname === '/'
        ? `Check \`base-url\`: it has no path prefix, so the request went to ${asked}. If the API has one, write \`base-url: ${origin}/PREFIX\`.`
        : `Check \`base-url\`: the request went to ${asked}. Is ${pathname} the path prefix of the API?`;
}
/** What to check if the service rejects a request, by method and path. */
const WHAT_TO_CHECK = {
    'POST /storage/urls': 'Check `organization`, and the name and content type of the file,',
    'POST /export': 'Check `variant` and `network`, or `exports`,',
    'GET /assets': 'Check `organization`',
    'POST /games': 'Check `name` and `organization`',
    'GET /games': 'Check `page-size`',
    'GET /games/ID': 'Check `game`',
};
function serviceAdvice(error) {
    const { status } = error;
    const { method, operation: { path = '' } = {} } = error.request;
    const isElsewhere = status === 404 && isUnknownPath(error) && !error.request.isKnownService;
    if (status === 405 || (status >= 300 && status < 400) || isElsewhere)
        return checkPrefix(error);
    if (status >= 500 || status === 408 || status === 425)
        return KEEPS_FAILING;
    if (status < 400 && isAboutUpload(error))
        return 'Report it to the service with this message.';
    if (status < 400)
        return 'Check `base-url`. If it is right, report it to the service with this message.';
    const call = `${method} ${path.replace(/^\/games\/.*/, '/games/ID')}`;
    const advice = `${WHAT_TO_CHECK[call] ?? 'Check the inputs'} against the message of the service.`;
    return status === 404 && !error.request.isKnownService ? `${advice} ${checkPrefix(error)}` : advice;
}
/** Whether the upload URL or the id in a response can't be used: `base-url` is right then. */
function isAboutUpload({ problem }) {
    return /^the (?:uploadUrl|assetId) in the body|of another file$/.test(problem);
}
/** Whether a 404 is about the path: it has no error body of the service, or that of a web framework, such as `Cannot GET /v2/games`. */
function isUnknownPath({ code, message }) {
    return code === '' || /\b(?:cannot (?:get|post) \/|no (?:such )?(?:route|endpoint))/i.test(message);
}


/***/ }),

/***/ 4572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ pageName),
/* harmony export */   AA: () => (/* binding */ isWebPage),
/* harmony export */   Nk: () => (/* binding */ readErrorBody),
/* harmony export */   Yl: () => (/* binding */ readStorageErrorBody),
/* harmony export */   _w: () => (/* binding */ isErrorDocument),
/* harmony export */   gG: () => (/* binding */ NO_EXPLANATION),
/* harmony export */   ol: () => (/* binding */ formatErrorBody)
/* harmony export */ });
/* harmony import */ var _rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9638);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(493);




/** Characters of a body that are read. An S3 error that explains a signature has about 10,000. */
const MAX_BODY_LENGTH = 16_384;
const MAX_TITLE_LENGTH = 100;
/** Characters of all other fields of a storage's error. */
const MAX_DETAILS_LENGTH = 600;
const MAX_FIELDS = 100;
const MAX_DEPTH = 6;
/** `<style>` and `<script>` with their content, comments, and all other tags. */
const TAGS = /<(style|script)\b.*?(?:<\/\1[^>]*>|$)|<[a-z/!?][^>]*>/gis;
const TITLE = /<title[^<>]*>([^<]*)</i;
const CDATA = /<!\[CDATA\[(.*?)(?:\]\]>|$)/gs;
/** Reads an error body of the service. Fields other than code and message count only if it has neither. For the rest, see `readStorageErrorBody`. */
function readErrorBody(text, redact, status) {
    const { details, ...words } = readStorageErrorBody(text, redact, status);
    return details && !words.code && !words.message ? { message: details } : words;
}
/** The words for a body without any. */
const NO_EXPLANATION = 'no explanation was given';
/** Formats an error body for a message: `Forbidden: no`, `Forbidden` or `no`, with other fields in parentheses. */
function formatErrorBody({ code, message, details }, none = NO_EXPLANATION) {
    const words = [code, message].filter(Boolean).join(': ');
    return [words, details && (words ? `(${details})` : details)].filter(Boolean).join(' ') || none;
}
/** One line. Secrets are redacted before it is shortened. */
function quote(text, redact) {
    return (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .redactUntrusted */ .k)(redact(text));
}
/**
 * Reads a body that has no fields. A web page with 2xx, 401, 403 or 407 came from a proxy, a firewall or a sign-in page (the contract,
 * *Failures*), one with 429 or 5xx is a gateway's usual answer.
 */
function readText(text, redact, status) {
    const isPage = isWebPage(text);
    const words = wordsOf(text, redact);
    const name = (isPage && titleOf(text, redact)) || words;
    if (isPage && ((status >= 200 && status < 300) || [401, 403, 407].includes(status)))
        return { message: `the body is a web page${name && `: "${name}"`}`, isWebPage: true };
    const message = status === 429 || status >= 500 ? name : words;
    return message === '' ? {} : { message };
}
/** A text without its tags. */
function wordsOf(text, redact) {
    // Secrets are redacted first: they may look like tags, lie in CDATA, and a shorter text would cut them.
    const plain = redact(text.replace(CDATA, '$1')).slice(0, MAX_BODY_LENGTH).replace(TAGS, ' ');
    return (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .redactUntrusted */ .k)(plain);
}
function titleOf(page, redact) {
    const title = TITLE.exec(page.slice(0, MAX_BODY_LENGTH))?.[1] ?? '';
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(quote(title, redact), MAX_TITLE_LENGTH);
}
/** The title of a page, or else the beginning of its words. */
function pageName(page, redact) {
    return titleOf(page, redact) || (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(wordsOf(page, redact), MAX_TITLE_LENGTH);
}
/** Whether a body is a web page, whatever its type is. */
function isWebPage(text) {
    return /^<(?:!doctype\s+html|html)[\s/>]/i.test(withoutProlog(text));
}
/**
 * Reads an error body of the storage: the XML of S3 and its relatives, or JSON. Any other text becomes the message, without tags.
 *
 * @param redact removes secrets from a text; called before and after a body is parsed
 * @param status that of the response, which says what a web page means
 */
function readStorageErrorBody(body, redact, status) {
    const record = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseExact */ .jM)(body);
    // Redacted before it is shortened, which could cut a secret.
    const error = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(record) ? record : parseElement(redact(body).slice(0, MAX_BODY_LENGTH));
    return error === undefined ? readText(body, redact, status) : wordsOfFields(fieldsOf(error), redact);
}
/** The beginning of a document without what may stand before its root: blanks, comments and declarations of XML. */
function withoutProlog(text) {
    return text.slice(0, MAX_BODY_LENGTH).replace(/^(?:\s|<!--(?:(?!-->).)*-->|<\?[^>]*>)+/s, '');
}
/** Whether a body is an error of S3. Some storages send one with a status of success. */
function isErrorDocument(text) {
    return /^<Error[\s/>]/.test(withoutProlog(text));
}
/** The root of a document of XML that is an error. A fragment of HTML may be XML too. */
function parseElement(text) {
    try {
        const root = (0,_rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__.parseXml)(text.trim()).root;
        return root && /error|fault/i.test(root.name) ? root : undefined;
    }
    catch {
        return undefined;
    }
}
/** The fields of parsed JSON, or the elements of XML, at every depth. */
function* fieldsOf(value, name = '', depth = 0) {
    if (depth > MAX_DEPTH)
        return;
    if (value instanceof _rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__.XmlElement) {
        const elements = value.children.filter((node) => node instanceof _rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__.XmlElement);
        for (const element of elements)
            yield* fieldsOf(element, element.name, depth + 1);
        if (elements.length === 0)
            yield { name, text: value.text.trim() };
    }
    else if (Array.isArray(value)) {
        for (const item of value)
            yield* fieldsOf(item, name, depth + 1);
    }
    else if ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value)) {
        for (const [key, item] of Object.entries(value))
            yield* fieldsOf(item, key, depth + 1);
    }
    else
        yield { name, text: typeof value === 'string' ? value.trim() : ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .numberText */ .$4)(value) ?? '') };
}
/** The first of these names that a body has is its code, and the first of the others is its message. */
const CODES = ['error', 'code', 'errorcode', 'title'];
const MESSAGES = ['message', 'msg', 'error_description', 'detail'];
/** What says nothing new to a person: ids of a request and of a key, the path, credentials, and what a signature was calculated from. */
const SILENT = /^(?:.*(?:request|host|trace|correlation)-?_?id-?\d*|resource|(?:stringtosign|canonicalrequest)(?:bytes)?|signature(?:provided)?|.*access-?_?key-?_?id|.*token(?:-\d+)?)$/i;
/** Finds code and message among the fields of a storage's error. All others that say something are details. */
function wordsOfFields(all, redact) {
    const fields = [...all.take(MAX_FIELDS)].filter(({ name, text }) => text !== '' && !SILENT.test(name) && !/^\w*(?:code|status): \d{3}$/i.test(`${name}: ${text}`));
    const named = (names) => names.find((one) => fields.some(({ name, text }) => name.toLowerCase() === one && !/^\d+$/.test(text)));
    const textOf = (wanted) => {
        const texts = fields.filter(({ name }) => name.toLowerCase() === wanted).map(({ text }) => text);
        return quote([...new Set(texts)].join('; '), redact);
    };
    const [codeName, messageName] = [named(CODES), named(MESSAGES)];
    const [code, message] = [textOf(codeName), textOf(messageName)];
    const details = fields
        .filter(({ name }) => ![codeName, messageName].includes(name.toLowerCase()))
        .map(({ name, text }) => quote(name === '' ? text : `${name}: ${text}`, redact))
        .join(', ');
    return {
        ...(code && { code }),
        ...(message && { message }),
        ...(details && { details: (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(details, MAX_DETAILS_LENGTH) }),
    };
}


/***/ }),

/***/ 1194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A1: () => (/* binding */ StorageRefusedError),
/* harmony export */   DP: () => (/* binding */ AssetFileError),
/* harmony export */   Dr: () => (/* binding */ NetworkError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   HY: () => (/* binding */ isAuthError),
/* harmony export */   Lx: () => (/* binding */ NETWORK_FAILURES),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   sR: () => (/* binding */ concernsEveryRequest)
/* harmony export */ });
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2990);
/* harmony import */ var _error_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);
/* harmony import */ var _redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(493);
/* harmony import */ var _storage_dialects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5446);




/** Origin and path of a URL. Its query may hold a signature. */
function locationOf(url) {
    return `${url.origin}${url.pathname}`;
}
/** A request without the expected response. Its message is one line and holds no secret. */
class RequestError extends Error {
    request;
    /** @param outcome the end of the message, directly after method and location */
    constructor(request, outcome, options) {
        super(`${request.method} ${request.location}${outcome}`, options);
        this.request = request;
    }
}
/** A file that cannot be read, or that changed after it was found. */
class AssetFileError extends Error {
    name = 'AssetFileError';
    /** That of the system, or `changed`. */
    code;
    constructor(code, message, options) {
        super(message, options);
        this.code = code;
    }
}
/** Why there is no response, and what that means for the request. What is `permanent` holds for every request to the server. */
const NETWORK_FAILURES = {
    unreachable: 'unreachable', // The connection did not stand when the request failed or was aborted, so nothing was sent.
    'proxy-unreachable': 'unreachable', // There is no connection to the proxy.
    'proxy-limits': 'throttled', // The proxy opens no tunnel for now.
    'untrusted-certificate': 'permanent', // The server's certificate is not trusted.
    'client-certificate': 'permanent', // The server demands a certificate of the client, and processed nothing.
    'plain-http': 'permanent', // What answers does not speak TLS, so it may expect `http:`.
    'proxy-certificate': 'permanent', // The same as `untrusted-certificate`, for the proxy.
    'proxy-plain-http': 'permanent', // The same as `plain-http`, for the proxy.
    'proxy-credentials': 'permanent', // The proxy wants other credentials.
    'proxy-unusable': 'permanent', // The environment variable for the proxy can't be used.
    'proxy-forbids': 'permanent', // The proxy opens no tunnel to this host.
    timeout: 'transient', // There was too little progress.
    broken: 'transient', // The connection was closed before the response was complete.
    unparsable: 'transient', // What came back is no HTTP/1.1.
    cancelled: 'transient', // The action aborted the request.
};
/** No response, or an incomplete one. `cause` is Node's error, or what the proxy answered. */
class NetworkError extends RequestError {
    name = 'NetworkError';
    reason;
    kind;
    /** Those of `cause`. */
    words;
    /** The wait that the proxy asked for, in milliseconds. */
    retryAfterMs;
    /** @param redact removes secrets of the run from the texts of `cause` */
    constructor(reason, request, cause, redact = (text) => text, retryAfterMs) {
        const chain = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .causeChain */ .D)(cause).map((text) => (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redactUntrusted */ .k)(redact(text)));
        const words = chain.join(': ');
        super(request, `: ${words}`, { cause });
        this.reason = reason;
        this.kind = NETWORK_FAILURES[reason];
        this.words = words;
        this.retryAfterMs = retryAfterMs;
    }
}
/** A response of the service that is not 2xx, or a 2xx whose body lacks required fields. */
class ServiceError extends RequestError {
    name = 'ServiceError';
    status;
    /** Distinguishes responses with the same status: the body's `error`, or the problem of a 2xx. May be empty. */
    code;
    problem;
    /** @param problem the end of the message: `answered 500: <problem>` */
    constructor(request, status, problem, code = problem) {
        super(request, ` answered ${status}: ${problem}`);
        this.status = status;
        this.code = code;
        this.problem = problem;
    }
}
/** The storage's response to a PUT is not 2xx. That request carries no token. */
class StorageRefusedError extends RequestError {
    name = 'StorageRefusedError';
    status;
    storageError;
    #urlExpired;
    /** @param urlExpired whether the upload URL names an expiry that lies before the response */
    constructor(location, status, body, urlExpired = false) {
        super({ method: 'PUT', location }, ` answered ${status}: ${(0,_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorBody */ .ol)(body)}`);
        this.status = status;
        this.storageError = body;
        this.#urlExpired = urlExpired;
    }
    /** The storage's words, without the address. */
    get words() {
        return (0,_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorBody */ .ol)(this.storageError, '');
    }
    /**
     * Whether the upload URL expired, so that a new one may help (the contract, *Failures*). The words decide, whatever the 4xx status.
     * Some storages don't say it (Ceph RGW): then the URL's own expiry does, if the status is about the request as a whole.
     */
    get expired() {
        if (this.status < 400 || this.status >= 500)
            return false;
        if ((0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .saysExpired */ .ow)(this.words))
            return true;
        return [400, 401, 403].includes(this.status) && this.#urlExpired && !this.isPassing;
    }
    /** Whether it is a passing trouble that the storage answers with 4xx. */
    get isPassing() {
        return (0,_storage_dialects_js__WEBPACK_IMPORTED_MODULE_2__/* .isPassingTrouble */ .JZ)(this.status, this.storageError.code ?? '');
    }
}
/** Whether an error is a 401 or 403 of the service. */
function isAuthError(error) {
    return error instanceof ServiceError && (error.status === 401 || error.status === 403);
}
/**
 * Whether an error holds for every request to its server, so that the run stops (the contract, *What is tried again*): the token, the
 * proxy, a certificate, no TLS; and a service without upload URLs at this address.
 */
function concernsEveryRequest(error) {
    if (error instanceof NetworkError)
        return error.kind === 'permanent';
    if (isAuthError(error))
        return true;
    if (!(error instanceof ServiceError) || error.request.operation?.path !== '/storage/urls')
        return false;
    return [404, 405].includes(error.status) || (error.status >= 300 && error.status < 400);
}


/***/ }),

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ redactUntrusted)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);
/* harmony import */ var _encodings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3125);
/* harmony import */ var _search_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9386);



const MAX_LENGTH = 300;
/** Limits the time that the patterns take on a hostile text. */
const MAX_INSPECTED_LENGTH = 2_000;
/** A quote belongs to a query, unless what follows shows that it ends a string. */
const QUERY_REST = String.raw `(?:[^\s"'<>]|["'](?![\s,;:.)\]}>]|$))*`;
/** What is removed, behind the group: user info; a query or a fragment; and text that looks like a query, without an origin before it. */
const REMOVED = [
    /(\/\/)[^\s"'<>/?#]*@/g,
    // A `#` may be a part of a character reference.
    new RegExp(String.raw `(\/\/[^\s"'<>]*?)(?:\?|(?<!&(?:amp;)*)#)${QUERY_REST}`, 'g'),
    new RegExp(String.raw `()\?[\w.%-]+=${QUERY_REST}`, 'g'),
];
/** What gives access, also behind a blank in a query that is not encoded. */
const ACCESS = /\b([\w-]*(?:signature|security-token)|sig)=[^&\s]+/gi;
/** Prepares text from outside for an error message: one line of at most 300 characters, in which URLs have no user info and no query. */
function redactUntrusted(text) {
    const start = text.slice(0, MAX_INSPECTED_LENGTH);
    const removed = (0,_encodings_js__WEBPACK_IMPORTED_MODULE_1__/* .readingsOf */ .R)(start).flatMap((reading) => {
        const found = REMOVED.flatMap((pattern) => [...reading.text.matchAll(pattern)]);
        const spans = found.map(({ 0: all, 1: kept = '', index }) => [index + kept.length, index + all.length]);
        return (0,_encodings_js__WEBPACK_IMPORTED_MODULE_1__/* .spansAsCame */ .q)(reading, spans);
    });
    const shown = (0,_search_index_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceSpans */ .G)(start, removed, '')
        .replace(ACCESS, '$1=***')
        .replace(/[\s\p{Cc}]+/gu, ' ');
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(shown.trim(), MAX_LENGTH);
}


/***/ }),

/***/ 769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ CancelledError)
/* harmony export */ });
/** A request that was not sent, or was aborted, because the run was cancelled. */
class CancelledError extends Error {
    name = 'CancelledError';
    constructor() {
        super('The run was stopped before this was done');
    }
}


/***/ })

};
