export const id = 520;
export const ids = [520];
export const modules = {

/***/ 500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   gt: () => (/* binding */ DeploymentError),
/* harmony export */   nc: () => (/* binding */ toDeploymentError),
/* harmony export */   oV: () => (/* binding */ limitMs)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _retry_delays_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9283);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2990);



const NETWORK_ADVICE = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
const LIMIT_ADVICE = 'Record fewer exports at a time: GitHub limits how many are created per minute and per hour.';
const PERMISSION_ADVICE = 'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
const OUTAGE_ADVICE = 'Nothing to do if GitHub has an outage: see githubstatus.com.';
/** The token has created a deployment, so it is not the reason. */
const ONE_DEPLOYMENT_ADVICE = 'The token has created other deployments. Check the rules of this environment, and that the deployment was not deleted.';
const ADVICE = {
    401: 'Give `github.token` as `github-token`, or another token that has not expired.',
    403: PERMISSION_ADVICE,
    404: PERMISSION_ADVICE,
    422: 'Check `environment`.',
};
/** GitHub's advice for a refusal that does not say how long it lasts. */
const UNNAMED_LIMIT_MS = 60_000;
/** GitHub's words for its limits: primary, secondary, and, before 2021 and on its servers for companies, for abuse. */
const LIMIT_WORDS = /rate limit|abuse detection/i;
/** An error that knows what to do. */
class DeploymentError extends Error {
    advice;
    constructor(message, advice = NETWORK_ADVICE) {
        super(message);
        this.advice = advice;
    }
}
/**
 * What is wrong, and what to do. The message may quote a whole HTML page.
 *
 * @param hasCreated whether GitHub has created a deployment with this token
 */
function toDeploymentError(error, hasCreated = false) {
    if (error instanceof DeploymentError)
        return error;
    if (!isOctokitError(error))
        return new DeploymentError((0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .causeChain */ .D)(error).join(': '), 'Please report it with this message.');
    const { status, message, response } = error;
    const request = `POST ${(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOf */ .hD)(new URL(error.request.url))}`;
    if (!response)
        return new DeploymentError(`${request}: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .causeChain */ .D)(error.cause).join(': ')}`);
    const isOne = hasCreated && [403, 404].includes(status);
    const advice = isOne ? ONE_DEPLOYMENT_ADVICE : (ADVICE[status] ?? OUTAGE_ADVICE);
    const isLimit = limitMs(error, 0) !== undefined;
    return new DeploymentError(`${request} answered ${status}: ${message}`, isLimit ? LIMIT_ADVICE : advice);
}
/** The status of GitHub's response; 0 if there is none. */
function statusOf(error) {
    return isOctokitError(error) && error.response ? error.status : 0;
}
/** Whether the same request may succeed at once: the network failed, or GitHub. */
function isTransient(error) {
    return statusOf(error) === 0 || statusOf(error) >= 500;
}
/**
 * How long GitHub asks to wait, if it refuses a request for its limits; `undefined` for every other error.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 *
 * @param wallMs now, in milliseconds since the epoch, if the response has no date
 * @returns milliseconds
 */
function limitMs(error, wallMs) {
    if (!isOctokitError(error) || ![403, 429].includes(error.status))
        return undefined;
    const { date, 'retry-after': wait, ...headers } = error.response?.headers ?? {};
    const nowMs = (0,_retry_delays_js__WEBPACK_IMPORTED_MODULE_2__/* .parseHttpDate */ .m6)(date) ?? wallMs;
    const isUsedUp = headers['x-ratelimit-remaining'] === '0';
    const resetMs = isUsedUp ? Number(headers['x-ratelimit-reset']) * 1000 - nowMs : Number.NaN;
    const namedMs = (0,_retry_delays_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .Vs)(wait, nowMs) ?? resetMs;
    if (!Number.isNaN(namedMs))
        return Math.max(0, namedMs);
    const isLimit = error.status === 429 || isUsedUp || wait !== undefined || LIMIT_WORDS.test(error.message);
    return isLimit ? UNNAMED_LIMIT_MS : undefined;
}
function isOctokitError(error) {
    return error instanceof Error && 'status' in error && 'request' in error;
}


/***/ }),

/***/ 7578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ explainCancellation),
/* harmony export */   d: () => (/* binding */ failuresOf)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(516);
/* harmony import */ var _pipeline_tally_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3767);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5814);





/** Explains why a step did not do all that it was asked for; empty if it did. */
function failuresOf(record, { signal, ...context }) {
    const failures = (0,_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .toFailures */ .RF)(record.report(), context);
    return record.isDone || !signal.aborted ? failures : [...failures, explainCancellation(record, signal)];
}
/** Says what a cancelled run did, and what to do next. */
function explainCancellation(record, { reason }) {
    const report = record.report();
    const { files, exports } = (0,_pipeline_tally_js__WEBPACK_IMPORTED_MODULE_0__/* .tally */ .N)(report);
    const unknown = report.exports.filter(({ status }) => status === 'unknown').map(_failures_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExport */ .Mh);
    const done = [
        ...(files.all > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(files.uploaded)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(files.all, 'file')} uploaded`] : []),
        ...(files.reused > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(files.reused)} reused`] : []),
        ...(exports.all > 0
            ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(exports.triggered)} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(exports.all, 'export')} triggered`]
            : []),
        ...(exports.reused > 0 ? [`${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .ZV)(exports.reused)} triggered by an earlier run`] : []),
    ];
    const isHashed = report.uploads.some((upload) => (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAssetId */ .eA)(upload) && upload.sha256 !== undefined);
    const hint = isHashed && !report.uploads.every(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasAssetId */ .eA)
        ? '; with `reuse-unchanged` it skips the files that are already uploaded'
        : '';
    const advice = unknown.length > 0
        ? `May have been triggered, so check the service before you run it again: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(unknown)}`
        : `Run it again${hint}.`;
    const lines = [
        `The run was cancelled (${reason}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
        'The outputs and the manifest record what was done.',
        advice,
    ];
    return { title: 'Cancelled', lines };
}


/***/ }),

/***/ 9384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ folderMeant),
/* harmony export */   Mz: () => (/* binding */ START_ELSEWHERE),
/* harmony export */   Zl: () => (/* binding */ followPath),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4177);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8711);




/** The start of a path with `/` that leads elsewhere: a variable, a home folder, a drive, the root, a folder above. */
const START_ELSEWHERE = /^(?:(?:\$\{\{[^}]*\}\}|\$\{?[\w:]+\}?|%\w+%|~|[a-z]:)?\/+|(?:\.{1,2}\/+)+)/i;
/** Follows a path or pattern with `/` on the disk, up to the first wildcard. */
function followPath(pattern, start) {
    const parts = pattern.split('/');
    let folder = start;
    let misspelled;
    for (const [index, part] of parts.entries()) {
        const names = namesIn(folder);
        const exact = names?.find((name) => name.normalize('NFC') === part.normalize('NFC'));
        if (names === undefined || (exact === undefined && /^(?:\.\.)?$|[*?[{\\]/.test(part)))
            break;
        const isSame = (name) => name.toLowerCase() === part.toLowerCase();
        const name = exact ?? names.find(isSame) ?? (0,_support_closest_match_js__WEBPACK_IMPORTED_MODULE_2__/* .misspelledWord */ .T)(part, names);
        if (name === undefined) {
            const missing = index < parts.length - 1 ? parts.slice(0, index + 1).join('/') : undefined;
            return { path: parts.join('/'), ...(misspelled && { misspelled }), ...(missing && { missing }) };
        }
        if (exact === undefined)
            misspelled ??= [part, name];
        parts[index] = name;
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, name);
    }
    return { path: parts.join('/'), ...(misspelled && { misspelled }) };
}
/** The folder in the workspace that a path was probably meant to name, as it is spelled on the disk; `undefined` if there is none. */
function folderMeant(path, workspace) {
    const plain = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripListMarks */ .FU)(path).replaceAll('\\', '/').replace(START_ELSEWHERE, '');
    const { path: found } = followPath(plain, workspace);
    // The path of another machine, or of the host of a container, may end in that of a folder here.
    const ends = [...plain.matchAll(/\//g)].map(({ index }) => plain.slice(index + 1));
    return [found, ...ends].find((end) => end !== '' && namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, end)));
}
/** The names in a folder; `undefined` if it can't be read. */
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 664:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ checkManifestPath),
/* harmony export */   Qr: () => (/* binding */ tryManifestPath),
/* harmony export */   nn: () => (/* binding */ checkPaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _pipeline_manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5973);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(651);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(553);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8738);
/* harmony import */ var _follow_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9384);








/**
 * Returns the problems with `working-directory` and `manifest`, as in `ReadResult`, and what is at `manifest`.
 *
 * @param manifestPath where the manifest is written
 * @param known problems that were found before
 * @param quote quotes a path for a message, without tokens
 */
async function checkPaths(inputs, manifestPath, known, quote) {
    const { workspace } = inputs;
    if (!statOf(workspace)?.isDirectory()) {
        const problem = '`working-directory` is relative to the workspace, but GITHUB_WORKSPACE names no folder';
        return { problems: [problem], file: undefined };
    }
    const { problems, file } = await checkManifestPath(inputs.manifestPath ?? manifestPath, known);
    return { problems: [...checkWorkingDirectory(inputs, quote), ...problems], file };
}
function checkWorkingDirectory({ workingDirectory: folder, workspace }, quote) {
    const stats = statOf(folder);
    if (stats === undefined) {
        const path = (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .toSlashes */ .TH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, folder));
        const meant = (0,_follow_path_js__WEBPACK_IMPORTED_MODULE_5__/* .folderMeant */ .IP)(path, workspace);
        const advice = meant === undefined
            ? 'is an actions/checkout step or a build step missing before this step?'
            : `write \`working-directory: ${meant}\``;
        return [
            `\`working-directory\` must be a folder, but there is no ${quote((0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(folder, workspace) ? path : folder)}: ${advice}`,
        ];
    }
    if (!stats.isDirectory())
        return [`\`working-directory\` must be a folder, but ${quote(folder)} is a file`];
    if (!hasAccess(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.R_OK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK)) {
        return ['`working-directory` must be a folder that can be read'];
    }
    try {
        if (!(0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)(folder, workspace) || (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isInside */ .FK)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(workspace)))
            return [];
        return ['`working-directory` must not lead out of the workspace through a symbolic link'];
    }
    catch (error) {
        return [`\`working-directory\` must be a folder that can be read (${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error)})`];
    }
}
/**
 * Checks whether a manifest may be written, as far as that is known without writing: until the search, nothing is created.
 *
 * @param known problems that were found before: a path with a token in it must not be used
 */
async function checkManifestPath(path, known) {
    if (known.some((text) => text.startsWith('`manifest`')))
        return { problems: [], file: undefined };
    const problem = await placeProblem(path);
    if (problem !== undefined)
        return { problems: [problem], file: undefined };
    const file = statOf(path) === undefined ? { kind: 'missing' } : await (0,_pipeline_manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .W)(path);
    if (file.kind !== 'other')
        return { problems: [], file };
    const why = `\`manifest\` names a file that would be replaced, but ${file.why}: give another path, or delete the file`;
    return { problems: [why], file: undefined };
}
async function placeProblem(link) {
    const path = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_3__/* .followLinks */ .n1)(link).catch(() => link);
    const existing = statOf(path);
    if (existing !== undefined && !existing.isFile())
        return '`manifest` must be a file, but a folder or a device has that name';
    let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    while (statOf(folder) === undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) !== folder)
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    if (statOf(folder)?.isDirectory() === false)
        return '`manifest` must be in a folder, but part of its path is a file';
    if (!hasAccess(folder, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK))
        return '`manifest` must be in a folder that can be written to';
    return undefined;
}
/** Tries to write the manifest, so that the run does not fail only after the work is done. Returns the problems. */
async function tryManifestPath(path, signal) {
    try {
        await (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_7__/* .withDeadline */ .NE)((0,_support_files_js__WEBPACK_IMPORTED_MODULE_3__/* .tryToWrite */ .oo)(path), signal);
        return [];
    }
    catch (error) {
        // Not the message, which may have the path of a temporary file.
        const reason = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) ?? (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .causeChain */ .D)(error).join(': ');
        const lock = (0,_support_files_js__WEBPACK_IMPORTED_MODULE_3__/* .explainLock */ .R1)(error);
        const why = lock === undefined ? '' : `: ${lock.replace(/^The file/, 'it').replace(/\.$/, '')}`;
        return [`\`manifest\` must be the path of a file that can be written (${reason})${why}`];
    }
}
function hasAccess(folder, mode) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(folder, mode);
        return true;
    }
    catch {
        return false;
    }
}
function statOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 5533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ logEvents),
  h: () => (/* binding */ logSearch)
});

// EXTERNAL MODULE: ./.cache/build/src/pipeline/tally.js
var tally = __webpack_require__(3767);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/action/progress/progress.js + 1 modules
var progress_progress = __webpack_require__(5853);
;// CONCATENATED MODULE: ./.cache/build/src/action/progress/upload-meter.js

