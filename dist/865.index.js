export const id = 865;
export const ids = [865];
export const modules = {

/***/ 1149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ RUN_AGAIN),
/* harmony export */   S: () => (/* binding */ explainFailure)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8511);
/* harmony import */ var _response_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8119);



/** Explains what happened and what to do; `undefined` if the call was only cancelled. */
function explainFailure(failure, context) {
    const { error } = failure;
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
        return undefined;
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr && error.reason === 'cancelled')
        return undefined;
    const explanation = explain(failure, context);
    const isPage = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI && error.isWebPage && !(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StorageRefusedError */ .A1);
    return isPage ? explainPage(error, explanation, isUnknown(failure)) : explanation;
}
/** Explains each web page that came in place of a response of the service: first what is in front of it, then the rest. */
function explainPage(error, own, unknown) {
    const advice = [(0,_response_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .checkInFront */ .XW)(error)];
    if ((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(error))
        advice.push('If the service sent the page itself:', own.advice);
    else if (unknown || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr)
        advice.push(own.advice);
    const said = (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(error) ? asSentence(error.message) : own.what;
    return { ...own, what: `${_response_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_FRONT */ .Qc} ${said}`, advice: advice.join(' ') };
}
function explain(failure, context) {
    const { error } = failure;
    const message = asSentence(error.message);
    const what = `${message}${formatEffort(failure, context.limits)}`;
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TokenRejectedError */ .WR) {
        const quotes = 'The token has quotes around it, which are sent as a part of it. ';
        const store = 'Store it without its quotes in the secret behind `token`. If that does not help: ';
        return {
            title: 'Token rejected (401)',
            cause: '401',
            what: `${error.isTokenQuoted ? quotes : ''}The service does not accept the token: it is missing, expired or invalid. ${message}`,
            advice: `${error.isTokenQuoted ? store : ''}Make a new one in the service's developer area, under tokens, and store it in the secret behind \`token\`.`,
        };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PermissionDeniedError */ .Ll)
        return explainDenied(error, message);
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RateLimitedError */ .TM) {
        const cause = `${error.location} ${failure.because}`;
        return { title: 'Rate limited (429)', cause, what, advice: rateAdvice(context) };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StorageRefusedError */ .A1) {
        const cause = `${error.status} ${error.storageError.code} ${failure.because}`;
        if (error.status === 429)
            return { title: 'Rate limited (429)', cause, what, advice: rateAdvice(context) };
        const rejected = `The storage rejected the file. ${what}`;
        return { title: 'Storage refused the upload', cause, what: rejected, advice: (0,_response_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .storageAdvice */ .C3)(error) };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) {
        const advice = isUnknown(failure) ? checkServiceFirst(error) : (0,_response_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .serviceAdvice */ .YL)(error);
        // Not the message: it may name a request or a file, so that each failure would be a cause.
        const cause = `${error.method} ${error.location} ${error.status} ${error.code}`;
        return { title: 'Service error', cause, what, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr) {
        const proxy = error.proxy === undefined ? '' : ` The request went through the proxy ${error.proxy}.`;
        const advice = (isUnknown(failure) ? checkServiceFirst(error) : networkAdvice(error)) + proxy;
        const cause = error.message.slice(error.message.indexOf(': '));
        return { title: 'Network failure', cause, what, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AssetFileError */ .DP) {
        const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
        const cause = error.message.replace(/\d+/g, '0');
        return { title: 'File not readable', cause, what: message, advice };
    }
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', cause: error.message, what: message, advice };
}
function explainDenied({ scope }, message) {
    const [reason, advice] = scope === undefined
        ? [
            'The service rejects this token.',
            'Check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).',
        ]
        : [
            `The token lacks the scope \`${scope}\`.`,
            `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`,
        ];
    return { title: 'Permission denied (403)', cause: '403', what: `${reason} ${message}`, advice };
}
/** Messages end with untrusted text, with or without a full stop. */
function asSentence(message) {
    return `${message.replace(/[.\s]+$/, '')}.`;
}
/** What to do after the creation of a game whose outcome is unknown. */
const RUN_AGAIN = 'Run it again: if the list has the game by then, it is not created twice.';
function checkServiceFirst(error) {
    if (error.operationPath === '/games')
        return RUN_AGAIN;
    return 'It may have been triggered: check the service before you run it again.';
}
const NETWORK_ADVICE = {
    unreachable: 'Check that this runner can reach the host. If it is the host of `base-url`, check that too.',
    'untrusted-certificate': 'If a private certificate authority issued the certificate, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the address, and that the certificate is for it and still valid.',
    'client-certificate': 'The server, or something in front of it, demands a client certificate, and this action sends none. Use an address or a network that needs none.',
    'plain-http': 'The service made this upload URL: report it to the service.',
    'proxy-certificate': 'If a private certificate authority issued the certificate of the proxy, set NODE_EXTRA_CA_CERTS to that of the authority. Otherwise check the host in `https_proxy` or `http_proxy`.',
    'proxy-plain-http': 'Write http:// instead of https:// in `https_proxy` or `http_proxy`.',
    'proxy-credentials': 'Check the user name and the password in `https_proxy` or `http_proxy`: special characters are percent-encoded (`@` is %40, `/` is %2F).',
    'proxy-unusable': 'Give it a scheme (http or https), a host and a port, or add the host of the request to `no_proxy`.',
    timeout: 'Run again, or raise `request-timeout` if the server is slow.',
    broken: 'Run again. If it keeps failing, check what closes connections between this runner and the host.',
    cancelled: '',
};
function networkAdvice(error) {
    const { reason, method, location } = error;
    const advice = NETWORK_ADVICE[reason];
    if (method === 'PUT')
        return advice;
    if (reason === 'plain-http')
        return `Use the server's port for https: in \`base-url\`. If it has none, write ${(0,_response_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrlLine */ .F3)(error, 'http:')} and \`allow-http: true\`: the token is then sent unencrypted.`;
    return reason === 'broken' && location.startsWith('http:')
        ? `If the port is for https:, write ${(0,_response_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .baseUrlLine */ .F3)(error, 'https:')}. Otherwise run again. ${advice.slice('Run again. '.length)}`
        : advice;
}
function isUnknown({ because }) {
    return because === 'may-have-been-done';
}
function rateAdvice({ hasNoConcurrencyInput }) {
    const lower = hasNoConcurrencyInput ? '' : ', lower `concurrency`';
    return `Run again later${lower}, or raise \`max-attempts\` and \`max-retry-wait\`.`;
}
function formatEffort({ because, effort }, { maxRetryWaitMs }) {
    const { attempts, elapsedMs = 0, retryAfterMs } = effort;
    const tried = `Tried ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(attempts, 'time')} in ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(elapsedMs)}.`;
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
/* harmony export */   RF: () => (/* binding */ toFailures),
/* harmony export */   o: () => (/* binding */ annotateFailures),
/* harmony export */   w2: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8511);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4130);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6778);
/* harmony import */ var _runner_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7837);
/* harmony import */ var _explain_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1149);
/* harmony import */ var _response_advice_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8119);









