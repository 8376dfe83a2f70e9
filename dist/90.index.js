export const id = 90;
export const ids = [90];
export const modules = {

/***/ 9800:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34);
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2990);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6778);
/* harmony import */ var _runner_run_origin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4732);
/* harmony import */ var _cache_process_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5914);
/* harmony import */ var _job_notes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8419);
/* harmony import */ var _rerun_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5262);









/** A failed job waits at most so long for the cache, and 1 s for the rest. */
const MAX_MS = 9_000;
/**
 * The `post` part of the action, of a job that failed or was cancelled: keeps what the steps of the job did, with what they continued, so
 * that a re-run does not repeat it. It reads no inputs and no state, and never fails the job.
 *
 * @param folder that of the bundle
 */
async function runPost(env, folder, useCache = (0,_cache_process_js__WEBPACK_IMPORTED_MODULE_4__.cacheIn)(folder, env)) {
    // The reader of stdout may close the pipe.
    process.stdout.on('error', () => undefined);
    const { manifestRun: run } = (0,_runner_run_origin_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunOrigin */ .q)(env);
    const job = run && (await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .lastJob */ .Kk)(env, run));
    if (job === undefined || !(await isFirst(job)))
        return;
    const { notes } = await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .readNotes */ .WT)(job);
    const kept = (0,_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutReplaced */ .DU)(notes);
    const memory = new _pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .JobMemory */ .vm(kept, 0, { baseUrl: '', organizationId: '' });
    const work = { stored: memory.fileCount, exports: memory.lastRequests };
    const own = notes.filter((note) => note.run.attempt === job.run.attempt);
    // What was refused last is kept only if it was triggered before.
    if ((0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whatWasDone */ .mc)(work) === '' && own.length === notes.length)
        return;
    const [key, text] = [(0,_job_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(job, 'job'), JSON.stringify(kept)];
    const isTooLarge = Buffer.byteLength(text) > _cache_process_js__WEBPACK_IMPORTED_MODULE_4__/* .MAX_BYTES */ .zx;
    const isMarked = job.run.attempt > 1 && own.some(_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .hasOnlyStored */ .WB);
    const save = { ...(!isTooLarge && { [key]: text }), ...(isMarked && { [(0,_job_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOf */ .TN)(job, 'stored')]: '' }) };
    const answer = await useCache({ save }, MAX_MS);
    const log = new _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .Log */ .tG();
    if (answer.saved?.includes(key))
        log.info(`Kept for a re-run: this job ${(0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whatWasDone */ .mc)(work)}.`);
    else
        log.warning('Attempt not kept', isTooLarge ? TOO_LARGE : answer.why, (0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_6__/* .whatRepeats */ .PN)(work));
    log.flush();
}
/** Each step has a post part: whether this is the first one of its job. */
function isFirst({ folder }) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'kept'), '', { flag: 'wx' }).then(() => true, 
    // A full disk does not say that another one was first.
    (error) => (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .C)(error) !== 'EEXIST');
}
const TOO_LARGE = 'What this job did takes more than 64 MiB.';


/***/ }),

/***/ 4732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readRunOrigin)
/* harmony export */ });
const SAFE_ADDRESS = /^https:\/\/|^http:\/\/(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?(?:\/|$)/i;
/** Reads the origin from the runner's variables. The result is empty without a valid `GITHUB_REPOSITORY`. */
function readRunOrigin(env) {
    const [owner, repo] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
    if (!owner || !repo)
        return {};
    const numberOf = (name) => Number.parseInt(env[name] ?? '', 10) || 0;
    const repository = `${owner}/${repo}`;
    const { GITHUB_REF: ref, GITHUB_SHA: commit } = env;
    const id = numberOf('GITHUB_RUN_ID');
    const number = numberOf('GITHUB_RUN_NUMBER');
    const attempt = numberOf('GITHUB_RUN_ATTEMPT') || 1;
    const repositoryId = numberOf('GITHUB_REPOSITORY_ID');
    const apiUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
    const isSafe = URL.canParse(apiUrl) && SAFE_ADDRESS.test(apiUrl);
    const ofRepository = { repository, ...(repositoryId > 0 && { repositoryId }) };
    return {
        repository,
        ...(isSafe && { apiUrl: apiUrl.replace(/\/+$/, '') }),
        ...(ref && { ref: describeRef(ref) }),
        ...(commit && { commit }),
        ...(number > 0 && { run: attempt > 1 ? `#${number}, attempt ${attempt}` : `#${number}` }),
        ...(id > 0 && {
            runUrl: `${env['GITHUB_SERVER_URL'] || 'https://github.com'}/${repository}/actions/runs/${id}`,
        }),
        ...(id > 0 && commit && { manifestRun: { ...ofRepository, id, attempt, commit } }),
    };
}
function describeRef(ref) {
    return ref
        .replace(/^refs\/tags\/(?=.)/, 'tag ')
        .replace(/^refs\/heads\/(?=.)/, 'branch ')
        .replace(/^refs\/pull\/([^/]+).*/, 'pull request #$1');
}


/***/ }),

