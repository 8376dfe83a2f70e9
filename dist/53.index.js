export const id = 53;
export const ids = [53];
export const modules = {

/***/ 7351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ explainDeploymentError),
/* harmony export */   US: () => (/* binding */ isForbidden),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   gt: () => (/* binding */ DeploymentError),
/* harmony export */   nc: () => (/* binding */ toDeploymentError)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6269);
/* harmony import */ var _api_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6626);
/* harmony import */ var _support_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(984);



const NETWORK_ADVICE = 'Nothing to do, unless a proxy or a firewall keeps the runner from GitHub.';
const PERMISSION_ADVICE = 'Give the job `permissions: deployments: write`. Runs from forks and from Dependabot do not get it.';
const ADVICE = {
    401: 'Give `github.token` as `github-token`, or another token that has not expired.',
    403: PERMISSION_ADVICE,
    404: PERMISSION_ADVICE,
    422: 'Check `environment`.',
};
/** An error that knows what to do. */
class DeploymentError extends Error {
    advice;
    constructor(message, advice = NETWORK_ADVICE) {
        super(message);
        this.advice = advice;
    }
}
/** Explains why a deployment was not recorded. The response may be a whole HTML page. */
function explainDeploymentError(error, secrets) {
    const { message, advice } = toDeploymentError(error);
    return { what: (0,_api_redaction_untrusted_text_js__WEBPACK_IMPORTED_MODULE_1__/* .redactUntrusted */ .k)(secrets.redact(message)), advice };
}
/** What is wrong, and what to do. */
function toDeploymentError(error) {
    if (error instanceof DeploymentError)
        return error;
    if (error instanceof DOMException)
        return new DeploymentError('GitHub did not respond in time.');
    if (!isRequestError(error))
        return new DeploymentError((0,_support_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error).join(': '), 'Please report it with this message.');
    const { status, message } = error;
    const request = `POST ${(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .locationOf */ .hD)(new URL(error.request.url))}`;
    if (!error.response)
        return new DeploymentError(`${request}: ${(0,_support_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .causeChain */ .D)(error.cause).join(': ')}`);
    const advice = isRateLimit(error)
        ? 'Record fewer exports at a time: GitHub limits how many are created per minute and per hour.'
        : (ADVICE[status] ?? 'Nothing to do if GitHub has an outage: see githubstatus.com.');
    return new DeploymentError(`${request} answered ${status}: ${message}`, advice);
}
/** Whether GitHub refuses every other request too. */
function isForbidden(error) {
    return isRequestError(error) && [401, 403, 404].includes(error.status) && !isRateLimit(error);
}
/** https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api */
function isRateLimit(error) {
    if (!isRequestError(error) || ![403, 429].includes(error.status))
        return false;
    const { 'retry-after': wait, 'x-ratelimit-remaining': remaining } = error.response?.headers ?? {};
    return error.status === 429 || wait !== undefined || remaining === '0' || /rate limit/i.test(error.message);
}
function isRequestError(error) {
    return error instanceof Error && 'status' in error && 'request' in error;
}


/***/ }),

/***/ 8733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ folderMeant),
/* harmony export */   Mz: () => (/* binding */ START_ELSEWHERE),
/* harmony export */   Zl: () => (/* binding */ followPath),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _support_closest_match_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2492);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9776);




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

/***/ 6997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LD: () => (/* binding */ checkManifestPath),
/* harmony export */   Qr: () => (/* binding */ tryManifestPath),
/* harmony export */   nn: () => (/* binding */ checkPaths)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _pipeline_manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5664);
/* harmony import */ var _support_deadline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3255);
/* harmony import */ var _support_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(984);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6472);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2447);
/* harmony import */ var _follow_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8733);








/**
 * Returns the problems with `working-directory` and `manifest`, as in `ReadResult`, and what is at `manifest`.
 *
 * @param quote quotes a path for a message, without tokens
 */