/** The speed is measured over the last 30 seconds. */
const WINDOW_MS = 30_000;
/** Counts the files and bytes of uploads, including the bytes of files that are still in flight. */
class UploadMeter {
    #files;
    #bytes;
    #inFlight = new Map();
    #settledFiles = 0;
    #settledBytes = 0;
    #failed = 0;
    #samples;
    constructor(assets, nowMs) {
        this.#files = assets.length;
        this.#bytes = assets.reduce((sum, { size }) => sum + size, 0);
        this.#samples = [{ atMs: nowMs, bytes: 0, files: 0 }];
    }
    /** @param bytes of this file sent so far; a retry starts again from 0 */
    sent(asset, bytes) {
        this.#inFlight.set(asset, bytes);
    }
    settled({ asset, status }) {
        this.#inFlight.delete(asset);
        this.#settledFiles += 1;
        this.#settledBytes += asset.size;
        if (status === 'failed')
            this.#failed += 1;
    }
    /** Records the current progress, from which `describe` computes the speed. */
    sample(nowMs) {
        this.#samples.push(this.#now(nowMs));
        while (nowMs - (this.#samples[1]?.atMs ?? nowMs) >= WINDOW_MS)
            this.#samples.shift();
    }
    /**
     * Example: `120 of 20,000 files, 12 MiB of 2 GiB, 1.5 MiB/s, about 22 min 40 s left`.
     *
     * @param paused whether all requests wait, so that the time left is unknown
     */
    describe(nowMs, paused) {
        const now = this.#now(nowMs);
        const [first = now] = this.#samples;
        const perMs = (change) => Math.max(0, change) / Math.max(1, nowMs - first.atMs);
        const [bytesPerMs, filesPerMs] = [perMs(now.bytes - first.bytes), perMs(now.files - first.files)];
        const failed = this.#failed > 0 ? ` (${(0,format/* formatNumber */.ZV)(this.#failed)} failed)` : '';
        const leftMs = Math.max(timeFor(this.#bytes - now.bytes, bytesPerMs), 
        // The bytes already cover the files in flight.
        timeFor(this.#files - now.files - this.#inFlight.size, filesPerMs));
        return [
            `${(0,format/* formatNumber */.ZV)(now.files)} of ${(0,format/* plural */.LS)(this.#files, 'file')}${failed}`,
            `${(0,format/* formatBytes */.z3)(now.bytes)} of ${(0,format/* formatBytes */.z3)(this.#bytes)}`,
            `${(0,format/* formatBytes */.z3)(bytesPerMs * 1000)}/s`,
            ...(Number.isFinite(leftMs) && !paused
                ? [`about ${(0,format/* formatDuration */.a3)(Math.ceil(leftMs / 1000) * 1000)} left`]
                : []),
        ].join(', ');
    }
    #now(atMs) {
        const inFlight = this.#inFlight.values().reduce((sum, bytes) => sum + bytes, 0);
        return { atMs, bytes: this.#settledBytes + inFlight, files: this.#settledFiles };
    }
}
/** In milliseconds; infinite if the speed is 0. */
function timeFor(remaining, perMs) {
    return remaining <= 0 ? 0 : remaining / perMs;
}

;// CONCATENATED MODULE: ./.cache/build/src/action/progress/log-events.js





/** Up to this many files or exports get a line each. If there are more, only failed ones do. */
const MAX_LISTED_ITEMS = 50;
/** Maximum lines about failures and expired upload URLs. Later ones are only counted; the manifest lists all failures. */
const MAX_PROBLEM_LINES = 100;
/** Logs the pipeline's events. */
function logEvents(log, time) {
    const progress = new progress_progress/* Progress */.k(log, time);
    let meter = new UploadMeter([], progress.nowMs);
    let listsAll = true;
    let problems = 0;
    let compared = 0;
    let exported = 0;
    const logProblem = (text) => {
        problems += 1;
        if (listsAll || problems <= MAX_PROBLEM_LINES)
            progress.log(text);
        else if (problems === MAX_PROBLEM_LINES + 1)
            progress.log('  Further problems are only counted; the manifest lists all failures');
    };
    const startPhase = (title, count, status, onTick) => {
        listsAll = count <= MAX_LISTED_ITEMS;
        problems = 0;
        progress.startPhase({ title, linesPostponeStatus: listsAll, status, ...(onTick && { onTick }) });
    };
    return {
        comparisonStarted: (candidates) => {
            compared = 0;
            const files = (0,format/* plural */.LS)(candidates.length, 'file');
            startPhase(`Compare ${files} with the earlier manifest (${(0,format/* formatTotalSize */.pO)(candidates)})`, candidates.length, () => `${(0,format/* formatNumber */.ZV)(compared)} of ${files} compared`);
        },
        comparisonSettled: (_, reused) => {
            compared += 1;
            if (listsAll && reused !== undefined)
                progress.log(describeUpload(reused));
        },
        comparisonFinished: (reused) => {
            progress.endPhase();
            log.info(`${(0,format/* plural */.LS)(reused.length, 'unchanged file')} not sent again (${(0,format/* formatTotalSize */.pO)(reused.map(({ asset }) => asset))})`);
        },
        uploadsStarted: (assets) => {
            const uploads = new UploadMeter(assets, progress.nowMs);
            meter = uploads;
            startPhase(`Upload ${(0,format/* plural */.LS)(assets.length, 'file')} (${(0,format/* formatTotalSize */.pO)(assets)})`, assets.length, () => uploads.describe(progress.nowMs, progress.isPaused), () => uploads.sample(progress.nowMs));
        },
        uploadProgress: (asset, sentBytes) => meter.sent(asset, sentBytes),
        uploadSettled: (outcome) => {
            meter.settled(outcome);
            if (outcome.status === 'failed')
                logProblem(describeUpload(outcome));
            else if (listsAll)
                progress.log(describeUpload(outcome));
        },
        uploadUrlRenewed: ({ path }) => logProblem(`  ${path}: the upload URL has expired, requesting a new one`),
        uploadsFinished: (outcomes) => {
            progress.endPhase();
            const { files, bytes } = (0,tally/* tally */.N)({ uploads: outcomes });
            const done = `${(0,format/* formatNumber */.ZV)(files.uploaded)} of ${(0,format/* plural */.LS)(files.all, 'file')} uploaded`;
            log.info(`${done} (${(0,format/* formatBytes */.z3)(bytes.uploaded)})`);
        },
        exportsStarted: (requests) => {
            logReused(requests, log);
            exported = 0;
            const startedMs = progress.nowMs;
            startPhase(`Trigger ${(0,format/* plural */.LS)(requests.length, 'export')}`, requests.length, () => {
                const elapsed = (0,format/* formatDuration */.a3)(progress.nowMs - startedMs);
                return `${(0,format/* formatNumber */.ZV)(exported)} of ${(0,format/* plural */.LS)(requests.length, 'export')} finished after ${elapsed}`;
            });
        },
        exportSettled: (outcome) => {
            exported += 1;
            const isProblem = ['failed', 'unknown'].includes(outcome.status) || 'leftOut' in outcome;
            if (isProblem)
                logProblem(describeExport(outcome));
            else if (listsAll)
                progress.log(describeExport(outcome));
        },
        exportsFinished: (outcomes) => {
            progress.endPhase();
            const { all, triggered, reused } = (0,tally/* tally */.N)({ exports: outcomes }).exports;
            const others = reused > 0 ? `, ${(0,format/* formatNumber */.ZV)(reused)} by an earlier run` : '';
            log.info(`${(0,format/* formatNumber */.ZV)(triggered)} of ${(0,format/* plural */.LS)(all, 'export')} triggered${others}`);
        },
        waiting: (wait) => progress.logWait(wait),
        stop: () => progress.endPhase(),
    };
}
/** Says who triggered the exports that this run does not trigger, and how to trigger them again. */
function logReused(outcomes, log) {
    const reused = outcomes.filter((outcome) => outcome.status === 'reused');
    const byRun = Map.groupBy(reused, ({ run, isTakenOver }) => {
        if (run === undefined)
            return 'by an earlier run';
        return `${isTakenOver ? 'before' : 'by'} run ${run.id}, attempt ${run.attempt}`;
    });
    for (const [run, own] of byRun) {
        const were = (0,format/* plural */.LS)(own.length, 'export was', 'exports were');
        log.info(`${were} triggered ${run}. A new run, or \`reuse-unchanged: false\`, triggers what is finished again.`);
    }
}
function describeUpload(outcome) {
    const { path, size, contentType } = outcome.asset;
    switch (outcome.status) {
        case 'uploaded':
            return `  ✓ ${path} (${(0,format/* formatBytes */.z3)(size)}, ${contentType}) is ${outcome.assetId}`;
        case 'reused':
            return `  = ${path} (${(0,format/* formatBytes */.z3)(size)}, ${contentType}) is still ${outcome.assetId}`;
        case 'failed':
            return `  ✗ ${path}: ${outcome.failure.error.message}`;
        case 'not-attempted':
            return `  - ${path}: not attempted`;
    }
}
function describeExport(outcome) {
    const { variantId, network, status } = outcome;
    const pair = `${variantId} → ${network}`;
    if (outcome.status === 'triggered') {
        const { leftOut, shown } = outcome;
        const links = shown?.links.map(({ text, url }) => url ?? text) ?? [];
        const said = [...(shown?.words ?? []), ...links].join(', ');
        if (leftOut)
            return `  ✓ ${pair}: the manifest lacks the response, because ${leftOut}`;
        return `  ✓ ${pair}${said === '' ? '' : `: ${said}`}`;
    }
    if (status === 'reused')
        return `  = ${pair}: an earlier run triggered it`;
    if (status === 'not-attempted')
        return `  - ${pair}: not attempted`;
    const why = outcome.failure ? `: ${outcome.failure.error.message}` : '';
    return `  ✗ ${pair}: ${status}${why}`;
}
/** Logs the search for files while `find` runs, and how many files it found. Returns the result of `find`. */
async function logSearch({ log, include, exclude, workingDirectory }, find, time) {
    const progress = new progress_progress/* Progress */.k(log, time);
    const startedMs = progress.nowMs;
    progress.startPhase({
        title: 'Find files',
        status: () => `still looking after ${(0,format/* formatDuration */.a3)(progress.nowMs - startedMs)}`,
        linesPostponeStatus: true,
    });
    const patterns = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    progress.log(`  in ${workingDirectory}: ${(0,support_text/* joinTruncated */.v$)(patterns, 10)}`);
    const found = await find().finally(() => progress.endPhase());
    log.info(`${(0,format/* plural */.LS)(found.assets.length, 'file')} found (${(0,format/* formatTotalSize */.pO)(found.assets)})`);
    const folders = found.foldersTaken;
    const taken = (0,format/* plural */.LS)(folders.length, 'whole folder', 'whole folders');
    if (folders.length > 0)
        log.info(`A wildcard took ${taken}: ${(0,support_text/* joinTruncated */.v$)(folders)}`);
    const links = found.repeatedLinks;
    const lead = (0,format/* plural */.LS)(links.length, 'symbolic link leads', 'symbolic links lead');
    if (links.length > 0)
        log.info(`${lead} to what was found already: ${(0,support_text/* joinTruncated */.v$)(links)}`);
    return found;
}


/***/ }),

/***/ 5470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ recordStep),
  O: () => (/* binding */ withEvents)
});

// EXTERNAL MODULE: ./.cache/build/src/pipeline/events.js
var events = __webpack_require__(3620);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var pipeline_outcomes = __webpack_require__(516);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/run-pipeline.js + 1 modules
var run_pipeline = __webpack_require__(4903);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/manifest/manifest-entries.js

/** The entry of a file. */
function assetEntry(outcome) {
    const { path, fileName, contentType, size } = outcome.asset;
    const { status } = outcome;
    const sha256 = 'sha256' in outcome ? outcome.sha256 : undefined;
    const { attempts, durationMs } = 'attempts' in outcome ? outcome : { attempts: 0, durationMs: 0 };
    return {
        path,
        fileName,
        contentType,
        size,
        ...(sha256 !== undefined && { sha256 }),
        status,
        ...('assetId' in outcome && { assetId: outcome.assetId }),
        attempts,
        durationMs,
        ...(status === 'failed' && { error: outcome.failure.error.message }),
    };
}
/** The attempt that an entry of an export names. */
function attemptOf({ id, attempt, commit }) {
    return { id, attempt, commit };
}
/**
 * The entry of an export.
 *
 * @param run the run that this step belongs to
 * @param isRecorded whether GitHub has its success as a deployment of this step
 */
