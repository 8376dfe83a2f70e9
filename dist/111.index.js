export const id = 111;
export const ids = [111];
export const modules = {

/***/ 6011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ outputsFailure),
/* harmony export */   OZ: () => (/* binding */ invalidInputFailure),
/* harmony export */   PH: () => (/* binding */ listFailure),
/* harmony export */   Yq: () => (/* binding */ cancelledFailure),
/* harmony export */   b5: () => (/* binding */ withAdvice),
/* harmony export */   bF: () => (/* binding */ outputFileName),
/* harmony export */   o: () => (/* binding */ annotateFailures),
/* harmony export */   xc: () => (/* binding */ notWritten),
/* harmony export */   z5: () => (/* binding */ whyNotWritten)
/* harmony export */ });
/* unused harmony export formatProblem */
/* harmony import */ var _support_error_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2990);
/* harmony import */ var _support_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(553);
/* harmony import */ var _support_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8511);
/* harmony import */ var _support_runtime_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4130);
/* harmony import */ var _support_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8711);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6778);
/* harmony import */ var _runner_outputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8918);







/** Characters of all problems in an annotation. The rest is for the advice. */
const MAX_LENGTH = _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATION_LENGTH */ .I1 - 300;
/** The last line says what to do. */
const MAX_PROBLEM_LINES = _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_ANNOTATION_LINES */ .d7 - 1;
/**
 * A failure with a problem on each line. More than four share a line, and if all are too long together, each is truncated. Then the log
 * has them line by line.
 *
 * @param problems those for the annotation
 * @param advice what to do: the last line
 * @param details all problems, for the log
 */
function listFailure(title, problems, advice, details = problems) {
    const texts = problems.map(_runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeLogLine */ ._P);
    const isTooLong = texts.join('').length > MAX_LENGTH;
    const shown = isTooLong
        ? texts.map((text) => (0,_support_text_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(text, Math.floor(MAX_LENGTH / texts.length)))
        : texts;
    const hasMore = isTooLong || details.length > problems.length;
    const seeLog = hasMore ? ` The log lists more (${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(details.length, 'problem')} in total).` : '';
    const isLong = shown.length > MAX_PROBLEM_LINES;
    const lines = [...(isLong ? [shown.join(' · ')] : shown), `${advice}${seeLog}`];
    return { title, lines, ...((isLong || hasMore) && { details }) };
}
/** One input may have very many problems, and the annotation must name every invalid input. */
const MAX_PROBLEMS_PER_INPUT = 3;
function invalidInputFailure(problems) {
    const shown = [...Map.groupBy(problems, ({ input }) => input)].flatMap(([input, all]) => {
        const more = all.length - MAX_PROBLEMS_PER_INPUT;
        // A line for one more problem is as long as that problem.
        if (more <= 1)
            return all;
        return [...all.slice(0, MAX_PROBLEMS_PER_INPUT), { input, text: `has ${(0,_support_format_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(more, 'more problem')}` }];
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
    const reason = `${path}: ${(0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_6__/* .causeChain */ .D)(error).join(': ')}`;
    const denial = (0,_support_files_js__WEBPACK_IMPORTED_MODULE_0__/* .explainDenial */ .LI)(error);
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
    return whyNotWritten(outputFileName(env), advice, () => (0,_runner_outputs_js__WEBPACK_IMPORTED_MODULE_4__/* .checkOutputFile */ .CK)(env));
}
/** The name of the file of outputs, for messages. */
function outputFileName(env) {
    return env['GITHUB_OUTPUT'] || 'GITHUB_OUTPUT';
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
        { ...last, lines: last.lines.with(-1, `${last.lines.at(-1)?.replace(/(?<![.?!])$/, '.')} ${advice}`) },
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
    const whereToFind = `For the service's support: request id ${_support_runtime_js__WEBPACK_IMPORTED_MODULE_1__/* .PROCESS_ID */ ._R}`;
    for (const { title, lines, details = [] } of failures) {
        log.list(details);
        log.error(title, ...lines, ...(OF_SERVICE.has(title) ? [whereToFind] : []));
    }
}


/***/ }),

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
/* harmony import */ var _runner_runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7360);
/* harmony import */ var _cache_process_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5914);
/* harmony import */ var _job_notes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8419);
/* harmony import */ var _rerun_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5262);









/** A failed job waits 10 s for `post` at most: 1 s of them is for the rest. */
const MAX_MS = 9_000;
/**
 * The `post` part of the action, in a job that failed or was cancelled. It keeps in the cache what the steps of the job did, and what they
 * continued, so that a re-run does not repeat it. It reads no inputs and no state: in a composite action they may be another step's.
 *
 * @param folder of the bundle
 */
