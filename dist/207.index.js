export const id = 207;
export const ids = [207];
export const modules = {

/***/ 8678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ RUN_AGAIN),
  S: () => (/* binding */ explainFailure)
});

// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./.cache/build/src/retry/results.js
var results = __webpack_require__(769);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
;// CONCATENATED MODULE: ./.cache/build/src/action/failures/response-advice.js
function storageAdvice(error) {
    const { storageError, expired, isPassing, status, words } = error;
    if (storageError.isWebPage || status < 300)
        return `Something in front of the storage may have answered, so the file counts as not stored. ${FRONT} If it was the storage, report it to the service.`;
    if (/RequestTimeTooSkewed|RequestNotReadyYet|not (?:yet valid|valid yet)/i.test(words) ||
        (!expired && /specified time frame/i.test(words)))
        return 'The clock of the service, which signed the upload URL, differs from the clock of the storage: report it to the service.';
    if (expired) {
        return 'A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.';
    }
    // Azure's code; Garage has no code of its own.
    if (/SignatureDoesNotMatch|AuthenticationFailed|invalid signature/i.test(words)) {
        return 'The upload URL was signed for a different request: look for a proxy that rewrites headers, or report it to the service.';
    }
    if (status === 413 || storageError.code === 'EntityTooLarge')
        return 'The file is larger than the storage accepts.';
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
function checkPrefix({ baseUrl, request }) {
    const { origin, pathname } = new URL(baseUrl);
    const asked = request.location.slice(origin.length);
    return pathname === '/'
        ? `Check \`base-url\`: it has no path prefix, so the request went to ${asked}. If the API has one, write \`base-url: ${origin}/PREFIX\`.`
        : `Check \`base-url\`: the request went to ${asked}. Is ${pathname} the path prefix of the API?`;
}
/** What is said first of every web page that came in place of a response of the service. */
const IN_FRONT = 'Something in front of the service answered.';
const FRONT = 'Check for a proxy, VPN, firewall, sign-in page or block page.';
function checkInFront(error) {
    return `${FRONT} ${checkPrefix(error)}`;
}
/** What to check if the service rejects a request, by method and path. */
const WHAT_TO_CHECK = {
    'POST /storage/urls': 'Check `organization`, and the name and content type of the file,',
    'POST /export': 'Check `variant` and `network`, or `exports`,',
    'GET /assets': 'Check `organization`',
    'POST /games': 'Check `name` and `organization`',
    'GET /games': 'Check `page-size`',
};
function serviceAdvice(error) {
    const { status } = error;
    const { method, operationPath = '' } = error.request;
    const isElsewhere = status === 404 && isUnknownPath(error) && !error.request.isKnownService;
    if (status === 405 || (status >= 300 && status < 400) || isElsewhere)
        return checkPrefix(error);
    if (status >= 500 || status === 408 || status === 425)
        return 'Run again. If it keeps failing, report it to the service with this message.';
    if (status < 400 && isAboutUpload(error))
        return 'Report it to the service with this message.';
    if (status < 400)
        return 'Check `base-url`. If it is right, report it to the service with this message.';
    const isOneGame = operationPath.startsWith('/games/');
    const check = isOneGame ? 'Check `game`' : WHAT_TO_CHECK[`${method} ${operationPath}`];
    const advice = `${check ?? 'Check the inputs'} against the message of the service.`;
    return status === 404 && !error.request.isKnownService ? `${advice} ${checkPrefix(error)}` : advice;
}
/** Whether a response of the service has an upload URL and an id that can't be used: `base-url` is right then. */
function isAboutUpload({ problem }) {
    return /^the (?:uploadUrl|assetId) in the body|of another file$/.test(problem);
}
/** Whether a 404 is about the path: it has no error body of the service, or the words of a web framework without such a route. */
function isUnknownPath({ code, message }) {
    return code === '' || /\b(?:cannot (?:get|post) \/|no (?:such )?(?:route|endpoint))/i.test(message);
}

;// CONCATENATED MODULE: ./.cache/build/src/action/failures/explain-failure.js




/** Explains what happened and what to do; `undefined` if the call was only cancelled. */
function explainFailure(failure, limits) {
    const { error } = failure;
    if (error instanceof results/* CancelledError */.c)
        return undefined;
    if (error instanceof errors/* NetworkError */.Dr && error.reason === 'cancelled')
        return undefined;
    const explanation = explain(failure, limits);
    const isInFront = error instanceof errors/* RequestError */.GI && error.request.isInFront;
    return isInFront ? explainInFront(error, explanation, isUnknown(failure)) : explanation;
}
/** Explains what came in place of a response of the service: first what is in front of it, then the rest. */
function explainInFront(error, own, unknown) {
    const advice = [checkInFront(error)];
    if ((0,errors/* isAuthError */.HY)(error))
        advice.push('If the service sent the page itself:', own.advice);
    else if (unknown || error instanceof errors/* NetworkError */.Dr)
        advice.push(own.advice);
    const said = (0,errors/* isAuthError */.HY)(error) ? asSentence(error.message) : own.what;
    return { ...own, what: `${IN_FRONT} ${said}`, advice: advice.join(' ') };
}
function explain(failure, limits) {
    const { error } = failure;
    const message = asSentence(error.message);
    const what = `${message}${formatEffort(failure, limits)}`;
    if ((0,errors/* isAuthError */.HY)(error) && error.status === 401) {
        const { isTokenQuoted } = error.request;
        const quotes = 'The token has quotes around it, which are sent as a part of it. ';
        const store = 'Store it without its quotes in the secret behind `token`. If that does not help: ';
        return {
            title: 'Token rejected (401)',
            groupKey: '401',
            what: `${isTokenQuoted ? quotes : ''}The service does not accept the token: it is missing, expired or invalid. ${message}`,
            advice: `${isTokenQuoted ? store : ''}${NEW_TOKEN}`,
        };
    }
    if ((0,errors/* isAuthError */.HY)(error))
        return explainDenied(error);
    if ((error instanceof errors/* ServiceError */._7 || error instanceof errors/* StorageRefusedError */.A1) && error.status === 429) {
        const server = error instanceof errors/* ServiceError */._7 ? error.request.location : 'storage';
        const groupKey = `429 ${server} ${failure.because}`;
        return { title: 'Rate limited (429)', groupKey, what, advice: rateAdvice(limits) };
    }
    if (error instanceof errors/* StorageRefusedError */.A1) {
        const groupKey = `storage ${error.status} ${error.storageError.code} ${failure.because}`;
        const rejected = `The storage rejected the file. ${what}`;
        return { title: 'Storage refused the upload', groupKey, what: rejected, advice: storageAdvice(error) };
    }
    if (error instanceof errors/* ServiceError */._7) {
        const advice = isUnknown(failure) ? checkServiceFirst(error) : serviceAdvice(error);
        // Not the message: it may name a request or a file, so that each failure would have a group.
        const groupKey = `service ${error.request.method} ${error.request.location} ${error.status} ${error.code}`;
        return { title: 'Service error', groupKey, what, advice };
    }
    if (error instanceof errors/* NetworkError */.Dr) {
        const { proxy: host } = error.request;
        const proxy = host === undefined ? '' : ` The request went through the proxy ${host}.`;
        const advice = (isUnknown(failure) ? checkServiceFirst(error) : networkAdvice(error)) + proxy;
        const groupKey = `network ${error.message.slice(error.message.indexOf(': '))}`;
        return { title: 'Network failure', groupKey, what, advice };
    }
    if (error instanceof errors/* AssetFileError */.DP) {
        const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
        const groupKey = `file ${error.message.replace(/\d+/g, '0')}`;
        return { title: 'File not readable', groupKey, what: message, advice };
    }
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', groupKey: `bug ${error.message}`, what: message, advice };
}
const NEW_TOKEN = "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";
/** Both forms of the body (api/README.md, *Errors*). */
const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]*[\w*])+)/;
function explainDenied({ message, problem, request }) {
    const scope = REQUIRED_SCOPE.exec(message)?.[1];
    const fixed = { title: 'Permission denied (403)', groupKey: '403' };
    if (scope !== undefined) {
        const what = `The token lacks the scope \`${scope}\`. ${asSentence(message)}`;
        const advice = `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`;
        return { ...fixed, what, advice };
    }
    // Only its words say whether it is about the token.
    const what = `${asSentence(problem)} So the service answered ${request.method} ${request.location} with 403.`;
    const advice = 'Do what the service says. If that does not help, check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).';
    return { ...fixed, what: what.replace(/^[a-z]/, (letter) => letter.toUpperCase()), advice };
}
/** Messages end with untrusted text, with or without a full stop. */
function asSentence(message) {
    return `${message.replace(/[.\s]+$/, '')}.`;
}
/** What to do after the creation of a game whose outcome is unknown. */
const RUN_AGAIN = 'Run it again: if the list has the game by then, it is not created twice.';
function checkServiceFirst(error) {
    if (error.request.operationPath === '/games')
        return RUN_AGAIN;
    return 'It may have been triggered: check the service before you run it again.';
}
const NETWORK_ADVICE = {
    unreachable: 'Check that this runner can reach the host, and `base-url`.',
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
function networkAdvice(error) {
    const { reason, request } = error;
    const { method, proxy } = request;
    const advice = NETWORK_ADVICE[reason];
    if (reason === 'plain-http' && proxy !== undefined)
        return 'Something other than the server may have answered: check what is between this runner and the host.';
    if (method === 'PUT')
        return reason === 'unreachable'
            ? 'The host is that of the upload URL, which the service made. Check that this runner can reach it. If there is no such host, report it to the service.'
            : advice;
    if (reason === 'plain-http')
        return `Use the server's port for https: in \`base-url\`. If it has none, write \`base-url: ${error.baseUrl.replace(/^https:/, 'http:')}\` and \`allow-http: true\`: the token is then sent unencrypted.`;
    return advice;
}
function isUnknown({ because }) {
    return because === 'may-have-been-done';
}
function rateAdvice({ maxAttempts }) {
    return `Run again later, or raise \`${maxAttempts === 1 ? 'max-attempts' : 'max-retry-wait'}\`.`;
}
function formatEffort(failure, { maxRetryWaitMs }) {
    const { because, retryAfterMs, effort } = failure;
    const { attempts, elapsedMs = 0 } = effort;
    const tried = `Tried ${(0,format/* plural */.LS)(attempts, 'time')} in ${(0,format/* formatDuration */.a3)(elapsedMs)}.`;
    if (because === 'wait-too-long' && retryAfterMs !== undefined) {
        const asked = `${Math.ceil(retryAfterMs / 1000)} s`;
        return ` It asked for a wait of ${asked}, but \`max-retry-wait\` allows only ${maxRetryWaitMs / 1000} s. ${tried}`;
    }
    return attempts > 1 || because === 'attempts-exhausted' ? ` ${tried}` : '';
}


/***/ }),

/***/ 5814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mh: () => (/* binding */ formatExport),
/* harmony export */   PH: () => (/* binding */ listFailure),
/* harmony export */   Xg: () => (/* binding */ explainCancellation),
/* harmony export */   b5: () => (/* binding */ withAdvice),
/* harmony export */   dJ: () => (/* binding */ failuresOf),
/* harmony export */   o: () => (/* binding */ annotateFailures),
/* harmony export */   w2: () => (/* binding */ toFailure)
/* harmony export */ });
/* unused harmony export toFailures */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8511);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4130);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _report_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6586);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6778);
/* harmony import */ var _runner_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7837);
/* harmony import */ var _explain_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8678);








/** Causes include untrusted text, so there may be very many. Further ones are grouped by title. */
const MAX_GROUPS = 40;
/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
function toFailure(failure, limits) {
    const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFailure */ .S)(failure, limits);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