/** Causes include untrusted text, so there may be very many. Further causes are merged by title. */
const MAX_CAUSES = 40;
/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
function toFailure(failure, context) {
    const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .explainFailure */ .S)(failure, context);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
/** Explains the failures of a report, one per cause. */
function toFailures(report, context) {
    const causes = new Map();
    const accepted = new Set(report.exports.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_7__/* .isTriggered */ .m3).map(({ network }) => network));
    const add = (failure, kind, name, network) => {
        const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .explainFailure */ .S)(failure, context);
        if (explanation === undefined)
            return;
        const ownKey = `${explanation.title}\n${explanation.cause}`;
        const hasOwn = causes.has(ownKey) || causes.size < MAX_CAUSES;
        const key = hasOwn ? ownKey : explanation.title;
        const what = hasOwn ? explanation.what : `The first of many errors: ${explanation.what}`;
        const cause = causes.get(key) ?? { explanation: { ...explanation, what }, ...noneAffected() };
        if (network !== undefined && isRejection(failure) && !accepted.has(network))
            cause.rejectedNetworks.push(network);
        // The advice about exports that may have been triggered takes precedence.
        causes.set(key, kind === 'unknown' ? { ...cause, explanation } : cause);
        // A rejected token affects the whole run, not the file or export that happened to come first.
        if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(failure.error))
            cause[kind].push(name);
    };
    for (const outcome of report.uploads) {
        if (outcome.status === 'failed')
            add(outcome.failure, 'files', outcome.asset.path);
    }
    for (const outcome of report.exports) {
        if ((outcome.status === 'failed' || outcome.status === 'unknown') && outcome.failure !== undefined) {
            add(outcome.failure, outcome.status, formatExport(outcome), outcome.network);
        }
    }
    const failures = sortForAnnotations([...causes.values()]).map((cause) => {
        const { title, what, advice } = cause.explanation;
        const affected = describeAffected(cause);
        const question = (0,_response_advice_js__WEBPACK_IMPORTED_MODULE_6__/* .askAboutNetworks */ .SM)(cause.rejectedNetworks);
        return { title, lines: [affected, what, `${question} ${advice}`.trim()].filter((line) => line !== '') };
    });
    return [...failures, ...explainEarlierUnknown(report)];
}
/** Exports that an earlier run may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }) {
    const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
    if (unknown.length === 0)
        return [];
    const what = `An earlier run may have triggered ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(unknown.length, 'export')}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)(unknown.map(formatExport))}`;
    const lines = [
        what,
        'This run did not trigger them: the network would get the variant twice.',
        'Look for them in the service. Remove a pair that is there from the inputs. If none is there, set `retry-unknown: true`.',
    ];
    return [{ title: 'Service error', lines }];
}
function noneAffected() {
    return { files: [], failed: [], unknown: [], rejectedNetworks: [] };
}
function isRejection({ error }) {
    return error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 && error.status >= 400 && error.status < 500;
}
/** Keeps the order unless some causes get no annotation: then those that affect the most come first. */
function sortForAnnotations(causes) {
    const count = ({ files, failed, unknown }) => files.length + failed.length + unknown.length;
    return causes.length <= _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATIONS */ .KE ? causes : causes.toSorted((a, b) => count(b) - count(a));
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
        .map(([names, one, many]) => `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(names.length, one, many)}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)(names)}`)
        .join('; ');
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
/** Short, because annotations are. The first lines of the log say more. */
const WHERE_TO_FIND = `Access logs: ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .PROCESS_ID */ ._R}`;
/** Characters of all problems in an annotation, beside the advice. */
const MAX_LENGTH = _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATION_LENGTH */ .I1 - 300;
/** The last line says what to do. */
const MAX_PROBLEM_LINES = _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATION_LINES */ .d7 - 1;
/**
 * A failure with a list of problems. Its annotation has at most four lines: several problems share a line if there are more
 * than three. If they are too long, each is truncated, and the log has all details.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
function listFailure(title, problems, advice, details = problems) {
    const texts = problems.map(_runner_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeLogLine */ ._);
    const isTooLong = texts.reduce((sum, text) => sum + text.length, 0) > MAX_LENGTH;
    const maxLength = Math.floor(MAX_LENGTH / texts.length);
    const shown = isTooLong ? texts.map((text) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(text, maxLength)) : texts;
    const inLog = details.length > MAX_PROBLEM_LINES || isTooLong;
    const seeLog = inLog ? ` The log lists more (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(details.length, 'problem')} in total).` : '';
    return { title, lines: [...toLines(shown), `${advice}${seeLog}`], ...(inLog && { details }) };
}
/** Spreads the texts evenly over at most three lines. */
function toLines(texts) {
    const perLine = Math.ceil(texts.length / MAX_PROBLEM_LINES);
    const starts = texts.flatMap((_, index) => (index % perLine === 0 ? index : []));
    return starts.map((start) => texts.slice(start, start + perLine).join(' · '));
}


/***/ }),

/***/ 8119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C3: () => (/* binding */ storageAdvice),
/* harmony export */   F3: () => (/* binding */ baseUrlLine),
/* harmony export */   Qc: () => (/* binding */ IN_FRONT),
/* harmony export */   SM: () => (/* binding */ askAboutNetworks),
/* harmony export */   XW: () => (/* binding */ checkInFront),
/* harmony export */   YL: () => (/* binding */ serviceAdvice)
/* harmony export */ });
/* unused harmony export WELL_KNOWN_NETWORKS */
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4177);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);