async function checkPaths(inputs, quote) {
    const { workspace, manifestPath, givenManifestPath = manifestPath } = inputs;
    if (!statOf(workspace)?.isDirectory()) {
        const problem = '`working-directory` is relative to the workspace, but GITHUB_WORKSPACE names no folder';
        return { problems: [problem], file: NOTHING };
    }
    const { problems, file } = await checkManifestPath(givenManifestPath);
    return { problems: [...checkWorkingDirectory(inputs, quote), ...problems], file };
}
const NOTHING = { kind: 'missing' };
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
        return [`\`working-directory\` must be a folder that can be read (${(0,_support_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error)})`];
    }
}
/** Checks whether a manifest may be written, as far as that is known without writing: until the search, nothing is created. */
async function checkManifestPath(path) {
    const problem = await placeProblem(path);
    if (problem !== undefined)
        return { problems: [problem], file: NOTHING };
    const file = statOf(path) === undefined ? NOTHING : await (0,_pipeline_manifest_read_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .readManifest */ .W)(path);
    if (file.kind !== 'other')
        return { problems: [], file };
    const why = `\`manifest\` names a file that would be replaced, but ${file.why}: give another path, or delete the file`;
    return { problems: [why], file: NOTHING };
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
        await (0,_support_deadline_js__WEBPACK_IMPORTED_MODULE_7__/* .withDeadline */ .NE)((0,_support_files_js__WEBPACK_IMPORTED_MODULE_3__/* .tryToWrite */ .oo)(path), signal);
        return [];
    }
    catch (error) {
        // Not the message, which may have the path of a temporary file.
        const reason = (0,_support_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) ?? (0,_support_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .causeChain */ .D)(error).join(': ');
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

/***/ 1284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ logEvents),
  h: () => (/* binding */ logSearch)
});

// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
// EXTERNAL MODULE: ./.cache/build/support/text.js
var support_text = __webpack_require__(9776);
// EXTERNAL MODULE: ./.cache/build/action/progress/progress.js + 1 modules
var progress_progress = __webpack_require__(9368);
;// CONCATENATED MODULE: ./.cache/build/action/progress/upload-meter.js

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

;// CONCATENATED MODULE: ./.cache/build/action/progress/log-events.js




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
            startPhase(`Compare ${files} with the earlier manifest (${(0,format/* formatTotalSize */.pO)(candidates)})`, candidates.length, () => `${compared} of ${files} compared`);
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
            const uploaded = outcomes.filter(({ status }) => status === 'uploaded');
            const done = `${(0,format/* formatNumber */.ZV)(uploaded.length)} of ${(0,format/* plural */.LS)(outcomes.length, 'file')} uploaded`;
            log.info(`${done} (${(0,format/* formatTotalSize */.pO)(uploaded.map(({ asset }) => asset))})`);
        },
        exportsStarted: (requests) => {
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
            const triggered = outcomes.filter(({ status }) => status === 'triggered');
            const reused = outcomes.filter(({ status }) => status === 'reused').length;
            const others = reused > 0 ? `, ${(0,format/* formatNumber */.ZV)(reused)} by an earlier run` : '';
            log.info(`${(0,format/* formatNumber */.ZV)(triggered.length)} of ${(0,format/* plural */.LS)(outcomes.length, 'export')} triggered${others}`);
        },
        waiting: (wait) => progress.logWait(wait),
        stop: () => progress.endPhase(),
    };
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
    return status === 'not-attempted' ? `  - ${pair}: not attempted` : `  ✗ ${pair}: ${status}`;
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

/***/ 9247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ startRecording),
  O: () => (/* binding */ withEvents)
});

;// CONCATENATED MODULE: ./.cache/build/pipeline/events.js
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

// EXTERNAL MODULE: ./.cache/build/retry/clock.js
var clock = __webpack_require__(6620);
// EXTERNAL MODULE: ./.cache/build/api/redaction/secrets.js
var redaction_secrets = __webpack_require__(6427);
// EXTERNAL MODULE: ./.cache/build/pipeline/manifest/previous-release.js
var previous_release = __webpack_require__(6737);
// EXTERNAL MODULE: ./.cache/build/support/format.js
var format = __webpack_require__(7540);
// EXTERNAL MODULE: ./.cache/build/support/text.js
var support_text = __webpack_require__(9776);
// EXTERNAL MODULE: ./.cache/build/action/failures/failures.js
var failures = __webpack_require__(3537);
// EXTERNAL MODULE: ./.cache/build/action/inputs/fields.js
var fields = __webpack_require__(9893);
// EXTERNAL MODULE: ./.cache/build/action/deployments/explain-deployment-error.js
var explain_deployment_error = __webpack_require__(7351);
;// CONCATENATED MODULE: ./.cache/build/action/deployments/deployments.js