function exportEntry(outcome, run, isRecorded) {
    const { variantId, network, status } = outcome;
    const attempts = 'attempts' in outcome ? outcome.attempts : 0;
    const { response, location } = (0,pipeline_outcomes/* isTriggered */.m3)(outcome) ? outcome : {};
    const isDeployed = isRecorded || (status === 'reused' && outcome.deployed);
    const failure = 'failure' in outcome ? outcome.failure : undefined;
    return {
        variantId,
        network,
        status,
        attempts,
        ...(run && { run: attemptOf(run) }),
        ...(response !== undefined && { response }),
        ...(location !== undefined && { location }),
        ...(isDeployed && { deployed: true }),
        ...(failure && { error: failure.error.message }),
    };
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/manifest/keep-earlier.js


// What a manifest keeps of the earlier one: files and exports that the step did not touch.
/**
 * Keeps the earlier ids of files that the step did not store, and the files that it does not have.
 *
 * @param own the entries of the step's files
 * @param uploads the outcomes of these files, in the same order
 * @param sending files of which a `PUT` may have begun
 */
function keepFiles(own, uploads, sending, { content, files }) {
    const ownPaths = new Set(own.map(({ path }) => path));
    const others = content?.assets.filter(({ path }) => files.has(path) && !ownPaths.has(path)) ?? [];
    const entries = own.map((entry, index) => {
        const [kept, outcome] = [files.get(entry.path), uploads[index]];
        if (entry.assetId !== undefined || kept === undefined || outcome === undefined)
            return entry;
        return mayBeReplaced(outcome, kept, sending) ? entry : { ...entry, ...identityOf(kept) };
    });
    return [...entries, ...others];
}
/** Whether the service may have other bytes under the earlier id: a `PUT` of this step was not confirmed. */
function mayBeReplaced(outcome, { sha256 }, sending) {
    if (outcome.status === 'failed')
        return (outcome.unconfirmed ?? []).some((sent) => sent !== sha256);
    return sending.has(outcome.asset);
}
function identityOf({ path, fileName, contentType, size, assetId, sha256 }) {
    return { path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
}
/**
 * Keeps the earlier exports that the step did not touch.
 *
 * @param own the entries of the step's exports
 */
function keepExports(own, { run, hasBegun, requested }, earlier) {
    const isTouched = (entry) => {
        if (requested.has((0,pipeline_outcomes/* exportKey */.Ei)(entry)))
            return true;
        // An earlier step requested it, and this one does not repeat it.
        if (entry.status === 'unknown')
            return entry.attempts > 0;
        if (entry.status !== 'not-attempted')
            return true;
        return hasBegun && earlier.exportOf(entry)?.status !== 'unknown';
    };
    // A later step of this run must not take the release for finished, and trigger them again.
    const adopt = (entry) => {
        const isOther = run !== undefined && entry.run?.commit === run.commit && entry.run.id !== run.id;
        return isOther && (0,pipeline_outcomes/* isTriggered */.m3)(entry) ? { ...entry, status: 'reused', run: attemptOf(run) } : entry;
    };
    const keys = new Set(own.map(pipeline_outcomes/* exportKey */.Ei));
    const others = [...earlier.exports.values()].filter((entry) => !keys.has((0,pipeline_outcomes/* exportKey */.Ei)(entry)));
    return [
        ...own.map((entry) => (isTouched(entry) ? entry : (earlier.exportOf(entry) ?? entry))),
        ...(hasBegun && earlier.isUnfinished ? others.map(adopt) : others),
    ];
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/manifest/run-record.js




/**
 * Everything that is known of one step: its plan, its outcomes as they come, and what it keeps of an earlier manifest. The manifest,
 * the outputs and the job summary are made from it, also if the step crashes.
 */
class RunRecord {
    /** The workflow run; absent if it is not known. */
    run;
    startedAt;
    /** What earlier steps left at the path of the manifest; absent until it was read. */
    earlier;
    /** Whether the step was to upload, or to join uploads. */
    isToUpload = false;
    isDryRun = false;
    /** What the step is asked to export, before there is a plan. */
    exports = [];
    /** Exports whose success GitHub has as a deployment, by `exportKey`. */
    deployed = new Set();
    #plan;
    #stored = [];
    #hasBegun = false;
    #hasBegunExports = false;
    #uploads = new Map();
    #exports = new Map();
    /** Files of which a `PUT` may have begun. */
    #sending = new Set();
    /** Exports that are being requested, by `exportKey`. */
    #requested = new Set();
    constructor({ run, startedAt }) {
        this.run = run;
        this.startedAt = startedAt;
    }
    listener = {
        comparisonSettled: (asset, reused) => {
            if (reused !== undefined)
                this.#uploads.set(asset, reused);
        },
        uploadsStarted: (assets) => {
            for (const asset of assets)
                this.#sending.add(asset);
        },
        uploadSettled: (outcome) => {
            this.#sending.delete(outcome.asset);
            this.#uploads.set(outcome.asset, outcome);
        },
        uploadsFinished: () => this.#sending.clear(),
        exportsStarted: (outcomes) => {
            this.#hasBegunExports = true;
            for (const outcome of outcomes)
                this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(outcome), outcome);
        },
        beforeExport: async (request) => {
            this.#requested.add((0,pipeline_outcomes/* exportKey */.Ei)(request));
        },
        exportSettled: (outcome) => {
            this.#requested.delete((0,pipeline_outcomes/* exportKey */.Ei)(outcome));
            this.#exports.set((0,pipeline_outcomes/* exportKey */.Ei)(outcome), outcome);
        },
    };
    /** @param stored files that the jobs of the parts have uploaded */
    plan(plan, stored = []) {
        this.#plan = plan;
        this.#stored = stored;
    }
    /** All checks have passed: the step does what it planned. */
    begin() {
        this.#hasBegun = true;
    }
    /** Whether the step did all that it was asked for. */
    get isDone() {
        const { uploads, exports } = this.report();
        return this.#hasBegun && uploads.every(pipeline_outcomes/* hasAssetId */.eA) && exports.every(pipeline_outcomes/* isTriggered */.m3);
    }
    /** Whether this step stored a file or triggered an export, or may have done so. */
    get hasChanged() {
        const { uploads, exports } = this.report();
        return (uploads.some(({ status, ...rest }) => status === 'uploaded' || 'unconfirmed' in rest) ||
            exports.some(({ status }) => status === 'triggered' || status === 'unknown'));
    }
    /**
     * The outcomes so far, in the order of the plan. An export that is being requested is `unknown`, and everything else without an
     * outcome is `not-attempted`.
     */
    report() {
        const planned = (0,run_pipeline/* notAttemptedReport */.e)(this.#plan ?? { assets: undefined, exports: this.exports });
        return {
            uploads: [
                ...this.#stored,
                ...planned.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
            ],
            exports: planned.exports.map((request) => {
                const outcome = this.#exports.get((0,pipeline_outcomes/* exportKey */.Ei)(request)) ?? request;
                return this.#requested.has((0,pipeline_outcomes/* exportKey */.Ei)(request))
                    ? { ...outcome, status: 'unknown', attempts: 0 }
                    : outcome;
            }),
        };
    }
    /** The manifest of this step alone, without what it keeps of an earlier one. */
    ownManifest(conclusion, finishedAt) {
        const { baseUrl = '', organizationId = '', shardPart } = this.#plan ?? {};
        const { uploads, exports } = this.report();
        const entries = uploads.map((outcome) => {
            const entry = assetEntry(outcome);
            const isPlanned = conclusion === 'planned' && entry.status === 'not-attempted';
            return isPlanned ? { ...entry, status: 'planned' } : entry;
        });
        return {
            version: 1,
            ...(this.run && { run: this.run }),
            ...shardPart,
            conclusion,
            ...(this.isToUpload && { complete: this.#hasBegun && uploads.every(pipeline_outcomes/* hasAssetId */.eA) }),
            baseUrl,
            organizationId,
            startedAt: this.startedAt.toISOString(),
            ...(finishedAt && { finishedAt: finishedAt.toISOString() }),
            assets: entries,
            exports: exports.map((outcome) => this.#exportEntry(outcome)),
        };
    }
    /**
     * The manifest: what this step did, and what it keeps of the earlier one. Before there is a plan, only `conclusion` and `complete`
     * change.
     *
     * @param finishedAt absent while the step goes on
     */
    manifest(conclusion, finishedAt) {
        const own = this.ownManifest(conclusion, finishedAt);
        const earlier = this.earlier?.content;
        if (this.earlier === undefined || earlier === undefined || this.isDryRun)
            return own;
        if (this.#plan === undefined)
            return this.interrupted(conclusion) ?? own;
        const { assets, exports, ...head } = own;
        const { uploads } = this.report();
        const hasFiles = this.#plan.assets !== undefined;
        // Other files stay until an upload is complete.
        const ownFiles = own.complete ? assets : keepFiles(assets, uploads, this.#sending, this.earlier);
        const files = hasFiles ? ownFiles : earlier.assets;
        const isSameRelease = !hasFiles || this.earlier.hasFiles(files);
        const step = { run: this.run, hasBegun: this.#hasBegunExports, requested: this.#requested };
        const { shard, whole, complete, organizationId } = earlier;
        return {
            ...head,
            organizationId: head.organizationId || organizationId,
            ...((!this.isToUpload || !hasFiles) && { ...(shard && { shard }), ...(whole && { whole }) }),
            // A step that found no file, and was content with that, leaves it as one does that only exports.
            ...((!this.isToUpload || (!hasFiles && this.#hasBegun)) && complete !== undefined && { complete }),
            assets: files,
            exports: isSameRelease ? keepExports(exports, step, this.earlier) : exports,
        };
    }
    /** The earlier manifest with the conclusion of this step, which did not get to its plan; `undefined` if there is none. */
    interrupted(conclusion) {
        const earlier = this.earlier?.content;
        return earlier && { ...earlier, conclusion, ...(this.isToUpload && { complete: false }) };
    }
    #exportEntry(outcome) {
        return exportEntry(outcome, this.run, this.deployed.has((0,pipeline_outcomes/* exportKey */.Ei)(outcome)));
    }
}

// EXTERNAL MODULE: ./.cache/build/src/retry/clock.js
var clock = __webpack_require__(1673);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/secrets.js + 2 modules
var secrets = __webpack_require__(9524);
// EXTERNAL MODULE: ./.cache/build/src/api/redaction/untrusted-text.js
var untrusted_text = __webpack_require__(493);
// EXTERNAL MODULE: ./.cache/build/src/support/format.js
var format = __webpack_require__(8511);
// EXTERNAL MODULE: ./.cache/build/src/support/text.js
var support_text = __webpack_require__(8711);
// EXTERNAL MODULE: ./.cache/build/src/support/workers.js
var workers = __webpack_require__(1237);
// EXTERNAL MODULE: ./.cache/build/src/action/failures/failures.js
var failures = __webpack_require__(5814);
// EXTERNAL MODULE: ./.cache/build/src/action/inputs/fields.js
var fields = __webpack_require__(3362);
// EXTERNAL MODULE: ./.cache/build/src/action/deployments/deployment-error.js
var deployment_error = __webpack_require__(500);
;// CONCATENATED MODULE: ./.cache/build/src/action/deployments/deployments.js









/** Longest time that an export waits for its deployment. */
const MAX_WAIT_MS = 5_000;
/** Longest time that the run waits at the end. GitHub's limits usually last a minute. */
const MAX_END_MS = 90_000;
/** The same after a cancellation. The runner sends SIGTERM 7.5 s after SIGINT. */
const MAX_CANCELLED_MS = 3_000;
/** Final statuses at a time: what is refused for GitHub's limits is sent again. */
const MAX_STATUSES = 20;
/** GitHub rejects longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 140;
const FINAL_STATUS = {
    triggered: { state: 'success', description: 'Triggered' },
    reused: { state: 'success', description: 'Triggered' },
    failed: { state: 'failure', description: 'Not triggered' },
    unknown: { state: 'error', description: 'May have been triggered: look in the service' },
    'not-attempted': { state: 'failure', description: 'Not triggered: the run ended first' },
};
/**
 * Records exports as GitHub deployments of the run's commit. Each is created before its export request. The final statuses are
 * sent at the end: GitHub takes 80 requests per minute, and those of 80 exports need no wait then.
 */
class Deployments {
    #options;
    #client;
    /** By `exportKey`. */
    #deployments = new Map();
    /** Of all exports, by their name in lower case: GitHub ignores the case. */
    #environments = new Map();
    /** Whether an export waited in vain. Then no other does, until GitHub has created a deployment. */
    #isSlow = false;
    constructor(options) {
        this.#options = options;
        const cancelled = new deployment_error/* DeploymentError */.gt('The run was cancelled before GitHub responded.');
        options.signal.addEventListener('abort', () => this.#endAfter(MAX_CANCELLED_MS, cancelled));
    }
    listener = {
        exportsStarted: (requests) => {
            this.#environments = Map.groupBy(requests, (one) => this.#environmentOf(one).toLowerCase());
        },
        beforeExport: async (request) => {
            const { clock, signal } = this.#options;
            // Until it settles, the export may have been triggered.
            const created = this.#begin(request, 'unknown');
            if (this.#isSlow)
                return;
            const inTime = await Promise.race([created.then(() => true), clock.sleep(MAX_WAIT_MS, signal)]);
            this.#isSlow = inTime !== true;
        },
        exportSettled: (outcome) => {
            const deployment = this.#deployments.get((0,pipeline_outcomes/* exportKey */.Ei)(outcome));
            if (deployment !== undefined)
                deployment.status = outcome.status;
            // The earlier run triggered this export, but ended before GitHub had its deployment.
            else if (outcome.status === 'reused' && !outcome.deployed)
                this.#begin(outcome, outcome.status);
        },
    };
    /** Sends the final statuses, and prints at most one warning. */
    async finish() {
        this.#endAfter(MAX_END_MS, new deployment_error/* DeploymentError */.gt('GitHub did not take all final statuses in time.'));
        const closed = [];
        const close = async (one, index) => {
            closed[index] = await this.#close(one);
        };
        await (0,workers/* forEachConcurrently */.D)([...this.#deployments.values()], MAX_STATUSES, () => false, close);
        const problems = closed.filter((problem) => problem !== undefined);
        const recorded = closed.length - problems.length;
        const { log } = this.#options;
        if (recorded > 0)
            log.info(`${(0,format/* plural */.LS)(recorded, 'GitHub deployment')} recorded`);
        const [first, ...others] = Map.groupBy(problems, ({ advice }) => advice).values();
        if (first?.[0] === undefined)
            return;
        const open = problems.filter(({ isOpen }) => isOpen).length;
        const ended = open > 0 ? ` (${open} without a final status)` : '';
        const names = (0,support_text/* joinTruncated */.v$)(problems.map(({ request }) => (0,failures/* formatExport */.Mh)(request)));
        const count = `${(0,format/* plural */.LS)(problems.length, 'export')} without a complete deployment${ended}: ${names}`;
        const { what, advice } = first[0];
        log.warning('Deployment not recorded', count, what, advice, 'The exports themselves are not affected.');
        for (const [other] of others)
            log.info(`Deployment not recorded: ${other?.what}`);
    }
    /** Resolves when GitHub has created the deployment or refused to. */
    #begin(request, status) {
        const created = this.#create(request);
        this.#deployments.set((0,pipeline_outcomes/* exportKey */.Ei)(request), { request, status, created });
        return created.catch(() => undefined);
    }
    async #create(request) {
        this.#client ??= this.#connect();
        const client = await this.#client;
        const id = await client.create({
            ref: this.#options.origin.commit,
            environment: this.#environmentOf(request),
            description: (0,support_text/* truncate */.xv)(`Export of ${(0,failures/* formatExport */.Mh)(request)}`, MAX_DESCRIPTION_LENGTH),
            auto_merge: false,
            required_contexts: [],
        });
        this.#isSlow = false;
        return id;
    }
    /** Sends the final status. Returns why the deployment is not complete; `undefined` if it is. */
    async #close({ request, status, created }) {
        const environment = this.#environmentOf(request).toLowerCase();
        const body = {
            ...FINAL_STATUS[status],
            log_url: this.#options.origin.runUrl,
            // Makes all earlier deployments to the environment inactive: not those of this run.
            auto_inactive: this.#environments.get(environment)?.length === 1,
        };
        let id;
        try {
            id = await created;
            await (await this.#client)?.setStatus(id, body);
            if (body.state === 'success')
                this.#options.record.deployed.add((0,pipeline_outcomes/* exportKey */.Ei)(request));
            return undefined;
        }
        catch (error) {
            const { message, advice } = (0,deployment_error/* toDeploymentError */.nc)(error);
            const what = (0,untrusted_text/* redactUntrusted */.k)(new secrets/* Secrets */.S(this.#options.token).redact(message));
            return { request, isOpen: id !== undefined, what, advice };
        }
    }
    async #connect() {
        const { token, origin } = this.#options;
        const { repository, commit, apiUrl } = origin;
        if (!repository || !commit || !apiUrl) {
            throw new deployment_error/* DeploymentError */.gt('GITHUB_REPOSITORY and GITHUB_SHA name no commit, or GITHUB_API_URL is not an https: address.', 'Leave `github-token` out if the action does not run on GitHub.');
        }
        // On import, `@actions/github` reads the file of the event: it prints a line if there is none, and throws if it is broken.
        delete process.env['GITHUB_EVENT_PATH'];
        const { GitHubClient } = await Promise.all(/* import() */[__webpack_require__.e(157), __webpack_require__.e(515)]).then(__webpack_require__.bind(__webpack_require__, 6515));
        return new GitHubClient(token, `${apiUrl}/repos/${repository}`, this.#options);
    }
    #endAfter(ms, reason) {
        this.#client?.then((client) => client.endAfter(ms, reason)).catch(() => undefined);
    }
    #environmentOf(request) {
        return (0,fields/* environmentName */.VE)(this.#options.environment, request);
    }
}

// EXTERNAL MODULE: ./.cache/build/src/action/progress/log-events.js + 1 modules
var log_events = __webpack_require__(5533);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./.cache/build/src/support/cancellation.js
var cancellation = __webpack_require__(651);
// EXTERNAL MODULE: ./.cache/build/src/support/files.js
var files = __webpack_require__(553);
// EXTERNAL MODULE: ./.cache/build/src/support/json.js
var json = __webpack_require__(9638);
// EXTERNAL MODULE: ./.cache/build/src/action/runner/temporary-file.js
var temporary_file = __webpack_require__(3326);
;// CONCATENATED MODULE: ./.cache/build/src/action/report/manifest-file.js





/** During uploads, the pause after a write is this many times as long as the write, so that writing takes at most 5 % of the time. */
const PAUSE_PER_WRITE = 19;
const MIN_INTERVAL_MS = 100;
/**
 * The file of a step's manifest. With the input `manifest`, it is written while the step goes on, so that a killed step leaves a true
 * record: before the first upload, from time to time during uploads, and before and after each export. The errors of these writes are
 * left to the last one, which reports them.
 */
class ManifestFile {
    #record;
    #clock;
    #signal;
    #stopped = new AbortController();
    /** A new path under `RUNNER_TEMP`, so that the steps of a job do not overwrite each other's manifests. */
    #temporary;
    #shared;
    /** The write that began last. */
    #last = Promise.resolve();
    /** The one after it, which has not begun. */
    #next;
    #afterPause;
    #pauseEndMs = 0;
    #hasRequestedExports = false;
    constructor(record, { env, clock, signal }) {
        this.#record = record;
        this.#clock = clock;
        this.#signal = signal;
        this.#temporary = (0,temporary_file/* temporaryFile */.I)(env, 'playable-export-manifest', 'json');
    }
    /** Uses this absolute path, which several steps may share; `undefined` for one under `RUNNER_TEMP`. */
    share(path) {
        this.#shared = path;
    }
    /** Absolute path. A manifest of another service or organization stays where it is until this step stores or triggers something. */
    get path() {
        return this.#shared !== undefined && this.unchanged === undefined ? this.#shared : this.#temporary;
    }
    /** The path of a manifest that this step leaves as it is, because it is of another service or organization. */
    get unchanged() {
        const { earlier, hasChanged } = this.#record;
        return earlier?.unusable !== undefined && !hasChanged ? this.#shared : undefined;
    }
    listener = {
        beforeUploads: () => this.#write(),
        uploadSettled: () => {
            if (this.#shared !== undefined)
                this.#afterPause ??= this.#writeAfterPause();
        },
        beforeExport: () => {
            this.#hasRequestedExports = true;
            return this.#write();
        },
        exportSettled: () => {
            if (this.#hasRequestedExports)
                void this.#write();
        },
    };
    /**
     * Says in an earlier manifest that the upload is not complete, before anything else that can fail: whatever ends this step, a step
     * that only exports must not export the earlier files.
     */
    async markIncomplete() {
        const { isToUpload, earlier } = this.#record;
        const interrupted = this.#record.interrupted('failure');
        if (this.#shared === undefined || interrupted === undefined)
            return;
        if (!isToUpload || earlier?.content?.complete === false)
            return;
        const { finishedAt: _, ...manifest } = interrupted;
        await this.#put(this.#shared, manifest).catch(() => undefined);
    }
    /** Writes the plan of a step that is to upload if there was no manifest before, so that a kill leaves `complete: false`. */
    async writePlan() {
        const { isToUpload, earlier } = this.#record;
        if (isToUpload && earlier?.content === undefined)
            await this.#write();
    }
    /**
     * Waits for writes under way, and writes the manifest for the last time.
     *
     * @throws the error of the file system
     */
    async finish(conclusion, finishedAt) {
        await this.stop();
        await this.#put(this.path, this.#record.manifest(conclusion, finishedAt));
    }
    /** Waits for writes under way. None follows but the last one. */
    async stop() {
        this.#stopped.abort();
        await (this.#next ?? this.#last);
    }
    /** Resolves after a write that begins after this call. Calls before it begins share it. */
    #write() {
        this.#next ??= this.#writeNext();
        return this.#next;
    }
    async #writeNext() {
        // The exports that begin in one turn of the event loop share a write.
        await Promise.all([this.#last, (0,promises_.setImmediate)()]);
        this.#last = this.#writeNow();
        this.#next = undefined;
        await this.#last;
    }
    /** Writes once for all uploads that end during the pause, without waiting for another one. */
    async #writeAfterPause() {
        await (this.#next ?? this.#last);
        await this.#clock.sleep(Math.max(0, this.#pauseEndMs - this.#clock.monotonicMs()), this.#stopped.signal);
        this.#afterPause = undefined;
        await this.#write();
    }
    async #writeNow() {
        if (this.#stopped.signal.aborted || this.#shared === undefined || this.path !== this.#shared)
            return;
        const startMs = this.#clock.monotonicMs();
        await this.#put(this.#shared, this.#record.manifest('failure')).catch(() => undefined);
        const endMs = this.#clock.monotonicMs();
        this.#pauseEndMs = endMs + Math.max(MIN_INTERVAL_MS, PAUSE_PER_WRITE * (endMs - startMs));
    }
    #put(path, manifest) {
        return (0,cancellation/* withDeadline */.NE)((0,files/* writeFileAtomically */.lo)(path, (0,json/* jsonInParts */.sw)(manifest)), this.#signal);
    }
}

;// CONCATENATED MODULE: ./.cache/build/src/action/recorded-step.js






function recordStep(context) {
    const { env, origin, signal, startedAt } = context;
    const record = new RunRecord({ run: origin.manifestRun, startedAt });
    const manifest = new ManifestFile(record, { env, clock: clock/* systemClock */.m, signal });
    return { ...context, record, manifest, summary: true, limitUsage: [] };
}
/**
 * Calls `work` with events that reach the log, the record, the manifest and, with a `githubToken`, GitHub's deployments.
 * Then waits until the deployments are recorded.
 */
async function withEvents({ githubToken, environment }, step, work) {
    const { log, manifest, record } = step;
    const logged = (0,log_events/* logEvents */.E)(log);
    const deployments = githubToken === undefined
        ? undefined
        : new Deployments({ ...step, token: githubToken, environment, clock: clock/* systemClock */.m });
    const first = deployments ? [deployments.listener] : [];
    try {
        return await work((0,events/* fanOut */.Y)([...first, record.listener, logged, manifest.listener]));
    }
    finally {
        logged.stop();
        await deployments?.finish();
    }
}


/***/ }),

/***/ 4005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ explainIncomplete),
/* harmony export */   q: () => (/* binding */ logEarlierManifest)
/* harmony export */ });
/* harmony import */ var _pipeline_shards_split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5031);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);



/** Why a step that only exports must not export the files of an earlier manifest, as in `ReadResult`; empty if it may. */
function explainIncomplete({ incomplete, content }) {
    if (incomplete === undefined)
        return [];
    const what = incomplete === 'shard'
        ? `is of ${content?.shard ? (0,_pipeline_shards_split_js__WEBPACK_IMPORTED_MODULE_0__/* .formatShard */ ._D)(content.shard) : 'one part'}, and the other parts are not in it: join the parts by \`merge/\``
        : `records an upload that is not complete${describeMissing(incomplete.missing)}: run the upload step again, or \`merge/\` if it joins parts`;
    return [`\`manifest\` ${what}, or leave \`manifest\` out to export anyway`];
}
function describeMissing(missing) {
    if (missing.length === 0)
        return '';
    const verb = missing.length === 1 ? 'was' : 'were';
    return `, ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(missing.length, 'file')} ${verb} not uploaded by its step (${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(missing)})`;
}
/** For each kind of step: what it could reuse of an earlier manifest, and when it replaces one of another service. */
const KINDS = {
    upload: ['file', 'After the first upload, this run'],
    export: ['export', 'After the first export, this run'],
    merge: ['export', 'This run'],
};
/** Logs what the earlier manifest means for this step. */
function logEarlierManifest(earlier, { reuseUnchanged, manifestPath: path }, kind, log) {
    if (path === undefined)
        return;
    const [reused, who] = KINDS[kind];
    if (earlier.unusable !== undefined) {
        const consequence = `No ${reused} is reused. ${who} replaces the manifest.`;
        const advice = 'Give each service and organization its own `manifest`, and let nothing else write to it.';
        log.warning('Manifest not reused', `${path}: ${earlier.unusable}.`, consequence, advice);
    }
    else if (reuseUnchanged && earlier.content === undefined)
        log.info(`No previous manifest, so no ${reused} is reused: ${path}`);
    else if (reuseUnchanged)
        log.info(`The previous manifest records ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(earlier.reusableCount, 'uploaded file')}: ${path}`);
}


/***/ }),

/***/ 2167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ unmatchedFailures),
/* harmony export */   IE: () => (/* binding */ unusedExclusionNotes),
/* harmony export */   Kc: () => (/* binding */ ruleNotes),
/* harmony export */   lR: () => (/* binding */ unmatchedWarnings),
/* harmony export */   mu: () => (/* binding */ noFilesWarnings),
/* harmony export */   uK: () => (/* binding */ hintsFor)
/* harmony export */ });
/* harmony import */ var _pipeline_find_described_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1672);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(651);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8511);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8711);
/* harmony import */ var _inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4247);
/* harmony import */ var _pattern_hints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9030);






// What is said about lines of inputs that have no effect.
/** Only this many patterns get a hint that needs the disk. If more match nothing, a common reason is likely. */
const MAX_SEARCHES = 10;
/** Up to this many patterns without a match get one warning each. More share one warning per hint. */
const MAX_PATTERN_WARNINGS = 5;
/** Fails if no line matches, or if one matches nothing, as the inputs say. */
async function unmatchedFailures(found, inputs, signal) {
    const { assets, unmatched } = found;
    const isError = (assets.length === 0 ? inputs.ifNoFilesFound : inputs.ifPatternUnmatched) === 'error';
    if (!isError || (unmatched.length === 0 && assets.length > 0))
        return [];
    const lines = [...(await explainNoFiles(found, inputs, signal)), 'Nothing was sent.'];
    return [{ title: 'No files found', lines }];
}
async function noFilesWarnings(found, inputs, signal) {
    if (inputs.ifNoFilesFound !== 'warn')
        return [];
    return [{ title: 'No files found', lines: await explainNoFiles(found, inputs, signal) }];
}
async function explainNoFiles(found, inputs, signal) {
    const { include = [], exclude = [] } = inputs.patterns ?? {};
    const all = [...include, ...exclude.map((pattern) => `!${pattern}`)];
    const failing = found.assets.length === 0 ? include : found.unmatched;
    const named = found.assets.length === 0 ? all : found.unmatched;
    const hints = (0,_pattern_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .formatHints */ ._C)((await hintsFor(failing, found, inputs, signal)).flatMap(({ hint }) => hint ?? []));
    const advice = hints.length > 0
        ? hints.slice(0, 2).join(' ')
        : 'Correct the patterns, or `working-directory`, which they are relative to.';
    return [`No file in ${inputs.workingDirectory} matches: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(named, 10)}`, advice];
}
async function unmatchedWarnings(found, inputs, signal) {
    if (inputs.ifPatternUnmatched === 'ignore')
        return [];
    const hinted = await hintsFor(found.unmatched, found, inputs, signal);
    const byReason = Map.groupBy(hinted, ({ hint }) => hint?.reason).values();
    const groups = hinted.length > MAX_PATTERN_WARNINGS ? [...byReason] : hinted.map((single) => [single]);
    return groups.map((group) => {
        const patterns = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(group.map(({ pattern }) => pattern), 10);
        const [advice = 'Correct the pattern, or remove it if no such file is expected.'] = (0,_pattern_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .formatHints */ ._C)(group.flatMap(({ hint }) => hint ?? []));
        const lines = [`No file matches ${patterns} in ${inputs.workingDirectory}`, advice];
        return { title: 'Pattern without a match', lines };
    });
}
/** Looks for the likely reason why each of these lines matches nothing. */
async function hintsFor(patterns, { leftOutBy }, context, signal) {
    const hinted = [];
    for (const [index, pattern] of patterns.entries()) {
        const exclusions = leftOutBy.get(pattern);
        const isNear = index < MAX_SEARCHES && !signal.aborted;
        const hint = exclusions
            ? { reason: `what it matches is left out by ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(exclusions)}.`, write: [] }
            : isNear
                ? await (0,_support_cancellation_js__WEBPACK_IMPORTED_MODULE_4__/* .unlessAborted */ .Wh)((0,_pattern_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .hintForPattern */ .Jl)(pattern, context, signal), signal)
                : (0,_pattern_hints_js__WEBPACK_IMPORTED_MODULE_3__/* .slipOfWriting */ ._3)(pattern);
        hinted.push({ pattern, hint });
    }
    return hinted;
}
/** Names exclusions that are safety nets, such as `!*.map`, and left nothing out. */
function unusedExclusionNotes({ unusedExclusions: unused }) {
    if (unused.length === 0)
        return [];
    const subject = (0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(unused.length, 'exclusion leaves', 'exclusions leave');
    return [`${subject} nothing out: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(unused, 10)}`];
}
/** Names lines of `content-types` and `size-limits` that describe no file. */
function ruleNotes({ assets }, { contentTypeRules, workingDirectory }, limitUsage) {
    const patterns = contentTypeRules.map(({ pattern }) => pattern);
    const paths = assets.map(({ path }) => path);
    const described = (0,_pipeline_find_described_files_js__WEBPACK_IMPORTED_MODULE_0__/* .describedFiles */ .$)(patterns, workingDirectory, paths);
    const rules = contentTypeRules.filter((_, index) => described[index]?.length === 0);
    const limits = limitUsage.filter(({ matching }) => matching.length === 0);
    return [
        { input: 'content-types', lines: rules.map(({ pattern, mediaType }) => `${pattern}: ${mediaType}`) },
        { input: 'size-limits', lines: limits.map(({ limit }) => (0,_inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLimit */ .tW)(limit)) },
    ].flatMap(({ input, lines }) => {
        if (lines.length === 0 || assets.length === 0)
            return [];
        const subject = (0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(lines.length, 'line');
        return [`No file to upload matches ${subject} of \`${input}\`: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_1__/* .joinTruncated */ .v$)(lines, 10)}`];
    });
}


/***/ }),

/***/ 9030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ hintForPattern),
/* harmony export */   _3: () => (/* binding */ slipOfWriting),
/* harmony export */   _C: () => (/* binding */ formatHints)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _pipeline_find_file_search_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9510);
/* harmony import */ var _pipeline_find_folder_reader_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6357);
/* harmony import */ var _pipeline_find_search_area_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(623);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8738);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8711);
/* harmony import */ var _inputs_follow_path_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9384);