/** Explains the failures of a report, one per cause. */
function toFailures(report, limits) {
    const groups = new Map();
    const add = (failure, kind, name) => {
        const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .explainFailure */ .S)(failure, limits);
        if (explanation === undefined)
            return;
        const { title, groupKey } = explanation;
        const hasRoom = groups.has(groupKey) || groups.size < MAX_GROUPS;
        const key = hasRoom ? groupKey : title;
        const what = hasRoom ? explanation.what : `The first of many errors: ${explanation.what}`;
        const empty = { files: [], failed: [], unknown: [] };
        const group = groups.get(key) ?? { explanation: { ...explanation, what }, ...empty };
        // The advice about exports that may have been triggered takes precedence.
        groups.set(key, kind === 'unknown' ? { ...group, explanation } : group);
        // A rejected token affects the whole run, not the file or export that happened to come first.
        if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(failure.error))
            group[kind].push(name);
    };
    for (const { failure, path } of report.uploads)
        if (failure)
            add(failure, 'files', path);
    for (const outcome of report.exports) {
        const { failure, status } = outcome;
        if (failure)
            add(failure, status === 'unknown' ? status : 'failed', formatExport(outcome));
    }
    return sortForAnnotations([...groups.values()]).map((group) => {
        const { title, what, advice } = group.explanation;
        const affected = describeAffected(group);
        return { title, lines: [affected, what, advice].filter((line) => line !== '') };
    });
}
/** Exports that an earlier step or attempt may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }) {
    const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
    if (unknown.length === 0)
        return [];
    const what = `An earlier step or attempt may have triggered ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(unknown.length, 'export')}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)(unknown.map(formatExport))}`;
    const lines = [
        what,
        'This step did not trigger them: the network would get the variant twice.',
        'Look for them in the service. Remove a pair that is there from the inputs. If none is there, set `retry-unknown: true`: in the example workflows, set the variable `PLAYABLE_RETRY_UNKNOWN` to `true`, and re-run the failed jobs.',
    ];
    return [{ title: 'Service error', lines }];
}
/** Keeps the order unless some groups get no annotation: then those that affect the most come first. */
function sortForAnnotations(groups) {
    const count = ({ files, failed, unknown }) => files.length + failed.length + unknown.length;
    return groups.length <= _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATIONS */ .KE ? groups : groups.toSorted((a, b) => count(b) - count(a));
}
function formatExport({ variantId, network }) {
    return `${variantId} to ${network}`;
}
function describeAffected({ files, failed, unknown }) {
    const kinds = [
        [files, 'file not uploaded', 'files not uploaded'],
        [failed, 'export not triggered', 'exports not triggered'],
        [unknown, 'export that may have been triggered', 'exports that may have been triggered'],
    ];
    return kinds
        .filter(([names]) => names.length > 0)
        .map(([names, one, many]) => `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(names.length, one, many)}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)(names)}`)
        .join('; ');
}
/** The last failure ends with what "Re-run failed jobs" will do. */
function withAdvice(failures, advice) {
    const last = failures.at(-1);
    if (last === undefined || advice === '')
        return failures;
    const lines = [...last.lines.slice(0, -1), `${last.lines.at(-1)} ${advice}`];
    return [...failures.slice(0, -1), { ...last, lines }];
}
/** Prints one annotation per failure, after the details in the log. */
function annotateFailures(failures, log) {
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines, ...(OF_SERVICE.has(title) ? [WHERE_TO_FIND] : []));
    }
}
/** Titles of failures that a user asks the operator of the service about. */
const OF_SERVICE = new Set([
    'Token rejected (401)',
    'Permission denied (403)',
    'Rate limited (429)',
    'Service error',
]);
/** By it the requests of the step are found in the access logs of the service. */
const WHERE_TO_FIND = `For the service's support: request id ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .PROCESS_ID */ ._R}`;
/** Characters of all problems in an annotation, beside the advice. */
const MAX_LENGTH = _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATION_LENGTH */ .I1 - 300;
/** The last line says what to do. */
const MAX_PROBLEM_LINES = _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATION_LINES */ .d7 - 1;
/**
 * A failure with a list of problems, one a line. If there are more than four, they share a line, and the log has the list. If they are too
 * long, each is truncated, and the log has all details.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
function listFailure(title, problems, advice, details = problems) {
    const texts = problems.map(_runner_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeLogLine */ ._);
    const isTooLong = texts.reduce((sum, text) => sum + text.length, 0) > MAX_LENGTH;
    const maxLength = Math.floor(MAX_LENGTH / texts.length);
    const shown = isTooLong ? texts.map((text) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(text, maxLength)) : texts;
    const inLog = details.length > MAX_PROBLEM_LINES || isTooLong;
    const hasMore = isTooLong || details.length > problems.length;
    const seeLog = hasMore ? ` The log lists more (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .plural */ .LS)(details.length, 'problem')} in total).` : '';
    const lines = shown.length > MAX_PROBLEM_LINES ? [shown.join(' · ')] : shown;
    return { title, lines: [...lines, `${advice}${seeLog}`], ...(inLog && { details }) };
}
/** Explains why a step did not do all that it was asked for; empty if it did. */
function failuresOf(record, { limits, retryUnknown }, signal) {
    const report = record.report();
    const failures = toFailures(report, limits);
    // With `retry-unknown` it is another failure, or the cancellation, that left them.
    if (!retryUnknown)
        failures.push(...explainEarlierUnknown(report));
    return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}
/** Says what a cancelled run did, and what to do next. */
function explainCancellation(record, { reason }) {
    const report = record.report();
    const unknown = report.exports.filter(({ status }) => status === 'unknown').map(formatExport);
    const done = (0,_report_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDone */ .A)(report).join('; ') || 'nothing was done';
    const advice = unknown.length > 0
        ? `May have been triggered, so check the service before you run it again: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)(unknown)}`
        : 'Run it again.';
    const lines = [
        `The run was cancelled (${reason}): ${done}.`,
        'The outputs and the manifest record what was done.',
        advice,
    ];
    return { title: 'Cancelled', lines };
}


/***/ }),

/***/ 8427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readToken),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(566);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9638);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3151);




/** @param needed whether the action will send anything */
function readConnection(reader, needed) {
    const allowHttp = reader.boolean('allow-http');
    const token = readToken(reader, 'token', 'secrets.PLAYABLE_TOKEN');
    if (token === undefined && needed)
        reader.addProblem('token', `is empty: set the input or the environment variable PLAYABLE_TOKEN. ${whyNoToken(reader.env)}`);
    const baseUrl = readBaseUrl(reader, needed, allowHttp);
    checkProxies(reader, baseUrl);
    warnOfNoProxy(reader, baseUrl);
    warnOfCertificates(reader);
    return {
        token,
        baseUrl,
        limits: {
            maxAttempts: reader.wholeNumber('max-attempts'),
            maxRetryWaitMs: reader.wholeNumber('max-retry-wait') * 1000,
        },
        idleTimeoutMs: reader.wholeNumber('request-timeout') * 1000,
        allowHttp,
    };
}
/** Reads `base-url`, `''` if missing or invalid. Messages never quote it: it may wrongly contain a password or a key. */
function readBaseUrl(reader, needed, allowHttp) {
    const known = reader.problems.length;
    const [text = ''] = reader.copied('base-url', [reader.text('base-url')], false);
    if ((text === '' && !needed) || reader.problems.length > known)
        return '';
    const problem = baseUrlProblem(text, allowHttp);
    if (problem === undefined)
        return text.replace(/\/+$/, '');
    reader.addProblem('base-url', problem);
    return '';
}
const NO_ADDRESS = 'must be an address like https://host/prefix: with https:// at its start, and without quotes or variables of a shell';
function baseUrlProblem(text, allowHttp) {
    if (text === '')
        return `is empty: give the service address with its path prefix, or the environment variable PLAYABLE_BASE_URL. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_VARIABLE */ .Zh}`;
    // `URL` would silently remove white space, and turn `\` into `/`.
    if (/[\s\\]/.test(text) || !URL.canParse(text))
        return NO_ADDRESS;
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return NO_ADDRESS;
    if (url.protocol === 'http:' && !allowHttp)
        return 'must be an https: address, unless `allow-http` is true: write https:// before the host, or add `allow-http: true` if the server has no TLS';
    // `URL` drops user info that is empty.
    if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text))
        return 'must not have user info (name:password@)';
    if (text.includes('?') || text.includes('#'))
        return 'must be the address of the API, without a query or a fragment';
    return undefined;
}
/** Rejects proxy variables that no request can use. Messages never quote them: they may hold a password. */
function checkProxies(reader, baseUrl) {
    const isNeeded = baseUrl === '' || !(0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithoutProxy */ .Tx)(new URL(baseUrl));
    for (const name of ['https_proxy', 'http_proxy']) {
        const variable = reader.env[name] ? name : name.toUpperCase();
        const value = reader.env[variable];
        // With an unusable http: address, requests would go past the proxy. With any other value, the request that needs it fails.
        if (!value || (0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isUsableProxy */ .XQ)(value) || (!isNeeded && !/^https?:\/\//.test(value)))
            continue;
        reader.addProblem(variable, '(an environment variable) must be an address like http://host:3128: with its scheme (http or https), a port up to 65535, and special characters of the password percent-encoded (`/` is %2F)');
    }
}
/** Warns if `no_proxy` has the host of the service in the form `*.name`, which other programs know and Node does not. */
function warnOfNoProxy({ env, warnings }, baseUrl) {
    const noProxy = env['no_proxy'] || env['NO_PROXY'] || '';
    const entry = baseUrl === '' ? undefined : (0,_api_http_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .missedBypass */ .iu)(new URL(baseUrl), noProxy);
    if (entry === undefined)
        return;
    const lines = [
        `The requests to the service go through the proxy, although \`no_proxy\` has \`${entry}\`.`,
        `Write \`${entry.slice(1)}\`: a \`*\` there matches nothing.`,
    ];
    warnings.push({ title: 'Proxy not bypassed', lines });
}
/** Warns of a file with certificates that Node could not read: it goes on without them. */
function warnOfCertificates({ env, warnings }) {
    const { NODE_EXTRA_CA_CERTS: path } = env;
    if (!path || textOf(path) !== '')
        return;
    const lines = [
        `NODE_EXTRA_CA_CERTS (an environment variable) names no file that can be read: ${path}`,
        'Connections that need its certificates fail. Correct the path: the file must exist before the step, also in the `container` of the job.',
    ];
    warnings.push({ title: 'Certificates not read', lines });
}
/** The text of an expression or a variable that nothing filled in, or a value that was masked. */
const NOT_FILLED_IN = /^(?:(?:secrets|vars|env|inputs|github)\.[\w-]+|\$(?:env:)?[a-z_]\w*|%\w+%|\$\{.*|\{\{.*|\*+)$/is;
/**
 * Reads a token; absent if it is not given. Messages never quote any part of it.
 *
 * Rejects line breaks and characters beyond ASCII: Node would throw an error about the header, and no server could accept it.
 *
 * @param source the expression that gives the token
 */
function readToken(reader, input, source) {
    const token = reader.text(input);
    if (token === '')
        return undefined;
    if (NOT_FILLED_IN.test(token))
        reader.addProblem(input, `must be a token, not the name of one or *** from a log: write \`${input}: \${{ ${source} }}\``);
    else if (/^["'`]?Bearer\s/i.test(token))
        reader.addProblem(input, 'must be the token alone: leave out `Bearer` before it, which the action adds');
    else if (!/^[\x21-\x7e]+$/.test(token))
        reader.addProblem(input, 'must be one line of printable ASCII without spaces: check that exactly the token was copied');
    return token;
}
/** Why a run may have no token, the most likely reason first, without a final full stop. */
function whyNoToken(env) {
    const fork = 'the run is from a fork (use `dry-run: true` there, which needs no token)';
    const others = [
        'there is no secret of that name',
        'it is a secret of an environment and the job has no `environment:`',
        'the run is from Dependabot (its secrets are under Settings, Secrets, Dependabot)',
        'it is in a reusable workflow without `secrets: inherit`',
    ];
    const reasons = isFromFork(env) ? [fork, ...others] : [...others, fork];
    return `Either ${reasons.join(', or ')}. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .FROM_STEP */ .Wg}`;
}
/** Whether the run is for a pull request of another repository: GitHub gives it no secrets. */
function isFromFork({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path }) {
    if (event !== 'pull_request' || !path)
        return false;
    const field = (value, name) => ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(value) ? value[name] : undefined);
    const nameOf = (side) => ['pull_request', side, 'repo', 'full_name'].reduce(field, (0,_support_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(textOf(path)));
    return nameOf('head') !== nameOf('base');
}
/** The text of a file; `''` if it can't be read. */
function textOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 3362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fz: () => (/* binding */ readDeployments),
/* harmony export */   IL: () => (/* binding */ readExports),
/* harmony export */   Kc: () => (/* binding */ readRules),
/* harmony export */   VE: () => (/* binding */ environmentName),
/* harmony export */   bu: () => (/* binding */ readContentTypes),
/* harmony export */   ce: () => (/* binding */ readPatterns),
/* harmony export */   wu: () => (/* binding */ readOrganization)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8738);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8427);
/* harmony import */ var _input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3151);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7666);
/* harmony import */ var _names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6979);







/** Reads an input's patterns; `undefined` if it is not given. */
function readPatterns(reader, name) {
    const lines = reader.lines(name).map(({ text }) => (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .toSlashes */ .TH)(text));
    if (reader.text(name) === '')
        return undefined;
    const isExclusion = (line) => line.startsWith('!');
    const include = lines.filter((line) => !isExclusion(line)).map(_support_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .stripDotSlash */ .NS);
    const exclude = lines.filter(isExclusion).map((line) => line.slice(1).trim());
    if (include.length === 0)
        reader.addProblem(name, 'must have a pattern that is neither an exclusion (!) nor a comment (#)');
    if (exclude.includes(''))
        reader.addProblem(name, 'must have a pattern after every !');
    return { include: [...new Set(include)], exclude };
}
/** @param need what needs the organization, which completes `is needed to …`; absent if nothing does */
function readOrganization(reader, need) {
    const id = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readName */ .MQ)(reader, 'organization');
    if (id === '' && need !== undefined)
        reader.addProblem('organization', `is empty, and it is needed to ${need}: set the input or the environment variable PLAYABLE_ORGANIZATION. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_VARIABLE */ .Zh}`);
    return id;
}
/**
 * Reads what to export: `variant` and `network`, which must be given together (every variant goes to every network), or the lines of
 * `exports`.
 */
function readExports(reader) {
    if (reader.given('exports') !== '')
        return readExportLines(reader);
    const variants = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readNameList */ .QA)(reader, 'variant');
    const networks = (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readNameList */ .QA)(reader, 'network');
    for (const [name, other] of [
        ['network', 'variant'],
        ['variant', 'network'],
    ])
        if (reader.given(name) === '' && reader.given(other) !== '')
            reader.addProblem(name, `is empty, and \`${other}\` is given: name the ${name}s. ${_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .EMPTY_VARIABLE */ .Zh}`);
    return pairsOf(variants, networks);
}
/** Reads `exports`: lines of the form `variant, variant: network, network`. A pair that is given twice is one. */
function readExportLines(reader) {
    for (const name of ['variant', 'network'])
        if (reader.given(name) !== '')
            reader.addProblem('exports', `must not be given with \`${name}\`: write every pair into \`exports\``);
    const lines = reader.lines('exports');
    if (lines.length === 0)
        reader.addProblem('exports', 'must have a line that is no comment (#)');
    const pairs = lines.flatMap(({ number, text }) => {
        const sides = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .splitAtLastColon */ .fP)(text);
        if (sides.includes(''))
            reader.addProblem('exports', `line ${number} must be \`variant, variant: network, network\`, not ${reader.quote(text)}`);
        const [variants = [], networks = []] = sides.map((side) => (0,_names_js__WEBPACK_IMPORTED_MODULE_6__/* .readNames */ .r6)(reader, 'exports', reader.split('exports', side)));
        return pairsOf(variants, networks);
    });
    return [...new Map(pairs.map((pair) => [(0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .exportKey */ .Ei)(pair), pair])).values()];
}
function pairsOf(variants, networks) {
    return variants.flatMap((variantId) => networks.map((network) => ({ variantId, network })));
}
function environmentName(template, { variantId, network }) {
    return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}