/** Says in a sentence or two what to do if the storage rejects a file. */
function storageAdvice(error) {
    const { storageError, expired, isPassing, status, isWebPage, words } = error;
    const { code } = storageError;
    if (isWebPage && status >= 300)
        return `Something in front of the storage may have answered. ${FRONT} If it was the storage: what signed the upload URL may lack a permission, so report it to the service.`;
    if (/RequestTimeTooSkewed|RequestNotReadyYet|not (?:yet valid|valid yet)/i.test(words) ||
        (!expired && /specified time frame/i.test(words)))
        return 'The clock of the service, which signed the upload URL, differs from the clock of the storage: report it to the service.';
    if (expired) {
        return 'A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.';
    }
    if (status < 300) {
        return `Something in front of the storage may have answered, so the file counts as not stored. ${FRONT} If it was the storage, report it to the service.`;
    }
    if (isPassing)
        return code === 'OperationAborted'
            ? 'Run again: the storage was busy with another request for the same object.'
            : 'Run again, or lower `concurrency`: the bytes of the file did not reach the storage in time.';
    // Azure's code; Garage has no code of its own.
    if (/SignatureDoesNotMatch|AuthenticationFailed|invalid signature/i.test(words)) {
        return 'The upload URL was signed for a different request: look for a proxy that rewrites headers, or report it to the service.';
    }
    if (status === 413 || code === 'EntityTooLarge')
        return 'The file is larger than the storage accepts.';
    if (status === 404) {
        return 'The upload URL leads to a bucket or path that the storage does not have: report it to the service, which made the URL.';
    }
    if (status === 401 || status === 403) {
        return 'Report it to the service: what signed the upload URL may lack a permission, or the storage may accept certain networks only.';
    }
    if (status >= 300 && status < 400)
        return 'It responded with a redirect, which is not followed. Report it to the service.';
    return status >= 500
        ? 'Run again. If it keeps failing, report it to the service with this message.'
        : "Check the file's size and content type. If both are right, report it to the service with this message.";
}
/** The input `base-url` with another protocol, as in a workflow. */
function baseUrlLine({ baseUrl }, protocol) {
    return `\`base-url: ${baseUrl.replace(/^https?:/, protocol)}\``;
}
/** Says how `base-url` may be wrong if the server does not know the path. The prefix of a service is not known. */
function checkPrefix({ baseUrl, location }) {
    const [operation] = /\/(?:storage\/urls|export)$/.exec(baseUrl) ?? [];
    if (operation !== undefined)
        return `Check \`base-url\`: it must end before ${operation}. Write \`base-url: ${baseUrl.slice(0, -operation.length)}\`.`;
    const { origin, pathname } = new URL(baseUrl);
    const asked = location.slice(origin.length);
    return pathname === '/'
        ? `Check \`base-url\`: it has no path prefix, so the request went to ${asked}. If the API has one, write \`base-url: ${origin}/PREFIX\`.`
        : `Check \`base-url\`: the request went to ${asked}. Is ${pathname} the path prefix of the API?`;
}
/** What is said first of every web page that came in place of a response of the service. */
const IN_FRONT = 'Something in front of the service answered.';
const FRONT = 'Check for a proxy, VPN, firewall, sign-in page or block page.';
/** Says what to check after such a page. */
function checkInFront(error) {
    return error.operationPath === '' ? FRONT : `${FRONT} ${checkPrefix(error)}`;
}
/** What to check if the service rejects a request, by method and path. */
const WHAT_TO_CHECK = {
    'POST /storage/urls': 'Check `organization`, and the name and content type of the file,',
    'POST /export': 'Check `variant` and `network`, or `exports`,',
    'GET /assets': 'Check `organization`',
    'POST /games': 'Check `name` and `organization`',
    'GET /games': 'Check `page-size`',
};
/** Says in a sentence or two what to do about an error response of the service. */
function serviceAdvice(error) {
    const { method, status, location, operationPath } = error;
    if (/plain http request|http request to an https|plain http to an ssl/i.test(error.message))
        return `The port is for https:. Write ${baseUrlLine(error, 'https:')}.`;
    if (status >= 300 && status < 400 && location.startsWith('http:'))
        return `If the server redirects to https:, write ${baseUrlLine(error, 'https:')}. ${checkPrefix(error)}`;
    if (status === 405 || (status >= 300 && status < 400) || (status === 404 && isUnknownPath(error)))
        return checkPrefix(error);
    const isOneGame = operationPath.startsWith('/games/');
    if (status === 404 && isOneGame) {
        return 'Check `game`: does the organization of the token have a game with this id? If so, check `base-url`.';
    }
    if (status >= 500 || status === 408 || status === 425)
        return 'Run again. If it keeps failing, report it to the service with this message.';
    if (status < 400)
        return 'Check `base-url`. If it is right, report it to the service with this message.';
    const check = isOneGame ? 'Check `game`' : WHAT_TO_CHECK[`${method} ${operationPath}`];
    const advice = `${check ?? 'Check the inputs'} against the message of the service.`;
    return status === 404 ? `${advice} ${checkPrefix(error)}` : advice;
}
/** Whether a 404 is about the path: it has no error body of the service, or the words of a web framework without such a route. */
function isUnknownPath({ code, message }) {
    return code === '' || /\b(?:cannot (?:get|post) \/|no (?:such )?(?:route|endpoint))/i.test(message);
}
/** Networks that the documentation and the examples name. Only the service knows which ones it accepts. */
const WELL_KNOWN_NETWORKS = ['applovin', 'facebook', 'google', 'meta', 'mintegral', 'tiktok', 'unity'];
/** A sentence, not escaped, about names that differ from a well-known one by a slip, such as `AppLovin`; empty if none does. */
function askAboutNetworks(networks) {
    const slips = [...new Set(networks)].flatMap((network) => {
        const meant = (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_0__/* .misspelledWord */ .T)(network, WELL_KNOWN_NETWORKS);
        return meant === undefined || meant === network ? [] : `${meant}, not ${network}`;
    });
    return slips.length === 0 ? '' : `Is the name of the network perhaps ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(slips)}?`;
}


/***/ }),

/***/ 6649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H$: () => (/* binding */ rejectMisspelledInputs),
/* harmony export */   SX: () => (/* binding */ finishReading)
/* harmony export */ });
/* unused harmony export tokenWarnings */
/* harmony import */ var _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9524);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4177);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7666);




/**
 * Makes the checks that follow when an action has read all its inputs: tokens in other inputs, old tokens, misspelled names.
 */
function finishReading(inputs, reader, now) {
    rejectTokensInOtherInputs(reader, inputs);
    rejectMisspelledInputs(reader);
    return { inputs, problems: reader.problems, warnings: tokenWarnings(inputs, now) };
}
const PREFIX = 'INPUT_';
/**
 * Rejects inputs that were given but never read, if they are nearly the name of another: without `dry-run`, a run with
 * `dry_run: true` would upload. Other names are no problem: other programs may set such variables too.
 */