const IS_STEP_MISSING = 'is an actions/checkout step or a build step missing before this step?';
/** Finds a likely reason why a line matches nothing; `undefined` if there is none. A line with `!` is an exclusion. */
async function hintForPattern(line, context, signal) {
    const isExclusion = line.startsWith('!');
    const pattern = isExclusion ? line.slice(1) : line;
    const hint = slipOfWriting(pattern, context.patterns?.include) ??
        slipOfStart(pattern, context) ??
        missingPart(pattern, context.workingDirectory) ??
        (await searchHint(pattern, context, signal)) ??
        (isExclusion ? undefined : missingStep(pattern, context));
    return isExclusion && hint
        ? { ...hint, write: hint.write.map((text) => toExclusion(text, pattern)) }
        : hint;
}
/** Without a `/` before its last character, an exclusion would match at any depth. */
function toExclusion(line, given) {
    const [text, hasFolder] = [line.replace(/^!/, ''), /\/./.test(given)];
    return hasFolder && !/\/./.test(text) ? `!./${text}` : `!${text}`;
}
/** Formats hints as sentences, one per reason. */
function formatHints(hints) {
    return [...Map.groupBy(hints, ({ reason }) => reason)].map(([reason, same]) => {
        const lines = [...new Set(same.flatMap(({ write }) => write))].map((line) => `\`${line}\``);
        if (lines.length === 0)
            return `Hint: ${reason}`;
        return `Hint: ${reason} Write${lines.length > 1 ? ', one per line' : ''}: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinTruncated */ .v$)(lines, 10)}`;
    });
}
/** The time to look for commas grows with the square of the length. */
const MAX_LENGTH = 4_000;
/**
 * Finds signs of a list in YAML or JSON, which belong to the pattern.
 *
 * @param lines all patterns of the input that include files: they may be one JSON list
 */