/** Longest time that an export waits for its deployment. */
const MAX_WAIT_MS = 5_000;
/** Longest time that the run waits at the end. GitHub's limits usually last a minute. */
const MAX_END_MS = 90_000;
/** The same after a cancellation. The runner sends SIGTERM 7.5 s after SIGINT. */
const MAX_CANCELLED_MS = 3_000;
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
    /** Of all exports, in lower case: GitHub ignores it. */
    #environments = [];
    /** Whether an export waited in vain. Then no other does, until GitHub has created a deployment. */
    #isSlow = false;
    constructor(options) {
        this.#options = options;
        const cancelled = new explain_deployment_error/* DeploymentError */.gt('The run was cancelled before GitHub responded.');
        options.signal.addEventListener('abort', () => this.#endAfter(MAX_CANCELLED_MS, cancelled));
    }
    listener = {
        exportsStarted: (requests) => {
            this.#environments = requests.map((request) => this.#environmentOf(request).toLowerCase());
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
            const deployment = this.#deployments.get((0,previous_release/* exportKey */.Ei)(outcome));
            if (deployment !== undefined)
                deployment.status = outcome.status;
            // The earlier run triggered this export, but ended before GitHub had its deployment.
            else if (outcome.status === 'reused' && !outcome.deployed)
                this.#begin(outcome, outcome.status);
        },
    };
    /** Sends the final statuses, and prints at most one warning. */
    async finish() {
        this.#endAfter(MAX_END_MS, new explain_deployment_error/* DeploymentError */.gt('GitHub did not take all final statuses in time.'));
        const closed = await Promise.all(this.#deployments.values().map((one) => this.#close(one)));
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
        this.#deployments.set((0,previous_release/* exportKey */.Ei)(request), { request, status, created });
        return created.catch(() => undefined);
    }
    async #create(request) {
        this.#client ??= this.#connect();
        const client = await this.#client;
        const id = await client.post('/deployments', {
            ref: this.#options.origin.commit,
            environment: this.#environmentOf(request),
            description: (0,support_text/* truncate */.xv)(`Export of ${(0,failures/* formatExport */.Mh)(request)}`, MAX_DESCRIPTION_LENGTH),
            auto_merge: false,
            required_contexts: [],
        });
        if (typeof id !== 'number')
            throw new explain_deployment_error/* DeploymentError */.gt('GitHub responded without a deployment.');
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
            auto_inactive: this.#environments.filter((name) => name === environment).length === 1,
        };
        let id;
        try {
            id = await created;
            const send = async () => (await this.#client)?.post(`/deployments/${id}/statuses`, body);
            // One retry, because a deployment without a final status stays pending forever.
            await send().catch(send);
            if (body.state === 'success')
                this.#options.recorder.deployed.add((0,previous_release/* exportKey */.Ei)(request));
            return undefined;
        }
        catch (error) {
            const secrets = new redaction_secrets/* Secrets */.S(this.#options.token);
            return { request, isOpen: id !== undefined, ...(0,explain_deployment_error/* explainDeploymentError */.Jf)(error, secrets) };
        }
    }
    async #connect() {
        const { token, origin } = this.#options;
        const { repository, commit, apiUrl } = origin;
        if (!repository || !commit || !apiUrl) {
            throw new explain_deployment_error/* DeploymentError */.gt('GITHUB_REPOSITORY and GITHUB_SHA name no commit, or GITHUB_API_URL is not an https: address.', 'Leave `github-token` out if the action does not run on GitHub.');
        }
        // On import, `@actions/github` reads the file of the event: it prints a line if there is none, and throws if it is broken.
        delete process.env['GITHUB_EVENT_PATH'];
        const { GitHubClient } = await Promise.all(/* import() */[__webpack_require__.e(116), __webpack_require__.e(44)]).then(__webpack_require__.bind(__webpack_require__, 8044));
        return new GitHubClient(token, `${apiUrl}/repos/${repository}`, this.#options);
    }
    #endAfter(ms, reason) {
        this.#client?.then((client) => client.endAfter(ms, reason)).catch(() => undefined);
    }
    #environmentOf(request) {
        return (0,fields/* environmentName */.VE)(this.#options.environment, request);
    }
}

