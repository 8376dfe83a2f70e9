export const id = 376;
export const ids = [376];
export const modules = {

/***/ 6586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ describeDone),
/* harmony export */   d: () => (/* binding */ describePlan)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(516);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8511);


/** Says what a step has sent, such as `2 of 3 files uploaded (1.5 KiB), 1 reused`, and the same of exports; nothing of what it has none of. */
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
/** The same of what a real run would send, such as `3 files to upload (1.2 MiB)`. */
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

/***/ 2502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ RUN_AGAIN),
/* harmony export */   S: () => (/* binding */ explainFailure)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _api_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5446);
/* harmony import */ var _retry_results_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(769);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);




/** Explains what happened and what to do; `undefined` if the call was only cancelled. */
function explainFailure(failure, limits) {
    const { error } = failure;
    if (error instanceof _retry_results_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .c)
        return undefined;
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr && error.reason === 'cancelled')
        return undefined;
    const explanation = explain(failure, limits);
    const isInFront = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI && error.request.isInFront;
    return isInFront ? explainInFront(error, explanation, isUnknown(failure)) : explanation;
}
const FRONT = 'Check for a proxy, VPN, firewall, sign-in page or block page.';
/** Explains what came in place of a response of the service: first what is in front of it, then the rest. */
function explainInFront(error, own, unknown) {
    const advice = [FRONT, checkPrefix(error)];
    if ((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(error))
        advice.push('If the service sent the page itself:', own.advice);
    else if (unknown || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr)
        advice.push(own.advice);
    const said = (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(error) ? asSentence(error.message) : own.what;
    return { ...own, what: `Something in front of the service answered. ${said}`, advice: advice.join(' ') };
}
function explain(failure, limits) {
    const { error, because } = failure;
    const message = asSentence(error.message);
    const what = `${message}${formatEffort(failure, limits)}`;
    if ((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(error))
        return error.status === 401 ? explainRejected(error) : explainDenied(error);
    if ((error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 || error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StorageRefusedError */ .A1) && error.status === 429) {
        const server = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7 ? error.request.location : 'storage';
        const groupKey = `429 ${server} ${because}`;
        return { title: 'Rate limited (429)', groupKey, what, advice: rateAdvice(limits) };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StorageRefusedError */ .A1) {
        const groupKey = `storage ${error.status} ${error.storageError.code} ${because}`;
        const rejected = `The storage rejected the file. ${what}`;
        return { title: 'Storage refused the upload', groupKey, what: rejected, advice: storageAdvice(error) };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) {
        const { method, location } = error.request;
        // Not the message: it may name a request or a file, so that each failure would have a group.
        const groupKey = `service ${method} ${location} ${error.status} ${error.code}`;
        const advice = isUnknown(failure) ? checkServiceFirst(error) : serviceAdvice(error);
        return { title: 'Service error', groupKey, what, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NetworkError */ .Dr) {
        const { proxy } = error.request;
        const own = isUnknown(failure) ? checkServiceFirst(error) : networkAdvice(error, failure, limits);
        const advice = proxy === undefined ? own : `${own} The request went through the proxy ${proxy}.`;
        return { title: 'Network failure', groupKey: `network ${error.reason} ${error.words}`, what, advice };
    }
    if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AssetFileError */ .DP) {
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
    return {
        ...fixed,
        what: `The token has quotes around it, which are sent as a part of it. ${rejected}`,
        advice: `Store it without its quotes in the secret behind \`token\`. If that does not help: ${newToken}`,
    };
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
    const what = `${asSentence(problem)} So the service answered ${request.method} ${request.location} with 403.`;
    const advice = 'Do what the service says. If that does not help, check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).';
    return { ...fixed, what: what.replace(/^[a-z]/, (letter) => letter.toUpperCase()), advice };
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
    const { reason, request, cause } = error;
    const { method, proxy, operation } = request;
    if (cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ProxyRejection */ .WR && (cause.status === 429 || because === 'wait-too-long'))
        return rateAdvice(limits);
    if (cause instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .NoProxyError */ .ay && reason === 'unreachable')
        return 'Check `https_proxy` or `http_proxy`, and that this runner can reach the proxy.';
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
    const tried = ` Tried ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(attempts, 'time')} in ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a3)(elapsedMs)}.`;
    if (because === 'wait-too-long' && retryAfterMs !== undefined)
        return ` It asked for a wait of ${Math.ceil(retryAfterMs / 1000)} s, but \`max-retry-wait\` allows only ${maxRetryWaitMs / 1000} s.${tried}`;
    return attempts > 1 || because === 'attempts-exhausted' ? tried : '';
}
const KEEPS_FAILING = 'Run again. If it keeps failing, report it to the service with this message.';
function storageAdvice(error) {
    const { storageError, expired, isPassing, status, words } = error;
    if (storageError.isWebPage || status < 300)
        return `Something in front of the storage may have answered, so the file counts as not stored. ${FRONT} If it was the storage, report it to the service.`;
    if ((0,_api_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .saysClocksDiffer */ .Ye)(words))
        return 'The clock of the service, which signed the upload URL, differs from the clock of the storage: report it to the service.';
    if (expired)
        return 'A second upload URL had expired as well: report it to the service. Its clock may differ from that of the storage.';
    const ofDialect = (0,_api_storage_dialects_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceFor */ .cp)(words);
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

/***/ 6011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GR: () => (/* binding */ whyNotDone),
/* harmony export */   J: () => (/* binding */ outputsFailure),
/* harmony export */   Mh: () => (/* binding */ formatExport),
/* harmony export */   OZ: () => (/* binding */ invalidInputFailure),
/* harmony export */   PH: () => (/* binding */ listFailure),
/* harmony export */   Xg: () => (/* binding */ explainCancellation),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   b5: () => (/* binding */ withAdvice),
/* harmony export */   bF: () => (/* binding */ outputFileName),
/* harmony export */   o: () => (/* binding */ annotateFailures),
/* harmony export */   w2: () => (/* binding */ toFailure),
/* harmony export */   xc: () => (/* binding */ notWritten),
/* harmony export */   z5: () => (/* binding */ whyNotWritten)
/* harmony export */ });
/* unused harmony exports formatProblem, toFailures */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(553);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8511);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4130);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8711);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6778);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8918);
/* harmony import */ var _runner_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7837);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6586);
/* harmony import */ var _explain_failure_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2502);