function rejectMisspelledInputs(reader) {
    const { env, names } = reader;
    for (const variable of Object.keys(env)) {
        const name = variable.slice(PREFIX.length).toLowerCase();
        if (!variable.startsWith(PREFIX) || names.has(name) || !env[variable]?.trim())
            continue;
        const meant = (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__/* .misspelledWord */ .T)(name, [...names]);
        if (meant === undefined || name.replaceAll('_', '-').startsWith(`${meant}-`))
            continue;
        reader.addProblem(name, `is not an input of this action: did you mean \`${meant}\`?`);
    }
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
            if (!isToken && text !== (0,_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleOf */ .Y)(name).default && containsSecret(text, secret))
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
/** The service recommends it: api/README.md, *Tokens and scopes*. */
const MAX_TOKEN_AGE_DAYS = 90;
const MAX_SESSION_DAYS = 7;
const HOW_TO_MAKE_TOKENS = "in the service's developer area, under tokens, and store it in the secret behind `token`";
/** Warnings about a token that may still work. They never quote any part of it. */
function tokenWarnings({ token, tokenCreated }, now) {
    return [...sessionWarnings(token, now), ...ageWarnings(tokenCreated, now)];
}
function sessionWarnings(token, now) {
    const end = endOfSession(token ?? '');
    if (end === undefined)
        return [];
    const time = `${end.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const lines = [
        `\`token\` looks like a browser session (a JWT), which ${end > now ? 'expires' : 'expired'} on ${time}.`,
        `Sessions are for browsers and last at most ${MAX_SESSION_DAYS} days: make an API token ${HOW_TO_MAKE_TOKENS}.`,
    ];
    return [{ title: 'Session token', lines }];
}
function ageWarnings(created, now) {
    if (created === undefined)
        return [];
    const days = Math.floor((now.getTime() - created.getTime()) / DAY_MS);
    if (days <= MAX_TOKEN_AGE_DAYS)
        return [];
    const lines = [
        `According to \`token-created\`, the token is ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(days, 'day')} old. Replace it every ${MAX_TOKEN_AGE_DAYS} days.`,
        `Make a new one ${HOW_TO_MAKE_TOKENS}; then correct \`token-created\` and revoke the old one.`,
    ];
    return [{ title: 'Old token', lines }];
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


/***/ }),

/***/ 3151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ EMPTY_VARIABLE),
/* harmony export */   i: () => (/* binding */ InputReader)
/* harmony export */ });
/* harmony import */ var _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9524);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4177);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _runner_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6678);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7666);





const MAX_QUOTE_LENGTH = 60;
/** Why an input can be empty although the workflow gives it. */
const EMPTY_VARIABLE = `\`\${{ vars.NAME }}\` gives nothing if no variable has that name, and a repository variable is not read by itself`;
/**
 * Reads inputs from the runner's variables (`INPUT_<NAME>` in upper case, hyphens kept) and collects all problems, so that
 * they can be reported at once. An input that is empty, white space or invisible counts as not given.
 */
class InputReader {
    env;
    #problems = [];
    #names = new Set();
    constructor(env) {
        this.env = env;
    }
    /** As in `ReadResult`. */
    get problems() {
        return this.#problems;
    }
    /** The names of all inputs that were read so far. */
    get names() {
        return this.#names;
    }
    /** @param problem the rest of a sentence that begins with the input's name (and its variable, if the value comes from there): `must be …` */
    addProblem(name, problem) {
        const variable = _input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_VARIABLES */ .Xf[name] ?? '';
        const isFromVariable = !(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT)(this.#valueOf(name)) && this.env[variable]?.trim();
        this.#problems.push(`\`${name}\`${isFromVariable ? ` (from ${variable})` : ''} ${problem}`);
    }
    /**
     * Rejects a value and quotes it, so never call it with a token.
     *
     * @param allowed completes `must be …`
     * @param words allowed words, one of which may have been misspelled
     */
    rejectValue(name, text, allowed, words = []) {
        const meant = (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_1__/* .closestMatch */ .h)(text, words);
        const hint = meant === undefined ? '' : ` (did you mean ${meant}?)`;
        this.addProblem(name, `must be ${allowed}, not ${this.quote(text)}${hint}`);
    }
    /** Quotes a value in a message, truncated. Redacts the tokens, which may have been put into the wrong input. */
    quote(text) {
        return JSON.stringify((0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(this.redact(text), MAX_QUOTE_LENGTH));
    }
    /** Redacts the tokens. */
    redact(text) {
        const tokens = _runner_workflow_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .SECRET_VARIABLES */ .VP.map((name) => (this.env[name] ?? '').trim());
        return tokens.reduce((rest, token) => new _api_redaction_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .Secrets */ .S(token).redact(rest), text);
    }
    /** The trimmed input without its environment variable and default; `''` if not given. */
    given(name) {
        const text = this.#raw(name).trim();
        return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT)(text) === '' ? '' : text;
    }
    /** The trimmed input; if not given, its environment variable, then its default, then `''`. */
    text(name) {
        const given = this.given(name);
        if (given !== '')
            return given;
        const fallback = this.env[_input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .INPUT_VARIABLES */ .Xf[name] ?? '']?.trim();
        return fallback || ((0,_input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleOf */ .Y)(name).default ?? '');
    }
    boolean(name) {
        const text = this.text(name);
        // The spellings of YAML 1.2's core schema, as in @actions/core.
        if (/^(?:true|True|TRUE)$/.test(text))
            return true;
        if (!/^(?:false|False|FALSE)$/.test(text)) {
            this.rejectValue(name, text, 'true or false', ['true', 'false']);
        }
        return false;
    }
    wholeNumber(name, word) {
        const { min = 0, max } = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_4__/* .ruleOf */ .Y)(name);
        const text = this.text(name);
        if (text === word)
            return word;
        const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
        if (number >= min && number <= (max ?? Number.MAX_SAFE_INTEGER))
            return number;
        const range = `a whole number from ${min}${max === undefined ? '' : ` to ${max}`}`;
        if (word === undefined)
            this.rejectValue(name, text, range);
        else
            this.rejectValue(name, text, `${range}, or ${word}`, [word]);
        return min;
    }
    choice(name, allowed) {
        const text = this.text(name);
        const chosen = allowed.find((word) => word === text);
        if (chosen === undefined)
            this.rejectValue(name, text, `one of ${allowed.join(', ')}`, allowed);
        return chosen ?? allowed[0];
    }
    /** The trimmed lines with their numbers, which count from 1. Skips blank lines and comments (`#`). */
    lines(name) {
        return this.#raw(name)
            .split(/\r\n|\r|\n/)
            .map((line, index) => ({ number: index + 1, text: line.trim() }))
            .filter(({ text }) => text !== '' && !text.startsWith('#'));
    }
    /** The values, one per line or separated by commas, without duplicates. */
    list(name) {
        const text = this.text(name);
        const values = text.split(/[\r\n,]+/).map((value) => value.trim());
        const given = [...new Set(values.filter((value) => value !== ''))];
        if (text !== '' && given.length === 0)
            this.addProblem(name, `must have a value, not ${this.quote(text)}`);
        return given;
    }
    /**
     * Cleans values that people copy from pages: cuts off blanks and invisible characters around each, and rejects those inside, except
     * ordinary blanks (the contract, *What goes over the wire*). Leaves out what is empty then, and duplicates.
     *
     * @param isShown whether the message may quote a value
     */
    copied(name, values, isShown = true) {
        const cleaned = [...new Set(values.map(_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .trimInvisible */ .wT))].filter((value) => value !== '');
        const wrong = cleaned.filter((value) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeStrays */ .Ud)(value) !== value);
        if (wrong.length > 0) {
            const codes = wrong.flatMap((value) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeStrays */ .Ud)(value).match(/\\u\{[\da-f]+\}/g) ?? []);
            const places = isShown ? `: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)(wrong.map((value) => this.#quoteEscaped(value)))}` : '';
            const distinct = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTruncated */ .v$)([...new Set(codes)]);
            this.addProblem(name, `must have no invisible or control characters (${distinct})${places}`);
        }
        return cleaned;
    }
    /** As `quote`, with the invisible characters escaped. */
    #quoteEscaped(value) {
        return `"${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)((0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeStrays */ .Ud)(this.redact(value)), MAX_QUOTE_LENGTH)}"`;
    }
    #raw(name) {
        this.#names.add(name);
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
    'reuse-unchanged': { default: 'false' },
    'retry-unknown': { default: 'false' },
    summary: { default: 'true' },
    // GitHub rejects longer names.
    environment: { default: 'playable/{network}', maxLength: 255 },
    'create-if-missing': { default: 'false' },
    'page-size': { min: 1 },
    'run-id': { min: 1 },
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