function slipOfWriting(line, lines = []) {
    if (line.length > MAX_LENGTH)
        return undefined;
    const isListInLines = /^\[(?:$|["'])/.test(lines[0] ?? '') && lines.at(-1)?.endsWith(']') === true;
    const isList = isListInLines || /^\[.*["',/].*\]$/.test(line);
    const items = (isList ? line.replace(/^\[|\]$/g, '') : line)
        .replace(/^(?:assets|files?|paths?|patterns?):\s+/, '')
        .split(/,(?![^{}[\]]*[}\]])/)
        .map((item) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_5__/* .stripListMarks */ .FU)(item).replace(/^[\u201c\u201d\u201e\u2018\u2019\u00ab\u00bb](.*)[\u201c\u201d\u2018\u2019\u00ab\u00bb]$/, '$1'))
        .filter((item) => item !== '');
    if (items.join('\n') === line)
        return undefined;
    return { reason: ONE_PER_LINE, write: items };
}
const ONE_PER_LINE = 'each line is one pattern, without the key, quotes, commas, dashes and brackets of a list.';
/** Finds a mistake in where a pattern starts, or a separator of Windows. */
function slipOfStart(pattern, { workspace, workingDirectory }) {
    const reason = 'patterns start in `working-directory`, have / between their parts, and no variables.';
    const path = (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .stripDotSlash */ .NS)(pattern.replaceAll('\\', '/'));
    const below = `${(0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .toSlashes */ .TH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, workingDirectory))}/`;
    if (path.startsWith(below) && below !== '/')
        return { reason, write: [path.slice(below.length)] };
    const names = (0,_inputs_follow_path_js__WEBPACK_IMPORTED_MODULE_6__/* .namesIn */ .wX)(workingDirectory) ?? [];
    const parts = path.split('/');
    const start = parts.findIndex((part) => names.includes(part));
    const write = start === -1 ? [] : [parts.slice(start).join('/')];
    // Nothing is wrong with a path outside that may exist on another machine.
    const isSlip = _inputs_follow_path_js__WEBPACK_IMPORTED_MODULE_6__/* .START_ELSEWHERE */ .Mz.test(path)
        ? write.length > 0 || !/^[/.]/.test(path)
        : start === 0 && path !== pattern;
    return isSlip ? { reason, write } : undefined;
}
const CASE_MATTERS = 'upper and lower case matter.';
/** Finds the first part of a path that has another spelling on the disk. */
function missingPart(pattern, workingDirectory) {
    const { path, misspelled } = (0,_inputs_follow_path_js__WEBPACK_IMPORTED_MODULE_6__/* .followPath */ .Zl)(pattern, workingDirectory);
    if (misspelled === undefined)
        return undefined;
    const [part, name] = misspelled;
    const end = part.toLowerCase() === name.toLowerCase() ? `; ${CASE_MATTERS}` : '.';
    const [shownPart, shownName] = (0,_support_text_js__WEBPACK_IMPORTED_MODULE_5__/* .looksLike */ ._4)(part) === (0,_support_text_js__WEBPACK_IMPORTED_MODULE_5__/* .looksLike */ ._4)(name) ? [escapeOthers(part), escapeOthers(name)] : [part, name];
    return { reason: `there is no ${shownPart}, but there is ${shownName}${end}`, write: [path] };
}
const escapeOthers = (name) => name.replace(/[^ -~]/gu, (character) => `\\u{${Number(character.codePointAt(0)).toString(16)}}`);
/** Finds that nothing is there yet. */
function missingStep(pattern, { workingDirectory, isStepMissing = IS_STEP_MISSING }) {
    const because = (what) => ({ reason: `${what}; ${isStepMissing}`, write: [] });
    if ((0,_inputs_follow_path_js__WEBPACK_IMPORTED_MODULE_6__/* .namesIn */ .wX)(workingDirectory)?.length === 0)
        return because('the folder is empty');
    const { missing } = (0,_inputs_follow_path_js__WEBPACK_IMPORTED_MODULE_6__/* .followPath */ .Zl)(pattern, workingDirectory);
    return missing === undefined ? undefined : because(`there is no folder ${missing}`);
}
/** Searches for files that lines close to this one would match. */
async function searchHint(pattern, context, signal) {
    // Outside the folder, the search may reach the whole disk.
    if (pattern.startsWith('/') || pattern.split('/').includes('..'))
        return undefined;
    const found = (lines, options = {}) => tryLines(lines, context, signal, options);
    if ((await found([pattern])).length > 0)
        return undefined;
    const items = pattern.split(/\s+/);
    if (items.length > 1) {
        const finds = await Promise.all(items.map(async (item) => (await found([item])).length > 0));
        if (finds.every(Boolean))
            return { reason: ONE_PER_LINE, write: items };
    }
    if (!context.includeHidden && (await found([pattern], { includeHidden: true })).length > 0) {
        const reason = 'it matches only dot files, which wildcards skip unless `include-hidden-files` is true.';
        return { reason, write: [] };
    }
    const [inOtherCase] = await found([pattern], { fold: (name) => name.normalize('NFC').toLowerCase() });
    if (inOtherCase !== undefined)
        return { reason: `there is ${inOtherCase}; ${CASE_MATTERS}`, write: [] };
    const [first = '', ...rest] = pattern.split('/');
    if (rest.length === 0 || /[*?[{\\]|^\.?$/.test(first))
        return undefined;
    const deeper = await found([`**/${pattern}`]);
    const folders = new Set(deeper.map((path) => path.slice(0, `/${path}`.indexOf(`/${first}/`))));
    const write = [...folders].map((folder) => `${folder}${pattern}`);
    return write.length === 0 ? undefined : { reason: `the folder ${first} is further down.`, write };
}
/** Folders searched for a hint. */
const MAX_FOLDERS = 2_000;
/** The paths of files that lines would match, relative to the working directory. */
async function tryLines(include, { workingDirectory, workspace, includeHidden, patterns }, signal, options) {
    const area = new _pipeline_find_search_area_js__WEBPACK_IMPORTED_MODULE_3__/* .SearchArea */ .q(workspace, workingDirectory);
    const exclude = [...(patterns?.exclude ?? []), 'node_modules'];
    const search = { include, exclude, workingDirectory, area, signal, maxFolders: MAX_FOLDERS };
    const reader = new _pipeline_find_folder_reader_js__WEBPACK_IMPORTED_MODULE_2__/* .FolderReader */ ._(area);
    const files = await new _pipeline_find_file_search_js__WEBPACK_IMPORTED_MODULE_1__/* .FileSearch */ .X({ ...search, reader, includeHidden, ...options }).run();
    return files.map(({ path }) => (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .toSlashes */ .TH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(workingDirectory, path))).sort();
}


/***/ }),

/***/ 678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readUploadInputs),
/* harmony export */   k: () => (/* binding */ readRecordedInputs)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8427);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3362);
/* harmony import */ var _inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6649);
/* harmony import */ var _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3151);
/* harmony import */ var _inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4247);






/** Reads all inputs of the root action. Checks neither paths nor files. */
function readUploadInputs(env, now = new Date()) {
    const reader = new _inputs_input_reader_js__WEBPACK_IMPORTED_MODULE_4__/* .InputReader */ .i(env);
    const dryRun = reader.boolean('dry-run');
    const patterns = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readPatterns */ .ce)(reader, 'assets');
    const recorded = readRecordedInputs(reader);
    const isToExport = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForExports */ .PL)(reader);
    // A dry run may be for a pull request from a fork, which gets neither secrets nor variables of the repository.
    const needsOrganization = patterns !== undefined && !dryRun;
    const organizationId = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readOrganization */ .wu)(reader, needsOrganization ? 'upload assets' : undefined);
    if (patterns === undefined && !isToExport) {
        reader.addProblem('assets', 'or `variant` with `network`, or `exports`, must be given: there is nothing to do');
    }
    const shard = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readShard */ .Xy)(reader);
    if (shard !== undefined && patterns === undefined) {
        reader.addProblem('shard', 'must be given with `assets`: it selects a part of the matched files');
    }
    if (shard !== undefined && shard.total > 1 && isToExport) {
        reader.addProblem('shard', 'must not be given with `variant` or `exports`: other parts may not be uploaded yet. `merge/` triggers the exports once all are');
    }
    const sizeLimits = (0,_inputs_size_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .readSizeLimits */ .Sy)(reader);
    if (reader.given('size-limits') !== '' && patterns === undefined) {
        reader.addProblem('size-limits', 'must be given with `assets`: it limits the matched files');
    }
    const inputs = {
        ...(0,_inputs_connection_js__WEBPACK_IMPORTED_MODULE_1__/* .readConnection */ .d)(reader, !dryRun),
        tokenCreated: (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readTokenCreated */ .e9)(reader, now),
        organizationId,
        patterns,
        shard,
        ...recorded,
        workingDirectory: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(recorded.workspace, reader.text('working-directory')),
        fileNaming: reader.choice('file-name', ['basename', 'path']),
        contentTypeRules: (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readContentTypes */ .bu)(reader),
        sizeLimits,
        includeHidden: reader.boolean('include-hidden-files'),
        ifNoFilesFound: reader.choice('if-no-files-found', ['error', 'warn', 'ignore']),
        ifPatternUnmatched: reader.choice('if-pattern-unmatched', ['error', 'warn', 'ignore']),
        concurrency: reader.wholeNumber('concurrency', 'auto'),
        dryRun,
    };
    const isMisspelled = [...(0,_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .misspelledInputs */ .wo)(reader).values()].includes('assets');
    const isToUpload = patterns !== undefined || !isToExport || isMisspelled;
    return (0,_inputs_finish_reading_js__WEBPACK_IMPORTED_MODULE_3__/* .finishReading */ .SX)({ ...inputs, isToUpload }, reader, now);
}
/** Reads what to export, where the manifest is, whether the run continues from it, and what else is reported. */
function readRecordedInputs(reader) {
    const exports = (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readExports */ .IL)(reader);
    const workspace = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(reader.env['GITHUB_WORKSPACE'] || process.cwd());
    const manifest = reader.text('manifest');
    const reuseUnchanged = reader.boolean('reuse-unchanged');
    const retryUnknown = reader.boolean('retry-unknown');
    if (reuseUnchanged && manifest === '') {
        reader.addProblem('manifest', 'must be given with `reuse-unchanged`: a later run must find the file again, and the default is a new file per run');
    }
    if (retryUnknown && !reuseUnchanged) {
        reader.addProblem('retry-unknown', 'must be given with `reuse-unchanged`: it is about exports of an earlier run');
    }
    return {
        workspace,
        exports,
        manifestPath: manifest === '' ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, manifest),
        reuseUnchanged,
        retryUnknown,
        summary: reader.boolean('summary'),
        ...(0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .readDeployments */ .Fz)(reader, exports),
    };
}


/***/ }),

/***/ 1647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ fileBody)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(553);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1194);





/** Files up to this size are read and sent as one buffer: then a storage's early refusal is always read. */
const MAX_WHOLE_FILE_BYTES = 256 * 1024;
/** Larger files are read and sent in blocks. Each file in flight has two, which bounds memory. */
const BLOCK_BYTES = 512 * 1024;
// Without O_NONBLOCK, opening a file that has become a pipe waits for a writer. On Windows the flag is undefined.
const READ_ONLY = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
/**
 * The content of a file that had `size` bytes when it was found.
 *
 * @param stateWhenFound if absent, only changes while the file is read are noticed
 */
function fileBody(path, size, stateWhenFound) {
    const file = { path, size, stateWhenFound };
    return { size, open: async () => (size > MAX_WHOLE_FILE_BYTES ? readBlocks(file) : readWhole(file)) };
}
/** Synchronous calls take 0.05 ms for a small file, and the thread pool takes 0.3 ms. */
async function readWhole({ path, size, stateWhenFound }) {
    let file;
    try {
        file = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openPatiently */ .BS)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ_ONLY));
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        const before = stateWhenFound ?? { ...opened, size };
        rejectChanged(before, opened);
        const buffer = Buffer.allocUnsafe(size);
        const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, size, 0);
        if (bytes !== size)
            throw changedError([describeSize(size, bytes)]);
        rejectChanged(before, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path));
        return buffer;
    }
    catch (error) {
        throw toFileError(error);
    }
    finally {
        if (file !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
async function* readBlocks({ path, size, stateWhenFound }) {
    let file;
    try {
        file = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openPatiently */ .BS)(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, READ_ONLY));
        const opened = await file.stat();
        const before = stateWhenFound ?? { ...opened, size };
        rejectChanged(before, opened);
        // One buffer is filled while the other one is sent: without that, a large upload takes twice as long on a busy machine.
        let [buffer, nextBuffer] = [Buffer.allocUnsafe(BLOCK_BYTES), Buffer.allocUnsafe(BLOCK_BYTES)];
        let nextBlock = readBlock(file, buffer, size);
        for (let sent = 0; sent < size;) {
            const block = await nextBlock;
            if (block.length === 0)
                throw changedError([describeSize(size, sent)]);
            sent += block.length;
            if (sent === size) {
                // Before the last block, without which the storage does not accept the upload.
                rejectChanged(before, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path));
            }
            else {
                [buffer, nextBuffer] = [nextBuffer, buffer];
                nextBlock = readBlock(file, buffer, size - sent);
                // If the consumer stops here, this error would be unhandled.
                nextBlock.catch(() => undefined);
            }
            yield block;
        }
    }
    catch (error) {
        throw toFileError(error);
    }
    finally {
        await file?.close();
    }
}
async function readBlock(file, buffer, remainingBytes) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, remainingBytes));
    return buffer.subarray(0, bytesRead);
}
/** Rights, owner and links of a file may change. */
function rejectChanged(before, now) {
    const changes = [];
    if (!now.isFile())
        changes.push('it is no longer a regular file');
    else if (now.ino !== before.ino)
        changes.push('another file took its place');
    if (now.size !== before.size)
        changes.push(describeSize(before.size, now.size));
    if (now.mtimeMs !== before.mtimeMs)
        changes.push('its modification time is another');
    if (changes.length > 0)
        throw changedError(changes);
}
function describeSize(before, now) {
    return `it had ${before} bytes, now ${now}`;
}
function changedError(changes) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AssetFileError */ .DP(`The file changed after it was found: ${changes.join('; ')}`);
}
const REASONS = new Map([
    ['ENOENT', 'it no longer exists'],
    ['EBUSY', 'another program has it open (EBUSY), often a virus scanner'],
    ['EMFILE', 'too many files and connections are open (EMFILE), lower `concurrency`'],
]);
/** Errors without a code are bugs and stay what they are. */
function toFileError(error) {
    const code = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error);
    if (code === undefined)
        return error;
    const reason = REASONS.get(code) ?? code;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AssetFileError */ .DP(`The file could not be read: ${reason}`, { cause: error });
}


/***/ }),

/***/ 7006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lU: () => (/* binding */ isLimited),
/* harmony export */   mi: () => (/* binding */ uploadsInFlight),
/* harmony export */   tH: () => (/* binding */ requestsAtOnce),
/* harmony export */   uK: () => (/* binding */ MAX_IN_FLIGHT)
/* harmony export */ });
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4130);