/** Reads `github-token`, absent if no deployments are wanted, and the template for their environments. */
function readDeployments(reader, exports) {
    const githubToken = (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .A)(reader, 'github-token', 'github.token');
    const environment = reader.text('environment');
    const plain = environment.replace(/\{(?:network|variant)\}/g, '');
    const allowed = 'one line without control characters, and without braces except {network} and {variant}';
    if (/[{}\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
        reader.rejectValue('environment', environment, allowed);
    const { maxLength } = _input_table_js__WEBPACK_IMPORTED_MODULE_5__/* .INPUTS */ .mc.environment;
    const isTooLong = (request) => environmentName(environment, request).length > maxLength;
    const atMost = `must be at most ${maxLength} characters long with {network} and {variant} filled in`;
    if (githubToken && exports.some(isTooLong))
        reader.addProblem('environment', atMost);
    return { githubToken, environment };
}
/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE = /[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*/;
function readContentTypes(reader) {
    return readRules(reader, 'content-types', MEDIA_TYPE, '`pattern: media/type`').map(({ pattern, value }) => ({ pattern, mediaType: value }));
}
/** Patterns between which a comma was meant to separate. */
const SEVERAL = /^\*[^,{}]*(?:,\s*\*[^,{}]*)+$/;
/**
 * Reads an input with a rule `pattern: value` on each line. The last colon in front of a value separates: names may have colons, too.
 *
 * @param value what a value is, in any case
 * @param form what a line must be, for messages
 */
function readRules(reader, input, value, form) {
    const line = new RegExp(`^(.+):\\s*(${value.source})$`, 'i');
    const another = new RegExp(`:\\s*(?:${value.source})\\s*[,;]`, 'i');
    return reader.lines(input).flatMap(({ number, text }) => {
        const rule = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT)(text);
        const [, before = '', found = ''] = line.exec(rule) ?? [];
        const pattern = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT)(before);
        // A dash or quotes of a YAML or JSON list would be part of the pattern, which then matches nothing, or of the value.
        const isBare = [rule, pattern, found].every((part) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripListMarks */ .FU)(part) === part);
        if (isBare && pattern !== '' && !another.test(pattern) && !SEVERAL.test(pattern))
            return [{ pattern, value: found }];
        const bare = 'without a dash or quotes, with one pattern';
        reader.addProblem(input, `line ${number} must be ${form} ${bare}, not ${reader.quote(text)}`);
        return [];
    });
}


/***/ }),

/***/ 6649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ invalidInputFailure),
/* harmony export */   SX: () => (/* binding */ finishReading),
/* harmony export */   ZT: () => (/* binding */ misspelledProblems),
/* harmony export */   wo: () => (/* binding */ misspelledInputs)
/* harmony export */ });
/* unused harmony exports sessionWarnings, formatProblem */
/* harmony import */ var _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8814);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4177);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5814);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7666);





/** Makes the checks that follow when an action has read all its inputs: tokens in other inputs, sessions, misspelled names. */
function finishReading(inputs, reader) {
    rejectTokensInOtherInputs(reader, inputs);
    return {
        inputs,
        // Another problem may only follow from the misspelled name.
        problems: [...misspelledProblems(reader), ...reader.problems],
        warnings: [
            ...reader.warnings,
            ...sessionWarnings(inputs.token, new Date()),
            ...deploymentWarnings(reader, inputs),
        ],
    };
}
const PREFIX = 'INPUT_';
/** What other actions call `assets`. A wrapper may have such an input of its own, so they count only without `assets`. */
const FOR_ASSETS = ['file', 'files', 'path', 'paths', 'folder', 'source-dir'];
/** What other actions call further inputs of the root action. */
const OTHER_WORDS = { exclude: 'assets', plan: 'dry-run' };
/** What actions around this one often have, whose variables it may see. */
const OF_WRAPPERS = 'github_token';
/**
 * The problems of inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
function misspelledProblems(reader) {
    return [...misspelledInputs(reader)].map(([input, meant]) => {
        const exclusion = input === 'exclude' ? ' A line of it that begins with ! excludes.' : '';
        const text = `(from ${PREFIX}${input.toUpperCase()}) is not an input of this action: did you mean \`${meant}\`?${exclusion}`;
        return { input, text };
    });
}
/** By the names of such inputs, the names that were meant. */
function misspelledInputs(reader) {
    const { env, names } = reader;
    const misspelled = new Map();
    for (const variable of Object.keys(env)) {
        const name = variable.slice(PREFIX.length).toLowerCase();
        if (!variable.startsWith(PREFIX) || names.has(name) || !env[variable]?.trim())
            continue;
        if (name === OF_WRAPPERS)
            continue;
        const word = name.replaceAll('_', '-');
        const meant = (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__/* .misspelledWord */ .T)(name, [...names]) ?? otherWord(word, reader);
        if (meant !== undefined && !word.startsWith(`${meant}-`))
            misspelled.set(name, meant);
    }
    return misspelled;
}
function otherWord(word, reader) {
    if (!reader.names.has('assets'))
        return undefined;
    return FOR_ASSETS.includes(word) && reader.given('assets') === '' ? 'assets' : OTHER_WORDS[word];
}
/** A warning if the inputs speak of deployments, and none will be recorded. */
function deploymentWarnings(reader, { githubToken }) {
    if (githubToken !== undefined || !reader.names.has('environment'))
        return [];
    const hasEnvironment = reader.text('environment') !== (0,_input_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)('environment').default;
    const variable = `${PREFIX}${OF_WRAPPERS.toUpperCase()}`;
    const isOfWrapper = variable in reader.env && reader.env[variable]?.trim();
    if (!hasEnvironment && !isOfWrapper)
        return [];
    const given = hasEnvironment ? '`environment`' : `\`${OF_WRAPPERS}\` (from ${variable})`;
    const lines = [
        `${given} without \`github-token\`: no export is recorded as a deployment.`,
        `For deployments, give \`github-token: \${{ github.token }}\`. In runs from forks, secrets are empty.`,
    ];
    return [{ title: 'Deployment not recorded', lines }];
}
/** A token in another input might be shown with it, in an address, the log or the manifest. The service must not get GitHub's token, nor GitHub the service's. */
function rejectTokensInOtherInputs(reader, { token = '', githubToken = '' }) {
    for (const [secret, description] of [
        [token, 'the token'],
        [githubToken, 'the `github-token`'],
    ]) {
        for (const name of reader.names) {
            const isToken = name === 'token' || name === 'github-token';
            const text = reader.text(name);
            // A default is public, and the runner gives it like any value.
            if (!isToken && text !== (0,_input_table_js__WEBPACK_IMPORTED_MODULE_3__/* .ruleOf */ .Y)(name).default && containsSecret(text, secret))
                reader.addProblem(name, `must not contain ${description}`);
        }
    }
    if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
        reader.addProblem('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
    }
}
function containsSecret(text, secret) {
    return secret.length >= _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_SECRET_LENGTH */ .v && text.includes(secret);
}
const DAY_MS = 86_400_000;
const MAX_SESSION_DAYS = 7;
/** A warning about a token that may still work. It quotes no part of it. */
function sessionWarnings(token, now) {
    const end = endOfSession(token ?? '');
    if (end === undefined)
        return [];
    const time = `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const lines = [
        `\`token\` looks like a browser session (a JWT), which ${end > now ? 'expires' : 'expired'} on ${time}.`,
        `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token in the service's developer area, under tokens, and store it in the secret behind \`token\`.`,
    ];
    return [{ title: 'Session token', lines }];
}
/**
 * When the JWT of a browser session expires; `undefined` for any other token. An API token may be a JWT as well, because its
 * form is not shown. Sessions last at most 7 days (api/README.md, *Tokens and scopes*).
 */
function endOfSession(token) {
    const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
    try {
        const { iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
        if (typeof iat !== 'number' || typeof exp !== 'number')
            return undefined;
        const end = new Date(exp * 1_000);
        const isSession = (exp - iat) * 1_000 <= MAX_SESSION_DAYS * DAY_MS && !Number.isNaN(end.getTime());
        return isSession ? end : undefined;
    }
    catch {
        return undefined;
    }
}
/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;
function invalidInputFailure(problems) {
    const byInput = Map.groupBy(problems, ({ input }) => input);
    const shown = [...byInput].flatMap(([input, all]) => {
        const more = all.length - MAX_PROBLEMS_PER_INPUT;
        if (more <= 0)
            return all;
        return [...all.slice(0, MAX_PROBLEMS_PER_INPUT), { input, text: `has ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(more, 'more problem')}` }];
    });
    const advice = "Nothing was sent. Correct the step's `with`, or the variables and files that are named here.";
    return (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .listFailure */ .PH)('Invalid input', shown.map(formatProblem), advice, problems.map(formatProblem));
}
/** A sentence without a full stop. */
function formatProblem({ input, text }) {
    return `\`${input}\` ${text}`;
}


/***/ }),

/***/ 3151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wg: () => (/* binding */ FROM_STEP),
/* harmony export */   Zh: () => (/* binding */ EMPTY_VARIABLE),
/* harmony export */   i_: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7360);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);



const MAX_QUOTE_LENGTH = 60;
/** Why an output of a step can be empty, without a final full stop. */
const FROM_STEP = 'From a step? Its `id` is missing, or the step comes later';
/** Why an input can be empty although the workflow gives it, without a final full stop. */
const EMPTY_VARIABLE = `\`\${{ vars.NAME }}\` gives nothing if no variable has that name, and a repository variable is not read by itself. ${FROM_STEP}`;
/**
 * Reads inputs from the runner's variables (`INPUT_<NAME>` in upper case, hyphens kept) and collects all problems, so that
 * they can be reported at once. An input that is empty, white space or invisible counts as not given.
 */
class InputReader {
    env;
    problems = [];
    warnings = [];
    /** The names of all inputs that were read so far. */
    names = new Set();
    constructor(env) {
        this.env = env;
    }
    /** @param text as in `Problem`; it gets the name of the input's variable if the value comes from there */
    addProblem(input, text) {
        const variable = _input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf[input] ?? '';
        const isFromVariable = !(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT)(this.#valueOf(input)) && this.env[variable]?.trim();
        this.problems.push({ input, text: isFromVariable ? `(from ${variable}) ${text}` : text });
    }
    /** Rejects a value and quotes it, so never call it with a token. @param allowed completes `must be …` */
    rejectValue(name, text, allowed) {
        this.addProblem(name, `must be ${allowed}, not ${this.quote(text)}`);
    }
    /** Quotes a value in a message, truncated, with escapes for what is invisible. Redacts the tokens, which may have been put into the wrong input. */
    quote(text) {
        return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeStrays */ .Ud)(JSON.stringify((0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .redactTokens */ .Oj)(text, this.env), MAX_QUOTE_LENGTH)));
    }
    /** The trimmed input without its environment variable and default; `''` if not given. */
    given(name) {
        const text = this.#raw(name).trim();
        return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT)(text) === '' ? '' : text;
    }
    /** The trimmed input; if not given, its environment variable, then its default, then `''`. */
    text(name) {
        const given = this.given(name);
        if (given !== '')
            return given;
        const fallback = this.env[_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_VARIABLES */ .Xf[name] ?? '']?.trim();
        return fallback || ((0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name).default ?? '');
    }
    boolean(name, word) {
        const text = this.text(name);
        if (text === word)
            return word;
        // The spellings of YAML 1.2's core schema, as in @actions/core.
        if (/^(?:true|True|TRUE)$/.test(text))
            return true;
        if (/^(?:false|False|FALSE)$/.test(text))
            return false;
        this.rejectValue(name, text, word === undefined ? 'true or false' : `${word}, true or false`);
        return word ?? false;
    }
    wholeNumber(name, word) {
        const { min = 0, max } = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name);
        const text = this.text(name);
        if (text === word)
            return word;
        const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
        if (number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const range = `a whole number from ${min}${max === undefined ? '' : ` to ${max}`}`;
        this.rejectValue(name, text, word === undefined ? range : `${range}, or ${word}`);
        return min;
    }
    choice(name, allowed) {
        const text = this.text(name);
        const chosen = allowed.find((word) => word === text);
        if (chosen === undefined)
            this.rejectValue(name, text, `one of ${allowed.join(', ')}`);
        return chosen ?? allowed[0];
    }
    /** The trimmed lines with their numbers, which count from 1. Skips blank lines and comments (`#`). */
    lines(name) {
        return this.#raw(name)
            .split(/\r\n|\r|\n/)
            .map((line, index) => ({ number: index + 1, text: line.trim() }))
            .filter(({ text }) => text !== '' && !text.startsWith('#'));
    }
    /** The values of the lines, one per line or separated by commas, without duplicates. */
    list(name) {
        const lines = this.lines(name);
        if (this.given(name) !== '' && lines.length === 0)
            this.addProblem(name, 'must have a line that is no comment (#)');
        return [...new Set(lines.flatMap(({ text }) => this.split(name, text)))];
    }
    /** The values of a part of a line, which commas separate. There may be a comma at the end. Any other that has nothing before it is a problem. */
    split(name, part) {
        const values = part.split(',').map(_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT);
        if (values.at(-1) === '')
            values.pop();
        if (values.includes(''))
            this.addProblem(name, `has nothing before a comma in ${this.quote(part)}. ${EMPTY_VARIABLE}`);
        return values.filter((value) => value !== '');
    }
    /**
     * Cleans values that people copy from pages: cuts off blanks and invisible characters around each, and rejects those inside, except
     * ordinary blanks (the contract, *What goes over the wire*). Leaves out what is empty then, and duplicates.
     *
     * @param isShown whether the message may quote a value
     */
    copied(name, values, isShown = true) {
        const cleaned = [...new Set(values.map(_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .trimInvisible */ .wT))].filter((value) => value !== '');
        const wrong = cleaned.filter((value) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeStrays */ .Ud)(value) !== value);
        if (wrong.length > 0) {
            const codes = wrong.flatMap((value) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeStrays */ .Ud)(value).match(/\\u\{[\da-f]+\}/g) ?? []);
            const places = isShown ? `: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTruncated */ .v$)(wrong.map((value) => this.quote(value)))}` : '';
            const distinct = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTruncated */ .v$)([...new Set(codes)]);
            this.addProblem(name, `must have no invisible or control characters (${distinct})${places}`);
        }
        return cleaned;
    }
    #raw(name) {
        this.names.add(name);
        return this.#valueOf(name);
    }
    #valueOf(name) {
        return this.env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
}


/***/ }),