/***/ 6405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ invalidInputFailure),
/* harmony export */   Z: () => (/* binding */ invalidInputsFailure)
/* harmony export */ });
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8511);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5814);


/**
 * The failure for invalid inputs.
 *
 * @param problems those for the annotation, as in `ReadResult`
 * @param details all problems, for the log
 * @param omitted what the action did not do
 */
function invalidInputFailure(problems, details = problems, omitted = 'sent') {
    const advice = `Nothing was ${omitted}. Correct the step's \`with\`, or the variables and files that are named here.`;
    return (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .listFailure */ .PH)('Invalid input', problems, advice, details);
}
/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;
/** The failure for the invalid inputs of an action that uploads or exports, whose problems may be very many. */
function invalidInputsFailure(problems) {
    const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
    const shown = [...byInput].flatMap(([name, own]) => {
        const more = own.length - MAX_PROBLEMS_PER_INPUT;
        return more > 0
            ? [...own.slice(0, MAX_PROBLEMS_PER_INPUT), `${name} has ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(more, 'more problem')}`]
            : own;
    });
    return invalidInputFailure(shown, problems);
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ emptyIfTooLarge),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
/* harmony export */   oU: () => (/* binding */ tryStepOutputs),
/* harmony export */   sR: () => (/* binding */ writeStepOutputs)
/* harmony export */ });
/* unused harmony export fitsOutput */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(143);
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(516);
/* harmony import */ var _pipeline_tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3767);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(651);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8511);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6678);








/**
 * Writes the step's outputs.
 *
 * @throws Error if the runner's output file is unknown or can't be written
 */
function writeOutputs(report, manifestPath, { env, log }) {
    const { files, bytes, exports } = (0,_pipeline_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N)(report);
    const alternative = `the manifest: ${manifestPath}`;
    writeStepOutputs({
        'asset-ids': emptyIfTooLarge('asset-ids', toAssetIdsJson(report), alternative, log),
        exports: emptyIfTooLarge('exports', toExportsJson(report), alternative, log),
        'uploaded-count': files.uploaded,
        'reused-count': files.reused,
        'failed-count': files.failed,
        'uploaded-bytes': bytes.uploaded,
        'export-count': exports.triggered,
        manifest: manifestPath,
    }, { env, log });
}
/** Maps paths to asset ids. Incomplete if it is too large for an output anyway. */
function toAssetIdsJson(report) {
    // Without a prototype, the path `__proto__` is a key like any other.
    const assetIds = Object.create(null);
    let length = 0;
    for (const { asset, assetId } of report.uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_5__/* .hasAssetId */ .eA)) {
        assetIds[asset.path] = assetId;
        length += asset.path.length + assetId.length;
        if (length > MAX_OUTPUT_BYTES)
            break;
    }
    return JSON.stringify(assetIds);
}
/** Leaves out the service's responses if they make the output too large. */
function toExportsJson(report) {
    const withResponses = report.exports.map(({ variantId, network, ...outcome }) => ({
        variantId,
        network,
        status: outcome.status,
        ...('response' in outcome && outcome.response !== undefined && { response: outcome.response }),
        ...('location' in outcome && outcome.location !== undefined && { location: outcome.location }),
    }));
    const json = JSON.stringify(withResponses);
    if (fitsOutput(json))
        return json;
    return JSON.stringify(withResponses.map(({ variantId, network, status }) => ({ variantId, network, status })));
}
/**
 * Writes outputs to the runner's output file. Without a runner, they become the last line of stdout, as JSON.
 *
 * @throws Error if that file is unknown or can't be written
 */
function writeStepOutputs(outputs, { env, log }) {
    if (!(0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRunner */ .X$)(env)) {
        log.printLast(JSON.stringify(outputs));
        return;
    }
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .rejectNamedPipe */ .Ty)(outputFile(env));
    for (const [name, value] of Object.entries(outputs))
        _actions_core__WEBPACK_IMPORTED_MODULE_2__/* .setOutput */ .uH(name, value);
}
/**
 * Tries to write outputs. Opens the runner's file with a deadline, because that may block; the writes are synchronous and can't be
 * interrupted.
 *
 * @throws Error if that file is unknown or can't be written
 */
async function tryStepOutputs(env, signal) {
    if (!(0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .hasRunner */ .X$)(env))
        return;
    const path = outputFile(env);
    (0,_workflow_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .rejectNamedPipe */ .Ty)(path);
    const file = await (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_6__/* .withDeadline */ .NE)((0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND), signal);
    await file.close();
}
/** @throws Error if the runner names no file: the library would print outputs to stdout as commands, without escaping untrusted text */
function outputFile(env) {
    const path = env['GITHUB_OUTPUT'];
    if (!path)
        throw new Error('the variable is not set');
    return path;
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
function emptyIfTooLarge(name, text, alternative, log) {
    if (fitsOutput(text))
        return text;
    log.warning('Output left empty', `\`${name}\` would be larger than ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .ZV)(MAX_OUTPUT_BYTES)} bytes, which is too large for a later step.`, `Its value is in ${alternative}`);
    return '';
}


/***/ }),

/***/ 3326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ temporaryFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** A new path in the folder that the runner empties after the job: `<prefix>-<random>.<extension>`. There is no file yet. */
function temporaryFile(env, prefix, extension) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env['RUNNER_TEMP'] || (0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), `${prefix}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}.${extension}`);
}


/***/ }),

/***/ 4572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nk: () => (/* binding */ readErrorBody),
/* harmony export */   Yl: () => (/* binding */ readStorageErrorBody),
/* harmony export */   _w: () => (/* binding */ isErrorDocument),
/* harmony export */   ol: () => (/* binding */ formatErrorBody)
/* harmony export */ });
/* harmony import */ var _rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(334);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9638);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(493);
/* harmony import */ var _web_page_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2659);





