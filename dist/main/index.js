import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 2613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 4434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 8611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 5692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 9278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 4589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 6698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 7540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 2467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 3136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 3429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 5919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 3193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 4756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 9023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ listenForCancellation)
/* harmony export */ });
/** Turns SIGINT and SIGTERM, which is how the runner cancels a step, into an abort. */
function listenForCancellation() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM']) {
        // `on`, not `once`: the runner sends both, and the second must not kill us while outputs are written.
        process.on(name, () => controller.abort(name));
    }
    return controller.signal;
}


/***/ }),

/***/ 1395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ fillEnvironment)
/* harmony export */ });
/** The name of an export's environment: `{network}` and `{variant}` filled in. */
function fillEnvironment(template, { variantId, network }) {
    return template.replace(/\{(network|variant)\}/g, (_, name) => (name === 'network' ? network : variantId));
}


/***/ }),

/***/ 7128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dJ: () => (/* binding */ failuresOf),
  _: () => (/* binding */ nameExport)
});

// UNUSED EXPORTS: failureOf

// EXTERNAL MODULE: ./build/pipeline/forbids-further-requests.js
var forbids_further_requests = __nccwpck_require__(2546);
// EXTERNAL MODULE: ./build/support/name-some.js
var name_some = __nccwpck_require__(5750);
// EXTERNAL MODULE: ./build/support/plural.js
var plural = __nccwpck_require__(9860);
// EXTERNAL MODULE: ./build/action/runner/log.js
var log = __nccwpck_require__(2292);
// EXTERNAL MODULE: ./build/api/asset-file-error.js
var asset_file_error = __nccwpck_require__(3557);
// EXTERNAL MODULE: ./build/api/cancelled-error.js
var cancelled_error = __nccwpck_require__(2499);
// EXTERNAL MODULE: ./build/api/errors.js
var errors = __nccwpck_require__(6860);
// EXTERNAL MODULE: ./build/api/permission-denied-error.js
var permission_denied_error = __nccwpck_require__(1985);
// EXTERNAL MODULE: ./build/api/rate-limited-error.js
var rate_limited_error = __nccwpck_require__(6809);
// EXTERNAL MODULE: ./build/api/service-error.js
var service_error = __nccwpck_require__(4747);
// EXTERNAL MODULE: ./build/api/storage-refused-error.js
var storage_refused_error = __nccwpck_require__(8384);
// EXTERNAL MODULE: ./build/api/token-rejected-error.js
var token_rejected_error = __nccwpck_require__(8962);
// EXTERNAL MODULE: ./build/support/format.js
var format = __nccwpck_require__(3861);
;// CONCATENATED MODULE: ./build/action/failures/service-advice.js
/** What to check where the service refuses a request, by the end of its address. */
const CHECK = [
    [/\/storage\/urls$/, 'Check `organization`, and the name and content type of the file,'],
    [/\/export$/, 'Check `variant` and `network`'],
    [/\/assets$/, 'Check `organization`'],
    [/\/games\/[^/]+$/, 'Check `game`'],
];
/** A sentence that says what to do about an answer of the service that is no success. */
function adviseOnService({ method, status, location }) {
    if (status === 404 && /\/games\/[^/]+$/.test(location)) {
        return 'Check `game`: is there a game with this id in the organization of the token? Else check `base-url`.';
    }
    if (status === 404 || (status >= 300 && status < 400))
        return 'Check `base-url`: the address with its path prefix.';
    if (status >= 500 || status === 408 || status === 425)
        return 'Run again; where it stays, report it to the service with this message.';
    if (status < 400)
        return 'Check `base-url`: this does not look like an answer of the service.';
    const check = location.endsWith('/games')
        ? `Check ${method === 'POST' ? '`name` and `organization`' : '`page-size`'}`
        : CHECK.find(([address]) => address.test(location))?.[1];
    return `${check ?? 'Check the inputs'} against what the service says.`;
}

;// CONCATENATED MODULE: ./build/action/failures/explain-failure.js











const NEW_TOKEN = "Make a new one in the service's developer area, under tokens, and store it in the secret behind `token`.";
/** What happened and what to do, in sentences. `undefined` for what was only stopped by something else. */
function explain_failure_explainFailure(failure, context) {
    const { error } = failure;
    const tried = sayEffort(failure, context.limits);
    if (error instanceof cancelled_error/* CancelledError */.c)
        return undefined;
    if (error instanceof errors/* NetworkError */.D && error.reason === 'cancelled')
        return undefined;
    if (error instanceof token_rejected_error/* TokenRejectedError */.W) {
        const what = `The service does not accept the token: it is missing, expired or invalid. ${sentence(error.message)}`;
        return { title: 'Token rejected (401)', cause: '401', what, advice: NEW_TOKEN };
    }
    if (error instanceof permission_denied_error/* PermissionDeniedError */.L) {
        const { scope } = error;
        const advice = scope === undefined
            ? 'Check that the token belongs to this organization and has the scopes that it needs (developer area, tokens).'
            : `Give the token the scope \`${scope}\` (developer area, tokens), or use one that has it.`;
        const lacks = scope === undefined ? 'The service refuses this token.' : `The token lacks the scope \`${scope}\`.`;
        return {
            title: 'Permission denied (403)',
            cause: '403',
            what: `${lacks} ${sentence(error.message)}`,
            advice,
        };
    }
    if (error instanceof rate_limited_error/* RateLimitedError */.T) {
        const one = context.oneAtATime ? 'Run again later' : 'Run again later, lower `concurrency`';
        const advice = `${one}, or raise \`max-attempts\` and \`max-retry-wait\`.`;
        const cause = `${error.location} ${failure.because}`;
        return { title: 'Rate limited (429)', cause, what: `${sentence(error.message)}${tried}`, advice };
    }
    if (error instanceof storage_refused_error/* StorageRefusedError */.A) {
        const cause = `${error.status} ${error.refusal.code} ${failure.because}`;
        const what = `The storage refused it. ${sentence(error.message)}${tried}`;
        return { title: 'Storage refused the upload', cause, what, advice: adviseOnStorage(error) };
    }
    if (error instanceof service_error/* ServiceError */._) {
        const advice = isUnknown(failure) ? lookFirst(error) : adviseOnService(error);
        return {
            title: 'Service error',
            // Its words may name a request or a file, which would make a cause of each.
            cause: `${error.method} ${error.location} ${error.status} ${error.code}`,
            what: `${sentence(error.message)}${tried}`,
            advice,
        };
    }
    if (error instanceof errors/* NetworkError */.D) {
        const proxy = error.proxy === undefined ? '' : ` The request went through the proxy ${error.proxy}.`;
        const advice = (isUnknown(failure) ? lookFirst(error) : NETWORK_ADVICE[error.reason]) + proxy;
        const cause = error.message.slice(error.message.indexOf(': '));
        return { title: 'Network failure', cause, what: `${sentence(error.message)}${tried}`, advice };
    }
    if (error instanceof asset_file_error/* AssetFileError */.D) {
        const advice = 'Check that nothing writes to the files, or removes them, while they are uploaded.';
        const cause = error.message.replace(/\d+/g, '0');
        return { title: 'File not readable', cause, what: `${sentence(error.message)}`, advice };
    }
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', cause: error.message, what: `${sentence(error.message)}`, advice };
}
/** The message ends with words from outside, which may or may not end with a full stop. */
function sentence(message) {
    return `${message.replace(/[.\s]+$/, '')}.`;
}
function lookFirst({ location }) {
    const what = location.endsWith('/games') ? 'created' : 'triggered';
    return `It may have been ${what}: look in the service before you run it again.`;
}
const NETWORK_ADVICE = {
    unreachable: 'Check that this runner may reach the host, and where it is the one in `base-url`, that this is right.',
    'untrusted-certificate': 'Behind a private certificate authority, point NODE_EXTRA_CA_CERTS at its certificate; else check the address, and whether the certificate is for it and still valid.',
    timeout: 'Run again, or raise `request-timeout` where the other side is slow.',
    broken: 'Run again; where it stays, something between this runner and the host ends connections.',
    cancelled: '',
};
function isUnknown({ because }) {
    return because === 'may-have-been-done';
}
function sayEffort({ because, effort }, { maxRetryWaitMs }) {
    const { attempts, waitedMs, askedMs } = effort;
    const soFar = `Tried ${(0,plural/* plural */.L)(attempts, 'time')}, with ${(0,format/* formatDuration */.a)(waitedMs)} of waiting in between.`;
    if (because === 'wait-too-long' && askedMs !== undefined) {
        const asked = `${Math.ceil(askedMs / 1000)} s`;
        return ` It asked for a wait of ${asked}, and \`max-retry-wait\` allows ${maxRetryWaitMs / 1000} s. ${soFar}`;
    }
    return attempts > 1 || because === 'attempts-exhausted' ? ` ${soFar}` : '';
}
function adviseOnStorage({ refusal, expired, status }) {
    if (expired)
        return 'The address expired before the upload began, twice: check the clock of this runner.';
    if (refusal.code === 'SignatureDoesNotMatch') {
        return 'The address was signed for another request: look for a proxy that rewrites headers, or report it to the service.';
    }
    if (status === 413 || refusal.code === 'EntityTooLarge')
        return 'The file is larger than the storage takes.';
    if (status >= 300 && status < 400)
        return 'It answered with a redirect, which is not followed. Report it to the service.';
    return status >= 500 || status === 429
        ? 'Run again; where it stays, report it to the service with this message.'
        : "Check the file's size and content type; where both are right, report it to the service with this message.";
}

;// CONCATENATED MODULE: ./build/action/failures/failures.js





/** Text from outside is a part of most causes: with more of them than this, those of one title count as one. */
const MOST_CAUSES = 40;
/** The failure of a single call; `undefined` for one that was only stopped by something else. */
function failureOf(failure, context) {
    const explanation = explainFailure(failure, context);
    return explanation && { title: explanation.title, lines: [explanation.what, explanation.advice] };
}
/** The failures of a report, those of one cause together. */
function failuresOf(report, context) {
    const causes = new Map();
    const add = (failure, list, name) => {
        const explanation = explain_failure_explainFailure(failure, context);
        if (explanation === undefined)
            return;
        const own = `${explanation.title}\n${explanation.cause}`;
        const isOwn = causes.has(own) || causes.size < MOST_CAUSES;
        const key = isOwn ? own : explanation.title;
        const first = isOwn
            ? explanation
            : { ...explanation, what: `Of many answers, the first: ${explanation.what}` };
        const known = causes.get(key) ?? { explanation: first, files: [], failed: [], unknown: [] };
        // That something may have been done is the more important advice.
        causes.set(key, list === 'unknown' ? { ...known, explanation } : known);
        // That the token is refused says nothing about the file or the export that happened to come first.
        if (!(0,forbids_further_requests/* forbidsFurtherRequests */.a)(failure.error))
            known[list].push(name);
    };
    for (const outcome of report.uploads) {
        if (outcome.status === 'failed')
            add(outcome.failure, 'files', outcome.asset.path);
    }
    for (const outcome of report.exports) {
        if (outcome.status === 'failed' || outcome.status === 'unknown') {
            add(outcome.failure, outcome.status, nameExport(outcome));
        }
    }
    return inOrder([...causes.values()]).map(({ explanation: { title, what, advice }, files, failed, unknown }) => {
        const where = [
            sayWhich(files, 'file not uploaded', 'files not uploaded'),
            sayWhich(failed, 'export not triggered', 'exports not triggered'),
            sayWhich(unknown, 'export that may have been triggered', 'exports that may have been triggered'),
        ];
        const which = where.filter((words) => words !== '').join('; ');
        return { title, lines: [...(which === '' ? [] : [which]), what, advice] };
    });
}
/** As they came up; where not all of them reach the page, those that befell most come first. */
function inOrder(causes) {
    const count = ({ files, failed, unknown }) => files.length + failed.length + unknown.length;
    return causes.length <= log/* ANNOTATIONS_A_LEVEL */.G ? causes : causes.toSorted((a, b) => count(b) - count(a));
}
/** An export as people speak of it. */
function nameExport({ variantId, network }) {
    return `${variantId} to ${network}`;
}
function sayWhich(names, one, many) {
    return names.length === 0 ? '' : `${(0,plural/* plural */.L)(names.length, one, many)}: ${(0,name_some/* nameSome */.K)(names)}`;
}


/***/ }),

/***/ 1952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  E: () => (/* binding */ logEvents)
});

// EXTERNAL MODULE: ./build/support/format.js
var format = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/support/format-bytes.js
var format_bytes = __nccwpck_require__(315);
// EXTERNAL MODULE: ./build/support/format-number.js
var format_number = __nccwpck_require__(9927);
// EXTERNAL MODULE: ./build/support/plural.js
var plural = __nccwpck_require__(9860);
// EXTERNAL MODULE: ./build/action/progress/progress.js
var progress_progress = __nccwpck_require__(8484);
;// CONCATENATED MODULE: ./build/action/progress/upload-meter.js




/** Speed is that of the last so many seconds. */
const WINDOW_MS = 30_000;
/** Counts files and bytes of uploads, also those of files that are still under way. */
class UploadMeter {
    #files;
    #bytes;
    #underWay = new Map();
    #settledFiles = 0;
    #settledBytes = 0;
    #failed = 0;
    #samples;
    constructor(assets, nowMs) {
        this.#files = assets.length;
        this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
        this.#samples = [{ atMs: nowMs, bytes: 0, files: 0 }];
    }
    /** @param bytes of this file that have been sent; fewer than before where it is sent again */
    sent(asset, bytes) {
        this.#underWay.set(asset, bytes);
    }
    settled({ asset, status }) {
        this.#underWay.delete(asset);
        this.#settledFiles += 1;
        this.#settledBytes += asset.size;
        if (status === 'failed')
            this.#failed += 1;
    }
    /** Takes down how far it is now. */
    sample(nowMs) {
        this.#samples.push(this.#now(nowMs));
        while (nowMs - (this.#samples[1]?.atMs ?? nowMs) >= WINDOW_MS)
            this.#samples.shift();
    }
    /**
     * For instance `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`.
     *
     * @param paused whether nothing moves now, so that nobody knows how long it will be
     */
    describe(nowMs, paused) {
        const now = this.#now(nowMs);
        const [first = now] = this.#samples;
        const perMs = (change) => Math.max(0, change) / Math.max(1, nowMs - first.atMs);
        const [bytesPerMs, filesPerMs] = [perMs(now.bytes - first.bytes), perMs(now.files - first.files)];
        const failed = this.#failed > 0 ? ` (${(0,format_number/* formatNumber */.Z)(this.#failed)} failed)` : '';
        const leftMs = Math.max(timeFor(this.#bytes - now.bytes, bytesPerMs), 
        // What is under way is told by its bytes.
        timeFor(this.#files - now.files - this.#underWay.size, filesPerMs));
        return [
            `${(0,format_number/* formatNumber */.Z)(now.files)} of ${(0,plural/* plural */.L)(this.#files, 'file')}${failed}`,
            `${(0,format_bytes/* formatBytes */.z)(now.bytes)} of ${(0,format_bytes/* formatBytes */.z)(this.#bytes)}`,
            `${(0,format_bytes/* formatBytes */.z)(bytesPerMs * 1000)}/s`,
            ...(Number.isFinite(leftMs) && !paused
                ? [`about ${(0,format/* formatDuration */.a)(Math.ceil(leftMs / 1000) * 1000)} left`]
                : []),
        ].join(', ');
    }
    #now(atMs) {
        const underWay = this.#underWay.values().reduce((sum, bytes) => sum + bytes, 0);
        return { atMs, bytes: this.#settledBytes + underWay, files: this.#settledFiles };
    }
}
/** Milliseconds; endless where nothing moves. */
function timeFor(rest, perMs) {
    return rest <= 0 ? 0 : rest / perMs;
}

// EXTERNAL MODULE: ./build/api/request-error.js
var request_error = __nccwpck_require__(2501);
;// CONCATENATED MODULE: ./build/action/progress/wait-log.js



/** Between two lines about the same kind of wait. */
const QUIET_MS = 5_000;
/** The rest is only told by how far the work is. */
const MOST_LINES = 100;
/**
 * What is told of waits. One refusal pauses all requests, and each that was refused tells of it: those of one kind and one
 * address get a line together.
 */
class WaitNotes {
    #told = new Map();
    #lines = 0;
    #pausedUntilMs = 0;
    #retryAtMs = 0;
    /** A line about the wait; `undefined` where one has just told the same. */
    note(wait, nowMs) {
        const untilMs = nowMs + wait.waitMs;
        if (wait.kind === 'throttled')
            this.#pausedUntilMs = Math.max(this.#pausedUntilMs, untilMs);
        else
            this.#retryAtMs = Math.max(this.#retryAtMs, untilMs);
        const key = keyOf(wait);
        const told = this.#told.get(key);
        const isNew = told === undefined || nowMs - told.atMs >= QUIET_MS || untilMs - told.untilMs >= QUIET_MS;
        if (!isNew || this.#lines >= MOST_LINES) {
            if (told !== undefined)
                told.others += 1;
            return undefined;
        }
        this.#lines += 1;
        this.#told.set(key, { atMs: nowMs, untilMs, others: 0 });
        const others = told === undefined || told.others === 0 ? '' : `; so did ${(0,plural/* plural */.L)(told.others, 'request')} before`;
        return `${describe(wait)}${others}`;
    }
    /** Whether a refusal keeps all requests from being sent. */
    isPaused(nowMs) {
        return this.#pausedUntilMs > nowMs;
    }
    /** How long it is to the end of the waits, in words that follow others; empty where nothing waits. */
    left(nowMs) {
        if (this.isPaused(nowMs)) {
            return `, paused after 429 for ${inSeconds(this.#pausedUntilMs - nowMs)} more`;
        }
        return this.#retryAtMs > nowMs ? `, next try within ${inSeconds(this.#retryAtMs - nowMs)}` : '';
    }
}
function describe({ error, waitMs, asked, attempt, maxAttempts }) {
    const why = asked ? 'as it asked' : 'before another try';
    return `${error.message}; waiting ${(0,format/* formatDuration */.a)(waitMs)} ${why} (attempt ${attempt} of ${maxAttempts})`;
}
function keyOf({ error, kind, asked }) {
    const { location = '', method = '' } = error instanceof request_error/* RequestError */.G ? error : {};
    // The path of an upload is another one for each file.
    return [kind, asked, method, URL.canParse(location) ? new URL(location).host : location].join(' ');
}
function inSeconds(ms) {
    return (0,format/* formatDuration */.a)(Math.ceil(ms / 1000) * 1000);
}

;// CONCATENATED MODULE: ./build/action/progress/log-events.js







/** Up to this many files, or exports, get a line each; of more, only those that fail do. */
const LINE_EACH = 50;
/** Lines about what failed, or had to be done again: what has failed is counted, and in the manifest. */
const MOST_DETAILS = 100;
/** Tells the log what the pipeline does. */
function logEvents(log, time) {
    const { clock } = time;
    const progress = new progress_progress/* Progress */.k(log, time);
    const waits = new WaitNotes();
    let meter = new UploadMeter([], clock.monotonicMs());
    let everyOne = true;
    let details = 0;
    let compared = 0;
    let exported = 0;
    const sayDetail = (text) => {
        details += 1;
        if (everyOne || details <= MOST_DETAILS)
            progress.say(text);
        else if (details === MOST_DETAILS + 1)
            progress.say('  Further ones are only counted; the manifest has all');
    };
    const begin = (title, count, status, tick) => {
        everyOne = count <= LINE_EACH;
        details = 0;
        progress.begin({
            title,
            talkative: everyOne,
            status: () => `${status()}${waits.left(clock.monotonicMs())}`,
            ...(tick && { tick }),
        });
    };
    return {
        comparisonStarted: (candidates) => {
            compared = 0;
            const bytes = candidates.reduce((sum, { size }) => sum + size, 0);
            const files = (0,plural/* plural */.L)(candidates.length, 'file');
            begin(`Compare ${files} with the earlier manifest (${(0,format_bytes/* formatBytes */.z)(bytes)})`, candidates.length, () => `${compared} of ${files} compared`);
        },
        comparisonSettled: (_, reused) => {
            compared += 1;
            if (everyOne && reused !== undefined)
                progress.say(describeUpload(reused));
        },
        comparisonFinished: (reused) => {
            progress.end();
            const bytes = reused.reduce((sum, { asset }) => sum + asset.size, 0);
            log.info(`${(0,plural/* plural */.L)(reused.length, 'unchanged file')} not sent again (${(0,format_bytes/* formatBytes */.z)(bytes)})`);
        },
        uploadsStarted: (assets) => {
            const uploads = new UploadMeter(assets, clock.monotonicMs());
            meter = uploads;
            const bytes = assets.reduce((sum, { size }) => sum + size, 0);
            begin(`Upload ${(0,plural/* plural */.L)(assets.length, 'file')} (${(0,format_bytes/* formatBytes */.z)(bytes)})`, assets.length, () => uploads.describe(clock.monotonicMs(), waits.isPaused(clock.monotonicMs())), () => uploads.sample(clock.monotonicMs()));
        },
        uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
        uploadSettled: (outcome) => {
            meter.settled(outcome);
            if (outcome.status === 'failed')
                sayDetail(describeUpload(outcome));
            else if (everyOne)
                progress.say(describeUpload(outcome));
        },
        uploadUrlRenewed: ({ path }) => sayDetail(`  ${path}: the upload address had expired, asking for a new one`),
        uploadsFinished: (outcomes) => {
            progress.end();
            const uploaded = outcomes.filter(({ status }) => status === 'uploaded');
            const bytes = uploaded.reduce((sum, { asset }) => sum + asset.size, 0);
            log.info(`${(0,format_number/* formatNumber */.Z)(uploaded.length)} of ${(0,plural/* plural */.L)(outcomes.length, 'file')} uploaded (${(0,format_bytes/* formatBytes */.z)(bytes)})`);
        },
        exportsStarted: (requests) => {
            exported = 0;
            const startedMs = clock.monotonicMs();
            begin(`Trigger ${(0,plural/* plural */.L)(requests.length, 'export')}`, requests.length, () => {
                const elapsed = (0,format/* formatDuration */.a)(clock.monotonicMs() - startedMs);
                return `${(0,format_number/* formatNumber */.Z)(exported)} of ${(0,plural/* plural */.L)(requests.length, 'export')} answered after ${elapsed}`;
            });
        },
        exportSettled: (outcome) => {
            exported += 1;
            const done = outcome.status === 'triggered';
            const words = done ? '' : `: ${outcome.status}`;
            const line = `  ${done ? '\u2713' : '\u2717'} ${outcome.variantId} \u2192 ${outcome.network}${words}`;
            if (!done)
                sayDetail(line);
            else if (everyOne)
                progress.say(line);
        },
        exportsFinished: (outcomes) => {
            progress.end();
            const triggered = outcomes.filter(({ status }) => status === 'triggered');
            log.info(`${(0,format_number/* formatNumber */.Z)(triggered.length)} of ${(0,plural/* plural */.L)(outcomes.length, 'export')} triggered`);
        },
        waiting: (wait) => {
            const line = waits.note(wait, clock.monotonicMs());
            if (line !== undefined)
                progress.say(`  ${line}`);
        },
        stop: () => progress.end(),
    };
}
function describeUpload(outcome) {
    const { path, size, contentType } = outcome.asset;
    switch (outcome.status) {
        case 'uploaded':
            return `  \u2713 ${path} (${(0,format_bytes/* formatBytes */.z)(size)}, ${contentType}) is ${outcome.assetId}`;
        case 'reused':
            return `  = ${path} (${(0,format_bytes/* formatBytes */.z)(size)}, ${contentType}) is still ${outcome.assetId}`;
        case 'failed':
            return `  \u2717 ${path}: ${outcome.failure.error.message}`;
        case 'not-attempted':
            return `  - ${path}: not attempted`;
    }
}


/***/ }),

/***/ 8484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ Progress)
/* harmony export */ });
/* harmony import */ var _support_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4272);

const TICK_MS = 1_000;
/** Between two signs of life. Later on fewer will do: a log of many hours stays below some thousand lines. */
const BEAT_MS = 5_000;
const LATER_BEAT_MS = 9_000;
const LATER_MS = 20 * 60_000;
/** A name from outside may be a part of a title, and be longer than any line. */
const LONGEST_TITLE = 200;
/** Timers are not on time to the millisecond. */
const MARGIN_MS = 100;
/**
 * The phases of a run as they are seen in the log: each a group that can be folded, with a sign of life whenever nothing
 * was said for some seconds.
 */
class Progress {
    #log;
    #clock;
    #ticker;
    #phase;
    #stopTicker = () => undefined;
    #startedMs = 0;
    #spokeMs = 0;
    constructor(log, time) {
        this.#log = log;
        this.#clock = time.clock;
        this.#ticker = time.ticker;
    }
    /** Opens the group of a phase, and closes the one before. */
    begin(phase) {
        this.end();
        this.#phase = phase;
        this.#startedMs = this.#clock.monotonicMs();
        this.#spokeMs = this.#startedMs;
        this.#log.startGroup((0,_support_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)(phase.title, LONGEST_TITLE));
        this.#stopTicker = this.#ticker(TICK_MS, () => this.#tick());
    }
    /** A line of the phase. */
    say(text) {
        if (this.#phase?.talkative)
            this.#spokeMs = this.#clock.monotonicMs();
        this.#log.info(text);
    }
    /** Closes the group of the phase, if there is one; nothing more is said of it. */
    end() {
        if (this.#phase === undefined)
            return;
        this.#phase = undefined;
        this.#stopTicker();
        this.#log.endGroup();
    }
    #tick() {
        if (this.#phase === undefined)
            return;
        this.#phase.tick?.();
        const nowMs = this.#clock.monotonicMs();
        const beatMs = nowMs - this.#startedMs < LATER_MS ? BEAT_MS : LATER_BEAT_MS;
        if (nowMs - this.#spokeMs < beatMs - MARGIN_MS)
            return;
        this.#spokeMs = nowMs;
        this.#log.info(`  ${this.#phase.status()}`);
    }
}


/***/ }),

/***/ 7477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ systemTicker)
/* harmony export */ });
/** Never what keeps the process alive: work that has come to a standstill must be able to end. */
const systemTicker = (ms, tick) => {
    const timer = setInterval(tick, ms).unref();
    return () => clearInterval(timer);
};


/***/ }),

/***/ 2292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ANNOTATIONS_A_LEVEL),
/* harmony export */   t: () => (/* binding */ Log)
/* harmony export */ });
/* harmony import */ var _support_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4272);
/* harmony import */ var _support_format_number_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9927);
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5646);
/* harmony import */ var _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4597);




/** The runner cuts a message at 4,096 characters; what counts the rest has its room above this. */
const LONGEST_MESSAGE = 3_900;
/** The annotations of a level that reach the page; the runner drops the rest. */
const ANNOTATIONS_A_LEVEL = 10;
/** Of more lines an annotation shows the first on the page, and nobody reads the rest. */
const LINES_AN_ANNOTATION = 4;
/** Lines of one list; a log of some thousand lines is slow to open, and the manifest has all. */
const LINES_A_LIST = 200;
/**
 * The step's log and its annotations: the one way by which text reaches stdout. Everything passes through `printable`,
 * each annotation is printed once and in at most four lines, and of more than ten of a level the last one counts the rest.
 */
class Log {
    #printed = new Set();
    #count = { error: 0, warning: 0 };
    #inGroup = false;
    #held = { error: [], warning: [] };
    info(text) {
        _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)(text));
    }
    /** The first lines of a list, and how many there are beside them. */
    list(texts) {
        for (const text of texts.slice(0, LINES_A_LIST))
            this.info(`  ${text}`);
        if (texts.length > LINES_A_LIST)
            this.info(`  and ${(0,_support_format_number_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(texts.length - LINES_A_LIST)} more`);
    }
    startGroup(title) {
        this.endGroup();
        this.#inGroup = true;
        _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g)(title));
    }
    /** Closes the group that is open, if one is. */
    endGroup() {
        if (this.#inGroup)
            _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4();
        this.#inGroup = false;
    }
    /** @param title fixed words, never text from outside: the runner does not mask it */
    error(title, ...lines) {
        this.#annotate('error', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g) });
    }
    /** @param title fixed words, never text from outside: the runner does not mask it */
    warning(title, ...lines) {
        this.#annotate('warning', { title, lines: lines.map(_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .printable */ .g) });
    }
    /** Prints what is still held back; nothing is annotated after it. */
    flush() {
        for (const level of ['error', 'warning']) {
            const [first, ...rest] = this.#held[level];
            if (first === undefined)
                continue;
            print(level, first, rest.length === 0 ? '' : `\nAnd ${rest.length} more, in the log.`);
            for (const { title, lines } of rest)
                for (const line of lines)
                    _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`${title}: ${line}`);
        }
    }
    #annotate(level, annotation) {
        const key = [annotation.title, ...annotation.lines].join('\n');
        if (this.#printed.has(key))
            return;
        this.#printed.add(key);
        this.#count[level] += 1;
        if (this.#count[level] < ANNOTATIONS_A_LEVEL)
            print(level, annotation);
        else
            this.#held[level].push(annotation);
    }
}
function print(level, { title, lines }, more = '') {
    const whole = joinLines(lines, more === '' ? LINES_AN_ANNOTATION : LINES_AN_ANNOTATION - 1);
    const shown = (0,_support_cut_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .J)(whole, LONGEST_MESSAGE);
    if (shown !== whole)
        for (const line of lines)
            _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq(`${title}: ${line}`);
    const message = shown + more;
    if (level === 'error')
        _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(message, { title });
    else
        _workflow_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(message, { title });
}
/** The lines, those that there is no room for in the last one. */
function joinLines(lines, most) {
    return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')].slice(0, lines.length).join('\n');
}


/***/ }),

/***/ 5646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  p: () => (/* binding */ markdownText),
  g: () => (/* binding */ printable)
});

;// CONCATENATED MODULE: ./build/support/text.js
/**
 * Control characters, those that turn the reading direction or are not seen, and halves of a pair: a terminal or a page
 * would act on them, or show nothing. U+FE0E and U+FE0F stay, which give the character before them its face.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
/** Most texts are no more than this, and the pattern above takes long to be made and to be held against them. */
const ALL_SEEN = /^[ -~]*$/;
/** Text in which every character that acts instead of showing is spelled out, such as `\u{202e}`; a tab is a blank. */
function spellOutUnseen(text) {
    return ALL_SEEN.test(text) ? text : text.replace(UNSEEN, spellOut);
}
function spellOut(character) {
    if (character === '\t')
        return ' ';
    return `\\u{${Number(character.codePointAt(0)).toString(16)}}`;
}

;// CONCATENATED MODULE: ./build/action/runner/sanitize.js

/**
 * Text of any origin as one line that can only be read. Characters that act instead of showing are spelled out, and
 * neither form of workflow command survives: `::name::` at the start of a line, `##[name]` anywhere in one.
 */
function printable(text) {
    return spellOutUnseen(text)
        .replaceAll('##[', '##\\[')
        .replace(/^(\s*)::/, '$1\\::');
}
/** Of an entity, so that it is no text together with what follows: nothing is shown of it. */
const COMMENT = '<!-- -->';
/**
 * Text of any origin as it stands in Markdown or HTML: every character that could be markup becomes an entity.
 *
 * GitHub looks for addresses, mentions, issues and `:emoji:` once more where entities are characters again: what could be
 * the beginning of one is taken apart.
 */
function markdownText(text) {
    return spellOutUnseen(text)
        .replace(/[&<>"'`*_~|\\[\](){}#!+=:@$^]/g, entity)
        .replace(/&#(?:35|58|64);(?=\S)|www(?=\.)|\bGH-(?=\d)/gi, `$&${COMMENT}`)
        .replace(/^[ -]|(?<=^\d+)\./, entity);
}
function entity(character) {
    return `&#${character.charCodeAt(0)};`;
}


/***/ }),

/***/ 4597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  pq: () => (/* binding */ info),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  z: () => (/* reexport */ summary),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: saveState

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function issue(name, message = '') {
    issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};


const { access, appendFile, writeFile } = external_fs_.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */
    filePath() {
        return __awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */
    write(options) {
        return __awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */
    clear() {
        return __awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */
    stringify() {
        return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */
    addEOL() {
        return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
/**
 * @deprecated use `core.summary`
 */
const markdownSummary = (/* unused pure expression or super */ null && (_summary));
const summary = _summary;
//# sourceMappingURL=summary.js.map
;// CONCATENATED MODULE: ./build/action/runner/workflow-commands.js



/*
 * What is used of `@actions/core`, under the names that it has there. By its modules: the library's entry brings an HTTP
 * client for identity tokens, and with it undici, which is most of the start of a small action.
 */

/** A line of the log, as it stands. */
function info(line) {
    process.stdout.write(line + external_node_os_.EOL);
}
function startGroup(title) {
    issue('group', title);
}
function endGroup() {
    issue('endgroup');
}
/** An annotation. The runner masks its message, and not its title. */
function error(message, { title }) {
    issueCommand('error', { title }, message);
}
/** An annotation. The runner masks its message, and not its title. */
function warning(message, { title }) {
    issueCommand('warning', { title }, message);
}
/** Lets the runner hide a value in all that comes after. */
function setSecret(value) {
    issueCommand('add-mask', {}, value);
}
/** @throws Error when the runner's file of outputs is not known or can't be written */
function setOutput(name, value) {
    file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
}
/**
 * Keeps a value for the step's `post` part, which finds it in the variable `STATE_<name>`.
 *
 * @throws Error when the runner's file of states is not known or can't be written
 */
function saveState(name, value) {
    issueFileCommand('STATE', prepareKeyValueMessage(name, value));
}


/***/ }),

/***/ 5944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  runMain: () => (/* binding */ runMain)
});

;// CONCATENATED MODULE: external "node:path"
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;// CONCATENATED MODULE: ./node_modules/mime/dist/types/other.js
const types = {
    'application/prs.cww': ['cww'],
    'application/prs.xsf+xml': ['xsf'],
    'application/vnd.1000minds.decision-model+xml': ['1km'],
    'application/vnd.3gpp.pic-bw-large': ['plb'],
    'application/vnd.3gpp.pic-bw-small': ['psb'],
    'application/vnd.3gpp.pic-bw-var': ['pvb'],
    'application/vnd.3gpp2.tcap': ['tcap'],
    'application/vnd.3m.post-it-notes': ['pwn'],
    'application/vnd.accpac.simply.aso': ['aso'],
    'application/vnd.accpac.simply.imp': ['imp'],
    'application/vnd.acucobol': ['acu'],
    'application/vnd.acucorp': ['atc', 'acutc'],
    'application/vnd.adobe.air-application-installer-package+zip': ['air'],
    'application/vnd.adobe.formscentral.fcdt': ['fcdt'],
    'application/vnd.adobe.fxp': ['fxp', 'fxpl'],
    'application/vnd.adobe.xdp+xml': ['xdp'],
    'application/vnd.adobe.xfdf': ['*xfdf'],
    'application/vnd.age': ['age'],
    'application/vnd.ahead.space': ['ahead'],
    'application/vnd.airzip.filesecure.azf': ['azf'],
    'application/vnd.airzip.filesecure.azs': ['azs'],
    'application/vnd.amazon.ebook': ['azw'],
    'application/vnd.americandynamics.acc': ['acc'],
    'application/vnd.amiga.ami': ['ami'],
    'application/vnd.android.package-archive': ['apk'],
    'application/vnd.anser-web-certificate-issue-initiation': ['cii'],
    'application/vnd.anser-web-funds-transfer-initiation': ['fti'],
    'application/vnd.antix.game-component': ['atx'],
    'application/vnd.apple.installer+xml': ['mpkg'],
    'application/vnd.apple.keynote': ['key'],
    'application/vnd.apple.mpegurl': ['m3u8'],
    'application/vnd.apple.numbers': ['numbers'],
    'application/vnd.apple.pages': ['pages'],
    'application/vnd.apple.pkpass': ['pkpass'],
    'application/vnd.aristanetworks.swi': ['swi'],
    'application/vnd.astraea-software.iota': ['iota'],
    'application/vnd.audiograph': ['aep'],
    'application/vnd.autodesk.fbx': ['fbx'],
    'application/vnd.balsamiq.bmml+xml': ['bmml'],
    'application/vnd.blueice.multipass': ['mpm'],
    'application/vnd.bmi': ['bmi'],
    'application/vnd.businessobjects': ['rep'],
    'application/vnd.chemdraw+xml': ['cdxml'],
    'application/vnd.chipnuts.karaoke-mmd': ['mmd'],
    'application/vnd.cinderella': ['cdy'],
    'application/vnd.citationstyles.style+xml': ['csl'],
    'application/vnd.claymore': ['cla'],
    'application/vnd.cloanto.rp9': ['rp9'],
    'application/vnd.clonk.c4group': ['c4g', 'c4d', 'c4f', 'c4p', 'c4u'],
    'application/vnd.cluetrust.cartomobile-config': ['c11amc'],
    'application/vnd.cluetrust.cartomobile-config-pkg': ['c11amz'],
    'application/vnd.commonspace': ['csp'],
    'application/vnd.contact.cmsg': ['cdbcmsg'],
    'application/vnd.cosmocaller': ['cmc'],
    'application/vnd.crick.clicker': ['clkx'],
    'application/vnd.crick.clicker.keyboard': ['clkk'],
    'application/vnd.crick.clicker.palette': ['clkp'],
    'application/vnd.crick.clicker.template': ['clkt'],
    'application/vnd.crick.clicker.wordbank': ['clkw'],
    'application/vnd.criticaltools.wbs+xml': ['wbs'],
    'application/vnd.ctc-posml': ['pml'],
    'application/vnd.cups-ppd': ['ppd'],
    'application/vnd.curl.car': ['car'],
    'application/vnd.curl.pcurl': ['pcurl'],
    'application/vnd.dart': ['dart'],
    'application/vnd.data-vision.rdz': ['rdz'],
    'application/vnd.dbf': ['dbf'],
    'application/vnd.dcmp+xml': ['dcmp'],
    'application/vnd.dece.data': ['uvf', 'uvvf', 'uvd', 'uvvd'],
    'application/vnd.dece.ttml+xml': ['uvt', 'uvvt'],
    'application/vnd.dece.unspecified': ['uvx', 'uvvx'],
    'application/vnd.dece.zip': ['uvz', 'uvvz'],
    'application/vnd.denovo.fcselayout-link': ['fe_launch'],
    'application/vnd.dna': ['dna'],
    'application/vnd.dolby.mlp': ['mlp'],
    'application/vnd.dpgraph': ['dpg'],
    'application/vnd.dreamfactory': ['dfac'],
    'application/vnd.ds-keypoint': ['kpxx'],
    'application/vnd.dvb.ait': ['ait'],
    'application/vnd.dvb.service': ['svc'],
    'application/vnd.dynageo': ['geo'],
    'application/vnd.ecowin.chart': ['mag'],
    'application/vnd.enliven': ['nml'],
    'application/vnd.epson.esf': ['esf'],
    'application/vnd.epson.msf': ['msf'],
    'application/vnd.epson.quickanime': ['qam'],
    'application/vnd.epson.salt': ['slt'],
    'application/vnd.epson.ssf': ['ssf'],
    'application/vnd.eszigno3+xml': ['es3', 'et3'],
    'application/vnd.ezpix-album': ['ez2'],
    'application/vnd.ezpix-package': ['ez3'],
    'application/vnd.fdf': ['*fdf'],
    'application/vnd.fdsn.mseed': ['mseed'],
    'application/vnd.fdsn.seed': ['seed', 'dataless'],
    'application/vnd.flographit': ['gph'],
    'application/vnd.fluxtime.clip': ['ftc'],
    'application/vnd.framemaker': ['fm', 'frame', 'maker', 'book'],
    'application/vnd.frogans.fnc': ['fnc'],
    'application/vnd.frogans.ltf': ['ltf'],
    'application/vnd.fsc.weblaunch': ['fsc'],
    'application/vnd.fujitsu.oasys': ['oas'],
    'application/vnd.fujitsu.oasys2': ['oa2'],
    'application/vnd.fujitsu.oasys3': ['oa3'],
    'application/vnd.fujitsu.oasysgp': ['fg5'],
    'application/vnd.fujitsu.oasysprs': ['bh2'],
    'application/vnd.fujixerox.ddd': ['ddd'],
    'application/vnd.fujixerox.docuworks': ['xdw'],
    'application/vnd.fujixerox.docuworks.binder': ['xbd'],
    'application/vnd.fuzzysheet': ['fzs'],
    'application/vnd.genomatix.tuxedo': ['txd'],
    'application/vnd.geogebra.file': ['ggb'],
    'application/vnd.geogebra.slides': ['ggs'],
    'application/vnd.geogebra.tool': ['ggt'],
    'application/vnd.geometry-explorer': ['gex', 'gre'],
    'application/vnd.geonext': ['gxt'],
    'application/vnd.geoplan': ['g2w'],
    'application/vnd.geospace': ['g3w'],
    'application/vnd.gmx': ['gmx'],
    'application/vnd.google-apps.document': ['gdoc'],
    'application/vnd.google-apps.drawing': ['gdraw'],
    'application/vnd.google-apps.form': ['gform'],
    'application/vnd.google-apps.jam': ['gjam'],
    'application/vnd.google-apps.map': ['gmap'],
    'application/vnd.google-apps.presentation': ['gslides'],
    'application/vnd.google-apps.script': ['gscript'],
    'application/vnd.google-apps.site': ['gsite'],
    'application/vnd.google-apps.spreadsheet': ['gsheet'],
    'application/vnd.google-earth.kml+xml': ['kml'],
    'application/vnd.google-earth.kmz': ['kmz'],
    'application/vnd.gov.sk.xmldatacontainer+xml': ['xdcf'],
    'application/vnd.grafeq': ['gqf', 'gqs'],
    'application/vnd.groove-account': ['gac'],
    'application/vnd.groove-help': ['ghf'],
    'application/vnd.groove-identity-message': ['gim'],
    'application/vnd.groove-injector': ['grv'],
    'application/vnd.groove-tool-message': ['gtm'],
    'application/vnd.groove-tool-template': ['tpl'],
    'application/vnd.groove-vcard': ['vcg'],
    'application/vnd.hal+xml': ['hal'],
    'application/vnd.handheld-entertainment+xml': ['zmm'],
    'application/vnd.hbci': ['hbci'],
    'application/vnd.hhe.lesson-player': ['les'],
    'application/vnd.hp-hpgl': ['hpgl'],
    'application/vnd.hp-hpid': ['hpid'],
    'application/vnd.hp-hps': ['hps'],
    'application/vnd.hp-jlyt': ['jlt'],
    'application/vnd.hp-pcl': ['pcl'],
    'application/vnd.hp-pclxl': ['pclxl'],
    'application/vnd.hydrostatix.sof-data': ['sfd-hdstx'],
    'application/vnd.ibm.minipay': ['mpy'],
    'application/vnd.ibm.modcap': ['afp', 'listafp', 'list3820'],
    'application/vnd.ibm.rights-management': ['irm'],
    'application/vnd.ibm.secure-container': ['sc'],
    'application/vnd.iccprofile': ['icc', 'icm'],
    'application/vnd.igloader': ['igl'],
    'application/vnd.immervision-ivp': ['ivp'],
    'application/vnd.immervision-ivu': ['ivu'],
    'application/vnd.insors.igm': ['igm'],
    'application/vnd.intercon.formnet': ['xpw', 'xpx'],
    'application/vnd.intergeo': ['i2g'],
    'application/vnd.intu.qbo': ['qbo'],
    'application/vnd.intu.qfx': ['qfx'],
    'application/vnd.ipunplugged.rcprofile': ['rcprofile'],
    'application/vnd.irepository.package+xml': ['irp'],
    'application/vnd.is-xpr': ['xpr'],
    'application/vnd.isac.fcs': ['fcs'],
    'application/vnd.jam': ['jam'],
    'application/vnd.jcp.javame.midlet-rms': ['rms'],
    'application/vnd.jisp': ['jisp'],
    'application/vnd.joost.joda-archive': ['joda'],
    'application/vnd.kahootz': ['ktz', 'ktr'],
    'application/vnd.kde.karbon': ['karbon'],
    'application/vnd.kde.kchart': ['chrt'],
    'application/vnd.kde.kformula': ['kfo'],
    'application/vnd.kde.kivio': ['flw'],
    'application/vnd.kde.kontour': ['kon'],
    'application/vnd.kde.kpresenter': ['kpr', 'kpt'],
    'application/vnd.kde.kspread': ['ksp'],
    'application/vnd.kde.kword': ['kwd', 'kwt'],
    'application/vnd.kenameaapp': ['htke'],
    'application/vnd.kidspiration': ['kia'],
    'application/vnd.kinar': ['kne', 'knp'],
    'application/vnd.koan': ['skp', 'skd', 'skt', 'skm'],
    'application/vnd.kodak-descriptor': ['sse'],
    'application/vnd.las.las+xml': ['lasxml'],
    'application/vnd.llamagraphics.life-balance.desktop': ['lbd'],
    'application/vnd.llamagraphics.life-balance.exchange+xml': ['lbe'],
    'application/vnd.lotus-1-2-3': ['123'],
    'application/vnd.lotus-approach': ['apr'],
    'application/vnd.lotus-freelance': ['pre'],
    'application/vnd.lotus-notes': ['nsf'],
    'application/vnd.lotus-organizer': ['org'],
    'application/vnd.lotus-screencam': ['scm'],
    'application/vnd.lotus-wordpro': ['lwp'],
    'application/vnd.macports.portpkg': ['portpkg'],
    'application/vnd.mapbox-vector-tile': ['mvt'],
    'application/vnd.mcd': ['mcd'],
    'application/vnd.medcalcdata': ['mc1'],
    'application/vnd.mediastation.cdkey': ['cdkey'],
    'application/vnd.mfer': ['mwf'],
    'application/vnd.mfmp': ['mfm'],
    'application/vnd.micrografx.flo': ['flo'],
    'application/vnd.micrografx.igx': ['igx'],
    'application/vnd.mif': ['mif'],
    'application/vnd.mobius.daf': ['daf'],
    'application/vnd.mobius.dis': ['dis'],
    'application/vnd.mobius.mbk': ['mbk'],
    'application/vnd.mobius.mqy': ['mqy'],
    'application/vnd.mobius.msl': ['msl'],
    'application/vnd.mobius.plc': ['plc'],
    'application/vnd.mobius.txf': ['txf'],
    'application/vnd.mophun.application': ['mpn'],
    'application/vnd.mophun.certificate': ['mpc'],
    'application/vnd.mozilla.xul+xml': ['xul'],
    'application/vnd.ms-artgalry': ['cil'],
    'application/vnd.ms-cab-compressed': ['cab'],
    'application/vnd.ms-excel': ['xls', 'xlm', 'xla', 'xlc', 'xlt', 'xlw'],
    'application/vnd.ms-excel.addin.macroenabled.12': ['xlam'],
    'application/vnd.ms-excel.sheet.binary.macroenabled.12': ['xlsb'],
    'application/vnd.ms-excel.sheet.macroenabled.12': ['xlsm'],
    'application/vnd.ms-excel.template.macroenabled.12': ['xltm'],
    'application/vnd.ms-fontobject': ['eot'],
    'application/vnd.ms-htmlhelp': ['chm'],
    'application/vnd.ms-ims': ['ims'],
    'application/vnd.ms-lrm': ['lrm'],
    'application/vnd.ms-officetheme': ['thmx'],
    'application/vnd.ms-outlook': ['msg'],
    'application/vnd.ms-pki.seccat': ['cat'],
    'application/vnd.ms-pki.stl': ['*stl'],
    'application/vnd.ms-powerpoint': ['ppt', 'pps', 'pot'],
    'application/vnd.ms-powerpoint.addin.macroenabled.12': ['ppam'],
    'application/vnd.ms-powerpoint.presentation.macroenabled.12': ['pptm'],
    'application/vnd.ms-powerpoint.slide.macroenabled.12': ['sldm'],
    'application/vnd.ms-powerpoint.slideshow.macroenabled.12': ['ppsm'],
    'application/vnd.ms-powerpoint.template.macroenabled.12': ['potm'],
    'application/vnd.ms-project': ['*mpp', 'mpt'],
    'application/vnd.ms-visio.viewer': ['vdx'],
    'application/vnd.ms-word.document.macroenabled.12': ['docm'],
    'application/vnd.ms-word.template.macroenabled.12': ['dotm'],
    'application/vnd.ms-works': ['wps', 'wks', 'wcm', 'wdb'],
    'application/vnd.ms-wpl': ['wpl'],
    'application/vnd.ms-xpsdocument': ['xps'],
    'application/vnd.mseq': ['mseq'],
    'application/vnd.musician': ['mus'],
    'application/vnd.muvee.style': ['msty'],
    'application/vnd.mynfc': ['taglet'],
    'application/vnd.nato.bindingdataobject+xml': ['bdo'],
    'application/vnd.neurolanguage.nlu': ['nlu'],
    'application/vnd.nitf': ['ntf', 'nitf'],
    'application/vnd.noblenet-directory': ['nnd'],
    'application/vnd.noblenet-sealer': ['nns'],
    'application/vnd.noblenet-web': ['nnw'],
    'application/vnd.nokia.n-gage.ac+xml': ['*ac'],
    'application/vnd.nokia.n-gage.data': ['ngdat'],
    'application/vnd.nokia.n-gage.symbian.install': ['n-gage'],
    'application/vnd.nokia.radio-preset': ['rpst'],
    'application/vnd.nokia.radio-presets': ['rpss'],
    'application/vnd.novadigm.edm': ['edm'],
    'application/vnd.novadigm.edx': ['edx'],
    'application/vnd.novadigm.ext': ['ext'],
    'application/vnd.oasis.opendocument.chart': ['odc'],
    'application/vnd.oasis.opendocument.chart-template': ['otc'],
    'application/vnd.oasis.opendocument.database': ['odb'],
    'application/vnd.oasis.opendocument.formula': ['odf'],
    'application/vnd.oasis.opendocument.formula-template': ['odft'],
    'application/vnd.oasis.opendocument.graphics': ['odg'],
    'application/vnd.oasis.opendocument.graphics-template': ['otg'],
    'application/vnd.oasis.opendocument.image': ['odi'],
    'application/vnd.oasis.opendocument.image-template': ['oti'],
    'application/vnd.oasis.opendocument.presentation': ['odp'],
    'application/vnd.oasis.opendocument.presentation-template': ['otp'],
    'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
    'application/vnd.oasis.opendocument.spreadsheet-template': ['ots'],
    'application/vnd.oasis.opendocument.text': ['odt'],
    'application/vnd.oasis.opendocument.text-master': ['odm'],
    'application/vnd.oasis.opendocument.text-template': ['ott'],
    'application/vnd.oasis.opendocument.text-web': ['oth'],
    'application/vnd.olpc-sugar': ['xo'],
    'application/vnd.oma.dd2+xml': ['dd2'],
    'application/vnd.openblox.game+xml': ['obgx'],
    'application/vnd.openofficeorg.extension': ['oxt'],
    'application/vnd.openstreetmap.data+xml': ['osm'],
    'application/vnd.openxmlformats-officedocument.presentationml.presentation': [
        'pptx',
    ],
    'application/vnd.openxmlformats-officedocument.presentationml.slide': [
        'sldx',
    ],
    'application/vnd.openxmlformats-officedocument.presentationml.slideshow': [
        'ppsx',
    ],
    'application/vnd.openxmlformats-officedocument.presentationml.template': [
        'potx',
    ],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.template': [
        'xltx',
    ],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document': [
        'docx',
    ],
    'application/vnd.openxmlformats-officedocument.wordprocessingml.template': [
        'dotx',
    ],
    'application/vnd.osgeo.mapguide.package': ['mgp'],
    'application/vnd.osgi.dp': ['dp'],
    'application/vnd.osgi.subsystem': ['esa'],
    'application/vnd.palm': ['pdb', 'pqa', 'oprc'],
    'application/vnd.pawaafile': ['paw'],
    'application/vnd.pg.format': ['str'],
    'application/vnd.pg.osasli': ['ei6'],
    'application/vnd.picsel': ['efif'],
    'application/vnd.pmi.widget': ['wg'],
    'application/vnd.pocketlearn': ['plf'],
    'application/vnd.powerbuilder6': ['pbd'],
    'application/vnd.previewsystems.box': ['box'],
    'application/vnd.procrate.brushset': ['brushset'],
    'application/vnd.procreate.brush': ['brush'],
    'application/vnd.procreate.dream': ['drm'],
    'application/vnd.proteus.magazine': ['mgz'],
    'application/vnd.publishare-delta-tree': ['qps'],
    'application/vnd.pvi.ptid1': ['ptid'],
    'application/vnd.pwg-xhtml-print+xml': ['xhtm'],
    'application/vnd.quark.quarkxpress': [
        'qxd',
        'qxt',
        'qwd',
        'qwt',
        'qxl',
        'qxb',
    ],
    'application/vnd.rar': ['rar'],
    'application/vnd.realvnc.bed': ['bed'],
    'application/vnd.recordare.musicxml': ['mxl'],
    'application/vnd.recordare.musicxml+xml': ['musicxml'],
    'application/vnd.rig.cryptonote': ['cryptonote'],
    'application/vnd.rim.cod': ['cod'],
    'application/vnd.rn-realmedia': ['rm'],
    'application/vnd.rn-realmedia-vbr': ['rmvb'],
    'application/vnd.route66.link66+xml': ['link66'],
    'application/vnd.sailingtracker.track': ['st'],
    'application/vnd.seemail': ['see'],
    'application/vnd.sema': ['sema'],
    'application/vnd.semd': ['semd'],
    'application/vnd.semf': ['semf'],
    'application/vnd.shana.informed.formdata': ['ifm'],
    'application/vnd.shana.informed.formtemplate': ['itp'],
    'application/vnd.shana.informed.interchange': ['iif'],
    'application/vnd.shana.informed.package': ['ipk'],
    'application/vnd.simtech-mindmapper': ['twd', 'twds'],
    'application/vnd.smaf': ['mmf'],
    'application/vnd.smart.teacher': ['teacher'],
    'application/vnd.software602.filler.form+xml': ['fo'],
    'application/vnd.solent.sdkm+xml': ['sdkm', 'sdkd'],
    'application/vnd.spotfire.dxp': ['dxp'],
    'application/vnd.spotfire.sfs': ['sfs'],
    'application/vnd.stardivision.calc': ['sdc'],
    'application/vnd.stardivision.draw': ['sda'],
    'application/vnd.stardivision.impress': ['sdd'],
    'application/vnd.stardivision.math': ['smf'],
    'application/vnd.stardivision.writer': ['sdw', 'vor'],
    'application/vnd.stardivision.writer-global': ['sgl'],
    'application/vnd.stepmania.package': ['smzip'],
    'application/vnd.stepmania.stepchart': ['sm'],
    'application/vnd.sun.wadl+xml': ['wadl'],
    'application/vnd.sun.xml.calc': ['sxc'],
    'application/vnd.sun.xml.calc.template': ['stc'],
    'application/vnd.sun.xml.draw': ['sxd'],
    'application/vnd.sun.xml.draw.template': ['std'],
    'application/vnd.sun.xml.impress': ['sxi'],
    'application/vnd.sun.xml.impress.template': ['sti'],
    'application/vnd.sun.xml.math': ['sxm'],
    'application/vnd.sun.xml.writer': ['sxw'],
    'application/vnd.sun.xml.writer.global': ['sxg'],
    'application/vnd.sun.xml.writer.template': ['stw'],
    'application/vnd.sus-calendar': ['sus', 'susp'],
    'application/vnd.svd': ['svd'],
    'application/vnd.symbian.install': ['sis', 'sisx'],
    'application/vnd.syncml+xml': ['xsm'],
    'application/vnd.syncml.dm+wbxml': ['bdm'],
    'application/vnd.syncml.dm+xml': ['xdm'],
    'application/vnd.syncml.dmddf+xml': ['ddf'],
    'application/vnd.tao.intent-module-archive': ['tao'],
    'application/vnd.tcpdump.pcap': ['pcap', 'cap', 'dmp'],
    'application/vnd.tmobile-livetv': ['tmo'],
    'application/vnd.trid.tpt': ['tpt'],
    'application/vnd.triscape.mxs': ['mxs'],
    'application/vnd.trueapp': ['tra'],
    'application/vnd.ufdl': ['ufd', 'ufdl'],
    'application/vnd.uiq.theme': ['utz'],
    'application/vnd.umajin': ['umj'],
    'application/vnd.unity': ['unityweb'],
    'application/vnd.uoml+xml': ['uoml', 'uo'],
    'application/vnd.vcx': ['vcx'],
    'application/vnd.visio': ['vsd', 'vst', 'vss', 'vsw', 'vsdx', 'vtx'],
    'application/vnd.visionary': ['vis'],
    'application/vnd.vsf': ['vsf'],
    'application/vnd.wap.wbxml': ['wbxml'],
    'application/vnd.wap.wmlc': ['wmlc'],
    'application/vnd.wap.wmlscriptc': ['wmlsc'],
    'application/vnd.webturbo': ['wtb'],
    'application/vnd.wolfram.player': ['nbp'],
    'application/vnd.wordperfect': ['wpd'],
    'application/vnd.wqd': ['wqd'],
    'application/vnd.wt.stf': ['stf'],
    'application/vnd.xara': ['xar'],
    'application/vnd.xfdl': ['xfdl'],
    'application/vnd.yamaha.hv-dic': ['hvd'],
    'application/vnd.yamaha.hv-script': ['hvs'],
    'application/vnd.yamaha.hv-voice': ['hvp'],
    'application/vnd.yamaha.openscoreformat': ['osf'],
    'application/vnd.yamaha.openscoreformat.osfpvg+xml': ['osfpvg'],
    'application/vnd.yamaha.smaf-audio': ['saf'],
    'application/vnd.yamaha.smaf-phrase': ['spf'],
    'application/vnd.yellowriver-custom-menu': ['cmp'],
    'application/vnd.zul': ['zir', 'zirz'],
    'application/vnd.zzazz.deck+xml': ['zaz'],
    'application/x-7z-compressed': ['7z'],
    'application/x-abiword': ['abw'],
    'application/x-ace-compressed': ['ace'],
    'application/x-apple-diskimage': ['*dmg'],
    'application/x-arj': ['arj'],
    'application/x-authorware-bin': ['aab', 'x32', 'u32', 'vox'],
    'application/x-authorware-map': ['aam'],
    'application/x-authorware-seg': ['aas'],
    'application/x-bcpio': ['bcpio'],
    'application/x-bdoc': ['*bdoc'],
    'application/x-bittorrent': ['torrent'],
    'application/x-blender': ['blend'],
    'application/x-blorb': ['blb', 'blorb'],
    'application/x-bzip': ['bz'],
    'application/x-bzip2': ['bz2', 'boz'],
    'application/x-cbr': ['cbr', 'cba', 'cbt', 'cbz', 'cb7'],
    'application/x-cdlink': ['vcd'],
    'application/x-cfs-compressed': ['cfs'],
    'application/x-chat': ['chat'],
    'application/x-chess-pgn': ['pgn'],
    'application/x-chrome-extension': ['crx'],
    'application/x-cocoa': ['cco'],
    'application/x-compressed': ['*rar'],
    'application/x-conference': ['nsc'],
    'application/x-cpio': ['cpio'],
    'application/x-csh': ['csh'],
    'application/x-debian-package': ['*deb', 'udeb'],
    'application/x-dgc-compressed': ['dgc'],
    'application/x-director': [
        'dir',
        'dcr',
        'dxr',
        'cst',
        'cct',
        'cxt',
        'w3d',
        'fgd',
        'swa',
    ],
    'application/x-doom': ['wad'],
    'application/x-dtbncx+xml': ['ncx'],
    'application/x-dtbook+xml': ['dtb'],
    'application/x-dtbresource+xml': ['res'],
    'application/x-dvi': ['dvi'],
    'application/x-envoy': ['evy'],
    'application/x-eva': ['eva'],
    'application/x-font-bdf': ['bdf'],
    'application/x-font-ghostscript': ['gsf'],
    'application/x-font-linux-psf': ['psf'],
    'application/x-font-pcf': ['pcf'],
    'application/x-font-snf': ['snf'],
    'application/x-font-type1': ['pfa', 'pfb', 'pfm', 'afm'],
    'application/x-freearc': ['arc'],
    'application/x-futuresplash': ['spl'],
    'application/x-gca-compressed': ['gca'],
    'application/x-glulx': ['ulx'],
    'application/x-gnumeric': ['gnumeric'],
    'application/x-gramps-xml': ['gramps'],
    'application/x-gtar': ['gtar'],
    'application/x-hdf': ['hdf'],
    'application/x-httpd-php': ['php'],
    'application/x-install-instructions': ['install'],
    'application/x-ipynb+json': ['ipynb'],
    'application/x-iso9660-image': ['*iso'],
    'application/x-iwork-keynote-sffkey': ['*key'],
    'application/x-iwork-numbers-sffnumbers': ['*numbers'],
    'application/x-iwork-pages-sffpages': ['*pages'],
    'application/x-java-archive-diff': ['jardiff'],
    'application/x-java-jnlp-file': ['jnlp'],
    'application/x-keepass2': ['kdbx'],
    'application/x-latex': ['latex'],
    'application/x-lua-bytecode': ['luac'],
    'application/x-lzh-compressed': ['lzh', 'lha'],
    'application/x-makeself': ['run'],
    'application/x-mie': ['mie'],
    'application/x-mobipocket-ebook': ['*prc', 'mobi'],
    'application/x-ms-application': ['application'],
    'application/x-ms-shortcut': ['lnk'],
    'application/x-ms-wmd': ['wmd'],
    'application/x-ms-wmz': ['wmz'],
    'application/x-ms-xbap': ['xbap'],
    'application/x-msaccess': ['mdb'],
    'application/x-msbinder': ['obd'],
    'application/x-mscardfile': ['crd'],
    'application/x-msclip': ['clp'],
    'application/x-msdos-program': ['*exe'],
    'application/x-msdownload': ['*exe', '*dll', 'com', 'bat', '*msi'],
    'application/x-msmediaview': ['mvb', 'm13', 'm14'],
    'application/x-msmetafile': ['*wmf', '*wmz', '*emf', 'emz'],
    'application/x-msmoney': ['mny'],
    'application/x-mspublisher': ['pub'],
    'application/x-msschedule': ['scd'],
    'application/x-msterminal': ['trm'],
    'application/x-mswrite': ['wri'],
    'application/x-netcdf': ['nc', 'cdf'],
    'application/x-ns-proxy-autoconfig': ['pac'],
    'application/x-nzb': ['nzb'],
    'application/x-perl': ['pl', 'pm'],
    'application/x-pilot': ['*prc', '*pdb'],
    'application/x-pkcs12': ['p12', 'pfx'],
    'application/x-pkcs7-certificates': ['p7b', 'spc'],
    'application/x-pkcs7-certreqresp': ['p7r'],
    'application/x-rar-compressed': ['*rar'],
    'application/x-redhat-package-manager': ['rpm'],
    'application/x-research-info-systems': ['ris'],
    'application/x-sea': ['sea'],
    'application/x-sh': ['sh'],
    'application/x-shar': ['shar'],
    'application/x-shockwave-flash': ['swf'],
    'application/x-silverlight-app': ['xap'],
    'application/x-sql': ['*sql'],
    'application/x-stuffit': ['sit'],
    'application/x-stuffitx': ['sitx'],
    'application/x-subrip': ['srt'],
    'application/x-sv4cpio': ['sv4cpio'],
    'application/x-sv4crc': ['sv4crc'],
    'application/x-t3vm-image': ['t3'],
    'application/x-tads': ['gam'],
    'application/x-tar': ['tar'],
    'application/x-tcl': ['tcl', 'tk'],
    'application/x-tex': ['tex'],
    'application/x-tex-tfm': ['tfm'],
    'application/x-texinfo': ['texinfo', 'texi'],
    'application/x-tgif': ['*obj'],
    'application/x-ustar': ['ustar'],
    'application/x-virtualbox-hdd': ['hdd'],
    'application/x-virtualbox-ova': ['ova'],
    'application/x-virtualbox-ovf': ['ovf'],
    'application/x-virtualbox-vbox': ['vbox'],
    'application/x-virtualbox-vbox-extpack': ['vbox-extpack'],
    'application/x-virtualbox-vdi': ['vdi'],
    'application/x-virtualbox-vhd': ['vhd'],
    'application/x-virtualbox-vmdk': ['vmdk'],
    'application/x-wais-source': ['src'],
    'application/x-web-app-manifest+json': ['webapp'],
    'application/x-x509-ca-cert': ['der', 'crt', 'pem'],
    'application/x-xfig': ['fig'],
    'application/x-xliff+xml': ['*xlf'],
    'application/x-xpinstall': ['xpi'],
    'application/x-xz': ['xz'],
    'application/x-zip-compressed': ['*zip'],
    'application/x-zmachine': ['z1', 'z2', 'z3', 'z4', 'z5', 'z6', 'z7', 'z8'],
    'audio/vnd.dece.audio': ['uva', 'uvva'],
    'audio/vnd.digital-winds': ['eol'],
    'audio/vnd.dra': ['dra'],
    'audio/vnd.dts': ['dts'],
    'audio/vnd.dts.hd': ['dtshd'],
    'audio/vnd.lucent.voice': ['lvp'],
    'audio/vnd.ms-playready.media.pya': ['pya'],
    'audio/vnd.nuera.ecelp4800': ['ecelp4800'],
    'audio/vnd.nuera.ecelp7470': ['ecelp7470'],
    'audio/vnd.nuera.ecelp9600': ['ecelp9600'],
    'audio/vnd.rip': ['rip'],
    'audio/x-aac': ['*aac'],
    'audio/x-aiff': ['aif', 'aiff', 'aifc'],
    'audio/x-caf': ['caf'],
    'audio/x-flac': ['flac'],
    'audio/x-m4a': ['*m4a'],
    'audio/x-matroska': ['mka'],
    'audio/x-mpegurl': ['m3u'],
    'audio/x-ms-wax': ['wax'],
    'audio/x-ms-wma': ['wma'],
    'audio/x-pn-realaudio': ['ram', 'ra'],
    'audio/x-pn-realaudio-plugin': ['rmp'],
    'audio/x-realaudio': ['*ra'],
    'audio/x-wav': ['*wav'],
    'chemical/x-cdx': ['cdx'],
    'chemical/x-cif': ['cif'],
    'chemical/x-cmdf': ['cmdf'],
    'chemical/x-cml': ['cml'],
    'chemical/x-csml': ['csml'],
    'chemical/x-xyz': ['xyz'],
    'image/prs.btif': ['btif', 'btf'],
    'image/prs.pti': ['pti'],
    'image/vnd.adobe.photoshop': ['psd'],
    'image/vnd.airzip.accelerator.azv': ['azv'],
    'image/vnd.blockfact.facti': ['facti'],
    'image/vnd.dece.graphic': ['uvi', 'uvvi', 'uvg', 'uvvg'],
    'image/vnd.djvu': ['djvu', 'djv'],
    'image/vnd.dvb.subtitle': ['*sub'],
    'image/vnd.dwg': ['dwg'],
    'image/vnd.dxf': ['dxf'],
    'image/vnd.fastbidsheet': ['fbs'],
    'image/vnd.fpx': ['fpx'],
    'image/vnd.fst': ['fst'],
    'image/vnd.fujixerox.edmics-mmr': ['mmr'],
    'image/vnd.fujixerox.edmics-rlc': ['rlc'],
    'image/vnd.microsoft.icon': ['ico'],
    'image/vnd.ms-dds': ['dds'],
    'image/vnd.ms-modi': ['mdi'],
    'image/vnd.ms-photo': ['wdp'],
    'image/vnd.net-fpx': ['npx'],
    'image/vnd.pco.b16': ['b16'],
    'image/vnd.tencent.tap': ['tap'],
    'image/vnd.valve.source.texture': ['vtf'],
    'image/vnd.wap.wbmp': ['wbmp'],
    'image/vnd.xiff': ['xif'],
    'image/vnd.zbrush.pcx': ['pcx'],
    'image/x-3ds': ['3ds'],
    'image/x-adobe-dng': ['dng'],
    'image/x-cmu-raster': ['ras'],
    'image/x-cmx': ['cmx'],
    'image/x-freehand': ['fh', 'fhc', 'fh4', 'fh5', 'fh7'],
    'image/x-icon': ['*ico'],
    'image/x-jng': ['jng'],
    'image/x-mrsid-image': ['sid'],
    'image/x-ms-bmp': ['*bmp'],
    'image/x-pcx': ['*pcx'],
    'image/x-pict': ['pic', 'pct'],
    'image/x-portable-anymap': ['pnm'],
    'image/x-portable-bitmap': ['pbm'],
    'image/x-portable-graymap': ['pgm'],
    'image/x-portable-pixmap': ['ppm'],
    'image/x-rgb': ['rgb'],
    'image/x-tga': ['tga'],
    'image/x-xbitmap': ['xbm'],
    'image/x-xpixmap': ['xpm'],
    'image/x-xwindowdump': ['xwd'],
    'message/vnd.wfa.wsc': ['wsc'],
    'model/vnd.bary': ['bary'],
    'model/vnd.cld': ['cld'],
    'model/vnd.collada+xml': ['dae'],
    'model/vnd.dwf': ['dwf'],
    'model/vnd.gdl': ['gdl'],
    'model/vnd.gtw': ['gtw'],
    'model/vnd.mts': ['*mts'],
    'model/vnd.opengex': ['ogex'],
    'model/vnd.parasolid.transmit.binary': ['x_b'],
    'model/vnd.parasolid.transmit.text': ['x_t'],
    'model/vnd.pytha.pyox': ['pyo', 'pyox'],
    'model/vnd.sap.vds': ['vds'],
    'model/vnd.usda': ['usda'],
    'model/vnd.usdz+zip': ['usdz'],
    'model/vnd.valve.source.compiled-map': ['bsp'],
    'model/vnd.vtu': ['vtu'],
    'text/prs.lines.tag': ['dsc'],
    'text/vnd.curl': ['curl'],
    'text/vnd.curl.dcurl': ['dcurl'],
    'text/vnd.curl.mcurl': ['mcurl'],
    'text/vnd.curl.scurl': ['scurl'],
    'text/vnd.dvb.subtitle': ['sub'],
    'text/vnd.familysearch.gedcom': ['ged'],
    'text/vnd.fly': ['fly'],
    'text/vnd.fmi.flexstor': ['flx'],
    'text/vnd.graphviz': ['gv'],
    'text/vnd.in3d.3dml': ['3dml'],
    'text/vnd.in3d.spot': ['spot'],
    'text/vnd.sun.j2me.app-descriptor': ['jad'],
    'text/vnd.wap.wml': ['wml'],
    'text/vnd.wap.wmlscript': ['wmls'],
    'text/x-asm': ['s', 'asm'],
    'text/x-c': ['c', 'cc', 'cxx', 'cpp', 'h', 'hh', 'dic'],
    'text/x-component': ['htc'],
    'text/x-fortran': ['f', 'for', 'f77', 'f90'],
    'text/x-handlebars-template': ['hbs'],
    'text/x-java-source': ['java'],
    'text/x-lua': ['lua'],
    'text/x-markdown': ['mkd'],
    'text/x-nfo': ['nfo'],
    'text/x-opml': ['opml'],
    'text/x-org': ['*org'],
    'text/x-pascal': ['p', 'pas'],
    'text/x-processing': ['pde'],
    'text/x-sass': ['sass'],
    'text/x-scss': ['scss'],
    'text/x-setext': ['etx'],
    'text/x-sfv': ['sfv'],
    'text/x-suse-ymp': ['ymp'],
    'text/x-uuencode': ['uu'],
    'text/x-vcalendar': ['vcs'],
    'text/x-vcard': ['vcf'],
    'video/vnd.dece.hd': ['uvh', 'uvvh'],
    'video/vnd.dece.mobile': ['uvm', 'uvvm'],
    'video/vnd.dece.pd': ['uvp', 'uvvp'],
    'video/vnd.dece.sd': ['uvs', 'uvvs'],
    'video/vnd.dece.video': ['uvv', 'uvvv'],
    'video/vnd.dvb.file': ['dvb'],
    'video/vnd.fvt': ['fvt'],
    'video/vnd.mpegurl': ['mxu', 'm4u'],
    'video/vnd.ms-playready.media.pyv': ['pyv'],
    'video/vnd.uvvu.mp4': ['uvu', 'uvvu'],
    'video/vnd.vivo': ['viv'],
    'video/x-f4v': ['f4v'],
    'video/x-fli': ['fli'],
    'video/x-flv': ['flv'],
    'video/x-m4v': ['m4v'],
    'video/x-matroska': ['mkv', 'mk3d', 'mks'],
    'video/x-mng': ['mng'],
    'video/x-ms-asf': ['asf', 'asx'],
    'video/x-ms-vob': ['vob'],
    'video/x-ms-wm': ['wm'],
    'video/x-ms-wmv': ['wmv'],
    'video/x-ms-wmx': ['wmx'],
    'video/x-ms-wvx': ['wvx'],
    'video/x-msvideo': ['avi'],
    'video/x-sgi-movie': ['movie'],
    'video/x-smv': ['smv'],
    'x-conference/x-cooltalk': ['ice'],
};
Object.freeze(types);
/* harmony default export */ const other = (types);

;// CONCATENATED MODULE: ./node_modules/mime/dist/types/standard.js
const standard_types = {
    'application/andrew-inset': ['ez'],
    'application/appinstaller': ['appinstaller'],
    'application/applixware': ['aw'],
    'application/appx': ['appx'],
    'application/appxbundle': ['appxbundle'],
    'application/atom+xml': ['atom'],
    'application/atomcat+xml': ['atomcat'],
    'application/atomdeleted+xml': ['atomdeleted'],
    'application/atomsvc+xml': ['atomsvc'],
    'application/atsc-dwd+xml': ['dwd'],
    'application/atsc-held+xml': ['held'],
    'application/atsc-rsat+xml': ['rsat'],
    'application/automationml-aml+xml': ['aml'],
    'application/automationml-amlx+zip': ['amlx'],
    'application/bdoc': ['bdoc'],
    'application/calendar+xml': ['xcs'],
    'application/ccxml+xml': ['ccxml'],
    'application/cdfx+xml': ['cdfx'],
    'application/cdmi-capability': ['cdmia'],
    'application/cdmi-container': ['cdmic'],
    'application/cdmi-domain': ['cdmid'],
    'application/cdmi-object': ['cdmio'],
    'application/cdmi-queue': ['cdmiq'],
    'application/cpl+xml': ['cpl'],
    'application/cu-seeme': ['cu'],
    'application/cwl': ['cwl'],
    'application/dash+xml': ['mpd'],
    'application/dash-patch+xml': ['mpp'],
    'application/davmount+xml': ['davmount'],
    'application/dicom': ['dcm'],
    'application/docbook+xml': ['dbk'],
    'application/dssc+der': ['dssc'],
    'application/dssc+xml': ['xdssc'],
    'application/ecmascript': ['ecma'],
    'application/emma+xml': ['emma'],
    'application/emotionml+xml': ['emotionml'],
    'application/epub+zip': ['epub'],
    'application/exi': ['exi'],
    'application/express': ['exp'],
    'application/fdf': ['fdf'],
    'application/fdt+xml': ['fdt'],
    'application/font-tdpfr': ['pfr'],
    'application/geo+json': ['geojson'],
    'application/gml+xml': ['gml'],
    'application/gpx+xml': ['gpx'],
    'application/gxf': ['gxf'],
    'application/gzip': ['gz'],
    'application/hjson': ['hjson'],
    'application/hyperstudio': ['stk'],
    'application/inkml+xml': ['ink', 'inkml'],
    'application/ipfix': ['ipfix'],
    'application/its+xml': ['its'],
    'application/java-archive': ['jar', 'war', 'ear'],
    'application/java-serialized-object': ['ser'],
    'application/java-vm': ['class'],
    'application/javascript': ['*js'],
    'application/json': ['json', 'map'],
    'application/json5': ['json5'],
    'application/jsonml+json': ['jsonml'],
    'application/ld+json': ['jsonld'],
    'application/lgr+xml': ['lgr'],
    'application/lost+xml': ['lostxml'],
    'application/mac-binhex40': ['hqx'],
    'application/mac-compactpro': ['cpt'],
    'application/mads+xml': ['mads'],
    'application/manifest+json': ['webmanifest'],
    'application/marc': ['mrc'],
    'application/marcxml+xml': ['mrcx'],
    'application/mathematica': ['ma', 'nb', 'mb'],
    'application/mathml+xml': ['mathml'],
    'application/mbox': ['mbox'],
    'application/media-policy-dataset+xml': ['mpf'],
    'application/mediaservercontrol+xml': ['mscml'],
    'application/metalink+xml': ['metalink'],
    'application/metalink4+xml': ['meta4'],
    'application/mets+xml': ['mets'],
    'application/mmt-aei+xml': ['maei'],
    'application/mmt-usd+xml': ['musd'],
    'application/mods+xml': ['mods'],
    'application/mp21': ['m21', 'mp21'],
    'application/mp4': ['*mp4', '*mpg4', 'mp4s', 'm4p'],
    'application/msix': ['msix'],
    'application/msixbundle': ['msixbundle'],
    'application/msword': ['doc', 'dot'],
    'application/mxf': ['mxf'],
    'application/n-quads': ['nq'],
    'application/n-triples': ['nt'],
    'application/node': ['cjs'],
    'application/octet-stream': [
        'bin',
        'dms',
        'lrf',
        'mar',
        'so',
        'dist',
        'distz',
        'pkg',
        'bpk',
        'dump',
        'elc',
        'deploy',
        'exe',
        'dll',
        'deb',
        'dmg',
        'iso',
        'img',
        'msi',
        'msp',
        'msm',
        'buffer',
    ],
    'application/oda': ['oda'],
    'application/oebps-package+xml': ['opf'],
    'application/ogg': ['ogx'],
    'application/omdoc+xml': ['omdoc'],
    'application/onenote': [
        'onetoc',
        'onetoc2',
        'onetmp',
        'onepkg',
        'one',
        'onea',
    ],
    'application/oxps': ['oxps'],
    'application/p2p-overlay+xml': ['relo'],
    'application/patch-ops-error+xml': ['xer'],
    'application/pdf': ['pdf'],
    'application/pgp-encrypted': ['pgp'],
    'application/pgp-keys': ['asc'],
    'application/pgp-signature': ['sig', '*asc'],
    'application/pics-rules': ['prf'],
    'application/pkcs10': ['p10'],
    'application/pkcs7-mime': ['p7m', 'p7c'],
    'application/pkcs7-signature': ['p7s'],
    'application/pkcs8': ['p8'],
    'application/pkix-attr-cert': ['ac'],
    'application/pkix-cert': ['cer'],
    'application/pkix-crl': ['crl'],
    'application/pkix-pkipath': ['pkipath'],
    'application/pkixcmp': ['pki'],
    'application/pls+xml': ['pls'],
    'application/postscript': ['ai', 'eps', 'ps'],
    'application/provenance+xml': ['provx'],
    'application/pskc+xml': ['pskcxml'],
    'application/raml+yaml': ['raml'],
    'application/rdf+xml': ['rdf', 'owl'],
    'application/reginfo+xml': ['rif'],
    'application/relax-ng-compact-syntax': ['rnc'],
    'application/resource-lists+xml': ['rl'],
    'application/resource-lists-diff+xml': ['rld'],
    'application/rls-services+xml': ['rs'],
    'application/route-apd+xml': ['rapd'],
    'application/route-s-tsid+xml': ['sls'],
    'application/route-usd+xml': ['rusd'],
    'application/rpki-ghostbusters': ['gbr'],
    'application/rpki-manifest': ['mft'],
    'application/rpki-roa': ['roa'],
    'application/rsd+xml': ['rsd'],
    'application/rss+xml': ['rss'],
    'application/rtf': ['rtf'],
    'application/sbml+xml': ['sbml'],
    'application/scvp-cv-request': ['scq'],
    'application/scvp-cv-response': ['scs'],
    'application/scvp-vp-request': ['spq'],
    'application/scvp-vp-response': ['spp'],
    'application/sdp': ['sdp'],
    'application/senml+xml': ['senmlx'],
    'application/sensml+xml': ['sensmlx'],
    'application/set-payment-initiation': ['setpay'],
    'application/set-registration-initiation': ['setreg'],
    'application/shf+xml': ['shf'],
    'application/sieve': ['siv', 'sieve'],
    'application/smil+xml': ['smi', 'smil'],
    'application/sparql-query': ['rq'],
    'application/sparql-results+xml': ['srx'],
    'application/sql': ['sql'],
    'application/srgs': ['gram'],
    'application/srgs+xml': ['grxml'],
    'application/sru+xml': ['sru'],
    'application/ssdl+xml': ['ssdl'],
    'application/ssml+xml': ['ssml'],
    'application/swid+xml': ['swidtag'],
    'application/tei+xml': ['tei', 'teicorpus'],
    'application/thraud+xml': ['tfi'],
    'application/timestamped-data': ['tsd'],
    'application/toml': ['toml'],
    'application/trig': ['trig'],
    'application/ttml+xml': ['ttml'],
    'application/ubjson': ['ubj'],
    'application/urc-ressheet+xml': ['rsheet'],
    'application/urc-targetdesc+xml': ['td'],
    'application/voicexml+xml': ['vxml'],
    'application/wasm': ['wasm'],
    'application/watcherinfo+xml': ['wif'],
    'application/widget': ['wgt'],
    'application/winhlp': ['hlp'],
    'application/wsdl+xml': ['wsdl'],
    'application/wspolicy+xml': ['wspolicy'],
    'application/xaml+xml': ['xaml'],
    'application/xcap-att+xml': ['xav'],
    'application/xcap-caps+xml': ['xca'],
    'application/xcap-diff+xml': ['xdf'],
    'application/xcap-el+xml': ['xel'],
    'application/xcap-ns+xml': ['xns'],
    'application/xenc+xml': ['xenc'],
    'application/xfdf': ['xfdf'],
    'application/xhtml+xml': ['xhtml', 'xht'],
    'application/xliff+xml': ['xlf'],
    'application/xml': ['xml', 'xsl', 'xsd', 'rng'],
    'application/xml-dtd': ['dtd'],
    'application/xop+xml': ['xop'],
    'application/xproc+xml': ['xpl'],
    'application/xslt+xml': ['*xsl', 'xslt'],
    'application/xspf+xml': ['xspf'],
    'application/xv+xml': ['mxml', 'xhvml', 'xvml', 'xvm'],
    'application/yang': ['yang'],
    'application/yin+xml': ['yin'],
    'application/zip': ['zip'],
    'application/zip+dotlottie': ['lottie'],
    'audio/3gpp': ['*3gpp'],
    'audio/aac': ['adts', 'aac'],
    'audio/adpcm': ['adp'],
    'audio/amr': ['amr'],
    'audio/basic': ['au', 'snd'],
    'audio/midi': ['mid', 'midi', 'kar', 'rmi'],
    'audio/mobile-xmf': ['mxmf'],
    'audio/mp3': ['*mp3'],
    'audio/mp4': ['m4a', 'mp4a', 'm4b'],
    'audio/mpeg': ['mpga', 'mp2', 'mp2a', 'mp3', 'm2a', 'm3a'],
    'audio/ogg': ['oga', 'ogg', 'spx', 'opus'],
    'audio/s3m': ['s3m'],
    'audio/silk': ['sil'],
    'audio/wav': ['wav'],
    'audio/wave': ['*wav'],
    'audio/webm': ['weba'],
    'audio/xm': ['xm'],
    'font/collection': ['ttc'],
    'font/otf': ['otf'],
    'font/ttf': ['ttf'],
    'font/woff': ['woff'],
    'font/woff2': ['woff2'],
    'image/aces': ['exr'],
    'image/apng': ['apng'],
    'image/avci': ['avci'],
    'image/avcs': ['avcs'],
    'image/avif': ['avif'],
    'image/bmp': ['bmp', 'dib'],
    'image/cgm': ['cgm'],
    'image/dicom-rle': ['drle'],
    'image/dpx': ['dpx'],
    'image/emf': ['emf'],
    'image/fits': ['fits'],
    'image/g3fax': ['g3'],
    'image/gif': ['gif'],
    'image/heic': ['heic'],
    'image/heic-sequence': ['heics'],
    'image/heif': ['heif'],
    'image/heif-sequence': ['heifs'],
    'image/hej2k': ['hej2'],
    'image/ief': ['ief'],
    'image/jaii': ['jaii'],
    'image/jais': ['jais'],
    'image/jls': ['jls'],
    'image/jp2': ['jp2', 'jpg2'],
    'image/jpeg': ['jpg', 'jpeg', 'jpe'],
    'image/jph': ['jph'],
    'image/jphc': ['jhc'],
    'image/jpm': ['jpm', 'jpgm'],
    'image/jpx': ['jpx', 'jpf'],
    'image/jxl': ['jxl'],
    'image/jxr': ['jxr'],
    'image/jxra': ['jxra'],
    'image/jxrs': ['jxrs'],
    'image/jxs': ['jxs'],
    'image/jxsc': ['jxsc'],
    'image/jxsi': ['jxsi'],
    'image/jxss': ['jxss'],
    'image/ktx': ['ktx'],
    'image/ktx2': ['ktx2'],
    'image/pjpeg': ['jfif'],
    'image/png': ['png'],
    'image/sgi': ['sgi'],
    'image/svg+xml': ['svg', 'svgz'],
    'image/t38': ['t38'],
    'image/tiff': ['tif', 'tiff'],
    'image/tiff-fx': ['tfx'],
    'image/webp': ['webp'],
    'image/wmf': ['wmf'],
    'message/disposition-notification': ['disposition-notification'],
    'message/global': ['u8msg'],
    'message/global-delivery-status': ['u8dsn'],
    'message/global-disposition-notification': ['u8mdn'],
    'message/global-headers': ['u8hdr'],
    'message/rfc822': ['eml', 'mime', 'mht', 'mhtml'],
    'model/3mf': ['3mf'],
    'model/gltf+json': ['gltf'],
    'model/gltf-binary': ['glb'],
    'model/iges': ['igs', 'iges'],
    'model/jt': ['jt'],
    'model/mesh': ['msh', 'mesh', 'silo'],
    'model/mtl': ['mtl'],
    'model/obj': ['obj'],
    'model/prc': ['prc'],
    'model/step': ['step', 'stp', 'stpnc', 'p21', '210'],
    'model/step+xml': ['stpx'],
    'model/step+zip': ['stpz'],
    'model/step-xml+zip': ['stpxz'],
    'model/stl': ['stl'],
    'model/u3d': ['u3d'],
    'model/vrml': ['wrl', 'vrml'],
    'model/x3d+binary': ['*x3db', 'x3dbz'],
    'model/x3d+fastinfoset': ['x3db'],
    'model/x3d+vrml': ['*x3dv', 'x3dvz'],
    'model/x3d+xml': ['x3d', 'x3dz'],
    'model/x3d-vrml': ['x3dv'],
    'text/cache-manifest': ['appcache', 'manifest'],
    'text/calendar': ['ics', 'ifb'],
    'text/coffeescript': ['coffee', 'litcoffee'],
    'text/css': ['css'],
    'text/csv': ['csv'],
    'text/html': ['html', 'htm', 'shtml'],
    'text/jade': ['jade'],
    'text/javascript': ['js', 'mjs'],
    'text/jsx': ['jsx'],
    'text/less': ['less'],
    'text/markdown': ['md', 'markdown'],
    'text/mathml': ['mml'],
    'text/mdx': ['mdx'],
    'text/n3': ['n3'],
    'text/plain': ['txt', 'text', 'conf', 'def', 'list', 'log', 'in', 'ini'],
    'text/richtext': ['rtx'],
    'text/rtf': ['*rtf'],
    'text/sgml': ['sgml', 'sgm'],
    'text/shex': ['shex'],
    'text/slim': ['slim', 'slm'],
    'text/spdx': ['spdx'],
    'text/stylus': ['stylus', 'styl'],
    'text/tab-separated-values': ['tsv'],
    'text/troff': ['t', 'tr', 'roff', 'man', 'me', 'ms'],
    'text/turtle': ['ttl'],
    'text/uri-list': ['uri', 'uris', 'urls'],
    'text/vcard': ['vcard'],
    'text/vtt': ['vtt'],
    'text/wgsl': ['wgsl'],
    'text/xml': ['*xml'],
    'text/yaml': ['yaml', 'yml'],
    'video/3gpp': ['3gp', '3gpp'],
    'video/3gpp2': ['3g2'],
    'video/h261': ['h261'],
    'video/h263': ['h263'],
    'video/h264': ['h264'],
    'video/iso.segment': ['m4s'],
    'video/jpeg': ['jpgv'],
    'video/jpm': ['*jpm', '*jpgm'],
    'video/mj2': ['mj2', 'mjp2'],
    'video/mp2t': ['ts', 'm2t', 'm2ts', 'mts'],
    'video/mp4': ['mp4', 'mp4v', 'mpg4'],
    'video/mpeg': ['mpeg', 'mpg', 'mpe', 'm1v', 'm2v'],
    'video/ogg': ['ogv'],
    'video/quicktime': ['qt', 'mov'],
    'video/webm': ['webm'],
};
Object.freeze(standard_types);
/* harmony default export */ const standard = (standard_types);

;// CONCATENATED MODULE: ./node_modules/mime/dist/src/Mime.js
var __classPrivateFieldGet = (undefined && undefined.__classPrivateFieldGet) || function (receiver, state, kind, f) {
    if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
    if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
    return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var _Mime_extensionToType, _Mime_typeToExtension, _Mime_typeToExtensions;
class Mime {
    constructor(...args) {
        _Mime_extensionToType.set(this, new Map());
        _Mime_typeToExtension.set(this, new Map());
        _Mime_typeToExtensions.set(this, new Map());
        for (const arg of args) {
            this.define(arg);
        }
    }
    define(typeMap, force = false) {
        for (let [type, extensions] of Object.entries(typeMap)) {
            type = type.toLowerCase();
            extensions = extensions.map((ext) => ext.toLowerCase());
            let allExtensions = __classPrivateFieldGet(this, _Mime_typeToExtensions, "f").get(type);
            if (!allExtensions) {
                allExtensions = new Set();
                __classPrivateFieldGet(this, _Mime_typeToExtensions, "f").set(type, allExtensions);
            }
            let first = true;
            for (let extension of extensions) {
                const starred = extension.startsWith('*');
                extension = starred ? extension.slice(1) : extension;
                allExtensions.add(extension);
                if (first) {
                    __classPrivateFieldGet(this, _Mime_typeToExtension, "f").set(type, extension);
                }
                first = false;
                if (starred)
                    continue;
                const currentType = __classPrivateFieldGet(this, _Mime_extensionToType, "f").get(extension);
                if (currentType && currentType != type && !force) {
                    throw new Error(`"${type} -> ${extension}" conflicts with "${currentType} -> ${extension}". Pass \`force=true\` to override this definition.`);
                }
                __classPrivateFieldGet(this, _Mime_extensionToType, "f").set(extension, type);
            }
        }
        return this;
    }
    getType(path) {
        if (typeof path !== 'string')
            return null;
        const last = path.replace(/^.*[/\\]/s, '').toLowerCase();
        const ext = last.replace(/^.*\./s, '').toLowerCase();
        const hasPath = last.length < path.length;
        const hasDot = ext.length < last.length - 1;
        if (!hasDot && hasPath)
            return null;
        return __classPrivateFieldGet(this, _Mime_extensionToType, "f").get(ext) ?? null;
    }
    getExtension(type) {
        if (typeof type !== 'string')
            return null;
        type = type?.split?.(';')[0];
        return ((type && __classPrivateFieldGet(this, _Mime_typeToExtension, "f").get(type.trim().toLowerCase())) ?? null);
    }
    getAllExtensions(type) {
        if (typeof type !== 'string')
            return null;
        type = type.split(';')[0].trim().toLowerCase();
        const extensions = __classPrivateFieldGet(this, _Mime_typeToExtensions, "f").get(type);
        return extensions ? new Set(extensions) : null;
    }
    _freeze() {
        this.define = () => {
            throw new Error('define() not allowed for built-in Mime objects. See https://github.com/broofa/mime/blob/main/README.md#custom-mime-instances');
        };
        Object.freeze(this);
        return this;
    }
    _getTestState() {
        return {
            types: __classPrivateFieldGet(this, _Mime_extensionToType, "f"),
            extensions: __classPrivateFieldGet(this, _Mime_typeToExtension, "f"),
        };
    }
}
_Mime_extensionToType = new WeakMap(), _Mime_typeToExtension = new WeakMap(), _Mime_typeToExtensions = new WeakMap();
/* harmony default export */ const src_Mime = (Mime);

;// CONCATENATED MODULE: ./node_modules/mime/dist/src/index.js




/* harmony default export */ const src = (new src_Mime(standard, other)._freeze());

;// CONCATENATED MODULE: ./node_modules/balanced-match/dist/esm/index.js
const balanced = (a, b, str) => {
    const ma = a instanceof RegExp ? maybeMatch(a, str) : a;
    const mb = b instanceof RegExp ? maybeMatch(b, str) : b;
    const r = ma !== null && mb != null && range(ma, mb, str);
    return (r && {
        start: r[0],
        end: r[1],
        pre: str.slice(0, r[0]),
        body: str.slice(r[0] + ma.length, r[1]),
        post: str.slice(r[1] + mb.length),
    });
};
const maybeMatch = (reg, str) => {
    const m = str.match(reg);
    return m ? m[0] : null;
};
const range = (a, b, str) => {
    let begs, beg, left, right = undefined, result;
    let ai = str.indexOf(a);
    let bi = str.indexOf(b, ai + 1);
    let i = ai;
    if (ai >= 0 && bi > 0) {
        if (a === b) {
            return [ai, bi];
        }
        begs = [];
        left = str.length;
        while (i >= 0 && !result) {
            if (i === ai) {
                begs.push(i);
                ai = str.indexOf(a, i + 1);
            }
            else if (begs.length === 1) {
                const r = begs.pop();
                if (r !== undefined)
                    result = [r, bi];
            }
            else {
                beg = begs.pop();
                if (beg !== undefined && beg < left) {
                    left = beg;
                    right = bi;
                }
                bi = str.indexOf(b, i + 1);
            }
            i = ai < bi && ai >= 0 ? ai : bi;
        }
        if (begs.length && right !== undefined) {
            result = [left, right];
        }
    }
    return result;
};
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/brace-expansion/dist/esm/index.js

const escSlash = '\0SLASH' + Math.random().toFixed(16) + '\0';
const escOpen = '\0OPEN' + Math.random().toFixed(16) + '\0';
const escClose = '\0CLOSE' + Math.random().toFixed(16) + '\0';
const escComma = '\0COMMA' + Math.random().toFixed(16) + '\0';
const escPeriod = '\0PERIOD' + Math.random().toFixed(16) + '\0';
const escSlashPattern = new RegExp(escSlash, 'g');
const escOpenPattern = new RegExp(escOpen, 'g');
const escClosePattern = new RegExp(escClose, 'g');
const escCommaPattern = new RegExp(escComma, 'g');
const escPeriodPattern = new RegExp(escPeriod, 'g');
const slashPattern = /\\\\/g;
const openPattern = /\\{/g;
const closePattern = /\\}/g;
const commaPattern = /\\,/g;
const periodPattern = /\\\./g;
const EXPANSION_MAX = 100_000;
// `EXPANSION_MAX` caps the *number* of expansions, but not their length. An
// input like `'{a,b}'.repeat(1500)` stays under that count - its output is
// truncated to 100k results - while making every result ~1500 characters
// long. The result set, and the intermediate arrays built while combining
// brace sets, then grow large enough to exhaust memory and crash the process
// (CVE-2026-14257). `EXPANSION_MAX_LENGTH` bounds the total number of
// characters the accumulator may hold at any point, so memory stays flat no
// matter how many brace groups are chained. The limit sits well above any
// realistic expansion (100k results hitting `EXPANSION_MAX` measure ~1M
// characters) so legitimate input is unaffected.
const EXPANSION_MAX_LENGTH = 4_000_000;
// `expand_` recurses once per level of brace *nesting* - both when expanding a
// set's comma members and when re-wrapping a set whose body is a single part.
// The CVE-2026-14257 fix made the *tail* iterative (recursion on `m.post`, one
// level per chained group), which left nesting depth unbounded: about 3,100
// levels of `{{{...a,b...}}}` - only ~6KB of input - exhausted the native stack
// and crashed the process. `EXPANSION_MAX_DEPTH` bounds how deep the parser
// will follow nesting. It sits far above any realistic pattern and well below
// the depth at which the stack runs out.
const EXPANSION_MAX_DEPTH = 1_000;
// Bash keeps a quirk where a brace group followed by a comma set still expands
// (`{a},b}`). The parser implements it by rewriting the string and restarting
// the scan, absorbing one `}` per pass. `n` trailing braces therefore cost `n`
// full passes over a string that itself grows by one `escClose` sentinel each
// time - quadratic in `n`, with a ~26x constant from the sentinel's length.
// 128KB of `'{a}' + '}'.repeat(n) + ',z}'` blocked the event loop for 27
// seconds to produce two results. `EXPANSION_MAX_REWRITES` bounds how many
// times the scan may restart. Real `{a},b}` input needs a handful.
const EXPANSION_MAX_REWRITES = 1_000;
// `EXPANSION_MAX_STEPS` bounds the work one `expand` call does, which `max`,
// `maxLength` and `maxDepth` don't: nested sets are rescanned at every level
// and chained groups each rebuild up to `max` results, so 2KB of input could
// block the event loop for over 30 seconds. Each character scanned, result
// built and sequence value generated is a step, and each `expand_` call costs
// `CALL_STEPS` more. Past the budget, the set being expanded and everything
// after it stay literal. A glob needs a few hundred steps, and nesting all the
// way to `EXPANSION_MAX_DEPTH` about 4M.
const EXPANSION_MAX_STEPS = 20_000_000;
// What one `expand_` call costs on top of what it scans and builds. Setting
// one up takes about as long as scanning 16 characters, and a set whose
// results are wrapped to be expanded again makes one call per result, each
// scanning and building next to nothing: 64KB of
// `('{{' + ','.repeat(316) + '}{' + ','.repeat(316) + '}}').repeat(n)` made
// 4M such calls, which spent the budget three times as slowly as anything
// else.
const CALL_STEPS = 16;
function numeric(str) {
    return !isNaN(str) ? parseInt(str, 10) : str.charCodeAt(0);
}
function escapeBraces(str) {
    return str
        .replace(slashPattern, escSlash)
        .replace(openPattern, escOpen)
        .replace(closePattern, escClose)
        .replace(commaPattern, escComma)
        .replace(periodPattern, escPeriod);
}
function unescapeBraces(str) {
    return str
        .replace(escSlashPattern, '\\')
        .replace(escOpenPattern, '{')
        .replace(escClosePattern, '}')
        .replace(escCommaPattern, ',')
        .replace(escPeriodPattern, '.');
}
// Like `target.push(...items)` but doesn't overflow the stack
function pushAll(target, items) {
    for (let i = 0; i < items.length; i++) {
        target.push(items[i]);
    }
}
// `balanced`, run on `masked` (see `maskUnmatchedOpens`), sliced from `str`
// and charged for the characters it walks: up to the group's `}`, or the
// whole string when there is no match or unmatched `{` come first, which
// `unmatched` then flags for masking. Once a call overdraws the budget, it
// and every later one return undefined, so the rest stays literal.
function balancedWithBudget(str, masked, budget) {
    if (budget.remaining < 0) {
        return undefined;
    }
    const r = range('{', '}', masked);
    const unmatched = r !== undefined && masked.indexOf('{') < r[0];
    budget.remaining -= r && !unmatched ? r[1] + 1 : str.length;
    if (!r || budget.remaining < 0) {
        return undefined;
    }
    return {
        end: r[1],
        pre: str.slice(0, r[0]),
        body: str.slice(r[0] + 1, r[1]),
        post: str.slice(r[1] + 1),
        unmatched,
    };
}
// `masked` with every `{` that has no matching `}` swapped for a `\0`, which
// keeps the length, so a scan of it still lines up with the string it was
// made from. Such a `{` is literal either way, but `balanced` only learns that
// one is unmatched by reading to the end of the string, so with one at the
// head of every group (`'{a,{b,c}'.repeat(n)`) each scan read the rest of the
// input. That was quadratic, and once the step budget charged for it, it ran
// out partway through and left the rest literal. A scan of the masked copy
// stops at the group's `}`. It is one pass, charged as such.
function maskUnmatchedOpens(masked, budget) {
    budget.remaining -= masked.length;
    const open = [];
    for (let i = 0; i < masked.length; i++) {
        const c = masked.charCodeAt(i);
        if (c === 0x7b) {
            open.push(i);
        }
        else if (c === 0x7d && open.length) {
            open.pop();
        }
    }
    let out = '';
    let last = 0;
    for (let i = 0; i < open.length; i++) {
        const at = open[i];
        out += masked.slice(last, at) + '\0';
        last = at + 1;
    }
    return out + masked.slice(last);
}
// Whether `str` has a `,` not followed by another `,`, with a `}` after it on
// the same line - what `/,(?!,).*\}/.test(str)` asks, answered in one pass from
// the end. The regex tries every `,` and backtracks through the rest of its
// line from each, which is quadratic, and the `{a},b}` rewrite asks again on
// every pass. Like a scan, it is charged for the whole string and refused if
// that overdraws the budget.
function commaSetFollows(str, budget) {
    budget.remaining -= str.length;
    if (budget.remaining < 0) {
        return false;
    }
    // Whether a `}` follows the current position before the line ends
    let close = false;
    for (let i = str.length - 1; i >= 0; i--) {
        const c = str.charCodeAt(i);
        if (c === 0x7d) {
            close = true;
        }
        else if (c === 0x0a || c === 0x0d || c === 0x2028 || c === 0x2029) {
            // A line terminator, which `.` does not match
            close = false;
        }
        else if (c === 0x2c && close && str.charCodeAt(i + 1) !== 0x2c) {
            return true;
        }
    }
    return false;
}
/**
 * Basically just str.split(","), but handling cases
 * where we have nested braced sections, which should be
 * treated as individual members, like {a,{b,c},d}
 *
 * Returns `undefined` if the step budget runs out before the whole set is
 * split, since splitting what is left on every comma would tear apart the
 * nested sets it still holds.
 */
function parseCommaParts(str, budget) {
    const parts = [];
    // Walk the brace groups iteratively. Recursing on `post` once per group let a
    // chain of them exhaust the stack - the parsing-side counterpart to
    // the `expand_` overflow fixed for CVE-2026-14257, and not something `max` or
    // `maxLength` can bound, since it happens before expansion.
    //
    // The part the next chunk continues
    let carry = '';
    for (;;) {
        // A set's body holds no unmatched `{`, so there is nothing to mask.
        const m = balancedWithBudget(str, str, budget);
        if (budget.remaining < 0) {
            return undefined;
        }
        if (!m) {
            const tail = str.split(',');
            tail[0] = carry + tail[0];
            pushAll(parts, tail);
            return parts;
        }
        const { pre, body, post } = m;
        const p = pre.split(',');
        p[0] = carry + p[0];
        p[p.length - 1] += '{' + body + '}';
        if (!post.length) {
            pushAll(parts, p);
            return parts;
        }
        carry = p.pop();
        pushAll(parts, p);
        str = post;
    }
}
// An option that is left out, or that is NaN, gets its default. Every
// comparison against NaN is false, so a NaN bound would never be reached:
// `{ maxSteps: NaN }` let 15KB of input block the event loop for 16 seconds,
// and `{ maxDepth: NaN }` overflowed the stack again (CVE-2026-102278). Pass
// `Infinity` to lift a bound.
function bound(value, fallback) {
    return value === undefined || isNaN(value) ? fallback : value;
}
function expand(str, options = {}) {
    if (!str) {
        return [];
    }
    const max = bound(options.max, EXPANSION_MAX);
    const maxLength = bound(options.maxLength, EXPANSION_MAX_LENGTH);
    const maxDepth = bound(options.maxDepth, EXPANSION_MAX_DEPTH);
    const maxRewrites = bound(options.maxRewrites, EXPANSION_MAX_REWRITES);
    const maxSteps = bound(options.maxSteps, EXPANSION_MAX_STEPS);
    // I don't know why Bash 4.3 does this, but it does.
    // Anything starting with {} will have the first two bytes preserved
    // but *only* at the top level, so {},a}b will not expand to anything,
    // but a{},b}c will be expanded to [a}c,abc].
    // One could argue that this is a bug in Bash, but since the goal of
    // this module is to match Bash's rules, we escape a leading {}
    if (str.slice(0, 2) === '{}') {
        str = '\\{\\}' + str.slice(2);
    }
    return expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, true).map(unescapeBraces);
}
function embrace(str) {
    return '{' + str + '}';
}
function isPadded(el) {
    return /^-?0\d/.test(el);
}
function lte(i, y) {
    return i <= y;
}
function gte(i, y) {
    return i >= y;
}
// Build `{ acc[a] + pre + values[v] }` for every combination, capping the
// number of results at `max` and the total number of characters at `maxLength`.
// This is the one place output grows, so bounding it here keeps the single
// accumulator - and therefore memory - flat regardless of how many brace groups
// are combined (CVE-2026-14257). Each result built is a step, since `max` and
// `maxLength` bound one combination, not how many brace groups are combined.
function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
    const out = [];
    let length = 0;
    // Bash drops empty results at the top level, and they don't count against
    // `max`, so `max` bounds the number of *kept* results. Only an empty
    // `acc[a] + pre` can make one, so for those the empty values are skipped
    // without being visited. Visiting them one at a time let a set of empties
    // cost `acc.length * values.length` while keeping nothing.
    let nonEmpty;
    outer: for (let a = 0; a < acc.length; a++) {
        const prefix = acc[a] + pre;
        let vs = values;
        if (dropEmpties && !prefix) {
            if (!nonEmpty)
                nonEmpty = values.filter(v => v);
            vs = nonEmpty;
        }
        for (let v = 0; v < vs.length; v++) {
            if (out.length >= max)
                break outer;
            const expansion = prefix + vs[v];
            if (length + expansion.length > maxLength)
                break outer;
            out.push(expansion);
            length += expansion.length;
        }
    }
    budget.remaining -= out.length;
    return out;
}
// The expansion values of a single numeric (`1..5`) or alphabetic (`a..e..2`)
// sequence body, or `undefined` if the step budget runs out generating them.
function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
    const n = body.split(/\.\./);
    const N = [];
    // A sequence body always splits into two or three parts, but the compiler
    // can't know that.
    /* c8 ignore start */
    if (n[0] === undefined || n[1] === undefined) {
        return N;
    }
    /* c8 ignore stop */
    const x = numeric(n[0]);
    const y = numeric(n[1]);
    const width = Math.max(n[0].length, n[1].length);
    let incr = n.length === 3 && n[2] !== undefined ?
        Math.max(Math.abs(numeric(n[2])), 1)
        : 1;
    let test = lte;
    const reverse = y < x;
    if (reverse) {
        incr *= -1;
        test = gte;
    }
    const pad = n.some(isPadded);
    // A padded value is built a character at a time to `width`, which the input
    // sets, so it costs one step per character: 64KB of
    // `('{' + '0'.repeat(100) + '..99999}').repeat(n)` took 7 seconds charged
    // one step per value.
    const cost = pad ? width : 1;
    let length = 0;
    for (let i = x; test(i, y) && N.length < max; i += incr) {
        // Each value is a step. `max` and `maxLength` bound one sequence, but a
        // chain of them still generated up to `max` values each, however few
        // combining could keep.
        budget.remaining -= cost;
        if (budget.remaining < 0) {
            return undefined;
        }
        let c;
        if (isAlphaSequence) {
            c = String.fromCharCode(i);
            if (c === '\\') {
                c = '';
            }
        }
        else {
            c = String(i);
            if (pad) {
                const need = width - c.length;
                if (need > 0) {
                    const z = new Array(need + 1).join('0');
                    if (i < 0) {
                        c = '-' + z + c.slice(1);
                    }
                    else {
                        c = z + c;
                    }
                }
            }
        }
        if (length + c.length > maxLength)
            break;
        N.push(c);
        length += c.length;
    }
    return N;
}
function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
    // An overdraft here makes the first scan refuse, so `str` stays literal.
    budget.remaining -= CALL_STEPS;
    // Too deeply nested to keep following: treat the rest as literal, the same
    // way a group that cannot expand is already handled. Truncating rather than
    // throwing keeps `expand` total, matching `max` and `maxLength`.
    if (depth > maxDepth) {
        return [str];
    }
    // Consume the string's top-level brace groups left to right, threading a
    // running set of combined prefixes (`acc`). Expanding the tail iteratively -
    // rather than recursing on `m.post` once per group - keeps the native stack
    // depth constant, so deeply chained input (`'{a,b}'.repeat(3000)`) can no
    // longer overflow the stack, and leaves a single accumulator whose size
    // `maxLength` bounds directly (CVE-2026-14257).
    let acc = [''];
    // Bash drops empty results, but only when the *first* top-level group is a
    // comma set - a sequence like `{a..\}` may legitimately yield ''. The drop
    // is on the final strings, so it is applied to whichever `combine` produces
    // them (the one with no brace set left in the tail).
    // How many times the `{a},b}` rewrite below has restarted the scan. Each pass
    // re-reads the whole string, so leaving this unbounded is quadratic.
    let rewrites = 0;
    let dropEmpties = false;
    let firstGroup = true;
    // `str` with its unmatched `{` masked, once a scan has run into them
    let masked = str;
    for (;;) {
        const m = balancedWithBudget(str, masked, budget);
        // No brace set left, or no step budget left to look for one: the rest of
        // the string is literal.
        if (!m) {
            return combine(acc, str, [''], max, maxLength, dropEmpties, budget);
        }
        if (m.unmatched) {
            masked = maskUnmatchedOpens(masked, budget);
        }
        // no need to expand pre, since it is guaranteed to be free of brace-sets
        const pre = m.pre;
        // This set and the rest of the string, literal: for a set that cannot
        // expand, and for one the step budget runs out on. Once it is overdrawn,
        // every set still being expanded, at every level, stays literal like this -
        // otherwise each level above would go on combining, and wrapping and
        // expanding again, results the budget was too small for.
        const literal = () => combine(acc, pre + '{' + m.body + '}' + m.post, [''], max, maxLength, dropEmpties, budget);
        if (/\$$/.test(pre)) {
            acc = combine(acc, pre + '{' + m.body + '}', [''], max, maxLength, dropEmpties && !m.post.length, budget);
            firstGroup = false;
            if (!m.post.length)
                break;
            str = m.post;
            masked = masked.slice(m.end + 1);
            continue;
        }
        const isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body);
        const isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body);
        const isSequence = isNumericSequence || isAlphaSequence;
        const isOptions = m.body.indexOf(',') >= 0;
        if (!isSequence && !isOptions) {
            // {a},b}
            if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
                rewrites++;
                str = m.pre + '{' + m.body + escClose + m.post;
                // Taking a `}` away never gives an unmatched `{` a partner, so what
                // is masked stays unmatched. The `{` it closed can be left without
                // one, and the next scan masks it.
                masked =
                    masked.slice(0, m.end) + escClose + masked.slice(m.end + 1);
                isTop = true;
                continue;
            }
            // Nothing here expands, so the whole remaining string is literal.
            return literal();
        }
        if (firstGroup) {
            dropEmpties = isTop && !isSequence;
            firstGroup = false;
        }
        let values;
        if (isSequence) {
            values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget);
            if (!values) {
                return literal();
            }
        }
        else {
            let n = parseCommaParts(m.body, budget);
            // The step budget ran out partway through the set.
            if (!n) {
                return literal();
            }
            if (n.length === 1 && n[0] !== undefined) {
                // x{{a,b}}y ==> x{a}y x{b}y
                n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false).map(embrace);
                // The step budget ran out expanding the set's only part.
                if (budget.remaining < 0) {
                    return literal();
                }
                //XXX is this necessary? Can't seem to hit it in tests.
                /* c8 ignore start */
                if (n.length === 1) {
                    const next = combine(acc, pre + n[0], [''], max, maxLength, dropEmpties && !m.post.length, budget);
                    if (budget.remaining < 0) {
                        return literal();
                    }
                    acc = next;
                    if (!m.post.length)
                        break;
                    str = m.post;
                    masked = masked.slice(m.end + 1);
                    continue;
                }
                /* c8 ignore stop */
            }
            // Values that `combine` is going to drop as empty produce no result, so
            // they must not count against `max` - otherwise `{a,,b}` with `max: 2`
            // would stop at `['a', '']` and yield one result instead of two. Skipping
            // them outright keeps `values` bounded while leaving `max` a bound on
            // *kept* results.
            let dropsEmpties = dropEmpties && !m.post.length && !pre;
            for (let d = 0; dropsEmpties && d < acc.length; d++) {
                if (acc[d]) {
                    dropsEmpties = false;
                }
            }
            values = [];
            let valuesLength = 0;
            outer: for (let j = 0; j < n.length; j++) {
                const expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, false);
                // The step budget ran out expanding a member.
                if (budget.remaining < 0) {
                    return literal();
                }
                for (let k = 0; k < expanded.length; k++) {
                    const v = expanded[k];
                    if (dropsEmpties && !v)
                        continue;
                    if (values.length >= max ||
                        valuesLength + v.length > maxLength) {
                        break outer;
                    }
                    values.push(v);
                    valuesLength += v.length;
                }
            }
        }
        const next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
        // The step budget ran out combining the set's values in.
        if (budget.remaining < 0) {
            return literal();
        }
        acc = next;
        if (!m.post.length)
            break;
        str = m.post;
        masked = masked.slice(m.end + 1);
    }
    return acc;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/numeric-range.js
// One digit, or a class of digits from a to b.
const digit = (a, b) => a === b ?
    { t: 'lit', ch: String(a) }
    : { t: 'class', re: new RegExp(`^[${a}-${b}]$`) };
const prefix = (d, alts) => alts.map(s => [digit(d, d), ...s]);
// The digit strings from a to b, which have the same length.
const fixed = (a, b) => {
    if (!a)
        return [[]];
    let lo = +a[0];
    let hi = +b[0];
    const ra = a.slice(1);
    const rb = b.slice(1);
    if (lo === hi)
        return prefix(lo, fixed(ra, rb));
    const zeros = '0'.repeat(ra.length);
    const nines = '9'.repeat(ra.length);
    const out = [];
    if (ra !== zeros)
        out.push(...prefix(lo++, fixed(ra, nines)));
    const last = rb === nines ? [] : prefix(hi--, fixed(zeros, rb));
    if (lo <= hi) {
        out.push([digit(lo, hi), ...Array.from(ra, () => digit(0, 9))]);
    }
    out.push(...last);
    return out;
};
// The numbers from a to b, where 0 <= a <= b. If width is set, each
// one has leading zeros to make it that many digits.
const nonneg = (a, b, width) => {
    if (width) {
        return fixed(String(a).padStart(width, '0'), String(b).padStart(width, '0'));
    }
    const out = [];
    for (let len = String(a).length; len <= String(b).length; len++) {
        const lo = Math.max(a, len === 1 ? 0 : 10 ** (len - 1));
        const hi = Math.min(b, 10 ** len - 1);
        out.push(...fixed(String(lo), String(hi)));
    }
    return out;
};
/**
 * The strings that the bash brace expansion `{lo..hi}` makes, as
 * the alternatives of an `@(...)` extglob. Each one is a sequence of
 * digits and digit classes, so there are only a few of them, even for
 * a large range.
 *
 * If either end has a leading zero, such as `{01..10}`, each number
 * has leading zeros to make it as long as the longer end, counting a
 * `-` sign. So `{-05..3}` makes `-05` to `-01`, then `000` to `003`.
 *
 * Returns undefined if either end is not a safe integer.
 */
const numericRange = (loStr, hiStr) => {
    let lo = Number(loStr);
    let hi = Number(hiStr);
    if (!Number.isSafeInteger(lo) || !Number.isSafeInteger(hi))
        return;
    if (lo > hi)
        [lo, hi] = [hi, lo];
    const padded = /^-?0\d/.test(loStr) || /^-?0\d/.test(hiStr);
    const width = padded ? Math.max(loStr.length, hiStr.length) : 0;
    const out = [];
    if (lo < 0) {
        const neg = nonneg(Math.max(-hi, 1), -lo, width && width - 1);
        out.push(...neg.map(s => [{ t: 'lit', ch: '-' }, ...s]));
    }
    if (hi >= 0)
        out.push(...nonneg(Math.max(lo, 0), hi, width));
    return out;
};
//# sourceMappingURL=numeric-range.js.map
;// CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/parse-class.js
// translate the various posix character classes into unicode properties
// this works across all unicode locales
// { <posix class>: [<translation>, negated]
const posixClasses = {
    '[:alnum:]': ['\\p{L}\\p{Nl}\\p{Nd}'],
    '[:alpha:]': ['\\p{L}\\p{Nl}'],
    '[:ascii:]': ['\\x' + '00-\\x' + '7f'],
    '[:blank:]': ['\\p{Zs}\\t'],
    '[:cntrl:]': ['\\p{Cc}'],
    '[:digit:]': ['\\p{Nd}'],
    '[:graph:]': ['\\p{Z}\\p{C}', true],
    '[:lower:]': ['\\p{Ll}'],
    '[:print:]': ['\\p{C}', true],
    '[:punct:]': ['\\p{P}\\p{S}'],
    '[:space:]': ['\\p{Z}\\t\\r\\n\\v\\f'],
    '[:upper:]': ['\\p{Lu}'],
    '[:word:]': ['\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}'],
    '[:xdigit:]': ['A-Fa-f0-9'],
};
// only need to escape a few things inside of brace expressions
// escapes: [ \ ] -
const braceEscape = (s) => s.replace(/[[\]\\-]/g, '\\$&');
const noMatch = /$./;
// Takes a glob string at a posix brace expression. Returns a RegExp
// that tests one character, and the number of glob chars consumed.
// If the class is not closed, consumed is 0, and the `[` must be
// treated as a literal character.
// Out of order ranges are removed. If nothing is left, the RegExp
// is `/$./`, and the rest of the glob is consumed, so that the
// whole glob cannot match.
const parseClass = (glob, position, nocase = false, form) => {
    // normalize one class member, if it stays one code point
    const norm = (c) => {
        const n = form ? c.normalize(form) : c;
        return [...n].length === 1 ? n : c;
    };
    const pos = position;
    /* c8 ignore start */
    if (glob.charAt(pos) !== '[') {
        throw new Error('not in a brace expression');
    }
    /* c8 ignore stop */
    const ranges = [];
    const negs = [];
    let i = pos + 1;
    let sawStart = false;
    let escaping = false;
    let negate = false;
    let endPos = pos;
    let rangeStart = '';
    WHILE: while (i < glob.length) {
        const c = String.fromCodePoint(glob.codePointAt(i));
        if ((c === '!' || c === '^') && i === pos + 1) {
            negate = true;
            i++;
            continue;
        }
        if (c === ']' && sawStart && !escaping) {
            endPos = i + 1;
            break;
        }
        sawStart = true;
        if (c === '\\') {
            if (!escaping) {
                escaping = true;
                i++;
                continue;
            }
            // escaped \ char, fall through and treat like normal char
        }
        if (c === '[' && !escaping) {
            // either a posix class, a collation equivalent, or just a [
            for (const [cls, [unip, neg]] of Object.entries(posixClasses)) {
                if (glob.startsWith(cls, i)) {
                    // invalid, [a-[] is fine, but not [a-[:alpha]]
                    if (rangeStart) {
                        return [noMatch, glob.length - pos];
                    }
                    i += cls.length;
                    if (neg)
                        negs.push(unip);
                    else
                        ranges.push(unip);
                    continue WHILE;
                }
            }
        }
        // now it's just a normal character, effectively
        escaping = false;
        const n = norm(c);
        if (rangeStart) {
            // throw this range away if it's not valid, but others
            // can still match.
            if (n.codePointAt(0) > rangeStart.codePointAt(0)) {
                ranges.push(braceEscape(rangeStart) + '-' + braceEscape(n));
            }
            else if (n === rangeStart) {
                ranges.push(braceEscape(n));
            }
            rangeStart = '';
            i += c.length;
            continue;
        }
        // now might be the start of a range.
        // can be either c-d or c-] or c<more...>] or c] at this point
        if (glob.startsWith('-]', i + c.length)) {
            ranges.push(braceEscape(n + '-'));
            i += c.length + 1;
            continue;
        }
        if (glob.startsWith('-', i + c.length)) {
            rangeStart = n;
            i += c.length + 1;
            continue;
        }
        // not the start of a range, just a single character
        ranges.push(braceEscape(n));
        i += c.length;
    }
    if (endPos < i) {
        // didn't see the end of the class, not a valid class,
        // but might still be valid as a literal match.
        return [noMatch, 0];
    }
    // if we got no ranges and no negates, then we have a range that
    // cannot possibly match anything, and that poisons the whole glob
    if (!ranges.length && !negs.length) {
        return [noMatch, glob.length - pos];
    }
    const sranges = '[' + (negate ? '^' : '') + ranges.join('') + ']';
    const snegs = '[' + (negate ? '' : '^') + negs.join('') + ']';
    const comb = '^' +
        (ranges.length && negs.length ? '(' + sranges + '|' + snegs + ')'
            : ranges.length ? sranges
                : snegs);
    return [new RegExp(comb, nocase ? 'iu' : 'u'), endPos - pos];
};
//# sourceMappingURL=parse-class.js.map
;// CONCATENATED MODULE: ./node_modules/@isaacs/nonrecursive-glob-match/dist/esm/index.js


// the end of the pattern, or of a negated sub-pattern
const MATCH = { t: 'match', id: 0 };
const extTypes = '!?+*@';
const lit = (ch) => ({ t: 'lit', ch });
const reEscape = (s) => s.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
// a RegExp that only matches `s`, with unicode case folding
const newFoldRe = (s) => new RegExp(`^${reEscape(s)}$`, 'iu');
// foldRe for one literal char. The same chars are in most patterns,
// so keep them. A RegExp without the `g` or `y` flag has no state to
// share.
const foldCache = new Map();
const foldRe = (ch) => {
    let re = foldCache.get(ch);
    if (!re) {
        re = newFoldRe(ch);
        if (foldCache.size >= 1000)
            foldCache.clear();
        foldCache.set(ch, re);
    }
    return re;
};
const litMatch = (l, c) => {
    if (c === l.ch)
        return true;
    if (!l.re)
        return false;
    const code = c.charCodeAt(0);
    if (code >= 128)
        return l.re.test(c);
    const ascii = (l.ascii ??= new Uint8Array(128));
    ascii[code] ||= l.re.test(c) ? 1 : 2;
    return ascii[code] === 1;
};
const tokenize = (p, nocase, noext, form, mark) => {
    const toks = [];
    for (let i = 0; i < p.length;) {
        const c = String.fromCodePoint(p.codePointAt(i));
        if (mark) {
            // a \ before a range would only escape its first char
            const m = c === '\\' && p.startsWith(mark, i + 1) ? 1 : 0;
            if (m || c === mark) {
                const start = i + m + mark.length;
                const end = p.indexOf(mark, start);
                const r = /^(-?\d+)\.\.(-?\d+)$/.exec(p.slice(start, end));
                const alts = end !== -1 && r && numericRange(r[1], r[2]);
                if (alts) {
                    toks.push({ t: 'ext', type: '@', alts });
                    i = end + mark.length;
                    continue;
                }
            }
        }
        if (c === '\\') {
            // a trailing \ is a literal \
            const e = p.codePointAt(i + 1);
            const ch = e === undefined ? c : String.fromCodePoint(e);
            toks.push(lit(ch));
            i += 1 + ch.length;
            continue;
        }
        if (c === '[') {
            const [re, consumed] = parseClass(p, i, nocase, form);
            if (consumed) {
                toks.push({ t: 'class', re });
                i += consumed;
                continue;
            }
        }
        if (!noext && extTypes.includes(c) && p[i + 1] === '(') {
            toks.push({ t: 'open', type: c });
            i += 2;
            continue;
        }
        toks.push(!noext && c === '|' ? { t: 'bar' }
            : !noext && c === ')' ? { t: 'close' }
                : c === '*' ? { t: 'star' }
                    : c === '?' ? { t: 'any' }
                        : lit(c));
        i += c.length;
    }
    return toks;
};
// map each open token index to the index of its close token
const pair = (toks) => {
    const pairs = new Map();
    const stack = [];
    toks.forEach((tok, i) => {
        if (tok.t === 'open')
            stack.push(i);
        else if (tok.t === 'close' && stack.length)
            pairs.set(stack.pop(), i);
    });
    return pairs;
};
// build the alternatives between start and end. An open token that
// is not closed is never inside a closed extglob, so bar and close
// tokens are only literal at the top level.
const build = (toks, pairs, start, end, top) => {
    let seq = [];
    const alts = [seq];
    for (let i = start; i < end; i++) {
        const tok = toks[i];
        const close = pairs.get(i);
        if (tok.t === 'open' && close !== undefined) {
            const sub = build(toks, pairs, i + 1, close, false);
            seq.push({ t: 'ext', type: tok.type, alts: sub });
            i = close;
        }
        else if (tok.t === 'bar' && !top) {
            alts.push((seq = []));
        }
        else if (tok.t === 'open') {
            seq.push(lit(tok.type), lit('('));
        }
        else if (tok.t === 'bar') {
            seq.push(lit('|'));
        }
        else if (tok.t === 'close') {
            seq.push(lit(')'));
        }
        else {
            seq.push(tok);
        }
    }
    return alts;
};
// normalize each run of literal chars as one string, so that a char
// and the combining marks after it compose (or decompose) together.
// Syntax is already parsed, so a char that normalizes to a syntax
// char (such as full-width `\uff0a` in NFKC) stays a literal.
const normalize = (items, form) => {
    const out = [];
    let run = '';
    const flush = () => {
        for (const ch of run.normalize(form))
            out.push(lit(ch));
        run = '';
    };
    for (const it of items) {
        if (it.t === 'lit') {
            run += it.ch;
            continue;
        }
        flush();
        out.push(it.t === 'ext' ?
            { ...it, alts: it.alts.map(a => normalize(a, form)) }
            : it);
    }
    flush();
    return out;
};
// the start node, and the number of node ids. Ids are dense, from 0
// for the match node.
const compile = (items, nocase) => {
    let id = 1;
    const split = (out) => ({ t: 'split', id: id++, out });
    const seq = (items, next) => items.reduceRight((next, it) => item(it, next), next);
    const item = (it, next) => {
        switch (it.t) {
            case 'lit':
                const re = nocase ? foldRe(it.ch) : undefined;
                return { t: 'lit', id: id++, ch: it.ch, re, next };
            case 'any':
            case 'star':
                return { t: it.t, id: id++, next };
            case 'class':
                return { t: 'class', id: id++, re: it.re, next };
        }
        const alts = (next) => it.alts.map(a => seq(a, next));
        switch (it.type) {
            case '@':
                return split(alts(next));
            case '?':
                return split([next, ...alts(next)]);
            case '!':
                return { t: 'neg', id: id++, sub: split(alts(MATCH)), next };
        }
        // * and +, loop back after each match
        const after = split([]);
        const entry = split(alts(after));
        after.out.push(next, entry);
        return it.type === '*' ? after : entry;
    };
    const start = seq(items, MATCH);
    return [start, id];
};
// one line per node, in the order that a walk from the start
// reaches them. Edges point to node ids. The nodes of a negated
// sub-pattern are indented under their negation.
const show = (start) => {
    const lines = [];
    const seen = new Set();
    const ref = (n) => (n.t === 'match' ? 'match' : String(n.id));
    const walk = (n, indent) => {
        if (n.t === 'match' || seen.has(n))
            return;
        seen.add(n);
        const line = (desc) => lines.push(`${indent}${n.id}: ${desc}`);
        switch (n.t) {
            case 'split':
                line(`split -> ${n.out.map(ref).join(', ')}`);
                for (const o of n.out)
                    walk(o, indent);
                return;
            case 'neg':
                line(`!(${ref(n.sub)}) -> ${ref(n.next)}`);
                walk(n.sub, indent + '  ');
                return walk(n.next, indent);
            case 'lit':
                line(`${JSON.stringify(n.ch)} -> ${ref(n.next)}`);
                break;
            case 'class':
                line(`${n.re} -> ${ref(n.next)}`);
                break;
            default:
                line(`${n.t === 'any' ? '?' : '*'} -> ${ref(n.next)}`);
        }
        walk(n.next, indent);
    };
    walk(start, '');
    return [`start -> ${ref(start)}`, ...lines].join('\n');
};
// The threads at one position in the string. Each node thread is
// only kept once, and runs with the same state are only kept once,
// so that identical threads merge. The match node is not in
// `threads`, because it can not step. It sets `match` instead.
class State {
    // set by the Sim, to mark the nodes that this state has
    gen;
    threads = [];
    match = false;
    runs = [];
    // the sorted ids of the threads, with 0 for a match, once the
    // state is done
    ids = [];
    constructor(gen) {
        this.gen = gen;
    }
    // no threads, so nothing more can match
    get dead() {
        return !this.threads.length && !this.match && !this.runs.length;
    }
}
// true if the two states hold the same threads
const sameState = (a, b) => {
    if (a.ids.length !== b.ids.length)
        return false;
    if (a.runs.length !== b.runs.length)
        return false;
    if (a.ids.some((id, i) => id !== b.ids[i]))
        return false;
    return a.runs.every(r => b.runs.some(o => o.neg === r.neg && sameState(o.state, r.state)));
};
const marks = (size) => ({
    has: new Float64Array(size),
    seen: new Float64Array(size),
    gen: 0,
});
class Sim {
    // `.` and `..` only match literal dots, even with `dot:true`
    dots;
    // the string starts with `.`, and `dot:true` is not set
    dotStart;
    #marks;
    constructor(dots, dotStart, marks) {
        this.dots = dots;
        this.dotStart = dotStart;
        this.#marks = marks;
    }
    state() {
        return new State(++this.#marks.gen);
    }
    // sort the ids of a state, once it has all of its threads
    done(state) {
        state.ids = state.threads.map(n => n.id).sort((a, b) => a - b);
        if (state.match)
            state.ids.unshift(MATCH.id);
        return state;
    }
    // true the first time that the state walks through the node, so
    // that loops in the graph stop
    #visit(state, node) {
        const { seen } = this.#marks;
        if (seen[node.id] === state.gen)
            return false;
        seen[node.id] = state.gen;
        return true;
    }
    #addThread(state, node) {
        const { has } = this.#marks;
        if (has[node.id] === state.gen)
            return false;
        has[node.id] = state.gen;
        state.threads.push(node);
        return true;
    }
    // wildcards only match a leading dot if `dot:true`. In a negated
    // sub-pattern, this does not apply, because the negation itself
    // can not match a leading dot.
    restricted(i, top) {
        return top && (this.dots || (this.dotStart && i === 0));
    }
    add(state, node, i, top) {
        switch (node.t) {
            case 'split':
                if (!this.#visit(state, node))
                    return;
                for (const o of node.out)
                    this.add(state, o, i, top);
                return;
            case 'neg':
                if (!this.#visit(state, node))
                    return;
                const sub = this.state();
                this.add(sub, node.sub, i, false);
                this.done(sub);
                return this.addRun(state, { t: 'run', neg: node, state: sub }, i, top);
            case 'star':
                // a * can not start a dotfile, even if it matches nothing
                if (this.restricted(i, top))
                    return;
                if (this.#addThread(state, node))
                    this.add(state, node.next, i, top);
                return;
            case 'match':
                state.match = true;
                return;
            default:
                this.#addThread(state, node);
        }
    }
    addRun(state, run, i, top) {
        for (const r of state.runs) {
            if (r.neg === run.neg && sameState(r.state, run.state))
                return;
        }
        state.runs.push(run);
        if (!run.state.match) {
            this.add(state, run.neg.next, i, top);
        }
    }
    // the threads after char `c`, at index `i`
    step(state, c, i, top) {
        const next = this.state();
        for (const th of state.threads) {
            switch (th.t) {
                case 'lit':
                    if (litMatch(th, c)) {
                        this.add(next, th.next, i + 1, top);
                    }
                    break;
                case 'any':
                    if (!this.restricted(i, top))
                        this.add(next, th.next, i + 1, top);
                    break;
                case 'class':
                    if (!this.restricted(i, top) && th.re.test(c)) {
                        this.add(next, th.next, i + 1, top);
                    }
                    break;
                case 'star':
                    if (!this.restricted(i, top))
                        this.add(next, th, i + 1, top);
            }
        }
        if (!this.restricted(i, top)) {
            for (const run of state.runs) {
                // a sub-pattern with no threads can not match again, so the
                // run stays the same
                if (run.state.dead) {
                    this.addRun(next, run, i + 1, top);
                    continue;
                }
                const sub = this.step(run.state, c, i, false);
                this.addRun(next, { t: 'run', neg: run.neg, state: sub }, i + 1, top);
            }
        }
        return this.done(next);
    }
}
// A canonical key for the threads in a state. States with the same
// key hold the same threads, so they match the same strings.
const stateKey = (state) => {
    const ids = state.ids.join();
    if (!state.runs.length)
        return ids;
    const runs = state.runs.map(r => `${r.neg.id}(${stateKey(r.state)})`);
    return `${ids}|${runs.sort().join('|')}`;
};
// The cache can hold about this many chars of state keys and
// transitions. When it is full, it is cleared, so that a pattern
// can not use an unbounded amount of memory.
const DFA_BUDGET = 1 << 18;
// A cache of the states that the simulation reaches, built as the
// matcher is used. Each char of a string is then one Map lookup,
// once the states that it leads to are known.
//
// The dot rules only restrict the first char of a dotfile (strings
// that are only `.` or `..` do not use the cache). So a dotfile
// starts at its own state, which takes its first step with the
// restriction, and every other state takes steps without it.
class Dfa {
    #start;
    #states = new Map();
    #size = 0;
    #plain;
    #dotStart;
    #sim;
    #dotSim;
    constructor(start, marks) {
        this.#start = start;
        this.#sim = new Sim(false, false, marks);
        this.#dotSim = new Sim(false, true, marks);
    }
    #make(state) {
        return {
            state,
            match: state.match,
            dead: state.dead,
            next: new Map(),
        };
    }
    #intern(state) {
        const key = stateKey(state);
        const found = this.#states.get(key);
        if (found)
            return found;
        if (this.#size > DFA_BUDGET)
            this.#clear();
        const d = this.#make(state);
        this.#states.set(key, d);
        this.#size += key.length + 1;
        return d;
    }
    #clear() {
        this.#states.clear();
        this.#size = 0;
        this.#plain = undefined;
        this.#dotStart = undefined;
    }
    start(dotStart) {
        if (dotStart) {
            if (this.#dotStart)
                return this.#dotStart;
            const state = this.#dotSim.state();
            this.#dotSim.add(state, this.#start, 0, true);
            return (this.#dotStart = this.#make(this.#dotSim.done(state)));
        }
        if (this.#plain)
            return this.#plain;
        const state = this.#sim.state();
        this.#sim.add(state, this.#start, 0, true);
        return (this.#plain = this.#intern(this.#sim.done(state)));
    }
    // the next state, after a miss in `d.ascii`
    next(d, c) {
        const code = c.charCodeAt(0);
        const found = code < 128 ? undefined : d.next.get(c);
        if (found)
            return found;
        // the dotfile start is not in the cache, so it is never shared
        const n = d === this.#dotStart ?
            this.#intern(this.#dotSim.step(d.state, c, 0, true))
            : this.#intern(this.#sim.step(d.state, c, 1, true));
        if (code < 128) {
            if (!d.ascii) {
                d.ascii = new Array(128);
                this.#size += 128;
            }
            d.ascii[code] = n;
        }
        else {
            d.next.set(c, n);
        }
        this.#size++;
        return n;
    }
}
// the nodes in order, if the graph is a single chain
const linear = (start) => {
    const nodes = [];
    for (let n = start; n.t !== 'match'; n = n.next) {
        if (n.t === 'split' || n.t === 'neg')
            return undefined;
        nodes.push(n);
    }
    return nodes;
};
// Match a chain of nodes. Each node other than `*` matches exactly
// one char, so on a failure it is enough to go back to the last `*`
// and let it match one more char. This takes at most
// nodes.length * chars.length steps.
const testLinear = (nodes, chars, start, end) => {
    let ni = 0;
    let ci = start;
    let starNi = -1;
    let starCi = 0;
    while (ci < end) {
        const n = nodes[ni];
        if (n?.t === 'star') {
            starNi = ni++;
            starCi = ci;
            continue;
        }
        const c = chars[ci];
        if (n &&
            (n.t === 'any' ||
                (n.t === 'lit' && litMatch(n, c)) ||
                (n.t === 'class' && n.re.test(c)))) {
            ni++;
            ci++;
            continue;
        }
        if (starNi === -1)
            return false;
        ni = starNi + 1;
        ci = ++starCi;
    }
    while (nodes[ni]?.t === 'star')
        ni++;
    return ni === nodes.length;
};
// The least and most chars that the items can match. These are only
// bounds: a negation can match a string of any length, so it counts
// as 0 to Infinity.
const lengths = (items) => {
    let min = 0;
    let max = 0;
    for (const it of items) {
        const [lo, hi] = itemLengths(it);
        min += lo;
        max += hi;
    }
    return [min, max];
};
const itemLengths = (it) => {
    if (it.t === 'star')
        return [0, Infinity];
    if (it.t !== 'ext')
        return [1, 1];
    if (it.type === '!')
        return [0, Infinity];
    const alts = it.alts.map(lengths);
    const min = Math.min(...alts.map(a => a[0]));
    const max = Math.max(...alts.map(a => a[1]));
    // a loop of alternatives that only match the empty string is empty
    const loop = max === 0 ? 0 : Infinity;
    return (it.type === '@' ? [min, max]
        : it.type === '?' ? [0, max]
            : it.type === '*' ? [0, loop]
                : [min, loop]);
};
// true if the chars from `start` match the literals
const hasAffix = (lits, chars, start) => {
    for (let j = 0; j < lits.length; j++) {
        if (!litMatch(lits[j], chars[start + j]))
            return false;
    }
    return true;
};
// a `/`, or half of a surrogate pair
const slashOrSurrogate = /[/\ud800-\udfff]/;
const surrogate = /[\ud800-\udfff]/;
// a string can be indexed by code point, unless it has surrogate
// pairs
const codePoints = (s) => surrogate.test(s) ? [...s] : s;
const noSlash = (s) => {
    if (s.includes('/')) {
        throw new Error('can only match a single path portion, got: ' + s);
    }
};
class Matcher {
    pattern;
    options;
    #start;
    // the number of node ids
    #size;
    #marks;
    // the Sim for strings that are only `.` or `..`
    #dotsSim;
    // the string to compare, if the pattern has no magic. With
    // `nocase:true`, the RegExp that folds case is made when it is
    // first used.
    #literal;
    #literalFold = false;
    #literalRe;
    // the nodes between the prefix and suffix, if the graph is a
    // single chain
    #linear;
    // the linear nodes are only `*` and `?`, so the length bounds and
    // the prefix and suffix decide the match
    #wild = false;
    // the least and most chars that a match can have
    #min = 0;
    #max = Infinity;
    // the literals that a match must start and end with. Each one
    // matches exactly one char, and they are distinct items in the
    // pattern, so a string that does not have them can not match.
    #prefix = [];
    #suffix = [];
    // the prefix and suffix as strings, if they do not fold case
    #prefixStr;
    #suffixStr;
    // there is a prefix or suffix to check
    #affix = false;
    #dfa;
    #form;
    constructor(pattern, options = {}) {
        if (pattern.includes('/')) {
            throw new Error('can only match a single path portion, got pattern: ' + pattern);
        }
        this.pattern = pattern;
        this.options = options;
        const { nocase = false, noext = false, normalize: n } = options;
        this.#form = n === true ? 'NFC' : n || undefined;
        // a pattern that is only an empty extglob is a literal string,
        // except for `!()`, which matches any non-empty string
        const literal = /^[?*+@]\(\)$/.test(pattern);
        const toks = tokenize(pattern, nocase, noext || literal, this.#form, options.rangeMark);
        let [items] = build(toks, pair(toks), 0, toks.length, true);
        if (this.#form)
            items = normalize(items, this.#form);
        const [start, size] = compile(items, nocase);
        this.#start = start;
        this.#size = size;
        if (items.every(it => it.t === 'lit')) {
            this.#literal = items.map(it => it.ch).join('');
            this.#literalFold = nocase;
        }
        else {
            const lit = (it) => it.t !== 'lit' ? undefined
                : nocase ? { ch: it.ch, re: foldRe(it.ch) }
                    : { ch: it.ch };
            for (const it of items) {
                const l = lit(it);
                if (!l)
                    break;
                this.#prefix.push(l);
            }
            for (let j = items.length - 1; j >= 0; j--) {
                const l = lit(items[j]);
                if (!l)
                    break;
                this.#suffix.unshift(l);
            }
            this.#affix = !!(this.#prefix.length || this.#suffix.length);
            if (!nocase) {
                this.#prefixStr = this.#prefix.map(l => l.ch).join('');
                this.#suffixStr = this.#suffix.map(l => l.ch).join('');
            }
            this.#linear = linear(this.#start)?.slice(this.#prefix.length, -this.#suffix.length || undefined);
            this.#wild = !!this.#linear?.every(n => n.t === 'star' || n.t === 'any');
            const [min, max] = lengths(items);
            this.#min = min;
            this.#max = max;
        }
    }
    test(s) {
        // The `/` check uses the string as given, so with normalization it
        // is a separate step. Otherwise, one scan finds both a `/` and the
        // surrogate pairs that stop the string being indexed by code point.
        if (this.#form) {
            noSlash(s);
            return this.#test(s.normalize(this.#form));
        }
        if (slashOrSurrogate.test(s)) {
            noSlash(s);
            return this.#test(s, [...s]);
        }
        return this.#test(s, s);
    }
    /**
     * The same as {@link Matcher#test}, but the string is not checked
     * for `/` chars, so the result for a string that has one is not
     * defined. Only use it for a string that is known to be one path
     * portion, such as a part of a path that was split on `/`. It can
     * be faster, because some patterns do not need to look at each char
     * of the string.
     */
    testUnchecked(s) {
        return this.#test(this.#form ? s.normalize(this.#form) : s);
    }
    // Test a string that has no `/`. `chars` indexes it by code point.
    // If it is not given, it is only found if a step needs it.
    #test(s, chars) {
        if (this.#literal !== undefined) {
            return this.#literalFold ?
                (this.#literalRe ??= newFoldRe(this.#literal)).test(s)
                : s === this.#literal;
        }
        // the length check means that the prefix and suffix do not
        // overlap. Without the chars, the length in code points is from
        // half of the UTF-16 length (if each one is a surrogate pair) to
        // all of it, which is often enough to know.
        const min = this.#min;
        const max = this.#max;
        if (chars === undefined) {
            const most = s.length;
            const least = (most + 1) >> 1;
            if (most < min || least > max)
                return false;
            if (least < min || most > max)
                chars = codePoints(s);
        }
        if (chars !== undefined &&
            (chars.length < min || chars.length > max)) {
            return false;
        }
        const prefix = this.#prefix.length;
        if (this.#affix) {
            if (this.#prefixStr !== undefined && this.#suffixStr !== undefined) {
                if (!s.startsWith(this.#prefixStr) ||
                    !s.endsWith(this.#suffixStr)) {
                    return false;
                }
            }
            else {
                chars ??= codePoints(s);
                const end = chars.length - this.#suffix.length;
                if (!hasAffix(this.#prefix, chars, 0) ||
                    !hasAffix(this.#suffix, chars, end)) {
                    return false;
                }
            }
        }
        const dotStart = !this.options.dot && s.startsWith('.');
        if (this.#linear) {
            // `.` and `..` only match literal dots, even with `dot:true`
            if (s === '.' || s === '..')
                return false;
            // only a literal can match the leading dot. A `*` can not
            // start a dotfile, even if it matches nothing.
            if (dotStart && !prefix)
                return false;
            if (this.#wild)
                return true;
            chars ??= codePoints(s);
            const end = chars.length - this.#suffix.length;
            return testLinear(this.#linear, chars, prefix, end);
        }
        chars ??= codePoints(s);
        if (s === '.' || s === '..') {
            this.#marks ??= marks(this.#size);
            const sim = (this.#dotsSim ??= new Sim(true, false, this.#marks));
            const start = sim.state();
            sim.add(start, this.#start, 0, true);
            let state = sim.done(start);
            for (let i = 0; i < chars.length; i++) {
                state = sim.step(state, chars[i], i, true);
            }
            return state.match;
        }
        this.#marks ??= marks(this.#size);
        const dfa = (this.#dfa ??= new Dfa(this.#start, this.#marks));
        let d = dfa.start(dotStart);
        // read char codes from the string, so that a one-char string is
        // only made for a cache miss
        const str = chars === s;
        for (let i = 0; i < chars.length; i++) {
            if (d.dead)
                return false;
            const code = str ? s.charCodeAt(i) : chars[i].charCodeAt(0);
            d = d.ascii?.[code] ?? dfa.next(d, chars[i]);
        }
        return d.match;
    }
    /** a readable listing of the state machine */
    toString() {
        return show(this.#start);
    }
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/assert-valid-pattern.js
const MAX_PATTERN_LENGTH = 1024 * 64;
const assertValidPattern = (pattern) => {
    if (typeof pattern !== 'string') {
        throw new TypeError('invalid pattern');
    }
    if (pattern.length > MAX_PATTERN_LENGTH) {
        throw new TypeError('pattern is too long');
    }
};
//# sourceMappingURL=assert-valid-pattern.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/escape.js
/**
 * Escape all magic characters in a glob pattern.
 *
 * If the {@link MinimatchOptions.windowsPathsNoEscape}
 * option is used, then characters are escaped by wrapping in `[]`, because
 * a magic character wrapped in a character class can only be satisfied by
 * that exact character.  In this mode, `\` is _not_ escaped, because it is
 * not interpreted as a magic character, but instead as a path separator.
 *
 * If the {@link MinimatchOptions.magicalBraces} option is used,
 * then braces (`{` and `}`) will be escaped.
 *
 * A leading `#` or `!` is escaped as well, so that the result is never a
 * comment or a negated pattern. In `windowsPathsNoEscape` mode, a leading
 * `!` is written as `@(!)`, because `[!` starts a negated class.
 */
const escape_escape = (s, { windowsPathsNoEscape = false, magicalBraces = false, } = {}) => {
    // don't need to escape +@! because we escape the parens
    // that make those magic, and escaping ! as [!] isn't valid,
    // because [!]] is a valid glob class meaning not ']'.
    // However, at the start of the pattern, '!' negates the pattern and
    // '#' makes it a comment, so the first character is handled below.
    const e = magicalBraces ?
        windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, '[$&]')
            : s.replace(/[?*()[\]\\{}]/g, '\\$&')
        : windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, '[$&]')
            : s.replace(/[?*()[\]\\]/g, '\\$&');
    const c = e.charAt(0);
    if (c === '#') {
        return (windowsPathsNoEscape ? '[#]' : '\\#') + e.slice(1);
    }
    if (c === '!') {
        // '[!]' can not be used, because '[!' starts a negated class, and
        // '\' is a path separator in windowsPathsNoEscape mode. '@(!)'
        // matches only '!'. If extglobs are disabled with `noext`, it
        // matches nothing, rather than everything.
        return (windowsPathsNoEscape ? '@(!)' : '\\!') + e.slice(1);
    }
    return e;
};
//# sourceMappingURL=escape.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/unescape.js
/**
 * Un-escape a string that has been escaped with {@link escape}.
 *
 * If the {@link MinimatchOptions.windowsPathsNoEscape} option is used, then
 * square-bracket escapes are removed, but not backslash escapes.
 *
 * For example, it will turn the string `'[*]'` into `*`, but it will not
 * turn `'\\*'` into `'*'`, because `\` is a path separator in
 * `windowsPathsNoEscape` mode.
 *
 * When `windowsPathsNoEscape` is not set, then both square-bracket escapes and
 * backslash escapes are removed.
 *
 * Slashes (and backslashes in `windowsPathsNoEscape` mode) cannot be escaped
 * or unescaped.
 *
 * When `magicalBraces` is not set, escapes of braces (`{` and `}`) will not be
 * unescaped.
 */
const unescape_unescape = (s, { windowsPathsNoEscape = false, magicalBraces = true, } = {}) => {
    // escape() writes a leading '!' as '@(!)' in windowsPathsNoEscape mode
    if (windowsPathsNoEscape && s.startsWith('@(!)')) {
        return ('!' + unescape_unescape(s.slice(4), { windowsPathsNoEscape, magicalBraces }));
    }
    if (magicalBraces) {
        return windowsPathsNoEscape ?
            s.replace(/\[([^/\\])\]/g, '$1')
            : s
                .replace(/((?!\\).|^)\[([^/\\])\]/g, '$1$2')
                .replace(/\\([^/])/g, '$1');
    }
    return windowsPathsNoEscape ?
        s.replace(/\[([^/\\{}])\]/g, '$1')
        : s
            .replace(/((?!\\).|^)\[([^/\\{}])\]/g, '$1$2')
            .replace(/\\([^/{}])/g, '$1');
};
//# sourceMappingURL=unescape.js.map
;// CONCATENATED MODULE: ./node_modules/minimatch/dist/esm/index.js





const DEFAULT_BRACE_EXPAND_MAX = 100_000;
const DEFAULT_GLOB_STAR_RECURSION_MAX = 200;
// avoid the annoying deprecation flag lol
const AWE_KEY = ('allowWindow' + 'sEscape');
const minimatch = (p, pattern, options) => {
    assertValidPattern(pattern);
    // shortcut: comments match nothing.
    if (!options?.nocomment && pattern.charAt(0) === '#') {
        return false;
    }
    return cachedMinimatch(pattern, options).match(p);
};
// The Minimatch objects that minimatch() used most recently, by options
// and then by pattern. When the cache is full, it becomes the old one,
// and the objects used from the old one are moved back to a new one.
// So it keeps 256 to 512 objects.
// The patterns can come from users, so the cache is also bounded by
// the total weight of the objects (see cacheWeight()), and an object
// that is too heavy is never kept. Otherwise a few unique patterns
// with large brace expansions would fill the heap.
let cache = new Map();
let oldCache = new Map();
let cacheSize = 0;
let cacheTotalWeight = 0;
const cacheMax = 256;
const cacheMaxWeight = 1 << 15;
const cacheMaxEntryWeight = 1 << 12;
// About the memory that a compiled object keeps: the pattern and the
// expanded patterns, of which each row in set is made.
const cacheWeight = (mm) => {
    let w = mm.pattern.length;
    for (const s of mm.globSet) {
        w += s.length + 1;
        if (w > cacheMaxEntryWeight)
            break;
    }
    return w;
};
// tsc fails here if a new option is in neither type. Add it to
// optionsKey() too.
const allOptionsKeyed = true;
void allOptionsKeyed;
// 0, 1 or 2 for undefined, falsy or truthy.
const tri = (v) => v === undefined ? 0
    : v ? 2
        : 1;
// The weight of each boolean option's base-3 digit in the key. The
// weights below 24 are for optimizationLevel (1), platform (3) and
// windowsPathsNoEscape (12). tsc fails here if a boolean option is
// not in the list.
const booleanWeights = new Map(Object.keys({
    nobrace: 0,
    nocomment: 0,
    nonegate: 0,
    noglobstar: 0,
    noext: 0,
    nonull: 0,
    partial: 0,
    dot: 0,
    nocase: 0,
    nocaseMagicOnly: 0,
    magicalBraces: 0,
    matchBase: 0,
    flipNegate: 0,
    preserveMultipleSlashes: 0,
    windowsNoMagicRoot: 0,
}).map((k, i) => [k, 24 * 3 ** i]));
// The cache key for a set of options. It is a number, unless an
// option is set to a value that the number can not show, such as
// normalize or an uncommon platform. Then it is a JSON string.
// The defaults give 0, the same key as no options.
// It only reads the keys that are set, so that the speed does not
// depend on the shape of the options object.
const optionsKey = (o) => {
    let n = 0;
    let wpe = false;
    // inherited keys too, because Minimatch reads them
    // oxlint-disable-next-line guard-for-in
    for (const k in o) {
        const v = o[k];
        switch (k) {
            // the same test as the Minimatch constructor
            case 'windowsPathsNoEscape':
                if (v)
                    wpe = true;
                break;
            case AWE_KEY:
                if (v === false)
                    wpe = true;
                break;
            case 'platform': {
                // the same test as the Minimatch constructor
                const p = v || defaultPlatform;
                if (p === defaultPlatform)
                    break;
                if (p === 'darwin')
                    n += 3;
                else if (p === 'win32')
                    n += 6;
                else if (p === 'linux')
                    n += 9;
                else
                    return JSON.stringify(o);
                break;
            }
            case 'optimizationLevel':
                // The same tests as Minimatch: 1 when undefined, then >= 2,
                // >= 1, or else 0. The default level 1 adds 0.
                if (v === undefined)
                    break;
                n +=
                    v >= 2 ? 1
                        : v >= 1 ? 0
                            : 2;
                break;
            case 'braceExpandMax':
                if (v !== undefined && v !== DEFAULT_BRACE_EXPAND_MAX) {
                    return JSON.stringify(o);
                }
                break;
            case 'maxGlobstarRecursion':
                if (v !== undefined && v !== DEFAULT_GLOB_STAR_RECURSION_MAX) {
                    return JSON.stringify(o);
                }
                break;
            case 'normalize':
                if (v !== undefined)
                    return JSON.stringify(o);
                break;
            default:
                // unknown keys have no weight
                n += (booleanWeights.get(k) ?? 0) * tri(v);
        }
    }
    return wpe ? n + 12 : n;
};
// A copy, so a later change to the options can not change it. Unlike
// a spread, it keeps the inherited keys, which optionsKey() and the
// Minimatch constructor also read.
const copyOptions = (o) => {
    const copy = {};
    // oxlint-disable-next-line guard-for-in
    for (const k in o)
        copy[k] = o[k];
    return copy;
};
const cachedMinimatch = (pattern, options) => {
    const key = options ? optionsKey(options) : 0;
    let mm = cache.get(key)?.get(pattern);
    if (mm)
        return mm;
    mm =
        oldCache.get(key)?.get(pattern) ??
            new Minimatch(pattern, copyOptions(options));
    const weight = cacheWeight(mm);
    // too big to keep, so it is compiled again each time
    if (weight > cacheMaxEntryWeight)
        return mm;
    if (cacheSize >= cacheMax ||
        cacheTotalWeight + weight > cacheMaxWeight) {
        oldCache = cache;
        cache = new Map();
        cacheSize = 0;
        cacheTotalWeight = 0;
    }
    let byPattern = cache.get(key);
    if (!byPattern)
        cache.set(key, (byPattern = new Map()));
    byPattern.set(pattern, mm);
    cacheSize++;
    cacheTotalWeight += weight;
    return mm;
};
/* c8 ignore start */
const defaultPlatform = (typeof process === 'object' && process ?
    process.env?.__MINIMATCH_TESTING_PLATFORM__ || process.platform
    : 'posix');
const path = {
    win32: { sep: '\\' },
    posix: { sep: '/' },
};
/* c8 ignore stop */
const sep = defaultPlatform === 'win32' ? path.win32.sep : path.posix.sep;
minimatch.sep = sep;
const GLOBSTAR = Symbol('globstar **');
minimatch.GLOBSTAR = GLOBSTAR;
const filter = (pattern, options) => {
    let mm;
    return (p) => (mm ??= cachedMinimatch(pattern, options)).match(p);
};
minimatch.filter = filter;
const ext = (a, b = {}) => Object.assign({}, a, b);
const defaults = (def) => {
    if (!def || typeof def !== 'object' || !Object.keys(def).length) {
        return minimatch;
    }
    const orig = minimatch;
    const m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
    return Object.assign(m, {
        Minimatch: class Minimatch extends orig.Minimatch {
            constructor(pattern, options = {}) {
                super(pattern, ext(def, options));
            }
            static defaults(options) {
                return orig.defaults(ext(def, options)).Minimatch;
            }
        },
        unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
        escape: (s, options = {}) => orig.escape(s, ext(def, options)),
        filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
        defaults: (options) => orig.defaults(ext(def, options)),
        braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
        match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
        sep: orig.sep,
        GLOBSTAR: GLOBSTAR,
    });
};
minimatch.defaults = defaults;
// Brace expansion:
// a{b,c}d -> abd acd
// a{b,}c -> abc ac
// a{0..3}d -> a0d a1d a2d a3d
// a{b,c{d,e}f}g -> abg acdfg acefg
// a{b,c}d{e,f}g -> abdeg acdeg abdeg abdfg
//
// Invalid sets are not expanded.
// a{2..}b -> a{2..}b
// a{b}c -> a{b}c
const braceExpand = (pattern, options = {}) => {
    assertValidPattern(pattern);
    // Thanks to Yeting Li <https://github.com/yetingli> for
    // improving this regexp to avoid a ReDOS vulnerability.
    if (options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern)) {
        // shortcut. no need to expand.
        return [pattern];
    }
    // brace-expansion turns each escaped backslash '\\' into a single '\',
    // which then escapes the next character instead, and can turn an
    // escaped magic character (for example '\\\*') into a live one.
    // Double every pair, so an escaped backslash comes back out still
    // escaped. The parity of each run of backslashes is unchanged.
    let p = pattern.replace(/\\\\/g, '\\\\\\\\');
    // brace-expansion does not know about [...] classes. In
    // windowsPathsNoEscape mode, escape() writes a literal brace as '[{]'
    // or '[}]'. Escape the brace for brace-expansion, which removes that
    // backslash again, leaving '[{]' or '[}]'.
    if (options.windowsPathsNoEscape || options[AWE_KEY] === false) {
        p = p.replace(/\[([{}])\]/g, '[\\$1]');
    }
    return expand(p, { max: options.braceExpandMax });
};
minimatch.braceExpand = braceExpand;
// A numeric range with at least this many values is matched as one
// pattern portion, rather than expanded. For a glob walk, that is
// one directory read, in place of a stat for each value.
const RANGE_MIN = 100;
// a {lo..hi} range that is not escaped, and not a ${...} variable
const rangeRe = /(?<![\\$])\{(-?\d+)\.\.(-?\d+)\}/g;
// true if a range mark in this portion is inside a `!(...)`,
// `*(...)` or `+(...)` extglob. Those repeat or negate their
// contents, so one Matcher for the whole range does not match the
// same strings as the union of one pattern per value. For example,
// `*({1..100})` would match `510` as `5` then `10`, and `!({1..100})`
// would not match `5`, but every expanded pattern except `!(5)` does.
// `@(...)` and `?(...)` are fine: they pick one value at most.
const inRepeatOrNegExt = (portion, mark) => {
    const stack = [];
    for (let i = 0; i < portion.length; i++) {
        const c = portion.charAt(i);
        if (c === '\\') {
            i++;
        }
        else if (c === mark) {
            if (stack.some(t => t !== '@' && t !== '?'))
                return true;
        }
        else if (portion.charAt(i + 1) === '(' && '!?+*@'.includes(c)) {
            stack.push(c);
            i++;
        }
        else if (c === ')') {
            stack.pop();
        }
    }
    return false;
};
const match = (list, pattern, options = {}) => {
    const mm = new Minimatch(pattern, options);
    list = list.filter(f => mm.match(f));
    if (mm.options.nonull && !list.length) {
        list.push(pattern);
    }
    return list;
};
minimatch.match = match;
const globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/;
// Index of the `]` that closes the class that starts at `start`,
// or -1 if it is not closed. Posix classes such as `[:alpha:]` are
// not skipped, so this can find a `]` before the real end. That
// only makes a class look less like a literal.
const classEnd = (pattern, start) => {
    let i = start + 1;
    if (pattern.charAt(i) === '!' || pattern.charAt(i) === '^')
        i++;
    let sawStart = false;
    for (; i < pattern.length; i++) {
        const c = pattern.charAt(i);
        if (c === ']' && sawStart)
            return i;
        sawStart = true;
        if (c === '\\')
            i++;
    }
    return -1;
};
// If a path portion pattern has no magic, return the string it
// matches. Otherwise, return undefined. This can report magic for
// a pattern that is in fact literal (eg, `[]`), but never the
// reverse, so a string result is always safe to compare directly.
const literal = (pattern, noext) => {
    if (!noext && (pattern === '+()' || pattern === '@()'))
        return pattern;
    let lit = '';
    for (let i = 0; i < pattern.length; i++) {
        const c = pattern.charAt(i);
        if (c === '\\') {
            // a trailing \ is a literal \
            lit += pattern.charAt(++i) || c;
        }
        else if (c === '*' || c === '?') {
            return undefined;
        }
        else if (c === '[') {
            const close = classEnd(pattern, i);
            if (close === -1) {
                // not closed, so the [ is a literal
                lit += c;
                continue;
            }
            // a class of one char, such as `[*]` or `[\b]`, is a literal
            let body = pattern.slice(i + 1, close);
            if (body.startsWith('\\'))
                body = body.slice(1);
            if ([...body].length !== 1 || '!^'.includes(pattern.charAt(i + 1))) {
                return undefined;
            }
            lit += body;
            i = close;
        }
        else if (!noext &&
            '+@!'.includes(c) &&
            pattern.charAt(i + 1) === '(' &&
            pattern.includes(')', i + 2)) {
            return undefined;
        }
        else {
            lit += c;
        }
    }
    return lit;
};
// The matching engine compiles and walks extglobs recursively, so a
// path portion with very many extglobs (nested, such as `*(*(*(a)))`,
// or in a row, such as `?(a)?(a)?(a)`) can exhaust the call stack.
// Portions with more than this many extglobs are rejected.
const MAX_EXTGLOBS = 256;
// The number of extglob openers, such as `*(`, in a path portion
// pattern. Chars in a class are counted too, so this can be more than
// the number of extglobs, but never less.
const extglobCount = (pattern) => {
    let n = 0;
    for (let i = 0; i < pattern.length - 1; i++) {
        const c = pattern.charAt(i);
        if (c === '\\') {
            i++;
        }
        else if ('+@!?*'.includes(c) && pattern.charAt(i + 1) === '(') {
            n++;
            i++;
        }
    }
    return n;
};
const assertValidExtglobs = (pattern) => {
    if (extglobCount(pattern) > MAX_EXTGLOBS) {
        throw new TypeError('pattern has too many extglobs');
    }
};
// True if the portion pattern has the same meaning as an alternative
// inside `@(...)`. It must not have a `|` or `)` that is not in a
// closed extglob (those are literal at the top level), an extglob
// that is not closed (the `)` of the `@(...)` would close it), or a
// trailing `\` (it would escape the next `|`). A pattern that is
// only an empty extglob, such as `?()`, is literal on its own, but
// not in `@(...)`. Posix classes such as `[:alpha:]` can hide a `]`
// from classEnd, so patterns with them are not merged.
const extSafe = (pattern) => {
    if (/^[?*+@]\(\)$/.test(pattern) || pattern.includes('[:'))
        return false;
    let depth = 0;
    for (let i = 0; i < pattern.length; i++) {
        const c = pattern.charAt(i);
        if (c === '\\') {
            if (++i === pattern.length)
                return false;
        }
        else if (c === '[') {
            const close = classEnd(pattern, i);
            if (close !== -1)
                i = close;
        }
        else if ('+@!?*'.includes(c) && pattern.charAt(i + 1) === '(') {
            depth++;
            i++;
        }
        else if (c === ')') {
            if (!depth--)
                return false;
        }
        else if (c === '|' && !depth) {
            return false;
        }
    }
    return !depth;
};
// The last path that Minimatch#match split, and its parts. A path is
// often tested against many patterns in a row (such as a list of
// ignore patterns), so this saves splitting it again. The parts are
// never changed, so they can be shared.
let lastSplit;
// The last path that Minimatch#match checked before splitting it. If
// the same path is checked again, it is being tested against many
// patterns, so it is split and the parts are kept for the others.
let lastChecked;
// true if a pattern portion that is not ** matches a path portion.
// An empty path portion only matches an empty pattern portion. A path
// portion never has a `/`, so the Matcher does not need to check it.
const portionMatch = (p, f) => typeof p === 'string' ? f === p : f !== '' && p.testUnchecked(f);
// Where the last portion of a row matches in a path: the start of the
// last portion of the path, or of the one before a trailing `/`. -1 if
// it matches neither.
const endIndex = (p, last, lastStart, prev, prevStart) => portionMatch(p, last) ? lastStart
    : prev !== undefined && portionMatch(p, prev) ? prevStart
        : -1;
const isDots = (p) => p === '.' || p === '..';
// a Windows drive letter portion, like `c:`
const isDrive = (p) => typeof p === 'string' && /^[a-z]:$/i.test(p);
// true for the `UNC` portion of a long UNC root, //?/UNC/host/share
const isLongUNC = (p) => typeof p === 'string' && /^unc$/i.test(p);
// The index of the host in a row or split path that starts with a
// Windows UNC root: 2 for `//host/share`, and 4 for
// `//?/UNC/host/share`. Otherwise -1. `//?/c:` is not one.
const uncHost = (p) => {
    if (p[0] !== '' || p[1] !== '')
        return -1;
    const h = p[2] !== '?' ? 2
        : isLongUNC(p[3]) ? 4
            : -1;
    const host = p[h];
    const share = p[h + 1];
    return (h !== -1 &&
        host !== undefined &&
        host !== '' &&
        host !== GLOBSTAR &&
        share !== undefined &&
        share !== '' &&
        share !== GLOBSTAR) ?
        h
        : -1;
};
// true if ** can walk the path portion: not `.` or `..`, and not a
// dotfile unless `dot` is set
const walkable = (p, dot) => !isDots(p) && (dot || !p.startsWith('.'));
// True if a portion of the path from `start` to `end` can not be
// walked by **: one that starts with `.`, or with `dot`, one that is
// `.` or `..`. `start` is the start of a portion, and `end` is the end
// of the path, or just after a separator.
const dotPortion = (f, start, end, dot, sep) => {
    for (let k = start; k < end;) {
        if (f.charCodeAt(k) === 46) {
            if (!dot)
                return true;
            const n = f.charCodeAt(k + 1) === 46 ? k + 2 : k + 1;
            if (n >= end || isSep(f.charCodeAt(n), sep))
                return true;
        }
        // the start of the next portion, after any run of separators
        const s = nextSep(f, k, sep);
        if (s === -1)
            return false;
        k = s + 1;
        while (k < end && isSep(f.charCodeAt(k), sep))
            k++;
    }
    return false;
};
const isSep = (c, sep) => sep === '/' ? c === 47
    : sep === '\\' ? c === 92
        : c === 47 || c === 92;
// the index of the first separator at or after `from`, or -1
const nextSep = (f, from, sep) => {
    if (sep !== 'both')
        return f.indexOf(sep, from);
    const s = f.indexOf('/', from);
    const b = f.indexOf('\\', from);
    return (s === -1 ? b
        : b === -1 ? s
            : Math.min(s, b));
};
// the index of the last separator at or before `from`, or -1
const lastSep = (f, from, sep) => sep !== 'both' ?
    f.lastIndexOf(sep, from)
    : Math.max(f.lastIndexOf('/', from), f.lastIndexOf('\\', from));
// What parse() returns in place of a Matcher while make() builds and
// merges the rows. Most of the Matchers in rows that are merged would
// never be used, so they are only made for the rows that are left.
const PENDING = {};
class Minimatch {
    options;
    set;
    pattern;
    windowsPathsNoEscape;
    nonegate;
    negate;
    comment;
    empty;
    preserveMultipleSlashes;
    partial;
    globSet;
    globParts;
    nocase;
    isWindows;
    platform;
    windowsNoMagicRoot;
    maxGlobstarRecursion;
    // the path can be checked against the last portion, and the string
    // portions, of each row before it is split. See #canMatch.
    #endCheck;
    #literalCheck;
    // level 2 resolves `.` and `..` portions in the path
    #level2;
    // the unicode normalization form, if any
    #form;
    // the string portions of each row in the set
    #literals = [];
    // the rows that #canMatch can match without splitting the path
    #shapes = [];
    // the rows whose last portion can be checked against the path's
    #endRows = [];
    // brace expansion can make the same portion in many rows, so they
    // share one Matcher, and the states that it caches
    #matchers = new Map();
    // parse() returns PENDING in place of a Matcher
    #pending = false;
    // the char that marks numeric ranges in globSet, if any
    #rangeMark;
    // the GlobstarParts of each pattern row, by start index and partial
    #globstarParts = new WeakMap();
    constructor(pattern, options = {}) {
        assertValidPattern(pattern);
        options = options || {};
        this.options = options;
        this.maxGlobstarRecursion =
            options.maxGlobstarRecursion ?? DEFAULT_GLOB_STAR_RECURSION_MAX;
        this.pattern = pattern;
        this.platform = options.platform || defaultPlatform;
        this.isWindows = this.platform === 'win32';
        this.windowsPathsNoEscape =
            !!options.windowsPathsNoEscape || options[AWE_KEY] === false;
        if (this.windowsPathsNoEscape) {
            this.pattern = this.pattern.replace(/\\/g, '/');
        }
        this.preserveMultipleSlashes = !!options.preserveMultipleSlashes;
        this.negate = false;
        this.nonegate = !!options.nonegate;
        this.comment = false;
        this.empty = false;
        this.partial = !!options.partial;
        this.nocase = !!this.options.nocase;
        this.windowsNoMagicRoot =
            options.windowsNoMagicRoot !== undefined ?
                options.windowsNoMagicRoot
                : !!(this.isWindows && this.nocase);
        this.globSet = [];
        this.globParts = [];
        this.set = [];
        this.#endCheck = !this.preserveMultipleSlashes;
        this.#level2 = (options.optimizationLevel ?? 1) >= 2;
        const n = options.normalize;
        this.#form = n === true ? 'NFC' : n || undefined;
        // make the set of Matchers etc.
        this.make();
        // On Windows, the portions of a row up to its drive letter or UNC
        // share are skipped or compared without case, if the path has one
        // too. So the checks only use the portions after it.
        const drives = this.set.map(row => this.#rootIndex(row));
        this.#endRows = this.set.map((row, r) => this.#endCheck && row.length - 1 > drives[r]);
        // with the end check, the last portion is already checked
        this.#literals = this.set.map((row, r) => {
            const end = this.#endRows[r] ? row.length - 1 : row.length;
            const lits = row
                .slice(drives[r] + 1, end)
                .filter((p) => typeof p === 'string' && !!p);
            return [...new Set(lits)];
        });
        this.#literalCheck = this.#literals.some(l => l.length);
        this.#shapes = this.set.map((row, r) => {
            const [p0, p1, p2] = row;
            if (this.#endRows[r] && row.length === 2) {
                if (p0 === GLOBSTAR && p1 !== GLOBSTAR)
                    return 'tail';
            }
            // the basename of a path that is split on / is its last portion,
            // or the one before a trailing /, the same as the end check
            if (this.#endRows[r] &&
                options.matchBase &&
                row.length === 1 &&
                p0 !== GLOBSTAR &&
                p0 !== '') {
                return 'base';
            }
            // the portion must not be a root, or '', which can be a
            // different portion on Windows (where //x paths get an extra '')
            if (!this.#endCheck || drives[r] !== -1)
                return undefined;
            if (row.length === 3 &&
                p0 === GLOBSTAR &&
                p2 === GLOBSTAR &&
                p1 !== GLOBSTAR &&
                p1 !== '' &&
                // the portion between is only matched below this limit
                this.maxGlobstarRecursion > 0) {
                return 'mid';
            }
            if (row.length === 2 &&
                p1 === GLOBSTAR &&
                p0 !== GLOBSTAR &&
                p0 !== '') {
                return 'head';
            }
            return undefined;
        });
    }
    // a string portion of a pattern, normalized if the option is set
    #norm(p) {
        return this.#form ? p.normalize(this.#form) : p;
    }
    // On Windows, the index of the last root portion of a row, as
    // #matchRow finds it: 0 for `c:/...`, 3 for `//?/c:/...` and
    // `//host/share/...`, and 5 for `//?/UNC/host/share/...`. Otherwise
    // -1.
    #rootIndex(row) {
        if (!this.isWindows)
            return -1;
        if (isDrive(row[0]))
            return 0;
        const uncDrive = row[0] === '' && row[1] === '' && row[2] === '?' && isDrive(row[3]);
        if (uncDrive)
            return 3;
        const h = uncHost(row);
        return h === -1 ? -1 : h + 1;
    }
    hasMagic() {
        if (this.options.magicalBraces && this.set.length > 1) {
            return true;
        }
        for (const pattern of this.set) {
            for (const part of pattern) {
                if (typeof part !== 'string')
                    return true;
            }
        }
        return false;
    }
    make() {
        const pattern = this.pattern;
        const options = this.options;
        // empty patterns and comments match nothing.
        if (!options.nocomment && pattern.charAt(0) === '#') {
            this.comment = true;
            return;
        }
        if (!pattern) {
            this.empty = true;
            return;
        }
        // step 1: figure out negation, etc.
        this.parseNegate();
        // step 2: expand braces
        this.globSet = [...new Set(this.#expandBraces())];
        // step 3: now we have a set, so turn each one into a series of
        // path-portion matching patterns.
        // These will be Matchers, except in the case of "**", which is
        // set to the GLOBSTAR object for globstar behavior,
        // and will not contain any / characters
        //
        // First, we preprocess to make the glob pattern sets a bit simpler
        // and deduped.  There are some perf-killing patterns that can cause
        // problems with a glob walk, but we can simplify them down a bit.
        const rawGlobParts = this.globSet.map(s => this.#slashSplit(s));
        this.globParts = this.preprocess(rawGlobParts);
        // glob --> Matchers
        this.#pending = true;
        let set = this.globParts.map((s, _, __) => {
            if (this.isWindows && this.windowsNoMagicRoot) {
                // check if it's a drive or unc path. The root of a long UNC
                // path, //?/UNC/host/share, is 6 portions.
                const n = s[2] === '?' && isLongUNC(s[3]) ? 6 : 4;
                const isUNC = s[0] === '' &&
                    s[1] === '' &&
                    (s[2] === '?' || !globMagic.test(s[2])) &&
                    s.slice(3, n).every(p => !globMagic.test(p));
                const isDrive = /^[a-z]:/i.test(s[0]);
                if (isUNC) {
                    return [
                        ...s.slice(0, n).map(p => this.#norm(p)),
                        ...s.slice(n).map(ss => this.parse(ss)),
                    ];
                }
                else if (isDrive) {
                    return [
                        this.#norm(s[0]),
                        ...s.slice(1).map(ss => this.parse(ss)),
                    ];
                }
            }
            return s.map(ss => this.parse(ss));
        });
        // filter out everything that didn't compile properly.
        this.set = set.filter(s => s.indexOf(false) === -1);
        // do not treat the ? in UNC paths as magic
        if (this.isWindows) {
            for (let i = 0; i < this.set.length; i++) {
                const p = this.set[i];
                if (p[0] === '' &&
                    p[1] === '' &&
                    this.globParts[i][2] === '?' &&
                    (isDrive(p[3]) || isLongUNC(this.globParts[i][3]))) {
                    if (isLongUNC(this.globParts[i][3]))
                        p[3] = 'UNC';
                    p[2] = '?';
                }
            }
        }
        // with noext, `@(...)` would be literal
        if (!options.noext)
            this.mergeRows();
        this.#pending = false;
        this.set.forEach((row, i) => {
            for (let k = 0; k < row.length; k++) {
                if (row[k] === PENDING) {
                    row[k] = this.parse(this.globParts[i][k]);
                }
            }
        });
    }
    // Merge rows that only differ in one portion, where each of them
    // is a Matcher, into one row that matches any of them with
    // `@(a|b|...)`. Then a path is only walked once for all of them,
    // for example with `**/*.{js,ts}`.
    mergeRows() {
        let merged = true;
        while (merged) {
            merged = false;
            // a single row cannot be merged with anything
            if (this.set.length < 2)
                return;
            let keys = this.#mergeKeys();
            const len = Math.max(0, ...this.set.map(r => r.length));
            for (let k = 0; k < len; k++) {
                // the rows that are the same other than at portion k, keyed
                // by the ids of the parts before k and the parts after k,
                // which are at most the number of rows
                const groups = new Map();
                const R = this.set.length + 1;
                this.set.forEach((row, i) => {
                    if (!(row[k] instanceof Matcher || row[k] === PENDING) ||
                        !extSafe(this.globParts[i][k])) {
                        return;
                    }
                    const { pre, suf } = keys[i];
                    const key = pre[k] * R + suf[k + 1];
                    const g = groups.get(key);
                    if (g)
                        g.push(i);
                    else
                        groups.set(key, [i]);
                });
                const drop = new Set();
                for (const g of groups.values()) {
                    if (g.length < 2)
                        continue;
                    const [first, ...rest] = g;
                    const alts = g.map(i => this.globParts[i][k]);
                    const glob = `@(${alts.join('|')})`;
                    // merging is only an optimization, so leave the rows as they
                    // are if the merged portion would have too many extglobs
                    if (extglobCount(glob) > MAX_EXTGLOBS)
                        continue;
                    this.globParts[first][k] = glob;
                    this.set[first][k] = this.parse(glob);
                    for (const i of rest)
                        drop.add(i);
                }
                if (drop.size) {
                    merged = true;
                    this.set = this.set.filter((_, i) => !drop.has(i));
                    this.globParts = this.globParts.filter((_, i) => !drop.has(i));
                    // every merge drops a row, so this happens at most once per row
                    if (this.set.length < 2)
                        return;
                    keys = this.#mergeKeys();
                }
            }
        }
    }
    // For each row, number ids for its prefixes and suffixes, such that
    // pre[k] identifies parts[0..k) and suf[k] identifies parts[k..n).
    // Two rows are the same other than at portion k exactly when they
    // have the same pre[k] and suf[k + 1]. This is linear in the size of
    // the rows, where joining the whole row for every k was quadratic.
    #mergeKeys() {
        const partIds = new Map();
        const ids = this.globParts.map(parts => parts.map(s => {
            let id = partIds.get(s);
            if (id === undefined)
                partIds.set(s, (id = partIds.size));
            return id;
        }));
        // ids are only compared at the same k, so they are numbered per
        // portion, with 0 for the empty prefix or suffix. Then they are
        // at most the number of rows, and id * P + part id is a safe
        // integer key for any set that fits in memory.
        const P = partIds.size;
        const len = Math.max(0, ...ids.map(r => r.length));
        const keys = ids.map(r => ({
            pre: [0],
            suf: new Array(r.length + 1).fill(0),
        }));
        for (let k = 0; k < len; k++) {
            const m = new Map();
            ids.forEach((r, i) => {
                if (k >= r.length)
                    return;
                const { pre } = keys[i];
                const key = pre[k] * P + r[k];
                let id = m.get(key);
                if (id === undefined)
                    m.set(key, (id = m.size + 1));
                pre.push(id);
            });
        }
        for (let k = len - 1; k >= 0; k--) {
            const m = new Map();
            ids.forEach((r, i) => {
                if (k >= r.length)
                    return;
                const { suf } = keys[i];
                const key = suf[k + 1] * P + r[k];
                let id = m.get(key);
                if (id === undefined)
                    m.set(key, (id = m.size + 1));
                suf[k] = id;
            });
        }
        return keys;
    }
    // various transforms to equivalent pattern sets that are
    // faster to process in a filesystem walk.  The goal is to
    // eliminate what we can, and push all ** patterns as far
    // to the right as possible, even if it increases the number
    // of patterns that we have to process.
    preprocess(globParts) {
        // if we're not in globstar mode, then turn ** into *
        if (this.options.noglobstar) {
            for (const partset of globParts) {
                for (let j = 0; j < partset.length; j++) {
                    if (partset[j] === '**') {
                        partset[j] = '*';
                    }
                }
            }
        }
        const { optimizationLevel = 1 } = this.options;
        if (optimizationLevel >= 2) {
            // aggressive optimization for the purpose of fs walking
            globParts = this.firstPhasePreProcess(globParts);
            globParts = this.secondPhasePreProcess(globParts);
        }
        else if (optimizationLevel >= 1) {
            // just basic optimizations to remove some .. parts
            globParts = this.levelOneOptimize(globParts);
        }
        else {
            // just collapse multiple ** portions into one
            globParts = this.adjascentGlobstarOptimize(globParts);
        }
        return globParts;
    }
    // just get rid of adjascent ** portions
    adjascentGlobstarOptimize(globParts) {
        return globParts.map(parts => {
            let gs = -1;
            while (-1 !== (gs = parts.indexOf('**', gs + 1))) {
                let i = gs;
                while (parts[i + 1] === '**') {
                    i++;
                }
                if (i !== gs) {
                    parts.splice(gs, i - gs);
                }
            }
            return parts;
        });
    }
    // get rid of adjascent ** and resolve .. portions
    levelOneOptimize(globParts) {
        return globParts.map(parts => {
            // .. can not remove the root of a Windows path
            const root = this.#rootIndex(parts) + 1;
            parts = parts.reduce((set, part) => {
                const prev = set[set.length - 1];
                if (part === '**' && prev === '**') {
                    return set;
                }
                if (part === '..') {
                    if (set.length > root &&
                        prev &&
                        prev !== '..' &&
                        prev !== '.' &&
                        prev !== '**') {
                        set.pop();
                        return set;
                    }
                }
                set.push(part);
                return set;
            }, []);
            return parts.length === 0 ? [''] : parts;
        });
    }
    // Check the path against each row before it is split. 'no' if no
    // row can match, so it does not need to be split. 'yes' if a row of
    // `**` and one more portion matches. 'maybe' if it must be split to
    // know. None of this applies with partial, where the path can end
    // before the row does.
    //
    // On Windows, `\` is a separator in the path too, and the portions of
    // a row up to its drive letter or UNC share are not checked (see
    // #rootIndex).
    //
    // Each string portion of a row must be a portion of the path, so the
    // path must contain it. Level 2 can only take portions out of the
    // path, so this is still true then.
    //
    // The last portion of a row must match the last portion of the path,
    // or the one before a trailing `/` (as a/* and a/**/* match a/b/).
    // This does not apply to rows that end in **, rows that end in a
    // root, or preserveMultipleSlashes (which can leave more
    // than one '' at the end). At level 2, it does not apply if that
    // portion is `.` or `..`, which can be
    // resolved away. Level 2 only takes other portions out of the
    // middle of the path.
    //
    // A row of `**/x` then matches if the ** can walk the portions
    // before the one that x matches, the same as #matchGlobstar. At
    // level 2, this is only known if none of them are `.` or `..`, so
    // that the path does not change when it is resolved.
    #canMatch(f) {
        const sep = !this.isWindows || !f.includes('\\') ? '/'
            : f.includes('/') ? 'both'
                : '\\';
        // the portions that f.split(/\/+/) would end with, and where they
        // start in f, found when a row needs them. `ends` is 0 until they
        // are found, then 1, or -1 if they can not be used.
        let ends = this.#endCheck ? 0 : -1;
        let last = '';
        let lastStart = 0;
        let prev;
        let prevStart = 0;
        const dot = !!this.options.dot;
        // A string compare is cheaper than includes(), and a Matcher test
        // costs more, so the cheaper check goes first.
        ROWS: for (let r = 0; r < this.set.length; r++) {
            const row = this.set[r];
            const p = row[row.length - 1];
            let end = ends !== -1 && this.#endRows[r] && p !== GLOBSTAR;
            if (end && ends === 0) {
                const i = lastSep(f, f.length, sep);
                lastStart = i + 1;
                last = f.slice(lastStart);
                if (last === '' && i >= 0) {
                    let j = i;
                    while (j > 0 && isSep(f.charCodeAt(j - 1), sep))
                        j--;
                    prevStart = j === 0 ? 0 : lastSep(f, j - 1, sep) + 1;
                    prev = f.slice(prevStart, j);
                }
                const resolves = this.#level2 &&
                    (isDots(last) ||
                        (last === '' && prev !== undefined && isDots(prev)));
                ends = resolves ? -1 : 1;
                end = !resolves;
            }
            let tailStart = -1;
            if (end && typeof p === 'string') {
                tailStart = endIndex(p, last, lastStart, prev, prevStart);
                if (tailStart === -1)
                    continue;
            }
            if (this.#literalCheck) {
                for (const l of this.#literals[r]) {
                    if (!f.includes(l))
                        continue ROWS;
                }
            }
            if (end && typeof p === 'object') {
                tailStart = endIndex(p, last, lastStart, prev, prevStart);
                if (tailStart === -1)
                    continue;
            }
            const shape = this.#shapes[r];
            if (shape === 'base' && end)
                return 'yes';
            if (shape === 'tail' && end) {
                if (this.#level2 && dotPortion(f, 0, tailStart, true, sep)) {
                    return 'maybe';
                }
                if (!dotPortion(f, 0, tailStart, dot, sep))
                    return 'yes';
                continue;
            }
            if (shape === 'mid' || shape === 'head') {
                const m = this.#walk(f, row, shape === 'head', dot, sep);
                if (m !== 'no')
                    return m;
                continue;
            }
            return 'maybe';
        }
        return 'no';
    }
    // Match a row of a known shape against the split path, the same as
    // #matchGlobstar and #matchGlobStarBodySections do. None of these
    // rows have a drive letter, so they start at the first portion.
    #matchShape(file, row, shape) {
        const dot = !!this.options.dot;
        const n = file.length;
        if (shape === 'head') {
            // x, then at least one portion that ** can walk
            if (n < 2 || !portionMatch(row[0], file[0])) {
                return false;
            }
            for (let i = 1; i < n; i++)
                if (!walkable(file[i], dot))
                    return false;
            return true;
        }
        const x = row[1];
        if (shape === 'tail') {
            // x is the last portion, or the one before a trailing ''
            let t = n - 1;
            if (!portionMatch(x, file[t])) {
                if (file[t] !== '' || n === 1 || !portionMatch(x, file[--t])) {
                    return false;
                }
            }
            for (let i = 0; i < t; i++)
                if (!walkable(file[i], dot))
                    return false;
            return true;
        }
        // mid: the first x that ** can walk to, with a portion after it,
        // and ** can walk all of those
        for (let k = 0; k < n; k++) {
            if (portionMatch(x, file[k]) && k + 1 < n) {
                let i = k + 1;
                while (i < n && walkable(file[i], dot))
                    i++;
                if (i === n)
                    return true;
            }
            if (!walkable(file[k], dot))
                return false;
        }
        return false;
    }
    // Match a row of `**/x/**` or `x/**` against the path, the same as
    // #matchGlobstar and #matchGlobStarBodySections do once it is split.
    // x must match a portion (the first one, for `x/**`), the ** before
    // it must be able to walk the portions before that one, and there
    // must be a portion after it, which the ** after it can walk. At
    // level 2, this is only known if no portion is `.` or `..`.
    #walk(f, row, head, dot, sep) {
        if (this.#level2 && dotPortion(f, 0, f.length, true, sep))
            return 'maybe';
        const x = row[head ? 0 : 1];
        // the last portion has none after it, so it can not be x
        let s = 0;
        for (let e = nextSep(f, s, sep); e !== -1; e = nextSep(f, s, sep)) {
            // the start of the next portion
            let next = e + 1;
            while (next < f.length && isSep(f.charCodeAt(next), sep))
                next++;
            const hit = typeof x === 'string' ?
                e - s === x.length && f.startsWith(x, s)
                : e > s && x.testUnchecked(f.slice(s, e));
            if (hit && !dotPortion(f, next, f.length, dot, sep))
                return 'yes';
            if (head || dotPortion(f, s, next, dot, sep))
                return 'no';
            s = next;
        }
        return 'no';
    }
    // the last split, if it was the same path with the same split
    // settings
    #cachedSplit(f) {
        const last = lastSplit;
        return (last?.f === f &&
            last.isWindows === this.isWindows &&
            last.preserveMultipleSlashes === this.preserveMultipleSlashes &&
            last.normalize === this.#form) ?
            last
            : undefined;
    }
    // split a path for match(), and keep the parts for the next call
    #split(f) {
        const { isWindows, preserveMultipleSlashes } = this;
        // windows: need to use /, not \
        let parts = this.#slashSplit(isWindows ? f.split('\\').join('/') : f);
        // normalize each portion, so that a char that normalizes to `/`
        // does not make a new portion
        const normalize = this.#form;
        if (normalize)
            parts = parts.map(p => p.normalize(normalize));
        lastSplit = {
            f,
            isWindows,
            preserveMultipleSlashes,
            normalize,
            parts,
        };
        return lastSplit;
    }
    // resolve `.` and `..` portions of a path, for level 2
    #levelTwoFileOptimize(file) {
        // work on a copy, so that the cached parts do not change
        const parts = [...file];
        let didSomething = false;
        do {
            didSomething = false;
            // <pre>/<e>/<rest> -> <pre>/<rest>
            if (!this.preserveMultipleSlashes) {
                for (let i = 1; i < parts.length - 1; i++) {
                    const p = parts[i];
                    // don't squeeze out UNC patterns
                    if (i === 1 && p === '' && parts[0] === '')
                        continue;
                    if (p === '.' || p === '') {
                        didSomething = true;
                        parts.splice(i, 1);
                        i--;
                    }
                }
                if (parts[0] === '.' &&
                    parts.length === 2 &&
                    (parts[1] === '.' || parts[1] === '')) {
                    didSomething = true;
                    parts.pop();
                }
            }
            // <pre>/<p>/../<rest> -> <pre>/<rest>
            // .. can not remove the root of a Windows path
            const root = this.#rootIndex(parts) + 1;
            let dd = root;
            while (-1 !== (dd = parts.indexOf('..', dd + 1))) {
                const p = parts[dd - 1];
                if (p && p !== '.' && p !== '..' && p !== '**') {
                    didSomething = true;
                    parts.splice(dd - 1, 2);
                    dd = Math.max(dd - 2, root);
                }
            }
        } while (didSomething);
        return parts.length === 0 ? [''] : parts;
    }
    // First phase: single-pattern processing
    // <pre> is 1 or more portions
    // <rest> is 1 or more portions
    // <p> is any portion other than ., .., '', or **
    // <e> is . or ''
    //
    // **/.. is *brutal* for filesystem walking performance, because
    // it effectively resets the recursive walk each time it occurs,
    // and ** cannot be reduced out by a .. pattern part like a regexp
    // or most strings (other than .., ., and '') can be.
    //
    // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
    // <pre>/<e>/<rest> -> <pre>/<rest>
    // <pre>/<p>/../<rest> -> <pre>/<rest>
    // **/**/<rest> -> **/<rest>
    //
    // **/*/<rest> -> */**/<rest> <== not valid because ** doesn't follow
    // this WOULD be allowed if ** did follow symlinks, or * didn't
    firstPhasePreProcess(globParts) {
        // each **/.. split doubles the patterns, and adds a copy of the
        // whole pattern. Throw if either gets too large. A partial split
        // would match some paths and not others, depending on which rows
        // the pass reached first.
        const { braceExpandMax = DEFAULT_BRACE_EXPAND_MAX } = this.options;
        let splitCells = 0;
        const maxSplitCells = 1_000_000;
        let didSomething = false;
        do {
            didSomething = false;
            // <pre>/**/../<p>/<p>/<rest> -> {<pre>/../<p>/<p>/<rest>,<pre>/**/<p>/<p>/<rest>}
            for (let parts of globParts) {
                let gs = -1;
                while (-1 !== (gs = parts.indexOf('**', gs + 1))) {
                    let gss = gs;
                    while (parts[gss + 1] === '**') {
                        // <pre>/**/**/<rest> -> <pre>/**/<rest>
                        gss++;
                    }
                    // eg, if gs is 2 and gss is 4, that means we have 3 **
                    // parts, and can remove 2 of them.
                    if (gss > gs) {
                        parts.splice(gs + 1, gss - gs);
                    }
                    let next = parts[gs + 1];
                    const p = parts[gs + 2];
                    const p2 = parts[gs + 3];
                    if (next !== '..')
                        continue;
                    if (!p ||
                        p === '.' ||
                        p === '..' ||
                        !p2 ||
                        p2 === '.' ||
                        p2 === '..') {
                        continue;
                    }
                    // Check before changing parts or allocating the new row.
                    const addedCells = parts.length - 1;
                    if (globParts.length >= braceExpandMax ||
                        splitCells + addedCells > maxSplitCells) {
                        throw new RangeError(`optimizationLevel 2: too many patterns from '**/..'`);
                    }
                    didSomething = true;
                    // edit parts in place, and push the new one
                    parts.splice(gs, 1);
                    const other = parts.slice(0);
                    other[gs] = '**';
                    splitCells += addedCells;
                    globParts.push(other);
                    gs--;
                }
                // <pre>/<e>/<rest> -> <pre>/<rest>
                if (!this.preserveMultipleSlashes) {
                    for (let i = 1; i < parts.length - 1; i++) {
                        const p = parts[i];
                        // don't squeeze out UNC patterns
                        if (i === 1 && p === '' && parts[0] === '')
                            continue;
                        if (p === '.' || p === '') {
                            didSomething = true;
                            parts.splice(i, 1);
                            i--;
                        }
                    }
                    if (parts[0] === '.' &&
                        parts.length === 2 &&
                        (parts[1] === '.' || parts[1] === '')) {
                        didSomething = true;
                        parts.pop();
                    }
                }
                // <pre>/<p>/../<rest> -> <pre>/<rest>
                // .. can not remove the root of a Windows path
                const root = this.#rootIndex(parts) + 1;
                let dd = root;
                while (-1 !== (dd = parts.indexOf('..', dd + 1))) {
                    const p = parts[dd - 1];
                    if (p && p !== '.' && p !== '..' && p !== '**') {
                        didSomething = true;
                        const needDot = dd === 1 && parts[dd + 1] === '**';
                        const splin = needDot ? ['.'] : [];
                        parts.splice(dd - 1, 2, ...splin);
                        if (parts.length === 0)
                            parts.push('');
                        dd = Math.max(dd - 2, root);
                    }
                }
            }
        } while (didSomething);
        return globParts;
    }
    // second phase: multi-pattern dedupes
    // {<pre>/<rest>,<pre>/<rest>} -> <pre>/<rest>
    // {<pre>/*/<rest>,<pre>/<p>/<rest>} -> <pre>/*/<rest>
    secondPhasePreProcess(globParts) {
        const keys = new Set();
        const rows = globParts.filter(parts => {
            const key = parts.join('/');
            if (keys.has(key))
                return false;
            keys.add(key);
            return true;
        });
        // A row is covered by another row that has `*` at some positions,
        // and is the same at all others. Collect each distinct set of `*`
        // positions, then look up each row with `*` put at those positions.
        const stars = new Map();
        for (const parts of rows) {
            const s = [];
            for (let i = 0; i < parts.length; i++) {
                if (parts[i] === '*')
                    s.push(i);
            }
            if (s.length)
                stars.set(s.join(','), s);
        }
        // Each row is checked against each set of `*` positions, so skip
        // this if there are too many. The patterns match the same paths
        // either way.
        if (!stars.size || rows.length * stars.size > 100_000)
            return rows;
        const { dot } = this.options;
        return rows.filter(parts => {
            for (const s of stars.values()) {
                if (s[s.length - 1] >= parts.length)
                    continue;
                const c = [...parts];
                let ok = true;
                let changed = false;
                for (const i of s) {
                    const p = parts[i];
                    if (p === '*')
                        continue;
                    if (!p || p === '**' || (!dot && p.startsWith('.'))) {
                        ok = false;
                        break;
                    }
                    c[i] = '*';
                    changed = true;
                }
                if (ok && changed && keys.has(c.join('/')))
                    return false;
            }
            return true;
        });
    }
    parseNegate() {
        if (this.nonegate)
            return;
        const pattern = this.pattern;
        let negate = false;
        let negateOffset = 0;
        for (let i = 0; i < pattern.length && pattern.charAt(i) === '!'; i++) {
            negate = !negate;
            negateOffset++;
        }
        if (negateOffset)
            this.pattern = pattern.slice(negateOffset);
        this.negate = negate;
    }
    // Match the parts of a path against one row of the set. `resolved`
    // is the parts after level 2 resolves `.` and `..` in them, or the
    // same parts below level 2. Set partial to true to test if, for
    // example, "/a/b" matches the start of "/*/b/*/d". Partial means, if
    // you run out of file before you run out of pattern, then that's
    // fine, as long as all the parts match.
    #matchRow(file, resolved, pattern, partial) {
        let fileStartIndex = 0;
        let patternStartIndex = 0;
        // UNC paths like //?/X:/... can match X:/... and vice versa, and
        // //?/UNC/host/share/... can match //host/share/... and vice versa.
        // Drive letters in absolute drive or unc paths, and the host and
        // share of UNC paths, are always compared case-insensitively.
        const fh = this.isWindows ? uncHost(resolved) : -1;
        const ph = fh === -1 ? -1 : uncHost(pattern);
        if (ph !== -1) {
            const host = pattern[ph];
            const share = pattern[ph + 1];
            if (typeof host !== 'string' || typeof share !== 'string') {
                // a host or share with magic is matched as usual
                fileStartIndex = fh;
                patternStartIndex = ph;
            }
            else if (resolved[fh].toLowerCase() === host.toLowerCase() &&
                resolved[fh + 1].toLowerCase() === share.toLowerCase()) {
                fileStartIndex = fh + 2;
                patternStartIndex = ph + 2;
            }
        }
        else if (this.isWindows) {
            const fileDrive = typeof file[0] === 'string' && /^[a-z]:$/i.test(file[0]);
            const fileUNC = !fileDrive &&
                file[0] === '' &&
                file[1] === '' &&
                file[2] === '?' &&
                /^[a-z]:$/i.test(file[3]);
            const patternDrive = typeof pattern[0] === 'string' && /^[a-z]:$/i.test(pattern[0]);
            const patternUNC = !patternDrive &&
                pattern[0] === '' &&
                pattern[1] === '' &&
                pattern[2] === '?' &&
                typeof pattern[3] === 'string' &&
                /^[a-z]:$/i.test(pattern[3]);
            const fdi = fileUNC ? 3
                : fileDrive ? 0
                    : undefined;
            const pdi = patternUNC ? 3
                : patternDrive ? 0
                    : undefined;
            if (typeof fdi === 'number' && typeof pdi === 'number') {
                const [fd, pd] = [
                    file[fdi],
                    pattern[pdi],
                ];
                // the drives match, so start matching after them
                if (fd.toLowerCase() === pd.toLowerCase()) {
                    patternStartIndex = pdi + 1;
                    fileStartIndex = fdi + 1;
                }
            }
        }
        // the drive letters are found in the parts before level 2 resolves
        // them, and the match uses the resolved parts
        file = resolved;
        if (pattern.includes(GLOBSTAR)) {
            return this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex);
        }
        return this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
    }
    #matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
        const { head, body, tail, segments } = this.#getGlobstarParts(pattern, partial, patternIndex);
        // check the head, from the current file/pattern index.
        if (head.length) {
            const headEnd = fileIndex + head.length;
            if (!this.#matchOne(file, head, partial, fileIndex, 0, headEnd)) {
                return false;
            }
            fileIndex += head.length;
            patternIndex += head.length;
        }
        // now we know the head matches!
        // if the last portion is not empty, it MUST match the end
        // check the tail
        let fileTailMatch = 0;
        if (tail.length) {
            // if head + tail > file, then we cannot possibly match
            if (tail.length + fileIndex > file.length)
                return false;
            // try to match the tail
            let tailStart = file.length - tail.length;
            if (this.#matchOne(file, tail, partial, tailStart, 0)) {
                fileTailMatch = tail.length;
            }
            else {
                // affordance for stuff like a/**/* matching a/b/
                // if the last file portion is '', and there's more to the pattern
                // then try without the '' bit.
                if (file[file.length - 1] !== '' ||
                    fileIndex + tail.length === file.length) {
                    return false;
                }
                tailStart--;
                if (!this.#matchOne(file, tail, partial, tailStart, 0)) {
                    return false;
                }
                fileTailMatch = tail.length + 1;
            }
        }
        // now we know the tail matches!
        // the middle is zero or more portions wrapped in **, possibly
        // containing more ** sections.
        // so a/**/b/**/c/**/d has become **/b/**/c/**
        // if it's empty, it means a/**/b, just verify we have no bad dots
        // if there's no tail, so it ends on /**, then we must have *something*
        // after the head, or it's not a matc
        if (!body.length) {
            let sawSome = !!fileTailMatch;
            for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
                const f = String(file[i]);
                sawSome = true;
                if (f === '.' ||
                    f === '..' ||
                    (!this.options.dot && f.startsWith('.'))) {
                    return false;
                }
            }
            // in partial mode, we just need to get past all file parts
            return partial || sawSome;
        }
        // now we know that there's one or more body sections, which can
        // be matched anywhere from the 0 index (because the head was pruned)
        // through to the length-fileTailMatch index.
        return !!this.#matchGlobStarBodySections(file, segments, file.length - fileTailMatch, fileIndex, 0, partial, 0, !!fileTailMatch, new Set());
    }
    // Split the pattern into head, tail, and middle of ** delimited
    // parts. The tail has to be at the end, and the others just have to
    // be found in order from the head. These only depend on the pattern
    // row, so they are kept for the next path.
    #getGlobstarParts(pattern, partial, patternIndex) {
        let byStart = this.#globstarParts.get(pattern);
        if (!byStart) {
            byStart = [];
            this.#globstarParts.set(pattern, byStart);
        }
        const key = patternIndex * 2 + (partial ? 1 : 0);
        const found = byStart[key];
        if (found)
            return found;
        const firstgs = pattern.indexOf(GLOBSTAR, patternIndex);
        const lastgs = pattern.lastIndexOf(GLOBSTAR);
        const head = pattern.slice(patternIndex, firstgs);
        const body = pattern.slice(firstgs + 1, partial ? undefined : lastgs);
        const tail = partial ? [] : pattern.slice(lastgs + 1);
        // split the body up into sections, and note the number of
        // portions that must come after the start of each one
        const segments = [[[], 0]];
        let current = segments[0];
        let nonGsParts = 0;
        const nonGsPartsSums = [0];
        for (const b of body) {
            if (b === GLOBSTAR) {
                nonGsPartsSums.push(nonGsParts);
                current = [[], 0];
                segments.push(current);
            }
            else {
                current[0].push(b);
                nonGsParts++;
            }
        }
        // the portions in this section and the ones after it
        segments.forEach((b, i) => {
            b[1] = nonGsParts - nonGsPartsSums[i];
        });
        const parts = { head, body, tail, segments };
        byStart[key] = parts;
        return parts;
    }
    // return false for "nope, not matching"
    // return null for "not matching, cannot keep trying"
    #matchGlobStarBodySections(file, 
    // pattern section, and the portions that it and the rest need
    bodySegments, 
    // the end of the file portions that the body can match
    fileLength, fileIndex, bodyIndex, partial, globStarDepth, sawTail, 
    // the places that a walk has already tried, as
    // bodyIndex * (file.length + 1) + fileIndex. A walk from a place
    // does the same no matter how it got there, and it only comes back
    // if it found no match, so a walk that gets to one stops.
    tried) {
        // take the first body segment, and walk from fileIndex to its "after"
        // value at the end
        // If it doesn't match at that position, we increment, until we hit
        // that final possible position, and give up.
        // If it does match, then advance and try to rest.
        // If any of them fail we keep walking forward.
        // this is still a bit recursively painful, but it's more constrained
        // than previous implementations, because we never test something that
        // can't possibly be a valid matching condition.
        const bs = bodySegments[bodyIndex];
        if (!bs) {
            // with partial, the body is the rest of the pattern, so it
            // matches if no portions are left, or only the '' of a trailing
            // / (as a/* matches a/b/). A ** at the end walks them as its own
            // empty section.
            if (partial) {
                return (fileIndex >= fileLength ||
                    (fileIndex === fileLength - 1 && file[fileIndex] === ''));
            }
            // just make sure that there's no bad dots before the tail
            for (let i = fileIndex; i < fileLength; i++) {
                sawTail = true;
                const f = file[i];
                if (f === '.' ||
                    f === '..' ||
                    (!this.options.dot && f.startsWith('.'))) {
                    return false;
                }
            }
            return sawTail;
        }
        // have a non-globstar body section to test, up to the last index
        // where it can start
        const [body, need] = bs;
        // with partial, the path can end before the body does
        const after = partial ? fileLength : fileLength - need;
        while (fileIndex <= after) {
            const key = bodyIndex * (file.length + 1) + fileIndex;
            if (tried.has(key))
                return false;
            tried.add(key);
            const m = this.#matchOne(file, body, partial, fileIndex, 0, fileIndex + body.length);
            // if limit exceeded, no match. intentional false negative,
            // acceptable break in correctness for security.
            if (m && globStarDepth < this.maxGlobstarRecursion) {
                // match! see if the rest match. if so, we're done!
                const sub = this.#matchGlobStarBodySections(file, bodySegments, fileLength, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail, tried);
                if (sub !== false) {
                    return sub;
                }
            }
            // the ** does not walk past the last place the body can start
            if (fileIndex === after)
                break;
            const f = file[fileIndex];
            if (f === '.' ||
                f === '..' ||
                (!this.options.dot && f.startsWith('.'))) {
                return false;
            }
            fileIndex++;
        }
        // walked off. no point continuing
        return partial || null;
    }
    #matchOne(file, pattern, partial, fileIndex, patternIndex, 
    // only match the file portions before this index
    fileEnd = file.length) {
        let fi;
        let pi;
        let pl;
        let fl;
        for (fi = fileIndex,
            pi = patternIndex,
            fl = Math.min(fileEnd, file.length),
            pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
            let p = pattern[pi];
            let f = file[fi];
            // should be impossible.
            /* c8 ignore start */
            if (p === false || p === GLOBSTAR) {
                return false;
            }
            /* c8 ignore stop */
            // something other than **
            // non-magic patterns just have to match exactly
            // patterns with magic have been turned into Matchers.
            if (!portionMatch(p, f))
                return false;
        }
        // Note: ending in / means that we'll get a final ""
        // at the end of the pattern.  This can only match a
        // corresponding "" at the end of the file.
        // If the file ends in /, then it can only match a
        // a pattern that ends in /, unless the pattern just
        // doesn't have any more for it. But, a/b/ should *not*
        // match "a/b/*", even though * can match "", except in
        // partial mode, where it might simply not be reached yet.
        // However, a/b/ should still satisfy a/*
        // now either we fell off the end of the pattern, or we're done.
        if (fi === fl && pi === pl) {
            // ran out of pattern and filename at the same time.
            // an exact hit!
            return true;
        }
        else if (fi === fl) {
            // ran out of file, but still had pattern left.
            // this is ok if we're doing the match as part of
            // a glob fs traversal.
            return partial;
        }
        else if (pi === pl) {
            // ran out of pattern, still have file left.
            // this is only acceptable if we're on the very last
            // empty segment of a file with a trailing slash.
            // a/* should match a/b/
            return fi === fl - 1 && file[fi] === '';
            /* c8 ignore start */
        }
        else {
            // should be unreachable.
            throw new Error('wtf?');
        }
        /* c8 ignore stop */
    }
    braceExpand() {
        return braceExpand(this.pattern, this.options);
    }
    // Expand braces, except numeric ranges such as {0..999} with at
    // least RANGE_MIN values. Each of those stays in its pattern as
    // `<mark>0..999<mark>`, for the Matcher to test. If a range might
    // be inside a [...] class, expand all of them instead.
    #expandBraces() {
        const { pattern } = this;
        if (this.options.nobrace)
            return this.braceExpand();
        let code = 0xe000;
        while (pattern.includes(String.fromCharCode(code))) {
            if (++code > 0xf8ff)
                return this.braceExpand();
        }
        const mark = String.fromCharCode(code);
        let found = false;
        const marked = pattern.replace(rangeRe, (m, lo, hi) => {
            const a = Number(lo);
            const b = Number(hi);
            if (!Number.isSafeInteger(a) ||
                !Number.isSafeInteger(b) ||
                Math.abs(a - b) + 1 < RANGE_MIN) {
                return m;
            }
            found = true;
            return `${mark}${lo}..${hi}${mark}`;
        });
        if (!found)
            return this.braceExpand();
        const set = braceExpand(marked, this.options);
        for (const p of set) {
            for (const portion of p.split('/')) {
                const c = portion.indexOf('[');
                if (c !== -1 && c < portion.lastIndexOf(mark)) {
                    return this.braceExpand();
                }
                if (!this.options.noext && inRepeatOrNegExt(portion, mark)) {
                    return this.braceExpand();
                }
            }
        }
        this.#rangeMark = mark;
        return set;
    }
    parse(pattern) {
        assertValidPattern(pattern);
        const options = this.options;
        // shortcuts
        if (pattern === '**')
            return GLOBSTAR;
        if (pattern === '')
            return '';
        const { nocase, nocaseMagicOnly, noext = false, dot, normalize, } = options;
        const rangeMark = this.#rangeMark;
        const lit = rangeMark && pattern.includes(rangeMark) ?
            undefined
            : literal(pattern, noext);
        // in nocase mode, a literal with cased chars still needs a
        // Matcher, unless nocaseMagicOnly is set.
        if (lit !== undefined &&
            !(nocase &&
                !nocaseMagicOnly &&
                pattern.toUpperCase() !== pattern.toLowerCase())) {
            return this.#norm(lit);
        }
        if (this.#pending)
            return PENDING;
        let m = this.#matchers.get(pattern);
        if (!m) {
            if (!noext)
                assertValidExtglobs(pattern);
            m = new Matcher(pattern, {
                nocase,
                noext,
                dot,
                normalize,
                ...(rangeMark && { rangeMark }),
            });
            this.#matchers.set(pattern, m);
        }
        return m;
    }
    #slashSplit(p) {
        // if p starts with // on windows, we preserve that
        // so that UNC paths aren't broken.  Otherwise, any number of
        // / characters are coalesced into one, unless
        // preserveMultipleSlashes is set to true.
        if (this.preserveMultipleSlashes) {
            return p.split('/');
        }
        else if (this.isWindows && /^\/\/[^/]+/.test(p)) {
            // add an extra '' for the one we lose
            return ['', ...p.split(/\/+/)];
        }
        else {
            return p.split(/\/+/);
        }
    }
    match(f, partial = this.partial) {
        // short-circuit in the case of busted things.
        // comments, etc.
        if (this.comment) {
            return false;
        }
        if (this.empty) {
            return f === '';
        }
        if (f === '/' && partial) {
            return true;
        }
        const options = this.options;
        // treat the test path as a set of pathparts. If it was not just
        // split or checked, check that it can match before splitting it.
        let split = this.#cachedSplit(f);
        if (!split) {
            // the checks look at the path as given, so not if it is
            // normalized
            if (!partial &&
                !this.#form &&
                (this.#endCheck || this.#literalCheck) &&
                lastChecked !== f) {
                lastChecked = f;
                const can = this.#canMatch(f);
                if (can === 'no')
                    return options.flipNegate ? false : this.negate;
                if (can === 'yes')
                    return options.flipNegate ? true : !this.negate;
            }
            split = this.#split(f);
        }
        const ff = split.parts;
        // the parts after level 2 resolves them, kept for the next pattern
        // that tests the same path
        const resolved = this.#level2 ?
            (split.resolved ??= this.#levelTwoFileOptimize(ff))
            : ff;
        // just ONE of the pattern sets in this.set needs to match
        // in order for it to be valid.  If negating, then just one
        // match means that we have failed.
        // Either way, return on the first hit.
        const set = this.set;
        // Find the basename of the path by looking for the last non-empty segment
        let filename = ff[ff.length - 1];
        if (!filename) {
            for (let i = ff.length - 2; !filename && i >= 0; i--) {
                filename = ff[i];
            }
        }
        for (let r = 0; r < set.length; r++) {
            const pattern = set[r];
            const shape = partial ? undefined : this.#shapes[r];
            // level 2 does not change a path of one portion
            const hit = shape === 'base' ?
                portionMatch(pattern[0], filename)
                : shape ? this.#matchShape(resolved, pattern, shape)
                    : options.matchBase && pattern.length === 1 ?
                        this.#matchRow([filename], [filename], pattern, partial)
                        : this.#matchRow(ff, resolved, pattern, partial);
            if (hit) {
                if (options.flipNegate) {
                    return true;
                }
                return !this.negate;
            }
        }
        // didn't get any hits.  this is success if it's a negative
        // pattern, failure otherwise.
        if (options.flipNegate) {
            return false;
        }
        return this.negate;
    }
    static defaults(def) {
        return minimatch.defaults(def).Minimatch;
    }
}
/* c8 ignore start */


/* c8 ignore stop */
minimatch.Minimatch = Minimatch;
minimatch.escape = escape_escape;
minimatch.unescape = unescape_unescape;
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/support/from-here.js
/** A pattern without a leading `./`: it is compared with paths that have none. */
function fromHere(pattern) {
    return pattern.replace(/^(?:\.\/+)+(?=.)/, '');
}

;// CONCATENATED MODULE: ./build/pipeline/find/content-types.js




/** Unknown extensions get what RFC 2046, 4.5.1 has for arbitrary data. */
const UNKNOWN = 'application/octet-stream';
/**
 * Makes the function from a path, relative to the working directory and with `/`, to its media type: the first rule
 * that matches, else the type known for the extension. A pattern without `/` matches the file name at any depth.
 */
function contentTypes(rules) {
    const compiled = rules.map(({ pattern, mediaType }) => ({
        matcher: new Minimatch(fromHere(pattern), {
            dot: true,
            matchBase: true,
            nocomment: true,
            nonegate: true,
        }),
        mediaType,
    }));
    return (path) => compiled.find(({ matcher }) => matcher.match(path))?.mediaType ?? typeOfExtension(path);
}
function typeOfExtension(path) {
    // Of a path without one, `mime` would take the whole name for it, and a file called `json` for JSON.
    return src.getType(external_node_path_namespaceObject.posix.extname(path)) ?? UNKNOWN;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
var external_node_fs_namespaceObject = /*#__PURE__*/__nccwpck_require__.t(external_node_fs_, 2);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(1455);
;// CONCATENATED MODULE: external "node:timers/promises"
const external_node_timers_promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./build/support/paths.js

/** Whether a path is a folder or lies below it. Both are absolute; symbolic links are not looked at. */
function isInside(path, folder) {
    // Nearly always so, and the long way is long for a hundred thousand files.
    if (path.startsWith(folder) && path[folder.length] === external_node_path_namespaceObject.sep && !path.includes('..'))
        return true;
    const way = (0,external_node_path_namespaceObject.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_namespaceObject.sep}`) && !(0,external_node_path_namespaceObject.isAbsolute)(way);
}

;// CONCATENATED MODULE: ./build/pipeline/find/is-in-git.js

/** Whether a part of a path is `.git`: that folder may hold the credentials of a checkout. */
function isInGit(path) {
    // Hardly ever so, and to take a path apart is long for a hundred thousand files.
    return path.includes('.git') && path.split(external_node_path_namespaceObject.sep).includes('.git');
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(3136);
// EXTERNAL MODULE: external "node:diagnostics_channel"
var external_node_diagnostics_channel_ = __nccwpck_require__(3053);
;// CONCATENATED MODULE: ./node_modules/lru-cache/dist/esm/node/index.min.js
var S=(0,external_node_diagnostics_channel_.channel)("lru-cache:metrics"),W=(0,external_node_diagnostics_channel_.tracingChannel)("lru-cache");var L=typeof performance=="object"&&performance&&typeof performance.now=="function"?performance:Date;var R=()=>S.hasSubscribers||W.hasSubscribers,U=new Set,M=typeof process=="object"&&process?process:{},k=(d,e,t,i)=>{typeof M.emitWarning=="function"?M.emitWarning(d,e,t,i):console.error(`[${t}] ${e}: ${d}`)},H=d=>!U.has(d);var T=d=>!!d&&d===Math.floor(d)&&d>0&&isFinite(d),j=d=>T(d)?d<=Math.pow(2,8)?Uint8Array:d<=Math.pow(2,16)?Uint16Array:d<=Math.pow(2,32)?Uint32Array:d<=Number.MAX_SAFE_INTEGER?O:null:null,O=class extends Array{constructor(e){super(e),this.fill(0)}},x=class d{heap;length;static#o=!1;static create(e){let t=j(e);if(!t)return[];d.#o=!0;let i=new d(e,t);return d.#o=!1,i}constructor(e,t){if(!d.#o)throw new TypeError("instantiate Stack using Stack.create(n)");this.heap=new t(e),this.length=0}push(e){this.heap[this.length++]=e}pop(){return this.heap[--this.length]}},I=class d{#o;#c;#S;#O;#w;#M;#I;#m;get perf(){return this.#m}ttl;ttlResolution;ttlAutopurge;updateAgeOnGet;updateAgeOnHas;allowStale;noDisposeOnSet;noUpdateTTL;maxEntrySize;sizeCalculation;noDeleteOnFetchRejection;noDeleteOnStaleGet;allowStaleOnFetchAbort;allowStaleOnFetchRejection;ignoreFetchAbort;backgroundFetchSize;#n;#b;#s;#i;#t;#l;#u;#a;#h;#y;#r;#_;#F;#d;#g;#T;#U;#f;#D;static unsafeExposeInternals(e){return{starts:e.#F,ttls:e.#d,autopurgeTimers:e.#g,sizes:e.#_,keyMap:e.#s,keyList:e.#i,valList:e.#t,next:e.#l,prev:e.#u,get head(){return e.#a},get tail(){return e.#h},free:e.#y,isBackgroundFetch:t=>e.#e(t),backgroundFetch:(t,i,s,n)=>e.#P(t,i,s,n),moveToTail:t=>e.#L(t),indexes:t=>e.#A(t),rindexes:t=>e.#z(t),isStale:t=>e.#p(t)}}get max(){return this.#o}get maxSize(){return this.#c}get calculatedSize(){return this.#b}get size(){return this.#n}get fetchMethod(){return this.#M}get memoMethod(){return this.#I}get dispose(){return this.#S}get onInsert(){return this.#O}get disposeAfter(){return this.#w}constructor(e){let{max:t=0,ttl:i,ttlResolution:s=1,ttlAutopurge:n,updateAgeOnGet:o,updateAgeOnHas:l,allowStale:h,dispose:r,onInsert:c,disposeAfter:m,noDisposeOnSet:_,noUpdateTTL:u,maxSize:g=0,maxEntrySize:f=0,sizeCalculation:y,fetchMethod:a,memoMethod:w,noDeleteOnFetchRejection:F,noDeleteOnStaleGet:b,allowStaleOnFetchRejection:p,allowStaleOnFetchAbort:A,ignoreFetchAbort:z,backgroundFetchSize:C=1,perf:E}=e;if(this.backgroundFetchSize=C,E!==void 0&&typeof E?.now!="function")throw new TypeError("perf option must have a now() method if specified");if(this.#m=E??L,t!==0&&!T(t))throw new TypeError("max option must be a nonnegative integer");let v=t?j(t):Array;if(!v)throw new Error("invalid max value: "+t);if(this.#o=t,this.#c=g,this.maxEntrySize=f||this.#c,this.sizeCalculation=y,this.sizeCalculation){if(!this.#c&&!this.maxEntrySize)throw new TypeError("cannot set sizeCalculation without setting maxSize or maxEntrySize");if(typeof this.sizeCalculation!="function")throw new TypeError("sizeCalculation set to non-function")}if(w!==void 0&&typeof w!="function")throw new TypeError("memoMethod must be a function if defined");if(this.#I=w,a!==void 0&&typeof a!="function")throw new TypeError("fetchMethod must be a function if specified");if(this.#M=a,this.#U=!!a,this.#s=new Map,this.#i=Array.from({length:t}).fill(void 0),this.#t=Array.from({length:t}).fill(void 0),this.#l=new v(t),this.#u=new v(t),this.#a=0,this.#h=0,this.#y=x.create(t),this.#n=0,this.#b=0,typeof r=="function"&&(this.#S=r),typeof c=="function"&&(this.#O=c),typeof m=="function"?(this.#w=m,this.#r=[]):(this.#w=void 0,this.#r=void 0),this.#T=!!this.#S,this.#D=!!this.#O,this.#f=!!this.#w,this.noDisposeOnSet=!!_,this.noUpdateTTL=!!u,this.noDeleteOnFetchRejection=!!F,this.allowStaleOnFetchRejection=!!p,this.allowStaleOnFetchAbort=!!A,this.ignoreFetchAbort=!!z,this.maxEntrySize!==0){if(this.#c!==0&&!T(this.#c))throw new TypeError("maxSize must be a positive integer if specified");if(!T(this.maxEntrySize))throw new TypeError("maxEntrySize must be a positive integer if specified");this.#X()}if(this.allowStale=!!h,this.noDeleteOnStaleGet=!!b,this.updateAgeOnGet=!!o,this.updateAgeOnHas=!!l,this.ttlResolution=T(s)||s===0?s:1,this.ttlAutopurge=!!n,this.ttl=i||0,this.ttl){if(!T(this.ttl))throw new TypeError("ttl must be a positive integer if specified");this.#k()}if(this.#o===0&&this.ttl===0&&this.#c===0)throw new TypeError("At least one of max, maxSize, or ttl is required");if(!this.ttlAutopurge&&!this.#o&&!this.#c){let D="LRU_CACHE_UNBOUNDED";H(D)&&(U.add(D),k("TTL caching without ttlAutopurge, max, or maxSize can result in unbounded memory consumption.","UnboundedCacheWarning",D,d))}}getRemainingTTL(e){return this.#s.has(e)?1/0:0}#k(){let e=new O(this.#o),t=new O(this.#o);this.#d=e,this.#F=t;let i=this.ttlAutopurge?Array.from({length:this.#o}):void 0;this.#g=i,this.#H=(h,r,c=this.#m.now())=>{t[h]=r!==0?c:0,e[h]=r,s(h,r)},this.#R=h=>{t[h]=e[h]!==0?this.#m.now():0,s(h,e[h])};let s=this.ttlAutopurge?(h,r)=>{if(i?.[h]&&(clearTimeout(i[h]),i[h]=void 0),r&&r!==0&&i){let c=setTimeout(()=>{this.#p(h)?(this.#E(this.#i[h],"expire"),i[h]=void 0):s(h,l(h))},r+1);c.unref&&c.unref(),i[h]=c}}:()=>{};this.#v=(h,r)=>{if(e[r]){let c=e[r],m=t[r];if(!c||!m)return;h.ttl=c,h.start=m,h.now=n||o();let _=h.now-m;h.remainingTTL=c-_}};let n=0,o=()=>{let h=this.#m.now();if(this.ttlResolution>0){n=h;let r=setTimeout(()=>n=0,this.ttlResolution);r.unref&&r.unref()}return h};this.getRemainingTTL=h=>{let r=this.#s.get(h);return r===void 0?0:l(r)};let l=h=>{let r=e[h],c=t[h];if(!r||!c)return 1/0;let m=(n||o())-c;return r-m};this.#p=h=>{let r=t[h],c=e[h];return!!c&&!!r&&(n||o())-r>c}}#R=()=>{};#v=()=>{};#H=()=>{};#p=()=>!1;#X(){let e=new O(this.#o);this.#b=0,this.#_=e,this.#x=t=>{this.#b-=e[t],e[t]=0},this.#N=(t,i,s,n)=>{if(!T(s)){if(this.#e(i))return this.backgroundFetchSize;if(n){if(typeof n!="function")throw new TypeError("sizeCalculation must be a function");if(s=n(i,t),!T(s))throw new TypeError("sizeCalculation return invalid (expect positive integer)")}else throw new TypeError("invalid size value (must be positive integer). When maxSize or maxEntrySize is used, sizeCalculation or size must be set.")}return s},this.#j=(t,i,s)=>{if(e[t]=i,this.#c){let n=this.#c-e[t];for(;this.#b>n;)this.#G(!0)}this.#b+=e[t],s&&(s.entrySize=i,s.totalCalculatedSize=this.#b)}}#x=e=>{};#j=(e,t,i)=>{};#N=(e,t,i,s)=>{if(i||s)throw new TypeError("cannot set size without setting maxSize or maxEntrySize on cache");return 0};*#A({allowStale:e=this.allowStale}={}){if(this.#n)for(let t=this.#h;this.#V(t)&&((e||!this.#p(t))&&(yield t),t!==this.#a);)t=this.#u[t]}*#z({allowStale:e=this.allowStale}={}){if(this.#n)for(let t=this.#a;this.#V(t)&&((e||!this.#p(t))&&(yield t),t!==this.#h);)t=this.#l[t]}#V(e){return e!==void 0&&this.#s.get(this.#i[e])===e}*entries(){for(let e of this.#A())this.#t[e]!==void 0&&this.#i[e]!==void 0&&!this.#e(this.#t[e])&&(yield[this.#i[e],this.#t[e]])}*rentries(){for(let e of this.#z())this.#t[e]!==void 0&&this.#i[e]!==void 0&&!this.#e(this.#t[e])&&(yield[this.#i[e],this.#t[e]])}*keys(){for(let e of this.#A()){let t=this.#i[e];t!==void 0&&!this.#e(this.#t[e])&&(yield t)}}*rkeys(){for(let e of this.#z()){let t=this.#i[e];t!==void 0&&!this.#e(this.#t[e])&&(yield t)}}*values(){for(let e of this.#A())this.#t[e]!==void 0&&!this.#e(this.#t[e])&&(yield this.#t[e])}*rvalues(){for(let e of this.#z())this.#t[e]!==void 0&&!this.#e(this.#t[e])&&(yield this.#t[e])}[Symbol.iterator](){return this.entries()}[Symbol.toStringTag]="LRUCache";find(e,t={}){for(let i of this.#A()){let s=this.#t[i],n=this.#e(s)?s.__staleWhileFetching:s;if(n!==void 0&&e(n,this.#i[i],this))return this.#C(this.#i[i],t)}}forEach(e,t=this){for(let i of this.#A()){let s=this.#t[i],n=this.#e(s)?s.__staleWhileFetching:s;n!==void 0&&e.call(t,n,this.#i[i],this)}}rforEach(e,t=this){for(let i of this.#z()){let s=this.#t[i],n=this.#e(s)?s.__staleWhileFetching:s;n!==void 0&&e.call(t,n,this.#i[i],this)}}purgeStale(){let e=!1;for(let t of this.#z({allowStale:!0}))this.#p(t)&&(this.#E(this.#i[t],"expire"),e=!0);return e}info(e){let t=this.#s.get(e);if(t===void 0)return;let i=this.#t[t],s=this.#e(i)?i.__staleWhileFetching:i;if(s===void 0)return;let n={value:s};if(this.#d&&this.#F){let o=this.#d[t],l=this.#F[t];if(o&&l){let h=o-(this.#m.now()-l);n.ttl=h,n.start=Date.now()}}return this.#_&&(n.size=this.#_[t]),n}dump(){let e=[];for(let t of this.#A({allowStale:!0})){let i=this.#i[t],s=this.#t[t],n=this.#e(s)?s.__staleWhileFetching:s;if(n===void 0||i===void 0)continue;let o={value:n};if(this.#d&&this.#F){o.ttl=this.#d[t];let l=this.#m.now()-this.#F[t];o.start=Math.floor(Date.now()-l)}this.#_&&(o.size=this.#_[t]),e.unshift([i,o])}return e}load(e){this.clear();for(let[t,i]of e){if(i.start){let s=Date.now()-i.start;i.start=this.#m.now()-s}this.#W(t,i.value,i)}}set(e,t,i={}){let{status:s=S.hasSubscribers?{}:void 0}=i;i.status=s,s&&(s.op="set",s.key=e,t!==void 0&&(s.value=t),s.cache=this);let n=this.#W(e,t,i);return s&&S.hasSubscribers&&S.publish(s),n}#W(e,t,i,s){let{ttl:n=this.ttl,start:o,noDisposeOnSet:l=this.noDisposeOnSet,sizeCalculation:h=this.sizeCalculation,status:r}=i,c=this.#e(t);if(t===void 0)return r&&(r.set="deleted"),this.delete(e),this;let{noUpdateTTL:m=this.noUpdateTTL}=i;r&&!c&&(r.value=t);let _=this.#N(e,t,i.size||0,h,r);if(this.maxEntrySize&&_>this.maxEntrySize)return this.#E(e,"set"),r&&(r.set="miss",r.maxEntrySizeExceeded=!0),this;let u=this.#n===0?void 0:this.#s.get(e);if(u===void 0)u=this.#n===0?this.#h:this.#y.length!==0?this.#y.pop():this.#n===this.#o?this.#G(!1):this.#n,this.#i[u]=e,this.#t[u]=t,this.#s.set(e,u),this.#l[this.#h]=u,this.#u[u]=this.#h,this.#h=u,this.#n++,this.#j(u,_,r),r&&(r.set="add"),m=!1,this.#D&&!c&&this.#O?.(t,e,"add");else{this.#L(u);let g=this.#t[u];if(t!==g){if(!l)if(this.#e(g)){g!==s&&g.__abortController.abort(new Error("replaced"));let{__staleWhileFetching:f}=g;f!==void 0&&f!==t&&(this.#T&&this.#S?.(f,e,"set"),this.#f&&this.#r?.push([f,e,"set"]))}else this.#T&&this.#S?.(g,e,"set"),this.#f&&this.#r?.push([g,e,"set"]);if(this.#x(u),this.#j(u,_,r),this.#t[u]=t,!c){let f=g&&this.#e(g)?g.__staleWhileFetching:g,y=f===void 0?"add":t!==f?"replace":"update";r&&(r.set=y,f!==void 0&&(r.oldValue=f)),this.#D&&this.onInsert?.(t,e,y)}}else c||(r&&(r.set="update"),this.#D&&this.onInsert?.(t,e,"update"))}if(n!==0&&!this.#d&&this.#k(),this.#d&&(m||this.#H(u,n,o),r&&this.#v(r,u)),!l&&this.#f&&this.#r){let g=this.#r,f;for(;f=g?.shift();)this.#w?.(...f)}return this}pop(){try{for(;this.#n;){let e=this.#t[this.#a];if(this.#G(!0),this.#e(e)){if(e.__staleWhileFetching)return e.__staleWhileFetching}else if(e!==void 0)return e}}finally{if(this.#f&&this.#r){let e=this.#r,t;for(;t=e?.shift();)this.#w?.(...t)}}}#G(e){let t=this.#a,i=this.#i[t],s=this.#t[t],n=this.#e(s);n&&s.__abortController.abort(new Error("evicted"));let o=n?s.__staleWhileFetching:s;return(this.#T||this.#f)&&o!==void 0&&(this.#T&&this.#S?.(o,i,"evict"),this.#f&&this.#r?.push([o,i,"evict"])),this.#x(t),this.#g?.[t]&&(clearTimeout(this.#g[t]),this.#g[t]=void 0),e&&(this.#i[t]=void 0,this.#t[t]=void 0,this.#y.push(t)),this.#n===1?(this.#a=this.#h=0,this.#y.length=0):this.#a=this.#l[t],this.#s.delete(i),this.#n--,t}has(e,t={}){let{status:i=S.hasSubscribers?{}:void 0}=t;t.status=i,i&&(i.op="has",i.key=e,i.cache=this);let s=this.#Y(e,t);return S.hasSubscribers&&S.publish(i),s}#Y(e,t={}){let{updateAgeOnHas:i=this.updateAgeOnHas,status:s}=t,n=this.#s.get(e);if(n!==void 0){let o=this.#t[n];if(this.#e(o)&&o.__staleWhileFetching===void 0)return!1;if(this.#p(n))s&&(s.has="stale",this.#v(s,n));else return i&&this.#R(n),s&&(s.has="hit",this.#v(s,n)),!0}else s&&(s.has="miss");return!1}peek(e,t={}){let{status:i=R()?{}:void 0}=t;i&&(i.op="peek",i.key=e,i.cache=this),t.status=i;let s=this.#J(e,t);return S.hasSubscribers&&S.publish(i),s}#J(e,t){let{status:i,allowStale:s=this.allowStale}=t,n=this.#s.get(e);if(n===void 0||!s&&this.#p(n)){i&&(i.peek=n===void 0?"miss":"stale");return}let o=this.#t[n],l=this.#e(o)?o.__staleWhileFetching:o;return i&&(l!==void 0?(i.peek="hit",i.value=l):i.peek="miss"),l}#P(e,t,i,s){let n=t===void 0?void 0:this.#t[t];if(this.#e(n))return n;let o=new AbortController,{signal:l}=i;l?.addEventListener("abort",()=>o.abort(l.reason),{signal:o.signal});let h={signal:o.signal,options:i,context:s},r=(f,y=!1)=>{let{aborted:a}=o.signal,w=i.ignoreFetchAbort&&f!==void 0,F=i.ignoreFetchAbort||!!(i.allowStaleOnFetchAbort&&f!==void 0);if(i.status&&(a&&!y?(i.status.fetchAborted=!0,i.status.fetchError=o.signal.reason,w&&(i.status.fetchAbortIgnored=!0)):i.status.fetchResolved=!0),a&&!w&&!y)return m(o.signal.reason,F);let b=u,p=this.#t[t];return(p===u||p===void 0&&w&&y)&&(f===void 0?b.__staleWhileFetching!==void 0?this.#t[t]=b.__staleWhileFetching:this.#E(e,"fetch"):(i.status&&(i.status.fetchUpdated=!0),this.#W(e,f,h.options,b))),f},c=f=>(i.status&&(i.status.fetchRejected=!0,i.status.fetchError=f),m(f,!1)),m=(f,y)=>{let{aborted:a}=o.signal,w=a&&i.allowStaleOnFetchAbort,F=w||i.allowStaleOnFetchRejection,b=F||i.noDeleteOnFetchRejection,p=u;if(this.#t[t]===u&&(!b||!y&&p.__staleWhileFetching===void 0?this.#E(e,"fetch"):w||(this.#t[t]=p.__staleWhileFetching)),F)return i.status&&p.__staleWhileFetching!==void 0&&(i.status.returnedStale=!0),p.__staleWhileFetching;if(p.__returned===p)throw f},_=(f,y)=>{let a=this.#M?.(e,n,h);o.signal.addEventListener("abort",()=>{(!i.ignoreFetchAbort||i.allowStaleOnFetchAbort)&&(f(void 0),i.allowStaleOnFetchAbort&&(f=w=>r(w,!0)))}),a&&a instanceof Promise?a.then(w=>f(w===void 0?void 0:w),y):a!==void 0&&f(a)};i.status&&(i.status.fetchDispatched=!0);let u=new Promise(_).then(r,c),g=Object.assign(u,{__abortController:o,__staleWhileFetching:n,__returned:void 0});return t===void 0?(this.#W(e,g,{...h.options,status:void 0}),t=this.#s.get(e)):this.#t[t]=g,g}#e(e){if(!this.#U)return!1;let t=e;return!!t&&t instanceof Promise&&t.hasOwnProperty("__staleWhileFetching")&&t.__abortController instanceof AbortController}fetch(e,t={}){let i=W.hasSubscribers,{status:s=R()?{}:void 0}=t;t.status=s,s&&t.context&&(s.context=t.context);let n=this.#B(e,t);return s&&i&&(s.trace=!0,W.tracePromise(()=>n,s).catch(()=>{})),n}async#B(e,t={}){let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,ttl:o=this.ttl,noDisposeOnSet:l=this.noDisposeOnSet,size:h=0,sizeCalculation:r=this.sizeCalculation,noUpdateTTL:c=this.noUpdateTTL,noDeleteOnFetchRejection:m=this.noDeleteOnFetchRejection,allowStaleOnFetchRejection:_=this.allowStaleOnFetchRejection,ignoreFetchAbort:u=this.ignoreFetchAbort,allowStaleOnFetchAbort:g=this.allowStaleOnFetchAbort,context:f,forceRefresh:y=!1,status:a,signal:w}=t;if(a&&(a.op="fetch",a.key=e,y&&(a.forceRefresh=!0),a.cache=this),!this.#U)return a&&(a.fetch="get"),this.#C(e,{allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,status:a});let F={allowStale:i,updateAgeOnGet:s,noDeleteOnStaleGet:n,ttl:o,noDisposeOnSet:l,size:h,sizeCalculation:r,noUpdateTTL:c,noDeleteOnFetchRejection:m,allowStaleOnFetchRejection:_,allowStaleOnFetchAbort:g,ignoreFetchAbort:u,status:a,signal:w},b=this.#s.get(e);if(b===void 0){a&&(a.fetch="miss");let p=this.#P(e,b,F,f);return p.__returned=p}else{let p=this.#t[b];if(this.#e(p)){let v=i&&p.__staleWhileFetching!==void 0;return a&&(a.fetch="inflight",v&&(a.returnedStale=!0)),v?p.__staleWhileFetching:p.__returned=p}let A=this.#p(b);if(!y&&!A)return a&&(a.fetch="hit"),this.#L(b),s&&this.#R(b),a&&this.#v(a,b),p;let z=this.#P(e,b,F,f),E=z.__staleWhileFetching!==void 0&&i;return a&&(a.fetch=A?"stale":"refresh",E&&A&&(a.returnedStale=!0)),E?z.__staleWhileFetching:z.__returned=z}}forceFetch(e,t={}){let i=W.hasSubscribers,{status:s=R()?{}:void 0}=t;t.status=s,s&&t.context&&(s.context=t.context);let n=this.#K(e,t);return s&&i&&(s.trace=!0,W.tracePromise(()=>n,s).catch(()=>{})),n}async#K(e,t={}){let i=await this.#B(e,t);if(i===void 0)throw new Error("fetch() returned undefined");return i}memo(e,t={}){let{status:i=S.hasSubscribers?{}:void 0}=t;t.status=i,i&&(i.op="memo",i.key=e,t.context&&(i.context=t.context),i.cache=this);let s=this.#Q(e,t);return i&&(i.value=s),S.hasSubscribers&&S.publish(i),s}#Q(e,t={}){let i=this.#I;if(!i)throw new Error("no memoMethod provided to constructor");let{context:s,status:n,forceRefresh:o,...l}=t;n&&o&&(n.forceRefresh=!0);let h=this.#C(e,l),r=o||h===void 0;if(n&&(n.memo=r?"miss":"hit",r||(n.value=h)),!r)return h;let c=i(e,h,{options:l,context:s});return n&&(n.value=c),this.#W(e,c,l),c}get(e,t={}){let{status:i=S.hasSubscribers?{}:void 0}=t;t.status=i,i&&(i.op="get",i.key=e,i.cache=this);let s=this.#C(e,t);return i&&(s!==void 0&&(i.value=s),S.hasSubscribers&&S.publish(i)),s}#C(e,t={}){let{allowStale:i=this.allowStale,updateAgeOnGet:s=this.updateAgeOnGet,noDeleteOnStaleGet:n=this.noDeleteOnStaleGet,status:o}=t,l=this.#s.get(e);if(l===void 0){o&&(o.get="miss");return}let h=this.#t[l],r=this.#e(h);return o&&this.#v(o,l),this.#p(l)?r?(o&&(o.get="stale-fetching"),i&&h.__staleWhileFetching!==void 0?(o&&(o.returnedStale=!0),h.__staleWhileFetching):void 0):(n||this.#E(e,"expire"),o&&(o.get="stale"),i?(o&&(o.returnedStale=!0),h):void 0):(o&&(o.get=r?"fetching":"hit"),this.#L(l),s&&this.#R(l),r?h.__staleWhileFetching:h)}#$(e,t){this.#u[t]=e,this.#l[e]=t}#L(e){e!==this.#h&&(e===this.#a?this.#a=this.#l[e]:this.#$(this.#u[e],this.#l[e]),this.#$(this.#h,e),this.#h=e)}delete(e){return this.#E(e,"delete")}#E(e,t){S.hasSubscribers&&S.publish({op:"delete",delete:t,key:e,cache:this});let i=!1;if(this.#n!==0){let s=this.#s.get(e);if(s!==void 0)if(this.#g?.[s]&&(clearTimeout(this.#g[s]),this.#g[s]=void 0),i=!0,this.#n===1)this.#q(t);else{this.#x(s);let n=this.#t[s];if(this.#e(n)?n.__abortController.abort(new Error("deleted")):(this.#T||this.#f)&&(this.#T&&this.#S?.(n,e,t),this.#f&&this.#r?.push([n,e,t])),this.#s.delete(e),this.#i[s]=void 0,this.#t[s]=void 0,s===this.#h)this.#h=this.#u[s];else if(s===this.#a)this.#a=this.#l[s];else{let o=this.#u[s];this.#l[o]=this.#l[s];let l=this.#l[s];this.#u[l]=this.#u[s]}this.#n--,this.#y.push(s)}}if(this.#f&&this.#r?.length){let s=this.#r,n;for(;n=s?.shift();)this.#w?.(...n)}return i}clear(){return this.#q("delete")}#q(e){for(let t of this.#z({allowStale:!0})){let i=this.#t[t];if(this.#e(i))i.__abortController.abort(new Error("deleted"));else{let s=this.#i[t];this.#T&&this.#S?.(i,s,e),this.#f&&this.#r?.push([i,s,e])}}if(this.#s.clear(),this.#t.fill(void 0),this.#i.fill(void 0),this.#d&&this.#F){this.#d.fill(0),this.#F.fill(0);for(let t of this.#g??[])t!==void 0&&clearTimeout(t);this.#g?.fill(void 0)}if(this.#_&&this.#_.fill(0),this.#a=0,this.#h=0,this.#y.length=0,this.#b=0,this.#n=0,this.#f&&this.#r){let t=this.#r,i;for(;i=t?.shift();)this.#w?.(...i)}}};
//# sourceMappingURL=index.min.js.map

// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __nccwpck_require__(8474);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __nccwpck_require__(7075);
;// CONCATENATED MODULE: external "node:string_decoder"
const external_node_string_decoder_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:string_decoder");
;// CONCATENATED MODULE: ./node_modules/minipass/dist/esm/index.js
const proc = typeof process === 'object' && process
    ? process
    : {
        stdout: null,
        stderr: null,
    };



/**
 * Return true if the argument is a Minipass stream, Node stream, or something
 * else that Minipass can interact with.
 */
const isStream = (s) => !!s &&
    typeof s === 'object' &&
    (s instanceof Minipass ||
        s instanceof external_node_stream_ ||
        isReadable(s) ||
        isWritable(s));
/**
 * Return true if the argument is a valid {@link Minipass.Readable}
 */
const isReadable = (s) => !!s &&
    typeof s === 'object' &&
    s instanceof external_node_events_.EventEmitter &&
    typeof s.pipe === 'function' &&
    // node core Writable streams have a pipe() method, but it throws
    s.pipe !== external_node_stream_.Writable.prototype.pipe;
/**
 * Return true if the argument is a valid {@link Minipass.Writable}
 */
const isWritable = (s) => !!s &&
    typeof s === 'object' &&
    s instanceof external_node_events_.EventEmitter &&
    typeof s.write === 'function' &&
    typeof s.end === 'function';
const EOF = Symbol('EOF');
const MAYBE_EMIT_END = Symbol('maybeEmitEnd');
const EMITTED_END = Symbol('emittedEnd');
const EMITTING_END = Symbol('emittingEnd');
const EMITTED_ERROR = Symbol('emittedError');
const CLOSED = Symbol('closed');
const READ = Symbol('read');
const FLUSH = Symbol('flush');
const FLUSHCHUNK = Symbol('flushChunk');
const ENCODING = Symbol('encoding');
const DECODER = Symbol('decoder');
const FLOWING = Symbol('flowing');
const PAUSED = Symbol('paused');
const RESUME = Symbol('resume');
const BUFFER = Symbol('buffer');
const PIPES = Symbol('pipes');
const BUFFERLENGTH = Symbol('bufferLength');
const BUFFERPUSH = Symbol('bufferPush');
const BUFFERSHIFT = Symbol('bufferShift');
const OBJECTMODE = Symbol('objectMode');
// internal event when stream is destroyed
const DESTROYED = Symbol('destroyed');
// internal event when stream has an error
const ERROR = Symbol('error');
const EMITDATA = Symbol('emitData');
const EMITEND = Symbol('emitEnd');
const EMITEND2 = Symbol('emitEnd2');
const ASYNC = Symbol('async');
const ABORT = Symbol('abort');
const ABORTED = Symbol('aborted');
const SIGNAL = Symbol('signal');
const DATALISTENERS = Symbol('dataListeners');
const DISCARDED = Symbol('discarded');
const defer = (fn) => Promise.resolve().then(fn);
const nodefer = (fn) => fn();
const isEndish = (ev) => ev === 'end' || ev === 'finish' || ev === 'prefinish';
const isArrayBufferLike = (b) => b instanceof ArrayBuffer ||
    (!!b &&
        typeof b === 'object' &&
        b.constructor &&
        b.constructor.name === 'ArrayBuffer' &&
        b.byteLength >= 0);
const isArrayBufferView = (b) => !Buffer.isBuffer(b) && ArrayBuffer.isView(b);
/**
 * Internal class representing a pipe to a destination stream.
 *
 * @internal
 */
class Pipe {
    src;
    dest;
    opts;
    ondrain;
    constructor(src, dest, opts) {
        this.src = src;
        this.dest = dest;
        this.opts = opts;
        this.ondrain = () => src[RESUME]();
        this.dest.on('drain', this.ondrain);
    }
    unpipe() {
        this.dest.removeListener('drain', this.ondrain);
    }
    // only here for the prototype
    /* c8 ignore start */
    proxyErrors(_er) { }
    /* c8 ignore stop */
    end() {
        this.unpipe();
        if (this.opts.end)
            this.dest.end();
    }
}
/**
 * Internal class representing a pipe to a destination stream where
 * errors are proxied.
 *
 * @internal
 */
class PipeProxyErrors extends Pipe {
    unpipe() {
        this.src.removeListener('error', this.proxyErrors);
        super.unpipe();
    }
    constructor(src, dest, opts) {
        super(src, dest, opts);
        this.proxyErrors = (er) => this.dest.emit('error', er);
        src.on('error', this.proxyErrors);
    }
}
const isObjectModeOptions = (o) => !!o.objectMode;
const isEncodingOptions = (o) => !o.objectMode && !!o.encoding && o.encoding !== 'buffer';
/**
 * Main export, the Minipass class
 *
 * `RType` is the type of data emitted, defaults to Buffer
 *
 * `WType` is the type of data to be written, if RType is buffer or string,
 * then any {@link Minipass.ContiguousData} is allowed.
 *
 * `Events` is the set of event handler signatures that this object
 * will emit, see {@link Minipass.Events}
 */
class Minipass extends external_node_events_.EventEmitter {
    [FLOWING] = false;
    [PAUSED] = false;
    [PIPES] = [];
    [BUFFER] = [];
    [OBJECTMODE];
    [ENCODING];
    [ASYNC];
    [DECODER];
    [EOF] = false;
    [EMITTED_END] = false;
    [EMITTING_END] = false;
    [CLOSED] = false;
    [EMITTED_ERROR] = null;
    [BUFFERLENGTH] = 0;
    [DESTROYED] = false;
    [SIGNAL];
    [ABORTED] = false;
    [DATALISTENERS] = 0;
    [DISCARDED] = false;
    /**
     * true if the stream can be written
     */
    writable = true;
    /**
     * true if the stream can be read
     */
    readable = true;
    /**
     * If `RType` is Buffer, then options do not need to be provided.
     * Otherwise, an options object must be provided to specify either
     * {@link Minipass.SharedOptions.objectMode} or
     * {@link Minipass.SharedOptions.encoding}, as appropriate.
     */
    constructor(...args) {
        const options = (args[0] ||
            {});
        super();
        if (options.objectMode && typeof options.encoding === 'string') {
            throw new TypeError('Encoding and objectMode may not be used together');
        }
        if (isObjectModeOptions(options)) {
            this[OBJECTMODE] = true;
            this[ENCODING] = null;
        }
        else if (isEncodingOptions(options)) {
            this[ENCODING] = options.encoding;
            this[OBJECTMODE] = false;
        }
        else {
            this[OBJECTMODE] = false;
            this[ENCODING] = null;
        }
        this[ASYNC] = !!options.async;
        this[DECODER] = this[ENCODING]
            ? new external_node_string_decoder_namespaceObject.StringDecoder(this[ENCODING])
            : null;
        //@ts-ignore - private option for debugging and testing
        if (options && options.debugExposeBuffer === true) {
            Object.defineProperty(this, 'buffer', { get: () => this[BUFFER] });
        }
        //@ts-ignore - private option for debugging and testing
        if (options && options.debugExposePipes === true) {
            Object.defineProperty(this, 'pipes', { get: () => this[PIPES] });
        }
        const { signal } = options;
        if (signal) {
            this[SIGNAL] = signal;
            if (signal.aborted) {
                this[ABORT]();
            }
            else {
                signal.addEventListener('abort', () => this[ABORT]());
            }
        }
    }
    /**
     * The amount of data stored in the buffer waiting to be read.
     *
     * For Buffer strings, this will be the total byte length.
     * For string encoding streams, this will be the string character length,
     * according to JavaScript's `string.length` logic.
     * For objectMode streams, this is a count of the items waiting to be
     * emitted.
     */
    get bufferLength() {
        return this[BUFFERLENGTH];
    }
    /**
     * The `BufferEncoding` currently in use, or `null`
     */
    get encoding() {
        return this[ENCODING];
    }
    /**
     * @deprecated - This is a read only property
     */
    set encoding(_enc) {
        throw new Error('Encoding must be set at instantiation time');
    }
    /**
     * @deprecated - Encoding may only be set at instantiation time
     */
    setEncoding(_enc) {
        throw new Error('Encoding must be set at instantiation time');
    }
    /**
     * True if this is an objectMode stream
     */
    get objectMode() {
        return this[OBJECTMODE];
    }
    /**
     * @deprecated - This is a read-only property
     */
    set objectMode(_om) {
        throw new Error('objectMode must be set at instantiation time');
    }
    /**
     * true if this is an async stream
     */
    get ['async']() {
        return this[ASYNC];
    }
    /**
     * Set to true to make this stream async.
     *
     * Once set, it cannot be unset, as this would potentially cause incorrect
     * behavior.  Ie, a sync stream can be made async, but an async stream
     * cannot be safely made sync.
     */
    set ['async'](a) {
        this[ASYNC] = this[ASYNC] || !!a;
    }
    // drop everything and get out of the flow completely
    [ABORT]() {
        this[ABORTED] = true;
        this.emit('abort', this[SIGNAL]?.reason);
        this.destroy(this[SIGNAL]?.reason);
    }
    /**
     * True if the stream has been aborted.
     */
    get aborted() {
        return this[ABORTED];
    }
    /**
     * No-op setter. Stream aborted status is set via the AbortSignal provided
     * in the constructor options.
     */
    set aborted(_) { }
    write(chunk, encoding, cb) {
        if (this[ABORTED])
            return false;
        if (this[EOF])
            throw new Error('write after end');
        if (this[DESTROYED]) {
            this.emit('error', Object.assign(new Error('Cannot call write after a stream was destroyed'), { code: 'ERR_STREAM_DESTROYED' }));
            return true;
        }
        if (typeof encoding === 'function') {
            cb = encoding;
            encoding = 'utf8';
        }
        if (!encoding)
            encoding = 'utf8';
        const fn = this[ASYNC] ? defer : nodefer;
        // convert array buffers and typed array views into buffers
        // at some point in the future, we may want to do the opposite!
        // leave strings and buffers as-is
        // anything is only allowed if in object mode, so throw
        if (!this[OBJECTMODE] && !Buffer.isBuffer(chunk)) {
            if (isArrayBufferView(chunk)) {
                //@ts-ignore - sinful unsafe type changing
                chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
            }
            else if (isArrayBufferLike(chunk)) {
                //@ts-ignore - sinful unsafe type changing
                chunk = Buffer.from(chunk);
            }
            else if (typeof chunk !== 'string') {
                throw new Error('Non-contiguous data written to non-objectMode stream');
            }
        }
        // handle object mode up front, since it's simpler
        // this yields better performance, fewer checks later.
        if (this[OBJECTMODE]) {
            // maybe impossible?
            /* c8 ignore start */
            if (this[FLOWING] && this[BUFFERLENGTH] !== 0)
                this[FLUSH](true);
            /* c8 ignore stop */
            if (this[FLOWING])
                this.emit('data', chunk);
            else
                this[BUFFERPUSH](chunk);
            if (this[BUFFERLENGTH] !== 0)
                this.emit('readable');
            if (cb)
                fn(cb);
            return this[FLOWING];
        }
        // at this point the chunk is a buffer or string
        // don't buffer it up or send it to the decoder
        if (!chunk.length) {
            if (this[BUFFERLENGTH] !== 0)
                this.emit('readable');
            if (cb)
                fn(cb);
            return this[FLOWING];
        }
        // fast-path writing strings of same encoding to a stream with
        // an empty buffer, skipping the buffer/decoder dance
        if (typeof chunk === 'string' &&
            // unless it is a string already ready for us to use
            !(encoding === this[ENCODING] && !this[DECODER]?.lastNeed)) {
            //@ts-ignore - sinful unsafe type change
            chunk = Buffer.from(chunk, encoding);
        }
        if (Buffer.isBuffer(chunk) && this[ENCODING]) {
            //@ts-ignore - sinful unsafe type change
            chunk = this[DECODER].write(chunk);
        }
        // Note: flushing CAN potentially switch us into not-flowing mode
        if (this[FLOWING] && this[BUFFERLENGTH] !== 0)
            this[FLUSH](true);
        if (this[FLOWING])
            this.emit('data', chunk);
        else
            this[BUFFERPUSH](chunk);
        if (this[BUFFERLENGTH] !== 0)
            this.emit('readable');
        if (cb)
            fn(cb);
        return this[FLOWING];
    }
    /**
     * Low-level explicit read method.
     *
     * In objectMode, the argument is ignored, and one item is returned if
     * available.
     *
     * `n` is the number of bytes (or in the case of encoding streams,
     * characters) to consume. If `n` is not provided, then the entire buffer
     * is returned, or `null` is returned if no data is available.
     *
     * If `n` is greater that the amount of data in the internal buffer,
     * then `null` is returned.
     */
    read(n) {
        if (this[DESTROYED])
            return null;
        this[DISCARDED] = false;
        if (this[BUFFERLENGTH] === 0 ||
            n === 0 ||
            (n && n > this[BUFFERLENGTH])) {
            this[MAYBE_EMIT_END]();
            return null;
        }
        if (this[OBJECTMODE])
            n = null;
        if (this[BUFFER].length > 1 && !this[OBJECTMODE]) {
            // not object mode, so if we have an encoding, then RType is string
            // otherwise, must be Buffer
            this[BUFFER] = [
                (this[ENCODING]
                    ? this[BUFFER].join('')
                    : Buffer.concat(this[BUFFER], this[BUFFERLENGTH])),
            ];
        }
        const ret = this[READ](n || null, this[BUFFER][0]);
        this[MAYBE_EMIT_END]();
        return ret;
    }
    [READ](n, chunk) {
        if (this[OBJECTMODE])
            this[BUFFERSHIFT]();
        else {
            const c = chunk;
            if (n === c.length || n === null)
                this[BUFFERSHIFT]();
            else if (typeof c === 'string') {
                this[BUFFER][0] = c.slice(n);
                chunk = c.slice(0, n);
                this[BUFFERLENGTH] -= n;
            }
            else {
                this[BUFFER][0] = c.subarray(n);
                chunk = c.subarray(0, n);
                this[BUFFERLENGTH] -= n;
            }
        }
        this.emit('data', chunk);
        if (!this[BUFFER].length && !this[EOF])
            this.emit('drain');
        return chunk;
    }
    end(chunk, encoding, cb) {
        if (typeof chunk === 'function') {
            cb = chunk;
            chunk = undefined;
        }
        if (typeof encoding === 'function') {
            cb = encoding;
            encoding = 'utf8';
        }
        if (chunk !== undefined)
            this.write(chunk, encoding);
        if (cb)
            this.once('end', cb);
        this[EOF] = true;
        this.writable = false;
        // if we haven't written anything, then go ahead and emit,
        // even if we're not reading.
        // we'll re-emit if a new 'end' listener is added anyway.
        // This makes MP more suitable to write-only use cases.
        if (this[FLOWING] || !this[PAUSED])
            this[MAYBE_EMIT_END]();
        return this;
    }
    // don't let the internal resume be overwritten
    [RESUME]() {
        if (this[DESTROYED])
            return;
        if (!this[DATALISTENERS] && !this[PIPES].length) {
            this[DISCARDED] = true;
        }
        this[PAUSED] = false;
        this[FLOWING] = true;
        this.emit('resume');
        if (this[BUFFER].length)
            this[FLUSH]();
        else if (this[EOF])
            this[MAYBE_EMIT_END]();
        else
            this.emit('drain');
    }
    /**
     * Resume the stream if it is currently in a paused state
     *
     * If called when there are no pipe destinations or `data` event listeners,
     * this will place the stream in a "discarded" state, where all data will
     * be thrown away. The discarded state is removed if a pipe destination or
     * data handler is added, if pause() is called, or if any synchronous or
     * asynchronous iteration is started.
     */
    resume() {
        return this[RESUME]();
    }
    /**
     * Pause the stream
     */
    pause() {
        this[FLOWING] = false;
        this[PAUSED] = true;
        this[DISCARDED] = false;
    }
    /**
     * true if the stream has been forcibly destroyed
     */
    get destroyed() {
        return this[DESTROYED];
    }
    /**
     * true if the stream is currently in a flowing state, meaning that
     * any writes will be immediately emitted.
     */
    get flowing() {
        return this[FLOWING];
    }
    /**
     * true if the stream is currently in a paused state
     */
    get paused() {
        return this[PAUSED];
    }
    [BUFFERPUSH](chunk) {
        if (this[OBJECTMODE])
            this[BUFFERLENGTH] += 1;
        else
            this[BUFFERLENGTH] += chunk.length;
        this[BUFFER].push(chunk);
    }
    [BUFFERSHIFT]() {
        if (this[OBJECTMODE])
            this[BUFFERLENGTH] -= 1;
        else
            this[BUFFERLENGTH] -= this[BUFFER][0].length;
        return this[BUFFER].shift();
    }
    [FLUSH](noDrain = false) {
        do { } while (this[FLUSHCHUNK](this[BUFFERSHIFT]()) &&
            this[BUFFER].length);
        if (!noDrain && !this[BUFFER].length && !this[EOF])
            this.emit('drain');
    }
    [FLUSHCHUNK](chunk) {
        this.emit('data', chunk);
        return this[FLOWING];
    }
    /**
     * Pipe all data emitted by this stream into the destination provided.
     *
     * Triggers the flow of data.
     */
    pipe(dest, opts) {
        if (this[DESTROYED])
            return dest;
        this[DISCARDED] = false;
        const ended = this[EMITTED_END];
        opts = opts || {};
        if (dest === proc.stdout || dest === proc.stderr)
            opts.end = false;
        else
            opts.end = opts.end !== false;
        opts.proxyErrors = !!opts.proxyErrors;
        // piping an ended stream ends immediately
        if (ended) {
            if (opts.end)
                dest.end();
        }
        else {
            // "as" here just ignores the WType, which pipes don't care about,
            // since they're only consuming from us, and writing to the dest
            this[PIPES].push(!opts.proxyErrors
                ? new Pipe(this, dest, opts)
                : new PipeProxyErrors(this, dest, opts));
            if (this[ASYNC])
                defer(() => this[RESUME]());
            else
                this[RESUME]();
        }
        return dest;
    }
    /**
     * Fully unhook a piped destination stream.
     *
     * If the destination stream was the only consumer of this stream (ie,
     * there are no other piped destinations or `'data'` event listeners)
     * then the flow of data will stop until there is another consumer or
     * {@link Minipass#resume} is explicitly called.
     */
    unpipe(dest) {
        const p = this[PIPES].find(p => p.dest === dest);
        if (p) {
            if (this[PIPES].length === 1) {
                if (this[FLOWING] && this[DATALISTENERS] === 0) {
                    this[FLOWING] = false;
                }
                this[PIPES] = [];
            }
            else
                this[PIPES].splice(this[PIPES].indexOf(p), 1);
            p.unpipe();
        }
    }
    /**
     * Alias for {@link Minipass#on}
     */
    addListener(ev, handler) {
        return this.on(ev, handler);
    }
    /**
     * Mostly identical to `EventEmitter.on`, with the following
     * behavior differences to prevent data loss and unnecessary hangs:
     *
     * - Adding a 'data' event handler will trigger the flow of data
     *
     * - Adding a 'readable' event handler when there is data waiting to be read
     *   will cause 'readable' to be emitted immediately.
     *
     * - Adding an 'endish' event handler ('end', 'finish', etc.) which has
     *   already passed will cause the event to be emitted immediately and all
     *   handlers removed.
     *
     * - Adding an 'error' event handler after an error has been emitted will
     *   cause the event to be re-emitted immediately with the error previously
     *   raised.
     */
    on(ev, handler) {
        const ret = super.on(ev, handler);
        if (ev === 'data') {
            this[DISCARDED] = false;
            this[DATALISTENERS]++;
            if (!this[PIPES].length && !this[FLOWING]) {
                this[RESUME]();
            }
        }
        else if (ev === 'readable' && this[BUFFERLENGTH] !== 0) {
            super.emit('readable');
        }
        else if (isEndish(ev) && this[EMITTED_END]) {
            super.emit(ev);
            this.removeAllListeners(ev);
        }
        else if (ev === 'error' && this[EMITTED_ERROR]) {
            const h = handler;
            if (this[ASYNC])
                defer(() => h.call(this, this[EMITTED_ERROR]));
            else
                h.call(this, this[EMITTED_ERROR]);
        }
        return ret;
    }
    /**
     * Alias for {@link Minipass#off}
     */
    removeListener(ev, handler) {
        return this.off(ev, handler);
    }
    /**
     * Mostly identical to `EventEmitter.off`
     *
     * If a 'data' event handler is removed, and it was the last consumer
     * (ie, there are no pipe destinations or other 'data' event listeners),
     * then the flow of data will stop until there is another consumer or
     * {@link Minipass#resume} is explicitly called.
     */
    off(ev, handler) {
        const ret = super.off(ev, handler);
        // if we previously had listeners, and now we don't, and we don't
        // have any pipes, then stop the flow, unless it's been explicitly
        // put in a discarded flowing state via stream.resume().
        if (ev === 'data') {
            this[DATALISTENERS] = this.listeners('data').length;
            if (this[DATALISTENERS] === 0 &&
                !this[DISCARDED] &&
                !this[PIPES].length) {
                this[FLOWING] = false;
            }
        }
        return ret;
    }
    /**
     * Mostly identical to `EventEmitter.removeAllListeners`
     *
     * If all 'data' event handlers are removed, and they were the last consumer
     * (ie, there are no pipe destinations), then the flow of data will stop
     * until there is another consumer or {@link Minipass#resume} is explicitly
     * called.
     */
    removeAllListeners(ev) {
        const ret = super.removeAllListeners(ev);
        if (ev === 'data' || ev === undefined) {
            this[DATALISTENERS] = 0;
            if (!this[DISCARDED] && !this[PIPES].length) {
                this[FLOWING] = false;
            }
        }
        return ret;
    }
    /**
     * true if the 'end' event has been emitted
     */
    get emittedEnd() {
        return this[EMITTED_END];
    }
    [MAYBE_EMIT_END]() {
        if (!this[EMITTING_END] &&
            !this[EMITTED_END] &&
            !this[DESTROYED] &&
            this[BUFFER].length === 0 &&
            this[EOF]) {
            this[EMITTING_END] = true;
            this.emit('end');
            this.emit('prefinish');
            this.emit('finish');
            if (this[CLOSED])
                this.emit('close');
            this[EMITTING_END] = false;
        }
    }
    /**
     * Mostly identical to `EventEmitter.emit`, with the following
     * behavior differences to prevent data loss and unnecessary hangs:
     *
     * If the stream has been destroyed, and the event is something other
     * than 'close' or 'error', then `false` is returned and no handlers
     * are called.
     *
     * If the event is 'end', and has already been emitted, then the event
     * is ignored. If the stream is in a paused or non-flowing state, then
     * the event will be deferred until data flow resumes. If the stream is
     * async, then handlers will be called on the next tick rather than
     * immediately.
     *
     * If the event is 'close', and 'end' has not yet been emitted, then
     * the event will be deferred until after 'end' is emitted.
     *
     * If the event is 'error', and an AbortSignal was provided for the stream,
     * and there are no listeners, then the event is ignored, matching the
     * behavior of node core streams in the presense of an AbortSignal.
     *
     * If the event is 'finish' or 'prefinish', then all listeners will be
     * removed after emitting the event, to prevent double-firing.
     */
    emit(ev, ...args) {
        const data = args[0];
        // error and close are only events allowed after calling destroy()
        if (ev !== 'error' &&
            ev !== 'close' &&
            ev !== DESTROYED &&
            this[DESTROYED]) {
            return false;
        }
        else if (ev === 'data') {
            return !this[OBJECTMODE] && !data
                ? false
                : this[ASYNC]
                    ? (defer(() => this[EMITDATA](data)), true)
                    : this[EMITDATA](data);
        }
        else if (ev === 'end') {
            return this[EMITEND]();
        }
        else if (ev === 'close') {
            this[CLOSED] = true;
            // don't emit close before 'end' and 'finish'
            if (!this[EMITTED_END] && !this[DESTROYED])
                return false;
            const ret = super.emit('close');
            this.removeAllListeners('close');
            return ret;
        }
        else if (ev === 'error') {
            this[EMITTED_ERROR] = data;
            super.emit(ERROR, data);
            const ret = !this[SIGNAL] || this.listeners('error').length
                ? super.emit('error', data)
                : false;
            this[MAYBE_EMIT_END]();
            return ret;
        }
        else if (ev === 'resume') {
            const ret = super.emit('resume');
            this[MAYBE_EMIT_END]();
            return ret;
        }
        else if (ev === 'finish' || ev === 'prefinish') {
            const ret = super.emit(ev);
            this.removeAllListeners(ev);
            return ret;
        }
        // Some other unknown event
        const ret = super.emit(ev, ...args);
        this[MAYBE_EMIT_END]();
        return ret;
    }
    [EMITDATA](data) {
        for (const p of this[PIPES]) {
            if (p.dest.write(data) === false)
                this.pause();
        }
        const ret = this[DISCARDED] ? false : super.emit('data', data);
        this[MAYBE_EMIT_END]();
        return ret;
    }
    [EMITEND]() {
        if (this[EMITTED_END])
            return false;
        this[EMITTED_END] = true;
        this.readable = false;
        return this[ASYNC]
            ? (defer(() => this[EMITEND2]()), true)
            : this[EMITEND2]();
    }
    [EMITEND2]() {
        if (this[DECODER]) {
            const data = this[DECODER].end();
            if (data) {
                for (const p of this[PIPES]) {
                    p.dest.write(data);
                }
                if (!this[DISCARDED])
                    super.emit('data', data);
            }
        }
        for (const p of this[PIPES]) {
            p.end();
        }
        const ret = super.emit('end');
        this.removeAllListeners('end');
        return ret;
    }
    /**
     * Return a Promise that resolves to an array of all emitted data once
     * the stream ends.
     */
    async collect() {
        const buf = Object.assign([], {
            dataLength: 0,
        });
        if (!this[OBJECTMODE])
            buf.dataLength = 0;
        // set the promise first, in case an error is raised
        // by triggering the flow here.
        const p = this.promise();
        this.on('data', c => {
            buf.push(c);
            if (!this[OBJECTMODE])
                buf.dataLength += c.length;
        });
        await p;
        return buf;
    }
    /**
     * Return a Promise that resolves to the concatenation of all emitted data
     * once the stream ends.
     *
     * Not allowed on objectMode streams.
     */
    async concat() {
        if (this[OBJECTMODE]) {
            throw new Error('cannot concat in objectMode');
        }
        const buf = await this.collect();
        return (this[ENCODING]
            ? buf.join('')
            : Buffer.concat(buf, buf.dataLength));
    }
    /**
     * Return a void Promise that resolves once the stream ends.
     */
    async promise() {
        return new Promise((resolve, reject) => {
            this.on(DESTROYED, () => reject(new Error('stream destroyed')));
            this.on('error', er => reject(er));
            this.on('end', () => resolve());
        });
    }
    /**
     * Asynchronous `for await of` iteration.
     *
     * This will continue emitting all chunks until the stream terminates.
     */
    [Symbol.asyncIterator]() {
        // set this up front, in case the consumer doesn't call next()
        // right away.
        this[DISCARDED] = false;
        let stopped = false;
        const stop = async () => {
            this.pause();
            stopped = true;
            return { value: undefined, done: true };
        };
        const next = () => {
            if (stopped)
                return stop();
            const res = this.read();
            if (res !== null)
                return Promise.resolve({ done: false, value: res });
            if (this[EOF])
                return stop();
            let resolve;
            let reject;
            const onerr = (er) => {
                this.off('data', ondata);
                this.off('end', onend);
                this.off(DESTROYED, ondestroy);
                stop();
                reject(er);
            };
            const ondata = (value) => {
                this.off('error', onerr);
                this.off('end', onend);
                this.off(DESTROYED, ondestroy);
                this.pause();
                resolve({ value, done: !!this[EOF] });
            };
            const onend = () => {
                this.off('error', onerr);
                this.off('data', ondata);
                this.off(DESTROYED, ondestroy);
                stop();
                resolve({ done: true, value: undefined });
            };
            const ondestroy = () => onerr(new Error('stream destroyed'));
            return new Promise((res, rej) => {
                reject = rej;
                resolve = res;
                this.once(DESTROYED, ondestroy);
                this.once('error', onerr);
                this.once('end', onend);
                this.once('data', ondata);
            });
        };
        return {
            next,
            throw: stop,
            return: stop,
            [Symbol.asyncIterator]() {
                return this;
            },
            [Symbol.asyncDispose]: async () => { },
        };
    }
    /**
     * Synchronous `for of` iteration.
     *
     * The iteration will terminate when the internal buffer runs out, even
     * if the stream has not yet terminated.
     */
    [Symbol.iterator]() {
        // set this up front, in case the consumer doesn't call next()
        // right away.
        this[DISCARDED] = false;
        let stopped = false;
        const stop = () => {
            this.pause();
            this.off(ERROR, stop);
            this.off(DESTROYED, stop);
            this.off('end', stop);
            stopped = true;
            return { done: true, value: undefined };
        };
        const next = () => {
            if (stopped)
                return stop();
            const value = this.read();
            return value === null ? stop() : { done: false, value };
        };
        this.once('end', stop);
        this.once(ERROR, stop);
        this.once(DESTROYED, stop);
        return {
            next,
            throw: stop,
            return: stop,
            [Symbol.iterator]() {
                return this;
            },
            [Symbol.dispose]: () => { },
        };
    }
    /**
     * Destroy a stream, preventing it from being used for any further purpose.
     *
     * If the stream has a `close()` method, then it will be called on
     * destruction.
     *
     * After destruction, any attempt to write data, read data, or emit most
     * events will be ignored.
     *
     * If an error argument is provided, then it will be emitted in an
     * 'error' event.
     */
    destroy(er) {
        if (this[DESTROYED]) {
            if (er)
                this.emit('error', er);
            else
                this.emit(DESTROYED);
            return this;
        }
        this[DESTROYED] = true;
        this[DISCARDED] = true;
        // throw away all buffered data, it's never coming out
        this[BUFFER].length = 0;
        this[BUFFERLENGTH] = 0;
        const wc = this;
        if (typeof wc.close === 'function' && !this[CLOSED])
            wc.close();
        if (er)
            this.emit('error', er);
        // if no error to emit, still reject pending promises
        else
            this.emit(DESTROYED);
        return this;
    }
    /**
     * Alias for {@link isStream}
     *
     * Former export location, maintained for backwards compatibility.
     *
     * @deprecated
     */
    static get isStream() {
        return isStream;
    }
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/path-scurry/dist/esm/index.js





const realpathSync = external_fs_.realpathSync.native;
// TODO: test perf of fs/promises realpath vs realpathCB,
// since the promises one uses realpath.native


const defaultFS = {
    lstatSync: external_fs_.lstatSync,
    readdir: external_fs_.readdir,
    readdirSync: external_fs_.readdirSync,
    readlinkSync: external_fs_.readlinkSync,
    realpathSync,
    promises: {
        lstat: promises_.lstat,
        readdir: promises_.readdir,
        readlink: promises_.readlink,
        realpath: promises_.realpath,
    },
};
// if they just gave us require('fs') then use our default
const fsFromOption = (fsOption) => !fsOption || fsOption === defaultFS || fsOption === external_node_fs_namespaceObject ?
    defaultFS
    : {
        ...defaultFS,
        ...fsOption,
        promises: {
            ...defaultFS.promises,
            ...(fsOption.promises),
        },
    };
// turn something like //?/c:/ into c:\, and //?/UNC/host/share/ or
// //host/share into \\host\share\
const uncDriveRegexp = /^\\\\\?\\([a-z]:)\\?$/i;
const uncLongRegexp = /^\\\\\?\\UNC\\([^\\]+\\[^\\]+)\\?$/i;
const uncShareRegexp = /^\\\\[^\\?]+\\[^\\]+$/;
const uncToDrive = (rootPath) => rootPath
    .replace(/\//g, '\\')
    .replace(uncDriveRegexp, '$1\\')
    .replace(uncLongRegexp, '\\\\$1\\')
    .replace(uncShareRegexp, '$&\\');
// path.win32.parse() only finds the //?/UNC/ of a long UNC root
const longUncRoot = /^[\\/]{2}\?[\\/]unc[\\/][^\\/]+[\\/][^\\/]+(?:[\\/]|$)/i;
// //?/c:/x is the same path as c:/x
const longDrivePrefix = /^[\\/]{2}\?[\\/](?=[a-z]:)/i;
// //?/UNC/host/share/x is the same path as //host/share/x. This
// matches up to the / after UNC, which with a \ in front of it is
// the // in front of the host.
const longUncPrefix = /^[\\/]{2}\?[\\/]unc(?=[\\/][^\\/]+[\\/][^\\/])/i;
// windows paths are separated by either / or \
const eitherSep = /[\\/]/;
const esm_UNKNOWN = 0; // may not even exist, for all we know
const IFIFO = 0b0001;
const IFCHR = 0b0010;
const IFDIR = 0b0100;
const IFBLK = 0b0110;
const IFREG = 0b1000;
const IFLNK = 0b1010;
const IFSOCK = 0b1100;
const IFMT = 0b1111;
// mask to unset low 4 bits
const IFMT_UNKNOWN = ~IFMT;
// set after successfully calling readdir() and getting entries.
const READDIR_CALLED = 0b0000_0001_0000;
// set after a successful lstat()
const LSTAT_CALLED = 0b0000_0010_0000;
// set if an entry (or one of its parents) is definitely not a dir
const ENOTDIR = 0b0000_0100_0000;
// set if an entry (or one of its parents) does not exist
// (can also be set on lstat errors like EACCES or ENAMETOOLONG)
const ENOENT = 0b0000_1000_0000;
// cannot have child entries -- also verify &IFMT is either IFDIR or IFLNK
// set if we fail to readlink
const ENOREADLINK = 0b0001_0000_0000;
// set if we know realpath() will fail
const ENOREALPATH = 0b0010_0000_0000;
const ENOCHILD = ENOTDIR | ENOENT | ENOREALPATH;
const TYPEMASK = 0b0011_1111_1111;
const entToType = (s) => s.isFile() ? IFREG
    : s.isDirectory() ? IFDIR
        : s.isSymbolicLink() ? IFLNK
            : s.isCharacterDevice() ? IFCHR
                : s.isBlockDevice() ? IFBLK
                    : s.isSocket() ? IFSOCK
                        : s.isFIFO() ? IFIFO
                            : esm_UNKNOWN;
// normalize unicode path names
const normalizeCache = new I({ max: 2 ** 12 });
const esm_normalize = (s) => {
    const c = normalizeCache.get(s);
    if (c)
        return c;
    const n = s.normalize('NFKD');
    normalizeCache.set(s, n);
    return n;
};
const normalizeNocaseCache = new I({ max: 2 ** 12 });
const normalizeNocase = (s) => {
    const c = normalizeNocaseCache.get(s);
    if (c)
        return c;
    const n = esm_normalize(s.toLowerCase());
    normalizeNocaseCache.set(s, n);
    return n;
};
/**
 * An LRUCache for storing resolved path strings or Path objects.
 * @internal
 */
class ResolveCache extends I {
    constructor() {
        super({ max: 256 });
    }
}
// In order to prevent blowing out the js heap by allocating hundreds of
// thousands of Path entries when walking extremely large trees, the "children"
// in this tree are represented by storing an array of Path entries in an
// LRUCache, indexed by the parent.  At any time, Path.children() may return an
// empty array, indicating that it doesn't know about any of its children, and
// thus has to rebuild that cache.  This is fine, it just means that we don't
// benefit as much from having the cached entries, but huge directory walks
// don't blow out the stack, and smaller ones are still as fast as possible.
//
//It does impose some complexity when building up the readdir data, because we
//need to pass a reference to the children array that we started with.
/**
 * an LRUCache for storing child entries.
 * @internal
 */
class ChildrenCache extends I {
    constructor(maxSize = 16 * 1024) {
        super({
            maxSize,
            // parent + children
            sizeCalculation: a => a.length + 1,
        });
    }
}
const setAsCwd = Symbol('PathScurry setAsCwd');
/**
 * Path objects are sort of like a super-powered
 * {@link https://nodejs.org/docs/latest/api/fs.html#class-fsdirent fs.Dirent}
 *
 * Each one represents a single filesystem entry on disk, which may or may not
 * exist. It includes methods for reading various types of information via
 * lstat, readlink, and readdir, and caches all information to the greatest
 * degree possible.
 *
 * Note that fs operations that would normally throw will instead return an
 * "empty" value. This is in order to prevent excessive overhead from error
 * stack traces.
 */
class PathBase {
    /**
     * the basename of this path
     *
     * **Important**: *always* test the path name against any test string
     * usingthe {@link isNamed} method, and not by directly comparing this
     * string. Otherwise, unicode path strings that the system sees as identical
     * will not be properly treated as the same path, leading to incorrect
     * behavior and possible security issues.
     */
    name;
    /**
     * the Path entry corresponding to the path root.
     *
     * @internal
     */
    root;
    /**
     * All roots found within the current PathScurry family
     *
     * @internal
     */
    roots;
    /**
     * a reference to the parent path, or undefined in the case of root entries
     *
     * @internal
     */
    parent;
    /**
     * boolean indicating whether paths are compared case-insensitively
     * @internal
     */
    nocase;
    /**
     * boolean indicating that this path is the current working directory
     * of the PathScurry collection that contains it.
     */
    isCWD = false;
    // potential default fs override
    #fs;
    // Stats fields
    #dev;
    get dev() {
        return this.#dev;
    }
    #mode;
    get mode() {
        return this.#mode;
    }
    #nlink;
    get nlink() {
        return this.#nlink;
    }
    #uid;
    get uid() {
        return this.#uid;
    }
    #gid;
    get gid() {
        return this.#gid;
    }
    #rdev;
    get rdev() {
        return this.#rdev;
    }
    #blksize;
    get blksize() {
        return this.#blksize;
    }
    #ino;
    get ino() {
        return this.#ino;
    }
    #size;
    get size() {
        return this.#size;
    }
    #blocks;
    get blocks() {
        return this.#blocks;
    }
    #atimeMs;
    get atimeMs() {
        return this.#atimeMs;
    }
    #mtimeMs;
    get mtimeMs() {
        return this.#mtimeMs;
    }
    #ctimeMs;
    get ctimeMs() {
        return this.#ctimeMs;
    }
    #birthtimeMs;
    get birthtimeMs() {
        return this.#birthtimeMs;
    }
    #atime;
    get atime() {
        return this.#atime;
    }
    #mtime;
    get mtime() {
        return this.#mtime;
    }
    #ctime;
    get ctime() {
        return this.#ctime;
    }
    #birthtime;
    get birthtime() {
        return this.#birthtime;
    }
    #matchName;
    #depth;
    #fullpath;
    #fullpathPosix;
    #relative;
    #relativePosix;
    #type;
    #children;
    #linkTarget;
    #realpath;
    /**
     * This property is for compatibility with the Dirent class as of
     * Node v20, where Dirent['parentPath'] refers to the path of the
     * directory that was passed to readdir. For root entries, it's the path
     * to the entry itself.
     */
    get parentPath() {
        return (this.parent || this).fullpath();
    }
    /* c8 ignore start */
    /**
     * Deprecated alias for Dirent['parentPath'] Somewhat counterintuitively,
     * this property refers to the *parent* path, not the path object itself.
     *
     * @deprecated
     */
    get path() {
        return this.parentPath;
    }
    /* c8 ignore stop */
    /**
     * Do not create new Path objects directly.  They should always be accessed
     * via the PathScurry class or other methods on the Path class.
     *
     * @internal
     */
    constructor(name, type = esm_UNKNOWN, root, roots, nocase, children, opts) {
        this.name = name;
        this.#matchName = nocase ? normalizeNocase(name) : esm_normalize(name);
        this.#type = type & TYPEMASK;
        this.nocase = nocase;
        this.roots = roots;
        this.root = root || this;
        this.#children = children;
        this.#fullpath = opts.fullpath;
        this.#relative = opts.relative;
        this.#relativePosix = opts.relativePosix;
        this.parent = opts.parent;
        if (this.parent) {
            this.#fs = this.parent.#fs;
        }
        else {
            this.#fs = fsFromOption(opts.fs);
        }
    }
    /**
     * The file system methods that this Path uses, for a new root on
     * another drive or UNC share.
     *
     * @internal
     */
    get fs() {
        return this.#fs;
    }
    /**
     * Returns the depth of the Path object from its root.
     *
     * For example, a path at `/foo/bar` would have a depth of 2.
     */
    depth() {
        if (this.#depth !== undefined)
            return this.#depth;
        if (!this.parent)
            return (this.#depth = 0);
        return (this.#depth = this.parent.depth() + 1);
    }
    /**
     * @internal
     */
    childrenCache() {
        return this.#children;
    }
    /**
     * Get the Path object referenced by the string path, resolved from this Path
     */
    resolve(path) {
        if (!path) {
            return this;
        }
        const rootPath = this.getRootString(path);
        const dir = path.substring(rootPath.length);
        const dirParts = dir.split(this.splitSep);
        const result = rootPath ?
            this.getRoot(rootPath).#resolveParts(dirParts)
            : this.#resolveParts(dirParts);
        return result;
    }
    #resolveParts(dirParts) {
        let p = this;
        for (const part of dirParts) {
            p = p.child(part);
        }
        return p;
    }
    /**
     * Returns the cached children Path objects, if still available.  If they
     * have fallen out of the cache, then returns an empty array, and resets the
     * READDIR_CALLED bit, so that future calls to readdir() will require an fs
     * lookup.
     *
     * @internal
     */
    children() {
        const cached = this.#children.get(this);
        if (cached) {
            return cached;
        }
        const children = Object.assign([], { provisional: 0 });
        this.#children.set(this, children);
        this.#type &= ~READDIR_CALLED;
        return children;
    }
    /**
     * Resolves a path portion and returns or creates the child Path.
     *
     * Returns `this` if pathPart is `''` or `'.'`, or `parent` if pathPart is
     * `'..'`.
     *
     * This should not be called directly.  If `pathPart` contains any path
     * separators, it will lead to unsafe undefined behavior.
     *
     * Use `Path.resolve()` instead.
     *
     * @internal
     */
    child(pathPart, opts) {
        if (pathPart === '' || pathPart === '.') {
            return this;
        }
        if (pathPart === '..') {
            return this.parent || this;
        }
        // find the child
        const children = this.children();
        const name = this.nocase ? normalizeNocase(pathPart) : esm_normalize(pathPart);
        for (const p of children) {
            if (p.#matchName === name) {
                return p;
            }
        }
        // didn't find it, create provisional child, since it might not
        // actually exist.  If we know the parent isn't a dir, then
        // in fact it CAN'T exist.
        const s = this.parent ? this.sep : '';
        const fullpath = this.#fullpath ? this.#fullpath + s + pathPart : undefined;
        const pchild = this.newChild(pathPart, esm_UNKNOWN, {
            ...opts,
            parent: this,
            fullpath,
        });
        if (!this.canReaddir()) {
            pchild.#type |= ENOENT;
        }
        // don't have to update provisional, because if we have real children,
        // then provisional is set to children.length, otherwise a lower number
        children.push(pchild);
        return pchild;
    }
    /**
     * The relative path from the cwd. If it does not share an ancestor with
     * the cwd, then this ends up being equivalent to the fullpath()
     */
    relative() {
        if (this.isCWD)
            return '';
        if (this.#relative !== undefined) {
            return this.#relative;
        }
        const name = this.name;
        const p = this.parent;
        if (!p) {
            return (this.#relative = this.name);
        }
        const pv = p.relative();
        return pv + (!pv || !p.parent ? '' : this.sep) + name;
    }
    /**
     * The relative path from the cwd, using / as the path separator.
     * If it does not share an ancestor with
     * the cwd, then this ends up being equivalent to the fullpathPosix()
     * On posix systems, this is identical to relative().
     */
    relativePosix() {
        if (this.sep === '/')
            return this.relative();
        if (this.isCWD)
            return '';
        if (this.#relativePosix !== undefined)
            return this.#relativePosix;
        const name = this.name;
        const p = this.parent;
        if (!p) {
            return (this.#relativePosix = this.fullpathPosix());
        }
        const pv = p.relativePosix();
        return pv + (!pv || !p.parent ? '' : '/') + name;
    }
    /**
     * The fully resolved path string for this Path entry
     */
    fullpath() {
        if (this.#fullpath !== undefined) {
            return this.#fullpath;
        }
        const name = this.name;
        const p = this.parent;
        if (!p) {
            return (this.#fullpath = this.name);
        }
        const pv = p.fullpath();
        const fp = pv + (!p.parent ? '' : this.sep) + name;
        return (this.#fullpath = fp);
    }
    /**
     * On platforms other than windows, this is identical to fullpath.
     *
     * On windows, this is overridden to return the forward-slash form of the
     * full UNC path.
     */
    fullpathPosix() {
        if (this.#fullpathPosix !== undefined)
            return this.#fullpathPosix;
        if (this.sep === '/')
            return (this.#fullpathPosix = this.fullpath());
        if (!this.parent) {
            const p = this.fullpath().replace(/\\/g, '/');
            if (/^[a-z]:\//i.test(p)) {
                return (this.#fullpathPosix = `//?/${p}`);
            }
            else {
                return (this.#fullpathPosix = p);
            }
        }
        const p = this.parent;
        const pfpp = p.fullpathPosix();
        const fpp = pfpp + (!pfpp || !p.parent ? '' : '/') + this.name;
        return (this.#fullpathPosix = fpp);
    }
    /**
     * Is the Path of an unknown type?
     *
     * Note that we might know *something* about it if there has been a previous
     * filesystem operation, for example that it does not exist, or is not a
     * link, or whether it has child entries.
     */
    isUnknown() {
        return (this.#type & IFMT) === esm_UNKNOWN;
    }
    isType(type) {
        return this[`is${type}`]();
    }
    getType() {
        return (this.isUnknown() ? 'Unknown'
            : this.isDirectory() ? 'Directory'
                : this.isFile() ? 'File'
                    : this.isSymbolicLink() ? 'SymbolicLink'
                        : this.isFIFO() ? 'FIFO'
                            : this.isCharacterDevice() ? 'CharacterDevice'
                                : this.isBlockDevice() ? 'BlockDevice'
                                    : /* c8 ignore start */ this.isSocket() ? 'Socket'
                                        : 'Unknown');
        /* c8 ignore stop */
    }
    /**
     * Is the Path a regular file?
     */
    isFile() {
        return (this.#type & IFMT) === IFREG;
    }
    /**
     * Is the Path a directory?
     */
    isDirectory() {
        return (this.#type & IFMT) === IFDIR;
    }
    /**
     * Is the path a character device?
     */
    isCharacterDevice() {
        return (this.#type & IFMT) === IFCHR;
    }
    /**
     * Is the path a block device?
     */
    isBlockDevice() {
        return (this.#type & IFMT) === IFBLK;
    }
    /**
     * Is the path a FIFO pipe?
     */
    isFIFO() {
        return (this.#type & IFMT) === IFIFO;
    }
    /**
     * Is the path a socket?
     */
    isSocket() {
        return (this.#type & IFMT) === IFSOCK;
    }
    /**
     * Is the path a symbolic link?
     */
    isSymbolicLink() {
        return (this.#type & IFLNK) === IFLNK;
    }
    /**
     * Return the entry if it has been subject of a successful lstat, or
     * undefined otherwise.
     *
     * Does not read the filesystem, so an undefined result *could* simply
     * mean that we haven't called lstat on it.
     */
    lstatCached() {
        return this.#type & LSTAT_CALLED ? this : undefined;
    }
    /**
     * Return the cached link target if the entry has been the subject of a
     * successful readlink, or undefined otherwise.
     *
     * Does not read the filesystem, so an undefined result *could* just mean we
     * don't have any cached data. Only use it if you are very sure that a
     * readlink() has been called at some point.
     */
    readlinkCached() {
        return this.#linkTarget;
    }
    /**
     * Returns the cached realpath target if the entry has been the subject
     * of a successful realpath, or undefined otherwise.
     *
     * Does not read the filesystem, so an undefined result *could* just mean we
     * don't have any cached data. Only use it if you are very sure that a
     * realpath() has been called at some point.
     */
    realpathCached() {
        return this.#realpath;
    }
    /**
     * Returns the cached child Path entries array if the entry has been the
     * subject of a successful readdir(), or [] otherwise.
     *
     * Does not read the filesystem, so an empty array *could* just mean we
     * don't have any cached data. Only use it if you are very sure that a
     * readdir() has been called recently enough to still be valid.
     */
    readdirCached() {
        const children = this.children();
        return children.slice(0, children.provisional);
    }
    /**
     * Return true if it's worth trying to readlink.  Ie, we don't (yet) have
     * any indication that readlink will definitely fail.
     *
     * Returns false if the path is known to not be a symlink, if a previous
     * readlink failed, or if the entry does not exist.
     */
    canReadlink() {
        if (this.#linkTarget)
            return true;
        if (!this.parent)
            return false;
        // cases where it cannot possibly succeed
        const ifmt = this.#type & IFMT;
        return !((ifmt !== esm_UNKNOWN && ifmt !== IFLNK) ||
            this.#type & ENOREADLINK ||
            this.#type & ENOENT);
    }
    /**
     * Return true if readdir has previously been successfully called on this
     * path, indicating that cachedReaddir() is likely valid.
     */
    calledReaddir() {
        return !!(this.#type & READDIR_CALLED);
    }
    /**
     * Returns true if the path is known to not exist. That is, a previous lstat
     * or readdir failed to verify its existence when that would have been
     * expected, or a parent entry was marked either enoent or enotdir.
     */
    isENOENT() {
        return !!(this.#type & ENOENT);
    }
    /**
     * Return true if the path is a match for the given path name.  This handles
     * case sensitivity and unicode normalization.
     *
     * Note: even on case-sensitive systems, it is **not** safe to test the
     * equality of the `.name` property to determine whether a given pathname
     * matches, due to unicode normalization mismatches.
     *
     * Always use this method instead of testing the `path.name` property
     * directly.
     */
    isNamed(n) {
        return !this.nocase ?
            this.#matchName === esm_normalize(n)
            : this.#matchName === normalizeNocase(n);
    }
    /**
     * Return the Path object corresponding to the target of a symbolic link.
     *
     * If the Path is not a symbolic link, or if the readlink call fails for any
     * reason, `undefined` is returned.
     *
     * Result is cached, and thus may be outdated if the filesystem is mutated.
     */
    async readlink() {
        const target = this.#linkTarget;
        if (target) {
            return target;
        }
        if (!this.canReadlink()) {
            return undefined;
        }
        /* c8 ignore start */
        // already covered by the canReadlink test, here for ts grumples
        if (!this.parent) {
            return undefined;
        }
        /* c8 ignore stop */
        try {
            const read = await this.#fs.promises.readlink(this.fullpath());
            const linkTarget = (await this.parent.realpath())?.resolve(read);
            if (linkTarget) {
                return (this.#linkTarget = linkTarget);
            }
        }
        catch (er) {
            this.#readlinkFail(er.code);
            return undefined;
        }
    }
    /**
     * Synchronous {@link PathBase.readlink}
     */
    readlinkSync() {
        const target = this.#linkTarget;
        if (target) {
            return target;
        }
        if (!this.canReadlink()) {
            return undefined;
        }
        /* c8 ignore start */
        // already covered by the canReadlink test, here for ts grumples
        if (!this.parent) {
            return undefined;
        }
        /* c8 ignore stop */
        try {
            const read = this.#fs.readlinkSync(this.fullpath());
            const linkTarget = this.parent.realpathSync()?.resolve(read);
            if (linkTarget) {
                return (this.#linkTarget = linkTarget);
            }
        }
        catch (er) {
            this.#readlinkFail(er.code);
            return undefined;
        }
    }
    #readdirSuccess(children) {
        // succeeded, mark readdir called bit
        this.#type |= READDIR_CALLED;
        // mark all remaining provisional children as ENOENT
        for (let p = children.provisional; p < children.length; p++) {
            const c = children[p];
            if (c)
                c.#markENOENT();
        }
    }
    #markENOENT() {
        // mark as UNKNOWN and ENOENT
        if (this.#type & ENOENT)
            return;
        this.#type = (this.#type | ENOENT) & IFMT_UNKNOWN;
        this.#markChildrenENOENT();
    }
    #markChildrenENOENT() {
        // all children are provisional and do not exist
        const children = this.children();
        children.provisional = 0;
        for (const p of children) {
            p.#markENOENT();
        }
    }
    #markENOREALPATH() {
        this.#type |= ENOREALPATH;
        this.#markENOTDIR();
    }
    // save the information when we know the entry is not a dir
    #markENOTDIR() {
        // entry is not a directory, so any children can't exist.
        // this *should* be impossible, since any children created
        // after it's been marked ENOTDIR should be marked ENOENT,
        // so it won't even get to this point.
        /* c8 ignore start */
        if (this.#type & ENOTDIR)
            return;
        /* c8 ignore stop */
        let t = this.#type;
        // this could happen if we stat a dir, then delete it,
        // then try to read it or one of its children.
        if ((t & IFMT) === IFDIR)
            t &= IFMT_UNKNOWN;
        this.#type = t | ENOTDIR;
        this.#markChildrenENOENT();
    }
    #readdirFail(code = '') {
        // markENOTDIR and markENOENT also set provisional=0
        if (code === 'ENOTDIR' || code === 'EPERM') {
            this.#markENOTDIR();
        }
        else if (code === 'ENOENT') {
            this.#markENOENT();
        }
        else {
            this.children().provisional = 0;
        }
    }
    #lstatFail(code = '') {
        // Windows just raises ENOENT in this case, disable for win CI
        /* c8 ignore start */
        if (code === 'ENOTDIR') {
            // already know it has a parent by this point
            const p = this.parent;
            p.#markENOTDIR();
        }
        else if (code === 'ENOENT') {
            /* c8 ignore stop */
            this.#markENOENT();
        }
    }
    #readlinkFail(code = '') {
        let ter = this.#type;
        ter |= ENOREADLINK;
        if (code === 'ENOENT')
            ter |= ENOENT;
        // windows gets a weird error when you try to readlink a file
        if (code === 'EINVAL' || code === 'UNKNOWN') {
            // exists, but not a symlink, we don't know WHAT it is, so remove
            // all IFMT bits.
            ter &= IFMT_UNKNOWN;
        }
        this.#type = ter;
        // windows just gets ENOENT in this case.  We do cover the case,
        // just disabled because it's impossible on Windows CI
        /* c8 ignore start */
        if (code === 'ENOTDIR' && this.parent) {
            this.parent.#markENOTDIR();
        }
        /* c8 ignore stop */
    }
    #readdirAddChild(e, c) {
        return (this.#readdirMaybePromoteChild(e, c) ||
            this.#readdirAddNewChild(e, c));
    }
    #readdirAddNewChild(e, c) {
        // alloc new entry at head, so it's never provisional
        const type = entToType(e);
        const child = this.newChild(e.name, type, { parent: this });
        const ifmt = child.#type & IFMT;
        if (ifmt !== IFDIR && ifmt !== IFLNK && ifmt !== esm_UNKNOWN) {
            child.#type |= ENOTDIR;
        }
        c.unshift(child);
        c.provisional++;
        return child;
    }
    #readdirMaybePromoteChild(e, c) {
        for (let p = c.provisional; p < c.length; p++) {
            const pchild = c[p];
            const name = this.nocase ? normalizeNocase(e.name) : esm_normalize(e.name);
            if (name !== pchild.#matchName) {
                continue;
            }
            return this.#readdirPromoteChild(e, pchild, p, c);
        }
    }
    #readdirPromoteChild(e, p, index, c) {
        const v = p.name;
        // retain any other flags, but set ifmt from dirent
        p.#type = (p.#type & IFMT_UNKNOWN) | entToType(e);
        // case sensitivity fixing when we learn the true name.
        if (v !== e.name)
            p.name = e.name;
        // just advance provisional index (potentially off the list),
        // otherwise we have to splice/pop it out and re-insert at head
        if (index !== c.provisional) {
            if (index === c.length - 1)
                c.pop();
            else
                c.splice(index, 1);
            c.unshift(p);
        }
        c.provisional++;
        return p;
    }
    /**
     * Call lstat() on this Path, and update all known information that can be
     * determined.
     *
     * Note that unlike `fs.lstat()`, the returned value does not contain some
     * information, such as `mode`, `dev`, `nlink`, and `ino`.  If that
     * information is required, you will need to call `fs.lstat` yourself.
     *
     * If the Path refers to a nonexistent file, or if the lstat call fails for
     * any reason, `undefined` is returned.  Otherwise the updated Path object is
     * returned.
     *
     * Results are cached, and thus may be out of date if the filesystem is
     * mutated.
     */
    async lstat() {
        if ((this.#type & ENOENT) === 0) {
            try {
                this.#applyStat(await this.#fs.promises.lstat(this.fullpath()));
                return this;
            }
            catch (er) {
                this.#lstatFail(er.code);
            }
        }
    }
    /**
     * synchronous {@link PathBase.lstat}
     */
    lstatSync() {
        if ((this.#type & ENOENT) === 0) {
            try {
                this.#applyStat(this.#fs.lstatSync(this.fullpath()));
                return this;
            }
            catch (er) {
                this.#lstatFail(er.code);
            }
        }
    }
    #applyStat(st) {
        const { atime, atimeMs, birthtime, birthtimeMs, blksize, blocks, ctime, ctimeMs, dev, gid, ino, mode, mtime, mtimeMs, nlink, rdev, size, uid, } = st;
        this.#atime = atime;
        this.#atimeMs = atimeMs;
        this.#birthtime = birthtime;
        this.#birthtimeMs = birthtimeMs;
        this.#blksize = blksize;
        this.#blocks = blocks;
        this.#ctime = ctime;
        this.#ctimeMs = ctimeMs;
        this.#dev = dev;
        this.#gid = gid;
        this.#ino = ino;
        this.#mode = mode;
        this.#mtime = mtime;
        this.#mtimeMs = mtimeMs;
        this.#nlink = nlink;
        this.#rdev = rdev;
        this.#size = size;
        this.#uid = uid;
        const ifmt = entToType(st);
        // retain any other flags, but set the ifmt
        this.#type = (this.#type & IFMT_UNKNOWN) | ifmt | LSTAT_CALLED;
        if (ifmt !== esm_UNKNOWN && ifmt !== IFDIR && ifmt !== IFLNK) {
            this.#type |= ENOTDIR;
        }
    }
    #onReaddirCB = [];
    #readdirCBInFlight = false;
    #callOnReaddirCB(children) {
        this.#readdirCBInFlight = false;
        const cbs = this.#onReaddirCB.slice();
        this.#onReaddirCB.length = 0;
        cbs.forEach(cb => cb(null, children));
    }
    /**
     * Standard node-style callback interface to get list of directory entries.
     *
     * If the Path cannot or does not contain any children, then an empty array
     * is returned.
     *
     * Results are cached, and thus may be out of date if the filesystem is
     * mutated.
     *
     * @param cb The callback called with (er, entries).  Note that the `er`
     * param is somewhat extraneous, as all readdir() errors are handled and
     * simply result in an empty set of entries being returned.
     * @param allowZalgo Boolean indicating that immediately known results should
     * *not* be deferred with `queueMicrotask`. Defaults to `false`. Release
     * zalgo at your peril, the dark pony lord is devious and unforgiving.
     */
    readdirCB(cb, allowZalgo = false) {
        if (!this.canReaddir()) {
            if (allowZalgo)
                cb(null, []);
            else
                queueMicrotask(() => cb(null, []));
            return;
        }
        const children = this.children();
        if (this.calledReaddir()) {
            const c = children.slice(0, children.provisional);
            if (allowZalgo)
                cb(null, c);
            else
                queueMicrotask(() => cb(null, c));
            return;
        }
        // don't have to worry about zalgo at this point.
        this.#onReaddirCB.push(cb);
        if (this.#readdirCBInFlight) {
            return;
        }
        this.#readdirCBInFlight = true;
        // else read the directory, fill up children
        // de-provisionalize any provisional children.
        const fullpath = this.fullpath();
        this.#fs.readdir(fullpath, { withFileTypes: true }, (er, entries) => {
            if (er) {
                this.#readdirFail(er.code);
                children.provisional = 0;
            }
            else {
                // if we didn't get an error, we always get entries.
                //@ts-ignore
                for (const e of entries) {
                    this.#readdirAddChild(e, children);
                }
                this.#readdirSuccess(children);
            }
            this.#callOnReaddirCB(children.slice(0, children.provisional));
            return;
        });
    }
    #asyncReaddirInFlight;
    /**
     * Return an array of known child entries.
     *
     * If the Path cannot or does not contain any children, then an empty array
     * is returned.
     *
     * Results are cached, and thus may be out of date if the filesystem is
     * mutated.
     */
    async readdir() {
        if (!this.canReaddir()) {
            return [];
        }
        const children = this.children();
        if (this.calledReaddir()) {
            return children.slice(0, children.provisional);
        }
        // else read the directory, fill up children
        // de-provisionalize any provisional children.
        const fullpath = this.fullpath();
        if (this.#asyncReaddirInFlight) {
            await this.#asyncReaddirInFlight;
        }
        else {
            /* c8 ignore start */
            let resolve = () => { };
            /* c8 ignore stop */
            this.#asyncReaddirInFlight = new Promise(res => (resolve = res));
            try {
                for (const e of await this.#fs.promises.readdir(fullpath, {
                    withFileTypes: true,
                })) {
                    this.#readdirAddChild(e, children);
                }
                this.#readdirSuccess(children);
            }
            catch (er) {
                this.#readdirFail(er.code);
                children.provisional = 0;
            }
            this.#asyncReaddirInFlight = undefined;
            resolve();
        }
        return children.slice(0, children.provisional);
    }
    /**
     * synchronous {@link PathBase.readdir}
     */
    readdirSync() {
        if (!this.canReaddir()) {
            return [];
        }
        const children = this.children();
        if (this.calledReaddir()) {
            return children.slice(0, children.provisional);
        }
        // else read the directory, fill up children
        // de-provisionalize any provisional children.
        const fullpath = this.fullpath();
        try {
            for (const e of this.#fs.readdirSync(fullpath, {
                withFileTypes: true,
            })) {
                this.#readdirAddChild(e, children);
            }
            this.#readdirSuccess(children);
        }
        catch (er) {
            this.#readdirFail(er.code);
            children.provisional = 0;
        }
        return children.slice(0, children.provisional);
    }
    canReaddir() {
        if (this.#type & ENOCHILD)
            return false;
        const ifmt = IFMT & this.#type;
        // we always set ENOTDIR when setting IFMT, so should be impossible
        /* c8 ignore start */
        if (!(ifmt === esm_UNKNOWN || ifmt === IFDIR || ifmt === IFLNK)) {
            return false;
        }
        /* c8 ignore stop */
        return true;
    }
    shouldWalk(dirs, walkFilter) {
        return ((this.#type & IFDIR) === IFDIR &&
            !(this.#type & ENOCHILD) &&
            !dirs.has(this) &&
            (!walkFilter || walkFilter(this)));
    }
    /**
     * Return the Path object corresponding to path as resolved
     * by realpath(3).
     *
     * If the realpath call fails for any reason, `undefined` is returned.
     *
     * Result is cached, and thus may be outdated if the filesystem is mutated.
     * On success, returns a Path object.
     */
    async realpath() {
        if (this.#realpath)
            return this.#realpath;
        if ((ENOREALPATH | ENOREADLINK | ENOENT) & this.#type)
            return undefined;
        try {
            const rp = await this.#fs.promises.realpath(this.fullpath());
            return (this.#realpath = this.resolve(rp));
        }
        catch {
            this.#markENOREALPATH();
        }
    }
    /**
     * Synchronous {@link realpath}
     */
    realpathSync() {
        if (this.#realpath)
            return this.#realpath;
        if ((ENOREALPATH | ENOREADLINK | ENOENT) & this.#type)
            return undefined;
        try {
            const rp = this.#fs.realpathSync(this.fullpath());
            return (this.#realpath = this.resolve(rp));
        }
        catch {
            this.#markENOREALPATH();
        }
    }
    /**
     * Internal method to mark this Path object as the scurry cwd,
     * called by {@link PathScurry#chdir}
     *
     * @internal
     */
    [setAsCwd](oldCwd) {
        if (oldCwd === this)
            return;
        oldCwd.isCWD = false;
        this.isCWD = true;
        const changed = new Set([]);
        let rp = [];
        let p = this;
        while (p && p.parent) {
            changed.add(p);
            p.#relative = rp.join(this.sep);
            p.#relativePosix = rp.join('/');
            p = p.parent;
            rp.push('..');
        }
        // now un-memoize parents of old cwd
        p = oldCwd;
        while (p && p.parent && !changed.has(p)) {
            p.#relative = undefined;
            p.#relativePosix = undefined;
            p = p.parent;
        }
    }
}
/**
 * Path class used on win32 systems
 *
 * Uses `'\\'` as the path separator for returned paths, either `'\\'` or `'/'`
 * as the path separator for parsing paths.
 */
class PathWin32 extends PathBase {
    /**
     * Separator for generating path strings.
     */
    sep = '\\';
    /**
     * Separator for parsing path strings.
     */
    splitSep = eitherSep;
    /**
     * Do not create new Path objects directly.  They should always be accessed
     * via the PathScurry class or other methods on the Path class.
     *
     * @internal
     */
    constructor(name, type = esm_UNKNOWN, root, roots, nocase, children, opts) {
        super(name, type, root, roots, nocase, children, opts);
    }
    /**
     * @internal
     */
    newChild(name, type = esm_UNKNOWN, opts = {}) {
        return new PathWin32(name, type, this.root, this.roots, this.nocase, this.childrenCache(), opts);
    }
    /**
     * @internal
     */
    getRootString(path) {
        return longUncRoot.exec(path)?.[0] ?? external_node_path_namespaceObject.win32.parse(path).root;
    }
    /**
     * @internal
     */
    getRoot(rootPath) {
        rootPath = uncToDrive(rootPath.toUpperCase());
        // a root with no drive or UNC host is the root of this path
        if (rootPath === this.root.name || /^[\\/]$/.test(rootPath)) {
            return this.root;
        }
        // ok, not that one, check if it matches another we know about
        for (const [compare, root] of Object.entries(this.roots)) {
            if (this.sameRoot(rootPath, compare)) {
                return (this.roots[rootPath] = root);
            }
        }
        // otherwise, have to create a new one.
        return (this.roots[rootPath] = new PathScurryWin32(rootPath, {
            nocase: this.nocase,
            fs: this.fs,
        }).root);
    }
    /**
     * @internal
     */
    sameRoot(rootPath, compare = this.root.name) {
        // windows can (rarely) have case-sensitive filesystem, but
        // UNC and drive letters are always case-insensitive, and canonically
        // represented uppercase.
        return uncToDrive(rootPath.toUpperCase()) === compare;
    }
}
/**
 * Path class used on all posix systems.
 *
 * Uses `'/'` as the path separator.
 */
class PathPosix extends PathBase {
    /**
     * separator for parsing path strings
     */
    splitSep = '/';
    /**
     * separator for generating path strings
     */
    sep = '/';
    /**
     * Do not create new Path objects directly.  They should always be accessed
     * via the PathScurry class or other methods on the Path class.
     *
     * @internal
     */
    constructor(name, type = esm_UNKNOWN, root, roots, nocase, children, opts) {
        super(name, type, root, roots, nocase, children, opts);
    }
    /**
     * @internal
     */
    getRootString(path) {
        return path.startsWith('/') ? '/' : '';
    }
    /**
     * @internal
     */
    getRoot(_rootPath) {
        return this.root;
    }
    /**
     * @internal
     */
    newChild(name, type = esm_UNKNOWN, opts = {}) {
        return new PathPosix(name, type, this.root, this.roots, this.nocase, this.childrenCache(), opts);
    }
}
/**
 * The base class for all PathScurry classes, providing the interface for path
 * resolution and filesystem operations.
 *
 * Typically, you should *not* instantiate this class directly, but rather one
 * of the platform-specific classes, or the exported {@link PathScurry} which
 * defaults to the current platform.
 */
class PathScurryBase {
    /**
     * The root Path entry for the current working directory of this Scurry
     */
    root;
    /**
     * The string path for the root of this Scurry's current working directory
     */
    rootPath;
    /**
     * A collection of all roots encountered, referenced by rootPath
     */
    roots;
    /**
     * The Path entry corresponding to this PathScurry's current working directory.
     */
    cwd;
    #resolveCache;
    #resolvePosixCache;
    #children;
    /**
     * Perform path comparisons case-insensitively.
     *
     * Defaults true on Darwin and Windows systems, false elsewhere.
     */
    nocase;
    #fs;
    /**
     * This class should not be instantiated directly.
     *
     * Use PathScurryWin32, PathScurryDarwin, PathScurryPosix, or PathScurry
     *
     * @internal
     */
    constructor(cwd = process.cwd(), pathImpl, sep, { nocase, childrenCacheSize = 16 * 1024, fs = defaultFS, } = {}) {
        this.#fs = fsFromOption(fs);
        if (cwd instanceof URL || cwd.startsWith('file://')) {
            cwd = (0,external_node_url_.fileURLToPath)(cwd);
        }
        // resolve and split root, and then add to the store.
        // this is the only time we call path.resolve()
        const cwdPath = pathImpl.resolve(cwd);
        this.roots = Object.create(null);
        this.rootPath = this.parseRootPath(cwdPath);
        this.#resolveCache = new ResolveCache();
        this.#resolvePosixCache = new ResolveCache();
        this.#children = new ChildrenCache(childrenCacheSize);
        const split = cwdPath.substring(this.rootPath.length).split(sep);
        // resolve('/') leaves '', splits to [''], we don't want that.
        if (split.length === 1 && !split[0]) {
            split.pop();
        }
        /* c8 ignore start */
        if (nocase === undefined) {
            throw new TypeError('must provide nocase setting to PathScurryBase ctor');
        }
        /* c8 ignore stop */
        this.nocase = nocase;
        this.root = this.newRoot(this.#fs);
        this.roots[this.rootPath] = this.root;
        let prev = this.root;
        let len = split.length - 1;
        const joinSep = pathImpl.sep;
        let abs = this.rootPath;
        let sawFirst = false;
        for (const part of split) {
            const l = len--;
            prev = prev.child(part, {
                relative: new Array(l).fill('..').join(joinSep),
                relativePosix: new Array(l).fill('..').join('/'),
                fullpath: (abs += (sawFirst ? '' : joinSep) + part),
            });
            sawFirst = true;
        }
        this.cwd = prev;
    }
    /**
     * Get the depth of a provided path, string, or the cwd
     */
    depth(path = this.cwd) {
        if (typeof path === 'string') {
            path = this.cwd.resolve(path);
        }
        return path.depth();
    }
    /**
     * Return the cache of child entries.  Exposed so subclasses can create
     * child Path objects in a platform-specific way.
     *
     * @internal
     */
    childrenCache() {
        return this.#children;
    }
    /**
     * Resolve one or more path strings to a resolved string
     *
     * Same interface as require('path').resolve.
     *
     * Much faster than path.resolve() when called multiple times for the same
     * path, because the resolved Path objects are cached.  Much slower
     * otherwise.
     */
    resolve(...paths) {
        // first figure out the minimum number of paths we have to test
        // we always start at cwd, but any absolutes will bump the start
        let r = '';
        for (let i = paths.length - 1; i >= 0; i--) {
            const p = paths[i];
            if (!p || p === '.')
                continue;
            r = r ? `${p}/${r}` : p;
            if (this.isAbsolute(p)) {
                break;
            }
        }
        const cached = this.#resolveCache.get(r);
        if (cached !== undefined) {
            return cached;
        }
        const result = this.cwd.resolve(r).fullpath();
        this.#resolveCache.set(r, result);
        return result;
    }
    /**
     * Resolve one or more path strings to a resolved string, returning
     * the posix path.  Identical to .resolve() on posix systems, but on
     * windows will return a forward-slash separated UNC path.
     *
     * Same interface as require('path').resolve.
     *
     * Much faster than path.resolve() when called multiple times for the same
     * path, because the resolved Path objects are cached.  Much slower
     * otherwise.
     */
    resolvePosix(...paths) {
        // first figure out the minimum number of paths we have to test
        // we always start at cwd, but any absolutes will bump the start
        let r = '';
        for (let i = paths.length - 1; i >= 0; i--) {
            const p = paths[i];
            if (!p || p === '.')
                continue;
            r = r ? `${p}/${r}` : p;
            if (this.isAbsolute(p)) {
                break;
            }
        }
        const cached = this.#resolvePosixCache.get(r);
        if (cached !== undefined) {
            return cached;
        }
        const result = this.cwd.resolve(r).fullpathPosix();
        this.#resolvePosixCache.set(r, result);
        return result;
    }
    /**
     * find the relative path from the cwd to the supplied path string or entry
     */
    relative(entry = this.cwd) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        return entry.relative();
    }
    /**
     * find the relative path from the cwd to the supplied path string or
     * entry, using / as the path delimiter, even on Windows.
     */
    relativePosix(entry = this.cwd) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        return entry.relativePosix();
    }
    /**
     * Return the basename for the provided string or Path object
     */
    basename(entry = this.cwd) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        return entry.name;
    }
    /**
     * Return the dirname for the provided string or Path object
     */
    dirname(entry = this.cwd) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        return (entry.parent || entry).fullpath();
    }
    async readdir(entry = this.cwd, opts = {
        withFileTypes: true,
    }) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes } = opts;
        if (!entry.canReaddir()) {
            return [];
        }
        else {
            const p = await entry.readdir();
            return withFileTypes ? p : p.map(e => e.name);
        }
    }
    readdirSync(entry = this.cwd, opts = {
        withFileTypes: true,
    }) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes = true } = opts;
        if (!entry.canReaddir()) {
            return [];
        }
        else if (withFileTypes) {
            return entry.readdirSync();
        }
        else {
            return entry.readdirSync().map(e => e.name);
        }
    }
    /**
     * Call lstat() on the string or Path object, and update all known
     * information that can be determined.
     *
     * Note that unlike `fs.lstat()`, the returned value does not contain some
     * information, such as `mode`, `dev`, `nlink`, and `ino`.  If that
     * information is required, you will need to call `fs.lstat` yourself.
     *
     * If the Path refers to a nonexistent file, or if the lstat call fails for
     * any reason, `undefined` is returned.  Otherwise the updated Path object is
     * returned.
     *
     * Results are cached, and thus may be out of date if the filesystem is
     * mutated.
     */
    async lstat(entry = this.cwd) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        return entry.lstat();
    }
    /**
     * synchronous {@link PathScurryBase.lstat}
     */
    lstatSync(entry = this.cwd) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        return entry.lstatSync();
    }
    async readlink(entry = this.cwd, { withFileTypes } = {
        withFileTypes: false,
    }) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            withFileTypes = entry.withFileTypes;
            entry = this.cwd;
        }
        const e = await entry.readlink();
        return withFileTypes ? e : e?.fullpath();
    }
    readlinkSync(entry = this.cwd, { withFileTypes } = {
        withFileTypes: false,
    }) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            withFileTypes = entry.withFileTypes;
            entry = this.cwd;
        }
        const e = entry.readlinkSync();
        return withFileTypes ? e : e?.fullpath();
    }
    async realpath(entry = this.cwd, { withFileTypes } = {
        withFileTypes: false,
    }) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            withFileTypes = entry.withFileTypes;
            entry = this.cwd;
        }
        const e = await entry.realpath();
        return withFileTypes ? e : e?.fullpath();
    }
    realpathSync(entry = this.cwd, { withFileTypes } = {
        withFileTypes: false,
    }) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            withFileTypes = entry.withFileTypes;
            entry = this.cwd;
        }
        const e = entry.realpathSync();
        return withFileTypes ? e : e?.fullpath();
    }
    async walk(entry = this.cwd, opts = {}) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes = true, follow = false, filter, walkFilter, } = opts;
        const results = [];
        if (!filter || filter(entry)) {
            results.push(withFileTypes ? entry : entry.fullpath());
        }
        const dirs = new Set();
        const walk = (dir, cb) => {
            dirs.add(dir);
            dir.readdirCB((er, entries) => {
                /* c8 ignore start */
                if (er) {
                    return cb(er);
                }
                /* c8 ignore stop */
                let len = entries.length;
                if (!len)
                    return cb();
                const next = () => {
                    if (--len === 0) {
                        cb();
                    }
                };
                for (const e of entries) {
                    if (!filter || filter(e)) {
                        results.push(withFileTypes ? e : e.fullpath());
                    }
                    if (follow && e.isSymbolicLink()) {
                        e.realpath()
                            .then(r => (r?.isUnknown() ? r.lstat() : r))
                            .then(r => r?.shouldWalk(dirs, walkFilter) ? walk(r, next) : next());
                    }
                    else {
                        if (e.shouldWalk(dirs, walkFilter)) {
                            walk(e, next);
                        }
                        else {
                            next();
                        }
                    }
                }
            }, true); // zalgooooooo
        };
        const start = entry;
        return new Promise((res, rej) => {
            walk(start, er => {
                /* c8 ignore start */
                if (er)
                    return rej(er);
                /* c8 ignore stop */
                res(results);
            });
        });
    }
    walkSync(entry = this.cwd, opts = {}) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes = true, follow = false, filter, walkFilter, } = opts;
        const results = [];
        if (!filter || filter(entry)) {
            results.push(withFileTypes ? entry : entry.fullpath());
        }
        const dirs = new Set([entry]);
        for (const dir of dirs) {
            const entries = dir.readdirSync();
            for (const e of entries) {
                if (!filter || filter(e)) {
                    results.push(withFileTypes ? e : e.fullpath());
                }
                let r = e;
                if (e.isSymbolicLink()) {
                    if (!(follow && (r = e.realpathSync())))
                        continue;
                    if (r.isUnknown())
                        r.lstatSync();
                }
                if (r.shouldWalk(dirs, walkFilter)) {
                    dirs.add(r);
                }
            }
        }
        return results;
    }
    /**
     * Support for `for await`
     *
     * Alias for {@link PathScurryBase.iterate}
     *
     * Note: As of Node 19, this is very slow, compared to other methods of
     * walking.  Consider using {@link PathScurryBase.stream} if memory overhead
     * and backpressure are concerns, or {@link PathScurryBase.walk} if not.
     */
    [Symbol.asyncIterator]() {
        return this.iterate();
    }
    iterate(entry = this.cwd, options = {}) {
        // iterating async over the stream is significantly more performant,
        // especially in the warm-cache scenario, because it buffers up directory
        // entries in the background instead of waiting for a yield for each one.
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            options = entry;
            entry = this.cwd;
        }
        return this.stream(entry, options)[Symbol.asyncIterator]();
    }
    /**
     * Iterating over a PathScurry performs a synchronous walk.
     *
     * Alias for {@link PathScurryBase.iterateSync}
     */
    [Symbol.iterator]() {
        return this.iterateSync();
    }
    *iterateSync(entry = this.cwd, opts = {}) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes = true, follow = false, filter, walkFilter, } = opts;
        if (!filter || filter(entry)) {
            yield withFileTypes ? entry : entry.fullpath();
        }
        const dirs = new Set([entry]);
        for (const dir of dirs) {
            const entries = dir.readdirSync();
            for (const e of entries) {
                if (!filter || filter(e)) {
                    yield withFileTypes ? e : e.fullpath();
                }
                let r = e;
                if (e.isSymbolicLink()) {
                    if (!(follow && (r = e.realpathSync())))
                        continue;
                    if (r.isUnknown())
                        r.lstatSync();
                }
                if (r.shouldWalk(dirs, walkFilter)) {
                    dirs.add(r);
                }
            }
        }
    }
    stream(entry = this.cwd, opts = {}) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes = true, follow = false, filter, walkFilter, } = opts;
        const results = new Minipass({ objectMode: true });
        if (!filter || filter(entry)) {
            results.write(withFileTypes ? entry : entry.fullpath());
        }
        const dirs = new Set();
        const queue = [entry];
        let processing = 0;
        const process = () => {
            let paused = false;
            while (!paused) {
                const dir = queue.shift();
                if (!dir) {
                    if (processing === 0)
                        results.end();
                    return;
                }
                processing++;
                dirs.add(dir);
                const onReaddir = (er, entries, didRealpaths = false) => {
                    /* c8 ignore start */
                    if (er)
                        return results.emit('error', er);
                    /* c8 ignore stop */
                    if (follow && !didRealpaths) {
                        const promises = [];
                        for (const e of entries) {
                            if (e.isSymbolicLink()) {
                                promises.push(e
                                    .realpath()
                                    .then((r) => r?.isUnknown() ? r.lstat() : r));
                            }
                        }
                        if (promises.length) {
                            Promise.all(promises).then(() => onReaddir(null, entries, true));
                            return;
                        }
                    }
                    for (const e of entries) {
                        if (e && (!filter || filter(e))) {
                            if (!results.write(withFileTypes ? e : e.fullpath())) {
                                paused = true;
                            }
                        }
                    }
                    processing--;
                    for (const e of entries) {
                        const r = e.realpathCached() || e;
                        if (r.shouldWalk(dirs, walkFilter)) {
                            queue.push(r);
                        }
                    }
                    if (paused && !results.flowing) {
                        results.once('drain', process);
                    }
                    else if (!sync) {
                        process();
                    }
                };
                // zalgo containment
                let sync = true;
                dir.readdirCB(onReaddir, true);
                sync = false;
            }
        };
        process();
        return results;
    }
    streamSync(entry = this.cwd, opts = {}) {
        if (typeof entry === 'string') {
            entry = this.cwd.resolve(entry);
        }
        else if (!(entry instanceof PathBase)) {
            opts = entry;
            entry = this.cwd;
        }
        const { withFileTypes = true, follow = false, filter, walkFilter, } = opts;
        const results = new Minipass({ objectMode: true });
        const dirs = new Set();
        if (!filter || filter(entry)) {
            results.write(withFileTypes ? entry : entry.fullpath());
        }
        const queue = [entry];
        let processing = 0;
        const process = () => {
            let paused = false;
            while (!paused) {
                const dir = queue.shift();
                if (!dir) {
                    if (processing === 0)
                        results.end();
                    return;
                }
                processing++;
                dirs.add(dir);
                const entries = dir.readdirSync();
                for (const e of entries) {
                    if (!filter || filter(e)) {
                        if (!results.write(withFileTypes ? e : e.fullpath())) {
                            paused = true;
                        }
                    }
                }
                processing--;
                for (const e of entries) {
                    let r = e;
                    if (e.isSymbolicLink()) {
                        if (!(follow && (r = e.realpathSync())))
                            continue;
                        if (r.isUnknown())
                            r.lstatSync();
                    }
                    if (r.shouldWalk(dirs, walkFilter)) {
                        queue.push(r);
                    }
                }
            }
            if (paused && !results.flowing)
                results.once('drain', process);
        };
        process();
        return results;
    }
    chdir(path = this.cwd) {
        const oldCwd = this.cwd;
        this.cwd = typeof path === 'string' ? this.cwd.resolve(path) : path;
        this.cwd[setAsCwd](oldCwd);
    }
}
/**
 * Windows implementation of {@link PathScurryBase}
 *
 * Defaults to case insensitve, uses `'\\'` to generate path strings.  Uses
 * {@link PathWin32} for Path objects.
 */
class PathScurryWin32 extends PathScurryBase {
    /**
     * separator for generating path strings
     */
    sep = '\\';
    constructor(cwd = process.cwd(), opts = {}) {
        const { nocase = true } = opts;
        // use the same root as resolve() does for these paths
        if (typeof cwd === 'string' && !cwd.startsWith('file://')) {
            cwd = cwd.replace(longDrivePrefix, '').replace(longUncPrefix, '\\');
        }
        super(cwd, external_node_path_namespaceObject.win32, '\\', { ...opts, nocase });
        this.nocase = nocase;
        for (let p = this.cwd; p; p = p.parent) {
            p.nocase = this.nocase;
        }
    }
    /**
     * @internal
     */
    parseRootPath(dir) {
        // if the path starts with a single separator, it's not a UNC, and we'll
        // just get separator as the root, and driveFromUNC will return \
        // In that case, mount \ on the root from the cwd.
        return external_node_path_namespaceObject.win32.parse(dir).root.toUpperCase();
    }
    /**
     * @internal
     */
    newRoot(fs) {
        return new PathWin32(this.rootPath, IFDIR, undefined, this.roots, this.nocase, this.childrenCache(), { fs });
    }
    /**
     * Return true if the provided path string is an absolute path
     */
    isAbsolute(p) {
        return (p.startsWith('/') || p.startsWith('\\') || /^[a-z]:(\/|\\)/i.test(p));
    }
}
/**
 * {@link PathScurryBase} implementation for all posix systems other than Darwin.
 *
 * Defaults to case-sensitive matching, uses `'/'` to generate path strings.
 *
 * Uses {@link PathPosix} for Path objects.
 */
class PathScurryPosix extends PathScurryBase {
    /**
     * separator for generating path strings
     */
    sep = '/';
    constructor(cwd = process.cwd(), opts = {}) {
        const { nocase = false } = opts;
        super(cwd, external_node_path_namespaceObject.posix, '/', { ...opts, nocase });
        this.nocase = nocase;
    }
    /**
     * @internal
     */
    parseRootPath(_dir) {
        return '/';
    }
    /**
     * @internal
     */
    newRoot(fs) {
        return new PathPosix(this.rootPath, IFDIR, undefined, this.roots, this.nocase, this.childrenCache(), { fs });
    }
    /**
     * Return true if the provided path string is an absolute path
     */
    isAbsolute(p) {
        return p.startsWith('/');
    }
}
/**
 * {@link PathScurryBase} implementation for Darwin (macOS) systems.
 *
 * Defaults to case-insensitive matching, uses `'/'` for generating path
 * strings.
 *
 * Uses {@link PathPosix} for Path objects.
 */
class PathScurryDarwin extends PathScurryPosix {
    constructor(cwd = process.cwd(), opts = {}) {
        const { nocase = true } = opts;
        super(cwd, { ...opts, nocase });
    }
}
/**
 * Default {@link PathBase} implementation for the current platform.
 *
 * {@link PathWin32} on Windows systems, {@link PathPosix} on all others.
 */
const Path = process.platform === 'win32' ? PathWin32 : PathPosix;
/**
 * Default {@link PathScurryBase} implementation for the current platform.
 *
 * {@link PathScurryWin32} on Windows systems, {@link PathScurryDarwin} on
 * Darwin (macOS) systems, {@link PathScurryPosix} on all others.
 */
const PathScurry = process.platform === 'win32' ? PathScurryWin32
    : process.platform === 'darwin' ? PathScurryDarwin
        : PathScurryPosix;
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/pattern.js
// this is just a very light wrapper around 2 arrays with an offset index

const isPatternList = (pl) => pl.length >= 1;
const isGlobList = (gl) => gl.length >= 1;
const customInspect = Symbol.for('nodejs.util.inspect.custom');
/**
 * An immutable-ish view on an array of glob parts and their parsed
 * results
 */
class Pattern {
    #patternList;
    #globList;
    #index;
    length;
    #platform;
    #rest;
    #globString;
    #isDrive;
    #isUNC;
    #isAbsolute;
    #followGlobstar = true;
    constructor(patternList, globList, index, platform) {
        if (!isPatternList(patternList)) {
            throw new TypeError('empty pattern list');
        }
        if (!isGlobList(globList)) {
            throw new TypeError('empty glob list');
        }
        if (globList.length !== patternList.length) {
            throw new TypeError('mismatched pattern list and glob list lengths');
        }
        this.length = patternList.length;
        if (index < 0 || index >= this.length) {
            throw new TypeError('index out of range');
        }
        this.#patternList = patternList;
        this.#globList = globList;
        this.#index = index;
        this.#platform = platform;
        // normalize root entries of absolute patterns on initial creation.
        if (this.#index === 0) {
            // c: => ['c:/']
            // C:/ => ['C:/']
            // C:/x => ['C:/', 'x']
            // //host/share => ['//host/share/']
            // //host/share/ => ['//host/share/']
            // //host/share/x => ['//host/share/', 'x']
            // //?/UNC/host/share/x => ['//?/UNC/host/share/', 'x']
            // /etc => ['/', 'etc']
            // / => ['/']
            if (this.isUNC()) {
                // '' / '' / 'host' / 'share', or
                // '' / '' / '?' / 'UNC' / 'host' / 'share'
                const n = this.#isLongUNC() ? 6 : 4;
                const proot = this.#patternList.slice(0, n);
                const groot = this.#globList.slice(0, n);
                const prest = this.#patternList.slice(n);
                const grest = this.#globList.slice(n);
                if (prest[0] === '') {
                    // ends in /
                    prest.shift();
                    grest.shift();
                }
                const p = [...proot, ''].join('/');
                const g = [...groot, ''].join('/');
                this.#patternList = [p, ...prest];
                this.#globList = [g, ...grest];
                this.length = this.#patternList.length;
            }
            else if (this.isDrive() || this.isAbsolute()) {
                const [p1, ...prest] = this.#patternList;
                const [g1, ...grest] = this.#globList;
                if (prest[0] === '') {
                    // ends in /
                    prest.shift();
                    grest.shift();
                }
                const p = `${p1}/`;
                const g = `${g1}/`;
                this.#patternList = [p, ...prest];
                this.#globList = [g, ...grest];
                this.length = this.#patternList.length;
            }
        }
    }
    [customInspect]() {
        return `Pattern <${this.#globList.slice(this.#index).join('/')}>`;
    }
    /**
     * The first entry in the parsed list of patterns
     */
    pattern() {
        return this.#patternList[this.#index];
    }
    /**
     * true of if pattern() returns a string
     */
    isString() {
        return typeof this.#patternList[this.#index] === 'string';
    }
    /**
     * true of if pattern() returns GLOBSTAR
     */
    isGlobstar() {
        return this.#patternList[this.#index] === GLOBSTAR;
    }
    /**
     * true if pattern() returns a Matcher, for a portion with magic
     */
    isMatcher() {
        return typeof this.#patternList[this.#index] === 'object';
    }
    /**
     * The /-joined set of glob parts that make up this pattern
     */
    globString() {
        return (this.#globString =
            this.#globString ||
                (this.#index === 0 ?
                    this.isAbsolute() ?
                        this.#globList[0] + this.#globList.slice(1).join('/')
                        : this.#globList.join('/')
                    : this.#globList.slice(this.#index).join('/')));
    }
    /**
     * true if there are more pattern parts after this one
     */
    hasMore() {
        return this.length > this.#index + 1;
    }
    /**
     * The rest of the pattern after this part, or null if this is the end
     */
    rest() {
        if (this.#rest !== undefined)
            return this.#rest;
        if (!this.hasMore())
            return (this.#rest = null);
        this.#rest = new Pattern(this.#patternList, this.#globList, this.#index + 1, this.#platform);
        this.#rest.#isAbsolute = this.#isAbsolute;
        this.#rest.#isUNC = this.#isUNC;
        this.#rest.#isDrive = this.#isDrive;
        return this.#rest;
    }
    // the root is //?/UNC/host/share, the same as //host/share
    #isLongUNC() {
        const pl = this.#patternList;
        return (pl[2] === '?' && typeof pl[3] === 'string' && /^unc$/i.test(pl[3]));
    }
    /**
     * true if the pattern represents a //unc/path/ on windows
     */
    isUNC() {
        const pl = this.#patternList;
        // the host and share, after //?/UNC/ in a long UNC path
        const h = this.#isLongUNC() ? 4 : 2;
        return this.#isUNC !== undefined ?
            this.#isUNC
            : (this.#isUNC =
                this.#platform === 'win32' &&
                    this.#index === 0 &&
                    pl[0] === '' &&
                    pl[1] === '' &&
                    typeof pl[h] === 'string' &&
                    !!pl[h] &&
                    typeof pl[h + 1] === 'string' &&
                    !!pl[h + 1]);
    }
    // pattern like C:/...
    // split = ['C:', ...]
    // XXX: would be nice to handle patterns like `c:*` to test the cwd
    // in c: for *, but I don't know of a way to even figure out what that
    // cwd is without actually chdir'ing into it?
    /**
     * True if the pattern starts with a drive letter on Windows
     */
    isDrive() {
        const pl = this.#patternList;
        return this.#isDrive !== undefined ?
            this.#isDrive
            : (this.#isDrive =
                this.#platform === 'win32' &&
                    this.#index === 0 &&
                    this.length > 1 &&
                    typeof pl[0] === 'string' &&
                    /^[a-z]:$/i.test(pl[0]));
    }
    // pattern = '/' or '/...' or '/x/...'
    // split = ['', ''] or ['', ...] or ['', 'x', ...]
    // Drive and UNC both considered absolute on windows
    /**
     * True if the pattern is rooted on an absolute path
     */
    isAbsolute() {
        const pl = this.#patternList;
        return this.#isAbsolute !== undefined ?
            this.#isAbsolute
            : (this.#isAbsolute =
                (pl[0] === '' && pl.length > 1) ||
                    this.isDrive() ||
                    this.isUNC());
    }
    /**
     * consume the root of the pattern, and return it
     */
    root() {
        const p = this.#patternList[0];
        return (typeof p === 'string' && this.isAbsolute() && this.#index === 0) ?
            p
            : '';
    }
    /**
     * Check to see if the current globstar pattern is allowed to follow
     * a symbolic link.
     */
    checkFollowGlobstar() {
        return !(this.#index === 0 ||
            !this.isGlobstar() ||
            !this.#followGlobstar);
    }
    /**
     * Mark that the current globstar pattern is following a symbolic link
     */
    markFollowGlobstar() {
        if (this.#index === 0 || !this.isGlobstar() || !this.#followGlobstar)
            return false;
        this.#followGlobstar = false;
        return true;
    }
}
//# sourceMappingURL=pattern.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/ignore.js
// give it a pattern, and it'll be able to tell you if
// a given path should be ignored.
// Ignoring a path ignores its children if the pattern ends in /**
// Ignores are always parsed in dot:true mode


const ignore_defaultPlatform = (typeof process === 'object' &&
    process &&
    typeof process.platform === 'string') ?
    process.platform
    : 'linux';
/**
 * Class used to process ignored patterns
 */
class Ignore {
    relative;
    relativeChildren;
    absolute;
    absoluteChildren;
    platform;
    mmopts;
    /**
     * The escaped glob for the directory that a pattern starting with
     * `/` is rooted at, with no trailing `/`.
     */
    slashRoot;
    /**
     * Patterns that start with `/` (but not drive letters or UNC paths
     * on Windows) start at the `root` option if it is set, or else at
     * the root of `cwd`, the same as non-ignored patterns. If `cwd` is
     * not provided, they start at `/`.
     */
    constructor(ignored, { nobrace, nocase, noext, noglobstar, normalize, platform = ignore_defaultPlatform, root, windowsPathsNoEscape, allowWindowsEscape, braceExpandMax = 10_000, }, cwd) {
        this.relative = [];
        this.absolute = [];
        this.relativeChildren = [];
        this.absoluteChildren = [];
        this.platform = platform;
        windowsPathsNoEscape =
            !!windowsPathsNoEscape || allowWindowsEscape === false;
        this.mmopts = {
            braceExpandMax,
            dot: true,
            nobrace,
            nocase,
            noext,
            noglobstar,
            normalize,
            optimizationLevel: 2,
            platform,
            nocomment: true,
            nonegate: true,
            windowsPathsNoEscape,
        };
        const slashRoot = cwd?.resolve(root ?? '/').fullpath() ?? '/';
        this.slashRoot = escape_escape(slashRoot.replace(/\\/g, '/').replace(/\/$/, ''), { magicalBraces: true, windowsPathsNoEscape });
        for (const ign of ignored)
            this.add(ign);
    }
    add(ign) {
        // this is a little weird, but it gives us a clean set of optimized
        // minimatch matchers, without getting tripped up if one of them
        // ends in /** inside a brace section, and it's only inefficient at
        // the start of the walk, not along it.
        // It'd be nice if the Pattern class just had a .test() method, but
        // handling globstars is a bit of a pita, and that code already lives
        // in minimatch anyway.
        // Another way would be if maybe Minimatch could take its set/globParts
        // as an option, and then we could at least just use Pattern to test
        // for absolute-ness.
        // Yet another way, Minimatch could take an array of glob strings, and
        // a cwd option, and do the right thing.
        const mm = new Minimatch(ign, this.mmopts);
        for (let i = 0; i < mm.set.length; i++) {
            const parsed = mm.set[i];
            const globParts = mm.globParts[i];
            /* c8 ignore start */
            if (!parsed || !globParts) {
                throw new Error('invalid pattern object');
            }
            // strip off leading ./ portions
            // https://github.com/isaacs/node-glob/issues/570
            while (parsed[0] === '.' && globParts[0] === '.') {
                parsed.shift();
                globParts.shift();
            }
            /* c8 ignore stop */
            const p = new Pattern(parsed, globParts, 0, this.platform);
            const glob = p.root() === '/' ?
                `${this.slashRoot}/${p.rest()?.globString() ?? ''}`
                : p.globString();
            const m = new Minimatch(glob, this.mmopts);
            const children = globParts[globParts.length - 1] === '**';
            const absolute = p.isAbsolute();
            if (absolute)
                this.absolute.push(m);
            else
                this.relative.push(m);
            if (children) {
                if (absolute)
                    this.absoluteChildren.push(m);
                else
                    this.relativeChildren.push(m);
            }
        }
    }
    ignored(p) {
        const fullpath = p.fullpath();
        const fullpaths = `${fullpath}/`;
        const relative = p.relative() || '.';
        const relatives = `${relative}/`;
        for (const m of this.relative) {
            if (m.match(relative) || m.match(relatives))
                return true;
        }
        for (const m of this.absolute) {
            if (m.match(fullpath) || m.match(fullpaths))
                return true;
        }
        return false;
    }
    childrenIgnored(p) {
        const fullpath = `${p.fullpath()}/`;
        const relative = `${p.relative() || '.'}/`;
        for (const m of this.relativeChildren) {
            if (m.match(relative))
                return true;
        }
        for (const m of this.absoluteChildren) {
            if (m.match(fullpath))
                return true;
        }
        return false;
    }
}
//# sourceMappingURL=ignore.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/processor.js
// synchronous utility for filtering entries and calculating subwalks

/**
 * A cache of which patterns have been processed for a given Path, in
 * this walk step and the steps that led to it.
 *
 * A step only adds to it before it makes the caches for the next
 * steps, so a copy can look up the chain of caches before it, in
 * place of copying their entries. A pattern for a path that a cache
 * up the chain has already seen is added to that cache's set, so that
 * the other steps that share it see it too. Paths are keyed by their
 * full path, because path-scurry can make a new Path object for the
 * same path once its cache of children is full.
 */
class HasWalkedCache {
    parent;
    store;
    constructor(parent) {
        this.parent = parent;
    }
    copy() {
        return new HasWalkedCache(this);
    }
    // the set for the path in this cache, or the closest one before it
    #find(fullpath) {
        const set = this.store?.get(fullpath);
        return set || !this.parent ? set : this.parent.#find(fullpath);
    }
    hasWalked(target, pattern) {
        return !!this.#find(target.fullpath())?.has(pattern.globString());
    }
    storeWalked(target, pattern) {
        const fullpath = target.fullpath();
        const cached = this.#find(fullpath);
        if (cached)
            cached.add(pattern.globString());
        else
            (this.store ??= new Map()).set(fullpath, new Set([pattern.globString()]));
    }
}
/**
 * A record of which paths have been matched in a given walk step,
 * and whether they only are considered a match if they are a directory,
 * and whether their absolute or relative path should be returned.
 * The store maps each path to {@link MatchRecord.ABSOLUTE} and
 * {@link MatchRecord.IF_DIR} flags.
 */
class MatchRecord {
    static ABSOLUTE = 2;
    static IF_DIR = 1;
    store = new Map();
    add(target, absolute, ifDir) {
        const n = (absolute ? MatchRecord.ABSOLUTE : 0) |
            (ifDir ? MatchRecord.IF_DIR : 0);
        const current = this.store.get(target);
        this.store.set(target, current === undefined ? n : n & current);
    }
}
/**
 * A collection of patterns that must be processed in a subsequent step
 * for a given path.
 */
class SubWalks {
    store = new Map();
    add(target, pattern) {
        if (!target.canReaddir()) {
            return;
        }
        const subs = this.store.get(target);
        if (subs) {
            if (!subs.find(p => p.globString() === pattern.globString())) {
                subs.push(pattern);
            }
        }
        else
            this.store.set(target, [pattern]);
    }
    get(target) {
        const subs = this.store.get(target);
        /* c8 ignore start */
        if (!subs) {
            throw new Error('attempting to walk unknown path');
        }
        /* c8 ignore stop */
        return subs;
    }
    entries() {
        return this.keys().map(k => [k, this.store.get(k)]);
    }
    keys() {
        return [...this.store.keys()].filter(t => t.canReaddir());
    }
}
/**
 * The class that processes patterns for a given path.
 *
 * Handles child entry filtering, and determining whether a path's
 * directory contents must be read.
 */
class Processor {
    hasWalkedCache;
    matches = new MatchRecord();
    subwalks = new SubWalks();
    patterns;
    follow;
    dot;
    opts;
    constructor(opts, hasWalkedCache) {
        this.opts = opts;
        this.follow = !!opts.follow;
        this.dot = !!opts.dot;
        this.hasWalkedCache =
            hasWalkedCache ? hasWalkedCache.copy() : new HasWalkedCache();
    }
    processPatterns(target, patterns) {
        this.patterns = patterns;
        const processingSet = patterns.map(p => [target, p]);
        // map of paths to the magic-starting subwalks they need to walk
        // first item in patterns is the filter
        for (let [t, pattern] of processingSet) {
            this.hasWalkedCache.storeWalked(t, pattern);
            const root = pattern.root();
            const absolute = pattern.isAbsolute() && this.opts.absolute !== false;
            // start absolute patterns at root
            if (root) {
                t = t.resolve(root === '/' && this.opts.root !== undefined ?
                    this.opts.root
                    : root);
                const rest = pattern.rest();
                if (!rest) {
                    this.matches.add(t, true, false);
                    continue;
                }
                else {
                    pattern = rest;
                }
            }
            if (t.isENOENT())
                continue;
            let p;
            let rest;
            let changed = false;
            while (typeof (p = pattern.pattern()) === 'string' &&
                (rest = pattern.rest())) {
                const c = t.resolve(p);
                t = c;
                pattern = rest;
                changed = true;
            }
            p = pattern.pattern();
            rest = pattern.rest();
            if (changed) {
                if (this.hasWalkedCache.hasWalked(t, pattern))
                    continue;
                this.hasWalkedCache.storeWalked(t, pattern);
            }
            // now we have either a final string for a known entry,
            // more strings for an unknown entry,
            // or a pattern starting with magic, mounted on t.
            if (typeof p === 'string') {
                // must not be final entry, otherwise we would have
                // concatenated it earlier.
                const ifDir = p === '..' || p === '' || p === '.';
                this.matches.add(t.resolve(p), absolute, ifDir);
                continue;
            }
            else if (p === GLOBSTAR) {
                // if no rest, match and subwalk pattern
                // if rest, process rest and subwalk pattern
                // if it's a symlink, but we didn't get here by way of a
                // globstar match (meaning it's the first time THIS globstar
                // has traversed a symlink), then we follow it. Otherwise, stop.
                if (!t.isSymbolicLink() ||
                    this.follow ||
                    pattern.checkFollowGlobstar()) {
                    this.subwalks.add(t, pattern);
                }
                const rp = rest?.pattern();
                const rrest = rest?.rest();
                if (!rest || ((rp === '' || rp === '.') && !rrest)) {
                    // only HAS to be a dir if it ends in **/ or **/.
                    // but ending in ** will match files as well.
                    this.matches.add(t, absolute, rp === '' || rp === '.');
                }
                else {
                    if (rp === '..') {
                        // this would mean you're matching **/.. at the fs root,
                        // and no thanks, I'm not gonna test that specific case.
                        /* c8 ignore start */
                        const tp = t.parent || t;
                        /* c8 ignore stop */
                        if (!rrest)
                            this.matches.add(tp, absolute, true);
                        else if (!this.hasWalkedCache.hasWalked(tp, rrest)) {
                            this.subwalks.add(tp, rrest);
                        }
                    }
                }
            }
            else if (typeof p === 'object') {
                this.subwalks.add(t, pattern);
            }
        }
        return this;
    }
    subwalkTargets() {
        return this.subwalks.keys();
    }
    child() {
        return new Processor(this.opts, this.hasWalkedCache);
    }
    // return a new Processor containing the subwalks for each
    // child entry, and a set of matches, and
    // a hasWalkedCache that's a copy of this one
    // then we're going to call
    filterEntries(parent, entries) {
        const patterns = this.subwalks.get(parent);
        // put matches and entry walks into the results processor
        const results = this.child();
        for (const e of entries) {
            for (const pattern of patterns) {
                const absolute = pattern.isAbsolute();
                const p = pattern.pattern();
                const rest = pattern.rest();
                if (p === GLOBSTAR) {
                    results.testGlobstar(e, pattern, rest, absolute);
                }
                else if (typeof p === 'object') {
                    results.testMatcher(e, p, rest, absolute);
                }
                else {
                    results.testString(e, p, rest, absolute);
                }
            }
        }
        return results;
    }
    testGlobstar(e, pattern, rest, absolute) {
        if (this.dot || !e.name.startsWith('.')) {
            if (!pattern.hasMore()) {
                this.matches.add(e, absolute, false);
            }
            if (e.canReaddir()) {
                // if we're in follow mode or it's not a symlink, just keep
                // testing the same pattern. If there's more after the globstar,
                // then this symlink consumes the globstar. If not, then we can
                // follow at most ONE symlink along the way, so we mark it, which
                // also checks to ensure that it wasn't already marked.
                if (this.follow || !e.isSymbolicLink()) {
                    this.subwalks.add(e, pattern);
                }
                else if (e.isSymbolicLink()) {
                    if (rest && pattern.checkFollowGlobstar()) {
                        this.subwalks.add(e, rest);
                    }
                    else if (pattern.markFollowGlobstar()) {
                        this.subwalks.add(e, pattern);
                    }
                }
            }
        }
        // if the NEXT thing matches this entry, then also add
        // the rest.
        if (rest) {
            const rp = rest.pattern();
            if (typeof rp === 'string' &&
                // dots and empty were handled already
                rp !== '..' &&
                rp !== '' &&
                rp !== '.') {
                this.testString(e, rp, rest.rest(), absolute);
            }
            else if (rp === '..') {
                /* c8 ignore start */
                const ep = e.parent || e;
                /* c8 ignore stop */
                this.subwalks.add(ep, rest);
            }
            else if (typeof rp === 'object') {
                this.testMatcher(e, rp, rest.rest(), absolute);
            }
        }
    }
    testMatcher(e, p, rest, absolute) {
        // an entry name is one path portion, with no `/`
        if (!p.testUnchecked(e.name))
            return;
        if (!rest) {
            this.matches.add(e, absolute, false);
        }
        else {
            this.subwalks.add(e, rest);
        }
    }
    testString(e, p, rest, absolute) {
        // should never happen?
        if (!e.isNamed(p))
            return;
        if (!rest) {
            this.matches.add(e, absolute, false);
        }
        else {
            this.subwalks.add(e, rest);
        }
    }
}
//# sourceMappingURL=processor.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/walker.js
/**
 * Single-use utility classes to provide functionality to the {@link Glob}
 * methods.
 *
 * @module
 */



const { ABSOLUTE, IF_DIR } = MatchRecord;
const makeIgnore = (ignore, opts, cwd) => typeof ignore === 'string' ? new Ignore([ignore], opts, cwd)
    : Array.isArray(ignore) ? new Ignore(ignore, opts, cwd)
        : ignore;
/**
 * basic walking utilities that all the glob walker types use
 */
class GlobUtil {
    path;
    patterns;
    opts;
    seen = new Set();
    paused = false;
    aborted = false;
    #onResume = [];
    #ignore;
    #sep;
    signal;
    maxDepth;
    includeChildMatches;
    constructor(patterns, path, opts) {
        this.patterns = patterns;
        this.path = path;
        this.opts = opts;
        this.#sep = !opts.posix && opts.platform === 'win32' ? '\\' : '/';
        this.includeChildMatches = opts.includeChildMatches !== false;
        if (opts.ignore || !this.includeChildMatches) {
            this.#ignore = makeIgnore(opts.ignore ?? [], opts, path);
            if (!this.includeChildMatches &&
                typeof this.#ignore.add !== 'function') {
                const m = 'cannot ignore child matches, ignore lacks add() method.';
                throw new Error(m);
            }
        }
        // ignore, always set with maxDepth, but it's optional on the
        // GlobOptions type
        /* c8 ignore start */
        this.maxDepth = opts.maxDepth || Infinity;
        /* c8 ignore stop */
        if (opts.signal) {
            this.signal = opts.signal;
            this.signal.addEventListener('abort', () => {
                this.#onResume.length = 0;
            });
        }
    }
    #ignored(path) {
        return this.seen.has(path) || !!this.#ignore?.ignored?.(path);
    }
    #childrenIgnored(path) {
        return !!this.#ignore?.childrenIgnored?.(path);
    }
    // backpressure mechanism
    pause() {
        this.paused = true;
    }
    resume() {
        /* c8 ignore start */
        if (this.signal?.aborted)
            return;
        /* c8 ignore stop */
        this.paused = false;
        let fn = undefined;
        while (!this.paused && (fn = this.#onResume.shift())) {
            fn();
        }
    }
    onResume(fn) {
        /* c8 ignore start */
        if (!this.paused) {
            fn();
        }
        else {
            /* c8 ignore stop */
            this.#onResume.push(fn);
        }
    }
    // do the requisite realpath/stat checking, and return the path
    // to add or undefined to filter it out.
    async matchCheck(inPath, ifDir) {
        if (ifDir && this.opts.nodir)
            return undefined;
        let rpc;
        let e;
        if (this.opts.realpath) {
            rpc = inPath.realpathCached() || (await inPath.realpath());
            if (!rpc)
                return undefined;
            e = rpc;
        }
        else {
            e = inPath;
        }
        const needStat = e.isUnknown() || this.opts.stat;
        const s = needStat ? await e.lstat() : e;
        if (this.opts.follow && this.opts.nodir && s?.isSymbolicLink()) {
            const target = await s.realpath();
            /* c8 ignore start */
            if (target && (target.isUnknown() || this.opts.stat)) {
                await target.lstat();
            }
            /* c8 ignore stop */
        }
        return this.matchCheckTest(s, ifDir);
    }
    matchCheckTest(e, ifDir) {
        return (e &&
            (this.maxDepth === Infinity || e.depth() <= this.maxDepth) &&
            (!ifDir || e.canReaddir()) &&
            (!this.opts.nodir || !e.isDirectory()) &&
            (!this.opts.nodir ||
                !this.opts.follow ||
                !e.isSymbolicLink() ||
                !e.realpathCached()?.isDirectory()) &&
            !this.#ignored(e)) ?
            e
            : undefined;
    }
    matchCheckSync(inPath, ifDir) {
        if (ifDir && this.opts.nodir)
            return undefined;
        let rpc;
        let e;
        if (this.opts.realpath) {
            rpc = inPath.realpathCached() || inPath.realpathSync();
            if (!rpc)
                return undefined;
            e = rpc;
        }
        else {
            e = inPath;
        }
        const needStat = e.isUnknown() || this.opts.stat;
        const s = needStat ? e.lstatSync() : e;
        if (this.opts.follow && this.opts.nodir && s?.isSymbolicLink()) {
            const target = s.realpathSync();
            if (target && (target?.isUnknown() || this.opts.stat)) {
                target.lstatSync();
            }
        }
        return this.matchCheckTest(s, ifDir);
    }
    matchFinish(e, absolute) {
        if (this.#ignored(e))
            return;
        this.#matchEmitChecked(e, absolute);
    }
    // emit a match that is known to not be seen or ignored yet
    #matchEmitChecked(e, absolute) {
        // we know we have an ignore if this is false, but TS doesn't
        if (!this.includeChildMatches && this.#ignore?.add) {
            const ign = `${e.relativePosix()}/**`;
            this.#ignore.add(ign);
        }
        const abs = this.opts.absolute === undefined ? absolute : this.opts.absolute;
        this.seen.add(e);
        const mark = this.opts.mark && e.isDirectory() ? this.#sep : '';
        // ok, we have what we need!
        if (this.opts.withFileTypes) {
            this.matchEmit(e);
        }
        else if (abs) {
            const abs = this.opts.posix ? e.fullpathPosix() : e.fullpath();
            this.matchEmit(abs + mark);
        }
        else {
            const rel = this.opts.posix ? e.relativePosix() : e.relative();
            const pre = this.opts.dotRelative && !rel.startsWith(`..${this.#sep}`) ?
                `.${this.#sep}`
                : '';
            this.matchEmit(!rel ? `.${mark}` : pre + rel + mark);
        }
    }
    async match(e, absolute, ifDir) {
        const p = await this.matchCheck(e, ifDir);
        if (p)
            this.matchFinish(p, absolute);
    }
    matchSync(e, absolute, ifDir) {
        // matchCheckSync just checked that it is not seen or ignored, and
        // nothing can have changed since
        const p = this.matchCheckSync(e, ifDir);
        if (p)
            this.#matchEmitChecked(p, absolute);
    }
    walkCB(target, patterns, cb) {
        /* c8 ignore start */
        if (this.signal?.aborted)
            return cb();
        /* c8 ignore stop */
        this.walkCB2(target, patterns, new Processor(this.opts), cb);
    }
    walkCB2(target, patterns, processor, cb) {
        if (this.#childrenIgnored(target))
            return cb();
        if (this.signal?.aborted)
            return cb();
        if (this.paused) {
            this.onResume(() => this.walkCB2(target, patterns, processor, cb));
            return;
        }
        processor.processPatterns(target, patterns);
        // done processing.  all of the above is sync, can be abstracted out.
        // subwalks is a map of paths to the entry filters they need
        // matches is a map of paths to [absolute, ifDir] tuples.
        let tasks = 1;
        const next = () => {
            if (--tasks === 0)
                cb();
        };
        for (const [m, n] of processor.matches.store) {
            if (this.#ignored(m))
                continue;
            tasks++;
            void this.match(m, !!(n & ABSOLUTE), !!(n & IF_DIR)).then(() => next());
        }
        for (const t of processor.subwalkTargets()) {
            if (this.maxDepth !== Infinity && t.depth() >= this.maxDepth) {
                continue;
            }
            tasks++;
            const childrenCached = t.readdirCached();
            if (t.calledReaddir())
                this.walkCB3(t, childrenCached, processor, next);
            else {
                t.readdirCB((_, entries) => this.walkCB3(t, entries, processor, next), true);
            }
        }
        next();
    }
    walkCB3(target, entries, processorx, cb) {
        const proc = processorx.filterEntries(target, entries);
        let tasks = 1;
        const next = () => {
            if (--tasks === 0)
                cb();
        };
        for (const [m, n] of proc.matches.store) {
            if (this.#ignored(m))
                continue;
            tasks++;
            void this.match(m, !!(n & ABSOLUTE), !!(n & IF_DIR)).then(() => next());
        }
        for (const [target, patterns] of proc.subwalks.entries()) {
            tasks++;
            this.walkCB2(target, patterns, proc.child(), next);
        }
        next();
    }
    walkCBSync(target, patterns, cb) {
        /* c8 ignore start */
        if (this.signal?.aborted)
            return cb();
        /* c8 ignore stop */
        this.walkCB2Sync(target, patterns, new Processor(this.opts), cb);
    }
    walkCB2Sync(target, patterns, processor, cb) {
        if (this.#childrenIgnored(target))
            return cb();
        if (this.signal?.aborted)
            return cb();
        if (this.paused) {
            this.onResume(() => this.walkCB2Sync(target, patterns, processor, cb));
            return;
        }
        processor.processPatterns(target, patterns);
        // done processing.  all of the above is sync, can be abstracted out.
        // subwalks is a map of paths to the entry filters they need
        // matches is a map of paths to [absolute, ifDir] tuples.
        let tasks = 1;
        const next = () => {
            if (--tasks === 0)
                cb();
        };
        for (const [m, n] of processor.matches.store) {
            if (this.#ignored(m))
                continue;
            this.matchSync(m, !!(n & ABSOLUTE), !!(n & IF_DIR));
        }
        for (const t of processor.subwalkTargets()) {
            if (this.maxDepth !== Infinity && t.depth() >= this.maxDepth) {
                continue;
            }
            tasks++;
            const children = t.readdirSync();
            this.walkCB3Sync(t, children, processor, next);
        }
        next();
    }
    walkCB3Sync(target, entries, processor, cb) {
        const proc = processor.filterEntries(target, entries);
        let tasks = 1;
        const next = () => {
            if (--tasks === 0)
                cb();
        };
        for (const [m, n] of proc.matches.store) {
            if (this.#ignored(m))
                continue;
            this.matchSync(m, !!(n & ABSOLUTE), !!(n & IF_DIR));
        }
        for (const [target, patterns] of proc.subwalks.entries()) {
            tasks++;
            this.walkCB2Sync(target, patterns, proc.child(), next);
        }
        next();
    }
}
class GlobWalker extends GlobUtil {
    // each Path is only emitted once (see GlobUtil.seen), so the results
    // do not need to be deduped
    matches = [];
    constructor(patterns, path, opts) {
        super(patterns, path, opts);
    }
    matchEmit(e) {
        this.matches.push(e);
    }
    async walk() {
        if (this.signal?.aborted)
            throw this.signal.reason;
        if (this.path.isUnknown()) {
            await this.path.lstat();
        }
        await new Promise((res, rej) => {
            this.walkCB(this.path, this.patterns, () => {
                if (this.signal?.aborted) {
                    rej(this.signal.reason);
                }
                else {
                    res(this.matches);
                }
            });
        });
        return this.matches;
    }
    walkSync() {
        if (this.signal?.aborted)
            throw this.signal.reason;
        if (this.path.isUnknown()) {
            this.path.lstatSync();
        }
        // nothing for the callback to do, because this never pauses
        this.walkCBSync(this.path, this.patterns, () => {
            if (this.signal?.aborted)
                throw this.signal.reason;
        });
        return this.matches;
    }
}
class GlobStream extends GlobUtil {
    results;
    constructor(patterns, path, opts) {
        super(patterns, path, opts);
        this.results = new Minipass({
            signal: this.signal,
            objectMode: true,
        });
        this.results.on('drain', () => this.resume());
        this.results.on('resume', () => this.resume());
    }
    matchEmit(e) {
        this.results.write(e);
        if (!this.results.flowing)
            this.pause();
    }
    stream() {
        const target = this.path;
        if (target.isUnknown()) {
            void target.lstat().then(() => {
                this.walkCB(target, this.patterns, () => this.results.end());
            });
        }
        else {
            this.walkCB(target, this.patterns, () => this.results.end());
        }
        return this.results;
    }
    streamSync() {
        if (this.path.isUnknown()) {
            this.path.lstatSync();
        }
        this.walkCBSync(this.path, this.patterns, () => this.results.end());
        return this.results;
    }
}
//# sourceMappingURL=walker.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/glob.js





// if no process global, just call it linux.
// so we default to case-sensitive, / separators
const glob_defaultPlatform = (typeof process === 'object' &&
    process &&
    typeof process.platform === 'string') ?
    process.platform
    : 'linux';
/**
 * An object that can perform glob pattern traversals.
 */
class Glob {
    absolute;
    cwd;
    root;
    dot;
    dotRelative;
    follow;
    ignore;
    magicalBraces;
    mark;
    matchBase;
    maxDepth;
    nobrace;
    nocase;
    nodir;
    noext;
    noglobstar;
    pattern;
    platform;
    realpath;
    scurry;
    stat;
    signal;
    windowsPathsNoEscape;
    withFileTypes;
    includeChildMatches;
    /**
     * The options provided to the constructor.
     */
    opts;
    /**
     * An array of parsed immutable {@link Pattern} objects.
     */
    patterns;
    /**
     * All options are stored as properties on the `Glob` object.
     *
     * See {@link GlobOptions} for full options descriptions.
     *
     * Note that a previous `Glob` object can be passed as the
     * `GlobOptions` to another `Glob` instantiation to re-use settings
     * and caches with a new pattern.
     *
     * Traversal functions can be called multiple times to run the walk
     * again.
     */
    constructor(pattern, opts) {
        /* c8 ignore start */
        if (!opts)
            throw new TypeError('glob options required');
        /* c8 ignore stop */
        this.withFileTypes = !!opts.withFileTypes;
        this.signal = opts.signal;
        this.follow = !!opts.follow;
        this.dot = !!opts.dot;
        this.dotRelative = !!opts.dotRelative;
        this.nodir = !!opts.nodir;
        this.mark = !!opts.mark;
        if (!opts.cwd) {
            this.cwd = '';
        }
        else if (opts.cwd instanceof URL || opts.cwd.startsWith('file://')) {
            opts.cwd = (0,external_node_url_.fileURLToPath)(opts.cwd);
        }
        this.cwd = opts.cwd || '';
        this.root = opts.root;
        this.magicalBraces = !!opts.magicalBraces;
        this.nobrace = !!opts.nobrace;
        this.noext = !!opts.noext;
        this.realpath = !!opts.realpath;
        this.absolute = opts.absolute;
        this.includeChildMatches = opts.includeChildMatches !== false;
        this.noglobstar = !!opts.noglobstar;
        this.matchBase = !!opts.matchBase;
        this.maxDepth =
            typeof opts.maxDepth === 'number' ? opts.maxDepth : Infinity;
        this.stat = !!opts.stat;
        this.ignore = opts.ignore;
        if (this.withFileTypes && this.absolute !== undefined) {
            throw new Error('cannot set absolute and withFileTypes:true');
        }
        let p = typeof pattern === 'string' ? [pattern] : pattern;
        this.windowsPathsNoEscape =
            !!opts.windowsPathsNoEscape ||
                opts.allowWindowsEscape ===
                    false;
        if (this.windowsPathsNoEscape) {
            p = p.map(p => p.replace(/\\/g, '/'));
        }
        if (this.matchBase) {
            if (opts.noglobstar) {
                throw new TypeError('base matching requires globstar');
            }
            p = p.map(p => (p.includes('/') ? p : `./**/${p}`));
        }
        this.pattern = p;
        this.platform = opts.platform || glob_defaultPlatform;
        this.opts = { ...opts, platform: this.platform };
        if (opts.scurry) {
            this.scurry = opts.scurry;
            if (opts.nocase !== undefined &&
                opts.nocase !== opts.scurry.nocase) {
                throw new Error('nocase option contradicts provided scurry option');
            }
        }
        else {
            const Scurry = opts.platform === 'win32' ? PathScurryWin32
                : opts.platform === 'darwin' ? PathScurryDarwin
                    : opts.platform ? PathScurryPosix
                        : PathScurry;
            this.scurry = new Scurry(this.cwd, {
                nocase: opts.nocase,
                fs: opts.fs,
            });
        }
        this.nocase = this.scurry.nocase;
        // If you do nocase:true on a case-sensitive file system, then
        // we need to use regexps instead of strings for non-magic
        // path portions, because statting `aBc` won't return results
        // for the file `AbC` for example.
        const nocaseMagicOnly = this.platform === 'darwin' || this.platform === 'win32';
        const mmo = {
            braceExpandMax: 10_000,
            ...opts,
            dot: this.dot,
            matchBase: this.matchBase,
            nobrace: this.nobrace,
            // default nocase based on platform
            nocase: this.nocase,
            nocaseMagicOnly,
            nocomment: true,
            noext: this.noext,
            nonegate: true,
            optimizationLevel: 2,
            platform: this.platform,
            windowsPathsNoEscape: this.windowsPathsNoEscape,
        };
        const mms = this.pattern.map(p => new Minimatch(p, mmo));
        const [matchSet, globParts] = mms.reduce((set, m) => {
            set[0].push(...m.set);
            set[1].push(...m.globParts);
            return set;
        }, [[], []]);
        this.patterns = matchSet.map((set, i) => {
            const g = globParts[i];
            /* c8 ignore start */
            if (!g)
                throw new Error('invalid pattern object');
            /* c8 ignore stop */
            return new Pattern(set, g, 0, this.platform);
        });
    }
    async walk() {
        // Walkers always return array of Path objects, so we just have to
        // coerce them into the right shape.  It will have already called
        // realpath() if the option was set to do so, so we know that's cached.
        // start out knowing the cwd, at least
        return await new GlobWalker(this.patterns, this.scurry.cwd, {
            ...this.opts,
            maxDepth: this.maxDepth !== Infinity ?
                this.maxDepth + this.scurry.cwd.depth()
                : Infinity,
            platform: this.platform,
            nocase: this.nocase,
            includeChildMatches: this.includeChildMatches,
        }).walk();
    }
    walkSync() {
        return new GlobWalker(this.patterns, this.scurry.cwd, {
            ...this.opts,
            maxDepth: this.maxDepth !== Infinity ?
                this.maxDepth + this.scurry.cwd.depth()
                : Infinity,
            platform: this.platform,
            nocase: this.nocase,
            includeChildMatches: this.includeChildMatches,
        }).walkSync();
    }
    stream() {
        return new GlobStream(this.patterns, this.scurry.cwd, {
            ...this.opts,
            maxDepth: this.maxDepth !== Infinity ?
                this.maxDepth + this.scurry.cwd.depth()
                : Infinity,
            platform: this.platform,
            nocase: this.nocase,
            includeChildMatches: this.includeChildMatches,
        }).stream();
    }
    streamSync() {
        return new GlobStream(this.patterns, this.scurry.cwd, {
            ...this.opts,
            maxDepth: this.maxDepth !== Infinity ?
                this.maxDepth + this.scurry.cwd.depth()
                : Infinity,
            platform: this.platform,
            nocase: this.nocase,
            includeChildMatches: this.includeChildMatches,
        }).streamSync();
    }
    /**
     * Default sync iteration function. Returns a Generator that
     * iterates over the results.
     */
    iterateSync() {
        return this.streamSync()[Symbol.iterator]();
    }
    [Symbol.iterator]() {
        return this.iterateSync();
    }
    /**
     * Default async iteration function. Returns an AsyncGenerator that
     * iterates over the results.
     */
    iterate() {
        return this.stream()[Symbol.asyncIterator]();
    }
    [Symbol.asyncIterator]() {
        return this.iterate();
    }
}
//# sourceMappingURL=glob.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/has-magic.js

/**
 * Return true if the patterns provided contain any magic glob characters,
 * given the options provided.
 *
 * Brace expansion is not considered "magic" unless the `magicalBraces` option
 * is set, as brace expansion just turns one string into an array of strings.
 * So a pattern like `'x{a,b}y'` would return `false`, because `'xay'` and
 * `'xby'` both do not contain any magic glob characters, and it's treated the
 * same as if you had called it on `['xay', 'xby']`. When `magicalBraces:true`
 * is in the options, brace expansion _is_ treated as a pattern having magic.
 */
const hasMagic = (pattern, options = {}) => {
    for (const p of Array.isArray(pattern) ? pattern : [pattern]) {
        if (new Minimatch(p, options).hasMagic())
            return true;
    }
    return false;
};
//# sourceMappingURL=has-magic.js.map
;// CONCATENATED MODULE: ./node_modules/glob/dist/esm/index.js







function globStreamSync(pattern, options = {}) {
    return new Glob(pattern, options).streamSync();
}
function globStream(pattern, options = {}) {
    return new Glob(pattern, options).stream();
}
function globSync(pattern, options = {}) {
    return new Glob(pattern, options).walkSync();
}
async function glob_(pattern, options = {}) {
    return new Glob(pattern, options).walk();
}
function globIterateSync(pattern, options = {}) {
    return new Glob(pattern, options).iterateSync();
}
function globIterate(pattern, options = {}) {
    return new Glob(pattern, options).iterate();
}
// aliases: glob.sync.stream() glob.stream.sync() glob.sync() etc
const streamSync = globStreamSync;
const stream = Object.assign(globStream, { sync: globStreamSync });
const iterateSync = globIterateSync;
const iterate = Object.assign(globIterate, {
    sync: globIterateSync,
});
const sync = Object.assign(globSync, {
    stream: globStreamSync,
    iterate: globIterateSync,
});
const glob = Object.assign(glob_, {
    glob: glob_,
    globSync,
    sync,
    globStream,
    stream,
    globStreamSync,
    streamSync,
    globIterate,
    iterate,
    globIterateSync,
    iterateSync,
    Glob: Glob,
    hasMagic: hasMagic,
    escape: escape_escape,
    unescape: unescape_unescape,
});
glob.glob = glob;
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./build/support/runtime.js

/**
 * Lets V8 collect garbage sooner, for work that keeps many small things: by itself it lets the heap grow to a multiple of
 * what is needed first. Costs some time, hence not for everybody.
 */
function spareMemory() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--heap-growing-percent=20');
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
}

;// CONCATENATED MODULE: ./build/pipeline/find/link-guard.js



/**
 * Decides which links to folders are followed: those that stay within the borders, one on any way and none back to where
 * it came from. Folders that lead to each other, as in pnpm's `node_modules`, would else be searched in every order.
 */
class FolderGuard {
    #borders;
    #decided = new Map();
    #leadingOut = new Set();
    /** @param borders real paths of folders */
    constructor(borders) {
        this.#borders = borders;
    }
    /** Absolute paths of the links met that lead out. */
    get leadingOut() {
        return [...this.#leadingOut];
    }
    /** @param link absolute path of a symbolic link */
    isFollowed(link) {
        const known = this.#decided.get(link);
        if (known !== undefined)
            return known;
        const decided = this.#decide(link);
        this.#decided.set(link, decided);
        return decided;
    }
    #decide(link) {
        try {
            const target = (0,external_node_fs_.realpathSync)(link);
            if (!this.#borders.some((border) => isInside(target, border))) {
                this.#leadingOut.add(link);
                return false;
            }
            const folder = (0,external_node_path_namespaceObject.dirname)(link);
            const isFirst = (0,external_node_fs_.realpathSync)(folder) === folder;
            return isFirst && !isInside(folder, target);
        }
        catch {
            // It leads to nothing: there is no folder to go into.
            return false;
        }
    }
}

;// CONCATENATED MODULE: ./build/pipeline/find/match-patterns.js






const WINDOWS = process.platform === 'win32';
/** From so many entries on, memory counts for more than time. */
const MANY = 10_000;
/** Errors of a folder that is there and can't be read; others mean that there is no such folder. */
const UNREADABLE = new Set(['EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE', 'ENOMEM']);
/**
 * Finds what each pattern matches; folders are left out, and links to folders within the workspace are followed.
 *
 * A pattern that is the name of an existing file is that file, whatever characters are in it: `level[1].json`. One with an
 * asterisk stays a pattern as well, so that no file can take the place of all others by its name. `.git` is
 * searched only by a pattern that names it: it may hold the credentials of the checkout.
 *
 * @param search with real paths of working directory and workspace
 */
async function matchPatterns(search) {
    const { workingDirectory, workspace, includeHidden } = search;
    const isName = (pattern) => isFile((0,external_node_path_namespaceObject.resolve)(workingDirectory, pattern));
    const excludedFiles = search.exclude.filter(isName).map((pattern) => (0,external_node_path_namespaceObject.resolve)(workingDirectory, pattern));
    const exclude = search.exclude
        .filter((pattern) => !isName(pattern) || isWildcard(pattern))
        .flatMap((pattern) => [pattern, `${pattern}/**`]);
    const ignored = exclude.length === 0
        ? undefined
        : new Ignore(exclude, { platform: process.platform, windowsPathsNoEscape: WINDOWS });
    const guard = new FolderGuard([workspace, workingDirectory]);
    const unreadable = new Map();
    const byPattern = [];
    let scurry;
    for (const pattern of search.include) {
        const namesGit = pattern.split('/').includes('.git');
        const name = isName(pattern) ? [literally(pattern)] : [];
        const glob = new Glob(name.length > 0 && !isWildcard(pattern) ? name : [...name, pattern], {
            cwd: workingDirectory,
            dot: includeHidden,
            follow: true,
            fs: { readdir: noting(unreadable) },
            ignore: {
                ignored: (path) => ignored?.ignored(path) === true,
                childrenIgnored: (path) => 
                // By its name: to match it as a pattern costs a small run more than all else that is matched.
                (!namesGit && isInGit(path.relative())) ||
                    ignored?.childrenIgnored(path) === true ||
                    (path.isSymbolicLink() && !guard.isFollowed(path.fullpath())),
            },
            // The same workflow finds the same files on every runner.
            nocase: false,
            windowsPathsNoEscape: WINDOWS,
            withFileTypes: true,
            // One cache of folders for all patterns: none is read twice.
            ...(scurry && { scurry }),
        });
        scurry = glob.scurry;
        const isTaken = ({ absolutePath }) => !excludedFiles.includes(absolutePath) &&
            // Files are not asked about above, and parts of a pattern without a wildcard are gone through unasked.
            (namesGit || !absolutePath.includes('.git') || !isInGit((0,external_node_path_namespaceObject.relative)(workingDirectory, absolutePath)));
        const entries = await glob.walk();
        byPattern.push(entries
            // Links to folders stay: whether they lead out is seen to later, and that must not go unsaid.
            .filter((entry) => !entry.isDirectory())
            .map((entry) => ({ absolutePath: entry.fullpath(), isLink: entry.isSymbolicLink() }))
            .filter(isTaken));
    }
    return { byPattern, leadingOut: guard.leadingOut, unreadable };
}
/** Node's `readdir`, with the errors taken down that the search would take for an empty folder. */
function noting(unreadable) {
    let met = 0;
    const readdir = (path, options, done) => {
        external_node_fs_.readdir(path, options, (error, entries) => {
            if (error?.code !== undefined && UNREADABLE.has(error.code))
                unreadable.set(path, error.code);
            const before = met;
            met += entries?.length ?? 0;
            if (before < MANY && met >= MANY)
                spareMemory();
            done(error, entries);
        });
    };
    // The search calls it in this one of its forms.
    return readdir;
}
function isWildcard(pattern) {
    return pattern.includes('*');
}
/** A pattern that matches the file of that name and nothing else. */
function literally(name) {
    return escape_escape(name, { windowsPathsNoEscape: WINDOWS, magicalBraces: true });
}
function isFile(path) {
    try {
        const entry = external_node_fs_.lstatSync(path);
        const target = entry.isSymbolicLink() ? external_node_fs_.statSync(path, { throwIfNoEntry: false }) : entry;
        return !target?.isDirectory();
    }
    catch {
        // Nothing is there, or nothing can be: a pattern may be too long for a path, or look below a file.
        return false;
    }
}

;// CONCATENATED MODULE: ./build/pipeline/find/find-assets.js







/** Files looked at in one go, before anything else that waits has its turn. */
const LOOKED_AT_TOGETHER = 256;
/** Finds the files that the patterns ask for. Nothing is opened, only looked at. */
async function findAssets(search, naming, contentTypeOf) {
    const workingDirectory = await (0,promises_.realpath)(search.workingDirectory);
    const workspace = await (0,promises_.realpath)(search.workspace);
    const never = await Promise.all(search.never.map(realPathOfFile));
    const toReal = (pattern) => pattern.startsWith(`${search.workspace}/`) ? workspace + pattern.slice(search.workspace.length) : pattern;
    const [include, exclude] = [search.include.map(toReal), search.exclude.map(toReal)];
    const { byPattern, leadingOut, unreadable } = await matchPatterns({
        ...search,
        workingDirectory,
        workspace,
        include,
        exclude,
    });
    const below = (0,external_node_path_namespaceObject.join)(workingDirectory, external_node_path_namespaceObject.sep);
    const pathOf = (absolutePath) => {
        // Nearly always so, and the long way is long for a hundred thousand files.
        const isBelow = absolutePath.startsWith(below);
        const path = isBelow ? absolutePath.slice(below.length) : (0,external_node_path_namespaceObject.relative)(workingDirectory, absolutePath);
        return path.replaceAll(external_node_path_namespaceObject.sep, '/');
    };
    const matches = new Map(byPattern.flat().map((match) => [match.absolutePath, match]));
    const look = lookout({ workingDirectory, workspace, never });
    const looked = [];
    const queue = [...matches.values()];
    for (let start = 0; start < queue.length; start += LOOKED_AT_TOGETHER) {
        for (const match of queue.slice(start, start + LOOKED_AT_TOGETHER))
            looked.push({ match, path: pathOf(match.absolutePath), entry: look(match) });
        await (0,external_node_timers_promises_namespaceObject.setImmediate)();
    }
    looked.sort((a, b) => (a.path < b.path ? -1 : 1));
    const nothing = new Set(looked.flatMap(({ match, entry }) => (entry.kind === 'nothing' ? match.absolutePath : [])));
    const files = new Set(looked.flatMap(({ match, entry }) => (entry.kind === 'file' ? match.absolutePath : [])));
    const assets = looked.flatMap(({ match: { absolutePath }, path, entry }) => {
        if (entry.kind !== 'file')
            return [];
        // By its own name alone, a file found again through a link to its folder would only be sent twice.
        const again = entry.real !== absolutePath && files.has(entry.real);
        if (naming === 'basename' && again && (0,external_node_path_namespaceObject.basename)(entry.real) === (0,external_node_path_namespaceObject.basename)(absolutePath))
            return [];
        const fileName = naming === 'path' ? path : (0,external_node_path_namespaceObject.basename)(absolutePath);
        return [{ path, absolutePath, fileName, contentType: contentTypeOf(path), size: entry.size }];
    });
    const links = looked.flatMap(({ entry }) => (entry.kind === 'outside' ? entry.link : []));
    const unusable = looked.flatMap(({ path, entry }) => entry.kind === 'unusable' ? { path, why: entry.why } : []);
    const unreadableFolders = [...unreadable].map(([folder, code]) => {
        return { path: pathOf(folder) || '.', why: `the folder can't be read (${code})` };
    });
    return {
        assets,
        unmatched: search.include.filter((_, index) => byPattern[index]?.every(({ absolutePath }) => nothing.has(absolutePath))),
        outsideLinks: [...new Set([...links, ...leadingOut.map(pathOf)])].sort(),
        unusable: [...unreadableFolders, ...unusable],
    };
}
/**
 * Makes the function that looks at a match. Assets must not leave the workspace, nor, where it was named outside of that,
 * the working directory.
 *
 * It waits for the disk: a trip through the thread pool costs more than the look at a local one.
 */
function lookout({ workingDirectory, workspace, never }) {
    const borders = [workspace, workingDirectory];
    const isAllowed = (path) => borders.some((border) => isInside(path, border));
    const realFolders = new Map();
    const realFolder = (folder) => {
        const real = realFolders.get(folder) ?? external_node_fs_.realpathSync.native(folder);
        realFolders.set(folder, real);
        return real;
    };
    /** The first part of a path that leads out. */
    const leadingOut = (path) => {
        const parts = (0,external_node_path_namespaceObject.relative)(workingDirectory, path).split(external_node_path_namespaceObject.sep);
        for (let length = 1; length < parts.length; length += 1) {
            const link = parts.slice(0, length).join('/');
            if (!isAllowed(realFolder((0,external_node_path_namespaceObject.join)(workingDirectory, link))))
                return link;
        }
        return parts.join('/');
    };
    const realPath = ({ absolutePath, isLink }) => {
        if (isLink)
            return external_node_fs_.realpathSync.native(absolutePath);
        const folder = (0,external_node_path_namespaceObject.dirname)(absolutePath);
        const real = realFolder(folder);
        return real === folder ? absolutePath : (0,external_node_path_namespaceObject.join)(real, (0,external_node_path_namespaceObject.basename)(absolutePath));
    };
    return (match) => {
        const { absolutePath, isLink } = match;
        try {
            if (!isAllowed(absolutePath))
                return { kind: 'unusable', why: 'it lies outside the workspace' };
            const real = realPath(match);
            if (!isAllowed(real))
                return { kind: 'outside', link: leadingOut(absolutePath) };
            if (never.includes(real))
                return { kind: 'nothing' };
            // A link is no way around the name that `.git` must be given.
            if (isInGit(real) && !isInGit(absolutePath))
                return { kind: 'nothing' };
            return fileOrFolder((0,external_node_fs_.statSync)(absolutePath), real);
        }
        catch (error) {
            const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
            const dangling = isLink && code === 'ENOENT';
            return {
                kind: 'unusable',
                why: dangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`,
            };
        }
    };
}
function fileOrFolder(stats, real) {
    if (stats.isDirectory())
        return { kind: 'nothing' };
    return stats.isFile()
        ? { kind: 'file', size: stats.size, real }
        : { kind: 'unusable', why: 'it is not a regular file' };
}
/** The real path of a file that need not exist. */
async function realPathOfFile(path) {
    const folder = await (0,promises_.realpath)((0,external_node_path_namespaceObject.dirname)(path)).catch(() => (0,external_node_path_namespaceObject.dirname)(path));
    return (0,external_node_path_namespaceObject.join)(folder, (0,external_node_path_namespaceObject.basename)(path));
}

// EXTERNAL MODULE: ./build/pipeline/run-pipeline.js + 4 modules
var run_pipeline = __nccwpck_require__(9547);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: ./build/pipeline/shards/digest-list.js

/** The digest of a list from which shards are cut: shards of different lists do not make up a whole. */
function digestList(files) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let bytes = 0;
    for (const { path, fileName, contentType, size } of files) {
        hash.update(`${JSON.stringify([path, fileName, contentType, size])}\n`);
        bytes += size;
    }
    return { files: files.length, bytes, sha256: hash.digest('hex') };
}

;// CONCATENATED MODULE: ./build/pipeline/shards/split.js
/** Parts are even where they differ by no more than this share of one. */
const EVEN = 0.01;
/**
 * Deals the files of a list out to so many parts, as equal in bytes as can be. Whoever has the same list gets the same parts.
 *
 * The list is cut where that makes even parts: then a small change moves few files to another part. Where large files stand in
 * the way of that they are dealt out, the largest first, each to the part that has the fewest bytes.
 *
 * @param total at most 65,535
 */
function assignParts(files, total) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const cut = cutInOrder(files, total, bytes);
    const spread = spreadOf(files, cut, total);
    if (spread <= (bytes / total) * EVEN)
        return cut;
    const dealt = dealOut(files, total);
    return spreadOf(files, dealt, total) < spread ? dealt : cut;
}
/** A file lies in the part in which its middle byte does; where there is no byte at all, each counts as one. */
function cutInOrder(files, total, bytes) {
    const parts = new Uint16Array(files.length);
    const whole = bytes || files.length;
    let before = 0;
    files.forEach(({ size }, position) => {
        const weight = bytes === 0 ? 1 : size;
        const middle = before + weight / 2;
        before += weight;
        // Files of no bytes behind the last one that has some have their middle at the very end.
        parts[position] = Math.min(total - 1, Math.floor((middle / whole) * total));
    });
    return parts;
}
/** "Longest processing time first" (Graham, 1969). Among parts of as many bytes the one of the fewest files is next. */
function dealOut(files, total) {
    const parts = new Uint16Array(files.length);
    const sizes = Float64Array.from(files, ({ size }) => size);
    // The sort keeps the order of files that have the same size.
    const order = Uint32Array.from(sizes.keys()).sort((a, b) => at(sizes, b) - at(sizes, a));
    const bytes = new Float64Array(total);
    const counts = new Uint32Array(total);
    for (const position of order) {
        let least = 0;
        for (let part = 1; part < total; part += 1) {
            const more = at(bytes, part) - at(bytes, least) || at(counts, part) - at(counts, least);
            if (more < 0)
                least = part;
        }
        parts[position] = least;
        bytes[least] = at(bytes, least) + at(sizes, position);
        counts[least] = at(counts, least) + 1;
    }
    return parts;
}
/** Bytes by which the largest part exceeds the smallest. */
function spreadOf(files, parts, total) {
    const bytes = new Float64Array(total);
    files.forEach(({ size }, position) => {
        const part = at(parts, position);
        bytes[part] = at(bytes, part) + size;
    });
    return Math.max(...bytes) - Math.min(...bytes);
}
function at(numbers, index) {
    return numbers[index] ?? 0;
}

;// CONCATENATED MODULE: ./build/pipeline/shards/take-shard.js

/** More parts than any matrix has jobs (256), and few enough to be joined. */
const MOST_SHARDS = 1_000;
/** The files of a list that are a shard's, in their order. Every file lies in exactly one shard. */
function takeShard(files, { index, total }) {
    const parts = assignParts(files, total);
    return files.filter((_, position) => parts[position] === index - 1);
}

// EXTERNAL MODULE: ./build/retry/clock.js
var clock = __nccwpck_require__(7827);
// EXTERNAL MODULE: ./build/pipeline/is-stored.js
var is_stored = __nccwpck_require__(9207);
// EXTERNAL MODULE: ./build/action/failures/failures.js + 2 modules
var failures_failures = __nccwpck_require__(7128);
// EXTERNAL MODULE: ./build/support/name-some.js
var name_some = __nccwpck_require__(5750);
// EXTERNAL MODULE: ./build/support/plural.js
var plural = __nccwpck_require__(9860);
;// CONCATENATED MODULE: ./build/action/run-result.js




/** What a cancelled run did, and what to do now. `signal` is what ended it: SIGINT or SIGTERM. */
function explainCancellation({ uploads, exports }, signal) {
    const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
    const reused = uploads.filter(({ status }) => status === 'reused').length;
    const triggered = exports.filter(({ status }) => status === 'triggered').length;
    const unknown = exports.filter(({ status }) => status === 'unknown').map(failures_failures/* nameExport */._);
    const done = [
        ...(uploads.length > 0 ? [`${uploaded} of ${(0,plural/* plural */.L)(uploads.length, 'file')} uploaded`] : []),
        ...(reused > 0 ? [`${reused} reused`] : []),
        ...(exports.length > 0 ? [`${triggered} of ${(0,plural/* plural */.L)(exports.length, 'export')} triggered`] : []),
    ];
    const goOn = uploads.every(is_stored/* isStored */.m) ? '' : '; with `reuse-unchanged` it goes on where this one ended';
    const advice = unknown.length > 0
        ? `May have been triggered, so look in the service before you run it again: ${(0,name_some/* nameSome */.K)(unknown)}`
        : `Run it again when it may go to its end${goOn}.`;
    const lines = [
        `The run was cancelled (${signal}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
        'What was done is in the outputs and the manifest.',
        advice,
    ];
    return { title: 'Cancelled', lines };
}

;// CONCATENATED MODULE: ./build/action/conclude.js



/** The ending of a run whose work came to a report: success where all that was asked for was done. */
function conclude(report, told, { signal, ...context }) {
    const failures = (0,failures_failures/* failuresOf */.dJ)(report, context);
    const ending = { ...told, report };
    const done = report.uploads.every(is_stored/* isStored */.m) && report.exports.every(({ status }) => status === 'triggered');
    if (done)
        return { ...ending, conclusion: 'success', failures };
    if (!signal.aborted)
        return { ...ending, conclusion: 'failure', failures };
    const cancelled = explainCancellation(report, String(signal.reason));
    return { ...ending, conclusion: 'cancelled', failures: [...failures, cancelled] };
}

;// CONCATENATED MODULE: ./build/action/inputs/path-checks.js



/** Looks at the paths among the inputs; a sentence for each that is wrong, starting with the input's name. */
function checkPaths({ workspace, workingDirectory, manifestPath, givenManifestPath = manifestPath, }) {
    if (!statOf(workspace)?.isDirectory()) {
        return ['`working-directory` is looked for in the workspace, and there is none (GITHUB_WORKSPACE)'];
    }
    return [...checkWorkingDirectory(workingDirectory, workspace), ...checkManifestPath(givenManifestPath)];
}
function checkWorkingDirectory(folder, workspace) {
    const stats = statOf(folder);
    if (stats === undefined) {
        return [
            '`working-directory` must be a folder, and nothing is there: is a checkout or a build step missing?',
        ];
    }
    if (!stats.isDirectory())
        return ['`working-directory` must be a folder, not a file'];
    if (!path_checks_isReadable(folder))
        return ['`working-directory` must be a folder that can be read'];
    if (isInside(folder, workspace) && !isInside((0,external_node_fs_.realpathSync)(folder), (0,external_node_fs_.realpathSync)(workspace))) {
        return ['`working-directory` must not lead out of the workspace through a symbolic link'];
    }
    return [];
}
/** Looks at the place of the manifest: that it can't be written would else be noticed after the work. */
function checkManifestPath(path) {
    const existing = statOf(path);
    if (existing !== undefined && !existing.isFile()) {
        return ['`manifest` must be a file, and a folder or a device of that name exists'];
    }
    let folder = (0,external_node_path_namespaceObject.dirname)(path);
    while (statOf(folder) === undefined && (0,external_node_path_namespaceObject.dirname)(folder) !== folder)
        folder = (0,external_node_path_namespaceObject.dirname)(folder);
    try {
        if (!statOf(folder)?.isDirectory())
            return ['`manifest` must be in a folder, and part of its path is a file'];
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.W_OK);
        return [];
    }
    catch {
        return ['`manifest` must be in a folder that can be written to'];
    }
}
function path_checks_isReadable(folder) {
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function statOf(path) {
    try {
        return (0,external_node_fs_.statSync)(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/support/cut.js
var cut = __nccwpck_require__(4272);
// EXTERNAL MODULE: ./build/action/runner/sanitize.js + 1 modules
var sanitize = __nccwpck_require__(5646);
;// CONCATENATED MODULE: ./build/action/inputs/invalid-input.js



/** The runner cuts an annotation at 4,096 characters; the rest is for what stands around the problems. */
const LONGEST = 3_600;
/** An annotation has four lines: this many are for the problems. */
const MOST_LINES = 3;
/**
 * An `Invalid input` that names every problem, in at most four lines: one a line where they are few, else several. Where
 * they are too long for one annotation each is cut, and all are in the log.
 *
 * @param problems those to be named, one sentence each without a full stop
 * @param details all there are
 * @param left what was left undone
 */
function listProblems(problems, details = problems, left = 'sent') {
    const texts = problems.map(sanitize/* printable */.g);
    const total = texts.reduce((sum, text) => sum + text.length, 0);
    const longest = Math.floor(LONGEST / texts.length);
    const shown = total > LONGEST ? texts.map((text) => (0,cut/* cut */.J)(text, longest)) : texts;
    const inLog = details.length > MOST_LINES || total > LONGEST;
    const advice = `Nothing was ${left}. ${ADVICE}${inLog ? `; the log lists ${(0,plural/* plural */.L)(details.length, 'problem')}` : ''}.`;
    return { title: 'Invalid input', lines: [...spread(shown), advice], ...(inLog && { details }) };
}
const ADVICE = "Correct it in the step's `with`, or what it names";
/** The texts over at most three lines, as evenly as they come. */
function spread(texts) {
    const aLine = Math.ceil(texts.length / MOST_LINES);
    const starts = texts.flatMap((_, index) => (index % aLine === 0 ? index : []));
    return starts.map((start) => texts.slice(start, start + aLine).join(' \u00b7 '));
}

;// CONCATENATED MODULE: ./build/action/inputs/refuse-inputs.js



/** Problems of one input that are shown: every input must be named, and one of them may have very many. */
const MOST_OF_ONE = 3;
/** The end of a run whose inputs are wrong: every one of them is named at once. */
function refuseInputs(problems) {
    const byInput = Map.groupBy(problems, (problem) => problem.slice(0, problem.indexOf('`', 1) + 1));
    const shown = [...byInput].flatMap(([name, own]) => {
        const more = own.length - MOST_OF_ONE;
        return more > 0 ? [...own.slice(0, MOST_OF_ONE), `${name} has ${(0,plural/* plural */.L)(more, 'more problem')}`] : own;
    });
    return {
        conclusion: 'failure',
        report: (0,run_pipeline/* reportNothing */.s)({ assets: [], exports: [] }),
        failures: [listProblems(shown, problems)],
    };
}

// EXTERNAL MODULE: ./build/support/format.js
var format = __nccwpck_require__(3861);
// EXTERNAL MODULE: ./build/support/format-bytes.js
var format_bytes = __nccwpck_require__(315);
// EXTERNAL MODULE: ./build/action/progress/progress.js
var progress_progress = __nccwpck_require__(8484);
// EXTERNAL MODULE: ./build/action/progress/ticker.js
var ticker = __nccwpck_require__(7477);
;// CONCATENATED MODULE: ./build/action/progress/log-finding.js







/** Tells the log that files are looked for, and what was found; returns what `find` does. */
async function logFinding({ log, include, exclude, workingDirectory }, find, time = { clock: clock/* systemClock */.m, ticker: ticker/* systemTicker */.W }) {
    const progress = new progress_progress/* Progress */.k(log, time);
    const startedMs = time.clock.monotonicMs();
    const elapsed = () => (0,format/* formatDuration */.a)(time.clock.monotonicMs() - startedMs);
    progress.begin({
        title: 'Find files',
        status: () => `still looking, for ${elapsed()} now`,
        talkative: true,
    });
    const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    progress.say(`  in ${workingDirectory}: ${(0,name_some/* nameSome */.K)(patterns, 10)}`);
    try {
        const found = await find();
        progress.end();
        const bytes = found.assets.reduce((sum, { size }) => sum + size, 0);
        log.info(`${(0,plural/* plural */.L)(found.assets.length, 'file')} found (${(0,format_bytes/* formatBytes */.z)(bytes)})`);
        return found;
    }
    finally {
        progress.end();
    }
}

;// CONCATENATED MODULE: ./build/action/progress/outcome-recorder.js

/** Keeps what is known of a run while it goes on, for the case that it never comes to its end. */
class OutcomeRecord {
    #plan = { assets: [], exports: [] };
    #uploads = new Map();
    #exports = [];
    /** Where it is to be told, and what was known before: also of a run that breaks down. */
    told = {};
    plan(plan) {
        this.#plan = plan;
    }
    /** The same events, taken down on their way. */
    listen(events) {
        return {
            ...events,
            comparisonSettled: (asset, reused) => {
                if (reused !== undefined)
                    this.#uploads.set(asset, reused);
                events.comparisonSettled(asset, reused);
            },
            uploadSettled: (outcome) => {
                this.#uploads.set(outcome.asset, outcome);
                events.uploadSettled(outcome);
            },
            exportSettled: (outcome) => {
                this.#exports.push(outcome);
                events.exportSettled(outcome);
            },
        };
    }
    /** What has been done so far; what has not is not attempted. */
    report() {
        const nothing = (0,run_pipeline/* reportNothing */.s)(this.#plan);
        return {
            uploads: nothing.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
            exports: nothing.exports.map((planned) => this.#exports.find((done) => done.variantId === planned.variantId && done.network === planned.network) ?? planned),
        };
    }
}

;// CONCATENATED MODULE: ./build/action/progress/phase-timer.js
/** Takes down when each phase of a run started and ended. The run starts when this is made. */
class PhaseTimes {
    #clock;
    #originMs;
    #times = new Map();
    constructor(clock) {
        this.#clock = clock;
        this.#originMs = clock.monotonicMs();
    }
    /** Takes down the time that `work` takes. */
    async during(name, work) {
        this.#start(name);
        try {
            return await work();
        }
        finally {
            this.#end(name);
        }
    }
    /** The same events, their times taken down on their way. */
    listen(events) {
        return {
            ...events,
            uploadsStarted: (assets) => {
                this.#start('upload');
                events.uploadsStarted(assets);
            },
            uploadsFinished: (outcomes) => {
                this.#end('upload');
                events.uploadsFinished(outcomes);
            },
            exportsStarted: (requests) => {
                this.#start('export');
                events.exportsStarted(requests);
            },
            // There is no event for the end of all of them.
            exportSettled: (outcome) => {
                this.#end('export');
                events.exportSettled(outcome);
            },
        };
    }
    /** All phases that have begun, in their order, and the waits; what is still going on lasts until now. */
    phases(waiting) {
        const nowMs = this.#clock.monotonicMs();
        const at = (ms) => Math.round(ms - this.#originMs);
        const work = [...this.#times].map(([name, { startMs, endMs = nowMs }]) => ({
            name,
            startMs: at(startMs),
            endMs: at(endMs),
        }));
        const waits = waiting.spans.map(({ startMs, endMs }) => ({
            name: 'wait',
            startMs: at(startMs),
            endMs: at(endMs),
        }));
        return [...work, ...waits];
    }
    #start(name) {
        this.#times.set(name, { startMs: this.#clock.monotonicMs() });
    }
    #end(name) {
        const times = this.#times.get(name);
        if (times !== undefined)
            times.endMs = this.#clock.monotonicMs();
    }
}

;// CONCATENATED MODULE: ./build/pipeline/manifest/manifest.js
/**
 * Puts the record of a run together; with the conclusion `planned`, nothing was attempted: assets are planned, or would be
 * reused.
 *
 * @param earlier uploads that must not be forgotten for the sake of the next run, where this one did not come to the file;
 *   of a plan, those that it would reuse
 */
function buildManifest(head, report, earlier) {
    const { conclusion, baseUrl, organizationId, startedAt, finishedAt, part } = head;
    return {
        version: 1,
        ...part,
        conclusion,
        baseUrl,
        organizationId,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt.toISOString(),
        assets: report.uploads.map((outcome) => manifestAsset(outcome, conclusion === 'planned', earlier)),
        exports: report.exports.map(manifestExport),
    };
}
function manifestAsset(outcome, planned, earlier) {
    const { path, fileName, contentType, size } = outcome.asset;
    const file = { path, fileName, contentType, size };
    switch (outcome.status) {
        case 'uploaded': {
            const { status, assetId, sha256, attempts, durationMs } = outcome;
            return { ...file, ...(sha256 !== undefined && { sha256 }), status, assetId, attempts, durationMs };
        }
        case 'reused': {
            const { status, assetId, sha256 } = outcome;
            return { ...file, sha256, status, assetId, attempts: 0, durationMs: 0 };
        }
        case 'failed': {
            const { status, attempts, durationMs, failure } = outcome;
            const error = failure.error.message;
            return { ...file, status, ...kept(outcome.asset, earlier), attempts, durationMs, error };
        }
        case 'not-attempted': {
            const upload = kept(outcome.asset, earlier);
            const intended = upload.assetId === undefined ? 'planned' : 'reused';
            return {
                ...file,
                status: planned ? intended : 'not-attempted',
                ...upload,
                attempts: 0,
                durationMs: 0,
            };
        }
    }
}
function kept(asset, earlier) {
    const upload = earlier?.of(asset);
    return upload === undefined ? {} : { sha256: upload.sha256, assetId: upload.assetId };
}
function manifestExport(outcome) {
    const { variantId, network, status } = outcome;
    const request = { variantId, network, status };
    switch (outcome.status) {
        case 'triggered': {
            const { attempts, response } = outcome;
            return { ...request, attempts, ...(response !== undefined && { response }) };
        }
        case 'failed':
        case 'unknown':
            return { ...request, attempts: outcome.attempts, error: outcome.failure.error.message };
        case 'not-attempted':
            return { ...request, attempts: 0 };
    }
}

// EXTERNAL MODULE: ./build/support/errors.js
var errors = __nccwpck_require__(5921);
;// CONCATENATED MODULE: ./build/support/files.js



/**
 * Writes a file so that a reader sees the old content or the whole new one, never a part. Missing folders are made.
 *
 * @param content in one piece, or in parts that are written one after the other
 * @throws the error of the file system, with nothing left behind
 */
async function writeFileAtomically(path, content) {
    await (0,promises_.mkdir)((0,external_node_path_namespaceObject.dirname)(path), { recursive: true });
    // Beside the target, because a rename is atomic within one file system only.
    const draft = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await (0,promises_.writeFile)(draft, content);
        await (0,promises_.rename)(draft, path);
    }
    catch (error) {
        await (0,promises_.rm)(draft, { force: true });
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/support/json.js
/** Entries of a list that become one part: as a text of some hundred kB where an entry is a file of a manifest. */
const TOGETHER = 1_000;
/**
 * A file of JSON part by part: what `JSON.stringify(value, undefined, 2)` makes, and a line break. The lists in its fields
 * never stand in memory as a whole: one string holds 512 MiB at most, and takes twice its size while it is made.
 *
 * @param value of plain data; lists deeper in it come in one part with what they are in
 */
function* jsonInParts(value) {
    let separator = '{';
    for (const [name, content] of Object.entries(value)) {
        if (content === undefined)
            continue;
        yield `${separator}\n  ${JSON.stringify(name)}: `;
        separator = ',';
        if (Array.isArray(content) && content.length > 0)
            yield* listInParts(content);
        else
            yield indented(JSON.stringify(content, undefined, 2));
    }
    yield separator === '{' ? '{}\n' : '\n}\n';
}
function* listInParts(list) {
    for (let start = 0; start < list.length; start += TOGETHER) {
        const part = JSON.stringify(list.slice(start, start + TOGETHER), undefined, 2);
        // Between its brackets, the last of which has a line of its own.
        yield `${start === 0 ? '[' : ','}${indented(part.slice(1, -2))}`;
    }
    yield '\n  ]';
}
/** A line break within a text of JSON is never a part of a value. */
function indented(json) {
    return json.replaceAll('\n', '\n  ');
}

;// CONCATENATED MODULE: ./build/action/failures/say-failures.js
/** An annotation for each failure; what it has no room for goes to the log alone. */
function sayFailures(failures, log) {
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines);
    }
}

// EXTERNAL MODULE: ./build/support/format-number.js
var format_number = __nccwpck_require__(9927);
;// CONCATENATED MODULE: ./build/action/runner/fit-output.js

/** On Linux one value above 131,072 bytes stops the next step ("Argument list too long"). */
const LARGEST_OUTPUT_BYTES = 100_000;
function fitsOutput(text) {
    return Buffer.byteLength(text) <= LARGEST_OUTPUT_BYTES;
}
/**
 * An output as a later step can take it: too large a one is left empty, and a warning names what has it instead.
 *
 * @param instead where it stands, as the end of a sentence: `the manifest: <path>`
 */
function fitOutput(name, text, instead, log) {
    if (fitsOutput(text))
        return text;
    log.warning('Output left empty', `\`${name}\` would be larger than ${(0,format_number/* formatNumber */.Z)(LARGEST_OUTPUT_BYTES)} bytes, which a later step could not take.`, `What it would say is in ${instead}`);
    return '';
}

// EXTERNAL MODULE: ./build/action/runner/workflow-commands.js + 5 modules
var workflow_commands = __nccwpck_require__(4597);
;// CONCATENATED MODULE: ./build/action/runner/step-outputs.js

/**
 * Hands a step's outputs to the runner.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
function writeStepOutputs(outputs) {
    // Without it they would go to stdout as commands, past everything that makes text from outside harmless.
    if (!process.env['GITHUB_OUTPUT'])
        throw new Error('the variable is not set');
    for (const [name, value] of Object.entries(outputs))
        workflow_commands/* setOutput */.uH(name, value);
}

;// CONCATENATED MODULE: ./build/action/runner/outputs.js



/**
 * Writes the step's outputs: at every ending, whatever was done.
 *
 * @throws Error when the runner's file of outputs is not known or can't be written
 */
function writeOutputs(report, manifestPath, log) {
    const uploaded = report.uploads.flatMap((outcome) => (outcome.status === 'uploaded' ? outcome : []));
    const stored = report.uploads.filter(is_stored/* isStored */.m);
    const instead = `the manifest: ${manifestPath}`;
    writeStepOutputs({
        'asset-ids': fitOutput('asset-ids', JSON.stringify(assetIdsOf(stored)), instead, log),
        exports: fitOutput('exports', exportsOf(report), instead, log),
        'uploaded-count': uploaded.length,
        'reused-count': report.uploads.filter(({ status }) => status === 'reused').length,
        'failed-count': report.uploads.filter(({ status }) => status === 'failed').length,
        'uploaded-bytes': uploaded.reduce((sum, { asset }) => sum + asset.size, 0),
        'export-count': report.exports.filter(({ status }) => status === 'triggered').length,
        manifest: manifestPath,
    });
}
/** By path. What makes the output too large ends it: that is left empty, and need not be put together. */
function assetIdsOf(stored) {
    // A path may be any text, `__proto__` too, which is a name like others where there is no prototype. With one, V8 would make
    // a hidden class for each name, and take longer for a thousand of them than for all else that is told.
    const assetIds = Object.create(null);
    let length = 0;
    for (const { asset, assetId } of stored) {
        assetIds[asset.path] = assetId;
        length += asset.path.length + assetId.length;
        if (length > LARGEST_OUTPUT_BYTES)
            break;
    }
    return assetIds;
}
/** Without the service's answers where a later step could not take them. */
function exportsOf(report) {
    const withResponses = report.exports.map(({ variantId, network, ...outcome }) => ({
        variantId,
        network,
        status: outcome.status,
        ...(outcome.status === 'triggered' && outcome.response !== undefined && { response: outcome.response }),
    }));
    const json = JSON.stringify(withResponses);
    if (fitsOutput(json))
        return json;
    return JSON.stringify(withResponses.map(({ variantId, network, status }) => ({ variantId, network, status })));
}

;// CONCATENATED MODULE: ./build/action/runner/say-waiting.js

/** How long a run has waited in all, in milliseconds; not a word where it did not. */
function sayWaiting(waitedMs, log) {
    if (waitedMs > 0)
        log.info(`Waited ${(0,format/* formatDuration */.a)(waitedMs)} in all, for rate limits and before further tries`);
}

;// CONCATENATED MODULE: ./build/action/summary/cell-text.js


const cell_text_LONGEST = 120;
/** The beginning of a text of any origin, as Markdown for a cell or a heading. */
function cellText(text) {
    return (0,sanitize/* markdownText */.p)((0,cut/* cut */.J)(text, cell_text_LONGEST));
}

;// CONCATENATED MODULE: ./build/action/summary/details.js
/** Blocks that are folded up under a line of our own words. */
function details(summary, blocks) {
    return [`<details><summary>${summary}</summary>`, ...blocks, '</details>'];
}

;// CONCATENATED MODULE: ./build/action/summary/markdown.js

const MOST_ROWS = 1_000;
/**
 * The blocks of a table: at most 1,000 rows, as many as the budget has room for, and a sentence about those that are left
 * out. Only rows that are kept are written, and the one that has no room.
 */
function table(content) {
    const { head, right = [], items, row, noun, budget } = content;
    const lines = [line(head), line(head.map((name) => (right.includes(name) ? '---:' : '---')))];
    let bytes = Buffer.byteLength(lines.join('\n'));
    let shown = 0;
    for (const item of items.slice(0, MOST_ROWS)) {
        const text = line(row(item));
        bytes += Buffer.byteLength(text) + 1;
        if (bytes > budget)
            break;
        lines.push(text);
        shown += 1;
    }
    const left = items.length - shown;
    if (left === 0)
        return [lines.join('\n')];
    if (shown === 0)
        return [`No room for ${(0,plural/* plural */.L)(left, noun)} here: see the manifest.`];
    return [lines.join('\n'), `Cut here: ${(0,plural/* plural */.L)(left, `more ${noun}`)} in the manifest.`];
}
function line(cells) {
    return `| ${cells.join(' | ')} |`;
}

;// CONCATENATED MODULE: ./build/action/summary/unbroken.js
/** Words of our own that stay on one line, as narrow as a column may be. */
function unbroken(words) {
    return words.replaceAll(' ', '&nbsp;');
}

;// CONCATENATED MODULE: ./build/action/summary/render-exports.js





/** In bytes. */
const BUDGET = 150_000;
/** More variants than this are folded up. */
const MOST_OPEN = 20;
const MARKS = {
    triggered: '\u2705 triggered',
    failed: '\u274c failed',
    unknown: '\u2753 unknown',
    'not-attempted': '\u2796 not attempted',
};
/** A row a variant and a column a network, those with a failure first. */
function renderExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    const networks = [...new Set(exports.map(({ network }) => network))];
    const variants = [...Map.groupBy(exports, ({ variantId }) => variantId)].map(([variantId, own]) => ({
        variantId,
        statuses: new Map(own.map(({ network, status }) => [network, status])),
        broken: own.some(({ status }) => status === 'failed' || status === 'unknown'),
    }));
    const mark = (status) => {
        if (status === undefined)
            return '';
        return conclusion === 'planned' ? '\ud83d\udcdd planned' : MARKS[status];
    };
    const matrix = table({
        head: ['variant', ...networks.map(cellText)],
        items: variants.toSorted((a, b) => Number(b.broken) - Number(a.broken)),
        row: ({ variantId, statuses }) => [
            cellText(variantId),
            ...networks.map((network) => unbroken(mark(statuses.get(network)))),
        ],
        noun: 'variant',
        budget: BUDGET,
    });
    const folded = variants.length > MOST_OPEN;
    return ['### Exports', ...(folded ? details((0,plural/* plural */.L)(variants.length, 'variant'), matrix) : matrix)];
}

;// CONCATENATED MODULE: ./build/action/summary/short-text.js


const short_text_LONGEST = 1_000;
/** Of Markdown, in which one character may take 22 bytes. */
const LONGEST_BYTES = 2_000;
/** As much of a text of any origin as has room outside of tables, as Markdown of at most 2,000 bytes. */
function shortText(text) {
    for (let length = short_text_LONGEST;; length = Math.floor(length / 2)) {
        const markdown = (0,sanitize/* markdownText */.p)((0,cut/* cut */.J)(text, length));
        if (Buffer.byteLength(markdown) <= LONGEST_BYTES)
            return markdown;
    }
}

;// CONCATENATED MODULE: ./build/action/summary/render-failures.js


const MOST_FAILURES = 10;
const render_failures_MOST_LINES = 12;
/** In bytes. */
const render_failures_BUDGET = 120_000;
/** A section a cause: what happened, where, and in bold what to do. */
function renderFailures(failures) {
    const sections = [];
    let bytes = 0;
    for (const failure of failures.slice(0, MOST_FAILURES)) {
        const section = renderFailure(failure);
        bytes += Buffer.byteLength(section);
        if (bytes > render_failures_BUDGET)
            break;
        sections.push(section);
    }
    const left = failures.length - sections.length;
    return left === 0 ? sections : [...sections, `And ${(0,plural/* plural */.L)(left, 'more cause')}, in the log.`];
}
function renderFailure({ title, lines }) {
    const shown = lines.slice(0, render_failures_MOST_LINES).map(shortText);
    // The last line of several says what to do.
    const advised = lines.length > 1 && lines.length <= render_failures_MOST_LINES;
    // An element, because asterisks beside a blank from outside would be none.
    const last = advised ? [`\u27a1\ufe0f <b>${shown.pop()}</b>`] : [];
    const more = lines.length > render_failures_MOST_LINES ? ['\u2026'] : [];
    return `### \u26d4 ${title}\n\n${[...shown, ...last, ...more].join('<br>')}`;
}

;// CONCATENATED MODULE: ./build/action/summary/render-origin.js

/** Where the run comes from, and where all of it can be read. */
function renderOrigin({ context, manifestPath }) {
    const parts = [...sayRun(context), `Manifest: ${shortText(manifestPath)}`];
    return parts.join(' \u00b7 ');
}
function sayRun({ repository, commit, run, runUrl }) {
    const words = run && shortText(run);
    const link = words && runUrl ? `[${words}](${linkTarget(runUrl)})` : words;
    return [
        ...(repository ? [`**${shortText(repository)}**`] : []),
        ...(commit ? [`commit ${shortText(commit.slice(0, 7))}`] : []),
        ...(link ? [`run ${link}`] : []),
    ];
}
function linkTarget(url) {
    return encodeURI(url.toWellFormed()).replace(/[()]/g, (parenthesis) => parenthesis === '(' ? '%28' : '%29');
}

;// CONCATENATED MODULE: ./build/action/runner/format-shard.js

/** A shard as people speak of it. */
function sayShard({ index, total }) {
    return `part ${(0,format_number/* formatNumber */.Z)(index)} of ${(0,format_number/* formatNumber */.Z)(total)}`;
}

;// CONCATENATED MODULE: ./build/action/summary/summary.js






const VERDICTS = {
    success: '\u2705 Playable content delivered',
    failure: '\u274c Playable content not delivered',
    cancelled: '\u26a0\ufe0f Cancelled',
    planned: '\ud83d\udcdd Plan: nothing was sent',
};
/** The verdict, and how much was done. */
function renderHead({ manifest, context, waitedMs }) {
    const { conclusion, startedAt, finishedAt, shard } = manifest;
    const durationMs = Date.parse(finishedAt) - Date.parse(startedAt);
    const part = shard ? [sayShard(shard)] : [];
    const ref = context.ref ? [cellText(context.ref)] : [];
    const waited = waitedMs > 0 ? [`${(0,format/* formatDuration */.a)(waitedMs)} of the time waiting`] : [];
    return [
        `## ${[VERDICTS[conclusion], ...part, ...ref, (0,format/* formatDuration */.a)(durationMs)].join(' \u00b7 ')}`,
        [...countFiles(manifest), ...countExports(manifest), ...waited].join(' \u00b7 '),
    ].filter((block) => block !== '');
}
function countFiles({ assets, conclusion }) {
    if (assets.length === 0)
        return [];
    const { uploaded = [], reused = [], failed = [], planned = [], } = Object.groupBy(assets, ({ status }) => status);
    const bytes = (some) => (0,format_bytes/* formatBytes */.z)(some.reduce((sum, { size }) => sum + size, 0));
    if (conclusion === 'planned') {
        const reuse = reused.length > 0 ? `, ${(0,format_number/* formatNumber */.Z)(reused.length)} to reuse` : '';
        return [`**${(0,plural/* plural */.L)(planned.length, 'file')}** to upload (${bytes(planned)})${reuse}`];
    }
    const of = `**${(0,format_number/* formatNumber */.Z)(uploaded.length)} of ${(0,plural/* plural */.L)(assets.length, 'file')}** uploaded`;
    const others = [
        ...(reused.length > 0 ? [`${(0,format_number/* formatNumber */.Z)(reused.length)} reused`] : []),
        ...(failed.length > 0 ? [`**${(0,format_number/* formatNumber */.Z)(failed.length)} failed**`] : []),
    ];
    return [[`${of} (${bytes(uploaded)})`, ...others].join(', ')];
}
function countExports({ exports, conclusion }) {
    if (exports.length === 0)
        return [];
    if (conclusion === 'planned')
        return [`**${(0,plural/* plural */.L)(exports.length, 'export')}** to trigger`];
    const { triggered = [], failed = [], unknown = [] } = Object.groupBy(exports, ({ status }) => status);
    const of = `**${(0,format_number/* formatNumber */.Z)(triggered.length)} of ${(0,plural/* plural */.L)(exports.length, 'export')}** triggered`;
    const others = [
        ...(failed.length > 0 ? [`**${(0,format_number/* formatNumber */.Z)(failed.length)} failed**`] : []),
        ...(unknown.length > 0 ? [`**${(0,format_number/* formatNumber */.Z)(unknown.length)} unknown**`] : []),
    ];
    return [[of, ...others].join(', ')];
}

;// CONCATENATED MODULE: ./build/action/summary/tables.js







/** In bytes, of the rows that are seen at once and of those that are folded up. */
const OPEN_BUDGET = 100_000;
const FOLDED_BUDGET = 400_000;
/** Where there are more files than this, only those that failed are seen at once, and no more than this. */
const tables_MOST_OPEN = 15;
const HEAD = ['status', 'file', 'type', 'size', 'asset id', 'time', 'tries'];
const RIGHT = ['size', 'time', 'tries'];
const tables_MARKS = {
    uploaded: '\u2705 uploaded',
    reused: '\u267b\ufe0f reused',
    failed: '\u274c failed',
    'not-attempted': '\u2796 not attempted',
    planned: '\ud83d\udcdd planned',
};
/** A row a file: those that failed first, then the largest. */
function renderAssets({ assets }) {
    if (assets.length === 0)
        return [];
    const failed = assets.filter(({ status }) => status === 'failed').length;
    const sorted = assets.toSorted((a, b) => Number(b.status === 'failed') - Number(a.status === 'failed') || b.size - a.size);
    const split = assets.length <= tables_MOST_OPEN ? assets.length : Math.min(failed, tables_MOST_OPEN);
    const [open, folded] = [sorted.slice(0, split), sorted.slice(split)];
    const kind = failed > split || failed === 0 ? 'file' : 'other file';
    return [
        '### Files',
        ...(open.length > 0 ? assetTable(open, OPEN_BUDGET) : []),
        ...(folded.length > 0
            ? details(`${(0,plural/* plural */.L)(folded.length, kind)}, the largest first`, assetTable(folded, FOLDED_BUDGET))
            : []),
    ];
}
function assetTable(assets, budget) {
    return table({ head: HEAD, right: RIGHT, items: assets, row, noun: 'file', budget });
}
function row({ path, contentType, size, status, assetId, attempts, durationMs }) {
    // A file without success may carry the id of an earlier upload, of other bytes perhaps.
    const stored = status === 'uploaded' || status === 'reused';
    return [
        unbroken(tables_MARKS[status]),
        cellText(path),
        cellText(contentType),
        unbroken((0,format_bytes/* formatBytes */.z)(size)),
        cellText(stored ? (assetId ?? '') : ''),
        attempts === 0 ? '' : unbroken((0,format/* formatDuration */.a)(durationMs)),
        attempts === 0 ? '' : String(attempts),
    ];
}

;// CONCATENATED MODULE: ./build/action/summary/join-waits.js
const MOST = 5;
/** Gaps and waits below these parts of the whole could hardly be seen. */
const SMALLEST_GAP = 0.02;
const SMALLEST_WAIT = 0.01;
/** The five longest waits of a run of that length, in their order; those close to each other are one. In milliseconds. */
function joinWaits(waits, lengthMs) {
    const joined = [];
    for (const { startMs, endMs } of waits) {
        const last = joined.at(-1);
        const tookMs = endMs - startMs;
        if (last !== undefined && startMs - last.endMs < lengthMs * SMALLEST_GAP) {
            joined[joined.length - 1] = { startMs: last.startMs, endMs, tookMs: last.tookMs + tookMs };
        }
        else {
            joined.push({ startMs, endMs, tookMs });
        }
    }
    return joined
        .filter(({ tookMs }) => tookMs >= lengthMs * SMALLEST_WAIT)
        .toSorted((a, b) => b.tookMs - a.tookMs)
        .slice(0, MOST)
        .sort((a, b) => a.startMs - b.startMs);
}

;// CONCATENATED MODULE: ./build/action/summary/timeline.js


const NAMES = {
    find: 'Find files',
    join: 'Join parts',
    upload: 'Upload',
    export: 'Export',
    wait: 'Waiting',
};
/** The day on which a chart's times lie: one without a change of the clocks. */
const DAY_MS = Date.UTC(2000, 0, 1);
const DAY_FORMAT = 'YYYY-MM-DDTHH:mm:ss.SSS';
/** What the time was spent on, as a Mermaid chart. It holds numbers and words of our own alone, whatever the run was. */
function renderTimeline({ phases, manifest }) {
    if (phases.length === 0)
        return [];
    const work = phases.filter(({ name }) => name !== 'wait');
    const endMs = Math.max(...phases.map((phase) => phase.endMs));
    const waits = joinWaits(phases.filter(({ name }) => name === 'wait'), endMs);
    const broken = {
        find: false,
        join: false,
        upload: manifest.assets.some(({ status }) => status === 'failed'),
        export: manifest.exports.some(({ status }) => status === 'failed' || status === 'unknown'),
        wait: false,
    };
    const bars = work.map((phase) => ({ ...phase, tookMs: phase.endMs - phase.startMs }));
    const lines = [
        'gantt',
        `dateFormat ${DAY_FORMAT}`,
        `axisFormat ${axisFormat(endMs)}`,
        'todayMarker off',
        ...bars.flatMap((bar) => [
            `section ${NAMES[bar.name]}`,
            `${(0,format/* formatDuration */.a)(bar.tookMs)} :${broken[bar.name] ? 'crit, ' : ''}${span(bar)}`,
        ]),
        ...(waits.length > 0 ? [`section ${NAMES.wait}`] : []),
        ...waits.map((wait) => `${(0,format/* formatDuration */.a)(wait.tookMs)} :done, ${span(wait)}`),
    ];
    return ['### Timeline', `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``];
}
/** What stands at the ticks of the axis, whose distance follows from the length. */
function axisFormat(endMs) {
    if (endMs < 5_000)
        return '%-S.%L s';
    if (endMs < 60_000)
        return '%-S s';
    return endMs < 3_600_000 ? '%-M:%S min' : '%-H:%M:%S h';
}
/** A bar has to have a length. */
function span({ startMs, endMs }) {
    return `${dayTime(startMs)}, ${dayTime(Math.max(endMs, startMs + 1))}`;
}
/** A time of that day in no time zone, as Mermaid reads and writes it: every reader's axis begins at zero. */
function dayTime(ms) {
    return new Date(DAY_MS + ms).toISOString().slice(0, -1);
}

;// CONCATENATED MODULE: ./build/action/summary/render-job-summary.js






/**
 * The job summary as Markdown; a pure function of its arguments.
 *
 * The runner drops a summary above 1,048,576 bytes as a whole. Each part has a budget of its own, and all of them
 * together stay below 900,000 bytes, whatever is in them.
 */
function renderJobSummary(content) {
    const { manifest } = content;
    const blocks = [
        ...renderHead(content),
        ...renderFailures(content.failures),
        ...renderExports(manifest),
        ...renderAssets(manifest),
        ...renderTimeline(content),
        renderOrigin(content),
    ];
    return `${blocks.join('\n\n')}\n`;
}

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: ./build/action/deployments/fill-environment.js
var fill_environment = __nccwpck_require__(1395);
;// CONCATENATED MODULE: ./build/action/deployments/environment.js

/** GitHub allows no longer name. */
const LONGEST_NAME = 255;
/**
 * The name of the deployments' environment, with its placeholders.
 *
 * @param exports what they will be filled with; absent where there are no deployments, whose names may be of any length
 */
function readEnvironment(reader, exports) {
    const template = reader.text('environment');
    const plain = template.replace(/\{(?:network|variant)\}/g, '');
    if (/[{}]/.test(plain)) {
        reader.reject('environment', `must have no braces but those of {network} and {variant}, not ${reader.quote(template)}`);
    }
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(plain))
        reader.reject('environment', 'must be one line without control characters');
    const longest = { variantId: longestOf(exports?.variants), network: longestOf(exports?.networks) };
    if ((0,fill_environment/* fillEnvironment */.b)(template, longest).length > LONGEST_NAME) {
        reader.reject('environment', `must be at most ${LONGEST_NAME} characters long once {network} and {variant} are filled in`);
    }
    return template;
}
function longestOf(values = []) {
    return values.reduce((longest, value) => (value.length > longest.length ? value : longest), '');
}

;// CONCATENATED MODULE: ./build/action/inputs/fields.js
/** `type/subtype` with optional parameters, in the characters of RFC 9110, 5.6.2 and 8.3.1. */
const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+(?:\s*;\s*[\w!#$%&'*+.^`|~-]+=(?:[\w!#$%&'*+.^`|~-]+|"[\x20\x21\x23-\x5b\x5d-\x7e]*"))*$/;
/** The lines of `content-types`, each `pattern: media/type`. */
function readContentTypes(reader) {
    return reader.lines('content-types').flatMap(({ number, text }) => {
        const colon = text.indexOf(': ') === -1 ? text.indexOf(':') : text.indexOf(': ');
        const pattern = text.slice(0, Math.max(0, colon)).trim();
        const mediaType = text.slice(colon + 1).trim();
        if (pattern !== '' && MEDIA_TYPE.test(mediaType))
            return [{ pattern, mediaType }];
        reader.reject('content-types', `line ${number} must be \`pattern: media/type\`, not ${reader.quote(text)}`);
        return [];
    });
}

// EXTERNAL MODULE: ./build/api/redaction/secrets.js
var secrets = __nccwpck_require__(8708);
;// CONCATENATED MODULE: ./build/support/closest-match.js
/** What people write for the one and mean by the other. */
const MEANT = {
    yes: 'true',
    y: 'true',
    on: 'true',
    '1': 'true',
    no: 'false',
    n: 'false',
    off: 'false',
    '0': 'false',
};
/** Of a shorter word every other one would be near. */
const SHORTEST = 3;
const closest_match_LONGEST = 40;
/** The one of `words` that `text` was most likely meant to be; `undefined` where none is near. */
function nearestWord(text, words) {
    const given = plain(text);
    const meant = words.find((word) => word === MEANT[given] || plain(word) === given);
    const isWord = given.length >= SHORTEST && given.length <= closest_match_LONGEST && !/[\s,]/.test(text);
    if (meant !== undefined || !isWord)
        return meant;
    const longer = words.find((word) => word !== '' && (given.startsWith(plain(word)) || plain(word).startsWith(given)));
    const [nearest] = words
        // Of words from outside there may be very many, and very long ones.
        .filter((word) => Math.abs(plain(word).length - given.length) <= farthest(word))
        .map((word) => ({ word, distance: distanceOf(given, plain(word)) }))
        .filter(({ word, distance }) => distance <= farthest(word))
        .sort((a, b) => a.distance - b.distance);
    return nearest?.word ?? longer;
}
function plain(text) {
    return text.toLowerCase().replace(/[\s_-]+/g, '-');
}
/** How far from a text the word may be that was meant by it. */
function farthest(word) {
    return Math.max(1, Math.floor(word.length / 4));
}
/** Characters to put in, take out, replace or swap with their neighbour. */
function distanceOf(a, b) {
    const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
    const at = (row, column) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j += 1) {
            const same = a[i - 1] === b[j - 1] ? 0 : 1;
            const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
            row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped));
        }
    }
    return at(a.length, b.length);
}

;// CONCATENATED MODULE: ./build/action/inputs/defaults.js
/** The defaults of what every action needs to reach the service. */
const CONNECTION_DEFAULTS = {
    'max-attempts': '10',
    'max-retry-wait': '120',
    'request-timeout': '60',
    'allow-http': 'false',
};
/** The defaults of the root action's inputs. */
const ROOT_DEFAULTS = {
    ...CONNECTION_DEFAULTS,
    'working-directory': '.',
    'file-name': 'basename',
    'include-hidden-files': 'false',
    'if-no-files-found': 'error',
    concurrency: '16',
    'dry-run': 'false',
    'reuse-unchanged': 'false',
    summary: 'true',
    environment: 'playable/{network}',
};
/** The defaults of the inputs of `games/`. */
const GAMES_DEFAULTS = { ...CONNECTION_DEFAULTS, 'create-if-missing': 'false' };
/** The defaults of the inputs of `emulator/`. */
const EMULATOR_DEFAULTS = { port: '0' };
/**
 * The defaults of all inputs; one name has one default, wherever it is an input. Each `action.yml` says the same; tests hold
 * them against each other.
 */
const INPUT_DEFAULTS = {
    ...ROOT_DEFAULTS,
    ...GAMES_DEFAULTS,
    ...EMULATOR_DEFAULTS,
};

;// CONCATENATED MODULE: ./build/action/inputs/input-reader.js




const LONGEST_QUOTE = 60;
/**
 * Reads inputs as the runner hands them over (`INPUT_<NAME>` in upper case, hyphens kept) and collects everything
 * that is wrong with them, so that it can be told at once. An empty value counts as not given.
 */
class InputReader {
    #env;
    #problems = [];
    #names = new Set();
    constructor(env) {
        this.#env = env;
    }
    /** A sentence for each input that is wrong, starting with its name. */
    get problems() {
        return this.#problems;
    }
    /** The names of all inputs that were asked for. */
    get names() {
        return this.#names;
    }
    /** @param allowed what would be right, to follow the name: `must be \u2026` */
    reject(name, allowed) {
        this.#problems.push(`\`${name}\` ${allowed}`);
    }
    /** A value as it stands in a sentence about it: without the tokens, which may have been put into the wrong input. */
    quote(text) {
        const tokens = [this.#raw('token'), this.#env['PLAYABLE_TOKEN'] ?? '', this.#raw('github-token')];
        const used = tokens.map((token) => token.trim());
        const hidden = used.reduce((rest, token) => new secrets/* Secrets */.S(token).hide(rest), text);
        return JSON.stringify((0,cut/* cut */.J)(hidden, LONGEST_QUOTE));
    }
    /** The input without surrounding white space, else the environment variable, else the default, else `''`. */
    text(name, variable) {
        const given = this.#raw(name).trim();
        if (given !== '')
            return given;
        const inherited = variable === undefined ? undefined : this.#env[variable]?.trim();
        return inherited || (isDefaulted(name) ? INPUT_DEFAULTS[name] : '');
    }
    boolean(name) {
        const text = this.text(name);
        // The spellings of YAML 1.2's core schema, as in @actions/core.
        if (/^(?:true|True|TRUE)$/.test(text))
            return true;
        if (!/^(?:false|False|FALSE)$/.test(text))
            this.reject(name, `must be true or false, not ${this.quote(text)}${didYouMean(text, ['true', 'false'])}`);
        return false;
    }
    /** @param range both ends included; without `max` only what a number can hold exactly bounds it */
    wholeNumber(name, range) {
        const { min, max } = range;
        const text = this.text(name);
        if (isWholeNumber(text, range))
            return Number(text);
        const allowed = max === undefined ? `from ${min}` : `from ${min} to ${max}`;
        this.reject(name, `must be a whole number ${allowed}, not ${this.quote(text)}`);
        return min;
    }
    /** A whole number as above, or the one word that is allowed instead. */
    wholeNumberOr(name, word, range) {
        const text = this.text(name);
        if (text === word)
            return word;
        if (isWholeNumber(text, range))
            return Number(text);
        const allowed = `a whole number from ${range.min} to ${range.max}, or ${word}`;
        this.reject(name, `must be ${allowed}, not ${this.quote(text)}${didYouMean(text, [word])}`);
        return range.min;
    }
    choice(name, allowed) {
        const text = this.text(name);
        const chosen = allowed.find((word) => word === text);
        if (chosen !== undefined)
            return chosen;
        const hint = didYouMean(text, allowed);
        this.reject(name, `must be one of ${allowed.join(', ')}, not ${this.quote(text)}${hint}`);
        return allowed[0];
    }
    /** Lines without surrounding white space; blank ones and comments (`#`) are skipped. */
    lines(name) {
        return this.#raw(name)
            .split(/\r\n|\r|\n/)
            .map((line, index) => ({ number: index + 1, text: line.trim() }))
            .filter(({ text }) => text !== '' && !text.startsWith('#'));
    }
    /** Values, one a line or separated by commas; each is taken once. */
    list(name) {
        const text = this.text(name);
        const values = text.split(/[\r\n,]+/).map((value) => value.trim());
        const given = [...new Set(values.filter((value) => value !== ''))];
        if (text !== '' && given.length === 0)
            this.reject(name, `must have a value, not ${this.quote(text)}`);
        return given;
    }
    #raw(name) {
        this.#names.add(name);
        return this.#env[`INPUT_${name.toUpperCase()}`] ?? '';
    }
}
function isWholeNumber(text, { min, max = Number.MAX_SAFE_INTEGER }) {
    return /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max;
}
function didYouMean(text, allowed) {
    const nearest = nearestWord(text, allowed);
    return nearest === undefined ? '' : ` (did you mean ${nearest}?)`;
}
function isDefaulted(name) {
    return Object.hasOwn(INPUT_DEFAULTS, name);
}

;// CONCATENATED MODULE: ./build/action/inputs/judge-unknown-inputs.js


const PREFIX = 'INPUT_';
/**
 * A warning that names inputs which are none of the action's, each with the one that was likely meant. The runner lists
 * all that are allowed; and since others may set variables like that too, only a near miss is told.
 *
 * @param known names of all inputs
 */
function judgeUnknownInputs(env, known) {
    const misses = Object.keys(env).flatMap((variable) => {
        const name = variable.slice(PREFIX.length).toLowerCase();
        if (!variable.startsWith(PREFIX) || known.has(name) || !env[variable]?.trim())
            return [];
        const meant = nearestWord(name, [...known]);
        return meant === undefined ? [] : `\`${name}\` (did you mean \`${meant}\`?)`;
    });
    if (misses.length === 0)
        return [];
    const lines = [
        `Not an input of this action, so it is not used: ${(0,name_some/* nameSome */.K)(misses, 10)}`,
        "Correct the name in the step's `with`.",
    ];
    return [{ title: 'Unknown input', lines }];
}

;// CONCATENATED MODULE: ./build/action/inputs/misplaced-inputs.js
/** A shorter token is a part of many a word. */
const SHORTEST_SECRET = 8;
/**
 * Rejects every other input in which a token stands: it would be told wherever that input is. And each token is for one
 * side alone: what is sent to the service must not hold the one for GitHub, nor the other way round.
 *
 * @param told names of the inputs that are told, with the variable that stands in for one
 */
function refuseTokenElsewhere(reader, tokens, told) {
    const { token = '', githubToken = '' } = tokens;
    for (const [secret, words] of [
        [token, 'the token'],
        [githubToken, 'the `github-token`'],
    ]) {
        if (secret.length < SHORTEST_SECRET)
            continue;
        for (const [name, variable] of Object.entries(told)) {
            if (reader.text(name, variable).includes(secret))
                reader.reject(name, `must not contain ${words}`);
        }
    }
    if (containsSecret(token, githubToken) || containsSecret(githubToken, token)) {
        reader.reject('github-token', 'must not be the `token`: one is for GitHub, the other for the service');
    }
}
function containsSecret(text, secret) {
    return secret.length >= SHORTEST_SECRET && text.includes(secret);
}

;// CONCATENATED MODULE: ./build/action/inputs/read-base-url.js
/**
 * The service's address with its path prefix, without a trailing slash; `''` where it is missing or wrong. Sentences
 * about it don't quote it, since what is wrong with it may be a password or a key in it.
 */
function readBaseUrl(reader, { allowHttp, needed }) {
    const text = reader.text('base-url', 'PLAYABLE_BASE_URL');
    if (text === '' && !needed)
        return '';
    const wrong = whatIsWrong(text, allowHttp);
    if (wrong === undefined)
        return text.replace(/\/+$/, '');
    reader.reject('base-url', wrong);
    return '';
}
function whatIsWrong(text, allowHttp) {
    if (text === '')
        return 'must be given: the service address with its path prefix, or PLAYABLE_BASE_URL';
    // The parser would silently take these out, or turn them round.
    if (/[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text))
        return 'must be an address like https://host/prefix';
    const url = new URL(text);
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return 'must be an https: address';
    if (url.protocol === 'http:' && !allowHttp)
        return 'must be an https: address, unless `allow-http` is true';
    if (url.username !== '' || url.password !== '')
        return 'must not have user info (name:password@)';
    if (text.includes('?') || text.includes('#'))
        return 'must not have a query or a fragment';
    return undefined;
}

;// CONCATENATED MODULE: ./build/action/inputs/connection.js

const PROBABLE = 'Secrets are empty in runs from forks and from Dependabot, and in reusable workflows without `secrets: inherit`';
/**
 * Why a run has no token, in a sentence without its full stop: the one reason where the runner's variables show it, else
 * all that are likely. A reusable workflow can't be told from any other: the variables and the event are its caller's.
 */
function whyNoToken(env) {
    if (env['GITHUB_ACTOR'] === 'dependabot[bot]') {
        return ('Dependabot started this run, and its runs get no secrets but those under Settings, Secrets, Dependabot: ' +
            "store it there too, or leave this step out (`if: github.actor != 'dependabot[bot]'`)");
    }
    const event = readEvent(env['GITHUB_EVENT_PATH']);
    // `pull_request_target` runs have secrets.
    if (env['GITHUB_EVENT_NAME'] !== 'pull_request_target' && isFromFork(event)) {
        return ('This run is for a pull request from a fork, and such runs get no secrets: ' +
            'give `dry-run: true` there, which needs none');
    }
    return PROBABLE;
}
function isFromFork(event) {
    const request = field(event, 'pull_request');
    const head = field(field(request, 'head'), 'repo');
    const base = field(field(request, 'base'), 'repo');
    const [from, to] = [field(head, 'full_name'), field(base, 'full_name')];
    if (typeof from === 'string' && typeof to === 'string')
        return from !== to;
    return field(head, 'fork') === true;
}
function field(value, name) {
    return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;
}
function readEvent(path) {
    if (!path)
        return undefined;
    try {
        return JSON.parse((0,external_node_fs_.readFileSync)(path, 'utf8'));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/action/inputs/read-token.js

/**
 * The API token. Sentences about it never quote it: not even the part that is wrong may reach a log.
 *
 * A line break or a character beyond ASCII would make Node's header code throw an error that quotes the whole value.
 */
function readToken(reader, { needed, env }) {
    const token = reader.text('token', 'PLAYABLE_TOKEN');
    if (token === '') {
        if (needed) {
            reader.reject('token', `is empty: give it as an input or as PLAYABLE_TOKEN. ${whyNoToken(env)}`);
        }
        return undefined;
    }
    if (!/^[\x21-\x7e]+$/.test(token)) {
        reader.reject('token', 'must be one line of printable ASCII without spaces: was it copied whole, and only it?');
    }
    return token;
}

;// CONCATENATED MODULE: ./build/action/inputs/read-connection.js


/** A day: no service has a reason to ask for more, and every timer can hold it. */
const LONGEST_WAIT_S = 86_400;
const LONGEST_TIMEOUT_S = 3_600;
/** @param needed whether anything will be sent */
function readConnection(reader, { needed, env }) {
    const allowHttp = reader.boolean('allow-http');
    return {
        token: readToken(reader, { needed, env }),
        baseUrl: readBaseUrl(reader, { allowHttp, needed }),
        limits: {
            maxAttempts: reader.wholeNumber('max-attempts', { min: 1, max: 50 }),
            maxRetryWaitMs: reader.wholeNumber('max-retry-wait', { min: 0, max: LONGEST_WAIT_S }) * 1000,
        },
        idleTimeoutMs: reader.wholeNumber('request-timeout', { min: 1, max: LONGEST_TIMEOUT_S }) * 1000,
        allowHttp,
    };
}

;// CONCATENATED MODULE: ./build/action/inputs/read-exports.js
/** Reads `variant` and `network`, which must be given together. */
function readExports(reader) {
    const variants = reader.list('variant');
    const networks = reader.list('network');
    if (variants.length > 0 && networks.length === 0)
        reader.reject('network', 'must be given with `variant`');
    if (networks.length > 0 && variants.length === 0)
        reader.reject('variant', 'must be given with `network`');
    return { variants, networks };
}

;// CONCATENATED MODULE: ./build/action/inputs/read-github-token.js
/** The token for GitHub; absent where no deployments are wanted. Sentences about it never quote it, as with `readToken`. */
function readGitHubToken(reader) {
    const token = reader.text('github-token');
    if (token === '')
        return undefined;
    if (!/^[\x21-\x7e]+$/.test(token)) {
        reader.reject('github-token', 'must be one line of printable ASCII without spaces, as `github.token` is');
    }
    return token;
}

;// CONCATENATED MODULE: ./build/action/inputs/read-patterns.js

/** The patterns of an input; `undefined` where it is not given. */
function readPatterns(reader, name) {
    const lines = reader.lines(name).map(({ text }) => text);
    if (reader.text(name) === '')
        return undefined;
    const isExclusion = (line) => line.startsWith('!');
    const include = lines.filter((line) => !isExclusion(line)).map(fromHere);
    const exclude = lines.filter(isExclusion).map((line) => fromHere(line.slice(1).trim()));
    if (include.length === 0)
        reader.reject(name, 'must have a pattern that is no exclusion (!) and no comment (#)');
    if (exclude.includes(''))
        reader.reject(name, 'must have a pattern behind every !');
    return { include: [...new Set(include)], exclude };
}

;// CONCATENATED MODULE: ./build/action/inputs/read-shard.js

const SHAPE = /^(\d{1,9}) *\/ *(\d{1,9})$/;
/** Which part of the matched files is this run's; absent where all of them are. */
function readShard(reader) {
    const text = reader.text('shard');
    if (text === '')
        return undefined;
    const [, i, n] = SHAPE.exec(text) ?? [];
    const [index, total] = [Number(i), Number(n)];
    if (index >= 1 && index <= total && total <= MOST_SHARDS)
        return { index, total };
    const hint = index === 0 ? ': the first part is 1, although `strategy.job-index` starts at 0' : '';
    reader.reject('shard', `must be i/n, with i from 1 to n and n from 1 to ${MOST_SHARDS}, not ${reader.quote(text)}${hint}`);
    return undefined;
}

;// CONCATENATED MODULE: ./build/action/inputs/read-token-created.js
const read_token_created_DAY_MS = 86_400_000;
/**
 * The day on which the token was created, at midnight UTC. One to come would never bring the warning that it is given for,
 * so it is wrong; but where the day begins first, it is a day ahead of UTC.
 */
function readTokenCreated(reader, now) {
    const text = reader.text('token-created');
    if (text === '')
        return undefined;
    const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : Number.NaN);
    const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
    if (!exists) {
        reader.reject('token-created', `must be a date like 2026-01-31 (YYYY-MM-DD), not ${reader.quote(text)}`);
        return undefined;
    }
    if (date.getTime() > now.getTime() + read_token_created_DAY_MS) {
        reader.reject('token-created', `must be a date that is not to come, not ${reader.quote(text)}`);
        return undefined;
    }
    return date;
}

;// CONCATENATED MODULE: ./build/action/inputs/session-token.js
const BASE64URL = /^[\w-]+$/;
/**
 * Looks whether a token is a JWT: three parts of base64url, the first a JSON object (RFC 7519, 3). The service gives those
 * to browsers (service spec part 5); how its API tokens look is not shown, so one of them may be a JWT as well.
 */
function readSessionToken(token) {
    const parts = token.split('.');
    const [header = '', claims = ''] = parts;
    if (parts.length !== 3 || !parts.every((part) => BASE64URL.test(part)))
        return undefined;
    if (typeof readObject(header)?.['alg'] !== 'string')
        return undefined;
    const seconds = readObject(claims)?.['exp'];
    const expiresAt = new Date(typeof seconds === 'number' ? seconds * 1000 : Number.NaN);
    return Number.isNaN(expiresAt.getTime()) ? {} : { expiresAt };
}
function readObject(part) {
    try {
        const value = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/action/inputs/token-warnings.js


const token_warnings_DAY_MS = 86_400_000;
/** Service spec part 5 recommends a new one every 90 days. */
const OLDEST_DAYS = 90;
const WHERE = "in the service's developer area, under tokens, and store it in the secret behind `token`";
/** What is to be said about a token that may well work. No part of it is ever quoted. */
function judgeToken({ token, tokenCreated }, now) {
    return [...judgeKind(token, now), ...judgeAge(tokenCreated, now)];
}
function judgeKind(token, now) {
    const session = token === undefined ? undefined : readSessionToken(token);
    if (session === undefined)
        return [];
    const lines = [
        `\`token\` looks like the session of a browser (a JWT)${sayExpiry(session.expiresAt, now)}.`,
        `Sessions are for browsers and last 7 days at most: make an API token ${WHERE}.`,
    ];
    return [{ title: 'Session token', lines }];
}
function sayExpiry(expiresAt, now) {
    if (expiresAt === undefined)
        return '';
    const when = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    return expiresAt > now ? `, which expires on ${when}` : `, which expired on ${when}`;
}
function judgeAge(created, now) {
    if (created === undefined)
        return [];
    const days = Math.floor((now.getTime() - created.getTime()) / token_warnings_DAY_MS);
    if (days <= OLDEST_DAYS)
        return [];
    const lines = [
        `\`token-created\` says that the token is ${(0,plural/* plural */.L)(days, 'day')} old; it should be replaced every ${OLDEST_DAYS}.`,
        `Make a new one ${WHERE}; then correct \`token-created\` and revoke the old one.`,
    ];
    return [{ title: 'Old token', lines }];
}

;// CONCATENATED MODULE: ./build/action/upload/upload-inputs.js















/** Inputs that end up in addresses, outputs, manifest and summary; with the variable that stands in for one. */
const TOLD = {
    'base-url': 'PLAYABLE_BASE_URL',
    organization: 'PLAYABLE_ORGANIZATION',
    variant: undefined,
    network: undefined,
    assets: undefined,
    'working-directory': undefined,
    'content-types': undefined,
    manifest: undefined,
    environment: undefined,
};
/** Reads all inputs of the root action; a pure function of its arguments, but for the event and the name of a new manifest. */
function parseInputs(env, now = new Date()) {
    const reader = new InputReader(env);
    const workspace = (0,external_node_path_namespaceObject.resolve)(env['GITHUB_WORKSPACE'] || process.cwd());
    const dryRun = reader.boolean('dry-run');
    const patterns = readPatterns(reader, 'assets');
    const { variants, networks } = readExports(reader);
    const organizationId = reader.text('organization', 'PLAYABLE_ORGANIZATION');
    if (patterns === undefined && variants.length === 0 && networks.length === 0) {
        reader.reject('assets', 'or `variant` with `network` must be given: there is nothing to do');
    }
    // A dry run in a pull request from a fork is given neither secrets nor variables of the repository.
    if (patterns !== undefined && organizationId === '' && !dryRun) {
        reader.reject('organization', 'must be given to upload assets, as an input or as PLAYABLE_ORGANIZATION');
    }
    const shard = readShard(reader);
    if (shard !== undefined && patterns === undefined) {
        reader.reject('shard', 'must be given with `assets`, of which it is a part');
    }
    if (shard !== undefined && shard.total > 1 && variants.length > 0) {
        reader.reject('shard', 'must not be given with `variant`: the other parts are not there yet. `merge/` triggers the exports when all are');
    }
    const manifest = reader.text('manifest');
    const reuseUnchanged = reader.boolean('reuse-unchanged');
    if (reuseUnchanged && manifest === '') {
        reader.reject('manifest', 'must be given with `reuse-unchanged`, as a path that a later run finds again: the default is a new file in each run');
    }
    const connection = readConnection(reader, { needed: !dryRun, env });
    const githubToken = readGitHubToken(reader);
    refuseTokenElsewhere(reader, { token: connection.token, githubToken }, TOLD);
    const inputs = {
        ...connection,
        tokenCreated: readTokenCreated(reader, now),
        organizationId,
        variants,
        networks,
        patterns,
        shard,
        workspace,
        workingDirectory: (0,external_node_path_namespaceObject.resolve)(workspace, reader.text('working-directory')),
        naming: reader.choice('file-name', ['basename', 'path']),
        contentTypeRules: readContentTypes(reader),
        includeHidden: reader.boolean('include-hidden-files'),
        ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
        concurrency: reader.wholeNumberOr('concurrency', 'auto', { min: 1, max: 128 }),
        dryRun,
        manifestPath: manifest === '' || dryRun ? temporaryManifestPath(env) : (0,external_node_path_namespaceObject.resolve)(workspace, manifest),
        givenManifestPath: manifest === '' ? undefined : (0,external_node_path_namespaceObject.resolve)(workspace, manifest),
        reuseUnchanged,
        summary: reader.boolean('summary'),
        githubToken,
        environment: readEnvironment(reader, githubToken === undefined ? undefined : { variants, networks }),
    };
    const warnings = [...judgeToken(inputs, now), ...judgeUnknownInputs(env, reader.names)];
    return { inputs, problems: reader.problems, warnings };
}
/** A file of its own under `RUNNER_TEMP`, so that steps of one job don't overwrite each other's manifest. */
function temporaryManifestPath(env) {
    return (0,external_node_path_namespaceObject.join)(env['RUNNER_TEMP'] || (0,external_node_os_.tmpdir)(), `playable-export-manifest-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}.json`);
}

;// CONCATENATED MODULE: ./build/action/report/finish-run.js










/**
 * Tells how a run ended wherever it is told: manifest, outputs, annotations, job summary. None of them keeps the others
 * from being written.
 *
 * @returns the final conclusion: what can't be told makes a failure of a success
 */
async function finishRun(ending, env, run) {
    const { log, context, startedAt, waitedMs, phases } = run;
    const { baseUrl = '', organizationId = '', summary = true } = ending.inputs ?? {};
    const manifestPath = ending.inputs?.manifestPath ?? temporaryManifestPath(env);
    const { conclusion, part } = ending;
    const head = { conclusion, baseUrl, organizationId, startedAt, finishedAt: new Date(), part };
    // Work that never came to its end has left its group open, and nobody opens one to find what went wrong.
    log.endGroup();
    let manifest = buildManifest(head, ending.report, ending.earlier);
    const failures = [...ending.failures];
    const tell = async (path, [title, advice], write) => {
        try {
            await write();
        }
        catch (error) {
            failures.push({ title, lines: [`${path}: ${(0,errors/* causeChain */.D)(error).join(': ')}`, advice] });
            manifest = { ...manifest, conclusion: 'failure' };
        }
    };
    await tell(manifestPath, ['Manifest not written', 'Choose another place with `manifest`.'], () => writeFileAtomically(manifestPath, jsonInParts(manifest)));
    const instead = `What they would say is in the manifest: ${manifestPath}`;
    await tell(env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT', ['Outputs not written', instead], () => writeOutputs(ending.report, manifestPath, log));
    sayFailures(failures, log);
    if (summary) {
        const content = { manifest, manifestPath, failures, context, waitedMs, phases };
        await writeSummary(renderJobSummary(content), env, log);
    }
    sayWaiting(waitedMs, log);
    log.info(`Manifest: ${manifestPath}`);
    log.flush();
    return manifest.conclusion;
}
async function writeSummary(markdown, env, log) {
    // GitHub's own runner always sets it; others that run actions may not.
    if (!env['GITHUB_STEP_SUMMARY'])
        return;
    try {
        await workflow_commands/* summary */.z.addRaw(markdown).write();
    }
    catch (error) {
        const where = env['GITHUB_STEP_SUMMARY'];
        const instead = 'The log, the outputs and the manifest say the same: look there.';
        log.warning('Job summary not written', `${where}: ${(0,errors/* causeChain */.D)(error).join(': ')}`, instead);
    }
}

;// CONCATENATED MODULE: ./build/retry/waiting-time.js
/** How long a run has waited: the time in which at least one of its requests did. */
class WaitingTime {
    #clock;
    #over = [];
    #waiting = 0;
    #sinceMs = 0;
    constructor(clock) {
        this.#clock = clock;
    }
    /** When something waited, from the first to the last; waits that overlap are one. What still waits does so until now. */
    get spans() {
        return this.#waiting > 0 ? [...this.#over, this.#current()] : this.#over;
    }
    /** Waits that overlap count once. In milliseconds. */
    get totalMs() {
        return this.spans.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
    }
    /** Counts the time that `wait` takes. */
    async during(wait) {
        if (this.#waiting === 0)
            this.#sinceMs = this.#clock.monotonicMs();
        this.#waiting += 1;
        try {
            await wait();
        }
        finally {
            this.#waiting -= 1;
            if (this.#waiting === 0)
                this.#over.push(this.#current());
        }
    }
    #current() {
        return { startMs: this.#sinceMs, endMs: this.#clock.monotonicMs() };
    }
}

// EXTERNAL MODULE: ./build/support/version.js
var version = __nccwpck_require__(7580);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/context.js
var context = __nccwpck_require__(7157);
;// CONCATENATED MODULE: ./build/action/run-context.js


/**
 * Reads the run's origin from `@actions/github`.
 *
 * By its context module alone: the library's entry reads the event's file when it is imported, and throws where that is
 * damaged; and it brings Octokit, which makes the start of the bundle a fifth longer. A run without a readable origin
 * goes on.
 */
function readRunContext() {
    try {
        const context = loadContext();
        const { owner, repo } = context.repo;
        if (!owner || !repo)
            return {};
        const repository = `${owner}/${repo}`;
        return {
            repository,
            ...(context.ref && { ref: describeRef(context.ref) }),
            ...(context.sha && { commit: context.sha }),
            ...(context.runNumber > 0 && { run: describeRun(context.runNumber, context.runAttempt) }),
            ...(context.runId > 0 && {
                runUrl: `${context.serverUrl}/${repository}/actions/runs/${context.runId}`,
            }),
        };
    }
    catch {
        return {};
    }
}
/** Without the event, where its file is missing (which the library would say to stdout) or damaged (which it throws). */
function loadContext() {
    const path = process.env['GITHUB_EVENT_PATH'];
    if (path !== undefined && !(0,external_node_fs_.existsSync)(path))
        delete process.env['GITHUB_EVENT_PATH'];
    try {
        return new context/* Context */.o();
    }
    catch {
        delete process.env['GITHUB_EVENT_PATH'];
        return new context/* Context */.o();
    }
}
function describeRef(ref) {
    const [, kind, name] = /^refs\/(tags|heads|pull)\/(.+)$/.exec(ref) ?? [];
    if (kind === undefined || name === undefined)
        return ref;
    if (kind === 'pull')
        return `pull request #${name.replace(/\/.*/, '')}`;
    return `${kind === 'tags' ? 'tag' : 'branch'} ${name}`;
}
function describeRun(number, attempt) {
    return attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}`;
}

// EXTERNAL MODULE: ./build/action/runner/log.js
var runner_log = __nccwpck_require__(2292);
;// CONCATENATED MODULE: ./build/action/runner/mask-secrets.js

/** Masks the tokens wherever they may come from, before anything else is written. */
function maskSecrets(env) {
    for (const secret of [env['INPUT_TOKEN'], env['PLAYABLE_TOKEN'], env['INPUT_GITHUB-TOKEN']]) {
        const used = secret?.trim();
        if (secret === undefined || !used)
            continue;
        // The runner masks the exact value: what is used is trimmed, what others may print is not.
        for (const value of new Set([secret, used]))
            workflow_commands/* setSecret */.Pq(value);
    }
}

;// CONCATENATED MODULE: ./build/action/run-action.js







/**
 * A step from start to end: secrets masked before anything is written, red until there is a verdict, and an ending that is told
 * also where the work breaks down or comes to a standstill. It throws nothing; the exit code tells the verdict.
 *
 * @param name of the sub-action; empty for the root action
 * @param signal aborted by a cancellation
 */
async function runInFrame(name, { env, signal }, prepare) {
    // Until there is a verdict the step is red, whatever ends the process.
    process.exitCode = 1;
    // Whoever reads the log may stop reading; the work goes on, and is told in files.
    process.stdout.on('error', () => undefined);
    maskSecrets(env);
    const startedAt = new Date();
    const log = new runner_log/* Log */.t();
    const context = readRunContext();
    log.info(headline(name, context));
    const step = prepare({ log, waiting: new WaitingTime(clock/* systemClock */.m), signal, context, startedAt });
    const ending = await Promise.race([workSafely(step), standstill(step)]);
    process.exitCode = (await step.finish(ending)) ? 0 : 1;
}
function headline(name, { repository, ref, commit, run }) {
    const origin = [name, repository, ref, commit && `commit ${commit.slice(0, 7)}`, run && `run ${run}`];
    return [`playable-export-action ${version/* VERSION */.x}`, ...origin].filter((part) => part).join(' \u00b7 ');
}
async function workSafely(step) {
    try {
        return await step.work();
    }
    catch (error) {
        return step.brokenDown(unexpected(error));
    }
}
/** Node would end without a word where nothing is left that could settle what is waited for. */
function standstill(step) {
    return new Promise((resolve) => {
        process.once('beforeExit', () => {
            resolve(step.brokenDown(unexpected(new Error('the run came to a standstill'))));
        });
    });
}
function unexpected(error) {
    const advice = 'This is a bug in the action: please report it with this message.';
    return { title: 'Unexpected error', lines: [(0,errors/* causeChain */.D)(error).join(': '), advice] };
}

;// CONCATENATED MODULE: ./build/pipeline/find/name-collisions.js
/** The names that more than one asset would get, in the order in which each is first met. */
function nameCollisions(assets) {
    const paths = new Map();
    for (const { fileName, path } of assets) {
        const same = paths.get(fileName);
        if (same === undefined)
            paths.set(fileName, [path]);
        else
            same.push(path);
    }
    return [...paths].flatMap(([fileName, same]) => (same.length > 1 ? { fileName, paths: same } : []));
}

;// CONCATENATED MODULE: ./build/action/upload/pattern-hints.js



/** Folders that are searched for a hint; a tree may be very large, and the run has searched it once already. */
const MOST_FOLDERS = 2_000;
/**
 * A likely reason why a pattern matches nothing, in a sentence; `undefined` where none is likely.
 *
 * @param mostFolders how many may be searched for it, which takes its time
 */
function hintForPattern(pattern, place, mostFolders = MOST_FOLDERS) {
    const why = likelyReason(pattern, place) ??
        (mostFolders > 0 ? matchedOtherwise(pattern, place, mostFolders) : undefined);
    return why === undefined ? undefined : `Hint: ${why}${why.includes('; is ') ? '?' : '.'}`;
}
function likelyReason(pattern, place) {
    const { workingDirectory, workspace } = place;
    if (/^['"].*['"]$/.test(pattern))
        return 'the quotes are part of the pattern; leave them out';
    if (isFolder((0,external_node_path_namespaceObject.resolve)(workingDirectory, pattern))) {
        return `that is a folder; write ${pattern.replace(/\/+$/, '')}/** for the files in it`;
    }
    if (pattern.includes(',') && !pattern.includes('{'))
        return 'patterns stand one on a line, without commas';
    if ((0,external_node_fs_.readdirSync)(workingDirectory).length === 0) {
        return 'the folder is empty; is an actions/checkout step or a build missing before this one';
    }
    const below = (0,external_node_path_namespaceObject.relative)(workspace, workingDirectory).replaceAll('\\', '/');
    if (below !== '' && pattern.startsWith(`${below}/`)) {
        return `patterns start in \`working-directory\`; leave out ${below}/`;
    }
    const [first = ''] = pattern.split('\\');
    if (first !== pattern && isFolder((0,external_node_path_namespaceObject.resolve)(workingDirectory, first))) {
        return 'the parts of a path are separated by /, not by \\';
    }
    return firstMissing(pattern, workingDirectory);
}
/** Whether something would match it if other inputs were different. */
function matchedOtherwise(pattern, { workingDirectory, includeHidden, patterns }, mostFolders) {
    // What leads out of the folder may lead to all there is.
    if (pattern.startsWith('/') || pattern.split('/').includes('..'))
        return undefined;
    const matches = (dot) => matchesAny(pattern, workingDirectory, { dot, mostFolders });
    if (matches(includeHidden)) {
        const excluding = patterns !== undefined && patterns.exclude.length > 0;
        return excluding ? 'files match it, and exclusions (!) leave all of them out' : undefined;
    }
    return !includeHidden && matches(true)
        ? 'it matches dot files alone, which wildcards leave out unless `include-hidden-files` is true'
        : undefined;
}
/** Looks for the first folder on the way to the first wildcard that is not there, at least not in this spelling. */
function firstMissing(pattern, workingDirectory) {
    if (pattern.startsWith('/'))
        return undefined;
    const parts = pattern.split('/');
    const wild = parts.findIndex((part) => /[*?[\]{}()!+@]/.test(part));
    let folder = workingDirectory;
    for (const [index, part] of parts.slice(0, wild === -1 ? parts.length : wild).entries()) {
        const names = namesIn(folder);
        if (part === '..' || names === undefined)
            return undefined;
        if (!names.includes(part)) {
            const other = names.find((name) => name.toLowerCase() === part.toLowerCase());
            if (other !== undefined)
                return `there is no ${part} but a ${other}; capital and small letters differ`;
            const isLast = index === parts.length - 1;
            return isLast
                ? undefined
                : `there is no folder ${parts.slice(0, index + 1).join('/')}; is an actions/checkout step or a build missing before this one`;
        }
        folder = (0,external_node_path_namespaceObject.resolve)(folder, part);
    }
    return undefined;
}
function matchesAny(pattern, cwd, { dot, mostFolders }) {
    let folders = 0;
    const ignore = {
        ignored: ({ name }) => name === '.git',
        childrenIgnored: ({ name }) => {
            folders += 1;
            return name === '.git' || folders > mostFolders;
        },
    };
    try {
        const found = globIterateSync(pattern, { cwd, dot, ignore, nocase: false, nodir: true }).next();
        return found.done === false;
    }
    catch {
        // A pattern may be longer than the library takes.
        return false;
    }
}
function namesIn(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return undefined;
    }
}
function isFolder(path) {
    // A pattern may hold characters that no path may: then it is none.
    try {
        return (0,external_node_fs_.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/action/upload/check-assets.js





/** More in one annotation nobody reads; the log has them. */
const MOST_PROBLEMS = 10;
/** Patterns without a match that get a warning each; of more, those with the same hint share one. */
const WARNING_A_PATTERN = 5;
/** Patterns for whose hint files are searched; with more of them, it is something that they have in common. */
const MOST_SEARCHED = 10;
/** Holds what was found against what was asked for. */
function judgeFound(found, inputs) {
    const { outsideLinks, unusable, assets } = found;
    const warnings = outsideLinks.length === 0 ? [] : [linksNotFollowed(outsideLinks)];
    const problems = [
        ...unusable.map(({ path, why }) => `\`assets\` matches ${(0,name_some/* nameSome */.K)([path])}, which can't be uploaded: ${why}`),
        ...sameNames(found, inputs),
    ];
    if (problems.length > 0) {
        const more = problems.length - MOST_PROBLEMS;
        const rest = more > 0 ? [`And ${(0,plural/* plural */.L)(more, 'more problem')} of this kind`] : [];
        return {
            failures: [listProblems([...problems.slice(0, MOST_PROBLEMS), ...rest], problems)],
            warnings,
        };
    }
    if (assets.length > 0) {
        return {
            failures: [],
            warnings: [...warnings, ...spellings(found), ...withoutMatch(found, inputs)],
        };
    }
    const lines = nothingFound(inputs);
    if (inputs.ifNoFilesFound === 'error') {
        return { failures: [{ title: 'No files found', lines: [...lines, 'Nothing was sent.'] }], warnings };
    }
    const warned = inputs.ifNoFilesFound === 'warn' ? [{ title: 'No files found', lines }] : [];
    return { failures: [], warnings: [...warnings, ...warned] };
}
function linksNotFollowed(links) {
    const lead = (0,plural/* plural */.L)(links.length, 'symbolic link leads', 'symbolic links lead');
    const lines = [
        `${lead} out of the workspace and will not be uploaded: ${(0,name_some/* nameSome */.K)(links)}`,
        'Copy what is needed into the workspace, or exclude the links.',
    ];
    return { title: 'Symbolic link not followed', lines };
}
function withoutMatch({ unmatched }, inputs) {
    const hinted = unmatched.map((pattern, index) => {
        return { pattern, hint: hintForNth(pattern, inputs, index) ?? NO_HINT };
    });
    const warning = (patterns, hint) => {
        const lines = [`No file matches ${(0,name_some/* nameSome */.K)(patterns, 10)} in ${inputs.workingDirectory}`, hint];
        return { title: 'Pattern without a match', lines };
    };
    if (unmatched.length <= WARNING_A_PATTERN)
        return hinted.map(({ pattern, hint }) => warning([pattern], hint));
    const byHint = Map.groupBy(hinted, ({ hint }) => hint);
    return [...byHint].map(([hint, same]) => warning(same.map(({ pattern }) => pattern), hint));
}
/** The hint for the nth pattern of many. */
function hintForNth(pattern, inputs, index) {
    return index < MOST_SEARCHED ? hintForPattern(pattern, inputs) : hintForPattern(pattern, inputs, 0);
}
const NO_HINT = 'Correct the pattern, or leave it out where no such file is expected any more.';
function nothingFound(inputs) {
    const { include, exclude } = inputs.patterns ?? { include: [], exclude: [] };
    const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    const hints = new Set(include.flatMap((pattern, index) => hintForNth(pattern, inputs, index) ?? []));
    const advice = hints.size > 0
        ? [...hints].slice(0, 2).join(' ')
        : 'Correct the patterns, or `working-directory`, where they start.';
    return [`No file in ${inputs.workingDirectory} matches: ${(0,name_some/* nameSome */.K)(patterns, 10)}`, advice];
}
/** Names that differ, but that many a file system, and many a person, takes for one. */
function spellings({ assets }) {
    const names = new Set(assets.map(({ fileName }) => fileName));
    const plain = (name) => name.normalize('NFC').toLowerCase();
    if (new Set(names.values().map(plain)).size === names.size)
        return [];
    const several = [...Map.groupBy(names, plain).values()].filter(({ length }) => length > 1);
    const named = several.map((same) => same.map(visibly).join(' and '));
    const lines = [
        `${(0,plural/* plural */.L)(several.length, 'file name is', 'file names are')} sent in two spellings: ${(0,name_some/* nameSome */.K)(named)}`,
        'They are uploaded as files of their own. Rename all but one, where they are meant to be the same.',
    ];
    return [{ title: 'Two spellings of one name', lines }];
}
/** A name with what is put together from several characters taken apart for the eye: both spellings look the same else. */
function visibly(name) {
    if (name.normalize('NFC') === name)
        return name;
    return name.replace(/[\p{M}\u1100-\u11ff]/gu, (mark) => `\\u{${Number(mark.codePointAt(0)).toString(16)}}`);
}
function sameNames({ assets }, { naming }) {
    const advice = naming === 'basename' ? ' (`file-name: path` sends their paths instead)' : '';
    return nameCollisions(assets).map(({ fileName, paths }) => `\`assets\` matches ${(0,plural/* plural */.L)(paths.length, 'file')} that would get the name ${(0,name_some/* nameSome */.K)([fileName])}${advice}: ${(0,name_some/* nameSome */.K)(paths)}`);
}

;// CONCATENATED MODULE: ./build/action/upload/log-part.js




/** Tells the log how much of what was found is this run's. */
function logPart({ shard, whole }, { assets }, log) {
    const bytes = assets.reduce((sum, { size }) => sum + size, 0);
    const files = `${(0,format_number/* formatNumber */.Z)(assets.length)} of ${(0,plural/* plural */.L)(whole.files, 'file')}`;
    log.info(`This is ${sayShard(shard)}: ${files} (${(0,format_bytes/* formatBytes */.z)(bytes)} of ${(0,format_bytes/* formatBytes */.z)(whole.bytes)})`);
}

;// CONCATENATED MODULE: ./build/pipeline/outcomes.js
/** What earlier runs have uploaded to the same service and organization. */
class EarlierUploads {
    #byPath;
    constructor(uploads) {
        this.#byPath = new Map(Array.from(uploads, (upload) => [upload.path, upload]));
    }
    /** Number of files. */
    get count() {
        return this.#byPath.size;
    }
    /** The upload of the file with the same path, `fileName`, content type and size; whether its bytes are the same is not known. */
    of({ path, fileName, contentType, size }) {
        const upload = this.#byPath.get(path);
        const same = upload?.fileName === fileName && upload.contentType === contentType && upload.size === size;
        return same ? upload : undefined;
    }
}

// EXTERNAL MODULE: ./build/support/is-record.js
var is_record = __nccwpck_require__(5878);
;// CONCATENATED MODULE: ./build/pipeline/manifest/read-manifest.js


/** A manifest of 100,000 files has about 45 MB. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** Objects and arrays, of which an asset is one. So many of them take little memory, and as many as have room take gigabytes. */
const MOST_OBJECTS = 1_000_000;
const LONGEST_ASSET_ID = 1_000;
const DAMAGED = 'it is damaged';
/** Reads a manifest of this version; nothing else in it has been looked at. */
async function readManifest(path) {
    let text;
    try {
        text = await readUpTo(path, LARGEST_BYTES);
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        // A part of the path may be a file: then there is no manifest either.
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        return { kind: 'unusable', why: `it can't be read (${code})` };
    }
    if (text === undefined)
        return { kind: 'unusable', why: 'it is no file of a size that a run writes' };
    const content = parse(text);
    if (!(0,is_record/* isRecord */.u)(content))
        return { kind: 'unusable', why: `${DAMAGED}: it is not a JSON object` };
    if (content['version'] !== 1)
        return { kind: 'unusable', why: 'it was not written by this version of the action' };
    return { kind: 'readable', content };
}
/** The assets of a manifest, each with a path of its own, or why they can't be used: a field that no run would have written. */
function recordedAssets({ assets, }) {
    if (!Array.isArray(assets))
        return `${DAMAGED}: it has no list of assets`;
    const paths = new Set();
    for (const [index, asset] of assets.entries()) {
        const where = `${DAMAGED}: its asset ${index + 1}`;
        if (!isAsset(asset))
            return `${where} is not what a run writes`;
        if (paths.has(asset.path))
            return `${where} has the path of another one`;
        paths.add(asset.path);
    }
    return assets;
}
/** The text of a regular file; `undefined` where it is none, or too large. */
async function readUpTo(path, mostBytes) {
    // Before it is opened: opening a named pipe would wait for its other end.
    const stats = await (0,promises_.stat)(path);
    if (!stats.isFile() || stats.size > mostBytes)
        return undefined;
    const file = await (0,promises_.open)(path);
    try {
        const bytes = await file.readFile();
        return countObjects(bytes) > MOST_OBJECTS ? undefined : bytes.toString('utf8');
    }
    finally {
        await file.close();
    }
}
/** How many objects and arrays there are at most: those in strings count as well. */
function countObjects(json) {
    let count = 0;
    for (const byte of json)
        if (byte === 0x5b || byte === 0x7b)
            count += 1;
    return count;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // What V8 says about it would quote the file.
        return undefined;
    }
}
function isAsset(value) {
    if (!(0,is_record/* isRecord */.u)(value))
        return false;
    const { path, fileName, contentType, size, assetId, sha256 } = value;
    return ([path, fileName, contentType].every((text) => typeof text === 'string' && text !== '') &&
        Number.isSafeInteger(size) &&
        Number(size) >= 0 &&
        (assetId === undefined || isAssetId(assetId)) &&
        (sha256 === undefined || (typeof sha256 === 'string' && /^[\da-f]{64}$/.test(sha256))));
}
function isAssetId(value) {
    return (typeof value === 'string' && value !== '' && value.length <= LONGEST_ASSET_ID && !/\p{Cc}/u.test(value));
}

;// CONCATENATED MODULE: ./build/pipeline/manifest/previous-uploads.js


/**
 * Reads an earlier manifest and takes nothing in it on trust: a field that no run would have written makes all of it damaged.
 * An asset counts as uploaded where it has an id and a SHA-256, whatever became of it in the run that wrote them down.
 */
async function readEarlierUploads(path, destination) {
    const file = await readManifest(path);
    if (file.kind !== 'readable')
        return file;
    const uploads = uploadsIn(file.content, destination);
    return typeof uploads === 'string' ? { kind: 'unusable', why: uploads } : { kind: 'usable', uploads };
}
function uploadsIn(manifest, { baseUrl, organizationId }) {
    if (baseUrl !== '' && manifest['baseUrl'] !== baseUrl)
        return 'it is about another `base-url`';
    if (organizationId !== '' && manifest['organizationId'] !== organizationId) {
        return 'it is about another `organization`';
    }
    const assets = recordedAssets(manifest);
    if (typeof assets === 'string')
        return assets;
    return new EarlierUploads(assets.flatMap((asset) => {
        const { assetId, sha256 } = asset;
        return assetId === undefined || sha256 === undefined ? [] : { ...asset, assetId, sha256 };
    }));
}

;// CONCATENATED MODULE: ./build/action/upload/previous-manifest.js



/** What may be reused of the manifest that an earlier run left; `undefined` where that was not asked for. */
async function recallUploads(inputs, log) {
    const { reuseUnchanged, givenManifestPath: path, dryRun } = inputs;
    if (!reuseUnchanged || path === undefined)
        return undefined;
    const earlier = await readEarlierUploads(path, inputs);
    switch (earlier.kind) {
        case 'usable':
            log.info(`The earlier manifest knows ${(0,plural/* plural */.L)(earlier.uploads.count, 'uploaded file')}: ${path}`);
            return earlier.uploads;
        case 'missing':
            log.info(`No earlier manifest, so that every file is uploaded: ${path}`);
            return new EarlierUploads([]);
        case 'unusable':
            log.warning('Manifest not reused', `${path}: ${earlier.why}.`, dryRun
                ? 'A run would upload every file, and write its own manifest there.'
                : 'Every file is uploaded, and the manifest of this run takes its place.', 'Give each service and organization a `manifest` of its own, and let nothing else write to it.');
            return new EarlierUploads([]);
    }
}

// EXTERNAL MODULE: ./build/pipeline/concurrency.js
var pipeline_concurrency = __nccwpck_require__(8192);
// EXTERNAL MODULE: ./build/pipeline/manifest/find-unchanged.js
var find_unchanged = __nccwpck_require__(4362);
// EXTERNAL MODULE: ./build/action/progress/log-events.js + 2 modules
var log_events = __nccwpck_require__(1952);
;// CONCATENATED MODULE: ./build/action/upload/dry-run.js





/** A longer list is folded away. */
const LONGEST_OPEN_LIST = 50;
/** Lines of each list. All of them together stay well below 2,000. */
const dry_run_MOST = { uploads: 1_000, reused: 400, collisions: 50, unmatched: 50, exports: 200 };
/** Tells the log what a run would do. */
function logPlan({ plan, reused, unmatched, inputs }, log) {
    const { assets, exports } = plan;
    const { manifestPath } = inputs;
    const unchanged = new Set(reused.map(({ asset }) => asset));
    const uploads = assets.filter((asset) => !unchanged.has(asset));
    const collisions = nameCollisions(assets);
    const list = (heading, items, { describe, most, where = '' }) => {
        // Only of those that are shown: to look for a hint takes its time.
        const lines = items.slice(0, most).map(describe);
        const more = items.length - lines.length;
        logList(heading, more > 0 ? [...lines, `And ${(0,plural/* plural */.L)(more, 'more', 'more')}${where}`] : lines, log);
    };
    log.info('This is a dry run: nothing is sent.');
    const where = `, in the manifest: ${manifestPath}`;
    if (assets.length > 0 || inputs.patterns !== undefined) {
        list(`${(0,plural/* plural */.L)(uploads.length, 'file')} to upload`, uploads, {
            describe: describeFile,
            most: dry_run_MOST.uploads,
            where,
        });
    }
    if (reused.length > 0) {
        list(`${(0,plural/* plural */.L)(reused.length, 'unchanged file')} to reuse`, reused, {
            describe: ({ asset, assetId }) => `${describeFile(asset)}, still ${assetId}`,
            most: dry_run_MOST.reused,
            where,
        });
    }
    if (collisions.length > 0) {
        list(`${(0,plural/* plural */.L)(collisions.length, 'name')} for more than one file, which no run would send`, collisions, {
            describe: ({ fileName, paths }) => `${(0,name_some/* nameSome */.K)([fileName])} for ${(0,plural/* plural */.L)(paths.length, 'file')}: ${(0,name_some/* nameSome */.K)(paths)}`,
            most: dry_run_MOST.collisions,
        });
    }
    if (unmatched.length > 0) {
        list((0,plural/* plural */.L)(unmatched.length, 'pattern without a match', 'patterns without a match'), unmatched, {
            describe: (pattern) => {
                const hint = hintForPattern(pattern, inputs);
                return hint === undefined ? pattern : `${pattern}  (${hint})`;
            },
            most: dry_run_MOST.unmatched,
        });
    }
    if (exports.length > 0) {
        list(`${(0,plural/* plural */.L)(exports.length, 'export')} to trigger`, exports, {
            describe: ({ variantId, network }) => `${variantId} \u2192 ${network}`,
            most: dry_run_MOST.exports,
            where,
        });
    }
    const again = reused.length > 0
        ? [`${(0,plural/* plural */.L)(reused.length, 'file')} to reuse (${sizeOf(reused.map(({ asset }) => asset))})`]
        : [];
    const totals = [
        `${(0,plural/* plural */.L)(uploads.length, 'file')} to upload (${sizeOf(uploads)})`,
        ...again,
        `${(0,plural/* plural */.L)(exports.length, 'export')} to trigger`,
    ];
    log.info(`In all: ${totals.join(', ')}`);
    const missing = notGiven(inputs);
    if (missing.length > 0)
        log.info(`Not given, and needed by a run that is not dry: ${missing.join(', ')}`);
}
/** A list with its heading, folded away where it is long. */
function logList(heading, lines, log) {
    const folded = lines.length > LONGEST_OPEN_LIST;
    if (folded)
        log.startGroup(heading);
    else
        log.info(heading);
    for (const line of lines)
        log.info(`  ${line}`);
    if (folded)
        log.endGroup();
}
function describeFile({ path, fileName, contentType, size }) {
    return `${path} as ${fileName} (${(0,format_bytes/* formatBytes */.z)(size)}, ${contentType})`;
}
function sizeOf(assets) {
    return (0,format_bytes/* formatBytes */.z)(assets.reduce((sum, { size }) => sum + size, 0));
}
/** Names of what a fork's pull request has no part in: neither secrets nor variables of the repository. */
function notGiven({ token, baseUrl, organizationId, patterns }) {
    return [
        ...(token === undefined ? ['`token`'] : []),
        ...(baseUrl === '' ? ['`base-url`'] : []),
        ...(patterns !== undefined && organizationId === '' ? ['`organization`'] : []),
    ];
}

;// CONCATENATED MODULE: ./build/action/upload/show-plan.js








/**
 * A dry run's work: finds out what a run would do, and tells the log.
 *
 * @returns the uploads that a run would reuse
 */
async function showPlan(plan, found, inputs, { log, signal }) {
    const earlier = found && (await recallUploads(inputs, log));
    const reused = earlier ? await compare(plan.assets, earlier, { inputs, log, signal }) : [];
    logPlan({ plan, reused, unmatched: found?.unmatched ?? [], inputs }, log);
    return new EarlierUploads(reused.map(({ asset, assetId, sha256 }) => ({ ...asset, assetId, sha256 })));
}
/** Reading many large files takes its time, and the log tells how far it is, as in a run. */
async function compare(assets, earlier, { inputs, log, signal }) {
    const candidates = assets.filter((asset) => earlier.of(asset) !== undefined);
    if (candidates.length === 0)
        return [];
    const events = (0,log_events/* logEvents */.E)(log, { clock: clock/* systemClock */.m, ticker: ticker/* systemTicker */.W });
    events.comparisonStarted(candidates);
    const concurrency = inputs.concurrency === 'auto' ? pipeline_concurrency/* FIRST_LEVEL */.Y : inputs.concurrency;
    const onSettled = events.comparisonSettled.bind(events);
    const reused = await (0,find_unchanged/* findUnchanged */.p)(candidates, earlier, { concurrency, onSettled, signal });
    events.comparisonFinished(reused);
    return reused;
}

;// CONCATENATED MODULE: ./build/action/upload/spare-manifest.js

/**
 * A run without a file has nothing for later runs to reuse, and must not take what an earlier one left them. A shard without
 * one is waited for all the same, by those who join them.
 */
function spareManifest(inputs, { assets }, { env, log }) {
    if (!inputs.reuseUnchanged || assets.length > 0 || inputs.shard !== undefined)
        return inputs;
    log.info(`There was no file to upload: ${inputs.manifestPath} is left to later runs as it is`);
    return { ...inputs, manifestPath: temporaryManifestPath(env) };
}

;// CONCATENATED MODULE: ./build/action/upload/run-upload.js





















const FOUND_NONE = { failures: [], warnings: [] };
/**
 * The root action from start to end. It throws nothing; the exit code tells the verdict.
 *
 * @param signal aborted by a cancellation
 */
function runMain(env, signal) {
    return runInFrame('', { env, signal }, (base) => {
        const record = new OutcomeRecord();
        const run = { ...base, record, times: new PhaseTimes(clock/* systemClock */.m) };
        return {
            work: () => readAndWork(env, run),
            brokenDown: (failure) => {
                return { ...record.told, conclusion: 'failure', report: record.report(), failures: [failure] };
            },
            finish: async (ending) => {
                const { times, waiting } = run;
                const spent = { waitedMs: Math.round(waiting.totalMs), phases: times.phases(waiting) };
                const conclusion = await finishRun(ending, env, { ...run, ...spent });
                return conclusion === 'success' || conclusion === 'planned';
            },
        };
    });
}
async function readAndWork(env, run) {
    const { inputs, problems: wrong, warnings } = parseInputs(env);
    for (const { title, lines } of warnings)
        run.log.warning(title, ...lines);
    const problems = [...wrong, ...checkPaths(inputs)];
    if (problems.length === 0)
        return work(inputs, env, run);
    const manifestPath = temporaryManifestPath(env);
    const told = { baseUrl: '', organizationId: '', manifestPath, summary: inputs.summary };
    return { ...refuseInputs(problems), inputs: told };
}
async function work(inputs, env, run) {
    const { log, record, times, signal } = run;
    const found = inputs.patterns && (await times.during('find', async () => find(inputs, log)));
    const exports = inputs.variants.flatMap((variantId) => inputs.networks.map((network) => ({ variantId, network })));
    const all = found?.assets ?? [];
    const { shard } = inputs;
    const part = shard && { shard, whole: digestList(all) };
    const plan = { assets: shard ? takeShard(all, shard) : all, exports };
    record.plan(plan);
    const { failures: forbidding, warnings } = found === undefined ? FOUND_NONE : judgeFound(found, inputs);
    for (const { title, lines } of warnings)
        log.warning(title, ...lines);
    if (part !== undefined)
        logPart(part, plan, log);
    const planned = inputs.dryRun ? await showPlan(plan, found, inputs, run) : undefined;
    if (forbidding.length > 0) {
        // The manifest at the given path may be an earlier run's, and this one has nothing to put there.
        const given = { ...inputs, manifestPath: temporaryManifestPath(env) };
        return { conclusion: 'failure', report: (0,run_pipeline/* reportNothing */.s)(plan), failures: forbidding, inputs: given, part };
    }
    if (planned !== undefined) {
        const report = (0,run_pipeline/* reportNothing */.s)(plan);
        const ending = { report, inputs, earlier: planned, part };
        if (!signal.aborted)
            return { ...ending, conclusion: 'planned', failures: [] };
        return {
            ...ending,
            conclusion: 'cancelled',
            failures: [explainCancellation(report, String(signal.reason))],
        };
    }
    const earlier = found && (await recallUploads(inputs, log));
    record.told = { inputs: spareManifest(inputs, plan, { env, log }), earlier, part };
    // A run that sends nothing need not load what sends.
    const { deliver } = await Promise.all(/* import() */[__nccwpck_require__.e(326), __nccwpck_require__.e(833)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4833));
    const report = await deliver({ ...plan, earlier }, inputs, run);
    return conclude(report, record.told, { limits: inputs.limits, signal });
}
async function find(inputs, log) {
    const { patterns, workingDirectory, workspace, includeHidden, naming, contentTypeRules } = inputs;
    if (patterns === undefined)
        return undefined;
    // In a dry run they are two, and a run would take neither.
    const never = [inputs.manifestPath, inputs.givenManifestPath ?? inputs.manifestPath];
    const search = { ...patterns, workingDirectory, workspace, includeHidden, never };
    return logFinding({ ...search, log }, () => findAssets(search, naming, contentTypes(contentTypeRules)));
}


/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ AssetFileError)
/* harmony export */ });
/** A file that can't be read as it was found: it vanished, changed its size, or may not be read. */
class AssetFileError extends Error {
    name = 'AssetFileError';
}


/***/ }),

/***/ 8149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fileBody)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var _asset_file_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3557);
/* harmony import */ var _spare_buffers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1449);




/** Files up to this size are read and sent in one go. */
const WHOLE_BYTES = 256 * 1024;
/** Up to this size a disk is done sooner than the thread pool: to wake a thread takes longer, and may take the processor. */
const QUICK_BYTES = 64 * 1024;
/** What is read and sent at a time of larger ones. Every file in flight has two. */
const BLOCK_BYTES = 512 * 1024;
/** A file of this size is sent faster in fewer blocks; a smaller one is slower, for less of it is read ahead. */
const LARGE_BYTES = 64 * 1024 * 1024;
const LARGE_BLOCK_BYTES = 1024 * 1024;
// Opening what has become a pipe must not wait for somebody who writes to it. Windows has no such flag: it counts as 0.
const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/** The bytes of a file that had `size` bytes when it was found. */
function fileBody(path, size) {
    return {
        size,
        open: async () => (size <= WHOLE_BYTES ? readWhole(path, size) : readBlocks(path, size)),
    };
}
/** At most one trip through the thread pool, for the reading itself: more cost more than opening and closing a file do. */
async function readWhole(path, size) {
    const file = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, READ_ONLY));
    try {
        // One byte more than there should be: a file that has grown is noticed without a second look.
        const buffer = (0,_spare_buffers_js__WEBPACK_IMPORTED_MODULE_2__/* .takeBuffer */ .U)(size + 1);
        const bytesRead = size <= QUICK_BYTES
            ? attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync(file, buffer, 0, size + 1, 0))
            : await readInPool(file, buffer).catch(unreadable);
        if (bytesRead !== size)
            throw changed(size, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).size);
        return buffer.subarray(0, size);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
    }
}
function readInPool(file, buffer) {
    return new Promise((resolve, reject) => {
        node_fs__WEBPACK_IMPORTED_MODULE_0__.read(file, buffer, 0, buffer.length, 0, (error, count) => error === null ? resolve(count) : reject(error));
    });
}
function attempt(read) {
    try {
        return read();
    }
    catch (error) {
        return unreadable(error);
    }
}
async function* readBlocks(path, size) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, READ_ONLY).catch(unreadable);
    try {
        const atStart = await file.stat();
        if (atStart.size !== size)
            throw changed(size, atStart.size);
        // Two buffers in turn: one is read into while the other is sent.
        const blockBytes = size < LARGE_BYTES ? BLOCK_BYTES : LARGE_BLOCK_BYTES;
        const buffers = [Buffer.allocUnsafe(blockBytes), Buffer.allocUnsafe(blockBytes)];
        let ahead = readBlock(file, buffers[0], size);
        for (let sent = 0, turn = 1; sent < size; turn += 1) {
            const block = await ahead;
            if (block.length === 0)
                throw changed(size, sent);
            sent += block.length;
            // The last byte makes it whole for the storage: what has changed on the way must not come to that.
            if (sent === size) {
                const atEnd = await file.stat();
                if (atEnd.size !== size || atEnd.mtimeMs !== atStart.mtimeMs)
                    throw changed(size, atEnd.size);
            }
            else {
                ahead = readBlock(file, buffers[turn % 2 === 0 ? 0 : 1], size - sent);
                // Whoever takes the blocks may stop, and then nobody asks what became of this one.
                ahead.catch(() => undefined);
            }
            yield block;
        }
    }
    finally {
        await file.close();
    }
}
async function readBlock(file, buffer, restBytes) {
    const length = Math.min(buffer.length, restBytes);
    const { bytesRead } = await file.read(buffer, 0, length).catch(unreadable);
    return buffer.subarray(0, bytesRead);
}
function unreadable(cause) {
    const why = cause.code === 'ENOENT' ? 'it no longer exists' : String(cause.code);
    throw new _asset_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .AssetFileError */ .D(`The file could not be read: ${why}`, { cause });
}
function changed(expected, actual) {
    const sizes = expected === actual ? 'its content was written to' : `it had ${expected} bytes, now ${actual}`;
    return new _asset_file_error_js__WEBPACK_IMPORTED_MODULE_3__/* .AssetFileError */ .D(`The file changed while it was being uploaded: ${sizes}`);
}


/***/ }),

/***/ 1449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ giveBack),
/* harmony export */   U: () => (/* binding */ takeBuffer)
/* harmony export */ });
/** Smaller ones come out of Node's own pool, and cost next to nothing. */
const SMALLEST_BYTES = 4 * 1024;
/** More than there are files in flight are never free at once. */
const MOST_SPARE = 128;
/** By their size in bytes, a power of two. */
const spare = new Map();
const lent = new WeakSet();
/**
 * A buffer of `size` bytes with anything in it. Memory that is new to the process costs more than what is read into it: the
 * system has to clear it, and the garbage collector to find it.
 */
function takeBuffer(size) {
    if (size < SMALLEST_BYTES)
        return Buffer.allocUnsafe(size);
    const capacity = 2 ** Math.ceil(Math.log2(size));
    const memory = spare.get(capacity)?.pop() ?? new ArrayBuffer(capacity);
    lent.add(memory);
    return Buffer.from(memory, 0, size);
}
/** Gives a buffer back that nobody will read any more, where it was taken here; to do it twice does no harm. */
function giveBack({ buffer }) {
    if (!lent.delete(buffer))
        return;
    const free = spare.get(buffer.byteLength) ?? [];
    spare.set(buffer.byteLength, free);
    if (free.length < MOST_SPARE)
        free.push(buffer);
}


/***/ }),

/***/ 4226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ HashedBody)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);

/** A body that hashes its bytes on their way: no file is read twice to know what was sent. */
class HashedBody {
    #body;
    #hash;
    constructor(body) {
        this.#body = body;
    }
    get size() {
        return this.#body.size;
    }
    async open() {
        // One for each time: an attempt that is given up may still be reading when the next one begins.
        const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
        this.#hash = hash;
        const bytes = await this.#body.open();
        if (!Buffer.isBuffer(bytes))
            return hashing(bytes, hash);
        hash.update(bytes);
        return bytes;
    }
    /**
     * The SHA-256, in lower-case hex, of what was read since the body was last opened: it must have been read to its end, and it
     * is told once.
     */
    sha256() {
        if (this.#hash === undefined)
            throw new Error('the body was not opened');
        return this.#hash.digest('hex');
    }
}
async function* hashing(blocks, hash) {
    for await (const block of blocks) {
        hash.update(block);
        yield block;
    }
}


/***/ }),

/***/ 2499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ CancelledError)
/* harmony export */ });
/** A request that was not sent, or was ended, because the run was stopped. */
class CancelledError extends Error {
    name = 'CancelledError';
    constructor() {
        super('The run was stopped before this was done');
    }
}


/***/ }),

/***/ 6860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ NetworkError)
/* harmony export */ });
/* harmony import */ var _support_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5921);
/* harmony import */ var _support_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5007);
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2501);



/** No answer, or not a whole one. `cause` is what Node said. */
class NetworkError extends _request_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .G {
    name = 'NetworkError';
    reason;
    /** Host and port of the proxy that the request went through, if any. */
    proxy;
    constructor(reason, request, cause) {
        const causes = (0,_support_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(cause).map(_support_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteOutsideText */ .h).join(': ');
        super(`${request.method} ${request.location}: ${causes}`, request, { cause });
        this.reason = reason;
        this.proxy = request.proxy;
    }
}


/***/ }),

/***/ 1985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ PermissionDeniedError)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2501);
/* harmony import */ var _service_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5700);


const REQUIRED_SCOPE = /(?:required scope|Required): *([\w.*-]+(?::[\w.*-]+)+)/;
/** 403: the token lacks a scope, named by either form of the body (service spec part 7). */
class PermissionDeniedError extends _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G {
    name = 'PermissionDeniedError';
    /** The missing scope, `<resource>:<action>`; `undefined` where the body names none. */
    scope;
    constructor(request, words) {
        super(`${request.method} ${request.location} answered 403: ${(0,_service_words_js__WEBPACK_IMPORTED_MODULE_1__/* .sayServiceWords */ .W)(words)}`, request);
        this.scope = REQUIRED_SCOPE.exec(words.message ?? '')?.[1];
    }
}


/***/ }),

/***/ 6809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ RateLimitedError)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2501);

/** 429: too many requests (service spec part 7). */
class RateLimitedError extends _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G {
    name = 'RateLimitedError';
    constructor(request) {
        super(`${request.method} ${request.location} answered 429: too many requests`, request);
    }
}


/***/ }),

/***/ 8708:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ Secrets)
/* harmony export */ });
/* harmony import */ var _spellings_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1578);

const HIDDEN = '***';
/** Shorter tokens are looked for as they are alone: their other spellings stand in any text. */
const SHORTEST_DISGUISED = 8;
/** What lies deeper in a value is left out: each level takes a part of the stack, here and wherever it is written. */
const DEEPEST = 200;
/** Shorter pieces of an address, such as a region, stand in many a text and open nothing. */
const SHORTEST_PIECE = 12;
/** To find the pieces takes time that most runs can save, and addresses that are kept as they are take memory. */
const MOST_LEARNED = 2_000;
const LONG_PIECES = new RegExp(`[a-z\\d]{${SHORTEST_PIECE},}`, 'gi');
/** Character codes first: the letters and digits in them are none of the text's. */
const PIECES = new RegExp(String.raw `%(?:25)*[\da-f]{2}|\\{1,8}u[\da-f]{4}|&#?\w+;|[a-z\d]{${SHORTEST_PIECE},}`, 'gi');
const QUERY = /[?#][^\s"'<>]*/g;
/**
 * What must not be told: the token, and everything in upload addresses beyond origin and path. The runner masks logs only,
 * while words from outside go to files and outputs as well.
 */
class Secrets {
    #token;
    #isShort;
    /** Of addresses, in lower case. */
    #pieces = new Set();
    /** Those of which the pieces are not known yet: most runs never ask for them. */
    #learned = [];
    constructor(token = '') {
        this.#isShort = token.length < SHORTEST_DISGUISED;
        if (token === '')
            return;
        const disguises = [...(0,_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .base64Cores */ .k)(token).map(spelledBase64), hex(token), hex(token).toUpperCase()];
        const patterns = [(0,_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .u)(token), ...(this.#isShort ? [] : disguises)];
        this.#token = new RegExp(patterns.join('|'), 'g');
    }
    /** From now on, what is secret in this upload address is hidden. */
    learnAddress(url) {
        this.#learned.push(url);
        if (this.#learned.length >= MOST_LEARNED)
            this.#digest();
    }
    /** The text with every secret in it hidden. */
    hide(text) {
        return this.hideAddresses(this.hideToken(text));
    }
    /** The text with the token in it hidden. */
    hideToken(text) {
        return this.#token === undefined ? text : text.replace(this.#token, HIDDEN);
    }
    /** The text with the secrets of upload addresses in it hidden. */
    hideAddresses(text) {
        this.#digest();
        if (this.#pieces.size === 0)
            return text;
        return text
            .replace(QUERY, (query) => query.replace(PIECES, this.#hidePiece) === query ? query : `${query.charAt(0)}${HIDDEN}`)
            .replace(PIECES, this.#hidePiece);
    }
    /**
     * The same for all texts in a JSON value, names of fields included; but a shorter token is no secret there: it is a part of
     * many an id, a name or a number, with which a workflow goes on.
     */
    hideIn(value, depth = 0) {
        if (depth > DEEPEST)
            return HIDDEN;
        if (typeof value === 'string')
            return this.#hideInValue(value);
        if (typeof value === 'number')
            return this.#hideInValue(String(value)) === String(value) ? value : HIDDEN;
        if (Array.isArray(value))
            return value.map((entry) => this.hideIn(entry, depth + 1));
        if (typeof value !== 'object' || value === null)
            return value;
        return Object.fromEntries(Object.entries(value).map(([name, content]) => [
            this.#hideInValue(name),
            this.hideIn(content, depth + 1),
        ]));
    }
    #hideInValue(text) {
        return this.#isShort ? this.hideAddresses(text) : this.hide(text);
    }
    #digest() {
        for (const url of this.#learned.splice(0))
            this.#learn(url);
    }
    #learn({ username, password, searchParams, search, hash }) {
        for (const part of [username, password, ...searchParams.values(), search, hash]) {
            for (const [piece] of part.matchAll(LONG_PIECES))
                this.#pieces.add(piece.toLowerCase());
        }
    }
    #hidePiece = (piece) => (this.#pieces.has(piece.toLowerCase()) ? HIDDEN : piece);
}
/** Base64 has two alphabets (RFC 4648, 4 and 5). */
function spelledBase64(text) {
    return [...text]
        .map((character) => {
        if (character === '+')
            return `(?:${(0,_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .u)('+')}|-)`;
        return character === '/' ? `(?:${(0,_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .u)('/')}|_)` : (0,_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .spelled */ .u)(character);
    })
        .join('');
}
function hex(text) {
    return Buffer.from(text).toString('hex');
}


/***/ }),

/***/ 1578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ base64Cores),
/* harmony export */   u: () => (/* binding */ spelled)
/* harmony export */ });
const BASE64_BYTES = 3;
const BASE64_CHARACTERS = 4;
/**
 * A pattern for a text in the spellings in which programs write it: as it is, behind backslashes or by its number as in JSON
 * (RFC 8259, 7), percent-coded (RFC 3986, 2.1), or as a character reference of HTML, also when one of these was written
 * by another. Only ASCII is meant.
 */
function spelled(text) {
    return [...text].map(spelledCharacter).join('');
}
function spelledCharacter(character) {
    const code = character.charCodeAt(0);
    const hex = code.toString(16).padStart(2, '0');
    const anyCase = hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
    return [
        String.raw `(?:\\{0,8}${RegExp.escape(character)}`,
        String.raw `\\{1,8}u00${anyCase}`,
        `%(?:25)*${anyCase}`,
        `&(?:amp;)*#0*${code};`,
        `&(?:amp;)*#[xX]0*${anyCase};)`,
    ].join('|');
}
/** What is the same of a text's base64 (RFC 4648, 4 and 5) wherever it starts in what was encoded. */
function base64Cores(text) {
    return [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), Buffer.from(text)]).toString('base64');
        // Characters that also hold bits of what stands before or behind.
        const before = Math.ceil((offset * BASE64_CHARACTERS) / BASE64_BYTES);
        const whole = Math.floor(((offset + Buffer.byteLength(text)) * BASE64_CHARACTERS) / BASE64_BYTES);
        return encoded.slice(before, whole);
    });
}


/***/ }),

/***/ 2501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RequestError)
/* harmony export */ });
/** Any request that did not bring what was asked for. Its message is one line and holds no secret. */
class RequestError extends Error {
    method;
    /** Origin and path of the address. */
    location;
    constructor(message, request, options) {
        super(message, options);
        this.method = request.method;
        this.location = request.location;
    }
}


/***/ }),

/***/ 4747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ ServiceError)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2501);

/** Any other answer that is not 2xx, or a 2xx whose body lacks what the spec shows for it. */
class ServiceError extends _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G {
    name = 'ServiceError';
    status;
    /** What tells this answer from others of its status: the body's `error`, or what a 2xx lacks; may be empty. */
    code;
    /** @param what what is wrong, to follow the status: `answered 500: <what>` */
    constructor(request, status, what, code = what) {
        super(`${request.method} ${request.location} answered ${status}: ${what}`, request);
        this.status = status;
        this.code = code;
    }
}


/***/ }),

/***/ 5700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ sayServiceWords),
/* harmony export */   b: () => (/* binding */ readServiceWords)
/* harmony export */ });
/* harmony import */ var _support_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5007);

/** Characters that are read of each of them: no more than a few hundred are quoted. */
const WORDS_LOOKED_AT = 16_384;
/**
 * Reads an error body. Anything but the JSON object of the spec counts as one message.
 *
 * @param hide takes secrets out of a text
 */
function readServiceWords(text, hide) {
    const quote = (words) => (0,_support_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteOutsideText */ .h)(hide(words.slice(0, WORDS_LOOKED_AT)));
    const json = parseObject(text);
    if (json === undefined)
        return text.trim() === '' ? {} : { message: quote(text) };
    return {
        ...(typeof json['error'] === 'string' && { error: quote(json['error']) }),
        ...(typeof json['message'] === 'string' && { message: quote(json['message']) }),
    };
}
/** The words as they stand in a sentence: `error: message`, either alone, or that there were none. */
function sayServiceWords(words) {
    const said = [words.error, words.message].filter((word) => word !== undefined && word !== '').join(': ');
    return said === '' ? 'no explanation was given' : said;
}
function parseObject(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ StorageRefusedError)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2501);

/** The storage answered a PUT with anything but 2xx. The token was not part of that request. */
class StorageRefusedError extends _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G {
    name = 'StorageRefusedError';
    status;
    refusal;
    constructor(location, status, refusal) {
        const said = [refusal.code, refusal.message].filter((word) => word !== undefined).join(': ');
        super(`PUT ${location} answered ${status}: ${said || 'no explanation was given'}`, {
            method: 'PUT',
            location,
        });
        this.status = status;
        this.refusal = refusal;
    }
    /**
     * Whether the address had expired, so that a new one may do: S3 says it in the message, others in the code. The
     * credentials that signed it may have expired as well, for which S3 has a 400.
     */
    get expired() {
        if (this.status === 400 && this.refusal.code === 'ExpiredToken')
            return true;
        return this.status === 403 && /expired/i.test(`${this.refusal.code} ${this.refusal.message}`);
    }
}


/***/ }),

/***/ 8962:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ TokenRejectedError)
/* harmony export */ });
/* harmony import */ var _request_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2501);
/* harmony import */ var _service_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5700);


/** 401: the token is missing, expired or invalid (service spec part 7). */
class TokenRejectedError extends _request_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .G {
    name = 'TokenRejectedError';
    constructor(request, words) {
        super(`${request.method} ${request.location} answered 401: ${(0,_service_words_js__WEBPACK_IMPORTED_MODULE_1__/* .sayServiceWords */ .W)(words)}`, request);
    }
}


/***/ }),

/***/ 9479:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9992);

const signal = (0,_action_cancellation_js__WEBPACK_IMPORTED_MODULE_0__/* .listenForCancellation */ .c)();
// Evaluating the rest takes longer than all else at the start, and a cancellation may come meanwhile.
const { runMain } = await Promise.resolve(/* import() eager */).then(__nccwpck_require__.bind(__nccwpck_require__, 5944));
await runMain(process.env, signal);
// A connection that never comes about, through a proxy that never answers, would keep the process alive.
process.stdout.write('', () => process.exit());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 8192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FIRST_LEVEL),
/* harmony export */   v: () => (/* binding */ ConcurrencyControl)
/* harmony export */ });
/** Files in flight at first, and of all that is no upload. */
const FIRST_LEVEL = 16;
const LEAST = 4;
const MOST = 128;
/** So much in flight fills every line: where files are large, fewer are enough, and take less memory. */
const BYTES_IN_FLIGHT = 32 * 1024 * 1024;
/** A process that is busy for more than this share of the time gains nothing from more in flight. */
const BUSY = 0.7;
/** A level that is not faster by this factor than the one before is not worth its requests. */
const WORTH_IT = 1.1;
/** A level is judged by the better of so many windows: one may have met a pause of the machine. */
const WINDOWS = 2;
/** After a step that brought nothing, and after a refusal, no further step is made for so long. */
const FLAT_HOLD_MS = 5_000;
const REFUSED_HOLD_MS = 10_000;
/** What was under way when the first refusal came may be refused as well: that is the same one. */
const SAME_REFUSAL_MS = 1_000;
/**
 * How many files may be in flight, found out while they are sent: a pure state machine; times are milliseconds of one
 * monotonic clock.
 *
 * The level doubles for as long as nothing at all was answered, because who is far away is not kept busy by few, and
 * afterwards whenever the last step made the files go faster, but only if this process has time to spare. A step that
 * brought nothing is taken back, a refusal or a broken connection halves the level, and both forbid growth for a while.
 */
class ConcurrencyControl {
    #most;
    #busyMs;
    #level;
    #changed = () => undefined;
    /** Whether anything is known of the other side. */
    #heard = false;
    #heldUntilMs = 0;
    #refusedAtMs = Number.NEGATIVE_INFINITY;
    /** Of the level below, in files a millisecond; 0 where it was not measured. */
    #rateBelow = 0;
    /** The best window of this level so far, and how many there were. */
    #rate = 0;
    #windows = 0;
    #windowFromMs;
    #busyFromMs;
    #settled = 0;
    constructor({ nowMs, meanBytes, busyMs }) {
        const fitting = Math.floor(BYTES_IN_FLIGHT / Math.max(1, meanBytes));
        this.#most = Math.min(MOST, Math.max(FIRST_LEVEL, fitting));
        this.#level = FIRST_LEVEL;
        this.#windowFromMs = nowMs;
        this.#busyMs = busyMs;
        this.#busyFromMs = busyMs();
    }
    /** Files that may be in flight now. */
    get limit() {
        return this.#level;
    }
    /** Whether nothing was answered so far, and more may be sent because of it. */
    get silent() {
        return !this.#heard && this.#level < this.#most;
    }
    /** @param changed called after each change of `limit`; only the last one given is */
    onChange(changed) {
        this.#changed = changed;
    }
    /** Some time has passed, and nothing was answered in it. */
    heardNothing(nowMs) {
        if (!this.silent)
            return;
        if (this.#isBusy(nowMs))
            this.#openWindow(nowMs);
        else
            this.#moveTo(this.#level * 2, 0, nowMs);
    }
    /** A file is done, whatever became of it. */
    settled(nowMs) {
        this.#heard = true;
        this.#settled += 1;
        if (this.#settled < this.#level || nowMs <= this.#windowFromMs)
            return;
        this.#rate = Math.max(this.#rate, this.#settled / (nowMs - this.#windowFromMs));
        this.#windows += 1;
        const busy = this.#isBusy(nowMs);
        this.#openWindow(nowMs);
        const faster = this.#rate >= this.#rateBelow * WORTH_IT;
        if (faster && !busy)
            this.#grow(nowMs);
        if (!faster && this.#windows >= WINDOWS) {
            this.#heldUntilMs = nowMs + FLAT_HOLD_MS;
            this.#moveTo(this.#level / 2, 0, nowMs);
        }
    }
    /** A request was refused for now, or got no answer. */
    refused(nowMs) {
        this.#heard = true;
        this.#heldUntilMs = nowMs + REFUSED_HOLD_MS;
        if (nowMs - this.#refusedAtMs < SAME_REFUSAL_MS)
            return;
        this.#refusedAtMs = nowMs;
        this.#moveTo(this.#level / 2, 0, nowMs);
    }
    #grow(nowMs) {
        if (this.#level >= this.#most || nowMs < this.#heldUntilMs)
            return;
        this.#moveTo(this.#level * 2, this.#rate, nowMs);
    }
    #isBusy(nowMs) {
        return this.#busyMs() - this.#busyFromMs > BUSY * (nowMs - this.#windowFromMs);
    }
    #openWindow(nowMs) {
        this.#settled = 0;
        this.#windowFromMs = nowMs;
        this.#busyFromMs = this.#busyMs();
    }
    #moveTo(level, rateBelow, nowMs) {
        this.#level = Math.min(this.#most, Math.max(LEAST, Math.floor(level)));
        this.#rateBelow = rateBelow;
        this.#rate = 0;
        this.#windows = 0;
        this.#openWindow(nowMs);
        this.#changed();
    }
}


/***/ }),

/***/ 2546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ forbidsFurtherRequests)
/* harmony export */ });
/* harmony import */ var _api_permission_denied_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1985);
/* harmony import */ var _api_token_rejected_error_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8962);


/** Whether an error holds for every request with this token, so that a run stops at once (401, 403). */
function forbidsFurtherRequests(error) {
    return error instanceof _api_token_rejected_error_js__WEBPACK_IMPORTED_MODULE_1__/* .TokenRejectedError */ .W || error instanceof _api_permission_denied_error_js__WEBPACK_IMPORTED_MODULE_0__/* .PermissionDeniedError */ .L;
}


/***/ }),

/***/ 9207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isStored)
/* harmony export */ });
/** Whether the service has an asset's bytes, sent now or by an earlier run: then it has an id. */
function isStored(outcome) {
    return outcome.status === 'uploaded' || outcome.status === 'reused';
}


/***/ }),

/***/ 4362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findUnchanged)
/* harmony export */ });
/* harmony import */ var _api_asset_file_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3557);
/* harmony import */ var _api_body_file_body_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8149);
/* harmony import */ var _api_body_spare_buffers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1449);
/* harmony import */ var _api_body_wrapped_bodies_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4226);
/* harmony import */ var _support_concurrency_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(8375);





/**
 * Finds the assets whose bytes were uploaded before. Only files that could be the same, by all that is known without
 * opening them, are read, so many at a time and block by block; after a cancellation no further one is.
 *
 * @returns the unchanged ones, in the order of the assets
 */
async function findUnchanged(assets, earlier, { concurrency, onSettled, signal }) {
    const candidates = assets.flatMap((asset) => {
        const upload = earlier.of(asset);
        return upload === undefined ? [] : { asset, ...upload };
    });
    const reused = [];
    await (0,_support_concurrency_js__WEBPACK_IMPORTED_MODULE_3__/* .forEachConcurrently */ .D)(candidates, concurrency, () => signal.aborted, async ({ asset, assetId, sha256 }, index) => {
        const same = (await hashFile(asset, signal)) === sha256;
        const outcome = same ? { status: 'reused', asset, assetId, sha256 } : undefined;
        reused[index] = outcome;
        onSettled?.(asset, outcome);
    });
    return reused.filter((outcome) => outcome !== undefined);
}
/** The SHA-256 of a file's bytes; `undefined` where it can't be read as it was found, which its upload will tell. */
async function hashFile({ absolutePath, size }, signal) {
    const body = new _api_body_wrapped_bodies_js__WEBPACK_IMPORTED_MODULE_2__/* .HashedBody */ .Y((0,_api_body_file_body_js__WEBPACK_IMPORTED_MODULE_0__/* .fileBody */ .h)(absolutePath, size));
    try {
        const bytes = await body.open();
        if (Buffer.isBuffer(bytes))
            (0,_api_body_spare_buffers_js__WEBPACK_IMPORTED_MODULE_1__/* .giveBack */ .F)(bytes);
        else
            for await (const _ of bytes)
                if (signal.aborted)
                    return undefined;
        return body.sha256();
    }
    catch (error) {
        if (error instanceof _api_asset_file_error_js__WEBPACK_IMPORTED_MODULE_4__/* .AssetFileError */ .D)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 9547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  s: () => (/* binding */ reportNothing),
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: ./build/pipeline/is-stored.js
var is_stored = __nccwpck_require__(9207);
// EXTERNAL MODULE: ./build/support/concurrency.js
var support_concurrency = __nccwpck_require__(8375);
// EXTERNAL MODULE: ./build/pipeline/forbids-further-requests.js
var forbids_further_requests = __nccwpck_require__(2546);
;// CONCATENATED MODULE: ./build/pipeline/request-exports.js


/**
 * Triggers every export; one that fails does not stop the others, unless the token is refused. Those under way are
 * then waited for, because ending them would leave it unknown what became of them.
 *
 * @returns an outcome a request, in their order
 */
async function requestExports(requests, context) {
    const { concurrency, events, signal } = context;
    const outcomes = requests.map((request) => ({ ...request, status: 'not-attempted' }));
    let refused = false;
    events.exportsStarted(requests);
    await (0,support_concurrency/* forEachConcurrently */.D)(requests, concurrency, () => refused || signal.aborted, async (request, index) => {
        const outcome = await requestExport(request, context);
        outcomes[index] = outcome;
        events.exportSettled(outcome);
        refused ||= outcome.status === 'failed' && (0,forbids_further_requests/* forbidsFurtherRequests */.a)(outcome.failure.error);
    });
    events.exportsFinished(outcomes);
    return outcomes;
}
async function requestExport(request, { service, events, signal }) {
    const called = await service.triggerExport(request, signal, async () => events.beforeExport?.(request));
    const { attempts } = called.effort;
    if (called.ok)
        return { ...request, status: 'triggered', attempts, response: called.value };
    if (attempts === 0)
        return { ...request, status: 'not-attempted' };
    const status = called.because === 'may-have-been-done' ? 'unknown' : 'failed';
    return { ...request, status, attempts, failure: called };
}

// EXTERNAL MODULE: ./build/pipeline/manifest/find-unchanged.js
var find_unchanged = __nccwpck_require__(4362);
// EXTERNAL MODULE: ./build/api/body/file-body.js
var file_body = __nccwpck_require__(8149);
;// CONCATENATED MODULE: ./build/api/body/watched-body.js
/**
 * A body that tells how far its sending is. What is sent from one buffer is too short for that to be of use.
 *
 * @param onSent called with the bytes that have been handed to the system so far: 0 at the start of each attempt
 */
function watchedBody(body, onSent) {
    return {
        size: body.size,
        open: async () => {
            const opened = await body.open();
            if (Buffer.isBuffer(opened))
                return opened;
            onSent(0);
            return watched(opened, onSent);
        },
    };
}
async function* watched(blocks, onSent) {
    let sent = 0;
    for await (const block of blocks) {
        const { length } = block;
        yield block;
        // Whoever asks for more has sent this one.
        sent += length;
        onSent(sent);
    }
}

// EXTERNAL MODULE: ./build/api/body/wrapped-bodies.js
var wrapped_bodies = __nccwpck_require__(4226);
// EXTERNAL MODULE: ./build/api/storage-refused-error.js
var storage_refused_error = __nccwpck_require__(8384);
;// CONCATENATED MODULE: ./build/pipeline/upload-assets.js






/** Where nothing was answered for so long, more is sent: the shortest of the ways on which it brings much. */
const SILENCE_MS = 10;
/**
 * Uploads every asset; one that fails does not stop the others, unless the token is refused.
 *
 * @returns an outcome an asset, in their order
 */
async function uploadAssets(assets, context) {
    const { events, control, clock } = context;
    // A signal of several would ask each of them whenever it is asked itself.
    const ended = new AbortController();
    const { signal } = ended;
    const end = () => ended.abort(context.signal.reason);
    context.signal.addEventListener('abort', end);
    if (context.signal.aborted)
        end();
    const outcomes = assets.map((asset) => ({ status: 'not-attempted', asset }));
    events.uploadsStarted(assets);
    if (control !== undefined)
        void growInSilence(control, clock, signal);
    await (0,support_concurrency/* forEachConcurrently */.D)(assets, control ?? context.concurrency, () => signal.aborted, async (asset, index) => {
        const outcome = await uploadAsset(asset, context, signal);
        outcomes[index] = outcome;
        control?.settled(clock.monotonicMs());
        events.uploadSettled(outcome);
        if (outcome.status === 'failed' && (0,forbids_further_requests/* forbidsFurtherRequests */.a)(outcome.failure.error))
            ended.abort();
    });
    context.signal.removeEventListener('abort', end);
    events.uploadsFinished(outcomes);
    return outcomes;
}
async function growInSilence(control, clock, signal) {
    while (control.silent && !signal.aborted) {
        await clock.sleep(SILENCE_MS, signal);
        control.heardNothing(clock.monotonicMs());
    }
}
async function uploadAsset(asset, context, signal) {
    const { service, storage, organizationId, clock } = context;
    const { fileName, contentType } = asset;
    const startedMs = clock.monotonicMs();
    let repeated = 0;
    const failed = (failure) => failure.effort.attempts === 0 && repeated === 0
        ? { status: 'not-attempted', asset }
        : {
            status: 'failed',
            asset,
            failure,
            attempts: repeated + failure.effort.attempts,
            durationMs: elapsed(),
        };
    const elapsed = () => Math.round(clock.monotonicMs() - startedMs);
    for (let renewed = false;; renewed = true) {
        // Without a storage that takes the file, an address is of no use.
        if (storage.blocked && !renewed)
            return { status: 'not-attempted', asset };
        const target = await service.requestUploadUrl({ fileName, contentType, organizationId }, signal);
        if (!target.ok)
            return failed(target);
        repeated += target.effort.attempts - 1;
        const { uploadUrl, assetId } = target.value;
        const file = (0,file_body/* fileBody */.h)(asset.absolutePath, asset.size);
        const hashed = context.hashed ? new wrapped_bodies/* HashedBody */.Y(file) : undefined;
        const body = watchedBody(hashed ?? file, (sentBytes) => context.events.uploadProgress(asset, sentBytes));
        const put = await storage.put({ uploadUrl, contentType, body }, signal);
        if (put.ok) {
            const attempts = repeated + put.effort.attempts;
            const uploaded = { status: 'uploaded', asset, assetId, attempts, durationMs: elapsed() };
            return hashed === undefined ? uploaded : { ...uploaded, sha256: hashed.sha256() };
        }
        const expired = put.error instanceof storage_refused_error/* StorageRefusedError */.A && put.error.expired;
        if (!expired || renewed)
            return failed(put);
        repeated += put.effort.attempts;
        context.events.uploadUrlRenewed(asset);
    }
}

;// CONCATENATED MODULE: ./build/pipeline/store-assets.js


/**
 * Sees to it that the service has every asset: what earlier runs uploaded unchanged is reused, the others are uploaded.
 *
 * @param earlier absent where nothing is to be reused, now or by a later run: then no file is hashed
 * @returns an outcome an asset, in their order
 */
async function storeAssets(assets, earlier, context) {
    const upload = async (some) => some.length === 0 ? [] : uploadAssets(some, { ...context, hashed: earlier !== undefined });
    if (earlier === undefined)
        return upload(assets);
    const reused = await reuse(assets, earlier, context);
    const outcomes = new Map(reused.map((outcome) => [outcome.asset, outcome]));
    const sent = await upload(assets.filter((asset) => !outcomes.has(asset)));
    for (const outcome of sent)
        outcomes.set(outcome.asset, outcome);
    return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}
async function reuse(assets, earlier, { events, concurrency, signal }) {
    const candidates = assets.filter((asset) => earlier.of(asset) !== undefined);
    if (candidates.length === 0)
        return [];
    events.comparisonStarted(candidates);
    const onSettled = events.comparisonSettled.bind(events);
    const reused = await (0,find_unchanged/* findUnchanged */.p)(candidates, earlier, { concurrency, onSettled, signal });
    events.comparisonFinished(reused);
    return reused;
}

;// CONCATENATED MODULE: ./build/pipeline/run-pipeline.js



/** Uploads all assets that are not there yet and, only if every one of them is by then, triggers the exports. */
async function runPipeline(plan, context) {
    const { assets, exports, earlier } = plan;
    const uploads = await storeAssets(assets, earlier, context);
    if (exports.length === 0 || !uploads.every(is_stored/* isStored */.m))
        return { ...reportNothing(plan), uploads };
    return { uploads, exports: await requestExports(exports, context) };
}
/** The report on a plan of which nothing has been done. */
function reportNothing({ assets, exports }) {
    return {
        uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
        exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
    };
}


/***/ }),

/***/ 7827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
const systemClock = {
    wallMs: () => Date.now(),
    monotonicMs: () => performance.now(),
    sleep: (ms, signal) => new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const wake = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, ms);
        signal.addEventListener('abort', wake);
    }),
};


/***/ }),

/***/ 8375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ forEachConcurrently)
/* harmony export */ });
/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item is started once `stopped` says so. Where
 * the limit falls, what has been started goes on, and as much less is started after it.
 *
 * @throws what the first `work` that rejects throws, after all that had been started have settled
 */
async function forEachConcurrently(items, limit, stopped, work) {
    const most = typeof limit === 'number' ? () => limit : () => limit.limit;
    const errors = [];
    const { promise: finished, resolve: finish } = Promise.withResolvers();
    let workers = 0;
    let begun = 0;
    const goesOn = () => begun < items.length && errors.length === 0 && !stopped();
    const worker = async () => {
        workers += 1;
        while (workers <= most() && goesOn()) {
            const index = begun;
            begun += 1;
            try {
                // There is one: `begun` was below the length.
                await work(items[index], index);
            }
            catch (error) {
                errors.push(error);
            }
        }
        workers -= 1;
        if (workers === 0)
            finish();
    };
    const addWorkers = () => {
        while (workers < most() && goesOn())
            void worker();
    };
    if (typeof limit !== 'number')
        limit.onChange(addWorkers);
    addWorkers();
    if (workers > 0)
        await finished;
    if (errors.length > 0)
        throw errors[0];
}


/***/ }),

/***/ 4272:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ cut)
/* harmony export */ });
/** The text itself, or its beginning with `\u2026`, at most `length` UTF-16 units and never half a character. */
function cut(text, length) {
    if (text.length <= length)
        return text;
    return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}\u2026`;
}


/***/ }),

/***/ 5921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ causeChain)
/* harmony export */ });
const DEEPEST = 8;
/**
 * The messages of an error and of everything that caused it, outermost first, without repetition.
 *
 * An `AggregateError`, which Node throws with an empty message when every address of a host refuses, stands for
 * the errors in it.
 */
function causeChain(error) {
    const messages = [];
    const visit = (value, depth) => {
        if (value === undefined || value === null || depth > DEEPEST)
            return;
        const message = value instanceof Error ? value.message || codeOf(value) : String(value);
        if (message !== '' && !messages.includes(message))
            messages.push(message);
        if (value instanceof AggregateError)
            for (const inner of value.errors)
                visit(inner, depth + 1);
        if (value instanceof Error)
            visit(value.cause, depth + 1);
    };
    visit(error, 0);
    return messages;
}
function codeOf(error) {
    if (error instanceof AggregateError)
        return '';
    return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}


/***/ }),

/***/ 315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9927);

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB'];
/** A size for people, in powers of 1,024: `512 B`, `1.5 KiB`, `20 MiB`. */
function formatBytes(bytes) {
    let value = bytes;
    let unit = 'B';
    for (const larger of UNITS) {
        if (value < 1024)
            break;
        value /= 1024;
        unit = larger;
    }
    const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value);
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(rounded)} ${unit}`;
}


/***/ }),

/***/ 9927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ formatNumber)
/* harmony export */ });
/** A number for people, with commas: `1,234`, `0.5`. By hand: making an `Intl` formatter for each call was seen in profiles. */
function formatNumber(value) {
    const [whole = '', fraction] = String(value).split('.');
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
    return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}


/***/ }),

/***/ 3861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9927);

/** A duration for people: `850 ms`, `12.3 s`, `4 min 5 s`. */
function formatDuration(exactMs) {
    // A timer may be early by a part of a millisecond, and a wait of 1 s is not one of 0.9 s.
    const ms = Math.round(exactMs);
    if (ms < 1000)
        return `${ms} ms`;
    if (ms < 60_000)
        return `${Math.floor(ms / 100) / 10} s`;
    const seconds = Math.floor(ms / 1000);
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(Math.floor(seconds / 60))} min ${seconds % 60} s`;
}


/***/ }),

/***/ 5878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
/** Whether parsed JSON is an object, and neither an array nor `null`. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 5750:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ nameSome)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9927);

const LONGEST_NAME = 120;
/** The first few of many names, the ends of overlong ones: `a, b, c and 39 more`. */
function nameSome(names, most = 5) {
    const shown = names.slice(0, most).map(shorten).join(', ');
    return names.length > most ? `${shown} and ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(names.length - most)} more` : shown;
}
function shorten(name) {
    return name.length > LONGEST_NAME ? `\u2026${name.slice(1 - LONGEST_NAME)}` : name;
}


/***/ }),

/***/ 9860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9927);

/** A number with its noun: `1 file`, `2 files`, `3 matches` by an explicit plural. */
function plural(count, singular, many = `${singular}s`) {
    return `${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(count)} ${count === 1 ? singular : many}`;
}


/***/ }),

/***/ 5007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quoteOutsideText)
/* harmony export */ });
/* harmony import */ var _cut_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4272);

const LONGEST = 300;
/** No more is looked at: patterns over a whole body would take time that a hostile one decides. */
const LOOKED_AT = 2_000;
// The signs of an address as they are, and as JSON, HTML or another address may have them.
const SLASH = String.raw `(?:\\?/|%(?:25)*2f|&#(?:47|x2f);|\\u002f)`;
const AT = String.raw `(?:@|%(?:25)*40|&#(?:64|x40);|\\u0040)`;
const QUERY = String.raw `(?:\?|#(?!x?[\da-f]+;)|%(?:25)*(?:3f|23)|&#(?:63|35|x3f|x23);|\\u00(?:3f|23))`;
const INSIDE = `[^\\s"'<>]`;
const ADDRESS_USER = new RegExp(`(${SLASH}{2})(?:(?!${SLASH}|${QUERY})${INSIDE})*${AT}`, 'gi');
const ADDRESS_QUERY = new RegExp(`(${SLASH}{2}${INSIDE}*?)${QUERY}${INSIDE}*`, 'gi');
/** Without an origin before it, only what looks like a query. */
const BARE_QUERY = /\?[\w.%-]+=[^\s"'<>]*/g;
const SPACE_AND_CONTROL = /[\s\p{Cc}\u2028\u2029]+/gu;
/**
 * Text from the service or the storage, made fit to be quoted in an error: one line, at most 300 characters, and
 * without the user and the query of any address in it, because that is where a pre-signed address keeps its signature.
 */
function quoteOutsideText(text) {
    const bare = text
        .slice(0, LOOKED_AT)
        .replace(ADDRESS_USER, '$1')
        .replace(ADDRESS_QUERY, '$1')
        .replace(BARE_QUERY, '');
    return (0,_cut_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .J)(bare.replace(SPACE_AND_CONTROL, ' ').trim(), LONGEST);
}


/***/ }),

/***/ 7580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version in package.json, which is not part of the bundle; a test holds the two against each other. */
const VERSION = '0.1.0';


/***/ }),

/***/ 7157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ Context)
/* harmony export */ });
/* harmony import */ var fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9896);
/* harmony import */ var os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(857);


class Context {
    /**
     * Hydrate the context from the environment
     */
    constructor() {
        var _a, _b, _c;
        this.payload = {};
        if (process.env.GITHUB_EVENT_PATH) {
            if ((0,fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(process.env.GITHUB_EVENT_PATH)) {
                this.payload = JSON.parse((0,fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: 'utf8' }));
            }
            else {
                const path = process.env.GITHUB_EVENT_PATH;
                process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${os__WEBPACK_IMPORTED_MODULE_1__.EOL}`);
            }
        }
        this.eventName = process.env.GITHUB_EVENT_NAME;
        this.sha = process.env.GITHUB_SHA;
        this.ref = process.env.GITHUB_REF;
        this.workflow = process.env.GITHUB_WORKFLOW;
        this.action = process.env.GITHUB_ACTION;
        this.actor = process.env.GITHUB_ACTOR;
        this.job = process.env.GITHUB_JOB;
        this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
        this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
        this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
        this.apiUrl = (_a = process.env.GITHUB_API_URL) !== null && _a !== void 0 ? _a : `https://api.github.com`;
        this.serverUrl = (_b = process.env.GITHUB_SERVER_URL) !== null && _b !== void 0 ? _b : `https://github.com`;
        this.graphqlUrl =
            (_c = process.env.GITHUB_GRAPHQL_URL) !== null && _c !== void 0 ? _c : `https://api.github.com/graphql`;
    }
    get issue() {
        const payload = this.payload;
        return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
    }
    get repo() {
        if (process.env.GITHUB_REPOSITORY) {
            const [owner, repo] = process.env.GITHUB_REPOSITORY.split('/');
            return { owner, repo };
        }
        if (this.payload.repository) {
            return {
                owner: this.payload.repository.owner.login,
                repo: this.payload.repository.name
            };
        }
        throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
    }
}
//# sourceMappingURL=context.js.map

/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/create fake namespace object */
/******/ (() => {
/******/ 	var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 	var leafPrototypes;
/******/ 	// create a fake namespace object
/******/ 	// mode & 1: value is a module id, require it
/******/ 	// mode & 2: merge all properties of value into the ns
/******/ 	// mode & 4: return value when already ns object
/******/ 	// mode & 16: return value when it's Promise-like
/******/ 	// mode & 8|1: behave like require
/******/ 	__nccwpck_require__.t = function(value, mode) {
/******/ 		if(mode & 1) value = this(value);
/******/ 		if(mode & 8) return value;
/******/ 		if(typeof value === 'object' && value) {
/******/ 			if((mode & 4) && value.__esModule) return value;
/******/ 			if((mode & 16) && typeof value.then === 'function') return value;
/******/ 		}
/******/ 		var ns = Object.create(null);
/******/ 		__nccwpck_require__.r(ns);
/******/ 		var def = {};
/******/ 		leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 		for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 			Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 		}
/******/ 		def['default'] = () => (value);
/******/ 		__nccwpck_require__.d(ns, def);
/******/ 		return ns;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(9479);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