/** Characters of all problems in an annotation. The rest is for the advice. */
const MAX_LENGTH = _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATION_LENGTH */ .I1 - 300;
/** The last line says what to do. */
const MAX_PROBLEM_LINES = _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATION_LINES */ .d7 - 1;
/**
 * A failure with a problem on each line. More than four share a line, and very long ones are truncated. The log has the whole list then.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
function listFailure(title, problems, advice, details = problems) {
    const texts = problems.map(_runner_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeLogLine */ ._);
    const isTooLong = texts.join('').length > MAX_LENGTH;
    const shown = isTooLong
        ? texts.map((text) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_3__/* .truncate */ .xv)(text, Math.floor(MAX_LENGTH / texts.length)))
        : texts;
    const hasMore = isTooLong || details.length > problems.length;
    const seeLog = hasMore ? ` The log lists more (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(details.length, 'problem')} in total).` : '';
    const lines = shown.length > MAX_PROBLEM_LINES ? [shown.join(' · ')] : shown;
    const isInLog = details.length > MAX_PROBLEM_LINES || isTooLong;
    return { title, lines: [...lines, `${advice}${seeLog}`], ...(isInLog && { details }) };
}
/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;
function invalidInputFailure(problems) {
    const shown = [...Map.groupBy(problems, ({ input }) => input)].flatMap(([input, all]) => {
        const more = all.length - MAX_PROBLEMS_PER_INPUT;
        if (more <= 0)
            return all;
        return [...all.slice(0, MAX_PROBLEMS_PER_INPUT), { input, text: `has ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(more, 'more problem')}` }];
    });
    const advice = "Nothing was sent. Correct the step's `with`, or the variables and files that are named here.";
    return listFailure('Invalid input', shown.map(formatProblem), advice, problems.map(formatProblem));
}
/** A sentence without a full stop. */
function formatProblem({ input, text }) {
    return `\`${input}\` ${text}`;
}
const NOT_WRITTEN = {
    'Manifest not written': 'manifest-not-written',
    'Outputs not written': 'outputs-not-written',
};
/** Explains why a file of the step could not be written. */
function notWritten(title, path, error, advice) {
    const reason = `${path}: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_10__/* .causeChain */ .D)(error).join(': ')}`;
    const denial = (0,_support_files_js__WEBPACK_IMPORTED_MODULE_1__/* .explainDenial */ .LI)(error);
    return { title, kind: NOT_WRITTEN[title], lines: [reason, denial ? `${denial} ${advice}` : advice] };
}
/** Why the file of outputs, or of a result, can't be written; `undefined` if it was. */
async function whyNotWritten(path, advice, write) {
    try {
        await write();
        return undefined;
    }
    catch (error) {
        return notWritten('Outputs not written', path, error, advice);
    }
}
/** Why outputs can't be written, before the action has sent anything; `undefined` if they can. */
function outputsFailure(env) {
    const advice = 'Nothing was sent, because later steps would not learn of it.';
    return whyNotWritten(outputFileName(env), advice, () => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .checkOutputFile */ .CK)(env));
}
/** The name of the file of outputs, for messages. */
function outputFileName(env) {
    return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
}
/** Explains the failure of one call; `undefined` for a call that was only cancelled. */
function toFailure(failure, limits) {
    const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .explainFailure */ .S)(failure, limits);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