/***/ 3090:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_rerun_run_post_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9800);
/* harmony import */ var _support_cancellation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(651);


await (0,_action_rerun_run_post_js__WEBPACK_IMPORTED_MODULE_0__/* .runPost */ .a)(process.env, import.meta.dirname);
process.stdout.write('', _support_cancellation_js__WEBPACK_IMPORTED_MODULE_1__/* .exitProcess */ ._p);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   Wh: () => (/* binding */ unlessAborted),
/* harmony export */   _p: () => (/* binding */ exitProcess),
/* harmony export */   w6: () => (/* binding */ cancellationSignal)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);

/** Longest time for one write to a file, in milliseconds. */
const MAX_MS = 30_000;
/** The same after a cancellation: the runner ends the process 10 s after it. */
const MAX_CANCELLED_MS = 3_000;
/**
 * Waits for a write to a file, which never ends if its disk does not respond.
 *
 * @param signal aborted by a cancellation
 * @throws the error of the write, or that it did not end in time
 */
async function withDeadline(write, signal) {
    const { promise: late, reject } = Promise.withResolvers();
    const expireIn = (ms) => setTimeout(() => reject(new Error(`the write did not end within ${ms / 1000} s`)), ms);
    const timers = [expireIn(signal.aborted ? MAX_CANCELLED_MS : MAX_MS)];
    const onCancel = () => timers.push(expireIn(MAX_CANCELLED_MS));
    signal.addEventListener('abort', onCancel);
    try {
        return await Promise.race([write, late]);
    }
    finally {
        for (const timer of timers)
            clearTimeout(timer);
        signal.removeEventListener('abort', onCancel);
    }
}
/** How long the end of the process waits for requests to the system, in steps of milliseconds. */
const [MAX_LINGER_MS, LINGER_MS] = [1_000, 20];
/** Ends the process with its exit code, whatever is still open. */
async function exitProcess() {
    for (let waited = 0; waited < MAX_LINGER_MS; waited += LINGER_MS) {
        if (!isRequesting())
            process.exit();
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(LINGER_MS);
    }
    // `process.exit` waits for them: a look-up of a name may take half a minute, a disk that does not respond may never end.
    const code = process.exitCode ?? 0;
    const node = process.execPath;
    if (process.platform !== 'win32')
        process.execve?.(node, [node, '--eval', `process.exit(${code})`], {});
    // Windows gives a process that is ended so the exit code 1.
    if (code !== 0)
        process.kill(process.pid, 'SIGKILL');
    process.exit();
}
/** Whether threads of Node look up a name or use files. */
function isRequesting() {
    return process.getActiveResourcesInfo().some((name) => /^(?:GetAddrInfo|FS)Req/.test(name));
}
/**
 * Turns signals into an abort. The runner cancels a step by SIGINT and SIGTERM, on Windows by Ctrl-C and Ctrl-Break. SIGHUP: the
 * terminal was closed.
 */
function cancellationSignal() {
    const controller = new AbortController();
    for (const name of ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP']) {
        // `on`, not `once`: a signal that comes again would kill the process while it writes its outputs.
        process.on(name, () => controller.abort(name));
    }
    return controller.signal;
}
/** Waits for work. Returns `undefined` if the signal was aborted and the work therefore threw. */
async function unlessAborted(work, signal) {
    try {
        return await work;
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return undefined;
    }
}


/***/ })

};