// EXTERNAL MODULE: ./.cache/build/action/progress/log-events.js + 1 modules
var log_events = __webpack_require__(1284);
// EXTERNAL MODULE: ./.cache/build/pipeline/run-pipeline.js + 1 modules
var run_pipeline = __webpack_require__(6817);
;// CONCATENATED MODULE: ./.cache/build/action/progress/outcome-recorder.js


/** Records the outcomes of a run as they come, so that a crash can still be reported. */
class OutcomeRecorder {
    #plan = { assets: [], exports: [] };
    #uploads = new Map();
    #exports = new Map();
    /** Exports that may have been requested, by `exportKey`. */
    #requested = new Set();
    /** Exports whose success GitHub has as a deployment, by `exportKey`. */
    deployed = new Set();
    /** Set once the inputs and the previous manifest have been read. */
    known = {};
    listener = {
        comparisonSettled: (asset, reused) => {
            if (reused !== undefined)
                this.#uploads.set(asset, reused);
        },
        uploadSettled: (outcome) => {
            this.#uploads.set(outcome.asset, outcome);
            if (outcome.status === 'uploaded')
                this.uploadedCount += 1;
        },
        exportsStarted: (outcomes) => {
            for (const outcome of outcomes)
                this.#exports.set((0,previous_release/* exportKey */.Ei)(outcome), outcome);
        },
        beforeExport: async (request) => {
            this.#requested.add((0,previous_release/* exportKey */.Ei)(request));
        },
        exportSettled: (outcome) => {
            this.#requested.delete((0,previous_release/* exportKey */.Ei)(outcome));
            this.#exports.set((0,previous_release/* exportKey */.Ei)(outcome), outcome);
        },
    };
    /** Files that the jobs of the parts have uploaded. They come before those of the plan. */
    stored = [];
    /** Number of files that this run has uploaded so far. */
    uploadedCount = 0;
    plan(plan) {
        this.#plan = plan;
    }
    /**
     * The outcomes so far, in the order of the plan. An export that is being requested is `unknown`, and everything else without an
     * outcome is `not-attempted`.
     */
    report() {
        const planned = (0,run_pipeline/* notAttemptedReport */.eu)(this.#plan);
        return {
            uploads: [
                ...this.stored,
                ...planned.uploads.map((outcome) => this.#uploads.get(outcome.asset) ?? outcome),
            ],
            exports: planned.exports.map((request) => {
                const outcome = this.#exports.get((0,previous_release/* exportKey */.Ei)(request)) ?? request;
                const isRequested = outcome.status === 'not-attempted' && this.#requested.has((0,previous_release/* exportKey */.Ei)(request));
                return isRequested ? { ...outcome, status: 'unknown', attempts: 0 } : outcome;
            }),
        };
    }
    /** The result of a run that ends here, by a crash or another failure. */
    failedWith(failure) {
        return { ...this.known, conclusion: 'failure', report: this.report(), failures: [failure] };
    }
}

// EXTERNAL MODULE: ./.cache/build/action/progress/progress.js + 1 modules
var progress = __webpack_require__(9368);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./.cache/build/support/deadline.js
var deadline = __webpack_require__(3255);
// EXTERNAL MODULE: ./.cache/build/support/files.js
var files = __webpack_require__(6472);
// EXTERNAL MODULE: ./.cache/build/support/json.js
var json = __webpack_require__(4689);
;// CONCATENATED MODULE: ./.cache/build/action/report/manifest-drafts.js




/** During uploads, the pause after a write is this many times as long as the write, so that writing takes at most 5 % of the time. */
const PAUSE_PER_WRITE = 19;
const MIN_INTERVAL_MS = 100;
/**
 * Writes the manifest while a run goes on, so that a killed run leaves a true record: before the first upload, from time to time
 * during uploads, and before and after each export. Errors are left to the last write, which reports them.
 */
class ManifestDrafts {
    #clock;
    #signal;
    #stopped = new AbortController();
    #draft;
    /** The write that began last. */
    #last = Promise.resolve();
    /** The one after it, which has not begun. */
    #next;
    #afterPause;
    #pauseEndMs = 0;
    #hasRequestedExports = false;
    /** Whether a draft may be in the place of an earlier manifest. */
    hasReplaced = false;
    constructor(clock, signal) {
        this.#clock = clock;
        this.#signal = signal;
    }
    start(draft) {
        this.#draft = draft;
    }
    listener = {
        beforeUploads: () => this.#write(),
        uploadSettled: () => {
            if (this.#draft !== undefined)
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
    /** Waits for writes under way. None follows. */
    async stop() {
        this.#draft = undefined;
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
        const draft = this.#draft;
        if (draft?.mayReplace() !== true)
            return;
        this.hasReplaced = true;
        const startMs = this.#clock.monotonicMs();
        const parts = (0,json/* jsonInParts */.sw)(draft.build());
        await (0,deadline/* withDeadline */.NE)((0,files/* writeFileAtomically */.lo)(draft.path, parts), this.#signal).catch(() => undefined);
        const endMs = this.#clock.monotonicMs();
        this.#pauseEndMs = endMs + Math.max(MIN_INTERVAL_MS, PAUSE_PER_WRITE * (endMs - startMs));
    }
}

;// CONCATENATED MODULE: ./.cache/build/action/recorded-run.js







function startRecording(context) {
    return {
        ...context,
        drafts: new ManifestDrafts(clock/* systemClock */.m, context.signal),
        recorder: new OutcomeRecorder(),
    };
}
/**
 * Calls `work` with events that reach the log, the recorder and, with a `githubToken`, GitHub's deployments.
 * Then waits until the deployments are recorded.
 */
async function withEvents({ githubToken, environment }, run, work) {
    const { log, drafts, recorder } = run;
    const logged = (0,log_events/* logEvents */.E)(log, { clock: clock/* systemClock */.m, ticker: progress/* systemTicker */.W });
    const deployments = githubToken === undefined
        ? undefined
        : new Deployments({ ...run, token: githubToken, environment, clock: clock/* systemClock */.m });
    const first = deployments ? [deployments.listener] : [];
    try {
        return await work(fanOut([...first, recorder.listener, logged, drafts.listener]));
    }
    finally {
        logged.stop();
        await deployments?.finish();
    }
}


/***/ }),

/***/ 2549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ explainCancellation),
/* harmony export */   k: () => (/* binding */ toRunResult)
/* harmony export */ });
/* harmony import */ var _pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3413);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7540);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9776);
/* harmony import */ var _failures_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3537);