/** What can have one cause, each with its words for one and for many. */
const AFFECTED = {
    files: ['file not uploaded', 'files not uploaded'],
    failed: ['export not triggered', 'exports not triggered'],
    unknown: ['export that may have been triggered', 'exports that may have been triggered'],
};
/** Error codes are untrusted text, so there may be very many. Further causes are grouped by title. */
const MAX_GROUPS = 40;
/** Explains the failures of a report, one per cause. */
function toFailures(report, limits) {
    const groups = new Map();
    const add = (failure, kind, name) => {
        const explanation = (0,_explain_failure_js__WEBPACK_IMPORTED_MODULE_8__/* .explainFailure */ .S)(failure, limits);
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
        return { title, lines: [describeAffected(group), what, advice].filter((line) => line !== '') };
    });
}
/** If there are more groups than annotations, those that affect the most come first. */
function sortForAnnotations(groups) {
    const count = ({ files, failed, unknown }) => files.length + failed.length + unknown.length;
    return groups.length <= _runner_log_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_ANNOTATIONS */ .KE ? groups : groups.toSorted((a, b) => count(b) - count(a));
}
function describeAffected(group) {
    return Object.keys(AFFECTED)
        .filter((kind) => group[kind].length > 0)
        .map((kind) => {
        const [one, many] = AFFECTED[kind];
        return `${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(group[kind].length, one, many)}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTruncated */ .v$)(group[kind])}`;
    })
        .join('; ');
}
function formatExport({ variantId, network }) {
    return `${variantId} to ${network}`;
}
/** Explains why a step did not do all that it was asked for; empty if it did. */
function whyNotDone(record, { limits, retryUnknown }, signal) {
    const report = record.report();
    const failures = toFailures(report, limits);
    // With `retry-unknown` it is another failure, or the cancellation, that left them.
    if (!retryUnknown)
        failures.push(...explainEarlierUnknown(report));
    return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}