/***/ 7666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xf: () => (/* binding */ INPUT_VARIABLES),
/* harmony export */   Y: () => (/* binding */ ruleOf),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
const INPUTS = {
    'max-attempts': { default: '10', min: 1, max: 50 },
    // One day: no service has a reason to ask for more, and timers support it.
    'max-retry-wait': { default: '120', min: 0, max: 86_400 },
    'request-timeout': { default: '60', min: 1, max: 3_600 },
    'allow-http': { default: 'false' },
    'working-directory': { default: '.' },
    'file-name': { default: 'basename' },
    'include-hidden-files': { default: 'false' },
    'if-no-files-found': { default: 'error' },
    'if-pattern-unmatched': { default: 'warn' },
    concurrency: { default: 'auto', min: 1, max: 128 },
    'dry-run': { default: 'false' },
    'reuse-unchanged': { default: 'auto' },
    'retry-unknown': { default: 'false' },
    // The runner fills it in, so that the legs of a matrix are told apart. README.md leaves it out.
    matrix: { default: `\${{ toJSON(matrix) }}` },
    summary: { default: 'true' },
    // GitHub rejects longer names.
    environment: { default: 'playable/{network}', maxLength: 255 },
    'create-if-missing': { default: 'false' },
    'page-size': { min: 1 },
    port: { default: '0', min: 0, max: 65_535 },
    'rate-limit': { min: 0.001, max: 1_000_000 },
};
function ruleOf(name) {
    return Object.hasOwn(INPUTS, name) ? INPUTS[name] : {};
}
/** The environment variables that replace an input that is not given. */
const INPUT_VARIABLES = {
    token: 'PLAYABLE_TOKEN',
    'base-url': 'PLAYABLE_BASE_URL',
    organization: 'PLAYABLE_ORGANIZATION',
};


/***/ }),

/***/ 6979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   QA: () => (/* binding */ readNameList),
/* harmony export */   f5: () => (/* binding */ isQuoted),
/* harmony export */   r6: () => (/* binding */ readNames),
/* harmony export */   z9: () => (/* binding */ pathProblem)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);

// What a name and a path must not be, in every input that takes some: the contract, *Lists and names*.
/** Quotes of every script, without the brackets that stand around titles in East Asia. */
const CURLY = /(?![\u300c-\u300f\u301d-\u301f\ufe41-\ufe44\uff62\uff63])(?!["'])\p{Quotation_Mark}/u.source;
/** Quotes around the whole. */
const QUOTED = new RegExp(`^(["'])(?:(?!\\1).)*\\1$|^${CURLY}(?:(?!${CURLY}).)*${CURLY}$`, 'su');
/** What begins the name, and ends at its end or not at all. Behind the end there may be what is left of a list. */
const IN_MARKS = new RegExp(`^(["'\`])(?!.*\\1\\s*[^\\s,])|^(?:${CURLY})(?!.*${CURLY}.)|^\\[(?!.*\\]\\s*[^\\s,\\]])|^\\{(?!.*\\})|^[\\]}]`, 'su');
/** What a name must not be, and what to do then. */
const MISTAKES = [
    [/^#|\s#/, 'a comment has a line of its own, which begins with #'],
    [/^-\s/, 'leave out the dash of a list'],
    [IN_MARKS, 'leave out quotes, backticks and brackets'],
    [/[;，、]/, 'separate names with commas, or write one per line'],
    [/:\s/, 'a colon with a blank behind it is in no name; `exports` has one in each line'],
    [
        /^\$[a-z]|\$[{(]|\{\{/i,
        `nothing fills in such a variable or expression here; in the workflow, write \`\${{ env.NAME }}\``,
    ],
    [
        /^(?:Array|Object|\[object Object\]|null|undefined)$/,
        `that is what a list or an object becomes as text; write \`\${{ join(matrix.NAME) }}\``,
    ],
    [/,$/, 'leave out the comma behind it'],
];
/** Cleans names as `reader.copied` does, and rejects what can be none. A name that may be right is sent as it was written. */
function readNames(reader, input, values) {
    const names = reader.copied(input, values);
    const adviceFor = (name) => MISTAKES.find(([mistake]) => mistake.test(name))?.[1];
    for (const [advice, wrong] of Map.groupBy(names, adviceFor))
        if (advice !== undefined)
            reader.addProblem(input, `must not be ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinTruncated */ .v$)(wrong.map((name) => reader.quote(name)))}: ${advice}`);
    return names;
}
/** Reads an input that is a list of names: one per line, or with commas between them. */
function readNameList(reader, input) {
    return readNames(reader, input, reader.list(input));
}
/** Reads an input that is one name; `''` if it is not given. */
function readName(reader, input) {
    return readNames(reader, input, [reader.text(input)])[0] ?? '';
}
function isQuoted(text) {
    return QUOTED.test(text);
}
/** What is wrong with how a path is written, as in `Problem`; `undefined` if nothing is. */
function pathProblem(path) {
    if (!isQuoted(path) && !/^[~$]|\$\{\{|[\r\n]/.test(path))
        return undefined;
    return `must be one path on one line, without quotes, and without ~, variables and expressions, which nothing fills in here (\`\${{ runner.temp }}\` in the workflow is $RUNNER_TEMP)`;
}


/***/ }),

/***/ 4247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ET: () => (/* binding */ isExceeded),
/* harmony export */   Sy: () => (/* binding */ readSizeLimits),
/* harmony export */   Tg: () => (/* binding */ measureLimits),
/* harmony export */   Xq: () => (/* binding */ formatSize),
/* harmony export */   ZL: () => (/* binding */ describeUser),
/* harmony export */   iA: () => (/* binding */ drawBar),
/* harmony export */   pK: () => (/* binding */ formatUsage),
/* harmony export */   tW: () => (/* binding */ formatLimit)
/* harmony export */ });
/* harmony import */ var _pipeline_find_described_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1672);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8511);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3362);



const BYTES = {
    ...{ B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 },
    ...{ KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30, TiB: 2 ** 40 },
};
const UNITS = Object.keys(BYTES);
const SIZE = /\d{0,15}\.?\d{1,15}\s*(?:[kmgt]i?)?b/;
const FORM = '`pattern: size` or `total: size`, with a size such as 500 KB, 5 MB or 2 MiB,';
function readSizeLimits(reader) {
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .readRules */ .Kc)(reader, 'size-limits', SIZE, FORM).map(({ pattern, value: size }) => {
        const value = Number.parseFloat(size);
        const word = size.replace(/[\d.\s]/g, '').toLowerCase();
        const unit = UNITS.find((name) => name.toLowerCase() === word) ?? 'B';
        // Rounded before it is cut: 4.1 * 1,000,000 is 4,099,999.9999999995.
        const bytes = Math.floor(Number((value * BYTES[unit]).toPrecision(15)));
        return { pattern: /^total$/i.test(pattern) ? undefined : pattern, bytes, value, unit };
    });
}
/** Formats a limit as a line of the input. */
function formatLimit({ pattern = 'total', value, unit }) {
    return `${pattern}: ${value} ${unit}`;
}
/** Formats a size in the unit of its limit with four digits that count, without the unit. */
function formatSize(size, { unit }) {
    return (0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(Number((size / BYTES[unit]).toPrecision(4)));
}
function isExceeded({ bytes, limit }) {
    return bytes > limit.bytes;
}
const BAR_LENGTH = 10;
/** Draws how much of a limit is used. The bar is full only if nothing is left. */
function drawBar({ bytes, limit }) {
    const used = bytes >= limit.bytes && bytes > 0 ? 1 : bytes / Math.max(limit.bytes, 1);
    const full = Math.floor(used * BAR_LENGTH);
    return '█'.repeat(full) + '░'.repeat(BAR_LENGTH - full);
}
/** Formats the used part in the unit of the limit: `4.1 of 5 MB`. */
function formatUsage({ bytes, limit }) {
    return `${formatSize(bytes, limit)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .ZV)(limit.value)} ${limit.unit}`;
}
/** What uses the limit: the largest file, or the number of files. */
function describeUser({ limit, matching }) {
    const [largest] = matching;
    if (largest === undefined)
        return 'no file';
    return limit.pattern === undefined ? (0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(matching.length, 'file') : largest.path;
}
/** Compares all found files, including those that are reused, with each limit. */
function measureLimits(assets, limits, places) {
    const byPath = new Map(assets.map((asset) => [asset.path, asset]));
    const patterns = limits.flatMap(({ pattern }) => pattern ?? []);
    const described = (0,_pipeline_find_described_files_js__WEBPACK_IMPORTED_MODULE_0__/* .describedFiles */ .$)(patterns, places, [...byPath.keys()]).values();
    return limits.map((limit) => {
        const isTotal = limit.pattern === undefined;
        const paths = isTotal ? byPath.keys() : (described.next().value ?? []);
        const files = [...paths].flatMap((path) => byPath.get(path) ?? []);
        const matching = files.sort((a, b) => b.size - a.size);
        const counted = isTotal ? matching : matching.slice(0, 1);
        return { limit, bytes: counted.reduce((sum, { size }) => sum + size, 0), matching };
    });
}


/***/ }),

/***/ 6586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDone),
/* harmony export */   d: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8511);


/** Says how many files and exports a step has sent: a text for each of the two that it has any of. */
function describeDone(report) {
    const { files, bytes, exports } = (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(report);
    const uploads = [
        `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(files.uploaded)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files.all, 'file')} uploaded (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes.uploaded)})`,
        ...countOf(files.reused, 'reused'),
        ...countOf(files.failed, 'failed'),
    ];
    const triggers = [
        `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(exports.triggered)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(exports.all, 'export')} triggered`,
        ...countOf(exports.reused, 'by an earlier step or attempt'),
        ...countOf(exports.failed, 'failed'),
        ...countOf(exports.unknown, 'unknown'),
    ];
    return [...(files.all > 0 ? [uploads.join(', ')] : []), ...(exports.all > 0 ? [triggers.join(', ')] : [])];
}
/** Says how many files and exports a real run would send: a text for each of the two that the plan has any of. */
function describePlan(report) {
    const { files, bytes, exports } = (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N4)(report);
    const uploads = `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(files.planned, 'file')} to upload (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatBytes */ .z3)(bytes.planned)})`;
    return [
        ...(files.all > 0 || exports.all === 0
            ? [[uploads, ...countOf(files.reused, 'to reuse')].join(', ')]
            : []),
        ...(exports.all > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(exports['not-attempted'], 'export')} to trigger`] : []),
    ];
}
function countOf(count, what) {
    return count > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .ZV)(count)} ${what}`] : [];
}


/***/ }),

/***/ 5775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EI: () => (/* binding */ finishQuery),
  JH: () => (/* binding */ finishRun),
  J: () => (/* binding */ outputsFailure)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 12 modules
var core = __webpack_require__(143);
// EXTERNAL MODULE: ./.cache/build/src/support/cancellation.js
var cancellation = __webpack_require__(651);
// EXTERNAL MODULE: ./.cache/build/src/support/error-text.js
var error_text = __webpack_require__(2990);
// EXTERNAL MODULE: ./.cache/build/src/support/files.js
var files = __webpack_require__(553);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/failures.js
var failures_failures = __webpack_require__(5814);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/log.js
var runner_log = __webpack_require__(6778);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/outputs.js
var runner_outputs = __webpack_require__(8918);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/runner.js
var runner = __webpack_require__(7360);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var outcomes = __webpack_require__(516);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/action/report/counts.js
var report_counts = __webpack_require__(6586);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/sanitize.js
var sanitize = __webpack_require__(7837);
;// CONCATENATED MODULE: ./.cache/build/src/action/summary/markdown.js



/** A table or a list shows no more. */
const MAX_ROWS = 1_000;
function table({ head, right = [], row, ...content }) {
    const marks = head.map((name) => (right.includes(name) ? '---:' : '---'));
    return linesWithin([line(head), line(marks)], content, (item) => line(row(item)));
}
/**
 * Renders at most 1,000 items within the budget, a line each, and a sentence that counts the omitted ones. Stops at the first
 * that does not fit, so that 20,000 items cost no more than those that are shown.
 */
function linesWithin(head, { items, noun, budget }, toLine) {
    const lines = [...head];
    let bytes = Buffer.byteLength(lines.join('\n'));
    let shown = 0;
    for (const item of items.slice(0, MAX_ROWS)) {
        const text = toLine(item);
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > budget)
            break;
        lines.push(text);
        shown += 1;
    }
    const omitted = items.length - shown;
    if (omitted === 0)
        return [lines.join('\n')];
    if (shown === 0)
        return [`No room for ${(0,format/* plural */.LS)(omitted, noun)} here: see the manifest.`];
    return [lines.join('\n'), `And ${(0,format/* plural */.LS)(omitted, `more ${noun}`)} in the manifest.`];
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}
const MAX_CELL_LENGTH = 120;
/** Escapes untrusted text for a cell or a heading, after cutting it to 120 characters. */
function cellText(text) {
    return (0,sanitize/* escapeMarkdown */.F)((0,support_text/* truncate */.xv)(text, MAX_CELL_LENGTH));
}
const MAX_TEXT_LENGTH = 1_000;
/** Maximum size after escaping, which may turn one character into 22 bytes. */
const MAX_TEXT_BYTES = 2_000;
/** Escapes untrusted text for a paragraph, after cutting it so that the Markdown has at most 2,000 bytes. */
function shortText(text, toMarkdown = sanitize/* escapeMarkdown */.F) {
    for (let length = MAX_TEXT_LENGTH;; length = Math.floor(length / 2)) {
        const markdown = toMarkdown((0,support_text/* truncate */.xv)(text, length));
        if (Buffer.byteLength(markdown) <= MAX_TEXT_BYTES)
            return markdown;
    }
}
/** Visible words in backticks without tags, links and mentions, such as a pattern. They stay code in the summary: GitHub renders them as plain text. */
const CODE = /`((?! )(?:(?!\]\()[^`<>&|@\\\p{C}\p{Zl}\p{Zp}])+(?<! ))`/u;
/** Like `escapeMarkdown`, but shows words in backticks as code. */
function escapeMessage(text) {
    const parts = text.split(CODE);
    return parts.map((part, index) => (index % 2 === 0 ? (0,sanitize/* escapeMarkdown */.F)(part) : `\`${part}\``)).join('');
}
/** Folds blocks away under a summary line. The line is fixed text and is not escaped. */
function details(summary, blocks) {
    return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}