/** Characters of a body that are read. An S3 error that explains a signature has about 10,000. */
const MAX_BODY_LENGTH = 16_384;
/** Characters that are read of a body in another format, for instance HTML. */
const MAX_TEXT_LENGTH = 4_096;
/** Characters of all other fields of a storage's error. */
const MAX_DETAILS_LENGTH = 600;
const MAX_FIELDS = 100;
const MAX_DEPTH = 6;
/** `<style>` and `<script>` with their content, comments, and all other tags. */
const TAGS = /<(style|script)\b.*?(?:<\/\1[^>]*>|$)|<[a-z/!?][^>]*>/gis;
const CDATA = /<!\[CDATA\[(.*?)(?:\]\]>|$)/gs;
/**
 * Reads an error body of the service. Frameworks write a list of messages, or `title` and `detail` (RFC 9457). Of an object with none
 * of them, all fields are the message. A body that is not a JSON object becomes the message, without tags of HTML.
 *
 * @param redact removes secrets from a text
 * @param status that of the response, which says what a web page means
 */
function readErrorBody(text, redact, status = 0) {
    const fields = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseExact */ .jM)(text);
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(fields))
        return readText(text, redact, status);
    const { error, message, detail, title } = fields;
    const words = textsOf(message).join('; ') || [title, textsOf(detail).join('; ')].filter(isText).join(': ');
    const spoken = isText(error) || words !== '' ? words : formatErrorBody(describe(fieldsOf(fields), redact), '');
    return {
        ...(typeof error === 'string' && { error: quote(error, redact) }),
        ...(spoken && { message: quote(spoken, redact) }),
    };
}
/** The texts of a message, of a list of messages, or of a list of objects with one each. */
function textsOf(value) {
    if (Array.isArray(value))
        return value.flatMap((item) => textsOf((0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(item) ? (item['message'] ?? item['msg']) : item));
    return isText(value) ? [value] : [];
}
function isText(value) {
    return typeof value === 'string' && value !== '';
}
/** Formats an error body for a message: `Forbidden: no`, `Forbidden` or `no`, with other fields in parentheses. */
function formatErrorBody({ error, code, message, details }, none = 'no explanation was given') {
    const words = [error, code, message].filter(Boolean).join(': ');
    return [words, details && (words ? `(${details})` : details)].filter(Boolean).join(' ') || none;
}
/** One line. Secrets are redacted before it is shortened. */
function quote(text, redact) {
    return (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .redactUntrusted */ .k)(redact(text));
}
/** Whether a web page with this status came from a proxy, a firewall or a sign-in page (the contract, *Failures*). */
function isFromInFront(status) {
    return [401, 403, 407].includes(status);
}
/** Reads a body that has no fields. A web page with 429 or 5xx is a gateway's usual answer. */
function readText(text, redact, status) {
    const title = (0,_web_page_js__WEBPACK_IMPORTED_MODULE_3__/* .pageTitle */ .W)(text, redact);
    // Secrets are redacted first: they may look like tags, lie in CDATA, and a shorter text would cut them.
    const plain = redact(text.replace(CDATA, '$1')).slice(0, MAX_TEXT_LENGTH).replace(TAGS, ' ');
    const words = (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_2__/* .redactUntrusted */ .k)(plain);
    if (title !== undefined && isFromInFront(status))
        return { message: (0,_web_page_js__WEBPACK_IMPORTED_MODULE_3__/* .pageProblem */ .Vm)(title || words), isWebPage: true };
    const message = (status === 429 || status >= 500) && title ? title : words;
    return message === '' ? {} : { message };
}
/**
 * Reads an error body of the storage: the XML of S3 and its relatives, or JSON. Any other text becomes the message, without tags.
 *
 * @param redact removes secrets from a text; called before and after a body is parsed
 * @param status that of the response, which says what a web page means
 */
function readStorageErrorBody(body, redact, status = 0) {
    const record = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseExact */ .jM)(body);
    // Redacted before it is shortened, which could cut a secret.
    const error = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(record) ? record : parseElement(redact(body).slice(0, MAX_BODY_LENGTH));
    return error === undefined ? readText(body, redact, status) : describe(fieldsOf(error), redact);
}
/** Whether a body is an error of S3. Some storages send one with a status of success. */
function isErrorDocument(text) {
    return /^<Error[\s/>]/.test((0,_web_page_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutProlog */ .CE)(text.slice(0, MAX_BODY_LENGTH)));
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
function fieldsOf(value, name = '', depth = 0) {
    if (depth > MAX_DEPTH)
        return [];
    if (value instanceof _rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__.XmlElement) {
        const inner = value.children.filter((node) => node instanceof _rgrove_parse_xml__WEBPACK_IMPORTED_MODULE_0__.XmlElement);
        if (inner.length === 0)
            return [{ name: value.name, text: value.text.trim() }];
        return inner.slice(0, MAX_FIELDS).flatMap((element) => fieldsOf(element, '', depth + 1));
    }
    if (Array.isArray(value))
        return value.slice(0, MAX_FIELDS).flatMap((item) => fieldsOf(item, name, depth + 1));
    if ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .isRecord */ .u4)(value))
        return Object.entries(value)
            .slice(0, MAX_FIELDS)
            .flatMap(([key, item]) => fieldsOf(item, key, depth + 1));
    const text = typeof value === 'string' ? value.trim() : ((0,_support_json_js__WEBPACK_IMPORTED_MODULE_4__/* .numberText */ .$4)(value) ?? '');
    return [{ name, text }];
}
/** In this order. */
const CODES = ['code', 'errorcode', 'error'];
const MESSAGES = ['message', 'msg', 'error_description', 'detail', 'title'];
/** What says nothing new to a person: ids of a request and of a key, the path, credentials, and what a signature was calculated from. */
const SILENT = /^(?:.*(?:request|host|trace|correlation)-?_?id-?\d*|resource|(?:stringtosign|canonicalrequest)(?:bytes)?|signature(?:provided)?|.*access-?_?key-?_?id|.*token(?:-\d+)?)$/i;
/** Finds code and message among the fields of a storage's error. All others that say something are details. */
function describe(all, redact) {
    const fields = all
        .slice(0, MAX_FIELDS)
        .filter(({ name, text }) => text !== '' && !SILENT.test(name) && !/(?:code|status): \d{3}$/i.test(`${name}: ${text}`));
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
/* harmony export */   Ll: () => (/* binding */ PermissionDeniedError),
/* harmony export */   TM: () => (/* binding */ RateLimitedError),
/* harmony export */   WR: () => (/* binding */ TokenRejectedError),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   gR: () => (/* binding */ UnexpectedError),
/* harmony export */   hD: () => (/* binding */ locationOf)
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
    method;
    location;
    /** As in `FailedRequest`; empty for the storage. */
    operationPath;
    /** As in `FailedRequest`. */
    isWebPage;
    /** @param outcome the end of the message, directly after method and location */
    constructor({ method, location, operationPath = '', isWebPage = false }, outcome, options) {
        super(`${method} ${location}${outcome}`, options);
        this.isWebPage = isWebPage;
        this.method = method;
        this.location = location;
        this.operationPath = operationPath;
    }
    /** The `base-url` of a request to the service. */
    get baseUrl() {
        return this.location.slice(0, this.location.length - this.operationPath.length);
    }
}
/** A file that cannot be read, or that changed after it was found. */
class AssetFileError extends Error {
    name = 'AssetFileError';
}
/** A request that was not sent, or was aborted, because the run was cancelled. */
class CancelledError extends Error {
    name = 'CancelledError';
    constructor() {
        super('The run was stopped before this was done');
    }
}
/** No response, or an incomplete one. `cause` is Node's error. */
class NetworkError extends RequestError {
    name = 'NetworkError';
    reason;
    proxy;
    constructor(reason, request, cause) {
        super(request, `: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .causeChain */ .D)(cause).map(_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redactUntrusted */ .k).join(': ')}`, { cause });
        this.reason = reason;
        this.proxy = request.proxy;
    }
}
const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;
/** 403: the token lacks a scope (api/README.md, *Errors*). */
class PermissionDeniedError extends RequestError {
    name = 'PermissionDeniedError';
    /** The missing scope, `<resource>:<action>`; `undefined` if the body does not name it. */
    scope;
    constructor(request, body) {
        super(request, ` answered 403: ${(0,_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorBody */ .ol)(body)}`);
        this.scope = REQUIRED_SCOPE.exec(body.message ?? '')?.[1];
    }
}
/** 429: too many requests. */
class RateLimitedError extends RequestError {
    name = 'RateLimitedError';
    constructor(request, body = {}) {
        super(request, ` answered 429: ${(0,_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorBody */ .ol)(body, 'too many requests')}`);
    }
}
/** Any other response that is not 2xx, or a 2xx whose body lacks required fields. */
class ServiceError extends RequestError {
    name = 'ServiceError';
    status;
    /** Distinguishes responses with the same status: the body's `error`, or the problem of a 2xx. May be empty. */
    code;
    /** @param problem the end of the message: `answered 500: <problem>` */
    constructor(request, status, problem, code = problem) {
        super(request, ` answered ${status}: ${problem}`);
        this.status = status;
        this.code = code;
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
        super({ method: 'PUT', location, isWebPage: body.isWebPage }, ` answered ${status}: ${(0,_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorBody */ .ol)(body)}`);
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
/** 401: the token is missing, expired or invalid. */
class TokenRejectedError extends RequestError {
    name = 'TokenRejectedError';
    /** As in `FailedRequest`. */
    isTokenQuoted;
    constructor(request, body) {
        super(request, ` answered 401: ${(0,_error_body_js__WEBPACK_IMPORTED_MODULE_0__/* .formatErrorBody */ .ol)(body)}`);
        this.isTokenQuoted = request.isTokenQuoted ?? false;
    }
}
/** A bug in the action. `cause` is the thrown value. */
class UnexpectedError extends Error {
    name = 'UnexpectedError';
    constructor(cause) {
        super(describe(cause), { cause });
    }
}
function describe(cause) {
    if (typeof cause === 'string' && cause !== '')
        return cause;
    if (!(cause instanceof Error))
        return 'something was thrown that is not an error';
    return cause.message === '' ? cause.name : `${cause.name}: ${cause.message}`;
}
/** Whether an error (401 or 403 of the service) holds for every request with this token, so that the run stops. */
function isAuthError(error) {
    return error instanceof TokenRejectedError || error instanceof PermissionDeniedError;
}


/***/ }),