/** Turns a report into a result: `success` if every asset has an id and every export was triggered. */
function toRunResult(report, details, { signal, ...context }) {
    const result = { ...details, report, failures: (0,_failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .toFailures */ .RF)(report, context) };
    const done = report.uploads.every(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAssetId */ .eA) && report.exports.every(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .isTriggered */ .m3);
    if (done)
        return { ...result, conclusion: 'success' };
    if (!signal.aborted)
        return { ...result, conclusion: 'failure' };
    const cancelled = explainCancellation(report, String(signal.reason));
    return { ...result, conclusion: 'cancelled', failures: [...result.failures, cancelled] };
}
/**
 * Says what a cancelled run did, and what to do next.
 *
 * @param signal the name of the signal that cancelled it
 */
function explainCancellation({ uploads, exports }, signal) {
    const uploaded = uploads.filter(({ status }) => status === 'uploaded').length;
    const reused = uploads.filter(({ status }) => status === 'reused').length;
    const triggered = exports.filter(({ status }) => status === 'triggered').length;
    const before = exports.filter(({ status }) => status === 'reused').length;
    const unknown = exports.filter(({ status }) => status === 'unknown').map(_failures_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .formatExport */ .Mh);
    const done = [
        ...(uploads.length > 0 ? [`${uploaded} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(uploads.length, 'file')} uploaded`] : []),
        ...(reused > 0 ? [`${reused} reused`] : []),
        ...(exports.length > 0 ? [`${triggered} of ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .LS)(exports.length, 'export')} triggered`] : []),
        ...(before > 0 ? [`${before} triggered by an earlier run`] : []),
    ];
    const isHashed = uploads.some((upload) => (0,_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAssetId */ .eA)(upload) && upload.sha256 !== undefined);
    const hint = isHashed && !uploads.every(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAssetId */ .eA)
        ? '; with `reuse-unchanged` it skips the files that are already uploaded'
        : '';
    const advice = unknown.length > 0
        ? `May have been triggered, so check the service before you run it again: ${(0,_support_text_js__WEBPACK_IMPORTED_MODULE_3__/* .joinTruncated */ .v$)(unknown)}`
        : `Run it again${hint}.`;
    const lines = [
        `The run was cancelled (${signal}): ${done.length > 0 ? done.join(', ') : 'nothing was done'}.`,
        'The outputs and the manifest record what was done.',
        advice,
    ];
    return { title: 'Cancelled', lines };
}