/** Keeps fixed text on one line, however narrow its column is. */
function noBreak(text) {
    return text.replaceAll(' ', '&nbsp;');
}

// EXTERNAL MODULE: ./.cache/build/src/action/inputs/size-limits.js
var size_limits = __webpack_require__(4247);
;// CONCATENATED MODULE: ./.cache/build/src/action/summary/tables.js




/** Maximum size in bytes of the table that is shown open, and of the table that is folded away. */
const OPEN_BUDGET = 100_000;
const FOLDED_BUDGET = 400_000;
/** At most so many files are shown open. */
const MAX_OPEN_FILES = 15;
const ASSET_MARKS = {
    uploaded: '✅ uploaded',
    reused: '♻️ reused',
    failed: '❌ failed',
    'not-attempted': '➖ not attempted',
    planned: '📝 planned',
};
/** What stands in the cells, by the heads of the columns. */
const CELLS = {
    status: ({ status }) => noBreak(ASSET_MARKS[status]),
    file: ({ path }) => cellText(path),
    type: ({ contentType }) => cellText(contentType),
    size: ({ size }) => noBreak((0,format/* formatBytes */.z3)(size)),
    'asset id': ({ assetId }) => cellText(assetId ?? ''),
    time: ({ attempts, durationMs }) => (attempts === 0 ? '' : noBreak((0,format/* formatDuration */.a3)(durationMs))),
    attempts: ({ attempts }) => (attempts > 1 ? String(attempts) : ''),
};
const RIGHT = ['size', 'time', 'attempts'];
/** One row per file: failed files first, then the largest. What is stored is folded away. */
function renderAssets({ uploads }) {
    if (uploads.length === 0)
        return [];
    const rank = (file) => (file.status === 'failed' ? 0 : (0,outcomes/* isStored */.mL)(file) ? 2 : 1);
    const sorted = uploads.toSorted((a, b) => rank(a) - rank(b) || b.size - a.size);
    const split = Math.min(sorted.filter((file) => !(0,outcomes/* isStored */.mL)(file)).length, MAX_OPEN_FILES);
    const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
    return [
        '### Files',
        ...(open.length > 0 ? [countStatuses(open), ...assetTable(open, OPEN_BUDGET)] : []),
        ...(folded.length > 0 ? details(countStatuses(folded), assetTable(folded, FOLDED_BUDGET)) : []),
    ];
}
/** Says how many files a table has of each status. */
function countStatuses(files) {
    const groups = Map.groupBy(files, ({ status }) => status);
    return [...groups]
        .map(([status, { length }]) => `${ASSET_MARKS[status]}: ${(0,format/* formatNumber */.ZV)(length)}`)
        .join(' · ');
}
/** Has the columns that say something: what all rows have in common stands above them, or is left out. */
function assetTable(files, budget) {
    const saysNothing = (cells) => cells.size === 1 && (files.length > 1 || cells.has(''));
    const isMixed = files.some(({ status }) => status !== files[0]?.status);
    const columns = Object.entries(CELLS).filter(([name, cell]) => {
        if (name === 'status')
            return isMixed;
        return name === 'file' || !saysNothing(new Set(files.slice(0, MAX_ROWS).map(cell)));
    });
    return table({
        head: columns.map(([name]) => name),
        right: RIGHT,
        items: files,
        row: (file) => columns.map(([, cell]) => cell(file)),
        noun: 'file',
        budget,
    });
}
/** Maximum size in bytes of the table of exports that is shown open, and of the one that is folded away. */
const EXPORTS_BUDGET = 75_000;
/** At most so many variants are shown open. */
const MAX_OPEN_VARIANTS = 20;
const EXPORT_MARKS = {
    triggered: '✅ triggered',
    reused: '✅ triggered earlier',
    failed: '❌ failed',
    unknown: '❓ unknown',
    'not-attempted': '➖ not attempted',
};
const isBad = (conclusion) => conclusion === 'failure' || conclusion === 'cancelled';
/**
 * One row per variant and one column per network: first the variants that lack an export. Those beyond twenty are folded away, and
 * after a failure those that lack none.
 */
function renderExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    const networks = [...new Set(exports.map(({ network }) => network))];
    const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
        variantId,
        statuses: new Map(own.map(({ network, status }) => [network, status])),
        rank: Math.min(...own.map((one) => ((0,outcomes/* isTriggered */.m3)(one) ? 2 : one.status === 'not-attempted' ? 1 : 0))),
    }));
    const mark = (status) => {
        if (status === undefined)
            return '';
        return conclusion === 'planned' && status === 'not-attempted' ? '📝 planned' : EXPORT_MARKS[status];
    };
    const grid = (items) => table({
        head: ['variant', ...networks.map(cellText)],
        items,
        row: ({ variantId, statuses }) => [
            cellText(variantId),
            ...networks.map((network) => noBreak(mark(statuses.get(network)))),
        ],
        noun: 'variant',
        budget: EXPORTS_BUDGET,
    });
    const sorted = variants.toSorted((a, b) => a.rank - b.rank);
    const open = sorted.filter(({ rank }) => rank < 2 || !isBad(conclusion)).slice(0, MAX_OPEN_VARIANTS);
    const folded = sorted.slice(open.length);
    return [
        '### Exports',
        ...(open.length > 0 ? grid(open) : []),
        ...(folded.length > 0 ? details((0,format/* plural */.LS)(folded.length, 'more variant'), grid(folded)) : []),
    ];
}
/** Maximum size of the list of responses, in bytes. */
const RESPONSES_BUDGET = 50_000;
/**
 * A line per export with a response that says something, below the table of exports: long words without a blank break in a
 * list, and would widen a table. Folded away if there are more than twenty, and after a failure.
 */
function renderResponses({ exports, conclusion }) {
    const items = exports.flatMap((outcome) => outcome.status === 'triggered' && outcome.shown ? { ...outcome, shown: outcome.shown } : []);
    if (items.length === 0)
        return [];
    const lines = linesWithin([], { items, noun: 'response', budget: RESPONSES_BUDGET }, (item) => {
        const { links, words } = item.shown;
        const said = [...links.map(linkOf), ...(words === '' ? [] : [`<code>${cellText(words)}</code>`])];
        return `- ${cellText(item.variantId)} → ${cellText(item.network)}: ${said.join(' ')}`;
    });
    const isFolded = items.length > MAX_OPEN_VARIANTS || isBad(conclusion);
    return isFolded ? details((0,format/* plural */.LS)(items.length, 'response'), lines) : lines;
}
function linkOf({ text, url }) {
    // Markdown would take `&lt;` in an address for `<`.
    return url === undefined ? cellText(text) : `[${cellText(text)}](<${url.replaceAll('&', '&amp;')}>)`;
}
/** A row has at most 6 KB, whatever the names are. */
const MAX_LIMITS = 10;
/** One row per limit, those that are exceeded first. */
function renderSizeLimits(usages) {
    if (usages.length === 0)
        return [];
    const sorted = usages.toSorted((a, b) => Number((0,size_limits/* isExceeded */.ET)(b)) - Number((0,size_limits/* isExceeded */.ET)(a)));
    const rows = table({
        head: ['limit', 'used', '', 'by'],
        items: sorted.slice(0, MAX_LIMITS),
        row: (usage) => [
            cellText(usage.limit.pattern ?? 'total'),
            (0,size_limits/* drawBar */.iA)(usage),
            `${markOf(usage)} ${(0,size_limits/* formatUsage */.pK)(usage)}`,
            cellText((0,size_limits/* describeUser */.ZL)(usage)),
        ],
        noun: 'limit',
        budget: Number.POSITIVE_INFINITY,
    });
    const omitted = usages.length - MAX_LIMITS;
    return ['### Size limits', ...rows, ...(omitted > 0 ? [`And ${(0,format/* plural */.LS)(omitted, 'more limit')}.`] : [])];
}
function markOf(usage) {
    if ((0,size_limits/* isExceeded */.ET)(usage))
        return '❌';
    return usage.matching.length > 0 ? '✅' : '➖';
}

;// CONCATENATED MODULE: ./.cache/build/src/action/summary/summary.js






/**
 * Renders the job summary as Markdown. Pure function.
 *
 * The runner drops a whole summary above 1,048,576 bytes. Each part has a budget, and all parts together stay below
 * 900,000 bytes for any content.
 */
function renderJobSummary(content) {
    const blocks = [
        ...renderHead(content),
        ...renderFailures(content.failures),
        ...renderSizeLimits(content.limitUsage),
        ...renderExports(content),
        ...renderResponses(content),
        ...renderAssets(content),
        renderOrigin(content),
    ].filter((block) => block !== '');
    return `${blocks.join('\n\n')}\n`;
}
/** Why a step that was to export uploaded nothing. */
const NO_ASSETS = '`assets` is empty';
function heading({ conclusion, uploads, exports, failures, foundNothing }) {
    const missing = whatIsMissing({ uploads, exports });
    switch (conclusion) {
        case 'success':
            if (exports.length === 0)
                return `✅ ${uploads.length > 0 ? 'Files uploaded' : 'No file to upload'}, no export triggered`;
            if (uploads.length > 0)
                return '✅ Exports triggered';
            return `✅ Exports triggered, ${foundNothing ? 'no file uploaded' : `nothing uploaded: ${NO_ASSETS}`}`;
        case 'failure':
            return `❌ ${missing ?? failures[0]?.title ?? 'Failed'}`;
        case 'cancelled':
            return `⚠️ Cancelled${missing === undefined ? '' : ` · ${missing}`}`;
        case 'planned':
            return '📝 Plan: nothing was sent';
    }
}
/** What was not done; `undefined` if all was, if there was nothing to do, or in a dry run. */
function whatIsMissing({ uploads, exports }) {
    if (uploads.some(({ status }) => status === 'planned'))
        return undefined;
    if (!exports.every(outcomes/* isTriggered */.m3))
        return exports.some(outcomes/* isTriggered */.m3) ? 'Not all exports triggered' : 'No export triggered';
    return uploads.every(outcomes/* isStored */.mL) ? undefined : 'Not all files uploaded';
}
function renderHead(content) {
    const { origin, waitedMs, durationMs, continued = '' } = content;
    const counts = content.conclusion === 'planned' ? (0,report_counts/* describePlan */.d)(content) : (0,report_counts/* describeDone */.A)(content);
    const ref = origin.ref ? [cellText(origin.ref)] : [];
    const waited = waitedMs > 0 ? [`${(0,format/* formatDuration */.a3)(waitedMs)} spent waiting`] : [];
    return [
        `## ${[heading(content), ...ref, (0,format/* formatDuration */.a3)(durationMs)].join(' · ')}`,
        [...counts, ...waited].join(' · '),
        continued,
    ];
}
function renderOrigin({ origin, manifestPath }) {
    const { repository, commit, run, runUrl } = origin;
    const text = run && shortText(run);
    const parts = [
        repository && `**${shortText(repository)}**`,
        commit && `commit ${shortText(commit.slice(0, 7))}`,
        text && `run ${runUrl ? `[${text}](${linkTarget(runUrl)})` : text}`,
        manifestPath && `Manifest: ${shortText(manifestPath)}`,
    ];
    return parts.filter((part) => part).join(' · ');
}
function linkTarget(url) {
    return encodeURI(url.toWellFormed()).replaceAll('(', '%28').replaceAll(')', '%29');
}
/** As the annotations: one section per cause, with what happened, where, and in bold what to do. Each line has at most 2,000 bytes. */
function renderFailures(failures) {
    const sections = failures.slice(0, runner_log/* MAX_ANNOTATIONS */.KE).map(renderFailure);
    const omitted = failures.length - sections.length;
    return omitted === 0 ? sections : [...sections, `And ${(0,format/* plural */.LS)(omitted, 'more cause')} in the log.`];
}
function renderFailure({ title, lines }) {
    const shown = lines.slice(0, runner_log/* MAX_ANNOTATION_LINES */.d7).map((line) => shortText(line, escapeMessage));
    // If there are several lines, the last one says what to do. `<b>` instead of `**`, which Markdown ignores next to a space.
    const last = shown.length > 1 ? [`➡️ <b>${shown.pop()}</b>`] : [];
    return `### ⛔ ${title}\n\n${[...shown, ...last].join('<br>')}`;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/report/finish-run.js









/**
 * Reports a step that uploads or exports: outputs, manifest, annotations, job summary. If one of them can't be written, the others
 * still are.
 *
 * @returns the conclusion: `failure` also if the manifest or the outputs could not be written
 */
async function finishRun(given, step) {
    const { env, log, origin, waitTimer, record, manifest, rerun, limitUsage } = step;
    const { path } = manifest;
    const finishedAt = new Date();
    const waitedMs = Math.round(waitTimer.totalMs);
    // A crash leaves its group open, and annotations inside a folded group are hard to find.
    log.endGroup();
    const failures = [...given];
    const outputsAdvice = `Read the values from the manifest: ${path}`;
    const outputs = () => (0,runner_outputs/* writeOutputs */.Kn)(record.report(), path, { env, log });
    await writeOrReport(failures, outputFileName(env), outputsAdvice, outputs);
    const { error } = manifest;
    if (error !== undefined)
        failures.push(notWritten('Manifest not written', path, error, NOT_SENT));
    const write = () => manifest.finish(conclude(failures, record), finishedAt);
    await writeOrReport(failures, path, LAST_WRITE, write, 'Manifest not written');
    await rerun.keep();
    (0,failures_failures/* annotateFailures */.o)((0,failures_failures/* withAdvice */.b5)(failures, rerun.advice), log);
    const conclusion = conclude(failures, record);
    if (conclusion === 'success')
        await rerun.finish();
    const report = record.report();
    if (step.summary) {
        const durationMs = finishedAt.getTime() - record.startedAt.getTime();
        const content = {
            ...report,
            conclusion,
            durationMs,
            manifestPath: manifest.keptAt,
            failures,
            limitUsage,
            origin,
            waitedMs,
            foundNothing: record.foundNothing,
            continued: rerun.continued,
        };
        await writeSummary(renderJobSummary(content), step);
    }
    (0,runner_log/* logWaitTime */.dU)(waitedMs, log);
    log.info(`Manifest: ${path}`);
    if (conclusion === 'success')
        for (const line of whatWasNotAsked(report, record))
            log.info(line);
    log.flush();
    return conclusion;
}
/** What a green step was not asked to do, so that nobody takes its colour for more. */
function whatWasNotAsked({ uploads, exports }, { foundNothing }) {
    if (exports.length === 0)
        return ['No export was triggered: neither `variant` with `network` nor `exports` was given'];
    if (uploads.length > 0)
        return [];
    return [`Exports triggered, nothing uploaded: ${foundNothing ? 'no file matched' : NO_ASSETS}`];
}
const CHECK_FILE = 'Check the space on the disk and who owns the file, or choose another place with `manifest`.';
const NOT_SENT = `What could not be recorded was not sent. ${CHECK_FILE}`;
const LAST_WRITE = `The log and the outputs have what the manifest lacks. ${CHECK_FILE}`;
/** The conclusion follows from the failures and the outcomes. */
function conclude(failures, { isDone, isDryRun }) {
    if (failures.some(({ title }) => title === 'Outputs not written' || title === 'Manifest not written'))
        return 'failure';
    if (failures.some(({ title }) => title === 'Cancelled'))
        return 'cancelled';
    if (failures.length > 0)
        return 'failure';
    if (isDryRun)
        return 'planned';
    return isDone ? 'success' : 'failure';
}
async function writeSummary(markdown, { env, log, signal }) {
    // GitHub's runner always sets this variable. Other runners of actions may not.
    const path = env['GITHUB_STEP_SUMMARY'];
    if (!path)
        return;
    try {
        await (0,cancellation/* withDeadline */.NE)(core/* summary */.z.addRaw(markdown).write(), signal);
    }
    catch (error) {
        const advice = 'The log, the outputs and the manifest have the same information.';
        log.warning('Job summary not written', `${path}: ${(0,error_text/* causeChain */.D)(error).join(': ')}`, advice);
    }
}
/**
 * Reports the result of a sub-action that only reads: file, outputs, annotations. If one of them can't be written, the
 * others still are.
 *
 * @param file `output` is the name of the output for the file's path; the file is named `<prefix>-<random>.<extension>`
 * @returns whether the step succeeded, including everything that it writes
 */
async function finishQuery({ outputs, content, ...result }, file, { env, log, signal, waitTimer }) {
    const failures = [...result.failures];
    log.endGroup();
    const path = (0,runner/* temporaryFile */.Ic)(env, file.prefix, file.extension);
    const isWritten = content !== undefined &&
        (await writeOrReport(failures, path, 'Check whether the disk of this runner is full.', () => (0,cancellation/* withDeadline */.NE)((0,files/* writeFileAtomically */.lo)(path, content), signal)));
    const instead = isWritten ? `the file of \`${file.output}\`: ${path}` : 'no file either: see the errors';
    const fitting = Object.entries(outputs).map(([output, text]) => {
        return [output, (0,runner_outputs/* fitOutput */.fT)(output, text, instead, log)];
    });
    const advice = isWritten
        ? `Read the values from the file: ${path}`
        : 'The values are lost: run the action again.';
    const values = { ...Object.fromEntries(fitting), [file.output]: isWritten ? path : '' };
    await writeOrReport(failures, outputFileName(env), advice, () => (0,runner_outputs/* writeStepOutputs */.sR)(values, { env, log }));
    (0,failures_failures/* annotateFailures */.o)(failures, log);
    (0,runner_log/* logWaitTime */.dU)(Math.round(waitTimer.totalMs), log);
    if (isWritten)
        log.info(`Full content: ${path}`);
    log.flush();
    return failures.length === 0;
}
/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
function outputsFailure(env) {
    try {
        (0,runner_outputs/* checkOutputFile */.CK)(env);
        return undefined;
    }
    catch (error) {
        const advice = 'Nothing was sent, because later steps would not learn of it.';
        return notWritten('Outputs not written', outputFileName(env), error, advice);
    }
}
/** The name of the file of outputs, for messages. */
function outputFileName(env) {
    return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}
/** Calls `write`. An error does not stop the run: it becomes the failure of this file. Returns whether `write` succeeded. */
async function writeOrReport(failures, path, advice, write, title = 'Outputs not written') {
    try {
        await write();
        return true;
    }
    catch (error) {
        const isKnown = failures.some((one) => one.title === title && one.lines[0]?.startsWith(`${path}: `));
        if (!isKnown)
            failures.push(notWritten(title, path, error, advice));
        return false;
    }
}
function notWritten(title, path, error, advice) {
    const denial = (0,files/* explainDenial */.LI)(error);
    const reason = `${path}: ${(0,error_text/* causeChain */.D)(error).join(': ')}`;
    return { title, lines: [reason, denial === undefined ? advice : `${denial} ${advice}`] };
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ checkOutputFile),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   fT: () => (/* binding */ fitOutput),
/* harmony export */   sR: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(143);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8511);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7360);