/***/ 493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ redactUntrusted)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);

/** `%` and `&` begin encoded characters, and JSON may escape them. */
const [PERCENT, AMPERSAND] = [String.raw `(?:%|\\{1,8}u0025)(?:25)*`, String.raw `(?:&|\\{1,8}u0026)(?:amp;)*`];
/**
 * A regular expression for a fixed character in the encodings that programs use: plain, with backslashes or JSON escapes (RFC 8259, 7),
 * percent-encoded (RFC 3986, 2.1), as HTML character references, and encoded several times. ASCII only.
 */
function encodedPattern(text) {
    const patterns = [...text].map((character) => {
        const code = character.charCodeAt(0);
        const digits = code.toString(16).padStart(2, '0');
        const hex = digits.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
        const encoded = String.raw `\\{1,8}u00${hex}|${PERCENT}${hex}|${AMPERSAND}#(?:0*${code}|[xX]0*${hex});`;
        return String.raw `(?:\\{0,8}${RegExp.escape(character)}|${encoded})`;
    });
    return patterns.join('');
}
const MAX_LENGTH = 300;
/** Limits the time that the patterns take on a hostile text. */
const MAX_INSPECTED_LENGTH = 2_000;
const [SLASH, AT] = ['/', '@'].map(encodedPattern);
/** What begins a query or a fragment. A `#` may be a part of a character reference. */
const QUERY = `(?:${encodedPattern('?')}|(?<!&(?:amp;)*)${encodedPattern('#')})`;
const URL_CHARACTER = `[^\\s"'<>]`;
/** A quote belongs to a query, unless what follows shows that it ends a string. */
const QUERY_CHARACTER = `(?:${URL_CHARACTER}|["'](?![\\s,;:.)\\]}>]|$))`;
const USER_INFO = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY})${URL_CHARACTER})*${AT}`, 'g');
const URL_QUERY = new RegExp(`(${SLASH}{2}${URL_CHARACTER}*?)${QUERY}${QUERY_CHARACTER}*`, 'g');
/** Text that looks like a query, without an origin before it. */
const BARE_QUERY = new RegExp(`\\?[\\w.%-]+=${QUERY_CHARACTER}*`, 'g');
/** What gives access, also behind a blank in a query that is not encoded. */
const ACCESS = /\b([\w-]*(?:signature|security-token)|sig)=[^&\s]+/gi;
/** Prepares text from outside for an error message: one line of at most 300 characters, in which URLs have no user info and no query. */
function redactUntrusted(text) {
    const start = text.slice(0, MAX_INSPECTED_LENGTH);
    const plain = start.replace(USER_INFO, '$1').replace(URL_QUERY, '$1').replace(BARE_QUERY, '');
    const shown = plain.replace(ACCESS, '$1=***').replace(/[\s\p{Cc}]+/gu, ' ');
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

/***/ 2659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ withoutProlog),
/* harmony export */   Nc: () => (/* binding */ WEB_PAGE),
/* harmony export */   Vm: () => (/* binding */ pageProblem),
/* harmony export */   W: () => (/* binding */ pageTitle)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);
/* harmony import */ var _redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(493);


/** What is wrong with a response, if something in front of the server answered with a sign-in page or a block page. */
const WEB_PAGE = 'the body is a web page';
/** Characters of a body that are searched for a web page and its title. */
const MAX_HEAD_LENGTH = 16_384;
const MAX_TITLE_LENGTH = 100;
/**
 * The title of a web page, whatever its type is; `''` if it has none, `undefined` if the text is no web page.
 *
 * @param redact removes secrets from a text
 */
function pageTitle(text, redact) {
    const head = text.slice(0, MAX_HEAD_LENGTH);
    if (!/^<(?:!doctype\s+html|html)[\s/>]/i.test(withoutProlog(head)))
        return undefined;
    const title = /<title[^<>]*>([^<]*)</i.exec(head)?.[1] ?? '';
    return (0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redactUntrusted */ .k)(redact(title)), MAX_TITLE_LENGTH);
}
/** Says that a body is a web page, and quotes its title. */
function pageProblem(title) {
    return title === '' ? WEB_PAGE : `${WEB_PAGE}: "${title}"`;
}
/** Removes what may stand before the root of a document: blanks, comments and declarations of XML. */
function withoutProlog(text) {
    return text.replace(/^(?:\s|<!--(?:(?!-->).)*-->|<\?[^>]*>)+/s, '');
}


/***/ }),

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ exportKey),
/* harmony export */   eA: () => (/* binding */ hasAssetId),
/* harmony export */   m3: () => (/* binding */ isTriggered)
/* harmony export */ });
/** Identifies an export among those of a run or a manifest. */
function exportKey({ variantId, network }) {
    return JSON.stringify([variantId, network]);
}
/** Whether an export was triggered, by this run or by an earlier one. */
function isTriggered(outcome) {
    return outcome.status === 'triggered' || outcome.status === 'reused';
}
/** Whether the service has the bytes of an asset, sent by this run or by a previous one. */
function hasAssetId(outcome) {
    return outcome.status === 'uploaded' || outcome.status === 'reused';
}


/***/ }),

/***/ 3767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ tally)
/* harmony export */ });
const NO_FILES = { all: 0, uploaded: 0, reused: 0, failed: 0, 'not-attempted': 0, planned: 0 };
const NO_EXPORTS = { all: 0, triggered: 0, reused: 0, failed: 0, unknown: 0, 'not-attempted': 0 };
/** Counts files and exports. */
function tally(report) {
    const [files, bytes, exports] = [{ ...NO_FILES }, { ...NO_FILES }, { ...NO_EXPORTS }];
    for (const file of report.uploads ?? []) {
        const { size } = 'asset' in file ? file.asset : file;
        for (const status of ['all', file.status]) {
            files[status] += 1;
            bytes[status] += size;
        }
    }
    for (const { status } of report.exports ?? [])
        for (const counted of ['all', status])
            exports[counted] += 1;
    return { files, bytes, exports };
}


/***/ }),

/***/ 4177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ misspelledWord),
/* harmony export */   h: () => (/* binding */ closestMatch)
/* harmony export */ });
/* harmony import */ var damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6917);

/** A shorter word is close to every other short word. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 40;
/** The candidate that `text` was most likely meant to be; `undefined` if none is close. A candidate also matches if it is a prefix of `text`, or `text` of it. */
function closestMatch(text, candidates) {
    const word = normalize(text);
    const isPart = (candidate) => candidate !== '' && (word.startsWith(normalize(candidate)) || normalize(candidate).startsWith(word));
    return misspelledWord(text, candidates) ?? (isWord(text) ? candidates.find(isPart) : undefined);
}
/** The candidate that differs from `text` only by a few letters, or by `_` for `-`; `undefined` if there is none. */
function misspelledWord(text, candidates) {
    const word = normalize(text);
    const same = candidates.find((candidate) => normalize(candidate) === word);
    if (same !== undefined || !isWord(text))
        return same;
    const [closest] = candidates
        // Candidates from the service may be many and long, so the cheap check comes first.
        .filter((candidate) => Math.abs(normalize(candidate).length - word.length) <= maxDistance(candidate))
        .map((candidate) => ({ candidate, distance: damerau_levenshtein__WEBPACK_IMPORTED_MODULE_0__(word, normalize(candidate)).steps }))
        .filter(({ candidate, distance }) => distance <= maxDistance(candidate))
        .sort((a, b) => a.distance - b.distance);
    return closest?.candidate;
}
function isWord(text) {
    const { length } = normalize(text);
    return length >= MIN_LENGTH && length <= MAX_LENGTH && !/[\s,]/.test(text);
}
function normalize(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
function maxDistance(candidate) {
    return Math.max(1, Math.floor(candidate.length / 4));
}


/***/ }),

/***/ 9638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ numberText),
/* harmony export */   jM: () => (/* binding */ parseExact),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   sw: () => (/* binding */ jsonInParts),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether parsed JSON is an object, not an array, `null` or a number. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value);
}
/**
 * Parses JSON so that `JSON.stringify` writes every number as it was. A number that it would write otherwise, such as `1.10` or
 * `1234567890123456789`, becomes raw JSON. Ignores a byte order mark (RFC 8259, 8.1).
 *
 * @returns `undefined` if the text is not JSON, or nested too deeply
 */
function parseExact(text) {
    return parseJson(text, (_, value, { source = '' }) => typeof value === 'number' && String(value) !== source ? JSON.rawJSON(source) : value);
}
/** Parses JSON whose numbers need not stay as they were written. Returns `undefined` if the text is not JSON. */
function parseJson(text, reviver) {
    try {
        const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
        return reviver === undefined ? JSON.parse(json) : JSON.parse(json, reviver);
    }
    catch {
        return undefined;
    }
}
/** The text of a number in the result of `parseExact`, as it was written; `undefined` if the value is not a number. */
function numberText(value) {
    if (typeof value === 'number')
        return String(value);
    return JSON.isRawJSON(value) ? value.rawJSON : undefined;
}
/** Entries of a list in one part. Each has at most some MiB. */
const PART_ENTRIES = 100;
/**
 * Yields JSON with a line for each field, and for each entry of a list in a field. It comes in parts, because a string holds at most
 * 512 MiB.
 *
 * @param record has one field or more
 */
function* jsonInParts(record) {
    let separator = '{';
    for (const [name, content] of Object.entries(record)) {
        if (content === undefined)
            continue;
        yield `${separator}\n${JSON.stringify(name)}: `;
        separator = ',';
        if (Array.isArray(content))
            yield* listInParts(content);
        else
            yield JSON.stringify(content);
    }
    yield '\n}\n';
}
function* listInParts(list) {
    yield '[';
    for (let start = 0; start < list.length; start += PART_ENTRIES) {
        const lines = list.slice(start, start + PART_ENTRIES).map((entry) => `\n${JSON.stringify(entry)}`);
        yield (start === 0 ? '' : ',') + lines.join();
    }
    yield list.length === 0 ? ']' : '\n]';
}


/***/ })

};