/** With `auto`: files to hash, exports to trigger, and files to upload before the first responses. */
const AUTO = 16;
/** With `auto`: the largest number of files to upload. */
const MAX_UPLOADS = 128;
/** This many bytes in flight fill any connection. */
const MAX_BYTES = 32 * 1024 * 1024;
/** A runner uploads up to three small files per millisecond, and each takes two responses. Some come late. */
const FILES_PER_RESPONSE_MS = 10;
/** A response of a service beside the runner takes up to about this long. */
const NEAR_MS = 4;
/** Of what a process may open, an upload takes a file, a connection to each server, and one more while an address is tried. */
const OPEN_PER_UPLOAD = 4;
/** For the manifest, the reports and the resolver. */
const OPEN_OTHERWISE = 8;
/** The largest number of requests for which this process may open enough files (`ulimit -n`). */
const MAX_IN_FLIGHT = Math.max(1, Math.floor((_support_runtime_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_OPEN_FILES */ .U_ - OPEN_OTHERWISE) / OPEN_PER_UPLOAD));
/** Whether more files were to be uploaded at the same time. */
function isLimited(concurrency) {
    return (concurrency === 'auto' ? MAX_UPLOADS : concurrency) > MAX_IN_FLIGHT;
}
/** The number of files to hash, or of exports to trigger, at the same time. */
function requestsAtOnce(concurrency) {
    return Math.min(MAX_IN_FLIGHT, concurrency === 'auto' ? AUTO : concurrency);
}
/**
 * The number of files to upload at the same time. With `auto` it is 16 to 128: it grows with the response time, about as far as it
 * takes to keep the runner busy. Of large files it is as many as fit in 32 MiB, but at least 16.
 *
 * @param responseMs the time from the end of a request to its response, in milliseconds
 */
function uploadsInFlight(concurrency, assets, responseMs) {
    if (concurrency !== 'auto')
        return requestsAtOnce(concurrency);
    const bytes = assets.reduce((sum, { size }) => sum + size, 0);
    const fitting = (MAX_BYTES * assets.length) / Math.max(1, bytes);
    const useful = Math.min(MAX_UPLOADS, fitting, FILES_PER_RESPONSE_MS * (responseMs - NEAR_MS));
    return requestsAtOnce(Math.max(AUTO, Math.floor(useful)));
}


/***/ }),

/***/ 3620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ fanOut)
/* harmony export */ });
/** Returns events that call every listener, in the order of the list. */
function fanOut(listeners) {
    const toAll = (name) => (...details) => {
        for (const listener of listeners) {
            listener[name]?.(...details);
        }
    };
    return {
        comparisonStarted: toAll('comparisonStarted'),
        comparisonSettled: toAll('comparisonSettled'),
        comparisonFinished: toAll('comparisonFinished'),
        uploadsStarted: toAll('uploadsStarted'),
        beforeUploads: async (assets) => {
            for (const listener of listeners)
                await listener.beforeUploads?.(assets);
        },
        uploadProgress: toAll('uploadProgress'),
        uploadSettled: toAll('uploadSettled'),
        uploadUrlRenewed: toAll('uploadUrlRenewed'),
        uploadsFinished: toAll('uploadsFinished'),
        exportsStarted: toAll('exportsStarted'),
        beforeExport: async (request) => {
            for (const listener of listeners)
                await listener.beforeExport?.(request);
        },
        exportSettled: toAll('exportSettled'),
        exportsFinished: toAll('exportsFinished'),
        waiting: toAll('waiting'),
    };
}


/***/ }),

/***/ 9510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ FileSearch)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/glob/dist/esm/index.js + 9 modules
var esm = __webpack_require__(9713);
// EXTERNAL MODULE: ./.cache/build/src/support/paths.js
var support_paths = __webpack_require__(8738);
// EXTERNAL MODULE: ./.cache/build/src/support/spelling.js
var spelling = __webpack_require__(5342);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/links-to-follow.js



/**
 * Chooses the links to follow: those behind which something is to be searched for that was not searched for in the real folder. Of several
 * such links to one folder, the one that sorts first.
 *
 * @param links absolute paths of links, to files as well
 * @param searched absolute paths of folders, also behind links
 * @param lines are narrowed behind a link to what is new there
 * @returns absolute paths; those of the other links to folders are added to `area.repeatedLinks`
 */
function linksToFollow(links, searched, lines, area) {
    const searchedAs = Map.groupBy(searched, (folder) => area.realPathOf(folder));
    return [...links].sort().filter((link) => {
        const ownPath = (0,external_node_path_.join)(area.realPathOf((0,external_node_path_.dirname)(link)), (0,external_node_path_.basename)(link));
        if (isFile(ownPath))
            return false;
        const realPath = area.realPathOf(link);
        const paths = searchedAs.get(realPath) ?? [];
        const done = new Set(paths.flatMap((path) => lines.within(path)));
        const isInItself = realPath !== ownPath && (0,support_paths/* isInside */.FK)(ownPath, realPath);
        const left = isInItself ? [] : lines.within(link).filter((rest) => !done.has(rest));
        if (left.length > 0) {
            lines.narrow(link, left);
            searchedAs.set(realPath, [...paths, link]);
        }
        else
            area.repeatedLinks.add(ownPath);
        return left.length > 0;
    });
}
/** Whether a path leads to something else than a folder, or to nothing. What can't be read counts as a folder: the search reports it. */
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/matched-file.js
var matched_file = __webpack_require__(2964);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/matcher.js
var matcher = __webpack_require__(691);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/find/patterns.js + 1 modules
var find_patterns = __webpack_require__(9620);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/find/file-search.js









/** No system has longer paths, and `glob` throws for much longer ones. */
const MAX_PATH_LENGTH = 16_384;
/** Progress and signals have their turn after this many entries. */
const ENTRIES_PER_TURN = 500;
const GLOB_OPTIONS = {
    dot: true,
    follow: true,
    nocase: false,
    withFileTypes: true,
    windowsPathsNoEscape: process.platform === 'win32',
};
/**
 * Finds the files that lines match. Reads only folders in which something can match. Follows links to folders within the workspace, but
 * searches no real folder twice for the same rest of a line: first by its own path, then behind the nearest link that sorts first.
 */
class FileSearch {
    /** Absolute paths of folders that a wildcard took with everything in them. */
    foldersTaken = new Set();
    #search;
    #include;
    #exclude;
    #used = new Set();
    /** The exclusions that left out what a line matches, by that line. */
    #leftOutBy = new Map();
    constructor(search) {
        this.#search = search;
        const options = { fold: (0,spelling/* foldFor */.j)(search.workingDirectory), ...search };
        const toMatcher = (patterns, purpose) => new matcher/* Matcher */.P(patterns.map((pattern) => new find_patterns/* Line */.N(pattern, purpose, options)), search.workingDirectory);
        this.#include = toMatcher(search.include, 'include');
        this.#exclude = toMatcher(search.exclude, 'exclude');
    }
    /** The lines without an effect, after a search that found these files. */
    idleLines(files) {
        const matched = new Set(files.flatMap(({ matches }) => matches.map(({ line }) => line)));
        const unmatched = this.#include.lines.filter((line) => !matched.has(line));
        const unused = this.#exclude.lines.filter((line) => !this.#used.has(line));
        const textOf = ({ text }) => text;
        const leftOutBy = unmatched.map((line) => [line.text, [...(this.#leftOutBy.get(line) ?? [])].map(textOf)]);
        return {
            unmatched: [...unmatched, ...unused.filter(({ isMissing }) => isMissing)].map(textOf),
            unusedExclusions: unused.filter(({ isMissing }) => !isMissing).map(textOf),
            leftOutBy: new Map(leftOutBy.filter(([, exclusions]) => exclusions.length > 0)),
        };
    }
    /** @throws the signal's reason, if it is aborted */
    async run() {
        const files = [];
        const entries = await this.#walk();
        // Only when every entry was looked at, it is known which names exist.
        if ([this.#include, this.#exclude].some(({ mustKnowNames }) => mustKnowNames))
            for await (const some of this.#inTurns(entries))
                for (const entry of some)
                    this.#matchesOf(entry);
        for await (const some of this.#inTurns(entries))
            for (const entry of some) {
                const file = this.#toFile(entry);
                if (file !== undefined)
                    files.push(file);
            }
        return files;
    }
    #toFile(entry) {
        if (entry.isDirectory())
            return undefined;
        const { matches, exclusions } = this.#matchesOf(entry);
        const meant = matches.filter(({ isMeant }) => isMeant);
        if (meant.length === 0 || this.#leavesOut(exclusions, meant))
            return undefined;
        const file = (0,matched_file/* toMatchedFile */.g)(entry, meant, this.#search);
        if (file !== undefined && meant.every(({ isInside }) => isInside)) {
            const taken = this.#folderTaken((0,external_node_path_.dirname)(file.path));
            if (taken !== undefined)
                this.foldersTaken.add(taken);
        }
        return file;
    }
    async *#inTurns(items) {
        for (let start = 0; start < items.length; start += ENTRIES_PER_TURN) {
            await (0,promises_.setImmediate)();
            this.#search.signal.throwIfAborted();
            yield items.slice(start, start + ENTRIES_PER_TURN);
        }
    }
    /** All entries of the folders in which something can match. */
    async #walk() {
        const starts = new Set(this.#include.lines.flatMap(({ begun }) => begun.map(({ start }) => start)));
        const searched = new Set();
        const followed = new Set();
        const { area, signal, maxFolders = Number.POSITIVE_INFINITY } = this.#search;
        let scurry;
        // First without links, then behind one link, and so on. The last walk finds all that those before it found.
        for (;;) {
            const links = new Set();
            const isSearched = (entry) => {
                const path = entry.fullpath();
                if (signal.aborted ||
                    searched.size > maxFolders ||
                    !this.#mayMatchIn(path) ||
                    !this.#search.reader.hasValidName(path))
                    return false;
                const isFollowed = !entry.isSymbolicLink() || followed.has(path);
                (isFollowed ? searched : links).add(path);
                // `glob` does not ask about the folder that it starts in.
                searched.add((0,external_node_path_.dirname)(path));
                return isFollowed;
            };
            const patterns = [...starts]
                .filter((start) => start.length <= MAX_PATH_LENGTH && this.#mayMatchIn(start))
                .map((start) => {
                const escaped = (0,esm/* escape */.ih)((0,support_paths/* toSlashes */.TH)(start), { ...GLOB_OPTIONS, magicalBraces: true });
                return isFile(start) ? escaped : [escaped, `${escaped.replace(/\/$/, '')}/**`];
            });
            const glob = new esm/* Glob */.fo(patterns.flat(), {
                ...GLOB_OPTIONS,
                cwd: (0,external_node_path_.parse)(this.#search.workingDirectory).root,
                fs: this.#search.reader.fs,
                ignore: { childrenIgnored: (entry) => !isSearched(entry) },
                // All walks share one cache, so that each folder is read once.
                ...(scurry && { scurry }),
            });
            ({ scurry } = glob);
            const entries = await glob.walk();
            signal.throwIfAborted();
            const follow = linksToFollow(links, searched, this.#include, area);
            if (follow.length === 0)
                return entries;
            for (const link of follow)
                followed.add(link);
        }
    }
    /** Whether a line may match this, or something in it, as far as exclusions are sure. */
    #mayMatchIn(path) {
        const rests = this.#include.within(path);
        if (rests.length === 0)
            return false;
        const exclusions = this.#exclude.within(path).filter(({ takesAll, isSettled }) => takesAll && isSettled);
        return !this.#leavesOut(exclusions, rests);
    }
    /** Also notes which names exist. */
    #matchesOf(entry) {
        const folder = entry.parent?.fullpath() ?? entry.fullpath();
        const matchesOf = (matcher) => matcher.at(folder, entry.name).filter(({ isMatch }) => isMatch);
        return { matches: matchesOf(this.#include), exclusions: matchesOf(this.#exclude) };
    }
    /** Whether something is left out. Notes by which exclusions, and for which lines that is certain. */
    #leavesOut(exclusions, rests) {
        const meant = exclusions.filter(({ isMeant }) => isMeant).map(({ line }) => line);
        for (const line of meant)
            this.#used.add(line);
        if (meant.length === 0)
            return false;
        const certain = rests.filter(({ isMatch, takesAll, isNamed }) => isMatch || takesAll || isNamed);
        for (const { line } of certain)
            this.#leftOutBy.set(line, new Set([...(this.#leftOutBy.get(line) ?? []), ...meant]));
        return true;
    }
    /** The folder that a wildcard matched, and through which a file in this folder was found. */
    #folderTaken(folder) {
        const taking = this.#include.within(folder).filter(({ takesAll, isMeant }) => takesAll && isMeant);
        const itself = taking.filter(({ isInside }) => !isInside);
        if (taking.length === 0 || itself.some(({ isNamed }) => isNamed))
            return undefined;
        return itself.length > 0 ? folder : this.#folderTaken((0,external_node_path_.dirname)(folder));
    }
}


/***/ }),

/***/ 6357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ FolderReader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(553);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4130);







/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;
const toHex = (character) => `\\x${character.charCodeAt(0).toString(16)}`;
/** Reads folders for `glob`. It remembers what can't be read, which `glob` would leave out in silence. */
class FolderReader {
    /** Why entries can't be uploaded, by absolute path. */
    unusable = new Map();
    /** Absolute paths of entries that no program can open by a text. They have `\xe9` for a byte that is not UTF-8. */
    #invalidNames = new Set();
    #area;
    #entries = 0;
    constructor(area) {
        this.#area = area;
    }
    /** The functions that `glob` calls. It uses no other overload. */
    fs = {
        readdir: (0,node_util__WEBPACK_IMPORTED_MODULE_3__.callbackify)((folder, _options) => this.#orRecord(folder, "the folder can't be read", this.#read(folder))),
        promises: {
            // Called for parts of a pattern without a wildcard.
            lstat: (path) => {
                const folder = this.#area.realFolderOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
                return this.#orRecord(path, "it can't be read", node_fs__WEBPACK_IMPORTED_MODULE_1__.promises.lstat((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path))));
            },
        },
    };
    /** Records an error of the file system, unless it says that nothing is there. */
    async #orRecord(path, what, result) {
        try {
            return await result;
        }
        catch (error) {
            const code = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) ?? String(error);
            if (!['ENOENT', 'ENOTDIR', 'ELOOP'].includes(code))
                this.unusable.set(path, `${what} (${code})`);
            throw error;
        }
    }
    /** Whether the name of an entry can be written as text. Records it if not. */
    hasValidName(path) {
        if (!this.#invalidNames.has(path))
            return true;
        this.unusable.set(path, 'its name is not valid UTF-8');
        return false;
    }
    async #read(folder) {
        const realFolder = this.#area.realFolderOf(folder);
        if (realFolder === undefined)
            return [];
        const entries = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openPatiently */ .BS)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.promises.readdir(realFolder, { withFileTypes: true }));
        if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES)
            (0,_support_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .limitHeapGrowth */ .BG)();
        this.#entries += entries.length;
        if (!entries.some(({ name }) => name.includes('\ufffd')))
            return entries;
        // Node shows other bytes than UTF-8 as this character.
        const options = { withFileTypes: true, encoding: 'buffer' };
        const raw = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openPatiently */ .BS)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.promises.readdir(realFolder, options));
        return raw.map((entry) => {
            const isValid = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(entry.name);
            const name = isValid ? entry.name.toString() : entry.name.toString('latin1').replace(/[^ -~]/g, toHex);
            if (!isValid)
                this.#invalidNames.add((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name));
            return Object.assign(entry, { name });
        });
    }
}


/***/ }),