/**
 * Writes the step's outputs.
 *
 * @throws Error if the runner's output file is unknown or can't be written
 */
function writeOutputs(report, manifestPath, { env, log }) {
    const { files, bytes, exports } = (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .tally */ .N4)(report);
    const alternative = `the manifest: ${manifestPath}`;
    writeStepOutputs({
        'asset-ids': fitOutput('asset-ids', toAssetIdsJson(report), alternative, log),
        exports: fitOutput('exports', toExportsJson(report), alternative, log),
        'uploaded-count': files.uploaded,
        'reused-count': files.reused,
        'failed-count': files.failed,
        'uploaded-bytes': bytes.uploaded,
        'export-count': exports.triggered,
        manifest: manifestPath,
    }, { env, log });
}
function toAssetIdsJson(report) {
    const ids = report.uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isStored */ .mL);
    // An object with 100,000 names would take much more memory than its text.
    return `{${ids.map(({ path, assetId }) => `${JSON.stringify(path)}:${JSON.stringify(assetId)}`).join()}}`;
}
/** Leaves out the service's responses if they make the output too large. */
function toExportsJson(report) {
    const toJson = (withResponses) => JSON.stringify(report.exports.map(({ variantId, network, ...outcome }) => ({
        variantId,
        network,
        status: outcome.status,
        ...(withResponses && 'response' in outcome && { response: outcome.response }),
        ...('location' in outcome && { location: outcome.location }),
    })));
    const json = toJson(true);
    return fitsOutput(json) ? json : toJson(false);
}
/**
 * Writes outputs to the runner's output file. Without a runner, they become the last line of stdout, as JSON.
 *
 * @throws Error if that file is unknown or can't be written
 */
function writeStepOutputs(outputs, { env, log }) {
    if (!(0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRunner */ .X$)(env)) {
        log.printLast(JSON.stringify(outputs));
        return;
    }
    checkOutputFile(env);
    for (const [name, value] of Object.entries(outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value);
}
/** @throws Error if the runner's output file is unknown or can't be written */
function checkOutputFile(env) {
    if (!(0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRunner */ .X$)(env))
        return;
    const path = env['GITHUB_OUTPUT'];
    // The library would print outputs to stdout as commands, without escaping untrusted text.
    if (!path)
        throw new Error('the variable is not set');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND));
}
/** On Linux a single value above 131,072 bytes fails the next step ("Argument list too long"). */
const MAX_OUTPUT_BYTES = 100_000;
function fitsOutput(text) {
    return Buffer.byteLength(text) <= MAX_OUTPUT_BYTES;
}
/**
 * Returns an output's text, or `''` with a warning if it is too large for a later step.
 *
 * @param alternative where to find the value, as the end of a sentence: `the manifest: <path>`
 */
function fitOutput(name, text, alternative, log) {
    if (fitsOutput(text))
        return text;
    log.warning('Output left empty', `\`${name}\` would be larger than ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(MAX_OUTPUT_BYTES)} bytes, which is too large for a later step.`, `Its value is in ${alternative}`);
    return '';
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
/** Formats an error body for a message: `Forbidden: no`, `Forbidden` or `no`, with other fields in parentheses. */
function formatErrorBody({ code, message, details }, none = 'no explanation was given') {
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
    return error === undefined ? readText(body, redact, status) : describe(fieldsOf(error), redact);
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
function describe(all, redact) {
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
/* harmony export */   JQ: () => (/* binding */ isOfOneRequest),
/* harmony export */   WR: () => (/* binding */ ProxyRejection),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   gR: () => (/* binding */ UnexpectedError),
/* harmony export */   hD: () => (/* binding */ locationOf),
/* harmony export */   sR: () => (/* binding */ concernsEveryRequest)
/* harmony export */ });
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2990);
/* harmony import */ var _error_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4572);
/* harmony import */ var _redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(493);
/* harmony import */ var _upload_url_expiry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5266);




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
    /** The `base-url` of a request to the service. */
    get baseUrl() {
        const { location, operationPath = '' } = this.request;
        return location.slice(0, location.length - operationPath.length);
    }
}
/** A file that cannot be read, or that changed after it was found. */
class AssetFileError extends Error {
    name = 'AssetFileError';
}
/** A proxy opens no tunnel for now. */
class ProxyRejection extends Error {
    name = 'ProxyRejection';
    status;
    /** The wait that the proxy asked for, in milliseconds. */
    retryAfterMs;
    constructor(message, status, retryAfterMs) {
        super(message);
        this.status = status;
        this.retryAfterMs = retryAfterMs;
    }
}
/** No response, or an incomplete one. `cause` is Node's error, or a `ProxyRejection`. */
class NetworkError extends RequestError {
    name = 'NetworkError';
    reason;
    /** @param redact removes secrets of the run from the texts of `cause` */
    constructor(reason, request, cause, redact = (text) => text) {
        const words = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .causeChain */ .D)(cause).map((text) => (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redactUntrusted */ .k)(redact(text)));
        super(request, `: ${words.join(': ')}`, { cause });
        this.reason = reason;
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
const PASSING = {
    400: ['RequestTimeout', 'IncompleteBody'],
    409: ['OperationAborted'],
};
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
        if ((0,_upload_url_expiry_js__WEBPACK_IMPORTED_MODULE_2__/* .saysExpired */ .ow)(this.words))
            return true;
        return [400, 401, 403].includes(this.status) && this.#urlExpired && !this.isPassing;
    }
    /** Whether it is a passing trouble that S3 answers with 4xx ("Error responses" in its API reference). */
    get isPassing() {
        return PASSING[this.status]?.includes(this.storageError.code ?? '') ?? false;
    }
}
/** A bug in the action. `cause` is the thrown value. */
class UnexpectedError extends Error {
    name = 'UnexpectedError';
    constructor(cause) {
        super(String(cause), { cause });
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
        return !isOfOneRequest(error.reason);
    if (isAuthError(error))
        return true;
    if (!(error instanceof ServiceError) || error.request.operationPath !== '/storage/urls')
        return false;
    return [404, 405].includes(error.status) || (error.status >= 300 && error.status < 400);
}
/** Whether it may end, or concerns one connection. */
function isOfOneRequest(reason) {
    return ['unreachable', 'timeout', 'broken', 'unparsable', 'cancelled'].includes(reason);
}


/***/ }),

/***/ 566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tx: () => (/* binding */ isWithoutProxy),
/* harmony export */   XQ: () => (/* binding */ isUsableProxy),
/* harmony export */   iJ: () => (/* binding */ proxyFor),
/* harmony export */   iu: () => (/* binding */ missedBypass)
/* harmony export */ });
/* harmony import */ var _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9783);

/** Whether `no_proxy` covers the host of a URL, or it is loopback. */
const isWithoutProxy = _actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .checkBypass */ .H;
/**
 * The proxy for a URL, which the rules of `@actions/http-client` choose from the environment, as in other actions. It may hold a
 * user name and a password, both decoded. `unusable`: no request may bypass it, and none can use it.
 */
function proxyFor(url) {
    try {
        const proxy = (0,_actions_http_client_lib_proxy__WEBPACK_IMPORTED_MODULE_0__/* .getProxyUrl */ .s)(url);
        return proxy === undefined || isUsableProxy(proxy.href) ? proxy : 'unusable';
    }
    catch {
        return 'unusable';
    }
}
/**
 * The entry `*.name` of `no_proxy`, whose value is given, that means the host of a URL whose requests go through a proxy all the same: Node takes only `.name`.
 * `undefined` if there is none.
 */
function missedBypass(url, noProxy) {
    if (!(proxyFor(url) instanceof URL))
        return undefined;
    const entries = noProxy.toLowerCase().split(/[\s,]+/);
    return entries.find((entry) => entry.startsWith('*.') && url.hostname.endsWith(entry.slice(1)));
}
/**
 * Whether requests can use the value of a proxy variable. `@actions/http-client` ignores the others, or finds a part of the
 * password in the host.
 */
function isUsableProxy(value) {
    // Without a scheme, `host:port` is a URL with the scheme `host:`. A number cannot start one.
    const address = URL.canParse(value) || value.includes('://') ? value : `http://${value}`;
    if (!URL.canParse(address))
        return false;
    const { protocol, hostname, username, password, pathname, search, hash } = new URL(address);
    try {
        decodeURIComponent(username + password);
    }
    catch {
        return false;
    }
    // After the host, an `@` shows that a `/`, `?` or `#` of the password ended the host too early.
    return /^https?:$/.test(protocol) && hostname !== '' && !(pathname + search + hash).includes('@');
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

/***/ 5266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PT: () => (/* binding */ usableMs),
/* harmony export */   aN: () => (/* binding */ uploadUrlExpiry),
/* harmony export */   ow: () => (/* binding */ saysExpired)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1792);

const SIGNED = /[?&]x-(?:amz|goog)-date=(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:&|$)/i;
const LIFETIME = /[?&]x-(?:amz|goog)-expires=(\d+)(?:&|$)/i;
/** Seconds since the epoch. A smaller number is a duration, whose start is not known. */
const EXPIRES = /[?&]expires=(\d{10,})(?:&|$)/i;
const AZURE_EXPIRY = /[?&]se=([^&]+)/i;
/**
 * Finds when a pre-signed URL expires: `X-Amz-Date` and `X-Amz-Expires` (AWS Signature Version 4), the same with `X-Goog-`,
 * `Expires` (Version 2), or `se` (Azure SAS). The service promises none of them.
 *
 * @returns milliseconds since the epoch by the clock of the server that signed the URL; `undefined` if the URL does not say
 */