/** Exports that an earlier step or attempt may have triggered, and that this run therefore did not request. */
function explainEarlierUnknown({ exports }) {
    const unknown = exports.filter((outcome) => outcome.status === 'unknown' && outcome.failure === undefined);
    if (unknown.length === 0)
        return [];
    const lines = [
        `An earlier step or attempt may have triggered ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_9__/* .plural */ .LS)(unknown.length, 'export')}, so this step did not: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTruncated */ .v$)(unknown.map(formatExport))}`,
        'Look in the service. If a pair is there, leave it out of the inputs of a new run. If none is, `retry-unknown: true` (in the example workflows, the variable `PLAYABLE_RETRY_UNKNOWN`) triggers them.',
    ];
    return [{ title: 'Service error', lines }];
}
/** Says what a cancelled run did, and what to do next. */
function explainCancellation(record, { reason }) {
    const report = record.report();
    const unknown = report.exports.filter(({ status }) => status === 'unknown').map(formatExport);
    return cancelledFailure(`The run was cancelled (${reason}): ${(0,_counts_js__WEBPACK_IMPORTED_MODULE_7__/* .describeDone */ .A)(report).join('; ') || 'nothing was done'}.`, 'The outputs and the manifest record what was done.', unknown.length > 0
        ? `May have been triggered, so check the service before you run it again: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTruncated */ .v$)(unknown)}`
        : 'Run it again.');
}
function cancelledFailure(...lines) {
    return { title: 'Cancelled', kind: 'cancelled', lines };
}
/** Adds advice to the last failure: what "Re-run failed jobs" will do. */
function withAdvice(failures, advice) {
    const last = failures.at(-1);
    if (last === undefined || advice === '')
        return failures;
    return [
        ...failures.slice(0, -1),
        { ...last, lines: last.lines.with(-1, `${last.lines.at(-1)} ${advice}`) },
    ];
}
/** Titles of failures that a user asks the operator of the service about. */
const OF_SERVICE = new Set([
    'Token rejected (401)',
    'Permission denied (403)',
    'Rate limited (429)',
    'Service error',
]);
/** Prints one annotation per failure, after the details in the log. */
function annotateFailures(failures, log) {
    // By it the requests of the step are found in the access logs of the service.
    const whereToFind = `For the service's support: request id ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_2__/* .PROCESS_ID */ ._R}`;
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines, ...(OF_SERVICE.has(title) ? [whereToFind] : []));
    }
}


/***/ }),

/***/ 8918:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ checkOutputFile),
/* harmony export */   Kn: () => (/* binding */ writeOutputs),
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
    writeStepOutputs({
        'asset-ids': toAssetIdsJson(report),
        exports: toExportsJson(report),
        'uploaded-count': files.uploaded,
        'reused-count': files.reused,
        'failed-count': files.failed,
        'uploaded-bytes': bytes.uploaded,
        'export-count': exports.triggered,
        manifest: manifestPath,
    }, `the manifest: ${manifestPath}`, { env, log });
}
function toAssetIdsJson(report) {
    const ids = report.uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isStored */ .mL);
    // An object with 100,000 names would take much more memory than its text.
    return `{${ids.map(({ path, assetId }) => `${JSON.stringify(path)}:${JSON.stringify(assetId)}`).join()}}`;
}
/** Leaves out the service's responses if they make the output too large. */
function toExportsJson({ exports }) {
    const json = JSON.stringify(exports.map(exportOutput));
    if (fitsOutput(json))
        return json;
    return JSON.stringify(exports.map((outcome) => ({ ...exportOutput(outcome), response: undefined })));
}
/** JSON leaves out what is undefined. */
function exportOutput({ variantId, network, status, response, location }) {
    return { variantId, network, status, response, location };
}
/**
 * Writes outputs to the runner's output file. Without a runner, they become the last line of stdout, as JSON. One that is too large for a
 * later step is left empty, with a warning.
 *
 * @param alternative where such a value is, as the end of a sentence: `the manifest: <path>`
 * @throws Error if that file is unknown or can't be written
 */