/***/ }),

/***/ 3079:
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
// EXTERNAL MODULE: ./.cache/build/support/paths.js
var support_paths = __webpack_require__(2447);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/links-to-follow.js



/**
 * Chooses the links to follow: those behind which something is to be searched for that was not searched for in the real folder. Of several
 * such links to one folder, the one that sorts first.
 *
 * @param links absolute paths of links, to files as well
 * @param searched absolute paths of folders, also behind links
 * @param lines are narrowed behind a link to what is new there
 * @returns absolute paths; those of the other links to folders are added to `places.repeatedLinks`
 */
function linksToFollow(links, searched, lines, places) {
    const searchedAs = Map.groupBy(searched, (folder) => places.realPathOf(folder));
    return [...links].sort().filter((link) => {
        const ownPath = (0,external_node_path_.join)(places.realPathOf((0,external_node_path_.dirname)(link)), (0,external_node_path_.basename)(link));
        if (isFile(ownPath))
            return false;
        const realPath = places.realPathOf(link);
        const paths = searchedAs.get(realPath) ?? [];
        const done = new Set(paths.flatMap((path) => lines.within(path)));
        const isInItself = realPath !== ownPath && (0,support_paths/* isInside */.FK)(ownPath, realPath);
        const left = isInItself ? [] : lines.within(link).filter((rest) => !done.has(rest));
        if (left.length > 0) {
            lines.narrow(link, left);
            searchedAs.set(realPath, [...paths, link]);
        }
        else
            places.repeatedLinks.add(ownPath);
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

// EXTERNAL MODULE: ./.cache/build/support/errors.js
var errors = __webpack_require__(984);
// EXTERNAL MODULE: ./.cache/build/support/files.js
var files = __webpack_require__(6472);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/matched-file.js




/** Matches a path that has a part `.git`. */
const IN_GIT = /(?:^|[\\/])\.git(?:[\\/]|$)/;
/** Returns a file if it can be uploaded, or records why it can't. The calls are synchronous, because threads cost more than `stat` of a local file. */
function toMatchedFile(entry, matches, { places, reader }) {
    const path = entry.fullpath();
    if (!reader.hasValidName(path))
        return undefined;
    const ownPath = (0,external_node_path_.join)(places.realPathOf((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    try {
        const realPath = entry.isSymbolicLink() ? external_node_fs_.realpathSync.native(ownPath) : ownPath;
        const stats = (0,external_node_fs_.statSync)(realPath);
        if (!places.allow(path))
            reader.unusable.set(path, 'it lies outside the workspace; `working-directory` may be a folder there');
        else if (!places.allow(realPath))
            places.recordOutside(path);
        else if (!stats.isFile() && !stats.isDirectory())
            reader.unusable.set(path, 'it is not a regular file');
        // A link does not make a file in `.git` an asset.
        else if (stats.isFile() && (IN_GIT.test(path) || !IN_GIT.test(realPath)))
            return { path, ownPath, found: (0,files/* foundFile */.Xt)(stats, realPath), matches };
    }
    catch (error) {
        const code = (0,errors/* errorCode */.C)(error) ?? String(error);
        const isDangling = entry.isSymbolicLink() && code === 'ENOENT';
        const why = isDangling ? 'it is a symbolic link to nothing' : `it can't be read (${code})`;
        reader.unusable.set(path, why);
    }
    return undefined;
}

// EXTERNAL MODULE: ./.cache/build/pipeline/find/matcher.js
var matcher = __webpack_require__(7494);
// EXTERNAL MODULE: ./.cache/build/pipeline/find/patterns.js + 1 modules
var find_patterns = __webpack_require__(4879);
;// CONCATENATED MODULE: ./.cache/build/pipeline/find/file-search.js








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
        const toMatcher = (patterns, purpose) => new matcher/* Matcher */.P(patterns.map((pattern) => new find_patterns/* Line */.N(pattern, purpose, search)), search.workingDirectory);
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
        const candidates = [];
        for await (const entry of this.#inTurns(await this.#walk())) {
            const candidate = this.#toCandidate(entry);
            if (candidate !== undefined)
                candidates.push(candidate);
        }
        // Only now it is known which names exist.
        for await (const { entry, matches, exclusions } of this.#inTurns(candidates)) {
            const meant = matches.filter(({ isMeant }) => isMeant);
            if (meant.length === 0 || this.#leavesOut(exclusions, meant))
                continue;
            const file = toMatchedFile(entry, meant, this.#search);
            if (file === undefined)
                continue;
            files.push(file);
            const taken = meant.every(({ isInside }) => isInside)
                ? this.#folderTaken((0,external_node_path_.dirname)(file.path))
                : undefined;
            if (taken !== undefined)
                this.foldersTaken.add(taken);
        }
        return files;
    }
    async *#inTurns(items) {
        for (const [index, item] of items.entries()) {
            if (index % ENTRIES_PER_TURN === 0)
                await (0,promises_.setImmediate)();
            this.#search.signal.throwIfAborted();
            yield item;
        }
    }
    /** All entries of the folders in which something can match. */
    async #walk() {
        const starts = new Set(this.#include.lines.flatMap(({ begun }) => begun.map(({ start }) => start)));
        const searched = new Set();
        const followed = new Set();
        const { places, signal, maxFolders = Number.POSITIVE_INFINITY } = this.#search;
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
            const follow = linksToFollow(links, searched, this.#include, places);
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
        const exclusions = this.#exclude.within(path).filter(({ takesAll, isSure }) => takesAll && isSure);
        return !this.#leavesOut(exclusions, rests);
    }
    #toCandidate(entry) {
        const folder = entry.parent?.fullpath() ?? entry.fullpath();
        const matches = this.#include.at(folder, entry.name).filter(({ isMatch }) => isMatch);
        const exclusions = this.#exclude.at(folder, entry.name).filter(({ isMatch }) => isMatch);
        return matches.length === 0 || entry.isDirectory() ? undefined : { entry, matches, exclusions };
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

/***/ 7716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ FolderReader)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7975);
/* harmony import */ var _support_errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(984);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6472);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2439);







/** From this many folder entries on, the search saves memory at the cost of time. */
const MANY_ENTRIES = 10_000;
const toHex = (character) => `\\x${character.charCodeAt(0).toString(16)}`;
/** Reads folders for `glob`. It remembers what can't be read, which `glob` would leave out in silence. */
class FolderReader {
    /** Why entries can't be uploaded, by absolute path. */
    unusable = new Map();
    /** Absolute paths of entries that no program can open by a text. They have `\xe9` for a byte that is not UTF-8. */
    #invalidNames = new Set();
    #places;
    #entries = 0;
    constructor(places) {
        this.#places = places;
    }
    /** The functions that `glob` calls. It uses no other overload. */
    fs = {
        readdir: (0,node_util__WEBPACK_IMPORTED_MODULE_3__.callbackify)((folder, _options) => this.#orRecord(folder, "the folder can't be read", this.#read(folder))),
        promises: {
            // Called for parts of a pattern without a wildcard.
            lstat: (path) => {
                const folder = this.#places.realFolderOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
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
            const code = (0,_support_errors_js__WEBPACK_IMPORTED_MODULE_6__/* .errorCode */ .C)(error) ?? String(error);
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
        const realFolder = this.#places.realFolderOf(folder);
        if (realFolder === undefined)
            return [];
        const entries = await (0,_support_files_js__WEBPACK_IMPORTED_MODULE_4__/* .openPatiently */ .BS)(() => node_fs__WEBPACK_IMPORTED_MODULE_1__.promises.readdir(realFolder, { withFileTypes: true }));
        if (this.#entries < MANY_ENTRIES && this.#entries + entries.length >= MANY_ENTRIES)
            (0,_support_runtime_js__WEBPACK_IMPORTED_MODULE_5__/* .limitHeapGrowth */ .B)();
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

/***/ 5418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ Places)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _support_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2447);



/** Where files may be: inside the workspace, or inside the working directory, which may be elsewhere. Without folders, anywhere. */
class Places {
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

/***/ 1925:
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


/***/ })

};