function uploadUrlExpiry({ search }) {
    const [, year, month, day, hour, minute, second] = SIGNED.exec(search) ?? [];
    const signedMs = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    const signature4Ms = signedMs + 1_000 * Number(LIFETIME.exec(search)?.[1]);
    const signature2Ms = 1_000 * Number(EXPIRES.exec(search)?.[1]);
    const azureMs = Date.parse((0,node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape)(AZURE_EXPIRY.exec(search)?.[1] ?? ''));
    return [signature4Ms, signature2Ms, azureMs].find(Number.isFinite);
}
/** What a storage says of an address, a signature, a token or a policy. The claim is that of a JWT. */
const EXPIRED = /expired|\bexp\W+claim|\b(?:date|request|signature|timestamp|token|url|link)\W+(?:is )?too old/i;
/** Other things that expire, and words that deny it. A new upload URL would not help. */
const NOT_THE_URL = /(?:\blease\b[^.]*|(?:lease|licen[cs]e|trial|subscription|plan|account|certificate)[\W_]*(?:has|is|was)?[\W_]*|\bnot[\W_]+(?:yet )?)expired/gi;
/** Azure's words about a signature that is used too early or too late. */
const TIME_FRAME = /specified time frame(?:.*Expiry \[([^\]]*)\].*Current \[([^\]]*)\])?/i;
/** Whether a storage's error says that the upload URL, or what it is signed with, has expired. */
function saysExpired(words) {
    if (EXPIRED.test(words.replace(NOT_THE_URL, '')))
        return true;
    const [frame, expiry = '', current = ''] = TIME_FRAME.exec(words) ?? [];
    return frame !== undefined && !(Date.parse(current) < Date.parse(expiry));
}
/** An upload URL is replaced when this share of its lifetime has passed, because the PUT has to arrive before its end. */
const USED_LIFETIME = 0.9;
/** The dates of a URL and of a response are whole seconds, so a lifetime may be this much shorter. */
const ROUNDING_MS = 1_000;
/** The lifetime that is assumed for an upload URL that does not say when it expires. */
const UNKNOWN_LIFETIME_MS = 20_000;
/** How long an upload URL can be used after it was requested, in milliseconds. @param dateMs when it was made, by the same clock */
function usableMs(url, dateMs) {
    const lifetimeMs = (uploadUrlExpiry(url) ?? dateMs + UNKNOWN_LIFETIME_MS) - dateMs;
    return USED_LIFETIME * (lifetimeMs - ROUNDING_MS);
}


/***/ }),

/***/ 1672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describedFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3278);
/* harmony import */ var _search_area_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8608);



/**
 * Finds the files that lines describe, such as those of `content-types`, or that they exclude.
 *
 * @param paths of all files that were found, relative to the working directory, with `/`
 * @returns the paths that each pattern matches, in their order
 */
function describedFiles(patterns, { workspace, workingDirectory }, paths, purpose = 'describe') {
    if (patterns.length === 0)
        return [];
    const area = new _search_area_js__WEBPACK_IMPORTED_MODULE_2__/* .SearchArea */ .q(workspace, workingDirectory);
    const matcher = new _patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .Matcher */ .P(patterns, purpose, area);
    const byLine = new Map(matcher.lines.map((line) => [line, new Set()]));
    for (const path of paths) {
        const absolute = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(area.workingDirectory, path);
        for (const { tree } of matcher.at((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(absolute), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(absolute)))
            for (const line of tree.ends)
                byLine.get(line)?.add(path);
    }
    return [...byLine.values()].map((found) => [...found]);
}


/***/ }),

/***/ 9427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S5: () => (/* binding */ toLine),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   nt: () => (/* binding */ namesAtBeginning),
/* harmony export */   u9: () => (/* binding */ isStars),
/* harmony export */   yV: () => (/* binding */ STARS)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1138);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8738);



const MAX_BYTES = 4_096;
const MAX_ROWS = 1_000;
/** `minimatch` cuts longer results off, in silence. */
const MAX_CHARACTERS = 4_000_000 - MAX_BYTES;
const IS_WINDOWS = process.platform === 'win32';
const MAGIC = IS_WINDOWS ? /[*?[]/ : /[*?[\\]/;
const toPart = (text, spelled = text) => ({ text, spelled, isName: !MAGIC.test(text) });
const toName = (text) => ({ text, spelled: text, isName: true });
/** Any number of folders; at the end of a line, everything in a folder. */
const STARS = toPart('**');
const isStars = ({ text, isName }) => text === STARS.text && !isName;
/** What is wrong with an input that has this pattern; `undefined` if nothing is. Reads no folder. */
function problemOf(pattern, area) {
    const rows = rowsOf(pattern, area);
    if (typeof rows === 'string')
        return rows;
    if (rows.every((row) => area.allow(namesAtBeginning(row))))
        return undefined;
    return 'must have no line that begins outside the workspace; it starts in `working-directory`';
}
/** The path that a row names before its first wildcard. */
function namesAtBeginning({ parts }) {
    const end = parts.findIndex(({ isName }) => !isName);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(...parts.slice(0, end === -1 ? undefined : end).map(({ text }) => text));
}
/** Writes out the braces of a pattern, or says what is wrong with its length. */
function rowsOf(pattern, area) {
    if (Buffer.byteLength(pattern) > MAX_BYTES)
        return 'must have lines of at most 4,096 bytes, one pattern a line';
    const whole = (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSlashes */ .TH)(pattern);
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(whole);
    const absolute = splitWorkspace(whole, area) ??
        ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(whole) ? { base: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root), text: whole.slice(root.length) } : undefined);
    const given = absolute?.text ?? whole;
    const options = { braceExpandMax: MAX_ROWS + 1, windowsPathsNoEscape: IS_WINDOWS };
    const texts = given === '' ? [''] : (0,minimatch__WEBPACK_IMPORTED_MODULE_1__/* .braceExpand */ .KA)(given, options);
    if (texts.length > MAX_ROWS || texts.join('').length > MAX_CHARACTERS)
        return 'must have no line whose braces stand for more than 1,000 lines';
    // Unless braces have a slash in them, the parts of each row are those of the pattern.
    const spelled = given.split('/');
    const isPartByPart = texts.every((text) => text.split('/').length === spelled.length);
    return texts.map((written) => {
        const row = absolute ? { ...absolute, text: written } : splitWorkspace(written, area);
        // An empty alternative at the beginning leaves a slash.
        const { base, text } = row ?? { base: undefined, text: written.replace(/^\/+/, '') };
        const own = written
            .split('/')
            .map((one, index) => toPart(one, isPartByPart ? spelled[index] : one))
            .slice(-text.split('/').length);
        const start = base ?? area.workingDirectory;
        const names = start.slice((0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(start).root.length).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).map(toName);
        const parts = [toName((0,node_path__WEBPACK_IMPORTED_MODULE_0__.parse)(start).root), ...normalize([...names, ...own])];
        const deep = text.replace(/^(?:\*\*\/+)+(?=.)/, '');
        const isAnywhere = base === undefined && (deep !== text || !/\/./.test(text));
        return { parts, anywhere: isAnywhere ? normalize(own.slice(-deep.split('/').length)) : undefined };
    });
}
/** @param pattern without the `!` of an exclusion */
function toLine(pattern, area, mark = '') {
    const rows = rowsOf(pattern, area);
    return { text: mark + pattern, rows: typeof rows === 'string' ? [] : rows };
}
/** Splits off the path of the workspace, which is taken as it is written, whatever its characters. */
function splitWorkspace(text, area) {
    for (const path of [area.workspace, area.realWorkspace].map((one) => (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .toSlashes */ .TH)(one)))
        if (text === path || text.startsWith(`${path}/`))
            return { base: area.realWorkspace, text: text.slice(path.length + 1) };
    return undefined;
}
/** Leaves out parts that lead nowhere. A `/` or `/**` at the end asks for what is in the folder, and becomes one `**`. */
function normalize(parts) {
    const normal = [];
    for (const [index, part] of parts.entries()) {
        const isSlashAtEnd = part.text === '' && index > 0 && index === parts.length - 1;
        const one = isSlashAtEnd ? STARS : part;
        if (one.text === '..')
            normal.pop();
        else if (!['', '.'].includes(one.text) && !(isStars(one) && normal.at(-1)?.text === '**'))
            normal.push(one);
    }
    return normal;
}


/***/ }),

/***/ 3278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ BY),
/* harmony export */   P: () => (/* binding */ Matcher)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var minimatch__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1138);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8738);
/* harmony import */ var _parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9427);
var _a;




/** How the parts of a line match: by name, by `*` or `?`, or by a bracket or brace: for the name that is spelled like it, or another. */
const BY = { name: 0, wildcard: 1, spelling: 2, description: 3 };
/** What no wildcard of a line that includes matches: `.git` may hold credentials, systems make the others. */
const NEVER_BY_WILDCARD = /^(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)$/i;
const OPTIONS = {
    ...{ dot: true, nobrace: true, noext: true, nonegate: true, nocomment: true, nocase: false },
    windowsPathsNoEscape: process.platform === 'win32',
};
/** The parts of lines. Equal beginnings are one branch, and a look-up finds a name among a thousand. */
class Tree {
    /** The lines that end here: they match the entry, by itself or as part of a folder. */
    ends = [];
    /** What stands behind `**`: there, it is itself. */
    stars;
    /** Whether no `*` or `?` leads here. */
    isBeginning;
    #byName = new Map();
    #patterns = [];
    #states = [];
    constructor(isBeginning) {
        this.isBeginning = isBeginning;
    }
    /** The lines that match everything in the folder. */
    get takers() {
        return this.stars?.ends ?? [];
    }
    add(line, parts, fold) {
        let tree = this;
        for (const part of parts)
            tree = (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .isStars */ .u9)(part) ? tree.#behindStars() : tree.#behind(part, fold);
        if (tree.ends.at(-1) !== line)
            tree.ends.push(line);
    }
    #behindStars() {
        this.stars ??= new _a(false);
        this.stars.stars = this.stars;
        return this.stars;
    }
    #behind({ isName, ...given }, fold) {
        const [text, spelled] = [fold(given.text), fold(given.spelled)];
        const known = this.#byName.get(text)?.find((one) => one.spelled === spelled && one.isName === isName);
        if (known !== undefined)
            return known.to;
        const to = new _a(this.isBeginning && (isName || !/[*?]/.test(text)));
        const branch = { text, spelled, isName, to };
        for (const name of new Set([text, spelled]))
            this.#byName.set(name, [...(this.#byName.get(name) ?? []), branch]);
        if (!isName)
            this.#patterns.push({ matcher: new minimatch__WEBPACK_IMPORTED_MODULE_1__/* .Minimatch */ .VR(text, OPTIONS), branch });
        return to;
    }
    /** The branches whose part is spelled like a folded name, or describes it. */
    branches(name) {
        const described = this.#patterns.filter(({ matcher }) => matcher.match(name));
        return [...(this.#byName.get(name) ?? []), ...described.map(({ branch }) => branch)];
    }
    state(by) {
        const state = this.#states[by] ?? { tree: this, by };
        this.#states[by] = state;
        return state;
    }
}
_a = Tree;
/**
 * How a part matches a name that it describes, or that is spelled like it.
 *
 * @param isThere whether a name stands beside it: a part that is spelled like that one means it alone
 * @returns `undefined` if it means another one
 */
function howBy({ text, spelled, isName }, name, isThere) {
    if (isName && text === spelled)
        return BY.name;
    if (/[*?]/.test(spelled))
        return BY.wildcard;
    const only = [spelled, text].find(isThere);
    if (only === undefined)
        return name === spelled || (name === text && !isName) ? BY.spelling : BY.description;
    if (only !== name)
        return undefined;
    return only === spelled ? BY.name : BY.description;
}
/** Matches entries, by absolute paths, with the lines of one purpose. */
class Matcher {
    lines;
    /** What is left if paths begin at the root of the disk. */
    left;
    #purpose;
    #area;
    #includeHidden;
    /** What lines look for in every folder. */
    #anywhere = new Tree(false);
    /** The working directory and the folders above it: lines that match at any depth match none of them. */
    #above;
    /**
     * @param patterns without the `!` of an exclusion
     * @param includeHidden whether wildcards of lines that include match a leading dot
     */
    constructor(patterns, purpose, area, includeHidden = false) {
        [this.#purpose, this.#area, this.#includeHidden] = [purpose, area, includeHidden];
        this.lines = patterns.map((pattern) => (0,_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .toLine */ .S5)(pattern, area, purpose === 'exclude' ? '!' : ''));
        this.#above = new Set(['', ...(0,_support_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .upFrom */ .c9)(area.workingDirectory)]);
        const fromRoot = new Tree(purpose === 'include');
        this.left = new Map([['', [fromRoot.state(BY.name)]]]);
        for (const line of this.lines)
            for (const row of line.rows) {
                const isAnywhere = row.anywhere !== undefined && purpose !== 'include';
                const [tree, parts] = isAnywhere ? [this.#anywhere, row.anywhere] : [fromRoot, row.parts];
                tree.add(line, parts, area.fold);
                // A folder means everything in it.
                if (purpose !== 'describe')
                    tree.add(line, [...parts, _parts_js__WEBPACK_IMPORTED_MODULE_3__/* .STARS */ .yV], area.fold);
            }
    }
    /** What is left in a folder, besides what matches at any depth. */
    within(folder, left = this.left) {
        const [parent, name] = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder) === folder ? ['', folder] : [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(folder), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(folder)];
        const states = left.get(folder) ?? this.at(parent, name, left);
        left.set(folder, states);
        return states;
    }
    /** What an entry is to the lines. */
    at(folder, name, left = this.left, includeHidden = this.#includeHidden) {
        const found = new Set();
        const folded = this.#area.fold(name);
        const allows = (writesDot) => this.#purpose !== 'include' ||
            ((includeHidden || writesDot || !name.startsWith('.')) && !NEVER_BY_WILDCARD.test(name));
        const branchOff = (tree, before) => {
            const isThere = (one) => tree.isBeginning && this.#area.namesIn(folder).has(one);
            for (const branch of tree.branches(folded)) {
                const by = howBy(branch, folded, isThere);
                if (by === BY.name || (by !== undefined && allows(/^\\?\./.test(branch.text))))
                    found.add(branch.to.state(Math.max(by, before)));
            }
        };
        const isAbove = this.#above.has(folder) && this.#above.has((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name));
        const anywhere = isAbove ? [] : [this.#anywhere.state(BY.name)];
        for (const { tree, by } of [...this.within(folder, left), ...anywhere]) {
            branchOff(tree, by);
            if (tree.stars === undefined)
                continue;
            const behind = Math.max(by, BY.wildcard);
            if (tree.stars !== tree)
                branchOff(tree.stars, behind);
            if (allows(false))
                found.add(tree.stars.state(behind));
        }
        return [...found];
    }
}


/***/ }),

/***/ 8608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ SearchArea)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./.cache/build/src/support/files.js
var files = __webpack_require__(553);
// EXTERNAL MODULE: ./.cache/build/src/support/paths.js
var paths = __webpack_require__(8738);
;// CONCATENATED MODULE: ./.cache/build/src/support/spelling.js