function writeStepOutputs(outputs, alternative, { env, log }) {
    const fitting = Object.entries(outputs).map(([name, value]) => {
        if (fitsOutput(String(value)))
            return [name, value];
        log.warning('Output left empty', `\`${name}\` would be larger than ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .ZV)(MAX_OUTPUT_BYTES)} bytes, which is too large for a later step.`, `Its value is in ${alternative}`);
        return [name, ''];
    });
    if (!(0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .hasRunner */ .X$)(env)) {
        log.printLast(JSON.stringify(Object.fromEntries(fitting)));
        return;
    }
    checkOutputFile(env);
    for (const [name, value] of fitting)
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
/* harmony export */   JQ: () => (/* binding */ isOfOneRequest),
/* harmony export */   O$: () => (/* binding */ isUnprocessed),
/* harmony export */   WR: () => (/* binding */ ProxyRejection),
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   ay: () => (/* binding */ NoProxyError),
/* harmony export */   gR: () => (/* binding */ UnexpectedError),
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
/** There is no connection to the proxy. */
class NoProxyError extends Error {
    name = 'NoProxyError';
    constructor(cause) {
        super('no connection to the proxy', { cause });
    }
}
/** No response, or an incomplete one. `cause` is Node's error, or one of the proxy. */
class NetworkError extends RequestError {
    name = 'NetworkError';
    reason;
    /** Those of `cause`. */
    words;
    /** @param redact removes secrets of the run from the texts of `cause` */
    constructor(reason, request, cause, redact = (text) => text) {
        const chain = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_3__/* .causeChain */ .D)(cause).map((text) => (0,_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redactUntrusted */ .k)(redact(text)));
        const words = chain.join(': ');
        super(request, `: ${words}`, { cause });
        this.reason = reason;
        this.words = words;
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
    if (!(error instanceof ServiceError) || error.request.operation?.path !== '/storage/urls')
        return false;
    return [404, 405].includes(error.status) || (error.status >= 300 && error.status < 400);
}
/** Whether the server got nothing to process: there was no connection that it accepts, or the proxy let none through. */
function isUnprocessed(error) {
    if (!(error instanceof NetworkError))
        return false;
    return error.reason === 'unreachable' || !isOfOneRequest(error.reason);
}
/** Whether it may end, or concerns one connection. */
function isOfOneRequest(reason) {
    return ['unreachable', 'timeout', 'broken', 'unparsable', 'cancelled'].includes(reason);
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

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BS: () => (/* binding */ openPatiently),
/* harmony export */   JD: () => (/* binding */ isTemporaryFileOf),
/* harmony export */   LI: () => (/* binding */ explainDenial),
/* harmony export */   Xt: () => (/* binding */ foundFile),
/* harmony export */   cJ: () => (/* binding */ ignoresCase),
/* harmony export */   lo: () => (/* binding */ writeFileAtomically),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   w$: () => (/* binding */ lastLines),
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
/** Not of other letters: some have no single letter in the other case. */
const swapCase = (name) => name.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
/** Whether `A` and `a` are one name in a folder. The folder itself may be where another disk is mounted, so an entry decides. */
function ignoresCase(folder) {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
        // Two names that differ in case may be hard links to one file.
        const name = names.find((one) => /[a-z]/i.test(one) && !names.includes(swapCase(one)));
        return name !== undefined && isSameEntry((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, name), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, swapCase(name)));
    }
    catch {
        return false;
    }
}
function isSameEntry(path, other) {
    const [entry, otherEntry] = [path, other].map((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(one, { throwIfNoEntry: false }));
    return entry !== undefined && entry.ino === otherEntry?.ino && entry.dev === otherEntry.dev;
}
/** The last non-empty lines of a text file; none if it can't be read. */
async function lastLines(path, count) {
    const text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8').catch(() => '');
    const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
    return lines.slice(-count);
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