/***/ 2964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ isOneOf),
/* harmony export */   g: () => (/* binding */ toMatchedFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(553);
/* harmony import */ var _support_spelling_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5342);





/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/i;
/** Returns a file if it can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
function toMatchedFile(entry, matches, { area, reader }) {
    const path = entry.fullpath();
    if (!reader.hasValidName(path))
        return undefined;
    const ownPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(area.realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    try {
        const realPath = entry.isSymbolicLink() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(ownPath) : ownPath;
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(realPath);
        if (!area.allow(path))
            reader.unusable.set(path, 'it lies outside the workspace; `working-directory` may be a folder there');
        else if (!area.allow(realPath))
            area.recordOutside(path);
        else if (!stats.isFile() && !stats.isDirectory())
            reader.unusable.set(path, 'it is not a regular file');
        // A link does not make a file in `.git` an asset.
        else if (stats.isFile() && (IN_GIT.test(path) || !IN_GIT.test(realPath)))
            return { path, ownPath, found: (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .foundFile */ .Xt)(stats, realPath), matches };
    }
    catch (error) {
        const code = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) ?? String(error);
        const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
        const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
        reader.unusable.set(path, why);
    }
    return undefined;
}
/** Returns a function that says whether a file is one of those at these absolute paths, or is left behind by an interrupted write to one. */
function isOneOf(paths, area) {
    const realPaths = paths.map((path) => (0,_support_spelling_js__WEBPACK_IMPORTED_MODULE_3__/* .spellAsOnDisk */ .x)(area.realPathOf(path)));
    return ({ found: { realPath } }) => realPaths.some((own) => own === realPath || (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isTemporaryFileOf */ .JD)(realPath, own));
}


/***/ }),

/***/ 623:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ SearchArea)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8738);



/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. Without folders, anywhere. */
class SearchArea {
    /** Absolute paths of links that lead out of them. They were not followed. */
    outsideLinks = new Set();
    /** Absolute paths of links to folders that were searched anyway. They were not followed. */
    repeatedLinks = new Set();
    #realPaths = new Map();
    #folders;
    constructor(...folders) {
        this.#folders = folders.map((folder) => this.realPathOf(folder));
    }
    /** Resolves the links in an absolute path as far as it exists, however many there are. */
    realPathOf(path) {
        const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        const known = parent === path ? path : this.#realPaths.get(path);
        if (known !== undefined)
            return known;
        let realPath = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.realPathOf(parent), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
        try {
            realPath = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(realPath);
        }
        catch {
            // It does not exist, or can't be read.
        }
        this.#realPaths.set(path, realPath);
        return realPath;
    }
    allow(path) {
        return this.#folders.length === 0 || this.#folders.some((folder) => (0,_support_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .FK)(path, folder));
    }
    /** The real path of a folder. If a link leads outside, it records the link and returns `undefined`. */
    realFolderOf(folder) {
        const realFolder = this.realPathOf(folder);
        if (this.allow(realFolder) || !this.allow(folder))
            return realFolder;
        this.recordOutside(folder);
        return undefined;
    }
    /** Records the first link in a path that leads outside. */
    recordOutside(path) {
        let link = path;
        while (this.allow((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link)) && !this.allow(this.realPathOf((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link))))
            link = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(link);
        this.outsideLinks.add(link);
    }
}


/***/ }),

/***/ 5897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tu: () => (/* binding */ findDamage),
/* harmony export */   my: () => (/* binding */ isCount),
/* harmony export */   qM: () => (/* binding */ damaged)
/* harmony export */ });
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9638);
/* harmony import */ var _shards_split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5031);


const isText = (value) => typeof value === 'string';
const isName = (value) => isText(value) && value !== '';
const isSha256 = (value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value);
const isTime = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isFlag = (value) => typeof value === 'boolean';
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}
const optional = (check) => {
    return (value) => value === undefined || check(value);
};
/** A check for an object whose fields pass these checks. It may have more fields. */
const hasFields = (checks) => {
    return (value) => (0,_support_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isRecord */ .u4)(value) && failedCheck(value, checks) === undefined;
};
const isDigest = hasFields({ files: isCount, bytes: isCount, sha256: isText });
const ATTEMPT = { id: isCount, attempt: isCount, commit: isText };
const isRun = hasFields({ ...ATTEMPT, repository: isText });
function isShard(value) {
    if (!hasFields({ index: isCount, total: isCount })(value))
        return false;
    const { index, total } = value;
    return index >= 1 && index <= total && total <= _shards_split_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_SHARDS */ .hH;
}
const FIELDS = {
    baseUrl: isText,
    organizationId: isText,
    run: optional(isRun),
    shard: optional(isShard),
    whole: optional(isDigest),
    conclusion: optional(isText),
    complete: optional(isFlag),
    startedAt: optional(isTime),
    exports: optional(Array.isArray),
};
const isAsset = hasFields({
    path: isName,
    fileName: isName,
    contentType: isName,
    size: isCount,
    assetId: optional(isName),
    sha256: optional(isSha256),
});
const STATUSES = ['triggered', 'reused', 'failed', 'unknown', 'not-attempted'];
const isExport = hasFields({
    variantId: isText,
    network: isText,
    status: (value) => STATUSES.includes(value),
    run: optional(hasFields(ATTEMPT)),
    location: optional(isText),
    deployed: optional(isFlag),
});
/**
 * Checks every field that readers use. Fields of a later version may be there, too.
 *
 * @returns why the manifest can't be used, as a sentence's end that quotes nothing of it; `undefined` if it can
 */
function findDamage(content) {
    const { assets, exports = [] } = content;
    if (!Array.isArray(assets))
        return 'it is damaged: it has no list of assets';
    const name = failedCheck(content, FIELDS);
    if (name !== undefined)
        return damaged(`\`${name}\``);
    return damagedAsset(assets) ?? damagedEntry('export', exports, isExport);
}
/** The end of a sentence about a part of a manifest that no step writes so. */
function damaged(part) {
    return `it is damaged: its ${part} is not what a run writes`;
}
function damagedAsset(assets) {
    const damage = damagedEntry('asset', assets, isAsset);
    if (damage !== undefined)
        return damage;
    const paths = assets.map(({ path }) => path);
    const seen = new Set();
    const repeated = paths.findIndex((path) => seen.size === seen.add(path).size);
    return repeated === -1
        ? undefined
        : `it is damaged: its asset ${repeated + 1} has the same path as another one`;
}
function damagedEntry(kind, entries, isGood) {
    const index = entries.findIndex((entry) => !isGood(entry));
    return index === -1 ? undefined : damaged(`${kind} ${index + 1}`);
}
function failedCheck(content, checks) {
    return Object.keys(checks).find((name) => !checks[name]?.(content[name]));
}


/***/ }),

/***/ 7989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ EarlierManifest)
/* harmony export */ });
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8711);
/* harmony import */ var _outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(516);


/** `act` gives this id to every run, so it does not tell runs apart. */
const ID_OF_EVERY_RUN = 1;
/**
 * The state that the earlier steps with the same `manifest` left: which file has which id, which export was triggered by which run,
 * and whether the upload is complete.
 */
class EarlierManifest {
    /** Why nothing of the file can be used, as the end of a sentence that quotes nothing of it. Absent if it can be used, or there is none. */
    unusable;
    /** As recorded; absent if there is no file that can be used. */
    content;
    /** The files with an id, as recorded, by path. */
    files;
    /** By `exportKey`. */
    exports;
    #self;
    constructor(file, self) {
        this.#self = self;
        const content = file.kind === 'readable' ? file.content : undefined;
        this.unusable = file.kind === 'unusable' ? file.why : content && findOtherOwner(content, self);
        this.content = this.unusable === undefined ? content : undefined;
        const { assets = [], exports = [] } = this.content ?? {};
        this.files = new Map(assets.flatMap((asset) => (hasId(asset) ? [[asset.path, asset]] : [])));
        this.exports = new Map(exports.map((entry) => [(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .exportKey */ .Ei)(entry), entry]));
    }
    /** Number of files that may be reused. */
    get reusableCount() {
        return this.files.values().reduce((count, { sha256 }) => count + (sha256 === undefined ? 0 : 1), 0);
    }
    /** Finds the upload of a file with the same path, `fileName`, content type and size. Its bytes may still differ. */
    find(file) {
        const entry = this.files.get(file.path);
        if (entry === undefined || !isSameFile(entry, file) || entry.sha256 === undefined)
            return undefined;
        return { ...entry, sha256: entry.sha256 };
    }
    /** Whether exactly these files are recorded, with these ids and bytes. Files without an id are not compared. */
    hasFiles(files) {
        let count = 0;
        for (const file of files) {
            if (file.assetId === undefined)
                continue;
            const entry = this.files.get(file.path);
            if (entry === undefined || !isSameFile(entry, file))
                return false;
            if (entry.assetId !== file.assetId || entry.sha256 !== file.sha256)
                return false;
            count += 1;
        }
        return count === this.files.size;
    }
    /** Whether an export of the same commit was not triggered, or not for certain. */
    get isUnfinished() {
        return this.exports.values().some((entry) => this.#isOfCommit(entry) && !(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTriggered */ .m3)(entry));
    }
    /** What is recorded of an export. */
    exportOf(request) {
        return this.exports.get((0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .exportKey */ .Ei)(request));
    }
    /**
     * What earlier steps did about these exports for this release: `reused`, `unknown` or `not-attempted`. Of the same release are a
     * run of the same commit with the same assets. This run triggered the exports itself in an earlier step or attempt; or they belong to
     * an unfinished release, which any run finishes.
     *
     * @param uploads absent in a step that only exports: its assets are the recorded ones
     */
    exportsBefore(requests, uploads) {
        const hasSameAssets = uploads === undefined || this.hasFiles(uploads.filter(_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAssetId */ .eA).map(toFile));
        const { isUnfinished } = this;
        return requests.map((request) => {
            const entry = hasSameAssets ? this.exportOf(request) : undefined;
            if (entry === undefined || !this.#isOfCommit(entry))
                return { ...request, status: 'not-attempted' };
            if (entry.status === 'unknown')
                return { ...request, status: 'unknown', attempts: 0 };
            if (!(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTriggered */ .m3)(entry) || !(isUnfinished || this.#isOfThisRun(entry)))
                return { ...request, status: 'not-attempted' };
            const { run, response, location, deployed } = entry;
            return {
                ...request,
                status: 'reused',
                ...(entry.status === 'reused' && { isTakenOver: true }),
                ...(run && { run }),
                ...(response !== undefined && { response }),
                ...(location !== undefined && { location }),
                ...(deployed !== undefined && { deployed }),
            };
        });
    }
    /**
     * Why a step that only exports must not export these assets, as the end of a sentence; `undefined` if it may. It may if no step
     * that was to upload has written the file.
     */
    get incomplete() {
        const { complete, shard, assets = [] } = this.content ?? {};
        if (complete === false)
            return { missing: assets.filter((asset) => !(0,_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAssetId */ .eA)(asset)).map(({ path }) => path) };
        return shard !== undefined && shard.total > 1 ? 'shard' : undefined;
    }
    #isOfCommit({ run }) {
        return run?.commit === this.#self.run?.commit;
    }
    #isOfThisRun({ run }) {
        const own = this.#self.run;
        const { repository } = this.content?.run ?? {};
        return (own !== undefined && own.id !== ID_OF_EVERY_RUN && own.id === run?.id && own.repository === repository);
    }
}
function toFile({ asset, ...outcome }) {
    const { path, fileName, contentType, size } = asset;
    const { assetId, sha256 } = outcome;
    return { path, fileName, contentType, size, assetId, ...(sha256 !== undefined && { sha256 }) };
}
function isSameFile(one, other) {
    return one.fileName === other.fileName && one.contentType === other.contentType && one.size === other.size;
}
/** Older versions wrote `***` in place of a part of an id. */
function hasId(asset) {
    return asset.assetId !== undefined && !asset.assetId.includes('***');
}
/** Why a manifest is not about the same service and organization. */
function findOtherOwner({ baseUrl: service, organizationId: owner }, { baseUrl, organizationId }) {
    if (baseUrl !== '' && service !== '' && !(0,_support_text_js__WEBPACK_IMPORTED_MODULE_0__/* .sameAddress */ .xU)(service, baseUrl))
        return 'it is about another `base-url`';
    // A step that only exports may not know the organization.
    if (organizationId !== '' && owner !== '' && owner !== organizationId)
        return 'it is about another `organization`';
    return undefined;
}


/***/ }),

/***/ 443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findUnchanged)
/* harmony export */ });
/* harmony import */ var _api_body_body_decorators_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8367);
/* harmony import */ var _api_body_file_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1647);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1194);
/* harmony import */ var _support_workers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1237);
/* harmony import */ var _concurrency_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7006);





/**
 * Finds the assets whose bytes an earlier run uploaded. Reads only files with the same path, name, content type and size,
 * block by block. Starts no further file after a cancellation.
 *
 * @returns the unchanged assets, in the order of `assets`
 */
async function findUnchanged(assets, earlier, { events, concurrency, signal }) {
    const candidates = assets.flatMap((asset) => {
        const upload = earlier.find(asset);
        return upload === undefined ? [] : { asset, upload };
    });
    if (candidates.length === 0)
        return [];
    events.comparisonStarted(candidates.map(({ asset }) => asset));
    const outcomes = [];
    await (0,_support_workers_js__WEBPACK_IMPORTED_MODULE_4__/* .forEachConcurrently */ .D)(candidates, (0,_concurrency_js__WEBPACK_IMPORTED_MODULE_3__/* .requestsAtOnce */ .tH)(concurrency), () => signal.aborted, async ({ asset, upload: { assetId, sha256 } }, index) => {
        const isSame = (await hashFile(asset, signal)) === sha256;
        const outcome = isSame ? { status: 'reused', asset, assetId, sha256 } : undefined;
        outcomes[index] = outcome;
        events.comparisonSettled(asset, outcome);
    });
    const reused = outcomes.filter((outcome) => outcome !== undefined);
    events.comparisonFinished(reused);
    return reused;
}
/** Returns `undefined` after a cancellation, and if the file can't be read: then its upload reports the error. */
async function hashFile({ absolutePath, size, stateWhenFound }, signal) {
    const body = new _api_body_body_decorators_js__WEBPACK_IMPORTED_MODULE_0__/* .HashedBody */ .Y((0,_api_body_file_body_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBody */ .h)(absolutePath, size, stateWhenFound));
    try {
        const bytes = await body.open();
        if (!Buffer.isBuffer(bytes))
            for await (const _ of bytes)
                if (signal.aborted)
                    return undefined;
        return body.sha256();
    }
    catch (error) {
        if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .AssetFileError */ .DP)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 5973:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readManifest)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(553);