async function runPost(env, folder, useCache = (0,_cache_process_js__WEBPACK_IMPORTED_MODULE_5__.cacheIn)(folder, env)) {
    // The reader of stdout may close the pipe.
    process.stdout.on('error', () => undefined);
    const { manifestRun: run } = (0,_runner_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .readRunOrigin */ .qM)(env);
    const job = run && (await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .lastJob */ .Kk)(env, run));
    if (job === undefined || !(await isFirst(job)))
        return;
    const { notes } = await (0,_job_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .readNotes */ .WT)(job);
    const kept = (0,_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutReplaced */ .DU)(notes);
    const memory = new _pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .JobMemory */ .vm(kept, 0, { baseUrl: '', organizationId: '' });
    const work = { stored: memory.fileCount, exports: memory.lastRequests };
    const own = notes.filter((note) => note.run.attempt === job.run.attempt);
    // Notes of this attempt alone that did nothing need no entry. With an earlier attempt before them, they say that an export was refused last.
    if ((0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_7__/* .whatWasDone */ .mc)(work) === '' && own.length === notes.length)
        return;
    const [key, text] = [(0,_job_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .keyOf */ .TN)(job, 'job'), JSON.stringify(kept)];
    const isTooLarge = Buffer.byteLength(text) > _cache_process_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_BYTES */ .zx;
    const isMarked = job.run.attempt > 1 && own.some(_pipeline_manifest_job_memory_js__WEBPACK_IMPORTED_MODULE_2__/* .hasOnlyStored */ .WB);
    const save = { ...(!isTooLarge && { [key]: text }), ...(isMarked && { [(0,_job_notes_js__WEBPACK_IMPORTED_MODULE_6__/* .keyOf */ .TN)(job, 'stored')]: '' }) };
    const answer = await useCache({ save }, MAX_MS);
    const log = new _runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .Log */ .tG();
    if (answer.saved?.includes(key))
        log.info(`Kept for a re-run: this job ${(0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_7__/* .whatWasDone */ .mc)(work)}.`);
    else
        log.warning('Attempt not kept', isTooLarge ? TOO_LARGE : answer.why, (0,_rerun_words_js__WEBPACK_IMPORTED_MODULE_7__/* .whatRepeats */ .PN)(work));
    log.flush();
}
/** Each step of the action has a `post` part. Whether this is the first one of the job: only that keeps something. */
function isFirst({ folder }) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'kept'), '', { flag: 'wx' }).then(() => true, 
    // With another error, such as a full disk, nobody knows who was first.
    (error) => (0,_support_error_text_js__WEBPACK_IMPORTED_MODULE_8__/* .errorCode */ .C)(error) !== 'EEXIST');
}
const TOO_LARGE = 'What this job did takes more than 64 MiB.';


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





/** @throws Error if the runner's output file is unknown or can't be written */
function writeOutputs(report, manifestPath, context) {
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
    }, `the manifest: ${manifestPath}`, context);
}
function toAssetIdsJson(report) {
    const ids = report.uploads.filter(_pipeline_outcomes_js__WEBPACK_IMPORTED_MODULE_2__/* .isStored */ .mL);
    // An object with 100,000 names would take much more memory than its text.
    return `{${ids.map(({ path, assetId }) => `${JSON.stringify(path)}:${JSON.stringify(assetId)}`).join()}}`;
}
/** Leaves out the service's responses if they make the output too large. */
function toExportsJson({ exports }) {
    const toJson = (hasResponse) => JSON.stringify(exports.map(({ variantId, network, status, response, location }) => {
        return { variantId, network, status, ...(hasResponse && { response }), location };
    }));
    const json = toJson(true);
    return fitsOutput(json) ? json : toJson(false);
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

/***/ 516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ei: () => (/* binding */ exportKey),
/* harmony export */   M$: () => (/* binding */ allPaths),
/* harmony export */   N4: () => (/* binding */ tally),
/* harmony export */   Sb: () => (/* binding */ notAttempted),
/* harmony export */   Y4: () => (/* binding */ notRequested),
/* harmony export */   m3: () => (/* binding */ isTriggered),
/* harmony export */   mL: () => (/* binding */ isStored)
/* harmony export */ });
function allPaths({ path, otherPaths = [] }) {
    return [path, ...otherPaths];
}
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


/***/ }),

/***/ 553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ isTemporaryFileOf),
/* harmony export */   LI: () => (/* binding */ explainDenial),
/* harmony export */   Xt: () => (/* binding */ foundFile),
/* harmony export */   cJ: () => (/* binding */ ignoresCase),
/* harmony export */   d_: () => (/* binding */ patiently),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   lo: () => (/* binding */ writeFileAtomically),
/* harmony export */   n1: () => (/* binding */ followLinks),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
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
    await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
    // In the target's folder: a rename is atomic only within one file system. Its name has a fixed length: a long target name can't make it too long.
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), `.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(temporary, content);
        await patiently(() => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rename)(temporary, path)).catch(async (error) => {
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
async function makeFolders(path) {
    if ((await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined))?.isDirectory())
        return;
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path) !== path)
        await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path));
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
const MAX_WAIT_MS = 5_000;
/** The codes of a process or system that has no free file descriptor. */
const NO_DESCRIPTOR = ['EMFILE', 'ENFILE'];
/** Windows gives the same codes for locked and for read-only files. */
const LOCKED = ['EACCES', 'EBUSY', 'EPERM'];
/**
 * Opens or moves a file. Tries again for 5 s while there is no free file descriptor, because other work will close some; on Windows also
 * while another program has the file open.
 */
async function patiently(use, { platform = process.platform, sleep = node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout } = {}) {
    for (let waitedMs = 0;; waitedMs += POLL_MS) {
        try {
            return await use();
        }
        catch (error) {
            const code = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_5__/* .errorCode */ .C)(error);
            const mayPass = NO_DESCRIPTOR.includes(code) || (platform === 'win32' && LOCKED.includes(code));
            if (!mayPass || waitedMs >= MAX_WAIT_MS)
                throw error;
            await sleep(POLL_MS);
        }
    }
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
/** The names in a folder; `undefined` if it can't be read. */
function readFolder(folder) {
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
    const names = readFolder(folder) ?? [];
    // Two names that differ in case may be hard links to one file.
    const name = names.find((one) => /[a-z]/i.test(one) && !names.includes(swapCase(one)));
    return name !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, swapCase(name)));
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