/** Not of other letters: some have no single letter in the other case. */
const swapCase = (name) => name.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
const fold = (name) => nfc(name).toLowerCase();
const nfc = (name) => name.normalize('NFC');
/** Returns what writes names in the form in which those in a folder are compared: Unicode's NFC, and in lower case if the disk ignores case. */
function foldFor(folder) {
    return ignoresCase(folder) ? fold : nfc;
}
/** Whether `A` and `a` are one name in a folder. The folder itself may be where another disk is mounted, so an entry decides. */
function ignoresCase(folder) {
    try {
        const names = (0,external_node_fs_.readdirSync)(folder);
        // Two names that differ in case may be hard links to one file.
        const name = names.find((one) => /[a-z]/i.test(one) && !names.includes(swapCase(one)));
        return name !== undefined && isSameEntry((0,external_node_path_.join)(folder, name), (0,external_node_path_.join)(folder, swapCase(name)));
    }
    catch {
        return false;
    }
}
function isSameEntry(path, other) {
    const [entry, otherEntry] = [path, other].map((one) => (0,external_node_fs_.lstatSync)(one, { throwIfNoEntry: false }));
    return entry !== undefined && entry.ino === otherEntry?.ino && entry.dev === otherEntry.dev;
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/search-area.js





/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/i;
/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. */
class SearchArea {
    /** Absolute paths of links that lead out of them, or into `.git`. They were not followed. */
    outsideLinks = new Set();
    /** Absolute paths of links to folders that were searched anyway. They were not followed. */
    repeatedLinks = new Set();
    #realPaths = new Map();
    #names = new Map();
    /** Absolute, as it was given. */
    workspace;
    realWorkspace;
    /** Its real path. */
    workingDirectory;
    /** Writes names in the form in which they are compared, for instance in Unicode's NFC. */
    fold;
    /** @param fold if names are not compared as the disk compares them */
    constructor(workspace, workingDirectory, fold) {
        this.workspace = workspace;
        this.realWorkspace = this.realPathOf(workspace);
        this.workingDirectory = this.realPathOf(workingDirectory);
        this.fold = fold ?? foldFor(this.workingDirectory);
    }
    /** Resolves the links in an absolute path as far as it exists, however many there are. */
    realPathOf(path) {
        const parent = (0,external_node_path_.dirname)(path);
        const known = parent === path ? path : this.#realPaths.get(path);
        if (known !== undefined)
            return known;
        let realPath = (0,external_node_path_.join)(this.realPathOf(parent), (0,external_node_path_.basename)(path));
        try {
            realPath = external_node_fs_.realpathSync.native(realPath);
        }
        catch {
            // It does not exist, or can't be read.
        }
        this.#realPaths.set(path, realPath);
        return realPath;
    }
    allow(path) {
        return (0,paths/* isInside */.FK)(path, this.realWorkspace) || (0,paths/* isInside */.FK)(path, this.workingDirectory);
    }
    /** Admits a path, or records its link if that leads outside, or into `.git`. Returns whether it did admit it. */
    admit(path) {
        if (!this.#leadsOut(path))
            return true;
        const link = (0,paths/* upFrom */.c9)(path).findLast((one) => this.allow((0,external_node_path_.dirname)(one)) && this.#leadsOut(one));
        this.outsideLinks.add(link ?? path);
        return false;
    }
    #leadsOut(path) {
        const real = this.realPathOf(path);
        return !this.allow(real) || (IN_GIT.test(real) && !IN_GIT.test(path));
    }
    /** The first link on a path. */
    linkOn(path) {
        return (0,paths/* upFrom */.c9)(path).findLast((one) => this.realPathOf(one) !== one) ?? path;
    }
    /** Whether a link leads to a folder on the way to it, so that it would lead on for ever. */
    leadsBack(link) {
        return (0,paths/* upFrom */.c9)((0,external_node_path_.dirname)(link)).some((folder) => (0,paths/* isInside */.FK)(this.realPathOf(folder), this.realPathOf(link)));
    }
    /** The path of an entry without links to folders. */
    ownPathOf(path) {
        const folder = (0,external_node_path_.dirname)(path);
        const real = this.realPathOf(folder);
        return real === folder ? path : (0,external_node_path_.join)(real, (0,external_node_path_.basename)(path));
    }
    /** The folded names in a folder, which is read once. */
    namesIn(folder) {
        const names = this.#names.get(folder) ?? new Set((0,files/* namesIn */.wX)(folder)?.map(this.fold));
        this.#names.set(folder, names);
        return names;
    }
}


/***/ }),

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ exportKey),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sb: () => (/* binding */ notAttempted),
/* harmony export */   Y4: () => (/* binding */ notRequested),
/* harmony export */   m3: () => (/* binding */ isTriggered),
/* harmony export */   mL: () => (/* binding */ isStored)
/* harmony export */ });
/** Identifies an export among those of a run or a manifest. */
function exportKey({ variantId, network }) {
    return JSON.stringify([variantId, network]);
}
/** An asset of which nothing was sent. */
function notAttempted({ path, fileName, contentType, size }) {
    return { path, fileName, contentType, size, status: 'not-attempted', attempts: 0, durationMs: 0 };
}
/** An export that was not requested. */
function notRequested({ variantId, network }) {
    return { variantId, network, status: 'not-attempted', attempts: 0 };
}
/** Whether an export was triggered, by this run or by an earlier one. */
function isTriggered({ status }) {
    return status === 'triggered' || status === 'reused';
}
/** Whether the service has the bytes of a file, sent by this run or by an earlier one. */
function isStored(file) {
    return file.status === 'uploaded' || file.status === 'reused';
}
const NO_FILES = { all: 0, uploaded: 0, reused: 0, failed: 0, 'not-attempted': 0, planned: 0 };
const NO_EXPORTS = { all: 0, triggered: 0, reused: 0, failed: 0, unknown: 0, 'not-attempted': 0 };
/** Counts the files and exports of a report, or of a part of it. */
function tally(report) {
    const [files, bytes, exports] = [{ ...NO_FILES }, { ...NO_FILES }, { ...NO_EXPORTS }];
    for (const file of report.uploads ?? [])
        for (const status of ['all', file.status]) {
            files[status] += 1;
            bytes[status] += file.size;
        }
    for (const { status } of report.exports ?? [])
        for (const counted of ['all', status])
            exports[counted] += 1;
    return { files, bytes, exports };
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


/***/ }),

/***/ 4177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ misspelledWord)
/* harmony export */ });
/* harmony import */ var damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6917);

/** A shorter word is close to every other short word. The extension of a file does not count. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/**
 * The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. A name with other
 * digits is another one.
 */
function misspelledWord(text, candidates) {
    const word = normalize(text);
    const isLong = word.replace(/\.[^.]*$/, '').length >= MIN_LENGTH;
    const isWord = isLong && word.length <= MAX_LENGTH && !/[\s,]/.test(text);
    const distanceTo = (candidate) => {
        const other = normalize(candidate);
        if (other === word)
            return 0;
        // Candidates from the service may be many and long, so the cheap check comes first.
        const isNear = isWord && Math.abs(other.length - word.length) <= maxDistance(candidate);
        return isNear && digitsOf(other) === digitsOf(word)
            ? damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__(word, other).steps
            : Number.POSITIVE_INFINITY;
    };
    const [closest] = candidates
        .map((candidate) => ({ candidate, distance: distanceTo(candidate) }))
        .filter(({ candidate, distance }) => distance <= maxDistance(candidate))
        .sort((a, b) => a.distance - b.distance);
    return closest?.candidate;
}
function normalize(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
const digitsOf = (text) => text.replace(/\D/g, '');
function maxDistance(candidate) {
    return Math.max(1, Math.floor(candidate.length / 4));
}


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ openPatiently),
/* harmony export */   JD: () => (/* binding */ isTemporaryFileOf),
/* harmony export */   LI: () => (/* binding */ explainDenial),
/* harmony export */   Xt: () => (/* binding */ foundFile),
/* harmony export */   lo: () => (/* binding */ writeFileAtomically),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* unused harmony export movePatiently */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2990);






/**
 * Replaces a file atomically: a reader sees the old content or the new one. Creates missing folders. A link stays, and the file
 * that it leads to is replaced. A file that is a mount point, as in a container, is written in place.
 *
 * @param content the whole content, or its parts in order
 * @throws the error of the file system; no temporary file is left behind
 */
async function writeFileAtomically(link, content) {
    const path = await followLinks(link);
    await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // In the target's folder: a rename is atomic only within one file system. Its name has a fixed length: a long target name can't make it too long.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content);
        await movePatiently(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path)).catch(async (error) => {
            if ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) !== 'EBUSY' || process.platform === 'win32')
                throw error;
            // No rename can replace a mount point.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.copyFile)(temporary, path);
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary);
        });
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(temporary, { force: true });
        throw error;
    }
}
/** Returns the path of the file that a path leads to, whether it exists or not. */
async function followLinks(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)(path);
    }
    catch (error) {
        if ((0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error) !== 'ENOENT')
            throw error;
        const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readlink)(path).catch(() => undefined);
        if (target === undefined)
            return path;
        return followLinks((0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.realpath)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path)), target));
    }
}
/** Creates a folder and those above it. Not `mkdir` with `recursive`, which never ends in a file system that takes no folders, such as `/proc`. */
async function makeFolder(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined))?.isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)(path).catch(async (error) => {
        // Another process may have created it meanwhile.
        if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined))?.isDirectory())
            throw error;
    });
}
/** Whether `path` is a temporary file that `writeFileAtomically` makes for `target`. A killed run leaves it behind. */
function isTemporaryFileOf(path, target) {
    if (!path.endsWith('.tmp'))
        return false;
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) === (0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target) && /^\.[\da-f-]{36}\.tmp$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_3__.basename)(path));
}
/** Takes the state out of `stat`'s result, which needs much more memory. */
function foundFile({ ino, size, mtimeMs }, realPath) {
    return { ino, size, mtimeMs, realPath };
}
const POLL_MS = 10;
const DESCRIPTORS_MAX_MS = 10_000;
const LOCKED_MAX_MS = 5_000;
/** Windows gives the same codes for locked and for read-only files. */
const LOCKED = ['EACCES', 'EBUSY', 'EPERM'];
/** Opens something. Waits while there is no free file descriptor: other work will close some; on Windows also for locked files. */
function openPatiently(open, waiting = {}) {
    return poll(open, waiting, (code, isWindows) => {
        if (code === 'EMFILE' || code === 'ENFILE')
            return DESCRIPTORS_MAX_MS;
        return isWindows && code === 'EBUSY' ? LOCKED_MAX_MS : 0;
    });
}
/** Moves or replaces a file. On Windows it waits while another program has the file open. */
function movePatiently(move, waiting = {}) {
    return poll(move, waiting, (code, isWindows) => (isWindows && LOCKED.includes(code) ? LOCKED_MAX_MS : 0));
}
/** What keeps a file from being written, as a sentence; `undefined` for other reasons. */
function explainDenial(error, platform = process.platform) {
    const code = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error);
    if (platform === 'win32' && LOCKED.includes(code))
        return 'The file is read-only, or another program has it open: often an editor, a virus scanner or a program that syncs files.';
    // The files of a runner belong to its own user, and an image may have another one.
    const user = code === 'EACCES' ? (process.getuid?.() ?? 0) : 0;
    if (user === 0)
        return undefined;
    return `The step runs as user ${user}. If its job has a \`container\`, give that \`options: --user root\`.`;
}
async function poll(use, { platform = process.platform, sleep = node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout }, maxMs) {
    for (let waitedMs = 0;; waitedMs += POLL_MS) {
        try {
            return await use();
        }
        catch (error) {
            if (waitedMs >= maxMs((0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error), platform === 'win32'))
                throw error;
            await sleep(POLL_MS);
        }
    }
}
/** The names in a folder; `undefined` if it can't be read. */
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FK: () => (/* binding */ isInside),
/* harmony export */   NS: () => (/* binding */ stripDotSlash),
/* harmony export */   TH: () => (/* binding */ toSlashes),
/* harmony export */   c9: () => (/* binding */ upFrom),
/* harmony export */   f2: () => (/* binding */ byPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** Whether a path is a folder or lies below it. Both are absolute. Symbolic links are not resolved. */
function isInside(path, folder) {
    const fromFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return fromFolder !== '..' && !fromFolder.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(fromFolder);
}
/** A path and the folders above it, up to the root of the disk. */
function upFrom(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path);
    return parent === path ? [path] : [path, ...upFrom(parent)];
}
/** Sorts by path, in the order of JavaScript strings. No two paths are equal. */
function byPath(one, other) {
    return one.path < other.path ? -1 : 1;
}
/** Removes a leading `./` from a pattern. The paths that it is compared with have none. */
function stripDotSlash(pattern) {
    return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}
/** Writes `/` for Windows' separator. Elsewhere `\\` is part of a name, or escapes a wildcard. */
function toSlashes(path, separator = node_path__WEBPACK_IMPORTED_MODULE_0__.sep) {
    return separator === '\\' ? path.replaceAll('\\', '/') : path;
}


/***/ })

};