/* harmony import */ var _support_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9638);
/* harmony import */ var _check_manifest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5897);






/** A string holds no more: 512 MiB. docs/capacity.md, *Limits*, says how many files that are. */
const MAX_BYTES = node_buffer__WEBPACK_IMPORTED_MODULE_0__.constants.MAX_STRING_LENGTH;
/** The fields that every version of the action has written. */
const FIELDS = ['version', 'baseUrl', 'organizationId', 'assets'];
/** Reads a manifest and checks its fields. One that no step would write makes it unusable. An empty file counts as missing. */
async function readManifest(path) {
    let text;
    try {
        // Before opening, which would block on a named pipe.
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path);
        if (!stats.isFile())
            return { kind: 'other', why: 'it is not a regular file' };
        if (stats.size > MAX_BYTES)
            return { kind: 'other', why: 'it is larger than 512 MiB' };
        text = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_2__/* .openPatiently */ .BS)(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8'));
    }
    catch (error) {
        const code = (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_4__/* .errorCode */ .C)(error) ?? String(error);
        // ENOTDIR: a parent of the path is a file, so there is no manifest either.
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return { kind: 'missing' };
        return { kind: 'other', why: `it can't be read (${code})` };
    }
    if (text === '')
        return { kind: 'missing' };
    const content = (0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .parseExact */ .jM)(text);
    if (!(0,_support_json_js__WEBPACK_IMPORTED_MODULE_5__/* .isRecord */ .u4)(content) || !FIELDS.every((field) => Object.hasOwn(content, field)))
        return { kind: 'other', why: 'it is not a manifest' };
    if (content['version'] !== 1)
        return { kind: 'unusable', why: 'it was not written by this version of the action' };
    const damage = (0,_check_manifest_js__WEBPACK_IMPORTED_MODULE_3__/* .findDamage */ .Tu)(content);
    if (damage !== undefined)
        return { kind: 'unusable', why: damage };
    return { kind: 'readable', content: content };
}


/***/ }),

/***/ 8526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ nameCollisions)
/* harmony export */ });
/** Finds the names that more than one asset has, in the order of their first assets. */
function nameCollisions(assets) {
    // Nearly all names are of one asset, and a list for each would take memory.
    const seen = new Set();
    const isRepeated = ({ fileName }) => seen.size === seen.add(fileName).size;
    const repeated = new Set(assets.filter(isRepeated).map(({ fileName }) => fileName));
    const byName = Map.groupBy(assets.filter(({ fileName }) => repeated.has(fileName)), ({ fileName }) => fileName);
    return [...byName].map(([fileName, same]) => ({ fileName, paths: same.map(({ path }) => path) }));
}


/***/ }),

/***/ 4638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ requestExports),
/* harmony export */   x: () => (/* binding */ mustBeRequested)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1194);
/* harmony import */ var _support_workers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1237);
/* harmony import */ var _concurrency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7006);



/**
 * Triggers every export. A failed export does not stop the others, but a 401 or a 403 does. Exports that are then in
 * flight are not aborted, because an aborted request may have been carried out or not.
 *
 * @param before the exports with what is known of them: those that an earlier run triggered are not requested
 * @param retryUnknown whether those that it may have triggered are requested again
 * @returns one outcome per export, in the same order
 */
async function requestExports(before, context, retryUnknown = false) {
    const { concurrency, events, signal } = context;
    const outcomes = [...before];
    const open = outcomes.filter((outcome) => mustBeRequested(outcome, retryUnknown));
    const keepResponse = responseKeeper();
    let isRejected = false;
    events.exportsStarted(outcomes);
    // First, so that the record has what the earlier run did, whatever stops this run.
    for (const outcome of outcomes)
        if (!mustBeRequested(outcome, retryUnknown))
            events.exportSettled(outcome);
    await (0,_support_workers_js__WEBPACK_IMPORTED_MODULE_2__/* .forEachConcurrently */ .D)(open, (0,_concurrency_js__WEBPACK_IMPORTED_MODULE_1__/* .requestsAtOnce */ .tH)(concurrency), () => isRejected || signal.aborted, async (known) => {
        const { variantId, network } = known;
        const result = await requestExport({ variantId, network }, keepResponse, context);
        const outcome = result.status === 'not-attempted' ? known : result;
        outcomes[outcomes.indexOf(known)] = outcome;
        events.exportSettled(outcome);
        isRejected ||= outcome.status === 'failed' && (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isAuthError */ .HY)(outcome.failure.error);
    });
    events.exportsFinished(outcomes);
    return outcomes;
}
/** Whether an export must be requested, if this is what is known of it. */
function mustBeRequested({ status }, retryUnknown) {
    return status === 'not-attempted' || (status === 'unknown' && retryUnknown);
}
async function requestExport(request, keepResponse, { service, events, signal }) {
    const result = await service.triggerExport(request, signal, async () => events.beforeExport?.(request));
    const { attempts } = result.effort;
    if (result.ok)
        return { ...request, status: 'triggered', attempts, ...keepResponse(result.value) };
    if (attempts === 0)
        return { ...request, status: 'not-attempted' };
    const status = result.because === 'may-have-been-done' ? 'unknown' : 'failed';
    return { ...request, status, attempts, failure: result };
}
/** Maximum size of all responses of a run in the manifest. */
const MAX_TOTAL_BYTES = 64 * 1024 * 1024;
/** Parsers of JSON that call a function for each value fail at a depth of some thousands. */
const MAX_DEPTH = 1_000;
/** Makes a function that leaves out a response that the manifest can't hold. */
function responseKeeper() {
    let total = 0;
    return (kept) => {
        const { response, location } = kept;
        if (response === undefined)
            return kept;
        const place = location === undefined ? {} : { location };
        if (depthOf(response) > MAX_DEPTH)
            return { ...place, leftOut: 'it is nested too deeply' };
        const bytes = Buffer.byteLength(JSON.stringify(response));
        if (total + bytes > MAX_TOTAL_BYTES)
            return { ...place, leftOut: 'all responses together are too large' };
        total += bytes;
        return kept;
    };
}
function depthOf(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    return 1 + Object.values(value).reduce((most, child) => Math.max(most, depthOf(child)), 0);
}


/***/ }),

/***/ 4903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ notAttemptedReport),
  a: () => (/* binding */ runPipeline)
});

// EXTERNAL MODULE: ./.cache/build/src/pipeline/manifest/find-unchanged.js
var find_unchanged = __webpack_require__(443);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/outcomes.js
var outcomes = __webpack_require__(516);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/request-exports.js
var request_exports = __webpack_require__(4638);
// EXTERNAL MODULE: ./.cache/build/src/api/body/body-decorators.js
var body_decorators = __webpack_require__(8367);
// EXTERNAL MODULE: ./.cache/build/src/api/body/file-body.js
var file_body = __webpack_require__(1647);
// EXTERNAL MODULE: ./.cache/build/src/api/errors.js
var errors = __webpack_require__(1194);
// EXTERNAL MODULE: ./.cache/build/src/support/workers.js
var workers = __webpack_require__(1237);
// EXTERNAL MODULE: ./.cache/build/src/pipeline/concurrency.js
var pipeline_concurrency = __webpack_require__(7006);
;// CONCATENATED MODULE: ./.cache/build/src/pipeline/upload-assets.js





/**
 * Uploads every asset. A failed upload does not stop the others, but a 401 or a 403 of the service does: nothing new starts.
 * PUTs that are already under way continue to their end: they need no token.
 *
 * @returns one outcome per asset, in the order of the assets
 */
async function uploadAssets(assets, context) {
    const { events, service, concurrency } = context;
    const rejected = new AbortController();
    const stop = AbortSignal.any([context.signal, rejected.signal]);
    const outcomes = assets.map((asset) => ({ status: 'not-attempted', asset }));
    events.uploadsStarted(assets);
    if (!stop.aborted)
        await events.beforeUploads?.(assets);
    await (0,workers/* forEachConcurrently */.D)(assets, (0,pipeline_concurrency/* uploadsInFlight */.mi)(concurrency, assets, 0), () => stop.aborted, async (asset, index) => {
        const outcome = await uploadAsset(asset, context, stop);
        outcomes[index] = outcome;
        events.uploadSettled(outcome);
        if (outcome.status === 'failed' && (0,errors/* isAuthError */.HY)(outcome.failure.error))
            rejected.abort();
    }, service.responseMs.then((responseMs) => (0,pipeline_concurrency/* uploadsInFlight */.mi)(concurrency, assets, responseMs)));
    events.uploadsFinished(outcomes);
    return outcomes;
}
/**
 * The upload URL of one asset. It is requested only when the storage's turn has come, because it may expire soon. It is replaced if it has
 * expired by the time of a later attempt, and once if the storage says that it expired.
 */
class UploadUrl {
    #asset;
    #context;
    #target;
    #usableUntilMs = 0;
    #wasRejected = false;
    /** Requests for it beyond the first of each. */
    retries = 0;
    constructor(asset, context) {
        this.#asset = asset;
        this.#context = context;
    }
    /** A URL that has not expired. */
    async usable(stop) {
        const { service, organizationId, clock } = this.#context;
        const { fileName, contentType } = this.#asset;
        const nowMs = clock.monotonicMs();
        if (this.#target !== undefined && nowMs < this.#usableUntilMs)
            return { ok: true, value: this.#target };
        const requested = await service.requestUploadUrl({ fileName, contentType, organizationId }, stop);
        if (!requested.ok)
            return requested;
        this.retries += requested.effort.attempts - 1;
        this.#target = requested.value;
        this.#usableUntilMs = nowMs + this.#target.usableMs;
        return requested;
    }
    /** Whether another one is to be used, because the storage rejected this one as expired. */
    isReplacedAfter(result) {
        if (this.#wasRejected || result.ok)
            return false;
        this.#wasRejected = result.error instanceof errors/* StorageRefusedError */.A1 && result.error.expired;
        if (this.#wasRejected)
            this.#target = undefined;
        return this.#wasRejected;
    }
}
/**
 * Uploads one asset: an upload URL from the service, and a PUT to the storage. Each attempt opens the file anew.
 *
 * @param stop ends waits, and starts no further attempt; `context.signal` aborts a PUT that is under way
 */
async function uploadAsset(asset, context, stop) {
    const { storage, hashUploads, clock, events } = context;
    const { contentType } = asset;
    const startedMs = clock.monotonicMs();
    const attempts = storage.startAttempts(stop);
    const url = new UploadUrl(asset, context);
    let sha256;
    const unconfirmed = [];
    const finish = (result) => {
        const made = url.retries + result.effort.attempts;
        const durationMs = Math.round(clock.monotonicMs() - startedMs);
        const common = { asset, attempts: made, durationMs };
        if (result.ok)
            return { status: 'uploaded', assetId: result.value, ...(sha256 && { sha256 }), ...common };
        if (made === 0)
            return { status: 'not-attempted', asset };
        return { status: 'failed', failure: result, ...(unconfirmed.length > 0 && { unconfirmed }), ...common };
    };
    while (await attempts.turn()) {
        const target = await url.usable(stop);
        if (!target.ok)
            return finish(attempts.endWith(target));
        // The storage may have begun a pause meanwhile.
        if (!attempts.hasTurn)
            continue;
        const file = (0,file_body/* fileBody */.h)(asset.absolutePath, asset.size, asset.stateWhenFound);
        const hashed = hashUploads ? new body_decorators/* HashedBody */.Y(file) : undefined;
        const body = (0,body_decorators/* withProgress */.E)(hashed ?? file, (sentBytes) => events.uploadProgress(asset, sentBytes));
        const result = await storage.put(target.value, { contentType, body }, context.signal);
        unconfirmed.push(...(hashed?.sentBefore ?? []));
        if (result.ok)
            sha256 = hashed?.sha256();
        else if (hashed?.isWhole && mayBeStored(result))
            unconfirmed.push(hashed.sha256());
        if (url.isReplacedAfter(result)) {
            events.uploadUrlRenewed(asset);
            attempts.repeat();
        }
        else
            attempts.settle(result);
    }
    return finish(attempts.result);
}
/** Whether the storage may have the bytes, although it did not confirm them. */
function mayBeStored(result) {
    return !result.ok && (result.kind === 'transient' || result.error instanceof errors/* UnexpectedError */.gR);
}

;// CONCATENATED MODULE: ./.cache/build/src/pipeline/run-pipeline.js




/** Uploads the assets that the service does not have. Triggers the exports only if it then has every asset. */
async function runPipeline(plan, context) {
    const { exports, earlier, retryUnknown } = plan;
    const uploads = await uploadChanged(plan, context);
    const notAttempted = notAttemptedReport({ assets: undefined, exports });
    if (exports.length === 0 || !uploads.every(outcomes/* hasAssetId */.eA))
        return { ...notAttempted, uploads };
    const before = earlier?.exportsBefore(exports, plan.assets && uploads) ?? notAttempted.exports;
    return { uploads, exports: await (0,request_exports/* requestExports */.$)(before, context, retryUnknown) };
}
/** Reports every asset and every export of a plan as not attempted. */
function notAttemptedReport({ assets = [], exports }) {
    return {
        uploads: assets.map((asset) => ({ status: 'not-attempted', asset })),
        exports: exports.map((request) => ({ ...request, status: 'not-attempted' })),
    };
}
async function uploadChanged({ assets = [], earlier, hashUploads = earlier !== undefined }, context) {
    const reused = earlier ? await (0,find_unchanged/* findUnchanged */.p)(assets, earlier, context) : [];
    for (const { asset, assetId } of reused)
        context.service.addUploaded(assetId, asset.fileName);
    const outcomes = new Map(reused.map((outcome) => [outcome.asset, outcome]));
    const changed = assets.filter((asset) => !outcomes.has(asset));
    if (changed.length > 0) {
        const uploads = await uploadAssets(changed, { ...context, hashUploads });
        for (const outcome of uploads)
            outcomes.set(outcome.asset, outcome);
    }
    return assets.flatMap((asset) => outcomes.get(asset) ?? []);
}


/***/ }),

/***/ 1237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ forEachConcurrently)
/* harmony export */ });
/**
 * Runs `work` over the items in their order, at most `limit` at a time. No item starts once `stopped` returns true.
 *
 * @param laterLimit resolves with a larger limit, if there is one
 *
 * @throws the first error of `work`, after all running work has settled
 */
async function forEachConcurrently(items, limit, stopped, work, laterLimit) {
    const errors = [];
    let next = 0;
    const worker = async () => {
        while (next < items.length && errors.length === 0 && !stopped()) {
            const index = next;
            next += 1;
            try {
                await work(items[index], index);
            }
            catch (error) {
                errors.push(error);
            }
        }
    };
    const workers = [];
    const startWorkers = (count) => {
        while (workers.length < Math.min(count, items.length))
            workers.push(worker());
    };
    startWorkers(limit);
    void laterLimit?.then(startWorkers);
    // The list may grow meanwhile.
    for (const running of workers)
        await running;
    if (errors.length > 0)
        throw errors[0];
}


/***/ })

};
